//! Boards, cards and tricks in people's hands.

use openroom_lawbook::regulations::DefendersAskAboutRevoke;
use openroom_lawbook::{
    Provision,
    differences::{
        self, CardsOfAnotherPlayer, DefendersAskEachOther, HandOfTheClaimer, PointingOutAQuittedCard,
        TurnedBoard,
    },
    provisions::*,
};
use openroom_laws::Order;

use super::found::Found;
use crate::cases::revoke;
use crate::desk::{Ask, Desk};
use crate::{Pick, Query, Ruling};

/// How the board lies may matter.
pub(super) fn board(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    let turned = match differences::turned_board(desk.edition()) {
        TurnedBoard::NotMentioned => Found::InOrder,
        TurnedBoard::Fault => Found::Broken,
    };
    Ok(match desk.pick(by, Query::WhatOfTheBoard)? {
        Pick::BoardInPlace => Found::InOrder,
        Pick::BoardTurned => turned,
        _ => Found::Broken,
    })
}

pub(super) fn pocket(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if desk.yes(by, Query::OwnPocket)? {
        return Ok(Found::InOrder);
    }
    if desk.yes(by, Query::LookedAtThem)? {
        desk.order(L16D1, Ruling::Applies);
    }
    Ok(Found::Broken)
}

pub(super) fn counting(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    Ok(match desk.pick(by, Query::CountedAndLooked)? {
        Pick::NotThirteen => {
            desk.order(by, Ruling::DirectorFirst);
            Found::Settled
        }
        Pick::CalledUnlooked => Found::Broken,
        _ => Found::InOrder,
    })
}

/// Whose leave it takes.
pub(super) fn touching(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    let opponents = match differences::cards_of_another_player(desk.edition()) {
        CardsOfAnotherPlayer::DirectorAlone => Found::Broken,
        CardsOfAnotherPlayer::OpponentsToo => Found::InOrder,
    };
    Ok(match desk.pick(by, Query::LeaveOf)? {
        Pick::DirectorsLeave | Pick::PlaysFromDummy => Found::InOrder,
        Pick::OpponentsLeave => opponents,
        _ => Found::Broken,
    })
}

pub(super) fn taken_out(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    Ok(Found::in_order_if(desk.pick(by, Query::WhoWasThere)? != Pick::OneSideAlone))
}

pub(super) fn answerable(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    let stays = desk.yes(by, Query::StaysAtTable)?;
    desk.order(by, if stays { Ruling::PrimarilyResponsible } else { Ruling::NothingDecided });
    Ok(Found::Settled)
}

pub(super) fn turned_down(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    let all = desk.yes(by, Query::AllHadPlayed)?;
    Ok(if all { Found::InOrder } else { Found::Against(L45G) })
}

/// Who asks whom whether he has none of the suit. In 2007 an authority could forbid defenders to ask one another.
pub(super) fn asking_about_suit(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    let asks = desk.pick(by, Query::WhoDid)?;
    let asked = desk.pick(by, Query::WhoWasAsked)?;
    match (asks, asked) {
        (Pick::DummyDid, Pick::DefenderDid) => {
            desk.order(L16B1, Ruling::Applies);
            Ok(Found::Against(L61B2b))
        }
        (Pick::DummyDid, _) => {
            if desk.yes(L43B2b, Query::DummyLostRights)? {
                asked_without_right(desk)?;
                return Ok(Found::Settled);
            }
            desk.order(L61B2a, Ruling::InOrder);
            Ok(Found::Settled)
        }
        (Pick::DefenderDid, Pick::DefenderDid) => {
            let forbidden = match differences::defenders_ask_each_other(desk.edition()) {
                DefendersAskEachOther::UnlessTheAuthorityForbids => {
                    match desk.settings().regulations.table.defenders_ask_about_revoke {
                        DefendersAskAboutRevoke::Allowed => false,
                        DefendersAskAboutRevoke::Prohibited => true,
                    }
                }
                DefendersAskEachOther::Always => false,
            };
            if forbidden {
                return Ok(Found::Against(L61B3));
            }
            if desk.yes(L16B1, Query::CouldSuggest)? {
                desk.order(L16B1, Ruling::Applies);
            }
            desk.order(L61B3, Ruling::InOrder);
            Ok(Found::Settled)
        }
        (asks, _) => {
            desk.order(if asks == Pick::DeclarerDid { L61B1 } else { L61B3 }, Ruling::InOrder);
            Ok(Found::Settled)
        }
    }
}

/// Dummy, who had lost his rights, was the first to ask declarer: a revoke is put right, and costs tricks as an
/// established one does.
fn asked_without_right(desk: &mut Desk<'_>) -> Ask<()> {
    let declarer = desk.seat(L43B2b, Query::Declarer)?;
    desk.order_law(L42B, Order::NotEntitled(declarer.partner()));
    if !desk.yes(L43B2b, Query::WasRevoke)? {
        desk.order_law(L43B2b, Order::NoRectification);
        return Ok(());
    }
    desk.order(L43B2b, Ruling::DeemedRevoke);
    desk.order(L62A, Ruling::MustBePutRight);
    revoke::established(desk, declarer)
}

/// A quitted trick stays closed unless the Director has it opened.
pub(super) fn looking_back(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if desk.yes(by, Query::DirectorOrders)? {
        desk.order(L66C, Ruling::InOrder);
        return Ok(Found::Settled);
    }
    Ok(Found::Against(L66C))
}

pub(super) fn pointing(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    let won = desk.yes(by, Query::OwnSideWon)?;
    let towards = desk.yes(by, Query::TowardsPartner)?;
    let governs = if won { L65B1 } else { L65B2 };
    if won == towards {
        desk.order(governs, Ruling::InOrder);
        return Ok(Found::Settled);
    }
    Ok(Found::Against(governs))
}

/// It may be pointed out only for a time.
pub(super) fn pointed_out(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    let in_time = match differences::pointing_out_a_quitted_card(desk.edition()) {
        PointingOutAQuittedCard::UntilLedToTheNext => {
            desk.pick(by, Query::WhoDid)? == Pick::DeclarerDid || !desk.yes(by, Query::LedToNext)?
        }
        PointingOutAQuittedCard::UntilOwnSidePlaysOn => !desk.yes(by, Query::OwnSidePlayedOn)?,
    };
    if !in_time {
        desk.order(L16B1, Ruling::Applies);
    }
    Ok(Found::in_order_if(in_time))
}

pub(super) fn mixing(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if desk.yes(by, Query::TricksAgreed)? {
        return Ok(Found::InOrder);
    }
    desk.order(by, Ruling::RightsAtRisk);
    Ok(Found::Broken)
}

/// Facing the hand may be asked for.
pub(super) fn claiming(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if !desk.yes(by, Query::LineStated)? {
        desk.order(L70A, Ruling::Applies);
        return Ok(Found::Broken);
    }
    match differences::hand_of_the_claimer(desk.edition()) {
        HandOfTheClaimer::NotRequired => Ok(Found::InOrder),
        HandOfTheClaimer::Faced => Ok(Found::in_order_if(desk.yes(by, Query::HandFaced)?)),
    }
}

pub(super) fn agreeing(desk: &mut Desk<'_>, by: Provision) -> Ask<Found> {
    if desk.yes(by, Query::TricksAgreed)? || !desk.yes(by, Query::AllHandsBack)? {
        return Ok(Found::InOrder);
    }
    desk.order(L79B, Ruling::Applies);
    Ok(Found::Broken)
}
