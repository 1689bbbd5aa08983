//! What the Director does with a live table, and what a player may read at it.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use openroom_cards::Call;
use openroom_lawbook::Language;
use openroom_laws::{Nature, Right, Who};
use openroom_tournament::{Line, SystemCard};

use super::event::{self, online, refused};
use super::{set_up, table};
use crate::acts::Posted;
use crate::app::{App, apart};
use crate::club::Also;
use crate::html::{self, Page};
use crate::room::{Kind, NotDone, Room};
use crate::scene::{Cite, suit_class};
use crate::secret::Key;
use crate::visitor::Visitor;
use crate::words::{Words, words};
use crate::wrong::Wrong;

/// Puts the board off, lets it go on, comes to a call, says how late spectators see it, frees a place for somebody else, or
/// ends the other devices of one's own.
pub(crate) async fn run(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    form: Posted,
) -> Result<Response, Wrong> {
    let room = table::find(&app, code).await?;
    done(&app, &room, &visitor.key(), &form, visitor.language).await?;
    let from_seats = form.get("what") == Some("delay") || form.get("from") == Some("seats");
    let to = if from_seats { "/seats" } else { "" };
    Ok(Redirect::to(&format!("/t/{}{to}", room.code)).into_response())
}

/// What is done with a table.
enum Asked {
    Run(online::Run),
    Came,
    Delay(u16),
    Free(Who),
    Alone,
}

/// Does with the table what the form says: for its Director; a place is freed by whoever opened it too, and everybody
/// ends his own devices.
pub(crate) async fn done(
    app: &App,
    room: &Arc<Room>,
    key: &Key,
    form: &Posted,
    language: Language,
) -> Result<(), Wrong> {
    let of = may(room, key, form)?;
    let asked = match form.get("what") {
        Some("adjourn") => Asked::Run(online::Run::Adjourn(form.line("reason", 500)?)),
        Some("resume") => Asked::Run(online::Run::Resume),
        Some("came") => Asked::Came,
        Some("delay") => Asked::Delay(set_up::delay(form)?),
        // In an event a substitute is put into the entry; that frees the seat.
        Some("free") if of.is_none() => {
            let who = place(form)?;
            if !room.state().may_free(key, who) {
                return Err(Wrong::NotFound);
            }
            Asked::Free(who)
        }
        Some("alone") => Asked::Alone,
        _ => return Err(Wrong::Malformed("wrong-form")),
    };
    form.all_asked_for()?;
    let what = match asked {
        Asked::Run(what) => what,
        Asked::Came => {
            let (room, app) = (Arc::clone(room), app.clone());
            return apart(move || online::come(&app, &room)).await?.map_err(|_| Wrong::Failed);
        }
        Asked::Delay(delay) => {
            let (room, app) = (Arc::clone(room), app.clone());
            let set = apart(move || room.delay(app.rooms.journal(), delay)).await?;
            return set.map_err(|_| Wrong::Failed);
        }
        Asked::Free(who) => {
            let (room, app) = (Arc::clone(room), app.clone());
            let freed = apart(move || room.free_place(app.rooms.journal(), who)).await?;
            return freed.map_err(|_| Wrong::Failed);
        }
        Asked::Alone => return alone(app, room, key).await,
    };
    if let Some((event, line)) = of {
        let evening = event::find(app, event).await?;
        let by = evening.inside().guest(key).director().ok_or(Wrong::NotFound)?;
        let app = app.clone();
        let done = event::doing(&evening, move |evening| {
            online::run(&app, evening, by, line, &what, Also::default())
        })
        .await?;
        return done.map_err(|why| event::said_in(&evening, language, why));
    }
    let (room, app) = (Arc::clone(room), app.clone());
    let done = apart(move || -> Result<(), NotDone> {
        match what {
            online::Run::Adjourn(_) => room.adjourn(app.rooms.journal()),
            online::Run::Resume => room.resume(app.rooms.journal()),
        }
    });
    done.await?.map_err(|_| Wrong::Failed)
}

/// Ends the other devices that have the places of this session.
pub(crate) async fn alone(app: &App, room: &Arc<Room>, key: &Key) -> Result<(), Wrong> {
    {
        let state = room.state();
        if state.kind == Kind::Training || state.of.is_some() || state.roles(key).is_empty() {
            return Err(Wrong::NotFound);
        }
    }
    let (room, app, key) = (Arc::clone(room), app.clone(), key.clone());
    let done = apart(move || room.alone(app.rooms.journal(), &key)).await?;
    done.map_err(|_| Wrong::Failed)
}

/// The event and the line of the table, where this session may do with it what the form says.
fn may(room: &Room, key: &Key, form: &Posted) -> Result<Option<(String, Line)>, Wrong> {
    let state = room.state();
    let roles = state.roles(key);
    let may = match form.get("what") {
        Some("alone") => !roles.is_empty(),
        Some("free") if state.of.is_none() => state.is_owner(key) || roles.contains(&Who::Director),
        _ => roles.contains(&Who::Director),
    };
    if may { Ok(state.of.clone()) } else { Err(Wrong::NotFound) }
}

/// The place that the form names.
fn place(form: &Posted) -> Result<Who, Wrong> {
    match form.get("seat") {
        Some("Director") => Ok(Who::Director),
        _ => Ok(Who::Player(form.read("seat")?)),
    }
}

/// An opening bid on a card.
pub(crate) struct OpeningLine {
    /// The call.
    pub(crate) call: String,
    class: &'static str,
    /// The key of its nature.
    pub(crate) nature: &'static str,
    /// What it shows.
    pub(crate) words: String,
}

/// A card that is read.
pub(crate) struct CardRead {
    /// The provision that lets it be read now.
    pub(crate) cite: Cite,
    /// The system.
    pub(crate) system: String,
    /// Everything else.
    pub(crate) text: String,
    /// The opening bids.
    pub(crate) openings: Vec<OpeningLine>,
}

#[derive(Template)]
#[template(path = "their_card.html")]
struct CardPage {
    page: Page,
    code: String,
    card: CardRead,
}

/// The opponents' system card, when the player may look at it.
pub(crate) async fn card(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Response, Wrong> {
    let room = table::find(&app, code).await?;
    let card = read_card(&app, &room, &visitor.key(), words(visitor.language)).await?;
    html::page(&CardPage { page: Page::of(&visitor), code: room.code.clone(), card })
}

/// The opponents' system card, when this session may look at it.
pub(crate) async fn read_card(app: &App, room: &Room, key: &Key, w: Words) -> Result<CardRead, Wrong> {
    let (event, line, leave) = {
        let state = room.state();
        let roles = state.roles(key);
        let seat = roles.iter().find_map(|who| match who {
            Who::Player(seat) => Some(*seat),
            Who::Director => None,
        });
        let (event, line) = state.of.clone().ok_or(Wrong::NotFound)?;
        (event, line, state.table.leave(seat.ok_or(Wrong::NotFound)?, Right::OpponentsCard))
    };
    let evening = event::find(app, event).await?;
    let inside = evening.inside();
    let (person, ..) = inside.guest(key).player.ok_or(Wrong::NotFound)?;
    let read = inside.event.read_card_at_table(person, line, leave);
    let (by, card) = read.map_err(|why| Wrong::Refused(refused::sentence(w, &inside, &why)))?;
    let edition = inside.event.conditions().ok_or(Wrong::Failed)?.edition;
    Ok(CardRead {
        cite: Cite::of(by, edition),
        system: card.system.clone(),
        text: card.text.clone(),
        openings: openings(w, card),
    })
}

fn openings(w: Words, card: &SystemCard) -> Vec<OpeningLine> {
    let line = |(call, meaning): &(Call, openroom_laws::Meaning)| OpeningLine {
        call: w.call(*call),
        class: call.bid().map_or("", |bid| suit_class(bid.denomination())),
        nature: match meaning.nature {
            Nature::Natural => "nature-natural",
            Nature::Artificial => "nature-artificial",
        },
        words: meaning.purpose.as_deref().unwrap_or_default().to_owned(),
    };
    card.openings.iter().map(line).collect()
}
