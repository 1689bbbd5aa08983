use openroom_laws::{Act, Event};

use super::auction::short;
use crate::room::State;
use crate::words::Words;

/// A call or card, and how long it took.
pub(crate) struct Deed {
    /// Who.
    pub(crate) by: &'static str,
    /// What.
    pub(crate) what: String,
    /// Seconds since the one before.
    pub(crate) seconds: u64,
    /// Whether it took long.
    pub(crate) slow: bool,
}

/// From so many seconds on an act is shown as slow.
const SLOW: u64 = 20;

/// The calls and cards in their order with the time that each took. For the Director.
pub(super) fn of(w: Words, state: &State) -> Vec<Deed> {
    let mut last = state.times.first().copied().unwrap_or_default();
    let mut deeds = vec![];
    for (event, at) in state.table.events().iter().zip(&state.times) {
        let Event::Acted(_, act) = event else { continue };
        let Some((by, what)) = named(w, act) else { continue };
        let seconds = at.saturating_sub(last) / 1000;
        last = *at;
        deeds.push(Deed { by, what, seconds, slow: seconds >= SLOW });
    }
    deeds
}

/// Who did what, in signs; none where it is neither a call nor a card.
pub(super) fn named(w: Words, act: &Act) -> Option<(&'static str, String)> {
    match act {
        Act::Call { by, call } => Some((w.seat(by), short(w, *call))),
        Act::Play { by, card } | Act::LeadFaceDown { by, card } => Some((w.seat(by), w.card(*card))),
        _ => None,
    }
}
