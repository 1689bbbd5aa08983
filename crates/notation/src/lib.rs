//! Files of the bridge world, in and out.
//!
//! [`pbn::Game`] is the common form: it can hold whatever the other formats can, so every reader
//! gives games and every writer takes them. What a reader found wrong comes as [`Complaint`]s,
//! what a writer could not keep as [`Loss`](loss::Loss)es; neither is an error.

mod complaint;
mod text;

pub mod pbn;

pub use complaint::{Complaint, Place, Problem, Severity};
pub use text::{Encoding, LONGEST_LINE, Line, Lines, ReadError};
