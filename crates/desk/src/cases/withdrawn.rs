//! What a withdrawn call or card, or a penalty card, tells, and to whom.

use openroom_cards::Seat;
use openroom_lawbook::{
    Edition, Provision,
    differences::{self, ToldBeforeAComparableCall, WithdrawnLeadOfDeclarer, WithdrawnRevokeOnTrickTwelve},
    provisions::*,
};
use openroom_laws::Order;

use super::information::{look_back, look_back_when_over};
use super::{adjust, play};
use crate::desk::{Ask, Desk};
use crate::{Pick, Query, Ruling};

/// Who may use it, and what is looked at after the play.
pub(crate) fn withdrawn(desk: &mut Desk<'_>) -> Ask<()> {
    let offender = desk.seat(L16C, Query::Offender)?;
    let mut told_by = offender;
    let review = match desk.pick(L16C, Query::WhatWithdrawn)? {
        Pick::OffendersCall => {
            if is_replaced_freely(desk)? {
                return Ok(());
            }
            desk.order(L16C2, Ruling::OffendersMayNotUse);
            of_withdrawn(desk.edition())
        }
        Pick::NonOffendersOwn => {
            desk.order(L16C1, Ruling::OffendersMayNotUse);
            return either_may_have_used(desk, offender);
        }
        Pick::ChangedCall => {
            desk.order(L25B3, Ruling::PartnerMayNotUse);
            of_withdrawn(desk.edition())
        }
        Pick::PenaltyCardLying => {
            play::what_it_tells(desk);
            L50E4
        }
        Pick::PenaltyCardPickedUp => told(desk, L50E2),
        Pick::PenaltyCardPlayed => told(desk, L50E3),
        Pick::DeclarersLead => {
            // It is declarer himself who may have used what his lead told.
            told_by = offender.partner();
            match differences::withdrawn_lead_of_declarer(desk.edition()) {
                WithdrawnLeadOfDeclarer::ScoreMayBeAdjusted => {
                    desk.order(L55C, Ruling::MayAdjust);
                    L55C
                }
                WithdrawnLeadOfDeclarer::UnauthorizedInformation => {
                    desk.order(L55C, Ruling::Applies);
                    L16C3
                }
            }
        }
        _ => match differences::withdrawn_revoke_on_trick_twelve(desk.edition()) {
            WithdrawnRevokeOnTrickTwelve::SuggestedPlayBarred => {
                desk.order(L62D2, Ruling::SuggestedPlayBarred);
                L62D2
            }
            WithdrawnRevokeOnTrickTwelve::UnauthorizedInformation => {
                desk.order(L62D2, Ruling::PartnerMayNotUse);
                L16C3
            }
        },
    };
    desk.order_law(review, Order::ReviewAfterPlay);
    if look_back_when_over(desk, told_by, review)? {
        return adjust::assigned(desk, Some(offender.side()));
    }
    Ok(())
}

/// The bid that puts a low one right frees what the withdrawn one told, and a comparable call may.
fn is_replaced_freely(desk: &mut Desk<'_>) -> Ask<bool> {
    let query = match differences::told_before_a_comparable_call(desk.edition()) {
        ToldBeforeAComparableCall::MayNotBeUsed => Query::ReplacedInSameDenomination,
        ToldBeforeAComparableCall::MayBeUsed => Query::ReplacedFreely,
    };
    let freely = desk.yes(L16C2, query)?;
    if freely {
        desk.order_law(L16C2, Order::NothingFurther);
    }
    Ok(freely)
}

/// What the non-offending side withdrew: each of the offending side may have used it. Where one has and it did no damage
/// there is none, whoever else has.
fn either_may_have_used(desk: &mut Desk<'_>, offender: Seat) -> Ask<()> {
    let review = of_withdrawn(desk.edition());
    desk.order_law(review, Order::ReviewAfterPlay);
    if !desk.yes(review, Query::BoardOver)? {
        return Ok(());
    }
    for told_by in [offender.partner(), offender] {
        if look_back(desk, told_by, review)? {
            return adjust::assigned(desk, Some(offender.side()));
        }
        if desk.was_damage_judged() {
            break;
        }
    }
    Ok(())
}

/// What a penalty card told that was picked up or played.
fn told(desk: &mut Desk<'_>, by: Provision) -> Provision {
    desk.order(by.paragraph(desk.edition()), Ruling::PartnerMayNotUse);
    L16C3.in_force(desk.edition()).unwrap_or(L50E4)
}

fn of_withdrawn(edition: Edition) -> Provision {
    L16C3.in_force(edition).unwrap_or(L16A4_2007)
}
