//! What a device is told that had a place in the event and has none now.

use askama::Template;
use axum::http::StatusCode;
use axum::response::Response;
use openroom_tournament::Phase;

use super::tables::table_name;
use super::top::{Top, framed};
use crate::club::{Gone, Inside};
use crate::html::{self, Page};
use crate::visitor::Visitor;
use crate::wrong::Wrong;

#[derive(Template)]
#[template(path = "event/gone.html")]
struct GonePage {
    page: Page,
    top: Top,
    table: String,
    /// The key of the sentence that says why.
    why: &'static str,
    /// Where it comes in again, while the session is played.
    again: Option<String>,
}

/// Says so, and how to come in again. To others there is no such page.
pub(super) fn page(code: &str, inside: &Inside, visitor: &Visitor) -> Result<Response, Wrong> {
    let key = visitor.key();
    let ((section, table), why) = inside.gone(&key).ok_or(Wrong::NotFound)?;
    let (page, top) = framed(visitor, code, inside, &inside.guest(&key), "tab-me");
    let many = inside.event.sections(inside.event.session_no()).count() > 1;
    let again = inside.event.phase() == Phase::Play && why != Gone::Replaced;
    let mut response = html::page(&GonePage {
        page,
        top,
        table: table_name(section, table, many),
        why: match why {
            Gone::Left => "gone-left",
            Gone::PutOut => "gone-put-out",
            Gone::TooMany => "gone-too-many",
            Gone::Replaced => "gone-replaced",
        },
        again: again.then(|| format!("/e/{code}/t/{}", inside.door.table_code(section, table))),
    })?;
    *response.status_mut() = StatusCode::NOT_FOUND;
    Ok(response)
}
