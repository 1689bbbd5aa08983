//! Law 49: a defender lets cards be seen.

use openroom_cards::{Cards, Seat};
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::{ActNo, Ask, Case, Exposure, Finding, Order, Ruled, law50};

/// A defender let cards be seen other than by playing them.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ExposedCards {
    /// Whose cards they are.
    pub owner: Seat,
    /// The cards.
    pub cards: Cards,
    /// How they came to be seen.
    pub how: Exposure,
    /// The number of the act.
    pub at: ActNo,
}

impl Ruled for ExposedCards {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        rule(self, case)
    }

    fn offender(&self) -> Seat {
        self.owner
    }

    fn breach(&self) -> Provision {
        L49
    }

    fn about(&self) -> Option<ActNo> {
        Some(self.at)
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}

fn rule(it: &ExposedCards, case: &mut Case<'_>) -> Ask<()> {
    exposed(it.owner, case.still_held(it.owner, it.cards), it.how, case)
}

/// Rules on a defender's exposed cards.
pub(crate) fn exposed(owner: Seat, cards: Cards, how: Exposure, case: &mut Case<'_>) -> Ask<()> {
    if cards.is_empty() {
        case.order(L49, Order::NoRectification);
        return Ok(());
    }
    if !case.finding(L50, Finding::PenaltyCard(owner))? {
        case.order(L50, Order::ReturnToHand { owner, cards });
        return Ok(());
    }
    let exposed = if is_inadvertent(how, owner, cards, case)? {
        law50::Exposed::Inadvertently
    } else {
        law50::Exposed::Deliberately
    };
    law50::become_penalty_cards(case, owner, cards, exposed);
    Ok(())
}

/// It matters only for a single card below honour rank.
pub(crate) fn is_inadvertent(how: Exposure, owner: Seat, cards: Cards, case: &mut Case<'_>) -> Ask<bool> {
    match how {
        Exposure::Dropped | Exposure::Held | Exposure::ByAnother(_) => Ok(true),
        Exposure::Named | Exposure::Shown | Exposure::AsDummy if law50::may_be_minor(case, owner, cards) => {
            case.finding(L50B, Finding::Inadvertent(owner))
        }
        Exposure::Led | Exposure::Named | Exposure::Shown | Exposure::AsDummy => Ok(false),
    }
}
