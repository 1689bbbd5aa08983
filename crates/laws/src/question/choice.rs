#![allow(missing_docs, reason = "the fields of variants say what they are by their names")]

use openroom_cards::{Card, Cards, Seat};
use serde::{Deserialize, Serialize};

use crate::{Act, ActNo, Answer, Denominations, Designation, Exposure, Form, Who};

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
    /// Make another call in place of his own, which he made on misinformation or over such a call.
    ChangeCall(ActNo),
    /// Agree that he told his partner something, as an opponent says.
    AgreeThatItHappened(ActNo),
    /// Forbid one of these suits.
    ForbidSuit(Denominations),
    /// Require or forbid one of these suits.
    RequireOrForbidSuit(Denominations),
    /// Require one suit of his opponent's lead, forbid some, or leave it free.
    PartnersLead { require: Denominations, forbid: Denominations },
    /// Accept the lead out of turn, which the next hand also does by playing.
    AcceptLead { lead: ActNo, next: Seat, turn: Seat },
    /// Name the penalty card of these that is played.
    PenaltyCard(Cards),
    /// Accept the card, which he also does by playing on from either hand.
    AcceptCard(ActNo),
    /// Say what his opponent, whose partner played too early, must or may not play.
    PartnersCard { require: Denominations, forbid: Denominations },
    /// Name the card that is played, of those put down at once or called for by their rank.
    NameCard { of: Seat, cards: Cards },
    /// Say which of these cards lies in dummy and is the one that he called for, or that none does.
    LyingInDummy { dummy: Seat, cards: Cards },
    /// Name the card of these that dummy plays, or leave it to his partner.
    DummysCard(Cards),
    /// Accept the opening lead out of turn, refuse it, or spread his own hand.
    OpeningLead(ActNo),
    /// Play one of these cards in place of the one taken back, which he does by playing it.
    PlayAgain { hand: Seat, cards: Cards },
    /// Take the card back and play one of these instead, or leave it.
    ChangeCard { hand: Seat, card: Card, cards: Cards },
    /// Take back the card that he played.
    TakeBackCard(ActNo),
    /// Say from which hand declarer leads, his own or dummy's.
    HandToLead(Seat),
    /// Object to his partner's concession.
    ObjectToConcession(ActNo),
    /// Agree to the claim or concession.
    AgreeToClaim(ActNo),
    /// Ask that play go on after a claim.
    AskToPlayOn(ActNo),
    /// Consent to play going on after a claim.
    ConsentToPlayOn(ActNo),
}

impl Choice {
    pub(super) fn form(self) -> Form {
        match self {
            Choice::AcceptCall(_)
            | Choice::AcceptChange(_)
            | Choice::WithdrawCall(_)
            | Choice::AgreeThatItHappened(_)
            | Choice::TakeBackCard(_)
            | Choice::ObjectToConcession(_)
            | Choice::AgreeToClaim(_)
            | Choice::AskToPlayOn(_)
            | Choice::ConsentToPlayOn(_)
            | Choice::AcceptCard(_) => Form::YesNo,
            Choice::PartnersCard { require, forbid } => Form::PartnersCard { require, forbid },
            Choice::AcceptCallOutOfTurn { .. } => Form::YesNoInTurn,
            Choice::CallAcceptsOrInTurn(_) => Form::YesInTurn,
            Choice::ChangeCall(_) => Form::CallOrNone,
            Choice::ForbidSuit(suits) => Form::SuitOrNone(suits),
            Choice::RequireOrForbidSuit(suits) => Form::RequireOrForbid(suits),
            Choice::PartnersLead { require, forbid } => Form::Lead { require, forbid },
            Choice::AcceptLead { .. } => Form::YesNoNothing,
            Choice::OpeningLead(_) => Form::YesNoSpread,
            Choice::HandToLead(declarer) => Form::HandOrNothing(declarer),
            Choice::PlayAgain { cards, .. } | Choice::PenaltyCard(cards) | Choice::NameCard { cards, .. } => {
                Form::Card(cards)
            }
            Choice::ChangeCard { cards, .. }
            | Choice::DummysCard(cards)
            | Choice::LyingInDummy { cards, .. } => Form::CardOrNone(cards),
        }
    }

    pub(super) const fn is_about_a_play(self) -> bool {
        match self {
            Choice::AcceptCall(_)
            | Choice::AcceptCallOutOfTurn { .. }
            | Choice::CallAcceptsOrInTurn(_)
            | Choice::AcceptChange(_)
            | Choice::WithdrawCall(_)
            | Choice::ChangeCall(_)
            | Choice::AgreeThatItHappened(_)
            | Choice::ObjectToConcession(_)
            | Choice::AgreeToClaim(_)
            | Choice::AskToPlayOn(_)
            | Choice::ConsentToPlayOn(_) => false,
            Choice::ForbidSuit(_)
            | Choice::RequireOrForbidSuit(_)
            | Choice::PartnersLead { .. }
            | Choice::AcceptLead { .. }
            | Choice::PenaltyCard(_)
            | Choice::AcceptCard(_)
            | Choice::PartnersCard { .. }
            | Choice::NameCard { .. }
            | Choice::LyingInDummy { .. }
            | Choice::DummysCard(_)
            | Choice::OpeningLead(_)
            | Choice::PlayAgain { .. }
            | Choice::ChangeCard { .. }
            | Choice::TakeBackCard(_)
            | Choice::HandToLead(_) => true,
        }
    }

    pub(super) fn answered_by(self, to: Who, act: &Act, at: ActNo) -> Option<Answer> {
        match act {
            Act::Call { by, .. } => self.answered_by_call(to, *by, at),
            Act::Play { by, card } => {
                self.answered_by_playing(*by, *card).or_else(|| self.answered_by_card(to, *by, at))
            }
            Act::Name { by, designation: Designation::Card(card) } if to == Who::Player(*by) => {
                self.answered_by_playing(by.partner(), *card)
            }
            Act::Object { by } => self.answered_by_objecting(to, *by),
            Act::Acquiesce { by } => self.answered_by_assent(to, *by),
            Act::SpreadHand { by } | Act::ExposeCards { by, how: Exposure::AsDummy, .. } => {
                self.answered_by_spreading(to, *by)
            }
            Act::ExposeCards { by, .. } => self.answered_by_dummys_card(to, *by),
            _ => None,
        }
    }

    fn answered_by_playing(self, by: Seat, played: Card) -> Option<Answer> {
        match self {
            Choice::PlayAgain { hand, cards }
            | Choice::ChangeCard { hand, cards, .. }
            | Choice::NameCard { of: hand, cards }
            | Choice::LyingInDummy { dummy: hand, cards }
                if hand == by && cards.contains(played) =>
            {
                Some(Answer::Card(played, None))
            }
            _ => None,
        }
    }

    /// Anybody at the table may doubt a claim.
    fn answered_by_objecting(self, to: Who, by: Seat) -> Option<Answer> {
        match self {
            Choice::ObjectToConcession(_) if to == Who::Player(by) => Some(Answer::Yes),
            Choice::AgreeToClaim(_) => Some(Answer::No),
            Choice::ConsentToPlayOn(_) if to == Who::Player(by) => Some(Answer::No),
            _ => None,
        }
    }

    fn answered_by_assent(self, to: Who, by: Seat) -> Option<Answer> {
        if to != Who::Player(by) {
            return None;
        }
        match self {
            Choice::ObjectToConcession(_) => Some(Answer::No),
            Choice::AgreeToClaim(_) | Choice::ConsentToPlayOn(_) => Some(Answer::Yes),
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
            Choice::OpeningLead(_) | Choice::AcceptCard(_) => Some(Answer::Yes),
            _ => None,
        }
    }

    fn answered_by_spreading(self, to: Who, by: Seat) -> Option<Answer> {
        match self {
            Choice::OpeningLead(_) if to == Who::Player(by) => Some(Answer::Spread),
            _ => self.answered_by_dummys_card(to, by),
        }
    }

    /// Declarer has no choice left when he may have seen a card of dummy's.
    fn answered_by_dummys_card(self, to: Who, by: Seat) -> Option<Answer> {
        let seen = matches!(self, Choice::OpeningLead(_)) && to == Who::Player(by.partner());
        seen.then_some(Answer::Nothing)
    }

    fn answered_by_call(self, to: Who, by: Seat, at: ActNo) -> Option<Answer> {
        let asked = to == Who::Player(by);
        match self {
            Choice::AcceptCall(_) | Choice::AcceptChange(_) if asked => Some(Answer::Yes),
            Choice::AcceptCallOutOfTurn { turn, .. } if asked && turn != by => Some(Answer::Yes),
            Choice::AcceptCallOutOfTurn { turn, .. } if !asked && turn == by && is_opponent(to, by) => {
                Some(Answer::InTurn(Some(at)))
            }
            _ => None,
        }
    }
}

/// Whether this player is of the side of the one who is asked, whose opponent the offender is.
fn is_opponent(asked: Who, by: Seat) -> bool {
    matches!(asked, Who::Player(asked) if asked.side() == by.side())
}
