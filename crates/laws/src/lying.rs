//! A call that lies over one that was taken back.

use crate::changed::is_of_a_call;
use crate::{Made, Matter, Notice, Shown, Table, Withdrawn};

impl Table {
    /// What is wrong with a call that lies over an illegal one, where the Director has sent the auction back to that one
    /// and its player has not called again: he rules on it first. And how attention came to the other.
    pub(crate) fn lies_over_what_was_taken_back(&self) -> Option<(Matter, Notice)> {
        if self.notes.is_empty() {
            return None;
        }
        self.withdrawn.iter().find_map(|one| {
            let notice = self.sent_back_to(one)?;
            let place = self.calls.iter().position(|made| made.at == one.at)?;
            let later: Vec<&Made> = self.calls[place + 1..].iter().filter(|made| made.stands()).collect();
            if later.iter().any(|made| made.by == one.by) {
                return None;
            }
            let noted = |made: &&Made| {
                self.notes.iter().find(|note| is_of_a_call(note) && note.about() == Some(made.at))
            };
            Some((later.iter().find_map(noted)?.clone(), notice))
        })
    }

    /// How attention came to this call, where it was taken back as illegal and another has to be made.
    fn sent_back_to(&self, one: &Withdrawn) -> Option<Notice> {
        let case = self.cases.get(one.case.index()).filter(|case| case.state.is_in_force())?;
        let illegal = matches!(
            case.matter,
            Matter::InsufficientBid(_) | Matter::InadmissibleDouble(_) | Matter::DoubleNotAllowed(_)
        );
        let itself = case.matter.about() == Some(one.at) && matches!(one.shown, Shown::Call(_));
        (illegal && itself && case.notice != Notice::Silent).then_some(case.notice)
    }
}
