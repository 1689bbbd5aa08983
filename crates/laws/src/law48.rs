//! Law 48: declarer lets cards be seen.

use openroom_cards::{Cards, Seat};
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::law24::{self, ShownInAuction};
use crate::law68::{self, Claimed};
use crate::matter::in_play;
use crate::{
    ActNo, Ask, Case, Coming, Deed, Exposure, Finding, Matter, Order, Phase, Ruled, Table, law49, law53,
};

/// Declarer let cards be seen.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeclarersCards {
    /// Whose cards they are.
    pub owner: Seat,
    /// The cards.
    pub cards: Cards,
    /// The number of the act.
    pub at: ActNo,
}

impl Ruled for DeclarersCards {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        let (owner, cards) = (self.owner, case.still_held(self.owner, self.cards));
        if !cards.is_empty() {
            case.order(L48A, Order::ReturnToHand { owner, cards });
        }
        case.order(L48A, Order::NoRectification);
        Ok(())
    }

    fn offender(&self) -> Seat {
        self.owner
    }

    fn breach(&self) -> Provision {
        L48A
    }

    fn about(&self) -> Option<ActNo> {
        Some(self.at)
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}

/// Declarer or a defender laid his hand open when the auction was over.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HandFaced {
    /// The player.
    pub offender: Seat,
    /// The number of the act.
    pub at: ActNo,
    /// How many tricks are left.
    pub left: u8,
    /// His cards, as far as they are recorded.
    pub cards: Cards,
    /// How many more he showed.
    #[serde(default)]
    pub unrecorded: u8,
}

in_play!(HandFaced, L48B2, rule_faced);

impl HandFaced {
    /// The claim of all tricks that are left, where he meant one.
    pub(crate) fn claim(&self) -> Claimed {
        let HandFaced { offender, at, left, .. } = *self;
        Claimed { by: offender, at, tricks: left, left, kind: law68::Kind::Claim }
    }
}

fn rule_faced(it: &HandFaced, case: &mut Case<'_>) -> Ask<()> {
    let HandFaced { offender, at, cards, unrecorded, .. } = *it;
    let declares = !case.is_defender(offender);
    let by = if declares { L48B2 } else { L68A };
    if case.finding(by, Finding::MeantToClaim(offender))? {
        case.order(by, Order::Applies);
        return law68::rule(&it.claim(), case);
    }
    let by = if law24::looks_at(case) {
        L24
    } else if declares {
        case.order(L48B2, Order::NoRectification);
        return Ok(());
    } else {
        L49
    };
    if unrecorded > 0 {
        // Which cards they are is told as they are laid down.
        case.order(by, Order::Applies);
    }
    match by {
        _ if cards.is_empty() => Ok(()),
        L24 => law24::rule(&ShownInAuction::spread(offender, cards, at), case),
        _ => law49::exposed(offender, cards, Exposure::Shown, case),
    }
}

/// Whether declarer lays his hand open over an opening lead out of turn, before it is the lead or by that: it is no claim.
fn is_over_opening_lead(table: &Table, by: Seat) -> bool {
    let (position, at) = (table.position(), table.next_act());
    let Some(leader) = position.tricks[0].leader.filter(|leader| *leader == by.rho()) else { return false };
    let takes_up = |coming: Coming| (coming.at, coming.deed) == (at, Deed::Spread);
    position.declarer() == Some(by)
        && position.current == 0
        && (law53::is_in_doubt(table, position.tricks[0].acts[leader])
            || table.cases().iter().any(|case| case.facts.coming.is_some_and(takes_up)))
}

/// What spreading a hand is; none for dummy, or where it answers an opening lead out of turn.
pub(crate) fn judge_spread(table: &Table, by: Seat) -> Option<Matter> {
    let position = table.position();
    let begun = matches!(table.phase(), Phase::Clarification | Phase::Play);
    if !begun || position.dummy() == Some(by) || is_over_opening_lead(table, by) {
        return None;
    }
    let left = law68::left(table)?;
    let (cards, unrecorded) = (position.hands[by], position.unknown[by]);
    Some(HandFaced { offender: by, at: table.next_act(), left, cards, unrecorded }.into())
}
