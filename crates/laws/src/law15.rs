//! Law 15: calls with cards of another board, and a board that is not the contestants' own.

use openroom_cards::{Call, Seat};
use openroom_lawbook::{
    Edition, Provision,
    differences::{self, CalledWithAWrongHand, ScoreAfterAWrongHand},
    provisions::*,
};
use serde::{Deserialize, Serialize};

use crate::{
    ActNo, Adjustment, Answer, Ask, Case, Fact, Finding, Made, Order, Period, Rule, Takes, Until, ruled,
};

/// A player took a hand of another board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HandOfOtherBoard {
    /// Who did.
    pub offender: Seat,
    /// The number of the act.
    pub at: ActNo,
}

ruled!(HandOfOtherBoard, L15A1);

/// What was called with the wrong cards and after.
#[derive(Default)]
struct Called {
    /// The first such call.
    first: Option<(Call, ActNo)>,
    /// LHO's call over it.
    lho: Option<(Call, ActNo)>,
    /// Whether partner has called since.
    partner: bool,
}

fn rule(it: &HandOfOtherBoard, case: &mut Case<'_>) -> Ask<()> {
    let offender = it.offender;
    let called = called(it, case)?;
    let Some((first, at)) = called.first else {
        case.order(L15A1, Order::TakeCorrectHand(offender));
        return Ok(());
    };
    let follows = differences::called_with_a_wrong_hand(case.edition());
    match follows {
        CalledWithAWrongHand::FirstCallRepeated => case.order(L15A1, Order::CancelCall(at)),
        CalledWithAWrongHand::CalledAnew => case.order(L15A1, Order::CancelCallsFrom(at)),
    };
    case.order(L15A3, Order::CompareOnOtherBoard(offender)).order(L15A4, Order::MayPenalize);
    if called.partner {
        case.order(L15A2a, Order::AdjustScore(adjustment(case.edition())));
        return Ok(());
    }
    case.lead_goes_back(L15A1);
    match follows {
        CalledWithAWrongHand::FirstCallRepeated => repeat(offender, first, called.lho, case),
        CalledWithAWrongHand::CalledAnew => {
            case.order(L15A2b, Order::TakeCorrectHand(offender))
                .order(L15A2b, Order::CallAgain(offender))
                .order(L15A2c, Order::Applies);
            Ok(())
        }
    }
}

fn called(it: &HandOfOtherBoard, case: &mut Case<'_>) -> Ask<Called> {
    let Some(calls) = &case.facts().calls else {
        let first = case.fact(L15A1, Fact::HasCalled(it.offender))? == Answer::Yes;
        let partner = first && case.fact(L15A2a, Fact::CalledAfter(it.offender.partner()))? == Answer::Yes;
        let first = first.then_some((Call::Pass, ActNo::UNNUMBERED));
        return Ok(Called { first, lho: None, partner });
    };
    let is_his = |made: &&Made| made.by == it.offender && made.at > it.at && made.stands();
    let Some(first) = calls.calls.iter().find(is_his) else { return Ok(Called::default()) };
    let of = |seat: Seat| calls.after(first.at).find(|made| made.by == seat);
    let call = |made: &Made| Some((made.said.call()?, made.at));
    Ok(Called {
        first: Some((first.said.call().unwrap_or(Call::Pass), first.at)),
        lho: of(it.offender.lho()).and_then(call),
        partner: of(it.offender.partner()).is_some(),
    })
}

/// The score that is given here.
fn adjustment(edition: Edition) -> Adjustment {
    match differences::score_after_a_wrong_hand(edition) {
        ScoreAfterAWrongHand::Artificial => Adjustment::Artificial,
        ScoreAfterAWrongHand::AsTheDirectorJudges => Adjustment::Either,
    }
}

/// LHO repeats his call when the offender does; a different call of the offender spoils the board.
fn repeat(offender: Seat, first: Call, lho: Option<(Call, ActNo)>, case: &mut Case<'_>) -> Ask<()> {
    if let Some((_, at)) = lho {
        case.order(L15A2b, Order::CancelCall(at));
    }
    case.order(L15A2b, Order::TakeCorrectHand(offender)).order(L15A2b, Order::CallAgain(offender));
    let Some((owed, _)) = lho else { return Ok(()) };
    let Some((new, _)) = case.next_call(L15A2b, offender, Takes::WhatStands)? else { return Ok(()) };
    if new == first {
        case.order(L15A2b, Order::Restrict(offender.lho(), Rule::MustCall(owed), Until::NextTurn));
    } else {
        case.order(L17D2_2007, Order::AdjustScore(Adjustment::Artificial));
    }
    Ok(())
}

/// The board is not the one that these contestants should play now.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WrongBoard {
    /// The first player of the board, for the record.
    pub dealer: Seat,
}

impl crate::Ruled for WrongBoard {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        match differences::wrong_board(case.edition()) {
            differences::WrongBoard::SecondAuction => wrong_board_of_others(case),
            differences::WrongBoard::PlayedOn => wrong_board(case),
        }
    }

    fn offender(&self) -> Seat {
        self.dealer
    }

    fn breach(&self) -> Provision {
        L15B
    }
}

fn wrong_board(case: &mut Case<'_>) -> Ask<()> {
    case.order(L15B, Order::Applies);
    if case.finding(L15B1, Finding::PlayedBefore)? {
        case.order(L15B1, Order::CancelBoard).order(L15B3, Order::AdjustScore(Adjustment::Artificial));
    } else {
        case.order(L15B2, Order::PlayOn).order(L15B2, Order::RightBoardLater);
    }
    Ok(())
}

fn wrong_board_of_others(case: &mut Case<'_>) -> Ask<()> {
    if case.facts().period == Some(Period::Auction) {
        return second_auction(case);
    }
    if case.finding(L15B_2007, Finding::PlayedBefore)? {
        case.order(L15B1, Order::CancelBoard).order(L15B3, Order::AdjustScore(Adjustment::Artificial));
    } else {
        case.order(L15A1_2007, Order::PlayOn).order(L15A2_2007, Order::RightBoardLater);
    }
    Ok(())
}

/// The right contestants call anew; a call that differs from that of the first auction spoils the board.
fn second_auction(case: &mut Case<'_>) -> Ask<()> {
    let calls =
        case.facts().calls.as_ref().map_or(vec![], |calls| {
            calls.calls.iter().filter(|made| made.stands()).copied().collect::<Vec<_>>()
        });
    if let Some(first) = calls.first() {
        case.order(L15C_2007, Order::CancelCallsFrom(first.at)).lead_goes_back(L15C_2007);
    }
    for made in &calls {
        let Some((new, _)) = case.next_call(L15C_2007, made.by, Takes::WhatStands)? else { return Ok(()) };
        if Some(new) != made.said.call() {
            case.order(L15C_2007, Order::CancelBoard);
            return Ok(());
        }
    }
    case.order(L15C_2007, Order::PlayOn);
    Ok(())
}
