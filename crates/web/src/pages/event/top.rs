use askama::Template;

use super::tables::table_name;
use crate::club::{Evening, Guest, Inside};
use crate::html::{self, Page};
use crate::visitor::Visitor;
use crate::words::{Words, words};
use crate::wrong::Wrong;

/// The head of every page of an event.
pub(crate) struct Top {
    /// The code of the event.
    pub(crate) code: String,
    /// What it is called.
    pub(crate) title: String,
    /// The pages that this visitor has: key of the name, path.
    pub(crate) tabs: Vec<(&'static str, String)>,
    /// The page that he is on.
    pub(crate) here: &'static str,
    /// The calls that wait, for those who direct.
    pub(crate) calls: Option<Calls>,
}

/// The calls for the Director that wait.
pub(crate) struct Calls {
    pub(crate) w: Words,
    pub(crate) code: String,
    /// From which tables, first come first.
    pub(crate) tables: Vec<String>,
}

impl Calls {
    /// Those that this guest may know of.
    pub(super) fn of(w: Words, code: &str, inside: &Inside, guest: &Guest) -> Option<Calls> {
        guest.director()?;
        let many = inside.event.sections(inside.event.session_no()).count() > 1;
        let open = inside.door.calls.iter().filter(|call| !call.attended);
        let tables = open.map(|call| table_name(call.section, call.table, many)).collect();
        Some(Calls { w, code: code.to_owned(), tables })
    }
}

/// The head as it is shown.
#[derive(Template)]
#[template(path = "event/top.html")]
struct Head<'a> {
    page: &'a Page,
    top: &'a Top,
}

#[derive(Template)]
#[template(path = "event/calls_part.html")]
struct CallsPart {
    calls: Calls,
}

/// The calls that wait, as text.
pub(super) fn calls(evening: &Evening, visitor: &Visitor) -> Result<String, Wrong> {
    let inside = evening.inside();
    let guest = inside.guest(&visitor.key());
    let calls = Calls::of(words(visitor.language), &evening.code, &inside, &guest).ok_or(Wrong::NotFound)?;
    html::text(&CallsPart { calls })
}

impl Top {
    /// The head as it is shown on this page.
    pub(crate) fn shown<'a>(&'a self, page: &'a Page) -> impl Template {
        Head { page, top: self }
    }

    /// The head for this visitor.
    pub(super) fn of(code: &str, inside: &Inside, guest: &Guest, here: &'static str) -> Top {
        let started = inside.event.session_no() > 0;
        let mut tabs = vec![];
        let mut tab = |key, path: &str| tabs.push((key, format!("/e/{code}{path}")));
        if guest.director().is_some() {
            tab("tab-room", "/room");
        }
        if guest.organizer().is_some() && !started {
            tab("tab-conditions", "/conditions");
        }
        if guest.director().is_some() {
            tab("tab-names", "/names");
        }
        if guest.organizer().is_some() {
            tab("tab-movement", "/movement");
        }
        if guest.director().is_some() {
            tab("tab-tables", "/tables");
        }
        if guest.official().is_some() && started {
            tab("tab-rulings", "/rulings");
        }
        if guest.player.is_some() || guest.table.is_some() {
            tab("tab-me", "/me");
        }
        if guest.player.is_some() {
            tab("tab-card", "/card");
        }
        tab("tab-results", "");
        if guest.director().is_some() {
            tab("tab-projector", "/projector");
        }
        Top { code: code.to_owned(), title: inside.door.title.clone(), tabs, here, calls: None }
    }
}

/// The frame of a page and the head of the event.
pub(super) fn framed(
    visitor: &Visitor,
    code: &str,
    inside: &Inside,
    guest: &Guest,
    here: &'static str,
) -> (Page, Top) {
    let page = Page::of(visitor);
    let calls = Calls::of(page.w, code, inside, guest);
    (page, Top { calls, ..Top::of(code, inside, guest, here) })
}
