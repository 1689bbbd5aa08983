//! Law 28: calls that count as made in rotation.

use openroom_cards::{Call, Seat};
use openroom_lawbook::provisions::*;

use crate::{Act, ActNo, Ask, Auction, Case, Made, Matter, Order, Rule, Table, ruled};

/// A player calls at the turn of his right-hand opponent, who must pass.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct CallOverPasser {
    /// The player who must pass.
    pub offender: Seat,
    /// The number of the pass that he is taken to have made.
    pub at: ActNo,
}

ruled!(CallOverPasser, L28A);

/// Whether the act is such a call.
pub(crate) fn is_called_over(table: &Table, act: &Act) -> Option<Matter> {
    let Act::Call { by, .. } = act else { return None };
    let passer = table.position().auction.turn().filter(|turn| *turn == by.rho())?;
    let must_pass = |one: &&crate::Restriction| one.on == passer && one.rule == Rule::MustPass;
    table.restrictions().find(must_pass)?;
    Some(CallOverPasser { offender: passer, at: table.next_act() }.into())
}

fn rule(call: &CallOverPasser, case: &mut Case<'_>) -> Ask<()> {
    case.order(L28A, Order::DeemPassed(call.offender));
    Ok(())
}

/// A call at his partner's turn, and who made it.
#[derive(Copy, Clone)]
pub(crate) struct AtPartnersTurn {
    pub(crate) offender: Seat,
    pub(crate) at: ActNo,
}

impl AtPartnersTurn {
    /// The same, where the turn was his partner's.
    pub(crate) fn of(offender: Seat, turn: Option<Seat>, at: ActNo) -> Option<AtPartnersTurn> {
        (turn == Some(offender.partner())).then_some(AtPartnersTurn { offender, at })
    }

    fn noted(note: &Matter) -> Option<AtPartnersTurn> {
        match note {
            Matter::CallOutOfTurn(it) => AtPartnersTurn::of(it.offender, it.turn, it.at),
            Matter::InadmissibleDouble(it) => AtPartnersTurn::of(it.offender, it.turn, it.at),
            _ => None,
        }
    }

    /// What his partner called then, which is in rotation: only an opponent gives up a right by calling.
    pub(crate) fn partners_call(self, case: &Case<'_>) -> Option<(ActNo, Call)> {
        let mut later = case.facts().calls.as_ref()?.after(self.at);
        let made = later.find(|made| made.by == self.offender.partner())?;
        Some((made.at, made.said.call()?))
    }
}

/// Whether an opponent whose turn it was has called after a call out of turn: the player in turn, or after a partner
/// who called at his turn the opponent who follows him.
pub(crate) fn opponent_called(offender: Seat, turn: Seat, at: ActNo, case: &mut Case<'_>) -> Ask<bool> {
    if turn == offender || case.called_after(L28B, turn, at)?.is_none() {
        return Ok(false);
    }
    if turn == offender.partner() {
        return Ok(case.called_after(L28B, turn.lho(), at)?.is_some());
    }
    Ok(true)
}

/// The auction goes on as if the player had not called, nor changed his call.
pub(crate) fn as_if_not_made(at: ActNo, case: &mut Case<'_>) {
    case.order(L28B, Order::CancelCall(at));
    let offered = case.facts().calls.as_ref().and_then(|calls| calls.offered(at));
    if let Some(changed) = offered.map(|made| made.at) {
        case.order(L28B, Order::CancelCall(changed));
    }
}

impl Table {
    /// What the act takes up: partner called at his turn after a call out of turn, and now the opponent who follows.
    pub(crate) fn called_after_partner(&self, act: &Act) -> Option<Matter> {
        let Act::Call { by, .. } = act else { return None };
        let (note, _) = self.called_by_both().find(|(_, it)| *by == it.offender.rho())?;
        Some(note.clone())
    }

    /// Whether this call was made at his partner's turn, nobody has ruled on it, and his partner has called since.
    pub(crate) fn has_partner_called(&self, call: ActNo) -> bool {
        self.called_by_both().any(|(_, it)| it.at == call)
    }

    fn called_by_both(&self) -> impl Iterator<Item = (&Matter, AtPartnersTurn)> {
        let noted = self.notes.iter().filter_map(|note| Some((note, AtPartnersTurn::noted(note)?)));
        noted.filter(|(_, it)| {
            let partners = |made: &Made| made.at > it.at && made.stands() && made.by == it.offender.partner();
            self.calls.iter().any(partners)
        })
    }

    /// The auction as this player meets it: what his partner called at this turn, not yet ruled on, is not part of it.
    pub(crate) fn auction_met_by(&self, player: Seat) -> Auction {
        if self.notes.is_empty() {
            return self.position.auction;
        }
        let last = self.calls.iter().rfind(|made| made.stands());
        match last.filter(|made| made.by == player.partner() && self.is_noted_at_partners_turn(made.at)) {
            Some(last) => self.auction_begun.fold(self.calls.iter().filter(|made| made.at != last.at)),
            None => self.position.auction,
        }
    }

    /// Whether this call was made at his partner's turn and nobody has ruled on it.
    pub(crate) fn is_noted_at_partners_turn(&self, call: ActNo) -> bool {
        self.notes.iter().filter_map(AtPartnersTurn::noted).any(|it| it.at == call)
    }
}
