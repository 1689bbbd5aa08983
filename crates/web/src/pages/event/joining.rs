//! An entry that comes when the session has begun, and takes a place at which otherwise somebody sits out.

use openroom_movements::{Kind, faults};
use openroom_tournament::{Playing, Section};

use crate::club::Inside;

/// Where somebody can still come in: the section, and the rounds with which he may begin.
pub(crate) struct Opening {
    pub(crate) section: Section,
    /// Whether there are others beside it.
    pub(crate) many: bool,
    pub(crate) rounds: Vec<u16>,
    /// Whether he is drawn there, and needs no free place.
    pub(crate) draws: bool,
}

/// The sections that have a place for one entry more.
pub(super) fn openings(inside: &Inside) -> Vec<Opening> {
    let session = inside.event.session_no();
    let sections = inside.event.sections(session);
    let many = inside.event.sections(session).count() > 1;
    let opening = |(section, playing): (Section, &Playing)| Opening {
        section,
        many,
        rounds: rounds(playing),
        draws: playing.is_drawn(),
    };
    sections.map(opening).filter(|opening| !opening.rounds.is_empty()).collect()
}

fn rounds(playing: &Playing) -> Vec<u16> {
    match playing.movement.kind {
        Kind::Knockout => vec![],
        Kind::Swiss => {
            let drawn = u16::try_from(playing.movement.rounds.len()).unwrap_or(u16::MAX);
            (drawn.max(playing.round()).saturating_add(1)..=playing.rounds).collect()
        }
        _ => {
            let known = faults(&playing.movement);
            let fits = |from: &u16| {
                let joined = playing.movement.joined(*from);
                joined.is_ok_and(|(_, wrong)| wrong.iter().all(|fault| known.contains(fault)))
            };
            (playing.round() + 1..=playing.rounds).filter(fits).collect()
        }
    }
}
