use std::collections::{BTreeMap, BTreeSet};

use openroom_cards::Side;
use openroom_movements::{Bracket, Kind, Movement, Supply, Unit, Winners, guide, knockout};
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

    /// The boards of a round or, for teams, of a match; none in a knockout, where a margin decides.
    pub(crate) fn match_boards(&self) -> Option<u32> {
        match self {
            Plan::Knockout { .. } => None,
            Plan::Swiss { rounds: _, boards } => Some(u32::from(*boards)),
            Plan::Movement(movement) => {
                let sets = match movement.unit {
                    Unit::Player | Unit::Pair => 1,
                    Unit::Team => longest_match(movement),
                };
                Some(sets * u32::from(movement.boards_per_set))
            }
        }
    }

    /// The boards that a contestant plays who never sits out.
    pub(crate) fn boards_played(&self, contestants: u16) -> u32 {
        let (rounds, boards) = match self {
            Plan::Movement(movement) => {
                let rounds = |who| guide(movement, who).iter().filter(|place| place.set.is_some()).count();
                let most = movement.all_contestants().map(rounds).max().unwrap_or_default();
                (most as u32, movement.boards_per_set)
            }
            Plan::Swiss { rounds, boards } => (u32::from(*rounds), *boards),
            Plan::Knockout { boards } => (u32::from(stages(contestants)), *boards),
        };
        rounds * u32::from(boards)
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

/// The sets of boards of the longest match.
fn longest_match(movement: &Movement) -> u32 {
    let mut matches: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    for table in movement.rounds.iter().flat_map(|round| &round.tables) {
        if let (Some(ns), Some(ew), Some(set)) =
            (table.side(Side::NorthSouth), table.side(Side::EastWest), table.set)
        {
            matches.entry((ns.min(ew), ns.max(ew))).or_default().insert(set);
        }
    }
    matches.values().map(BTreeSet::len).max().unwrap_or(1) as u32
}

fn stages(contestants: u16) -> u16 {
    knockout(contestants).map_or(0, |bracket| bracket.rounds.len() as u16)
}
