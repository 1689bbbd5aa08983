//! What a solver may take, and why it may have no answer.

use std::fmt;

use openroom_cards::Card;

/// The memory that a solver may take for what it has found.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Megabytes(u32);

impl Megabytes {
    /// The least that a solver works with.
    pub const LEAST: Megabytes = Megabytes(16);

    /// So many, and [`LEAST`](Megabytes::LEAST) at least.
    pub const fn new(megabytes: u32) -> Megabytes {
        Megabytes(if megabytes < Self::LEAST.0 { Self::LEAST.0 } else { megabytes })
    }

    /// How many.
    pub const fn get(self) -> u32 {
        self.0
    }
}

impl Default for Megabytes {
    fn default() -> Megabytes {
        Megabytes(64)
    }
}

/// The solver was told to stop before it had an answer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Stopped;

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the search was stopped")
    }
}

impl std::error::Error for Stopped {}

/// Why a play has no values.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// The card at this place of the play, from 0, is not one that the player whose turn it was could play.
    NotLegal(usize, Card),
    /// The search was stopped.
    Stopped,
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::NotLegal(index, card) => write!(f, "card {} of the play cannot be {card}", index + 1),
            PlayError::Stopped => Stopped.fmt(f),
        }
    }
}

impl std::error::Error for PlayError {}

impl From<Stopped> for PlayError {
    fn from(Stopped: Stopped) -> PlayError {
        PlayError::Stopped
    }
}
