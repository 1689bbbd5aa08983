//! Cards that were let be seen with a claim or concession, as long as nobody has settled it.

use openroom_cards::{BySeat, Cards, Seat};

use super::order::Taking;
use crate::{ActNo, CaseNo, CaseRecord, Matter, Order, Shown, Table};

impl Table {
    /// Play is suspended: what its player had shown with the claim, and anybody since, belongs to it.
    pub(super) fn suspend_play(&mut self, of: CaseNo) {
        self.position.suspended = true;
        let Some(case) = self.cases.get(of.index()) else { return };
        let Some(claimed) = case.matter.claimed_at() else { return };
        let claimer = case.matter.offender();
        let mut first = claimed;
        let mut notes = std::mem::take(&mut self.notes);
        // The last note comes first: what he showed in one go with the claim stands right before it.
        notes.reverse();
        notes.retain(|note| {
            let Some((at, exposed)) = exposure(note) else { return true };
            let in_one_go = note.offender() == claimer && at.next() == first;
            if in_one_go {
                first = at;
            }
            let with_it = in_one_go || at > claimed;
            if with_it {
                self.shown_with_claim[note.offender()] |= exposed;
            }
            !with_it
        });
        notes.reverse();
        self.notes = notes;
    }

    /// Cards shown while a claim is looked at, but for those that lay face up before.
    pub(super) fn note_what_is_shown_with_claim(&mut self, by: Seat, cards: Cards) {
        if self.position.suspended {
            self.shown_with_claim[by] |= cards - self.position.faced[by];
        }
    }

    /// The case has come to nothing: where it had suspended play, that goes on.
    pub(super) fn resume_play_after(&mut self, of: CaseNo) {
        let suspends = |case: &CaseRecord| case.orders.iter().any(|given| given.order == Order::SuspendPlay);
        if self.cases.get(of.index()).is_some_and(suspends) {
            self.resume_play(None);
        }
    }

    /// Play goes on: what was shown is picked up. Where it is withdrawn with the concession, it tells something.
    pub(super) fn resume_play(&mut self, withdrawn: Option<&Taking>) {
        self.position.suspended = false;
        let shown = self.forget_what_was_shown_with_claim();
        for (seat, cards) in shown.iter() {
            self.position.faced[seat] = self.position.faced[seat] - *cards;
            let Some(taking) = withdrawn else { continue };
            let at = self.cases.get(taking.case.index()).and_then(|case| case.matter.claimed_at());
            for card in *cards {
                self.withdrawn.push(taking.card(at.unwrap_or(ActNo(self.acts)), seat, Shown::Card(card)));
            }
        }
    }

    pub(super) fn forget_what_was_shown_with_claim(&mut self) -> BySeat<Cards> {
        std::mem::take(&mut self.shown_with_claim)
    }
}

/// Cards that a player let be seen, and with which act.
fn exposure(note: &Matter) -> Option<(ActNo, Cards)> {
    match note {
        Matter::ExposedCards(it) => Some((it.at, it.cards)),
        Matter::DeclarersCards(it) => Some((it.at, it.cards)),
        Matter::ShownInAuction(it) => Some((it.at, it.cards)),
        _ => None,
    }
}
