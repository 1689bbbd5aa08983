//! Where information comes from, and who may use it.

use openroom_lawbook::regulations::ReserveRights;
use openroom_lawbook::{
    Provision,
    differences::{self, LyingPenaltyCard, ToldBeforeAComparableCall},
    provisions::*,
};
use openroom_laws::Order;

use super::found::Found;
use crate::cases::{auction, information};
use crate::desk::{Ask, Desk};
use crate::{Pick, Query, Ruling};

pub(super) fn source(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    let allowed = match desk.pick(by, Query::Source)? {
        Pick::FromLegalCalls => L16A1a,
        Pick::FromWithdrawn => {
            if desk.pick(by, Query::WhoUses)? == Pick::OffendersUse {
                return Ok(Found::Against(L16C2));
            }
            L16A1b
        }
        Pick::FromProcedure => L16A1c,
        Pick::KnownBefore => L16A1d,
        Pick::FromScoreOrTraits => L16A2,
        Pick::FromPartnersManner => {
            desk.order(L16B1, Ruling::Applies);
            return Ok(Found::Against(L73C1));
        }
        Pick::HeardElsewhere => {
            desk.order(L16D1, Ruling::DirectorFirst);
            return Ok(Found::Settled);
        }
        _ => {
            return Ok(Found::Against(L16A3_2007.in_force(desk.edition()).unwrap_or(L16A1)));
        }
    };
    desk.order(allowed, Ruling::InOrder);
    Ok(Found::Settled)
}

pub(super) fn reserved(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    match desk.settings().regulations.table.reserve_rights {
        ReserveRights::MayNotReserve | ReserveRights::MustCallAtOnce => {
            return Ok(Found::in_order_if(desk.yes(by, Query::DirectorCalled)?));
        }
        ReserveRights::MayReserve => {}
    }
    if desk.yes(by, Query::OpponentsDeny)? {
        desk.order(by, Ruling::DirectorFirst);
        return Ok(Found::Settled);
    }
    Ok(Found::InOrder)
}

/// Whether a player chose what the information suggests although something else was a logical alternative.
fn took_advantage(desk: &mut Desk<'_>, by: Provision) -> Ask<bool> {
    Ok(desk.yes(by, Query::ChoseSuggested)? && desk.yes(by, Query::LogicalAlternative)?)
}

/// A comparable call may free the offending side.
pub(super) fn withdrawn(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if desk.pick(by, Query::WhoUses)? == Pick::NonOffendersUse {
        desk.order(L16C1, Ruling::InOrder);
        return Ok(Found::Settled);
    }
    let freed = match differences::told_before_a_comparable_call(desk.edition()) {
        ToldBeforeAComparableCall::MayNotBeUsed => false,
        ToldBeforeAComparableCall::MayBeUsed => desk.yes(L16C2, Query::ReplacedComparably)?,
    };
    if !freed && took_advantage(desk, L16C2)? {
        return Ok(Found::Against(L16C2));
    }
    desk.order(L16C2, Ruling::InOrder);
    Ok(Found::Settled)
}

pub(super) fn elsewhere(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    match desk.pick(by, Query::HowLearnt)? {
        Pick::ByChance => {
            if desk.yes(by, Query::ToldDirector)? {
                desk.order(L16D2, Ruling::Applies);
                return Ok(Found::InOrder);
            }
            Ok(Found::Broken)
        }
        Pick::PartnersCardSeen => {
            desk.order(L24, Ruling::Applies);
            auction::card_seen(desk)?;
            Ok(Found::Settled)
        }
        _ => Ok(L89A1.in_force(desk.edition()).map_or(Found::Broken, Found::Against)),
    }
}

/// What was learnt by chance is no matter of prohibited conduct, and the board is ruled.
pub(super) fn sought(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    match desk.pick(by, Query::HowLearnt)? {
        Pick::ByChance => {
            information::by_chance(desk)?;
            Ok(Found::Settled)
        }
        Pick::PartnersCardSeen => {
            desk.order(L24, Ruling::Applies);
            auction::card_seen(desk)?;
            Ok(Found::Settled)
        }
        _ => Ok(Found::Broken),
    }
}

/// What may be used of it while it lies there.
pub(super) fn penalty_card(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    match differences::lying_penalty_card(desk.edition()) {
        LyingPenaltyCard::OnlyTheDuty => {
            if desk.pick(by, Query::WhoUses)? == Pick::OffendersUse
                && desk.pick(by, Query::KnowledgeUsed)? == Pick::TheCardItself
            {
                return Ok(Found::Against(L50E2.paragraph(desk.edition())));
            }
        }
        LyingPenaltyCard::AllItTells => {
            desk.pick(by, Query::WhoUses)?;
            desk.order_law(L50E4, Order::ReviewAfterPlay);
        }
    }
    Ok(Found::InOrder)
}

/// The owner's partner may not use it, the other side may.
pub(super) fn told_partner(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    desk.order(by, Ruling::PartnerMayNotUse);
    if desk.pick(by, Query::WhoUses)? == Pick::OffendersUse && took_advantage(desk, by)? {
        return Ok(match differences::lying_penalty_card(desk.edition()) {
            LyingPenaltyCard::OnlyTheDuty => Found::Broken,
            LyingPenaltyCard::AllItTells => Found::Against(L16C2),
        });
    }
    Ok(Found::InOrder)
}

pub(super) fn from_partner(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if took_advantage(desk, by)? {
        desk.order(L16B1, Ruling::Applies);
        return Ok(Found::Broken);
    }
    Ok(Found::InOrder)
}
