//! Cards as bits: a lane of sixteen bits a suit, the highest card of the root position at its lowest bit.

/// The bits of one suit.
pub(crate) const LANE: u64 = 0x1FFF;

/// The lane of this suit.
pub(crate) const fn lane(suit: usize) -> u64 {
    LANE << (16 * suit)
}

/// The suit of a single card.
pub(crate) const fn suit_of(card: u64) -> usize {
    card.trailing_zeros() as usize >> 4
}

/// The whole lane of a single card.
pub(crate) const fn lane_of(card: u64) -> u64 {
    lane(suit_of(card))
}

/// The highest card of a suit, given a set within one suit that is not empty.
pub(crate) const fn top(cards: u64) -> u64 {
    cards & cards.wrapping_neg()
}

/// The lowest card of a suit, given a set within one suit that is not empty.
pub(crate) const fn bottom(cards: u64) -> u64 {
    1 << cards.ilog2()
}

/// The card and all places above it in its suit.
pub(crate) const fn from_top_to(card: u64) -> u64 {
    ((card << 1) - 1) & lane_of(card)
}
