//! What a provision is about, and how strongly it speaks.

use std::fmt;

use serde::{Deserialize, Serialize};

/// What a provision is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A word of the Laws and what it means.
    Definition,
    /// What happens at the table: turns, legal acts, what follows an irregularity.
    Table,
    /// What the Director finds and decides.
    Ruling,
    /// What a result is worth.
    Score,
    /// How an event is run.
    Organise,
    /// How people behave.
    Conduct,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 6] =
        [Self::Definition, Self::Table, Self::Ruling, Self::Score, Self::Organise, Self::Conduct];

    /// Its name, as the catalogue writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Definition => "definition",
            Self::Table => "table",
            Self::Ruling => "ruling",
            Self::Score => "score",
            Self::Organise => "organise",
            Self::Conduct => "conduct",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The strongest verb of a provision, on the scale of the Introduction to the Laws.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Modality {
    /// Leaving it out is no fault.
    May,
    /// It fixes the procedure.
    Does,
    /// Leaving it out is an infraction, seldom penalized.
    Should,
    /// A breach is penalized more often than not.
    Shall,
    /// The strongest duty.
    Must,
    /// A strong ban.
    #[serde(rename = "may not")]
    MayNot,
}

impl Modality {
    /// Every modality, duties rising, then the ban.
    pub const ALL: [Self; 6] = [Self::May, Self::Does, Self::Should, Self::Shall, Self::Must, Self::MayNot];

    /// The verb, as the catalogue writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::May => "may",
            Self::Does => "does",
            Self::Should => "should",
            Self::Shall => "shall",
            Self::Must => "must",
            Self::MayNot => "may not",
        }
    }
}

impl fmt::Display for Modality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
