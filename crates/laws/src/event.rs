//! What is stored: everything that happened, asked or not, in the past tense.

#![allow(missing_docs, reason = "the fields of variants say what they are by their names")]

use openroom_lawbook::Provision;
use serde::{Deserialize, Serialize};

use crate::{Act, ActNo, Answer, CaseNo, Facts, Matter, Notice, Order, Question, SetUp};

/// An event. Applying it contains no rule; the events are all there is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub enum Event {
    /// The table was set up.
    SetUp(Box<SetUp>),
    /// Somebody acted, lawfully or not.
    Acted(ActNo, Act),
    /// Somebody acted while a question was open; it is judged after the answer.
    Held(Box<Act>, Box<Question>),
    /// The oldest held act is judged now.
    Released,
    /// An irregularity happened that nobody has drawn attention to.
    Noted(Box<Matter>),
    /// What was noted is none any more: what lay before it has changed.
    Cleared(Box<Matter>),
    /// A case was opened.
    Opened(CaseNo, Box<Matter>, Box<Facts>, Notice),
    /// A question was answered.
    Answered(CaseNo, Box<(Question, Answer)>),
    /// A Law ordered something; the number says how many answers it rests on.
    Ordered(CaseNo, Provision, #[serde(with = "Order")] Order, u16),
    /// The case was ruled to its end.
    Closed(CaseNo),
    /// The case fell away: what it was about no longer stands.
    Lapsed(CaseNo),
    /// The case went to the Director: its Law did not begin with the stored orders again.
    Strayed(CaseNo),
    /// An answer was taken back, and what rested on it.
    Reopened { case: CaseNo, answers: u16, orders: u16 },
}
