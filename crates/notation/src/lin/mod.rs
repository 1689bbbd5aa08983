//! LIN, the notation of Bridge Base Online: hands one by one, or a vugraph match with two tables.
//!
//! Alerts and explanations become notes of the auction, commentary becomes comments, a claim
//! becomes the result. Commands that have no place in a game are kept as escaped lines that begin
//! with `LIN`, and are written back.

mod address;
mod board;
mod boards;
mod read;
mod results;
mod write;

pub use read::{LinReader, read_lin};
pub(crate) use write::holds;
pub use write::{LinWriter, write_lin};

/// How an alert without or before an explanation stands in a note.
const ALERT: &str = "alert";

/// How a kept command begins in an escaped line.
const KEPT: &str = "LIN ";

/// The command that lists the results of a match.
const RESULTS: &str = "rs";
