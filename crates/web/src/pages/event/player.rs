//! Who gives a command of a player: the same on the pages and by the API.

use openroom_tournament::{AppealNo, Command, Person, RulingNo};

use super::rulings;
use crate::club::{Guest, Inside};
use crate::wrong::Wrong;

/// The person who gives it. To whom a line, a ruling or an appeal is not known it is as if there were none.
pub(crate) fn gives(inside: &Inside, guest: &Guest, command: &Command) -> Result<Person, Wrong> {
    let event = &inside.event;
    let (person, ..) = guest.player.ok_or(Wrong::NotFound)?;
    let of_ruling = |number: &RulingNo| {
        event.rulings().get(number).is_some_and(|ruling| inside.is_concerned(guest, ruling.line))
    };
    let of_appeal = |number: &AppealNo| {
        event.appeals().get(number).is_some_and(|appeal| rulings::is_concerned(inside, guest, appeal))
    };
    let known = match command {
        Command::LineUp { entry, .. } => {
            event.entries().get(entry).is_some_and(|known| known.captain == Some(person))
        }
        Command::ClaimError { line, .. } => inside.is_concerned(guest, *line),
        Command::Appeal(ruling, _) => of_ruling(ruling),
        Command::AppealPenalty(penalty, _) => {
            let given = event.penalties().get(penalty);
            given.is_some_and(|given| rulings::is_of(event, given.entry, person))
        }
        Command::AppealDisqualification(entry, _) => rulings::is_of(event, *entry, person),
        Command::Concur(appeal) | Command::WithdrawAppeal(appeal) | Command::AppealFurther(appeal) => {
            of_appeal(appeal)
        }
        _ => false,
    };
    if known { Ok(person) } else { Err(Wrong::NotFound) }
}
