//! The Laws at the table, one module a Law.
#![allow(unreachable_pub)]

mod bench;
mod law27;
mod leads;
