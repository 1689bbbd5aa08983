//! What the Director comes back to after the play, each as a case of its own.

#![allow(non_upper_case_globals, reason = "a provision in a pattern is written as the book does")]

use openroom_cards::{Seat, Side};
use openroom_lawbook::{
    Edition, Provision,
    differences::{self, GainByDummysWord, LyingPenaltyCard, WithdrawnLeadOfDeclarer},
    provisions::*,
};
use serde::{Deserialize, Serialize};

use crate::{
    Ask, Case, CaseNo, CaseRecord, CaseState, Finding, Given, Matter, Order, Rule, Ruled, Shown, Table,
    Withdrawn, law53::LedBy, law64, law75,
};

/// A provision under which the Director looks after the play whether the score is to be adjusted.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LookBack {
    /// Whose irregularity it was.
    pub offender: Seat,
    /// In which case.
    pub case: CaseNo,
    /// The provision.
    pub by: Provision,
}

impl Ruled for LookBack {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        rule(self, case)
    }

    fn offender(&self) -> Seat {
        self.offender
    }

    fn breach(&self) -> Provision {
        self.by
    }
}

fn rule(it: &LookBack, case: &mut Case<'_>) -> Ask<()> {
    match it.by {
        L43B3 => return gained_all_the_same(it, case),
        L64C2b => return damaged_by_two_revokes(case),
        _ => {}
    }
    governed(it, case);
    let breach = match first(it, case.edition()) {
        Some((by, finding)) => case.finding(by, finding)?,
        None => true,
    };
    if !breach || !case.finding(it.by, second(it))? {
        case.order(it.by, Order::ScoreStands);
        return Ok(());
    }
    case.order(it.by, adjusts(it));
    if it.by == L21B3 { law75::basis(case) } else { Ok(()) }
}

/// Who learnt something by accident has not offended.
fn adjusts(it: &LookBack) -> Order {
    match it.by {
        L16D2c => Order::AdjustWithoutOffence,
        _ => Order::AdjustAfterPlay { against: it.offender.side() },
    }
}

/// A dummy without rights had spoken of a defender's irregularity: the defenders lose what they gained by it.
fn gained_all_the_same(it: &LookBack, case: &mut Case<'_>) -> Ask<()> {
    let defenders = it.offender.side().other();
    if !case.finding(L43B3, Finding::Gained(defenders))? {
        case.order(L43B3, Order::ScoreStands);
        return Ok(());
    }
    let order = match differences::gain_by_dummys_word(case.edition()) {
        GainByDummysWord::AdjustedForDamage => Order::AdjustAfterPlay { against: defenders },
        GainByDummysWord::GainTaken => Order::GainTaken(defenders),
    };
    case.order(L43B3, order);
    Ok(())
}

/// Both sides revoked: either may be damaged, as against the result without any revoke.
fn damaged_by_two_revokes(case: &mut Case<'_>) -> Ask<()> {
    for side in Side::ALL {
        if case.finding(L64C2b, Finding::Damaged(side))? {
            case.order(L64C2b, Order::AdjustAfterPlay { against: side.other() });
            return Ok(());
        }
    }
    case.order(L64C2b, Order::ScoreStands);
    Ok(())
}

/// What the paragraph rests on: what lay there was for all to see, or for declarer alone; a line of play that rests on
/// declarer's own lead out of turn may be looked at as unauthorized information.
fn governed(it: &LookBack, case: &mut Case<'_>) {
    let by = match it.by {
        L50E4 => L50E1,
        L50E2 | L50E3 if it.by.paragraph(case.edition()) != it.by => it.by.paragraph(case.edition()),
        L55C => match differences::withdrawn_lead_of_declarer(case.edition()) {
            WithdrawnLeadOfDeclarer::ScoreMayBeAdjusted => return,
            WithdrawnLeadOfDeclarer::UnauthorizedInformation => L16C2,
        },
        _ => return,
    };
    case.order(by, Order::Applies);
}

/// What must be found before the damage is looked at.
fn first(it: &LookBack, edition: Edition) -> Option<(Provision, Finding)> {
    match it.by {
        L72C => Some((L72C, Finding::CouldHaveKnown(it.offender))),
        L16B3 | L61B2b | L65B3 => Some((L16B1a, Finding::ChoseWhatWasSuggested(it.offender.partner()))),
        L16C3 | L16A4_2007 => Some((L16C2, Finding::ChoseWhatWasSuggested(it.offender.partner()))),
        L50E2 | L50E3 | L55C | L62D2 | L68B2 => {
            Some((it.by, Finding::ChoseWhatWasSuggested(it.offender.partner())))
        }
        L50E4 => match differences::lying_penalty_card(edition) {
            LyingPenaltyCard::OnlyTheDuty => None,
            LyingPenaltyCard::AllItTells => Some((L50E4, Finding::CouldHaveEndedOtherwise)),
        },
        L23C | L27D => Some((it.by, Finding::CouldHaveEndedOtherwise)),
        _ => None,
    }
}

fn second(it: &LookBack) -> Finding {
    match it.by {
        L72C | L16B3 | L21B3 => Finding::Gained(it.offender.side()),
        L16D2c => Finding::InfluencedTheResult,
        _ => Finding::Damaged(it.offender.side().other()),
    }
}

impl Table {
    /// What the Director comes back to after the play and has not looked at: the case and the provision.
    pub fn reviews(&self) -> impl Iterator<Item = (CaseNo, Provision)> {
        let looked_at = |no: CaseNo, by: Provision| {
            let same =
                |matter: &Matter| matches!(matter, Matter::LookBack(it) if it.case == no && it.by == by);
            self.cases.iter().any(|case| same(&case.matter))
        };
        self.cases
            .iter()
            .zip((0..).map(CaseNo))
            .filter(|(case, _)| case.state.is_in_force())
            .filter(|(_, no)| !law64::is_replaced(self, *no))
            .flat_map(|(case, no)| {
                let waived = case.state == CaseState::Waived;
                let looks = |given: &&Given| given.order == Order::ReviewAfterPlay && !waived;
                let ordered = case.orders.iter().filter(looks);
                let mut all: Vec<Provision> = ordered.map(|given| given.by).collect();
                // What partner may have used of cards shown with a concession is part of that look.
                if ![L62D2, L68B2].iter().any(|by| all.contains(by)) {
                    all.extend(self.withdrawn_to_look_at(no));
                }
                all.extend(self.penalty_cards_to_look_at(no, case));
                let mut once = vec![];
                for by in all {
                    if !once.contains(&by) {
                        once.push(by);
                    }
                }
                once.into_iter().map(move |by| (no, by))
            })
            .filter(move |(no, by)| !looked_at(*no, *by))
    }

    /// Whether somebody of the offending side may have used what was withdrawn in the case.
    fn withdrawn_to_look_at(&self, no: CaseNo) -> Option<Provision> {
        let declarers = |case: &CaseRecord| matches!(case.matter, Matter::LeadOutOfTurn(it) if it.led_by == LedBy::Declarer && it.trick > 0);
        if !self.withdrawn.iter().any(|one| one.case == no && one.unauthorized) {
            return None;
        }
        if self.cases.get(no.index()).is_some_and(declarers) {
            return Some(L55C);
        }
        let by = L16C3.in_force(self.settings.edition).unwrap_or(L16A4_2007);
        (!self.offenders_who_may_have_used(no).is_empty()).then_some(by)
    }

    /// The cases that the Director opens when he comes back.
    pub(crate) fn looks_back(&self) -> Vec<Matter> {
        self.reviews()
            .flat_map(|(case, by)| {
                let offenders = self.offenders_looked_at(case, by);
                offenders.into_iter().map(move |offender| LookBack { offender, case, by }.into())
            })
            .collect()
    }

    /// What the partner of a penalty card's owner may have used: the card itself while it lay there, that it was picked
    /// up, and how one that was played had come about, where that is not looked at as something withdrawn.
    fn penalty_cards_to_look_at(&self, no: CaseNo, case: &CaseRecord) -> Vec<Provision> {
        let mut by = vec![];
        for given in &case.orders {
            match given.order {
                Order::Restrict(owner, Rule::PenaltyCard { card, .. }, _) => {
                    by.push(L50E4);
                    let its =
                        |one: &crate::Played| one.by == owner && one.card == card && one.standing.counts();
                    if self.withdrawn_to_look_at(no).is_none() && self.plays.iter().any(its) {
                        by.push(L50E3);
                    }
                }
                Order::PickUp { .. } => by.push(L50E2),
                _ => {}
            }
        }
        by.sort_unstable();
        by.dedup();
        by
    }

    /// Whose irregularity is looked at, by this provision in this case: one of each side, where both revoked.
    fn offenders_looked_at(&self, no: CaseNo, by: Provision) -> Vec<Seat> {
        match &self.cases[no.index()].matter {
            Matter::RevokesReckoned(it) if by == L64C1 => it.not_compensated(by, self.settings.edition),
            _ if by == L16C3 || by == L16A4_2007 => self.offenders_who_may_have_used(no),
            _ => vec![self.offender_looked_at(no, by)],
        }
    }

    /// Whose partners may have used what a call or card told that is withdrawn: of the offending side, and both of the
    /// side that had misled the player who took it back.
    fn offenders_who_may_have_used(&self, no: CaseNo) -> Vec<Seat> {
        let case = &self.cases[no.index()];
        let mut told: Vec<Seat> = vec![];
        for given in &case.orders {
            match given.order {
                Order::Unauthorized { at, to }
                    if self.withdrawn.iter().any(|one| one.at == at) && !told.contains(&to.partner()) =>
                {
                    told.push(to.partner());
                }
                _ => {}
            }
        }
        if told.is_empty() {
            let offender = case.matter.offender();
            told.extend([offender, offender.partner()]);
            told.retain(|one| self.may_have_used(no, one.partner()));
        }
        told
    }

    /// Whether this player may have used what was withdrawn in the case and is unauthorized for him. Dummy chooses no
    /// card, and declarer sees the cards of both hands.
    fn may_have_used(&self, no: CaseNo, reader: Seat) -> bool {
        let declarer = self.position.contract.map(|contract| contract.declarer);
        let is_nothing_to_him = |one: &Withdrawn| {
            matches!(one.shown, Shown::Card(_))
                && (self.position.dummy() == Some(reader)
                    || declarer == Some(reader) && one.by.side() == reader.side())
        };
        let left = |one: &&Withdrawn| one.case == no && !one.is_authorized_for(reader);
        self.withdrawn.iter().filter(left).any(|one| !is_nothing_to_him(one))
    }

    /// Whose partner may have used what he was not to know: the owner of a penalty card.
    fn offender_looked_at(&self, no: CaseNo, by: Provision) -> Seat {
        let case = &self.cases[no.index()];
        let owner = case.orders.iter().find_map(|given| match given.order {
            Order::PickUp { owner, .. } => Some(owner),
            _ => None,
        });
        match owner {
            Some(owner) if by == L50E2 => owner,
            _ if by == L55C => self.position.dummy().unwrap_or_else(|| case.matter.offender()),
            _ if by == L47E2b => case.matter.offender().lho(),
            _ => case.matter.offender(),
        }
    }
}
