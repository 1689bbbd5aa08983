//! What a player can have noticed by himself.

use openroom_cards::{Cards, Seat};

use crate::law61::{Missed, Revoke};
use crate::{ActNo, Attended, Event, Matter, Shown, Table, Who};

impl Table {
    /// Whether attention of this person to this brings up what was noted.
    pub(crate) fn is_within(&self, of: Who, to: Attended, note: &Matter) -> bool {
        match (to, of) {
            (Attended::WhatHeSaw, Who::Player(by)) => self.can_have_noticed(by, note),
            (Attended::WhatHeSaw, Who::Director)
            | (Attended::Whatever | Attended::Act(_) | Attended::Revoke { .. } | Attended::WrongBoard, _) => {
                true
            }
        }
    }

    /// Whether this player can have noticed it: it was his own, or he perceived it, and what makes it irregular lies in
    /// no hand that is closed to him and in no agreement of others.
    fn can_have_noticed(&self, by: Seat, note: &Matter) -> bool {
        if by == note.offender() {
            return true;
        }
        match note {
            Matter::Revoke(revoke) => self.shows_itself(revoke),
            Matter::Misinformation(it) if by.side() != it.offender.side() => false,
            note => note.about().is_none_or(|at| self.has_perceived(by, at)),
        }
    }

    /// Whether a card that should have been played has been seen, so that everybody can tell.
    fn shows_itself(&self, revoke: &Revoke) -> bool {
        match revoke.missed {
            Missed::Faced | Missed::PenaltyCard | Missed::Dummy => true,
            Missed::Closed => !revoke.duty.complying(self.seen_since(revoke)).is_empty(),
        }
    }

    /// The cards of the revoker that were seen after the trick to which he revoked.
    fn seen_since(&self, revoke: &Revoke) -> Cards {
        let of = revoke.offender;
        let later = self.position.tricks.iter().skip(usize::from(revoke.trick) + 1);
        let played = later.filter_map(|trick| trick.cards[of]);
        let back = self.withdrawn.iter().filter(|one| one.by == of && one.at > revoke.at);
        let back = back.filter_map(|one| match one.shown {
            Shown::Card(card) => Some(card),
            Shown::Call(_) => None,
        });
        played.chain(back).fold(self.faced(of), |seen, card| seen | Cards::of(card))
    }

    fn has_perceived(&self, by: Seat, at: ActNo) -> bool {
        self.log.iter().all(|event| match event {
            Event::Acted(no, act) if *no == at => self.perceives(Who::Player(by), act),
            _ => true,
        })
    }
}
