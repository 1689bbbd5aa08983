//! How many results each board should have.

use std::collections::{BTreeMap, HashSet};

use openroom_cards::Side;

use crate::{Conditions, Contestant, Field, Line, Place, Traveller};

/// How many results each board should have, in the whole field or a section.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Expected(BTreeMap<u16, u32>);

impl Expected {
    pub(crate) fn new(travellers: &[Traveller], conditions: &Conditions) -> Expected {
        let mut most: BTreeMap<u16, u32> = BTreeMap::new();
        for traveller in travellers {
            let forth = turns(traveller.lines.iter(), conditions.field);
            let back = turns(traveller.lines.iter().rev(), conditions.field);
            for (section, lines) in forth.into_iter().chain(back) {
                let count = most.entry(section).or_default();
                *count = lines.max(*count);
            }
        }
        for count in most.values_mut() {
            *count = conditions.expected.unwrap_or(*count);
        }
        Expected(most)
    }

    pub(crate) fn of(&self, section: u16) -> u32 {
        self.0.get(&section).copied().unwrap_or_default()
    }
}

/// How many turns a board has, in the whole field or a section, without those of a contestant who has it once more: as
/// where he played it in the wrong round and the second turn was cancelled. Such a turn is none that it should have.
fn turns<'a>(lines: impl Iterator<Item = &'a Line>, field: Field) -> BTreeMap<u16, u32> {
    let mut seen: HashSet<Place> = HashSet::new();
    let mut turns: BTreeMap<u16, u32> = BTreeMap::new();
    for line in lines {
        let places = || Side::ALL.iter().flat_map(|side| line.of(*side));
        if places().all(|place| !seen.contains(place)) {
            seen.extend(places());
            *turns.entry(field.section_of(line)).or_default() += 1;
        }
    }
    turns
}

impl Field {
    pub(crate) fn section_of(self, line: &Line) -> u16 {
        match self {
            Field::Whole => 0,
            Field::Section => line.section,
        }
    }

    pub(crate) fn section_of_one(self, contestant: &Contestant) -> u16 {
        match self {
            Field::Whole => 0,
            Field::Section => contestant.section,
        }
    }
}
