//! What becomes of a session beside its rounds being called: who goes on from a tied match is named, a round is drawn and its
//! draw taken back, it ends early, its start is taken back.

use openroom_tournament::{Command, DrawBy, EntryNo, Playing, Section, Tournament};

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

/// The round that is drawn and not called.
pub(super) fn drawn_ahead(playing: &Playing) -> Option<u16> {
    let drawn = u16::try_from(playing.draws.len()).ok()?;
    (drawn > playing.round()).then_some(drawn)
}

/// Whether the next round can be drawn before it is called: no result of the round before is missing.
pub(super) fn may_draw(playing: &Playing, missing: usize) -> bool {
    let next = playing.draws.len() + 1;
    playing.is_drawn()
        && missing == 0
        && next <= usize::from(playing.rounds)
        && drawn_ahead(playing).is_none()
}

/// Draws the round that follows the one that is played.
fn draw(inside: &Inside, form: &Posted) -> Result<Command, Wrong> {
    let section = form.read("section")?;
    let playing = inside.event.section(inside.event.session_no(), section).ok_or(Wrong::NotFound)?;
    if form.read::<u16>("round")? != playing.round() + 1 || drawn_ahead(playing).is_some() {
        return Err(Wrong::Malformed("notice-gone"));
    }
    Ok(Command::DrawRound(section, by(form)))
}

/// How a form wants a round drawn.
pub(super) fn by(form: &Posted) -> DrawBy {
    if form.ticked("rematch") { DrawBy::StandingsWithRematch } else { DrawBy::Standings }
}

/// Whether the start of the session can be taken back: no round was called.
pub(super) fn may_take_back(inside: &Inside) -> bool {
    let session = inside.event.session_no();
    let called = inside.event.sections(session).any(|(_, playing)| playing.round() > 0);
    session > 0 && !called
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
        Some("draw") => Some(draw(inside, form)?),
        Some("draw-back") => {
            sure()?;
            Some(Command::TakeBackDraw { section: form.read("section")?, reason })
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
