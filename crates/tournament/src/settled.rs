//! What the score of a line rests on: a ruling, or what was decided on appeal.

use crate::{AppealNo, Line, LineState, RulingNo, Score, Tournament};

/// What settled the score of a line last.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum SettledBy {
    /// A ruling.
    Ruling(RulingNo),
    /// A decision on appeal.
    Appeal(AppealNo),
}

impl Tournament {
    /// What settled the score of a line last; none where it is the table's own.
    pub fn settled_by(&self, line: Line) -> Option<SettledBy> {
        self.settled.get(&line).copied()
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
