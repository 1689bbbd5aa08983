//! Applying an event. No rule is in here: what follows was decided before the event was.

mod act;
mod claim;
mod order;
mod setup;
mod undo;

use crate::{ActNo, CaseNo, CaseRecord, CaseState, Event, Held, Restriction, Rule, Table};

impl Table {
    pub(crate) fn apply(&mut self, event: &Event) {
        match event {
            Event::SetUp(setup) => self.apply_setup(setup),
            Event::Acted(at, act) => self.apply_act(*at, act),
            Event::Held(act, question) => {
                self.held.push(Held { act: (**act).clone(), question: **question });
            }
            Event::Released => {
                if !self.held.is_empty() {
                    self.held.remove(0);
                }
            }
            Event::Noted(matter) => {
                self.notes.retain(|note| !note.is_replaced_by(matter));
                self.notes.push((**matter).clone());
            }
            Event::Cleared(matter) => self.notes.retain(|note| note != &**matter),
            Event::Opened(_, matter, facts, notice) => {
                self.notes.retain(|note| !note.is_settled_with(matter));
                self.cases.push(CaseRecord {
                    matter: (**matter).clone(),
                    facts: facts.clone(),
                    notice: *notice,
                    answers: vec![],
                    orders: vec![],
                    open: vec![],
                    state: CaseState::Open,
                    opened_at: ActNo(self.acts),
                });
                self.show_tray();
            }
            Event::Answered(no, answered) => {
                self.on_case(*no, |case| case.answers.push(**answered));
                self.show_what_was_waited_for(*no, &answered.1);
            }
            Event::Ordered(no, by, order, rests_on) => self.apply_order(*no, *by, *order, *rests_on),
            Event::Closed(no) => self.end_case(*no, CaseState::Closed),
            Event::Lapsed(no) => {
                self.restrictions.retain(|restriction| restriction.from.is_none_or(|(from, _)| from != *no));
                self.resume_play_after(*no);
                self.end_case(*no, CaseState::Lapsed);
            }
            Event::Strayed(no) => self.end_case(*no, CaseState::Strayed),
            Event::Reopened { case, answers, orders } => self.go_back(*case, *answers, *orders),
        }
    }

    fn on_case(&mut self, no: CaseNo, change: impl FnOnce(&mut CaseRecord)) {
        if let Some(case) = self.cases.get_mut(no.index()) {
            change(case);
        }
    }

    fn end_case(&mut self, no: CaseNo, state: CaseState) {
        self.on_case(no, |case| {
            case.state = state;
            case.open.clear();
        });
    }

    /// Ends restrictions by an act: not removed, for withdrawing the act brings them back.
    fn end_restrictions(&mut self, at: ActNo, over: impl Fn(&Restriction) -> bool) {
        for restriction in &mut self.restrictions {
            if restriction.holds() && over(restriction) {
                restriction.ended = Some(at);
            }
        }
    }

    pub(crate) fn revive_restrictions(&mut self, at: ActNo) {
        for restriction in &mut self.restrictions {
            if restriction.ended == Some(at) {
                restriction.ended = None;
                if let Rule::PenaltyCard { card, .. } = restriction.rule {
                    self.position.faced[restriction.on].insert(card);
                }
            }
        }
    }

    pub(crate) fn refold_auction(&mut self) {
        self.position.auction = self.auction_begun.fold(&self.calls);
    }
}
