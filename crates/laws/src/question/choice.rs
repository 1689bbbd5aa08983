#![allow(missing_docs, reason = "the fields of variants say what they are by their names")]

use openroom_cards::Seat;
use serde::{Deserialize, Serialize};

use crate::{Act, ActNo, Answer, Denominations, Form, Who};

/// A choice that the Laws give to a player.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// Accept the call, which he also does by calling.
    AcceptCall(ActNo),
    /// Accept the call made at this player's turn.
    AcceptCallOutOfTurn { call: ActNo, turn: Seat },
    /// Accept the call put in place of another, which he also does by calling.
    AcceptChange(ActNo),
    /// Withdraw the call that he made.
    WithdrawCall(ActNo),
    /// Forbid one of these suits.
    ForbidSuit(Denominations),
    /// Require or forbid one of these suits.
    RequireOrForbidSuit(Denominations),
}

impl Choice {
    pub(super) fn form(self) -> Form {
        match self {
            Choice::AcceptCall(_) | Choice::AcceptChange(_) | Choice::WithdrawCall(_) => Form::YesNo,
            Choice::AcceptCallOutOfTurn { .. } => Form::YesNoInTurn,
            Choice::ForbidSuit(suits) => Form::SuitOrNone(suits),
            Choice::RequireOrForbidSuit(suits) => Form::RequireOrForbid(suits),
        }
    }

    pub(super) fn answered_by(self, to: Who, act: &Act, at: ActNo) -> Option<Answer> {
        let Act::Call { by, .. } = act else { return None };
        let asked = to == Who::Player(*by);
        match self {
            Choice::AcceptCall(_) | Choice::AcceptChange(_) if asked => Some(Answer::Yes),
            Choice::AcceptCallOutOfTurn { turn, .. } if asked && turn != *by => Some(Answer::Yes),
            Choice::AcceptCallOutOfTurn { turn, .. } if !asked && turn == *by => {
                Some(Answer::InTurn(Some(at)))
            }
            _ => None,
        }
    }
}
