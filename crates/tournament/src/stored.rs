use std::fmt;

use crate::Record;

/// The version of the form in which records are stored.
pub const FORMAT: u16 = 8;

/// Stored bytes that are no record.
#[derive(Debug)]
pub enum Unreadable {
    /// A later program wrote them.
    Newer {
        /// The form they are in.
        found: u16,
    },
    /// They are damaged, or something else.
    Damaged(serde_json::Error),
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::Newer { found } => {
                write!(f, "the record has form {found}; this program knows up to {FORMAT}")
            }
            Unreadable::Damaged(error) => write!(f, "the record cannot be read: {error}"),
        }
    }
}

impl std::error::Error for Unreadable {}

/// A record as bytes for a journal, in the form [`FORMAT`].
pub fn to_bytes(record: &Record) -> Result<Vec<u8>, Unreadable> {
    serde_json::to_vec(record).map_err(Unreadable::Damaged)
}

/// The same with a salt, which makes its hash tell nothing to one who does not hold the record.
pub fn to_salted_bytes(record: &Record, salt: &str) -> Result<Vec<u8>, Unreadable> {
    #[derive(serde::Serialize)]
    struct Salted<'a> {
        by: crate::Person,
        at: crate::Moment,
        what: &'a crate::Happened,
        salt: &'a str,
    }
    let Record { by, at, what } = record;
    serde_json::to_vec(&Salted { by: *by, at: *at, what, salt }).map_err(Unreadable::Damaged)
}

/// A record from the bytes of a journal.
pub fn from_bytes(format: u16, bytes: &[u8]) -> Result<Record, Unreadable> {
    if format == 0 || format > FORMAT {
        return Err(Unreadable::Newer { found: format });
    }
    serde_json::from_slice(bytes).map_err(Unreadable::Damaged)
}
