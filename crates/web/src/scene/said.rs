use std::collections::BTreeMap;

use openroom_cards::Seat;
use openroom_lawbook::provisions::{L20F1, L20F2};
use openroom_laws::{Act, ActNo, Choice, Event, Held, Phase, Question, Table, View, What, Who};

use super::{Cite, auction, course, edition, spoken};
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

/// Whether it is something said that this person hears. What is reported of a player is between who reports it and the
/// Director.
fn hears(table: &Table, who: Who, act: &Act) -> bool {
    match act {
        Act::Claim { .. }
        | Act::Concede { .. }
        | Act::CallDirector { .. }
        | Act::WarnOfSkip { .. }
        | Act::Alert { .. }
        | Act::Announce { .. }
        | Act::Explain { .. }
        | Act::CorrectExplanation { .. }
        | Act::Ask { .. } => table.perceives(who, act),
        Act::Convey { reported, .. } => who == Who::Director || *reported == who,
        act => spoken::is_heard_by(table, who, act),
    }
}

fn remark(w: Words, table: &Table, act: &Act) -> Option<Remark> {
    let by = w.seat(spoken::speaker(table, act)?).to_owned();
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
        Act::SettleThemselves { what, .. } => (w.t("said-settles"), what.to_string()),
        act => (spoken::words(w, act)?, String::new()),
    };
    Some(Remark { by, what, words })
}

/// The warnings of skip bids that somebody with these roles heard.
pub(super) fn warnings(table: &Table, roles: &[Who]) -> Vec<(ActNo, Seat)> {
    let warning = |(at, act): (ActNo, &Act)| match act {
        Act::WarnOfSkip { by } => roles.iter().any(|who| hears(table, *who, act)).then_some((at, *by)),
        _ => None,
    };
    acts(table).filter_map(warning).collect()
}

/// The call that a player alerts just now, if it wants an alert: the last of those that are for him to explain, where it
/// is among the last calls and was not alerted.
pub(super) fn to_alert(w: Words, table: &Table, seat: Seat) -> Option<(usize, String)> {
    const LATELY: usize = 3;
    let of = Who::Player(seat);
    let heard = of_calls(table, &[of]);
    let seen: Vec<_> = table.calls_seen_by(of).collect();
    let (place, made) = seen
        .iter()
        .enumerate()
        .filter(|(_, made)| made.stands())
        .rev()
        .take(LATELY)
        .find(|(_, made)| is_his(table, seat, made.at))?;
    let open = !heard.get(&made.at).is_some_and(|it| it.alerted);
    open.then(|| (place, w.with("do-alert-call", "call", auction::said(w, made.said))))
}

/// The calls that he sees, by their places, with who made them, the last first.
pub(super) fn calls(w: Words, table: &Table, view: &View) -> Vec<(usize, String)> {
    let mut calls: Vec<_> = table.calls_seen_by(view.of).enumerate().collect();
    calls.reverse();
    calls
        .into_iter()
        .map(|(place, made)| (place, format!("{} {}", w.seat(made.by), auction::said(w, made.said))))
        .collect()
}

/// The number of the call at a place among those that somebody sees.
pub(crate) fn call_numbered(table: &Table, of: Who, place: usize) -> Option<ActNo> {
    table.calls_seen_by(of).nth(place).map(|made| made.at)
}

/// The claim or concession that a question is about, as it was heard.
pub(super) fn claimed(w: Words, table: &Table, question: &Question) -> Option<Remark> {
    let What::Choice(
        Choice::AgreeToClaim(of)
        | Choice::AskToPlayOn(of)
        | Choice::ConsentToPlayOn(of)
        | Choice::ObjectToConcession(of),
    ) = question.what
    else {
        return None;
    };
    acts(table).find(|(at, _)| *at == of).and_then(|(_, act)| remark(w, table, act))
}

/// A player who was asked about a call and has not explained it.
pub(crate) struct ToExplain {
    /// Who is to explain.
    pub(crate) by: Seat,
    /// What he is told.
    pub(crate) text: String,
    /// The place of the call among those that he sees.
    pub(crate) place: usize,
    /// By which provision he explains it.
    pub(crate) cite: Cite,
}

/// What somebody with these roles was asked and has not explained.
pub(super) fn to_explain(w: Words, table: &Table, roles: &[Who]) -> Vec<ToExplain> {
    let mut open: Vec<(Seat, Seat, ActNo)> = vec![];
    for (_, act) in acts(table) {
        match act {
            Act::Ask { by, about: Some(call) } => {
                let explainer =
                    table.explainer(*by, *call).filter(|seat| roles.contains(&Who::Player(*seat)));
                open.extend(explainer.map(|seat| (seat, *by, *call)));
            }
            Act::Explain { by, call, .. }
            | Act::CorrectExplanation { by, call, .. }
            | Act::Announce { by, call, .. } => {
                open.retain(|(seat, _, asked)| (seat, asked) != (by, call));
            }
            _ => {}
        }
    }
    let prompt = |(seat, asker, call): (Seat, Seat, ActNo)| {
        let place = table.calls_seen_by(Who::Player(seat)).position(|made| made.at == call)?;
        let variables = [("seat", w.seat(asker).to_owned()), ("call", say::act_named(w, table, call))];
        let by = if table.phase() == Phase::Auction { L20F1 } else { L20F2 };
        let cite = Cite::of(by, edition(table));
        Some(ToExplain { by: seat, text: w.say("asked-to-explain", &variables), place, cite })
    };
    open.into_iter().filter_map(prompt).collect()
}

/// What somebody with these roles has heard of a call.
#[derive(Clone, Default)]
pub(crate) struct Heard {
    /// Whether it was alerted.
    pub(crate) alerted: bool,
    /// What its side said of it, the last explanation only.
    pub(crate) words: String,
}

/// What somebody has heard of each call that he sees, in their order.
pub(crate) fn heard_of_calls(table: &Table, of: Who) -> Vec<Heard> {
    let heard = of_calls(table, &[of]);
    table.calls_seen_by(of).map(|made| heard.get(&made.at).cloned().unwrap_or_default()).collect()
}

/// What was heard of each call.
pub(super) fn of_calls(table: &Table, roles: &[Who]) -> BTreeMap<ActNo, Heard> {
    let mut all: BTreeMap<ActNo, Heard> = BTreeMap::new();
    for (_, act) in acts(table) {
        if !roles.iter().any(|who| hears(table, *who, act)) {
            continue;
        }
        match act {
            Act::Alert { by, call } => all.entry(*call).or_default().alerted |= is_his(table, *by, *call),
            Act::Announce { by, call, text } => all.entry(*call).or_default().say(table, *by, *call, text),
            Act::Explain { by, call, says } | Act::CorrectExplanation { by, call, says } => {
                all.entry(*call).or_default().say(table, *by, *call, &says.text);
            }
            _ => {}
        }
    }
    all
}

impl Heard {
    /// What opponents say of a call is no explanation of it: what it means is for the side that agreed on it to say. There it
    /// does not take the place of what the one said whose it was to explain.
    fn say(&mut self, table: &Table, by: Seat, call: ActNo, words: &str) {
        let own_side = table.calls().iter().any(|made| made.at == call && made.by.side() == by.side());
        if own_side && (self.words.is_empty() || is_his(table, by, call)) {
            words.clone_into(&mut self.words);
        }
    }
}

/// Whether a call is for this player to alert and explain.
fn is_his(table: &Table, by: Seat, call: ActNo) -> bool {
    table.explanation_forbidden_by(by, call).is_none()
}

/// Which of the calls that a player sees.
#[derive(Copy, Clone)]
pub(super) enum Which {
    /// Those that are for him to alert and explain.
    Own,
    /// Those of the opponents, about which he may ask.
    Theirs,
}

/// Such calls by their places among those that a player sees, with who made them, the last first.
pub(super) fn calls_for(w: Words, table: &Table, seat: Seat, which: Which) -> Vec<(usize, String)> {
    let of = Who::Player(seat);
    let is_one = |made: &openroom_laws::Made| match which {
        Which::Own => is_his(table, seat, made.at),
        Which::Theirs => made.by.side() != seat.side(),
    };
    let mut calls: Vec<_> = table.calls_seen_by(of).enumerate().filter(|(_, made)| is_one(made)).collect();
    calls.reverse();
    let named = |(place, made): (usize, &openroom_laws::Made)| {
        (place, format!("{} {}", w.seat(made.by), auction::said(w, made.said)))
    };
    calls.into_iter().map(named).collect()
}

/// The acts of these players that are held until an open question is answered.
pub(super) fn held(w: Words, table: &Table, roles: &[Who]) -> Vec<String> {
    let own = |held: &&Held| held.act.by().is_some_and(|by| roles.contains(&Who::Player(by)));
    let named = |held: &Held| course::named(w, &held.act).map(|(_, what)| what);
    let said = |what: String| w.with("held-own", "what", what);
    table.held().iter().filter(own).filter_map(named).map(said).collect()
}

fn acts(table: &Table) -> impl Iterator<Item = (ActNo, &Act)> {
    table.events().iter().filter_map(|event| match event {
        Event::Acted(at, act) => Some((*at, act)),
        _ => None,
    })
}
