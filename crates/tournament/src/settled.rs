//! What the score of a line rests on: a ruling, or what was decided on appeal.

use openroom_movements::Unit;

use crate::{AppealNo, Line, LineState, RulingNo, Score, Tournament, matches};

/// What settled the score of a line last.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum SettledBy {
    /// A ruling.
    Ruling(RulingNo),
    /// A decision on appeal.
    Appeal(AppealNo),
}

impl Tournament {
    /// What settled the score of a line last; none where it is the table's own. An average in a match of teams is one
    /// score of both tables, whichever of them it was given at.
    pub fn settled_by(&self, line: Line) -> Option<SettledBy> {
        let own = self.settled.get(&line).copied();
        match self.other_table(line).filter(|other| self.is_average(line) || self.is_average(*other)) {
            Some(other) => own.max(self.settled.get(&other).copied()),
            None => own,
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
        matches!(score, Some(Score::Adjusted(adjusted)) if adjusted.is_average())
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
