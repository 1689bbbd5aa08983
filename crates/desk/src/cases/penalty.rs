//! What a penalty card asks that stays on the table when all else is ruled.

use openroom_cards::{Card, Seat};
use openroom_lawbook::provisions::*;
use openroom_laws::{Order, PenaltyCard, Rule};

use crate::desk::Desk;
use crate::{Ruling, Step};

/// A penalty card of this player.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Lying {
    owner: Seat,
    card: Card,
    kind: PenaltyCard,
}

/// Tells of each card that lies there when its owner must play it, and what that means for his partner's lead; what
/// was told before is not told again.
pub(crate) fn left_lying(desk: &mut Desk<'_>) {
    let all = lying(desk);
    for Lying { owner, card, kind } in &all {
        let (by, duty) = match kind {
            PenaltyCard::Major => (L50D1a, Ruling::MajorDuty(*owner, *card)),
            PenaltyCard::Minor => (L50C, Ruling::MinorDuty(*owner, *card)),
        };
        desk.order_once(by, duty);
    }
    for owner in Seat::ALL.into_iter().filter(|owner| all.iter().any(|one| one.owner == *owner)) {
        let major = all.iter().any(|one| one.owner == owner && one.kind == PenaltyCard::Major);
        if major {
            desk.order_once(L50D2, Ruling::PartnersLeadChosen(owner.partner()));
        } else {
            desk.order_once(L50C, Ruling::PartnersLeadFree(owner.partner()));
        }
    }
}

/// The penalty cards as the orders leave them. Of those that came to lie at the table that is laid out, the table knows
/// whether they lie there still.
fn lying(desk: &Desk<'_>) -> Vec<Lying> {
    let known = desk.table.known().play.map_or_else(Vec::new, |play| play.penalty_cards);
    let known: Vec<Lying> =
        known.into_iter().map(|(owner, card, kind)| Lying { owner, card, kind }).collect();
    let mut all: Vec<Lying> = vec![];
    for step in &desk.steps {
        let Step::Ordered { order: crate::Order::Law(order), .. } = step else { continue };
        let Some(one) = laid_down(order) else { continue };
        let there = known.iter().any(|other| other.card == one.card);
        let lies = if is_of_the_table(desk, one.card) { there } else { !is_gone(desk, one) };
        match all.iter_mut().find(|other| other.card == one.card) {
            Some(before) => *before = one,
            None if lies => all.push(one),
            None => {}
        }
    }
    let besides = known.into_iter().filter(|one| all.iter().all(|other| other.card != one.card));
    let besides: Vec<Lying> = besides.collect();
    all.extend(besides);
    all
}

/// The penalty card that an order makes.
fn laid_down(order: &Order) -> Option<Lying> {
    match *order {
        Order::Restrict(owner, Rule::PenaltyCard { card, kind }, _) => Some(Lying { owner, card, kind }),
        Order::MakeMajor { owner, card } => Some(Lying { owner, card, kind: PenaltyCard::Major }),
        _ => None,
    }
}

/// Whether a case of the table that is laid out has made it a penalty card.
fn is_of_the_table(desk: &Desk<'_>, card: Card) -> bool {
    let mut orders = desk.table.cases().iter().flat_map(|case| &case.orders);
    orders.any(|given| laid_down(&given.order).is_some_and(|one| one.card == card))
}

/// Whether the card was picked up, or played after all.
fn is_gone(desk: &Desk<'_>, Lying { owner, card, .. }: Lying) -> bool {
    desk.steps.iter().any(|step| match step {
        Step::Ordered { order: crate::Order::Law(order), .. } => match order {
            Order::PickUp { owner: of, suits } => *of == owner && suits.cards().contains(card),
            Order::ReturnToHand { owner: of, cards } => *of == owner && cards.contains(card),
            Order::PlayInstead { hand, card: played } => *hand == owner && *played == card,
            _ => false,
        },
        _ => false,
    })
}
