//! The call or card that came last, for whoever listens to the page and does not look at it.

use openroom_laws::{Table, View};

use super::{auction, hands};
use crate::words::Words;

/// What was called or played last, as this person saw it, with its player; empty where nothing was.
pub(super) fn of(w: Words, table: &Table, view: &View) -> String {
    let seen = |trick: u8, seat| view.tricks.get(usize::from(trick)).and_then(|cards| cards[seat]);
    let played = table.plays().iter().rev().find(|one| seen(one.trick, one.by) == Some(one.card));
    let named = |card| hands::face(w, card, openroom_cards::Cards::EMPTY, openroom_cards::Cards::EMPTY).name;
    let played = played.map(|one| (one.by, named(one.card)));
    let called = || {
        let last = table.calls_seen_by(view.of).filter(|made| made.stands()).last();
        last.map(|made| {
            (made.by, made.said.call().map_or_else(|| auction::said(w, made.said), |call| w.call(call)))
        })
    };
    played.or_else(called).map_or_else(String::new, |(by, what)| format!("{}: {what}", w.seat(by)))
}
