use std::fmt;
use std::str::FromStr;

use openroom_cards::{Outcome, Side};
use serde::{Deserialize, Serialize};

use crate::Adjusted;

/// A section, from 1; shown as a letter where the alphabet reaches.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Section(pub u16);

impl Section {
    /// The first section, which every session has.
    pub const A: Section = Section(1);

    /// Its place among the sections of a session.
    pub(crate) fn index(self) -> Option<usize> {
        usize::from(self.0).checked_sub(1)
    }
}

impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match u8::try_from(self.0) {
            Ok(number @ 1..=26) => char::from(b'A' + number - 1).fmt(f),
            _ => write!(f, "S{}", self.0),
        }
    }
}

impl FromStr for Section {
    type Err = NotALine;

    fn from_str(text: &str) -> Result<Section, NotALine> {
        match text.as_bytes() {
            [letter @ b'A'..=b'Z'] => Ok(Section(u16::from(letter - b'A') + 1)),
            [b'S', digits @ ..] if digits.iter().all(u8::is_ascii_digit) => {
                let number = text[1..].parse().ok().filter(|&number| number > 26);
                number.map(Section).ok_or(NotALine)
            }
            _ => Err(NotALine),
        }
    }
}

/// A board at a table in a round of a section of a session, all counted from 1.
///
/// As text `1A/3/2/7`: session 1, section A, round 3, table 2, board 7; `3/2/7` is session 1, section A.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Line {
    /// The session.
    pub session: u16,
    /// The section.
    pub section: Section,
    /// The round.
    pub round: u16,
    /// The table.
    pub table: u16,
    /// The board's number.
    pub board: u32,
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Line { session, section, round, table, board } = self;
        write!(f, "{session}{section}/{round}/{table}/{board}")
    }
}

/// A text that names no section or no board at a table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NotALine;

impl fmt::Display for NotALine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a board at a table is written 1A/3/2/7: session and section, round, table, board")
    }
}

impl std::error::Error for NotALine {}

impl FromStr for Line {
    type Err = NotALine;

    fn from_str(text: &str) -> Result<Line, NotALine> {
        let parts: Vec<&str> = text.trim().split('/').collect();
        let (first, rest) = match parts.as_slice() {
            [first, rest @ ..] if rest.len() == 3 => (*first, rest),
            rest if rest.len() == 3 => ("1A", rest),
            _ => return Err(NotALine),
        };
        let letters = first.find(|c: char| !c.is_ascii_digit()).ok_or(NotALine)?;
        let number = |text: &str| text.parse::<u16>().map_err(|_| NotALine);
        Ok(Line {
            session: number(&first[..letters])?,
            section: first[letters..].parse()?,
            round: number(rest[0])?,
            table: number(rest[1])?,
            board: rest[2].parse().map_err(|_| NotALine)?,
        })
    }
}

/// What stands on a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Score {
    /// The result of the table.
    Result(Outcome),
    /// The board was not played.
    NotPlayed,
    /// The board was cancelled: no score, and nobody is compared with it.
    Cancelled,
    /// An adjusted score.
    Adjusted(Adjusted),
}

/// How far a line has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineState {
    /// The Director postponed the board.
    Postponed,
    /// One side has entered it.
    Entered(Side, Score),
    /// The sides entered different results.
    Disputed {
        /// Which side entered first.
        by: Side,
        /// What the first side entered.
        first: Score,
        /// What the other side entered.
        second: Score,
    },
    /// Both sides agreed, or the Director decided.
    Agreed(Score),
}

impl LineState {
    /// The score that counts, once there is one.
    pub fn agreed(&self) -> Option<&Score> {
        match self {
            LineState::Agreed(score) => Some(score),
            LineState::Postponed | LineState::Entered(..) | LineState::Disputed { .. } => None,
        }
    }
}
