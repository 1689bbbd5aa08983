//! The journal, one module a subject.

mod conformance;
mod sqlite;
mod together;
