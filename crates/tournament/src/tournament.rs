use std::collections::{BTreeMap, BTreeSet};

use openroom_cards::{BySide, Side};
use openroom_lawbook::Provision;
use openroom_movements::{Movement, Table, Unit};
use serde::{Deserialize, Serialize};

use crate::appeal::Sides;
use crate::person::index;
use crate::{
    Adjusted, Appeal, AppealNo, Conditions, Entry, EntryNo, Line, LineState, Moment, Penalty, Person, Role,
    Score,
};

/// The number of a ruling, from 1.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RulingNo(pub u16);

/// A ruling that adjusted a score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// Where.
    pub line: Line,
    /// What the table had, if anything was agreed.
    pub before: Option<Score>,
    /// What was awarded.
    pub adjusted: Adjusted,
    /// Why.
    pub reason: String,
    /// Who ruled.
    pub by: Person,
}

/// How far the event has come.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Phase {
    /// Nothing is there.
    #[default]
    Nothing,
    /// It is being set up.
    SetUp,
    /// It is played.
    Play,
    /// The scores have been published.
    Published,
}

/// An event: the fold of its records.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tournament {
    pub(crate) phase: Phase,
    pub(crate) now: Moment,
    pub(crate) unit: Option<Unit>,
    pub(crate) roles: BTreeSet<(Person, Role)>,
    pub(crate) conditions: Option<Box<Conditions>>,
    pub(crate) conditions_published: bool,
    pub(crate) entries: BTreeMap<EntryNo, Entry>,
    pub(crate) order: Vec<EntryNo>,
    pub(crate) movement: Option<Box<Movement>>,
    pub(crate) round: u16,
    pub(crate) lines: BTreeMap<Line, LineState>,
    pub(crate) consented: BTreeSet<Line>,
    pub(crate) rulings: BTreeMap<RulingNo, Ruling>,
    pub(crate) penalties: Vec<(EntryNo, Penalty, Provision, String)>,
    pub(crate) published: Option<Moment>,
    pub(crate) appeals: BTreeMap<AppealNo, Appeal>,
}

impl Tournament {
    /// How far the event has come.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The conditions of contest.
    pub fn conditions(&self) -> Option<&Conditions> {
        self.conditions.as_deref()
    }

    /// The entries.
    pub fn entries(&self) -> &BTreeMap<EntryNo, Entry> {
        &self.entries
    }

    /// The movement as it is now.
    pub fn movement(&self) -> Option<&Movement> {
        self.movement.as_deref()
    }

    /// The last round that was called.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// The results.
    pub fn lines(&self) -> &BTreeMap<Line, LineState> {
        &self.lines
    }

    /// The rulings.
    pub fn rulings(&self) -> &BTreeMap<RulingNo, Ruling> {
        &self.rulings
    }

    /// The appeals.
    pub fn appeals(&self) -> &BTreeMap<AppealNo, Appeal> {
        &self.appeals
    }

    /// When the official scores were first made available, which starts the periods.
    pub fn published(&self) -> Option<Moment> {
        self.published
    }

    /// Whether a person has one of these offices.
    pub fn has_role(&self, person: Person, roles: &[Role]) -> bool {
        roles.iter().any(|&role| self.roles.contains(&(person, role)))
    }

    /// Every board that is played at a table, for which a result is due.
    pub fn due(&self) -> Vec<Line> {
        let Some(movement) = &self.movement else {
            return Vec::new();
        };
        let mut lines = Vec::new();
        for (round, tables) in (1..).zip(&movement.rounds) {
            for (table, place) in (1..).zip(&tables.tables) {
                let Some(set) = place.set.filter(|_| place.is_played()) else {
                    continue;
                };
                let (first, last) = movement.board_numbers(set);
                lines.extend((first..=last).map(|board| Line { round, table, board }));
            }
        }
        lines
    }

    /// The boards of called rounds whose result is not agreed.
    pub fn missing(&self) -> Vec<Line> {
        let agreed = |line: &Line| self.lines.get(line).is_some_and(|state| state.agreed().is_some());
        self.due().into_iter().filter(|line| line.round <= self.round && !agreed(line)).collect()
    }

    pub(crate) fn table(&self, line: Line) -> Option<&Table> {
        let movement = self.movement.as_deref()?;
        let round = movement.rounds.get(usize::from(line.round).checked_sub(1)?)?;
        let table = round.tables.get(usize::from(line.table).checked_sub(1)?)?;
        let (first, last) = movement.board_numbers(table.set.filter(|_| table.is_played())?);
        (first..=last).contains(&line.board).then_some(table)
    }

    /// The entries at a line, by side; two on a side in an individual.
    pub(crate) fn sides(&self, line: Line) -> Option<Sides> {
        let table = self.table(line)?;
        let mut sides = BySide::new([Vec::new(), Vec::new()]);
        for (seat, contestant) in table.occupants() {
            let entry = *self.order.get(index(contestant)?)?;
            let here: &mut Vec<EntryNo> = &mut sides[seat.side()];
            if !here.contains(&entry) {
                here.push(entry);
            }
        }
        Some(sides)
    }

    /// The side on which a person plays a line.
    pub(crate) fn side_of(&self, person: Person, line: Line) -> Option<Side> {
        let sides = self.sides(line)?;
        Side::ALL.into_iter().find(|&side| {
            sides[side]
                .iter()
                .any(|entry| self.entries.get(entry).is_some_and(|entry| entry.players.contains(&person)))
        })
    }

    pub(crate) fn entry_of(&self, person: Person) -> Option<EntryNo> {
        let plays = |entry: &Entry| !entry.withdrawn && entry.players.contains(&person);
        self.entries.iter().find(|(_, entry)| plays(entry)).map(|(&number, _)| number)
    }

    pub(crate) fn active(&self) -> impl Iterator<Item = EntryNo> {
        self.entries.iter().filter(|(_, entry)| !entry.withdrawn).map(|(&number, _)| number)
    }
}
