//! Laws 10 and 11: players who settle a rectification themselves.

use openroom_cards::{Seat, Side};
use openroom_lawbook::{Edition, provisions::*};
use serde::{Deserialize, Serialize};

use crate::{ActNo, Ask, Case, Finding, Order, ruled};

/// Players enforced or waived a rectification without the Director.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SettledThemselves {
    /// Who did, of the side that was not offending.
    pub offender: Seat,
    /// The number of the act.
    pub at: ActNo,
}

ruled!(SettledThemselves, L10A);

fn rule(it: &SettledThemselves, case: &mut Case<'_>) -> Ask<()> {
    let side = it.offender.side();
    case.order(L10A, Order::Applies);
    if !case.finding(L10B, Finding::SettlementMayStand)? {
        case.order(L10B, Order::SettlementCancelled);
        return Ok(());
    }
    case.order(L10B, Order::SettlementStands);
    for gained in [side, side.other()] {
        if case.finding(L11A, Finding::GainedByIgnorance(gained))? {
            case.order(L11A, loss(case.edition(), side, gained)).order(L11B, Order::MayPenalize);
            return Ok(());
        }
    }
    Ok(())
}

/// 2007 only took the right to rectification away; since 2017 the side that gained loses its gain.
fn loss(edition: Edition, acted: Side, gained: Side) -> Order {
    match edition {
        Edition::Laws2007 => Order::RightForfeited(acted),
        Edition::Laws2017 | Edition::Poland2024 => Order::GainTaken(gained),
    }
}
