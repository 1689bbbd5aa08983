use openroom_cards::Call;
use openroom_lawbook::provisions::L10C1;
use openroom_laws::{Act, CaseState, Given, Phase, Said, Table, Takes, View, Wait, What, Who};
use openroom_reasoning::say;

use super::auction::{colour, short};
use super::{Cite, edition};
use crate::words::Words;

/// Calls that have the same consequence.
pub(crate) struct Way {
    /// The calls, in signs with the classes of their colours; none where it is every other call.
    pub(crate) calls: Vec<(String, &'static str)>,
    /// What follows, with its provisions.
    pub(crate) follows: Consequences,
}

/// What follows, each with its provision.
pub(crate) type Consequences = Vec<(String, Cite)>;
type Group = (Vec<Call>, Consequences);

/// The provision by which the Director explains the choices.
pub(crate) fn explained_by(table: &Table) -> Cite {
    Cite::of(L10C1, edition(table))
}

/// What a player may call in place of a call that was cancelled, and what follows from each: the table is asked, on a copy.
pub(super) fn of(w: Words, table: &Table, view: &View) -> Vec<Way> {
    let Who::Player(seat) = view.of else { return vec![] };
    if view.phase != Phase::Auction || view.turn != Some(seat) || super::waits_for_others(view) {
        return vec![];
    }
    let waits = What::Wait(Wait::NextCall(Takes::Anything));
    let waiting = |case: &openroom_laws::CaseRecord| {
        case.state == CaseState::Open && case.open.iter().any(|one| one.to == view.of && one.what == waits)
    };
    let Some(place) = table.cases().iter().position(waiting) else { return vec![] };
    let known = table.cases()[place].orders.len();
    let mut groups: Vec<Group> = vec![];
    for call in Call::all().filter(|call| view.legal_calls.contains(*call)) {
        let mut copy = table.clone();
        if copy.act(Act::Call { by: seat, call }).is_err() {
            continue;
        }
        let follows = consequences(w, &copy, place, known);
        let same = |(_, other): &&mut Group| texts(other) == texts(&follows);
        match groups.iter_mut().find(same) {
            Some((calls, _)) => calls.push(call),
            None => groups.push((vec![call], follows)),
        }
    }
    groups.sort_by_key(|(calls, _)| calls.len());
    let most = groups.len().saturating_sub(1);
    let way = |(number, (calls, follows)): (usize, Group)| {
        let all_others = number == most && calls.len() > 6;
        let signs = calls.iter().map(|call| (short(w, *call), colour(Said::Call(*call))));
        Way { calls: if all_others { vec![] } else { signs.collect() }, follows }
    };
    groups.into_iter().enumerate().map(way).collect()
}

fn texts(follows: &[(String, Cite)]) -> Vec<(&str, &str)> {
    follows.iter().map(|(text, cite)| (text.as_str(), cite.number)).collect()
}

/// The orders that came with the call, and what somebody has to decide first.
fn consequences(w: Words, table: &Table, place: usize, known: usize) -> Consequences {
    let Some(case) = table.cases().get(place) else { return vec![] };
    let cited = |by| Cite::of(by, edition(table));
    let said = |given: &Given| (say::order(w, table, given), cited(given.by));
    let mut all: Vec<_> = case.orders.iter().skip(known).map(said).collect();
    let asked = case.open.iter().filter(|question| !question.is_wait());
    all.extend(asked.map(|question| {
        let title = question.by.text(w.language()).title;
        (format!("{}: {title}", say::who(w, question.to)), cited(question.by))
    }));
    all
}
