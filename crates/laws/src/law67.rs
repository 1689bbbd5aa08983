//! Law 67: a trick with too few or too many cards.

use openroom_cards::{Card, Cards, Seat, Suit};
use openroom_lawbook::{Edition, Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::facts::{following, perhaps_following};
use crate::law61::Missed;
use crate::matter::in_play;
use crate::{
    ActNo, Adjustment, Answer, Ask, Case, Choice, Finding, Matter, Order, PenaltyCard, Played, Stuck, Table,
    law50,
};

/// A player played no card to a trick.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CardOmitted {
    /// The player.
    pub offender: Seat,
    /// The trick.
    pub trick: u8,
    /// The suit led to it.
    pub led: Suit,
    /// The number of the act.
    pub at: ActNo,
    /// Which cards he missed to play.
    #[serde(default)]
    pub missed: Missed,
}

in_play!(CardOmitted, L67A, about at, rule_omitted);

fn rule_omitted(it: &CardOmitted, case: &mut Case<'_>) -> Ask<()> {
    let hand = it.offender;
    let (known, held) = held(hand, case);
    if case.played_to(it.trick, hand) || (known.is_empty() && held.is_empty()) {
        case.order(L67A, Order::NoRectification);
        return Ok(());
    }
    if case.both_sides_played_to(it.trick + 1) {
        return add_to_played(it, known, held, case);
    }
    case.order(L67A, Order::Applies);
    let legal = following(known, held, it.led);
    let cards = case.penalty_cards_of(hand).leave(legal, perhaps_following(known, held, it.led));
    let Answer::Card(card, _) =
        case.choose(L67A1, case.player_of(hand), Choice::PlayAgain { hand, cards })?
    else {
        return Ok(());
    };
    case.order(L67A1, Order::SupplyCard { hand, card, trick: it.trick });
    lead_again_if_another_wins(it, card, case);
    Ok(())
}

fn held(hand: Seat, case: &Case<'_>) -> (Cards, Cards) {
    let known = case.course().map_or(Cards::EMPTY, |course| course.hands[hand]);
    (known, case.course().map_or(Cards::PACK, |course| course.may_hold[hand]))
}

/// Cards to the next trick go back where the trick is another hand's now.
fn lead_again_if_another_wins(it: &CardOmitted, card: Card, case: &mut Case<'_>) {
    let mut cards = case.lying_in(it.trick);
    let before = case.winner_of(it.trick, cards);
    cards[it.offender] = Some(card);
    if case.winner_of(it.trick, cards) != before {
        for played in case.trick(it.trick + 1) {
            case.order(L67A1, Order::WithdrawCard(played.at));
        }
    }
}

/// He puts a card among those he has played; the trick keeps its winner, and he is deemed to have revoked.
fn add_to_played(it: &CardOmitted, known: Cards, held: Cards, case: &mut Case<'_>) -> Ask<()> {
    let hand = it.offender;
    let (by, cards) = match known.in_suit(it.led) {
        none if none.is_empty() => (L67B1b, held),
        of_suit => (L67B1a, of_suit),
    };
    case.order(L67B, Order::Applies);
    let choice = Choice::PlayAgain { hand, cards };
    if let Answer::Card(card, _) = case.choose(by, case.player_of(hand), choice)? {
        // Of a hand that is not recorded only the card shows whether it had one of the suit.
        let by = if card.suit() == it.led { L67B1a } else { L67B1b };
        case.order(L67B1, Order::AddToPlayed { hand, card, trick: it.trick })
            .order(by, Order::Established(it.at));
    }
    Ok(())
}

/// A player played a second card hidden behind the one that was seen.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CardHidden {
    /// The player.
    pub offender: Seat,
    /// The hidden card.
    pub card: Card,
    /// The trick.
    pub trick: u8,
    /// The number of the act.
    pub at: ActNo,
    /// The card that the record has as played, where nobody can say which of the two was seen.
    #[serde(default)]
    pub or: Option<Card>,
}

in_play!(CardHidden, L58B, rule_hidden);

fn rule_hidden(it: &CardHidden, case: &mut Case<'_>) -> Ask<()> {
    let CardHidden { offender: hand, card, trick, .. } = *it;
    let restore = Order::TakeFromPlayed { hand, card };
    if !case.both_sides_played_to(trick + 1) {
        if !case.trick(trick + 1).is_empty() {
            case.order(L67A2, Order::Applies);
        }
        case.order(L58B1, restore);
        return Ok(());
    }
    let card = goes_back(it, case);
    let restore = Order::TakeFromPlayed { hand, card };
    case.order(L58B4, Order::Applies).order(L67B, Order::Applies).order(L67B2a, restore);
    if has_failed_to_follow(it, card, case) {
        case.order(L67B2b, Order::Applies);
    }
    seen_going_back(hand, card, case)
}

/// The hidden card; or where nobody can say which was seen, the one that is not the highest that he could have played.
fn goes_back(it: &CardHidden, case: &Case<'_>) -> Card {
    let Some(or) = it.or else { return it.card };
    let leader = case.leader_of(it.trick).filter(|leader| *leader != it.offender);
    let led = leader.and_then(|leader| case.card_in(it.trick, leader)).map(|(card, _)| card.suit());
    if is_rather_kept(it.card, or, led) { or } else { it.card }
}

/// Whether this card rather than the other stays among the played ones, where both or neither may have been seen.
pub(crate) fn is_rather_kept(card: Card, other: Card, led: Option<Suit>) -> bool {
    let value = |card: Card| (led == Some(card.suit()), card.rank());
    value(card) > value(other)
}

/// A card that a hand is short of was found among those played, and nobody had seen it played: it goes back.
pub(crate) fn back_from_played(hand: Seat, card: Card, case: &mut Case<'_>) -> Ask<()> {
    let restore = Order::RestoreCard { card, to: hand, from: None };
    if !(1..13).any(|trick| case.both_sides_played_to(trick)) {
        case.order(L67A2, restore);
        return Ok(());
    }
    case.order(L67B2a, restore);
    if case.play_over(L67B2a)? { Ok(()) } else { seen_going_back(hand, card, case) }
}

/// A defender's card that the table sees on its way back is a penalty card.
fn seen_going_back(hand: Seat, card: Card, case: &mut Case<'_>) -> Ask<()> {
    if case.is_defender(hand) && case.finding(L67B2a, Finding::SeenByTable(card))? {
        let minor = law50::may_be_minor(case, hand, Cards::of(card));
        let kind = if minor { PenaltyCard::Minor } else { PenaltyCard::Major };
        law50::becomes_penalty_card(case, L67B2a, hand, card, kind);
    }
    Ok(())
}

/// Whether a later card of his did not follow to the hidden card's suit: it counts as held all the time, and what he
/// played is ruled on as a revoke like any other.
fn has_failed_to_follow(it: &CardHidden, card: Card, case: &Case<'_>) -> bool {
    let plays = case.facts().play.as_ref().map_or(&[][..], |play| &play.plays);
    let mut own =
        plays.iter().filter(|one| one.by == it.offender && one.trick > it.trick && one.standing.counts());
    own.any(|one| {
        let led = case.leader_of(one.trick).and_then(|leader| case.card_in(one.trick, leader));
        led.is_some_and(|(led, _)| led.suit() == card.suit() && one.card.suit() != card.suit())
    })
}

/// A player put a card that he had played to a quitted trick back into his hand.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CardPutBack {
    /// The player.
    pub offender: Seat,
    /// The card.
    pub card: Card,
    /// The trick to which he had played it.
    pub trick: u8,
    /// The number of the act.
    pub at: ActNo,
}

in_play!(CardPutBack, L65A, about at, rule_put_back);

fn rule_put_back(it: &CardPutBack, case: &mut Case<'_>) -> Ask<()> {
    let CardPutBack { offender: hand, card, trick, .. } = *it;
    let (found, too_late, score) = put_back_by(case.edition());
    case.order(L67B, Order::Applies);
    if case.card_in(trick, hand).is_none_or(|(lying, _)| lying != card) {
        // It was taken back meanwhile and is in his hand by right.
        case.order(L67B, Order::NoRectification);
        return Ok(());
    }
    let again = played_again(it, case);
    if let Some(again) = again {
        if case.both_sides_played_to(again.trick + 1) {
            case.order(too_late, Order::AdjustScore(score));
            return Ok(());
        }
        case.order(found, Order::WithdrawCard(again.at));
    }
    case.order(found, Order::RestorePlayed { hand, card, trick });
    Ok(())
}

/// Without a paragraph of its own the Director puts the error right, or awards a score where he cannot.
fn put_back_by(edition: Edition) -> (Provision, Provision, Adjustment) {
    match L67B3.in_force(edition) {
        Some(by) => (by, by, Adjustment::Either),
        None => (L82A, L12A2, Adjustment::Artificial),
    }
}

fn played_again(it: &CardPutBack, case: &Case<'_>) -> Option<Played> {
    let plays = case.facts().play.as_ref().map_or(&[][..], |play| &play.plays);
    let same = |one: &&Played| one.by == it.offender && one.card == it.card && one.trick > it.trick;
    plays.iter().find(|one| same(one) && one.standing.counts()).copied()
}

/// What putting back a card of a quitted trick is.
pub(crate) fn judge_put_back(table: &Table, by: Seat, card: Card) -> Option<Matter> {
    let trick = table.position().tricks.iter().position(|trick| trick.cards[by] == Some(card))?;
    Some(CardPutBack { offender: by, card, trick: trick as u8, at: table.next_act() }.into())
}

/// What comes due when a hand has no card left although it is its turn: one is hidden among those it played.
pub(crate) fn due(table: &Table) -> Option<Matter> {
    let position = table.position();
    let turn = position.turn().filter(|turn| position.may_hold(*turn).is_empty())?;
    hidden_of(table, turn)
}

/// The card that this player has hidden among those he played.
pub(crate) fn hidden_of(table: &Table, player: Seat) -> Option<Matter> {
    let stuck = table.position().stuck.filter(|stuck| stuck.by == player)?;
    let Stuck { by, card, trick, at, or } = stuck;
    Some(CardHidden { offender: by, card, trick, at, or }.into())
}

/// By which paragraph a card that was never played counts as a revoke.
pub(crate) fn deemed(by: Provision) -> bool {
    by == L67B1a || by == L67B1b
}
