//! Law 39: a call after the final pass.

use openroom_cards::{Call, Seat};
use openroom_lawbook::provisions::*;

use crate::{ActNo, Ask, Case, Made, Order, Said, Table, law26, ruled};

/// A call after the final pass.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct CallAfterFinalPass {
    /// Who made it.
    pub offender: Seat,
    /// What it was.
    pub said: Said,
    /// Its number.
    pub at: ActNo,
}

ruled!(CallAfterFinalPass, L35D);

fn rule(offence: &CallAfterFinalPass, case: &mut Case<'_>) -> Ask<()> {
    let CallAfterFinalPass { offender, said, at } = *offence;
    let lho_called = case.called_after(L39B, offender.lho(), at)?.is_some();
    let defends = match (&case.facts().period, case.facts().contract) {
        (Some(_), None) => false,
        _ => case.declarer(L39B)?.side() != offender.side(),
    };
    case.order(L39A, Order::CancelCallsFrom(at));
    if lho_called || !defends || said == Said::Call(Call::Pass) {
        case.order(L39B, Order::NoRectification);
    } else {
        law26::may_restrict_lead(case, L39C, offender, at);
    }
    for made in by_defenders_since(at, case) {
        law26::may_restrict_lead(case, L39C, made.by, made.at);
    }
    Ok(())
}

/// The bids and doubles of defenders after this call that are cancelled with it: not those that were called over by LHO,
/// nor those that were made over such a call of RHO's.
fn by_defenders_since(at: ActNo, case: &Case<'_>) -> Vec<Made> {
    let (Some(calls), Some(contract)) = (&case.facts().calls, case.facts().contract) else { return vec![] };
    let from_it = calls.calls.iter().skip_while(|made| made.at != at);
    let late: Vec<&Made> = from_it.filter(|made| made.stands()).collect();
    let alone = |made: &Made| {
        let before = |one: &&Made| one.at < made.at && one.by == made.by.rho();
        let after = |one: &&Made| one.at > made.at && one.by == made.by.lho();
        let defends = made.by.side() != contract.declarer.side();
        defends && !late.iter().any(|one| before(one) || after(one))
    };
    let later = late.iter().filter(|made| made.at > at && made.said != Said::Call(Call::Pass));
    later.filter(|made| alone(made)).map(|made| **made).collect()
}

/// Whether the auction is not over before this call any more: a pass before it was changed.
pub(crate) fn is_before_the_end_now(table: &Table, call: &CallAfterFinalPass) -> bool {
    let before = table.calls().iter().take_while(|made| made.at != call.at);
    !table.auction_begun.fold(before).is_over()
}
