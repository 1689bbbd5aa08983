//! Scenarios that are followed on a training table.

use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use utoipa::ToSchema;

use super::body::Sent;
use super::caller::{Caller, Path};
#[cfg(test)]
use super::refusal::Refusal;
use super::refusal::Refused;
use super::tables::{Opened, find, opened, told};
use crate::acts::Posted;
use crate::app::App;
use crate::club::Scope;
use crate::json::Json;
use crate::pages::{scenario, set_up};
use crate::room::{Kind, Script};
use crate::wrong::Wrong;

/// A scenario.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct ScenarioShown {
    /// The file that it stands in.
    file: String,
    /// Its number in the file.
    block: usize,
    /// What it shows.
    title: String,
    /// The provisions that it shows.
    laws: Vec<String>,
    /// The editions in which it can be followed.
    editions: Vec<String>,
    /// Its lines.
    script: Vec<String>,
}

/// A scenario to be followed.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct Following {
    /// The file.
    file: String,
    /// Its number in the file.
    block: usize,
    /// The edition.
    edition: String,
}

/// A step to be made.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct Stepping {
    /// The mark of what was seen.
    mark: String,
}

/// Every scenario that can be followed.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/scenarios", tag = "scenarios", security((), ("token" = ["read"])),
    responses((status = 200, body = Vec<ScenarioShown>), (status = 404, body = Refusal))))]
pub(super) async fn list(_: Caller) -> Json<Vec<ScenarioShown>> {
    let files = crate::scenarios::files().iter();
    let all = files.flat_map(|file| {
        scenario::items(file).into_iter().map(|item| ScenarioShown {
            file: file.name.to_owned(),
            block: item.block,
            title: item.title,
            laws: item.cites.into_iter().map(ToOwned::to_owned).collect(),
            editions: item.editions.into_iter().map(|edition| edition.name().to_owned()).collect(),
            script: item.script,
        })
    });
    Json(all.collect())
}

/// Opens a training table that follows a scenario.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/scenarios", tag = "scenarios", request_body = Following,
    security(("token" = ["play"])),
    responses((status = 200, body = Opened), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn open(
    State(app): State<App>,
    caller: Caller,
    Sent(sent): Sent<Following>,
) -> Result<Json<Opened>, Refused> {
    let key = caller.with(Scope::Play)?.clone();
    let edition = sent.edition.parse().map_err(|_| caller.no(&Wrong::Unread("edition".to_owned())))?;
    let is_there = crate::scenarios::files().iter().any(|file| file.name == sent.file);
    let unread = if is_there { "block" } else { "file" };
    let script = Script { file: sent.file, block: sent.block, edition };
    let board = scenario::beginning(script).await.map_err(|wrong| match wrong {
        Wrong::NotFound => caller.no(&Wrong::Unread(unread.to_owned())),
        wrong => caller.no(&wrong),
    })?;
    let form = Posted::of([]);
    let room = set_up::opened(&app, (key, caller.address), Kind::Training, &form, board).await;
    let room = room.map_err(|wrong| caller.no(&wrong))?;
    Ok(Json(opened(&room)))
}

/// Does the next thing of the scenario that a table follows.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/tables/{code}/steps", tag = "scenarios", request_body = Stepping,
    security(("token" = ["play"])), params(("code" = String, Path, description = "the code of the table")),
    responses((status = 204, description = "done"), (status = 404, body = Refusal), (status = 409, body = Refusal),
              (status = 422, body = Refusal))))]
pub(super) async fn step(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(sent): Sent<Stepping>,
) -> Result<StatusCode, Refused> {
    let key = caller.with(Scope::Play)?.clone();
    let room = find(&app, &caller, code).await?;
    let done = scenario::stepped(&app, &room, key, sent.mark).await.map_err(|wrong| caller.no(&wrong))?;
    told(&room, &caller, done)
}
