//! The solver against brute force, against another solver, against known answers, and against itself.

mod convert;
mod force;
mod known;
mod peer;
mod random;
mod same;
