//! A position that is to be solved.

use std::fmt;

use openroom_cards::{BySeat, Card, Cards, Deal, Denomination, Hand, Seat, Trick};

/// Where the play stands: the cards still held, the trick in progress, the denomination.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    hands: BySeat<Hand>,
    trick: Trick,
    denomination: Denomination,
}

/// Why hands and a trick are no position.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// This card is in two places.
    Twice(Card),
    /// This seat's cards, held and played to the trick, are more or fewer than the leader's.
    Unequal(Seat),
    /// This seat has played to the trick before its turn.
    OutOfTurn(Seat),
    /// Nobody has yet to play to the trick.
    Complete,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Twice(card) => write!(f, "{card} is in two places"),
            PositionError::Unequal(seat) => write!(f, "{seat} has another number of cards than the leader"),
            PositionError::OutOfTurn(seat) => {
                write!(f, "{seat} has played to the trick before the turn came")
            }
            PositionError::Complete => write!(f, "all have played to the trick"),
        }
    }
}

impl std::error::Error for PositionError {}

impl Position {
    /// The position before the opening lead.
    pub const fn opening(deal: &Deal, denomination: Denomination, leader: Seat) -> Position {
        Position { hands: *deal.hands(), trick: Trick::led_by(leader), denomination }
    }

    /// The cards still held and those on the table, whether or not who played them could have followed suit.
    pub fn new(
        hands: BySeat<Hand>,
        trick: Trick,
        denomination: Denomination,
    ) -> Result<Position, PositionError> {
        let leader = trick.leader;
        let mut seen = Cards::EMPTY;
        for (seat, hand) in hands.iter() {
            let played = trick.cards[seat].map_or(Cards::EMPTY, Cards::of);
            if let Some(card) = (*hand & (seen | played)).lowest().or((seen & played).lowest()) {
                return Err(PositionError::Twice(card));
            }
            seen = seen | *hand | played;
            let all = |seat: Seat| hands[seat].len() + u32::from(trick.cards[seat].is_some());
            if all(seat) != all(leader) || all(seat) > 13 {
                return Err(PositionError::Unequal(seat));
            }
        }
        let Some(turn) = trick.next() else { return Err(PositionError::Complete) };
        let early = (leader.steps_to(turn)..4).map(|steps| leader.step(steps));
        if let Some(seat) = early.into_iter().find(|seat| trick.cards[*seat].is_some()) {
            return Err(PositionError::OutOfTurn(seat));
        }
        Ok(Position { hands, trick, denomination })
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

    /// The cards that may be played now: the suit led where it is held, otherwise any.
    pub fn legal(&self) -> Cards {
        let Some(seat) = self.turn() else { return Cards::EMPTY };
        let led = self.trick.cards[self.trick.leader].map(Card::suit);
        match led.map(|suit| self.hands[seat].in_suit(suit)) {
            Some(follow) if !follow.is_empty() => follow,
            Some(_) | None => self.hands[seat],
        }
    }

    /// The position after the player whose turn it is has played this card; none where it is not held.
    pub fn after(&self, card: Card) -> Option<Position> {
        let seat = self.turn().filter(|seat| self.hands[*seat].contains(card))?;
        let mut next = *self;
        next.hands[seat].remove(card);
        next.trick.cards[seat] = Some(card);
        if next.trick.next().is_none() {
            next.trick = Trick::led_by(next.trick.winner(self.denomination)?);
        }
        Some(next)
    }
}
