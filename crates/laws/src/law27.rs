//! Law 27: the insufficient bid.

use openroom_cards::{Bid, Call, Seat};
use openroom_lawbook::{
    Edition,
    differences::{
        self, LeadAfterALikeCall, LeadRestriction, LikeCall, SameDenomination, ToldBeforeAComparableCall,
    },
    provisions::*,
};
use serde::{Deserialize, Serialize};

use crate::{
    Act, ActNo, Ask, Case, CaseNo, CaseRecord, Choice, Denominations, Facts, Finding, Given, Matter, Nature,
    Order, Standing, Table, Takes, Until, could_have_known, law26, ruled, silence,
};

/// A bid, made in turn, that does not supersede the last one.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InsufficientBid {
    /// Who made it.
    pub offender: Seat,
    /// The bid.
    pub bid: Bid,
    /// Its number.
    pub at: ActNo,
}

ruled!(InsufficientBid, L18D, taken up by |it, act| {
    matches!(act, Act::Call { by, .. } if *by == it.offender.lho())
});

/// Rules on an insufficient bid, also where its player said that it was a slip and it was none.
pub(crate) fn rule(offence: &InsufficientBid, case: &mut Case<'_>) -> Ask<()> {
    let InsufficientBid { offender, at, .. } = *offence;
    let lho = offender.lho();
    let offered = case.facts().calls.as_ref().and_then(|calls| calls.offered(at));
    let mut offered = offered.and_then(|made| Some((made.said.call()?, made.at)));

    if is_accepted(offence, offered.map(|(_, second)| second), case)? {
        return Ok(());
    }

    let mut replaced = at;
    let mut by = L27B;
    let mut partner_is_silenced = false;
    let mut withdrawn = vec![at];
    loop {
        let (new, second) = if let Some((call, second)) = offered.take() {
            case.order(by, Order::CancelCall(replaced));
            (call, Replacement::Premature(second))
        } else {
            case.order(by, Order::ReplaceCall { at: replaced, by: offender });
            let Some((call, second)) = case.next_call(L27B, offender, Takes::Anything)? else {
                return Ok(());
            };
            (call, Replacement::Ordered(second))
        };
        let judgement = if partner_is_silenced {
            judge_again(offence, new, case)?
        } else {
            judge(offence, new, second.at(), case)?
        };
        match judgement {
            Judgement::Insufficient => {
                if case.choice(L27B4, lho, Choice::AcceptCall(second.at()))? {
                    case.order(L27A1, Order::CallStands(second.at()));
                    if partner_is_silenced {
                        let judgement = for_the_lead(offence, new, case)?;
                        after_an_attempt(offence, &judgement, &withdrawn, case);
                    }
                    return Ok(());
                }
                by = L27B4;
                if counts_for_the_lead(case.edition()) {
                    withdrawn.push(second.at());
                }
            }
            Judgement::DoubleNotComparable => by = L27B3,
            _ if partner_is_silenced => {
                after_an_attempt(offence, &judgement, &withdrawn, case);
                return Ok(());
            }
            Judgement::SameDenomination => {
                second.stands(case);
                case.order(L27B1a, Order::NothingFurther).order(L27D, Order::ReviewAfterPlay);
                return Ok(());
            }
            Judgement::Comparable => {
                second.stands(case);
                case.order(L27B1b, information_after_comparable(case.edition()));
                case.order(L27D, Order::ReviewAfterPlay);
                return Ok(());
            }
            Judgement::Other => {
                second.stands(case);
                if let Replacement::Premature(_) = second {
                    case.order(L9C, Order::Applies);
                }
                silence(case, L27B2, offender.partner(), Until::EndOfAuction);
                lead_may_be_restricted(offender, &withdrawn, case);
                could_have_known(case);
                return Ok(());
            }
        }
        replaced = second.at();
        partner_is_silenced = true;
    }
}

/// Whether the bid stands, since the next player accepts it; another call that was put in its place is cancelled then.
fn is_accepted(offence: &InsufficientBid, offered: Option<ActNo>, case: &mut Case<'_>) -> Ask<bool> {
    let InsufficientBid { offender, at, .. } = *offence;
    let lho = offender.lho();
    let called_over = case.called_after(L27A1, lho, at)?.is_some();
    let accepted = called_over || case.choice(L27A1, lho, Choice::AcceptCall(at))?;
    if accepted {
        case.order(L27A1, Order::CallStands(at));
        if let Some(second) = offered {
            case.order(L27C, Order::CancelCall(second));
        }
    }
    Ok(accepted)
}

/// After a double or another insufficient bid was cancelled the partner passes whatever replaces the first one at last;
/// whether the lead is free is another Law's matter.
fn after_an_attempt(
    offence: &InsufficientBid,
    judgement: &Judgement,
    withdrawn: &[ActNo],
    case: &mut Case<'_>,
) {
    let InsufficientBid { offender, at, .. } = *offence;
    silence(case, L27B3, offender.partner(), Until::EndOfAuction);
    match (judgement, differences::lead_after_a_like_call(case.edition())) {
        (Judgement::Comparable, LeadAfterALikeCall::Free) => {
            case.order(L26A, Order::NoRectification)
                .order(L26A, Order::Authorized { at, to: offender.side() })
                .order(L23C, Order::ReviewAfterPlay);
        }
        (_, LeadAfterALikeCall::Restricted | LeadAfterALikeCall::Free) => {
            lead_may_be_restricted(offender, withdrawn, case);
        }
    }
    could_have_known(case);
}

/// Where what declarer may say of the lead depends on the suits of each withdrawn bid, a second insufficient one counts by
/// itself.
fn counts_for_the_lead(edition: Edition) -> bool {
    match differences::lead_restriction(edition) {
        LeadRestriction::SuitOfTheWithdrawnCall => true,
        LeadRestriction::SuitNotShown => false,
    }
}

fn lead_may_be_restricted(offender: Seat, withdrawn: &[ActNo], case: &mut Case<'_>) {
    for at in withdrawn {
        law26::may_apply(case, offender, *at);
    }
}

/// How the replacement came.
#[derive(Copy, Clone)]
enum Replacement {
    /// Before a ruling.
    Premature(ActNo),
    /// As ordered.
    Ordered(ActNo),
}

impl Replacement {
    fn at(self) -> ActNo {
        match self {
            Replacement::Premature(at) | Replacement::Ordered(at) => at,
        }
    }

    fn stands(self, case: &mut Case<'_>) {
        if let Replacement::Premature(at) = self {
            case.order(L27C, Order::CallStands(at));
        }
    }
}

/// What the replacement is.
enum Judgement {
    Insufficient,
    DoubleNotComparable,
    SameDenomination,
    Comparable,
    Other,
}

fn judge(offence: &InsufficientBid, new: Call, at: ActNo, case: &mut Case<'_>) -> Ask<Judgement> {
    let last = case.last_bid(L27B, offence.at)?;
    if let Call::Bid(new) = new {
        if last.is_some_and(|last| new <= last) {
            return Ok(Judgement::Insufficient);
        }
        if same_denomination(offence, last, new, at, case)? {
            return Ok(Judgement::SameDenomination);
        }
    }
    by_its_meaning(offence, new, case)
}

/// What a later replacement is, when one was cancelled: a bid or pass stands, and only the lead depends on its meaning.
fn judge_again(offence: &InsufficientBid, new: Call, case: &mut Case<'_>) -> Ask<Judgement> {
    let last = case.last_bid(L27B, offence.at)?;
    match new {
        Call::Bid(new) if last.is_some_and(|last| new <= last) => Ok(Judgement::Insufficient),
        Call::Bid(_) | Call::Pass => for_the_lead(offence, new, case),
        Call::Double | Call::Redouble => by_its_meaning(offence, new, case),
    }
}

fn by_its_meaning(offence: &InsufficientBid, new: Call, case: &mut Case<'_>) -> Ask<Judgement> {
    let admissible =
        case.auction_before(offence.at).is_none_or(|auction| auction.allows(offence.offender).contains(new));
    if admissible && comparable(offence, new, case)? {
        return Ok(Judgement::Comparable);
    }
    let double = matches!(new, Call::Double | Call::Redouble);
    Ok(if double { Judgement::DoubleNotComparable } else { Judgement::Other })
}

/// Whether the lead is restricted after this call.
fn for_the_lead(offence: &InsufficientBid, new: Call, case: &mut Case<'_>) -> Ask<Judgement> {
    let withdrawn = Call::Bid(offence.bid);
    let comparable = match differences::lead_after_a_like_call(case.edition()) {
        LeadAfterALikeCall::Restricted => false,
        LeadAfterALikeCall::Free => case.finding(L26A, Finding::Comparable { withdrawn, new })?,
    };
    Ok(if comparable { Judgement::Comparable } else { Judgement::Other })
}

/// Whether the lowest sufficient bid of the same denomination replaces it.
fn same_denomination(
    offence: &InsufficientBid,
    last: Option<Bid>,
    new: Bid,
    at: ActNo,
    case: &mut Case<'_>,
) -> Ask<bool> {
    let (facts, by, withdrawn) = (case.facts(), offence.offender, offence.bid);
    let nature = |bid: Bid, at: ActNo| facts.nature(by, Call::Bid(bid), Some(at));
    let natural = match (nature(withdrawn, offence.at), nature(new, at)) {
        (Some(Nature::Natural), Some(Nature::Natural)) => Some(true),
        (Some(Nature::Artificial), _) | (_, Some(Nature::Artificial)) => Some(false),
        (None, _) | (_, None) => None,
    };
    let lowest_named = lowest_sufficient(last, withdrawn) == Some(new);
    match differences::same_denomination(case.edition()) {
        SameDenomination::Named => match natural {
            Some(natural) => Ok(natural && lowest_named),
            None => Ok(lowest_named && case.finding(L27B1a, Finding::NeitherArtificial { withdrawn, new })?),
        },
        SameDenomination::Specified => {
            if natural == Some(true) {
                return Ok(lowest_named);
            }
            let specifies = |bid: Bid, at: ActNo| facts.specifies(by, Call::Bid(bid), Some(at));
            let lowest = match (specifies(withdrawn, offence.at), specifies(new, at)) {
                (Some(first), Some(second)) if first != second || first.is_empty() => Some(false),
                (Some(_), Some(second)) => is_lowest(facts, by, last, (new, second)),
                (None, _) | (_, None) => None,
            };
            match lowest {
                Some(lowest) => Ok(lowest),
                None => case.finding(L27B1a, Finding::LowestSpecifyingTheSame { withdrawn, new }),
            }
        }
    }
}

/// Whether no lower sufficient bid specifies the same, where the meanings of all of them are recorded.
fn is_lowest(facts: &Facts, by: Seat, last: Option<Bid>, new: (Bid, Denominations)) -> Option<bool> {
    let (bid, same) = new;
    let lower = Bid::all().filter(|one| *one < bid && last.is_none_or(|last| *one > last));
    let mut unknown = false;
    for one in lower {
        match facts.specifies(by, Call::Bid(one), None) {
            Some(specified) if specified == same => return Some(false),
            Some(_) => {}
            None => unknown = true,
        }
    }
    (!unknown).then_some(true)
}

/// The lowest bid above the last one in the denomination of this bid.
fn lowest_sufficient(last: Option<Bid>, bid: Bid) -> Option<Bid> {
    Bid::all().find(|one| one.denomination() == bid.denomination() && last.is_none_or(|last| *one > last))
}

/// Whether the call is so like the bid that nothing follows.
fn comparable(offence: &InsufficientBid, new: Call, case: &mut Case<'_>) -> Ask<bool> {
    let withdrawn = Call::Bid(offence.bid);
    case.finding(
        L27B1b,
        match differences::like_call(case.edition()) {
            LikeCall::SameOrMorePrecise => Finding::SameOrMorePrecise { withdrawn, new },
            LikeCall::Comparable => Finding::Comparable { withdrawn, new },
        },
    )
}

/// Whether the call stands as a replacement made before the ruling, and not because it was accepted.
pub(crate) fn is_legal_replacement(table: &Table, at: ActNo) -> bool {
    let stands = |given: &Given| given.by == L27C && given.order == Order::CallStands(at);
    table.cases().iter().any(|case| case.orders.iter().any(stands))
}

/// A case that waits for the replacement of an insufficient bid, although what that bid was to supersede has changed.
pub(crate) fn overtaken(table: &Table) -> Option<CaseNo> {
    let overtaken = |case: &CaseRecord| {
        let (Matter::InsufficientBid(it), Some(calls)) = (&case.matter, &case.facts.calls) else {
            return false;
        };
        let waits = !case.open.is_empty() && case.question().is_none();
        let before = table.calls().iter().take_while(|made| made.at != it.at);
        let now = table.auction_begun.fold(before);
        waits && calls.before(it.at).allows(it.offender) != now.allows(it.offender)
    };
    table.cases().iter().position(overtaken).map(|place| CaseNo(place as u16))
}

/// A case that waits for the replacement of an insufficient bid although its player has lost that turn: a call that lay
/// over it, out of turn, was accepted.
pub(crate) fn has_lost_his_turn(table: &Table) -> Option<CaseNo> {
    let lost = |case: &CaseRecord| {
        let Matter::InsufficientBid(it) = case.matter else { return false };
        let waits = !case.open.is_empty() && case.question().is_none();
        let mut later = table.calls().iter().skip_while(|made| made.at != it.at).skip(1);
        waits && later.any(|made| made.by != it.offender && made.standing == Standing::Accepted)
    };
    table.cases().iter().position(lost).map(|place| CaseNo(place as u16))
}

/// Where what the withdrawn bid told may not be used, only the rectification is over.
fn information_after_comparable(edition: Edition) -> Order {
    match differences::told_before_a_comparable_call(edition) {
        ToldBeforeAComparableCall::MayNotBeUsed => Order::NoRectification,
        ToldBeforeAComparableCall::MayBeUsed => Order::NothingFurther,
    }
}
