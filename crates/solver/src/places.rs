//! The cards of a position as places in their suits, and back.

use openroom_cards::{Card, Cards, Suit};

/// The cards that are out, each the place that it has in its suit.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) struct Places(Cards);

impl Places {
    /// The places of these cards.
    pub(crate) const fn new(out: Cards) -> Places {
        Places(out)
    }

    /// The bit of a card that is out.
    pub(crate) fn bit(self, card: Card) -> u64 {
        let suit = self.0.in_suit(card.suit()).bits();
        let above = (suit >> card.index() >> 1).count_ones();
        1 << (16 * card.suit() as u32 + above)
    }

    /// The bits of cards that are out.
    pub(crate) fn bits(self, cards: Cards) -> u64 {
        cards.into_iter().fold(0, |bits, card| bits | self.bit(card))
    }

    /// The card of a bit.
    pub(crate) fn card(self, bit: u64) -> Option<Card> {
        let at = bit.trailing_zeros();
        let cards = self.0.in_suit(*Suit::ALL.get(at as usize / 16)?);
        cards.nth((cards.len() - 1).checked_sub(at % 16)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_that_is_out_comes_back() {
        let out: Cards = Card::all().filter(|card| card.index() % 3 != 1).collect();
        let places = Places::new(out);
        for card in out {
            assert_eq!(places.card(places.bit(card)), Some(card));
        }
        assert_eq!(places.bits(out).count_ones(), out.len());
        assert_eq!(places.card(1 << 15), None);
    }
}
