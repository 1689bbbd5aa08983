use std::fmt;

use crate::said::said;
use crate::{Ratio, Said};

/// The victory points of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VictoryPoints {
    /// For the side that won the match.
    pub winner: Ratio,
    /// For the other.
    pub loser: Ratio,
}

/// From this margin on, these victory points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The least margin.
    pub least: Ratio,
    /// What it gives.
    pub points: VictoryPoints,
}

/// A published scale, row by row, for matches of so many boards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// Where it is from.
    pub source: String,
    /// Its rows by rising margin, the first from zero.
    steps: Vec<Step>,
}

/// Why rows make no scale.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum BadTable {
    /// The first row does not begin at zero.
    FirstRow,
    /// A row does not begin above the one before it.
    Order(usize),
    /// A row gives the winner less than the one before it, or the loser more.
    Falls(usize),
    /// A row gives the winner less than the loser.
    LoserGetsMore(usize),
    /// Nothing says where the scale is from.
    NoSource,
    /// There is no column.
    NoColumn,
    /// A column is not for more boards than the one before it.
    Columns(usize),
    /// There are rows for any number of boards and columns too.
    RowsAndColumns,
}

impl BadTable {
    /// The row it is about, where it is one.
    pub fn row(self) -> Option<usize> {
        match self {
            BadTable::FirstRow => Some(0),
            BadTable::Order(row) | BadTable::Falls(row) | BadTable::LoserGetsMore(row) => Some(row),
            BadTable::NoSource | BadTable::NoColumn | BadTable::Columns(_) | BadTable::RowsAndColumns => None,
        }
    }
}

impl BadTable {
    /// What it says, in any language.
    pub fn said(self) -> Said {
        let number = |place: usize| (place + 1).to_string();
        match self {
            BadTable::FirstRow => said!("scale-first", "the first row of a scale begins at 0"),
            BadTable::Order(row) => {
                said!("scale-order", "row {row} of the scale does not rise", row = number(row))
            }
            BadTable::Falls(row) => said!(
                "scale-falls",
                "row {row} gives the winner less or the loser more than the row before",
                row = number(row)
            ),
            BadTable::LoserGetsMore(row) => {
                said!("scale-loser", "row {row} gives the winner less than the loser", row = number(row))
            }
            BadTable::NoSource => said!("scale-source", "a scale names its source"),
            BadTable::NoColumn => said!("scale-no-column", "a scale has at least one column"),
            BadTable::Columns(column) => said!(
                "scale-columns",
                "column {column} is not for more boards than the one before",
                column = number(column)
            ),
            BadTable::RowsAndColumns => said!("scale-both", "a scale has rows or columns, not both"),
        }
    }
}

impl fmt::Display for BadTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl std::error::Error for BadTable {}

impl Table {
    /// A scale from its rows.
    pub fn new(source: &str, steps: Vec<Step>) -> Result<Table, BadTable> {
        if steps.first().is_none_or(|step| !step.least.is_zero()) {
            return Err(BadTable::FirstRow);
        }
        if let Some(row) = steps.windows(2).position(|pair| pair[0].least >= pair[1].least) {
            return Err(BadTable::Order(row + 1));
        }
        let falls = |pair: &[Step]| {
            pair[0].points.winner > pair[1].points.winner || pair[0].points.loser < pair[1].points.loser
        };
        if let Some(row) = steps.windows(2).position(falls) {
            return Err(BadTable::Falls(row + 1));
        }
        if let Some(row) = steps.iter().position(|step| step.points.winner < step.points.loser) {
            return Err(BadTable::LoserGetsMore(row));
        }
        if source.trim().is_empty() {
            return Err(BadTable::NoSource);
        }
        Ok(Table { source: source.to_owned(), steps })
    }

    /// What a margin gives; it is never negative.
    pub(crate) fn of(&self, margin: &Ratio) -> VictoryPoints {
        self.step(margin).points.clone()
    }

    fn step(&self, margin: &Ratio) -> &Step {
        let after = self.steps.partition_point(|step| step.least <= *margin);
        &self.steps[after.saturating_sub(1)]
    }

    /// The row of a margin in words.
    pub(crate) fn explain(&self, margin: &Ratio) -> Said {
        let step = self.step(margin);
        said!(
            "step-vp-row",
            "the row from {least} of the scale gives {winner} and {loser}",
            least = &step.least,
            winner = &step.points.winner,
            loser = &step.points.loser
        )
    }

    /// The most that it gives.
    pub(crate) fn top(&self) -> Ratio {
        self.steps.last().map(|step| step.points.winner.clone()).unwrap_or_default()
    }

    /// The rows.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }
}

/// A published scale with a column for each range of numbers of boards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Columns {
    /// The most boards of each column, rising, and its rows.
    columns: Vec<(u32, Table)>,
}

impl Columns {
    /// A scale from its columns, each with the most boards it is for.
    pub fn new(columns: Vec<(u32, Table)>) -> Result<Columns, BadTable> {
        if columns.is_empty() {
            return Err(BadTable::NoColumn);
        }
        let most = |place: usize| columns[place].0;
        match (0..columns.len()).find(|place| most(*place) <= place.checked_sub(1).map_or(0, most)) {
            Some(place) => Err(BadTable::Columns(place)),
            None => Ok(Columns { columns }),
        }
    }

    /// Whether there is a column for so many boards.
    pub fn covers(&self, boards: u32) -> bool {
        boards > 0 && boards <= self.most()
    }

    /// The most boards that any column is for.
    pub fn most(&self) -> u32 {
        self.columns.last().map_or(0, |(most, _)| *most)
    }

    /// The column for so many boards; the last for more than any is for.
    pub(crate) fn column(&self, boards: u32) -> &Table {
        &self.at(boards).1
    }

    /// The most that any column gives.
    pub(crate) fn top(&self) -> Ratio {
        self.columns.iter().map(|(_, table)| table.top()).max().unwrap_or_default()
    }

    /// Where it is from.
    pub fn source(&self) -> &str {
        self.columns.first().map_or("", |(_, table)| &table.source)
    }

    fn at(&self, boards: u32) -> &(u32, Table) {
        let place = self.columns.partition_point(|(most, _)| *most < boards);
        &self.columns[place.min(self.columns.len() - 1)]
    }

    /// The row of a margin in words, with its column.
    pub(crate) fn explain(&self, boards: u32, margin: &Ratio) -> Said {
        let (most, table) = self.at(boards);
        said!(
            "step-vp-column",
            "in the column of boards up to {boards}: {row}",
            boards = *most,
            row = table.explain(margin)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Scale;

    fn r(text: &str) -> Ratio {
        text.parse().unwrap()
    }

    #[test]
    fn a_scale_of_25_where_the_loser_goes_on_losing() {
        let row = |least: i64, winner: i64, loser: i64| Step {
            least: Ratio::whole(least),
            points: VictoryPoints { winner: Ratio::whole(winner), loser: Ratio::whole(loser) },
        };
        let table =
            Table::new("a test", vec![row(0, 15, 15), row(3, 16, 14), row(50, 25, 5), row(60, 25, 0)])
                .unwrap();
        let scale = Scale::Table(table);
        assert_eq!(scale.own(16, &r("-70")), r("0"));
        assert_eq!(scale.own(16, &r("70")), r("25"));
        let refused = |source, rows| Table::new(source, rows).unwrap_err();
        assert_eq!(refused("a test", vec![row(1, 15, 15)]), BadTable::FirstRow);
        assert_eq!(refused("a test", vec![row(0, 15, 15), row(0, 16, 14)]), BadTable::Order(1));
        assert_eq!(refused("a test", vec![row(0, 15, 15), row(3, 14, 14)]), BadTable::Falls(1));
        assert_eq!(refused("a test", vec![row(0, 15, 15), row(3, 16, 16)]), BadTable::Falls(1));
        assert_eq!(refused("a test", vec![row(0, 14, 15)]), BadTable::LoserGetsMore(0));
        assert_eq!(refused(" ", vec![row(0, 15, 15)]), BadTable::NoSource);
    }

    #[test]
    fn a_column_for_each_range_of_boards() {
        let of = |full: i64| {
            let row = |least: i64, winner: i64, loser: i64| Step {
                least: Ratio::whole(least),
                points: VictoryPoints { winner: Ratio::whole(winner), loser: Ratio::whole(loser) },
            };
            Table::new("a test", vec![row(0, 15, 15), row(full, 25, 5)]).unwrap()
        };
        let scale = Scale::Columns(Columns::new(vec![(8, of(30)), (16, of(45))]).unwrap());
        assert_eq!(scale.own(8, &r("30")), r("25"));
        assert_eq!(scale.own(9, &r("30")), r("15"));
        assert_eq!(scale.own(16, &r("-45")), r("5"));
        assert_eq!([0, 1, 16, 17].map(|boards| scale.covers(boards)), [false, true, true, false]);
        assert_eq!(Columns::new(vec![]), Err(BadTable::NoColumn));
        assert_eq!(Columns::new(vec![(0, of(30))]), Err(BadTable::Columns(0)));
        assert_eq!(Columns::new(vec![(8, of(30)), (8, of(45))]), Err(BadTable::Columns(1)));
    }
}
