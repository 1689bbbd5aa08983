//! The organizer's link, the list of events, a new event.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use openroom_lawbook::Language;
use openroom_movements::Unit;

use super::conditions::{self, Choices};
use super::refused;
use crate::acts::Posted;
use crate::app::{App, apart};
use crate::club::{Evening, Founding, Inside, NotDone};
use crate::cookie::Over;
use crate::html::{self, Page};
use crate::pages::account;
use crate::secret::Key;
use crate::visitor::Visitor;
use crate::words::{Words, words};
use crate::wrong::Wrong;

/// The longest title or name.
const LONGEST: usize = 60;

#[derive(Template)]
#[template(path = "event/organize.html")]
struct Organize {
    page: Page,
    link: String,
    plain: bool,
}

#[derive(Template)]
#[template(path = "event/events.html")]
struct Events {
    page: Page,
    may_found: bool,
    mine: Vec<Mine>,
}

/// An event that somebody is in.
struct Mine {
    path: String,
    title: String,
    /// The day on which its first round was called; empty before.
    day: String,
    /// How far it has come.
    state: String,
}

#[derive(Template)]
#[template(path = "event/new.html")]
struct New {
    page: Page,
    choices: Choices,
}

/// Asks whoever brings the organizer's link whether this is his device.
pub(crate) async fn offer(
    State(app): State<App>,
    visitor: Visitor,
    Path(link): Path<String>,
) -> Result<Response, Wrong> {
    let good = asked(&app, {
        let link = link.clone();
        move |app| app.club.is_good(&link)
    })
    .await?;
    if !good {
        return Err(Wrong::Expired);
    }
    html::page(&Organize { page: Page::of(&visitor), link, plain: app.over() == Over::Plain })
}

/// Lets an organizer in, or gives an account whose password was forgotten a new one.
pub(crate) async fn admit(
    State(app): State<App>,
    visitor: Visitor,
    Path(link): Path<String>,
    form: Posted,
) -> Result<Response, Wrong> {
    if form.get("what") == Some("password") {
        let good = asked(&app, move |app| app.club.is_good(&link)).await?;
        return if good { account::renew(&app, &form).await } else { Err(Wrong::Expired) };
    }
    let key = visitor.key();
    let admitted = asked(&app, move |app| app.club.admit(&link, &key)).await?;
    if admitted { Ok(Redirect::to("/events").into_response()) } else { Err(Wrong::Expired) }
}

/// The events that this visitor is in; an organizer of the house may found one.
pub(crate) async fn list(State(app): State<App>, visitor: Visitor) -> Result<Response, Wrong> {
    let (key, w) = (visitor.key(), words(visitor.language));
    let (may_found, mine) = asked(&app, move |app| {
        let all = app.club.events()?.into_iter();
        let page_of = |code: &str| {
            let evening = app.club.find(code)?;
            let inside = evening.inside();
            let guest = inside.guest(&key);
            let plays = guest.player.is_some() || guest.table.is_some();
            let page = match (guest.director(), guest.official()) {
                (Some(_), _) => "room",
                (None, Some(_)) => "rulings",
                (None, None) => "me",
            };
            (guest.office.is_some() || plays)
                .then(|| (format!("/e/{code}/{page}"), day(w, &inside), state(w, &inside)))
        };
        let mine = all.filter_map(|(code, title)| {
            let (path, day, state) = page_of(&code)?;
            Some(Mine { path, title, day, state })
        });
        Ok((app.club.is_organizer(&key)?, mine.collect()))
    })
    .await?;
    html::page(&Events { page: Page::of(&visitor), may_found, mine })
}

/// The day on which the first round of an event was called; empty before.
fn day(w: Words, inside: &Inside) -> String {
    let first = inside.event.sections(1).find_map(|(_, playing)| playing.called.first().copied());
    let Some(first) = first else { return String::new() };
    let written = first.to_string();
    let day = written.split(' ').next().unwrap_or_default();
    match w.language() {
        Language::En => day.to_owned(),
        Language::Et | Language::Fi | Language::Pl | Language::De | Language::Nb => {
            day.split('-').rev().collect::<Vec<_>>().join(".")
        }
    }
}

/// How far an event has come, in a few words.
fn state(w: Words, inside: &Inside) -> String {
    let (event, session) = (&inside.event, inside.event.session_no());
    let playing = event.sections(session).map(|(_, playing)| (playing.round(), playing.rounds)).max();
    match playing {
        _ if session > 0 && event.published(session).is_some() => w.t("results-final"),
        _ if session > 0 && event.is_over(session) => w.t("me-over"),
        Some((round, rounds)) if round > 0 => {
            w.say("me-round", &[("round", round.to_string()), ("rounds", rounds.to_string())])
        }
        Some(_) | None => w.t("room-not-begun"),
    }
}

/// The form of a new event.
pub(crate) async fn form(State(app): State<App>, visitor: Visitor) -> Result<Response, Wrong> {
    only_organizers(&app, &visitor).await?;
    let page = Page::of(&visitor);
    let choices = Choices::new(page.w);
    html::page(&New { page, choices })
}

/// Founds an event.
pub(crate) async fn create(
    State(app): State<App>,
    visitor: Visitor,
    form: Posted,
) -> Result<Response, Wrong> {
    only_organizers(&app, &visitor).await?;
    if !app.limits.tables.admits(visitor.address, std::time::Instant::now()) {
        return Err(Wrong::TooMany);
    }
    let evening = founded(&app, visitor.key(), visitor.language, &form).await?;
    Ok(Redirect::to(&format!("/e/{}/names", evening.code)).into_response())
}

/// The event that a form asks for, founded by this organizer.
pub(crate) async fn founded(
    app: &App,
    key: Key,
    language: Language,
    form: &Posted,
) -> Result<Arc<Evening>, Wrong> {
    let unit = match form.get("unit") {
        Some("pair") => Unit::Pair,
        Some("player") => Unit::Player,
        Some("team") => Unit::Team,
        _ => return Err(form.unread("unit")),
    };
    let (title, organizer) = (form.line("title", LONGEST)?, form.line("organizer", LONGEST)?);
    if title.is_empty() || organizer.is_empty() {
        return Err(Wrong::Malformed("wrong-named"));
    }
    let conditions = conditions::read(words(language), form, unit)?;
    form.all_asked_for()?;
    let founding = Founding { title, organizer, key, unit, conditions };
    let club = Arc::clone(&app.club);
    let founded = apart(move || club.found(founding)).await?;
    founded.map_err(|why| match why {
        NotDone::Refused(why) => Wrong::Refused(refused::sentence(words(language), &Inside::default(), &why)),
        NotDone::Stale
        | NotDone::Sealed
        | NotDone::OtherNames(_)
        | NotDone::WithoutPapers
        | NotDone::Failed => Wrong::Failed,
    })
}

async fn only_organizers(app: &App, visitor: &Visitor) -> Result<(), Wrong> {
    let key = visitor.key();
    let may = asked(app, move |app| app.club.is_organizer(&key)).await?;
    if may { Ok(()) } else { Err(Wrong::NotFound) }
}

async fn asked<T: Send + 'static>(
    app: &App,
    work: impl FnOnce(&App) -> Result<T, NotDone> + Send + 'static,
) -> Result<T, Wrong> {
    let app = app.clone();
    apart(move || work(&app)).await?.map_err(|_| Wrong::Failed)
}
