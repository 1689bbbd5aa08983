//! Law 56: a defender leads out of turn, not to the first trick.

use openroom_lawbook::provisions::*;

use crate::law53::{LeadOutOfTurn, TakenUp, by_a_card_of, proper_lead, taken_up, withdraw_rest};
use crate::{Answer, Ask, Case, Choice, Order, PenaltyCard, law50, law60};

/// Rules on a defender's lead out of turn.
pub(crate) fn rule(lead: &LeadOutOfTurn, case: &mut Case<'_>) -> Ask<()> {
    let declarer = case.declarer(L56)?;
    let taken = match taken_up(lead, case)? {
        TakenUp::No => {
            let choice = Choice::AcceptLead { lead: lead.at, next: lead.offender.lho(), turn: lead.turn };
            match case.choose(L56, declarer, choice)? {
                Answer::Yes => TakenUp::Accepted(L56A),
                Answer::InTurn(_) => match by_a_card_of(lead, lead.turn, case)? {
                    TakenUp::No if case.choose(L56, declarer, choice)? == Answer::Yes => {
                        TakenUp::Accepted(L56A)
                    }
                    taken => taken,
                },
                _ => TakenUp::No,
            }
        }
        taken => taken,
    };
    match taken {
        TakenUp::Accepted(by) => {
            case.order(by, Order::CardStands(lead.at));
            if by == L56A {
                law60::lead_restrictions_remain(lead.at, case);
            } else {
                law60::obligations_remain(lead.offender, lead.at, case);
            }
        }
        TakenUp::ProperLead => return proper_lead(lead, case),
        TakenUp::No => {
            case.order(L56B, Order::WithdrawCard(lead.at));
            law50::becomes_penalty_card(case, L56B, lead.offender, lead.card, PenaltyCard::Major);
            withdraw_rest(lead, case);
        }
    }
    Ok(())
}
