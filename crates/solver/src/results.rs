//! What a solver answers.

use openroom_cards::{BySeat, Denomination, Seat};

/// The twenty results of a deal: the tricks of each declarer in each denomination.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Results([BySeat<u8>; 5]);

impl Results {
    /// The results, computed.
    pub fn from_fn(mut tricks: impl FnMut(Denomination, Seat) -> u8) -> Results {
        Results(Denomination::ALL.map(|denomination| BySeat::from_fn(|seat| tricks(denomination, seat))))
    }

    /// One row for each denomination.
    pub(crate) const fn from_rows(rows: [BySeat<u8>; 5]) -> Results {
        Results(rows)
    }

    /// The tricks that this declarer wins in this denomination.
    pub fn tricks(&self, denomination: Denomination, declarer: Seat) -> u8 {
        self.row(denomination)[declarer]
    }

    /// The tricks of each declarer in one denomination.
    pub const fn row(&self, denomination: Denomination) -> &BySeat<u8> {
        &self.0[denomination as usize]
    }
}

/// What one card that may be played now is worth.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct CardValue {
    /// The card.
    pub card: openroom_cards::Card,
    /// The tricks that its player's side then wins, the trick in progress counted.
    pub tricks: u8,
}
