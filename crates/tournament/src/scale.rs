//! Victory points: a scale by its name, or one of the organizer's own.

use std::fmt;

use openroom_scoring as scoring;
use openroom_scoring::{BadTable, Ratio, Scale, Step, Table};
use serde::{Deserialize, Serialize};

use crate::{Conditions, Scoring};

/// How the margin of a round or match becomes victory points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub enum VictoryPoints {
    /// Of twenty, to two decimals.
    Continuous,
    /// Of twenty, whole.
    Discrete,
    /// To 25, as before 2013.
    Older,
    /// By a table that the conditions of contest print.
    Own(OwnScale),
}

/// A scale row by row: for any number of boards, or with a column for each range of numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnScale {
    /// Where it is from.
    pub source: String,
    /// Least margin, points of the winner, points of the loser; empty where there are columns.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<[Ratio; 3]>,
    /// The columns by rising numbers of boards; none where the rows are for any number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub columns: Vec<OwnColumn>,
}

/// The rows for some numbers of boards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnColumn {
    /// The most boards it is for.
    pub boards: u32,
    /// Least margin, points of the winner, points of the loser.
    pub rows: Vec<[Ratio; 3]>,
}

impl OwnScale {
    /// The scale as it is used; rows that make none are refused.
    pub fn scale(&self) -> Result<Scale, BadTable> {
        if self.columns.is_empty() {
            return table(&self.source, &self.rows).map(Scale::Table);
        }
        if !self.rows.is_empty() {
            return Err(BadTable::RowsAndColumns);
        }
        let column = |one: &OwnColumn| Ok((one.boards, table(&self.source, &one.rows)?));
        let columns = self.columns.iter().map(column).collect::<Result<_, BadTable>>()?;
        scoring::Columns::new(columns).map(Scale::Columns)
    }
}

fn table(source: &str, rows: &[[Ratio; 3]]) -> Result<Table, BadTable> {
    let step = |[least, winner, loser]: &[Ratio; 3]| Step {
        least: least.clone(),
        points: scoring::VictoryPoints { winner: winner.clone(), loser: loser.clone() },
    };
    Table::new(source, rows.iter().map(step).collect())
}

impl Conditions {
    /// The scale of the event, where margins become victory points.
    ///
    /// At matchpoints a margin is a percentage, for which one scale has a name; the others are for IMPs.
    pub fn scale(&self) -> Result<Option<Scale>, BadTable> {
        match (&self.victory_points, self.scoring) {
            (None, _) => Ok(None),
            (Some(VictoryPoints::Own(own)), _) => own.scale().map(Some),
            (Some(VictoryPoints::Continuous | VictoryPoints::Discrete), Scoring::Matchpoints) => {
                Ok(Scale::percentage())
            }
            (Some(VictoryPoints::Older), _) => Ok(Scale::wbf_25()),
            (Some(VictoryPoints::Continuous), _) => Ok(Some(Scale::Continuous)),
            (Some(VictoryPoints::Discrete), _) => Ok(Some(Scale::Discrete)),
        }
    }
}

/// A scale as it is written: a name, or a table.
#[derive(Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "a scale is `continuous`, `discrete`, `wbf 25` or a table of your own: { source = \"…\", columns = [{ boards = 16, rows = [[0, 15, 15], …] }, …] }"
)]
enum Written {
    Name(String),
    Own(OwnScale),
}

/// No scale has this name.
struct NoSuchScale(String);

impl fmt::Display for NoSuchScale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no scale is called {:?}; there are `continuous`, `discrete` and `wbf 25`, or a table of your own: {{ source = \"…\", columns = [{{ boards = 16, rows = [[0, 15, 15], …] }}, …] }}",
            self.0
        )
    }
}

impl TryFrom<Written> for VictoryPoints {
    type Error = NoSuchScale;

    fn try_from(written: Written) -> Result<VictoryPoints, NoSuchScale> {
        match written {
            Written::Name(name) if name == "continuous" => Ok(VictoryPoints::Continuous),
            Written::Name(name) if name == "discrete" => Ok(VictoryPoints::Discrete),
            Written::Name(name) if name == "wbf 25" => Ok(VictoryPoints::Older),
            Written::Name(name) => Err(NoSuchScale(name)),
            Written::Own(own) => Ok(VictoryPoints::Own(own)),
        }
    }
}

impl From<VictoryPoints> for Written {
    fn from(points: VictoryPoints) -> Written {
        match points {
            VictoryPoints::Continuous => Written::Name("continuous".to_owned()),
            VictoryPoints::Discrete => Written::Name("discrete".to_owned()),
            VictoryPoints::Older => Written::Name("wbf 25".to_owned()),
            VictoryPoints::Own(own) => Written::Own(own),
        }
    }
}
