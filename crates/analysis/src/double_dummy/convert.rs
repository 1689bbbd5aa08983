//! Our values as the solver's, and back.

use contract_bridge::deal::Builder;
use contract_bridge::hand as theirs;
use contract_bridge::{FullDeal, PartialDeal, Strain};
use openroom_cards::{BySeat, Card, Cards, Deal, Denomination, Hand, Rank, Seat, Suit};

pub(super) fn strain(denomination: Denomination) -> Strain {
    match denomination {
        Denomination::Clubs => Strain::Clubs,
        Denomination::Diamonds => Strain::Diamonds,
        Denomination::Hearts => Strain::Hearts,
        Denomination::Spades => Strain::Spades,
        Denomination::NoTrump => Strain::Notrump,
    }
}

pub(super) fn seat(seat: Seat) -> contract_bridge::Seat {
    contract_bridge::Seat::ALL[seat as usize]
}

fn suit(suit: Suit) -> contract_bridge::Suit {
    contract_bridge::Suit::ASC[suit as usize]
}

pub(super) fn card(card: Card) -> theirs::Card {
    theirs::Card { suit: suit(card.suit()), rank: theirs::Rank::new(card.rank() as u8 + 2) }
}

/// A card of the solver's; ranks count from two.
pub(super) fn card_back(card: theirs::Card) -> Card {
    Card::new(Suit::ALL[card.suit as usize], Rank::ALL[usize::from(card.rank.get() - 2)])
}

/// The cards of one suit of the solver's.
pub(super) fn holding_back(suit: Suit, holding: theirs::Holding) -> Cards {
    holding.iter().map(|rank| Card::new(suit, Rank::ALL[usize::from(rank.get() - 2)])).collect()
}

fn hand(cards: Hand) -> theirs::Hand {
    let holding = |suit: Suit| {
        let bits = cards.in_suit(suit).bits() >> (suit as u8 * 13);
        theirs::Holding::from_bits_truncate((bits << 2) as u16)
    };
    theirs::Hand::new(
        holding(Suit::Clubs),
        holding(Suit::Diamonds),
        holding(Suit::Hearts),
        holding(Suit::Spades),
    )
}

fn builder(hands: &BySeat<Hand>) -> Builder {
    Builder::new()
        .north(hand(hands[Seat::North]))
        .east(hand(hands[Seat::East]))
        .south(hand(hands[Seat::South]))
        .west(hand(hands[Seat::West]))
}

pub(super) fn full(deal: &Deal) -> FullDeal {
    builder(deal.hands()).build_full().expect("a deal has four hands of thirteen different cards")
}

pub(super) fn partial(hands: &BySeat<Hand>) -> PartialDeal {
    builder(hands).build_partial().expect("a position holds different cards, thirteen a hand at most")
}
