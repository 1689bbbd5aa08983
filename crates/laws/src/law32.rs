//! Law 32: a double or redouble out of turn that was not accepted.

use openroom_cards::{Call, Seat};
use openroom_lawbook::{
    differences::{self, CancelledCallOutOfTurn},
    provisions::*,
};

use crate::law29::{CallOutOfTurn, TurnOf};
use crate::law31::{Paragraphs, offenders_own_turn, partner_is_silenced, repeat};
use crate::{Ask, Case, Order, Takes};

/// Rules on the double or redouble, which is already cancelled.
pub(crate) fn rule(offence: &CallOutOfTurn, turn: Seat, case: &mut Case<'_>) -> Ask<()> {
    case.order(L32, Order::Applies);
    match offence.turn_of(turn) {
        TurnOf::Rho => {
            case.order(L32A, Order::Applies);
            let Some((rhos, _)) = case.next_call(L32A, turn, Takes::WhatStands)? else { return Ok(()) };
            if rhos == Call::Pass {
                case.order(L32A1, repeat(offence, case));
                return Ok(());
            }
            match differences::cancelled_call_out_of_turn(case.edition()) {
                CancelledCallOutOfTurn::DenominationOrTurn => partner_is_silenced(offence, L32B2_2007, case),
                CancelledCallOutOfTurn::ComparableCall => {
                    case.order(L32A2, Order::Applies);
                    let paragraphs = Paragraphs { own_turn: L32A2, comparable: L32A2a, other: L32A2b };
                    offenders_own_turn(offence, &paragraphs, case)
                }
            }
        }
        TurnOf::Partner | TurnOf::Lho => match differences::cancelled_call_out_of_turn(case.edition()) {
            CancelledCallOutOfTurn::DenominationOrTurn => partner_is_silenced(offence, L32A_2007, case),
            CancelledCallOutOfTurn::ComparableCall => {
                case.order(L32B, Order::Applies);
                let to = offence.offender.partner();
                case.order(L32B1, Order::Unauthorized { at: offence.at, to }).order(L32B2, Order::Applies);
                let paragraphs = Paragraphs { own_turn: L32B2, comparable: L32A2a, other: L32A2b };
                offenders_own_turn(offence, &paragraphs, case)
            }
        },
    }
}
