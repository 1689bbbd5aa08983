//! What the score of a line rests on: a ruling, or what was decided on appeal.

use openroom_movements::Unit;
use serde::Serialize;

use crate::{
    Against, Appeal, AppealNo, AppealState, Decision, Ended, EntryNo, Line, LineState, Person, RulingNo,
    Score, Tournament, Verdict, matches,
};

/// What settled the score of a line last.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize)]
pub enum SettledBy {
    /// A ruling.
    Ruling(RulingNo),
    /// A decision on appeal.
    Appeal(AppealNo),
}

/// Whether a ruling counts.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum RulingStands {
    /// It is in force.
    InForce,
    /// It was decided on appeal.
    Decided(AppealNo),
    /// It is history.
    Ended(Ended),
}

impl Tournament {
    /// Whether a ruling counts; none where there is no such ruling.
    pub fn ruling_stands(&self, number: RulingNo) -> Option<RulingStands> {
        let ruling = self.rulings.get(&number)?;
        Some(match (ruling.ended, self.settled.get(&ruling.line)) {
            (Some(ended), _) => RulingStands::Ended(ended),
            (None, Some(SettledBy::Appeal(appeal))) => RulingStands::Decided(*appeal),
            (None, Some(SettledBy::Ruling(_)) | None) => RulingStands::InForce,
        })
    }

    /// The ruling under which the result of a line lies, in force or decided on appeal.
    pub fn ruling_at(&self, line: Line) -> Option<RulingNo> {
        let here = self.rulings.iter().filter(|(_, ruling)| ruling.line == line && ruling.ended.is_none());
        here.map(|(number, _)| *number).next_back()
    }

    /// Whether the adjusted score of a line no longer counts, since a ruling at the other table of the match took the place of
    /// the one that gave it.
    pub(crate) fn is_overtaken(&self, line: Line) -> bool {
        let score = self.lines.get(&line).and_then(LineState::agreed);
        matches!(score, Some(Score::Adjusted(_))) && !self.settled.contains_key(&line)
    }

    /// Whether a ruling that ended can no longer be appealed against: its board or its score is gone.
    pub(crate) fn is_beyond_appeal(&self, line: Line, ended: Option<Ended>) -> bool {
        match ended {
            None | Some(Ended::Corrected) => false,
            Some(Ended::Cancelled | Ended::Annulled) => true,
            Some(Ended::Replaced(later)) => self.rulings.get(&later).is_some_and(|later| later.line != line),
        }
    }

    /// The rulings of a line are history.
    pub(crate) fn end_rulings(&mut self, line: Line, ended: Ended) {
        let here = self.rulings.values_mut().filter(|ruling| ruling.line == line);
        let open = here.filter(|ruling| matches!(ruling.ended, None | Some(Ended::Cancelled)));
        open.for_each(|ruling| ruling.ended = Some(ended));
        self.settled.remove(&line);
        self.settled_before.remove(&line);
    }

    /// What settled the score of a line last; none where it is the table's own. An average in a match of teams is one
    /// score of both tables, whichever of them it was given at.
    pub fn settled_by(&self, line: Line) -> Option<SettledBy> {
        let own = self.settled.get(&line).copied();
        match self.other_table(line).filter(|other| self.is_average(line) || self.is_average(*other)) {
            Some(other) => own.max(self.settled.get(&other).copied()),
            None => own,
        }
    }

    /// What the score under a ruling, or a penalty, rests on where it is not that ruling or penalty itself.
    pub fn counts_now(&self, against: Against) -> Option<SettledBy> {
        match against {
            Against::Ruling(number) => {
                let ruling = self.rulings.get(&number)?;
                let own = |settled: &SettledBy| *settled != SettledBy::Ruling(number);
                self.settled_by(ruling.line).filter(own)
            }
            Against::Penalty(number) => self.penalties.get(&number)?.decided.map(SettledBy::Appeal),
            Against::Disqualification(entry) => self.disqualified.get(&entry)?.decided.map(SettledBy::Appeal),
        }
    }

    /// What the decision of an appeal comes to: where it let something stand that was decided or ruled besides, that.
    pub fn comes_to(&self, appeal: &Appeal) -> Option<Decision> {
        let AppealState::Decided(decision) = &appeal.state else { return None };
        match appeal.upheld {
            Some(SettledBy::Ruling(later)) => match &self.rulings.get(&later)?.verdict {
                Verdict::ResultStands => Some(Decision::TableResult),
                Verdict::Adjusted(adjusted) => Some(Decision::Changed(adjusted.clone())),
            },
            Some(SettledBy::Appeal(number)) => {
                let earlier = self.appeals.get(&number).filter(|other| *other != appeal);
                self.comes_to(earlier.or(appeal.further.as_deref().map(|further| &further.below))?)
            }
            None => Some(decision.clone()),
        }
    }

    /// The entry of those whom an appeal is about to which somebody belongs.
    pub(crate) fn concerned(&self, appeal: &Appeal, person: Person) -> Option<EntryNo> {
        match appeal.against {
            Against::Ruling(ruling) => {
                let ruling = self.rulings.get(&ruling)?;
                let sides = self.sides(ruling.line)?;
                let mut entries = sides.values().iter().flatten().copied();
                entries.find(|entry| self.was_of(*entry, person, ruling.line))
            }
            Against::Penalty(penalty) => {
                let entry = self.penalties.get(&penalty)?.entry;
                self.entries.get(&entry).filter(|known| known.is_of(person)).map(|_| entry)
            }
            Against::Disqualification(entry) => {
                self.entries.get(&entry).filter(|known| known.is_of(person)).map(|_| entry)
            }
        }
    }

    /// The other table of a match at which the same teams play the board.
    pub fn other_table(&self, line: Line) -> Option<Line> {
        if self.unit != Some(Unit::Team) {
            return None;
        }
        let both = matches(self, line.session)
            .into_iter()
            .filter_map(|one| one.boards.get(&line.board).copied())
            .find(|both| both.contains(&Some(line)))?;
        both.into_iter().flatten().find(|other| *other != line)
    }

    /// Whether averages were given at a line.
    fn is_average(&self, line: Line) -> bool {
        let score = self.lines.get(&line).and_then(LineState::agreed);
        let given = matches!(score, Some(Score::Adjusted(adjusted)) if adjusted.is_average());
        given && !self.is_overtaken(line)
    }

    /// Whether an average was given for a board at a line or at the other table of the match.
    pub(crate) fn has_average(&self, line: Line) -> bool {
        self.is_average(line) || self.other_table(line).is_some_and(|other| self.is_average(other))
    }

    /// What the table itself has on a line, under whatever was ruled there.
    pub fn table_result(&self, line: Line) -> Option<&Score> {
        let now = self.lines.get(&line).and_then(LineState::agreed);
        if !matches!(now, Some(Score::Adjusted(_))) {
            return now;
        }
        let here = self.rulings.values().rev().filter(|ruling| ruling.line == line);
        let mut before = here.map(|ruling| ruling.before.as_ref());
        before.find(|before| !matches!(before, Some(Score::Adjusted(_)))).flatten()
    }
}
