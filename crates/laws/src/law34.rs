//! Law 34: three passes, one of them out of rotation; with the end of the auction as Law 17 has it.

use openroom_cards::{Call, Seat};
use openroom_lawbook::provisions::*;

use crate::{ActNo, Ask, Case, Matter, Order, Said, Table, ruled};

/// Three passes in a row would deprive a player of his turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct DeprivedOfTurn {
    /// Who passed out of rotation.
    pub offender: Seat,
    /// The number of that pass.
    pub at: ActNo,
    /// Who would be deprived.
    pub deprived: Seat,
}

ruled!(DeprivedOfTurn, L17D3);

/// The matter, where the passes would end the auction but for the player left out.
pub(crate) fn due(table: &Table) -> Option<Matter> {
    let deprived = table.position().auction.deprived().filter(|_| table.position().contract.is_none())?;
    let mut turn = table.auction_begun.next();
    let mut found = None;
    for made in table.calls().iter().filter(|made| made.stands()) {
        match made.said {
            Said::Call(Call::Pass) if made.by != turn && found.is_none() => found = Some((made.by, made.at)),
            Said::Call(Call::Pass) => {}
            Said::Call(_) | Said::AboveSeven { .. } => found = None,
        }
        turn = made.by.lho();
    }
    // A partner who passed at his turn after it was not left out: that is ruled with the call out of turn itself.
    let (offender, at) = found.filter(|(_, at)| !table.has_partner_called(*at))?;
    Some(DeprivedOfTurn { offender, at, deprived }.into())
}

fn rule(offence: &DeprivedOfTurn, case: &mut Case<'_>) -> Ask<()> {
    case.order(L34, Order::Applies)
        .order(L17D3, Order::CancelCallsFrom(offence.at))
        .order(L17D3, Order::TurnReverts(offence.deprived))
        .lead_goes_back(L17D3);
    Ok(())
}
