use openroom_lawbook::Edition;
use serde::{Deserialize, Serialize};

/// What a table is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Kind {
    /// To try things: whoever opened it has every place that nobody else took.
    Training,
    /// To play: one person a place, and nobody who plays is Director.
    Online,
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
