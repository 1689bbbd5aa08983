//! A card or call is judged by what lies before it; where that changes it is judged anew.

use crate::{ActNo, Event, Matter, Played, Table, law39, law53, law61};

impl Table {
    /// The card with this number.
    pub(crate) fn played(&self, at: ActNo) -> Option<&Played> {
        self.plays.iter().find(|one| one.at == at)
    }

    /// Whether such a thing was noted or ruled on and has not fallen away since. With a card that goes back it only comes to
    /// its end.
    pub(crate) fn judges(&self, it: impl Fn(&Matter) -> bool) -> bool {
        let stays = |event: &Event| match event {
            Event::Noted(matter) | Event::Opened(_, matter, ..) => it(matter).then_some(true),
            Event::Cleared(matter) => it(matter).then_some(false),
            Event::Lapsed(no) => {
                let matter = &self.cases[no.index()].matter;
                (it(matter) && !self.is_about_what_went_back(matter)).then_some(false)
            }
            _ => None,
        };
        self.log.iter().rev().find_map(stays) == Some(true)
    }

    fn is_about_what_went_back(&self, matter: &Matter) -> bool {
        matter.about().and_then(|at| self.played(at)).is_some_and(|card| !card.standing.counts())
    }

    /// What was noted of a card or call and is no irregularity any more falls away: another lies before it now, or none.
    pub(crate) fn clear(&mut self) {
        while let Some(note) = self.notes.iter().find(|note| self.is_cleared(note)).cloned() {
            self.emit(Event::Cleared(Box::new(note)));
        }
    }

    fn is_cleared(&self, note: &Matter) -> bool {
        match note {
            Matter::LeadOutOfTurn(lead) => law53::is_in_turn_now(self, lead),
            Matter::Revoke(revoke) => law61::is_groundless(self, revoke),
            Matter::CallAfterFinalPass(call) => law39::is_before_the_end_now(self, call),
            _ => false,
        }
    }
}
