//! Which cards mattered by their rank: places from the top of each suit down, or how many of them.

use crate::lanes::{from_top_to, lane, top};

/// How many cards from the top of each suit.
pub(crate) type Counts = [u32; 4];

/// The counts, four bits a suit.
pub(crate) fn packed(counts: Counts) -> u16 {
    counts.iter().rev().fold(0, |packed, count| packed << 4 | *count as u16)
}

/// The places of so many cards of those that are out.
#[inline]
pub(crate) fn places(counts: Counts, out: u64) -> u64 {
    let mut places = 0;
    for (suit, count) in counts.into_iter().enumerate() {
        if count > 0 {
            let mut cards = out & lane(suit);
            for _ in 1..count {
                cards &= cards - 1;
            }
            places |= from_top_to(top(cards));
        }
    }
    places
}

/// The places of so many cards, four bits a suit.
#[inline]
pub(crate) fn places_of(packed: u16, out: u64) -> u64 {
    places([0, 4, 8, 12].map(|at| u32::from(packed >> at & 15)), out)
}
