//! Law 60: a play after an illegal play.

use openroom_cards::{Card, Seat};
use openroom_lawbook::{Provision, provisions::*};
use serde::{Deserialize, Serialize};

use crate::{Act, ActNo, Ask, Case, Coming, Deed, Order, PenaltyCard, Rule, Ruled, Until, law50};

/// Whether the offender's left-hand opponent played after it, before anything was ruled.
pub(crate) fn is_lost(offender: Seat, at: ActNo, case: &Case<'_>) -> bool {
    let lho = offender.lho();
    let comes = matches!(case.facts().coming, Some(Coming { by, deed: Deed::Card, .. }) if by == lho);
    let plays = case.facts().play.as_ref().map_or(&[][..], |play| &play.plays);
    comes || plays.iter().any(|one| one.by == lho && one.at > at && one.standing.counts())
}

/// The rectification is given up, and the card counts as played in turn.
pub(crate) fn played_on(offender: Seat, at: ActNo, case: &mut Case<'_>) {
    case.order(L60A1, Order::NoRectification).order(L60A2, Order::CardStands(at));
    obligations_remain(offender, at, case);
}

/// The same of a card at its player's turn, before declarer had chosen what it may be: only what it should have met
/// and did not is still owed.
pub(crate) fn played_on_in_turn(offender: Seat, card: Card, at: ActNo, case: &mut Case<'_>) {
    case.order(L60A1, Order::NoRectification).order(L60A2, Order::CardStands(at));
    penalty_cards_remain(offender, case);
    restrictions_remain(
        at,
        case,
        |rule| matches!(rule, Rule::MustLead(suits) if !suits.contains(card.suit())),
    );
}

/// What the offending side owed before the card, it owes at its later turns.
pub(crate) fn obligations_remain(offender: Seat, at: ActNo, case: &mut Case<'_>) {
    penalty_cards_remain(offender, case);
    lead_restrictions_remain(at, case);
}

/// What was demanded of a first lead holds for the first one in turn: a lead out of turn that was accepted is none.
pub(crate) fn lead_restrictions_remain(at: ActNo, case: &mut Case<'_>) {
    restrictions_remain(at, case, |_| true);
}

fn penalty_cards_remain(offender: Seat, case: &mut Case<'_>) {
    for (owner, card, _) in case.penalty_cards().to_vec() {
        if owner.side() == offender.side() {
            case.order(L60A3, Order::LeaveFaced { owner, card });
        }
    }
}

fn restrictions_remain(at: ActNo, case: &mut Case<'_>, owed: impl Fn(Rule) -> bool) {
    let Some(play) = &case.facts().play else { return };
    let of_first_lead = play.lifted.iter().filter(|one| one.by == at && one.until == Until::FirstLead);
    for one in of_first_lead.filter(|one| owed(one.rule)) {
        case.order(L60A3, Order::Restrict(one.on, one.rule, one.until));
    }
}

/// A defender played before declarer had led again in place of a lead withdrawn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BeforeCorrectedLead {
    /// The defender.
    pub offender: Seat,
    /// The card.
    pub card: Card,
    /// Its number.
    pub at: ActNo,
    /// The hand that was to lead.
    pub turn: Seat,
}

impl Ruled for BeforeCorrectedLead {
    fn rule(&self, case: &mut Case<'_>) -> Ask<()> {
        match case.facts().coming {
            Some(Coming { by, deed: Deed::Card, .. }) if by == self.turn => {
                case.order(L53B, Order::WithdrawCard(self.at));
            }
            _ if is_lost(self.offender, self.at, case) => played_on(self.offender, self.at, case),
            _ => {
                case.order(L60B, Order::WithdrawCard(self.at));
                law50::becomes_penalty_card(case, L60B, self.offender, self.card, PenaltyCard::Major);
            }
        }
        Ok(())
    }

    fn offender(&self) -> Seat {
        self.offender
    }

    fn breach(&self) -> Provision {
        L60B
    }

    fn about(&self) -> Option<ActNo> {
        Some(self.at)
    }

    fn is_taken_up_by(&self, act: &Act) -> bool {
        matches!(act, Act::Play { by, .. } if *by == self.offender.lho() || *by == self.turn)
    }

    fn is_of_the_play(&self) -> bool {
        true
    }
}
