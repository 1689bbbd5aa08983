//! Boards of an event that are played at tables of this server.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use openroom_cards::{Call, Seat, Vulnerability};
use openroom_lawbook::Language;
use openroom_laws::{RecordedMeaning, SetUp, Settings, Who};
use openroom_movements::Unit;
use openroom_tournament::{Command, Line, LineState, Person, Playing, Tournament};

use super::room::Clock;
use super::{cases, direct, doing, find, me, said_in, send, told};
use crate::acts::Posted;
use crate::app::App;
use crate::club::{Also, Evening, Inside, NotDone, Noted, is_agreed};
use crate::pages::set_up;
use crate::room::{self, Board, Kind, Opening, Owner, Room};
use crate::secret::Key;
use crate::visitor::Visitor;
use crate::wrong::Wrong;

/// Whether the board of a line is one that is played here: its result comes from its table alone.
pub(crate) fn is_played_here(inside: &Inside, line: Line) -> bool {
    let dealing = inside.event.session(line.session).and_then(|session| session.dealing(line.board));
    inside.door.online && matches!(dealing, Some(openroom_tournament::Dealing::InAdvance { .. }))
}

/// Whether the board of a line can be played here now: it is played here, its round is called, nothing is agreed, and it is
/// not put off.
pub(super) fn may_play(inside: &Inside, line: Line) -> bool {
    let event = &inside.event;
    let called = event.section(line.session, line.section).map_or(0, Playing::round);
    let off = event.lines().get(&line) == Some(&LineState::Postponed);
    is_played_here(inside, line) && line.round <= called && !off && !is_agreed(event, &line)
}

/// The seat of a person at a line.
fn seat_of(event: &Tournament, person: Person, line: Line) -> Option<Seat> {
    let side = event.side_of(person, line)?;
    match event.unit()? {
        Unit::Player => {
            let playing = event.section(line.session, line.section)?;
            let round = playing.movement.rounds.get(usize::from(line.round).checked_sub(1)?)?;
            let table = round.tables.get(usize::from(line.table).checked_sub(1)?)?;
            let contestant = playing.contestant(event.entry_of(person)?)?;
            Seat::ALL.into_iter().find(|seat| table.seats[*seat] == Some(contestant))
        }
        Unit::Pair | Unit::Team => {
            let place = event.players_at(line, side).iter().position(|one| *one == person)?;
            side.seats().get(place).copied()
        }
    }
}

/// Sits a player, or a Director, down at the table of a line; the first to come opens it.
pub(crate) async fn join(
    State(app): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
    form: Posted,
) -> Result<Response, Wrong> {
    let evening = find(&app, code).await?;
    let line: Line = form.read("line")?;
    let part = if form.ticked("direct") { Part::Director } else { Part::Player };
    let room = joined(&app, &evening, visitor.key(), line, part, visitor.language).await?;
    Ok(Redirect::to(&format!("/t/{room}")).into_response())
}

/// As what somebody comes to a table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// To play.
    Player,
    /// To direct.
    Director,
}

/// Sits this session down at the table of a line and gives the code of the table.
pub(crate) async fn joined(
    app: &App,
    evening: &Arc<Evening>,
    key: Key,
    line: Line,
    part: Part,
    language: Language,
) -> Result<String, Wrong> {
    let (who, name) = {
        let inside = evening.inside();
        let guest = inside.guest(&key);
        if part == Part::Director {
            let person = guest.director().ok_or(Wrong::NotFound)?;
            inside.event.sides(line).ok_or(Wrong::NotFound)?;
            if inside.has_still_to_play(&guest, line.session, line.board) {
                return Err(Wrong::Malformed("hidden-other"));
            }
            if inside.event.is_for_another(&direct::everybody(&guest), line) {
                return Err(Wrong::Malformed("refused-own-table"));
            }
            if !inside.door.tables.contains_key(&line) {
                return Err(Wrong::Malformed("notice-gone"));
            }
            (Who::Director, told::person(&inside, person))
        } else {
            let (person, ..) = guest.player.ok_or(Wrong::NotFound)?;
            me::may_enter(&inside, &guest, line).ok_or(Wrong::NotFound)?;
            let unnamed = inside.event.unit() == Some(Unit::Team);
            let seat = seat_of(&inside.event, person, line);
            let seat =
                seat.ok_or(if unnamed { Wrong::Malformed("wrong-line-up") } else { Wrong::NotFound })?;
            if !may_play(&inside, line) {
                return Err(Wrong::Malformed("notice-gone"));
            }
            if inside.door.has_looked(&key, person, line.session, line.board) {
                return Err(Wrong::Malformed("wrong-looked"));
            }
            (Who::Player(seat), told::person(&inside, person))
        }
    };
    let app = app.clone();
    let joined = doing(evening, move |evening| {
        // Whoever has seen the board at another table plays it at none.
        let elsewhere = others_with(&evening.inside(), line);
        let seen = |room: &String| {
            let room = app.rooms.find(room);
            room.is_some_and(|room| room.state().has_seen_other(None, &key))
        };
        if matches!(who, Who::Player(_)) && elsewhere.iter().any(seen) {
            return Ok(None);
        }
        let room = open(evening, &app, line)?;
        if let Who::Player(seat) = who
            && room.state().seats[seat].is_of_another(&name)
        {
            room.free(app.rooms.journal(), seat).map_err(|_| NotDone::Failed)?;
        }
        match room.seat(app.rooms.journal(), who, &key, &name) {
            Ok(_) => Ok(Some(room.code.clone())),
            Err(room::NotDone::NoPlace(_)) => Ok(None),
            Err(_) => Err(NotDone::Failed),
        }
    })
    .await?;
    // Whoever has seen one hand of the board on this device sees no other.
    let room = joined.map_err(|why| said_in(evening, language, why))?;
    room.ok_or(Wrong::Malformed("wrong-two-places"))
}

/// The table of a line.
fn open(evening: &Evening, app: &App, line: Line) -> Result<Arc<Room>, NotDone> {
    let _one_at_a_time = evening.opening();
    let known = evening.inside().door.tables.get(&line).cloned();
    if let Some(code) = known {
        return app.rooms.find(&code).ok_or(NotDone::Failed);
    }
    let deal = evening.deal_at_the_table(line)?;
    let (setup, title) = {
        let inside = evening.inside();
        let conditions = inside.event.conditions().ok_or(NotDone::Failed)?;
        let mut settings = Settings::under(conditions.edition, conditions.regulations);
        settings.disclosure = set_up::in_writing(settings.disclosure);
        let face = told::markings(line.board).ok_or(NotDone::Failed)?;
        let vulnerability: Vulnerability = face.vulnerability;
        let meanings = meanings(&inside.event, line);
        let setup = SetUp { vulnerability, meanings, ..SetUp::dealt(settings, face.dealer, &deal) };
        (setup, inside.door.title.clone())
    };
    let opening = Opening {
        kind: Kind::Online,
        title,
        owner: Owner { key: Key::of_event(&evening.code), plays: false },
        delay: 0,
        of: Some((evening.code.clone(), line)),
        board: Board::SetUp(Box::new(setup), vec![]),
    };
    let room = app.rooms.open(opening).ok_or(NotDone::Failed)?;
    evening.note(Noted::Online { line, room: room.code.clone() })?;
    Ok(room)
}

/// What the opening bids of the four players show by the cards that their pairs have filed.
fn meanings(event: &Tournament, line: Line) -> Vec<RecordedMeaning> {
    let everybody = Seat::ALL.into_iter();
    let calls = everybody.flat_map(|by| Call::all().map(move |call| (by, call)));
    calls.filter_map(|(by, call)| event.opening_meaning(line, by, call)).collect()
}

/// The tables at which somebody sits now, with his seats.
pub(super) fn seats_of(inside: &Inside, person: Person) -> Vec<(String, Seat)> {
    let event = &inside.event;
    let open = inside.door.tables.iter().filter(|(line, _)| !is_agreed(event, line));
    open.filter_map(|(line, room)| Some((room.clone(), seat_of(event, person, *line)?))).collect()
}

/// Frees seats, so that a substitute can take them.
pub(super) fn free(app: &App, seats: &[(String, Seat)]) -> Result<(), NotDone> {
    for (room, seat) in seats {
        let room = app.rooms.find(room).ok_or(NotDone::Failed)?;
        room.free(app.rooms.journal(), *seat).map_err(|_| NotDone::Failed)?;
    }
    Ok(())
}

/// Takes away the seats that these sessions got by a name that they no longer have.
pub(crate) fn take_away(app: &App, evening: &Evening, keys: &[Key]) -> Result<(), NotDone> {
    let rooms: Vec<String> = {
        let inside = evening.inside();
        let running = inside.door.tables.iter().filter(|(line, _)| inside.is_running(line));
        running.map(|(_, room)| room.clone()).collect()
    };
    for room in rooms.iter().filter(|_| !keys.is_empty()).filter_map(|room| app.rooms.find(room)) {
        for key in keys {
            room.leave(app.rooms.journal(), key).map_err(|_| NotDone::Failed)?;
        }
    }
    Ok(())
}

/// The other tables of the event at which the board of a line is played or was.
pub(crate) fn others_with(inside: &Inside, line: Line) -> Vec<String> {
    let same = |other: &Line| (other.session, other.board) == (line.session, line.board) && *other != line;
    inside.door.tables.iter().filter(|(other, _)| same(other)).map(|(_, room)| room.clone()).collect()
}

/// What the Director does with a board that is played here.
#[derive(Clone)]
pub(crate) enum Run {
    /// Puts it off, for this reason.
    Adjourn(String),
    /// Lets it go on.
    Resume,
}

/// Puts the board of a line off or lets it go on, in the event and at its table.
pub(crate) fn run(
    app: &App,
    evening: &Evening,
    by: Person,
    line: Line,
    run: &Run,
    also: Also,
) -> Result<(), NotDone> {
    let command = match run {
        Run::Adjourn(reason) => Command::Postpone(line, reason.clone()),
        Run::Resume => Command::RequirePlay(line),
    };
    evening.does_with(by, vec![command], also)?;
    let Some(room) = evening.inside().door.tables.get(&line).cloned() else { return Ok(()) };
    let room = app.rooms.find(&room).ok_or(NotDone::Failed)?;
    let done = match run {
        Run::Adjourn(_) => room.adjourn(app.rooms.journal()),
        Run::Resume => room.resume(app.rooms.journal()),
    };
    done.map_err(|_| NotDone::Failed)
}

/// Whether a Director may enter a result by hand: the board is not played here, or its table was put off or never opened.
pub(crate) fn may_be_entered(inside: &Inside, line: Line) -> bool {
    let off = inside.event.lines().get(&line) == Some(&LineState::Postponed);
    off || !inside.is_running(&line) || is_agreed(&inside.event, &line)
}

/// Ends the table of a line that got its score from the Director.
pub(crate) fn break_off(app: &App, evening: &Evening, line: Line) -> Result<(), NotDone> {
    let room = {
        let inside = evening.inside();
        let ended = inside.is_running(&line) && is_agreed(&inside.event, &line);
        inside.door.tables.get(&line).filter(|_| ended).cloned()
    };
    let Some(room) = room else { return Ok(()) };
    if let Some(room) = app.rooms.find(&room) {
        room.adjourn(app.rooms.journal()).map_err(|_| NotDone::Failed)?;
    }
    evening.note(Noted::BrokenOff { line })
}

/// The clock of the round in which a board is played.
pub(crate) fn clock(inside: &Inside, line: Line) -> Option<Clock> {
    let playing = inside.event.section(line.session, line.section)?;
    let now = inside.event.session_no() == line.session && playing.round() == line.round;
    super::room::clock(inside, line.section).filter(|_| now)
}

/// Tells the Directors of an event that a player calls from the table where he plays.
pub(crate) fn called(app: &App, room: &Room, key: &Key) {
    let Some((code, line)) = room.state().of.clone() else { return };
    let Some(evening) = app.club.find(&code) else { return };
    let call = {
        let inside = evening.inside();
        let by = inside.guest(key).player.map(|(person, ..)| person);
        send::call_from(&inside, line.section, line.table, by)
    };
    if let Some(call) = call {
        // The call stands in the record of the table too, where the Director finds it.
        let _ = evening.note(Noted::Called(call));
    }
}

/// A Director comes to a call: it no longer waits, in the event or at a table of the server.
pub(crate) fn attend(app: &App, evening: &Evening, call: usize) -> Result<(), NotDone> {
    evening.note(Noted::Attended { call })?;
    let rooms: Vec<String> = {
        let inside = evening.inside();
        let Some(call) = inside.door.calls.get(call) else { return Ok(()) };
        let here = |line: &Line| (line.section, line.table) == (call.section, call.table);
        let running = inside.door.tables.iter().filter(|(line, _)| here(line) && inside.is_running(line));
        running.map(|(_, room)| room.clone()).collect()
    };
    for room in rooms.iter().filter_map(|room| app.rooms.find(room)) {
        room.come(app.rooms.journal()).map_err(|_| NotDone::Failed)?;
    }
    Ok(())
}

/// A Director who is at a table of the server has come to the calls from there.
pub(crate) fn come(app: &App, room: &Room) -> Result<(), NotDone> {
    let Some((code, line)) = room.state().of.clone() else {
        return room.come(app.rooms.journal()).map_err(|_| NotDone::Failed);
    };
    let evening = app.club.find(&code).ok_or(NotDone::Failed)?;
    let waiting: Vec<usize> = {
        let inside = evening.inside();
        let all = inside.door.calls.iter().enumerate().filter(|(_, call)| !call.attended);
        all.filter(|(_, call)| (call.section, call.table) == (line.section, line.table))
            .map(|(number, _)| number)
            .collect()
    };
    for call in waiting {
        evening.note(Noted::Attended { call })?;
    }
    room.come(app.rooms.journal()).map_err(|_| NotDone::Failed)
}

/// Brings the record of a board that is over into its event, where the table belongs to one, and keeps its closed cases.
pub(crate) fn settle(app: &App, room: &Room) {
    cases::keep(app, room);
    let (code, line, led, events) = {
        let state = room.state();
        let Some((code, line)) = state.of.clone().filter(|_| state.is_settled()) else { return };
        let first = state.table.position().tricks.first();
        let lead = first.and_then(|trick| trick.cards[trick.leader?]);
        let declarer = state.table.position().contract.map(|contract| contract.declarer);
        let led = lead.map(|lead| Noted::LeadSettled { line, lead, declarer });
        (code, line, led, state.table.events().to_vec())
    };
    let Some(evening) = app.club.find(&code) else { return };
    let by = {
        let inside = evening.inside();
        if is_agreed(&inside.event, &line) {
            return;
        }
        me::first_of(&inside, line, openroom_cards::Side::NorthSouth)
    };
    if let Some(by) = by {
        // What the event refuses, the Director finds missing among the results.
        let also = Also { notes: led.into_iter().collect(), ..Also::default() };
        let _ = evening.does_with(by, vec![Command::BringRecord { line, events }], also);
    }
}
