//! What a withdrawn call or card, or a penalty card, tells, and to whom.

use openroom_cards::Seat;
use openroom_lawbook::{Edition, Provision, provisions::*};
use openroom_laws::Order;

use super::adjust;
use super::information::{look_back, look_back_when_over};
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
        Pick::PenaltyCardLying => match desk.edition() {
            Edition::Laws2007 => {
                desk.order(L50E1, Ruling::OnlyTheDuty);
                desk.order(L50E2_2007, Ruling::PartnerMayNotUse);
                L50E4
            }
            Edition::Laws2017 | Edition::Poland2024 => {
                desk.order(L50E1, Ruling::EverybodyMayUse);
                L50E4
            }
        },
        Pick::PenaltyCardPickedUp => told(desk, L50E2),
        Pick::PenaltyCardPlayed => told(desk, L50E3),
        Pick::DeclarersLead => {
            // It is declarer himself who may have used what his lead told.
            told_by = offender.partner();
            match desk.edition() {
                Edition::Laws2007 => {
                    desk.order(L55C, Ruling::MayAdjust);
                    L55C
                }
                Edition::Laws2017 | Edition::Poland2024 => {
                    desk.order(L55C, Ruling::Applies);
                    L16C3
                }
            }
        }
        _ => match desk.edition() {
            Edition::Laws2007 => {
                desk.order(L62D2, Ruling::SuggestedPlayBarred);
                L62D2
            }
            Edition::Laws2017 | Edition::Poland2024 => {
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

/// Since 2017 a comparable call, or the bid that puts a low one right, frees what the withdrawn one told; in 2007 only
/// the latter did.
fn is_replaced_freely(desk: &mut Desk<'_>) -> Ask<bool> {
    let query = match desk.edition() {
        Edition::Laws2007 => Query::ReplacedInSameDenomination,
        Edition::Laws2017 | Edition::Poland2024 => Query::ReplacedFreely,
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

/// 2007 had one rule for a penalty card picked up and one played.
fn told(desk: &mut Desk<'_>, since_2017: Provision) -> Provision {
    let by = match desk.edition() {
        Edition::Laws2007 => L50E2_2007,
        Edition::Laws2017 | Edition::Poland2024 => since_2017,
    };
    desk.order(by, Ruling::PartnerMayNotUse);
    match desk.edition() {
        Edition::Laws2007 => L50E4,
        Edition::Laws2017 | Edition::Poland2024 => L16C3,
    }
}

fn of_withdrawn(edition: Edition) -> Provision {
    match edition {
        Edition::Laws2007 => L16A4_2007,
        Edition::Laws2017 | Edition::Poland2024 => L16C3,
    }
}
