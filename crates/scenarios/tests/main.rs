//! Scenarios and their documents, one module a subject.

mod explain;
mod fake;
mod house;
mod parse;
mod rulings;
mod tables;
