use std::fmt::Write as _;
use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use openroom_laws::Who;

use super::table;
use crate::acts::Posted;
use crate::app::{App, apart};
use crate::cookie::Over;
use crate::html::{self, Page};
use crate::room::{Kind, NoPlace, NotDone};
use crate::visitor::{Query, Visitor};
use crate::words::words;
use crate::wrong::Wrong;
use openroom_reasoning::say;

/// The longest name.
pub(crate) const LONGEST_NAME: usize = 40;

/// A place, and its link where the visitor is shown it.
struct Link {
    who: String,
    /// As forms name it.
    place: String,
    /// The address and its code to scan.
    address: Option<(String, String)>,
    name: String,
    devices: u8,
    /// Whether it is his own.
    own: bool,
    may_free: bool,
}

#[derive(Template)]
#[template(path = "seats.html")]
struct Seats {
    page: Page,
    code: String,
    /// The links to the places; none at a table of an event.
    links: Vec<Link>,
    /// Whether he opened the table to play and sits nowhere yet.
    to_sit: bool,
    /// Whether he sends the links.
    sends: bool,
    /// Whether he is shown every link.
    all: bool,
    watch: Vec<(String, String)>,
    delay: u16,
    /// Whether he sets how late spectators see it.
    directs: bool,
}

#[derive(Template)]
#[template(path = "sit.html")]
struct Sit {
    page: Page,
    code: String,
    link: String,
    who: String,
    title: String,
    training: bool,
    refused: Option<&'static str>,
}

/// The places, their devices and the links that the visitor is shown; for whoever opened the table or has a place there.
pub(crate) async fn links(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    headers: axum::http::HeaderMap,
) -> Result<Response, Wrong> {
    let room = table::find(&app, code.clone()).await?;
    let state = room.state();
    let key = visitor.key();
    let roles = state.roles(&key);
    let directs = roles.contains(&Who::Director);
    let sends = state.is_owner(&key) || directs;
    let plays = state.kind == Kind::Online && state.of.is_none() && !roles.is_empty();
    if !sends && !plays {
        return Err(Wrong::NotFound);
    }
    let w = words(visitor.language);
    let people = crate::room::everybody().into_iter().filter(|_| state.of.is_none());
    let links: Vec<Link> = people
        .map(|who| {
            let place = state.place(who);
            let address = state.shows_link(&key, who).then(|| {
                let address = address(&app, &headers, &format!("/t/{code}/sit/{}", place.link));
                let qr = qr_svg(&address);
                (address, qr)
            });
            let own = state.kind == Kind::Online && roles.contains(&who);
            Link {
                who: say::who(w, who),
                place: named(who),
                address,
                name: place.name.clone(),
                devices: place.devices(),
                own,
                may_free: !place.holders.is_empty()
                    && state.kind == Kind::Online
                    && state.may_free(&key, who),
            }
        })
        .collect();
    let all = links.iter().all(|link| link.address.is_some());
    let one = |seat: openroom_cards::Seat| (w.seat(seat).to_owned(), state.watch_link(seat));
    let watch_all = state.watch_all_link().map(|link| (w.t("watch-all"), link));
    // Whoever plays could watch another hand by them.
    let watch = openroom_cards::Seat::ALL.into_iter().map(one).chain(watch_all);
    let watch = watch
        .filter(|_| directs)
        .map(|(name, link)| (name, address(&app, &headers, &format!("/t/{code}/watch/{link}"))))
        .collect();
    let (to_sit, delay) = (roles.is_empty(), state.delay);
    let page = Page::of(&visitor);
    html::page(&Seats { page, code: code.clone(), links, to_sit, sends, all, watch, delay, directs })
}

/// A place as forms name it.
pub(crate) fn named(who: Who) -> String {
    match who {
        Who::Player(seat) => seat.letter().to_string(),
        Who::Director => "Director".to_owned(),
    }
}

/// Asks whoever brings a link whether he wants the place.
pub(crate) async fn offer(
    State(app): State<App>,
    visitor: Visitor,
    Path((code, link)): Path<(String, String)>,
    query: Query,
) -> Result<Response, Wrong> {
    let room = table::find(&app, code.clone()).await?;
    let state = room.state();
    let who = state.place_of(&link).ok_or(Wrong::NotFound)?;
    let refused = match query.get("refused") {
        Some("two") => Some("notice-two-places"),
        Some("seen") => Some("notice-has-seen"),
        _ => None,
    };
    html::page(&Sit {
        page: Page::of(&visitor),
        code,
        link,
        who: say::who(words(visitor.language), who),
        title: state.title.clone(),
        training: state.kind == Kind::Training,
        refused,
    })
}

/// Gives the place to whoever brings its link.
pub(crate) async fn take(
    State(app): State<App>,
    visitor: Visitor,
    Path((code, link)): Path<(String, String)>,
    form: Posted,
) -> Result<Response, Wrong> {
    let room = table::find(&app, code.clone()).await?;
    let (key, name) = (visitor.key(), form.line("name", LONGEST_NAME)?);
    let sat = apart({
        let (room, app, link) = (Arc::clone(&room), app.clone(), link.clone());
        move || room.sit(app.rooms.journal(), &link, &key, &name)
    })
    .await?;
    match sat {
        Ok(Who::Player(_) | Who::Director) => Ok(Redirect::to(&format!("/t/{code}")).into_response()),
        Err(NotDone::NotHis) => Err(Wrong::NotFound),
        Err(NotDone::NoPlace(why)) => {
            let why = match why {
                NoPlace::HasAnother => "two",
                NoPlace::HasSeen => "seen",
            };
            Ok(Redirect::to(&format!("/t/{code}/sit/{link}?refused={why}")).into_response())
        }
        Err(_) => Err(Wrong::Failed),
    }
}

/// The address of a path as other devices reach it: the public one, or as this visitor reaches it, or on the network.
pub(crate) fn address(app: &App, headers: &axum::http::HeaderMap, path: &str) -> String {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let host: String =
        host.chars().filter(|sign| sign.is_ascii_alphanumeric() || ".:-[]".contains(*sign)).collect();
    let here_only = host.starts_with("localhost") || host.starts_with("127.") || host.starts_with("[::1]");
    match (&app.at.public, &app.at.network) {
        (Some(public), _) => format!("{public}{path}"),
        (None, Some(network)) if here_only => format!("{network}{path}"),
        _ => match app.over() {
            Over::Plain => format!("http://{host}{path}"),
            Over::Tls => format!("https://{host}{path}"),
        },
    }
}

/// A code to scan, as a picture in the page.
pub(crate) fn qr_svg(text: &str) -> String {
    let Ok(code) = fast_qr::QRBuilder::new(text).build() else { return String::new() };
    let size = code.size;
    let mut path = String::new();
    for row in 0..size {
        for column in 0..size {
            if code[row][column].value() {
                let _ = write!(path, "M{column} {row}h1v1h-1z");
            }
        }
    }
    let edge = size + 8;
    format!(
        "<svg viewBox=\"-4 -4 {edge} {edge}\" aria-hidden=\"true\" class=\"qr\"><path d=\"{path}\"/></svg>"
    )
}
