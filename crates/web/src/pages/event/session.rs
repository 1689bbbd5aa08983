//! Which session of an event a reader looks at, where it has several.

use openroom_tournament::Tournament;

use crate::visitor::Query;
use crate::words::Words;
use crate::wrong::Wrong;

/// A session to choose.
pub(crate) struct SessionLink {
    pub(crate) name: String,
    pub(crate) path: String,
    pub(crate) here: bool,
}

/// The session that an address names: the one that began last where it names none.
pub(crate) fn asked(event: &Tournament, query: &Query) -> Result<u16, Wrong> {
    let last = event.session_no();
    let Some(text) = query.get("session") else { return Ok(last) };
    text.parse().ok().filter(|session| (1..=last).contains(session)).ok_or(Wrong::NotFound)
}

/// What an address has behind it to name a session: nothing for the one that began last.
pub(super) fn named(event: &Tournament, session: u16) -> String {
    if session == event.session_no() { String::new() } else { format!("?session={session}") }
}

/// What a session is called, where the event has several.
pub(super) fn called(w: Words, event: &Tournament, session: u16) -> Option<String> {
    (event.session_no() > 1 && session > 0).then(|| w.with("session-next", "n", session))
}

/// The sessions of which this page may be read; none where there is only one.
pub(super) fn links(w: Words, event: &Tournament, here: u16, path: &str) -> Vec<SessionLink> {
    let link = |session: u16| {
        let name = called(w, event, session)?;
        Some(SessionLink {
            name,
            path: match named(event, session) {
                more if path.contains('?') => format!("{path}{}", more.replace('?', "&")),
                more => format!("{path}{more}"),
            },
            here: session == here,
        })
    };
    (1..=event.session_no()).filter_map(link).collect()
}
