//! Who gives a command of the Director: the same on the pages and by the API.

use openroom_tournament::{Command, Line, LineState, Person, Tournament};

use super::online;
use crate::club::{Guest, Inside};
use crate::wrong::Wrong;

/// The person who gives it. Whoever has still to play a board leaves what concerns it to another Director, and so does
/// whoever is of a contestant there.
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
        Command::EnterResult(line, _) => in_his_part(inside, guest, person, *line),
        Command::Decide { appeal, decision, .. } => {
            let kept = inside.event.is_kept_from_deciding(&everybody(guest), *appeal, decision);
            if kept { Err(Wrong::Malformed("refused-party")) } else { Ok(person) }
        }
        command => match inside.event.leaves_to_another(&everybody(guest), command) {
            Some(_) => Err(Wrong::Malformed("refused-own-table")),
            None => Ok(person),
        },
    }
}

/// Every person that he is.
pub(super) fn everybody(guest: &Guest) -> Vec<Person> {
    guest.persons().collect()
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
pub(crate) fn is_hidden(inside: &Inside, guest: &Guest, line: Line) -> bool {
    let own = guest.persons().any(|person| inside.event.side_of(person, line).is_some());
    let disputed = matches!(inside.event.lines().get(&line), Some(LineState::Disputed { .. }));
    inside.has_still_to_play(guest, line.session, line.board) && !(own && disputed)
}

/// The line that a command of the Director is about.
pub(crate) fn line_of(event: &Tournament, command: &Command) -> Option<Line> {
    let of_ruling = |ruling| event.rulings().get(&ruling).map(|ruling| ruling.line);
    match command {
        Command::Refer(ruling) => of_ruling(*ruling),
        Command::Decide { appeal, .. } | Command::AppealFurther(appeal) => {
            of_ruling(event.appeals().get(appeal)?.ruling()?)
        }
        Command::SettleClaim { claim, .. } => event.claims().get(claim).map(|claim| claim.line),
        Command::Postpone(line, _)
        | Command::RequirePlay(line)
        | Command::Cancel(line, _)
        | Command::BringRecord { line, .. }
        | Command::CloseReview { line, .. }
        | Command::Register { line, .. }
        | Command::EnterResult(line, _)
        | Command::Correct(line, ..)
        | Command::CorrectUnderRuling { line, .. }
        | Command::Rule { line, .. } => Some(*line),
        _ => None,
    }
}

/// Who sets a result there: whoever plays at the table too does it as the player that he is, unless the sides disagree and
/// nobody else directs.
fn in_his_part(inside: &Inside, guest: &Guest, director: Person, line: Line) -> Result<Person, Wrong> {
    let event = &inside.event;
    let who = everybody(guest);
    if !who.iter().any(|one| event.is_contestant(*one, line)) {
        return Ok(director);
    }
    let disputed = matches!(event.lines().get(&line), Some(LineState::Disputed { .. }));
    if disputed && !event.is_for_another(&who, line) {
        return Ok(director);
    }
    let player = guest.player.map(|(person, ..)| person).into_iter().chain([director]);
    let plays = |person: &Person| event.side_of(*person, line).is_some();
    player.into_iter().find(plays).ok_or(Wrong::Malformed("refused-own-table"))
}
