//! Law 45: how cards are played.

use openroom_cards::{Card, Cards, Seat, Suit};
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::{ActNo, Ask, Case, Finding, Order, PenaltyCard, Ruled, law50, law57};

/// A second card from one hand while the trick is being played.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SecondCard {
    /// The hand.
    pub by: Seat,
    /// The card.
    pub card: Card,
    /// The number of the act.
    pub at: ActNo,
    /// The trick.
    pub trick: u8,
    /// The suit led to it.
    pub led: Suit,
}

impl Ruled for SecondCard {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        rule(self, case)
    }

    fn offender(&self) -> Seat {
        self.by
    }

    fn breach(&self) -> Provision {
        L45E1
    }

    fn about(&self) -> Option<ActNo> {
        Some(self.at)
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}

fn rule(it: &SecondCard, case: &mut Case<'_>) -> Ask<()> {
    let (owner, card) = (it.by, it.card);
    let cards = case.still_held(owner, Cards::of(card));
    if cards.is_empty() {
        case.order(L45A, Order::NoRectification);
        return Ok(());
    }
    let declarer = case.declarer(L45E1)?;
    if owner.side() == declarer.side() {
        case.order(L45E2, Order::ReturnToHand { owner, cards });
        return Ok(());
    }
    if !case.finding(L45E1, Finding::Led(owner))? {
        let minor = law50::may_be_minor(case, owner, cards);
        let kind = if minor { PenaltyCard::Minor } else { PenaltyCard::Major };
        law50::becomes_penalty_card(case, L45E1, owner, card, kind);
        return Ok(());
    }
    if case.played_to(it.trick, owner.partner()) {
        law50::becomes_penalty_card(case, L49, owner, card, PenaltyCard::Major);
        return Ok(());
    }
    law57::before_partner(&law57::Early { offender: owner, card, trick: it.trick, led: it.led }, None, case)
}
