//! Law 33: calls at the same moment.

use openroom_cards::{BySeat, Call, Seat};
use openroom_lawbook::{Provision, provisions::*};

use crate::{Act, ActNo, Ask, Case, Event, Order, Table, ruled};

/// Calls at the same moment.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct SimultaneousCalls {
    /// Who called first after the player in turn.
    pub offender: Seat,
    /// The number of the act.
    pub at: ActNo,
    /// Whose call comes first.
    pub first: Seat,
}

ruled!(SimultaneousCalls, L33);

impl SimultaneousCalls {
    /// The matter, where the player in turn and another called.
    pub(crate) fn of(table: &Table, calls: &BySeat<Option<Call>>) -> Option<SimultaneousCalls> {
        let mut callers = in_order(table, calls).into_iter().map(|(by, _)| by);
        let first = callers.next().filter(|first| *first == table.position().auction.next())?;
        let offender = callers.next()?;
        Some(SimultaneousCalls { offender, at: table.next_act(), first })
    }
}

/// The calls one after another: that of the player in turn, then the others in rotation.
pub(crate) fn in_order(table: &Table, calls: &BySeat<Option<Call>>) -> Vec<(Seat, Call)> {
    let turn = table.position().auction.next();
    let rotation = (0..4).map(|steps| turn.step(steps));
    rotation.filter_map(|by| Some((by, calls[by]?))).collect()
}

/// The acts that follow from calls at the same moment.
pub(crate) fn acts(table: &Table, calls: &BySeat<Option<Call>>) -> Vec<Act> {
    in_order(table, calls).into_iter().map(|(by, call)| Act::Call { by, call }).collect()
}

/// The provision that forbids one of them, each as it comes after those before it.
pub(crate) fn forbidden_by(table: &Table, calls: &BySeat<Option<Call>>) -> Option<Provision> {
    let mut then = table.clone();
    in_order(table, calls).into_iter().find_map(|(by, call)| {
        let forbidden = then.call_forbidden_by(by, call);
        then.apply(&Event::Acted(then.next_act(), Act::Call { by, call }));
        forbidden
    })
}

fn rule(calls: &SimultaneousCalls, case: &mut Case<'_>) -> Ask<()> {
    case.order(L33, Order::CallsFirst(calls.first));
    Ok(())
}
