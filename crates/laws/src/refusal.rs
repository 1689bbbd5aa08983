//! What the table does not take, and why.

use std::fmt;

use openroom_cards::{Card, Seat};
use openroom_lawbook::Provision;

use crate::{Act, Answer, CaseNo, Question, Who};

/// An act that was not taken. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The act.
    pub act: Box<Act>,
    /// Why it was not taken.
    pub why: Why,
}

/// Why an act was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// The table prevents what this provision forbids.
    Prevented(Provision),
    /// The table waits for an answer of this person first, under this provision. What it offers only he is told.
    Waiting(Who, Provision),
    /// The player does not hold the card.
    NotHeld(Seat, Card),
    /// So many tricks and no more are left to claim or concede.
    TricksLeft(u8),
    /// The line that is stated speaks of this hand, which is not the claimer's to play.
    NotHisHand(Seat),
    /// The auction is not over.
    InAuction,
    /// The play is over.
    PlayIsOver,
    /// Play is suspended: a claim or concession is being settled.
    ClaimNotSettled,
    /// The table has no screens.
    NoScreens,
    /// Nobody has said anything of the call that his side could correct.
    NothingToCorrect,
    /// The ruling has been taken back, and what it was about is ruled on under no other number.
    Withdrawn(CaseNo),
    /// The ruling has been taken back; what it was about is ruled on under another number.
    RuledAgain(CaseNo, CaseNo),
    /// The rectification has been waived.
    Waived(CaseNo),
    /// The case came to nothing before it was ruled on.
    Lapsed(CaseNo),
    /// The case itself takes a ruling back.
    IsWithdrawal(CaseNo),
    /// What the case is about has no rectification that could be waived.
    NoRectification(CaseNo),
    /// Nothing of the kind can happen at this point of the board.
    NotNow,
    /// The tray is on the other side of the screen.
    NoTray,
    /// It speaks of an act or a case that is not in the record.
    NoSuchRecord,
    /// The record is full.
    Full,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.why {
            Why::Prevented(by) => write!(f, "this table prevents what {by} forbids"),
            Why::Waiting(_, by) => write!(f, "the table waits for an answer under {by}"),
            Why::NotHeld(seat, card) => write!(f, "{seat} does not hold {card}"),
            Why::TricksLeft(left) => write!(f, "{left} tricks are left"),
            Why::NotHisHand(seat) => write!(f, "the claimer does not play the hand of {seat}"),
            Why::InAuction => f.write_str("the auction is not over"),
            Why::PlayIsOver => f.write_str("the play is over"),
            Why::ClaimNotSettled => f.write_str("a claim or concession is being settled"),
            Why::NoScreens => f.write_str("there are no screens at this table"),
            Why::NothingToCorrect => f.write_str("nothing was said of that call that could be corrected"),
            Why::Withdrawn(case) => write!(f, "ruling {} has been taken back", case.0 + 1),
            Why::RuledAgain(case, now) => {
                write!(f, "ruling {} has been taken back; the new one is {}", case.0 + 1, now.0 + 1)
            }
            Why::Waived(case) => write!(f, "the rectification of case {} has been waived", case.0 + 1),
            Why::Lapsed(case) => write!(f, "case {} came to nothing", case.0 + 1),
            Why::IsWithdrawal(case) => write!(f, "case {} itself takes a ruling back", case.0 + 1),
            Why::NoRectification(case) => write!(f, "case {} has no rectification", case.0 + 1),
            Why::NotNow => f.write_str("this cannot happen at this point of the board"),
            Why::NoTray => f.write_str("the tray is on the other side of the screen"),
            Why::NoSuchRecord => f.write_str("there is no such act or case in the record"),
            Why::Full => f.write_str("the record of this board is full"),
        }
    }
}

impl std::error::Error for Refusal {}

/// An answer that was not taken. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnswerRefusal {
    /// Nobody asked that.
    NotAsked(Box<Question>, Answer),
    /// The question takes another kind of answer; see its form.
    WrongKind(Box<Question>, Answer),
    /// The table prevents what this provision forbids.
    Prevented(Box<Question>, Answer, Provision),
}

impl fmt::Display for AnswerRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnswerRefusal::NotAsked(question, _) => {
                write!(f, "nothing of the kind is asked under {}", question.by)
            }
            AnswerRefusal::WrongKind(question, _) => {
                write!(f, "the question under {} takes {:?}", question.by, question.form())
            }
            AnswerRefusal::Prevented(_, _, by) => write!(f, "this table prevents what {by} forbids"),
        }
    }
}

impl std::error::Error for AnswerRefusal {}
