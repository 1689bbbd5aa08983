//! What those who organize and direct do beside commands: found, start, invite, take out deals, renew PINs.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use utoipa::ToSchema;

use super::body::Sent;
use super::caller::{Caller, Path};
use super::events::find;
#[cfg(test)]
use super::form_fields::{EventFields, SessionFields};
#[cfg(test)]
use super::refusal::Refusal;
use super::refusal::Refused;
use crate::acts::{Posted, clean, within};
use crate::app::{App, apart};
use crate::club::{Noted, Scope};
use crate::json::Json;
use crate::pages::event::{self, found, movement, tables};
use crate::wrong::Wrong;

/// The longest reason.
const LONGEST: usize = 500;

/// A new event.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, schema(example = json!({ "fields": {
    "title": "Tuesday", "organizer": "Zoe Park", "unit": "pair", "scoring-pair": "matchpoints", "preset": "wbf",
    "minutes": "7", "option-alert_form": "specified by regulation",
} })))]
pub(super) struct Founding {
    /// The fields that the form of the page would send.
    #[cfg_attr(test, schema(value_type = EventFields))]
    fields: BTreeMap<String, String>,
}

/// A session to be started.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, schema(example = json!({ "fields": {
    "kind": "howell", "rounds": "3", "boards": "2", "seating": "drawn", "dealing": "here",
} })))]
pub(super) struct Starting {
    /// The fields that the form of the page would send.
    #[cfg_attr(test, schema(value_type = SessionFields))]
    fields: BTreeMap<String, String>,
}

/// An event that was founded.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct FoundedShown {
    /// Its code.
    code: String,
}

/// Why deals are taken out.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct TakingOut {
    /// The reason, which is recorded with the name of whoever takes them out.
    reason: String,
}

/// A deal.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct DealShown {
    /// The number of the board.
    board: u32,
    /// The four hands as PBN writes them.
    deal: String,
}

/// A link that is asked for.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct Inviting {
    /// For which office.
    office: OfficeSent,
}

/// An office.
#[derive(Copy, Clone, Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
enum OfficeSent {
    /// Another Director.
    Director,
    /// The appeals committee.
    Committee,
    /// Another device of the organizer.
    Organizer,
}

/// A link, shown once.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct LinkShown {
    /// Its path.
    path: String,
}

/// PINs to be renewed.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct Renewing {
    /// A table such as `A/2`; none for all.
    table: Option<String>,
    /// Whether the phones of the table have to come in again.
    #[serde(default)]
    out: bool,
    /// That phones come in without a PIN, at all tables; for the organizer, with the scope organize.
    #[serde(default)]
    none: bool,
}

/// The card of a table.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct TableCard {
    /// The section.
    section: String,
    /// The table.
    table: u16,
    /// The path behind its code.
    path: String,
    /// Its PIN, where phones need one.
    pin: Option<String>,
}

/// Founds an event.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/events", tag = "organizing", request_body = Founding,
    security(("token" = ["organize"])),
    responses((status = 200, body = FoundedShown), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn found(
    State(app): State<App>,
    caller: Caller,
    Sent(sent): Sent<Founding>,
) -> Result<Json<FoundedShown>, Refused> {
    let key = caller.with(Scope::Organize)?.clone();
    let may = apart({
        let (app, key) = (app.clone(), key.clone());
        move || app.club.is_organizer(&key)
    });
    let may = may.await.map_err(|wrong| caller.no(&wrong))?.map_err(|_| caller.no(&Wrong::Failed))?;
    if !may {
        return Err(caller.no(&Wrong::NotFound));
    }
    if !app.limits.tables.admits(caller.address, std::time::Instant::now()) {
        return Err(caller.no(&Wrong::TooMany));
    }
    let founded = found::founded(&app, key, caller.language, &Posted::of(sent.fields)).await;
    let evening = founded.map_err(|wrong| caller.no(&wrong))?;
    Ok(Json(FoundedShown { code: evening.code.clone() }))
}

/// Gives the entries their places and starts the next session, with boards that are dealt here or at the tables.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/events/{code}/sessions", tag = "organizing", request_body = Starting,
    security(("token" = ["organize"])), params(("code" = String, Path, description = "the code of the event")),
    responses((status = 204, description = "started"), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn start(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(sent): Sent<Starting>,
) -> Result<StatusCode, Refused> {
    let key = caller.with(Scope::Organize)?;
    let evening = find(&app, &caller, code).await?;
    let by = evening.inside().guest(key).organizer().ok_or_else(|| caller.no(&Wrong::NotFound))?;
    let started = movement::started(&evening, by, &Posted::of(sent.fields)).await;
    let started = started.map_err(|wrong| caller.no(&wrong))?;
    started.map_err(|why| caller.no(&event::said_in(&evening, caller.language, why)))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes out the deals of the session, for somebody who does not play. Who did, when and why is in the log of the event.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/events/{code}/deals", tag = "organizing", request_body = TakingOut,
    security(("token" = ["direct"])), params(("code" = String, Path, description = "the code of the event")),
    responses((status = 200, body = Vec<DealShown>), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn deals(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(sent): Sent<TakingOut>,
) -> Result<Json<Vec<DealShown>>, Refused> {
    let key = caller.with(Scope::Direct)?;
    let evening = find(&app, &caller, code).await?;
    let by = evening.inside().guest(key).director().ok_or_else(|| caller.no(&Wrong::NotFound))?;
    let reason = within(Some("reason".to_owned()), clean(&sent.reason), LONGEST);
    let reason = reason.map_err(|wrong| caller.no(&wrong))?;
    let taken = tables::taken_out(&evening, (key.clone(), by), reason).await;
    let taken = taken.map_err(|wrong| caller.no(&wrong))?;
    let taken = taken.map_err(|why| caller.no(&event::said_in(&evening, caller.language, why)))?;
    let shown = |(board, deal): (u32, openroom_cards::Deal)| DealShown { board, deal: deal.to_string() };
    Ok(Json(taken.into_iter().map(shown).collect()))
}

/// Makes a link for another device of the organizer, another Director or the appeals committee; good for one day.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/events/{code}/invitations", tag = "organizing", request_body = Inviting,
    security(("token" = ["organize"])), params(("code" = String, Path, description = "the code of the event")),
    responses((status = 200, body = LinkShown), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn invite(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(sent): Sent<Inviting>,
) -> Result<Json<LinkShown>, Refused> {
    let key = caller.with(Scope::Organize)?;
    let evening = find(&app, &caller, code).await?;
    evening.inside().guest(key).organizer().ok_or_else(|| caller.no(&Wrong::NotFound))?;
    let office = match sent.office {
        OfficeSent::Director => "director",
        OfficeSent::Committee => "committee",
        OfficeSent::Organizer => "organizer",
    };
    let (office, _) = tables::office(office).map_err(|wrong| caller.no(&wrong))?;
    let path = tables::invited(&evening, office).await.map_err(|wrong| caller.no(&wrong))?;
    let path = path.map_err(|why| caller.no(&event::said_in(&evening, caller.language, why)))?;
    Ok(Json(LinkShown { path }))
}

/// The cards of the tables: the path behind each code, and the PIN.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/events/{code}/cards", tag = "organizing", security(("token" = ["direct"])),
    params(("code" = String, Path, description = "the code of the event")),
    responses((status = 200, body = Vec<TableCard>), (status = 404, body = Refusal))))]
pub(super) async fn cards(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
) -> Result<Json<Vec<TableCard>>, Refused> {
    let key = caller.with(Scope::Direct)?;
    let evening = find(&app, &caller, code).await?;
    let inside = evening.inside();
    inside.guest(key).director().ok_or_else(|| caller.no(&Wrong::NotFound))?;
    let mut all = vec![];
    for (section, playing) in inside.event.sections(inside.event.session_no()) {
        all.extend((1..=playing.tables()).map(|table| TableCard {
            section: section.to_string(),
            table,
            path: format!("/e/{}/t/{}", evening.code, inside.door.table_code(section, table)),
            pin: inside.door.pin(section, table),
        }));
    }
    Ok(Json(all))
}

/// Renews the PINs of all tables, or the PIN of one.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/events/{code}/pins", tag = "organizing", request_body = Renewing,
    security(("token" = ["direct"])), params(("code" = String, Path, description = "the code of the event")),
    responses((status = 204, description = "renewed"), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn pins(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(sent): Sent<Renewing>,
) -> Result<StatusCode, Refused> {
    let key = caller.with(Scope::Direct)?;
    let evening = find(&app, &caller, code).await?;
    let noted = {
        let inside = evening.inside();
        inside.guest(key).director().ok_or_else(|| caller.no(&Wrong::NotFound))?;
        match &sent.table {
            None if sent.none => {
                let key = caller.with(Scope::Organize)?;
                inside.guest(key).organizer().ok_or_else(|| caller.no(&Wrong::NotFound))?;
                Noted::Pins { generation: None }
            }
            Some(_) if sent.none => return Err(caller.no(&Wrong::Unread("none".to_owned()))),
            None => Noted::Pins { generation: Some(inside.door.next_pins()) },
            Some(text) => {
                let (section, table) = caller.table("table", text)?;
                Noted::TablePin { section, table, out: sent.out }
            }
        }
    };
    let done = event::doing(&evening, move |evening| event::door::renew(&app, evening, noted)).await;
    let done = done.map_err(|wrong| caller.no(&wrong))?;
    done.map_err(|why| caller.no(&event::said_in(&evening, caller.language, why)))?;
    Ok(StatusCode::NO_CONTENT)
}
