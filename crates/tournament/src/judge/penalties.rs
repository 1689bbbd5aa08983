//! Penalties: given, changed, withdrawn.

use openroom_lawbook::Provision;
use openroom_lawbook::provisions::{L81C3, L92A};
use openroom_lawbook::regulations::AppealWithoutMerit;
use openroom_movements::Unit;

use super::{Follows, Judging, only_with_reason};
use crate::{EntryNo, Happened, Penalized, Penalty, PenaltyAmount, PenaltyNo, Refused, Why};

impl Judging<'_> {
    pub(super) fn penalize(&self, entry: EntryNo, penalty: &Penalty, by: Provision, reason: &str) -> Follows {
        self.only_directors()?;
        only_with_reason(reason)?;
        self.only_after_start()?;
        self.must_be_a_law_here(by)?;
        // An appeal may be decided when the periods have ended.
        if by != L92A {
            self.must_be_in_time(self.event.session_no())?;
        }
        if by == L92A && self.sanction() == AppealWithoutMerit::Nothing {
            return Err(Why::NoSanction.by(L92A));
        }
        if !self.event.entries.contains_key(&entry) {
            return Err(Why::NoSuchEntry { entry }.into());
        }
        self.must_be_a_penalty(penalty)?;
        let number = Some(PenaltyNo(self.event.penalties.len() as u16 + 1));
        let (penalty, reason) = (penalty.clone(), reason.to_owned());
        Ok(vec![Happened::Penalized { entry, penalty, by, reason, number }])
    }

    /// The amount is one that can be reckoned here.
    pub(super) fn must_be_a_penalty(&self, penalty: &Penalty) -> Result<(), Refused> {
        match &penalty.amount {
            PenaltyAmount::Tops(amount) | PenaltyAmount::Points(amount)
                if amount.is_negative() || amount.is_zero() =>
            {
                Err(Why::BadPenalty.into())
            }
            PenaltyAmount::Tops(_) => {
                let points = self.conditions()?.victory_points.is_some();
                let cannot = points || self.event.unit == Some(Unit::Team);
                if cannot { Err(Why::PenaltyUnit.into()) } else { Ok(()) }
            }
            PenaltyAmount::Warning | PenaltyAmount::Points(_) => Ok(()),
        }
    }

    fn sanction(&self) -> AppealWithoutMerit {
        let conditions = self.event.conditions();
        conditions.map(|known| known.regulations.appeals.appeal_without_merit).unwrap_or_default()
    }

    /// A penalty that counts.
    pub(super) fn penalty_in_force(&self, number: PenaltyNo) -> Result<&Penalized, Refused> {
        let given = self.event.penalties.get(&number).ok_or(Why::NoSuchPenalty)?;
        if given.in_force().is_some() { Ok(given) } else { Err(Why::PenaltyGone { number }.into()) }
    }

    pub(super) fn change_penalty(&self, number: PenaltyNo, penalty: &Penalty, reason: &str) -> Follows {
        let given = self.penalty_to_change(number, reason)?;
        self.must_be_a_penalty(penalty)?;
        if given.penalty == *penalty {
            return Err(Why::NothingChanges.by(L81C3));
        }
        let (penalty, reason) = (penalty.clone(), reason.to_owned());
        Ok(vec![Happened::PenaltyChanged { number, penalty, reason }])
    }

    pub(super) fn withdraw_penalty(&self, number: PenaltyNo, reason: &str) -> Follows {
        self.penalty_to_change(number, reason)?;
        Ok(vec![Happened::PenaltyWithdrawn { number, reason: reason.to_owned() }])
    }

    /// A penalty that the Director may still change.
    fn penalty_to_change(&self, number: PenaltyNo, reason: &str) -> Result<&Penalized, Refused> {
        self.only_directors()?;
        only_with_reason(reason)?;
        if let Some(appeal) = self.event.penalties.get(&number).and_then(|given| given.decided) {
            self.must_be_the_directors(appeal)?;
        }
        let given = self.penalty_in_force(number)?;
        self.must_be_in_time(given.session)?;
        Ok(given)
    }
}
