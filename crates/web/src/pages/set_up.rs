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
use crate::room::{Board, Done, Kind, NotDone, Opening, Owner, Room};
use crate::secret::Key;
use crate::visitor::Visitor;
use crate::wrong::Wrong;

/// The most seconds that spectators are behind.
const LONGEST_DELAY: u16 = 3_600;
/// The longest name of a table.
const LONGEST_TITLE: usize = 60;

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
pub(crate) fn set_up(kind: Kind, form: &Posted) -> Result<SetUp, Wrong> {
    let mut setup = board(form)?;
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
    Ok(setup)
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
    let setup = set_up(Kind::Training, &form)?;
    open(&app, &visitor, Kind::Training, &form, Board::SetUp(Box::new(setup))).await
}

/// Opens a table to play at.
pub(crate) async fn open_online(
    State(app): State<App>,
    visitor: Visitor,
    form: Posted,
) -> Result<Response, Wrong> {
    let setup = set_up(Kind::Online, &form)?;
    open(&app, &visitor, Kind::Online, &form, Board::SetUp(Box::new(setup))).await
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

fn board(form: &Posted) -> Result<SetUp, Wrong> {
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
    let (deal, dealer, vulnerability) = match form.get("pbn").map(str::trim) {
        Some(text) if !text.is_empty() => loaded(text)?,
        _ => dealt(1)?,
    };
    Ok(SetUp { vulnerability, ..SetUp::dealt(settings, dealer, &deal) })
}

fn dealt(number: u32) -> Result<(Deal, Seat, Vulnerability), Wrong> {
    let deal = Dealer::from_entropy().map_err(|_| Wrong::Failed)?.deal();
    let markings = Markings::numbered(NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN));
    Ok((deal, markings.dealer, markings.vulnerability))
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
        room.deal(app.rooms.journal(), &key, |number, before| {
            let (deal, dealer, vulnerability) = dealt(number).ok()?;
            let meanings = if are_recorded(before) { natural() } else { vec![] };
            Some(SetUp { vulnerability, meanings, ..SetUp::dealt(*before.settings(), dealer, &deal) })
        })
    })
    .await
}

/// The first board of a text in PBN or LIN, or a bare deal as PBN writes it.
fn loaded(text: &str) -> Result<(Deal, Seat, Vulnerability), Wrong> {
    if let Ok(deal) = text.parse::<Deal>() {
        return Ok((deal, Seat::North, Vulnerability::None));
    }
    let games = read_games(format_of(text), text.as_bytes()).map_err(|_| Wrong::Malformed("wrong-pbn"))?;
    let game = games.into_iter().map(|read| read.game).find(|game| game.hands().is_some());
    let game = game.ok_or(Wrong::Malformed("wrong-pbn"))?;
    let deal = game.hands().and_then(|hands| hands.deal()).ok_or(Wrong::Malformed("wrong-pbn"))?;
    Ok((deal, game.dealer().unwrap_or(Seat::North), game.vulnerability().unwrap_or(Vulnerability::None)))
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
