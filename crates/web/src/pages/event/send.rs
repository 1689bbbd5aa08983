//! What a phone sends: a result, agreement, a call for the Director. Each is done once, however often it is sent.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use openroom_cards::{Card, Side};
use openroom_tournament::{Command, Line, Person, Score, Section};
use serde_json::json;

use super::me::Agreeing;
use super::{after, doing, find, me, result, said};
use crate::acts::Posted;
use crate::app::App;
use crate::club::{Also, CallForDirector, Evening, Guest, Inside, Led, NotDone, Noted, Saw, Subject};
use crate::json::Json;
use crate::secret::{Key, identity};
use crate::visitor::Visitor;
use crate::words::words;
use crate::wrong::Wrong;

/// The longest mark by which a phone names what it sends.
const LONGEST_ONCE: usize = 64;

/// Enters a result.
pub(crate) async fn enter(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    form: Posted,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let (line, once) = (form.read::<Line>("line")?, form.line("once", LONGEST_ONCE)?);
    if once.len() < 16 {
        return Err(Wrong::Malformed("wrong-form"));
    }
    let (score, lead) = match result::read(&form) {
        Ok(read) => read,
        // A script keeps what was tapped and says what is missing.
        Err(wrong) if form.get("reply") == Some("json") => {
            let text = wrong.sentence(words(visitor.language));
            return Ok(Json(json!({ "done": false, "text": text })).into_response());
        }
        Err(wrong) => return Err(wrong),
    };
    let done = entered(&evening, &visitor.key(), Entering { line, score, lead, once }).await?;
    reply(&evening, &visitor, &form, done)
}

/// Agrees to what the other side entered.
pub(crate) async fn agree(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    form: Posted,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let line: Line = form.read("line")?;
    {
        let inside = evening.inside();
        me::enters(&inside, &inside.guest(&visitor.key()), line)?;
    }
    let saw = Saw::shown(&form, Subject::Result(line))?;
    let done = agreed(&evening, &visitor.key(), line, saw, form.read("side").ok()).await?;
    reply(&evening, &visitor, &form, done)
}

/// A result that is entered.
pub(crate) struct Entering {
    pub(crate) line: Line,
    pub(crate) score: Score,
    pub(crate) lead: Option<Card>,
    /// Names this sending of it.
    pub(crate) once: String,
}

/// Enters a result for the side of this session. What stands already is not entered again; another lead of it is kept as what
/// this side says.
pub(crate) async fn entered(
    evening: &Arc<Evening>,
    key: &Key,
    Entering { line, score, lead, once }: Entering,
) -> Result<Result<(), NotDone>, Wrong> {
    let ((side, person), stands, same_lead) = {
        let inside = evening.inside();
        let entering = me::enters(&inside, &inside.guest(key), line)?;
        let stands = inside.event.lines().get(&line).and_then(|state| state.agreed()) == Some(&score);
        let leads = inside.leads(line);
        (entering, stands, lead.is_none_or(|lead| leads.of(entering.0).or(leads.settled()) == Some(lead)))
    };
    let led = Led::with(&score, lead);
    doing(evening, move |evening| {
        let sent = Also::noting(sent_by(side, once, line, led));
        match (stands, same_lead) {
            (true, true) => Ok(()),
            (true, false) => evening.note_with(sent),
            (false, _) => evening.does_with(person, vec![Command::EnterResult(line, score)], sent),
        }
    })
    .await
}

/// Agrees to what the other side entered, result and lead, as it was seen. Where only the leads differ, one side takes the
/// other's; a device that serves both says which side does.
pub(crate) async fn agreed(
    evening: &Arc<Evening>,
    key: &Key,
    line: Line,
    saw: Saw,
    giving_way: Option<Side>,
) -> Result<Result<(), NotDone>, Wrong> {
    let once = identity("agree", &(key, line, saw.mark()));
    let (agreeing, leads, was_sent) = {
        let inside = evening.inside();
        let guest = inside.guest(key);
        me::enters(&inside, &guest, line)?;
        let agreeing = me::agreeing(&inside, &guest, line, giving_way);
        (agreeing, inside.leads(line), inside.door.was_sent(&once))
    };
    let Some((side, to)) = agreeing else {
        return Ok(if was_sent { Ok(()) } else { Err(NotDone::Stale) });
    };
    doing(evening, move |evening| {
        let sent = sent_by(side, once, line, leads.said_by(side.other()));
        let also = Also { notes: vec![sent], saw: Some(saw), ..Also::default() };
        match to {
            Agreeing::ToResult(person) => evening.does_with(person, vec![Command::Agree(line)], also),
            Agreeing::ToLead => evening.note_with(also),
        }
    })
    .await
}

/// What is kept of something that a side sent, with its lead.
fn sent_by(side: Side, once: String, line: Line, led: Option<Led>) -> Noted {
    let (lead, declarer) = (led.map(|led| led.card), led.and_then(|led| led.declarer));
    Noted::Sent { once, line, side: Some(side), lead, declarer }
}

/// Calls the Director to the table.
pub(crate) async fn call(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    form: Posted,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let call = {
        let inside = evening.inside();
        call_of(&inside, &inside.guest(&visitor.key()))?
    };
    let done = match call {
        Some(call) => doing(&evening, move |evening| evening.note(Noted::Called(call))).await?,
        None => Ok(()),
    };
    reply(&evening, &visitor, &form, done)
}

/// The call of a guest for the Director; none where one from his table waits already.
pub(crate) fn call_of(inside: &Inside, guest: &Guest) -> Result<Option<CallForDirector>, Wrong> {
    let place = guest.table.or_else(|| {
        let (_, section, _) = guest.player?;
        Some((section, me::table_now(inside, guest)?))
    });
    let (section, table) = place.ok_or(Wrong::NotFound)?;
    let by = guest.player.map(|(person, ..)| person);
    Ok(call_from(inside, section, table, by))
}

/// A call for the Director from a table; none where one from there waits already.
pub(super) fn call_from(
    inside: &Inside,
    section: Section,
    table: u16,
    by: Option<Person>,
) -> Option<CallForDirector> {
    let here = |one: &CallForDirector| !one.attended && (one.section, one.table) == (section, table);
    let waits = inside.door.calls.iter().any(here);
    (!waits).then_some(CallForDirector { section, table, by, at: 0, attended: false })
}

/// To a script in its own form, to a browser as the page; a script that asks for a part gets the new one.
fn reply(
    evening: &Evening,
    visitor: &Visitor,
    form: &Posted,
    done: Result<(), NotDone>,
) -> Result<Response, Wrong> {
    if form.get("reply") == Some("json") {
        let w = words(visitor.language);
        return Ok(match done {
            Ok(()) => Json(json!({ "done": true, "text": w.t("me-sent") })).into_response(),
            Err(why) => {
                let wrong = said(evening, visitor, why);
                let text = wrong.sentence(w);
                let status =
                    if wrong == Wrong::Failed { StatusCode::SERVICE_UNAVAILABLE } else { StatusCode::OK };
                (status, Json(json!({ "done": false, "text": text }))).into_response()
            }
        });
    }
    if visitor.part {
        let w = words(visitor.language);
        let notice = done.err().map(|why| said(evening, visitor, why).sentence(w));
        return Ok(axum::response::Html(me::part(evening, visitor, notice)?).into_response());
    }
    after(evening, visitor, done, "/me")
}
