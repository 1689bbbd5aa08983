//! Calls for the Director, and coming to tables of an event.

use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use utoipa::ToSchema;

use super::body::{Nothing, Sent};
use super::caller::{Caller, Path};
use super::events::find;
#[cfg(test)]
use super::refusal::Refusal;
use super::refusal::{Code, Refused};
use crate::app::App;
use crate::club::{Noted, Scope};
use crate::json::Json;
use crate::pages::event::{self, online, send};
use crate::wrong::Wrong;

/// A call for the Director that waits.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct CallShown {
    /// Its number.
    call: usize,
    /// The section.
    section: String,
    /// The table.
    table: u16,
    /// When, in milliseconds since 1970.
    at: u64,
}

/// A board to be played at a table of this server.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct Joining {
    /// The line, such as `1A/3/2/7`.
    line: String,
    /// Whether as Director.
    #[serde(default)]
    direct: bool,
}

/// A table.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct TableCode {
    /// Its code.
    table: String,
}

/// The calls for the Director that wait, longest first.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/events/{code}/calls", tag = "calls", security(("token" = ["direct"])),
    params(("code" = String, Path, description = "the code of the event")),
    responses((status = 200, body = Vec<CallShown>), (status = 404, body = Refusal))))]
pub(super) async fn list(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
) -> Result<Json<Vec<CallShown>>, Refused> {
    let key = caller.with(Scope::Direct)?;
    let evening = find(&app, &caller, code).await?;
    let inside = evening.inside();
    inside.guest(key).director().ok_or_else(|| caller.no(&Wrong::NotFound))?;
    let open = inside.door.calls.iter().enumerate().filter(|(_, call)| !call.attended);
    let shown = open.map(|(number, call)| CallShown {
        call: number,
        section: call.section.to_string(),
        table: call.table,
        at: call.at,
    });
    Ok(Json(shown.collect()))
}

/// Calls the Director to the caller's table; where a call from there waits already, nothing more is done.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/events/{code}/calls", tag = "calls", security(("token" = ["enter"])),
    params(("code" = String, Path, description = "the code of the event")),
    responses((status = 204, description = "called"), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn call(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    _: Nothing,
) -> Result<StatusCode, Refused> {
    let key = caller.with(Scope::Enter)?;
    let evening = find(&app, &caller, code).await?;
    let call = {
        let inside = evening.inside();
        send::call_of(&inside, &inside.guest(key)).map_err(|wrong| caller.no(&wrong))?
    };
    if let Some(call) = call {
        let done = event::doing(&evening, move |evening| evening.note(Noted::Called(call))).await;
        let done = done.map_err(|wrong| caller.no(&wrong))?;
        done.map_err(|why| caller.no(&event::said_in(&evening, caller.language, why)))?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Says that a Director has come to a call.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/events/{code}/calls/{call}/attended", tag = "calls",
    security(("token" = ["direct"])),
    params(("code" = String, Path, description = "the code of the event"),
           ("call" = usize, Path, description = "the number of the call")),
    responses((status = 204, description = "attended"), (status = 404, body = Refusal), (status = 409, body = Refusal),
              (status = 422, body = Refusal))))]
pub(super) async fn attend(
    State(app): State<App>,
    caller: Caller,
    Path((code, call)): Path<(String, usize)>,
    _: Nothing,
) -> Result<StatusCode, Refused> {
    let key = caller.with(Scope::Direct)?;
    let evening = find(&app, &caller, code).await?;
    {
        let inside = evening.inside();
        inside.guest(key).director().ok_or_else(|| caller.no(&Wrong::NotFound))?;
        if inside.door.calls.get(call).is_none_or(|call| call.attended) {
            return Err(Refused::saying(StatusCode::CONFLICT, Code::Stale, caller.words().t("notice-gone")));
        }
    }
    let done = event::doing(&evening, move |evening| online::attend(&app, evening, call)).await;
    let done = done.map_err(|wrong| caller.no(&wrong))?;
    done.map_err(|why| caller.no(&event::said_in(&evening, caller.language, why)))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sits the caller down at the table of a line, to play or to direct.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/events/{code}/online", tag = "calls", request_body = Joining,
    security(("token" = ["play"])), params(("code" = String, Path, description = "the code of the event")),
    responses((status = 200, body = TableCode), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn join(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(sent): Sent<Joining>,
) -> Result<Json<TableCode>, Refused> {
    let key = caller.with(Scope::Play)?.clone();
    if sent.direct {
        caller.with(Scope::Direct)?;
    }
    let line = caller.line("line", &sent.line)?;
    let evening = find(&app, &caller, code).await?;
    let part = if sent.direct { online::Part::Director } else { online::Part::Player };
    let joined = online::joined(&app, &evening, key, line, part, caller.language).await;
    Ok(Json(TableCode { table: joined.map_err(|wrong| caller.no(&wrong))? }))
}
