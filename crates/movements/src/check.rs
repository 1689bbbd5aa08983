use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use openroom_cards::{Seat, Side};

use crate::{BoardSet, Contestant, Movement, Table, Unit};

/// Something that makes a movement unplayable.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Fault {
    /// A contestant number above the number of contestants, or 0.
    NoSuchContestant {
        /// The number.
        contestant: Contestant,
        /// The round, from 1.
        round: u16,
    },
    /// A set number above the number of sets, or 0.
    NoSuchSet {
        /// The number.
        set: BoardSet,
        /// The round, from 1.
        round: u16,
    },
    /// A contestant has two places in one round (a team: twice on the same side).
    TwoSeats {
        /// The contestant.
        contestant: Contestant,
        /// The round, from 1.
        round: u16,
    },
    /// The two seats of a side hold different contestants, or a contestant meets itself.
    SplitSide {
        /// The table, from 1.
        table: u16,
        /// The round, from 1.
        round: u16,
    },
    /// A contestant plays a set of boards for the second time.
    BoardTwice {
        /// The contestant.
        contestant: Contestant,
        /// The boards.
        set: BoardSet,
        /// The round of the second time, from 1.
        round: u16,
    },
    /// More tables play a set in one round than its copies and sharing allow.
    TooManyTables {
        /// The boards.
        set: BoardSet,
        /// The round, from 1.
        round: u16,
        /// How many tables play it.
        tables: u16,
    },
    /// A team's pair met another team on boards that the other two pairs never played.
    HalfMatch {
        /// The team that sat North-South.
        ns: Contestant,
        /// The team that sat East-West.
        ew: Contestant,
        /// The boards.
        set: BoardSet,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoSuchContestant { contestant, round } => {
                write!(f, "round {round}: there is no contestant {contestant}")
            }
            Fault::NoSuchSet { set, round } => write!(f, "round {round}: there is no board set {set}"),
            Fault::TwoSeats { contestant, round } => {
                write!(f, "round {round}: contestant {contestant} has two places")
            }
            Fault::SplitSide { table, round } => {
                write!(f, "round {round}, table {table}: the seats do not make two sides")
            }
            Fault::BoardTwice { contestant, set, round } => {
                write!(f, "round {round}: contestant {contestant} meets board set {set} again")
            }
            Fault::TooManyTables { set, round, tables } => {
                write!(f, "round {round}: board set {set} is needed at {tables} tables")
            }
            Fault::HalfMatch { ns, ew, set } => {
                write!(f, "teams {ns} and {ew}: board set {set} is played at one table only")
            }
        }
    }
}

/// The faults of a movement, in the order of the rounds; none when it is right.
pub fn faults(movement: &Movement) -> Vec<Fault> {
    let mut found = Vec::new();
    let mut played = BTreeSet::new();
    for (round, tables) in (1..).zip(movement.rounds.iter().map(|round| &round.tables)) {
        let mut seated = BTreeSet::new();
        let mut at: BTreeMap<BoardSet, u16> = BTreeMap::new();
        for (number, table) in (1..).zip(tables) {
            if !sides_are_whole(movement.unit, table) {
                found.push(Fault::SplitSide { table: number, round });
            }
            for (seat, contestant) in places(movement.unit, table) {
                if contestant.0 == 0 || contestant.0 > movement.contestants {
                    found.push(Fault::NoSuchContestant { contestant, round });
                }
                if !seated.insert((contestant, side_of_team(movement.unit, seat))) {
                    found.push(Fault::TwoSeats { contestant, round });
                }
            }
            let Some(set) = table.set.filter(|_| table.is_played()) else { continue };
            if set.0 == 0 || set.0 > movement.sets {
                found.push(Fault::NoSuchSet { set, round });
            }
            *at.entry(set).or_default() += 1;
            for (seat, contestant) in places(movement.unit, table) {
                if !played.insert((contestant, side_of_team(movement.unit, seat), set)) {
                    found.push(Fault::BoardTwice { contestant, set, round });
                }
            }
        }
        let allowed = movement.supply.tables_a_round();
        found.extend(
            at.into_iter()
                .filter(|&(_, tables)| tables > allowed)
                .map(|(set, tables)| Fault::TooManyTables { set, round, tables }),
        );
    }
    if movement.unit == Unit::Team {
        found.extend(half_matches(movement));
    }
    found
}

/// The places to count at a table: four players, or one for each side.
pub(crate) fn places(unit: Unit, table: &Table) -> impl Iterator<Item = (Seat, Contestant)> {
    table.occupants().filter(move |(seat, _)| match unit {
        Unit::Player => true,
        Unit::Pair | Unit::Team => matches!(seat, Seat::North | Seat::East),
    })
}

fn side_of_team(unit: Unit, seat: Seat) -> Option<Side> {
    match unit {
        Unit::Player | Unit::Pair => None,
        Unit::Team => Some(seat.side()),
    }
}

fn sides_are_whole(unit: Unit, table: &Table) -> bool {
    let [n, e, s, w] = *table.seats.values();
    match unit {
        Unit::Player => true,
        Unit::Pair | Unit::Team => n == s && e == w && (n.is_none() || n != e),
    }
}

fn half_matches(movement: &Movement) -> Vec<Fault> {
    let meetings: BTreeSet<_> = movement
        .rounds
        .iter()
        .flat_map(|round| &round.tables)
        .filter_map(|table| Some((table.side(Side::NorthSouth)?, table.side(Side::EastWest)?, table.set?)))
        .collect();
    meetings
        .iter()
        .filter(|&&(ns, ew, set)| !meetings.contains(&(ew, ns, set)))
        .map(|&(ns, ew, set)| Fault::HalfMatch { ns, ew, set })
        .collect()
}
