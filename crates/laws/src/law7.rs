//! Law 7: the board and the cards.

use openroom_cards::Seat;
use openroom_lawbook::provisions::*;
use serde::{Deserialize, Serialize};

use crate::{ActNo, Ask, Case, Order, ruled};

/// A player took the hand of another out of the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HandOfAnother {
    /// Who took it.
    pub offender: Seat,
    /// Whose it is.
    pub of: Seat,
    /// The number of the act.
    pub at: ActNo,
}

ruled!(HandOfAnother, L7B1);

fn rule(it: &HandOfAnother, case: &mut Case<'_>) -> Ask<()> {
    case.order(L7B1, Order::TakeCorrectHand(it.offender)).order(L16D1, Order::Applies);
    Ok(())
}
