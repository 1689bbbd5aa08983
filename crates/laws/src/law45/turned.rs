//! A card turned face down before its time.

use openroom_cards::Seat;
use openroom_lawbook::provisions::L45G;
use serde::{Deserialize, Serialize};

use crate::matter::in_play;
use crate::{Ask, Case, Matter, Order, Phase, Table};

/// A player turned his card before all four had played to the trick.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnedEarly {
    /// The player.
    pub offender: Seat,
    /// The trick.
    pub trick: u8,
}

in_play!(TurnedEarly, L45G, rule);

fn rule(it: &TurnedEarly, case: &mut Case<'_>) -> Ask<()> {
    case.order(L45G, Order::NotEntitled(it.offender)).order(L45G, Order::FaceTrick(it.trick));
    Ok(())
}

/// What turning a card is; none where the trick is over or he has no card in it.
pub(crate) fn judge(table: &Table, by: Seat) -> Option<Matter> {
    let trick = table.position().trick().filter(|_| table.phase() == Phase::Play)?;
    trick.cards[by].map(|_| TurnedEarly { offender: by, trick: table.position().current }.into())
}
