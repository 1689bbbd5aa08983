//! What the desk asks, and what may be answered.

use openroom_cards::{Outcome, Side};
use openroom_lawbook::provisions::{L18D, L73B, L74C, L76A2, L76C2, L89A, L90B};
use openroom_lawbook::{Edition, Kind, Provision};
use openroom_laws::{self as laws, Who};
use serde::{Deserialize, Serialize};

use crate::{Pick, Points, Query, Topic};

/// A question: by which provision, to whom, about what. It is its own key, as at the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Question {
    /// The provision that makes it necessary.
    pub by: Provision,
    /// Who is asked.
    pub to: Who,
    /// What is asked.
    pub what: What,
}

/// What is asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum What {
    /// Something that the desk itself must know.
    Desk(Query),
    /// What a Law asks, as at the table.
    Law(laws::What),
}

/// An answer.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub enum Answer {
    /// One that the table knows too: yes, no, a player, a call, a card, a number.
    Law(laws::Answer),
    /// One of several things.
    Pick(Pick),
    /// A side.
    Side(Side),
    /// A provision.
    Provision(Provision),
    /// What was seen.
    Topic(Topic),
    /// A result.
    Outcome(Outcome),
    /// A score, above or below zero.
    Points(Points),
}

impl Answer {
    /// Yes.
    pub const YES: Answer = Answer::Law(laws::Answer::Yes);
    /// No.
    pub const NO: Answer = Answer::Law(laws::Answer::No);
}

/// What an answer looks like.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Form {
    /// As at the table.
    Law(laws::Form),
    /// One of these.
    Pick(&'static [Pick]),
    /// A side.
    Side,
    /// A provision out of these.
    Provision(Among),
    /// What was seen.
    Topic,
    /// A result such as `4SN=`.
    Outcome,
    /// A score.
    Points,
}

/// Which provisions can be reported.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Among {
    /// All that are about conduct.
    Conduct,
    /// Those of these Laws.
    Laws(&'static [u8]),
    /// What is prohibited.
    Prohibited,
}

/// What somebody may break though it is no provision on conduct: lists that are not closed, and what viewers do.
const ALSO_REPORTED: [Provision; 4] = [L74C, L76A2, L76C2, L90B];

impl Among {
    /// Those of an edition.
    pub fn provisions(self, edition: Edition) -> Vec<Provision> {
        let conduct =
            |provision: &Provision| provision.kind() == Kind::Conduct || ALSO_REPORTED.contains(provision);
        Provision::all()
            .filter(|provision| provision.exists_in(edition))
            .filter(|provision| match self {
                Among::Conduct => conduct(provision),
                Among::Laws(laws) => {
                    conduct(provision) && provision.law().is_some_and(|law| laws.contains(&law))
                }
                Among::Prohibited => conduct(provision) && is_prohibited(*provision, edition),
            })
            .collect()
    }
}

/// Prohibited conduct may be listed in a Law of its own; elsewhere it is prohibited communication.
fn is_prohibited(provision: Provision, edition: Edition) -> bool {
    let heading = L89A.in_force(edition).unwrap_or(L73B);
    provision.id().starts_with(heading.id())
}

impl Question {
    /// What an answer looks like.
    pub fn form(&self) -> Form {
        match self.what {
            What::Desk(query) => query.form(),
            What::Law(what) => Form::Law(laws::Question { by: self.by, to: self.to, what }.form()),
        }
    }

    /// Whether it is about something that is yet to happen.
    pub fn what_is_wait(&self) -> bool {
        matches!(self.what, What::Law(laws::What::Wait(_)))
    }

    /// Whether it says itself of which player it speaks.
    pub(crate) fn speaks_of_the_player(&self) -> bool {
        matches!(
            self.what,
            What::Desk(_)
                | What::Law(laws::What::Wait(_) | laws::What::Choice(laws::Choice::PlayAgain { .. }))
        )
    }

    /// Whether only another player could give the answer, by calling: the desk has asked before who called.
    fn is_for_another(&self, answer: &laws::Answer) -> bool {
        let accepts =
            matches!(self.what, What::Law(laws::What::Choice(laws::Choice::AcceptCallOutOfTurn { .. })));
        accepts && matches!(answer, laws::Answer::InTurn(_))
    }

    /// Whether the bid is asked for that is too low.
    pub(crate) fn is_of_a_bid_too_low(&self) -> bool {
        self.by == L18D && self.what == What::Desk(Query::OffendingCall)
    }

    /// Whether a bid is asked for, and this call is none.
    fn wants_a_bid_not(&self, answer: &laws::Answer) -> bool {
        let bid = matches!(self.what, What::Desk(Query::LastBid | Query::LastBidIfAny));
        let bid = bid || self.is_of_a_bid_too_low();
        bid && matches!(answer, laws::Answer::Call(call, _) if call.bid().is_none())
    }

    /// Whether the answer has the form that is wanted.
    pub fn admits(&self, answer: &Answer, edition: Edition) -> bool {
        match (self.form(), answer) {
            (Form::Law(form), Answer::Law(answer)) => form.admits(answer) && !self.is_for_another(answer),
            (Form::Pick(picks), Answer::Pick(pick)) => picks.contains(pick) && pick.is_of(edition),
            (Form::Side, Answer::Side(_))
            | (Form::Outcome, Answer::Outcome(_))
            | (Form::Points, Answer::Points(_)) => true,
            (Form::Provision(among), Answer::Provision(one)) => among.provisions(edition).contains(one),
            (Form::Topic, Answer::Topic(topic)) => topic.is_of_facts(),
            _ => false,
        }
    }

    /// Every answer, where there are few enough to choose from; none where one is written.
    pub fn answers(&self, edition: Edition) -> Vec<Answer> {
        match self.form() {
            Form::Law(form) => {
                let mut answers = form.answers();
                answers.retain(|answer| !self.is_for_another(answer) && !self.wants_a_bid_not(answer));
                if matches!(self.what, What::Law(laws::What::Fact(laws::Fact::CardsOf(_)))) {
                    answers.sort_by_key(|answer| !is_near_thirteen(answer));
                }
                answers.into_iter().map(Answer::Law).collect()
            }
            Form::Pick(picks) => {
                picks.iter().copied().filter(|pick| pick.is_of(edition)).map(Answer::Pick).collect()
            }
            Form::Side => Side::ALL.into_iter().map(Answer::Side).collect(),
            Form::Provision(among) => among.provisions(edition).into_iter().map(Answer::Provision).collect(),
            Form::Topic => {
                Topic::ALL.iter().copied().filter(|topic| topic.is_of_facts()).map(Answer::Topic).collect()
            }
            Form::Outcome | Form::Points => vec![],
        }
    }
}

/// A hand that was miscounted or misdealt has about thirteen cards.
const fn is_near_thirteen(answer: &laws::Answer) -> bool {
    matches!(answer, laws::Answer::Number(11..=15))
}
