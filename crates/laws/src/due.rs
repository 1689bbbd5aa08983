//! What comes due: restrictions whose moment has come, and what still stands although it is wrong now.

use crate::{CaseNo, CaseRecord, CaseState, Matter, Question, Table, law26, law50, law51};

/// What comes due, in the Laws' order; the first that has something opens a case. One line a Law.
const DUE: &[fn(&Table) -> Option<Matter>] = &[
    crate::law82::due,
    crate::law13::due,
    crate::law14::due,
    crate::law38::due,
    crate::law34::due,
    crate::law24::due,
    crate::law41::due,
    crate::law26::due,
    crate::law50::due,
    crate::law51::due,
    crate::law64::due,
    crate::law67::due,
];

impl Table {
    /// What has come due at this moment.
    pub(crate) fn due(&self) -> Option<Matter> {
        if self.is_end_on_tray() { None } else { DUE.iter().find_map(|due| due(self)) }
    }

    /// A question that came due and has lost its ground: the ruling behind it was waived or taken back.
    pub(crate) fn no_longer_due(&self) -> Option<CaseNo> {
        let groundless = |case: &CaseRecord| {
            case.state == CaseState::Open
                && match &case.matter {
                    Matter::FirstLead(it) => law26::coming(self).as_ref() != Some(it),
                    Matter::PartnersLead(it) => law50::coming(self).as_ref() != Some(it),
                    Matter::SeveralPenaltyCards(it) => law51::coming(self).as_ref() != Some(it),
                    _ => false,
                }
        };
        self.cases.iter().position(groundless).map(|place| CaseNo(place as u16))
    }

    /// A case that asks only about cards to be played, although the board has ended since it was opened.
    pub(crate) fn overtaken_by_the_end(&self) -> Option<CaseNo> {
        if !self.position.is_cut_short() {
            return None;
        }
        let overtaken = |case: &CaseRecord| {
            let ended = case.facts.course.as_ref().is_some_and(|course| course.awarded.is_some());
            case.state == CaseState::Open
                && !ended
                && case.question().is_some()
                && case.open.iter().all(Question::is_about_a_play)
        };
        self.cases.iter().position(overtaken).map(|place| CaseNo(place as u16))
    }

    /// What still stands after a withdrawal and is irregular now.
    pub(crate) fn wrong_now(&self) -> Option<Matter> {
        if self.withdrawn.is_empty() { None } else { self.call_wrong_now() }
    }
}
