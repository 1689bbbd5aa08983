//! What would follow from each call that a player may choose, before he chooses.

use openroom_cards::{Call, Seat};

use crate::view::Numbers;
use crate::{Answer, Case, CaseNo, Given, Order, Question, Table, Wait, What, Who, Why, rule};

/// A call that the player may choose, and what would follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The call.
    pub call: Call,
    /// What would be ordered.
    pub orders: Vec<Given>,
    /// What would be asked; the Director may answer it beforehand.
    pub asks: Vec<Question>,
}

impl Table {
    /// What would follow from each call of the player for whom a case waits. Only the Director and that player may
    /// know it; for anybody else there is nothing. Acts and cases are counted as he knows of them, as in his view.
    pub fn candidates(&self, of: Who) -> Vec<Candidate> {
        let Some((no, wait)) = self.waits_for_call(of) else { return vec![] };
        let Who::Player(seat) = wait.to else { return vec![] };
        let numbers = Numbers::of(self, of);
        let as_he_counts = |one: Candidate| Candidate {
            orders: one.orders.iter().map(|given| numbers.given(given)).collect(),
            asks: one.asks.iter().map(|question| numbers.question(question)).collect(),
            ..one
        };
        // What the calls would bring the Director may know before the tray is back.
        let calls = if of == Who::Director { self.lawful_calls(seat) } else { self.legal_calls(seat) };
        calls.iter().map(|call| as_he_counts(self.candidate(no, wait, seat, call))).collect()
    }

    /// The first case that waits for a call, as far as this person may know what would follow from it.
    fn waits_for_call(&self, of: Who) -> Option<(CaseNo, Question)> {
        let waits = |question: &&Question| {
            matches!(question.what, What::Wait(Wait::NextCall(_)))
                && (of == Who::Director || of == question.to)
        };
        let mut all = (0..).map(CaseNo).zip(&self.cases);
        all.find_map(|(no, case)| Some((no, *case.open.iter().find(waits)?)))
    }

    fn candidate(&self, no: CaseNo, wait: Question, seat: Seat, call: Call) -> Candidate {
        debug_assert_eq!(wait.to, Who::Player(seat));
        let record = &self.cases[no.index()];
        let mut answers = record.answers.clone();
        answers.push((wait, Answer::Call(call, Some(self.next_act()))));
        answers.extend(self.beforehand_in(no));
        let mut case = Case::new(&self.settings, &record.facts, &answers);
        let asks = rule(&record.matter, &mut case).err().unwrap_or_default();
        let orders = case.into_given().split_off(record.orders.len());
        Candidate { call, orders, asks }
    }

    /// Whether the Director could be asked this after some call, and may so answer.
    pub(crate) fn can_rule_beforehand(&self, question: &Question, answer: &Answer) -> Result<(), Why> {
        let asked = self.candidates(Who::Director).iter().any(|one| one.asks.contains(question));
        let fits = question.to == Who::Director && !question.is_wait() && question.form().admits(answer);
        let no = self.waits_for_call(Who::Director).map(|(no, _)| no);
        let new = no.is_some_and(|no| self.beforehand_in(no).all(|(one, _)| one != *question));
        let open = self.cases.iter().any(|case| case.open.contains(question));
        if asked && fits && new && !open { Ok(()) } else { Err(Why::NotNow) }
    }

    /// What the Director answered beforehand when this case was open already.
    fn beforehand_in(&self, no: CaseNo) -> impl Iterator<Item = (Question, Answer)> {
        self.beforehand.iter().filter(move |one| no < one.0).map(|one| (one.1, one.2))
    }

    /// A question that the Director answered before it was asked, and has not taken back since.
    pub(crate) fn ruled_beforehand(&self) -> Option<(CaseNo, Question, Answer)> {
        let no = self.asking().filter(|_| !self.beforehand.is_empty())?;
        let back = |given: &Given| matches!(given.order, Order::Reconsider { of, .. } if of == no);
        if self.cases.iter().flat_map(|case| &case.orders).any(back) {
            return None;
        }
        let open = &self.cases[no.index()].open;
        let (question, answer) = self.beforehand_in(no).find(|(question, _)| open.contains(question))?;
        Some((no, question, answer))
    }
}
