//! Manner and tempo that mislead, irregularities that could be known to gain, and damage after a corrected call.

use openroom_lawbook::provisions::*;
use openroom_laws::Order;

use super::information::look_back;
use super::{adjust, conduct};
use crate::desk::{Ask, Desk};
use crate::{Pick, Query, Ruling};

/// A player drew a false inference from an opponent's question, remark, manner or tempo.
pub(crate) fn deception(desk: &mut Desk<'_>) -> Ask<()> {
    let offender = desk.seat(L73D1, Query::Offender)?;
    let meant = desk.yes(L73D2, Query::MeantToMislead)?;
    if meant {
        desk.order(L73D2, Ruling::Serious);
    }
    if !desk.yes(L73E2, Query::BoardOver)? {
        desk.order_law(L73E2, Order::ReviewAfterPlay);
    } else if is_misled(desk)? {
        desk.order_law(L73E2, Order::AdjustAfterPlay { against: offender.side() });
        adjust::assigned(desk, Some(offender.side()))?;
    } else {
        if !meant {
            desk.order(L73D1, Ruling::InOrder);
        }
        desk.order_law(L73E2, Order::ScoreStands);
    }
    if meant { conduct::penalty(desk, L90A) } else { Ok(()) }
}

/// Whether an opponent was misled to his damage, and not by his own doing alone.
fn is_misled(desk: &mut Desk<'_>) -> Ask<bool> {
    Ok(desk.yes(L73E2, Query::FalseInference)?
        && desk.yes(L73E2, Query::NoBridgeReason)?
        && desk.yes(L73E2, Query::CouldHaveKnown)?
        && desk.yes(L73E2, Query::Damaged)?)
}

/// An irregularity of which the player could have known that it might well do damage.
pub(crate) fn could_have_known(desk: &mut Desk<'_>) -> Ask<()> {
    let offender = desk.seat(L72C, Query::Offender)?;
    if look_back(desk, offender, L72C)? { adjust::assigned(desk, Some(offender.side())) } else { Ok(()) }
}

/// The withdrawn call helped the offending side after all.
pub(crate) fn after_comparable(desk: &mut Desk<'_>) -> Ask<()> {
    let offender = desk.seat(L27D, Query::Offender)?;
    let comparable =
        L23C.exists_in(desk.edition()) && desk.pick(L23C, Query::ComeBackTo)? == Pick::ComparableCall;
    let by = if comparable { L23C } else { L27D };
    if look_back(desk, offender, by)? { adjust::assigned(desk, Some(offender.side())) } else { Ok(()) }
}
