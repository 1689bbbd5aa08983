//! The list of kinds.

use std::io::Write;

use clap::Args;
use openroom_movements::{Kind, Ranges};
use serde::Serialize;

use crate::finish::{Failure, Finish};
use crate::output::{json, to_screen};

const LARGEST: u16 = 60;

/// The list of kinds.
#[derive(Args)]
pub(crate) struct List {
    /// Only what exists for this many tables (or teams)
    #[arg(long)]
    tables: Option<u16>,
    /// As JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Row {
    kind: Kind,
    counts: &'static str,
    boards: &'static str,
    sizes: Vec<Size>,
}

#[derive(Serialize)]
struct Size {
    of: u16,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rounds: Vec<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why_not: Option<String>,
}

fn row(kind: Kind, sizes: impl Iterator<Item = u16>) -> Row {
    let size = |size: u16| match kind.rounds(size) {
        Ok(rounds) => Size { of: size, rounds, why_not: None },
        Err(why) => Size { of: size, rounds: Vec::new(), why_not: Some(why.to_string()) },
    };
    Row { kind, counts: kind.size_word(), boards: kind.boards_note(), sizes: sizes.map(size).collect() }
}

pub(crate) fn run(list: &List) -> Result<Finish, Failure> {
    let sizes = match list.tables {
        Some(tables) => tables..=tables,
        None => 2..=LARGEST,
    };
    let rows: Vec<Row> = Kind::ALL.into_iter().map(|kind| row(kind, sizes.clone())).collect();
    to_screen(|out| {
        if list.json {
            return json(out, &rows);
        }
        rows.iter().try_for_each(|row| write_row(out, row))?;
        if list.tables.is_none() {
            writeln!(
                out,
                "\nSizes are shown from 2 to {LARGEST}; all but Howells go on to {}.",
                openroom_movements::MOST
            )?;
        }
        Ok(())
    })?;
    Ok(Finish::Fine)
}

/// The words of the command that makes one.
fn made_by(kind: Kind) -> &'static str {
    match kind {
        Kind::SkipMitchell => "mitchell --style skip",
        Kind::RelayMitchell => "mitchell --style relay",
        Kind::HesitationMitchell => "mitchell --style hesitation",
        Kind::WebMitchell => "mitchell --style web",
        Kind::ThreeQuarterHowell => "howell --rounds ROUNDS",
        Kind::RainbowIndividual => "individual --style rainbow",
        Kind::WhistIndividual => "individual --style whist",
        Kind::Mitchell
        | Kind::Howell
        | Kind::HeadToHead
        | Kind::RoundRobin
        | Kind::AmericanWhist
        | Kind::Triples
        | Kind::Barometer
        | Kind::Swiss
        | Kind::Knockout => kind.name(),
    }
}

fn write_row(out: &mut dyn Write, row: &Row) -> std::io::Result<()> {
    if let [only] = row.sizes.as_slice() {
        return match &only.why_not {
            None => writeln!(out, "{:<22} rounds {}; {}", row.kind.name(), Ranges(&only.rounds), row.boards),
            Some(why) => writeln!(out, "{:<22} no: {why}", row.kind.name()),
        };
    }
    let there: Vec<u16> =
        row.sizes.iter().filter(|size| size.why_not.is_none()).map(|size| size.of).collect();
    writeln!(out, "{} ({} {})", row.kind.name(), Ranges(&there), row.counts)?;
    writeln!(out, "  made by: openroom movement {}", made_by(row.kind))?;
    writeln!(out, "  boards: {}", row.boards)?;
    let all: Vec<String> = row
        .sizes
        .iter()
        .filter(|size| size.why_not.is_none())
        .map(|size| format!("{}: {}", size.of, Ranges(&size.rounds)))
        .collect();
    if !all.is_empty() {
        writeln!(out, "  rounds by {}: {}", row.counts, all.join("; "))?;
    }
    if row.kind == Kind::WhistIndividual {
        writeln!(out, "  other numbers of players, with sit-outs: openroom movement individual --players N")?;
    }
    let mut reasons: Vec<(&str, Vec<u16>)> = Vec::new();
    for size in &row.sizes {
        let Some(why) = &size.why_not else { continue };
        match reasons.iter_mut().find(|(known, _)| known == why) {
            Some((_, sizes)) => sizes.push(size.of),
            None => reasons.push((why, vec![size.of])),
        }
    }
    reasons.iter().try_for_each(|(why, sizes)| writeln!(out, "  not {}: {why}", Ranges(sizes)))
}
