//! Drawing attention, calling the Director, dummy's limits, and what a player owes the Laws.

use openroom_lawbook::{
    Provision,
    differences::{self, GainByDummysWord, HandShownToDummy},
    provisions::*,
};
use openroom_laws::law43::WarnedOfWrongHand;
use openroom_laws::{Facts, Order};

use super::found::{Found, judged};
use crate::cases::adjust;
use crate::cases::information::look_back_when_over;
use crate::desk::{Ask, Desk};
use crate::{Pick, Query, Ruling};

pub(super) fn in_the_auction(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    let of_partner = desk.yes(by, Query::AboutPartnersExplanation)?;
    Ok(if of_partner { Found::Against(L20F5a) } else { Found::InOrder })
}

pub(super) fn in_the_play(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    let dummy = desk.pick(by, Query::WhoDid)? == Pick::DummyDid;
    Ok(if dummy { Found::Against(L9A4) } else { Found::InOrder })
}

pub(super) fn preventing(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    let dummy = desk.pick(by, Query::WhoDid)? == Pick::DummyDid;
    let happened = desk.yes(by, Query::AlreadyHappened)?;
    if dummy && happened {
        return Ok(Found::Against(L9A4));
    }
    if dummy && desk.yes(L43B2a, Query::DummyLostRights)? {
        let declarer = desk.seat(L43B2a, Query::Declarer)?;
        desk.law(WarnedOfWrongHand { offender: declarer.partner() }, &Facts::default())?;
        return Ok(Found::Settled);
    }
    Ok(Found::InOrder)
}

/// Dummy is silent until the play is over, but for a wrong explanation by declarer.
pub(super) fn by_dummy(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    match desk.pick(by, Query::WhenDone)? {
        Pick::DuringPlay => {
            desk.order(L43B1, Ruling::Applies);
            if desk.yes(L43B3, Query::DummyLostRights)? && desk.yes(L43B3, Query::OfADefender)? {
                without_right(desk)?;
            }
            Ok(Found::Broken)
        }
        Pick::BeforeLead if desk.yes(by, Query::AboutPartnersExplanation)? => {
            desk.order(L20F5bii, Ruling::Applies);
            Ok(Found::InOrder)
        }
        Pick::BeforeLead => Ok(Found::Broken),
        _ => Ok(Found::InOrder),
    }
}

/// What dummy points out though he has lost his rights is not put right; after the play the defenders lose what they
/// gained by it.
fn without_right(desk: &mut Desk<'_>) -> Ask<()> {
    let declarer = desk.seat(L43B3, Query::Declarer)?;
    desk.order_law(L43B3, Order::PlayOnRegardless);
    desk.order_law(L43B3, Order::ReviewAfterPlay);
    if !look_back_when_over(desk, declarer.partner(), L43B3)? {
        return Ok(());
    }
    let defenders = declarer.side().other();
    match differences::gain_by_dummys_word(desk.edition()) {
        GainByDummysWord::AdjustedForDamage => adjust::assigned(desk, Some(defenders)),
        GainByDummysWord::GainTaken => adjust::gain_taken(desk, L43B3, defenders),
    }
}

/// Nobody must report his own side, with three exceptions.
pub(super) fn of_own_side(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    let exception = match desk.pick(by, Query::OwnInfraction)? {
        Pick::PartnersExplanation => L20F5b,
        Pick::RevokeStillOpen => L62A,
        Pick::TrickNotWon => L79A2,
        _ => return Ok(Found::InOrder),
    };
    desk.order(exception, Ruling::MustBePutRight);
    Ok(Found::Settled)
}

pub(super) fn director_called(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if desk.yes(by, Query::DirectorCalled)? {
        return Ok(Found::InOrder);
    }
    desk.order(L11A, Ruling::RightsAtRisk);
    Ok(Found::Broken)
}

pub(super) fn calling(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if desk.yes(by, Query::AttentionDrawn)? {
        return Ok(Found::InOrder);
    }
    if by != L43A1a && desk.pick(by, Query::WhoDid)? != Pick::DummyDid {
        return Ok(Found::InOrder);
    }
    desk.order(L43B1, Ruling::Applies);
    Ok(Found::Against(L43A1a))
}

pub(super) fn corrected_early(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if desk.yes(by, Query::DirectorExplained)? {
        return Ok(Found::InOrder);
    }
    desk.order(by, Ruling::MoreMayFollow);
    Ok(Found::Settled)
}

/// The offending side may play for its own good, without what a withdrawn action told.
pub(super) fn playing_on(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if desk.yes(by, Query::ChoseSuggested)? && desk.yes(by, Query::LogicalAlternative)? {
        return Ok(Found::Against(L16C2));
    }
    if desk.yes(L72C, Query::CouldHaveKnown)? {
        desk.order(by, Ruling::InOrder);
        desk.order(L72C, Ruling::Applies);
        return Ok(Found::Settled);
    }
    Ok(Found::InOrder)
}

pub(super) fn taking_part(desk: &mut Desk<'_>) -> Ask<Found> {
    if desk.yes(L43A1c, Query::RightOfDummy)? {
        desk.order(L43, Ruling::InOrder);
        return Ok(Found::Settled);
    }
    desk.order(L43B1, Ruling::Applies);
    Ok(Found::Against(L43A1c))
}

pub(super) fn rights_lost(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    let found = judged(desk, by)?;
    if matches!(found, Found::Broken) {
        desk.order(L43B1, Ruling::Applies);
        desk.order(L43B2, Ruling::Applies);
    }
    Ok(found)
}

/// It counts where dummy did it of his own accord. A defender who shows his hand may offend too.
pub(super) fn seeing_a_hand(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    let own = desk.yes(by, Query::OwnInitiative)?;
    if !own {
        match differences::hand_shown_to_dummy(desk.edition()) {
            HandShownToDummy::NoBreach => return Ok(Found::InOrder),
            HandShownToDummy::Breach => desk.order(L43A3, Ruling::Serious),
        }
    }
    desk.order(L43B1, Ruling::Applies);
    desk.order(L43B2, Ruling::Applies);
    Ok(Found::Broken)
}

pub(super) fn by_the_laws(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if desk.yes(by, Query::WaivedThemselves)? {
        desk.order(L10A, Ruling::Applies);
        return Ok(Found::Broken);
    }
    judged(desk, by)
}
