//! Results: rankings, travellers, matches.

use openroom_lawbook::Language;
use openroom_scoring::{Ratio, Said, Standing, Told, outstanding_said};

use crate::heading::{Flow, Heading, feet};
use crate::print::matches::{MatchSheet, knockouts, match_sheet};
use crate::print::ranking::{Ranking, ranking};
use crate::print::traveller::{TravellerSheet, travellers};
use crate::sheet::{About, Ink, Page, Style, pdf};
use crate::words::{Words, capital};
use crate::{Pdf, Unprintable};

/// The results of a session or an event.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Results {
    /// What stands above.
    pub heading: Heading,
    /// What the organizer wants to be said.
    pub notes: String,
    /// The rankings.
    pub rankings: Vec<Ranking>,
    /// Who is not ranked, and why.
    pub unranked: Vec<(String, Standing)>,
    /// How matches of a knockout stand.
    pub knockouts: Vec<Said>,
    /// Where the points for places are from.
    pub points_from: Option<String>,
    /// Penalties and what else explains a score, a line each.
    pub remarks: Vec<Remark>,
    /// Results of called rounds that have not come in.
    pub outstanding: Vec<Outstanding>,
    /// Corrections.
    pub corrections: Vec<Told>,
    /// The travellers of pairs and individuals.
    pub travellers: Vec<TravellerSheet>,
    /// The matches of teams.
    pub matches: Vec<MatchSheet>,
}

/// A result that has not come in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outstanding {
    /// The round.
    pub round: u16,
    /// The table, with its section where there are several.
    pub table: String,
    /// The board.
    pub board: u32,
    /// Who sit there, North-South first.
    pub sides: [String; 2],
}

/// Something that changes a contestant's score beside the boards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// Who.
    pub who: String,
    /// What kind it is.
    pub kind: openroom_scoring::ExtraKind,
    /// How much.
    pub amount: Deducted,
    /// The provision, as the edition cites it.
    pub by: String,
    /// Why.
    pub reason: String,
}

/// How much a contestant's score changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deducted {
    /// Not at all.
    Warning,
    /// By shares of a top.
    Tops(Ratio),
    /// By a share of all that could be had in the session.
    Session(Ratio),
    /// In the unit of the ranking; below zero where it is taken away.
    Points(Ratio),
    /// In victory points.
    VictoryPoints(Ratio),
}

impl Results {
    /// The results as a PDF.
    pub fn pdf(&self, language: Language) -> Result<Pdf, Unprintable> {
        let words = Words::of(language);
        let title = format!("{} – {}", words.t("results"), self.heading.title);
        pdf(&self.pages(words), &About { title, language: words.code() })
    }

    pub(crate) fn pages(&self, words: Words) -> Vec<Page> {
        let mut flow = Flow::new(&self.heading, words.t("results"));
        if !self.notes.trim().is_empty() {
            flow.paragraph(Style::book(9.0), self.notes.trim());
        }
        for one in &self.rankings {
            ranking(&mut flow, words, one);
        }
        if let Some(source) = &self.points_from {
            flow.paragraph(Style::book(8.5), &words.with("score-points-from", "source", source));
        }
        knockouts(&mut flow, words, &self.knockouts);
        for (who, standing) in &self.unranked {
            flow.paragraph(Style::book(8.5), &format!("{who}: {}", words.standing(*standing)));
        }
        remarks(&mut flow, words, &self.remarks);
        outstanding(&mut flow, words, &self.outstanding);
        corrections(&mut flow, words, &self.corrections);
        for one in &self.matches {
            match_sheet(&mut flow, words, one);
        }
        if !self.travellers.is_empty() {
            if !self.rankings.is_empty() {
                flow.turn();
            }
            travellers(&mut flow, words, &self.travellers);
        }
        let mut pages = flow.pages;
        feet(&mut pages, words, "");
        pages
    }
}

/// Results that have not come in, a line each.
fn outstanding(flow: &mut Flow<'_>, words: Words, all: &[Outstanding]) {
    if all.is_empty() {
        return;
    }
    flow.title(&capital(&outstanding_said(all.len() as u32).told(&words)));
    for one in all {
        let said = [
            ("round", one.round.to_string()),
            ("table", one.table.clone()),
            ("board", one.board.to_string()),
            ("ns", one.sides[0].clone()),
            ("ew", one.sides[1].clone()),
        ];
        flow.paragraph(Style::book(8.5), &words.say("outstanding-at", &said));
    }
}

/// Corrections, each with what follows from it.
fn corrections(flow: &mut Flow<'_>, words: Words, all: &[Told]) {
    if all.is_empty() {
        return;
    }
    flow.title(&words.t("score-corrections"));
    for one in all {
        let what = capital(&one.what.told(&words));
        flow.paragraph(Style::book(8.5), &format!("{what} ({}, {}: {})", one.when, one.who, one.why));
        let follows: Vec<String> = one.follows.iter().map(|said| said.told(&words)).collect();
        if !follows.is_empty() {
            flow.paragraph(Style::book(8.0).ink(Ink::Grey), &follows.join(" · "));
        }
    }
}

/// Penalties, bonus, carry-over and handicaps, a line each.
pub(crate) fn remarks(flow: &mut Flow<'_>, words: Words, remarks: &[Remark]) {
    use openroom_scoring::ExtraKind::*;
    for remark in remarks {
        let kind = match remark.kind {
            Procedural => words.label("procedural_penalty"),
            Disciplinary => words.label("disciplinary_penalty"),
            Bonus => words.t("bonus"),
            CarryOver => words.t("carry-over"),
            Handicap => words.t("handicap"),
        };
        let amount = match &remark.amount {
            Deducted::Warning => words.label("warning"),
            Deducted::Tops(share) => words.with("of-a-top", "share", words.percent(share)),
            Deducted::Session(share) => words.with("of-the-session", "share", words.percent(share)),
            Deducted::Points(points) => words.short(points),
            Deducted::VictoryPoints(points) => {
                format!("{} {}", words.short(points), words.t("victory-points"))
            }
        };
        let by = if remark.by.is_empty() { String::new() } else { format!(" ({})", remark.by) };
        let line = format!("{}: {kind} {amount}{by} {}", remark.who, remark.reason);
        flow.paragraph(Style::book(8.5), line.trim_end());
    }
}
