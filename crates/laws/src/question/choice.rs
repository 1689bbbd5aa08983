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
    /// Say whether his call accepts the call made at his turn or is made in turn.
    CallAcceptsOrInTurn(ActNo),
    /// Accept the call put in place of another, which he also does by calling.
    AcceptChange(ActNo),
    /// Withdraw the call that he made.
    WithdrawCall(ActNo),
    /// Forbid one of these suits.
    ForbidSuit(Denominations),
    /// Require or forbid one of these suits.
    RequireOrForbidSuit(Denominations),
    /// Require one of these suits of his opponent's lead, forbid some of them, or leave it free.
    PartnersLead(Denominations),
    /// Accept the lead out of turn, which the next hand also does by playing.
    AcceptLead { lead: ActNo, next: Seat, turn: Seat },
    /// Accept the opening lead out of turn, refuse it, or spread his own hand.
    OpeningLead(ActNo),
}

impl Choice {
    pub(super) fn form(self) -> Form {
        match self {
            Choice::AcceptCall(_) | Choice::AcceptChange(_) | Choice::WithdrawCall(_) => Form::YesNo,
            Choice::AcceptCallOutOfTurn { .. } => Form::YesNoInTurn,
            Choice::CallAcceptsOrInTurn(_) => Form::YesInTurn,
            Choice::ForbidSuit(suits) => Form::SuitOrNone(suits),
            Choice::RequireOrForbidSuit(suits) => Form::RequireOrForbid(suits),
            Choice::PartnersLead(suits) => Form::Lead(suits),
            Choice::AcceptLead { .. } => Form::YesNoNothing,
            Choice::OpeningLead(_) => Form::YesNoSpread,
        }
    }

    pub(super) fn answered_by(self, to: Who, act: &Act, at: ActNo) -> Option<Answer> {
        match act {
            Act::Call { by, .. } => self.answered_by_call(to, *by, at),
            Act::Play { by, .. } => self.answered_by_card(to, *by, at),
            Act::SpreadHand { by } => self.answered_by_spreading(to, *by),
            _ => None,
        }
    }

    fn answered_by_card(self, to: Who, by: Seat, at: ActNo) -> Option<Answer> {
        let Who::Player(asked) = to else { return None };
        if asked.side() != by.side() {
            return None;
        }
        match self {
            Choice::AcceptLead { turn, .. } if by == turn => Some(Answer::InTurn(Some(at))),
            Choice::AcceptLead { next, .. } if by == next => Some(Answer::Yes),
            Choice::OpeningLead(_) => Some(Answer::Yes),
            _ => None,
        }
    }

    fn answered_by_spreading(self, to: Who, by: Seat) -> Option<Answer> {
        let spreads = matches!(self, Choice::OpeningLead(_)) && to == Who::Player(by);
        spreads.then_some(Answer::Spread)
    }

    fn answered_by_call(self, to: Who, by: Seat, at: ActNo) -> Option<Answer> {
        let asked = to == Who::Player(by);
        match self {
            Choice::AcceptCall(_) | Choice::AcceptChange(_) if asked => Some(Answer::Yes),
            Choice::AcceptCallOutOfTurn { turn, .. } if asked && turn != by => Some(Answer::Yes),
            Choice::AcceptCallOutOfTurn { turn, .. } if !asked && turn == by => {
                Some(Answer::InTurn(Some(at)))
            }
            _ => None,
        }
    }
}
