use std::collections::BTreeMap;

use openroom_lawbook::Provision;

/// How a run came to a provision.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Ways {
    /// It ordered something.
    pub ordered: usize,
    /// It asked something.
    pub asked: usize,
    /// It refused something.
    pub refused: usize,
    /// What was found in a check rested on it.
    pub checked: usize,
}

/// The provisions that a run cited.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cited(BTreeMap<Provision, Ways>);

impl Cited {
    /// Notes a provision.
    pub fn note(&mut self, provision: Provision, way: impl FnOnce(&mut Ways)) {
        way(self.0.entry(provision).or_default());
    }

    /// Whether it was cited at all.
    pub fn contains(&self, provision: Provision) -> bool {
        self.0.contains_key(&provision)
    }

    /// The provisions in the order of the catalogue.
    pub fn iter(&self) -> impl Iterator<Item = (Provision, Ways)> {
        self.0.iter().map(|(provision, ways)| (*provision, *ways))
    }

    /// Their numbers, parted by commas.
    pub fn list(&self) -> String {
        self.0.keys().map(|provision| provision.id()).collect::<Vec<_>>().join(", ")
    }
}
