//! Accounts: a name and a password in the place of a link, for those who run and direct events.

use std::sync::Arc;
use std::time::Instant;

use askama::Template;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};

use crate::acts::Posted;
use crate::app::{App, apart};
use crate::club::{Club, Hashed, LETTERS, NotDone};
use crate::cookie::Over;
use crate::html::{self, Page};
use crate::secret::Token;
use crate::visitor::{Renewed, Visitor};
use crate::wrong::Wrong;

/// The longest name.
const LONGEST: usize = 60;

#[derive(Template)]
#[template(path = "account.html")]
struct AccountPage {
    page: Page,
    /// The account to which he is signed in.
    name: Option<String>,
    /// Whether his device may become an account.
    may_make: bool,
    /// Whether others on the network could read what he types.
    plain: bool,
}

/// The account of this visitor, or how he comes to one.
pub(crate) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Response, Wrong> {
    let plain = app.over() == Over::Plain;
    let (session, key) = (visitor.token.key(), visitor.key());
    let (name, may_make) = asked(&app, move |club| {
        let name = club.accounts.name_of(&session)?;
        let may_make = name.is_none() && club.directs(&key)?;
        Ok((name, may_make))
    })
    .await?;
    html::page(&AccountPage { page: Page::of(&visitor), name, may_make, plain })
}

/// Signs in or out, makes an account, or changes its password.
pub(crate) async fn change(
    State(app): State<App>,
    visitor: Visitor,
    form: Posted,
) -> Result<Response, Wrong> {
    match form.get("what") {
        Some("in") => sign_in(&app, &visitor, &form).await,
        Some("make") => make(&app, &visitor, &form).await,
        Some("change") => change_password(&app, &visitor, &form).await,
        Some("out") => {
            let session = visitor.token.key();
            asked(&app, move |club| club.accounts.sign_out(session)).await?;
            Ok(renewed(Token::new().ok_or(Wrong::Failed)?, "/"))
        }
        _ => Err(Wrong::Malformed("wrong-form")),
    }
}

/// Gives an account another password, for whoever brought the organizer's link.
pub(crate) async fn renew(app: &App, form: &Posted) -> Result<Response, Wrong> {
    let name = name(form)?;
    let secret = hashed(app, new_password(form)?).await?;
    let token = Token::new().ok_or(Wrong::Failed)?;
    let session = token.key();
    let known = asked(app, move |club| club.accounts.change(&name, secret, session)).await?;
    if known { Ok(renewed(token, "/account")) } else { Err(Wrong::Malformed("wrong-no-account")) }
}

async fn sign_in(app: &App, visitor: &Visitor, form: &Posted) -> Result<Response, Wrong> {
    let name = name(form)?;
    is_right(app, visitor, &name, form).await?;
    let token = Token::new().ok_or(Wrong::Failed)?;
    let session = token.key();
    asked(app, move |club| club.accounts.sign_in(&name, session)).await?;
    Ok(renewed(token, "/events"))
}

async fn make(app: &App, visitor: &Visitor, form: &Posted) -> Result<Response, Wrong> {
    let key = visitor.key();
    let may = asked(app, {
        let key = key.clone();
        move |club| club.directs(&key)
    });
    if !may.await? {
        return Err(Wrong::NotFound);
    }
    let name = name(form)?;
    let secret = hashed(app, new_password(form)?).await?;
    let token = Token::new().ok_or(Wrong::Failed)?;
    let session = token.key();
    let made = asked(app, move |club| club.accounts.make(&name, secret, &key, session)).await?;
    if made { Ok(renewed(token, "/account")) } else { Err(Wrong::Malformed("wrong-account-taken")) }
}

async fn change_password(app: &App, visitor: &Visitor, form: &Posted) -> Result<Response, Wrong> {
    let session = visitor.token.key();
    let name = asked(app, move |club| club.accounts.name_of(&session)).await?.ok_or(Wrong::NotFound)?;
    let password = new_password(form)?;
    is_right(app, visitor, &name, form).await?;
    let secret = hashed(app, password).await?;
    let token = Token::new().ok_or(Wrong::Failed)?;
    let session = token.key();
    asked(app, move |club| club.accounts.change(&name, secret, session)).await?;
    Ok(renewed(token, "/account"))
}

/// Whether the password of the form is that of the account. A name that nobody has takes as long as a wrong password.
async fn is_right(app: &App, visitor: &Visitor, name: &str, form: &Posted) -> Result<(), Wrong> {
    let (account, now) = (name.to_lowercase(), Instant::now());
    let limits = &app.limits;
    let used_up = || {
        limits.passwords.is_used_up(&account, now) || limits.passwords_from.is_used_up(&visitor.address, now)
    };
    if used_up() {
        return Err(Wrong::TooMany);
    }
    let password = form.get("password").unwrap_or_default().to_owned();
    let long = password.chars().count() > *LETTERS.end();
    let secret = asked(app, {
        let account = account.clone();
        move |club| club.accounts.secret_of(&account)
    });
    let secret = secret.await?.unwrap_or_else(Hashed::of_nobody);
    let _turn = limits.hashing.turn().await.ok_or(Wrong::TooMany)?;
    // Those who waited with him may have used up what was left.
    if used_up() {
        return Err(Wrong::TooMany);
    }
    if apart(move || !long && secret.is_of(&password)).await? {
        return Ok(());
    }
    limits.passwords.admits(account, now);
    limits.passwords_from.admits(visitor.address, now);
    Err(Wrong::Malformed("wrong-password"))
}

async fn hashed(app: &App, password: String) -> Result<Hashed, Wrong> {
    let _turn = app.limits.hashing.turn().await.ok_or(Wrong::TooMany)?;
    apart(move || Hashed::of(&password)).await?.ok_or(Wrong::Failed)
}

fn name(form: &Posted) -> Result<String, Wrong> {
    Some(form.line("name", LONGEST)?).filter(|name| !name.is_empty()).ok_or(Wrong::Malformed("wrong-named"))
}

/// A new password, written twice.
fn new_password(form: &Posted) -> Result<String, Wrong> {
    let password = form.get("new").unwrap_or_default();
    if !LETTERS.contains(&password.chars().count()) {
        return Err(Wrong::Malformed("wrong-password-length"));
    }
    if form.get("again") != Some(password) {
        return Err(Wrong::Malformed("wrong-password-twice"));
    }
    Ok(password.to_owned())
}

/// Goes on with another session, so that nobody keeps one that somebody else knew before.
fn renewed(token: Token, to: &str) -> Response {
    let mut response = Redirect::to(to).into_response();
    response.extensions_mut().insert(Renewed(token));
    response
}

async fn asked<T: Send + 'static>(
    app: &App,
    work: impl FnOnce(&Club) -> Result<T, NotDone> + Send + 'static,
) -> Result<T, Wrong> {
    let club = Arc::clone(&app.club);
    apart(move || work(&club)).await?.map_err(|_| Wrong::Failed)
}
