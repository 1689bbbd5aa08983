//! Setting an event up: what can be chosen, conditions, movements, names, entries, papers.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path as Named, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use openroom_tournament::EntryNo;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::{Caller, Path, Sent};
use super::events::find;
use super::fields::Fields;
use super::form_fields::ConditionFields;
use super::refusal::{Refusal, Refused};
use crate::acts::Posted;
use crate::app::App;
use crate::club::{Scope, Subject};
use crate::pages::event::conditions::{self, Choices};
use crate::pages::event::{entry, line_up, movement, names, paper, told};
use crate::visitor::Query;
use crate::wrong::Wrong;

/// What can be chosen for an event.
#[derive(Serialize, ToSchema)]
pub(super) struct ChoicesShown {
    /// What the contestants are, each with the ways of scoring that fit.
    units: Vec<UnitShown>,
    /// The federations whose choices can be taken.
    presets: Vec<PresetShown>,
    /// Single choices that the Laws leave open.
    options: Vec<OptionShown>,
}

/// What the contestants are.
#[derive(Serialize, ToSchema)]
pub(super) struct UnitShown {
    /// As `unit` takes it.
    unit: String,
    /// The ways of scoring, as `scoring-UNIT` takes them.
    scorings: Vec<ValueShown>,
}

/// A value with its words.
#[derive(Serialize, ToSchema)]
pub(super) struct ValueShown {
    /// As it is sent.
    value: String,
    /// In words.
    name: String,
}

/// A federation.
#[derive(Serialize, ToSchema)]
pub(super) struct PresetShown {
    /// As `preset` takes it.
    preset: String,
    /// In words.
    name: String,
    /// The edition of the Laws.
    edition: String,
}

/// A choice that the Laws leave open.
#[derive(Serialize, ToSchema)]
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
#[derive(Serialize, ToSchema)]
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
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ConditionsSent {
    /// The fields that the form of the page would send.
    #[schema(value_type = ConditionFields)]
    fields: BTreeMap<String, String>,
}

/// A movement that fits the entries.
#[derive(Serialize, ToSchema)]
pub(super) struct MovementShown {
    /// As `kind` takes it.
    #[schema(example = "howell")]
    kind: String,
    /// The usual number of rounds.
    rounds: u16,
    /// Whether it is the one that is recommended.
    recommended: bool,
}

/// Names that are entered, imported or taken out.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
#[schema(example = json!({ "what": "names", "text": "Ann Lee - Ben Ode\nCat Fox - Dan Elk" }))]
pub(super) enum NamesSent {
    /// Enters contestants, one a line; of a team what stands before a colon is its name.
    Names {
        /// The lines.
        text: String,
    },
    /// Imports people from a list with columns, the first line naming them.
    List {
        /// The list, as CSV with the columns number and name.
        list: String,
        /// Whether people who are known by another name get the one of the list.
        #[serde(default)]
        rename: bool,
    },
    /// Takes an entry out.
    Withdraw {
        /// Its number.
        entry: u16,
    },
}

/// An entry, for those who direct.
#[derive(Serialize, ToSchema)]
pub(super) struct EntrySeen {
    /// Names what is shown: whoever changes it brings it along.
    mark: String,
    /// Its number.
    entry: u16,
    /// What it is called.
    name: String,
    /// Its players.
    players: Vec<PlayerShown>,
    /// Whether it plays.
    plays: bool,
    /// The rounds with which it may begin late.
    late: Vec<u16>,
    /// The system card of a pair, where it has filed one.
    card: Option<CardFiled>,
}

/// A player.
#[derive(Serialize, ToSchema)]
pub(super) struct PlayerShown {
    /// His number among the people of the server.
    person: u32,
    /// His name.
    name: String,
}

/// A system card.
#[derive(Serialize, ToSchema)]
pub(super) struct CardFiled {
    /// The system.
    system: String,
    /// Everything else.
    text: String,
}

/// What is changed of an entry.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({ "mark": "0123456789abcdef", "act": { "what": "substitute", "leaves": 3, "comes": "Ida Moss" } }))]
pub(super) struct EntrySent {
    /// The mark of what was read of it.
    mark: String,
    /// What is done.
    act: EntryAct,
}

/// What is done with an entry.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
enum EntryAct {
    /// A substitute takes somebody's place.
    Substitute {
        /// The number of the player who leaves.
        leaves: u32,
        /// The name of who comes.
        comes: String,
    },
    /// It begins late.
    Late {
        /// With this round.
        round: u16,
    },
    /// It goes home; that cannot be taken back.
    Withdraw {},
    /// The pair files its system card.
    Card {
        /// The system.
        system: String,
        /// Its category.
        category: CategorySent,
        /// Opening bids.
        #[serde(default)]
        openings: Vec<OpeningSent>,
        /// Everything else.
        #[serde(default)]
        text: String,
    },
}

/// The category of a system.
#[derive(Copy, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum CategorySent {
    /// Natural.
    Green,
    /// Strong club or strong diamond.
    Blue,
    /// Other artificial systems.
    Red,
    /// Highly unusual methods.
    Yellow,
}

/// An opening bid on a system card.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct OpeningSent {
    /// The call: 1C, 1D, 1H, 1S, 1NT, 2C, 2D, 2H, 2S, 2NT, 3NT or pass.
    call: String,
    /// Whether it is natural.
    nature: NatureSent,
    /// What it shows.
    #[serde(default)]
    words: String,
}

/// Whether a call is natural.
#[derive(Copy, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum NatureSent {
    /// Natural.
    Natural,
    /// Artificial.
    Artificial,
}

/// A line-up of a team.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LineUpSent {
    /// The number of the team's entry.
    entry: u16,
    /// From which round.
    round: u16,
    /// The number of the player North.
    north: u32,
    /// The number of the player South.
    south: u32,
    /// The number of the player East, at the other table.
    east: u32,
    /// The number of the player West, at the other table.
    west: u32,
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
#[utoipa::path(get, path = "/api/v1/choices", tag = "organizing", security((), ("token" = ["read"])),
    responses((status = 200, body = ChoicesShown), (status = 404, body = Refusal)))]
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
#[utoipa::path(get, path = "/api/v1/events/{code}/conditions", tag = "organizing",
    security(("token" = ["organize"])), params(("code" = String, Path, description = "the code of the event")),
    responses((status = 200, body = ConditionsShown), (status = 404, body = Refusal)))]
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
#[utoipa::path(post, path = "/api/v1/events/{code}/conditions", tag = "organizing", request_body = ConditionsSent,
    security(("token" = ["organize"])), params(("code" = String, Path, description = "the code of the event")),
    responses((status = 204, description = "set and published"), (status = 404, body = Refusal),
              (status = 422, body = Refusal)))]
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
#[utoipa::path(get, path = "/api/v1/events/{code}/movements", tag = "organizing",
    security(("token" = ["organize"])),
    params(("code" = String, Path, description = "the code of the event"),
           ("sections" = Option<u16>, Query, description = "how many sections there are to be")),
    responses((status = 200, body = Vec<MovementShown>), (status = 404, body = Refusal), (status = 422, body = Refusal)))]
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

/// Enters names as people write them, imports a list of people, or takes an entry out.
#[utoipa::path(post, path = "/api/v1/events/{code}/names", tag = "organizing", request_body = NamesSent,
    security(("token" = ["organize"])), params(("code" = String, Path, description = "the code of the event")),
    responses((status = 204, description = "done"), (status = 404, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn enter_names(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(sent): Sent<NamesSent>,
) -> Result<StatusCode, Refused> {
    let visitor = caller.visitor(&app, Scope::Organize)?;
    let form = match sent {
        NamesSent::Names { text } => Fields::default().with("names", text),
        NamesSent::List { list, rename } => {
            Fields::default().with("list", list).some("rename", rename.then_some("1"))
        }
        NamesSent::Withdraw { entry } => Fields::default().with("withdraw", entry),
    };
    caller.done(names::change(State(app), visitor, Named(code), form.form()).await)
}

/// An entry: its players, its system card, the rounds with which it may begin late.
#[utoipa::path(get, path = "/api/v1/events/{code}/entries/{entry}", tag = "directing",
    security(("token" = ["direct"])),
    params(("code" = String, Path, description = "the code of the event"),
           ("entry" = u16, Path, description = "the number of the entry")),
    responses((status = 200, body = EntrySeen), (status = 404, body = Refusal)))]
pub(super) async fn entry(
    State(app): State<App>,
    caller: Caller,
    Path((code, number)): Path<(String, u16)>,
) -> Result<Json<EntrySeen>, Refused> {
    let key = caller.with(Scope::Direct)?;
    let evening = find(&app, &caller, code).await?;
    let inside = evening.inside();
    inside.guest(key).director().ok_or_else(|| caller.no(&Wrong::NotFound))?;
    let number = EntryNo(number);
    let known = inside.event.entries().get(&number).ok_or_else(|| caller.no(&Wrong::NotFound))?;
    let card = entry::pair_of(&inside, number).and_then(|pair| inside.event.cards().get(&pair));
    Ok(Json(EntrySeen {
        mark: inside.mark(Subject::Entry(number)),
        entry: number.0,
        name: told::entry(&inside, number),
        players: known
            .players
            .iter()
            .map(|one| PlayerShown { person: one.0, name: told::person(&inside, *one) })
            .collect(),
        plays: known.plays(),
        late: entry::late_rounds(&inside, number),
        card: card.map(|card| CardFiled { system: card.system.clone(), text: card.text.clone() }),
    }))
}

/// Puts a substitute in, lets an entry begin late, takes it out, or files the system card of a pair.
#[utoipa::path(post, path = "/api/v1/events/{code}/entries/{entry}", tag = "directing", request_body = EntrySent,
    security(("token" = ["direct"])),
    params(("code" = String, Path, description = "the code of the event"),
           ("entry" = u16, Path, description = "the number of the entry")),
    responses((status = 204, description = "done"), (status = 404, body = Refusal),
              (status = 409, body = Refusal, description = "it is no longer as it was read"),
              (status = 422, body = Refusal)))]
pub(super) async fn change_entry(
    State(app): State<App>,
    caller: Caller,
    Path((code, number)): Path<(String, u16)>,
    Sent(sent): Sent<EntrySent>,
) -> Result<StatusCode, Refused> {
    let visitor = caller.visitor(&app, Scope::Direct)?;
    let fields = match &sent.act {
        EntryAct::Substitute { leaves, comes } => {
            Fields::doing("substitute").with("leaves", leaves).with("comes", comes)
        }
        EntryAct::Late { round } => Fields::doing("late").with("round", round),
        EntryAct::Withdraw {} => Fields::doing("withdraw").with("sure", "1"),
        EntryAct::Card { system, category, openings, text } => {
            let category = match category {
                CategorySent::Green => "green",
                CategorySent::Blue => "blue",
                CategorySent::Red => "red",
                CategorySent::Yellow => "yellow",
            };
            let mut fields =
                Fields::doing("card").with("system", system).with("category", category).with("text", text);
            for (place, opening) in openings.iter().enumerate() {
                if !entry::OPENINGS.contains(&opening.call.as_str()) {
                    return Err(caller.no(&Wrong::Unread(format!("act.openings[{place}].call"))));
                }
                let nature = match opening.nature {
                    NatureSent::Natural => "natural",
                    NatureSent::Artificial => "artificial",
                };
                fields = fields
                    .with(format!("nature-{}", opening.call), nature)
                    .with(format!("words-{}", opening.call), &opening.words);
            }
            fields
        }
    };
    let form = fields.with("mark", &sent.mark).form();
    caller.done(entry::change(State(app), visitor, Named((code, number)), form).await)
}

/// The line-ups of a team.
#[derive(Serialize, ToSchema)]
pub(super) struct LineUpsShown {
    /// The number of the team's entry.
    entry: u16,
    /// Its players.
    players: Vec<PlayerShown>,
    /// The line-ups that were named, by the round from which each holds.
    named: Vec<LineUpShown>,
}

/// A line-up.
#[derive(Serialize, ToSchema)]
pub(super) struct LineUpShown {
    /// From which round.
    round: u16,
    /// The numbers of the players North-South.
    north_south: [u32; 2],
    /// The numbers of the players East-West, at the other table.
    east_west: [u32; 2],
}

/// The players of a team and the line-ups that were named, for its captain or whoever directs.
#[utoipa::path(get, path = "/api/v1/events/{code}/line-ups", tag = "players", security(("token" = ["read"])),
    params(("code" = String, Path, description = "the code of the event"),
           ("entry" = u16, Query, description = "the number of the team's entry")),
    responses((status = 200, body = LineUpsShown), (status = 404, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn line_ups(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    query: Query,
) -> Result<Json<LineUpsShown>, Refused> {
    let key = caller.with(Scope::Read)?;
    let evening = find(&app, &caller, code).await?;
    let inside = evening.inside();
    let entry = query.get("entry").and_then(|text| text.parse().ok()).map(EntryNo);
    let entry = entry.ok_or_else(|| caller.no(&Wrong::NotFound))?;
    line_up::names(&inside, &inside.guest(key), entry).map_err(|wrong| caller.no(&wrong))?;
    let known = inside.event.entries().get(&entry).ok_or_else(|| caller.no(&Wrong::NotFound))?;
    let both = |pair: openroom_tournament::Partners| pair.both().map(|one| one.0);
    let named =
        inside.event.line_ups(entry, inside.event.session_no().max(1)).map(|(round, named)| LineUpShown {
            round,
            north_south: both(named.of(openroom_cards::Side::NorthSouth)),
            east_west: both(named.of(openroom_cards::Side::EastWest)),
        });
    Ok(Json(LineUpsShown {
        entry: entry.0,
        players: known
            .players
            .iter()
            .map(|one| PlayerShown { person: one.0, name: told::person(&inside, *one) })
            .collect(),
        named: named.collect(),
    }))
}

/// Names which pairs of a team play where, for its captain or whoever directs.
#[utoipa::path(post, path = "/api/v1/events/{code}/line-ups", tag = "players", request_body = LineUpSent,
    security(("token" = ["enter"])), params(("code" = String, Path, description = "the code of the event")),
    responses((status = 204, description = "named"), (status = 404, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn name_line_up(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(sent): Sent<LineUpSent>,
) -> Result<StatusCode, Refused> {
    let visitor = caller.visitor(&app, Scope::Enter)?;
    let form = Fields::default()
        .with("entry", sent.entry)
        .with("round", sent.round)
        .with("north", sent.north)
        .with("south", sent.south)
        .with("east", sent.east)
        .with("west", sent.west)
        .form();
    caller.done(line_up::name(State(app), visitor, Named(code), form).await)
}

/// Something to print, as PDF: table-cards, guide-cards and slips for those who direct, hands and results for all when the
/// session is over, card for a player then.
#[utoipa::path(get, path = "/api/v1/events/{code}/papers/{name}", tag = "events",
    security((), ("token" = ["read"])),
    params(("code" = String, Path, description = "the code of the event"),
           ("name" = String, Path, description = "table-cards, guide-cards, slips, hands, results or card",
            example = "results"),
           ("session" = Option<u16>, Query, description = "hands, results and card of this session, from 1")),
    responses((status = 200, content_type = "application/pdf", body = [u8], description = "the paper"),
              (status = 404, body = Refusal), (status = 422, body = Refusal)))]
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
