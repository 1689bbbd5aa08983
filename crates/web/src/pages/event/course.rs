//! What becomes of a session beside its rounds being called: who goes on from a tied match is named, it ends early, its start is
//! taken back.

use openroom_tournament::{Command, EntryNo, Section, Tournament};

use super::told;
use crate::acts::Posted;
use crate::club::Inside;
use crate::words::Words;
use crate::wrong::Wrong;

/// The longest reason.
const LONGEST: usize = 500;

/// A tied match of a knockout, for which nobody was named.
pub(crate) struct Tied {
    pub(crate) section: String,
    /// Which match it is.
    pub(crate) said: String,
    /// The two teams: the number, and that it goes on.
    pub(crate) teams: [(u16, String); 2],
}

/// The matches for which the Director has to name who goes on.
pub(super) fn tied(w: Words, inside: &Inside) -> Vec<Tied> {
    let name = |entry: EntryNo| told::entry(inside, entry);
    let team = |entry: EntryNo| (entry.0, w.with("room-tied-wins", "team", name(entry)));
    let ties = inside.event.ties().into_iter();
    ties.map(|tie| Tied {
        section: tie.section.to_string(),
        said: w.say("room-tied", &[("home", name(tie.home)), ("away", name(tie.away))]),
        teams: [team(tie.home), team(tie.away)],
    })
    .collect()
}

/// Whether the round that was called last can be the last of the section: others were to come, and it is no knockout.
pub(super) fn may_end(event: &Tournament, section: Section) -> bool {
    event.section(event.session_no(), section).is_some_and(|playing| {
        playing.bracket.is_none() && playing.round() > 0 && playing.round() < playing.rounds
    })
}

/// Whether the start of the session can be taken back: no round was called, and it is not played at tables of this server.
pub(super) fn may_take_back(inside: &Inside) -> bool {
    let session = inside.event.session_no();
    let called = inside.event.sections(session).any(|(_, playing)| playing.round() > 0);
    session > 0 && !called && !inside.door.online
}

/// The command that a form of the room asks for; none where it is about something else.
pub(super) fn command(inside: &Inside, form: &Posted) -> Result<Option<Command>, Wrong> {
    let reason = form.line("reason", LONGEST)?;
    let sure = || if form.ticked("sure") { Ok(()) } else { Err(Wrong::Malformed("wrong-sure")) };
    Ok(match form.get("what") {
        Some("winner") => {
            let winner = EntryNo(form.read("winner")?);
            Some(Command::BreakTie { section: form.read("section")?, winner, reason })
        }
        Some("end") => {
            sure()?;
            Some(Command::CutShort { section: form.read("section")?, reason })
        }
        Some("take-back") => {
            sure()?;
            if !may_take_back(inside) {
                return Err(Wrong::Malformed("notice-gone"));
            }
            Some(Command::TakeBackStart { reason })
        }
        _ => None,
    })
}
