//! Wrong explanations, and none where one was due.

use openroom_cards::{Call, Seat};
use openroom_lawbook::{Provision, provisions::*};
use openroom_laws::law21::{Misinformation, Said};
use openroom_laws::law47::{CardTakenBack, Wrong};
use openroom_laws::{self as laws, Act, ActNo, Explanation, Facts, Finding, Order, Period, Phase};

use super::auction::laid_out;
use super::information::{is_ordered, look_back, look_back_when_over};
use super::{adjust, play};
use crate::desk::{Ask, Desk};
use crate::{Answer, Pick, Query, Ruling};

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
    if L75B_2007.exists_in(desk.edition()) {
        desk.order(L75B_2007, Ruling::Applies);
    }
    let (call, since) = told(desk, caller, wrong, when)?;
    let facts = facts(desk, corrected_by.filter(|by| *by == caller), when)?;
    let (at, said) = (desk.table.next_act(), Said::Unknown);
    let matter = Misinformation { offender, caller, call, since, at, corrected_by, when, said };
    let given = desk.law(matter, &facts)?;
    let Some(by) = [L21B3, L40B3a].into_iter().find(|by| is_ordered(&given, *by, Order::ReviewAfterPlay))
    else {
        return Ok(());
    };
    let adjusts = match when {
        Phase::Over => look_back(desk, offender, by)?,
        Phase::Auction | Phase::Clarification => look_back_when_over(desk, offender, by)?,
        Phase::Play => found_in_play(desk, offender, by)?,
    };
    if adjusts { adjust::assigned(desk, Some(offender.side())) } else { Ok(()) }
}

/// A card that an opponent has played because of it may go back; where it cannot, the Director comes back to it together
/// with the calls. Gives whether the score is adjusted.
fn found_in_play(desk: &mut Desk<'_>, offender: Seat, by: Provision) -> Ask<bool> {
    let too_late = desk.yes(L47E2a, Query::CardWantedBack)? && wanted_back(desk)?.is_some();
    let adjusts = look_back_when_over(desk, offender, by)?;
    if too_late && desk.given(|one| one == Query::BoardOver) == Some(Answer::YES) {
        let found = if adjusts { laws::Answer::Yes } else { laws::Answer::No };
        desk.settle(Finding::Damaged(offender.side().other()), found);
        look_back(desk, offender, L47E2b)?;
    }
    Ok(adjusts)
}

/// The longest auction since the call that is entered.
const MOST: usize = 100;

/// Lays out the call and what was said of it; while a call can still be changed, also what was called since. Gives
/// the numbers of the call and of what was said: the call itself where nothing was.
fn told(desk: &mut Desk<'_>, caller: Seat, wrong: Pick, when: Phase) -> Ask<(ActNo, ActNo)> {
    let can_change = matches!(when, Phase::Auction | Phase::Clarification);
    let explained = if can_change { desk.call(L21B1a, Query::OffendingCall)? } else { None };
    laid_out(desk, caller, &[]);
    let call = desk.table.next_act();
    desk.act(Act::Call { by: caller, call: explained.unwrap_or(Call::Pass) });
    // What was not alerted was to be alerted before the next player called.
    let explained_later = can_change && wrong == Pick::WrongExplanation;
    let mut seat = if explained_later { desk.seat(L21B1a, Query::NextToCall)? } else { caller.lho() };
    let between = (1..4).map(|steps| caller.step(steps)).take_while(|one| *one != seat);
    for by in between {
        // Who called before anything was said was not misled by it.
        desk.act(Act::Call { by, call: Call::Pass });
    }
    let mut since = call;
    if wrong == Pick::WrongExplanation {
        since = desk.table.next_act();
        let says = Explanation { text: "".into(), meaning: None };
        desk.act(Act::Explain { by: caller.partner(), call, says: Box::new(says) });
    }
    for _ in 0..MOST {
        if !can_change {
            break;
        }
        let Some(call) = desk.call(L21B1a, Query::Called(seat))? else { break };
        desk.act(Act::Call { by: seat, call });
        seat = seat.lho();
    }
    Ok((call, since))
}

/// Which side declares matters only for when a player had to speak of his partner's mistake: it is asked where this one
/// has.
fn facts(desk: &mut Desk<'_>, of_partner: Option<Seat>, when: Phase) -> Ask<Facts> {
    let (period, calls) = match when {
        Phase::Auction | Phase::Clarification => (Period::Auction, desk.table.known().calls),
        Phase::Play | Phase::Over => (Period::LeadFaced, None),
    };
    let facts = Facts { period: Some(period), calls, ..Facts::default() };
    if of_partner.is_none() || when == Phase::Auction {
        return Ok(facts);
    }
    let declarer = desk.seat(L20F5b, Query::Declarer)?;
    Ok(Facts { contract: play::board(desk, declarer).contract, ..facts })
}

/// A card played because of a wrong explanation: the table's own taking back, with what lay on it.
pub(crate) fn card(desk: &mut Desk<'_>) -> Ask<()> {
    match wanted_back(desk)? {
        Some(opponent) if look_back_when_over(desk, opponent, L47E2b)? => {
            adjust::assigned(desk, Some(opponent.side()))
        }
        Some(_) | None => Ok(()),
    }
}

/// The card goes back, or it is too late for that: then gives an opponent of its player, to whom the Director comes back.
fn wanted_back(desk: &mut Desk<'_>) -> Ask<Option<Seat>> {
    let declarer = match desk.given(|one| one == Query::Declarer) {
        Some(Answer::Law(laws::Answer::Seat(declarer))) => declarer,
        _ => desk.seat(L47E2a, Query::Declarer)?,
    };
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
        if opening {
            play.dummy_seen = dummy_seen;
        }
        played = play.plays.iter().find(|one| one.by == by && one.card == card).copied();
    }
    let Some(played) = played else {
        desk.order(L84A, Ruling::NothingIrregular);
        return Ok(None);
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
    Ok(is_ordered(&given, L47E2b, Order::ReviewAfterPlay).then(|| by.lho()))
}
