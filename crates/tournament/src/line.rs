use std::fmt;

use openroom_cards::{Outcome, Side};
use serde::{Deserialize, Serialize};

use crate::Adjusted;

/// A board at a table in a round; round and table from 1.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Line {
    /// The round.
    pub round: u16,
    /// The table.
    pub table: u16,
    /// The board's number.
    pub board: u32,
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "round {}, table {}, board {}", self.round, self.table, self.board)
    }
}

/// What stands on a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Score {
    /// The result of the table.
    Result(Outcome),
    /// The board was not played.
    NotPlayed,
    /// The board is postponed.
    Postponed,
    /// An adjusted score.
    Adjusted(Adjusted),
}

/// How far a line has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineState {
    /// One side has entered it.
    Entered(Side, Score),
    /// The sides entered different results: this one, and the first.
    Disputed {
        /// What the first side entered.
        first: Score,
        /// What the other side entered.
        second: Score,
    },
    /// Both sides agreed, or the Director decided.
    Agreed(Score),
}

impl LineState {
    /// The score that counts, once there is one.
    pub fn agreed(&self) -> Option<&Score> {
        match self {
            LineState::Agreed(score) => Some(score),
            LineState::Entered(..) | LineState::Disputed { .. } => None,
        }
    }
}
