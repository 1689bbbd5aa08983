//! Boards that a visitor brings: PBN or the LIN of Bridge Base Online, pasted.

use askama::Template;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use openroom_cards::Deal;
use openroom_notation::pbn::{NotRecorded, Read, Recorded};
use openroom_notation::{Format, Severity, read_games};

use super::study::{self, LONGEST};
use super::{Head, Study};
use crate::acts::{Posted, plain};
use crate::html::{self, Page};
use crate::visitor::Visitor;
use crate::words::{Words, words};
use crate::wrong::Wrong;

/// The most boards that are listed, and the most faults.
const MOST: usize = 200;
const FAULTS: usize = 20;

#[derive(Template)]
#[template(path = "analysis/sent.html")]
struct SentPage {
    page: Page,
    sent: Sent,
}

/// What became of what was sent.
#[derive(Default)]
pub(crate) struct Sent {
    /// The boards: what each is called, and its address.
    pub(crate) boards: Vec<(String, String)>,
    /// Boards that cannot be shown, or not whole, each with the reason.
    pub(crate) left_out: Vec<String>,
    /// What is wrong with the text, each with its place, and how many faults are not listed.
    pub(crate) faults: Vec<String>,
    pub(crate) more_faults: usize,
    /// That there are more boards than are listed.
    pub(crate) past: Option<String>,
}

/// The form that takes a board.
pub(super) fn form(visitor: &Visitor) -> Result<Response, Wrong> {
    html::page(&SentPage { page: Page::of(visitor), sent: Sent::default() })
}

/// Reads what was sent: one board without a fault is shown at once, others are listed with what is wrong.
pub(crate) async fn take(visitor: Visitor, form: Posted) -> Result<Response, Wrong> {
    let w = words(visitor.language);
    let sent = read(w, form.get("boards").unwrap_or_default())?;
    if let [(_, only)] = sent.boards.as_slice()
        && sent.left_out.is_empty()
        && sent.faults.is_empty()
    {
        return Ok(Redirect::to(&format!("/analysis?{only}")).into_response());
    }
    let status = if sent.boards.is_empty() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let page = html::page(&SentPage { page: Page::of(&visitor), sent })?;
    Ok((status, page).into_response())
}

/// The boards of a text, with what is wrong in it.
pub(crate) fn read(w: Words, text: &str) -> Result<Sent, Wrong> {
    let dealt = deal_alone(text);
    let text = dealt.as_deref().unwrap_or(text);
    let say = |key: &str, variables: &[(&'static str, String)]| w.has(key).then(|| w.say(key, variables));
    let reads = read_games(format_of(text), text.as_bytes())
        .map_err(|error| Wrong::Refused(format!("{} {}", w.t("study-nothing-read"), error.said(&say))))?;
    let reads: Vec<Read> = reads.into_iter().filter(|read| !read.game.is_bare()).collect();
    let mut sent = Sent::default();
    let mut studies = vec![];
    for read in reads.iter().take(MOST) {
        match board(w, read) {
            Ok((study, cut)) => {
                sent.left_out.extend(cut);
                studies.push(study);
            }
            Err(why) => sent.left_out.push(why),
        }
    }
    let faults = reads.iter().flat_map(|read| &read.complaints);
    let faults: Vec<String> = faults
        .filter(|complaint| complaint.severity() == Severity::Fault)
        .map(|complaint| complaint.said(&say))
        .collect();
    sent.more_faults = faults.len().saturating_sub(FAULTS);
    sent.faults = faults.into_iter().take(FAULTS).collect();
    if let Some(past) = reads.len().checked_sub(MOST).filter(|past| *past > 0) {
        sent.past = Some(w.say("study-past", &[("most", MOST.to_string()), ("n", past.to_string())]));
    }
    let line = |study: &Study| {
        let head = Head::of(w, study, 0, "record");
        (format!("{} · {}", head.title, head.facts.join(" · ")), head.query)
    };
    sent.boards = studies.iter().map(line).collect();
    if sent.boards.is_empty() && sent.left_out.is_empty() {
        return Err(Wrong::Malformed("study-nothing-read"));
    }
    Ok(sent)
}

/// What a text that somebody pasted is written in. The address of a hand viewer is read as LIN is.
pub(crate) fn format_of(text: &str) -> Format {
    let is_address = ["http://", "https://"].iter().any(|scheme| text.trim_start().starts_with(scheme));
    if (text.contains('|') || is_address) && !text.contains("[Deal") { Format::Lin } else { Format::Pbn }
}

/// A bare deal as PBN, where the text is nothing else.
fn deal_alone(text: &str) -> Option<String> {
    let deal = text.trim();
    deal.parse::<Deal>().is_ok().then(|| format!("[Deal \"{deal}\"]\n"))
}

/// The board of a game, with its play as far as the cards can have been played, and what was left out of it; or why
/// it cannot be shown.
fn board(w: Words, read: &Read) -> Result<(Study, Option<String>), String> {
    let name = plain(read.game.known("Board").unwrap_or("?"), LONGEST);
    let of_board = |why: String| format!("{}: {why}", w.with("board", "n", &name));
    let recorded = Recorded::of(&read.game).map_err(|why| {
        of_board(w.t(match why {
            NotRecorded::Hands => "study-not-all-hands",
            NotRecorded::Deal | NotRecorded::Contract | NotRecorded::Declarer | NotRecorded::Leader => {
                "study-no-deal"
            }
        }))
    })?;
    let mut shown = Study::of_recorded(recorded);
    let cut = match shown.follow() {
        Ok(_) => None,
        Err(why) => {
            shown.cut(why.index);
            Some(of_board(format!("{} {}", study::refused(w, &why), w.t("study-cut"))))
        }
    };
    shown.check(w).map_err(|why| of_board(why.sentence(w)))?;
    Ok((shown, cut))
}
