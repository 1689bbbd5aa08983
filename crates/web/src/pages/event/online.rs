//! Boards of an event that are played at tables of this server.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use openroom_cards::{Call, Seat, Vulnerability};
use openroom_laws::{RecordedMeaning, SetUp, Settings, Who};
use openroom_movements::Unit;
use openroom_tournament::{Command, Line, Person, Playing, Tournament};

use super::{cases, director, doing, find, me, said, told};
use crate::acts::Posted;
use crate::app::App;
use crate::club::{Evening, Inside, NotDone, Noted, is_agreed};
use crate::room::{Board, Kind, Opening, Room};
use crate::secret::Key;
use crate::visitor::Visitor;
use crate::words::words;
use crate::wrong::Wrong;

/// Whether the board of a line can be played here now: the event is played here, its deal is kept here, its round is called, nothing is agreed.
pub(super) fn may_play(inside: &Inside, line: Line) -> bool {
    let event = &inside.event;
    let called = event.section(line.session, line.section).map_or(0, Playing::round);
    let dealt = event.session(line.session).is_some_and(|session| {
        session.dealt.iter().any(|(boards, how)| {
            boards.contains(line.board) && matches!(how, openroom_tournament::Dealing::InAdvance { .. })
        })
    });
    inside.door.online && dealt && line.round == called && !is_agreed(event, &line)
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
    let key = visitor.token.key();
    let (who, name) = {
        let inside = evening.inside();
        let guest = inside.guest(&key);
        if form.ticked("direct") {
            let person = director(&inside, &visitor)?;
            inside.event.sides(line).ok_or(Wrong::NotFound)?;
            if inside.has_still_to_play(&guest, line.session, line.board) {
                return Err(Wrong::Malformed("hidden-other"));
            }
            if !inside.door.tables.contains_key(&line) {
                return Err(Wrong::Malformed("notice-gone"));
            }
            (Who::Director, told::person(&inside, person))
        } else {
            let (person, ..) = guest.player.ok_or(Wrong::NotFound)?;
            me::may_enter(&inside, &guest, line).ok_or(Wrong::NotFound)?;
            let seat = seat_of(&inside.event, person, line).ok_or(Wrong::NotFound)?;
            if !may_play(&inside, line) {
                return Err(Wrong::Malformed("notice-gone"));
            }
            (Who::Player(seat), told::person(&inside, person))
        }
    };
    let w = words(visitor.language);
    let joined = doing(&evening, move |evening| {
        let room = open(evening, &app, line, &w.with("board", "n", line.board))?;
        room.seat(app.rooms.journal(), who, &key, &name).map_err(|_| NotDone::Failed)?;
        Ok(room.code.clone())
    })
    .await?;
    let room = joined.map_err(|why| said(&evening, &visitor, why))?;
    Ok(Redirect::to(&format!("/t/{room}")).into_response())
}

/// The table of a line.
fn open(evening: &Evening, app: &App, line: Line, board: &str) -> Result<Arc<Room>, NotDone> {
    let _one_at_a_time = evening.opening();
    let known = evening.inside().door.tables.get(&line).cloned();
    if let Some(code) = known {
        return app.rooms.find(&code).ok_or(NotDone::Failed);
    }
    let deal = evening.deal_at_the_table(line)?;
    let (setup, title) = {
        let inside = evening.inside();
        let conditions = inside.event.conditions().ok_or(NotDone::Failed)?;
        let settings = Settings::under(conditions.edition, conditions.regulations);
        let face = told::markings(line.board).ok_or(NotDone::Failed)?;
        let vulnerability: Vulnerability = face.vulnerability;
        let meanings = meanings(&inside.event, line);
        let setup = SetUp { vulnerability, meanings, ..SetUp::dealt(settings, face.dealer, &deal) };
        (setup, format!("{} · {board}", inside.door.title))
    };
    let opening = Opening {
        kind: Kind::Online,
        title,
        owner: Key::of_event(&evening.code),
        delay: 0,
        of: Some((evening.code.clone(), line)),
        board: Board::SetUp(Box::new(setup)),
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

/// Brings the record of a board that is over into its event, where the table belongs to one, and keeps its closed cases.
pub(crate) fn settle(app: &App, room: &Room) {
    cases::keep(app, room);
    let (code, line, events) = {
        let state = room.state();
        let Some((code, line)) = state.of.clone().filter(|_| state.is_settled()) else { return };
        (code, line, state.table.events().to_vec())
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
        let _ = evening.does(by, vec![Command::BringRecord { line, events }]);
    }
}
