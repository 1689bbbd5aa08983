use openroom_movements::{Bracket, Kind, Movement, Supply, Unit, Winners, knockout};
use serde::{Deserialize, Serialize};

/// How a section is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Plan {
    /// By a movement that is known before the first board.
    Movement(Box<Movement>),
    /// Rounds drawn one by one from the standings.
    Swiss {
        /// How many rounds.
        rounds: u16,
        /// Boards in a round.
        boards: u16,
    },
    /// Matches whose losers are out; the first in the order is seeded highest.
    Knockout {
        /// Boards in a match.
        boards: u16,
    },
}

impl Plan {
    /// How many contestants it is for; none where it takes all that there are.
    pub fn contestants(&self) -> Option<u16> {
        match self {
            Plan::Movement(movement) => Some(movement.contestants),
            Plan::Swiss { .. } | Plan::Knockout { .. } => None,
        }
    }

    /// The movement with which play begins, for this many contestants; drawn rounds come later.
    pub(crate) fn movement(&self, unit: Unit, contestants: u16) -> Movement {
        let drawn = |kind, rounds, boards| Movement {
            kind,
            unit,
            winners: Winners::One,
            contestants,
            sets: rounds,
            boards_per_set: boards,
            supply: Supply {
                copies: (contestants / 2).max(1),
                shared_by: if unit == Unit::Team { 2 } else { 1 },
            },
            rounds: Vec::new(),
        };
        match self {
            Plan::Movement(movement) => (**movement).clone(),
            Plan::Swiss { rounds, boards } => drawn(Kind::Swiss, *rounds, *boards),
            Plan::Knockout { boards } => drawn(Kind::Knockout, stages(contestants), *boards),
        }
    }

    /// The bracket of a knockout.
    pub(crate) fn bracket(&self, contestants: u16) -> Option<Bracket> {
        match self {
            Plan::Knockout { .. } => knockout(contestants),
            Plan::Movement(_) | Plan::Swiss { .. } => None,
        }
    }
}

fn stages(contestants: u16) -> u16 {
    knockout(contestants).map_or(0, |bracket| bracket.rounds.len() as u16)
}
