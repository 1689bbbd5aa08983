//! The pages of an event: organizer, players, Directors, spectators.

pub(crate) mod board;
pub(crate) mod card;
mod cases;
mod compared;
pub(crate) mod conditions;
pub(crate) mod contest;
pub(crate) mod course;
pub(crate) mod direct;
pub(crate) mod door;
pub(crate) mod entry;
pub(crate) mod file;
pub(crate) mod found;
mod gone;
pub(crate) mod joining;
pub(crate) mod line;
pub(crate) mod line_up;
pub(crate) mod lines;
pub(crate) mod live;
pub(crate) mod me;
pub(crate) mod meetings;
pub(crate) mod movement;
pub(crate) mod names;
pub(crate) mod online;
pub(crate) mod paper;
mod picture;
pub(crate) mod player;
mod plot;
pub(crate) mod projector;
pub(crate) mod refused;
mod result;
pub(crate) mod results;
pub(crate) mod room;
pub(crate) mod rulings;
pub(crate) mod send;
pub(crate) mod session;
pub(crate) mod tables;
pub(crate) mod told;
mod top;

use std::sync::Arc;

use axum::response::{IntoResponse, Redirect, Response};
use openroom_lawbook::Language;
use openroom_tournament::Person;

use crate::app::{App, apart};
use crate::club::{Evening, Inside, NotDone};
use crate::visitor::Visitor;
use crate::words::words;
use crate::wrong::Wrong;

pub(crate) use told::team as team_of;

/// The event with this code.
pub(crate) async fn find(app: &App, code: String) -> Result<Arc<Evening>, Wrong> {
    let club = Arc::clone(&app.club);
    apart(move || club.find(&code)).await?.ok_or(Wrong::NotFound)
}

/// The person who directs the event in this session; a stranger is told that there is no such page.
fn director(inside: &Inside, visitor: &Visitor) -> Result<Person, Wrong> {
    inside.guest(&visitor.key()).director().ok_or(Wrong::NotFound)
}

/// The person who directs it or sits in its appeals committee.
fn official(inside: &Inside, visitor: &Visitor) -> Result<Person, Wrong> {
    inside.guest(&visitor.key()).official().ok_or(Wrong::NotFound)
}

/// The person who organizes it.
fn organizer(inside: &Inside, visitor: &Visitor) -> Result<Person, Wrong> {
    inside.guest(&visitor.key()).organizer().ok_or(Wrong::NotFound)
}

/// Does something with the event on a thread that may wait.
pub(crate) async fn doing<T: Send + 'static>(
    evening: &Arc<Evening>,
    work: impl FnOnce(&Evening) -> Result<T, NotDone> + Send + 'static,
) -> Result<Result<T, NotDone>, Wrong> {
    let evening = Arc::clone(evening);
    apart(move || work(&evening)).await
}

/// Goes on to a page of the event, or says why nothing was done.
fn after(
    evening: &Evening,
    visitor: &Visitor,
    done: Result<(), NotDone>,
    to: &str,
) -> Result<Response, Wrong> {
    let to = format!("/e/{}{to}", evening.code);
    match done {
        Ok(()) => Ok(Redirect::to(&to).into_response()),
        Err(NotDone::Stale) => Err(Wrong::Stale(to)),
        Err(why) => Err(said(evening, visitor, why)),
    }
}

/// A refusal in the visitor's language.
fn said(evening: &Evening, visitor: &Visitor, why: NotDone) -> Wrong {
    said_in(evening, visitor.language, why)
}

/// A refusal in this language.
pub(crate) fn said_in(evening: &Evening, language: Language, why: NotDone) -> Wrong {
    let w = words(language);
    match why {
        NotDone::Refused(refused) => Wrong::Refused(refused::sentence(w, &evening.inside(), &refused)),
        NotDone::Stale => Wrong::Stale(format!("/e/{}", evening.code)),
        NotDone::Sealed => Wrong::Refused(w.t("refused-sealed")),
        NotDone::OtherNames(who) => Wrong::Refused(w.with("refused-other-names", "who", who)),
        NotDone::WithoutPapers => Wrong::Refused(w.t("refused-without-papers")),
        NotDone::Failed => Wrong::Failed,
    }
}
