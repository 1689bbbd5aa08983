use openroom_cards::Seat;
use openroom_lawbook::Provision;
use openroom_lawbook::provisions::L64B2;
use openroom_laws::{Given, Matter, Order, Rule, Table};

use super::{
    Variables, about, applies, by_whom, cards, is_call_or_card, of_seat, restriction, suits, title, variant,
};
use crate::words::Words;

/// An order.
pub fn order(w: Words, table: &Table, given: &Given) -> String {
    if let Order::Restrict(on, rule, until) = given.order {
        let what = restriction::rule_on(w, table, &rule, given.by);
        if matches!(rule, Rule::LeadMayBeRestricted { .. }) {
            return w.say("order-restrict-lead", &[("seat", w.seat(on).to_owned()), ("what", what)]);
        }
        let key = restriction::sentence(&rule);
        return w.say(
            key,
            &[("seat", w.seat(on).to_owned()), ("what", what), ("until", restriction::until(w, until))],
        );
    }
    if given.order == Order::Applies {
        return applies(w, given.by);
    }
    if let Order::Unauthorized { at, to } = given.order
        && !is_call_or_card(table, at)
    {
        let teller = by_whom(table, at).unwrap_or(to.partner());
        let variables = [("seat", w.seat(teller).to_owned()), ("to", w.seat(to).to_owned())];
        return w.say("order-unauthorized-otherwise", &variables);
    }
    // Other revokes of the same ruling may have cost tricks.
    if given.order == Order::NoTransfer && matches!(given.by.law(), Some(64 | 67)) {
        return no_transfer(w, given.by, whose(table, given));
    }
    let key = format!("order-{}", variant(&given.order));
    if !w.has(&key) {
        return title(w, given.by);
    }
    w.say(&key, &variables(w, table, &given.order))
}

/// That a revoke costs no tricks, and whose it was where that is known.
pub fn no_transfer(w: Words, by: Provision, whose: Option<Seat>) -> String {
    let key = if by == L64B2 { "order-no-transfer-again" } else { "order-no-transfer-revoke" };
    match whose {
        Some(seat) => w.with(&format!("{key}-of"), "seat", w.seat(seat)),
        None => w.t(key),
    }
}

/// The only player whose revoke this order is about, in the last reckoning that gives it.
fn whose(table: &Table, given: &Given) -> Option<Seat> {
    let same = |one: &Given| one.by == given.by && one.order == given.order;
    let (it, case) = table.cases().iter().rev().find_map(|case| match &case.matter {
        Matter::RevokesReckoned(it) if case.orders.iter().any(same) => Some((it, case)),
        _ => None,
    })?;
    let is_cost = |one: &&Given| matches!(one.order, Order::NoTransfer | Order::TransferTricks { .. });
    let costs = case.orders.iter().filter(is_cost);
    let mut players = it.revokes.iter().zip(costs).filter(|(_, one)| same(one));
    let first = players.next()?.0.revoke.offender;
    players.all(|(known, _)| known.revoke.offender == first).then_some(first)
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
        | Order::LiableToPenalty(seat)
        | Order::CallsFirst(seat) => of_seat(w, *seat),
        Order::RecordTricks { declarers: n } | Order::LineFails { part: n } => vec![("n", n.to_string())],
        Order::PlayInstead { hand, card }
        | Order::CardNamed { hand, card }
        | Order::LeadsNext { hand, card }
        | Order::SupplyCard { hand, card, .. }
        | Order::AddToPlayed { hand, card, .. }
        | Order::TakeFromPlayed { hand, card }
        | Order::RestorePlayed { hand, card, .. }
        | Order::KnowledgeUnauthorized { to: hand, card }
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
            let number = some.len().to_string();
            vec![("seat", w.seat(*owner).to_owned()), ("cards", cards(w, *some)), ("n", number)]
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
