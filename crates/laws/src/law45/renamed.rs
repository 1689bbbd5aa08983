//! Declarer corrects the card of dummy that he named.

use openroom_cards::{Card, Seat};
use openroom_lawbook::{
    differences::{self, UnintendedCard},
    provisions::*,
};
use serde::{Deserialize, Serialize};

use crate::matter::in_play;
use crate::{ActNo, Ask, Case, Finding, Matter, Order, Table, law47};

/// Declarer named another card of dummy in place of the first.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Renamed {
    /// Declarer.
    pub offender: Seat,
    /// The number of the card played first.
    pub first: ActNo,
    /// The card that he names now.
    pub to: Card,
    /// The trick.
    pub trick: u8,
    /// The number of the act.
    pub at: ActNo,
}

in_play!(Renamed, L45C4a, rule);

fn rule(it: &Renamed, case: &mut Case<'_>) -> Ask<()> {
    let dummy = it.offender.partner();
    let side = it.offender.side();
    let played_on = case.facts().play.as_ref().is_some_and(|play| {
        play.plays.iter().any(|one| one.at > it.first && one.by.side() == side && one.standing.counts())
    });
    if played_on || !is_slip(it, case)? {
        case.order(L45C4a, Order::CardStands(it.first));
        return Ok(());
    }
    case.order(L45C4b, Order::WithdrawCard(it.first)).order(L47C, Order::NoRectification);
    case.order(L45C4b, Order::CardNamed { hand: dummy, card: it.to });
    law47::opponents_may_change(it.trick, it.first, Some((dummy, it.to)), L47D, case)?;
    Ok(())
}

/// Whether he meant another card, and changes in time.
fn is_slip(it: &Renamed, case: &mut Case<'_>) -> Ask<bool> {
    if !case.finding(L45C4b, Finding::Unintended(it.first))? {
        return Ok(false);
    }
    match differences::unintended_card(case.edition()) {
        UnintendedCard::WithoutPause => case.finding(L45C4b, Finding::WithoutPause(it.first)),
        UnintendedCard::WheneverUnintended => Ok(true),
    }
}

/// What a second card named from dummy is; none where dummy has played none.
pub(crate) fn judge(table: &Table, by: Seat, to: Card) -> Option<Matter> {
    let dummy = table.position().dummy().filter(|dummy| dummy.partner() == by)?;
    let first = table.plays().iter().rfind(|one| one.by == dummy && one.standing.counts())?;
    Some(Renamed { offender: by, first: first.at, to, trick: first.trick, at: table.next_act() }.into())
}
