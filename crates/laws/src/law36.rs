//! Law 36: an inadmissible double or redouble.

use openroom_cards::{Call, Seat};
use openroom_lawbook::provisions::*;

use crate::law28::{AtPartnersTurn, opponent_called};
use crate::{Act, ActNo, Ask, Case, Order, Until, could_have_known, law26, law28, ruled, silence};

/// A double or redouble that the auction does not allow.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct InadmissibleDouble {
    /// Who made it.
    pub offender: Seat,
    /// The call.
    pub call: Call,
    /// Its number.
    pub at: ActNo,
    /// Whose turn it was, where a table knows it.
    pub turn: Option<Seat>,
}

ruled!(InadmissibleDouble, L35A, taken up by |it, act| match act {
    // LHO's call over it takes nothing up: it waits for attention.
    Act::Call { by, .. } => Some(*by) == it.turn && *by == it.offender.rho(),
    _ => false,
});

fn rule(offence: &InadmissibleDouble, case: &mut Case<'_>) -> Ask<()> {
    let InadmissibleDouble { offender, at, .. } = *offence;
    if case.lead_faced(L36C)? {
        return after_the_lead(offence, case);
    }
    if case.called_after(L36A, offender.lho(), at)?.is_some() {
        case.order(L36A, Order::CancelCallsFrom(at)).lead_goes_back(L36A);
        return Ok(());
    }
    let turn = match offence.turn {
        Some(turn) => turn,
        None => case.turn_at(L36B, at)?,
    };
    let out_of_turn = turn != offender;
    if out_of_turn && opponent_called(offender, turn, at, case)? {
        law28::as_if_not_made(at, case);
        return Ok(());
    }
    case.order(L36B, Order::Applies).order(L36B1, Order::CancelCall(at));
    let partners = AtPartnersTurn::of(offender, Some(turn), at).and_then(|it| it.partners_call(case));
    if let Some((meanwhile, Call::Bid(_) | Call::Double | Call::Redouble)) = partners {
        // The auction is back at his turn, and he must pass.
        case.order(L36B4, Order::CancelCall(meanwhile));
    }
    let (by, lead) = if out_of_turn { (L36B4, L36B4) } else { (L36B2, L36B3) };
    silence(case, by, offender.partner(), Until::EndOfAuction);
    law26::may_restrict_lead(case, lead, offender, at);
    could_have_known(case);
    Ok(())
}

/// Where the edition has no words for this moment, the double is cancelled all the same.
fn after_the_lead(offence: &InadmissibleDouble, case: &mut Case<'_>) -> Ask<()> {
    let by = L36C.in_force(case.edition()).unwrap_or(L36B1);
    case.order(by, Order::CancelCall(offence.at));
    Ok(())
}
