//! Tables: what a place sees, and what it does.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use openroom_laws::{Act, Who};
use openroom_reasoning::say;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use utoipa::ToSchema;

use super::body::Sent;
use super::caller::{Caller, Path};
#[cfg(test)]
use super::form_fields::{ActFields, OpeningFields};
#[cfg(test)]
use super::refusal::Refusal;
use super::refusal::{Code, Refused};
use super::table_shown::{self, TableShown};
use crate::acts;
use crate::app::{App, apart};
use crate::club::{Evening, Scope};
use crate::json::Json;
use crate::pages::event::{self, online};
use crate::pages::{set_up, table};
use crate::room::{Doer, Done, Kind, NoPlace, NotDone, Room, everybody};
use crate::secret::Key;
use crate::words::Words;
use crate::wrong::Wrong;

/// Something that is done.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, schema(example = json!({ "mark": "0123456789abcdef", "fields": { "act": "call", "by": "N", "call": "1S" } })))]
pub(super) struct Doing {
    /// The mark of what was seen.
    mark: String,
    /// The fields that the form of the page would send.
    #[cfg_attr(test, schema(value_type = ActFields))]
    fields: std::collections::BTreeMap<String, String>,
}

/// An answer.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct Answering {
    /// The mark of what was seen.
    mark: String,
    /// The key of the question.
    question: String,
    /// The number of the answer.
    answer: usize,
}

/// A table to be opened.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, schema(example = json!({ "kind": "training", "fields": { "preset": "wbf", "attention": "at-once" } })))]
pub(super) struct Opening {
    /// What kind of table.
    kind: KindSent,
    /// The fields that the form of the page would send.
    #[cfg_attr(test, schema(value_type = OpeningFields))]
    fields: std::collections::BTreeMap<String, String>,
}

/// A kind of table.
#[derive(Copy, Clone, Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
enum KindSent {
    /// All four seats and the Director's desk are the caller's.
    Training,
    /// A table for four, each with a link of his own.
    Online,
}

/// A table that was opened.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct Opened {
    /// Its code.
    table: String,
    /// The paths of the links to its places: N, E, S, W, Director.
    links: Vec<String>,
}

/// Opens a training table, or one to play at, for the caller.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/tables", tag = "tables", request_body = Opening,
    security(("token" = ["play"])),
    responses((status = 200, body = Opened), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn open(
    State(app): State<App>,
    caller: Caller,
    Sent(sent): Sent<Opening>,
) -> Result<Json<Opened>, Refused> {
    let key = caller.with(Scope::Play)?.clone();
    let kind = match sent.kind {
        KindSent::Training => Kind::Training,
        KindSent::Online => Kind::Online,
    };
    let form = acts::Posted::of(sent.fields);
    let board = set_up::set_up(kind, &form).map_err(|wrong| caller.no(&wrong))?;
    let opened = set_up::opened(&app, (key, caller.address), kind, &form, board).await;
    let room = opened.map_err(|wrong| caller.no(&wrong))?;
    Ok(Json(self::opened(&room)))
}

/// A table that was opened, with its links.
pub(super) fn opened(room: &Room) -> Opened {
    let state = room.state();
    let link = |who: Who| format!("/t/{}/sit/{}", room.code, state.place(who).link);
    Opened { table: room.code.clone(), links: everybody().map(link).into() }
}

pub(super) async fn find(app: &App, caller: &Caller, code: String) -> Result<Arc<Room>, Refused> {
    table::find(app, code).await.map_err(|wrong| caller.no(&wrong))
}

/// What the caller's places see of a table.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/tables/{code}", tag = "tables", security(("token" = ["read"])),
    params(("code" = String, Path, description = "the code of the table")),
    responses((status = 200, body = TableShown), (status = 404, body = Refusal))))]
pub(super) async fn show(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
) -> Result<Json<TableShown>, Refused> {
    let key = caller.with(Scope::Read)?;
    let room = find(&app, &caller, code).await?;
    let event = event_of(&app, &caller, &room).await?;
    seen(&room, event.as_deref(), key, caller.words()).map(Json).ok_or_else(|| caller.no(&Wrong::NotFound))
}

/// The event that is played at a table.
pub(super) async fn event_of(
    app: &App,
    caller: &Caller,
    room: &Room,
) -> Result<Option<Arc<Evening>>, Refused> {
    let of = room.state().of.clone();
    let Some((event, _)) = of else { return Ok(None) };
    event::find(app, event).await.map(Some).map_err(|wrong| caller.no(&wrong))
}

/// What this session sees of a table; none where it has no place there.
pub(super) fn seen(room: &Room, event: Option<&Evening>, key: &Key, w: Words) -> Option<TableShown> {
    let of = room.state().of.clone();
    let clock = event.zip(of).and_then(|(event, (_, line))| online::clock(&event.inside(), line));
    table_shown::shown(room, &room.state(), key, w, clock.map(|clock| clock.ends))
}

/// Does something at a table, lawful or not.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/tables/{code}/acts", tag = "tables", request_body = Doing,
    security(("token" = ["play"])), params(("code" = String, Path, description = "the code of the table")),
    responses((status = 204, description = "it happened"), (status = 404, body = Refusal),
              (status = 409, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn act(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(doing): Sent<Doing>,
) -> Result<StatusCode, Refused> {
    let key = caller.with(Scope::Play)?.clone();
    let room = find(&app, &caller, code).await?;
    let form = acts::Posted::of(doing.fields);
    let done = apart({
        let (room, app) = (Arc::clone(&room), app.clone());
        move || -> Result<Result<Done, NotDone>, Wrong> {
            let (who, act): (Who, Act) = table::read(&room.state(), &key, &form)?;
            let doer = Doer { key: &key, mark: &doing.mark, form: &form.name() };
            Ok(table::acted(&app, &room, &doer, who, act))
        }
    });
    let done = done.await.and_then(|done| done).map_err(|wrong| caller.no(&wrong))?;
    told(&room, &caller, done)
}

/// Answers what a place is asked.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/tables/{code}/answers", tag = "tables", request_body = Answering,
    security(("token" = ["play"])), params(("code" = String, Path, description = "the code of the table")),
    responses((status = 204, description = "answered"), (status = 404, body = Refusal),
              (status = 409, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn answer(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(sent): Sent<Answering>,
) -> Result<StatusCode, Refused> {
    let key = caller.with(Scope::Play)?.clone();
    let room = find(&app, &caller, code).await?;
    let done = apart({
        let (room, app) = (Arc::clone(&room), app.clone());
        move || table::give(&room, &app, (&key, &sent.mark), &sent.question, sent.answer)
    });
    let done = done.await.and_then(|done| done).map_err(|wrong| caller.no(&wrong))?;
    told(&room, &caller, done)
}

pub(super) fn told(room: &Room, caller: &Caller, done: Result<Done, NotDone>) -> Result<StatusCode, Refused> {
    let w = caller.words();
    match done {
        Ok(Done::Taken | Done::Noted | Done::Held) => Ok(StatusCode::NO_CONTENT),
        Err(NotDone::Stale | NotDone::AnswerRefused) => {
            Err(Refused::saying(StatusCode::CONFLICT, Code::Stale, w.t("notice-stale")))
        }
        Err(NotDone::Refused(refusal)) => {
            let text = say::refusal(w, &room.state().table, &refusal);
            Err(Refused::saying(StatusCode::UNPROCESSABLE_ENTITY, Code::Refused, text))
        }
        Err(NotDone::Adjourned) => {
            Err(Refused::saying(StatusCode::CONFLICT, Code::Adjourned, w.t("notice-adjourned")))
        }
        Err(NotDone::ScriptOver) => {
            Err(Refused::saying(StatusCode::CONFLICT, Code::Refused, w.t("follow-end")))
        }
        Err(NotDone::ScriptLeft) => {
            Err(Refused::saying(StatusCode::CONFLICT, Code::Refused, w.t("follow-left")))
        }
        Err(NotDone::NoPlace(why)) => {
            let key = match why {
                NoPlace::HasAnother => "notice-two-places",
                NoPlace::HasSeen => "notice-has-seen",
            };
            Err(Refused::saying(StatusCode::CONFLICT, Code::Refused, w.t(key)))
        }
        Err(NotDone::NotHis) => Err(caller.no(&Wrong::NotFound)),
        Err(NotDone::NotKept) => Err(caller.no(&Wrong::Failed)),
    }
}
