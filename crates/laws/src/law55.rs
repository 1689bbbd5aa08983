//! Law 55: declarer leads out of turn.

use openroom_cards::Seat;
use openroom_lawbook::{Provision, provisions::*};

use crate::law53::{LeadOutOfTurn, TakenUp, by_a_card_of, proper_lead, taken_up, withdraw_rest};
use crate::law57::{self, Early, InTrick};
use crate::{Answer, Ask, Case, Choice, Order, Question, What, Who};

/// Rules on a lead of declarer's from his hand or dummy, out of turn.
pub(crate) fn rule(lead: &LeadOutOfTurn, case: &mut Case<'_>) -> Ask<()> {
    match taken_up(lead, case)? {
        TakenUp::Accepted(by) => {
            case.order(by, Order::CardStands(lead.at));
            return if by == L53C { before_the_other_defender(lead, case) } else { Ok(()) };
        }
        TakenUp::ProperLead => {
            return proper_lead(lead, case);
        }
        TakenUp::No => {}
    }
    match defenders_choose(lead, case)? {
        Answer::Yes => {
            case.order(L55A, Order::CardStands(lead.at));
        }
        Answer::InTurn(_) => match by_a_card_of(lead, lead.turn, case)? {
            TakenUp::ProperLead => return proper_lead(lead, case),
            TakenUp::Accepted(by) => {
                case.order(by, Order::CardStands(lead.at));
            }
            TakenUp::No => {}
        },
        _ => {
            let by = if lead.turn.side() == lead.offender.side() { L55B2 } else { L55B1 };
            case.order(by, Order::WithdrawCard(lead.at));
            withdraw_rest(lead, case);
            case.order(by, Order::LeadFrom(lead.turn));
        }
    }
    Ok(())
}

/// The card of the wrong defender, where it lies there already, came before his partner's.
fn before_the_other_defender(lead: &LeadOutOfTurn, case: &mut Case<'_>) -> Ask<()> {
    let (offender, trick, led) = (lead.offender.rho(), lead.trick, lead.card.suit());
    match case.card_in(trick, offender) {
        Some((card, at)) if !case.had_played(trick, offender.partner(), at) => {
            law57::before_partner(&Early { offender, card, at, trick, led }, InTrick::Yes, case)
        }
        _ => Ok(()),
    }
}

fn defenders_choose(lead: &LeadOutOfTurn, case: &mut Case<'_>) -> Ask<Answer> {
    let next = lead.offender.lho();
    let choice = Choice::AcceptLead { lead: lead.at, next, turn: lead.turn };
    either_defender(L55A, next, choice, Answer::Nothing, case)
}

/// Either defender may choose; where they differ, the one next to play decides. Silence of both is the answer of none.
pub(crate) fn either_defender(
    by: Provision,
    next: Seat,
    choice: Choice,
    silence: Answer,
    case: &mut Case<'_>,
) -> Ask<Answer> {
    let mut ask = |of: Seat| case.ask(Question { by, to: Who::Player(of), what: What::Choice(choice) });
    match (ask(next), ask(next.partner())) {
        (Ok(answer), other) if answer == silence => other,
        (Ok(answer), _) => Ok(answer),
        (Err(mut open), Err(also)) => {
            open.extend(also);
            Err(open)
        }
        (Err(open), Ok(_)) => Err(open),
    }
}
