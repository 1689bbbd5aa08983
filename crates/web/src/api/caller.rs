//! Who calls: a program with a token, or anybody.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode, header};
use openroom_lawbook::Language;
use serde::de::DeserializeOwned;

use super::refusal::Refused;
use crate::app::{App, apart};
use crate::club::{Guest, Inside, Scope};
use crate::pages::follower::Listener;
use crate::secret::Key;
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

    /// Who follows a table for him, as long as the token is good.
    pub(super) fn listener(&self, app: &App, key: &Key) -> Listener {
        let (app, token) = (app.clone(), self.token.clone());
        let known = move || {
            token.as_ref().is_some_and(|token| app.club.tokens.find(token).is_ok_and(|made| made.is_some()))
        };
        Listener { key: key.clone(), address: self.address, is_known: Box::new(known) }
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
        let token = value.to_str().ok().and_then(|text| text.strip_prefix("Bearer ")).map(str::trim);
        let wrong_token = || {
            let message = words(language).t("wrong-token");
            Refused::saying(StatusCode::UNAUTHORIZED, "forbidden", message)
        };
        let token = token.ok_or_else(wrong_token)?.to_owned();
        let club = Arc::clone(&app.club);
        let brought = Some(token.clone());
        let found = apart(move || club.tokens.find(&token)).await.map_err(|wrong| no(&wrong))?;
        let made = found.map_err(|_| no(&Wrong::Failed))?.ok_or_else(wrong_token)?;
        Ok(Caller { key: Some(made.key), scopes: made.scopes, token: brought, language, address })
    }
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

/// The body of a request.
pub(super) struct Sent<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<App> for Sent<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &App) -> Result<Sent<T>, Refused> {
        let language = language::of(request.headers());
        let bytes = axum::body::Bytes::from_request(request, app).await.map_err(|why| {
            let large = why.status() == StatusCode::PAYLOAD_TOO_LARGE;
            Refused::of(if large { &Wrong::TooLarge } else { &Wrong::Malformed("wrong-json") }, language)
        })?;
        serde_json::from_slice(&bytes).map(Sent).map_err(|error| {
            let place = format!("{} ({}:{})", words(language).t("wrong-json"), error.line(), error.column());
            Refused::saying(StatusCode::UNPROCESSABLE_ENTITY, "malformed", place)
        })
    }
}
