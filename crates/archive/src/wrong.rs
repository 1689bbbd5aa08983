use std::fmt;

use openroom_tournament::Unreadable;

use crate::lines::FORM;

/// What is wrong with a line of a shared file.
#[derive(Debug)]
pub enum Wrong {
    /// There is none.
    Empty,
    /// It is not the heading of an event.
    NoHeading,
    /// The file was written by a newer program.
    Newer {
        /// The form that it has.
        found: u32,
    },
    /// The file ends before all its records.
    EndsEarly,
    /// It is no line of an event.
    NoLine,
    /// Its record cannot be read.
    Record(Unreadable),
    /// Its record is not JSON.
    NotJson,
    /// A withheld record does not show its digest.
    NoDigest,
    /// Its deal is not the one that the log speaks of.
    OtherDeal,
    /// It names no table.
    NoTable,
    /// It is no record of a table.
    NoTableRecord,
    /// Its record of a table is not the one that the log speaks of.
    OtherTableRecord,
    /// Its confidential file is not the one that the log speaks of.
    OtherFile,
    /// A record is missing before it.
    Gap,
    /// Its record cannot stand there.
    Misplaced,
    /// Its hash does not follow.
    Edited,
    /// It is not in UTF-8.
    NotUtf8,
    /// It is too long.
    TooLong,
    /// Its record is withheld where a whole event is read.
    Withheld,
}

impl Wrong {
    /// The newest form of a shared file that this program knows.
    pub const KNOWN: u32 = FORM;
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Wrong::Empty => "the file is empty",
            Wrong::NoHeading => "it is not the heading of an event that `event export` wrote",
            Wrong::Newer { found } => {
                return write!(f, "the file has form {found}; this program knows up to {FORM}");
            }
            Wrong::EndsEarly => "the file ends before all its records",
            Wrong::NoLine => "it is no line of an event",
            Wrong::Record(why) => return why.fmt(f),
            Wrong::NotJson => "the record is not JSON",
            Wrong::NoDigest => "a withheld record must show its digest",
            Wrong::OtherDeal => "the file was edited; the deal is not the one that the log speaks of",
            Wrong::NoTable => "it names no table",
            Wrong::NoTableRecord => "it is no record of a table",
            Wrong::OtherTableRecord => {
                "the file was edited; the record is not the one that the log speaks of"
            }
            Wrong::OtherFile => "the file was edited; the file is not the one that the log speaks of",
            Wrong::Gap => "a record is missing before it",
            Wrong::Misplaced => "the record cannot stand here",
            Wrong::Edited => "the file was edited; the hash does not follow",
            Wrong::NotUtf8 => "it is not UTF-8",
            Wrong::TooLong => "it is too long",
            Wrong::Withheld => "a record is withheld; only a whole event is taken in",
        })
    }
}
