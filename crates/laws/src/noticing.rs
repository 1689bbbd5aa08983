//! What a player can have noticed by himself.

use openroom_cards::{Cards, Seat};

use crate::law61::{Missed, Revoke};
use crate::{ActNo, Attended, Event, Matter, PenaltyCard, Restriction, Rule, Shown, Table, Who};

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

    /// Whether everybody can tell that something is wrong: a card that should have been played has been seen, or a penalty
    /// card lay there that should have been if the hand had none to follow with.
    fn shows_itself(&self, revoke: &Revoke) -> bool {
        match revoke.missed {
            Missed::Faced | Missed::PenaltyCard | Missed::Dummy => true,
            Missed::Closed => {
                !revoke.duty.complying(self.seen_since(revoke)).is_empty() || self.passed_over(revoke)
            }
        }
    }

    /// Whether a penalty card of the revoker lay on the table before which he could not have played this one.
    fn passed_over(&self, revoke: &Revoke) -> bool {
        let Revoke { offender, card, at, .. } = *revoke;
        self.restrictions.iter().any(|one| match one.rule {
            Rule::PenaltyCard { card: penalty, kind } => {
                let held_back = match kind {
                    PenaltyCard::Major => true,
                    PenaltyCard::Minor => penalty.suit() == card.suit() && !card.rank().is_honour(),
                };
                let lay = one.ended.is_none_or(|end| end > at) && self.was_imposed_before(one, at);
                one.on == offender && penalty != card && held_back && lay
            }
            _ => false,
        })
    }

    fn was_imposed_before(&self, one: &Restriction, at: ActNo) -> bool {
        let Some((case, nth)) = one.from else { return true };
        let before = self.log.iter().take_while(|event| !matches!(event, Event::Acted(no, _) if *no == at));
        before.filter(|event| matches!(event, Event::Ordered(no, ..) if *no == case)).count()
            > usize::from(nth)
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
