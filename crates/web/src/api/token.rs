//! The token that a program brings: what it may do, and taking it back.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
#[cfg(test)]
use utoipa::ToSchema;

use super::caller::Caller;
#[cfg(test)]
use super::refusal::Refusal;
use super::refusal::Refused;
use crate::app::{App, apart};
use crate::club::Made;
use crate::json::Json;
use crate::wrong::Wrong;

/// The token that was brought.
#[derive(Serialize)]
#[cfg_attr(test, derive(ToSchema))]
pub(super) struct TokenShown {
    /// What it is called.
    name: String,
    /// What it may do: read, enter, play, direct, organize.
    scopes: Vec<String>,
    /// Until when it is good, in milliseconds since 1970.
    until: u64,
}

async fn brought(app: &App, caller: &Caller) -> Result<Made, Refused> {
    let token = caller.token().ok_or_else(|| caller.no(&Wrong::NotFound))?.to_owned();
    let club = Arc::clone(&app.club);
    let found = apart(move || club.tokens.find(&token)).await.map_err(|wrong| caller.no(&wrong))?;
    found.map_err(|_| caller.no(&Wrong::Failed))?.ok_or_else(|| caller.no(&Wrong::NotFound))
}

/// What the token that the caller brings may do, and until when.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/token", tag = "tokens", security(("token" = [])),
    responses((status = 200, body = TokenShown), (status = 404, body = Refusal))))]
pub(super) async fn show(State(app): State<App>, caller: Caller) -> Result<Json<TokenShown>, Refused> {
    let made = brought(&app, &caller).await?;
    let scopes = made.scopes.iter().map(|scope| scope.name().to_owned()).collect();
    Ok(Json(TokenShown { name: made.name, scopes, until: made.until }))
}

/// Takes back the token that the caller brings; others are taken back on the page of tokens.
#[cfg_attr(test, utoipa::path(delete, path = "/api/v1/token", tag = "tokens", security(("token" = [])),
    responses((status = 204, description = "it is no longer good"), (status = 404, body = Refusal))))]
pub(super) async fn revoke(State(app): State<App>, caller: Caller) -> Result<StatusCode, Refused> {
    let made = brought(&app, &caller).await?;
    let club = Arc::clone(&app.club);
    let revoked = apart(move || club.tokens.revoke(&made.key, &made.hash));
    let revoked = revoked.await.map_err(|wrong| caller.no(&wrong))?.map_err(|_| caller.no(&Wrong::Failed))?;
    if revoked { Ok(StatusCode::NO_CONTENT) } else { Err(caller.no(&Wrong::NotFound)) }
}
