use openroom_laws::{Act, ActNo, Event, Table, View, Who};

use super::auction;
use crate::words::Words;
use openroom_reasoning::say;

/// Something that was said at the table.
pub(crate) struct Remark {
    /// Who said it.
    pub(crate) by: String,
    /// What was said, by whom to whom.
    pub(crate) what: String,
    /// The words themselves, where they are a person's own.
    pub(crate) words: String,
}

/// The most remarks that are shown.
const MOST: usize = 30;

/// What somebody with these roles heard, the last first.
pub(super) fn heard(w: Words, table: &Table, roles: &[Who]) -> Vec<Remark> {
    let acts = table.events().iter().rev().filter_map(|event| match event {
        Event::Acted(_, act) => Some(act),
        _ => None,
    });
    acts.filter(|act| roles.iter().any(|who| hears(table, *who, act)))
        .filter_map(|act| remark(w, table, act))
        .take(MOST)
        .collect()
}

/// Whether this person hears it: what a player says of his side's calls is for his opponents, what he asks is for those
/// whom he asks, and a claim is for all; nothing crosses a screen.
fn hears(table: &Table, who: Who, act: &Act) -> bool {
    let Who::Player(seat) = who else { return true };
    let opponent_or_self = |by: openroom_cards::Seat| seat == by || seat.side() != by.side();
    let meant = match act {
        Act::Claim { .. } | Act::Concede { .. } | Act::CallDirector { .. } | Act::WarnOfSkip { .. } => true,
        Act::Alert { by, call } => {
            table.calls().iter().any(|made| made.at == *call && made.by != *by) || opponent_or_self(*by)
        }
        Act::Announce { by, .. } | Act::Explain { by, .. } | Act::CorrectExplanation { by, .. } => {
            opponent_or_self(*by)
        }
        Act::Ask { by, about: Some(call) } => {
            seat == *by || table.calls().iter().any(|made| made.at == *call && made.by == seat)
        }
        Act::Ask { by, about: None } => opponent_or_self(*by),
        Act::Convey { reported, .. } => *reported == who,
        _ => false,
    };
    meant && table.perceives(who, act)
}

fn remark(w: Words, table: &Table, act: &Act) -> Option<Remark> {
    let by = w.seat(act.by()?).to_owned();
    let named = |at: &ActNo| say::act_named(w, table, *at);
    let (what, words) = match act {
        Act::Claim { tricks, statement, .. } => (w.count("said-claims", *tricks), statement.words.clone()),
        Act::Concede { tricks, .. } => (w.count("said-concedes", *tricks), String::new()),
        Act::CallDirector { .. } => (w.t("said-calls-director"), String::new()),
        Act::WarnOfSkip { .. } => (w.t("said-stop"), String::new()),
        Act::Alert { call, .. } => (w.with("said-alerts", "call", named(call)), String::new()),
        Act::Announce { call, text, .. } => (w.with("said-explains", "call", named(call)), text.to_string()),
        Act::Explain { call, says, .. } | Act::CorrectExplanation { call, says, .. } => {
            (w.with("said-explains", "call", named(call)), says.text.to_string())
        }
        Act::Ask { about: Some(call), .. } => (w.with("said-asks", "call", named(call)), String::new()),
        Act::Ask { about: None, .. } => (w.t("said-asks-auction"), String::new()),
        Act::Convey { text, .. } => (w.t("said-conveyed"), text.to_string()),
        _ => return None,
    };
    Some(Remark { by, what, words })
}

/// The calls of the record, by their places, with who made them; none while some are behind a screen for him.
pub(super) fn calls(w: Words, table: &Table, view: &View) -> Vec<(usize, String)> {
    if view.calls.len() != table.calls().len() {
        return vec![];
    }
    let calls = table.calls().iter().enumerate().rev();
    calls
        .map(|(place, made)| (place, format!("{} {}", w.seat(made.by), auction::said(w, made.said))))
        .collect()
}

/// The number of the call at a place of the record.
pub(crate) fn call_numbered(table: &Table, place: usize) -> Option<ActNo> {
    table.calls().get(place).map(|made| made.at)
}
