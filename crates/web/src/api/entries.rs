//! Entries: names, what is changed of one, line-ups of teams.

use axum::extract::{Path as Named, State};
use axum::http::StatusCode;
use openroom_tournament::EntryNo;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use utoipa::ToSchema;

use super::body::Sent;
use super::caller::{Caller, Path};
use super::events::find;
use super::fields::Fields;
#[cfg(test)]
use super::refusal::Refusal;
use super::refusal::Refused;
use crate::app::App;
use crate::club::{Scope, Subject};
use crate::json::Json;
use crate::pages::event::{entry, line_up, names, told};
use crate::visitor::Query;
use crate::wrong::Wrong;

/// Names that are entered, imported or taken out.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(test, schema(example = json!({ "what": "names", "text": "Ann Lee - Ben Ode\nCat Fox - Dan Elk" })))]
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
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
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
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct PlayerShown {
    /// His number among the people of the server.
    person: u32,
    /// His name.
    name: String,
}

/// A system card.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct CardFiled {
    /// The system.
    system: String,
    /// Everything else.
    text: String,
}

/// What is changed of an entry.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, schema(example = json!({ "mark": "0123456789abcdef", "act": { "what": "substitute", "leaves": 3, "comes": "Ida Moss" } })))]
pub(super) struct EntrySent {
    /// The mark of what was read of it.
    mark: String,
    /// What is done.
    act: EntryAct,
}

/// What is done with an entry.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
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
#[derive(Copy, Clone, Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
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
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
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
#[derive(Copy, Clone, Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
enum NatureSent {
    /// Natural.
    Natural,
    /// Artificial.
    Artificial,
}

/// A line-up of a team.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
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

/// Enters names as people write them, imports a list of people, or takes an entry out.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/events/{code}/names", tag = "organizing", request_body = NamesSent,
    security(("token" = ["organize"])), params(("code" = String, Path, description = "the code of the event")),
    responses((status = 204, description = "done"), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
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
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/events/{code}/entries/{entry}", tag = "directing",
    security(("token" = ["direct"])),
    params(("code" = String, Path, description = "the code of the event"),
           ("entry" = u16, Path, description = "the number of the entry")),
    responses((status = 200, body = EntrySeen), (status = 404, body = Refusal))))]
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
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/events/{code}/entries/{entry}", tag = "directing", request_body = EntrySent,
    security(("token" = ["direct"])),
    params(("code" = String, Path, description = "the code of the event"),
           ("entry" = u16, Path, description = "the number of the entry")),
    responses((status = 204, description = "done"), (status = 404, body = Refusal),
              (status = 409, body = Refusal, description = "it is no longer as it was read"),
              (status = 422, body = Refusal))))]
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
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct LineUpsShown {
    /// The number of the team's entry.
    entry: u16,
    /// Its players.
    players: Vec<PlayerShown>,
    /// The line-ups that were named, by the round from which each holds.
    named: Vec<LineUpShown>,
}

/// A line-up.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct LineUpShown {
    /// From which round.
    round: u16,
    /// The numbers of the players North-South.
    north_south: [u32; 2],
    /// The numbers of the players East-West, at the other table.
    east_west: [u32; 2],
}

/// The players of a team and the line-ups that were named, for its captain or whoever directs.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/events/{code}/line-ups", tag = "players", security(("token" = ["read"])),
    params(("code" = String, Path, description = "the code of the event"),
           ("entry" = u16, Query, description = "the number of the team's entry")),
    responses((status = 200, body = LineUpsShown), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
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
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/events/{code}/line-ups", tag = "players", request_body = LineUpSent,
    security(("token" = ["enter"])), params(("code" = String, Path, description = "the code of the event")),
    responses((status = 204, description = "named"), (status = 404, body = Refusal), (status = 422, body = Refusal))))]
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
