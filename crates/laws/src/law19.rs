//! Law 19: doubles and redoubles, and the bid that they name.

use openroom_cards::{Bid, Call, Seat};
use openroom_lawbook::provisions::*;

use crate::{ActNo, Ask, Case, Order, ruled};

/// A double or redouble that names another bid than the last one.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct MisnamedDouble {
    /// Who made it.
    pub offender: Seat,
    /// Double or redouble.
    pub call: Call,
    /// The bid that he named.
    pub named: Bid,
    /// The number of the act.
    pub at: ActNo,
}

ruled!(MisnamedDouble, L19A2);

fn rule(offence: &MisnamedDouble, case: &mut Case<'_>) -> Ask<()> {
    let by = if offence.call == Call::Redouble { L19B3 } else { L19A3 };
    case.order(by, Order::DoublesLastBid(offence.offender));
    Ok(())
}
