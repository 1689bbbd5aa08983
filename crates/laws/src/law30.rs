//! Law 30: a pass out of turn that was not accepted.

use openroom_cards::{Call, Seat};
use openroom_lawbook::{
    Provision,
    differences::{self, CancelledCallOutOfTurn},
    provisions::*,
};

use crate::law29::{CallOutOfTurn, TurnOf};
use crate::law31::{Paragraphs, offenders_own_turn};
use crate::{Ask, Case, Order, Rule, Until, could_have_known, silence};

/// Rules on the pass, which is already cancelled.
pub(crate) fn rule(offence: &CallOutOfTurn, turn: Seat, case: &mut Case<'_>) -> Ask<()> {
    case.order(L30, Order::Applies);
    match differences::cancelled_call_out_of_turn(case.edition()) {
        CancelledCallOutOfTurn::DenominationOrTurn => by_whether_anyone_had_bid(offence, turn, case),
        CancelledCallOutOfTurn::ComparableCall => by_whose_turn_it_was(offence, turn, case),
    }
}

fn by_whose_turn_it_was(offence: &CallOutOfTurn, turn: Seat, case: &mut Case<'_>) -> Ask<()> {
    match offence.turn_of(turn) {
        TurnOf::Rho => pass_once(offence, L30A, case),
        TurnOf::Partner | TurnOf::Lho => {
            case.order(L30B1, Order::Applies);
            let partner = offence.offender.partner();
            case.order(L30B1a, Order::Unauthorized { at: offence.at, to: partner })
                .order(L30B1b, Order::Applies);
            let paragraphs = Paragraphs { own_turn: L30B1b, comparable: L30B1bi, other: L30B1bii };
            offenders_own_turn(offence, &paragraphs, case)
        }
    }
}

fn by_whether_anyone_had_bid(offence: &CallOutOfTurn, turn: Seat, case: &mut Case<'_>) -> Ask<()> {
    let anyone_had_bid = case.last_bid(L30, offence.at)?.is_some();
    match offence.turn_of(turn) {
        TurnOf::Partner if anyone_had_bid => {
            silence(case, L30B2a_2007, offence.offender, Until::EndOfAuction);
            partner_may_not_double(offence, case);
            could_have_known(case);
            Ok(())
        }
        TurnOf::Rho if anyone_had_bid => pass_once(offence, L30B1_2007, case),
        TurnOf::Rho | TurnOf::Partner | TurnOf::Lho => pass_once(offence, L30A_2007, case),
    }
}

/// Partner may not double or redouble at that turn; what he has called meanwhile stands unless it is such a call.
fn partner_may_not_double(offence: &CallOutOfTurn, case: &mut Case<'_>) {
    match offence.partners_call(case) {
        Some((_, Call::Pass | Call::Bid(_))) => return,
        Some((at, Call::Double | Call::Redouble)) => {
            case.order(L30B2b_2007, Order::CancelCall(at));
        }
        None => {}
    }
    let partner = offence.offender.partner();
    case.order(L30B2b_2007, Order::Restrict(partner, Rule::MayNotDouble, Until::NextTurn));
}

fn pass_once(offence: &CallOutOfTurn, by: Provision, case: &mut Case<'_>) -> Ask<()> {
    silence(case, by, offence.offender, Until::NextTurn);
    could_have_known(case);
    Ok(())
}
