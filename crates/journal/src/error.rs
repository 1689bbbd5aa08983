use std::fmt;
use std::io;
use std::path::PathBuf;

use crate::{Damage, Stream, Version};

/// What to do about damage.
const RESCUE: &str = "`openroom event salvage NEW` saves what can be read";

/// Why the journal did not do what was asked. Nothing was changed.
#[derive(Debug)]
pub enum JournalError {
    /// Someone else appended first: the stream is not at the expected version.
    Conflict {
        /// The stream.
        stream: Stream,
        /// The version that the writer expected.
        expected: Version,
        /// The version that the stream has.
        actual: Version,
    },
    /// An append of no event.
    Nothing,
    /// An append of too many events or bytes at once.
    TooLarge,
    /// The disk, or the size that was set for the file, is full.
    Full,
    /// Another process writes this journal.
    InUse(PathBuf),
    /// The journal was opened for reading only.
    ReadOnly,
    /// What is stored after this version is damaged; what is before stays readable.
    Damaged {
        /// The stream, where the damage could be placed.
        stream: Option<Stream>,
        /// The last version that is sound.
        after: Version,
        /// What was found.
        found: Damage,
    },
    /// The file is something else.
    NotAJournal(PathBuf),
    /// The file was written by a newer program.
    Newer {
        /// The form that the file has.
        found: u32,
        /// The newest form that this program knows.
        known: u32,
    },
    /// The file exists already.
    Exists(PathBuf),
    /// The journal was closed.
    Closed,
    /// The operating system refused.
    Io {
        /// The file.
        path: PathBuf,
        /// What it said.
        source: io::Error,
    },
    /// The store failed in another way.
    Store(String),
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JournalError::Conflict { stream, expected, actual } => {
                write!(f, "{stream} is at version {actual}, not at {expected}")
            }
            JournalError::Nothing => f.write_str("nothing to append"),
            JournalError::TooLarge => f.write_str("too much to append at once"),
            JournalError::Full => f.write_str("the disk is full; nothing was stored"),
            JournalError::InUse(path) => {
                write!(f, "{} is in use by another process; try again when that has ended", path.display())
            }
            JournalError::ReadOnly => f.write_str("the journal is open for reading only"),
            JournalError::Damaged { stream: Some(stream), after, found } => {
                write!(f, "{stream} is damaged after version {after}: {found}; {RESCUE}")
            }
            JournalError::Damaged { stream: None, after: _, found } => {
                write!(f, "the journal is damaged: {found}; {RESCUE}")
            }
            JournalError::NotAJournal(path) => write!(f, "{} is not a journal", path.display()),
            JournalError::Newer { found, known } => {
                write!(f, "the journal has form {found}; this program knows up to {known}")
            }
            JournalError::Exists(path) => write!(f, "{} exists already", path.display()),
            JournalError::Closed => f.write_str("the journal was closed"),
            JournalError::Io { path, source } => write!(f, "{}: {source}", path.display()),
            JournalError::Store(what) => write!(f, "the store failed: {what}"),
        }
    }
}

impl std::error::Error for JournalError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            JournalError::Io { source, .. } => Some(source),
            _ => None,
        }
    }
}

impl JournalError {
    pub(crate) fn io(path: &std::path::Path) -> impl FnOnce(io::Error) -> JournalError {
        let path = path.to_owned();
        move |source| match source.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => JournalError::Full,
            _ => JournalError::Io { path, source },
        }
    }
}
