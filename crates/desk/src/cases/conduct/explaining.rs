//! Reviews, questions, explanations, system cards and understandings.

use openroom_lawbook::regulations::{MemoryAids, OpponentsSystemCard, OwnSystemCard};
use openroom_lawbook::{
    Provision,
    differences::{self, AskingWhenBoundToPass, OwnWrongExplanation},
    provisions::*,
};

use super::found::{Found, judged};
use crate::desk::{Ask, Desk};
use crate::{Pick, Query, Ruling};

/// A double or redouble with more words than the one counts all the same.
pub(super) fn wording(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if desk.yes(by, Query::AddedWords)? {
        desk.order(by, Ruling::CallIsValid);
        return Ok(Found::Broken);
    }
    Ok(Found::InOrder)
}

pub(super) fn review(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    let entitled = desk.yes(by, Query::OwnTurn)?
        && !desk.yes(by, Query::MustPassNow)?
        && desk.yes(by, Query::WholeReview)?;
    Ok(Found::in_order_if(entitled))
}

pub(super) fn review_in_play(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if !desk.yes(by, Query::FirstTurnToPlay)? {
        desk.order(L41C, Ruling::Applies);
        return Ok(Found::Broken);
    }
    Ok(Found::in_order_if(desk.yes(by, Query::WholeReview)?))
}

/// A player who must pass may be kept from asking.
pub(super) fn asking(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if !desk.yes(by, Query::OwnTurn)? {
        return Ok(Found::Broken);
    }
    match differences::asking_when_bound_to_pass(desk.edition()) {
        AskingWhenBoundToPass::MayAsk => Ok(Found::InOrder),
        AskingWhenBoundToPass::MayNotAsk => Ok(Found::in_order_if(!desk.yes(by, Query::MustPassNow)?)),
    }
}

pub(super) fn asking_in_play(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if desk.pick(by, Query::WhoDid)? == Pick::DummyDid {
        return Ok(Found::Broken);
    }
    Ok(Found::in_order_if(desk.yes(by, Query::OwnTurn)?))
}

pub(super) fn about_one_call(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if desk.yes(by, Query::CouldSuggest)? {
        desk.order(L16B1, Ruling::Applies);
    }
    Ok(Found::InOrder)
}

/// He has to call the Director in time.
pub(super) fn own_mistake(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    match differences::own_wrong_explanation(desk.edition()) {
        OwnWrongExplanation::AtOnce => {
            let at_once = desk.yes(by, Query::AtOnce)?;
            if at_once {
                desk.order(L21B1a, Ruling::Applies);
            }
            Ok(Found::in_order_if(at_once))
        }
        OwnWrongExplanation::BeforeTheOpeningLeadIsFaced => match desk.pick(by, Query::WhenNoticed)? {
            Pick::DuringAuction | Pick::BeforeLead => {
                Ok(Found::in_order_if(desk.yes(by, Query::CalledBeforeLead)?))
            }
            _ => {
                desk.order(L75B2, Ruling::Applies);
                Ok(Found::Settled)
            }
        },
    }
}

/// A defender speaks after the play, the declaring side after the final pass, through the Director.
pub(super) fn partners_mistake(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    let defends = desk.pick(by, Query::WhoDid)? == Pick::DefenderDid;
    let when = desk.pick(by, Query::WhenDone)?;
    let (governs, in_time) =
        if defends { (L20F5bi, when == Pick::AfterPlay) } else { (L20F5bii, when == Pick::BeforeLead) };
    if when == Pick::DuringAuction {
        return Ok(Found::Against(L20F5a));
    }
    if !in_time {
        return Ok(Found::Against(governs));
    }
    if !desk.yes(by, Query::DirectorCalled)? {
        return Ok(Found::Against(L20F5b));
    }
    desk.order(governs, Ruling::InOrder);
    Ok(Found::Settled)
}

/// His own card is for the declaring side between the final pass and the lead, unless the authority says otherwise.
pub(super) fn own_card(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    match desk.settings().regulations.understandings.own_system_card {
        OwnSystemCard::AsRegulated => {
            return Ok(Found::in_order_if(desk.yes(by, Query::AuthorityAllows)?));
        }
        OwnSystemCard::ClarificationPeriod => {}
    }
    Ok(match desk.pick(by, Query::WhenDone)? {
        Pick::DuringAuction | Pick::DuringPlay => Found::Broken,
        Pick::BeforeLead => Found::in_order_if(desk.pick(by, Query::WhoDid)? != Pick::DefenderDid),
        _ => Found::InOrder,
    })
}

/// The opponents' card has its times; the one asked to explain may look too since 2017.
pub(super) fn opponents_card(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    let when = desk.pick(by, Query::WhenDone)?;
    let by_time = match when {
        Pick::BeforeLead => Some(L40B2cii),
        Pick::DuringAuction | Pick::DuringPlay => None,
        _ => Some(L40B2ci),
    };
    let allowed = match by_time {
        Some(allowed) => Some(allowed),
        None if desk.yes(L40B2ciii, Query::OwnTurn)? => Some(L40B2ciii),
        None => out_of_turn(desk, when)?,
    };
    let Some(allowed) = allowed else { return Ok(Found::Broken) };
    desk.order(allowed, Ruling::InOrder);
    Ok(Found::Settled)
}

fn out_of_turn(desk: &mut Desk<'_>, when: Pick) -> Ask<Option<Provision>> {
    if L40B2civ.exists_in(desk.edition()) && desk.yes(L40B2civ, Query::AskedToExplain)? {
        return Ok(Some(L40B2civ));
    }
    let allowed = match desk.settings().regulations.understandings.opponents_system_card {
        OpponentsSystemCard::AsTheLaws => false,
        OpponentsSystemCard::AlsoDeclarerInPlay => {
            when == Pick::DuringPlay && desk.pick(L40B2c, Query::WhoDid)? == Pick::DeclarerDid
        }
        OpponentsSystemCard::AlsoBehindScreens | OpponentsSystemCard::AsRegulated => {
            desk.yes(L40B2c, Query::AuthorityAllows)?
        }
    };
    Ok(allowed.then_some(L40B2c))
}

pub(super) fn aids(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    match desk.settings().regulations.understandings.memory_aids {
        MemoryAids::Allowed => Ok(Found::InOrder),
        MemoryAids::NotAllowed => judged(desk, by),
    }
}

/// A call or play is free unless an understanding that was not disclosed lies behind it.
pub(super) fn hidden(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if !desk.yes(by, Query::NotDisclosedBehind)? {
        return Ok(Found::InOrder);
    }
    desk.order(L40C1, Ruling::Applies);
    Ok(if by == L40C2 { Found::Settled } else { Found::Broken })
}

/// Either the explanation or the call was wrong.
pub(super) fn after_a_wrong_one(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    desk.order(L75A, Ruling::Applies);
    if !desk.yes(by, Query::AgainstTheAgreement)? {
        desk.order(L75C, Ruling::Applies);
        return Ok(Found::Settled);
    }
    if L75B_2007.exists_in(desk.edition()) {
        desk.order(L75B_2007, Ruling::Applies);
    } else {
        for duty in [L75B1, L75B2, L75B3, L75D2] {
            desk.order(duty, Ruling::Applies);
        }
    }
    Ok(Found::Settled)
}

pub(super) fn exactly(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if desk.yes(by, Query::ExplainedExactly)? {
        return Ok(Found::InOrder);
    }
    desk.order(L75B1, Ruling::Applies);
    Ok(Found::Broken)
}
