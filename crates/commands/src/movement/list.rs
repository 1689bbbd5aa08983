//! The list of kinds.

use std::io::Write;

use clap::Args;
use openroom_movements::{Kind, Ranges, Unit, WhyNot};
use openroom_reasoning::Words;
use serde::Serialize;

use crate::finish::{Failure, Finish};
use crate::output::{json, to_screen};
use crate::words::Spoken;

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
    #[command(flatten)]
    spoken: Spoken,
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
    why_not: Option<Reason>,
}

/// Why there is none of a size; JSON has it as a sentence.
#[derive(PartialEq)]
struct Reason(WhyNot);

impl Serialize for Reason {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

fn row(kind: Kind, sizes: impl Iterator<Item = u16>) -> Row {
    let size = |size: u16| match kind.rounds(size) {
        Ok(rounds) => Size { of: size, rounds, why_not: None },
        Err(why) => Size { of: size, rounds: Vec::new(), why_not: Some(Reason(why)) },
    };
    Row { kind, counts: kind.size_word(), boards: kind.boards_note(), sizes: sizes.map(size).collect() }
}

pub(crate) fn run(list: &List) -> Result<Finish, Failure> {
    let sizes = match list.tables {
        Some(tables) => tables..=tables,
        None => 2..=LARGEST,
    };
    let rows: Vec<Row> = Kind::ALL.into_iter().map(|kind| row(kind, sizes.clone())).collect();
    let w = list.spoken.words();
    to_screen(|out| {
        if list.json {
            return json(out, &rows);
        }
        rows.iter().try_for_each(|row| write_row(out, row, w))?;
        if list.tables.is_none() {
            let said = [("largest", LARGEST.to_string()), ("most", openroom_movements::MOST.to_string())];
            writeln!(out, "\n{}", w.say("list-end", &said))?;
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

/// What its size counts.
fn counted(kind: Kind) -> (&'static str, &'static str) {
    match kind.unit() {
        Unit::Player | Unit::Pair => ("list-tables", "list-rounds-by-tables"),
        Unit::Team => ("list-teams", "list-rounds-by-teams"),
    }
}

/// The boards that it needs.
fn boards(kind: Kind) -> &'static str {
    match kind {
        Kind::Mitchell
        | Kind::SkipMitchell
        | Kind::ThreeQuarterHowell
        | Kind::RainbowIndividual
        | Kind::AmericanWhist => "list-boards-one",
        Kind::RelayMitchell => "list-boards-relay",
        Kind::HesitationMitchell => "list-boards-hesitation",
        Kind::WebMitchell => "list-boards-web",
        Kind::Howell => "list-boards-howell",
        Kind::WhistIndividual => "list-boards-whist",
        Kind::HeadToHead => "list-boards-head-to-head",
        Kind::Triples => "list-boards-triples",
        Kind::Barometer | Kind::Swiss => "list-boards-each-table",
        Kind::RoundRobin | Kind::Knockout => "list-boards-each-match",
    }
}

/// Why there is none of a size, in words.
pub(super) fn why_not(w: Words, why: &WhyNot) -> String {
    match why {
        WhyNot::AtLeast(size) => w.with("list-at-least", "n", size),
        WhyNot::AtMost(size) => w.with("list-at-most", "n", size),
        WhyNot::EvenOnly => w.t("list-even-only"),
        WhyNot::Exactly(size) => w.with("list-exactly", "n", size),
        WhyNot::MultipleOf(divisor) => w.with("list-multiple", "n", divisor),
        WhyNot::NoConstruction => w.t("list-no-construction"),
        WhyNot::KnownFor(sizes) => w.with("list-known-for", "sizes", Ranges(sizes)),
        WhyNot::Rounds(rounds) => w.with("list-exists-for", "rounds", Ranges(rounds)),
        WhyNot::NoBaseRound => w.t("list-no-base"),
        WhyNot::DrawnByRound => w.t("list-drawn"),
    }
}

fn write_row(out: &mut dyn Write, row: &Row, w: Words) -> std::io::Result<()> {
    let needs = w.t(boards(row.kind));
    if let [only] = row.sizes.as_slice() {
        let said = match &only.why_not {
            None => w.say("list-only", &[("rounds", Ranges(&only.rounds).to_string()), ("boards", needs)]),
            Some(why) => w.with("list-no", "why", why_not(w, &why.0)),
        };
        return writeln!(out, "{:<22} {said}", row.kind.name());
    }
    let there: Vec<u16> =
        row.sizes.iter().filter(|size| size.why_not.is_none()).map(|size| size.of).collect();
    let (sizes, by_size) = counted(row.kind);
    writeln!(out, "{} ({})", row.kind.name(), w.with(sizes, "sizes", Ranges(&there)))?;
    writeln!(out, "  {}: openroom movement {}", w.t("list-made-by"), made_by(row.kind))?;
    writeln!(out, "  {}: {needs}", w.t("list-boards"))?;
    let all: Vec<String> = row
        .sizes
        .iter()
        .filter(|size| size.why_not.is_none())
        .map(|size| format!("{}: {}", size.of, Ranges(&size.rounds)))
        .collect();
    if !all.is_empty() {
        writeln!(out, "  {}: {}", w.t(by_size), all.join("; "))?;
    }
    if row.kind == Kind::WhistIndividual {
        writeln!(out, "  {}: openroom movement individual --players N", w.t("list-sit-outs"))?;
    }
    let mut reasons: Vec<(&Reason, Vec<u16>)> = Vec::new();
    for size in &row.sizes {
        let Some(why) = &size.why_not else { continue };
        match reasons.iter_mut().find(|(known, _)| *known == why) {
            Some((_, sizes)) => sizes.push(size.of),
            None => reasons.push((why, vec![size.of])),
        }
    }
    reasons.iter().try_for_each(|(why, sizes)| {
        let said = [("sizes", Ranges(sizes).to_string()), ("why", why_not(w, &why.0))];
        writeln!(out, "  {}", w.say("list-not", &said))
    })
}
