use openroom_cards::{BySeat, BySide, Card, Cards, Deal, Denomination, Seat};

use crate::claim::ShownOut;
use crate::double_dummy::TraceError;
use crate::{PlayError, Position};

/// The play so far and what it has shown.
#[derive(Clone, Debug)]
pub struct History {
    /// Where it has come to.
    pub position: Position,
    /// The tricks that each side has won.
    pub won: BySide<u8>,
    /// The cards that each has played.
    pub played: BySeat<Cards>,
    /// Who failed to follow to what.
    pub shown_out: ShownOut,
}

impl History {
    /// Before the opening lead.
    pub fn opening(deal: &Deal, denomination: Denomination, declarer: Seat) -> History {
        History::from(Position::opening(deal, denomination, declarer.lho()))
    }

    /// After these cards.
    pub fn of(
        deal: &Deal,
        denomination: Denomination,
        declarer: Seat,
        cards: &[Card],
    ) -> Result<History, TraceError> {
        let mut history = History::opening(deal, denomination, declarer);
        for (index, card) in cards.iter().enumerate() {
            history.play(*card).map_err(|why| TraceError { index, why })?;
        }
        Ok(history)
    }

    /// One card more.
    pub fn play(&mut self, card: Card) -> Result<(), PlayError> {
        let after = self.position.play(card)?;
        self.go_on(card, after);
        Ok(())
    }

    /// One card more as it was played, a revoke too.
    pub fn play_as_it_was(&mut self, card: Card) -> Result<Followed, PlayError> {
        match self.position.play(card) {
            Ok(after) => {
                self.go_on(card, after);
                Ok(Followed::Lawfully)
            }
            Err(PlayError::Revoke(seat, _)) => {
                self.go_on(card, self.position.after(seat, card));
                Ok(Followed::Revoking)
            }
            Err(other) => Err(other),
        }
    }

    fn go_on(&mut self, card: Card, (position, winner): (Position, Option<Seat>)) {
        let (before, led) = (self.position, self.position.led());
        self.position = position;
        let Some(turn) = before.turn() else { return };
        self.played[turn].insert(card);
        if let Some(winner) = winner {
            self.won[winner.side()] += 1;
        }
        if let Some(led) = led
            && led != card.suit()
            && before.hands()[turn].in_suit(led).is_empty()
        {
            self.shown_out.note(turn, led);
        }
    }
}

/// How a card was played to the suit led.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Followed {
    /// As it may be.
    Lawfully,
    /// In place of a card of the suit led, which the player held.
    Revoking,
}

impl From<Position> for History {
    /// Nothing is known of what was played before.
    fn from(position: Position) -> History {
        let (won, played, shown_out) = (BySide::default(), BySeat::default(), ShownOut::default());
        History { position, won, played, shown_out }
    }
}
