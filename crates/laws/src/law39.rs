//! Law 39: a call after the final pass.

use openroom_cards::{Call, Seat};
use openroom_lawbook::provisions::*;

use crate::{ActNo, Ask, Case, Order, Said, law26, ruled};

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
    Ok(())
}
