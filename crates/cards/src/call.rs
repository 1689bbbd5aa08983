use std::fmt;

use crate::Denomination;
use crate::text::{Expected, Read, Reader, TextError, notation, pad};

/// The level of a bid, one to seven.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// A level; none outside one to seven.
    pub const fn new(level: u8) -> Option<Level> {
        if 1 <= level && level <= 7 { Some(Level(level)) } else { None }
    }

    /// One to seven.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The tricks that a bid at this level undertakes to win: seven to thirteen.
    pub const fn tricks(self) -> u8 {
        self.0 + 6
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// An undertaking to win a number of odd tricks in a denomination; ordered as bids rank.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bid(u8);

impl Bid {
    /// The bid of a level and a denomination.
    pub const fn new(level: Level, denomination: Denomination) -> Bid {
        Bid((level.get() - 1) * 5 + denomination as u8)
    }

    /// The bid with this index, 1C first; none past 34.
    pub const fn from_index(index: u8) -> Option<Bid> {
        if index < 35 { Some(Bid(index)) } else { None }
    }

    /// 0 for 1C to 34 for 7NT.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The level.
    pub const fn level(self) -> Level {
        Level(self.0 / 5 + 1)
    }

    /// The denomination.
    pub const fn denomination(self) -> Denomination {
        Denomination::ALL[(self.0 % 5) as usize]
    }

    /// All 35 bids, 1C first.
    pub fn all() -> impl Iterator<Item = Bid> {
        (0..35).map(Bid)
    }
}

impl fmt::Display for Bid {
    /// Level and denomination, `1NT`; with `#` the symbol of the suit.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let denomination = self.denomination();
        let denomination = if f.alternate() { denomination.symbols() } else { denomination.letters() };
        pad(f, format_args!("{}{denomination}", self.level()))
    }
}

impl fmt::Debug for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Any bid, double, redouble or pass.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub enum Call {
    /// Pass.
    Pass,
    /// Double.
    Double,
    /// Redouble.
    Redouble,
    /// A bid.
    Bid(Bid),
}

impl Call {
    /// 0 to 34 for the bids, then pass, double, redouble.
    pub const fn index(self) -> u8 {
        match self {
            Call::Bid(bid) => bid.index(),
            Call::Pass => 35,
            Call::Double => 36,
            Call::Redouble => 37,
        }
    }

    /// The call with this index; none past 37.
    pub const fn from_index(index: u8) -> Option<Call> {
        match index {
            0..35 => Some(Call::Bid(Bid(index))),
            35 => Some(Call::Pass),
            36 => Some(Call::Double),
            37 => Some(Call::Redouble),
            _ => None,
        }
    }

    /// The bid, where it is one.
    pub const fn bid(self) -> Option<Bid> {
        match self {
            Call::Bid(bid) => Some(bid),
            Call::Pass | Call::Double | Call::Redouble => None,
        }
    }

    /// All 38 calls in the order of their indices.
    pub fn all() -> impl Iterator<Item = Call> {
        (0..38).filter_map(Call::from_index)
    }
}

impl From<Bid> for Call {
    fn from(bid: Bid) -> Call {
        Call::Bid(bid)
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Call::Pass => f.pad("pass"),
            Call::Double => f.pad("X"),
            Call::Redouble => f.pad("XX"),
            Call::Bid(bid) => bid.fmt(f),
        }
    }
}

impl fmt::Debug for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Read for Level {
    fn read(reader: &mut Reader<'_>) -> Result<Level, TextError> {
        let level = reader.take(|next| Level::new(next.to_digit(10)? as u8));
        level.map_or_else(|| reader.fail(Expected::Level), Ok)
    }
}

impl Read for Bid {
    fn read(reader: &mut Reader<'_>) -> Result<Bid, TextError> {
        Ok(Bid::new(Level::read(reader)?, Denomination::read(reader)?))
    }
}

impl Call {
    /// The ways in which calls that are no bids are written; longer words before their beginnings.
    const WORDS: [(&str, Call); 14] = [
        ("pass", Call::Pass),
        ("p", Call::Pass),
        ("-", Call::Pass),
        ("redouble", Call::Redouble),
        ("redbl", Call::Redouble),
        ("rdbl", Call::Redouble),
        ("rd", Call::Redouble),
        ("r", Call::Redouble),
        ("xx", Call::Redouble),
        ("x", Call::Double),
        ("double", Call::Double),
        ("dbl", Call::Double),
        ("db", Call::Double),
        ("d", Call::Double),
    ];
}

impl Read for Call {
    fn read(reader: &mut Reader<'_>) -> Result<Call, TextError> {
        if let Some(call) = reader.word(&Call::WORDS) {
            return Ok(call);
        }
        if reader.peek().is_some_and(|next| next.is_ascii_digit()) {
            return Bid::read(reader).map(Call::Bid);
        }
        reader.fail(Expected::Call)
    }
}

notation! {
    Level, "a level";
    Bid, "a bid";
    Call, "a call";
}
