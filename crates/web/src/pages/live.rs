use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;

use super::follower::{self, Again};
use super::table;
use crate::app::App;
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
    table::scene(&room, &visitor, acting)?;
    let (changes, to) = (room.changes(), visitor.clone());
    follower::follow(&app, &visitor, &headers, changes, Again::Happened, move || {
        table::part(&room, &to, acting)
    })
}
