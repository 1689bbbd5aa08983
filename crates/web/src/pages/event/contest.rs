//! A player says that a score that was agreed is wrong.

use axum::extract::{Path, State};
use axum::response::Response;
use openroom_lawbook::provisions::L79C1;
use openroom_tournament::{Command, Line, LineState, Tournament};

use super::{after, doing, find, player, session, told};
use crate::acts::Posted;
use crate::app::App;
use crate::club::{Also, Guest, Inside, Saw, Subject, now};
use crate::visitor::Visitor;
use crate::words::Words;
use crate::wrong::Wrong;

/// The longest that somebody says.
const LONGEST: usize = 500;

/// What a player may contest, and what he has contested.
#[derive(Default)]
pub(crate) struct Contest {
    /// The lines whose score may be contested, with what stands there.
    pub(crate) lines: Vec<(String, String)>,
    /// What waits for the Director: the board and the words.
    pub(crate) waiting: Vec<(u32, String)>,
    /// Names what he was seen to have contested.
    pub(crate) mark: String,
    /// By which provision.
    pub(crate) cite: Option<&'static str>,
}

/// Whether the score of a line may still be contested.
fn in_time(event: &Tournament, line: Line) -> bool {
    let Some(published) = event.published(line.session) else { return true };
    event.conditions().is_some_and(|conditions| now() <= conditions.corrections_end(published))
}

/// What this guest may contest of a session.
pub(super) fn of(w: Words, inside: &Inside, guest: &Guest, session: u16) -> Contest {
    let event = &inside.event;
    let Some((person, ..)) = guest.player else { return Contest::default() };
    let line = |line: Line| {
        let score = event.lines().get(&line).and_then(LineState::agreed)?;
        inside.known_side_of(guest, line).filter(|_| in_time(event, line))?;
        let told = told::score_of(w, line, score);
        let text = format!("{} · {}{}{}", w.with("board", "n", line.board), told.level, told.sign, told.rest);
        Some((line.to_string(), text))
    };
    let own = event.entry_of(person);
    let open = event.claims().values().filter(|claim| claim.settled.is_none() && Some(claim.entry) == own);
    Contest {
        cite: event.conditions().map(|conditions| L79C1.cite(conditions.edition)),
        mark: own.map(|entry| inside.mark(Subject::Contested(entry))).unwrap_or_default(),
        lines: event.due(session).into_iter().filter_map(line).collect(),
        waiting: open.map(|claim| (claim.line.board, claim.text.clone())).collect(),
    }
}

/// Contests the score of a line.
pub(crate) async fn act(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    form: Posted,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let line: Line = form.read("line")?;
    let command = Command::ClaimError { line, text: form.line("text", LONGEST)? };
    let (person, saw, back) = {
        let inside = evening.inside();
        let guest = inside.guest(&visitor.key());
        let person = player::gives(&inside, &guest, &command)?;
        let entry = inside.event.entry_of(person).ok_or(Wrong::NotFound)?;
        let back = format!("/card{}", session::named(&inside.event, line.session));
        (person, Saw::of(&form, Subject::Contested(entry))?, back)
    };
    let done =
        doing(&evening, move |evening| evening.does_with(person, vec![command], Also::seeing(saw))).await?;
    after(&evening, &visitor, done, if form.get("from") == Some("card") { &back } else { "/me" })
}
