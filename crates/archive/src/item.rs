use std::fmt;

use openroom_tournament::{FileNo, Line};

/// What is kept sealed beside the log.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Item {
    /// The deal of a board.
    Deal {
        /// The session.
        session: u16,
        /// The board.
        board: u32,
    },
    /// The record of a table.
    Record(Line),
    /// A confidential file.
    File(FileNo),
    /// Something else, by its name.
    Other(String),
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Item::Deal { session, board } => write!(f, "the deal of board {board} of session {session}"),
            Item::Record(line) => write!(f, "the record of {line}"),
            Item::File(file) => write!(f, "file {}", file.0),
            Item::Other(name) => f.write_str(name),
        }
    }
}
