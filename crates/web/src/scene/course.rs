use openroom_cards::{BySeat, Seat};
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
    /// Seconds since he could do it, without those in which he had no connection.
    pub(crate) seconds: u64,
    /// Seconds meanwhile in which he had no connection.
    pub(crate) away: u64,
    /// Whether it took long.
    pub(crate) slow: bool,
}

/// From so many seconds on an act is shown as slow.
const SLOW: u64 = 20;

/// The calls and cards in their order with the time that each took. For the Director.
///
/// A player's time runs from when the table came to him. It stops while he waits for the answer to a question of his or
/// for the Director, and while a case is dealt with.
pub(super) fn of(w: Words, state: &State) -> Vec<Deed> {
    let mut since = state.times.first().copied().unwrap_or_default();
    let mut before = BySeat::from_fn(|_| Spent::default());
    let mut deeds = vec![];
    for (event, at) in state.table.events().iter().zip(&state.times) {
        let Event::Acted(_, act) = event else {
            since = *at;
            continue;
        };
        let Some(by) = act.by().map(|seat| player(state, seat)) else { continue };
        let spent = before[by].and(spent(state, by, since, *at));
        if let Some((name, what)) = named(w, act) {
            let (seconds, away) = (spent.thinking / 1000, spent.away / 1000);
            deeds.push(Deed { by: name, what, seconds, away, slow: seconds >= SLOW });
            before = BySeat::from_fn(|_| Spent::default());
            since = *at;
        } else if let Act::Ask { .. } = act {
            before[by] = spent;
            since = *at;
        } else if is_waited_for(act) {
            since = *at;
        }
    }
    deeds
}

/// How the time of a player went, in milliseconds.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
struct Spent {
    thinking: u64,
    away: u64,
}

impl Spent {
    const fn and(self, more: Spent) -> Spent {
        Spent { thinking: self.thinking + more.thinking, away: self.away + more.away }
    }
}

fn spent(state: &State, by: Seat, from: u64, to: u64) -> Spent {
    let his = state.away.iter().filter(|one| one.seat == by).map(|one| (one.since, one.until));
    let away = overlap(his, from, to);
    let waiting = overlap(state.director_waited_for.iter().copied(), from, to);
    Spent { thinking: to.saturating_sub(from).saturating_sub(away).saturating_sub(waiting), away }
}

/// How much of the time from one moment to another these times take.
fn overlap(times: impl Iterator<Item = (u64, u64)>, from: u64, to: u64) -> u64 {
    times.map(|(since, until)| until.min(to).saturating_sub(since.max(from))).sum()
}

/// Who plays from this hand: from dummy's, declarer.
fn player(state: &State, seat: Seat) -> Seat {
    if state.table.position().dummy() == Some(seat) { seat.partner() } else { seat }
}

/// Whether others wait for it: an answer to a question, the lead turned face up, a claim and the like.
fn is_waited_for(act: &Act) -> bool {
    matches!(
        act,
        Act::Explain { .. }
            | Act::Announce { .. }
            | Act::CorrectExplanation { .. }
            | Act::GiveReview { .. }
            | Act::FaceLead { .. }
            | Act::PassTray { .. }
            | Act::Claim { .. }
            | Act::Concede { .. }
    )
}

/// Who did what, in signs; none where it is neither a call nor a card.
pub(super) fn named(w: Words, act: &Act) -> Option<(&'static str, String)> {
    match act {
        Act::Call { by, call } => Some((w.seat(by), short(w, *call))),
        Act::Play { by, card } | Act::LeadFaceDown { by, card } => Some((w.seat(by), w.card(*card))),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_count_as_far_as_they_overlap() {
        let all = [(1_000, 5_000), (8_000, 20_000)];
        assert_eq!(overlap(all.into_iter(), 2_000, 10_000), 3_000 + 2_000);
        assert_eq!(overlap(all.into_iter(), 5_000, 8_000), 0);
        assert_eq!(overlap(all.into_iter(), 0, 100), 0);
    }
}
