use crate::club::{Guest, Inside};
use crate::html::Page;
use crate::visitor::Visitor;

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
}

impl Top {
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
        Top { code: code.to_owned(), title: inside.door.title.clone(), tabs, here }
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
    (Page::of(visitor), Top::of(code, inside, guest, here))
}
