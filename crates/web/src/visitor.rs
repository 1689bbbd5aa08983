//! Who asks: a session, a language, a look.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use askama::Template;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use openroom_lawbook::Language;
use serde_json::json;

use crate::app::App;
use crate::html::{self, Page};
use crate::json::Json;
use crate::pairs::pairs;
use crate::repeats::Sending;
use crate::secret::{Key, Token};
use crate::site::{self, Site};
use crate::wrong::Wrong;
use crate::{cookie, language, peer};

/// The cookie of the session.
const SESSION: &str = "openroom";
/// The cookie of the look.
pub(crate) const LOOK: &str = "look";

/// Somebody at the other end.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// His session.
    pub(crate) token: Token,
    key: Key,
    /// His language.
    pub(crate) language: Language,
    /// How he likes pages.
    pub(crate) look: Look,
    /// His address, of the connection itself; headers that claim another are believed from a proxy of ours alone.
    pub(crate) address: IpAddr,
    /// Whether a script asks for a part of a page.
    pub(crate) part: bool,
    /// Whether a script asks that reads answers in its own form.
    pub(crate) script: bool,
    /// Path and query that he asked for.
    pub(crate) here: String,
    /// Whether he sent a form there.
    sends: bool,
    /// The form that he sends.
    pub(crate) sending: Sending,
}

impl Visitor {
    /// For whom he acts: his session, or the account that he signed in to.
    pub(crate) fn key(&self) -> Key {
        self.key.clone()
    }

    /// A program that acts for this session by a token; no form of a page is its own. None where the system has no
    /// randomness to give.
    pub(crate) fn of_program(app: &App, key: Key, language: Language, address: IpAddr) -> Option<Visitor> {
        Some(Visitor {
            token: Token::new()?,
            key,
            language,
            look: Look::default(),
            address,
            part: false,
            script: false,
            here: String::new(),
            sends: true,
            sending: Sending::to(Arc::clone(&app.repeats)),
        })
    }

    /// Whether his session still acts for whom it did; not when it was signed out or in since.
    pub(crate) fn is_still_known(&self, app: &App) -> bool {
        app.club.accounts.acts_as(self.token.key()).is_ok_and(|key| key == self.key)
    }
}

/// Put into an answer, it gives the browser another session.
#[derive(Clone)]
pub(crate) struct Renewed(pub(crate) Token);

/// How a visitor likes pages.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Look {
    /// Light, dark, or as the device says.
    pub(crate) theme: Theme,
    /// Two or four colours of suits.
    pub(crate) suits: Suits,
    /// The size of type.
    pub(crate) type_size: TypeSize,
}

/// Light or dark.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) enum Theme {
    /// As the device says.
    #[default]
    Device,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// The colours of suits.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) enum Suits {
    /// Four.
    #[default]
    Four,
    /// Two.
    Two,
}

/// The size of type.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) enum TypeSize {
    /// Normal.
    #[default]
    Normal,
    /// Large.
    Large,
}

impl Look {
    /// From the cookie or a form; what is not understood is as usual.
    pub(crate) fn read(text: &str) -> Look {
        let mut look = Look::default();
        for word in text.split('.') {
            match word {
                "light" => look.theme = Theme::Light,
                "dark" => look.theme = Theme::Dark,
                "two" => look.suits = Suits::Two,
                "large" => look.type_size = TypeSize::Large,
                _ => {}
            }
        }
        look
    }

    /// As the cookie keeps it.
    pub(crate) fn text(self) -> String {
        [self.theme(), self.suits(), self.type_size()].join(".")
    }

    /// The class of the theme.
    pub(crate) const fn theme(self) -> &'static str {
        match self.theme {
            Theme::Device => "device",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The class of the suits.
    pub(crate) const fn suits(self) -> &'static str {
        match self.suits {
            Suits::Four => "four",
            Suits::Two => "two",
        }
    }

    /// The class of the size.
    pub(crate) const fn type_size(self) -> &'static str {
        match self.type_size {
            TypeSize::Normal => "normal",
            TypeSize::Large => "large",
        }
    }
}

/// Finds out who asks, keeps to the limits, gives a new visitor his session, and writes what went wrong in his language.
pub(crate) async fn meet(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let headers = request.headers();
    let known = cookie::read(headers, SESSION).and_then(Token::read);
    let is_new = known.is_none();
    let Some(token) = known.or_else(Token::new) else {
        return Wrong::Failed.into_response();
    };
    let Ok(key) = app.club.accounts.acts_as(token.key()) else {
        return Wrong::Failed.into_response();
    };
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let visitor = Visitor {
        token,
        key,
        language: language::of(headers),
        look: cookie::read(headers, LOOK).map(Look::read).unwrap_or_default(),
        address: peer::address(&app, request.extensions(), headers),
        part: headers.contains_key("hx-request"),
        script: headers.get(header::ACCEPT).is_some_and(|value| value == "application/json"),
        here: request.uri().path_and_query().map_or("/", |it| it.as_str()).to_owned(),
        sends: !reads,
        sending: Sending::to(Arc::clone(&app.repeats)),
    };
    let limit = if reads { &app.limits.reads } else { &app.limits.writes };
    let mut response = if !limit.admits(visitor.address, Instant::now()) {
        Wrong::TooMany.into_response()
    } else if !reads && site::of(&app, &request) == Site::Another {
        Wrong::OtherSite.into_response()
    } else {
        request.extensions_mut().insert(visitor.clone());
        next.run(request).await
    };
    visitor.sending.end(leads_to(&response));
    if let Some(wrong) = response.extensions_mut().remove::<Wrong>() {
        response = said(&wrong, &visitor);
    } else if response.status() == StatusCode::BAD_REQUEST && !visitor.here.starts_with("/api/") {
        // An address with a number that is none.
        response = said(&Wrong::NotFound, &visitor);
    }
    let changed = response.extensions_mut().remove::<Renewed>().map(|renewed| renewed.0);
    // A form from elsewhere comes without the cookie, and takes nobody's session away: forms begin none.
    let token = changed.or_else(|| (is_new && reads).then(|| visitor.token.clone()));
    if let Some(cookie) = token.and_then(|token| cookie::write(SESSION, token.as_str(), app.over())) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// Where the answer to a form leads that was done. One that gives the browser another session is for who waits for it alone.
fn leads_to(response: &Response) -> Option<&str> {
    let done = response.status() == StatusCode::SEE_OTHER && response.extensions().get::<Renewed>().is_none();
    response.headers().get(header::LOCATION).filter(|_| done)?.to_str().ok()
}

#[derive(Template)]
#[template(path = "wrong.html")]
struct WrongPage {
    page: Page,
    text: String,
    back: Option<String>,
    /// The page that shows what has changed.
    now: Option<String>,
}

/// Where somebody was whose request went wrong: the page with the form that he sent, or the event or table of the page.
fn back(visitor: &Visitor) -> Option<String> {
    let path = visitor.here.split('?').next().unwrap_or_default();
    let parts: Vec<&str> = path.split('/').skip(1).collect();
    match *parts.as_slice() {
        ["e", code, "result" | "agree" | "contest" | "call" | "online" | "leave"] => {
            Some(format!("/e/{code}/me"))
        }
        ["e", code, "pins" | "deals"] => Some(format!("/e/{code}/tables")),
        ["e", code, "at" | "lines"] => Some(format!("/e/{code}/room")),
        ["t", code, _, ..] => Some(format!("/t/{code}")),
        ["look"] => None,
        _ if visitor.sends => Some(path.to_owned()),
        ["e", code, _, ..] => Some(format!("/e/{code}")),
        _ => None,
    }
}

#[derive(Template)]
#[template(path = "notice.html")]
struct Notice {
    page: Page,
    text: String,
}

fn said(wrong: &Wrong, visitor: &Visitor) -> Response {
    if let Wrong::Again(to) = wrong {
        return Redirect::to(to).into_response();
    }
    let page = Page::of(visitor);
    let text = wrong.sentence(page.w);
    let written = if visitor.part {
        html::page(&Notice { page, text })
    } else if visitor.script {
        Ok(Json(json!({ "done": false, "text": text })).into_response())
    } else {
        let now = if let Wrong::Stale(to) = wrong { Some(to.clone()) } else { None };
        html::page(&WrongPage { page, text, back: back(visitor).filter(|_| now.is_none()), now })
    };
    let mut response = written.unwrap_or_else(|_| wrong.status().into_response());
    *response.status_mut() = wrong.status();
    response
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Wrong;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, Wrong> {
        parts.extensions.get::<Visitor>().cloned().ok_or(Wrong::Failed)
    }
}

/// What follows `?` in the address.
pub(crate) struct Query(Vec<(String, String)>);

impl Query {
    /// The value of this name.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find_map(|(key, value)| (key == name).then_some(value.as_str()))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Query {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Query, Infallible> {
        Ok(Query(pairs(parts.uri.query().unwrap_or_default().as_bytes())))
    }
}
