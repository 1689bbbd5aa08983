//! Calls and cards in place of others that cannot be, and cards beside the name of who revoked.

use openroom_cards::{Bid, Call, Card, Cards, Seat};
use openroom_laws::{self as laws, ActNo, Choice};

use super::Conflict;
use crate::desk::Desk;
use crate::{Answer, Pick, Query, Step, What};

impl Desk<'_> {
    /// Why this call cannot stand in the place of that one: over the calls before it, as they stand now, it is illegal.
    pub(super) fn is_illegal_in_place_of(&self, first: ActNo, call: Call) -> Option<Conflict> {
        let calls = self.table.calls();
        let by = calls.iter().find(|made| made.at == first)?.by;
        let mut last: Option<(Seat, Bid)> = None;
        let mut doubled = Call::Pass;
        for made in calls.iter().filter(|made| made.at < first) {
            match self.substituted(made.at).or(made.said.call()) {
                Some(Call::Bid(bid)) => (last, doubled) = (Some((made.by, bid)), Call::Pass),
                Some(now @ (Call::Double | Call::Redouble)) => doubled = now,
                Some(Call::Pass) | None => {}
            }
        }
        // Where nobody has told of a bid, any may have gone before.
        let (bidder, bid) = last?;
        let other_sides = bidder.side() != by.side();
        let legal = match call {
            Call::Pass => true,
            Call::Bid(higher) => higher > bid,
            Call::Double => !self.is_each_call_known() || (other_sides && doubled == Call::Pass),
            Call::Redouble => !self.is_each_call_known() || (!other_sides && doubled == Call::Double),
        };
        (!legal).then_some(Conflict::IllegalThere)
    }

    /// The call that a player has put in the place of this one.
    fn substituted(&self, at: ActNo) -> Option<Call> {
        self.steps.iter().find_map(|step| match step {
            Step::Answered { question, answer: Answer::Law(laws::Answer::Call(call, _)) } => {
                (question.what == What::Law(laws::What::Choice(Choice::ChangeCall(at)))).then_some(*call)
            }
            Step::Answered { .. } | Step::Ordered { .. } => None,
        })
    }

    /// Whether every call since the one that was explained was told: those before the explanation are not asked for.
    fn is_each_call_known(&self) -> bool {
        let caller = self.given_seat(Query::Caller);
        self.given_seat(Query::NextToCall) == caller.map(Seat::lho)
    }

    fn given_seat(&self, query: Query) -> Option<Seat> {
        match self.given(|one| one == query) {
            Some(Answer::Law(laws::Answer::Seat(seat))) => Some(seat),
            _ => None,
        }
    }

    /// Why this card, or none, cannot be what the player played to the trick: somebody was said to have revoked there.
    pub(super) fn does_not_fit_the_revoke(&self, seat: Seat, card: Option<Card>) -> Option<Conflict> {
        let twelfth = Some(Answer::Pick(Pick::OnTrickTwelve));
        if self.given(|one| one == Query::RevokeException) != twelfth {
            return None;
        }
        let offender = self.given_seat(Query::Offender)?;
        let leader = self.given_seat(Query::Leader)?;
        let led = self.given_card(|one| one == Query::CardLed)?;
        let contradicts = match card {
            Some(card) => seat == offender && card.suit() == led.suit(),
            None => leader.steps_to(seat) <= leader.steps_to(offender),
        };
        contradicts.then_some(Conflict::HasRevoked(offender))
    }

    /// Why this player cannot have revoked: his card was named, and it followed suit. Who led may have been told what to
    /// lead.
    pub(super) fn has_followed(&self, seat: Seat) -> Option<Conflict> {
        self.given(|one| one == Query::HowFar)?;
        let led = self.given_card(|one| one == Query::CardLed)?;
        let card = self.given_card(|one| one == Query::PlayedTo(seat))?;
        (card.suit() == led.suit()).then_some(Conflict::FollowedSuit(seat))
    }
}

/// Why this card cannot be played in the place of that one: it must be of the same suit, which was led.
pub(super) fn does_not_follow(first: Card, cards: Cards, card: Card) -> Option<Conflict> {
    let only = cards - cards.in_suit(first.suit()) == Cards::EMPTY;
    (only && card.suit() != first.suit()).then_some(Conflict::OfAnotherSuit(first.suit()))
}
