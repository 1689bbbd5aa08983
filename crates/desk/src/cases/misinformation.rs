//! Wrong explanations, and none where one was due.

use openroom_cards::Seat;
use openroom_lawbook::{Edition, provisions::*};
use openroom_laws::law21::{Misinformation, Said};
use openroom_laws::law47::{CardTakenBack, Wrong};
use openroom_laws::{Act, ActNo, Facts, Order, Period, Phase};

use super::information::{is_ordered, look_back};
use super::{adjust, play};
use crate::desk::{Ask, Desk};
use crate::{Pick, Query, Ruling};

/// Was it wrong, was it corrected in time, can a call still be changed, and was the other side damaged.
pub(crate) fn misinformation(desk: &mut Desk<'_>) -> Ask<()> {
    let caller = desk.seat(L75, Query::Caller)?;
    let wrong = desk.pick(L75, Query::WhatWasWrong)?;
    if wrong == Pick::OwnMisunderstanding {
        desk.order_law(L21A, Order::NoRectification);
        return Ok(());
    }
    let offender = caller.partner();
    let corrected_by = match desk.pick(L20F4a, Query::Corrector)? {
        Pick::Explainer => Some(offender),
        Pick::CallersSelf => Some(caller),
        _ => None,
    };
    let when = match desk.pick(L20F4a, Query::WhenFound)? {
        Pick::DuringAuction => Phase::Auction,
        Pick::BeforeLead => Phase::Clarification,
        Pick::DuringPlay => Phase::Play,
        _ => Phase::Over,
    };
    match desk.edition() {
        Edition::Laws2007 => desk.order(L75B_2007, Ruling::Applies),
        Edition::Laws2017 | Edition::Poland2024 => {}
    }
    let facts = facts(desk, corrected_by, when)?;
    let call = ActNo(0);
    let since = if wrong == Pick::NoExplanation { call } else { ActNo(1) };
    let said = Said::Unknown;
    let matter = Misinformation { offender, caller, call, since, at: ActNo(2), corrected_by, when, said };
    let given = desk.law(matter, &facts)?;
    for by in [L21B3, L40B3a] {
        if is_ordered(&given, by, Order::ReviewAfterPlay) && look_back(desk, offender, by)? {
            return adjust::assigned(desk, Some(offender.side()));
        }
    }
    Ok(())
}

/// Which side declares matters only for when a player had to speak of his partner's mistake.
fn facts(desk: &mut Desk<'_>, corrected_by: Option<Seat>, when: Phase) -> Ask<Facts> {
    let period = Some(match when {
        Phase::Auction | Phase::Clarification => Period::Auction,
        Phase::Play | Phase::Over => Period::LeadFaced,
    });
    if corrected_by.is_none() || when == Phase::Auction {
        return Ok(Facts { period, ..Facts::default() });
    }
    let declarer = desk.seat(L20F5b, Query::Declarer)?;
    Ok(Facts { period, contract: play::board(desk, declarer).contract, ..Facts::default() })
}

/// A card played because of a wrong explanation: the table's own taking back, with what lay on it.
pub(crate) fn card(desk: &mut Desk<'_>) -> Ask<()> {
    let declarer = desk.seat(L47E2a, Query::Declarer)?;
    let by = desk.seat(L47E2a, Query::WhoPlayed)?;
    let card = desk.card(L47E2a, Query::Card)?;
    let opening = by == declarer.lho() && desk.yes(L47E2a, Query::OpeningLead)?;
    let later = desk.yes(L47E2a, Query::LaterCardPlayed)?;
    let dummy_seen = opening && !later && desk.yes(L47E2a, Query::DummySeen)?;
    let mut setup = play::board(desk, declarer);
    if !opening {
        setup.tricks_before.push(by);
    }
    setup.hands[by].insert(card);
    desk.set_up(setup);
    desk.act(Act::Play { by, card });
    if later {
        desk.act(Act::Play { by: by.lho(), card: play::another(&[card]) });
    }
    let mut facts = desk.table.known();
    let mut played = None;
    if let Some(play) = &mut facts.play {
        play.dummy_seen |= dummy_seen;
        played = play.plays.iter().find(|one| one.by == by && one.card == card).copied();
    }
    let Some(played) = played else {
        desk.order(L84A, Ruling::NothingIrregular);
        return Ok(());
    };
    let matter = CardTakenBack {
        offender: by,
        card: played.at,
        trick: played.trick,
        wrong: Wrong::Nothing,
        corrected: Some(ActNo::UNNUMBERED),
        at: ActNo::UNNUMBERED,
    };
    let given = desk.law(matter, &facts)?;
    if !is_ordered(&given, L47E2b, Order::ReviewAfterPlay) {
        return Ok(());
    }
    if !desk.yes(L47E2b, Query::Damaged)? {
        desk.order_law(L47E2b, Order::ScoreStands);
        return Ok(());
    }
    desk.order(L47E2b, Ruling::MayAdjust);
    adjust::assigned(desk, Some(by.side().other()))
}
