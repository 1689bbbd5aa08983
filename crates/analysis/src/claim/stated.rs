//! Which cards the statement binds the claimer to.

use openroom_cards::{Card, Cards, Seat};

use super::Claim;
use super::normal::normal;
use super::state::{Player, State, one};
use super::{Order, Step};

/// The cards that may be played now: a penalty card where one can be, what was stated where something was, otherwise what
/// is normal.
pub(super) fn allowed(claim: &Claim, state: &State, seat: Seat) -> Cards {
    let legal = state.position.legal();
    let due = legal & claim.penalty_cards;
    if !due.is_empty() {
        return due;
    }
    let usual = normal(claim, state, seat);
    if claim.player(seat) != Player::Claimer {
        return usual;
    }
    let stated = match state.position.led() {
        None => lead(claim, state, legal, usual),
        Some(led) if legal.in_suit(led) == legal => follow(claim, state, seat, legal),
        Some(_) => no_follow(claim, state, seat, legal, usual),
    };
    let stated = stated & legal;
    if stated.is_empty() { usual } else { stated }
}

fn lead(claim: &Claim, state: &State, hand: Cards, usual: Cards) -> Cards {
    let Some(step) = claim.statement.steps.get(state.step) else { return Cards::EMPTY };
    match step {
        Step::DrawTrumps => match state.position.denomination().trump() {
            Some(trump) => in_usual_order(hand.in_suit(trump), usual),
            None => Cards::EMPTY,
        },
        Step::Play(suit, Order::Unstated) => in_usual_order(hand.in_suit(*suit), usual),
        Step::Play(suit, Order::TopDown) => one(hand.in_suit(*suit).highest()),
        Step::Cash(cards) => match next_named(claim, state, cards) {
            Some(card) if hand.contains(card) => Cards::of(card),
            Some(card) => one(hand.in_suit(card.suit()).lowest()),
            None => Cards::EMPTY,
        },
        Step::Ruff(suit, seat) if state.position.trick().leader == seat.partner() => {
            one(hand.in_suit(*suit).lowest())
        }
        Step::Ruff(..) => Cards::EMPTY,
        Step::Cross(_, suit) => one(hand.in_suit(*suit).lowest()),
        Step::Finesse { with, .. } if hand.contains(*with) => Cards::of(*with),
        Step::Finesse { with, .. } => one(hand.in_suit(with.suit()).lowest()),
    }
}

/// These cards in the order in which they would be played anyway.
fn in_usual_order(cards: Cards, usual: Cards) -> Cards {
    if (cards & usual).is_empty() { cards } else { cards & usual }
}

fn follow(claim: &Claim, state: &State, seat: Seat, held: Cards) -> Cards {
    let trick = state.position.trick();
    if trick.leader != seat.partner() {
        return Cards::EMPTY;
    }
    let led = trick.cards[trick.leader];
    let appeared = |card: &Card| trick.cards.values().contains(&Some(*card));
    match claim.statement.steps.get(state.step) {
        Some(Step::Cash(cards)) if led.is_none_or(|led| !cards.contains(&led)) => {
            one(next_named(claim, state, cards))
        }
        Some(Step::Finesse { missing, .. }) if appeared(missing) => Cards::EMPTY,
        Some(Step::Finesse { with, .. }) if led == Some(*with) => one(held.lowest()),
        Some(Step::Finesse { with, .. }) => Cards::of(*with),
        Some(Step::Cash(_) | Step::DrawTrumps | Step::Play(..) | Step::Ruff(..) | Step::Cross(..)) | None => {
            Cards::EMPTY
        }
    }
}

fn no_follow(claim: &Claim, state: &State, seat: Seat, hand: Cards, usual: Cards) -> Cards {
    let trumps = state.position.denomination().trump().map_or(Cards::EMPTY, |trump| hand.in_suit(trump));
    if let Some(Step::Ruff(suit, ruffer)) = claim.statement.steps.get(state.step)
        && *ruffer == seat
        && state.position.led() == Some(*suit)
        && !trumps.is_empty()
    {
        let winning = usual & trumps;
        return if winning.is_empty() { trumps } else { winning };
    }
    let thrown = claim.statement.throws.iter().find(|card| hand.contains(**card));
    match thrown {
        Some(card) if !(usual - trumps).is_empty() => Cards::of(*card) | (usual & trumps),
        _ => Cards::EMPTY,
    }
}

/// The first of the named cards that the claimer still has.
fn next_named(claim: &Claim, state: &State, cards: &[Card]) -> Option<Card> {
    let own = state.held_by_claimer(claim);
    cards.iter().copied().find(|card| own.contains(*card))
}
