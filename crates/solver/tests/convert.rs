//! Our values as the other solver's.

use contract_bridge::deal::Builder;
use contract_bridge::hand::{Card as TheirCard, Hand as TheirHand, Holding, Rank as TheirRank};
use contract_bridge::{Seat as TheirSeat, Strain, Suit as TheirSuit};
use openroom_cards::{BySeat, Card, Denomination, Hand, Seat, Suit};
use openroom_solver::Position;
use pons_dds::{Board, CurrentTrick};

/// Our denomination.
pub(crate) fn strain(denomination: Denomination) -> Strain {
    [Strain::Clubs, Strain::Diamonds, Strain::Hearts, Strain::Spades, Strain::Notrump][denomination as usize]
}

fn hand(cards: Hand) -> TheirHand {
    let [clubs, diamonds, hearts, spades] = Suit::ALL.map(|suit| {
        Holding::from_bits_truncate((cards.in_suit(suit).bits() >> (suit as u32 * 13) << 2) as u16)
    });
    TheirHand::new(clubs, diamonds, hearts, spades)
}

/// Our card.
pub(crate) fn card(card: Card) -> TheirCard {
    TheirCard { suit: TheirSuit::ASC[card.suit() as usize], rank: TheirRank::new(card.rank() as u8 + 2) }
}

/// Our hands.
pub(crate) fn builder(hands: &BySeat<Hand>) -> Builder {
    Builder::new()
        .north(hand(hands[Seat::North]))
        .east(hand(hands[Seat::East]))
        .south(hand(hands[Seat::South]))
        .west(hand(hands[Seat::West]))
}

/// Our position.
pub(crate) fn board(position: &Position) -> Board {
    let leader = position.trick().leader;
    let seat = TheirSeat::ALL[leader as usize];
    let mut trick = CurrentTrick::new(strain(position.denomination()), seat);
    for played in (0..4).map_while(|steps| position.trick().cards[leader.step(steps)]) {
        trick.try_push(card(played)).unwrap();
    }
    Board::try_new(builder(position.hands()).build_partial().unwrap(), trick).unwrap()
}
