//! What calls mean by the partnership's methods, where that is recorded.

use openroom_cards::{BySuit, Call, Seat, Suit};
use serde::{Deserialize, Serialize};

use crate::Denominations;

/// What a call shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Meaning {
    /// Whether it is artificial.
    pub nature: Nature,
    /// The denominations that it specifies.
    pub specifies: Denominations,
    /// The high-card points that it shows.
    pub strength: Option<Span>,
    /// The lengths that it shows.
    pub lengths: BySuit<Option<Span>>,
    /// What it is for, such as asking for aces.
    pub purpose: Option<Box<str>>,
}

impl Meaning {
    /// A call that shows just these denominations.
    pub fn showing(nature: Nature, specifies: Denominations) -> Meaning {
        Meaning { nature, specifies, strength: None, lengths: BySuit::default(), purpose: None }
    }

    /// A natural bid, double, redouble or pass: a bid specifies the denomination that it names.
    pub fn natural(call: Call) -> Meaning {
        let specifies = call.bid().map_or(Denominations::NONE, |bid| Denominations::of(bid.denomination()));
        Meaning::showing(Nature::Natural, specifies)
    }
}

impl Meaning {
    /// Whether an explanation that says this is what the other says, as far as both speak.
    pub fn agrees_with(&self, other: &Meaning) -> bool {
        fn same<T: PartialEq>(one: Option<&T>, other: Option<&T>) -> bool {
            one.zip(other).is_none_or(|(one, other)| one == other)
        }
        let lengths =
            Suit::ALL.into_iter().all(|suit| same(self.lengths[suit].as_ref(), other.lengths[suit].as_ref()));
        self.nature == other.nature
            && self.specifies == other.specifies
            && same(self.strength.as_ref(), other.strength.as_ref())
            && same(self.purpose.as_ref(), other.purpose.as_ref())
            && lengths
    }
}

/// Whether a call is artificial.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Nature {
    /// It is not.
    Natural,
    /// It is.
    Artificial,
}

/// A range of numbers, both ends in it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Span {
    /// The least.
    pub least: u8,
    /// The most.
    pub most: u8,
}

impl Span {
    /// Whether every number of the other is in this one.
    pub const fn covers(self, other: Span) -> bool {
        self.least <= other.least && other.most <= self.most
    }
}

/// The meaning of a call that a player makes or may make.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RecordedMeaning {
    /// Whose call.
    pub by: Seat,
    /// The call.
    pub call: Call,
    /// The time that this player makes this call; a later time without its own record takes the one before.
    pub nth: u8,
    /// What it shows.
    pub meaning: Meaning,
}
