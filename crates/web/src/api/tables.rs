//! Tables: what a place sees, and what it does.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use openroom_cards::Seat;
use openroom_laws::{Act, Said, SeenStanding, Who};
use openroom_reasoning::say;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::caller::{Caller, Sent};
use super::refusal::{Refusal, Refused};
use crate::acts;
use crate::app::{App, apart};
use crate::club::Scope;
use crate::pages::event::online;
use crate::pages::{set_up, table};
use crate::room::{Board, Doer, Done, Kind, NotDone, Room, everybody};
use crate::scene::key_of;
use crate::wrong::Wrong;

/// What the caller's places at a table see.
#[derive(Serialize, ToSchema)]
pub(super) struct TableShown {
    /// Names what is seen here; an act or answer brings it along, so that nobody acts on what has changed meanwhile.
    mark: String,
    /// The places that the caller has: N, E, S, W, Director.
    places: Vec<String>,
    /// The view of each place.
    views: Vec<ViewShown>,
}

/// What one place sees.
#[derive(Serialize, ToSchema)]
pub(super) struct ViewShown {
    /// The place.
    of: String,
    /// auction, clarification, play or over.
    phase: String,
    /// Whose turn it is.
    turn: Option<String>,
    /// The cards that are seen in each hand, N, E, S, W, as PBN writes them.
    hands: Vec<String>,
    /// The calls.
    calls: Vec<CallSeen>,
    /// The tricks: the cards of N, E, S, W, each where it is seen.
    tricks: Vec<Vec<Option<String>>>,
    /// What may be called or played by the Laws now.
    legal: Vec<String>,
    /// What is asked: a key, the sentence, and the answers to choose from.
    asked: Vec<Asked>,
}

/// A call that was made.
#[derive(Serialize, ToSchema)]
pub(super) struct CallSeen {
    /// By whom.
    by: String,
    /// What.
    call: String,
    /// Whether it stands.
    stands: bool,
}

/// A question.
#[derive(Serialize, ToSchema)]
pub(super) struct Asked {
    /// Names it in an answer.
    question: String,
    /// In words.
    text: String,
    /// What may be answered, by number from 0.
    answers: Vec<String>,
}

/// Something that is done.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Doing {
    /// The mark of what was seen.
    mark: String,
    /// The fields that the form of the page would send: `{"act": "call", "by": "N", "call": "1S"}`.
    fields: std::collections::BTreeMap<String, String>,
}

/// An answer.
#[derive(Deserialize, ToSchema)]
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
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Opening {
    /// training or online.
    kind: String,
    /// The fields that the form of the page would send: preset, attention (at-once, players), pbn, prevent, screens (none,
    /// east, west), title, delay.
    fields: std::collections::BTreeMap<String, String>,
}

/// A table that was opened.
#[derive(Serialize, ToSchema)]
pub(super) struct Opened {
    /// Its code.
    table: String,
    /// The paths of the links to its places: N, E, S, W, Director.
    links: Vec<String>,
}

/// Opens a training table, or one to play at, for the caller.
#[utoipa::path(post, path = "/api/v1/tables", tag = "tables", request_body = Opening,
    security(("token" = ["play"])),
    responses((status = 200, body = Opened), (status = 404, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn open(
    State(app): State<App>,
    caller: Caller,
    Sent(sent): Sent<Opening>,
) -> Result<Json<Opened>, Refused> {
    let key = caller.with(Scope::Play)?.clone();
    let kind = match sent.kind.as_str() {
        "training" => Kind::Training,
        "online" => Kind::Online,
        _ => return Err(caller.no(&Wrong::Malformed("wrong-form"))),
    };
    let form = acts::Posted::of(sent.fields);
    let board = set_up::set_up(kind, &form).map_err(|wrong| caller.no(&wrong))?;
    let board = Board::SetUp(Box::new(board));
    let opened = set_up::opened(&app, (key, caller.address), kind, &form, board).await;
    let room = opened.map_err(|wrong| caller.no(&wrong))?;
    let state = room.state();
    let link = |who: Who| format!("/t/{}/sit/{}", room.code, state.place(who).link);
    Ok(Json(Opened { table: room.code.clone(), links: everybody().map(link).into() }))
}

async fn find(app: &App, caller: &Caller, code: String) -> Result<Arc<Room>, Refused> {
    table::find(app, code).await.map_err(|wrong| caller.no(&wrong))
}

/// What the caller's places see of a table.
#[utoipa::path(get, path = "/api/v1/tables/{code}", tag = "tables", security(("token" = ["read"])),
    params(("code" = String, Path, description = "the code of the table")),
    responses((status = 200, body = TableShown), (status = 404, body = Refusal)))]
pub(super) async fn show(
    State(app): State<App>,
    caller: Caller,
    Path(code): Path<String>,
) -> Result<Json<TableShown>, Refused> {
    let key = caller.with(Scope::Read)?;
    let room = find(&app, &caller, code).await?;
    let state = room.state();
    let roles = state.roles(key);
    if roles.is_empty() {
        return Err(caller.no(&Wrong::NotFound));
    }
    let name = |who: &Who| match who {
        Who::Player(seat) => seat.letter().to_string(),
        Who::Director => "Director".to_owned(),
    };
    let view = |who: &Who| {
        let view = state.table.view(*who);
        let turn = view.turn.map(Who::Player) == Some(view.of);
        let legal = if turn {
            let calls = openroom_cards::Call::all().filter(|call| view.legal_calls.contains(*call));
            calls
                .map(|call| call.to_string())
                .chain(view.legal_cards.iter().map(|card| card.to_string()))
                .collect()
        } else {
            vec![]
        };
        let asked = state.table.asked_of(*who).zip(&view.asked).map(|(question, seen)| Asked {
            question: key_of(seen),
            text: say::question(caller.words(), &state.table, question),
            answers: question
                .form()
                .answers()
                .iter()
                .map(|answer| say::answer(caller.words(), question, answer))
                .collect(),
        });
        ViewShown {
            of: name(who),
            phase: format!("{:?}", view.phase).to_lowercase(),
            turn: view.turn.map(|seat| seat.letter().to_string()),
            hands: Seat::ALL.map(|seat| view.hands[seat].cards.to_string()).into(),
            calls: view
                .calls
                .iter()
                .map(|made| CallSeen {
                    by: made.by.letter().to_string(),
                    call: match made.said {
                        Said::Call(call) => call.to_string(),
                        Said::AboveSeven { level, denomination } => format!("{level}{denomination}"),
                    },
                    stands: made.standing == SeenStanding::Stands,
                })
                .collect(),
            tricks: view
                .tricks
                .iter()
                .map(|trick| Seat::ALL.map(|seat| trick[seat].map(|card| card.to_string())).into())
                .collect(),
            legal,
            asked: asked.collect(),
        }
    };
    Ok(Json(TableShown {
        mark: room.mark(&state, &roles),
        places: roles.iter().map(name).collect(),
        views: roles.iter().map(view).collect(),
    }))
}

/// Does something at a table, lawful or not.
#[utoipa::path(post, path = "/api/v1/tables/{code}/acts", tag = "tables", request_body = Doing,
    security(("token" = ["play"])), params(("code" = String, Path, description = "the code of the table")),
    responses((status = 204, description = "it happened"), (status = 404, body = Refusal),
              (status = 409, body = Refusal), (status = 422, body = Refusal)))]
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
            let done = room.act(app.rooms.journal(), &Doer { key: &key, mark: &doing.mark }, who, act);
            online::settle(&app, &room);
            Ok(done)
        }
    });
    let done = done.await.and_then(|done| done).map_err(|wrong| caller.no(&wrong))?;
    told(&room, &caller, done)
}

/// Answers what a place is asked.
#[utoipa::path(post, path = "/api/v1/tables/{code}/answers", tag = "tables", request_body = Answering,
    security(("token" = ["play"])), params(("code" = String, Path, description = "the code of the table")),
    responses((status = 204, description = "answered"), (status = 404, body = Refusal),
              (status = 409, body = Refusal), (status = 422, body = Refusal)))]
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
        move || table::give(&room, &app, &Doer { key: &key, mark: &sent.mark }, &sent.question, sent.answer)
    });
    let done = done.await.and_then(|done| done).map_err(|wrong| caller.no(&wrong))?;
    told(&room, &caller, done)
}

fn told(room: &Room, caller: &Caller, done: Result<Done, NotDone>) -> Result<StatusCode, Refused> {
    let w = caller.words();
    match done {
        Ok(Done::Taken | Done::Noted | Done::Held) => Ok(StatusCode::NO_CONTENT),
        Err(NotDone::Stale | NotDone::AnswerRefused) => {
            Err(Refused::saying(StatusCode::CONFLICT, "stale", w.t("notice-stale")))
        }
        Err(NotDone::Refused(refusal)) => {
            let text = say::refusal(w, &room.state().table, &refusal);
            Err(Refused::saying(StatusCode::UNPROCESSABLE_ENTITY, "refused", text))
        }
        Err(NotDone::Adjourned) => {
            Err(Refused::saying(StatusCode::CONFLICT, "adjourned", w.t("notice-adjourned")))
        }
        Err(NotDone::NotHis | NotDone::TwoPlaces) => Err(caller.no(&Wrong::NotFound)),
        Err(NotDone::NotKept) => Err(caller.no(&Wrong::Failed)),
    }
}
