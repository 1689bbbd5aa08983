use openroom_laws::{Given, Order, Table};

use super::{Variables, about, cards, of_seat, restriction, suits, title, variant};
use crate::words::Words;

/// An order.
pub fn order(w: Words, table: &Table, given: &Given) -> String {
    if let Order::Restrict(on, rule, until) = given.order {
        let what = restriction::rule_on(w, table, on, &rule, given.by);
        return w.say(
            "order-restrict",
            &[("seat", w.seat(on).to_owned()), ("what", what), ("until", restriction::until(w, until))],
        );
    }
    let key = format!("order-{}", variant(&given.order));
    if !w.has(&key) || given.order == Order::Applies {
        return title(w, given.by);
    }
    w.say(&key, &variables(w, table, &given.order))
}

fn variables(w: Words, table: &Table, order: &Order) -> Variables {
    match order {
        Order::CallStands(at)
        | Order::CancelCall(at)
        | Order::CancelCallsFrom(at)
        | Order::WithdrawCall(at)
        | Order::CardStands(at)
        | Order::WithdrawCard(at)
        | Order::Established(at) => about(w, table, *at),
        Order::SubstituteCall { at, call } => {
            let mut all = about(w, table, *at);
            all.push(("call", w.call(*call)));
            all
        }
        Order::ReplaceCall { at, by } => {
            vec![("act", super::act_named(w, table, *at)), ("seat", w.seat(*by).to_owned())]
        }
        Order::ChangeStands { second, .. } | Order::IsChangeOfCall { second, .. } => about(w, table, *second),
        Order::DeemPassed(seat)
        | Order::TurnReverts(seat)
        | Order::LeadIsFree(seat)
        | Order::LeadFrom(seat)
        | Order::DeclarerIs(seat)
        | Order::DoublesLastBid(seat)
        | Order::TakeCorrectHand(seat)
        | Order::CallAgain(seat)
        | Order::CompareOnOtherBoard(seat)
        | Order::MayNotUseKnowledge(seat)
        | Order::InTime(seat)
        | Order::Late(seat)
        | Order::TooEarly(seat)
        | Order::NotEntitled(seat)
        | Order::CallsFirst(seat) => of_seat(w, *seat),
        Order::RecordTricks { declarers: n } | Order::LineFails { part: n } => vec![("n", n.to_string())],
        Order::PlayInstead { hand, card }
        | Order::RestoreCard { to: hand, card, .. }
        | Order::RemoveCard { from: hand, card } => {
            vec![("seat", w.seat(*hand).to_owned()), ("card", w.card(*card))]
        }
        Order::PickUp { owner, suits: of } => {
            vec![("seat", w.seat(*owner).to_owned()), ("suits", suits(w, *of))]
        }
        Order::MakeMajor { owner, card } | Order::LeaveFaced { owner, card } => {
            vec![("seat", w.seat(*owner).to_owned()), ("card", w.card(*card))]
        }
        Order::ReturnToHand { owner, cards: some } => {
            vec![("seat", w.seat(*owner).to_owned()), ("cards", cards(w, *some))]
        }
        Order::CountsAfter { first, then } => {
            vec![("first", w.seat(*first).to_owned()), ("then", w.seat(*then).to_owned())]
        }
        Order::AwardTricks { to, tricks }
        | Order::TransferTricks { to, tricks }
        | Order::GiveBack { to, tricks }
        | Order::CountFor { to, tricks } => side_and(w, *to, *tricks),
        Order::Authorized { to: side, .. }
        | Order::AdjustAfterPlay { against: side }
        | Order::CallDirector(side)
        | Order::RightForfeited(side)
        | Order::GainTaken(side)
        | Order::RightsReserved(side) => vec![("side", w.side(*side).to_owned())],
        Order::CancelTransfer { from, tricks } => side_and(w, *from, *tricks),
        Order::Unauthorized { at, to } => {
            let mut all = about(w, table, *at);
            all.push(("to", w.seat(*to).to_owned()));
            all
        }
        _ => vec![],
    }
}

fn side_and(w: Words, side: openroom_cards::Side, tricks: u8) -> Variables {
    vec![("side", w.side(side).to_owned()), ("n", tricks.to_string())]
}
