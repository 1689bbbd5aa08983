use std::collections::BTreeSet;
use std::fmt;

use openroom_cards::{BySeat, Seat, Side};
use serde::{Deserialize, Serialize};

use crate::Kind;

/// The number of a contestant in the movement, from 1: a pair, a player of an individual, or a team.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Contestant(pub u16);

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The number of a set of boards that move together, from 1.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BoardSet(pub u16);

impl fmt::Display for BoardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What a contestant of the movement is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// One player, with changing partners.
    Player,
    /// Two players who stay partners.
    Pair,
    /// A team: one pair North-South and one East-West in the same round.
    Team,
}

/// How the contestants are ranked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Winners {
    /// All contestants in one ranking.
    One,
    /// North-South and East-West each in a ranking of their own.
    Two,
}

/// How many boards there are of each set.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Supply {
    /// Duplicated copies of each set.
    pub copies: u16,
    /// How many tables may pass one copy to and fro within a round.
    pub shared_by: u16,
}

impl Supply {
    /// One copy of each set, at one table a round.
    pub const SINGLE: Supply = Supply { copies: 1, shared_by: 1 };

    /// How many tables may play one set in the same round.
    pub const fn tables_a_round(self) -> u16 {
        self.copies.saturating_mul(self.shared_by)
    }
}

/// One table in one round: who sits where, and which boards are played.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The contestant in each seat; a pair or team fills both seats of its side.
    #[serde(with = "seats")]
    pub seats: BySeat<Option<Contestant>>,
    /// The boards, if any are played.
    pub set: Option<BoardSet>,
}

impl Table {
    /// A table of two pairs or of pairs of two teams; an absent side makes it a half table.
    pub fn sides(ns: Option<Contestant>, ew: Option<Contestant>, set: BoardSet) -> Table {
        let seats = BySeat::from_fn(|seat| match seat.side() {
            Side::NorthSouth => ns,
            Side::EastWest => ew,
        });
        Table { seats, set: Some(set) }
    }

    /// The contestant of a side at a table of pairs or teams.
    pub fn side(&self, side: Side) -> Option<Contestant> {
        self.seats[side.seats()[0]]
    }

    /// Whether all four seats are taken and there are boards to play.
    pub fn is_played(&self) -> bool {
        self.set.is_some() && self.seats.values().iter().all(Option::is_some)
    }

    /// The table turned by a quarter: North-South play the East-West cards.
    pub fn arrow_switched(&self) -> Table {
        Table { seats: BySeat::from_fn(|seat| self.seats[seat.lho()]), set: self.set }
    }

    /// The seats and contestants that are there.
    pub fn occupants(&self) -> impl Iterator<Item = (Seat, Contestant)> {
        self.seats.iter().filter_map(|(seat, who)| who.map(|who| (seat, who)))
    }
}

/// One round: every table in order of its number.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Round {
    /// The tables, table 1 first.
    pub tables: Vec<Table>,
}

/// A movement: rounds of tables, with the contestants in each seat and the boards they play.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Movement {
    /// The kind that it was made as.
    pub kind: Kind,
    /// What the contestants are.
    pub unit: Unit,
    /// How they are ranked.
    pub winners: Winners,
    /// How many contestants there are, numbered from 1.
    pub contestants: u16,
    /// How many sets of boards there are, numbered from 1.
    pub sets: u16,
    /// How many boards a set holds.
    pub boards_per_set: u16,
    /// How many tables may play a set in the same round.
    pub supply: Supply,
    /// The rounds, round 1 first.
    pub rounds: Vec<Round>,
}

impl Movement {
    /// How many tables are set up.
    pub fn tables(&self) -> usize {
        self.rounds.iter().map(|round| round.tables.len()).max().unwrap_or(0)
    }

    /// How many boards there are in all.
    pub fn boards(&self) -> u32 {
        u32::from(self.sets) * u32::from(self.boards_per_set)
    }

    /// The first and last board number of a set.
    pub fn board_numbers(&self, set: BoardSet) -> (u32, u32) {
        let size = u32::from(self.boards_per_set);
        (u32::from(set.0 - 1) * size + 1, u32::from(set.0) * size)
    }

    /// The same movement with this many boards in a set.
    pub fn with_boards_per_set(mut self, boards: u16) -> Movement {
        self.boards_per_set = boards;
        self
    }

    /// The movement as it is when play stops after a round; the sets that are played are numbered anew.
    pub fn stopped_after(mut self, rounds: u16) -> Movement {
        self.rounds.truncate(usize::from(rounds));
        let tables = self.rounds.iter().flat_map(|round| &round.tables);
        let played: BTreeSet<BoardSet> = tables.filter_map(|table| table.set).collect();
        let number = |set: BoardSet| BoardSet(played.range(..=set).count() as u16);
        for table in self.rounds.iter_mut().flat_map(|round| &mut round.tables) {
            table.set = table.set.map(number);
        }
        self.sets = played.len() as u16;
        self
    }

    /// The contestants in order.
    pub fn all_contestants(&self) -> impl Iterator<Item = Contestant> + use<> {
        (1..=self.contestants).map(Contestant)
    }

    /// The contestants of each ranking: one group, or North-South and East-West by first seat.
    pub fn lines(&self) -> Vec<Vec<Contestant>> {
        match self.winners {
            Winners::One => vec![self.all_contestants().collect()],
            Winners::Two => {
                let (ns, ew) =
                    self.all_contestants().partition(|&c| self.first_side(c) != Some(Side::EastWest));
                vec![ns, ew]
            }
        }
    }

    fn first_side(&self, contestant: Contestant) -> Option<Side> {
        self.rounds
            .iter()
            .flat_map(|round| &round.tables)
            .flat_map(Table::occupants)
            .find(|&(_, who)| who == contestant)
            .map(|(seat, _)| seat.side())
    }
}

mod seats {
    use openroom_cards::BySeat;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::Contestant;

    pub(super) fn serialize<S: Serializer>(
        seats: &BySeat<Option<Contestant>>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        seats.values().serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<BySeat<Option<Contestant>>, D::Error> {
        <[Option<Contestant>; 4]>::deserialize(deserializer).map(BySeat::new)
    }
}
