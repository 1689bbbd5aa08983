//! What becomes of the boards at the tables: scores, cancellations, boards dealt anew.

use openroom_lawbook::Provision;
use openroom_lawbook::provisions::L12C2a;

use super::is_for_wrong_boards;
use crate::{Ended, Line, LineState, Ruling, RulingNo, Score, SettledBy, Tournament, Verdict};

impl Tournament {
    /// What was played of a board is gone, and its deal too.
    pub(super) fn deal_anew(&mut self, board: u32) {
        let session = self.session_no();
        self.lines.retain(|line, _| (line.session, line.board) != (session, board));
        self.obtained.retain(|line| (line.session, line.board) != (session, board));
        self.notes.retain(|line, _| (line.session, line.board) != (session, board));
        self.record_digests.retain(|line, _| (line.session, line.board) != (session, board));
        self.settled.retain(|line, _| (line.session, line.board) != (session, board));
        self.settled_before.retain(|line, _| (line.session, line.board) != (session, board));
        self.deprived.retain(|line, _| (line.session, line.board) != (session, board));
        self.cancelled.retain(|line, _| (line.session, line.board) != (session, board));
        self.forget_who_sat(|line| (line.session, line.board) == (session, board));
        let here = |ruling: &&mut Ruling| (ruling.line.session, ruling.line.board) == (session, board);
        let annulled = self.rulings.values_mut().filter(here);
        annulled.for_each(|ruling| ruling.ended = Some(Ended::Annulled));
        if let Some(session) = self.sessions.last_mut() {
            session.undealt.insert(board);
        }
    }

    /// A board is cancelled at a table; what stood there is kept aside.
    pub(super) fn cancel(&mut self, line: Line, by: Provision) {
        let before = self.lines.get(&line);
        if before != Some(&LineState::Agreed(Score::Cancelled)) {
            self.cancelled.insert(line, before.cloned());
            let settled = self.settled.get(&line).copied();
            self.end_rulings(line, Ended::Cancelled);
            self.settled_before.extend(settled.map(|settled| (line, settled)));
        }
        self.agreed(line, Score::Cancelled);
        self.deprived.insert(line, if is_for_wrong_boards(by) { by } else { L12C2a });
    }

    /// What stood at a table before its board was cancelled stands again.
    pub(super) fn lift_cancellation(&mut self, line: Line) {
        self.deprived.remove(&line);
        self.rulings_again(line);
        match self.cancelled.remove(&line).flatten() {
            Some(LineState::Agreed(score)) => self.agreed(line, score),
            Some(state) => {
                self.lines.insert(line, state);
            }
            None => {
                self.lines.remove(&line);
                self.forget_who_sat(|at| at == line);
            }
        }
    }

    /// A table has the board in another form: what was played of it there is gone.
    pub(super) fn substitute_board(&mut self, line: Line, form: Option<u8>) {
        self.incomparable.remove(&line);
        self.settled.remove(&line);
        self.settled_before.remove(&line);
        self.lines.remove(&line);
        self.obtained.remove(&line);
        self.notes.remove(&line);
        self.record_digests.remove(&line);
        self.forget_who_sat(|at| at == line);
        let here = self.rulings.values_mut().filter(|ruling| ruling.line == line);
        here.for_each(|ruling| ruling.ended = Some(Ended::Annulled));
        let before = self.forms.get(&line).copied().unwrap_or_default();
        self.forms.insert(line, form.unwrap_or(before + 1));
    }

    /// Notes whether the table obtained a result; an adjusted score says nothing about it.
    pub(super) fn obtain(&mut self, line: Line, score: &Score) {
        match score {
            Score::Result(_) => {
                self.obtained.insert(line);
            }
            Score::NotPlayed | Score::Cancelled => {
                self.obtained.remove(&line);
            }
            Score::Adjusted(_) => {}
        }
    }

    pub(super) fn agreed(&mut self, line: Line, score: Score) {
        self.obtain(line, &score);
        // Another score in a match whose draw was let stand is looked at again.
        if let Some(playing) = self.playing_in_mut(line.session, line.section) {
            playing.upheld.retain(|(stage, _)| stage + 1 != usize::from(line.round));
        }
        self.lines.insert(line, LineState::Agreed(score));
    }

    /// What the table itself had is put right under a ruling that stands.
    pub(super) fn correct_under_ruling(&mut self, line: Line, score: &Score) {
        match self.lines.get(&line).and_then(LineState::agreed) {
            Some(Score::Adjusted(_)) => self.obtain(line, score),
            Some(Score::Result(_) | Score::NotPlayed | Score::Cancelled) | None => {
                self.agreed(line, score.clone());
            }
        }
        for ruling in self.rulings.values_mut().filter(|ruling| ruling.line == line) {
            if !matches!(ruling.before, Some(Score::Adjusted(_))) {
                ruling.before = Some(score.clone());
            }
        }
    }

    /// Where a cancellation is lifted the ruling that it ended is in force again.
    pub(super) fn rulings_again(&mut self, line: Line) {
        let Some(settled) = self.settled_before.remove(&line) else { return };
        if self.settled.contains_key(&line) {
            return;
        }
        self.settled.insert(line, settled);
        let here = self.rulings.values_mut().filter(|ruling| ruling.line == line);
        let ended = here.filter(|ruling| ruling.ended == Some(Ended::Cancelled));
        ended.for_each(|ruling| ruling.ended = None);
    }

    /// A result is corrected, under a ruling that stands or without one; what was claimed about it is settled.
    pub(super) fn correct(&mut self, line: Line, score: &Score, under: Option<RulingNo>, reason: &str) {
        match (under, self.settled.get(&line)) {
            (Some(_), _) => self.correct_under_ruling(line, score),
            // A correction of what was decided on appeal is one of its record.
            (None, Some(SettledBy::Appeal(_)) | None) => self.agreed(line, score.clone()),
            (None, Some(SettledBy::Ruling(_))) => {
                self.agreed(line, score.clone());
                self.end_rulings(line, Ended::Corrected);
            }
        }
        self.consented.remove(&line);
        let here = self.claims.values_mut().filter(|claim| claim.line == line);
        here.filter(|claim| claim.settled.is_none())
            .for_each(|claim| claim.settled = Some(reason.to_owned()));
    }

    /// A ruling is given, and replaces the one before it at its table.
    pub(super) fn rule(&mut self, ruling: RulingNo, given: Ruling) {
        let (line, verdict) = (given.line, given.verdict.clone());
        self.end_rulings(line, Ended::Replaced(ruling));
        self.rulings.insert(ruling, given);
        self.settled.insert(line, SettledBy::Ruling(ruling));
        match verdict {
            Verdict::ResultStands => {}
            Verdict::Adjusted(adjusted) => {
                self.agreed(line, Score::Adjusted(adjusted));
                // An average is one score of both tables of a match.
                if let Some(other) = self.other_table(line).filter(|_| self.has_average(line)) {
                    self.end_rulings(other, Ended::Replaced(ruling));
                }
            }
        }
    }
}
