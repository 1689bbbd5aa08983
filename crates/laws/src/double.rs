//! A double or redouble by a player who may do neither at this turn.

use openroom_cards::{Call, Seat};
use openroom_lawbook::{Provision, provisions::*};

use crate::{Act, ActNo, Ask, Case, Order, ruled};

/// A double or redouble by a player who may do neither at this turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct DoubleNotAllowed {
    /// Who called.
    pub offender: Seat,
    /// The call.
    pub call: Call,
    /// Its number.
    pub at: ActNo,
    /// The provision that forbade it.
    pub by: Provision,
}

ruled!(DoubleNotAllowed, L30B2b_2007, taken up by |it, act| {
    matches!(act, Act::Call { by, .. } if *by == it.offender.lho())
});

/// Another call takes its place, unless LHO has called over it.
fn rule(offence: &DoubleNotAllowed, case: &mut Case<'_>) -> Ask<()> {
    let DoubleNotAllowed { offender, at, by, .. } = *offence;
    if case.called_after(L11A, offender.lho(), at)?.is_some() {
        case.order(L11A, Order::CallStands(at));
    } else {
        case.order(by, Order::ReplaceCall { at, by: offender });
    }
    Ok(())
}
