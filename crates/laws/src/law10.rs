//! Laws 10 and 11: players who settle a rectification themselves, and options that the Director tells.

use openroom_cards::{Seat, Side};
use openroom_lawbook::{
    Edition, Provision,
    differences::{self, GainAfterActingAlone},
    provisions::*,
};
use serde::{Deserialize, Serialize};

use crate::{ActNo, Ask, Case, Finding, Order, Ruled, Table, Wait, What, Who, ruled};

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

/// What is taken away where somebody gained by it.
fn loss(edition: Edition, acted: Side, gained: Side) -> Order {
    match differences::gain_after_acting_alone(edition) {
        GainAfterActingAlone::RightToRectification => Order::RightForfeited(acted),
        GainAfterActingAlone::Gain => Order::GainTaken(gained),
    }
}

/// The Director told a player what would follow from a call that he may choose, before he chose.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OptionsTold {
    /// Who was told; nobody else knows of it.
    pub to: Seat,
}

impl Ruled for OptionsTold {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        case.order(L10C1, Order::Applies);
        Ok(())
    }

    fn offender(&self) -> Seat {
        self.to
    }

    fn breach(&self) -> Provision {
        L10C1
    }
}

impl OptionsTold {
    /// To whom it is told: the player for whose call a case waits.
    pub(crate) fn at(table: &Table) -> Option<OptionsTold> {
        let mut waits = table.cases().iter().flat_map(|case| &case.open);
        waits.find_map(|question| match (question.to, question.what) {
            (Who::Player(to), What::Wait(Wait::NextCall(_))) => Some(OptionsTold { to }),
            _ => None,
        })
    }
}
