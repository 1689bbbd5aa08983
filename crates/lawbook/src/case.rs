//! The cases of the catalogue: facts and an outcome, each with an id.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{Editions, Provision, lookup::cut};

/// A case as the table of provisions holds it.
#[derive(Debug)]
pub(crate) struct CaseRow(pub(crate) Editions, pub(crate) &'static str);

/// A case of the catalogue, such as `27B1a#2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Case {
    provision: Provision,
    number: u8,
}

impl Case {
    /// Every case of the catalogue.
    pub fn all() -> impl Iterator<Item = Self> {
        Provision::all().flat_map(Provision::cases)
    }

    /// The provision that it illustrates.
    pub const fn provision(self) -> Provision {
        self.provision
    }

    /// Its number among the cases of the provision, from 1.
    pub const fn number(self) -> u8 {
        self.number
    }

    fn row(self) -> &'static CaseRow {
        &self.provision.row().cases[usize::from(self.number) - 1]
    }

    /// The editions for which it holds.
    pub fn editions(self) -> Editions {
        self.row().0
    }

    /// The facts and the outcome as written.
    pub fn text(self) -> &'static str {
        self.row().1
    }

    /// The facts.
    pub fn facts(self) -> &'static str {
        self.text().split_once(" -> ").map_or(self.text(), |(facts, _)| facts)
    }

    /// The outcome; further pairs of facts and outcome may follow in it.
    pub fn outcome(self) -> &'static str {
        self.text().split_once(" -> ").map_or("", |(_, outcome)| outcome)
    }
}

impl Provision {
    /// Its cases.
    pub fn cases(self) -> impl Iterator<Item = Case> {
        (1..=self.row().cases.len() as u8).map(move |number| Case { provision: self, number })
    }
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}#{}", self.provision.id(), self.number))
    }
}

impl fmt::Debug for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Case({self})")
    }
}

/// A text that is no id of a case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownCase(pub String);

impl fmt::Display for UnknownCase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no case of the catalogue; a case is written like 27B1a#2", self.0)
    }
}

impl std::error::Error for UnknownCase {}

impl FromStr for Case {
    type Err = UnknownCase;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unknown = || UnknownCase(cut(text));
        let (id, number) = text.split_once('#').ok_or_else(unknown)?;
        let provision = Provision::from_id(id).ok_or_else(unknown)?;
        provision.cases().find(|case| case.number.to_string() == number).ok_or_else(unknown)
    }
}

impl Serialize for Case {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Case {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}
