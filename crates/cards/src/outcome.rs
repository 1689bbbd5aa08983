use std::fmt;

use crate::contract::WrittenContract;
use crate::text::{Expected, Problem, Read, Reader, TextError, notation, pad};
use crate::{Bid, Contract, Doubling, Seat};

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

/// An outcome as it is written on a slip, where declarer may be left out: `4SX-1`, `3NTN=`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum WrittenOutcome {
    /// All four passed.
    PassedOut,
    /// Played.
    Played {
        /// Level and denomination.
        bid: Bid,
        /// Doubled or redoubled.
        doubling: Doubling,
        /// Declarer, where it is written.
        declarer: Option<Seat>,
        /// Tricks of declarer's side, 0 to 13.
        tricks: u8,
    },
}

impl WrittenOutcome {
    /// The outcome, where declarer is written or nobody declared.
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            WrittenOutcome::PassedOut => Some(Outcome::PassedOut),
            WrittenOutcome::Played { bid, doubling, declarer: Some(declarer), tricks } => {
                Some(Outcome::Played { contract: Contract { bid, doubling, declarer }, tricks })
            }
            WrittenOutcome::Played { declarer: None, .. } => None,
        }
    }
}

impl From<Outcome> for WrittenOutcome {
    fn from(outcome: Outcome) -> WrittenOutcome {
        match outcome {
            Outcome::PassedOut => WrittenOutcome::PassedOut,
            Outcome::Played { contract: Contract { bid, doubling, declarer }, tricks } => {
                WrittenOutcome::Played { bid, doubling, declarer: Some(declarer), tricks }
            }
        }
    }
}

/// Tricks over or under the contract: `=`, `+1`, `-1`.
struct Margin(i16);

impl fmt::Display for Margin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == 0 { f.write_str("=") } else { write!(f, "{:+}", self.0) }
    }
}

impl fmt::Display for WrittenOutcome {
    /// `4SXN-1`, or `PASS`; with `#` the symbol of the suit.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let WrittenOutcome::Played { bid, doubling, declarer, tricks } = self else { return f.pad("PASS") };
        let declarer = declarer.map_or("", |seat| ["N", "E", "S", "W"][seat as usize]);
        let margin = Margin(i16::from(*tricks) - i16::from(bid.level().tricks()));
        if f.alternate() {
            pad(f, format_args!("{bid:#}{doubling}{declarer}{margin}"))
        } else {
            pad(f, format_args!("{bid}{doubling}{declarer}{margin}"))
        }
    }
}

impl fmt::Display for Outcome {
    /// `4SXN-1`, or `PASS`; with `#` the symbol of the suit.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        WrittenOutcome::from(*self).fmt(f)
    }
}

fn read_tricks(bid: Bid, reader: &mut Reader<'_>) -> Result<u8, TextError> {
    let here = *reader;
    let sign = reader.take(|next| match next {
        '=' => Some(0),
        '+' => Some(1),
        '-' | '−' | '–' => Some(-1),
        _ => None,
    });
    let margin = match sign {
        None => return reader.fail(Expected::Tricks),
        Some(0) => 0,
        Some(sign) => match { *reader }.digits().parse::<i16>() {
            Ok(count @ 1..=13) => {
                reader.digits();
                sign * count
            }
            _ => return reader.fail(Expected::TrickCount),
        },
    };
    match u8::try_from(i16::from(bid.level().tricks()) + margin) {
        Ok(tricks @ 0..=13) => Ok(tricks),
        _ => here.fail(Problem::Tricks(bid)),
    }
}

impl Read for WrittenOutcome {
    fn read(reader: &mut Reader<'_>) -> Result<WrittenOutcome, TextError> {
        let passed = ["passed out", "pass out", "passout", "all pass", "pass"];
        if passed.into_iter().any(|words| reader.eat_word(words)) {
            return Ok(WrittenOutcome::PassedOut);
        }
        if Seat::read(&mut { *reader }).is_err() && !reader.peek().is_some_and(|next| next.is_ascii_digit()) {
            return reader.fail(Expected::Contract);
        }
        let WrittenContract { bid, doubling, declarer } = WrittenContract::read(reader)?;
        reader.blanks();
        let tricks = read_tricks(bid, reader)?;
        Ok(WrittenOutcome::Played { bid, doubling, declarer, tricks })
    }
}

impl Read for Outcome {
    fn read(reader: &mut Reader<'_>) -> Result<Outcome, TextError> {
        let written = WrittenOutcome::read(reader)?;
        written.outcome().map_or_else(|| reader.fail(Expected::Declarer), Ok)
    }
}

notation! {
    WrittenOutcome, "a result";
    Outcome, "a result with declarer";
}
