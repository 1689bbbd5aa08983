//! A card that did not follow suit.

use openroom_cards::{BySeat, BySide, Card, Denomination, Rank, Seat, Trick};
use openroom_lawbook::{
    Edition, Provision,
    differences::{self, OpenCardNotPlayed, RevokesOfBothSides},
    provisions::*,
};
use openroom_laws::law61::{Duty, Missed, Revoke, Was};
use openroom_laws::law64::{Known, RevokesReckoned, Spoken};
use openroom_laws::review::LookBack;
use openroom_laws::{Act, ActNo, CaseNo, Denominations, Facts, Order, Rule, Until, Winners};

use super::auction::attend;
use super::{adjust, play};
use crate::desk::{Ask, Desk};
use crate::{Pick, Query, Ruling};

/// Not established it is corrected at the table; established it costs tricks after the play.
pub(crate) fn revoke(desk: &mut Desk<'_>) -> Ask<()> {
    match desk.pick(L63A, Query::HowFar)? {
        Pick::IsEstablished => {
            let by = desk.seat(L61A, Query::Offender)?;
            established(desk, by)
        }
        far => {
            let declarer = desk.seat(L62A, Query::Declarer)?;
            let trick = played(desk)?;
            match offender(desk, &trick)? {
                Some(by) => in_time(desk, declarer, by, &trick, (1, far))?,
                None => first_hand(desk, declarer, &trick, (1, far))?,
            };
            Ok(())
        }
    }
}

/// He had not followed to the suit of a card that has come back to him, and counts as having held it all the time.
pub(super) fn held_all_along(desk: &mut Desk<'_>, because: Provision, by: Seat) -> Ask<()> {
    match desk.pick(because, Query::HowFar)? {
        Pick::IsEstablished => established(desk, by)?,
        _ => desk.order(L62A, Ruling::MustBePutRight),
    }
    Ok(())
}

/// Everybody followed suit: the lead itself was a revoke where an opponent had required another suit or forbidden this
/// one, and the player could have led so. Gives whether there was a revoke.
fn first_hand(
    desk: &mut Desk<'_>,
    declarer: Seat,
    trick: &[(Seat, Card)],
    (tricks, far): (usize, Pick),
) -> Ask<bool> {
    let (leader, led) = trick[0];
    let required = desk.pick(L61A, Query::LeadRequired)?;
    if required == Pick::NothingRequired {
        desk.order(L61A, Ruling::NothingIrregular);
        return Ok(false);
    }
    let (suits, rule, until) = if required == Pick::SuitRequired {
        let suit = Denominations::of(desk.suit(L61A, Query::RequiredSuit)?);
        (suit, Rule::MustLead(suit), Until::FirstLead)
    } else {
        let suit = Denominations::of(led.suit());
        (Denominations::SUITS.without(suit), Rule::MayNotLead(suit), Until::LosesLead)
    };
    let Some(held) = desk.card_or_none(L59, Query::CouldHaveLed)? else {
        desk.order(L59, Ruling::NothingIrregular);
        return Ok(false);
    };
    let (trump, next) = match far {
        Pick::OpponentLedOn => led_on(desk, leader, leader, trick)?,
        _ => (Denomination::NoTrump, None),
    };
    let mut setup = play::board_in(desk, declarer, trump);
    setup.tricks_before = vec![leader; tricks];
    setup.hands[leader].insert(held);
    for (seat, card) in trick.iter().copied().chain(next) {
        setup.hands[seat].insert(card);
    }
    desk.set_up(setup);
    let at = desk.table.next_act();
    for (by, card) in trick.iter().copied().chain(next) {
        desk.act_untold(Act::Play { by, card });
    }
    let number = desk.table.plays().first().map_or(0, |played| played.trick);
    let missed = if leader == declarer.partner() { Missed::Dummy } else { Missed::Closed };
    let duty = Duty::Lead(suits);
    let revoke = Revoke { offender: leader, card: led, at, trick: number, duty, missed, was: Was::Closed };
    let facts = desk.table.known();
    desk.law(revoke, &facts)?;
    // He leads anew, and what he was told still holds.
    desk.order_law(L62B, Order::Restrict(leader, rule, until));
    Ok(true)
}

/// The trick as it was played, from its leader on.
fn played(desk: &mut Desk<'_>) -> Ask<Vec<(Seat, Card)>> {
    let leader = desk.seat(L62A, Query::Leader)?;
    let mut trick = vec![(leader, desk.card(L62A, Query::CardLed)?)];
    for seat in (1..4).map(|steps| leader.step(steps)) {
        let Some(card) = desk.card_or_none(L62A, Query::PlayedTo(seat))? else { break };
        trick.push((seat, card));
    }
    Ok(trick)
}

fn fails(trick: &[(Seat, Card)], one: (Seat, Card)) -> bool {
    one.1.suit() != trick[0].1.suit()
}

/// Whose card does not follow suit; where several do not, the Director says whom it is about.
fn offender(desk: &mut Desk<'_>, trick: &[(Seat, Card)]) -> Ask<Option<Seat>> {
    let failing: Vec<Seat> = trick.iter().filter(|one| fails(trick, **one)).map(|(seat, _)| *seat).collect();
    Ok(match failing.as_slice() {
        [] => None,
        [only] => Some(*only),
        several => Some(desk.seat(L61A, Query::Offender)?).filter(|by| several.contains(by)),
    })
}

/// The revoke is put right, on so many tricks before; an opponent may have led to the next. Gives whether there was one.
fn in_time(
    desk: &mut Desk<'_>,
    declarer: Seat,
    by: Seat,
    trick: &[(Seat, Card)],
    (tricks, far): (usize, Pick),
) -> Ask<bool> {
    let (leader, led) = trick[0];
    let Some(place) = trick.iter().position(|(seat, card)| *seat == by && card.suit() != led.suit()) else {
        desk.order(L61A, Ruling::NothingIrregular);
        return Ok(false);
    };
    let (trump, next) = match far {
        Pick::OpponentLedOn => led_on(desk, by, leader, trick)?,
        _ => (Denomination::NoTrump, None),
    };
    let player = if by == declarer.partner() { declarer } else { by };
    let Some(held) = desk.card_of_player(L62A, player, Query::FollowsWith(by))? else {
        desk.order(L44D, Ruling::NothingIrregular);
        return Ok(false);
    };
    let mut setup = play::board_in(desk, declarer, trump);
    setup.tricks_before = vec![leader; tricks];
    setup.hands[by].insert(held);
    for (seat, card) in trick.iter().copied().chain(next) {
        setup.hands[seat].insert(card);
    }
    let mut stays = vec![(by, held)];
    for one in trick.iter().filter(|one| one.0 != by) {
        let after = leader.steps_to(one.0) > leader.steps_to(by);
        if !after || !fails(trick, *one) || !play::could_follow(desk, &mut setup, one.0, led, &[one.1])? {
            stays.push(*one);
        }
    }
    if trick.len() == 4 && desk.given(|one| one == Query::Trump).is_none() {
        let trump = trumps_where_they_count(desk, leader, &stays)?;
        setup.contract = play::board_in(desk, declarer, trump).contract;
    }
    setup.plays = trick[..place].to_vec();
    if !desk.set_up(setup) {
        desk.order(L61A, Ruling::NothingIrregular);
        return Ok(false);
    }
    desk.plays_again(by, held);
    for (by, card) in trick[place..].iter().copied().chain(next) {
        desk.act(Act::Play { by, card });
    }
    attend(desk)?;
    Ok(true)
}

/// Trumps, as far as they count for it, and the opponent who has won the trick and led to the next, with his card.
fn led_on(
    desk: &mut Desk<'_>,
    offender: Seat,
    leader: Seat,
    trick: &[(Seat, Card)],
) -> Ask<(Denomination, Option<(Seat, Card)>)> {
    let lies = lying(leader, trick);
    let won = |trump: Denomination| {
        let winner = lies.winner(trump)?;
        (winner.side() != offender.side()).then_some((trump, winner))
    };
    // No trump first: it is what is left where trumps play no part.
    let possible: Vec<_> = Denomination::ALL.into_iter().rev().filter_map(won).collect();
    let Some((trump, winner)) = possible.first().copied() else { return Ok((Denomination::NoTrump, None)) };
    let (trump, winner) = if possible.iter().all(|(_, other)| *other == winner) {
        (trump, winner)
    } else {
        let trump = desk.denomination(L62C1, Query::Trump)?;
        let Some(won) = won(trump) else { return Ok((trump, None)) };
        won
    };
    let next = desk.card_or_none(L62C1, Query::PlayedToNext(winner))?;
    Ok((trump, next.map(|card| (winner, card))))
}

/// The trick with these cards.
fn lying(leader: Seat, played: &[(Seat, Card)]) -> Trick {
    let mut cards = BySeat::default();
    for (seat, card) in played {
        cards[*seat] = Some(*card);
    }
    Trick { leader, cards }
}

/// Trumps, where a card that did not follow suit stays in the trick and may have won it.
fn trumps_where_they_count(desk: &mut Desk<'_>, leader: Seat, stays: &[(Seat, Card)]) -> Ask<Denomination> {
    let lies = lying(leader, stays);
    let plain = lies.winner(Denomination::NoTrump);
    if Denomination::ALL.into_iter().all(|trump| lies.winner(trump) == plain) {
        return Ok(Denomination::NoTrump);
    }
    desk.denomination(L62A, Query::Trump)
}

pub(super) fn established(desk: &mut Desk<'_>, by: Seat) -> Ask<()> {
    let exception = exception(desk)?;
    if exception == Pick::OnTrickTwelve && !desk.yes(L62D1, Query::AllHandsBack)? {
        let declarer = desk.seat(L62A, Query::Declarer)?;
        let trick = played(desk)?;
        let before = (11, Pick::TrickUnfinished);
        let revoked = if by == trick[0].0 {
            first_hand(desk, declarer, &trick, before)?
        } else {
            in_time(desk, declarer, by, &trick, before)?
        };
        if !revoked {
            return Ok(());
        }
    }
    let (won_by, later) = won(desk, by, exception)?;
    desk.law(reckoned(by, won_by, later, exception), &Facts::default())?;
    if exception == Pick::SecondInSuit {
        second_in_suit(desk);
    }
    equity(desk, by, exception)
}

/// Why nothing may be transferred. A revoke of the other side may count only when it is established too.
fn exception(desk: &mut Desk<'_>) -> Ask<Pick> {
    let named = desk.pick(L64B, Query::RevokeException)?;
    let holds = match (named, differences::revokes_of_both_sides(desk.edition())) {
        (Pick::BothSidesRevoked, RevokesOfBothSides::BothEstablished) => {
            desk.yes(L64B7, Query::OtherSideEstablished)?
        }
        (_, RevokesOfBothSides::Any | RevokesOfBothSides::BothEstablished) => true,
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

/// Whether a card that lies face up and is no penalty card counts as one in the hand.
fn faced_card_counts(edition: Edition) -> bool {
    match differences::open_card_not_played(edition) {
        OpenCardNotPlayed::AnyFacedCard => false,
        OpenCardNotPlayed::PenaltyCardOrDummys => true,
    }
}

/// The second revoke costs nothing of its own; the Director may have to see whether the two together did damage.
fn second_in_suit(desk: &mut Desk<'_>) {
    desk.order_law(L64B, Order::Applies);
    desk.order_law(L64B2, Order::NoTransfer);
    if L64C2a.exists_in(desk.edition()) {
        desk.order_law(L64C2a, Order::ReviewAfterPlay);
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

/// Whether what was transferred, or was not, is enough. Two revokes in one suit, and revokes of both sides, may be looked at
/// by paragraphs of their own.
fn equity(desk: &mut Desk<'_>, by: Seat, exception: Pick) -> Ask<()> {
    let edition = desk.edition();
    let repeated = match exception {
        Pick::BothSidesRevoked if L64C2b.exists_in(edition) => return both_revoked(desk, by),
        Pick::SecondInSuit => L64C2a.exists_in(edition),
        _ => false,
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
