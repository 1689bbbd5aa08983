//! Law 28: calls that count as made in rotation.

use openroom_cards::Seat;
use openroom_lawbook::provisions::*;

use crate::{Act, ActNo, Ask, Case, Matter, Order, Rule, Table, ruled};

/// A player calls at the turn of his right-hand opponent, who must pass.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct CallOverPasser {
    /// The player who must pass.
    pub offender: Seat,
    /// The number of the pass that he is taken to have made.
    pub at: ActNo,
}

ruled!(CallOverPasser, L28A);

/// Whether the act is such a call.
pub(crate) fn is_called_over(table: &Table, act: &Act) -> Option<Matter> {
    let Act::Call { by, .. } = act else { return None };
    let passer = table.position().auction.turn().filter(|turn| *turn == by.rho())?;
    let must_pass = |one: &&crate::Restriction| one.on == passer && one.rule == Rule::MustPass;
    table.restrictions().find(must_pass)?;
    Some(CallOverPasser { offender: passer, at: table.next_act() }.into())
}

fn rule(call: &CallOverPasser, case: &mut Case<'_>) -> Ask<()> {
    case.order(L28A, Order::DeemPassed(call.offender));
    Ok(())
}
