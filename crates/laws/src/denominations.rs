//! Sets of denominations.

use serde::{Deserialize, Serialize};
use std::fmt;

use openroom_cards::{Cards, Denomination, Suit};

/// A set of denominations: what a call specifies, which suits may be named.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Denominations(u8);

impl Denominations {
    /// None.
    pub const NONE: Denominations = Denominations(0);
    /// The four suits.
    pub const SUITS: Denominations = Denominations(0b1111);

    /// Just this one.
    pub fn of(denomination: impl Into<Denomination>) -> Denominations {
        Denominations(1 << denomination.into() as u8)
    }

    /// These and this one.
    pub fn with(self, denomination: impl Into<Denomination>) -> Denominations {
        Denominations(self.0 | Denominations::of(denomination).0)
    }

    /// Those in either.
    pub const fn or(self, other: Denominations) -> Denominations {
        Denominations(self.0 | other.0)
    }

    /// Those in both.
    pub const fn and(self, other: Denominations) -> Denominations {
        Denominations(self.0 & other.0)
    }

    /// Those that are not in the other.
    pub const fn without(self, other: Denominations) -> Denominations {
        Denominations(self.0 & !other.0)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether this one is among them.
    pub fn contains(self, denomination: impl Into<Denomination>) -> bool {
        self.0 & Denominations::of(denomination).0 != 0
    }

    /// Whether all of these are among them.
    pub const fn contains_all(self, others: Denominations) -> bool {
        others.0 & !self.0 == 0
    }

    /// The suits of the set, clubs first.
    pub fn suits(self) -> impl Iterator<Item = Suit> {
        Suit::ALL.into_iter().filter(move |suit| self.contains(*suit))
    }

    /// The cards of its suits.
    pub fn cards(self) -> Cards {
        self.suits().fold(Cards::EMPTY, |cards, suit| cards | Cards::suit(suit))
    }

    /// One bit a denomination, clubs lowest.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The set with these bits; none where there is a bit too many.
    pub const fn from_bits(bits: u8) -> Option<Denominations> {
        if bits < 32 { Some(Denominations(bits)) } else { None }
    }
}

impl FromIterator<Denomination> for Denominations {
    fn from_iter<I: IntoIterator<Item = Denomination>>(denominations: I) -> Denominations {
        denominations.into_iter().fold(Denominations::NONE, Denominations::with)
    }
}

/// Bits for more than the five denominations.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct MoreThanFive(pub u8);

impl fmt::Display for MoreThanFive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there are five denominations, and {} stands for others", self.0)
    }
}

impl std::error::Error for MoreThanFive {}

impl TryFrom<u8> for Denominations {
    type Error = MoreThanFive;

    fn try_from(bits: u8) -> Result<Denominations, MoreThanFive> {
        Denominations::from_bits(bits).ok_or(MoreThanFive(bits))
    }
}

impl From<Denominations> for u8 {
    fn from(set: Denominations) -> u8 {
        set.0
    }
}

impl fmt::Display for Denominations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for denomination in Denomination::ALL.into_iter().filter(|one| self.contains(*one)) {
            write!(f, "{denomination}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Denominations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
