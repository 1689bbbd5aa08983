use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Person;

/// The number of an entry, from 1 in the order of entering.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EntryNo(pub u16);

impl fmt::Display for EntryNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A contestant that entered: a player, a pair, or a team.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Who plays.
    pub players: Vec<Person>,
    /// The captain of a team, playing or not.
    pub captain: Option<Person>,
    /// Whether the entry was withdrawn.
    pub withdrawn: bool,
}
