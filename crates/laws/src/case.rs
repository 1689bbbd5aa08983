//! Asking: one run of a Law over its matter, its facts and the answers so far.

use openroom_cards::{Call, Card, Seat};
use openroom_lawbook::{Edition, Provision};
use serde::{Deserialize, Serialize};

use crate::{
    ActNo, Answer, Choice, Fact, Facts, Finding, Matter, Order, Question, Settings, Takes, Wait, What, Who,
};

/// What a Law returns: its result, or the questions that are open and may be answered in any order.
pub type Ask<T> = Result<T, Vec<Question>>;

/// An order as it was given.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Given {
    /// The provision that orders it.
    pub by: Provision,
    /// The order.
    pub order: Order,
    /// How many answers it rests on.
    pub rests_on: u16,
}

/// One run of a Law. The Law asks with `?` and gives orders; it never sees the live table.
pub struct Case<'a> {
    settings: &'a Settings,
    facts: &'a Facts,
    answers: &'a [(Question, Answer)],
    used: Vec<bool>,
    asked: u16,
    given: Vec<Given>,
}

impl<'a> Case<'a> {
    /// A run over these facts and answers.
    pub fn new(settings: &'a Settings, facts: &'a Facts, answers: &'a [(Question, Answer)]) -> Case<'a> {
        Case { settings, facts, answers, used: vec![false; answers.len()], asked: 0, given: vec![] }
    }

    /// The edition in force.
    pub fn edition(&self) -> Edition {
        self.settings.edition
    }

    /// How the table is set.
    pub fn settings(&self) -> &'a Settings {
        self.settings
    }

    /// What is known without asking.
    pub fn facts(&self) -> &'a Facts {
        self.facts
    }

    /// Puts a question. The nth equal question of a run takes the nth equal answer.
    pub fn ask(&mut self, question: Question) -> Ask<Answer> {
        let found = (0..self.answers.len()).find(|i| !self.used[*i] && self.answers[*i].0 == question);
        let Some(place) = found else { return Err(vec![question]) };
        self.used[place] = true;
        self.asked += 1;
        Ok(self.answers[place].1)
    }

    /// A yes or no from a player.
    pub fn choice(&mut self, by: Provision, of: Seat, choice: Choice) -> Ask<bool> {
        Ok(self.choose(by, of, choice)? == Answer::Yes)
    }

    /// A player's choice among several things.
    pub fn choose(&mut self, by: Provision, of: Seat, choice: Choice) -> Ask<Answer> {
        self.ask(Question { by, to: Who::Player(of), what: What::Choice(choice) })
    }

    /// The same put to several at once: whether all said yes.
    pub fn each(&mut self, by: Provision, of: &[Seat], choice: Choice) -> Ask<bool> {
        let mut open = vec![];
        let mut all = true;
        for seat in of {
            match self.choice(by, *seat, choice) {
                Ok(yes) => all &= yes,
                Err(questions) => open.extend(questions),
            }
        }
        if open.is_empty() { Ok(all) } else { Err(open) }
    }

    /// A yes or no from the Director.
    pub fn finding(&mut self, by: Provision, finding: Finding) -> Ask<bool> {
        Ok(self.find(by, finding)? == Answer::Yes)
    }

    /// The Director's finding.
    pub fn find(&mut self, by: Provision, finding: Finding) -> Ask<Answer> {
        self.ask(Question { by, to: Who::Director, what: What::Finding(finding) })
    }

    /// A fact that no table is there to tell.
    pub fn fact(&mut self, by: Provision, fact: Fact) -> Ask<Answer> {
        self.ask(Question { by, to: Who::Director, what: What::Fact(fact) })
    }

    /// A player as a fact that no table is there to tell.
    pub fn fact_seat(&mut self, by: Provision, fact: Fact) -> Ask<Seat> {
        let question = Question { by, to: Who::Director, what: What::Fact(fact) };
        match self.ask(question)? {
            Answer::Seat(seat) => Ok(seat),
            _ => Err(vec![question]),
        }
    }

    /// The player's next call; none when it can no longer come.
    pub fn next_call(&mut self, by: Provision, of: Seat, takes: Takes) -> Ask<Option<(Call, ActNo)>> {
        let what = What::Wait(Wait::NextCall(takes));
        match self.ask(Question { by, to: Who::Player(of), what })? {
            Answer::Call(call, at) => Ok(Some((call, at.unwrap_or(ActNo::UNNUMBERED)))),
            _ => Ok(None),
        }
    }

    /// The player's next card; none when it can no longer come.
    pub fn next_card(&mut self, by: Provision, of: Seat) -> Ask<Option<(Card, ActNo)>> {
        let what = What::Wait(Wait::NextCard);
        match self.ask(Question { by, to: Who::Player(of), what })? {
            Answer::Card(card, at) => Ok(Some((card, at.unwrap_or(ActNo::UNNUMBERED)))),
            _ => Ok(None),
        }
    }

    /// The end of play: who won each trick.
    pub fn end_of_play(&mut self, by: Provision) -> Ask<crate::Winners> {
        let question = Question { by, to: Who::Director, what: What::Wait(Wait::EndOfPlay) };
        match self.ask(question)? {
            Answer::Ended(winners) => Ok(winners),
            _ => Err(vec![question]),
        }
    }

    /// Gives an order.
    pub fn order(&mut self, by: Provision, order: Order) -> &mut Self {
        self.given.push(Given { by, order, rests_on: self.asked });
        self
    }

    /// The orders of this run.
    pub fn given(&self) -> &[Given] {
        &self.given
    }

    /// The answers that the run did not use: at a desk they are no longer asked.
    pub fn unused(&self) -> impl Iterator<Item = &'a (Question, Answer)> {
        self.answers.iter().zip(&self.used).filter(|(_, used)| !**used).map(|(answer, _)| answer)
    }

    pub(crate) fn into_given(self) -> Vec<Given> {
        self.given
    }
}

/// How a case came to be opened.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Notice {
    /// Somebody drew attention.
    Drawn(Who),
    /// The table did: it is set to, or nobody could miss it.
    ByTable,
    /// Nobody did: an act had its effect, and only the Director's view shows it.
    Silent,
}

/// How far a case has come.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum CaseState {
    /// It asks or waits.
    Open,
    /// It is ruled.
    Closed,
    /// What it was about no longer stands.
    Lapsed,
    /// Its rectification was waived.
    Waived,
    /// The Director took the ruling back.
    Withdrawn,
    /// Running its Law again did not begin with the stored orders: the Director takes it over.
    Strayed,
}

impl CaseState {
    /// Whether what it was about has not been taken off the table again.
    pub(crate) const fn is_in_force(self) -> bool {
        match self {
            CaseState::Open | CaseState::Closed | CaseState::Waived | CaseState::Strayed => true,
            CaseState::Lapsed | CaseState::Withdrawn => false,
        }
    }
}

/// A case in the record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CaseRecord {
    /// What it is about.
    pub matter: Matter,
    /// What was known when it opened.
    pub facts: Box<Facts>,
    /// How it came to be opened.
    pub notice: Notice,
    /// The questions answered so far.
    pub answers: Vec<(Question, Answer)>,
    /// The orders given so far.
    pub orders: Vec<Given>,
    /// What it asks or waits for now.
    pub open: Vec<Question>,
    /// How far it has come.
    pub state: CaseState,
    pub(crate) opened_at: ActNo,
}

impl CaseRecord {
    /// The first act that a wait of this case can take.
    pub(crate) fn waits_from(&self) -> ActNo {
        self.answers.iter().rev().find_map(|(_, answer)| answer.act()).map_or(self.opened_at, ActNo::next)
    }

    /// Whether it has asked and nothing has come of it yet.
    pub(crate) fn has_only_begun(&self) -> bool {
        self.answers.is_empty() && self.orders.iter().all(|given| given.order == Order::Applies)
    }

    /// The first question that stops the table.
    pub(crate) fn question(&self) -> Option<&Question> {
        self.open.iter().find(|question| !question.is_wait())
    }
}
