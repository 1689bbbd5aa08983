//! Law 50: penalty cards.

mod cards;
mod early;
mod lead;

use openroom_cards::{Card, Cards, Seat};
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

pub(crate) use cards::PenaltyCards;
pub use early::{EarlyCard, LedTooEarly};
pub use lead::{Number, PartnersLead};
pub(crate) use lead::{coming, due};

use crate::{ActNo, Ask, Case, Order, PenaltyCard, Rule, Ruled, Until};

/// The card becomes a penalty card of this defender; with another one on the table both are major. A minor one that he
/// put out on purpose is major from then on.
pub(crate) fn becomes_penalty_card(
    case: &mut Case<'_>,
    by: Provision,
    owner: Seat,
    card: Card,
    kind: PenaltyCard,
) {
    let others = case.penalty_cards_of(owner).but_for(Cards::of(card));
    if let Some(is) = is_or_was_penalty_card(case, owner, card) {
        if (is, kind) == (PenaltyCard::Minor, PenaltyCard::Major) {
            case.order(by, Order::MakeMajor { owner, card });
        }
        return;
    }
    let kind = if others.all().is_empty() { kind } else { PenaltyCard::Major };
    case.order(by, Order::Restrict(owner, Rule::PenaltyCard { card, kind }, Until::Played));
    if let Some(card) = others.minor {
        case.order(L50B, Order::MakeMajor { owner, card });
    }
}

/// What kind of penalty card of this defender it is, or was when he played it: taken back, it is that again.
pub(crate) fn is_or_was_penalty_card(case: &Case<'_>, owner: Seat, card: Card) -> Option<PenaltyCard> {
    let lies = case.penalty_cards_of(owner).kind(card);
    let lifted = case.facts().play.as_ref().map_or(&[][..], |play| &play.lifted);
    let was = lifted.iter().filter(|one| one.on == owner).find_map(|one| match one.rule {
        Rule::PenaltyCard { card: its, kind } if its == card => Some(kind),
        _ => None,
    });
    lies.or(was)
}

/// How a card came to be exposed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Exposed {
    /// By accident.
    Inadvertently,
    /// By a play or a show on purpose.
    Deliberately,
}

/// Whether exposing these could make a minor penalty card: one card below honour rank, and no other on the table.
pub(crate) fn may_be_minor(case: &Case<'_>, owner: Seat, cards: Cards) -> bool {
    let others = case.penalty_cards_of(owner).but_for(cards).all();
    cards.len() == 1 && others.is_empty() && cards.iter().all(|card| !card.rank().is_honour())
}

/// The exposed cards become penalty cards of this defender, minor or major.
pub(crate) fn become_penalty_cards(case: &mut Case<'_>, owner: Seat, cards: Cards, exposed: Exposed) {
    let minor = exposed == Exposed::Inadvertently && may_be_minor(case, owner, cards);
    let kind = if minor { PenaltyCard::Minor } else { PenaltyCard::Major };
    for card in cards {
        case.order(L49, Order::LeaveFaced { owner, card });
    }
    for card in cards {
        if is_or_was_penalty_card(case, owner, card).is_none() {
            becomes_penalty_card(case, L50B, owner, card, kind);
        }
    }
}

/// A defender picked up his penalty card, and nothing had been chosen.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PickedUp {
    /// The defender.
    pub owner: Seat,
    /// The card.
    pub card: Card,
    /// The number of the act.
    pub at: ActNo,
}

impl Ruled for PickedUp {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        let PickedUp { owner, card, .. } = *self;
        if case.penalty_cards_of(owner).all().contains(card) {
            case.order(L50A, Order::LeaveFaced { owner, card });
        }
        Ok(())
    }

    fn offender(&self) -> Seat {
        self.owner
    }

    fn breach(&self) -> Provision {
        L50A
    }

    fn about(&self) -> Option<ActNo> {
        Some(self.at)
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}

/// The owner of major penalty cards followed suit or obeyed a restriction with another card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NotYetPlayed {
    /// The defender.
    pub owner: Seat,
    /// The penalty cards.
    pub cards: Cards,
}

impl Ruled for NotYetPlayed {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        for card in self.cards {
            case.order(L50D1b, Order::LeaveFaced { owner: self.owner, card });
        }
        Ok(())
    }

    fn offender(&self) -> Seat {
        self.owner
    }

    fn breach(&self) -> Provision {
        L50D1b
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}
