use std::fmt;

use crate::text::{Expected, Read, Reader, TextError, notation, pad};

/// One of the four places at a table, clockwise from North.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Seat {
    /// North.
    North,
    /// East.
    East,
    /// South.
    South,
    /// West.
    West,
}

impl Seat {
    /// The four seats, clockwise from North.
    pub const ALL: [Seat; 4] = [Seat::North, Seat::East, Seat::South, Seat::West];

    /// The seat `steps` places clockwise from this one.
    pub const fn step(self, steps: u8) -> Seat {
        Seat::ALL[((self as u8 + steps) & 3) as usize]
    }

    /// The left-hand opponent.
    pub const fn lho(self) -> Seat {
        self.step(1)
    }

    /// The partner.
    pub const fn partner(self) -> Seat {
        self.step(2)
    }

    /// The right-hand opponent.
    pub const fn rho(self) -> Seat {
        self.step(3)
    }

    /// How many places clockwise `other` sits from this seat.
    pub const fn steps_to(self, other: Seat) -> u8 {
        (other as u8 + 4 - self as u8) & 3
    }

    /// The side that this seat belongs to.
    pub const fn side(self) -> Side {
        if self as u8 & 1 == 0 { Side::NorthSouth } else { Side::EastWest }
    }

    /// The letter of this seat: N, E, S or W.
    pub const fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self as usize]
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        pad(f, format_args!("{}", self.letter()))
    }
}

impl Read for Seat {
    fn read(reader: &mut Reader<'_>) -> Result<Seat, TextError> {
        let words =
            [("North", Seat::North), ("East", Seat::East), ("South", Seat::South), ("West", Seat::West)];
        let letters = words.map(|(word, seat)| (&word[..1], seat));
        reader.word(&words).or_else(|| reader.word(&letters)).map_or_else(|| reader.fail(Expected::Seat), Ok)
    }
}

/// A partnership at a table.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Side {
    /// North and South.
    NorthSouth,
    /// East and West.
    EastWest,
}

impl Side {
    /// Both sides, North-South first.
    pub const ALL: [Side; 2] = [Side::NorthSouth, Side::EastWest];

    /// The opponents of this side.
    pub const fn other(self) -> Side {
        match self {
            Side::NorthSouth => Side::EastWest,
            Side::EastWest => Side::NorthSouth,
        }
    }

    /// The two seats of this side.
    pub const fn seats(self) -> [Seat; 2] {
        match self {
            Side::NorthSouth => [Seat::North, Seat::South],
            Side::EastWest => [Seat::East, Seat::West],
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Side::NorthSouth => "NS",
            Side::EastWest => "EW",
        })
    }
}

impl Side {
    /// The ways in which the sides are written, the usual one first.
    pub(crate) const WORDS: [(&str, Side); 6] = [
        ("NS", Side::NorthSouth),
        ("N-S", Side::NorthSouth),
        ("N/S", Side::NorthSouth),
        ("EW", Side::EastWest),
        ("E-W", Side::EastWest),
        ("E/W", Side::EastWest),
    ];
}

impl Read for Side {
    fn read(reader: &mut Reader<'_>) -> Result<Side, TextError> {
        reader.word(&Side::WORDS).map_or_else(|| reader.fail(Expected::Side), Ok)
    }
}

notation! {
    Seat, "a seat";
    Side, "a side";
}
