//! Results of scoring devices as the Bridgemate Data Connector gives them: an array of results,
//! by itself or within the connector's answer.
//!
//! The older BWS database is not read.

mod games;
mod wire;

use std::fmt;

use openroom_cards::{BySide, Card, Outcome};

pub(crate) use games::has_entry;
pub use games::{read_bridgemate, write_bridgemate};
pub use wire::{read_entries, write_entries};

/// An artificial score in words.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Average {
    /// Average minus.
    Minus,
    /// Average.
    Even,
    /// Average plus.
    Plus,
}

impl Average {
    const ALL: [Average; 3] = [Average::Minus, Average::Even, Average::Plus];
}

impl fmt::Display for Average {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Average::Minus => "Avg-",
            Average::Even => "Avg",
            Average::Plus => "Avg+",
        })
    }
}

/// What became of a board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Scored {
    /// It was played.
    Outcome(Outcome),
    /// It was not played.
    NotPlayed,
    /// Each side has an artificial score.
    Averages(BySide<Average>),
}

/// What was entered for a board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Entered {
    /// What became of it.
    Scored(Scored),
    /// An earlier entry is withdrawn: what it was, where that is said.
    Deleted(Option<Scored>),
}

/// The direction of a score that counts for both sides.
pub const BOTH: u8 = 3;

/// The entry of one board at one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The session.
    pub session: String,
    /// The section.
    pub section: String,
    /// The table.
    pub table: u32,
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// The pair of each side.
    pub pairs: BySide<u32>,
    /// For which side the score counts, as the connector says it: 1 North-South, 2 East-West, 3 both.
    pub direction: u8,
    /// What was entered.
    pub entered: Entered,
    /// The opening lead.
    pub lead: Option<Card>,
}
