//! Files in and out, one module a subject.

mod careless;
mod code_pages;
mod conversion;
mod damaged;
mod dialects;
mod lin;
mod losses;
mod real;
mod round_trip;
mod values;
mod verification;
mod whole_games;
