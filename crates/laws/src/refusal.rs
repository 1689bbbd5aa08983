//! What the table does not take, and why.

use std::fmt;

use openroom_cards::{Card, Seat};
use openroom_lawbook::Provision;

use crate::{Act, Answer, Question, Who};

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
