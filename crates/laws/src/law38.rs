//! Law 38: a bid of more than seven.

use openroom_cards::{Call, Denomination, Seat};
use openroom_lawbook::provisions::*;

use crate::{
    ActNo, Ask, Case, CaseState, Matter, Order, Said, Table, Until, could_have_known, law26, ruled, silence,
};

/// A bid of more than seven.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct BidAboveSeven {
    /// Who made it.
    pub offender: Seat,
    /// Its level.
    pub level: u8,
    /// Its denomination.
    pub denomination: Denomination,
    /// Its number.
    pub at: ActNo,
    /// Whether it was passed out, and so would have been the contract.
    pub passed_out: PassedOut,
}

/// Whether such a bid was followed by passes that would end the auction.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum PassedOut {
    /// It was.
    Yes,
    /// It was not.
    No,
}

ruled!(BidAboveSeven, L35C);

/// The matter, where such a bid would be passed out: it is never played.
pub(crate) fn due(table: &Table) -> Option<Matter> {
    if table.position().auction.passes < 3 || table.position().contract.is_some() {
        return None;
    }
    let mut auction = table.auction_begun;
    table.calls().iter().filter(|made| made.stands()).find_map(|made| {
        let after_the_end = auction.is_over();
        auction.add(made.by, made.said);
        let Said::AboveSeven { level, denomination } = made.said else { return None };
        let (offender, at, passed_out) = (made.by, made.at, PassedOut::Yes);
        let ruled =
            |case: &crate::CaseRecord| case.matter.about() == Some(at) && case.state == CaseState::Open;
        let matter = BidAboveSeven { offender, level, denomination, at, passed_out };
        (!after_the_end && !table.cases().iter().any(ruled)).then(|| matter.into())
    })
}

fn rule(offence: &BidAboveSeven, case: &mut Case<'_>) -> Ask<()> {
    let BidAboveSeven { offender, at, .. } = *offence;
    let forfeited = case.called_after(L38D, offender.lho(), at)?.is_some();
    let in_turn = case.turn_at(L38C, at)? == offender;
    if offence.passed_out == PassedOut::Yes {
        case.order(L38A, Order::Applies);
    }
    case.order(L38B, Order::CancelCallsFrom(at)).lead_goes_back(L38B);
    if case.lead_faced(L38A)? {
        case.order(L38A, Order::Applies);
        return Ok(());
    }
    if in_turn {
        case.order(L38C, Order::SubstituteCall { at, call: Call::Pass });
    }
    for player in [offender, offender.partner()] {
        silence(case, L38C, player, Until::EndOfAuction);
    }
    if forfeited {
        case.order(L38D, Order::NoRectification);
    } else {
        law26::may_restrict_lead(case, L38D, offender, at);
        could_have_known(case);
    }
    Ok(())
}
