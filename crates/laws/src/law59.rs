//! Law 59: a player cannot lead or play as demanded.

use openroom_cards::Seat;
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::{ActNo, Ask, Case, Order, Ruled};

/// A player legally led or played otherwise than demanded, since he could not comply.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CouldNotComply {
    /// The player.
    pub player: Seat,
    /// The number of his card.
    pub at: ActNo,
    /// The provision that made the demand.
    pub demanded: Provision,
}

impl Ruled for CouldNotComply {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        case.order(excused_by(self.demanded), Order::CardStands(self.at));
        Ok(())
    }

    fn offender(&self) -> Seat {
        self.player
    }

    fn breach(&self) -> Provision {
        self.demanded
    }

    fn about(&self) -> Option<ActNo> {
        Some(self.at)
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}

/// The paragraph that excuses a player who cannot do what this one demands.
pub(crate) fn excused_by(demanded: Provision) -> Provision {
    let after_an_early_card = [L57A1, L57A2, L57A3, L57A4].contains(&demanded);
    if after_an_early_card { L57B } else { L59 }
}
