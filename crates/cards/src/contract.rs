use std::fmt;

use crate::text::{Expected, Read, Reader, TextError, notation, pad};
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
        f.pad(match self {
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
    /// Bid, doubling and declarer, `4SXN`; with `#` the symbol of the suit.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Contract { bid, doubling, declarer } = self;
        if f.alternate() {
            pad(f, format_args!("{bid:#}{doubling}{declarer}"))
        } else {
            pad(f, format_args!("{bid}{doubling}{declarer}"))
        }
    }
}

impl Read for Doubling {
    fn read(reader: &mut Reader<'_>) -> Result<Doubling, TextError> {
        let words = [
            ("XX", Doubling::Redoubled),
            ("X", Doubling::Doubled),
            ("**", Doubling::Redoubled),
            ("*", Doubling::Doubled),
        ];
        Ok(reader.word(&words).unwrap_or(Doubling::Undoubled))
    }
}

/// A contract as people write it, its declarer before it, after it, or not at all.
pub(crate) struct WrittenContract {
    pub(crate) bid: Bid,
    pub(crate) doubling: Doubling,
    pub(crate) declarer: Option<Seat>,
}

impl Read for WrittenContract {
    fn read(reader: &mut Reader<'_>) -> Result<WrittenContract, TextError> {
        let before = Seat::read(reader).ok();
        reader.blanks();
        let bid = Bid::read(reader)?;
        let after_bid = *reader;
        reader.blanks();
        let mut doubling = Doubling::read(reader)?;
        let mut ahead = *reader;
        ahead.blanks();
        let after = match before {
            None if ahead.eat_word("by") && ahead.blanks() => Some(Seat::read(&mut ahead)?),
            None => Seat::read(&mut ahead).ok(),
            Some(_) => None,
        };
        if after.is_some() {
            *reader = ahead;
            if doubling == Doubling::Undoubled {
                doubling = Doubling::read(reader)?;
            }
        } else if doubling == Doubling::Undoubled {
            *reader = after_bid;
        }
        Ok(WrittenContract { bid, doubling, declarer: before.or(after) })
    }
}

impl Read for Contract {
    fn read(reader: &mut Reader<'_>) -> Result<Contract, TextError> {
        let WrittenContract { bid, doubling, declarer } = WrittenContract::read(reader)?;
        match declarer {
            Some(declarer) => Ok(Contract { bid, doubling, declarer }),
            None => reader.fail(Expected::Declarer),
        }
    }
}

notation! {
    Doubling, "X, XX or nothing";
    Contract, "a contract";
}
