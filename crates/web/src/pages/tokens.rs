//! Tokens for programs: made, shown once, taken back.

use std::sync::Arc;

use askama::Template;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};

use crate::acts::Posted;
use crate::app::{App, apart};
use crate::club::Scope;
use crate::html::{self, Page};
use crate::visitor::Visitor;
use crate::wrong::Wrong;

/// The longest name.
const LONGEST: usize = 60;

/// A token in the list.
struct Listed {
    hash: String,
    name: String,
    scopes: Vec<&'static str>,
}

#[derive(Template)]
#[template(path = "tokens.html")]
struct TokensPage {
    page: Page,
    made: Option<String>,
    all: Vec<Listed>,
}

/// The tokens of this session.
pub(crate) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Response, Wrong> {
    written(&app, &visitor, None).await
}

async fn written(app: &App, visitor: &Visitor, made: Option<String>) -> Result<Response, Wrong> {
    let (club, key) = (Arc::clone(&app.club), visitor.key());
    let all = apart(move || club.tokens.of(&key)).await?.map_err(|_| Wrong::Failed)?;
    let all = all.into_iter().map(|one| Listed {
        hash: one.hash,
        name: one.name,
        scopes: one.scopes.iter().map(|scope| scope.name()).collect(),
    });
    html::page(&TokensPage { page: Page::of(visitor), made, all: all.collect() })
}

/// Makes one, or takes one back.
pub(crate) async fn change(
    State(app): State<App>,
    visitor: Visitor,
    form: Posted,
) -> Result<Response, Wrong> {
    let (club, key) = (Arc::clone(&app.club), visitor.key());
    if let Some(hash) = form.get("revoke").map(str::to_owned) {
        let revoked = apart(move || club.tokens.revoke(&key, &hash)).await?.map_err(|_| Wrong::Failed)?;
        return if revoked { Ok(Redirect::to("/tokens").into_response()) } else { Err(Wrong::NotFound) };
    }
    let name = form.line("name", LONGEST)?;
    if name.is_empty() {
        return Err(Wrong::Malformed("wrong-named"));
    }
    let ticked = |scope: &Scope| form.ticked(&format!("scope-{}", scope.name()));
    let scopes: Vec<Scope> = Scope::ALL.into_iter().filter(ticked).collect();
    if scopes.is_empty() {
        return Err(Wrong::Malformed("wrong-scopes"));
    }
    let made = apart(move || club.tokens.make(&key, name, scopes)).await?.map_err(|_| Wrong::Failed)?;
    written(&app, &visitor, Some(made.ok_or(Wrong::TooMany)?)).await
}
