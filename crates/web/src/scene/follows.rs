use openroom_cards::{Call, Seat};
use openroom_lawbook::Provision;
use openroom_lawbook::provisions::L10C1;
use openroom_laws::{Act, Answer, CaseState, Given, Phase, Said, Table, Takes, View, Wait, What, Who};
use openroom_reasoning::say;

use super::auction::{colour, short};
use super::{Cite, edition};
use crate::words::Words;

/// The most findings of the Director that one way goes through.
const DEEPEST: usize = 4;

/// What follows, each with its provision.
pub(crate) type Consequences = Vec<(String, Cite)>;

/// Calls that have the same consequence.
pub(crate) struct Way {
    /// What the Director has to find for it.
    pub(crate) if_found: Option<(String, Cite)>,
    /// The calls, in signs with the classes of their colours; none where it is every other call.
    pub(crate) calls: Vec<(String, &'static str)>,
    /// What follows, with its provisions.
    pub(crate) follows: Consequences,
}

/// The end of one way: what was found, and what follows.
struct End {
    found: Option<Provision>,
    calls: Vec<Call>,
    follows: Consequences,
}

/// The provision by which the Director explains the choices.
pub(super) fn explained_by(table: &Table) -> Cite {
    Cite::of(L10C1, edition(table))
}

/// What a player may call in place of a call that was cancelled, and what follows from each: the table is asked, on a copy,
/// with every finding that the Director may come to.
pub(super) fn of(w: Words, table: &Table, view: &View) -> Vec<Way> {
    let Who::Player(seat) = view.of else { return vec![] };
    if view.phase != Phase::Auction || view.turn != Some(seat) || super::waits_for_others(view) {
        return vec![];
    }
    let waiting = (0..table.cases().len()).find(|place| is_called_again(table, *place, seat));
    let Some(place) = waiting else { return vec![] };
    let known = table.cases()[place].orders.len();
    let mut ends: Vec<End> = vec![];
    for call in Call::all().filter(|call| view.legal_calls.contains(*call)) {
        let mut copy = table.clone();
        if copy.act(Act::Call { by: seat, call }).is_ok() {
            explore(&copy, place, None, 0, &mut |found, end| {
                let mut follows = ordered(w, end, place, known);
                if is_called_again(end, place, seat) {
                    follows.extend(in_any_case(w, end, place, seat));
                }
                add(&mut ends, call, found, follows);
            });
        }
    }
    ends.sort_by_key(|end| (end.found.is_none(), end.calls.len()));
    let last = ends.len().saturating_sub(1);
    let way = |(number, end): (usize, End)| {
        let signs = end.calls.iter().map(|call| (short(w, *call), colour(Said::Call(*call))));
        let named = end.found.is_none() && !(number == last && end.calls.len() > 6);
        Way {
            if_found: end
                .found
                .map(|by| (by.text(w.language()).title.to_owned(), Cite::of(by, edition(table)))),
            calls: if named { signs.collect() } else { vec![] },
            follows: end.follows,
        }
    };
    ends.into_iter().enumerate().map(way).collect()
}

fn add(ends: &mut Vec<End>, call: Call, found: Option<Provision>, follows: Consequences) {
    let same = |end: &&mut End| end.found == found && texts(&end.follows) == texts(&follows);
    match ends.iter_mut().find(same) {
        Some(end) => end.calls.push(call),
        None => ends.push(End { found, calls: vec![call], follows }),
    }
}

fn texts(follows: &[(String, Cite)]) -> Vec<(&str, &str)> {
    follows.iter().map(|(text, cite)| (text.as_str(), cite.number)).collect()
}

/// What was ordered in the case after the first so many orders.
fn ordered(w: Words, table: &Table, place: usize, known: usize) -> Consequences {
    let orders = table.cases().get(place).into_iter().flat_map(|case| case.orders.iter().skip(known));
    let said = |given: &Given| (say::order(w, table, given), Cite::of(given.by, edition(table)));
    orders.map(said).collect()
}

/// Whether the case waits for another call of this player.
fn is_called_again(table: &Table, place: usize, seat: Seat) -> bool {
    let waits = What::Wait(Wait::NextCall(Takes::Anything));
    table.cases().get(place).is_some_and(|case| {
        case.state == CaseState::Open
            && case.open.iter().any(|one| one.to == Who::Player(seat) && one.what == waits)
    })
}

/// What follows whatever this player calls next, and whatever the Director finds.
fn in_any_case(w: Words, table: &Table, place: usize, seat: Seat) -> Consequences {
    let known = table.cases().get(place).map_or(0, |case| case.orders.len());
    let legal = table.legal_calls(seat);
    let mut common: Option<Consequences> = None;
    for call in Call::all().filter(|call| legal.contains(*call)) {
        let mut copy = table.clone();
        if copy.act(Act::Call { by: seat, call }).is_err() {
            continue;
        }
        explore(&copy, place, None, 0, &mut |_, end| {
            // A call that is cancelled too is followed by another one.
            if is_called_again(end, place, seat) {
                return;
            }
            let here = ordered(w, end, place, known);
            match &mut common {
                None => common = Some(here),
                Some(common) => common.retain(|(text, by)| {
                    here.iter().any(|(other, also)| other == text && also.number == by.number)
                }),
            }
        });
    }
    common.unwrap_or_default()
}

/// Goes through what the Director may find in the case, and gives the table at the end of each way.
fn explore(
    table: &Table,
    place: usize,
    found: Option<Provision>,
    depth: usize,
    give: &mut dyn FnMut(Option<Provision>, &Table),
) {
    let Some(case) = table.cases().get(place) else { return };
    let finding =
        case.open.iter().find(|one| one.to == Who::Director && matches!(one.what, What::Finding(_)));
    let Some(question) = finding.filter(|_| depth < DEEPEST).copied() else {
        return give(found, table);
    };
    for answer in [Answer::Yes, Answer::No] {
        let mut copy = table.clone();
        if copy.answer(&question, answer).is_ok() {
            let found = if answer == Answer::Yes { Some(question.by) } else { found };
            explore(&copy, place, found, depth + 1, give);
        }
    }
}
