//! Boards that somebody has played before, or would play a second time.

use std::collections::BTreeSet;

use openroom_movements::{Contestant, Movement, Unit};

use crate::{EntryNo, Line, LineState, Score, Section, Tournament};

impl Tournament {
    /// Where an entry or a person at the table of a line has a result on the board besides. A team plays a board at two
    /// tables, with other players.
    pub(crate) fn played_elsewhere(&self, line: Line) -> Option<Line> {
        let there = |line: Line| {
            let sides = self.sides(line)?;
            let entries: Vec<EntryNo> = match self.unit {
                Some(Unit::Team) => Vec::new(),
                Some(Unit::Player | Unit::Pair) | None => sides.values().iter().flatten().copied().collect(),
            };
            Some((entries, self.known_at(line)))
        };
        let (entries, persons) = there(line)?;
        let meets = |other: Line| {
            there(other).is_some_and(|(theirs, players)| {
                theirs.iter().any(|one| entries.contains(one))
                    || players.iter().any(|one| persons.contains(one))
            })
        };
        let played = |other: &Line, state: &LineState| match state.agreed() {
            Some(Score::Result(_)) => true,
            Some(Score::Adjusted(_)) => self.obtained.contains(other),
            Some(Score::NotPlayed | Score::Cancelled) | None => false,
        };
        let same =
            |other: &Line| *other != line && (other.session, other.board) == (line.session, line.board);
        let mut others = self.lines.iter().filter(|(other, state)| same(other) && played(other, state));
        others.find(|(other, _)| meets(**other)).map(|(other, _)| *other)
    }

    /// Whether a table had a result on a board, also one that is cancelled now.
    pub(crate) fn table_had_a_result(&self, line: Line) -> bool {
        let cancelled = self.cancelled.get(&line).and_then(Option::as_ref);
        let before = cancelled.and_then(LineState::agreed);
        self.obtained.contains(&line) || matches!(before, Some(Score::Result(_)))
    }
}

/// The lines at which somebody has a board for the second time, each with who has.
pub(crate) fn lines_twice(
    event: &Tournament,
    session: u16,
    section: Section,
    movement: &Movement,
) -> BTreeSet<(Contestant, Line)> {
    let mut tables = Vec::new();
    for (round, of_round) in (1..).zip(&movement.rounds) {
        for (table, place) in (1..).zip(&of_round.tables) {
            let Some(set) = place.set.filter(|_| place.is_played()) else { continue };
            let (first, last) = movement.board_numbers(set);
            let line = |board| Line { session, section, round, table, board };
            let lines: Vec<Line> = (first..=last).map(line).collect();
            let later = movement.is_set_up_besides(round, table)
                && !lines.iter().any(|line| event.table_had_a_result(*line));
            tables.push((later, place, set, lines));
        }
    }
    tables.sort_by_key(|(later, ..)| *later);
    let (mut played, mut twice) = (BTreeSet::new(), BTreeSet::new());
    for (_, place, set, lines) in tables {
        let sitting: BTreeSet<Contestant> = place.occupants().map(|(_, who)| who).collect();
        for who in sitting.into_iter().filter(|who| !played.insert((*who, set))) {
            twice.extend(lines.iter().map(|line| (who, *line)));
        }
    }
    twice
}
