//! Pages of an event that follow it.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::watch;

use super::{find, me, projector, results, room};
use crate::app::App;
use crate::club::Evening;
use crate::visitor::{Query, Visitor};
use crate::wrong::Wrong;

/// How often a page is made again though nothing happened: clocks go on.
const AGAIN: Duration = Duration::from_secs(15);

/// A page that follows the event.
#[derive(Copy, Clone)]
enum Watched {
    Me,
    Room,
    Results,
    Projector,
}

impl Watched {
    fn part(self, evening: &Evening, visitor: &Visitor) -> Result<String, Wrong> {
        match self {
            Watched::Me => me::part(evening, visitor, None),
            Watched::Room => room::part(evening, visitor),
            Watched::Results => results::part(evening, visitor),
            Watched::Projector => projector::part(evening, visitor),
        }
    }
}

struct Follower<T> {
    evening: Arc<Evening>,
    visitor: Visitor,
    watched: Watched,
    changes: watch::Receiver<u64>,
    shown: String,
    number: u64,
    _open: T,
}

/// Sends a page again whenever it changes for this visitor, numbered for him alone.
pub(crate) async fn follow(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    query: Query,
    headers: HeaderMap,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let watched = match query.get("page") {
        Some("me") => Watched::Me,
        Some("room") => Watched::Room,
        Some("results") => Watched::Results,
        Some("projector") => Watched::Projector,
        _ => return Err(Wrong::NotFound),
    };
    watched.part(&evening, &visitor)?;
    let mine = app.limits.streams.one_more(visitor.token.key()).ok_or(Wrong::TooMany)?;
    let from_here = app.limits.streams_from.one_more(visitor.address).ok_or(Wrong::TooMany)?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    let changes = evening.changes();
    let follower = Follower {
        evening,
        visitor,
        watched,
        changes,
        shown: String::new(),
        number: last.unwrap_or(0),
        _open: (mine, from_here),
    };
    let events = stream::unfold(follower, next);
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(AGAIN)).into_response())
}

async fn next<T>(mut follower: Follower<T>) -> Option<(Result<Event, Infallible>, Follower<T>)> {
    loop {
        follower.changes.mark_unchanged();
        let now = follower.watched.part(&follower.evening, &follower.visitor).ok()?;
        if now != follower.shown {
            follower.number += 1;
            let event = Event::default().id(follower.number.to_string()).data(&now);
            follower.shown = now;
            return Some((Ok(event), follower));
        }
        if let Ok(changed) = tokio::time::timeout(AGAIN, follower.changes.changed()).await {
            changed.ok()?;
        }
    }
}
