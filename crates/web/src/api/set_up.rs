//! Setting an event up: what can be chosen, conditions, movements, names, entries, papers.

use std::collections::BTreeMap;

use axum::extract::{Path as Named, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use utoipa::ToSchema;

use super::body::Sent;
use super::caller::{Caller, Path};
use super::events::find;
#[cfg(test)]
use super::form_fields::ConditionFields;
#[cfg(test)]
use super::refusal::Refusal;
use super::refusal::Refused;
use crate::acts::Posted;
use crate::app::App;
use crate::club::Scope;
use crate::json::Json;
use crate::pages::event::conditions::{self, Choices};
use crate::pages::event::{movement, paper};
use crate::visitor::Query;
use crate::wrong::Wrong;

/// What can be chosen for an event.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct ChoicesShown {
    /// What the contestants are, each with the ways of scoring that fit.
    units: Vec<UnitShown>,
    /// The federations whose choices can be taken.
    presets: Vec<PresetShown>,
    /// Single choices that the Laws leave open.
    options: Vec<OptionShown>,
}

/// What the contestants are.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct UnitShown {
    /// As `unit` takes it.
    unit: String,
    /// The ways of scoring, as `scoring-UNIT` takes them.
    scorings: Vec<ValueShown>,
}

/// A value with its words.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct ValueShown {
    /// As it is sent.
    value: String,
    /// In words.
    name: String,
}

/// A federation.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct PresetShown {
    /// As `preset` takes it.
    preset: String,
    /// In words.
    name: String,
    /// The edition of the Laws.
    edition: String,
}

/// A choice that the Laws leave open.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct OptionShown {
    /// It is sent as `option-ID`.
    id: String,
    /// What is chosen.
    question: String,
    /// The values; none where it is a number.
    values: Vec<ValueShown>,
    /// What differs from the federation's choice in this event; empty where nothing does.
    now: String,
    /// What each federation has.
    presets: BTreeMap<String, String>,
    /// The provisions that leave it open.
    laws: Vec<String>,
}

/// The conditions of an event.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct ConditionsShown {
    /// What the contestants are: pair, player or team.
    unit: Option<String>,
    /// The way of scoring.
    scoring: String,
    /// The federation whose choices are nearest.
    preset: String,
    /// Minutes for a board; 0 without a clock.
    minutes: u16,
    /// Whether system cards are on paper at the tables.
    paper_cards: bool,
    /// Victory points: none, continuous, discrete, older or own.
    victory: String,
    /// Announcements.
    notes: String,
    /// Single choices.
    options: Vec<OptionShown>,
}

/// Conditions to be set.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct ConditionsSent {
    /// The fields that the form of the page would send.
    #[cfg_attr(test, schema(value_type = ConditionFields))]
    fields: BTreeMap<String, String>,
}

/// A movement that fits the entries.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct MovementShown {
    /// As `kind` takes it.
    #[cfg_attr(test, schema(example = "howell"))]
    kind: String,
    /// The usual number of rounds.
    rounds: u16,
    /// Whether it is the one that is recommended.
    recommended: bool,
}

fn option(choice: conditions::Choice) -> OptionShown {
    let value = |(value, name): (&str, String)| ValueShown { value: value.to_owned(), name };
    OptionShown {
        id: choice.id.to_owned(),
        question: choice.question,
        values: choice.values.into_iter().map(value).collect(),
        now: choice.now,
        presets: choice.presets.into_iter().map(|(preset, has)| (preset.to_owned(), has)).collect(),
        laws: choice.cites.into_iter().map(|cite| cite.number.to_owned()).collect(),
    }
}

/// What can be chosen for a new event, each with its words: contestants, scoring, federations, and every option that the Laws
/// leave open.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/choices", tag = "organizing", security((), ("token" = ["read"])),
    responses((status = 200, body = ChoicesShown), (status = 404, body = Refusal))))]
pub(super) async fn choices(caller: Caller) -> Json<ChoicesShown> {
    use openroom_lawbook::regulations::Preset;
    let w = caller.words();
    let all = Choices::new(w);
    let value = |(value, name): (&str, String)| ValueShown { value: value.to_owned(), name };
    Json(ChoicesShown {
        units: all
            .scorings
            .into_iter()
            .map(|(unit, scorings)| UnitShown {
                unit: unit.to_owned(),
                scorings: scorings.into_iter().map(value).collect(),
            })
            .collect(),
        presets: Preset::ALL
            .into_iter()
            .map(|preset| PresetShown {
                preset: preset.id().to_owned(),
                name: openroom_reasoning::say::preset(w, preset),
                edition: preset.edition().name().to_owned(),
            })
            .collect(),
        options: all.options.into_iter().map(option).collect(),
    })
}

/// The conditions of an event.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/events/{code}/conditions", tag = "organizing",
    security(("token" = ["organize"])), params(("code" = String, Path, description = "the code of the event")),
    responses((status = 200, body = ConditionsShown), (status = 404, body = Refusal))))]
pub(super) async fn conditions(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
) -> Result<Json<ConditionsShown>, Refused> {
    let key = caller.with(Scope::Organize)?;
    let evening = find(&app, &caller, code).await?;
    let inside = evening.inside();
    inside.guest(key).organizer().ok_or_else(|| caller.no(&Wrong::NotFound))?;
    let now = conditions::now(caller.words(), &inside).map_err(|wrong| caller.no(&wrong))?;
    Ok(Json(ConditionsShown {
        unit: now.unit.map(ToOwned::to_owned),
        scoring: now.scoring.to_owned(),
        preset: now.preset.id().to_owned(),
        minutes: now.minutes,
        paper_cards: now.paper_cards,
        victory: now.victory.to_owned(),
        notes: now.notes,
        options: now.options.into_iter().map(option).collect(),
    }))
}

/// Sets the conditions of an event before its start.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/events/{code}/conditions", tag = "organizing", request_body = ConditionsSent,
    security(("token" = ["organize"])), params(("code" = String, Path, description = "the code of the event")),
    responses((status = 204, description = "set and published"), (status = 404, body = Refusal),
              (status = 422, body = Refusal))))]
pub(super) async fn set_conditions(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(sent): Sent<ConditionsSent>,
) -> Result<StatusCode, Refused> {
    let visitor = caller.visitor(&app, Scope::Organize)?;
    let form = Posted::of(sent.fields);
    caller.done(conditions::change(State(app), visitor, Named(code), form).await)
}

/// The movements that fit the entries, each with its usual number of rounds.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/events/{code}/movements", tag = "organizing",
    security(("token" = ["organize"])),
    params(("code" = String, Path, description = "the code of the event"),
           ("sections" = Option<u16>, Query, description = "how many sections there are to be")),
    responses((status = 200, body = Vec<MovementShown>), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn movements(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    query: Query,
) -> Result<Json<Vec<MovementShown>>, Refused> {
    let key = caller.with(Scope::Organize)?;
    let evening = find(&app, &caller, code).await?;
    let inside = evening.inside();
    inside.guest(key).organizer().ok_or_else(|| caller.no(&Wrong::NotFound))?;
    let sections: u16 = match query.get("sections") {
        None => 1,
        Some(text) => text.parse().map_err(|_| caller.no(&Wrong::Unread("sections".to_owned())))?,
    };
    let offered = movement::offered(&inside, sections);
    let offered = offered.ok_or_else(|| caller.no(&Wrong::Unread("sections".to_owned())))?;
    let shown = |(kind, rounds, recommended): (openroom_movements::Kind, u16, bool)| MovementShown {
        kind: kind.name().to_owned(),
        rounds,
        recommended,
    };
    Ok(Json(offered.into_iter().map(shown).collect()))
}

/// Something to print, as PDF: table-cards, guide-cards and slips for those who direct, hands and results for all when the
/// session is over, card for a player then.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/events/{code}/papers/{name}", tag = "events",
    security((), ("token" = ["read"])),
    params(("code" = String, Path, description = "the code of the event"),
           ("name" = String, Path, description = "table-cards, guide-cards, slips, hands, results or card",
            example = "results"),
           ("session" = Option<u16>, Query, description = "hands, results and card of this session, from 1")),
    responses((status = 200, content_type = "application/pdf", body = [u8], description = "the paper"),
              (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn papers(
    State(app): State<App>,
    caller: Caller,
    Path((code, name)): Path<(String, String)>,
    query: Query,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let visitor = caller.reader(&app)?;
    let paper = paper::show(State(app), visitor, Named((code, name)), query, headers).await;
    paper.map_err(|wrong| caller.no(&wrong))
}
