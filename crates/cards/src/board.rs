use std::num::NonZeroU32;

use crate::{Seat, Vulnerability};

/// What a board's face says: its number, who deals, who is vulnerable.
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
        let place = (number.get() - 1) % 16;
        let vulnerability = Vulnerability::ALL[((place + place / 4) % 4) as usize];
        Board { number, dealer: Seat::North.step((place % 4) as u8), vulnerability }
    }
}
