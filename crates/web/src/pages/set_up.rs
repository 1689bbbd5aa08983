use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Instant;

use askama::Template;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use openroom_cards::dealing::Dealer;
use openroom_cards::{Board as Markings, Deal, Seat, Vulnerability};
use openroom_lawbook::regulations::Preset;
use openroom_laws::{
    Attention, Disclosure, Event, Meaning, Policy, RecordedMeaning, Screens, SetUp, Settings, Table,
};
use openroom_notation::read_games;

use super::analysis::sent::format_of;
use super::table;
use crate::acts::Posted;
use crate::app::{App, apart};
use crate::html::{self, Page};
use crate::room::{Board, Brought, Done, Kind, NotDone, Opening, Owner, Room};
use crate::secret::Key;
use crate::visitor::Visitor;
use crate::wrong::Wrong;

/// The most seconds that spectators are behind.
const LONGEST_DELAY: u16 = 3_600;
/// The longest name of a table.
const LONGEST_TITLE: usize = 60;
/// The most boards that are brought along.
const MOST_BROUGHT: usize = 128;

#[derive(Template)]
#[template(path = "train.html")]
struct Train {
    page: Page,
}

#[derive(Template)]
#[template(path = "play.html")]
struct Play {
    page: Page,
}

/// The form of a training table.
pub(crate) async fn train(visitor: Visitor) -> Result<Response, Wrong> {
    html::page(&Train { page: Page::of(&visitor) })
}

/// The form of a table to play at.
pub(crate) async fn play(visitor: Visitor) -> Result<Response, Wrong> {
    html::page(&Play { page: Page::of(&visitor) })
}

/// A board of a table of this kind, as a form asks for it.
pub(crate) fn set_up(kind: Kind, form: &Posted) -> Result<Board, Wrong> {
    let (mut setup, brought) = board(form)?;
    setup.settings.disclosure = match (kind, form.get("explains").unwrap_or_default()) {
        (Kind::Training, "" | "aloud") => setup.settings.disclosure,
        (Kind::Online, "" | "partner") => in_writing(setup.settings.disclosure),
        (_, "partner") => Disclosure::InWriting,
        (_, "self") => Disclosure::BySelf,
        _ => return Err(form.unread("explains")),
    };
    if kind == Kind::Training && !form.ticked("artificial") {
        setup.meanings = natural();
    }
    Ok(Board::SetUp(Box::new(setup), brought))
}

/// At a table of a server calls are explained in writing.
pub(crate) fn in_writing(disclosure: Disclosure) -> Disclosure {
    match disclosure {
        Disclosure::Aloud | Disclosure::InWriting => Disclosure::InWriting,
        Disclosure::BySelf => Disclosure::BySelf,
    }
}

/// Opens a training table.
pub(crate) async fn open_training(
    State(app): State<App>,
    visitor: Visitor,
    form: Posted,
) -> Result<Response, Wrong> {
    let board = set_up(Kind::Training, &form)?;
    open(&app, &visitor, Kind::Training, &form, board).await
}

/// Opens a table to play at.
pub(crate) async fn open_online(
    State(app): State<App>,
    visitor: Visitor,
    form: Posted,
) -> Result<Response, Wrong> {
    let board = set_up(Kind::Online, &form)?;
    open(&app, &visitor, Kind::Online, &form, board).await
}

/// Opens a table and goes there; whoever opens one to play at goes to its links first.
pub(super) async fn open(
    app: &App,
    visitor: &Visitor,
    kind: Kind,
    form: &Posted,
    board: Board,
) -> Result<Response, Wrong> {
    let room = opened(app, (visitor.key(), visitor.address), kind, form, board).await?;
    let to = match kind {
        Kind::Training => format!("/t/{}", room.code),
        Kind::Online => format!("/t/{}/seats", room.code),
    };
    Ok(Redirect::to(&to).into_response())
}

/// Opens a table for this session at this address.
pub(crate) async fn opened(
    app: &App,
    (owner, address): (Key, IpAddr),
    kind: Kind,
    form: &Posted,
    board: Board,
) -> Result<Arc<Room>, Wrong> {
    if !app.limits.tables.admits(address, Instant::now()) {
        return Err(Wrong::TooMany);
    }
    let delay = if form.get("delay").is_some_and(|text| !text.is_empty()) { delay(form)? } else { 0 };
    let title = form.line("title", LONGEST_TITLE)?;
    let plays = match (kind, form.get("part").unwrap_or_default()) {
        (Kind::Training, _) | (Kind::Online, "" | "direct") => false,
        (Kind::Online, "play") => true,
        _ => return Err(form.unread("part")),
    };
    form.all_asked_for()?;
    let owner = Owner { key: owner, plays };
    let opening = Opening { kind, title, owner, delay, of: None, board };
    let rooms = Arc::clone(&app.rooms);
    apart(move || rooms.open(opening)).await?.ok_or(Wrong::Failed)
}

/// By how many seconds spectators see it later, as a form says.
pub(super) fn delay(form: &Posted) -> Result<u16, Wrong> {
    let seconds: u16 = form.read("delay")?;
    if seconds > LONGEST_DELAY { Err(form.unread("delay")) } else { Ok(seconds) }
}

fn board(form: &Posted) -> Result<(SetUp, Vec<Brought>), Wrong> {
    let preset: Preset = form.read("preset")?;
    let mut settings = Settings::under(preset.edition(), preset.regulations());
    settings.attention = match form.get("attention") {
        Some("at-once") => Attention::AtOnce,
        Some("players") => Attention::ByPlayers,
        _ => return Err(form.unread("attention")),
    };
    settings.screens = match form.get("screens").unwrap_or_default() {
        "" | "none" => settings.screens,
        "east" => Screens::NorthWithEast,
        "west" => Screens::NorthWithWest,
        _ => return Err(form.unread("screens")),
    };
    settings.policy = if form.ticked("prevent") { Policy::Prevent } else { Policy::Allow };
    let brought = match form.get("pbn").map(str::trim) {
        Some(text) if !text.is_empty() => loaded(text)?,
        _ => vec![],
    };
    let first = brought.first().copied().map_or_else(|| dealt(1), Ok)?;
    Ok((begun(settings, &first), brought))
}

fn begun(settings: Settings, board: &Brought) -> SetUp {
    SetUp { vulnerability: board.vulnerability, ..SetUp::dealt(settings, board.dealer, &board.deal) }
}

fn dealt(number: u32) -> Result<Brought, Wrong> {
    let deal = Dealer::from_entropy().map_err(|_| Wrong::Failed)?.deal();
    let Markings { dealer, vulnerability, .. } = markings(number);
    Ok(Brought { number, deal, dealer, vulnerability })
}

fn markings(number: u32) -> Markings {
    Markings::numbered(NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN))
}

/// Deals another board at a table.
pub(crate) async fn deal_again(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    _: Posted,
) -> Result<Response, Wrong> {
    let room = table::find(&app, code).await?;
    let dealt = next_board(&app, &room, visitor.key()).await?;
    table::after(&app, &room, &visitor, dealt.map(|()| Done::Taken)).await
}

/// Deals another board at a table for this session.
pub(crate) async fn next_board(app: &App, room: &Arc<Room>, key: Key) -> Result<Result<(), NotDone>, Wrong> {
    let (room, app) = (Arc::clone(room), app.clone());
    apart(move || {
        room.deal(app.rooms.journal(), &key, |number, before, brought| {
            let board = brought.copied().map_or_else(|| dealt(number), Ok).ok()?;
            let meanings = if are_recorded(before) { natural() } else { vec![] };
            Some(SetUp { meanings, ..begun(*before.settings(), &board) })
        })
    })
    .await
}

/// The boards of a text in PBN or LIN, each once, or a bare deal as PBN writes it.
fn loaded(text: &str) -> Result<Vec<Brought>, Wrong> {
    if let Ok(deal) = text.parse::<Deal>() {
        let (dealer, vulnerability) = (Seat::North, Vulnerability::None);
        return Ok(vec![Brought { number: 1, deal, dealer, vulnerability }]);
    }
    let games = read_games(format_of(text), text.as_bytes()).map_err(|_| Wrong::Malformed("wrong-pbn"))?;
    let mut all: Vec<Brought> = vec![];
    for game in games.into_iter().map(|read| read.game) {
        let Some(deal) = game.hands().and_then(|hands| hands.deal()) else { continue };
        let number =
            game.board().unwrap_or_else(|| all.last().map_or(1, |last| last.number.saturating_add(1)));
        let usual = game.board().map(markings);
        let dealer = game.dealer().or(usual.map(|it| it.dealer)).unwrap_or(Seat::North);
        let vulnerability = game.vulnerability().or(usual.map(|it| it.vulnerability));
        let vulnerability = vulnerability.unwrap_or(Vulnerability::None);
        // What several tables did on a board is several games.
        if all.iter().any(|one| one.number == number && one.deal == deal) {
            continue;
        }
        if all.len() == MOST_BROUGHT {
            return Err(Wrong::TooLarge);
        }
        all.push(Brought { number, deal, dealer, vulnerability });
    }
    if all.is_empty() { Err(Wrong::Malformed("wrong-pbn")) } else { Ok(all) }
}

/// Whether the board began with meanings of calls.
fn are_recorded(table: &Table) -> bool {
    let begun = table.events().first();
    matches!(begun, Some(Event::SetUp(setup)) if !setup.meanings.is_empty())
}

/// Every bid and pass means what it says, so that the table need not ask the Director for it.
fn natural() -> Vec<RecordedMeaning> {
    let everybody = Seat::ALL.into_iter();
    let calls = everybody.flat_map(|by| openroom_cards::Call::all().map(move |call| (by, call)));
    calls
        .filter(|(_, call)| !matches!(call, openroom_cards::Call::Double | openroom_cards::Call::Redouble))
        .map(|(by, call)| RecordedMeaning { by, call, nth: 1, meaning: Meaning::natural(call) })
        .collect()
}
