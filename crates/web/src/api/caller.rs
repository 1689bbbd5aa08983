//! Who calls: a program with a token, or anybody.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Method, StatusCode, header};
use openroom_lawbook::Language;
use openroom_tournament::{Line, Section};
use serde::de::DeserializeOwned;

use super::refusal::{Code, Refused};
use crate::acts::plain;
use crate::app::{App, apart};
use crate::club::{Guest, Inside, Scope};
use crate::pages::event::lines;
use crate::pages::follower::Listener;
use crate::secret::{Key, Token};
use crate::visitor::Visitor;
use crate::words::{Words, words};
use crate::wrong::Wrong;
use crate::{language, peer};

/// Whoever sent a request.
pub(super) struct Caller {
    /// The session for which the token acts; none for anybody.
    pub(super) key: Option<Key>,
    scopes: Vec<Scope>,
    token: Option<String>,
    pub(super) language: Language,
    /// Where he comes from.
    pub(super) address: IpAddr,
}

impl Caller {
    /// The words of his language.
    pub(super) fn words(&self) -> Words {
        words(self.language)
    }

    /// The token that he brings.
    pub(super) fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// Who follows a table for him, as long as the token is good.
    pub(super) fn listener(&self, app: &App, key: &Key) -> Listener {
        let (app, token) = (app.clone(), self.token.clone());
        let known = move || {
            token.as_ref().is_some_and(|token| app.club.tokens.find(token).is_ok_and(|made| made.is_some()))
        };
        Listener { key: key.clone(), address: self.address, is_known: Box::new(known) }
    }

    /// As whom he asks what a page asks, where the token has this scope.
    pub(super) fn visitor(&self, app: &App, scope: Scope) -> Result<Visitor, Refused> {
        let key = self.with(scope)?.clone();
        let visitor = Visitor::of_program(app, key, self.language, self.address);
        visitor.ok_or_else(|| self.no(&Wrong::Failed))
    }

    /// As whom he reads what a page shows; without the scope as anybody.
    pub(super) fn reader(&self, app: &App) -> Result<Visitor, Refused> {
        let failed = || self.no(&Wrong::Failed);
        let key = match self.with(Scope::Read) {
            Ok(key) => key.clone(),
            Err(_) => Token::new().ok_or_else(failed)?.key(),
        };
        Visitor::of_program(app, key, self.language, self.address).ok_or_else(failed)
    }

    /// What came of something that a page does.
    pub(super) fn done<T>(&self, answer: Result<T, Wrong>) -> Result<StatusCode, Refused> {
        answer.map(|_| StatusCode::NO_CONTENT).map_err(|wrong| self.no(&wrong))
    }

    /// The board at a table that a field names.
    pub(super) fn line(&self, field: &str, text: &str) -> Result<Line, Refused> {
        let wrong = |_| self.words().with("api-line", "text", plain(text, LONGEST_PLACE));
        text.parse().map_err(|why| Refused::field(field, wrong(why)))
    }

    /// The table that a field names.
    pub(super) fn table(&self, field: &str, text: &str) -> Result<(Section, u16), Refused> {
        let wrong = || self.words().with("api-table", "text", plain(text, LONGEST_PLACE));
        lines::place(text).ok_or_else(|| Refused::field(field, wrong()))
    }

    /// What went wrong, in his language.
    pub(super) fn no(&self, wrong: &Wrong) -> Refused {
        Refused::of(wrong, self.language)
    }

    /// Who he is in an event; without the scope he is anybody.
    pub(super) fn guest(&self, inside: &Inside) -> Guest {
        match &self.key {
            Some(key) if self.scopes.contains(&Scope::Read) => inside.guest(key),
            _ => Guest::default(),
        }
    }

    /// The session, where the token has this scope; otherwise there is nothing for him.
    pub(super) fn with(&self, scope: Scope) -> Result<&Key, Refused> {
        let key = self.key.as_ref().filter(|_| self.scopes.contains(&scope));
        key.ok_or_else(|| self.no(&Wrong::NotFound))
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Refused> {
        let language = language::of(&parts.headers);
        let no = |wrong: &Wrong| Refused::of(wrong, language);
        let address = peer::address(app, &parts.extensions, &parts.headers);
        let reads = matches!(parts.method, Method::GET | Method::HEAD);
        let limit = if reads { &app.limits.reads } else { &app.limits.writes };
        if !limit.admits(address, Instant::now()) {
            return Err(no(&Wrong::TooMany));
        }
        let Some(value) = parts.headers.get(header::AUTHORIZATION) else {
            return Ok(Caller { key: None, scopes: vec![], token: None, language, address });
        };
        let token = value.to_str().ok().and_then(bearer);
        let wrong_token = || {
            let message = words(language).t("wrong-token");
            Refused::saying(StatusCode::UNAUTHORIZED, Code::Forbidden, message)
        };
        let token = token.ok_or_else(wrong_token)?.to_owned();
        let club = Arc::clone(&app.club);
        let brought = Some(token.clone());
        let found = apart(move || club.tokens.find(&token)).await.map_err(|wrong| no(&wrong))?;
        let made = found.map_err(|_| no(&Wrong::Failed))?.ok_or_else(wrong_token)?;
        Ok(Caller { key: Some(made.key), scopes: made.scopes, token: brought, language, address })
    }
}

/// The token of an `Authorization` header. The name of the scheme has no case.
fn bearer(value: &str) -> Option<&str> {
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// The parts of a path; one that makes no sense names nothing.
pub(super) struct Path<T>(pub(super) T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for Path<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Path<T>, Refused> {
        let language = language::of(&parts.headers);
        let read = axum::extract::Path::<T>::from_request_parts(parts, app).await;
        read.map(|path| Path(path.0)).map_err(|_| Refused::of(&Wrong::NotFound, language))
    }
}

/// The longest place of a field that is named.
pub(super) const LONGEST_PLACE: usize = 120;
