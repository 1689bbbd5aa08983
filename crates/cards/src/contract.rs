use std::fmt;

use crate::{Bid, Seat};

/// Whether a contract was doubled or redoubled.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
#[repr(u8)]
pub enum Doubling {
    /// Neither.
    #[default]
    Undoubled,
    /// Doubled.
    Doubled,
    /// Redoubled.
    Redoubled,
}

impl Doubling {
    /// The three, undoubled first.
    pub const ALL: [Doubling; 3] = [Doubling::Undoubled, Doubling::Doubled, Doubling::Redoubled];
}

impl fmt::Display for Doubling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Doubling::Undoubled => "",
            Doubling::Doubled => "X",
            Doubling::Redoubled => "XX",
        })
    }
}

/// The undertaking of declarer's side.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Contract {
    /// Level and denomination.
    pub bid: Bid,
    /// Doubled or redoubled.
    pub doubling: Doubling,
    /// Who plays both hands of the side.
    pub declarer: Seat,
}

impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.bid, self.doubling, self.declarer)
    }
}

/// How a board ended: passed out, or a contract and the tricks that declarer's side won.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// All four passed.
    PassedOut,
    /// Played.
    Played {
        /// The contract.
        contract: Contract,
        /// Tricks of declarer's side, 0 to 13.
        tricks: u8,
    },
}
