//! Law 25: a call changed, unintended or not.

use openroom_cards::{Call, Seat};
use openroom_lawbook::{
    differences::{self, LeadAfterAChangeOfCall, UnintendedCall},
    provisions::*,
};

use crate::law27::{self, InsufficientBid};
use crate::{
    ActNo, Ask, Case, CaseNo, CaseRecord, CaseState, Choice, Finding, Made, Matter, Order, Period, Standing,
    Table, law26, ruled,
};

/// A second call in place of the first.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct ChangeOfCall {
    /// Who changed his call.
    pub offender: Seat,
    /// The first call.
    pub at: ActNo,
    /// The second, offered in its place.
    pub second: ActNo,
    /// What the second was.
    pub to: Call,
}

ruled!(ChangeOfCall, L25A1);

/// Rules on a change of call, also where another Law treats a call out of turn as one.
pub(crate) fn rule(change: &ChangeOfCall, case: &mut Case<'_>) -> Ask<()> {
    let ChangeOfCall { offender, at: first, second, .. } = *change;
    let lho_call = case.called_after(L25A6, offender.lho(), first)?.filter(|call| !is_coming(*call, case));

    let in_time = may_still_replace(change, case)?;
    if in_time && is_unintended(first, case)? {
        case.order(L25A1, Order::ChangeStands { first, second }).lead_goes_back(L25A1);
        return lho_may_withdraw(change, lho_call, case);
    }
    if let Some(offence) = replaces_insufficient_bid(change, case) {
        return law27::rule(&offence, case);
    }

    if (in_time || lho_call.is_none()) && is_accepted(change, case)? {
        case.order(L25B1, Order::ChangeStands { first, second }).lead_goes_back(L25B1);
        case.order(L25B3, Order::Applies);
        lho_may_withdraw(change, lho_call, case)?;
        return lead_after(change, Withdrawn::First, case);
    }
    case.order(L25B2, Order::CancelCall(second)).order(L25B3, Order::Applies);
    lead_after(change, Withdrawn::Second, case)
}

/// The insufficient bid in turn that the first call was, where nobody has ruled on it: its own Law takes the
/// replacement.
fn replaces_insufficient_bid(change: &ChangeOfCall, case: &Case<'_>) -> Option<InsufficientBid> {
    let ChangeOfCall { offender, at, second, .. } = *change;
    let calls = case.facts().calls.as_ref()?;
    let first = calls.calls.iter().find(|made| made.at == at && made.standing == Standing::Stands)?;
    let (bid, before) = (first.said.call()?.bid()?, calls.before(at));
    let insufficient = before.next() == offender && !before.is_sufficient(bid);
    let offered = calls.offered(at).is_some_and(|made| made.at == second);
    (insufficient && offered).then_some(InsufficientBid { offender, bid, at })
}

/// What he had called over the first call; with it falls an illegal call that it replaces, or that he was to replace.
fn lho_may_withdraw(change: &ChangeOfCall, over_the_first: Option<ActNo>, case: &mut Case<'_>) -> Ask<()> {
    let lho = change.offender.lho();
    if let Some(call) = over_the_first
        && !case.choice(L25A6, lho, Choice::WithdrawCall(call))?
    {
        return Ok(());
    }
    for at in illegal_over(change.at, lho, case).into_iter().chain(over_the_first) {
        case.order(L25A6, Order::WithdrawCall(at));
    }
    Ok(())
}

/// A bid or double of this player that was illegal over that call, and what else he tried in its place, all taken back.
fn illegal_over(first: ActNo, by: Seat, case: &Case<'_>) -> Vec<ActNo> {
    let Some(calls) = &case.facts().calls else { return vec![] };
    let over = calls.calls.iter().skip_while(|made| made.at != first).skip(1);
    let taken_back = over.filter(|made| made.by == by && made.standing == Standing::Withdrawn);
    let illegal = |made: &&Made| {
        let met = calls.before(made.at);
        met.next() == by && made.said.call().is_some_and(|call| !met.allows(by).contains(call))
    };
    taken_back.skip_while(|made| !illegal(made)).map(|made| made.at).collect()
}

/// A change that was ruled on, and another Law has since put the first call back: nothing was withdrawn for another.
pub(crate) fn put_back(table: &Table) -> Option<CaseNo> {
    let put_back = |change: &ChangeOfCall| {
        let first = table.calls().iter().find(|made| made.at == change.at).and_then(|made| made.said.call());
        let in_force = table.cases().iter().filter(|case| case.state.is_in_force());
        in_force.flat_map(|case| &case.orders).any(|given| match given.order {
            Order::SubstituteCall { at, call } => at == change.second && Some(call) == first,
            _ => false,
        })
    };
    let falls = |case: &CaseRecord| match &case.matter {
        Matter::ChangeOfCall(it) => case.state == CaseState::Closed && put_back(it),
        _ => false,
    };
    table.cases().iter().position(falls).map(|place| CaseNo(place as u16))
}

/// A replacement is too late when partner has called or the auction period is over.
fn may_still_replace(change: &ChangeOfCall, case: &mut Case<'_>) -> Ask<bool> {
    if case.auction_period_over(L25A5)? {
        case.order(L25A5, Order::Applies);
        sends_to_the_end_of_the_auction(case);
        match case.facts().period {
            Some(Period::LeadFaced) => {
                case.order(L17D1, Order::Applies);
            }
            Some(Period::HandsReturned) => {
                case.order(L17D2, Order::Applies);
            }
            Some(Period::Auction) | None => {}
        }
        return Ok(false);
    }
    if case.called_after(L25A4, change.offender.partner(), change.at)?.is_some() {
        case.order(L25A4, Order::Applies);
        return Ok(false);
    }
    Ok(true)
}

/// Where the end of the auction period has a paragraph elsewhere, this one points there.
fn sends_to_the_end_of_the_auction(case: &mut Case<'_>) {
    if L17E1_2007.exists_in(case.edition()) {
        case.order(L17E1_2007, Order::Applies);
    }
}

/// Whether the player meant another call, and changes in time.
fn is_unintended(first: ActNo, case: &mut Case<'_>) -> Ask<bool> {
    learnt_from_others(first, case);
    match differences::unintended_call(case.edition()) {
        UnintendedCall::WithoutPause => Ok(case.finding(L25A1, Finding::Unintended(first))?
            && case.finding(L25A1, Finding::WithoutPause(first))?),
        UnintendedCall::WheneverUnintended => case.finding(L25A2, Finding::Unintended(first)),
    }
}

/// How he noticed does not matter, where it is written.
fn learnt_from_others(first: ActNo, case: &mut Case<'_>) {
    if L25A3.exists_in(case.edition()) && case.facts().spoken_of.contains(&first) {
        case.order(L25A3, Order::Applies);
    }
}

/// LHO accepts by calling over the second call on purpose; whether a call that he is about to make does, he says.
fn is_accepted(change: &ChangeOfCall, case: &mut Case<'_>) -> Ask<bool> {
    if case.auction_period_over(L25A5)? {
        return Ok(false);
    }
    let lho = change.offender.lho();
    let coming = case.facts().coming.is_some_and(|coming| coming.by == lho);
    let choice =
        if coming { Choice::CallAcceptsOrInTurn(change.second) } else { Choice::AcceptChange(change.second) };
    case.choice(L25B1, lho, choice)
}

fn is_coming(at: ActNo, case: &Case<'_>) -> bool {
    case.facts().coming.is_some_and(|coming| coming.at == at)
}

/// Which of the two calls was withdrawn.
#[derive(Clone, Copy)]
enum Withdrawn {
    First,
    Second,
}

/// Whether the lead of the player's partner is free.
fn lead_after(change: &ChangeOfCall, which: Withdrawn, case: &mut Case<'_>) -> Ask<()> {
    let first = case.facts().calls.as_ref().and_then(|calls| calls.call(change.at));
    let (at, withdrawn, new) = match which {
        Withdrawn::First => (change.at, first, Some(change.to)),
        Withdrawn::Second => (change.second, Some(change.to), first),
    };
    let lead_is_free = match differences::lead_after_a_change_of_call(case.edition()) {
        LeadAfterAChangeOfCall::SameFinalCall => match which {
            Withdrawn::First => false,
            Withdrawn::Second => !case.finding(L26_2007, Finding::DifferentFinalCall(at))?,
        },
        LeadAfterAChangeOfCall::ComparableCall => match (withdrawn, new) {
            (Some(withdrawn), Some(new)) => case.finding(L26A, Finding::Comparable { withdrawn, new })?,
            _ => false,
        },
    };
    if lead_is_free {
        let by = L26A.in_force(case.edition()).unwrap_or(L26_2007);
        case.order(by, Order::NoRectification);
    } else {
        law26::may_apply(case, change.offender, at);
    }
    Ok(())
}
