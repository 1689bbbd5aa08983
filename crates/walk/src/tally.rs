use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use openroom_lawbook::{Edition, Kind, Provision};
use openroom_laws::{Act, CaseRecord, CaseState, Event, Table, Why};

use super::Refused;

/// What walks did, per kind of matter and edition.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Boards walked.
    pub boards: u64,
    /// Acts and answers taken.
    pub taken: u64,
    /// Acts and answers refused.
    pub refused: u64,
    /// Views compared with those of a table that differs in hidden cards.
    pub compared: u64,
    /// Views compared before and after an act that their owner did not perceive.
    pub unaware: u64,
    /// What players were shown and told, compared with a table where other calls are on the tray across the screen.
    pub screened: u64,
    /// Acts that took the short way, compared with the long one.
    pub plain: u64,
    /// How often legal acts and answers brought a board to its end from wherever it was.
    pub ended: u64,
    /// Per Law, kind of matter and edition.
    pub matters: BTreeMap<(&'static str, &'static str, &'static str), Count>,
    /// Per Law that was cited, and edition.
    pub laws: BTreeMap<(u8, &'static str), UnderLaw>,
    /// The kinds of acts that were taken, by name.
    pub acts: BTreeMap<String, u64>,
}

/// The Laws that no act can come to: the pack is what the types make it.
const NEVER_BROKEN: [u8; 1] = [1];

/// The Laws that say when something may be done and leave what follows to others.
const ONLY_FORBIDS: [u8; 1] = [22];

/// How often a Law was cited.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct UnderLaw {
    /// By cases that were opened.
    pub opened: u64,
    /// By cases that were ruled to the end.
    pub closed: u64,
    /// By refusals of a table that prevents.
    pub refused: u64,
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
    /// The Laws with provisions of the table by which fewer cases than this were ruled to the end. A Law that only forbids
    /// counts the refusals.
    pub fn rarer_than(&self, least: u64) -> Vec<(u8, &'static str, UnderLaw)> {
        let mut rare = vec![];
        for edition in Edition::ALL {
            let of_table = |one: &Provision| one.kind() == Kind::Table && one.exists_in(edition);
            let laws: BTreeSet<u8> = Provision::all().filter(of_table).filter_map(Provision::law).collect();
            for law in laws.into_iter().filter(|law| !NEVER_BROKEN.contains(law)) {
                let count = self.laws.get(&(law, edition.name())).copied().unwrap_or_default();
                let often = if ONLY_FORBIDS.contains(&law) { count.refused } else { count.closed };
                if often < least {
                    rare.push((law, edition.name(), count));
                }
            }
        }
        rare
    }

    /// Adds what other walks did.
    pub fn add(&mut self, other: &Tally) {
        self.boards += other.boards;
        self.taken += other.taken;
        self.refused += other.refused;
        self.compared += other.compared;
        self.unaware += other.unaware;
        self.screened += other.screened;
        self.plain += other.plain;
        self.ended += other.ended;
        for (key, count) in &other.matters {
            let sum = self.matters.entry(*key).or_default();
            sum.noted += count.noted;
            sum.opened += count.opened;
            sum.closed += count.closed;
            sum.lapsed += count.lapsed;
            sum.reopened += count.reopened;
        }
        for (key, count) in &other.acts {
            *self.acts.entry(key.clone()).or_default() += count;
        }
        for (key, count) in &other.laws {
            let sum = self.laws.entry(*key).or_default();
            sum.opened += count.opened;
            sum.closed += count.closed;
            sum.refused += count.refused;
        }
    }

    pub(super) fn act(&mut self, table: &Table, taken: &Result<(), Refused>) {
        match taken {
            Ok(()) => self.taken += 1,
            Err(_) => self.refused += 1,
        }
        if let Err(Refused::Act(Why::Prevented(by))) = taken
            && let Some(law) = by.law()
        {
            self.laws.entry((law, table.settings().edition.name())).or_default().refused += 1;
        }
    }

    pub(super) fn board(&mut self, table: &Table) {
        self.boards += 1;
        let edition = table.settings().edition.name();
        for case in table.cases() {
            for law in cited(case) {
                let count = self.laws.entry((law, edition)).or_default();
                count.opened += 1;
                count.closed += u64::from(case.state == CaseState::Closed);
            }
            let count = self.matters.entry((case.matter.law(), case.matter.name(), edition)).or_default();
            count.opened += 1;
            match case.state {
                CaseState::Closed => count.closed += 1,
                CaseState::Lapsed => count.lapsed += 1,
                CaseState::Open | CaseState::Waived | CaseState::Withdrawn | CaseState::Strayed => {}
            }
        }
        for event in table.events() {
            match event {
                Event::Acted(_, act) => *self.acts.entry(name(act)).or_default() += 1,
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

/// The name of its kind, as it is written in the code and in the record.
fn name(act: &Act) -> String {
    let written = format!("{act:?}");
    written.split(' ').next().unwrap_or_default().to_owned()
}

/// The Laws that a case is about or goes by: the one that was broken, those that ordered and those that asked.
fn cited(case: &CaseRecord) -> BTreeSet<u8> {
    let orders = case.orders.iter().map(|given| given.by);
    let asked = case.answers.iter().map(|(question, _)| question.by);
    let all = orders.chain(asked).chain([case.matter.breach()]);
    all.filter_map(Provision::law).collect()
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} boards, {} acts and answers taken, {} refused",
            self.boards, self.taken, self.refused
        )?;
        writeln!(
            f,
            "{} views compared with hidden cards swapped, {} of players unaware of an act, {} of what is told across a screen, {} boards brought to their end",
            self.compared, self.unaware, self.screened, self.ended
        )?;
        for ((law, edition), UnderLaw { opened, closed, refused }) in &self.laws {
            writeln!(f, "Law {law:<3} {edition:10} opened {opened:8} closed {closed:8} refused {refused:7}")?;
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
