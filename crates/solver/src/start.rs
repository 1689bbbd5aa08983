//! A position between two tricks, as the search keeps it.

use crate::lanes::{bottom, from_top_to, lane, top};
use crate::ranks::Counts;
use crate::suits::{Layout, Suits, out_of};
use crate::table::Owners;

/// A position at the start of a trick, and the cards that are tried from there.
#[derive(Copy, Clone, Default)]
pub(crate) struct Start {
    /// What each seat holds.
    pub(crate) hands: [u64; 4],
    /// All of it.
    pub(crate) all: u64,
    /// The lengths: sixteen bits a suit, four bits a seat.
    pub(crate) shape: u64,
    /// Whose the cards are from the highest down: 32 bits a suit, two bits a card.
    owners: [u64; 2],
    /// The highest of each run of equal cards: a suit each, sixteen bits a seat.
    heads: [u64; 4],
    /// The cards of the trick from the leader on.
    pub(crate) played: [u64; 4],
}

impl Start {
    /// The position of these hands.
    pub(crate) fn new(hands: [u64; 4], suits: &Suits) -> Start {
        let mut start =
            Start { hands, all: hands.iter().fold(0, |all, hand| all | hand), ..Start::default() };
        for suit in 0..4 {
            start.lay(suit, suits.layout(suit, out_of(start.all, suit)));
        }
        start
    }

    /// The position after the four cards played here, the first by `leader`.
    #[inline]
    pub(crate) fn next(&self, leader: usize, suits: &Suits) -> Start {
        let four = self.trick();
        let mut next = Start { all: self.all & !four, ..*self };
        for (step, card) in self.played.into_iter().enumerate() {
            next.hands[(leader + step) & 3] ^= card;
        }
        for suit in 0..4 {
            if four & lane(suit) != 0 {
                next.lay(suit, suits.layout(suit, out_of(next.all, suit)));
            }
        }
        next
    }

    /// The four cards played.
    pub(crate) fn trick(&self) -> u64 {
        self.played[0] | self.played[1] | self.played[2] | self.played[3]
    }

    #[inline]
    fn lay(&mut self, suit: usize, layout: &Layout) {
        self.shape = self.shape & !(0xFFFF << (16 * suit)) | u64::from(layout.lengths) << (16 * suit);
        let half = 32 * (suit & 1);
        self.owners[suit >> 1] =
            self.owners[suit >> 1] & !(0xFFFF_FFFF << half) | u64::from(layout.owners) << half;
        self.heads[suit] = layout.heads;
    }

    /// Whose the cards of a suit are from the highest down, two bits a card.
    #[inline]
    pub(crate) fn owners(&self, suit: usize) -> u32 {
        (self.owners[suit >> 1] >> (32 * (suit & 1))) as u32
    }

    /// Whose the cards of all suits are.
    #[inline]
    pub(crate) fn all_owners(&self) -> Owners {
        let [one, other] = self.owners;
        Owners {
            high: (one & 0xFFFF)
                | (one >> 16 & 0xFFFF_0000)
                | (other & 0xFFFF) << 32
                | (other & 0xFFFF_0000_0000) << 16,
            low: (one >> 16 & 0xFF) as u32
                | (one >> 40 & 0xFF00) as u32
                | ((other >> 16 & 0xFF) as u32) << 16
                | ((other >> 48 & 0xFF) as u32) << 24,
        }
    }

    /// One of each run of equal cards that a seat holds in a suit.
    #[inline]
    pub(crate) fn heads_in(&self, seat: usize, suit: usize) -> u64 {
        (self.heads[suit] >> (16 * seat) & 0xFFFF) << (16 * suit)
    }

    /// One of each run of equal cards that a seat holds.
    #[inline]
    pub(crate) fn heads(&self, seat: usize) -> u64 {
        self.heads_in(seat, 0) | self.heads_in(seat, 1) | self.heads_in(seat, 2) | self.heads_in(seat, 3)
    }

    /// How many cards a seat holds in a suit.
    #[inline]
    pub(crate) fn length(&self, seat: usize, suit: usize) -> u32 {
        (self.shape >> (16 * suit + 4 * seat) & 15) as u32
    }

    /// The suits in which nobody holds a card, four bits a suit.
    pub(crate) fn voids(&self) -> u16 {
        (0..4).fold(0, |voids, suit| voids | u16::from(self.all & lane(suit) == 0) << (4 * suit))
    }

    /// The places that mattered, widened to the last equal card of each suit, or given up where the lengths alone say
    /// whose the rest is; and how many cards that are.
    pub(crate) fn widened(&self, places: u64, suits: &Suits) -> (Counts, u64) {
        let (mut counts, mut widened) = ([0; 4], 0);
        for (suit, count) in counts.iter_mut().enumerate() {
            let cards = self.all & lane(suit);
            if places & cards == 0 {
                continue;
            }
            let last = bottom(places & cards);
            let holder = self.hands.iter().find(|hand| *hand & last != 0).map_or(0, |hand| hand & cards);
            let others = cards & !holder;
            let below = others & !(last - 1);
            let edge = match (below, others) {
                (0, 0) => continue,
                (0, others) => bottom(others),
                (below, _) => bottom(cards & (top(below) - 1)),
            };
            let above = from_top_to(edge);
            widened |= above;
            *count = suits.layout(suit, out_of(above & cards, suit)).count();
        }
        (counts, widened)
    }
}
