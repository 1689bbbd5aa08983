use std::fmt;

use crate::dealing::DealNumber;
use crate::{Bid, Card, Seat};

/// A text that is not the notation of what was asked for: where it goes wrong, and how.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// Bytes before the place.
    pub byte: usize,
    /// Characters before the place.
    pub character: usize,
    /// The character that stands there; none at the end of the text.
    pub found: Option<char>,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong with a text.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// Something else should stand there.
    Expected(Expected),
    /// This card was there before.
    CardTwice(Card),
    /// A hand holds more than thirteen cards.
    HandTooLong,
    /// A deal gives this seat another number of cards than thirteen.
    HandSize {
        /// Whose hand.
        seat: Seat,
        /// How many cards it has.
        cards: u32,
    },
    /// The hand of this seat is not told.
    HandUnknown(Seat),
    /// No play of this bid can end so: there are thirteen tricks.
    Tricks(Bid),
    /// The number is larger than a board of a session can bear.
    BoardNumberTooLarge,
    /// There is no deal of so high a number.
    DealNumberTooLarge,
}

/// What should stand at a place in a text.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Expected {
    Suit,
    Denomination,
    Rank,
    Card,
    CardOrDash,
    Seat,
    Side,
    Level,
    Call,
    Doubling,
    Tricks,
    TrickCount,
    Contract,
    Declarer,
    PassedOut,
    Vulnerability,
    BoardNumber,
    DealNumber,
    Colon,
    Point,
    Space,
    End,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Suit => "a suit (S, H, D, C or its symbol)",
            Expected::Denomination => "a denomination (C, D, H, S or NT)",
            Expected::Rank => "a rank (A, K, Q, J, T or 10, 9 to 2)",
            Expected::Card => "a card (such as SA or ♥10)",
            Expected::CardOrDash => "a card or a dash",
            Expected::Seat => "a seat (N, E, S or W)",
            Expected::Side => "a side (NS or EW)",
            Expected::Level => "a level (1 to 7)",
            Expected::Call => "a call (a bid, pass, X or XX)",
            Expected::Doubling => "X or XX",
            Expected::Tricks => "a result (=, +1, -1 …)",
            Expected::TrickCount => "a number of tricks (1 to 13)",
            Expected::Contract => "a contract (such as 4SXN) or PASS",
            Expected::Declarer => "a declarer (N, E, S or W)",
            Expected::PassedOut => "nothing more after a pass",
            Expected::Vulnerability => "a vulnerability (None, NS, EW or All)",
            Expected::BoardNumber => "a board number (1 or more)",
            Expected::DealNumber => "the number of a deal",
            Expected::Colon => "a colon",
            Expected::Point => "a point before the next suit",
            Expected::Space => "a space",
            Expected::End => "the end of the text",
        })
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Expected(expected) => write!(f, "expected {expected}"),
            Problem::CardTwice(card) => write!(f, "{card} for the second time"),
            Problem::HandTooLong => f.write_str("a hand of more than 13 cards"),
            Problem::HandSize { seat, cards } => write!(f, "{seat} has {cards} of 13 cards"),
            Problem::HandUnknown(seat) => write!(f, "the hand of {seat} is not told"),
            Problem::Tricks(bid) => {
                let level = bid.level().get();
                write!(f, "{bid} ends between +{} and -{}", 7 - level, level + 6)
            }
            Problem::BoardNumberTooLarge => write!(f, "a board number above {}", u32::MAX),
            Problem::DealNumberTooLarge => write!(f, "a number above {}", DealNumber::COUNT - 1),
        }
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at character {}", self.problem, self.character + 1)?;
        match (self.problem, self.found) {
            (Problem::Expected(_), Some(found)) => write!(f, ", found '{}'", found.escape_debug()),
            (Problem::Expected(_), None) => f.write_str(", where the text ends"),
            _ => Ok(()),
        }
    }
}

impl std::error::Error for TextError {}

impl TextError {
    /// The same error in a longer text, of which `before` is what stands before.
    pub fn after(self, before: &str) -> TextError {
        TextError {
            byte: self.byte + before.len(),
            character: self.character + before.chars().count(),
            ..self
        }
    }
}

impl From<Expected> for Problem {
    fn from(expected: Expected) -> Problem {
        Problem::Expected(expected)
    }
}
