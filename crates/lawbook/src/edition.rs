//! The editions of the Laws: made from `catalogue/editions.toml`.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::Language;

include!(concat!(env!("OUT_DIR"), "/editions.rs"));

impl Edition {
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// Whether it is this edition or a change of it.
    pub fn is_or_follows(self, other: Self) -> bool {
        self == other || self.based_on().is_some_and(|base| base.is_or_follows(other))
    }

    /// This edition and all that are changes of it.
    pub fn and_followers(self) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |edition| edition.is_or_follows(self))
    }

    /// The names of all, as a sentence lists them: `2007, 2017 or poland2024`.
    pub fn listed(or: &str) -> String {
        let names = Self::ALL.map(Self::name);
        let (last, rest) = (names[names.len() - 1], &names[..names.len() - 1]);
        format!("{} {or} {last}", rest.join(", "))
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
        write!(f, "{:?} is no edition of the Laws: {}", self.0, Edition::listed("or"))
    }
}

impl std::error::Error for UnknownEdition {}

impl FromStr for Edition {
    type Err = UnknownEdition;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = NAMES.iter().find(|(name, _)| name.eq_ignore_ascii_case(text));
        found.map(|(_, edition)| *edition).ok_or_else(|| UnknownEdition(text.to_owned()))
    }
}

/// A set of editions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Editions(pub(crate) u8);

impl Editions {
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
