//! Tables as streams: what a place or a spectator sees, sent again whenever it changes for him.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;

use super::caller::{Caller, Path};
#[cfg(test)]
use super::refusal::Refusal;
use super::refusal::Refused;
use super::table_shown::{self, TableShown};
use super::tables::{event_of, find, seen};
use crate::app::App;
use crate::club::{Scope, millis};
use crate::json::Json;
use crate::pages::follower::{self, Again};
use crate::pages::watch;
use crate::wrong::Wrong;

/// Sends what the caller's places see, as server-sent events, whenever it changes for him.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/tables/{code}/live", tag = "tables", security(("token" = ["read"])),
    params(("code" = String, Path, description = "the code of the table")),
    responses((status = 200, content_type = "text/event-stream", body = TableShown,
               description = "each event's data is the table as JSON"),
              (status = 404, body = Refusal))))]
pub(super) async fn live(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let key = caller.with(Scope::Read)?.clone();
    let room = find(&app, &caller, code).await?;
    let event = event_of(&app, &caller, &room).await?;
    let w = caller.words();
    if seen(&room, event.as_deref(), &key, w).is_none() {
        return Err(caller.no(&Wrong::NotFound));
    }
    let (changes, listener) = (room.changes(), caller.listener(&app, &key));
    let again = if event.is_some() { Again::ClocksToo } else { Again::Happened };
    let followed = follower::follow_as(&app, listener, &headers, changes, again, move || {
        let shown = seen(&room, event.as_deref(), &key, w).ok_or(Wrong::NotFound)?;
        serde_json::to_string(&shown).map_err(|_| Wrong::Failed)
    });
    followed.map_err(|wrong| caller.no(&wrong))
}

/// What a spectator sees by a link: one hand, as late as the table is set; null before it has begun for him.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/tables/{code}/watch/{link}", tag = "tables", security(("token" = ["read"])),
    params(("code" = String, Path, description = "the code of the table"),
           ("link" = String, Path, description = "the secret of the link")),
    responses((status = 200, body = Option<TableShown>), (status = 404, body = Refusal),
              (status = 422, body = Refusal))))]
pub(super) async fn watch(
    State(app): State<App>,
    caller: Caller,
    Path((code, link)): Path<(String, String)>,
) -> Result<Json<Option<TableShown>>, Refused> {
    let key = caller.with(Scope::Read)?.clone();
    let room = find(&app, &caller, code).await?;
    let whom = watch::watching(&app, &room, key, &link).await.map_err(|wrong| caller.no(&wrong))?;
    let state = room.state();
    let table = state.as_spectators_see(millis());
    let shown = table.and_then(|table| table_shown::watched(&room, &state, &table, whom, caller.words()));
    Ok(Json(shown))
}

/// Sends what a spectator sees by a link, as server-sent events, whenever it changes for him.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/tables/{code}/watch/{link}/live", tag = "tables",
    security(("token" = ["read"])),
    params(("code" = String, Path, description = "the code of the table"),
           ("link" = String, Path, description = "the secret of the link")),
    responses((status = 200, content_type = "text/event-stream", body = Option<TableShown>,
               description = "each event's data is the table as JSON, or null before it has begun for him"),
              (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn watch_live(
    State(app): State<App>,
    caller: Caller,
    Path((code, link)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let key = caller.with(Scope::Read)?.clone();
    let room = find(&app, &caller, code).await?;
    let whom = watch::watching(&app, &room, key.clone(), &link).await.map_err(|wrong| caller.no(&wrong))?;
    let (changes, listener, w) = (room.changes(), caller.listener(&app, &key), caller.words());
    let followed = follower::follow_as(&app, listener, &headers, changes, Again::Late, move || {
        let state = room.state();
        let table = state.as_spectators_see(millis());
        let shown = table.and_then(|table| table_shown::watched(&room, &state, &table, whom, w));
        serde_json::to_string(&shown).map_err(|_| Wrong::Failed)
    });
    followed.map_err(|wrong| caller.no(&wrong))
}
