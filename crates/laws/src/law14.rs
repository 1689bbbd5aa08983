//! Law 14: a hand that is short of cards, and none with too many.

use openroom_cards::{BySeat, Card, Cards, Seat};
use openroom_lawbook::{Provision, provisions::*};

use crate::law13::{self, Found, WrongNumber, missing};
use crate::{
    Ask, Case, CaseRecord, Finding, Given, Matter, Order, Phase, Place, Played, Table, law50, law61, law67,
};

pub(crate) fn rule(it: &WrongNumber, counts: BySeat<u8>, case: &mut Case<'_>) -> Ask<()> {
    let later = case.lead_faced(L14B)?;
    case.order(if later { L14B } else { L14A }, Order::Applies);
    if later && case.play_over(L14B)? && !case.finding(L14B, Finding::InCorrectionPeriod)? {
        case.order(L14B, Order::NoRectification);
        return Ok(());
    }
    let by = if later { L14B } else { L14A };
    for owner in Seat::ALL {
        for nth in (counts[owner]..13).map(|nth| usize::from(nth - counts[owner])) {
            let (card, place) = match it.found.filter(|_| owner == it.holder && nth == 0) {
                Some(found) => found,
                None => missing(by, owner, nth, case)?,
            };
            if let Place::Hand(with) = place
                && with != owner
            {
                return law13::in_another_hand(counts, with, Found { of: owner, nth, card, place }, case);
            }
            if later {
                restore_later(owner, card, place, case)?;
            } else {
                restore(L14A1, L14A2, owner, card, place, case);
                case.order(L14A3, Order::NoChangeOfCall);
                tell(owner, card, case);
            }
        }
    }
    Ok(())
}

fn restore(found: Provision, lost: Provision, to: Seat, card: Card, place: Place, case: &mut Case<'_>) {
    let by = match place {
        Place::Nowhere => {
            case.order(lost, Order::RebuildDeal);
            lost
        }
        Place::Hand(_) | Place::Played(_) | Place::Board | Place::Elsewhere | Place::OtherPack => found,
    };
    case.order(by, Order::RestoreCard { card, to, from: None });
}

/// That the card came back is not for his partner to use.
fn tell(owner: Seat, card: Card, case: &mut Case<'_>) {
    case.order(L14C, Order::KnowledgeUnauthorized { card, to: owner.partner() });
}

fn restore_later(owner: Seat, card: Card, place: Place, case: &mut Case<'_>) -> Ask<()> {
    if let Place::Played(_) = place {
        case.order(L14B1, Order::Applies);
        return law67::back_from_played(owner, card, case);
    }
    restore(L14B2, L14B3, owner, card, place, case);
    case.order(L14B4, Order::Applies);
    tell(owner, card, case);
    if case.is_defender(owner)
        && !case.play_over(L14B4)?
        && case.finding(L14B4, Finding::PenaltyCard(owner))?
    {
        law50::become_penalty_cards(case, owner, Cards::of(card), law50::Exposed::Inadvertently);
    }
    Ok(())
}

/// A restored card that the hand could have played to an earlier trick: it counts as held all along.
pub(crate) fn due(table: &Table) -> Option<Matter> {
    if !matches!(table.phase(), Phase::Play | Phase::Over) {
        return None;
    }
    let restores = |case: &&CaseRecord| matches!(case.matter, Matter::WrongNumber(_) | Matter::CardHidden(_));
    table.cases().iter().filter(restores).filter(|case| case.state.is_in_force()).find_map(|case| {
        let mut restored = case.orders.iter().filter_map(restored_by);
        restored.find_map(|(to, card)| revoke_with(table, to, card, case.opened_at))
    })
}

/// To whom this order restores a card that counts as held by him all along, and which.
fn restored_by(given: &Given) -> Option<(Seat, Card)> {
    match given.order {
        Order::RestoreCard { card, to, .. } if [L14B2, L14B3, L67B2a].contains(&given.by) => Some((to, card)),
        Order::TakeFromPlayed { hand, card } if given.by == L67B2a => Some((hand, card)),
        _ => None,
    }
}

fn revoke_with(table: &Table, by: Seat, held: Card, until: crate::ActNo) -> Option<Matter> {
    let before = |one: &&Played| one.by == by && one.at < until;
    table.plays().iter().filter(before).find_map(|one| {
        let revoke = law61::failure(table, one).filter(|revoke| revoke.suit() == Some(held.suit()))?;
        let judged = |matter: &Matter| matches!(matter, Matter::Revoke(it) if it.at == one.at);
        let ruled = |case: &CaseRecord| {
            let established = |given: &Given| given.order == Order::Established(one.at);
            judged(&case.matter) || case.orders.iter().any(established)
        };
        let known = table.unnoticed().iter().any(judged) || table.cases().iter().any(ruled);
        (!known).then(|| revoke.into())
    })
}
