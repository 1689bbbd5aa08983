use std::fmt;
use std::io;

use openroom_journal::{Damage, JournalError, Stream};
use openroom_tournament::{Refused, Replaced, Unreadable};

use crate::{Item, Wrong};

/// Why an event was not read, changed or shared. No text of these holds a card.
#[derive(Debug)]
pub enum ArchiveError {
    /// The command was refused.
    Refused(Refused),
    /// The journal failed.
    Journal(JournalError),
    /// A stored record cannot be read.
    Unreadable {
        /// Its version in the stream.
        version: u64,
        /// What is wrong with it.
        why: Unreadable,
    },
    /// There is no such event.
    NoSuchEvent(Stream),
    /// Others wrote the event again and again at the same time.
    Busy(Stream),
    /// What is sealed cannot be opened: another key, or damage.
    Sealed {
        /// What it is.
        what: Item,
    },
    /// It is not kept here.
    NotKept {
        /// What it is.
        what: Item,
    },
    /// A command was given without the papers that must come with it.
    WithoutPapers,
    /// Names or contacts of people who are known here would be replaced.
    OtherNames(Vec<Replaced>),
    /// Somebody has still to play the board.
    StillToBePlayed {
        /// The session.
        session: u16,
        /// The board.
        board: u32,
    },
    /// The system gave no random bytes.
    NoEntropy,
    /// Names that are kept cannot be read.
    Names(Damage),
    /// A numbered paper cannot be read or written.
    Paper {
        /// Where it lies.
        place: String,
        /// What is wrong with it.
        found: String,
    },
    /// Reading or writing failed.
    Io(io::Error),
    /// A line of a shared file is not what it must be.
    Line {
        /// Its number, from 1.
        number: u64,
        /// What is wrong with it.
        wrong: Wrong,
    },
}

impl fmt::Display for ArchiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArchiveError::Refused(refused) => refused.fmt(f),
            ArchiveError::Journal(error) => error.fmt(f),
            ArchiveError::Unreadable { version, why } => write!(f, "record {version}: {why}"),
            ArchiveError::NoSuchEvent(stream) => write!(f, "there is no event {stream}"),
            ArchiveError::Busy(stream) => write!(f, "event {stream} is being written by others; try again"),
            ArchiveError::Sealed { what } => {
                write!(f, "{what} cannot be opened with this key, or is damaged")
            }
            ArchiveError::NotKept { what: what @ Item::Deal { .. } } => {
                write!(
                    f,
                    "{what} is not kept here: it was not dealt here, or the event was imported without it"
                )
            }
            ArchiveError::NotKept { what } => write!(f, "{what} is not kept here"),
            ArchiveError::WithoutPapers => f.write_str(
                "deals and files are kept and taken out with their papers, not by this command alone",
            ),
            ArchiveError::OtherNames(replaced) => {
                let few: Vec<String> = replaced.iter().take(5).map(ToString::to_string).collect();
                let more = if replaced.len() > few.len() { "; …" } else { "" };
                let count = replaced.len();
                write!(
                    f,
                    "{count} people are known here by other names or contacts: {}{more}",
                    few.join("; ")
                )
            }
            ArchiveError::StillToBePlayed { session, board } => {
                write!(f, "board {board} of session {session} has still to be played")
            }
            ArchiveError::NoEntropy => f.write_str("the system gave no random bytes"),
            ArchiveError::Names(what) => write!(f, "the names cannot be read: {what}"),
            ArchiveError::Paper { place, found } => write!(f, "{place} cannot be read: {found}"),
            ArchiveError::Io(error) => error.fmt(f),
            ArchiveError::Line { number, wrong } => write!(f, "line {number}: {wrong}"),
        }
    }
}

impl std::error::Error for ArchiveError {}

impl From<JournalError> for ArchiveError {
    fn from(error: JournalError) -> ArchiveError {
        ArchiveError::Journal(error)
    }
}

impl From<Refused> for ArchiveError {
    fn from(refused: Refused) -> ArchiveError {
        ArchiveError::Refused(refused)
    }
}

impl From<io::Error> for ArchiveError {
    fn from(error: io::Error) -> ArchiveError {
        ArchiveError::Io(error)
    }
}
