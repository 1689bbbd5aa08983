//! Places at tables: their links, sitting down, running the table, the next board.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use openroom_laws::Who;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use utoipa::ToSchema;

use super::body::Sent;
use super::caller::{Caller, Path};
#[cfg(test)]
use super::form_fields::RunFields;
#[cfg(test)]
use super::refusal::Refusal;
use super::refusal::Refused;
use super::table_shown::named;
use super::tables::{find, told};
use crate::acts::{Posted, clean, within};
use crate::app::{App, apart};
use crate::club::Scope;
use crate::json::Json;
use crate::pages::{run, seat, set_up};
use crate::room::{Done, Kind, everybody};
use crate::wrong::Wrong;

/// A place at a table.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct PlaceShown {
    /// N, E, S, W or Director.
    place: String,
    /// Whether somebody has it.
    taken: bool,
    /// How many devices have it.
    devices: u8,
    /// The name of who has it.
    name: String,
    /// The link that gives it; none at a table of an event, and of a place that is taken none for whoever does not have
    /// it, unless he directs.
    link: Option<String>,
    /// The link by which spectators watch it, for the Director.
    watch: Option<String>,
}

/// A place to be taken.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct Sitting {
    /// The link of the place, or what follows `/sit/` in it.
    link: String,
    /// The name of who sits down.
    #[serde(default)]
    name: String,
}

/// A place that was taken.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct Sat {
    /// N, E, S, W or Director.
    place: String,
}

/// What the Director does with a table.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct Running {
    /// The fields that the form of the page would send.
    #[cfg_attr(test, schema(value_type = RunFields))]
    fields: std::collections::BTreeMap<String, String>,
}

/// The places of a table with their links, for whoever opened it or has one of them.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/tables/{code}/places", tag = "tables", security(("token" = ["play"])),
    params(("code" = String, Path, description = "the code of the table")),
    responses((status = 200, body = Vec<PlaceShown>), (status = 404, body = Refusal))))]
pub(super) async fn list(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
) -> Result<Json<Vec<PlaceShown>>, Refused> {
    let key = caller.with(Scope::Play)?;
    let room = find(&app, &caller, code).await?;
    let state = room.state();
    let directs = state.roles(key).contains(&Who::Director);
    let plays = state.kind == Kind::Online && state.of.is_none() && !state.roles(key).is_empty();
    if !state.is_owner(key) && !directs && !plays {
        return Err(caller.no(&Wrong::NotFound));
    }
    let shown = |who: Who| {
        let place = state.place(who);
        PlaceShown {
            place: named(who),
            taken: !place.holders.is_empty(),
            devices: place.devices(),
            name: place.name.clone(),
            link: state.shows_link(key, who).then(|| format!("/t/{}/sit/{}", room.code, place.link)),
            watch: match who {
                Who::Player(seat) if directs => {
                    Some(format!("/t/{}/watch/{}", room.code, state.watch_link(seat)))
                }
                Who::Player(_) | Who::Director => None,
            },
        }
    };
    Ok(Json(everybody().map(shown).into()))
}

/// Sits the caller down by the link of a place.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/tables/{code}/places", tag = "tables", request_body = Sitting,
    security(("token" = ["play"])), params(("code" = String, Path, description = "the code of the table")),
    responses((status = 200, body = Sat), (status = 404, body = Refusal), (status = 409, body = Refusal),
              (status = 422, body = Refusal))))]
pub(super) async fn sit(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(sent): Sent<Sitting>,
) -> Result<Json<Sat>, Refused> {
    let key = caller.with(Scope::Play)?.clone();
    let room = find(&app, &caller, code).await?;
    let link = sent.link.rsplit('/').next().unwrap_or_default().to_owned();
    let name = within(Some("name".to_owned()), clean(&sent.name), seat::LONGEST_NAME);
    let name = name.map_err(|wrong| caller.no(&wrong))?;
    let sat = apart({
        let (room, app) = (Arc::clone(&room), app.clone());
        move || room.sit(app.rooms.journal(), &link, &key, &name)
    });
    match sat.await.map_err(|wrong| caller.no(&wrong))? {
        Ok(who) => Ok(Json(Sat { place: named(who) })),
        Err(why) => Err(told(&room, &caller, Err(why)).err().unwrap_or_else(|| caller.no(&Wrong::Failed))),
    }
}

/// Puts the board off, lets it go on, comes to a call, frees a seat, or says how late spectators see it.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/tables/{code}/run", tag = "tables", request_body = Running,
    security(("token" = ["direct"])), params(("code" = String, Path, description = "the code of the table")),
    responses((status = 204, description = "done"), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn run(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(sent): Sent<Running>,
) -> Result<StatusCode, Refused> {
    let key = caller.with(Scope::Direct)?;
    let room = find(&app, &caller, code).await?;
    let form = Posted::of(sent.fields);
    let done = run::done(&app, &room, key, &form, caller.language).await;
    done.map(|()| StatusCode::NO_CONTENT).map_err(|wrong| caller.no(&wrong))
}

/// Ends the other devices that have the caller's place. Its link is another one afterwards.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/tables/{code}/alone", tag = "tables", security(("token" = ["play"])),
    params(("code" = String, Path, description = "the code of the table")),
    responses((status = 204, description = "done"), (status = 404, body = Refusal))))]
pub(super) async fn alone(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
) -> Result<StatusCode, Refused> {
    let key = caller.with(Scope::Play)?;
    let room = find(&app, &caller, code).await?;
    let done = run::alone(&app, &room, key).await;
    done.map(|()| StatusCode::NO_CONTENT).map_err(|wrong| caller.no(&wrong))
}

/// Deals the next board, for whoever opened the table.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/tables/{code}/boards", tag = "tables", security(("token" = ["play"])),
    params(("code" = String, Path, description = "the code of the table")),
    responses((status = 204, description = "dealt"), (status = 404, body = Refusal), (status = 409, body = Refusal))))]
pub(super) async fn deal(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
) -> Result<StatusCode, Refused> {
    let key = caller.with(Scope::Play)?.clone();
    let room = find(&app, &caller, code).await?;
    let dealt = set_up::next_board(&app, &room, key).await.map_err(|wrong| caller.no(&wrong))?;
    told(&room, &caller, dealt.map(|()| Done::Taken))
}

/// An opening bid on a system card.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct OpeningShown {
    /// The call.
    call: String,
    /// natural or artificial.
    nature: String,
    /// What it shows.
    words: String,
}

/// The opponents' system card.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct SystemCardShown {
    /// The provision by which it is read now.
    law: String,
    /// The system.
    system: String,
    /// The opening bids.
    openings: Vec<OpeningShown>,
    /// Everything else.
    text: String,
}

/// The opponents' system card, when the Laws let the caller look at it; at tables of events.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/tables/{code}/card", tag = "tables", security(("token" = ["read"])),
    params(("code" = String, Path, description = "the code of the table")),
    responses((status = 200, body = SystemCardShown), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn card(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
) -> Result<Json<SystemCardShown>, Refused> {
    let key = caller.with(Scope::Read)?;
    let room = find(&app, &caller, code).await?;
    let read = run::read_card(&app, &room, key, caller.words()).await.map_err(|wrong| caller.no(&wrong))?;
    let opening = |line: run::OpeningLine| OpeningShown {
        call: line.call,
        nature: line.nature.trim_start_matches("nature-").to_owned(),
        words: line.words,
    };
    Ok(Json(SystemCardShown {
        law: read.cite.number.to_owned(),
        system: read.system,
        openings: read.openings.into_iter().map(opening).collect(),
        text: read.text,
    }))
}
