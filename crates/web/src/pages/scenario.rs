use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::response::Response;
use openroom_lawbook::Edition;
use openroom_laws::Who;

use super::{set_up, table};
use crate::acts::Posted;
use crate::app::{App, apart};
use crate::html::{self, Page};
use crate::room::{Board, Doer, Done, Kind, NotDone, Room, Script};
use crate::scenarios::{self, File};
use crate::secret::Key;
use crate::visitor::Visitor;
use crate::words::{Words, words};
use crate::wrong::Wrong;

/// A Law with scenarios.
struct Chapter {
    name: &'static str,
    title: String,
    count: usize,
}

#[derive(Template)]
#[template(path = "scenarios.html")]
struct List {
    page: Page,
    chapters: Vec<Chapter>,
}

/// A scenario to pick.
pub(crate) struct Item {
    /// Its number in the file.
    pub(crate) block: usize,
    /// What it shows.
    pub(crate) title: String,
    /// The provisions that it shows.
    pub(crate) cites: Vec<&'static str>,
    /// In which editions.
    pub(crate) editions: Vec<Edition>,
    /// Its lines.
    pub(crate) script: Vec<String>,
}

#[derive(Template)]
#[template(path = "scenario.html")]
struct OneLaw {
    page: Page,
    name: &'static str,
    title: String,
    items: Vec<Item>,
}

/// The Laws that have scenarios.
pub(crate) async fn list(visitor: Visitor) -> Result<Response, Wrong> {
    let w = words(visitor.language);
    let chapters = scenarios::files().iter().map(|file| Chapter {
        name: file.name,
        title: title(w, file),
        count: file.blocks().count(),
    });
    html::page(&List { page: Page::of(&visitor), chapters: chapters.collect() })
}

/// The scenarios of a Law.
pub(crate) async fn file(visitor: Visitor, Path(name): Path<String>) -> Result<Response, Wrong> {
    let file = scenarios::file(&name).ok_or(Wrong::NotFound)?;
    let title = title(words(visitor.language), file);
    html::page(&OneLaw { page: Page::of(&visitor), name: file.name, title, items: items(file) })
}

/// The scenarios of a file.
pub(crate) fn items(file: &File) -> Vec<Item> {
    let items = file.blocks().map(|(place, block)| {
        let heading = file.document.heading(block);
        let editions = block.header.editions();
        Item {
            block: place,
            title: heading.map(|heading| heading.title.clone()).unwrap_or_default(),
            cites: heading.map_or_else(Vec::new, |heading| {
                heading.provisions.iter().map(|provision| provision.cite(editions[0])).collect()
            }),
            script: block.lines.iter().map(|line| line.text.clone()).collect(),
            editions,
        }
    });
    items.collect()
}

fn title(w: Words, file: &File) -> String {
    let law = file.law().and_then(|law| Some((law, openroom_lawbook::law_title(law, w.language())?)));
    match (law, file.name) {
        (Some((law, title)), _) => format!("{law} {title}"),
        (None, "boards-auction") => w.t("scenarios-auctions"),
        (None, "boards-play") => w.t("scenarios-plays"),
        (None, "boards") => w.t("scenarios-boards"),
        (None, "unrecorded") => w.t("scenarios-unrecorded"),
        (None, _) => file.title().to_owned(),
    }
}

/// Opens a table that follows a scenario.
pub(crate) async fn open(
    State(app): State<App>,
    visitor: Visitor,
    Path(name): Path<String>,
    form: Posted,
) -> Result<Response, Wrong> {
    let script = Script { file: name, block: form.read("block")?, edition: form.read("edition")? };
    let board = beginning(script).await?;
    set_up::open(&app, &visitor, Kind::Training, &form, board).await
}

/// A board at the beginning of a scenario.
pub(crate) async fn beginning(script: Script) -> Result<Board, Wrong> {
    let block = scenarios::block(&script).ok_or(Wrong::NotFound)?;
    if !block.header.editions().contains(&script.edition) {
        return Err(Wrong::Malformed("wrong-form"));
    }
    let begins = script.clone();
    let table = apart(move || scenarios::beginning(&begins)).await?.ok_or(Wrong::Failed)?;
    Ok(Board::Following(Box::new(table), script))
}

/// Does the next thing of the scenario that a table follows.
pub(crate) async fn step(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    form: Posted,
) -> Result<Response, Wrong> {
    let room = table::find(&app, code).await?;
    let done = stepped(&app, &room, visitor.key(), form.line("mark", 64)?).await?;
    table::after(&app, &room, &visitor, done).await
}

/// Makes the next step at a table for this session.
pub(crate) async fn stepped(
    app: &App,
    room: &Arc<Room>,
    key: Key,
    mark: String,
) -> Result<Result<Done, NotDone>, Wrong> {
    let (room, app) = (Arc::clone(room), app.clone());
    apart(move || -> Result<Result<Done, NotDone>, Wrong> {
        let (script, now) = {
            let state = room.state();
            if !state.roles(&key).contains(&Who::Director) {
                return Err(Wrong::NotFound);
            }
            (state.script.clone().ok_or(Wrong::NotFound)?, state.table.clone())
        };
        let further = match scenarios::next(&script, &now) {
            Some((_, Some(further))) => further,
            Some((_, None)) => return Ok(Err(NotDone::ScriptOver)),
            None => return Ok(Err(NotDone::ScriptLeft)),
        };
        Ok(room.follow(app.rooms.journal(), &Doer { key: &key, mark: &mark, form: "step" }, further))
    })
    .await?
}
