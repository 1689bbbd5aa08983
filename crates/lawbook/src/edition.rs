//! The editions of the Laws.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// An edition of the Laws of duplicate bridge.
///
/// Editions have no order: code asks which one it is and answers for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Edition {
    /// The Laws of 2007.
    #[serde(rename = "2007")]
    Laws2007,
    /// The Laws of 2017.
    #[serde(rename = "2017")]
    Laws2017,
    /// The Laws of 2017 with the Polish changes of 1 January 2024.
    #[serde(rename = "poland2024")]
    Poland2024,
}

impl Edition {
    /// Every edition.
    pub const ALL: [Self; 3] = [Self::Laws2007, Self::Laws2017, Self::Poland2024];

    /// Its short name: `2007`, `2017` or `poland2024`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Laws2007 => "2007",
            Self::Laws2017 => "2017",
            Self::Poland2024 => "poland2024",
        }
    }

    /// Its name in a sentence.
    pub const fn long_name(self) -> &'static str {
        match self {
            Self::Laws2007 => "the Laws of 2007",
            Self::Laws2017 => "the Laws of 2017",
            Self::Poland2024 => "the Laws of 2017 with the Polish changes of 2024",
        }
    }

    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Laws2007 => 0,
            Self::Laws2017 => 1,
            Self::Poland2024 => 2,
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A name that no edition has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownEdition(pub String);

impl fmt::Display for UnknownEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no edition of the Laws: 2007, 2017 or poland2024", self.0)
    }
}

impl std::error::Error for UnknownEdition {}

impl FromStr for Edition {
    type Err = UnknownEdition;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.to_ascii_lowercase().as_str() {
            "2007" => Ok(Self::Laws2007),
            "2017" => Ok(Self::Laws2017),
            "poland2024" | "pl2024" => Ok(Self::Poland2024),
            _ => Err(UnknownEdition(text.to_owned())),
        }
    }
}

/// A set of editions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Editions(u8);

impl Editions {
    pub(crate) const ONLY_2007: Self = Self(1);
    pub(crate) const ONLY_2017: Self = Self(2);
    pub(crate) const ONLY_POLAND: Self = Self(4);
    pub(crate) const LATER: Self = Self(2 | 4);

    /// The editions for which the question is answered with yes.
    pub fn where_it(holds: impl Fn(Edition) -> bool) -> Self {
        Self(
            Edition::ALL
                .into_iter()
                .filter(|&edition| holds(edition))
                .fold(0, |set, one| set | 1 << one.index()),
        )
    }

    /// The set with one more edition.
    #[must_use]
    pub const fn with(self, edition: Edition) -> Self {
        Self(self.0 | 1 << edition.index())
    }

    /// Whether the edition is in the set.
    pub const fn contains(self, edition: Edition) -> bool {
        self.0 & 1 << edition.index() != 0
    }

    /// The editions of the set.
    pub fn iter(self) -> impl Iterator<Item = Edition> {
        Edition::ALL.into_iter().filter(move |&edition| self.contains(edition))
    }
}

impl fmt::Display for Editions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.iter().map(Edition::name).collect();
        f.write_str(&names.join(", "))
    }
}
