//! Rulings, suspensions, disqualifications.

use openroom_cards::Board;
use openroom_lawbook::Provision;
use openroom_lawbook::provisions::{L12C2a, L91A, L91B};

use super::{Follows, Judging, only_with_reason};
use crate::{
    Adjusted, Awarded, EntryNo, EntryStanding, Happened, Line, LineState, Matter, Person, Refused, Role,
    RulingNo, Score, Verdict, Why,
};

impl Judging<'_> {
    pub(super) fn rule(&self, line: Line, verdict: &Verdict, matter: Matter, reason: &str) -> Follows {
        self.only_directors()?;
        only_with_reason(reason)?;
        self.must_be_played(line)?;
        match verdict {
            Verdict::Adjusted(adjusted) if !adjusted.is_sound() => return Err(Why::BadAward.into()),
            Verdict::Adjusted(adjusted) => {
                self.must_be_a_law_here(adjusted.by)?;
                must_be_points(line, adjusted)?;
                must_agree_with_fault(adjusted)?;
            }
            Verdict::ResultStands => {}
        }
        if !self.event.consented.contains(&line) {
            self.must_be_in_time(line.session)?;
        }
        self.must_not_be_decided(line)?;
        let restored = self.restored(line, verdict);
        Ok(self.ruled(line, verdict.clone(), matter, reason, restored))
    }

    /// The next ruling, with what it restores.
    pub(super) fn ruled(
        &self,
        line: Line,
        verdict: Verdict,
        matter: Matter,
        reason: &str,
        restored: Option<Happened>,
    ) -> Vec<Happened> {
        let ruling = RulingNo(self.event.rulings.len() as u16 + 1);
        let reason = reason.to_owned();
        let mut follows = vec![Happened::Ruled { ruling, line, verdict, matter, reason }];
        follows.extend(restored);
        // A ruling of judgement is one whose review may well be in order.
        if matter == Matter::Judgement {
            follows.push(Happened::RightToAppealTold { ruling });
        }
        follows
    }

    /// The table's result, where it is to stand and another score was in its place.
    fn restored(&self, line: Line, verdict: &Verdict) -> Option<Happened> {
        let adjusted = matches!(self.event.lines.get(&line), Some(LineState::Agreed(Score::Adjusted(_))));
        match verdict {
            Verdict::ResultStands if adjusted => {
                Some(Happened::ResultRestored { line, score: self.event.table_result(line).cloned() })
            }
            Verdict::ResultStands | Verdict::Adjusted(_) => None,
        }
    }

    /// The provision stands in the edition that the event is played by.
    pub(super) fn must_be_a_law_here(&self, by: Provision) -> Result<(), Refused> {
        let known = by.exists_in(self.conditions()?.edition);
        if known { Ok(()) } else { Err(Why::NotInTheEdition { by }.into()) }
    }

    pub(super) fn suspend(&self, person: Person, reason: &str) -> Follows {
        self.only_directors().map_err(|refused| refused.why.by(L91A))?;
        only_with_reason(reason)?;
        self.only_after_start()?;
        if self.event.entry_of(person).is_none() {
            return Err(Why::NoSuchPlayer { person }.into());
        }
        let session = self.event.session_no();
        Ok(vec![Happened::Suspended { person, session, reason: reason.to_owned() }])
    }

    pub(super) fn disqualify(&self, entry: EntryNo, reason: &str) -> Follows {
        self.only_directors().map_err(|refused| refused.why.by(L91B))?;
        only_with_reason(reason)?;
        self.must_be_of_the_event(entry)?;
        Ok(vec![Happened::DisqualificationAsked { entry, reason: reason.to_owned() }])
    }

    pub(super) fn refuse_disqualification(&self, entry: EntryNo, reason: &str) -> Follows {
        self.only(&[Role::Organizer]).map_err(|refused| refused.why.by(L91B))?;
        only_with_reason(reason)?;
        let asked = self.event.entries.get(&entry).map(|known| known.standing);
        if asked != Some(EntryStanding::ToBeDisqualified) {
            return Err(Why::NotDisqualified { entry }.by(L91B));
        }
        Ok(vec![Happened::DisqualificationRefused { entry, reason: reason.to_owned() }])
    }

    pub(super) fn approve_disqualification(&self, entry: EntryNo) -> Follows {
        self.only(&[Role::Organizer]).map_err(|refused| refused.why.by(L91B))?;
        let asked = self.event.entries.get(&entry).map(|known| known.standing);
        if asked != Some(EntryStanding::ToBeDisqualified) {
            return Err(Why::NoSuchEntry { entry }.by(L91B));
        }
        let mut follows = vec![Happened::Disqualified { entry }];
        follows.extend(self.leaves_the_movement(entry));
        follows.extend(self.leaves_its_match(entry));
        Ok(follows)
    }
}

/// No artificial score contradicts who offended.
pub(super) fn must_agree_with_fault(adjusted: &Adjusted) -> Result<(), Refused> {
    match adjusted.against_fault() {
        Some(side) => Err(Why::AwardAgainstFault { side }.by(L12C2a)),
        None => Ok(()),
    }
}

/// Points that some result of the board gives.
pub(super) fn must_be_points(line: Line, adjusted: &Adjusted) -> Result<(), Refused> {
    let board = line.board.try_into().map(Board::numbered).map_err(|_| Why::NoSuchLine { line })?;
    let of = |award: &Awarded| match award {
        Awarded::Points(results) => results.iter().map(|(_, points)| *points).collect(),
        Awarded::Average(_) | Awarded::Share(_) => Vec::new(),
    };
    let mut points = adjusted.awards.values().iter().flat_map(of);
    match points.find(|&points| !openroom_scoring::is_possible(points, board.vulnerability)) {
        Some(points) => Err(Why::NoSuchScore { points }.into()),
        None => Ok(()),
    }
}
