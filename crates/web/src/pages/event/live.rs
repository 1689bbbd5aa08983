//! Pages of an event that follow it.

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;

use super::{find, me, projector, results, room, top};
use crate::app::App;
use crate::club::Evening;
use crate::pages::follower::{self, Again};
use crate::visitor::{Query, Visitor};
use crate::wrong::Wrong;

/// A page that follows the event.
#[derive(Copy, Clone)]
enum Watched {
    Me,
    Room,
    Results,
    Projector,
    Calls,
}

impl Watched {
    fn part(self, app: &App, evening: &Evening, visitor: &Visitor, query: &Query) -> Result<String, Wrong> {
        match self {
            Watched::Me => me::part(evening, visitor, None),
            Watched::Room => room::part(app, evening, visitor),
            Watched::Results => results::part(evening, visitor, query),
            Watched::Projector => projector::part(evening, visitor),
            Watched::Calls => top::calls(evening, visitor),
        }
    }
}

/// Sends a page again whenever it changes for this visitor.
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
        Some("calls") => Watched::Calls,
        _ => return Err(Wrong::NotFound),
    };
    watched.part(&app, &evening, &visitor, &query)?;
    let (changes, to, server) = (evening.changes(), visitor.clone(), app.clone());
    follower::follow(&app, &visitor, &headers, changes, Again::ClocksToo, move || {
        watched.part(&server, &evening, &to, &query)
    })
}
