//! Spectators of a table: one hand, later where that is set, and nothing to do.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use openroom_laws::Who;

use super::follower::{self, Again};
use super::{event, table};
use crate::app::{App, apart};
use crate::club::millis;
use crate::html::{self, Page};
use crate::room::{Room, Watching};
use crate::scene::Scene;
use crate::secret::Key;
use crate::visitor::Visitor;
use crate::words::{Words, words};
use crate::wrong::Wrong;

#[derive(Template)]
#[template(path = "watch.html")]
struct WatchPage {
    page: Page,
    code: String,
    link: String,
    heading: String,
    delay: u16,
    part: String,
}

#[derive(Template)]
#[template(path = "watch_nothing.html")]
struct NotYet {
    w: Words,
}

/// Whom this visitor watches. Whoever plays at the table watches nobody there, nor who has still to play the board; and
/// who has watched takes no seat with another hand.
pub(crate) async fn watching(app: &App, room: &Arc<Room>, key: Key, link: &str) -> Result<Watching, Wrong> {
    let (whom, of) = {
        let state = room.state();
        let whom = state.watched(link).ok_or(Wrong::NotFound)?;
        if state.roles(&key).iter().any(|who| matches!(who, Who::Player(_))) {
            return Err(Wrong::Malformed("wrong-watch"));
        }
        (whom, state.of.clone())
    };
    let mut elsewhere = vec![];
    if let Some((event, line)) = of {
        let evening = event::find(app, event).await?;
        let inside = evening.inside();
        if inside.has_still_to_play(&inside.guest(&key), line.session, line.board) {
            return Err(Wrong::Malformed("wrong-watch-board"));
        }
        elsewhere = event::online::others_with(&inside, line);
    }
    let (room, app) = (Arc::clone(room), app.clone());
    let noted = apart(move || {
        let others = elsewhere.iter().filter_map(|code| app.rooms.find(code));
        let mut played = others.filter(|other| other.state().shows_one_hand());
        // The Director of the table sees everything there as it is.
        let one = room.state().shows_one_hand() && !room.state().roles(&key).contains(&Who::Director);
        let seen = one && room.state().has_seen_other(whom.one(), &key);
        if seen || (one && played.any(|other| other.state().has_seen_other(whom.one(), &key))) {
            return Ok(None);
        }
        room.watch(app.rooms.journal(), whom, &key).map(Some)
    })
    .await?;
    match noted {
        Ok(None) => Err(Wrong::Malformed("wrong-watch-hand")),
        Ok(Some(true)) => Ok(whom),
        Ok(Some(false)) => Err(Wrong::TooMany),
        Err(_) => Err(Wrong::Failed),
    }
}

fn part(room: &Room, whom: Watching, w: Words) -> Result<String, Wrong> {
    let scene = {
        let state = room.state();
        let table = state.as_spectators_see(millis());
        table.and_then(|table| Scene::watched(room, &state, &table, whom, w))
    };
    match scene {
        Some(scene) => html::text(&scene.part()),
        None => html::text(&NotYet { w }),
    }
}

/// The page.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path((code, link)): Path<(String, String)>,
) -> Result<Response, Wrong> {
    let room = table::find(&app, code.clone()).await?;
    let whom = watching(&app, &room, visitor.key(), &link).await?;
    let page = Page::of(&visitor);
    let part = part(&room, whom, page.w)?;
    let (heading, delay) = (heading(page.w, whom), room.state().delay);
    html::page(&WatchPage { page, code, link, heading, delay, part })
}

fn heading(w: Words, whom: Watching) -> String {
    match whom {
        Watching::One(seat) => w.with("watch-whom", "seat", w.seat(seat)),
        Watching::All => w.t("watch-all"),
    }
}

/// Sends the page again whenever it changes for spectators of this player.
pub(crate) async fn follow(
    State(app): State<App>,
    visitor: Visitor,
    Path((code, link)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Wrong> {
    let room = table::find(&app, code).await?;
    let whom = watching(&app, &room, visitor.key(), &link).await?;
    let (changes, w) = (room.changes(), words(visitor.language));
    follower::follow(&app, &visitor, &headers, changes, Again::Late, move || part(&room, whom, w))
}
