use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub};

use crate::text::{Expected, Problem, Read, Reader, TextError, notation};
use crate::{Card, Rank, Suit};

/// A set of cards, one bit each. A hand is one.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct Cards(u64);

/// The cards that a player holds.
pub type Hand = Cards;

impl Cards {
    /// No card.
    pub const EMPTY: Cards = Cards(0);
    /// The whole pack.
    pub const PACK: Cards = Cards((1 << 52) - 1);

    /// The set with these bits; none where a bit past the 52nd is set.
    pub const fn from_bits(bits: u64) -> Option<Cards> {
        if bits >> 52 == 0 { Some(Cards(bits)) } else { None }
    }

    /// The set of the low 52 bits.
    pub(crate) const fn from_low_bits(bits: u64) -> Cards {
        Cards(bits & Cards::PACK.0)
    }

    /// One bit a card, by [`Card::index`].
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Just this card.
    pub const fn of(card: Card) -> Cards {
        Cards(1 << card.index())
    }

    /// The thirteen cards of a suit.
    pub const fn suit(suit: Suit) -> Cards {
        Cards(0x1FFF << (suit as u8 * 13))
    }

    /// Those of this suit.
    pub const fn in_suit(self, suit: Suit) -> Cards {
        Cards(self.0 & Cards::suit(suit).0)
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this card is among them.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Whether all of these are among them.
    pub const fn contains_all(self, cards: Cards) -> bool {
        cards.0 & !self.0 == 0
    }

    /// Puts a card in; false where it was there already.
    pub const fn insert(&mut self, card: Card) -> bool {
        let before = self.0;
        self.0 |= 1 << card.index();
        before != self.0
    }

    /// Takes a card out; false where it was not there.
    pub const fn remove(&mut self, card: Card) -> bool {
        let before = self.0;
        self.0 &= !(1 << card.index());
        before != self.0
    }

    /// The lowest by suit, then rank.
    pub const fn lowest(self) -> Option<Card> {
        if self.0 == 0 { None } else { Card::from_index(self.0.trailing_zeros() as u8) }
    }

    /// The highest by suit, then rank.
    pub const fn highest(self) -> Option<Card> {
        if self.0 == 0 { None } else { Card::from_index(63 - self.0.leading_zeros() as u8) }
    }

    /// The `n`th, counted from the lowest.
    pub fn nth(self, n: u32) -> Option<Card> {
        let mut rest = self.0;
        for _ in 0..n {
            rest &= rest.wrapping_sub(1);
        }
        Cards(rest).lowest()
    }

    /// The cards from the lowest up.
    pub fn iter(self) -> Iter {
        Iter(self.0)
    }

    /// High-card points: ace 4, king 3, queen 2, jack 1.
    pub const fn points(self) -> u32 {
        const TWOS: u64 = 1 | 1 << 13 | 1 << 26 | 1 << 39;
        let mut points = 0;
        let mut value = 1;
        while value <= 4 {
            points += value * (self.0 & TWOS << (Rank::Ten as u32 + value)).count_ones();
            value += 1;
        }
        points
    }
}

/// The cards of a set from the lowest up.
#[derive(Clone, Debug)]
pub struct Iter(u64);

impl Iterator for Iter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = Cards(self.0).lowest()?;
        self.0 &= self.0 - 1;
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.0.count_ones() as usize;
        (n, Some(n))
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for Cards {
    type Item = Card;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::EMPTY, |set, card| set | Cards::of(card))
    }
}

impl BitAnd for Cards {
    type Output = Cards;
    fn bitand(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }
}

impl BitAndAssign for Cards {
    fn bitand_assign(&mut self, other: Cards) {
        self.0 &= other.0;
    }
}

impl BitOr for Cards {
    type Output = Cards;
    fn bitor(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }
}

impl BitOrAssign for Cards {
    fn bitor_assign(&mut self, other: Cards) {
        self.0 |= other.0;
    }
}

impl Sub for Cards {
    type Output = Cards;
    fn sub(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }
}

impl Not for Cards {
    type Output = Cards;
    fn not(self) -> Cards {
        Cards::PACK - self
    }
}

impl fmt::Display for Cards {
    /// As PBN writes a hand: spades first, suits parted by points.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, suit) in Suit::ALL.into_iter().rev().enumerate() {
            if place > 0 {
                f.write_str(".")?;
            }
            for rank in Rank::ALL.into_iter().rev().filter(|rank| self.contains(Card::new(suit, *rank))) {
                write!(f, "{rank}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Cards {
    /// Reads the rank of a card of this suit and puts the card in.
    fn read_into(&mut self, suit: Suit, reader: &mut Reader<'_>) -> Result<(), TextError> {
        let here = *reader;
        let card = Card::new(suit, Rank::read(reader)?);
        if self.insert(card) { Ok(()) } else { here.fail(Problem::CardTwice(card)) }
    }

    /// Suits by their place, spades first, parted by points.
    pub(crate) fn read_by_place(reader: &mut Reader<'_>) -> Result<Cards, TextError> {
        let mut cards = Cards::EMPTY;
        for suit in Suit::ALL.into_iter().rev() {
            if suit != Suit::Spades && !reader.eat('.') {
                return reader.fail(Expected::Point);
            }
            while reader.peek().is_some_and(char::is_alphanumeric) {
                cards.read_into(suit, reader)?;
            }
        }
        Ok(cards)
    }

    /// Suits by their names, in any order: `♠AK ♥10 D- C2`.
    fn read_by_name(reader: &mut Reader<'_>) -> Result<Cards, TextError> {
        let mut cards = Cards::EMPTY;
        loop {
            let suit = Suit::read(reader)?;
            if !reader.eat('-') {
                cards.read_into(suit, reader)?;
                while reader.peek().is_some_and(|next| next.is_ascii_digit() || "TJQKAtjqka".contains(next)) {
                    cards.read_into(suit, reader)?;
                }
            }
            let mut ahead = *reader;
            ahead.blanks();
            if Suit::read(&mut { ahead }).is_err() {
                return Ok(cards);
            }
            *reader = ahead;
        }
    }
}

impl Read for Cards {
    fn read(reader: &mut Reader<'_>) -> Result<Cards, TextError> {
        if Suit::read(&mut { *reader }).is_ok() {
            Cards::read_by_name(reader)
        } else {
            Cards::read_by_place(reader)
        }
    }
}

notation! {
    Cards, "cards";
}
