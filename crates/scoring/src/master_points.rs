//! Points for places, from a table that a federation supplies.

use crate::{Ranked, Ratio};

/// The awards by place for each size of field.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Awards {
    /// The most contestants of the field, and the awards, the first for the first place; by size.
    pub sizes: Vec<(u32, Vec<Ratio>)>,
}

impl Awards {
    /// The same awards for a field of any size.
    pub fn of_any_size(awards: Vec<Ratio>) -> Awards {
        Awards { sizes: vec![(u32::MAX, awards)] }
    }

    /// The most contestants that it has awards for.
    pub fn largest(&self) -> u32 {
        self.sizes.last().map_or(0, |(most, _)| *most)
    }

    /// What a rank in a field of so many gets; those who share places share what is for them.
    pub fn of(&self, ranked: Ranked, field: usize) -> Ratio {
        let fits = |(most, _): &&(u32, Vec<Ratio>)| *most as usize >= field;
        let Some((_, awards)) = self.sizes.iter().find(fits).or(self.sizes.last()) else {
            return Ratio::ZERO;
        };
        let shared = awards.iter().skip(ranked.rank as usize - 1).take(ranked.sharing as usize);
        shared.sum::<Ratio>().over(&Ratio::from(ranked.sharing)).unwrap_or_default()
    }
}

/// Which ranking awards are for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum PointsFor {
    /// The one that decides.
    Ranking,
    /// That of a section, where all sections are ranked together.
    Section,
    /// That of a stratum and the ones below it.
    Stratum(u8),
}

/// Points for places: those of the ranking that decides, and of sections and strata where they have some of their own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MasterPoints {
    /// Where the table is from.
    pub source: String,
    /// For the ranking that decides.
    pub ranking: Option<Awards>,
    /// For the ranking of each section.
    pub section: Option<Awards>,
    /// For the ranking of each stratum.
    pub strata: Vec<(u8, Awards)>,
}

impl MasterPoints {
    /// The awards of a ranking, where it has any.
    pub fn awards(&self, of: PointsFor) -> Option<&Awards> {
        match of {
            PointsFor::Ranking => self.ranking.as_ref(),
            PointsFor::Section => self.section.as_ref(),
            PointsFor::Stratum(stratum) => {
                self.strata.iter().find(|(other, _)| *other == stratum).map(|(_, awards)| awards)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_by_place_and_size() {
        let list = |all: &[i64]| all.iter().map(|points| Ratio::whole(*points)).collect::<Vec<_>>();
        let table = Awards { sizes: vec![(4, list(&[6, 4, 3])), (8, list(&[12, 8, 6, 4]))] };
        let ranked = |rank, sharing| Ranked { contestant: 0, rank, sharing };
        // Second and third share 4 and 3; fourth has none.
        assert_eq!(table.of(ranked(2, 2), 4), Ratio::new(7, 2).unwrap());
        assert_eq!(table.of(ranked(4, 1), 4), Ratio::ZERO);
        assert_eq!(
            (table.of(ranked(1, 1), 3), table.of(ranked(4, 1), 5)),
            (Ratio::whole(6), Ratio::whole(4))
        );
        assert_eq!(Awards::of_any_size(list(&[1])).of(ranked(1, 1), 900), Ratio::ONE);
    }
}
