use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use openroom_laws::Who;

use super::follower::{self, Again};
use super::{event, table};
use crate::app::{App, apart};
use crate::room::{Here, Kind};
use crate::visitor::{Query, Visitor};
use crate::wrong::Wrong;

/// Sends the table whenever it changes for this visitor.
pub(crate) async fn follow(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    query: Query,
    headers: HeaderMap,
) -> Result<Response, Wrong> {
    let room = table::find(&app, code).await?;
    let acting = table::seat(query.get("as"));
    table::scene(&app, &room, &visitor, acting).await?;
    let (of, seats) = {
        let state = room.state();
        let roles = state.roles(&visitor.key());
        let seats = roles.into_iter().filter_map(|who| match who {
            Who::Player(seat) if state.kind == Kind::Online => Some(seat),
            Who::Player(_) | Who::Director => None,
        });
        (state.of.clone(), seats.collect::<Vec<_>>())
    };
    let event = match of {
        Some((event, _)) => Some(event::find(&app, event).await?),
        None => None,
    };
    let here = apart({
        let (room, app) = (Arc::clone(&room), app.clone());
        move || Here::come(&room, app.rooms.journal(), seats)
    });
    let here = here.await?.map_err(|_| Wrong::Failed)?;
    let again = if event.is_some() { Again::ClocksToo } else { Again::Happened };
    let (changes, to) = (room.changes(), visitor.clone());
    follower::follow(&app, &visitor, &headers, changes, again, move || {
        table::part(here.room(), event.as_deref(), &to, acting)
    })
}
