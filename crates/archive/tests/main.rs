//! Events kept, one module a subject.

mod common;
mod fixture;
mod half_played;
mod readers;
mod roles;
mod rulings;
mod tied;
