use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use openroom_cards::Seat;
use tokio::sync::watch;

use super::table;
use crate::app::App;
use crate::room::Room;
use crate::visitor::{Query, Visitor};
use crate::wrong::Wrong;

/// How often a quiet stream says that it is there.
const QUIET: Duration = Duration::from_secs(15);

/// Somebody who follows a table.
struct Follower<T> {
    room: Arc<Room>,
    visitor: Visitor,
    acting: Option<Seat>,
    changes: watch::Receiver<u64>,
    shown: String,
    number: u64,
    _open: T,
}

/// Sends the table whenever it changes for this visitor. The numbers are his own: what he does not see leaves no gap.
pub(crate) async fn follow(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    query: Query,
    headers: HeaderMap,
) -> Result<Response, Wrong> {
    let room = table::find(&app, code).await?;
    let acting = table::seat(query.get("as"));
    table::scene(&room, &visitor, acting)?;
    let mine = app.limits.streams.one_more(visitor.token.key()).ok_or(Wrong::TooMany)?;
    let from_here = app.limits.streams_from.one_more(visitor.address).ok_or(Wrong::TooMany)?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    let changes = room.changes();
    let follower = Follower {
        room,
        visitor,
        acting,
        changes,
        shown: String::new(),
        number: last.unwrap_or(0),
        _open: (mine, from_here),
    };
    let events = stream::unfold(follower, next);
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(QUIET)).into_response())
}

async fn next<T>(mut follower: Follower<T>) -> Option<(Result<Event, Infallible>, Follower<T>)> {
    loop {
        follower.changes.mark_unchanged();
        let now = table::part(&follower.room, &follower.visitor, follower.acting).ok()?;
        if now != follower.shown {
            follower.number += 1;
            let event = Event::default().id(follower.number.to_string()).data(&now);
            follower.shown = now;
            return Some((Ok(event), follower));
        }
        follower.changes.changed().await.ok()?;
    }
}
