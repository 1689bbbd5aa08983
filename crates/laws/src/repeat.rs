//! A call that had to be repeated and was not.

use openroom_cards::{Call, Seat};
use openroom_lawbook::{Provision, provisions::*};

use crate::{Act, ActNo, Ask, Case, Order, ruled};

/// Another call than the one that had to be repeated.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct CallNotRepeated {
    /// Who had to repeat his call.
    pub offender: Seat,
    /// The call that he owed.
    pub owed: Call,
    /// The number of the call that he made.
    pub at: ActNo,
    /// The provision by which he owed it.
    pub by: Provision,
}

ruled!(CallNotRepeated, L31A1, taken up by |it, act| {
    matches!(act, Act::Call { by, .. } if *by == it.offender.lho())
});

/// The call owed takes the place of the other, unless LHO has called over that.
fn rule(offence: &CallNotRepeated, case: &mut Case<'_>) -> Ask<()> {
    let CallNotRepeated { offender, owed, at, by } = *offence;
    if case.called_after(L11A, offender.lho(), at)?.is_some() {
        case.order(L11A, Order::CallStands(at));
    } else {
        case.order(by, Order::SubstituteCall { at, call: owed });
    }
    Ok(())
}
