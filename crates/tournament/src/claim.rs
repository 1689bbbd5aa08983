//! Claims that a score is wrong, and confidential files: what the log holds of them.

use serde::{Deserialize, Serialize};

use crate::{AppealNo, EntryNo, Line, Person, RulingNo};

/// The number of a claim that a score is wrong, from 1.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ClaimNo(pub u16);

/// A claim that a score is wrong, recorded when it was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ErrorClaim {
    /// Where.
    pub line: Line,
    /// Whose.
    pub entry: EntryNo,
    /// What is wrong, in the contestant's words.
    pub text: String,
    /// What the Director found; none while it waits.
    pub settled: Option<String>,
}

/// The number of a confidential file, from 1.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FileNo(pub u16);

/// What a confidential file is about.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum About {
    /// The event.
    Event,
    /// A person.
    Person(Person),
    /// A ruling.
    Ruling(RulingNo),
    /// An appeal.
    Appeal(AppealNo),
}

/// A confidential file, which lies outside the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConfidentialFile {
    /// What it is about.
    pub about: About,
    /// Its digest.
    pub digest: crate::Digest,
    /// Whether it was taken away.
    pub removed: bool,
}
