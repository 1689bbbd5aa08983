//! Law 48: declarer lets cards be seen.

use openroom_cards::{Cards, Seat};
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::{ActNo, Ask, Case, Order, Ruled};

/// Declarer let cards be seen.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeclarersCards {
    /// Whose cards they are.
    pub owner: Seat,
    /// The cards.
    pub cards: Cards,
    /// The number of the act.
    pub at: ActNo,
}

impl Ruled for DeclarersCards {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        let (owner, cards) = (self.owner, case.still_held(self.owner, self.cards));
        if !cards.is_empty() {
            case.order(L48A, Order::ReturnToHand { owner, cards });
        }
        case.order(L48A, Order::NoRectification);
        Ok(())
    }

    fn offender(&self) -> Seat {
        self.owner
    }

    fn breach(&self) -> Provision {
        L48A
    }

    fn about(&self) -> Option<ActNo> {
        Some(self.at)
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}
