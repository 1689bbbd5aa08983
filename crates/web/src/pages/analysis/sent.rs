//! Boards that a visitor brings: PBN or the LIN of Bridge Base Online, pasted.

use askama::Template;
use axum::response::{IntoResponse, Redirect, Response};
use openroom_notation::pbn::Recorded;
use openroom_notation::{Format, read_games};

use super::{Head, Study};
use crate::acts::Posted;
use crate::html::{self, Page};
use crate::visitor::Visitor;
use crate::words::words;
use crate::wrong::Wrong;

/// The most boards that are listed.
const MOST: usize = 200;

#[derive(Template)]
#[template(path = "analysis/sent.html")]
struct SentPage {
    page: Page,
    /// The boards that were sent: what each is called, and its address.
    boards: Vec<(String, String)>,
    /// Boards that could not be read whole.
    left_out: usize,
}

/// The form that takes a board.
pub(super) fn form(visitor: &Visitor) -> Result<Response, Wrong> {
    html::page(&SentPage { page: Page::of(visitor), boards: vec![], left_out: 0 })
}

/// Reads what was sent: one board is shown at once, several are listed.
pub(crate) async fn take(visitor: Visitor, form: Posted) -> Result<Response, Wrong> {
    let text = form.get("boards").unwrap_or_default();
    let format = if text.contains('|') && !text.contains("[Deal") { Format::Lin } else { Format::Pbn };
    let reads = read_games(format, text.as_bytes()).map_err(|_| Wrong::Malformed("study-nothing-read"))?;
    let w = words(visitor.language);
    let (mut studies, mut left_out) = (vec![], 0);
    for read in reads.iter().filter(|read| !read.game.is_bare()).take(MOST) {
        let study = Recorded::of(&read.game).ok().map(Study::of_recorded);
        match study.filter(|study| study.check(w).is_ok()) {
            Some(study) => studies.push(study),
            None => left_out += 1,
        }
    }
    match studies.as_slice() {
        [] => Err(Wrong::Malformed("study-nothing-read")),
        [only] if left_out == 0 => Ok(Redirect::to(&format!("/analysis?{}", only.query())).into_response()),
        several => {
            let line = |study: &Study| {
                let head = Head::of(w, study, 0, "record");
                (format!("{} · {}", head.title, head.facts.join(" · ")), head.query)
            };
            let boards = several.iter().map(line).collect();
            html::page(&SentPage { page: Page::of(&visitor), boards, left_out })
        }
    }
}
