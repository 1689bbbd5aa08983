//! Positions of all kinds from a number.

use openroom_cards::{BySeat, Card, Cards, Denomination, Hand, Seat, Trick};
use openroom_solver::Position;

/// A small generator: the same number, the same cards.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x5DEE_CE66_D1CE_4E5B)
    }

    pub(crate) fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % most
    }

    fn shuffled(&mut self, mut cards: Vec<Card>) -> Vec<Card> {
        for last in (1..cards.len()).rev() {
            cards.swap(last, self.below(last + 1));
        }
        cards
    }

    /// A denomination.
    pub(crate) fn denomination(&mut self) -> Denomination {
        Denomination::ALL[self.below(5)]
    }

    /// Hands of so many cards; in `wild` ones the suits are gathered, so that there are long suits and voids.
    pub(crate) fn hands(&mut self, each: usize, wild: bool) -> BySeat<Hand> {
        let mut pack = self.shuffled(Card::all().collect());
        pack.truncate(4 * each);
        if wild {
            pack.sort_by_key(|card| card.suit());
            for _ in 0..each {
                let (one, other) = (self.below(pack.len()), self.below(pack.len()));
                pack.swap(one, other);
            }
        }
        BySeat::from_fn(|seat| pack[seat as usize * each..][..each].iter().copied().collect())
    }

    /// A position between two tricks or in the middle of one, with so many tricks to go.
    pub(crate) fn position(&mut self, tricks: usize) -> Position {
        let wild = self.below(3) == 0;
        let (hands, denomination) = (self.hands(tricks, wild), self.denomination());
        let leader = Seat::ALL[self.below(4)];
        let mut position = Position::new(hands, Trick::led_by(leader), denomination).unwrap();
        for _ in 0..self.below(4) {
            let legal: Cards = position.legal();
            let card = legal.nth(self.below(legal.len() as usize) as u32).unwrap();
            position = position.after(card).unwrap();
        }
        position
    }
}

impl Random {
    /// The cards that nobody is known to hold, shuffled.
    pub(crate) fn shuffle_rest(&mut self, known: &BySeat<Option<Hand>>) -> Vec<Card> {
        let held = known.values().iter().flatten().fold(Cards::EMPTY, |held, hand| held | *hand);
        self.shuffled((Cards::PACK - held).into_iter().collect())
    }
}
