//! Law 17: when the auction period begins.

use openroom_cards::Seat;
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::{Ask, Case, Matter, Order, Pocket, Ruled, Table};

/// A player took the first hand of his side out of the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HandTaken {
    /// Who did.
    pub by: Seat,
}

impl Ruled for HandTaken {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        case.order(L17A, Order::AuctionPeriodBegins(self.by.side()));
        Ok(())
    }

    fn offender(&self) -> Seat {
        self.by
    }

    fn breach(&self) -> Provision {
        L17A
    }
}

/// What taking a hand comes to, where it was taken out of the player's own pocket.
pub(crate) fn judge(table: &Table, by: Seat) -> Option<Matter> {
    let own = |seat: Seat| table.taken[seat] == Some(Pocket::Own);
    (!own(by) && !own(by.partner())).then(|| HandTaken { by }.into())
}
