//! Law 31: a bid out of turn that was not accepted, and the call that must then be repeated.

use openroom_cards::{Call, Seat};
use openroom_lawbook::{
    Provision,
    differences::{self, CancelledCallOutOfTurn},
    provisions::*,
};

use crate::law29::{CallOutOfTurn, TurnOf};
use crate::{
    ActNo, Ask, Case, CaseNo, CaseRecord, Finding, Made, Matter, Order, Question, Restriction, Rule,
    Standing, Table, Takes, Until, Who, could_have_known, law23, law26, silence,
};

/// Rules on the bid, or the artificial pass, which is already cancelled.
pub(crate) fn rule(offence: &CallOutOfTurn, turn: Seat, case: &mut Case<'_>) -> Ask<()> {
    case.order(L31, Order::Applies);
    match offence.turn_of(turn) {
        TurnOf::Rho => {
            case.order(L31A, Order::Applies);
            let Some((rhos, _)) = case.next_call(L31A, turn, Takes::WhatStands)? else { return Ok(()) };
            if rhos == Call::Pass {
                case.order(L31A1, repeat(offence, case));
                return Ok(());
            }
            case.order(L31A2, Order::Applies);
            match differences::cancelled_call_out_of_turn(case.edition()) {
                CancelledCallOutOfTurn::DenominationOrTurn => by_the_denomination_repeated(offence, case),
                CancelledCallOutOfTurn::ComparableCall => {
                    let paragraphs = Paragraphs { own_turn: L31A2, comparable: L31A2a, other: L31A2b };
                    offenders_own_turn(offence, &paragraphs, case)
                }
            }
        }
        TurnOf::Partner | TurnOf::Lho => match differences::cancelled_call_out_of_turn(case.edition()) {
            CancelledCallOutOfTurn::DenominationOrTurn => partner_is_silenced(offence, L31B_2007, case),
            CancelledCallOutOfTurn::ComparableCall => {
                case.order(L31B, Order::Applies);
                let to = offence.offender.partner();
                case.order(L31B1, Order::Unauthorized { at: offence.at, to }).order(L31B2, Order::Applies);
                let paragraphs = Paragraphs { own_turn: L31B2, comparable: L31A2a, other: L31A2b };
                offenders_own_turn(offence, &paragraphs, case)
            }
        },
    }
}

/// The offender must make the call again at his turn, unless it is an earlier one that he must make again.
pub(crate) fn repeat(offence: &CallOutOfTurn, case: &Case<'_>) -> Order {
    if case.facts().perhaps_repeating.contains(&offence.offender) {
        return Order::Applies;
    }
    Order::Restrict(offence.offender, Rule::MustCall(offence.call), Until::NextTurn)
}

impl Table {
    /// The players who have to repeat a call at their next turn.
    pub(crate) fn repeating(&self) -> Vec<Seat> {
        let repeats = |one: &Restriction| matches!(one.rule, Rule::MustCall(_)).then_some(one.on);
        self.restrictions().filter_map(repeats).collect()
    }

    /// The players who will have to if their right-hand opponent, whose call is waited for, passes.
    pub(crate) fn perhaps_repeating(&self) -> Vec<Seat> {
        self.cases().iter().filter_map(waits_for_rho).collect()
    }

    /// A case that waits for the call of an opponent who has lost that turn: another call of the offender out of turn
    /// was accepted.
    pub(crate) fn rho_has_lost_his_turn(&self) -> Option<CaseNo> {
        let lost = |case: &CaseRecord| {
            let Some(offender) = waits_for_rho(case) else { return false };
            let out_of_turn = |made: &Made| {
                let about =
                    |one: &CaseRecord| matches!(&one.matter, Matter::CallOutOfTurn(it) if it.at == made.at);
                self.cases().iter().any(about)
            };
            let accepted =
                |made: &Made| made.by == offender && made.standing == Standing::Accepted && out_of_turn(made);
            self.calls().iter().any(|made| accepted(made) && Some(made.at) > case.matter.about())
        };
        self.cases().iter().position(lost).map(|place| CaseNo(place as u16))
    }
}

/// The offender of a call out of turn on which his right-hand opponent's call is waited for.
fn waits_for_rho(case: &CaseRecord) -> Option<Seat> {
    let Matter::CallOutOfTurn(it) = &case.matter else { return None };
    let rhos = |one: &Question| one.is_wait() && one.to == Who::Player(it.offender.rho());
    case.open.iter().any(rhos).then_some(it.offender)
}

/// By which paragraphs the offender's call at his own turn is ruled.
pub(crate) struct Paragraphs {
    /// His own turn.
    pub(crate) own_turn: Provision,
    /// A comparable call.
    pub(crate) comparable: Provision,
    /// Any other.
    pub(crate) other: Provision,
}

/// At his own turn he may make any legal call; what follows depends on whether it is comparable.
pub(crate) fn offenders_own_turn(offence: &CallOutOfTurn, by: &Paragraphs, case: &mut Case<'_>) -> Ask<()> {
    let (offender, at, withdrawn) = (offence.offender, offence.at, offence.call);
    let Some((new, second)) = case.next_call(by.own_turn, offender, Takes::WhatStands)? else {
        law26::may_apply(case, offender, at);
        return Ok(());
    };
    let paragraph = law23::paragraph(case, offender, (withdrawn, at), (new, second));
    if case.finding(paragraph, Finding::Comparable { withdrawn, new })? {
        case.order(by.comparable, Order::Applies)
            .order(L23B, Order::NothingFurther)
            .order(L23C, Order::ReviewAfterPlay);
        return Ok(());
    }
    silence(case, by.other, offender.partner(), Until::NextTurn);
    law26::may_apply(case, offender, at);
    could_have_known(case);
    Ok(())
}

/// The rule of 2007: partner passes for the rest of the auction whatever the offender calls, and the lead may be
/// restricted unless he makes the same call at his own turn. What partner has meanwhile called at that turn is no pass.
pub(crate) fn partner_is_silenced(offence: &CallOutOfTurn, by: Provision, case: &mut Case<'_>) -> Ask<()> {
    let (offender, at) = (offence.offender, offence.at);
    if let Some((meanwhile, Call::Bid(_) | Call::Double | Call::Redouble)) = offence.partners_call(case) {
        case.order(by, Order::CancelCall(meanwhile));
    }
    silence(case, by, offender.partner(), Until::EndOfAuction);
    could_have_known(case);
    let next = case.next_call(by, offender, Takes::WhatStands)?;
    let same = next.is_some_and(|(new, _)| new == offence.call)
        && !case.finding(L26_2007, Finding::DifferentFinalCall(at))?;
    if same {
        case.order(L26_2007, Order::NoRectification);
    } else {
        law26::may_apply(case, offender, at);
    }
    Ok(())
}

/// The rule of 2007: once where the denomination is repeated, otherwise for the rest of the auction.
fn by_the_denomination_repeated(offence: &CallOutOfTurn, case: &mut Case<'_>) -> Ask<()> {
    let offender = offence.offender;
    let Some((new, second)) = case.next_call(L31A2, offender, Takes::WhatStands)? else {
        law26::may_apply(case, offender, offence.at);
        return Ok(());
    };
    if offence.call != Call::Pass && repeats_denomination(offence, new, second, case)? {
        silence(case, L31A2a_2007, offender.partner(), Until::NextTurn);
        could_have_known(case);
        return Ok(());
    }
    silence(case, L31A2b_2007, offender.partner(), Until::EndOfAuction);
    law26::may_apply(case, offender, offence.at);
    could_have_known(case);
    Ok(())
}

fn repeats_denomination(offence: &CallOutOfTurn, new: Call, second: ActNo, case: &mut Case<'_>) -> Ask<bool> {
    let (facts, by, withdrawn) = (case.facts(), offence.offender, offence.call);
    if new.bid().is_none() {
        return Ok(false);
    }
    let first = facts.specifies(by, withdrawn, Some(offence.at));
    match (first, facts.specifies(by, new, Some(second))) {
        (Some(first), Some(second)) => Ok(first == second && !first.is_empty()),
        (None, _) | (_, None) => case.finding(L29C, Finding::RepeatsDenomination { withdrawn, new }),
    }
}
