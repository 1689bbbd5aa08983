//! Who gives a command of the Director: the same on the pages and by the API.

use openroom_tournament::{Command, Line, LineState, Person, Tournament};

use super::online;
use crate::club::{Guest, Inside};
use crate::wrong::Wrong;

/// The person who gives it. Whoever has still to play a board leaves what concerns it to another Director, and nobody settles
/// alone what he entered himself.
pub(crate) fn gives(inside: &Inside, guest: &Guest, command: &Command) -> Result<Person, Wrong> {
    // A committee decides appeals and nothing else.
    let person = if matches!(command, Command::Decide { .. }) { guest.official() } else { guest.director() };
    let person = person.ok_or(Wrong::NotFound)?;
    if hides(inside, guest, command) {
        return Err(Wrong::Malformed("hidden-other"));
    }
    match command {
        Command::EnterResult(line, _) if !online::may_be_entered(inside, *line) => {
            Err(Wrong::Malformed("refused-table-runs"))
        }
        Command::EnterResult(line, _) => Ok(in_his_part(inside, guest, person, *line)),
        Command::Correct(line, ..) if corrects_his_own(inside, guest, *line) => {
            Err(Wrong::Malformed("refused-own-table"))
        }
        _ => Ok(person),
    }
}

/// Whether a command concerns a board that this guest has still to play.
fn hides(inside: &Inside, guest: &Guest, command: &Command) -> bool {
    match command {
        Command::Foul { session, board, .. } | Command::SubstituteBoard { session, board, .. } => {
            inside.has_still_to_play(guest, *session, *board)
        }
        _ => line_of(&inside.event, command).is_some_and(|line| is_hidden(inside, guest, line)),
    }
}

/// Whether the line is for another Director: the board has still to be played. At a table where he sat himself and the sides
/// disagree he has played it, and knows both results.
pub(super) fn is_hidden(inside: &Inside, guest: &Guest, line: Line) -> bool {
    let own = guest.persons().any(|person| inside.event.side_of(person, line).is_some());
    let disputed = matches!(inside.event.lines().get(&line), Some(LineState::Disputed { .. }));
    inside.has_still_to_play(guest, line.session, line.board) && !(own && disputed)
}

/// The line that a command of the Director is about.
pub(crate) fn line_of(event: &Tournament, command: &Command) -> Option<Line> {
    let of_ruling = |ruling| event.rulings().get(&ruling).map(|ruling| ruling.line);
    match command {
        Command::Refer(ruling) => of_ruling(*ruling),
        Command::Decide { appeal, .. } => of_ruling(event.appeals().get(appeal)?.ruling()?),
        Command::SettleClaim { claim, .. } => event.claims().get(claim).map(|claim| claim.line),
        Command::Postpone(line, _)
        | Command::RequirePlay(line)
        | Command::Cancel(line, _)
        | Command::BringRecord { line, .. }
        | Command::CloseReview { line, .. }
        | Command::Register { line, .. }
        | Command::EnterResult(line, _)
        | Command::Correct(line, ..)
        | Command::Rule { line, .. } => Some(*line),
        _ => None,
    }
}

/// Whether somebody who plays there too, as another person of the event, would correct it without the other side.
fn corrects_his_own(inside: &Inside, guest: &Guest, line: Line) -> bool {
    let event = &inside.event;
    let own = guest.player.and_then(|(person, ..)| event.side_of(person, line));
    own.is_some_and(|own| !event.is_contested_by(own.other(), line))
}

/// Who sets a result there: whoever plays at the table too does it as the player that he is, unless nobody else directs.
fn in_his_part(inside: &Inside, guest: &Guest, director: Person, line: Line) -> Person {
    let event = &inside.event;
    let player = guest.player.map(|(person, ..)| person).filter(|it| event.side_of(*it, line).is_some());
    let disputed = matches!(event.lines().get(&line), Some(LineState::Disputed { .. }));
    let alone =
        event.roles().iter().all(|(person, _)| *person == director || !event.is_neutral(*person, line));
    player.filter(|_| !(disputed && alone)).unwrap_or(director)
}
