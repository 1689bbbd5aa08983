//! Results entered by one side and agreed by the other.

use openroom_cards::{Board, Side};
use openroom_lawbook::provisions::{L8B1, L79A1, L79B, L81C3, L82B2, L91A};
use openroom_scoring::score;

use super::{Follows, Judging};
use crate::neutral::DIRECTORS;
use crate::{Happened, Line, LineState, Refused, Score, Why};

impl Judging<'_> {
    /// The line is played in the movement, and its round has been called.
    pub(super) fn must_be_played(&self, line: Line) -> Result<(), Refused> {
        self.only_after_start()?;
        if self.event.table(line).is_none() {
            return Err(Why::NoSuchLine { line }.into());
        }
        let called = self.event.section(line.session, line.section).map_or(0, crate::Playing::round);
        if line.round > called {
            return Err(Why::RoundNotCalled { round: line.round }.by(L8B1));
        }
        Ok(())
    }

    /// The side on which the one who asks plays.
    pub(super) fn side(&self, line: Line) -> Result<Side, Refused> {
        if self.event.is_suspended(self.request.by, line.session) {
            return Err(Why::Suspended.by(L91A));
        }
        self.event.side_of(self.request.by, line).ok_or_else(|| Why::NotAtTheTable { line }.into())
    }

    /// No score stands on the line.
    pub(super) fn must_be_open(&self, line: Line) -> Result<(), Refused> {
        match self.event.lines.get(&line).and_then(LineState::agreed) {
            None => Ok(()),
            Some(Score::Cancelled) => Err(self.cancelled(line)),
            Some(Score::Adjusted(_)) => Err(self.adjusted(line)),
            Some(Score::Result(_) | Score::NotPlayed) => Err(Why::Agreed.into()),
        }
    }

    /// The board was cancelled there.
    pub(super) fn cancelled(&self, line: Line) -> Refused {
        let by = self.event.deprived.get(&line).copied().unwrap_or(L82B2);
        Why::BoardCancelled { line }.by(by)
    }

    /// Another score than the table's stands there.
    pub(super) fn adjusted(&self, line: Line) -> Refused {
        match self.must_not_be_decided(line) {
            Err(decided) => decided,
            Ok(()) => Why::ScoreAdjusted { line }.by(L81C3),
        }
    }

    /// Whether the one who asks decides as Director: he does not play there, or the sides disagree and nobody else
    /// directs.
    fn decides(&self, line: Line) -> bool {
        let disputed = matches!(self.event.lines.get(&line), Some(LineState::Disputed { .. }));
        self.event.is_neutral(self.request.by, line)
            || (disputed && self.is_director() && !self.event.has_neutral_director(line))
    }

    pub(super) fn enter_result(&self, line: Line, entered: &Score) -> Follows {
        self.must_be_played(line)?;
        must_be_a_result(line, entered)?;
        let known = self.event.lines.get(&line);
        self.must_be_open(line)?;
        if matches!(entered, Score::Result(_)) {
            self.must_be_new_to_them(line)?;
        }
        let score = entered.clone();
        if self.decides(line) {
            return Ok(vec![Happened::ResultAgreed { line, score }]);
        }
        let own = self.is_director() && self.event.is_contestant(self.request.by, line);
        let side = self.side(line).map_err(|refused| if own { Why::OwnTable.by(L79A1) } else { refused })?;
        Ok(vec![match known {
            Some(LineState::Entered(first, same)) if *first != side && same == entered => {
                Happened::ResultAgreed { line, score }
            }
            Some(LineState::Entered(first, _)) if *first != side => Happened::ResultDisputed { line, score },
            Some(LineState::Disputed { by, first, second }) => {
                let (own, theirs) = if *by == side { (first, second) } else { (second, first) };
                if entered == theirs {
                    Happened::ResultAgreed { line, score }
                } else if entered == own {
                    // They stay with it: the Director decides.
                    return Err(Why::NotYours { may: DIRECTORS.to_vec() }.by(L79B));
                } else {
                    Happened::ResultEntered { line, side, score }
                }
            }
            Some(LineState::Entered(..) | LineState::Agreed(_) | LineState::Postponed) | None => {
                Happened::ResultEntered { line, side, score }
            }
        }])
    }

    pub(super) fn agree(&self, line: Line) -> Follows {
        self.must_be_played(line)?;
        match self.event.lines.get(&line) {
            Some(LineState::Entered(first, score)) => {
                if !self.decides(line) && self.side(line)? == *first {
                    return Err(Why::OwnResult.by(L79A1));
                }
                self.must_be_new_to_them(line)?;
                Ok(vec![Happened::ResultAgreed { line, score: score.clone() }])
            }
            Some(LineState::Agreed(_)) => self.must_be_open(line).map(|()| Vec::new()),
            Some(LineState::Disputed { by, first, second }) => {
                if self.event.is_neutral(self.request.by, line) {
                    return Err(Why::SidesDiffer { line }.by(L79B));
                }
                let theirs = if self.side(line)? == *by { second } else { first };
                Ok(vec![Happened::ResultAgreed { line, score: theirs.clone() }])
            }
            Some(LineState::Postponed) | None => Err(Why::NothingEntered.into()),
        }
    }
}

/// A result that a table can have; an adjusted score is a ruling, not a result.
pub(super) fn must_be_a_result(line: Line, entered: &Score) -> Result<(), Refused> {
    let board = line.board.try_into().map(Board::numbered).map_err(|_| Why::NoSuchLine { line })?;
    match entered {
        Score::Result(outcome) if score(outcome, board.vulnerability).is_err() => {
            Err(Why::NoSuchResult.into())
        }
        Score::Result(_) | Score::NotPlayed => Ok(()),
        Score::Cancelled | Score::Adjusted(_) => Err(Why::NoSuchResult.into()),
    }
}
