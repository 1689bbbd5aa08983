use openroom_cards::Seat;
use openroom_lawbook::Edition;
use serde::{Deserialize, Serialize};

use crate::secret::Key;

/// What a table is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Kind {
    /// To try things: whoever opened it has every place that nobody else took.
    Training,
    /// To play: one person a place, and nobody who plays is Director.
    Online,
}

/// Who opens a table.
#[derive(Clone)]
pub(crate) struct Owner {
    /// The session.
    pub(crate) key: Key,
    /// Whether he plays, so that the Director's desk is somebody else's.
    pub(crate) plays: bool,
}

/// Whom a spectator watches.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Watching {
    /// One player.
    One(Seat),
    /// All four.
    All,
}

impl Watching {
    /// The one player.
    pub(crate) const fn one(self) -> Option<Seat> {
        match self {
            Watching::One(seat) => Some(seat),
            Watching::All => None,
        }
    }
}

/// The scenario that a table follows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Script {
    /// The file of scenarios.
    pub(crate) file: String,
    /// The block in it, counted from 0.
    pub(crate) block: usize,
    /// The edition that it is run in.
    pub(crate) edition: Edition,
}
