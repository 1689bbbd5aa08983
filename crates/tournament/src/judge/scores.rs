//! Corrections, rulings, penalties, publication.

use openroom_lawbook::provisions::{L79C1, L79C2};
use openroom_lawbook::regulations::LateScoreCorrection;
use openroom_lawbook::{Edition, Provision};

use super::play::must_be_a_result;
use super::{Follows, Judging, only_with_reason};
use crate::{Adjusted, Conditions, EntryNo, Happened, Line, Penalty, Refused, Role, RulingNo, Score, Why};

impl Judging<'_> {
    fn conditions(&self) -> Result<&Conditions, Refused> {
        self.event.conditions().ok_or_else(|| Why::NoConditions.into())
    }

    pub(super) fn correct(&self, line: Line, score: &Score, reason: &str) -> Follows {
        self.only_directors()?;
        only_with_reason(reason)?;
        self.must_be_played(line)?;
        must_be_a_result(line, score)?;
        if self.event.lines.get(&line).is_none_or(|state| state.agreed().is_none()) {
            return Err(Why::NothingEntered.into());
        }
        if let Some(published) = self.event.published {
            let ended = self.conditions()?.corrections_end(published);
            if self.at > ended && !self.event.consented.contains(&line) {
                return Err(Why::Late { ended }.by(L79C1));
            }
        }
        Ok(vec![Happened::ResultCorrected { line, score: score.clone(), reason: reason.to_owned() }])
    }

    pub(super) fn consent(&self, line: Line) -> Follows {
        self.only(&[Role::Organizer]).map_err(|refused| refused.why.by(L79C2))?;
        self.must_be_played(line)?;
        if self.event.published.is_none() {
            return Err(Why::NotPublished.into());
        }
        if !consent_is_possible(self.conditions()?) {
            return Err(Why::NoLateCorrection.by(L79C2));
        }
        Ok(vec![Happened::CorrectionConsented { line }])
    }

    pub(super) fn rule(&self, line: Line, adjusted: &Adjusted, reason: &str) -> Follows {
        self.only_directors()?;
        only_with_reason(reason)?;
        self.must_be_played(line)?;
        if adjusted.scored().is_none() {
            return Err(Why::BadAward.into());
        }
        let ruling = RulingNo(self.event.rulings.len() as u16 + 1);
        Ok(vec![Happened::Ruled { ruling, line, adjusted: adjusted.clone(), reason: reason.to_owned() }])
    }

    pub(super) fn penalize(&self, entry: EntryNo, penalty: &Penalty, by: Provision, reason: &str) -> Follows {
        self.only_directors()?;
        only_with_reason(reason)?;
        self.only_after_start()?;
        if !self.event.entries.contains_key(&entry) {
            return Err(Why::NoSuchEntry { entry }.into());
        }
        let (Penalty::Procedural(amount) | Penalty::Disciplinary(amount)) = penalty;
        if amount.is_negative() || amount.is_zero() {
            return Err(Why::BadAward.into());
        }
        Ok(vec![Happened::Penalized { entry, penalty: penalty.clone(), by, reason: reason.to_owned() }])
    }

    pub(super) fn publish_scores(&self) -> Follows {
        self.only(&[Role::Organizer, Role::ChiefDirector, Role::AssistantDirector])?;
        self.only_after_start()?;
        Ok(vec![Happened::ScoresPublished])
    }
}

/// In 2007 regulations had to allow a late correction; since 2017 the organizer's consent is enough.
fn consent_is_possible(conditions: &Conditions) -> bool {
    match conditions.edition {
        Edition::Laws2007 => match conditions.regulations.appeals.late_score_correction {
            LateScoreCorrection::Refused => false,
            LateScoreCorrection::Consented => true,
        },
        Edition::Laws2017 | Edition::Poland2024 => true,
    }
}
