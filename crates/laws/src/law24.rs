//! Law 24: cards exposed or led during the auction.

use openroom_cards::{Card, Cards, Seat};
use openroom_lawbook::{
    Provision,
    differences::{self, CardsSeenInTheAuction},
    provisions::*,
};
use serde::{Deserialize, Serialize};

use crate::{
    ActNo, Ask, Case, CaseRecord, CaseState, Exposure, Finding, Matter, Order, PenaltyCard, Period, Phase,
    Ruled, Table, Until, could_have_known, law49, law50, ruled, silence,
};

/// A player let cards be seen before the play.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ShownInAuction {
    /// Whose cards they are.
    pub offender: Seat,
    /// The cards.
    pub cards: Cards,
    /// Others of his that lay face up already.
    pub lying: Cards,
    /// How they came to be seen.
    pub how: Exposure,
    /// The number of the act.
    pub at: ActNo,
}

ruled!(ShownInAuction, L24);

/// What a player shows now; none where this Law does not look at it.
pub(crate) fn judge(table: &Table, by: Seat, cards: Cards, how: Exposure) -> Option<Matter> {
    if how == Exposure::Named || !governs(table) {
        return None;
    }
    let lying = table.position().faced[by] - cards;
    Some(ShownInAuction { offender: by, cards, lying, how, at: table.next_act() }.into())
}

/// Whether cards that are seen now belong to the auction.
pub(crate) fn governs(table: &Table) -> bool {
    match table.phase() {
        Phase::Auction => true,
        Phase::Clarification => match differences::cards_seen_in_the_auction(table.settings().edition) {
            CardsSeenInTheAuction::UntilTheLeadIsFaced => true,
            CardsSeenInTheAuction::UntilTheAuctionIsOver => false,
        },
        Phase::Play | Phase::Over => false,
    }
}

/// The same of a case that came up when the auction was over.
pub(crate) fn looks_at(case: &Case<'_>) -> bool {
    match differences::cards_seen_in_the_auction(case.edition()) {
        CardsSeenInTheAuction::UntilTheLeadIsFaced => case.facts().period == Some(Period::Auction),
        CardsSeenInTheAuction::UntilTheAuctionIsOver => false,
    }
}

impl ShownInAuction {
    /// A whole hand.
    pub(crate) fn spread(offender: Seat, cards: Cards, at: ActNo) -> ShownInAuction {
        ShownInAuction { offender, cards, lying: Cards::EMPTY, how: Exposure::Shown, at }
    }
}

/// Rules on cards that were let be seen before the play.
pub(crate) fn rule(it: &ShownInAuction, case: &mut Case<'_>) -> Ask<()> {
    let owner = it.offender;
    let cards = case.still_held(owner, it.cards);
    if cards.is_empty() {
        case.order(L24, Order::NoRectification);
        return Ok(());
    }
    if !is_own_error_seen_by_partner(it, case)? {
        case.order(L24, Order::ReturnToHand { owner, cards });
        return Ok(());
    }
    for card in cards {
        case.order(L24, Order::LeaveFaced { owner, card });
    }
    case.order(L16C, Order::Applies);
    if case.facts().contract.is_none() {
        silence_partner(it, case);
    }
    Ok(())
}

fn is_own_error_seen_by_partner(it: &ShownInAuction, case: &mut Case<'_>) -> Ask<bool> {
    match it.how {
        Exposure::ByAnother(_) => Ok(false),
        Exposure::Led => Ok(true),
        Exposure::Dropped | Exposure::Held | Exposure::Named | Exposure::Shown | Exposure::AsDummy => {
            case.finding(L24, Finding::OwnErrorSeenByPartner(it.offender))
        }
    }
}

fn silence_partner(it: &ShownInAuction, case: &mut Case<'_>) {
    let all = it.cards | it.lying;
    let honour = all.iter().any(|card: Card| card.rank().is_honour());
    let by = if all.len() > 1 {
        L24C
    } else if honour || it.how == Exposure::Led {
        L24B
    } else {
        case.order(L24A, Order::NoRectification);
        return;
    };
    silence(case, by, it.offender.partner(), Until::NextTurn);
    could_have_known(case);
}

/// The auction is over, and cards that a player let be seen in it lie face up.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LyingAfterAuction {
    /// Whose cards they are.
    pub owner: Seat,
    /// The cards.
    pub cards: Cards,
    /// How they came to be seen; led where one of them was.
    pub how: Exposure,
}

impl Ruled for LyingAfterAuction {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        let (owner, cards) = (self.owner, case.still_held(self.owner, self.cards));
        if !case.is_defender(owner) {
            case.order(L24D, Order::ReturnToHand { owner, cards });
            return Ok(());
        }
        let minor =
            law50::may_be_minor(case, owner, cards) && law49::is_inadvertent(self.how, owner, cards, case)?;
        let kind = if minor { PenaltyCard::Minor } else { PenaltyCard::Major };
        for card in cards {
            law50::becomes_penalty_card(case, L24E, owner, card, kind);
        }
        Ok(())
    }

    fn offender(&self) -> Seat {
        self.owner
    }

    fn breach(&self) -> Provision {
        L24
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}

/// The matter that comes due when the auction is over.
pub(crate) fn due(table: &Table) -> Option<Matter> {
    match table.phase() {
        Phase::Auction | Phase::Over => None,
        Phase::Clarification | Phase::Play => Seat::ALL.into_iter().find_map(|owner| lying(table, owner)),
    }
}

fn lying(table: &Table, owner: Seat) -> Option<Matter> {
    if !table.position().is_defender(owner) && !is_time_to_pick_up(table) {
        return None;
    }
    let settled = table.cases().iter().filter(|case| case.state != CaseState::Lapsed).fold(
        Cards::EMPTY,
        |all, case| match case.matter {
            Matter::LyingAfterAuction(it) if it.owner == owner => all | it.cards,
            _ => all,
        },
    );
    let mut found: Option<LyingAfterAuction> = None;
    for (cards, how) in table.cases().iter().filter_map(|case| left_faced(case, owner)) {
        let earlier = found.unwrap_or(LyingAfterAuction { owner, cards: Cards::EMPTY, how });
        let how = if earlier.how == Exposure::Led { Exposure::Led } else { how };
        found = Some(LyingAfterAuction { owner, cards: earlier.cards | (cards - settled), how });
    }
    found.filter(|it| !it.cards.is_empty()).map(Matter::from)
}

/// The cards stay face up as long as they belong to the auction.
fn is_time_to_pick_up(table: &Table) -> bool {
    match differences::cards_seen_in_the_auction(table.settings().edition) {
        CardsSeenInTheAuction::UntilTheLeadIsFaced => table.phase() == Phase::Play,
        CardsSeenInTheAuction::UntilTheAuctionIsOver => true,
    }
}

/// The cards of this player that a case left face up, and how they had come to be seen.
fn left_faced(case: &CaseRecord, owner: Seat) -> Option<(Cards, Exposure)> {
    let it = match case.matter {
        Matter::ShownInAuction(it) => it,
        Matter::HandFaced(it) => ShownInAuction::spread(it.offender, it.cards, it.at),
        _ => return None,
    };
    if matches!(case.state, CaseState::Waived | CaseState::Withdrawn) {
        return None;
    }
    let faced =
        case.orders.iter().any(|given| given.by == L24 && matches!(given.order, Order::LeaveFaced { .. }));
    (it.offender == owner && faced).then_some((it.cards, it.how))
}
