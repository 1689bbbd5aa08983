use std::collections::BTreeSet;
use std::fmt;

use openroom_cards::{BySeat, Side};
use serde::{Deserialize, Serialize};

use crate::{Contestant, Fault, Movement, Round, Table, Unit, faults};

/// Something that happens to a movement while it is played. Rounds and tables count from 1.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// A contestant leaves after a round; its opponents sit out from then on.
    Withdraw {
        /// Who leaves.
        contestant: Contestant,
        /// The last round it plays; 0 before the start.
        after: u16,
    },
    /// A contestant of the movement comes late: until then its opponents sit out.
    Late {
        /// Who comes.
        contestant: Contestant,
        /// The first round it plays.
        from: u16,
    },
    /// The sides of a table sat the wrong way: they are recorded as they sat.
    TurnTable {
        /// The round.
        round: u16,
        /// The table.
        table: u16,
    },
    /// Two contestants took each other's places in a round.
    Exchange {
        /// The round.
        round: u16,
        /// One of them.
        one: Contestant,
        /// The other.
        other: Contestant,
    },
    /// A table played boards that were not its own.
    OtherBoards {
        /// The round.
        round: u16,
        /// The table.
        table: u16,
        /// What it played.
        set: crate::BoardSet,
    },
    /// The two sides of a table also play other boards, at a table that is set up for them.
    AlsoPlays {
        /// The round whose table it is.
        round: u16,
        /// The table.
        table: u16,
        /// What it plays besides.
        set: crate::BoardSet,
    },
    /// They do not play them after all: the table that was set up for them is taken down.
    NoLongerPlays {
        /// The round whose table it is.
        round: u16,
        /// The table whose sides were to play them.
        table: u16,
        /// What they do not play besides.
        set: crate::BoardSet,
    },
}

/// Why a change does not fit the movement.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ChangeRefused {
    /// There is no such contestant.
    NoSuchContestant(Contestant),
    /// There is no such round.
    NoSuchRound(u16),
    /// There is no such table in the round.
    NoSuchTable(u16),
    /// There is no such set of boards.
    NoSuchSet(crate::BoardSet),
    /// No table has an empty place.
    NoPlace,
    /// A contestant does not change places with itself.
    SameContestant(Contestant),
    /// The table has these boards already.
    SameSet(crate::BoardSet),
    /// No table was set up for the two sides to play these boards besides.
    NotBesides(crate::BoardSet),
}

impl fmt::Display for ChangeRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ChangeRefused::NoSuchContestant(contestant) => write!(f, "there is no contestant {contestant}"),
            ChangeRefused::NoSuchRound(round) => write!(f, "there is no round {round}"),
            ChangeRefused::NoSuchTable(table) => write!(f, "there is no table {table} in that round"),
            ChangeRefused::NoSuchSet(set) => write!(f, "there is no board set {set}"),
            ChangeRefused::NoPlace => f.write_str("no table has an empty place"),
            ChangeRefused::SameContestant(contestant) => {
                write!(f, "contestant {contestant} does not change places with itself")
            }
            ChangeRefused::SameSet(set) => write!(f, "the table plays board set {set} already"),
            ChangeRefused::NotBesides(set) => write!(f, "the table does not play board set {set} besides"),
        }
    }
}

impl std::error::Error for ChangeRefused {}

impl Movement {
    /// The movement after a change, with what is now wrong in it (boards that someone has
    /// met already, for instance), which the Director has to settle. One act, one change.
    pub fn changed(&self, change: Change) -> Result<(Movement, Vec<Fault>), ChangeRefused> {
        let mut after = self.clone();
        match change {
            Change::Withdraw { contestant, after: last } => {
                self.require(contestant)?;
                if usize::from(last) > self.rounds.len() {
                    return Err(ChangeRefused::NoSuchRound(last));
                }
                after.remove(contestant, usize::from(last)..self.rounds.len());
            }
            Change::Late { contestant, from } => {
                self.require(contestant)?;
                let first = self.round_index(from)?;
                after.remove(contestant, 0..first);
            }
            Change::TurnTable { round, table } => {
                let place = after.table_mut(round, table)?;
                *place = place.arrow_switched();
            }
            Change::Exchange { round, one, other } => {
                self.require(one)?;
                self.require(other)?;
                if one == other {
                    return Err(ChangeRefused::SameContestant(one));
                }
                let index = self.round_index(round)?;
                for table in &mut after.rounds[index].tables {
                    table.seats = table.seats.map(|who| match who {
                        Some(who) if who == one => Some(other),
                        Some(who) if who == other => Some(one),
                        who => who,
                    });
                }
            }
            Change::OtherBoards { round, table, set } => {
                self.require_set(set)?;
                let place = after.table_mut(round, table)?;
                if place.set.replace(set) == Some(set) {
                    return Err(ChangeRefused::SameSet(set));
                }
            }
            Change::AlsoPlays { round, table, set } => {
                self.require_set(set)?;
                let mut more = *after.table_mut(round, table)?;
                more.set = Some(set);
                let index = self.round_index(round)?;
                after.rounds[index].tables.push(more);
            }
            Change::NoLongerPlays { round, table, set } => {
                let besides = self.besides(round, table, set).ok_or(ChangeRefused::NotBesides(set))?;
                after.table_mut(round, besides)?.set = None;
                let index = self.round_index(round)?;
                after.rounds[index].take_down();
            }
        }
        let wrong = faults(&after);
        Ok((after, wrong))
    }

    /// The table that was set up in a round for the two sides of another to play these boards besides.
    pub fn besides(&self, round: u16, table: u16, set: crate::BoardSet) -> Option<u16> {
        let tables = &self.rounds.get(self.round_index(round).ok()?)?.tables;
        let own = tables.get(usize::from(table).checked_sub(1)?)?;
        let mut others = (1..).zip(tables).skip(usize::from(table));
        others.find(|(_, other)| other.set == Some(set) && other.has_those_of(own)).map(|(number, _)| number)
    }

    /// Whether a table of a round was set up for those of another to play more boards.
    pub fn is_set_up_besides(&self, round: u16, table: u16) -> bool {
        let Some(tables) = self.round_index(round).ok().map(|index| &self.rounds[index].tables) else {
            return false;
        };
        let place = usize::from(table).saturating_sub(1);
        tables.get(place).is_some_and(|own| tables[..place].iter().any(|other| other.has_those_of(own)))
    }

    /// The movement without a contestant from the start: its place is empty, its opponents sit
    /// out, and the higher numbers move down by one.
    pub fn without(&self, contestant: Contestant) -> Result<Movement, ChangeRefused> {
        self.require(contestant)?;
        let mut after = self.clone();
        after.remove(contestant, 0..self.rounds.len());
        after.contestants -= 1;
        for table in after.rounds.iter_mut().flat_map(|round| &mut round.tables) {
            table.seats = table
                .seats
                .map(|who| who.map(|who| if who > contestant { Contestant(who.0 - 1) } else { who }));
        }
        Ok(after)
    }

    /// The movement with one contestant more, who takes an empty place in each round from this one on where there is
    /// one with boards that are new to it; with what is then wrong.
    pub fn joined(&self, from: u16) -> Result<(Movement, Vec<Fault>), ChangeRefused> {
        let first = self.round_index(from)?;
        let mut after = self.clone();
        after.contestants += 1;
        let new = Contestant(after.contestants);
        let mut played = BTreeSet::new();
        for round in &mut after.rounds[first..] {
            let free = |table: &&mut Table| {
                has_an_empty_place(self.unit, table) && table.set.is_some_and(|set| !played.contains(&set))
            };
            let Some(table) = round.tables.iter_mut().find(free) else { continue };
            played.extend(table.set);
            table.seats = table.seats.map(|who| who.or(Some(new)));
        }
        if played.is_empty() {
            return Err(ChangeRefused::NoPlace);
        }
        let wrong = faults(&after);
        Ok((after, wrong))
    }

    /// The contestants that do not play in a round (from 1): empty places opposite, or none at all.
    pub fn sitting_out(&self, round: u16) -> Vec<Contestant> {
        let Ok(index) = self.round_index(round) else { return Vec::new() };
        let playing: Vec<Contestant> = self.rounds[index]
            .tables
            .iter()
            .filter(|table| table.is_played())
            .flat_map(|table| table.occupants().map(|(_, who)| who))
            .collect();
        self.all_contestants().filter(|who| !playing.contains(who)).collect()
    }

    fn require(&self, contestant: Contestant) -> Result<(), ChangeRefused> {
        if contestant.0 == 0 || contestant.0 > self.contestants {
            return Err(ChangeRefused::NoSuchContestant(contestant));
        }
        Ok(())
    }

    fn require_set(&self, set: crate::BoardSet) -> Result<(), ChangeRefused> {
        if set.0 == 0 || set.0 > self.sets { Err(ChangeRefused::NoSuchSet(set)) } else { Ok(()) }
    }

    fn round_index(&self, round: u16) -> Result<usize, ChangeRefused> {
        usize::from(round)
            .checked_sub(1)
            .filter(|&index| index < self.rounds.len())
            .ok_or(ChangeRefused::NoSuchRound(round))
    }

    fn table_mut(&mut self, round: u16, table: u16) -> Result<&mut Table, ChangeRefused> {
        let index = self.round_index(round)?;
        let refused = ChangeRefused::NoSuchTable(table);
        let at = usize::from(table).checked_sub(1).ok_or(refused)?;
        self.rounds[index].tables.get_mut(at).ok_or(refused)
    }

    fn remove(&mut self, contestant: Contestant, rounds: std::ops::Range<usize>) {
        for table in self.rounds[rounds].iter_mut().flat_map(|round| &mut round.tables) {
            let before = table.seats;
            table.seats = BySeat::from_fn(|seat| before[seat].filter(|&who| who != contestant));
        }
    }
}

impl Table {
    /// Whether the same contestants sit here as at another table, whichever way. The two tables of a match of teams
    /// have the same contestants the other way on the same boards.
    fn has_those_of(&self, other: &Table) -> bool {
        let sits_there = |who: Contestant| other.occupants().any(|(_, there)| there == who);
        let same_way = self.seats == other.seats;
        let other_boards = self.set.is_none() || self.set != other.set;
        self.occupants().count() == 4
            && (same_way || other_boards && self.occupants().all(|(_, who)| sits_there(who)))
    }
}

impl Round {
    /// Tables at the end at which nothing is played besides any more go.
    fn take_down(&mut self) {
        while let Some((last, others)) = self.tables.split_last()
            && last.set.is_none()
            && others.iter().any(|other| last.has_those_of(other))
        {
            self.tables.pop();
        }
    }
}

/// Whether one contestant would make the table whole.
fn has_an_empty_place(unit: Unit, table: &Table) -> bool {
    match unit {
        Unit::Player => table.occupants().count() == 3,
        Unit::Pair => {
            let empty = |side: Side| side.seats().into_iter().all(|seat| table.seats[seat].is_none());
            Side::ALL.into_iter().filter(|&side| empty(side)).count() == 1
        }
        Unit::Team => false,
    }
}
