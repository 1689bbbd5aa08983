//! What was found of a claim, as JSON.

use std::io::{self, Write};

use openroom_analysis::claim::{Afterwards, Bounds};
use openroom_cards::{Card, Seat};
use openroom_lawbook::Language;
use serde::Serialize;

use super::Found;
use super::text::changed;
use crate::words;

#[derive(Serialize)]
struct Entry<'a> {
    board: &'a str,
    claimer: String,
    left: u8,
    claimed: u8,
    exhausted: bool,
    worst: Range,
    careful: Range,
    line: Vec<[String; 2]>,
    choices: Vec<Choice>,
    #[serde(skip_serializing_if = "Option::is_none")]
    trump: Option<Trump>,
    #[serde(skip_serializing_if = "Option::is_none")]
    conceded_cannot_be_lost: Option<[u8; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    proposed: Option<&'static str>,
    variants: Vec<(String, Range)>,
    provisions: Vec<&'static str>,
    nodes: u64,
}

#[derive(Serialize)]
struct Range {
    least: u8,
    most: u8,
}

#[derive(Serialize)]
struct Choice {
    after: usize,
    trick: usize,
    seat: String,
    /// Whether what follows each card is the worst or the best of what is allowed.
    then: &'static str,
    options: Vec<(String, Range)>,
}

#[derive(Serialize)]
struct Trump {
    cards: Vec<String>,
    holder: String,
    mentioned: bool,
    forgotten: Range,
    known: Range,
}

impl From<Bounds> for Range {
    fn from(bounds: Bounds) -> Range {
        Range { least: bounds.least, most: bounds.most }
    }
}

pub(super) fn write(out: &mut dyn Write, found: &Found) -> io::Result<()> {
    let english = words::words(Language::En);
    let (claim, report) = (&found.claim, &found.report);
    let card = |(seat, card): &(Seat, Card)| [seat.to_string(), card.to_string()];
    let entry = Entry {
        board: &found.board.name,
        claimer: claim.claimer.to_string(),
        left: report.left,
        claimed: report.claimed,
        exhausted: report.is_exhausted(),
        worst: report.worst.into(),
        careful: report.careful.into(),
        line: report.line.iter().map(card).collect(),
        choices: report
            .choices
            .iter()
            .map(|choice| Choice {
                after: choice.after,
                trick: choice.number,
                seat: choice.seat.to_string(),
                then: match choice.then {
                    Afterwards::Carelessly => "worst",
                    Afterwards::Well => "best",
                },
                options: choice
                    .options
                    .iter()
                    .map(|(card, value)| (card.to_string(), (*value).into()))
                    .collect(),
            })
            .collect(),
        trump: report.trump.map(|trump| Trump {
            cards: trump.trumps.iter().map(|card| card.to_string()).collect(),
            holder: trump.holder.to_string(),
            mentioned: trump.mentioned,
            forgotten: trump.forgotten.into(),
            known: trump.known.into(),
        }),
        conceded_cannot_be_lost: found
            .concession
            .map(|concession| concession.cannot_be_lost(report.left).into()),
        proposed: found.proposal.as_ref().map(|proposal| match proposal.falls() {
            Some(true) => "falls",
            Some(false) => "stands",
            None => "not settled",
        }),
        variants: found
            .variants
            .iter()
            .map(|variant| (english.t(changed(claim.principles, *variant)), variant.worst.into()))
            .collect(),
        provisions: report.provisions(claim).iter().map(|by| by.cite(found.edition)).collect(),
        nodes: report.nodes,
    };
    crate::output::json(out, &entry)
}
