//! Corrections and publication.

use openroom_lawbook::differences::{self, LateCorrectionOfAScore};
use openroom_lawbook::provisions::{L79C1, L79C2, L81B1, L81C3, L81C8};
use openroom_lawbook::regulations::LateScoreCorrection;

use super::play::must_be_a_result;
use super::{Follows, Judging, only_with_reason};
use crate::{
    ClaimNo, Conditions, EntryNo, Happened, Line, LineState, Playing, Refused, Role, RulingNo, Score,
    SettledBy, Tie, UnderRuling, Verdict, Why,
};

impl Judging<'_> {
    pub(super) fn conditions(&self) -> Result<&Conditions, Refused> {
        self.event.conditions().ok_or_else(|| Why::NoConditions.into())
    }

    /// A ruling over the result neither ends nor stands without a word: the Director says which.
    pub(super) fn correct(
        &self,
        line: Line,
        score: &Score,
        ruling: Option<UnderRuling>,
        reason: &str,
    ) -> Follows {
        self.only_directors()?;
        only_with_reason(reason)?;
        self.must_be_played(line)?;
        must_be_a_result(line, score)?;
        let mut by = None;
        if let Some(published) = self.event.published(line.session) {
            let ended = self.conditions()?.corrections_end(published);
            let consented = self.event.consented.contains(&line);
            if self.at > ended && !self.is_claimed(line) {
                if !consented {
                    return Err(Why::Late { ended }.by(L79C1));
                }
                by = Some(L79C2);
            }
        }
        let now = self.event.lines.get(&line).and_then(LineState::agreed);
        let adjusted = matches!(now, Some(Score::Adjusted(_)));
        let known = match now {
            None => return Err(Why::NothingEntered.into()),
            Some(Score::Cancelled) => return Err(self.cancelled(line)),
            // What was decided on appeal is no error of the record.
            Some(Score::Adjusted(_)) => {
                self.must_not_be_decided(line)?;
                self.event.table_result(line)
            }
            Some(known @ (Score::Result(_) | Score::NotPlayed)) => Some(known),
        };
        let under = match (self.event.ruling_at(line).filter(|_| adjusted), ruling) {
            (Some(ruling), None) => return Err(Why::RulingOverIt { ruling }.by(L81C3)),
            (None, Some(_)) if self.event.ruling_at(line).is_none() => return Err(Why::NoSuchRuling.into()),
            (Some(ruling), Some(_)) => Some(ruling),
            (None, _) => self.ruling_by_itself(line),
        };
        if known == Some(score) {
            return Err(Why::NothingChanges.by(L79C1));
        }
        self.must_be_his()?;
        if matches!(score, Score::Result(_)) {
            self.must_be_new_to_them(line)?;
        }
        let corrected =
            Happened::ResultCorrected { line, score: score.clone(), reason: reason.to_owned(), by, under };
        let ends = under.filter(|_| adjusted && ruling == Some(UnderRuling::Ends));
        let Some(matter) = ends.and_then(|ruling| Some(self.event.rulings.get(&ruling)?.matter)) else {
            return Ok(vec![corrected]);
        };
        // What was said to be wrong in time is something that he knew of in time.
        if !self.event.consented.contains(&line) && !self.is_claimed(line) {
            self.must_be_in_time(line.session)?;
        }
        let restored = Some(Happened::ResultRestored { line, score: Some(score.clone()) });
        let mut follows = vec![corrected];
        follows.extend(self.ruled(line, Verdict::ResultStands, matter, reason, restored));
        Ok(follows)
    }

    /// The ruling that let the table's result stand, which stands over a corrected one too.
    fn ruling_by_itself(&self, line: Line) -> Option<RulingNo> {
        match self.event.settled.get(&line) {
            Some(SettledBy::Ruling(ruling)) => Some(*ruling),
            Some(SettledBy::Appeal(_)) | None => None,
        }
    }

    /// Whether a claim that was made in time waits.
    fn is_claimed(&self, line: Line) -> bool {
        self.event.claims.values().any(|claim| claim.line == line && claim.settled.is_none())
    }

    /// A contestant says that a score is wrong; what is said in time is looked at also after the period.
    pub(super) fn claim_error(&self, line: Line, text: &str) -> Follows {
        only_with_reason(text)?;
        self.must_be_played(line)?;
        if self.event.lines.get(&line).and_then(LineState::agreed).is_none() {
            return Err(Why::NothingEntered.into());
        }
        let sides = self.event.sides(line).ok_or(Why::NoSuchLine { line })?;
        let is_of = |entry: &&EntryNo| self.event.was_of(**entry, self.request.by, line);
        let entry = sides.values().iter().flatten().find(is_of).ok_or(Why::NotAtTheTable { line })?;
        if let Some(published) = self.event.published(line.session) {
            let ended = self.conditions()?.corrections_end(published);
            if self.at > ended && !self.event.consented.contains(&line) {
                return Err(Why::Late { ended }.by(L79C1));
            }
        }
        let claim = ClaimNo(self.event.claims.len() as u16 + 1);
        Ok(vec![Happened::ErrorClaimed { claim, line, entry: *entry, text: text.to_owned() }])
    }

    pub(super) fn settle_claim(&self, claim: ClaimNo, finding: &str) -> Follows {
        self.only_directors()?;
        only_with_reason(finding)?;
        if self.event.claims.get(&claim).is_none_or(|known| known.settled.is_some()) {
            return Err(Why::NoSuchClaim.into());
        }
        Ok(vec![Happened::ClaimSettled { claim, finding: finding.to_owned() }])
    }

    pub(super) fn consent(&self, line: Line) -> Follows {
        self.only(&[Role::Organizer]).map_err(|refused| refused.why.by(L79C2))?;
        self.must_be_played(line)?;
        if self.event.published(line.session).is_none() {
            return Err(Why::NotPublished.into());
        }
        if !consent_is_possible(self.conditions()?) {
            return Err(Why::NoLateCorrection.by(L79C2));
        }
        Ok(vec![Happened::CorrectionConsented { line }])
    }

    pub(super) fn publish_scores(&self, session: u16) -> Follows {
        self.only(&[Role::Organizer, Role::ChiefDirector, Role::AssistantDirector])
            .map_err(|refused| refused.why.by(L81C8))?;
        self.only_after_start()?;
        if self.event.session(session).is_none() {
            return Err(Why::NoSuchSession { session }.into());
        }
        // The hour of publication starts the periods of the whole session.
        self.must_be_over(session).map_err(|refused| refused.or_by(L81C8))?;
        Ok(vec![Happened::ScoresPublished { session }])
    }

    /// Every round was called, every board has its score, and every match of a knockout its winner.
    pub(super) fn must_be_over(&self, session: u16) -> Result<(), Refused> {
        let missing = self.event.missing(session).len();
        if missing > 0 {
            return Err(Why::SessionNotOver { missing }.into());
        }
        let to_come = |playing: &&Playing| playing.round() < playing.rounds;
        let mut sections = self.event.sections(session).map(|(_, playing)| playing);
        if let Some(playing) = sections.find(to_come) {
            return Err(Why::RoundsToCome { round: playing.round() + 1 }.into());
        }
        match self.event.tie_in(session) {
            Some(Tie { round, home, away, .. }) => Err(Why::Tied { round, home, away }.by(L81B1)),
            None => Ok(()),
        }
    }
}

/// Regulations have to allow a late correction, or the organizer's consent is enough.
fn consent_is_possible(conditions: &Conditions) -> bool {
    match differences::late_correction_of_a_score(conditions.edition) {
        LateCorrectionOfAScore::IfRegulationsAllow => {
            match conditions.regulations.appeals.late_score_correction {
                LateScoreCorrection::Refused => false,
                LateScoreCorrection::Consented => true,
            }
        }
        LateCorrectionOfAScore::ByConsent => true,
    }
}
