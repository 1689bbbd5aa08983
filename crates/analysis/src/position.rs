use std::fmt;

use openroom_cards::{BySeat, Card, Cards, Deal, Denomination, Hand, Seat, Trick};

/// Where the play stands: the cards still held, the trick in progress, the denomination.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    hands: BySeat<Hand>,
    trick: Trick,
    denomination: Denomination,
}

/// Why four hands and a leader are no position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// Two hands hold this card.
    HeldTwice(Card),
    /// This hand holds more or fewer cards than the first to lead.
    Unequal(Seat),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::HeldTwice(card) => write!(f, "{card} is in two hands"),
            PositionError::Unequal(seat) => write!(f, "{seat} holds another number of cards than the leader"),
        }
    }
}

impl std::error::Error for PositionError {}

/// Why a card cannot be played here.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// All thirteen tricks, or as many as there were, are over.
    Over(Card),
    /// The player whose turn it is does not hold the card.
    NotHeld(Seat, Card),
    /// The player could have followed suit.
    Revoke(Seat, Card),
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Over(card) => write!(f, "{card} comes after the last trick"),
            PlayError::NotHeld(seat, card) => write!(f, "{seat} does not hold {card}"),
            PlayError::Revoke(seat, card) => write!(f, "{seat} plays {card} and could follow suit"),
        }
    }
}

impl std::error::Error for PlayError {}

impl Position {
    /// The position before the opening lead of this leader.
    pub const fn opening(deal: &Deal, denomination: Denomination, leader: Seat) -> Position {
        Position { hands: *deal.hands(), trick: Trick::led_by(leader), denomination }
    }

    /// The position between two tricks: equal hands of different cards, and who leads.
    pub fn between_tricks(
        hands: BySeat<Hand>,
        denomination: Denomination,
        leader: Seat,
    ) -> Result<Position, PositionError> {
        let mut seen = Cards::EMPTY;
        for (seat, hand) in hands.iter() {
            if let Some(card) = (seen & *hand).lowest() {
                return Err(PositionError::HeldTwice(card));
            }
            if hand.len() != hands[leader].len() {
                return Err(PositionError::Unequal(seat));
            }
            seen |= *hand;
        }
        Ok(Position { hands, trick: Trick::led_by(leader), denomination })
    }

    /// The cards still held.
    pub const fn hands(&self) -> &BySeat<Hand> {
        &self.hands
    }

    /// The trick in progress.
    pub const fn trick(&self) -> &Trick {
        &self.trick
    }

    /// The denomination.
    pub const fn denomination(&self) -> Denomination {
        self.denomination
    }

    /// The tricks not yet over, the one in progress among them.
    pub fn tricks_left(&self) -> u8 {
        self.hands[self.trick.leader.rho()].len() as u8
    }

    /// Whose turn it is; none when all cards are played.
    pub fn turn(&self) -> Option<Seat> {
        self.trick.next().filter(|seat| !self.hands[*seat].is_empty())
    }

    /// The suit led to the trick in progress.
    pub fn led(&self) -> Option<openroom_cards::Suit> {
        self.trick.cards[self.trick.leader].map(Card::suit)
    }

    /// The cards that may lawfully be played now: the suit led where it is held, otherwise any.
    pub fn legal(&self) -> Cards {
        let Some(seat) = self.turn() else { return Cards::EMPTY };
        let hand = self.hands[seat];
        match self.led().map(|suit| hand.in_suit(suit)) {
            Some(follow) if !follow.is_empty() => follow,
            _ => hand,
        }
    }

    /// The position after a lawful card, and who won the trick where the card ended it.
    pub fn play(&self, card: Card) -> Result<(Position, Option<Seat>), PlayError> {
        let seat = self.turn().ok_or(PlayError::Over(card))?;
        if !self.hands[seat].contains(card) {
            return Err(PlayError::NotHeld(seat, card));
        }
        if !self.legal().contains(card) {
            return Err(PlayError::Revoke(seat, card));
        }
        Ok(self.after(seat, card))
    }

    /// The same position with other hands of the same sizes.
    pub(crate) const fn with_hands(mut self, hands: BySeat<Hand>) -> Position {
        self.hands = hands;
        self
    }

    /// The position after a card that is known to be lawful.
    pub(crate) fn after(&self, seat: Seat, card: Card) -> (Position, Option<Seat>) {
        let mut next = *self;
        next.hands[seat].remove(card);
        next.trick.cards[seat] = Some(card);
        if next.trick.next().is_some() {
            return (next, None);
        }
        let winner = next.trick.winner(self.denomination);
        next.trick = Trick::led_by(winner.unwrap_or(seat));
        (next, winner)
    }
}

#[cfg(test)]
mod tests {
    use openroom_cards::{Rank, Suit};

    use super::*;

    fn cards(suit: Suit, ranks: &[Rank]) -> Hand {
        ranks.iter().map(|rank| Card::new(suit, *rank)).collect()
    }

    fn two_each() -> Position {
        let hands = BySeat::new([
            cards(Suit::Spades, &[Rank::Ace, Rank::Two]),
            cards(Suit::Hearts, &[Rank::Ace, Rank::Two]),
            cards(Suit::Spades, &[Rank::King, Rank::Three]),
            cards(Suit::Spades, &[Rank::Four]) | cards(Suit::Hearts, &[Rank::King]),
        ]);
        Position::between_tricks(hands, Denomination::Hearts, Seat::North).unwrap()
    }

    #[test]
    fn cards_are_played_in_turn_and_a_trump_wins() {
        let mut position = two_each();
        let mut winner = None;
        for card in [
            Card::new(Suit::Spades, Rank::Ace),
            Card::new(Suit::Hearts, Rank::Two),
            Card::new(Suit::Spades, Rank::Three),
            Card::new(Suit::Spades, Rank::Four),
        ] {
            assert!(winner.is_none());
            (position, winner) = position.play(card).unwrap();
        }
        assert_eq!(winner, Some(Seat::East));
        assert_eq!((position.turn(), position.tricks_left()), (Some(Seat::East), 1));
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        let position = two_each();
        let stranger = Card::new(Suit::Clubs, Rank::Two);
        assert_eq!(position.play(stranger), Err(PlayError::NotHeld(Seat::North, stranger)));
        let (position, _) = position.play(Card::new(Suit::Spades, Rank::Ace)).unwrap();
        let (position, _) = position.play(Card::new(Suit::Hearts, Rank::Two)).unwrap();
        let (position, _) = position.play(Card::new(Suit::Spades, Rank::Three)).unwrap();
        let revoke = Card::new(Suit::Hearts, Rank::King);
        assert_eq!(position.play(revoke), Err(PlayError::Revoke(Seat::West, revoke)));
    }

    #[test]
    fn hands_that_make_no_position_are_refused() {
        let mut hands = *two_each().hands();
        hands[Seat::West] = hands[Seat::North];
        assert_eq!(
            Position::between_tricks(hands, Denomination::Hearts, Seat::North),
            Err(PositionError::HeldTwice(Card::new(Suit::Spades, Rank::Two)))
        );
        hands[Seat::West] = Hand::EMPTY;
        assert_eq!(
            Position::between_tricks(hands, Denomination::Hearts, Seat::North),
            Err(PositionError::Unequal(Seat::West))
        );
    }
}
