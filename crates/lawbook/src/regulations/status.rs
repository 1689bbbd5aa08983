//! What the program does with an option.

use std::fmt;

/// What the program does with an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// A field of the regulations holds it and the program does as it says.
    Obeyed {
        /// The test or scenario in which another value gives another outcome; none as long as there is none.
        proof: Option<&'static str>,
    },
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
            Self::Shown { .. } => "shown",
            Self::NotComputed { .. } => "not computed",
        }
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Obeyed { proof: Some(proof) } => write!(f, "obeyed, as {proof} shows"),
            Self::Obeyed { proof: None } => {
                f.write_str("a field holds it; no outcome proves yet that it is obeyed")
            }
            Self::Shown { how } => write!(f, "shown: {how}"),
            Self::NotComputed { reason } => write!(f, "not computed: {reason}"),
        }
    }
}
