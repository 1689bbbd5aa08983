//! Appeals: who, until when, with whose consent, and who decides.

use openroom_lawbook::provisions::{L92A, L92B, L92D1, L92D2, L93A, L93B1, L93B3};
use openroom_lawbook::regulations::AppealsArrangement;
use openroom_movements::Unit;

use super::{Follows, Judging};
use crate::{
    Appeal, AppealNo, AppealState, Decision, EntryNo, Happened, Matter, Refused, Role, RulingNo, Why,
};

impl Judging<'_> {
    pub(super) fn appeal(&self, ruling: RulingNo, matter: Matter) -> Follows {
        let given = self.event.rulings.get(&ruling).ok_or(Why::NoSuchRuling)?;
        let sides = self.event.sides(given.line).ok_or(Why::NoSuchRuling)?;
        let concerned = |entry: &&EntryNo| {
            self.event.entries.get(entry).is_some_and(|known| {
                known.players.contains(&self.request.by) || known.captain == Some(self.request.by)
            })
        };
        let entry =
            sides.values().iter().flatten().find(concerned).ok_or_else(|| Why::NotConcerned.by(L92A))?;
        if let (Some(published), Some(conditions)) = (self.event.published, self.event.conditions()) {
            let ended = conditions.appeals_end(published);
            if self.at > ended {
                return Err(Why::Late { ended }.by(L92B));
            }
        }
        let appeal = AppealNo(self.event.appeals.len() as u16 + 1);
        let mut follows = vec![Happened::AppealLodged { appeal, ruling, entry: *entry, matter }];
        if self.needs_nobody(*entry) {
            follows.push(Happened::AppealConcurred { appeal });
        }
        Ok(follows)
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
            AppealState::Lodged | AppealState::Concurred => Ok(appeal),
            AppealState::Decided(_) | AppealState::Withdrawn => Err(Why::AppealClosed.into()),
        }
    }

    pub(super) fn concur(&self, number: AppealNo) -> Follows {
        let appeal = self.open_appeal(number)?;
        let entry = self.event.entries.get(&appeal.entry).ok_or(Why::NoSuchEntry { entry: appeal.entry })?;
        let (may, by) = match self.event.unit {
            Some(Unit::Team) => (entry.captain == Some(self.request.by), L92D2),
            None | Some(Unit::Player | Unit::Pair) => {
                (entry.players.contains(&self.request.by) && appeal.by != self.request.by, L92D1)
            }
        };
        if !may || appeal.state != AppealState::Lodged {
            return Err(Why::NotToConcur.by(by));
        }
        Ok(vec![Happened::AppealConcurred { appeal: number }])
    }

    pub(super) fn withdraw_appeal(&self, number: AppealNo) -> Follows {
        let appeal = self.open_appeal(number)?;
        let captain = self.event.entries.get(&appeal.entry).and_then(|entry| entry.captain);
        if appeal.by != self.request.by && captain != Some(self.request.by) {
            return Err(Why::NotConcerned.into());
        }
        Ok(vec![Happened::AppealWithdrawn { appeal: number }])
    }

    pub(super) fn decide(&self, number: AppealNo, decision: &Decision) -> Follows {
        let appeal = self.open_appeal(number)?;
        let arrangement =
            self.event.conditions().map(|conditions| conditions.regulations.appeals.appeals_arrangement);
        let (roles, by): (&[Role], _) = match (appeal.matter, arrangement.unwrap_or_default()) {
            (Matter::Law, _) => (&[Role::ChiefDirector], L93B1),
            (Matter::Judgement, AppealsArrangement::DirectorInCharge) => (&[Role::ChiefDirector], L93A),
            (Matter::Judgement, AppealsArrangement::Committee | AppealsArrangement::OtherBody) => {
                (&[Role::AppealsCommittee], L93B3)
            }
        };
        self.only(roles).map_err(|refused| refused.why.by(by))?;
        if appeal.state != AppealState::Concurred {
            let by = if self.event.unit == Some(Unit::Team) { L92D2 } else { L92D1 };
            return Err(Why::NoConcurrence.by(by));
        }
        if let Decision::Changed(adjusted) = decision
            && adjusted.scored().is_none()
        {
            return Err(Why::BadAward.into());
        }
        Ok(vec![Happened::AppealDecided { appeal: number, decision: decision.clone() }])
    }
}
