//! Points for places as a file gives them.

use super::node::{Fields, Node};
use super::people::letter;
use super::problem::{FileError, Problem};
use super::want;
use crate::said::said;
use crate::{Awards, MasterPoints, PointsFor, Ratio};

/// The table of points; none where the file has none. `strata` are how many the session has.
pub(crate) fn master_points(fields: &Fields<'_>, strata: u8) -> Result<Option<MasterPoints>, FileError> {
    let Some(node) = fields.get("master_points") else { return Ok(None) };
    let fields = node.fields("master_points", &["source", "awards", "sizes", "section", "strata"])?;
    let source = fields.need("source")?;
    let text = source.text("source", want::SOURCE)?.trim();
    if text.is_empty() {
        return Err(source.not_a("source", want::SOURCE));
    }
    let section = match fields.get("section") {
        None => None,
        Some(node) => awards(&node.fields("section", &["awards", "sizes"])?)?,
    };
    let mut of_strata: Vec<(u8, Awards)> = Vec::new();
    for row in fields.rows("strata")? {
        let own = row.fields("strata", &["stratum", "awards", "sizes"])?;
        let node = own.need("stratum")?;
        let stratum = letter(node, "stratum")?;
        if stratum == 0 {
            return Err(node.bad(
                "stratum",
                said!("bad-highest-stratum", "the highest stratum is the ranking itself: write its `awards`"),
            ));
        }
        if stratum >= strata {
            return Err(node.bad("stratum", said!("bad-no-stratum", "no contestant is of this stratum")));
        }
        if of_strata.iter().any(|(other, _)| *other == stratum) {
            return Err(node.bad("stratum", said!("bad-twice-here", "stands here twice")));
        }
        let awards = awards(&own)?.ok_or_else(|| own.fail(Problem::Missing("awards")))?;
        of_strata.push((stratum, awards));
    }
    let points =
        MasterPoints { source: text.to_owned(), ranking: awards(&fields)?, section, strata: of_strata };
    if points.ranking.is_none() && points.section.is_none() && points.strata.is_empty() {
        return Err(fields.fail(Problem::Missing("awards")));
    }
    Ok(Some(points))
}

/// `awards` for any field, or `sizes` with the most contestants of each.
fn awards(fields: &Fields<'_>) -> Result<Option<Awards>, FileError> {
    match (fields.get("awards"), fields.get("sizes")) {
        (None, None) => Ok(None),
        (Some(_), Some(sizes)) => Err(FileError::at(sizes.line, Problem::Clash("sizes", "awards"))),
        (Some(node), None) => places(node).map(Awards::of_any_size).map(Some),
        (None, Some(node)) => {
            let mut sizes: Vec<(u32, Vec<Ratio>)> = Vec::new();
            for row in node.list("sizes", want::TABLES)? {
                let fields = row.fields("sizes", &["contestants", "awards"])?;
                let most = fields.need("contestants")?;
                let size: u32 = most.parse("contestants", want::MOST_CONTESTANTS)?;
                if size == 0 || sizes.last().is_some_and(|(before, _)| *before >= size) {
                    return Err(
                        most.bad("contestants", said!("bad-sizes-rise", "sizes rise from row to row"))
                    );
                }
                sizes.push((size, places(fields.need("awards")?)?));
            }
            if sizes.is_empty() {
                return Err(node.bad("sizes", said!("bad-no-row", "a table has at least one row")));
            }
            Ok(Some(Awards { sizes }))
        }
    }
}

fn places(node: &Node) -> Result<Vec<Ratio>, FileError> {
    let list = node.list("awards", want::NUMBERS)?;
    let mut read: Vec<Ratio> = Vec::with_capacity(list.len());
    for node in list {
        let award: Ratio = node.parse("awards", want::NUMBER)?;
        if award.is_negative() || read.last().is_some_and(|better| *better < award) {
            return Err(node.bad(
                "awards",
                said!("bad-awards", "awards are not below zero and never rise from place to place"),
            ));
        }
        read.push(award);
    }
    Ok(read)
}

/// Refuses a table that has no row for a field as large as one of these, and one for rankings that there are not.
pub(crate) fn fit(
    fields: &Fields<'_>,
    points: Option<&MasterPoints>,
    lists: &[(PointsFor, usize)],
) -> Result<(), FileError> {
    let (Some(points), Some(node)) = (points, fields.get("master_points")) else { return Ok(()) };
    if points.section.is_some() && !lists.iter().any(|(of, _)| *of == PointsFor::Section) {
        return Err(
            node.bad("section", said!("bad-no-section", "no section is ranked beside the whole field"))
        );
    }
    for (of, size) in lists {
        let Some(awards) = points.awards(*of) else { continue };
        if awards.largest() as usize >= *size {
            continue;
        }
        let why = said!(
            "bad-table-ends",
            "the table ends at {most} contestants, and {size} are ranked",
            most = awards.largest(),
            size = *size as u32
        );
        return Err(node.bad("sizes", why));
    }
    Ok(())
}
