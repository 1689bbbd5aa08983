//! Pages that are sent again whenever they change for a visitor.

use std::convert::Infallible;
use std::net::IpAddr;
use std::time::Duration;

use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::watch;

use crate::app::App;
use crate::secret::{Key, digest};
use crate::visitor::Visitor;
use crate::wrong::Wrong;

/// How often a quiet stream says that it is there, so that a lost connection is noticed soon.
const QUIET: Duration = Duration::from_secs(5);

/// How often a page with a clock is made again.
const CLOCK: Duration = Duration::from_secs(15);

/// The header of whoever wants to hold no connection.
const BRIEFLY: &str = "openroom-briefly";

const SECOND: Duration = Duration::from_secs(1);

/// When a page is made again.
#[derive(Copy, Clone)]
pub(crate) enum Again {
    /// When something happens.
    Happened,
    /// From time to time as well, because clocks go on.
    ClocksToo,
    /// Every second, because what is seen is older.
    Late,
}

/// Whoever follows.
pub(crate) struct Listener {
    /// For whom he acts.
    pub(crate) key: Key,
    /// Where he is.
    pub(crate) address: IpAddr,
    /// Whether he still acts for him.
    pub(crate) is_known: Box<dyn Fn() -> bool + Send>,
}

impl Listener {
    /// A visitor who looks at a page.
    fn of(app: &App, visitor: &Visitor) -> Listener {
        let (app, asks) = (app.clone(), visitor.clone());
        let is_known = Box::new(move || asks.is_still_known(&app));
        Listener { key: visitor.key(), address: visitor.address, is_known }
    }
}

struct Follower<M, T> {
    listener: Listener,
    make: M,
    again: Again,
    changes: watch::Receiver<u64>,
    shown: String,
    number: u64,
    _open: T,
}

/// Follows what is made for this visitor.
pub(super) fn follow<M>(
    app: &App,
    visitor: &Visitor,
    headers: &HeaderMap,
    changes: watch::Receiver<u64>,
    again: Again,
    make: M,
) -> Result<Response, Wrong>
where
    M: Fn() -> Result<String, Wrong> + Send + 'static,
{
    follow_as(app, Listener::of(app, visitor), headers, changes, again, make)
}

/// Follows what is made for this listener. The numbers are his own: what he does not see leaves no gap.
pub(crate) fn follow_as<M>(
    app: &App,
    listener: Listener,
    headers: &HeaderMap,
    changes: watch::Receiver<u64>,
    again: Again,
    make: M,
) -> Result<Response, Wrong>
where
    M: Fn() -> Result<String, Wrong> + Send + 'static,
{
    if headers.contains_key(BRIEFLY) {
        return Ok(briefly(headers, &make()?));
    }
    let mine = app.limits.streams.one_more(listener.key.clone()).ok_or(Wrong::TooMany)?;
    let from_here = app.limits.streams_from.one_more(listener.address).ok_or(Wrong::TooMany)?;
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    let follower = Follower {
        listener,
        make,
        again,
        changes,
        shown: String::new(),
        number: last.unwrap_or(0),
        _open: (mine, from_here),
    };
    let events = stream::unfold(follower, next);
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(QUIET)).into_response())
}

/// What is there now, where it is not what was seen last; then the connection is free again.
fn briefly(headers: &HeaderMap, now: &str) -> Response {
    let mark = digest("part", now)[..16].to_owned();
    let seen = headers.get("last-event-id").is_some_and(|last| last.as_bytes() == mark.as_bytes());
    let event = (!seen).then(|| Ok::<_, Infallible>(Event::default().id(mark).data(now)));
    Sse::new(stream::iter(event)).into_response()
}

async fn next<M, T>(mut follower: Follower<M, T>) -> Option<(Result<Event, Infallible>, Follower<M, T>)>
where
    M: Fn() -> Result<String, Wrong>,
{
    loop {
        follower.changes.mark_unchanged();
        if !(follower.listener.is_known)() {
            return None;
        }
        let now = (follower.make)().ok()?;
        if now != follower.shown {
            follower.number += 1;
            let event = Event::default().id(follower.number.to_string()).data(&now);
            follower.shown = now;
            return Some((Ok(event), follower));
        }
        let changed = follower.changes.changed();
        match follower.again {
            Again::Happened => changed.await.ok()?,
            Again::ClocksToo | Again::Late => {
                let after = if matches!(follower.again, Again::Late) { SECOND } else { CLOCK };
                if let Ok(changed) = tokio::time::timeout(after, changed).await {
                    changed.ok()?;
                }
            }
        }
    }
}
