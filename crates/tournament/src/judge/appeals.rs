//! Appeals: who, until when, with whose consent, who decides, and what comes after.

use openroom_lawbook::provisions::{
    L81C7, L92A, L92B, L92D1, L92D2, L93A, L93B, L93B1, L93B2, L93B3, L93C1, L93C2, L93C3a,
};
use openroom_lawbook::regulations::{AppealsArrangement, FinalSayAssigned, FurtherAppeals};
use openroom_lawbook::{Edition, Provision};
use openroom_movements::Unit;

use super::rulings::must_be_points;
use super::{Follows, Judging};
use crate::{
    Appeal, AppealNo, AppealState, Decision, EntryNo, Happened, Matter, Merit, Refused, Role, RulingNo,
    Stage, Why,
};

impl Judging<'_> {
    pub(super) fn appeal(&self, ruling: RulingNo, matter: Matter) -> Follows {
        let given = self.event.rulings.get(&ruling).ok_or(Why::NoSuchRuling)?;
        let sides = self.event.sides(given.line).ok_or(Why::NoSuchRuling)?;
        let concerned = |entry: &&EntryNo| {
            self.event.entries.get(entry).is_some_and(|known| known.is_of(self.request.by))
        };
        let entry =
            sides.values().iter().flatten().find(concerned).ok_or_else(|| Why::NotConcerned.by(L92A))?;
        if let (Some(published), Some(conditions)) =
            (self.event.published(given.line.session), self.event.conditions())
        {
            let ended = conditions.appeals_end(published);
            if self.at > ended {
                return Err(Why::Late { ended }.by(L92B));
            }
        }
        let again = |known: &Appeal| {
            (known.ruling, known.entry) == (ruling, Some(*entry)) && known.state != AppealState::Withdrawn
        };
        if self.event.appeals.values().any(again) {
            return Err(Why::AppealedAlready.by(L92A));
        }
        // What was ruled as law stays law, whatever the appeal calls it.
        let matter = match given.matter {
            Matter::Law => Matter::Law,
            Matter::Judgement => matter,
        };
        let appeal = self.next_appeal();
        let mut follows = vec![Happened::AppealLodged { appeal, ruling, entry: *entry, matter }];
        if self.needs_nobody(*entry) {
            follows.push(Happened::AppealConcurred { appeal, by: self.concurrence_law() });
        }
        Ok(follows)
    }

    fn next_appeal(&self) -> AppealNo {
        AppealNo(self.event.appeals.len() as u16 + 1)
    }

    pub(super) fn refer(&self, ruling: RulingNo) -> Follows {
        self.only_directors().map_err(|refused| refused.why.by(L81C7))?;
        if !self.event.rulings.contains_key(&ruling) {
            return Err(Why::NoSuchRuling.into());
        }
        Ok(vec![Happened::RulingReferred { appeal: self.next_appeal(), ruling }])
    }

    /// In an individual event partner's concurrence is not needed; a captain's appeal has it.
    fn needs_nobody(&self, entry: EntryNo) -> bool {
        match self.event.unit {
            None | Some(Unit::Player) => true,
            Some(Unit::Pair) => false,
            Some(Unit::Team) => {
                self.event.entries.get(&entry).is_some_and(|known| known.captain == Some(self.request.by))
            }
        }
    }

    fn open_appeal(&self, number: AppealNo) -> Result<&Appeal, Refused> {
        let appeal = self.event.appeals.get(&number).ok_or(Why::NoSuchAppeal)?;
        match appeal.state {
            AppealState::Lodged | AppealState::Concurred | AppealState::Recommended(_) => Ok(appeal),
            AppealState::Decided(_) | AppealState::Withdrawn => Err(Why::AppealClosed.into()),
        }
    }

    fn concurrence_law(&self) -> Provision {
        if self.event.unit == Some(Unit::Team) { L92D2 } else { L92D1 }
    }

    pub(super) fn concur(&self, number: AppealNo) -> Follows {
        let appeal = self.open_appeal(number)?;
        let entry = appeal.entry.and_then(|entry| self.event.entries.get(&entry));
        let may = entry.is_some_and(|entry| match self.event.unit {
            Some(Unit::Team) => entry.captain == Some(self.request.by),
            None | Some(Unit::Player | Unit::Pair) => {
                entry.players.contains(&self.request.by) && appeal.by != self.request.by
            }
        });
        if !may || appeal.state != AppealState::Lodged {
            return Err(Why::NotToConcur.by(self.concurrence_law()));
        }
        Ok(vec![Happened::AppealConcurred { appeal: number, by: self.concurrence_law() }])
    }

    pub(super) fn withdraw_appeal(&self, number: AppealNo) -> Follows {
        let appeal = self.open_appeal(number)?;
        let entry = appeal.entry.and_then(|entry| self.event.entries.get(&entry));
        let captain = entry.and_then(|entry| entry.captain);
        if appeal.by != self.request.by && captain != Some(self.request.by) {
            return Err(Why::NotConcerned.into());
        }
        Ok(vec![Happened::AppealWithdrawn { appeal: number }])
    }

    /// Who decides: the Director in charge on law, the committee on the rest; the authority after both.
    fn deciders(&self, appeal: &Appeal) -> (&'static [Role], Provision) {
        let arrangement =
            self.event.conditions().map(|conditions| conditions.regulations.appeals.appeals_arrangement);
        match (appeal.stage, appeal.matter, arrangement.unwrap_or_default()) {
            (Stage::Authority, _, _) => (&[Role::Authority], L93C2),
            (Stage::Tournament, _, AppealsArrangement::DirectorInCharge) => (&[Role::ChiefDirector], L93A),
            (
                Stage::Tournament,
                Matter::Law,
                AppealsArrangement::Committee | AppealsArrangement::OtherBody,
            ) => (&[Role::ChiefDirector, Role::AppealsCommittee], L93B1),
            (
                Stage::Tournament,
                Matter::Judgement,
                arrangement @ (AppealsArrangement::Committee | AppealsArrangement::OtherBody),
            ) => match appeal.state {
                // After a recommendation the ruling is again the Director's.
                AppealState::Recommended(_) => (&[Role::ChiefDirector], L93B3),
                AppealState::Lodged
                | AppealState::Concurred
                | AppealState::Decided(_)
                | AppealState::Withdrawn => {
                    let other = arrangement == AppealsArrangement::OtherBody;
                    (&[Role::AppealsCommittee], if other { L93B } else { L93B2 })
                }
            },
        }
    }

    pub(super) fn decide(&self, number: AppealNo, decision: &Decision, merit: Merit) -> Follows {
        let appeal = self.open_appeal(number)?;
        let (roles, by) = self.deciders(appeal);
        self.only(roles).map_err(|refused| refused.why.by(by))?;
        if appeal.state == AppealState::Lodged {
            return Err(Why::NoConcurrence.by(self.concurrence_law()));
        }
        let recommends = matches!(decision, Decision::Recommended(_));
        let in_charge = self.event.has_role(self.request.by, &[Role::ChiefDirector, Role::Authority]);
        if appeal.matter == Matter::Law && !in_charge && !recommends {
            return Err(Why::OnlyRecommend.by(L93B3));
        }
        match decision {
            Decision::Changed(adjusted) if !adjusted.is_sound() => return Err(Why::BadAward.into()),
            Decision::Changed(adjusted) => {
                let ruling = self.event.rulings.get(&appeal.ruling).ok_or(Why::NoSuchRuling)?;
                must_be_points(ruling.line, adjusted)?;
            }
            Decision::Recommended(what) if what.trim().is_empty() => return Err(Why::NoReason.into()),
            Decision::Stands | Decision::TableResult | Decision::Recommended(_) => {}
        }
        let (decision, stage) = (decision.clone(), appeal.stage);
        let by = if recommends { L93B3 } else { by };
        Ok(vec![Happened::AppealDecided { appeal: number, decision, merit, stage, by }])
    }

    pub(super) fn appeal_further(&self, number: AppealNo) -> Follows {
        let appeal = self.event.appeals.get(&number).ok_or(Why::NoSuchAppeal)?;
        let AppealState::Decided(_) = appeal.state else {
            return Err(Why::NotNow.by(L93C1));
        };
        let appeals = self.conditions()?.regulations.appeals;
        if appeals.further_appeals == FurtherAppeals::None || appeal.stage == Stage::Authority {
            return Err(Why::NoFurtherAppeal.by(L93C1));
        }
        let assignable = match self.conditions()?.edition {
            // In 2007 the final say could be given to the committee only.
            Edition::Laws2007 => appeals.appeals_arrangement == AppealsArrangement::Committee,
            Edition::Laws2017 | Edition::Poland2024 => true,
        };
        if assignable && appeals.final_say_assigned == FinalSayAssigned::Assigned {
            return Err(Why::Final.by(L93C3a));
        }
        let ruling = self.event.rulings.get(&appeal.ruling).ok_or(Why::NoSuchRuling)?;
        let sides = self.event.sides(ruling.line).ok_or(Why::NoSuchRuling)?;
        let concerned =
            |entry: &EntryNo| self.event.entries.get(entry).is_some_and(|known| known.is_of(self.request.by));
        if !sides.values().iter().flatten().any(concerned) && !self.is_director() {
            return Err(Why::NotConcerned.by(L92A));
        }
        Ok(vec![Happened::AppealedFurther { appeal: number }])
    }
}
