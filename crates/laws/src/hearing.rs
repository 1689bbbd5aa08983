//! Who perceives what is done at the table.

use openroom_cards::Seat;

use crate::{Act, ActNo, Event, Matter, Table, Who};

impl Table {
    /// Whether this person perceives the act. What a player is told in writing, asks or looks up behind a screen is
    /// between him and his screenmate; what he knows from elsewhere is his alone; that he wants the Director is
    /// theirs until the Director speaks. The Director knows the whole record.
    ///
    /// A call behind a screen is on the tray: the view shows it when that has passed.
    pub fn perceives(&self, of: Who, act: &Act) -> bool {
        let Who::Player(seat) = of else { return true };
        match act {
            Act::LearnOfBoard { by, .. } | Act::CallDirector { by } | Act::RecordMeaning { by, .. } => {
                *by == seat
            }
            Act::RuleBeforehand { .. } => self.waits().any(|(who, _)| who == of),
            Act::Alert { by, .. }
            | Act::Announce { by, .. }
            | Act::Ask { by, .. }
            | Act::Explain { by, .. }
            | Act::CorrectExplanation { by, .. }
            | Act::AskContract { by }
            | Act::AskReview { by }
            | Act::GiveReview { by, .. }
            | Act::ConsultCard { by, .. }
            | Act::UseAid { by } => self.settings.screens.are_together(*by, seat),
            _ => true,
        }
    }

    /// The half of the table where it came up, where the other half knows nothing of it.
    pub(crate) fn is_across_the_screen(&self, of: Who, matter: &Matter) -> bool {
        let Who::Player(viewer) = of else { return false };
        let half: Seat = match matter {
            Matter::NotEntitled(it) => it.offender,
            Matter::ActedBeforeRuling(it) => it.offender,
            Matter::WrongReview(it) => it.offender,
            Matter::Misinformation(it) => it.corrected_by.unwrap_or(it.offender),
            Matter::Asked(it) => it.offender,
            _ => return false,
        };
        !self.settings.screens.are_together(viewer, half)
    }

    /// The numbered acts of the record that this person does not know of, in order.
    pub(crate) fn unknown_to(&self, of: Who) -> Vec<ActNo> {
        if of == Who::Director {
            return vec![];
        }
        let unseen =
            |at: ActNo| self.calls.iter().any(|made| made.at == at && self.is_unseen(of, made.by, at));
        let unknown = |event: &Event| match event {
            Event::Acted(at, act) if act.is_numbered() => {
                (!self.perceives(of, act) || unseen(*at)).then_some(*at)
            }
            _ => None,
        };
        self.log.iter().filter_map(unknown).collect()
    }
}
