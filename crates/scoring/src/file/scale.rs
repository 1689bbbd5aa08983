//! The scale of victory points as a file gives it.

use super::node::{Fields, Node};
use super::problem::{FileError, Problem};
use super::settings::count;
use super::want;
use crate::said::said;
use crate::{Columns, Ratio, Scale, Step, Table, VictoryPoints};

/// The scale of victory points; a table for some numbers of boards is chosen when a match is scored.
pub(crate) fn scale(fields: &Fields<'_>) -> Result<Option<Scale>, FileError> {
    let Some(node) = fields.get("victory_points") else {
        fields.idle(&["boards_a_match"], said!("idle-no-vp", "there are no victory points"))?;
        return Ok(None);
    };
    if let Ok(text) = node.text("victory_points", want::TEXT) {
        let boards = count(fields, "boards_a_match")?.unwrap_or_default();
        if boards == 0 {
            fields.idle(&["boards_a_match"], said!("idle-match-board", "a match has at least one board"))?;
        }
        return named(node, text.trim(), boards).map(Some);
    }
    let table = node.fields("victory_points", &["source", "rows", "columns"])?;
    let source = table.text_or_empty("source")?;
    match (table.get("rows"), table.get("columns")) {
        (Some(_), Some(columns)) => Err(FileError::at(columns.line, Problem::Clash("columns", "rows"))),
        (_, None) => {
            let why =
                said!("idle-rows", "a scale of your own with `rows` is the same for any number of boards");
            fields.idle(&["boards_a_match"], why)?;
            Ok(Some(Scale::Table(rows(node, &table, &source)?)))
        }
        (None, Some(columns)) => {
            let mut read = Vec::new();
            for column in columns.list("columns", want::COLUMNS)? {
                let of = column.fields("columns", &["boards", "rows"])?;
                let most: u32 = of.need("boards")?.parse("boards", want::COLUMN_BOARDS)?;
                read.push((most, rows(column, &of, &source)?));
            }
            let bad = |why: crate::BadTable| columns.bad("columns", why.said());
            Ok(Some(Scale::Columns(Columns::new(read).map_err(bad)?)))
        }
    }
}

/// A scale by its name.
fn named(node: &Node, name: &str, boards: u32) -> Result<Scale, FileError> {
    let none = || {
        node.bad(
            "victory_points",
            said!("bad-american", "set boards_a_match to 6 to 11: the scale has no other columns"),
        )
    };
    match name {
        "continuous" => Ok(Scale::Continuous),
        "discrete" => Ok(Scale::Discrete),
        "american 20" => Scale::american_20(boards).ok_or_else(none),
        "american 30" => Scale::american_30(boards).ok_or_else(none),
        "wbf 25" => {
            Scale::wbf_25().ok_or_else(|| node.bad("victory_points", said!("bad-no-scale", "no such scale")))
        }
        "percentage" => {
            Err(node
                .bad("victory_points", said!("bad-scale-pairs", "this scale is for pairs at matchpoints")))
        }
        _ => Err(node.not_a("victory_points", want::SCALE)),
    }
}

/// The rows of a scale.
fn rows(node: &Node, table: &Fields<'_>, source: &str) -> Result<Table, FileError> {
    let mut steps = Vec::new();
    for row in table.rows("rows")? {
        let [least, winner, loser] = row.list("rows", want::ROW)? else {
            return Err(row.not_a("rows", want::ROW));
        };
        let number = |node: &Node| node.parse::<Ratio>("rows", want::NUMBER);
        let points = VictoryPoints { winner: number(winner)?, loser: number(loser)? };
        steps.push(Step { least: number(least)?, points });
    }
    let lines: Vec<usize> = table.rows("rows")?.iter().map(|row| row.line).collect();
    Table::new(source, steps).map_err(|why| {
        let line = why.row().and_then(|row| lines.get(row)).copied().unwrap_or(node.line);
        FileError::at(line, Problem::Bad { key: "victory_points".to_owned(), why: why.said() })
    })
}
