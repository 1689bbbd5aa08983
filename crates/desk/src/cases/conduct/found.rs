//! Which facts decide whether a provision on conduct was kept.

use openroom_lawbook::{Provision, provisions::*};

use super::{attention, explaining, hands, manner, sources};
use crate::desk::{Ask, Desk};
use crate::{Pick, Query, Ruling};

/// What the facts come to.
pub(super) enum Found {
    /// It was done as the provision says.
    InOrder,
    /// It was done against it.
    Broken,
    /// It was done against another provision.
    Against(Provision),
    /// Nobody broke it, and what follows is ordered already.
    Settled,
}

impl Found {
    /// In order where this holds, otherwise broken.
    pub(super) fn in_order_if(holds: bool) -> Found {
        if holds { Found::InOrder } else { Found::Broken }
    }
}

/// The facts that this provision turns on; where it turns on judgement alone, what the Director finds.
pub(super) fn found(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    match by {
        L7A => hands::board(desk, by),
        L7B1 => hands::pocket(desk, by),
        L7B2 => hands::counting(desk, by),
        L7B3 | L90B5 => hands::touching(desk, by),
        L7C => hands::taken_out(desk, by),
        L7D => hands::answerable(desk, by),
        L45G | L65A => hands::turned_down(desk, by),
        L61B1 | L61B2a | L61B2b | L61B3 => hands::asking_about_suit(desk, by),
        L61C | L66C => hands::looking_back(desk, by),
        L65B1 | L65B2 => hands::pointing(desk, by),
        L65B3 => hands::pointed_out(desk, by),
        L65D => hands::mixing(desk, by),
        L68C => hands::claiming(desk, by),
        L79A1 => hands::agreeing(desk, by),
        L79A2 => breaks_if(desk, by, Query::KnewIt),

        L9A1 => attention::in_the_auction(desk, by),
        L9A2 => attention::in_the_play(desk, by),
        L9A3 => attention::preventing(desk, by),
        L9A4 | L43A1b => attention::by_dummy(desk, by),
        L9A5 | L72B2 => attention::of_own_side(desk, by),
        L9B1a => attention::director_called(desk, by),
        L9B1b | L43A1a => attention::calling(desk, by),
        L9B1c | L9B1d => {
            desk.order(by, Ruling::RightsKept);
            Ok(Found::Settled)
        }
        L9B2 => keeps_if(desk, by, Query::DirectorExplained),
        L9C => attention::corrected_early(desk, by),
        L10C2 => breaks_if(desk, by, Query::AskedPartner),
        L10C3 => keeps_if(desk, by, Query::OptionOfTheLaws),
        L10C4 => attention::playing_on(desk, by),
        L43 | L43A1c => attention::taking_part(desk),
        L43A2a | L43A2b => attention::rights_lost(desk, by),
        L43A2c => attention::seeing_a_hand(desk, by),
        L72A => attention::by_the_laws(desk, by),
        L72B1 => breaks_if(desk, by, Query::OnPurpose),
        L72B3 => breaks_if(desk, by, Query::ToConceal),

        L16A1 | L16A1a | L16A1b | L16A1c | L16A1d | L16A2 | L16A3_2007 => sources::source(desk, by),
        L16B2 => sources::reserved(desk, by),
        L16C1 | L16C2 => sources::withdrawn(desk, by),
        L16D1 => sources::elsewhere(desk, by),
        L50E1 => sources::penalty_card(desk, by),
        L13E_2007 | L50E2 | L50E3 | L50E2_2007 => sources::told_partner(desk, by),
        L73C1 => sources::from_partner(desk, by),

        L19A2 | L19B2 => explaining::wording(desk, by),
        L20A | L90B8 => keeps_if(desk, by, Query::AtOnce),
        L20B => explaining::review(desk, by),
        L20C1 => Ok(Found::in_order_if(desk.pick(by, Query::WhoDid)? == Pick::DefenderDid)),
        L20C2 => explaining::review_in_play(desk, by),
        L20D => Ok(Found::in_order_if(desk.pick(by, Query::WhoAnswered)? == Pick::Opponent)),
        L20E => keeps_if(desk, by, Query::ErrorCorrected),
        L20F1 => explaining::asking(desk, by),
        L20F2 => explaining::asking_in_play(desk, by),
        L20F3 => explaining::about_one_call(desk, by),
        L20F4a | L20F4_2007 => explaining::own_mistake(desk, by),
        L20F5a => breaks_if(desk, by, Query::ShowedIt),
        L20F5b | L20F5bi | L20F5bii => explaining::partners_mistake(desk, by),
        L20G1 | L20G2 => breaks_if(desk, by, Query::SolePurpose),
        L20G3 | L40B2b => explaining::own_card(desk, by),
        L40A2 => keeps_if(desk, by, Query::FromTheDeal),
        L40A3 | L40C2 => explaining::hidden(desk, by),
        L40A4 => Ok(Found::in_order_if(desk.pick(by, Query::MethodOrStyle)? == Pick::DifferentStyle)),
        L40B2c | L40B2ci | L40B2cii | L40B2ciii | L40B2civ => explaining::opponents_card(desk, by),
        L40B2d => explaining::aids(desk, by),
        L40B5a => Ok(Found::in_order_if(desk.pick(by, Query::HowExplained)? != Pick::SpecialWithheld)),
        L75 => explaining::after_a_wrong_one(desk, by),
        L75D1 => explaining::exactly(desk, by),

        L73A1 => manner::means(desk, by),
        L73A2 => manner::even(desk, by),
        L73B | L73B1 | L73B2 => manner::other_means(desk, by),
        L73D1 => manner::tempo(desk, by),
        L73D2 => manner::misleading(desk, by),
        L73E1 => manner::deceiving(desk, by),
        L74B3 | L74C2 | L74C3 | L74C4 => manner::telling(desk, by),
        L74B4 | L74C7 => breaks_if(desk, by, Query::ToUnsettle),
        L74C5 => manner::looking(desk, by),
        L74C6 => manner::lost_interest(desk, by),
        L74C8 => keeps_if(desk, by, Query::ThereWasNeed),
        L76B1 | L90B4 => keeps_if(desk, by, Query::AuthorityAllows),
        L76C1 => keeps_if(desk, by, Query::DirectorAsked),
        L76C2 => breaks_if(desk, by, Query::CausedIrregularity),
        L89A1 => sources::sought(desk, by),
        L89A4 => keeps_if(desk, by, Query::AlreadyPlayed),
        L90B1 => manner::late(desk, by),
        L90B2 => breaks_if(desk, by, Query::Undue),
        L90B3 => manner::loud(desk, by),
        _ => judged(desk, by),
    }
}

/// Whether the provision describes what is against the Laws, not what is to be done.
pub(super) fn describes_an_offence(by: Provision) -> bool {
    by == L73B2 || ["74C", "89A", "90B"].iter().any(|heading| by.id().starts_with(heading))
}

/// What the Director finds.
pub(super) fn judged(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if by.id().starts_with("89A") {
        return breaks_if(desk, by, Query::ReasonToReport);
    }
    if describes_an_offence(by) {
        return breaks_if(desk, by, Query::ItHappened);
    }
    Ok(Found::in_order_if(desk.pick(by, Query::Kept)? == Pick::AsItSays))
}

fn keeps_if(desk: &mut Desk<'_>, by: Provision, query: Query) -> Ask<Found> {
    Ok(Found::in_order_if(desk.yes(by, query)?))
}

fn breaks_if(desk: &mut Desk<'_>, by: Provision, query: Query) -> Ask<Found> {
    Ok(Found::in_order_if(!desk.yes(by, query)?))
}
