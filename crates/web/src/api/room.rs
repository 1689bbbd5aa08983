//! The Director's room and the display of an event, read once or followed.

use axum::extract::{Path as Named, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use utoipa::ToSchema;

use super::body::Sent;
use super::caller::{Caller, Path};
use super::desk::CaseOpen;
use super::events::{self, GroupShown, find};
use super::fields::Fields;
use super::own;
#[cfg(test)]
use super::refusal::Refusal;
use super::refusal::Refused;
use crate::app::App;
use crate::club::{Evening, Scope};
use crate::json::Json;
use crate::pages::event::course::Tied;
use crate::pages::event::me;
use crate::pages::event::projector::{self, Display};
use crate::pages::event::room::{self, Needs, Room, SectionNow, Waiting};
use crate::pages::follower::{self, Again};
use crate::visitor::{Query, Visitor};
use crate::words::words;
use crate::wrong::Wrong;

/// The Director's room.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
#[allow(clippy::struct_excessive_bools, reason = "each is a part of the page that is there or not")]
pub(super) struct RoomShown {
    /// Names which rounds were seen to be called: whoever calls the next brings it along.
    mark: String,
    /// The number of entries.
    entries: usize,
    /// The sections with their tables.
    sections: Vec<RoomSection>,
    /// The calls for the Director, longest first.
    calls: Vec<CallWaiting>,
    /// The open cases of tables of this server.
    cases: Vec<CaseOpen>,
    /// Tied matches of a knockout for which nobody was named: `break_tie` of `POST /commands` names who goes on.
    ties: Vec<TieShown>,
    /// Boards whose two sides entered different results.
    disputes: Vec<Needed>,
    /// Boards whose case is to be looked at again.
    reviews: Vec<Needed>,
    /// Whether such a case is about a board that the caller has still to play; no more is said of it.
    reviews_hidden: bool,
    /// Boards whose score somebody contests.
    claims: Vec<Needed>,
    /// Boards that were played where they should not have been.
    strayed: Vec<Needed>,
    /// Boards of earlier rounds without a result.
    missing: Vec<Needed>,
    /// How many appeals are open.
    appeals: usize,
    /// Whether the session is over.
    over: bool,
    /// Whether the scores are published.
    published: bool,
    /// Whether the caller plays too.
    plays: bool,
}

/// A section in the room.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct RoomSection {
    /// Its letter.
    section: String,
    /// The round that is played; 0 before the first.
    round: u16,
    /// How many rounds there are.
    rounds: u16,
    /// The round that can be called next.
    next: Option<u16>,
    /// Whether rounds are drawn one by one.
    draws: bool,
    /// The round that is drawn and not called.
    drawn: Option<u16>,
    /// How many results are missing.
    missing: usize,
    /// When the round ends, in seconds since 1970.
    ends: Option<u64>,
    /// The tables.
    tables: Vec<RoomTable>,
}

/// A tied match of a knockout.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct TieShown {
    /// The letter of the section.
    section: String,
    /// Which match it is, as people read it.
    text: String,
    /// The numbers of the two entries.
    entries: [u16; 2],
}

/// A table in the room.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct RoomTable {
    /// As `POST /pins` names it: `A/2`.
    table: String,
    /// How many boards of the round are agreed.
    done: usize,
    /// How many there are.
    due: usize,
    /// How it goes: calls, disputed, empty, waits (before the first round), done, late or playing.
    state: String,
    /// Who sits there.
    who: String,
}

/// A call that waits.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct CallWaiting {
    /// Its number.
    call: usize,
    /// The table: `A/2`.
    table: String,
    /// Who called.
    by: String,
    /// For how many minutes it has waited.
    minutes: u64,
    /// Whether a board of that table is one that the caller has still to play: the call is for another Director.
    for_another: bool,
}

/// A board at a table that needs a Director.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct Needed {
    /// The board at the table: `1A/3/2/7`.
    line: String,
    /// Whether the caller has still to play the board, so that another Director deals with it.
    for_another: bool,
}

impl From<Tied> for TieShown {
    fn from(tied: Tied) -> TieShown {
        TieShown { section: tied.section, text: tied.said, entries: tied.teams.map(|(entry, _)| entry) }
    }
}

impl From<Needs> for Needed {
    fn from(needs: Needs) -> Needed {
        Needed { line: needs.line, for_another: needs.hidden }
    }
}

/// What the Director does in the room.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, schema(example = json!({ "mark": "0123456789abcdef", "act": { "what": "round", "section": "A", "round": 2 } })))]
pub(super) struct RoomSent {
    /// The mark of what was read of the room.
    mark: String,
    /// What is done.
    act: RoomAct,
}

/// What the Director does in the room.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ToSchema))]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
enum RoomAct {
    /// Calls the next round of a section; where rounds are drawn one by one it is drawn first.
    Round {
        /// The letter of the section.
        section: String,
        /// The round.
        round: u16,
        /// Whether contestants who have met may meet again, where it is drawn.
        #[serde(default)]
        rematch: bool,
        /// That it is meant although results are missing.
        #[serde(default)]
        sure: bool,
    },
    /// Publishes the scores of the session.
    Publish {},
}

/// What the display of the room shows.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct DisplayShown {
    /// The name of the event.
    title: String,
    /// The sections: clock, round, and where everybody sits.
    sections: Vec<SectionMoves>,
    /// The session after which the ranking stands so: the one before until the first round of the one that is played is over;
    /// 0 before the first.
    ranked_session: u16,
    /// The round after which the ranking stood so; none when that session is over.
    after_round: Option<u16>,
    /// Whether the session is over.
    over: bool,
    /// The ranking.
    groups: Vec<GroupShown>,
}

/// A section on the display.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct SectionMoves {
    /// Its letter.
    section: String,
    /// The round that is played; 0 before the first.
    round: u16,
    /// How many rounds there are.
    rounds: u16,
    /// When the round ends, in seconds since 1970.
    ends: Option<u64>,
    /// The tables of the round.
    tables: Vec<MoveShown>,
    /// Those who sit out away from a table.
    resting: Vec<String>,
}

/// A table of the round.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct MoveShown {
    /// The table.
    table: String,
    /// Who sits North-South.
    north_south: String,
    /// Who sits East-West.
    east_west: String,
    /// The boards.
    boards: String,
}

fn room_shown(room: Room) -> RoomShown {
    let needed = |all: Vec<Needs>| all.into_iter().map(Needed::from).collect();
    let section = |one: SectionNow| RoomSection {
        section: one.section,
        round: one.round,
        rounds: one.rounds,
        next: one.next,
        draws: one.draws,
        drawn: one.drawn.map(|(round, _)| round),
        missing: one.missing,
        ends: one.clock.map(|clock| clock.ends),
        tables: one
            .tables
            .into_iter()
            .map(|table| RoomTable {
                table: table.place,
                done: table.done,
                due: table.due,
                state: table.class.to_owned(),
                who: table.who,
            })
            .collect(),
    };
    let call = |one: Waiting| CallWaiting {
        call: one.call,
        table: one.place,
        by: one.by,
        minutes: one.minutes,
        for_another: one.for_another,
    };
    RoomShown {
        mark: room.mark,
        entries: room.entries,
        sections: room.sections.into_iter().map(section).collect(),
        calls: room.calls.into_iter().map(call).collect(),
        cases: room.cases.into_iter().map(CaseOpen::from).collect(),
        ties: room.tied.into_iter().map(TieShown::from).collect(),
        disputes: needed(room.disputes),
        reviews: room.reviews.into_iter().map(|(needs, _)| needs.into()).collect(),
        reviews_hidden: room.reviews_hidden,
        claims: needed(room.claims),
        strayed: needed(room.strayed),
        missing: needed(room.missing),
        appeals: room.appeals,
        over: room.over,
        published: room.published,
        plays: room.plays,
    }
}

fn display_shown(display: Display) -> DisplayShown {
    DisplayShown {
        title: display.title,
        sections: display
            .sections
            .into_iter()
            .map(|one| SectionMoves {
                section: one.section,
                round: one.round,
                rounds: one.rounds,
                ends: one.clock.map(|clock| clock.ends),
                tables: one
                    .moves
                    .into_iter()
                    .map(|table| MoveShown {
                        table: table.table,
                        north_south: table.ns,
                        east_west: table.ew,
                        boards: table.boards,
                    })
                    .collect(),
                resting: one.resting,
            })
            .collect(),
        ranked_session: display.ranked,
        after_round: display.after,
        over: display.over,
        groups: display.groups.into_iter().map(events::group).collect(),
    }
}

/// The room: rounds and tables, calls in order of waiting, disagreements, reviews, contested scores, what is missing.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/events/{code}/room", tag = "directing", security(("token" = ["direct"])),
    params(("code" = String, Path, description = "the code of the event")),
    responses((status = 200, body = RoomShown), (status = 404, body = Refusal))))]
pub(super) async fn show(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
) -> Result<Json<RoomShown>, Refused> {
    let visitor = caller.visitor(&app, Scope::Direct)?;
    let evening = find(&app, &caller, code).await?;
    let room = room::room(&app, &evening, &visitor).map_err(|wrong| caller.no(&wrong))?;
    Ok(Json(room_shown(room)))
}

/// Calls a round, or publishes the scores.
#[cfg_attr(test, utoipa::path(post, path = "/api/v1/events/{code}/room", tag = "directing", request_body = RoomSent,
    security(("token" = ["direct"])), params(("code" = String, Path, description = "the code of the event")),
    responses((status = 204, description = "done"), (status = 404, body = Refusal),
              (status = 409, body = Refusal, description = "it is no longer as it was read"),
              (status = 422, body = Refusal))))]
pub(super) async fn act(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    Sent(sent): Sent<RoomSent>,
) -> Result<StatusCode, Refused> {
    let visitor = caller.visitor(&app, Scope::Direct)?;
    let fields = match &sent.act {
        RoomAct::Round { section, round, rematch, sure } => Fields::doing("round")
            .with("section", section)
            .with("round", round)
            .some("rematch", rematch.then_some("1"))
            .some("sure", sure.then_some("1")),
        RoomAct::Publish {} => Fields::doing("publish"),
    };
    let form = fields.with("mark", &sent.mark).form();
    match room::act(State(app), visitor, Named(code), form).await {
        Err(wrong @ Wrong::Malformed("wrong-sure")) => {
            Err(Refused::field("act.sure", wrong.sentence(caller.words())))
        }
        answer => caller.done(answer),
    }
}

/// What the display of the room shows to everybody: clocks, rounds, who sits where with which boards, the ranking.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/events/{code}/display", tag = "events", security((), ("token" = ["read"])),
    params(("code" = String, Path, description = "the code of the event")),
    responses((status = 200, body = DisplayShown), (status = 404, body = Refusal))))]
pub(super) async fn display(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
) -> Result<Json<DisplayShown>, Refused> {
    let evening = find(&app, &caller, code).await?;
    let inside = evening.inside();
    Ok(Json(display_shown(projector::display(&evening, &inside, caller.words()))))
}

/// What can be followed.
#[derive(Copy, Clone)]
enum Of {
    Me,
    Room,
    Ranking,
    Display,
}

impl Of {
    fn now(self, app: &App, evening: &Evening, visitor: &Visitor) -> Result<String, Wrong> {
        let text = match self {
            Of::Me => serde_json::to_string(&own::shown(me::me(evening, &evening.inside(), visitor)?)),
            Of::Room => serde_json::to_string(&room_shown(room::room(app, evening, visitor)?)),
            Of::Ranking => {
                let inside = evening.inside();
                let guest = inside.guest(&visitor.key());
                let w = words(visitor.language);
                serde_json::to_string(&events::ranked(
                    &evening.code,
                    &inside,
                    &guest,
                    w,
                    inside.event.session_no(),
                ))
            }
            Of::Display => {
                let display = projector::display(evening, &evening.inside(), words(visitor.language));
                serde_json::to_string(&display_shown(display))
            }
        };
        text.map_err(|_| Wrong::Failed)
    }
}

/// Sends a part of the event again whenever it changes for the caller, as server-sent events.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/events/{code}/live", tag = "events", security(("token" = ["read"])),
    params(("code" = String, Path, description = "the code of the event"),
           ("of" = String, Query, description = "me, room (with the scope direct), ranking or display", example = "ranking")),
    responses((status = 200, content_type = "text/event-stream", body = String,
               description = "the data of each event is what `GET /me`, `/room`, `/ranking` or `/display` answers"),
              (status = 404, body = Refusal), (status = 422, body = Refusal))))]
pub(super) async fn live(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
    query: Query,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let visitor = caller.visitor(&app, Scope::Read)?;
    let evening = find(&app, &caller, code).await?;
    let of = match query.get("of") {
        Some("me") => Of::Me,
        Some("room") => {
            caller.with(Scope::Direct)?;
            Of::Room
        }
        Some("ranking") => Of::Ranking,
        Some("display") => Of::Display,
        _ => return Err(caller.no(&Wrong::Unread("of".to_owned()))),
    };
    let no = |wrong: Wrong| caller.no(&wrong);
    of.now(&app, &evening, &visitor).map_err(no)?;
    let (changes, listener, server) = (evening.changes(), caller.listener(&app, &visitor.key()), app.clone());
    let followed = follower::follow_as(&app, listener, &headers, changes, Again::ClocksToo, move || {
        of.now(&server, &evening, &visitor)
    });
    followed.map_err(no)
}
