//! Law 7: the board and the cards.

use openroom_cards::Seat;
use openroom_lawbook::provisions::*;
use serde::{Deserialize, Serialize};

use crate::law16::{self, LearntElsewhere, Received};
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

/// He takes his own hand; what he saw of the other is information from elsewhere.
fn rule(it: &HandOfAnother, case: &mut Case<'_>) -> Ask<()> {
    case.order(L7B1, Order::TakeCorrectHand(it.offender));
    let received = if has_begun(case)? { Received::Later } else { Received::BeforeAnyCall };
    law16::rule_learnt(&LearntElsewhere { offender: it.offender, received }, case)
}

/// Whether anybody had called.
fn has_begun(case: &mut Case<'_>) -> Ask<bool> {
    if let Some(calls) = &case.facts().calls {
        return Ok(calls.begun.last.is_some() || !calls.calls.is_empty());
    }
    for seat in Seat::ALL {
        if case.has_called(L16D2, seat, ActNo::UNNUMBERED)? {
            return Ok(true);
        }
    }
    Ok(false)
}
