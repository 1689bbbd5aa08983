//! Law 37: a bid, double or redouble by a player who must pass.

use openroom_cards::{Call, Seat};
use openroom_lawbook::provisions::*;

use crate::law29::{self, CallOutOfTurn, Response};
use crate::{Act, ActNo, Ask, Case, Order, Until, could_have_known, law26, law28, ruled, silence};

/// A bid, double or redouble by a player who must pass.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct CallByPasser {
    /// Who had to pass.
    pub offender: Seat,
    /// The call.
    pub call: Call,
    /// Its number.
    pub at: ActNo,
}

ruled!(CallByPasser, L35B, taken up by |it, act| {
    matches!(act, Act::Call { by, .. } if *by == it.offender.lho())
});

fn rule(offence: &CallByPasser, case: &mut Case<'_>) -> Ask<()> {
    let CallByPasser { offender, at, .. } = *offence;
    if case.called_after(L37A, offender.lho(), at)?.is_some() {
        case.order(L37A, Order::CallStands(at));
        return Ok(());
    }
    case.order(L37B, Order::Applies)
        .order(L37B1, Order::CancelCall(at))
        .order(L37B2, Order::SubstituteCall { at, call: Call::Pass });
    silence_both(offender, at, case);
    Ok(())
}

/// The same at another player's turn, to whom the auction goes back: there is no turn of his to pass at.
pub(crate) fn out_of_turn(offence: &CallOutOfTurn, turn: Seat, case: &mut Case<'_>) -> Ask<()> {
    let CallOutOfTurn { offender, at, .. } = *offence;
    match law29::response_by_calling(offence, turn, case)? {
        Some(Response::Accepted) => {
            law29::stands(offence, L37A, case);
            return Ok(());
        }
        Some(Response::InTurn) => {
            law28::as_if_not_made(at, case);
            return Ok(());
        }
        Some(Response::Declined) | None => {}
    }
    case.order(L37B, Order::Applies).order(L37B1, Order::CancelCall(at));
    if let Some((meanwhile, Call::Bid(_) | Call::Double | Call::Redouble)) = offence.partners_call(case) {
        case.order(L37B2, Order::CancelCall(meanwhile));
    }
    silence_both(offender, at, case);
    Ok(())
}

fn silence_both(offender: Seat, at: ActNo, case: &mut Case<'_>) {
    for player in [offender, offender.partner()] {
        silence(case, L37B2, player, Until::EndOfAuction);
    }
    law26::may_apply(case, offender, at);
    could_have_known(case);
}
