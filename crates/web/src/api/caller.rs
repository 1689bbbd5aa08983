//! Who calls: a program with a token, or anybody.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode, header};
use openroom_lawbook::Language;
use openroom_tournament::{Line, Section};
use serde::de::DeserializeOwned;

use super::object::object;
use super::place;
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
        parsed(&bytes).map(Sent).map_err(|why| why.said(words(language)))
    }
}

/// No body, or one without fields.
pub(super) struct Nothing;

impl FromRequest<App> for Nothing {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &App) -> Result<Nothing, Refused> {
        let language = language::of(request.headers());
        let bytes = axum::body::Bytes::from_request(request, app).await.map_err(|why| {
            let large = why.status() == StatusCode::PAYLOAD_TOO_LARGE;
            Refused::of(if large { &Wrong::TooLarge } else { &Wrong::Malformed("wrong-json") }, language)
        })?;
        if bytes.trim_ascii().is_empty() {
            return Ok(Nothing);
        }
        let fields: std::collections::BTreeMap<String, serde_json::Value> =
            parsed(&bytes).map_err(|why| why.said(words(language)))?;
        match fields.into_keys().next() {
            None => Ok(Nothing),
            Some(field) => Err(Refused::of(&Wrong::Unknown(field), language)),
        }
    }
}

/// Why a body was not read.
#[derive(Debug, PartialEq, Eq)]
enum NotRead {
    /// It has a field that nothing here has; its name with its place.
    Unknown(String),
    /// It lacks a field; its name with its place.
    Missing(String),
    /// A field stands twice; its name with its place.
    Twice(String),
    /// A field is none of the words that it can be: its place, what it is, what it can be.
    OneOf(String, String, String),
    /// A field is of another kind; its place.
    Kind(String),
    /// It is no JSON; line and column.
    Malformed(usize, usize),
    /// It is nothing, or JSON that is no object.
    NoObject,
}

impl NotRead {
    /// In the words of the caller's language.
    fn said(self, w: Words) -> Refused {
        match self {
            NotRead::Unknown(place) => Refused::field(place.clone(), w.with("wrong-field", "name", place)),
            NotRead::Missing(place) => {
                Refused::field(place.clone(), w.with("api-lacks-field", "name", place))
            }
            NotRead::Twice(place) => Refused::field(place.clone(), w.with("api-twice", "name", place)),
            NotRead::OneOf(place, value, values) => {
                let with = [("name", place.clone()), ("value", value), ("values", values)];
                Refused::field(place, w.say("api-one-of", &with))
            }
            NotRead::Kind(place) => Refused::field(place.clone(), w.with("api-other-kind", "name", place)),
            NotRead::Malformed(line, column) => {
                let with = [("line", line.to_string()), ("column", column.to_string())];
                let message = w.say("api-malformed", &with);
                Refused::saying(StatusCode::UNPROCESSABLE_ENTITY, Code::Malformed, message)
            }
            NotRead::NoObject => {
                let message = w.t("api-no-object");
                Refused::saying(StatusCode::UNPROCESSABLE_ENTITY, Code::Malformed, message)
            }
        }
    }
}

/// Reads a body. A field that nobody knows is no field that means nothing: whoever sends it is told.
fn parsed<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, NotRead> {
    if bytes.trim_ascii().is_empty() {
        return Err(NotRead::NoObject);
    }
    let mut text = serde_json::Deserializer::from_slice(bytes);
    let mut track = serde_path_to_error::Track::new();
    let mut unknown = None;
    let tracked = serde_path_to_error::Deserializer::new(&mut text, &mut track);
    let mut noting = |path: serde_ignored::Path<'_>| {
        unknown.get_or_insert_with(|| path.to_string());
    };
    let read = object(serde_ignored::Deserializer::new(tracked, &mut noting));
    let read = read.and_then(|read| text.end().map(|()| read));
    match (read, unknown) {
        (Ok(read), None) => Ok(read),
        // Names of commands are not in the path; what stands in a list has its number.
        (Ok(_), Some(path)) => Err(NotRead::Unknown(plain(&path.replace("?.", ""), LONGEST_PLACE))),
        (Err(error), _) => Err(not_read(&track.path().to_string(), &error, bytes)),
    }
}

fn not_read(path: &str, error: &serde_json::Error, body: &[u8]) -> NotRead {
    let path = path.trim_end_matches(".?").replace(".?", "");
    let path = if path == "." || path == "?" { "" } else { path.as_str() };
    if error.classify() != serde_json::error::Category::Data {
        return NotRead::Malformed(error.line(), error.column());
    }
    let said = error.to_string();
    let within = |name: &str| match path {
        "" => plain(name, LONGEST_PLACE),
        path if path == name || path.ends_with(&format!(".{name}")) => plain(path, LONGEST_PLACE),
        path => plain(&format!("{path}.{name}"), LONGEST_PLACE),
    };
    let named = |start: &str| said.strip_prefix(start).and_then(|rest| rest.split('`').next());
    if let Some(name) = named("unknown field `") {
        return NotRead::Unknown(within(name));
    }
    if let Some(name) = named("missing field `") {
        return NotRead::Missing(within(name));
    }
    if let Some(name) = named("duplicate field `") {
        return NotRead::Twice(within(name));
    }
    if let Some(value) = named("unknown variant `") {
        let values: Vec<&str> = said.split('`').skip(3).step_by(2).collect();
        // The place of what stands among several kinds of objects is lost while it is read.
        let within = place::of(value, path, body);
        let place = within.as_deref().unwrap_or(if path.is_empty() { "." } else { path });
        return NotRead::OneOf(plain(place, LONGEST_PLACE), plain(value, LONGEST_PLACE), values.join(", "));
    }
    match path {
        "" => NotRead::NoObject,
        path => NotRead::Kind(plain(path, LONGEST_PLACE)),
    }
}

/// The longest place of a field that is named.
const LONGEST_PLACE: usize = 120;

#[cfg(test)]
mod tests {
    use openroom_tournament::Command;

    use super::*;

    #[derive(Debug, PartialEq, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Strict {
        commands: Vec<Command>,
    }

    /// An object that is one of several kinds.
    #[derive(Debug, serde::Deserialize)]
    #[allow(dead_code, reason = "it is only read")]
    struct Kinds {
        act: Kind,
    }

    #[derive(Debug, serde::Deserialize)]
    #[serde(tag = "what", rename_all = "kebab-case")]
    #[allow(dead_code, reason = "it is only read")]
    enum Kind {
        Card { category: Colour },
    }

    #[derive(Debug, serde::Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Colour {
        Green,
        Red,
    }

    #[test]
    fn a_field_that_nobody_knows_is_named_with_its_place() {
        let line = "\"session\":1,\"section\":1,\"round\":1,\"table\":1,\"board\":1";
        let body = |more: &str, rest: &str| {
            format!("{{\"commands\":[\"publish_conditions\",{{\"agree\":{{{line}{more}}}}}]{rest}}}")
        };
        let read = |text: &str| parsed::<Strict>(text.as_bytes());
        assert_eq!(read(&body("", "")).unwrap().commands.len(), 2);
        let unknown = |place: &str| Err(NotRead::Unknown(place.to_owned()));
        assert_eq!(read(&body("", ",\"trail\":true")), unknown("trail"));
        assert_eq!(read(&body(",\"boards\":2", "")), unknown("commands.1.boards"));
        for text in ["{", "x", "{\"commands\":[]} x"] {
            assert!(matches!(read(text), Err(NotRead::Malformed(..))), "{text}");
        }
        for text in ["", " \n", "[", "[]", "[[]]", "5", "null", "\"x\""] {
            assert_eq!(read(text), Err(NotRead::NoObject), "{text}");
        }
        assert_eq!(read("{\"commands\":\n 5 x"), Err(NotRead::Kind("commands".to_owned())));
        assert_eq!(read("{\"commands\":\n [}"), Err(NotRead::Malformed(2, 3)));
        assert_eq!(read("{}"), Err(NotRead::Missing("commands".to_owned())));
        assert_eq!(read("{\"commands\":[],\"commands\":[]}"), Err(NotRead::Twice("commands".to_owned())));
        let fly = read("{\"commands\":[{\"fly\":1}]}");
        assert!(matches!(fly, Err(NotRead::OneOf(place, value, values))
            if place == "commands[0]" && value == "fly" && values.contains("start_round")));
        for (act, place, value) in [
            ("\"what\":\"card\",\"category\":\"odd\"", "act.category", "odd"),
            ("\"what\":\"fly\"", "act.what", "fly"),
        ] {
            let read = parsed::<Kinds>(format!("{{\"act\":{{{act}}}}}").as_bytes());
            assert!(
                matches!(read, Err(NotRead::OneOf(at, what, _)) if at == place && what == value),
                "{act}"
            );
        }
        let lacking = read("{\"commands\":[{\"agree\":{\"session\":1}}]}");
        assert_eq!(lacking, Err(NotRead::Missing("commands[0].agree.section".to_owned())));
    }
}
