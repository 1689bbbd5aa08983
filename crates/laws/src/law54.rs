//! Law 54: the opening lead out of turn, faced.

use openroom_cards::Seat;
use openroom_lawbook::{
    differences::{self, DeclarerAfterSeeingDummy},
    provisions::*,
};

use crate::law53::{LeadOutOfTurn, TakenUp, taken_up, withdraw_rest};
use crate::{ActNo, Answer, Ask, Case, Choice, Deed, Order, PenaltyCard, law50, law60};

/// Rules on an opening lead that the wrong defender faced.
pub(crate) fn rule(lead: &LeadOutOfTurn, case: &mut Case<'_>) -> Ask<()> {
    let declarer = lead.offender.lho();
    if case.facts().play.as_ref().is_some_and(|play| play.face_down.is_some()) {
        case.order(L54, Order::TakeBackFaceDown);
    }
    let spreads = case.facts().coming.filter(|coming| coming.deed == Deed::Spread).map(|coming| coming.by);
    if spreads == Some(declarer.partner()) || case.saw_dummy(L54C)? {
        stands_as_led(lead, case, L54C);
        is_declarer(declarer, case);
        law60::lead_restrictions_remain(lead.at, case);
        return Ok(());
    }
    if spreads == Some(declarer) {
        spread(lead, declarer, case);
        return Ok(());
    }
    if let TakenUp::Accepted(_) = taken_up(lead, case)? {
        stands_as_led(lead, case, L54B);
        if case.facts().coming.is_none_or(|coming| coming.by != declarer.partner()) {
            case.order(L54B1, Order::Applies);
        }
        law60::obligations_remain(lead.offender, lead.at, case);
        return Ok(());
    }
    match case.choose(L54, declarer, Choice::OpeningLead(lead.at))? {
        Answer::Spread => spread(lead, declarer, case),
        Answer::Yes => {
            stands_as_led(lead, case, L54B);
            case.order(L54B1, Order::Applies);
            law60::lead_restrictions_remain(lead.at, case);
        }
        Answer::Nothing => {
            stands_as_led(lead, case, L54C);
            is_declarer(declarer, case);
            law60::lead_restrictions_remain(lead.at, case);
        }
        _ => {
            case.order(L54D, Order::WithdrawCard(lead.at));
            law50::becomes_penalty_card(case, L54D, lead.offender, lead.card, PenaltyCard::Major);
            withdraw_rest(lead, case);
        }
    }
    Ok(())
}

/// A member of the declaring side put a card out as the opening lead: no lead, and no claim. What followed it goes back too.
pub(crate) fn by_the_wrong_side(lead: &LeadOutOfTurn, case: &mut Case<'_>) {
    case.order(L54E, Order::WithdrawCard(lead.at));
    for other in case.trick(lead.trick).into_iter().filter(|one| one.at != lead.at) {
        case.order(L54E, Order::WithdrawCard(other.at));
    }
    case.order(L24D, Order::NoRectification);
}

fn spread(lead: &LeadOutOfTurn, declarer: Seat, case: &mut Case<'_>) {
    case.order(L48B1, Order::Applies);
    case.order(L54A, Order::CardStands(lead.at))
        .order(L54A, Order::DeclarerIs(declarer.partner()))
        .order(L54A, Order::SpreadDummy);
    law60::lead_restrictions_remain(lead.at, case);
}

fn stands_as_led(lead: &LeadOutOfTurn, case: &mut Case<'_>, by: openroom_lawbook::Provision) {
    case.order(by, Order::CardStands(lead.at)).order(by, Order::SpreadDummy);
}

/// Whether this card of dummy came second, before declarer's, to an opening lead of the wrong defender.
pub(crate) fn is_second_card_from_dummy(hand: Seat, at: ActNo, case: &Case<'_>) -> bool {
    let Some(declarer) = case.facts().contract.map(|contract| contract.declarer) else { return false };
    let is_it = case.card_in(0, hand).is_some_and(|(_, its)| its == at);
    is_it
        && hand == declarer.partner()
        && case.leader_of(0) == Some(declarer.rho())
        && case.trick(0).iter().filter(|one| one.at < at).count() == 1
}

/// Who then declares, where it is said.
fn is_declarer(declarer: Seat, case: &mut Case<'_>) {
    match differences::declarer_after_seeing_dummy(case.edition()) {
        DeclarerAfterSeeingDummy::NotSaid => {}
        DeclarerAfterSeeingDummy::Said => {
            case.order(L54C, Order::DeclarerIs(declarer));
        }
    }
}
