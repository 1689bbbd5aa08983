//! What the program does with an option.

use std::fmt;

/// What the program does with an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// A field of the regulations holds it and the program does as it says.
    Obeyed {
        /// The test in which another value gives another outcome.
        proof: &'static str,
    },
    /// A field of the regulations holds it, and nothing reads it so far.
    NotYet,
    /// A person decides; the program shows it or asks.
    Shown {
        /// How and to whom.
        how: &'static str,
    },
    /// The program does nothing with it.
    NotComputed {
        /// Why not.
        reason: &'static str,
    },
}

impl Status {
    /// Its name in one or two words.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Obeyed { .. } => "obeyed",
            Self::NotYet => "not yet",
            Self::Shown { .. } => "shown",
            Self::NotComputed { .. } => "not computed",
        }
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Obeyed { proof } => write!(f, "obeyed: the test {proof} shows the difference"),
            Self::NotYet => f.write_str("not yet: the value is kept and changes nothing so far"),
            Self::Shown { how } => write!(f, "shown: {how}"),
            Self::NotComputed { reason } => write!(f, "not computed: {reason}"),
        }
    }
}
