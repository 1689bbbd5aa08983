use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use openroom_cards::Seat;
use openroom_laws::{Act, Attended, Who};

use crate::acts::{self, Posted};
use crate::app::{App, apart};
use crate::club::{Evening, millis};
use crate::html::{self, Page};
use crate::pages::event::{self, online};
use crate::room::{Doer, Done, Kind, NotDone, Room};
use crate::scene::{Onlooker, Scene, key_of};
use crate::secret::Key;
use crate::visitor::{Query, Visitor};
use crate::words::words;
use crate::wrong::Wrong;
use openroom_reasoning::say;

#[derive(Template)]
#[template(path = "table.html")]
struct TablePage {
    page: Page,
    scene: Scene,
    is_owner: bool,
    /// The time of the server, in milliseconds since 1970.
    now: u64,
    /// What became of what he sent; it stands beside the part that is sent again, so that it stays.
    notice: Option<Notice>,
}

/// What became of something that was sent: the class of the line, and what it says.
type Notice = (&'static str, String);

/// The part of the page that changes.
#[derive(Template)]
#[template(path = "scene.html")]
pub(crate) struct TablePart<'a> {
    scene: &'a Scene,
}

impl Scene {
    /// The part that shows it.
    pub(crate) fn part(&self) -> TablePart<'_> {
        TablePart { scene: self }
    }
}

/// A table as this visitor sees it.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    query: Query,
) -> Result<Response, Wrong> {
    let room = find(&app, code).await?;
    let acting = seat(query.get("as"));
    let scene = scene(&app, &room, &visitor, acting).await?;
    let is_owner = room.state().is_owner(&visitor.key());
    let notice = query.get("noted").map(|_| ("noted", scene.w.t("notice-noted")));
    html::page(&TablePage { page: Page::of(&visitor), scene, is_owner, now: millis(), notice })
}

#[derive(Template)]
#[template(path = "acts.html")]
struct ActsPage {
    page: Page,
    scene: Scene,
    notice: Option<Notice>,
    /// What he filled in and was refused, so that it stands in its form again.
    typed: Vec<(String, String)>,
}

/// Everything else that can happen at a table.
pub(crate) async fn acts(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    query: Query,
) -> Result<Response, Wrong> {
    let room = find(&app, code).await?;
    let scene = scene(&app, &room, &visitor, seat(query.get("as"))).await?;
    html::page(&ActsPage { page: Page::of(&visitor), scene, notice: None, typed: vec![] })
}

/// Does what the form says.
pub(crate) async fn act(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    form: Posted,
) -> Result<Response, Wrong> {
    let room = find(&app, code).await?;
    let (key, mark) = (visitor.key(), form.line("mark", 64)?);
    let pinned = form.ticked("pinned");
    let typed = form.fields(&["csrf", "mark"]);
    let done = apart({
        let (room, app) = (Arc::clone(&room), app.clone());
        move || -> Result<Result<Done, NotDone>, Wrong> {
            let (who, act) = read(&room.state(), &key, &form)?;
            let moves_on = act.moves_on();
            let done = acted(&app, &room, &Doer { key: &key, mark: &mark, form: &form.name() }, who, act);
            Ok(done.map(|done| if done == Done::Taken && !moves_on { Done::Noted } else { done }))
        }
    })
    .await??;
    if done.is_ok() && pinned && visitor.part {
        return Ok([("hx-redirect", format!("/t/{}", room.code))].into_response());
    }
    let from_acts = !visitor.part && has(&typed, "page", "acts");
    if from_acts && matches!(done, Ok(Done::Noted)) {
        return Ok(Redirect::to(&format!("/t/{}?noted", room.code)).into_response());
    }
    let found = told(&room, &visitor, done)?;
    if from_acts && found.status != StatusCode::OK {
        return acts_again(&app, &room, &visitor, found, typed).await;
    }
    shown(&app, &room, &visitor, found).await
}

fn has(fields: &[(String, String)], name: &str, value: &str) -> bool {
    fields.iter().any(|(key, text)| key == name && text == value)
}

/// The page of more acts once more, for whoever sent one of its forms in vain: with what was refused and what he typed.
async fn acts_again(
    app: &App,
    room: &Room,
    visitor: &Visitor,
    found: Found,
    typed: Vec<(String, String)>,
) -> Result<Response, Wrong> {
    let by = typed.iter().rev().find(|(name, _)| name == "by").map(|(_, by)| by.as_str());
    let scene = scene(app, room, visitor, seat(by)).await?;
    let notice = found.notice.map(|text| ("notice", text));
    let mut response = html::page(&ActsPage { page: Page::of(visitor), scene, notice, typed })?;
    *response.status_mut() = found.status;
    Ok(response)
}

/// Takes an act at a table and brings what comes of it into its event.
pub(crate) fn acted(app: &App, room: &Room, doer: &Doer<'_>, who: Who, act: Act) -> Result<Done, NotDone> {
    if let Some(done) = room.done_before(doer) {
        return Ok(done);
    }
    let calls = matches!(act, Act::CallDirector { .. });
    let done = room.act(app.rooms.journal(), doer, who, act)?;
    if calls {
        online::called(app, room, doer.key);
    }
    online::settle(app, room);
    Ok(done)
}

/// What the fields say that somebody did, for whoever has a place here.
pub(crate) fn read(state: &crate::room::State, key: &Key, form: &Posted) -> Result<(Who, Act), Wrong> {
    if state.roles(key).is_empty() {
        return Err(Wrong::NotFound);
    }
    // Whether a card has been put back is a thing that a refusal would tell.
    if state.kind == Kind::Online && form.get("act") == Some("put-back") {
        return Err(Wrong::Malformed("wrong-form"));
    }
    let (who, act) = acts::read(form, &state.table)?;
    form.all_asked_for()?;
    Ok((who, as_he_can_do_it(state.kind, act)))
}

/// At a table that is played in earnest a player draws attention to what he can have noticed: that something was there
/// of which he cannot know would tell him of it.
fn as_he_can_do_it(kind: Kind, act: Act) -> Act {
    match (kind, act) {
        (Kind::Online, Act::DrawAttention { by: by @ Who::Player(_), to: Attended::Whatever }) => {
            Act::DrawAttention { by, to: Attended::WhatHeSaw }
        }
        (Kind::Online | Kind::Training, act) => act,
    }
}

/// Gives the answer at this place to the question with this key.
pub(crate) fn give(
    room: &Room,
    app: &App,
    (key, mark): (&Key, &str),
    asked: &str,
    place: usize,
) -> Result<Result<Done, NotDone>, Wrong> {
    let doer = &Doer { key, mark, form: &format!("answer {asked} {place}") };
    if let Some(done) = room.done_before(doer) {
        return Ok(Ok(done));
    }
    let found = {
        let state = room.state();
        let roles = state.roles(doer.key);
        if roles.is_empty() {
            return Err(Wrong::NotFound);
        }
        let table = &state.table;
        let mut open = roles.iter().flat_map(|who| table.asked_of(*who).zip(table.view(*who).asked));
        open.find(|(_, seen)| key_of(seen) == asked).map(|(question, _)| *question)
    };
    let Some(question) = found else { return Ok(Err(NotDone::Stale)) };
    let answers = question.form().answers();
    let answer = answers.get(place).ok_or(Wrong::Malformed("wrong-form"))?;
    let done = room.answer(app.rooms.journal(), doer, &question, *answer);
    online::settle(app, room);
    Ok(done)
}

/// Gives an answer to what was asked.
pub(crate) async fn answer(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    form: Posted,
) -> Result<Response, Wrong> {
    let room = find(&app, code).await?;
    let (key, mark) = (visitor.key(), form.line("mark", 64)?);
    let asked = form.line("question", 64)?;
    let from_desk = form.get("from") == Some("desk");
    let place: usize = form.read("answer")?;
    let done = apart({
        let (room, app) = (Arc::clone(&room), app.clone());
        move || give(&room, &app, (&key, &mark), &asked, place)
    })
    .await??;
    if done.is_ok() && !visitor.part && from_desk {
        return Ok(Redirect::to(&format!("/t/{}/desk", room.code)).into_response());
    }
    after(&app, &room, &visitor, done).await
}

/// What became of something that was sent to a table, and what is said of it.
struct Found {
    status: StatusCode,
    notice: Option<String>,
}

fn told(room: &Room, visitor: &Visitor, done: Result<Done, NotDone>) -> Result<Found, Wrong> {
    let w = words(visitor.language);
    let (status, notice) = match done {
        Ok(Done::Taken) => (StatusCode::OK, None),
        Ok(Done::Noted) if !visitor.part => (StatusCode::OK, None),
        Ok(Done::Noted) => (StatusCode::OK, Some(w.t("notice-noted"))),
        Ok(Done::Held) => (StatusCode::OK, Some(w.t("notice-held"))),
        Err(NotDone::Stale | NotDone::AnswerRefused) => (StatusCode::CONFLICT, Some(w.t("notice-stale"))),
        Err(NotDone::Refused(refusal)) => {
            (StatusCode::UNPROCESSABLE_ENTITY, Some(say::refusal(w, &room.state().table, &refusal)))
        }
        Err(NotDone::NoPlace(_)) => (StatusCode::CONFLICT, Some(w.t("notice-two-places"))),
        Err(NotDone::Adjourned) => (StatusCode::CONFLICT, Some(w.t("notice-adjourned"))),
        Err(NotDone::ScriptOver) => (StatusCode::CONFLICT, Some(w.t("follow-end"))),
        Err(NotDone::ScriptLeft) => (StatusCode::CONFLICT, Some(w.t("follow-left"))),
        Err(NotDone::NotHis) => return Err(Wrong::NotFound),
        Err(NotDone::NotKept) => return Err(Wrong::Failed),
    };
    Ok(Found { status, notice })
}

/// The table after something was done or not done, for a script the part that changed.
pub(super) async fn after(
    app: &App,
    room: &Room,
    visitor: &Visitor,
    done: Result<Done, NotDone>,
) -> Result<Response, Wrong> {
    shown(app, room, visitor, told(room, visitor, done)?).await
}

async fn shown(app: &App, room: &Room, visitor: &Visitor, found: Found) -> Result<Response, Wrong> {
    let Found { status, notice } = found;
    if !visitor.part && notice.is_none() {
        return Ok(Redirect::to(&format!("/t/{}", room.code)).into_response());
    }
    let scene = scene(app, room, visitor, None).await?;
    let notice = notice.map(|text| (if status == StatusCode::OK { "noted" } else { "notice" }, text));
    let mut response = if visitor.part {
        html::page(&Scene { notice, ..scene }.part())?
    } else {
        let is_owner = room.state().is_owner(&visitor.key());
        html::page(&TablePage { page: Page::of(visitor), scene, is_owner, now: millis(), notice })?
    };
    // A script shows what was refused as it shows anything else.
    *response.status_mut() = if visitor.part { StatusCode::OK } else { status };
    Ok(response)
}

/// What this visitor sees of the table; nothing tells a stranger that there is one.
pub(super) async fn scene(
    app: &App,
    room: &Room,
    visitor: &Visitor,
    acting: Option<Seat>,
) -> Result<Scene, Wrong> {
    let of = room.state().of.clone();
    let event = match of {
        Some((event, _)) => Some(event::find(app, event).await?),
        None => None,
    };
    seen(room, event.as_deref(), visitor, acting)
}

fn seen(
    room: &Room,
    event: Option<&Evening>,
    visitor: &Visitor,
    acting: Option<Seat>,
) -> Result<Scene, Wrong> {
    let onlooker = Onlooker {
        key: &visitor.key(),
        csrf: &visitor.token.for_forms(),
        words: words(visitor.language),
        acting,
    };
    let (scene, of) = {
        let state = room.state();
        let none = if state.is_gone(&visitor.key()) { Wrong::Gone } else { Wrong::NotFound };
        (Scene::of(room, &state, &onlooker).ok_or(none)?, state.of.clone())
    };
    let clock = event.zip(of).and_then(|(event, (_, line))| online::clock(&event.inside(), line));
    Ok(Scene { clock, ..scene })
}

/// The part of the page that changes, as text.
pub(super) fn part(
    room: &Room,
    event: Option<&Evening>,
    visitor: &Visitor,
    acting: Option<Seat>,
) -> Result<String, Wrong> {
    html::text(&seen(room, event, visitor, acting)?.part())
}

/// The table with this code.
pub(crate) async fn find(app: &App, code: String) -> Result<Arc<Room>, Wrong> {
    let rooms = Arc::clone(&app.rooms);
    apart(move || rooms.find(&code)).await?.ok_or(Wrong::NotFound)
}

/// A seat named in an address.
pub(super) fn seat(text: Option<&str>) -> Option<Seat> {
    text?.parse().ok()
}
