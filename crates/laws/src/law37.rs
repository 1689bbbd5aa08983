//! Law 37: a bid, double or redouble by a player who must pass.

use openroom_cards::{Call, Seat};
use openroom_lawbook::provisions::*;

use crate::{Act, ActNo, Ask, Case, Order, Until, could_have_known, law26, ruled, silence};

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
    for player in [offender, offender.partner()] {
        silence(case, L37B2, player, Until::EndOfAuction);
    }
    law26::may_apply(case, offender, at);
    could_have_known(case);
    Ok(())
}
