//! A card that did not follow suit.

use openroom_cards::{BySide, Card, Rank, Seat};
use openroom_lawbook::{Edition, Provision, provisions::*};
use openroom_laws::law61::{Duty, Missed, Revoke, Was};
use openroom_laws::law64::{Known, RevokesReckoned, Spoken};
use openroom_laws::review::LookBack;
use openroom_laws::{Act, ActNo, CaseNo, Facts, Order, SetUp, Winners};

use super::auction::attend;
use super::{adjust, play, trick};
use crate::desk::{Ask, Desk};
use crate::{Pick, Query, Ruling};

/// Not established it is corrected at the table; established it costs tricks after the play.
pub(crate) fn revoke(desk: &mut Desk<'_>) -> Ask<()> {
    let by = desk.seat(L61A, Query::Offender)?;
    if desk.yes(L63A, Query::Established)? { established(desk, by) } else { in_time(desk, by, 1) }
}

/// The trick of the revoke as it was played, and what was played to the next, on so many tricks before.
fn in_time(desk: &mut Desk<'_>, by: Seat, tricks: usize) -> Ask<()> {
    let declarer = desk.seat(L62A, Query::Declarer)?;
    let leader = desk.seat(L62A, Query::Leader)?;
    let led = desk.card(L62A, Query::CardLed)?;
    let card = desk.card(L62A, Query::Card)?;
    let held = desk.card(L61A, Query::CouldHavePlayed)?;
    if leader == by || held.suit() != led.suit() || card.suit() == led.suit() {
        desk.order(L61A, Ruling::NothingIrregular);
        return Ok(());
    }
    let mut setup = play::board(desk, declarer);
    setup.hands[by].insert(held);
    let mut after = vec![];
    for steps in leader.steps_to(by) + 1..4 {
        let seat = leader.step(steps);
        let Some(card) = desk.card_or_none(L62C1, Query::PlayedTo(seat))? else { break };
        setup.hands[seat].insert(card);
        play::could_follow(desk, &mut setup, seat, led, &[card])?;
        after.push((seat, card));
    }
    let complete = after.len() == usize::from(3 - leader.steps_to(by));
    let next = if complete && tricks < 12 { led_to_next(desk, by)? } else { None };
    let known: Vec<(Seat, Card)> =
        [(leader, led), (by, card)].into_iter().chain(after.iter().copied()).collect();
    let (trump, before) = trick::before(leader, by, &known, held, next.map(|(seat, _)| seat));
    setup = SetUp { contract: play::board_in(desk, declarer, trump).contract, ..setup };
    setup.tricks_before = vec![leader; tricks];
    setup.plays = before;
    for (seat, card) in setup.plays.iter().chain([&(by, card)]) {
        setup.hands[*seat].insert(*card);
    }
    if !desk.set_up(setup) {
        desk.order(L61A, Ruling::NothingIrregular);
        return Ok(());
    }
    desk.act(Act::Play { by, card });
    for (by, card) in after {
        desk.act(Act::Play { by, card });
    }
    if let Some((by, card)) = next.filter(|(seat, _)| desk.table.turn() == Some(*seat)) {
        desk.act(Act::Play { by, card });
    }
    attend(desk)
}

/// The opponent who has led to the next trick, and his card; a card of the offender's side would have established it.
fn led_to_next(desk: &mut Desk<'_>, offender: Seat) -> Ask<Option<(Seat, Card)>> {
    let seat = match desk.pick(L62C1, Query::NextTrickLeader)? {
        Pick::LhoOfCaller => offender.lho(),
        Pick::RhoOfCaller => offender.rho(),
        _ => return Ok(None),
    };
    Ok(desk.card_or_none(L62C1, Query::PlayedToNext(seat))?.map(|card| (seat, card)))
}

pub(super) fn established(desk: &mut Desk<'_>, by: Seat) -> Ask<()> {
    let exception = exception(desk)?;
    if exception == Pick::OnTrickTwelve && !desk.yes(L62D1, Query::AllHandsBack)? {
        in_time(desk, by, 11)?;
    }
    let (won_by, later) = won(desk, by, exception)?;
    desk.law(reckoned(by, won_by, later, exception), &Facts::default())?;
    if exception == Pick::SecondInSuit {
        second_in_suit(desk);
    }
    equity(desk, by, exception)
}

/// Why nothing may be transferred. Since 2017 a revoke of the other side counts only when it is established too.
fn exception(desk: &mut Desk<'_>) -> Ask<Pick> {
    let named = desk.pick(L64B, Query::RevokeException)?;
    let holds = match (named, desk.edition()) {
        (Pick::BothSidesRevoked, Edition::Laws2017 | Edition::Poland2024) => {
            desk.yes(L64B7, Query::OtherSideEstablished)?
        }
        (_, Edition::Laws2007 | Edition::Laws2017 | Edition::Poland2024) => true,
    };
    Ok(if holds { named } else { Pick::NoneOfThese })
}

/// Who won the trick of the revoke and how many his side won later, where tricks may go over.
fn won(desk: &mut Desk<'_>, by: Seat, exception: Pick) -> Ask<(Seat, u8)> {
    let query = match exception {
        Pick::SecondInSuit => Query::FirstRevokeTrickWinner,
        Pick::NoneOfThese => Query::RevokeTrickWinner,
        Pick::CardFaceUp if faced_card_counts(desk.edition()) => Query::RevokeTrickWinner,
        _ => return Ok((by, 0)),
    };
    let won_by = match desk.pick(L64A1, query)? {
        Pick::ByPartner => by.partner(),
        Pick::ByOpponents => by.lho(),
        _ => by,
    };
    Ok((won_by, desk.number(L64A1, Query::LaterTricks)?))
}

/// 2007 spoke of any card that lay face up; since then one that is no penalty card counts as one in the hand.
fn faced_card_counts(edition: Edition) -> bool {
    match edition {
        Edition::Laws2007 => false,
        Edition::Laws2017 | Edition::Poland2024 => true,
    }
}

/// The second revoke costs nothing of its own; since 2017 the Director sees whether the two together did damage.
fn second_in_suit(desk: &mut Desk<'_>) {
    desk.order_law(L64B, Order::Applies);
    desk.order_law(L64B2, Order::NoTransfer);
    match desk.edition() {
        Edition::Laws2007 => {}
        Edition::Laws2017 | Edition::Poland2024 => desk.order_law(L64C2a, Order::ReviewAfterPlay),
    }
}

/// The tricks as the answers have them: the revoke on the first of them, unless it was on the twelfth.
fn reckoned(by: Seat, won_by: Seat, later: u8, exception: Pick) -> RevokesReckoned {
    let first = if exception == Pick::OnTrickTwelve { 11 } else { 0 };
    let mut winners: Winners = [Some(by.lho()); 13];
    winners[usize::from(first)] = Some(won_by);
    for won in winners.iter_mut().skip(usize::from(first) + 1).take(usize::from(later)) {
        *won = Some(by);
    }
    let missed = match exception {
        Pick::CardFaceUp => Missed::Faced,
        Pick::PenaltyCardWithheld => Missed::PenaltyCard,
        Pick::CardOfDummy => Missed::Dummy,
        _ => Missed::Closed,
    };
    let spoken = match exception {
        Pick::AfterCallOnNextBoard => Spoken::AfterACall,
        Pick::AfterRound => Spoken::AfterTheRound,
        _ => Spoken::InTime,
    };
    let suit = openroom_cards::Suit::Spades;
    let card = Card::new(openroom_cards::Suit::Clubs, Rank::Two);
    let revoke = |offender: Seat, trick: u8| Revoke {
        offender,
        card,
        at: ActNo(u16::from(trick)),
        trick,
        duty: Duty::Follow(suit),
        missed,
        was: Was::Closed,
    };
    let mut revokes = vec![revoke(by, first)];
    if exception == Pick::BothSidesRevoked {
        revokes.push(revoke(by.lho(), first + 1));
    }
    let revokes = revokes.into_iter().map(|revoke| Known { revoke, spoken, deemed: None }).collect();
    RevokesReckoned {
        revokes,
        corrected: vec![],
        winners,
        awarded: BySide::default(),
        before: BySide::default(),
        unfinished: None,
    }
}

/// A card never played to a trick, which this paragraph deems an established revoke.
pub(super) fn deemed(
    by: Seat,
    won_by: Seat,
    paragraph: Provision,
    later: u8,
    missed: Missed,
) -> RevokesReckoned {
    let mut matter = reckoned(by, won_by, later, Pick::NoneOfThese);
    for known in &mut matter.revokes {
        known.deemed = Some(paragraph);
        known.revoke.missed = missed;
    }
    matter
}

/// Whether what was transferred, or was not, is enough. Since 2017 two revokes in one suit, and revokes of both sides,
/// are looked at by paragraphs of their own.
fn equity(desk: &mut Desk<'_>, by: Seat, exception: Pick) -> Ask<()> {
    let repeated = match (exception, desk.edition()) {
        (Pick::BothSidesRevoked, Edition::Laws2017 | Edition::Poland2024) => return both_revoked(desk, by),
        (Pick::SecondInSuit, Edition::Laws2017 | Edition::Poland2024) => true,
        (_, Edition::Laws2007 | Edition::Laws2017 | Edition::Poland2024) => false,
    };
    if repeated && desk.yes(L64C2a, Query::MoreWithoutLaterRevoke)? {
        desk.order(L64C2a, Ruling::AdjustedScoreFollows);
        return adjust::assigned(desk, Some(by.side()));
    }
    if !desk.yes(L64C1, Query::CompensatedEnough)? {
        desk.order(L64C1, Ruling::AdjustedScoreFollows);
        return match exception {
            Pick::BothSidesRevoked => adjust::scored(desk, None),
            _ => adjust::assigned(desk, Some(by.side())),
        };
    }
    if repeated {
        desk.order_law(L64C2a, Order::ScoreStands);
    }
    desk.order_law(L64C1, Order::ScoreStands);
    Ok(())
}

/// Either side may be damaged, as against the result without any revoke; neither is the offending one.
fn both_revoked(desk: &mut Desk<'_>, by: Seat) -> Ask<()> {
    let given = desk.law(LookBack { offender: by, case: CaseNo(0), by: L64C2b }, &Facts::default())?;
    let stands = given.iter().any(|given| given.order == Order::ScoreStands);
    if stands { Ok(()) } else { adjust::scored(desk, None) }
}
