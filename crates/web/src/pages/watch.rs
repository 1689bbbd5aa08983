//! Spectators of a table: one hand, later where that is set, and nothing to do.

use askama::Template;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use openroom_cards::Seat;
use openroom_laws::Who;

use super::follower::{self, Again};
use super::table;
use crate::app::App;
use crate::club::millis;
use crate::html::{self, Page};
use crate::room::Room;
use crate::scene::Scene;
use crate::visitor::Visitor;
use crate::words::{Words, words};
use crate::wrong::Wrong;

#[derive(Template)]
#[template(path = "watch.html")]
struct WatchPage {
    page: Page,
    code: String,
    link: String,
    name: String,
    delay: u16,
    part: String,
}

#[derive(Template)]
#[template(path = "scene.html")]
struct Seen {
    scene: Scene,
}

#[derive(Template)]
#[template(path = "watch_nothing.html")]
struct NotYet {
    w: Words,
}

/// Whoever plays at the table watches nobody there.
fn seat_of(room: &Room, visitor: &Visitor, link: &str) -> Result<Seat, Wrong> {
    let state = room.state();
    let seat = state.watched(link).ok_or(Wrong::NotFound)?;
    let plays = state.roles(&visitor.key()).iter().any(|who| matches!(who, Who::Player(_)));
    if plays { Err(Wrong::Malformed("wrong-watch")) } else { Ok(seat) }
}

fn part(room: &Room, seat: Seat, w: Words) -> Result<String, Wrong> {
    let scene = {
        let state = room.state();
        let table = state.as_spectators_see(millis());
        table.and_then(|table| Scene::watched(room, &state, &table, seat, w))
    };
    match scene {
        Some(scene) => html::text(&Seen { scene }),
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
    let seat = seat_of(&room, &visitor, &link)?;
    let page = Page::of(&visitor);
    let part = part(&room, seat, page.w)?;
    let (name, delay) = (page.w.seat(seat).to_owned(), room.state().delay);
    html::page(&WatchPage { page, code, link, name, delay, part })
}

/// Sends the page again whenever it changes for spectators of this player.
pub(crate) async fn follow(
    State(app): State<App>,
    visitor: Visitor,
    Path((code, link)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Wrong> {
    let room = table::find(&app, code).await?;
    let seat = seat_of(&room, &visitor, &link)?;
    let again = if room.state().delay > 0 { Again::Late } else { Again::Happened };
    let (changes, w) = (room.changes(), words(visitor.language));
    follower::follow(&app, &visitor, &headers, changes, again, move || part(&room, seat, w))
}
