//! Cards in an order.

use crate::lanes::{bottom, top};

/// Cards in the order in which they are to be tried.
pub(crate) struct Moves {
    list: [u64; 13],
    len: usize,
}

impl Moves {
    /// None yet.
    pub(crate) const fn new() -> Moves {
        Moves { list: [0; 13], len: 0 }
    }

    /// The cards in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = u64> + '_ {
        self.list[..self.len].iter().copied()
    }

    pub(crate) fn add(&mut self, card: u64) {
        self.list[self.len] = card;
        self.len += 1;
    }

    /// From the highest down.
    pub(crate) fn down(&mut self, mut cards: u64) {
        while cards != 0 {
            self.add(top(cards));
            cards &= cards - 1;
        }
    }

    /// From the lowest up.
    pub(crate) fn up(&mut self, mut cards: u64) {
        while cards != 0 {
            let card = bottom(cards);
            self.add(card);
            cards ^= card;
        }
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// Those that were added after so many.
    pub(crate) fn after(&mut self, first: usize) -> &mut [u64] {
        &mut self.list[first..self.len]
    }
}
