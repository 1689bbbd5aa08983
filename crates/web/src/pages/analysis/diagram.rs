//! Four hands around the table, the trick between them, and marks of what each card would cost.

use openroom_analysis::Position;
use openroom_analysis::double_dummy::CardValue;
use openroom_cards::{BySeat, Card, Hand, Seat, Suit};

use crate::scene::suit_class;
use crate::words::Words;

/// Hands as they are shown.
pub(crate) struct Diagram {
    pub(crate) hands: Vec<HandShown>,
    /// The trick in progress, or the last one: by seat, from North.
    pub(crate) trick: Vec<(Seat, Option<CardShown>)>,
}

/// One hand.
pub(crate) struct HandShown {
    pub(crate) seat: Seat,
    pub(crate) name: &'static str,
    /// Declarer, dummy or nothing.
    pub(crate) part: Option<&'static str>,
    pub(crate) turn: bool,
    pub(crate) suits: Vec<(char, &'static str, Vec<CardShown>)>,
}

/// A card.
pub(crate) struct CardShown {
    /// The rank; in a trick with the sign of its suit.
    pub(crate) text: String,
    /// The class of its colour.
    pub(crate) colour: &'static str,
    /// What playing it now would cost.
    pub(crate) mark: Option<Mark>,
}

/// What a card costs, double dummy.
pub(crate) struct Mark {
    /// `=` or `−1`.
    pub(crate) sign: String,
    pub(crate) class: &'static str,
    /// In words.
    pub(crate) words: String,
}

const SUITS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

impl Diagram {
    /// Hands alone.
    pub(super) fn of_hands(w: Words, hands: &BySeat<Hand>) -> Diagram {
        Diagram { hands: Seat::ALL.map(|seat| hand(w, seat, hands[seat], &[])).into(), trick: vec![] }
    }

    /// A point of the play, with the trick that is seen there and the values of the cards that may be played.
    pub(super) fn of_point(
        w: Words,
        position: &Position,
        seen: &BySeat<Option<Card>>,
        declarer: Seat,
        values: &[CardValue],
    ) -> Diagram {
        let part = |seat: Seat| match seat {
            _ if seat == declarer => Some(w.term("declarer")),
            _ if seat == declarer.partner() => Some(w.term("dummy")),
            _ => None,
        };
        let hand = |seat: Seat| {
            let turn = position.turn() == Some(seat);
            let values = if turn { values } else { &[] };
            HandShown { part: part(seat), turn, ..hand(w, seat, position.hands()[seat], values) }
        };
        let card = |seat: Seat| (seat, seen[seat].map(|card| shown(w, card)));
        Diagram { hands: Seat::ALL.map(hand).into(), trick: Seat::ALL.map(card).into() }
    }
}

/// A card with the sign of its suit.
pub(super) fn shown(w: Words, card: Card) -> CardShown {
    CardShown { text: w.card(card), colour: suit_class(card.suit().into()), mark: None }
}

/// What a cost is called; nothing where it is not known.
pub(super) fn mark(w: Words, cost: u8) -> Mark {
    match cost {
        0 => Mark { sign: "=".to_owned(), class: "best", words: w.t("study-costs-nothing") },
        _ => Mark { sign: format!("−{cost}"), class: "costs", words: w.count("study-costs", cost) },
    }
}

fn hand(w: Words, seat: Seat, held: Hand, values: &[CardValue]) -> HandShown {
    let best = values.iter().map(|value| value.tricks).max().unwrap_or(0);
    let card = |card: Card| CardShown {
        text: w.rank(card.rank()),
        colour: suit_class(card.suit().into()),
        mark: values.iter().find(|value| value.card == card).map(|value| mark(w, best - value.tricks)),
    };
    let suit = |suit: Suit| {
        let mut cards: Vec<Card> = held.in_suit(suit).iter().collect();
        cards.reverse();
        (suit.symbol(), suit_class(suit.into()), cards.into_iter().map(card).collect())
    };
    HandShown { seat, name: w.seat(seat), part: None, turn: false, suits: SUITS.map(suit).into() }
}
