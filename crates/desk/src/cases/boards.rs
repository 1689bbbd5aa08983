//! Hands with a wrong number of cards, wrong boards, new deals, and scores that do not agree.

use openroom_cards::Seat;
use openroom_lawbook::{Edition, provisions::*};
use openroom_laws::law13::WrongNumber;
use openroom_laws::law15::{HandOfOtherBoard, WrongBoard};
use openroom_laws::law79::{Raised, TricksDisputed};
use openroom_laws::{ActNo, Facts, Given, Order, Period};

use super::adjust;
use crate::desk::{Ask, Desk};
use crate::{Pick, Query, Ruling};

/// Too many or too few cards.
pub(crate) fn wrong_number(desk: &mut Desk<'_>) -> Ask<()> {
    let given = desk.law(WrongNumber { holder: Seat::North, found: None }, &Facts::default())?;
    scored(desk, &given)
}

/// An artificial score where one was ordered.
fn scored(desk: &mut Desk<'_>, given: &[Given]) -> Ask<()> {
    let adjusts = given.iter().any(|given| matches!(given.order, Order::AdjustScore(_)));
    if adjusts { adjust::averages(desk) } else { Ok(()) }
}

/// A board that is not theirs now, or a hand of another board.
pub(crate) fn wrong_board(desk: &mut Desk<'_>) -> Ask<()> {
    let given = if desk.pick(L15A1, Query::BoardProblem)? == Pick::WrongBoard {
        let facts = Facts { period: Some(Period::LeadFaced), ..Facts::default() };
        desk.law(WrongBoard { dealer: Seat::North }, &facts)?
    } else {
        let offender = desk.seat(L15A1, Query::Offender)?;
        desk.law(HandOfOtherBoard { offender, at: ActNo(0) }, &Facts::default())?
    };
    scored(desk, &given)
}

/// Whether a board is dealt anew.
pub(crate) fn redeal(desk: &mut Desk<'_>) -> Ask<()> {
    let why = desk.pick(L6D3, Query::WhyRedeal)?;
    if why == Pick::NotShuffled {
        let stands = desk.yes(L6D2, Query::ReplayIntended)?;
        if stands {
            desk.order_law(L6D2, Order::ScoreStands);
        } else {
            desk.order(L6D2, Ruling::ResultCancelled);
        }
        return Ok(());
    }
    if why == Pick::OtherReason {
        if desk.yes(L22B, Query::PassedOut)? {
            desk.order(L22B, Ruling::NotRedealt);
            return Ok(());
        }
        if !result_may_be_known(desk)? {
            desk.order_law(L6D3, Order::Redeal);
        }
        return Ok(());
    }
    if !desk.yes(L6D1, Query::AuctionBegun)? {
        if !result_may_be_known(desk)? {
            desk.order_law(L6D1, Order::Redeal);
        }
        return Ok(());
    }
    match (why, desk.edition()) {
        (Pick::FaultyDeal, Edition::Laws2007) => desk.order(L6D1, Ruling::Fouled),
        (Pick::FaultyDeal, Edition::Laws2017 | Edition::Poland2024) => {
            desk.order(L6D1, Ruling::NotRedealt);
        }
        _ => {
            desk.order(L6D1, Ruling::NotRedealt);
            desk.order(L16D1, Ruling::Applies);
        }
    }
    Ok(())
}

/// In a match no board is dealt anew once somebody may know the result without it.
pub(super) fn result_may_be_known(desk: &mut Desk<'_>) -> Ask<bool> {
    if desk.pick(L86A, Query::Event)? != Pick::Teams || !desk.yes(L86A, Query::MatchResultKnown)? {
        return Ok(false);
    }
    desk.order(L86A, Ruling::NotRedealt);
    desk.order(L86A, Ruling::AdjustedScoreFollows);
    adjust::averages(desk)?;
    Ok(true)
}

/// The number of tricks is disputed, or the score was entered wrongly.
pub(crate) fn score(desk: &mut Desk<'_>) -> Ask<()> {
    if desk.pick(L79B, Query::ScoreProblem)? == Pick::WrongEntry {
        let by = if desk.yes(L79C1, Query::InCorrectionPeriod)? { L79C1 } else { L79C2 };
        desk.order(by, if by == L79C1 { Ruling::Rectified } else { Ruling::OnlyScoringError });
        return Ok(());
    }
    let offender = desk.seat(L79B, Query::Offender)?;
    let raised = match desk.pick(L79B, Query::RaisedWhen)? {
        Pick::InRound => Raised::InTheRound,
        _ => Raised::AfterTheRound,
    };
    desk.law(TricksDisputed { offender, claim: None, raised }, &Facts::default())?;
    Ok(())
}
