//! Law 82: the Director takes a ruling back.

use openroom_cards::Seat;
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::{
    Act, ActNo, Adjustment, Ask, Case, CaseNo, CaseState, Event, Finding, Matter, Order, Ruled, Table,
};

/// The Director takes a ruling back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RulingWithdrawn {
    /// The case.
    pub of: CaseNo,
    /// The offender of that case.
    pub offender: Seat,
    /// The acts that rest on it.
    pub resting: Vec<ActNo>,
}

impl Ruled for RulingWithdrawn {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        if self.resting.is_empty() {
            case.order(L82A, Order::Undo(self.of));
            if case.finding(L82A, Finding::RuleAgain(self.of))? {
                case.order(L82A, Order::RuleAgain(self.of));
            }
            return Ok(());
        }
        for act in &self.resting {
            case.order(L82C, Order::RestsOn(*act));
        }
        if case.finding(L82C, Finding::ScoredNormally)? {
            case.order(L82B, Order::PlayOn);
        } else {
            case.order(L82C, Order::AdjustScore(Adjustment::BothAsNonOffending));
        }
        Ok(())
    }

    fn offender(&self) -> Seat {
        self.offender
    }

    fn breach(&self) -> Provision {
        L82A
    }

    fn comes_first(&self) -> bool {
        true
    }
}

/// What taking this ruling back comes to.
pub(crate) fn judge(table: &Table, of: CaseNo) -> Option<Matter> {
    let record = table.cases().get(of.index())?;
    let resting = resting(table, of);
    Some(RulingWithdrawn { of, offender: record.matter.offender(), resting }.into())
}

/// The acts that were made after the ruling and move the board on; later rulings stand for the acts they are about.
fn resting(table: &Table, of: CaseNo) -> Vec<ActNo> {
    let orders = |event: &Event| matches!(event, Event::Ordered(no, ..) if *no == of);
    let Some(ruled) = table.events().iter().position(orders) else { return vec![] };
    let mut acts = vec![];
    for event in &table.events()[ruled..] {
        let act = match event {
            Event::Acted(at, act) if act.moves_on() || matches!(act, Act::ExposeCards { .. }) => Some(*at),
            Event::Opened(no, matter, ..) if *no != of && !matter.ruled().comes_first() => {
                Some(matter.about().unwrap_or(table.next_act()))
            }
            _ => None,
        };
        acts.extend(act.filter(|act| !acts.contains(act)));
    }
    acts
}

/// A case that is to be ruled again.
pub(crate) fn due(table: &Table) -> Option<Matter> {
    table.cases().iter().enumerate().find_map(|(place, case)| {
        let again = case.orders.iter().find_map(|given| match given.order {
            Order::RuleAgain(of) if case.state == CaseState::Closed => Some(of),
            _ => None,
        })?;
        let matter = &table.cases().get(again.index())?.matter;
        // Behind a screen the same call is ruled on as another matter.
        let same =
            |other: &Matter| other == matter || (matter.about().is_some() && other.about() == matter.about());
        let opened = table.cases()[place + 1..].iter().any(|later| same(&later.matter));
        (!opened).then(|| matter.clone())
    })
}
