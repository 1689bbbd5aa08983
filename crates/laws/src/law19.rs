//! Law 19: doubles and redoubles, and the bid that they name.

use openroom_cards::{Bid, Call, Seat};
use openroom_lawbook::provisions::*;

use crate::{ActNo, Ask, Case, Order, ruled};

/// A double or redouble that names a bid, the last one or another.
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
    let redouble = offence.call == Call::Redouble;
    let (form, meant) = if redouble { (L19B2, L19B3) } else { (L19A2, L19A3) };
    case.order(form, Order::NoRectification);
    let last = case.last_bid(meant, offence.at)?;
    if last != Some(offence.named) {
        case.order(meant, Order::DoublesLastBid(offence.offender));
    }
    Ok(())
}
