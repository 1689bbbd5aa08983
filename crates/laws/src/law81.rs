//! Law 81: the Director waives a rectification at the non-offenders' request.

use openroom_cards::{Seat, Side};
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::{ActNo, Ask, Case, CaseNo, Finding, Order, Ruled};

/// A player asked that a rectification be waived.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WaiverAsked {
    /// Who asked.
    pub by: Seat,
    /// Of which case.
    pub of: CaseNo,
    /// The offending side of that case.
    pub offending: Side,
    /// The number of the act.
    pub at: ActNo,
    /// What came due because of that case, and was chosen, and binds somebody; the revokes, where it is what they cost.
    #[serde(default)]
    pub came_due: Vec<CaseNo>,
}

impl Ruled for WaiverAsked {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        let waived = self.by.side() != self.offending && case.finding(L81C5, Finding::Waive(self.of))?;
        if !waived {
            case.order(L81C5, Order::NotWaived(self.of));
            return Ok(());
        }
        case.order(L81C5, Order::Waive(self.of));
        for no in &self.came_due {
            case.order(L81C5, Order::Waive(*no));
        }
        Ok(())
    }

    fn offender(&self) -> Seat {
        self.by
    }

    fn breach(&self) -> Provision {
        L81C5
    }

    fn about(&self) -> Option<ActNo> {
        Some(self.at)
    }

    fn comes_first(&self) -> bool {
        true
    }
}
