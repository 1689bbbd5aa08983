//! What is asked of whom, and what may be answered.

mod answer;
mod choice;
mod fact;
mod finding;
mod form;
mod wait;

use openroom_cards::Seat;
use openroom_lawbook::Provision;
use serde::{Deserialize, Serialize};

pub use answer::{Answer, Remedy};
pub use choice::Choice;
pub use fact::Fact;
pub use finding::Finding;
pub use form::Form;
pub use wait::{Takes, Wait};

use crate::{Act, ActNo};

/// A person who is asked or who acts.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Who {
    /// A player.
    Player(Seat),
    /// The Director.
    Director,
}

/// What is wanted. It is its own key: an equal question takes an equal answer.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub enum What {
    /// A player's choice, now.
    Choice(Choice),
    /// The Director's finding, now.
    Finding(Finding),
    /// Something that a table would have known, now.
    Fact(Fact),
    /// Something that is yet to happen; the table goes on.
    Wait(Wait),
}

/// A question: by which provision, to whom, about what.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The provision that makes it necessary.
    pub by: Provision,
    /// Who is asked.
    pub to: Who,
    /// What is asked.
    #[serde(with = "What")]
    pub what: What,
}

impl Question {
    /// Whether the table goes on until it is answered.
    pub const fn is_wait(&self) -> bool {
        matches!(self.what, What::Wait(_))
    }

    /// Whether it asks a player about a card that is to be played or taken back.
    pub(crate) const fn is_about_a_play(&self) -> bool {
        matches!(self.what, What::Choice(choice) if choice.is_about_a_play())
    }

    /// What an answer looks like.
    pub fn form(&self) -> Form {
        match self.what {
            What::Choice(choice) => choice.form(),
            What::Finding(finding) => finding.form(),
            What::Fact(fact) => fact.form(),
            What::Wait(wait) => wait.form(),
        }
    }

    /// The answer that this act is, where making it is a way to answer.
    pub fn answered_by(&self, act: &Act, at: ActNo) -> Option<Answer> {
        match self.what {
            What::Choice(choice) => choice.answered_by(self.to, act, at),
            What::Finding(finding) => finding.answered_by(act),
            What::Fact(_) | What::Wait(_) => None,
        }
    }
}
