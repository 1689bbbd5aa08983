//! The open cases of the tables that somebody directs.

use openroom_laws::{CaseState, Table, Who};
use openroom_reasoning::say;
use openroom_tournament::Line;

use crate::app::App;
use crate::club::Evening;
use crate::room::Kind;
use crate::secret::Key;
use crate::words::Words;

/// A table with an open case.
pub(crate) struct OpenCase {
    /// Where it is dealt with; nowhere by somebody who has still to play the board.
    pub(crate) link: Option<String>,
    /// The event and the table.
    pub(crate) place: String,
    /// What it is about.
    pub(crate) about: String,
}

/// The tables with open cases that this session directs: those of its events, and those it opened.
pub(crate) fn open_cases(app: &App, key: &Key, w: Words) -> Vec<OpenCase> {
    let mut all = vec![];
    for (code, title) in app.club.events().unwrap_or_default() {
        let Some(evening) = app.club.find(&code) else { continue };
        let here = cases_of(app, &evening, key, w);
        all.extend(
            here.into_iter().map(|case| OpenCase { place: format!("{title} · {}", case.place), ..case }),
        );
    }
    for room in app.rooms.looked_at() {
        let state = room.state();
        let directs =
            state.kind == Kind::Online && state.of.is_none() && state.roles(key).contains(&Who::Director);
        if let Some(about) = about(w, &state.table).filter(|_| directs) {
            let link = Some(format!("/t/{}/desk", room.code));
            all.push(OpenCase { link, place: state.title.clone(), about });
        }
    }
    all
}

/// The tables of this event with open cases; none where this session does not direct it.
pub(super) fn cases_of(app: &App, evening: &Evening, key: &Key, w: Words) -> Vec<OpenCase> {
    let tables: Vec<(Line, String, bool)> = {
        let inside = evening.inside();
        let guest = inside.guest(key);
        if guest.director().is_none() {
            return vec![];
        }
        let hidden = |line: &Line| inside.has_still_to_play(&guest, line.session, line.board);
        inside.door.tables.iter().map(|(line, room)| (*line, room.clone(), hidden(line))).collect()
    };
    let open = |(line, room, hidden): (Line, String, bool)| {
        let room = app.rooms.find(&room)?;
        let state = room.state();
        let about = about(w, &state.table)?;
        let seated = state.roles(key).contains(&Who::Director);
        let link = if seated {
            format!("/t/{}/desk", room.code)
        } else {
            format!("/e/{}/at?at={line}", evening.code)
        };
        Some(OpenCase {
            link: (!hidden).then_some(link),
            place: format!("{} {}{}", w.term("table"), line.section, line.table),
            about: if hidden { w.t("desk-open-hidden") } else { about },
        })
    };
    tables.into_iter().filter_map(open).collect()
}

/// What the open cases of a table are about; nothing where none asks anything.
fn about(w: Words, table: &Table) -> Option<String> {
    table.questions().next()?;
    let open = table.cases().iter().filter(|case| case.state == CaseState::Open);
    let said: Vec<String> = open.map(|case| say::matter(w, table, &case.matter)).collect();
    Some(said.join(" "))
}
