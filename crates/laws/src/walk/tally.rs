use std::collections::BTreeMap;
use std::fmt;

use crate::{CaseState, Event, Table};

/// What walks did, per kind of matter and edition.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Boards walked.
    pub boards: u64,
    /// Acts and answers taken.
    pub taken: u64,
    /// Acts and answers refused.
    pub refused: u64,
    /// Per Law, kind of matter and edition.
    pub matters: BTreeMap<(&'static str, &'static str, &'static str), Count>,
}

/// How often a kind of matter came up.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// Noted silently.
    pub noted: u64,
    /// Opened as a case.
    pub opened: u64,
    /// Ruled to the end.
    pub closed: u64,
    /// Fallen away.
    pub lapsed: u64,
    /// Reopened.
    pub reopened: u64,
}

impl Tally {
    /// Per Law and edition.
    pub fn by_law(&self) -> BTreeMap<(&'static str, &'static str), Count> {
        let mut laws: BTreeMap<_, Count> = BTreeMap::new();
        for ((law, _, edition), count) in &self.matters {
            let sum = laws.entry((*law, *edition)).or_default();
            sum.noted += count.noted;
            sum.opened += count.opened;
            sum.closed += count.closed;
            sum.lapsed += count.lapsed;
            sum.reopened += count.reopened;
        }
        laws
    }

    /// Adds what other walks did.
    pub fn add(&mut self, other: &Tally) {
        self.boards += other.boards;
        self.taken += other.taken;
        self.refused += other.refused;
        for (key, count) in &other.matters {
            let sum = self.matters.entry(*key).or_default();
            sum.noted += count.noted;
            sum.opened += count.opened;
            sum.closed += count.closed;
            sum.lapsed += count.lapsed;
            sum.reopened += count.reopened;
        }
    }

    pub(super) fn act(&mut self, taken: bool) {
        if taken { self.taken += 1 } else { self.refused += 1 }
    }

    pub(super) fn board(&mut self, table: &Table) {
        self.boards += 1;
        let edition = table.settings().edition.name();
        for case in table.cases() {
            let count = self.matters.entry((case.matter.law(), case.matter.name(), edition)).or_default();
            count.opened += 1;
            match case.state {
                CaseState::Closed | CaseState::Waived | CaseState::Withdrawn => count.closed += 1,
                CaseState::Lapsed => count.lapsed += 1,
                CaseState::Open | CaseState::Strayed => {}
            }
        }
        for event in table.events() {
            match event {
                Event::Noted(matter) => {
                    self.matters.entry((matter.law(), matter.name(), edition)).or_default().noted += 1;
                }
                Event::Reopened { case, .. } => {
                    let matter = &table.cases()[usize::from(case.0)].matter;
                    self.matters.entry((matter.law(), matter.name(), edition)).or_default().reopened += 1;
                }
                _ => {}
            }
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} boards, {} acts and answers taken, {} refused",
            self.boards, self.taken, self.refused
        )?;
        for ((law, edition), count) in self.by_law() {
            let Count { noted, opened, closed, .. } = count;
            writeln!(f, "{law:8} {edition:10} irregularities {noted:7} opened {opened:7} closed {closed:7}")?;
        }
        for ((law, name, edition), count) in &self.matters {
            let Count { noted, opened, closed, lapsed, reopened } = count;
            writeln!(
                f,
                "{law:6} {name:24} {edition:10} noted {noted:7} opened {opened:7} closed {closed:7} lapsed {lapsed:5} reopened {reopened:5}"
            )?;
        }
        Ok(())
    }
}
