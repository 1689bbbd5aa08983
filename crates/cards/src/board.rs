use std::fmt;
use std::num::NonZeroU32;

use crate::text::{Expected, Problem, Read, Reader, TextError, notation, pad};
use crate::{Seat, Vulnerability};

/// What a board's face says: its number, who deals, who is vulnerable.
///
/// A board may be marked otherwise than its number asks; what it is marked holds for the session it is used in.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// The number on the board.
    pub number: NonZeroU32,
    /// The dealer.
    pub dealer: Seat,
    /// The vulnerability.
    pub vulnerability: Vulnerability,
}

impl Board {
    /// The board of this number as boards are usually marked; from 17 on the first sixteen repeat.
    pub const fn numbered(number: NonZeroU32) -> Board {
        let (dealer, vulnerability) = markings(number.get() - 1);
        Board { number, dealer, vulnerability }
    }

    /// Dealer and vulnerability of the board with this decimal number, of any length.
    ///
    /// A [`Board`] bears numbers up to [`u32::MAX`]; the pattern of the markings has no end.
    pub fn markings(number: &str) -> Result<(Seat, Vulnerability), TextError> {
        let mut reader = Reader::new(number);
        let digits = read_digits(&mut reader)?;
        reader.end()?;
        // Sixteen divides ten thousand, so that the last four digits settle it.
        let last = digits.bytes().skip(digits.len().saturating_sub(4));
        let last = last.fold(0, |sum, digit| sum * 10 + u32::from(digit - b'0'));
        Ok(markings(last + 15))
    }

    /// Whether dealer and vulnerability are those that the number asks for.
    pub fn is_marked_as_numbered(&self) -> bool {
        *self == Board::numbered(self.number)
    }
}

/// Dealer and vulnerability of the board that comes `before` boards after the first.
const fn markings(before: u32) -> (Seat, Vulnerability) {
    let place = before % 16;
    (Seat::North.step((place % 4) as u8), Vulnerability::ALL[((place + place / 4) % 4) as usize])
}

/// The digits of a board number, which is not zero.
fn read_digits<'a>(reader: &mut Reader<'a>) -> Result<&'a str, TextError> {
    let here = *reader;
    let digits = reader.digits();
    if digits.bytes().all(|digit| digit == b'0') { here.fail(Expected::BoardNumber) } else { Ok(digits) }
}

impl fmt::Display for Board {
    /// The number; dealer and vulnerability after it where the board is marked otherwise: `3 S NS`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_marked_as_numbered() {
            pad(f, format_args!("{}", self.number))
        } else {
            pad(f, format_args!("{} {} {}", self.number, self.dealer, self.vulnerability))
        }
    }
}

impl Read for Board {
    fn read(reader: &mut Reader<'_>) -> Result<Board, TextError> {
        let here = *reader;
        let Ok(number) = read_digits(reader)?.parse() else { return here.fail(Problem::BoardNumberTooLarge) };
        if !reader.blanks() {
            return Ok(Board::numbered(number));
        }
        let dealer = Seat::read(reader)?;
        if !reader.blanks() {
            return reader.fail(Expected::Space);
        }
        Ok(Board { number, dealer, vulnerability: Vulnerability::read(reader)? })
    }
}

notation! {
    Board, "a board";
}
