//! A second card of a hand, beside a trick that was still being played.

use openroom_cards::Seat;

use super::SecondCard;
use crate::law61::Duty;
use crate::{Act, Answer, Designation, Finding, Matter, Question, Table, What};

impl Table {
    /// The second cards that their players still hold and of which the Director has not found that they were only a card
    /// too many, in their order.
    pub(crate) fn cards_beside(&self) -> Vec<SecondCard> {
        let not_led = |(question, answer): &(Question, Answer)| {
            matches!(question.what, What::Finding(Finding::Led(_))) && *answer != Answer::Yes
        };
        let looked_into = self.cases.iter().filter(|case| case.state.is_in_force());
        let maybe_led = looked_into.filter(|case| !case.answers.iter().any(not_led)).map(|case| &case.matter);
        let mut cards: Vec<SecondCard> = self.notes.iter().chain(maybe_led).filter_map(second).collect();
        cards.retain(|one| self.position.hands[one.by].contains(one.card));
        cards.sort_by_key(|one| one.at);
        cards
    }

    /// The card that a hand led before the trick was over and nobody minded, where the next hand now plays to it. A hand
    /// that is to lead itself leads.
    pub(crate) fn lies_before_as_led(&self, act: &Act) -> Option<Act> {
        let on_lead = self.position.on_lead()?;
        let next = self.hand_putting_a_card(act).filter(|next| *next != on_lead)?;
        let led = |one: &SecondCard| {
            one.by.lho() == next
                && one.trick + 1 == self.position.current
                && self.position.hands[one.by].contains(one.card)
        };
        let SecondCard { by, card, .. } = self.notes.iter().rev().filter_map(second).find(led)?;
        Some(Act::Play { by, card }).filter(|play| self.possible(play).is_ok())
    }

    /// The revoke that its player takes back with this act: he puts a card of the suit led in the place of one that does not
    /// win the trick, so that the other can be no lead to the next.
    pub(crate) fn taken_back_with(&self, act: &Act) -> Option<Act> {
        let (hand, suit) = match self.as_named_card(act) {
            Act::Play { by, card } => (by, card.suit()),
            Act::Name { by, designation: Designation::Suit(suit) } => (by.partner(), suit),
            _ => return None,
        };
        let (trick, contract) = (self.position.trick()?, self.position.contract?);
        let (card, at) = (trick.cards[hand]?, trick.acts[hand]);
        let revoked = |note: &Matter| matches!(note, Matter::Revoke(it) if it.at == at && it.duty == Duty::Follow(suit));
        let wins = trick.winning(contract.bid.denomination()) == Some(hand);
        let back = Act::TakeBackCard { by: hand, card };
        (!wins && self.notes.iter().any(revoked) && self.possible(&back).is_ok()).then_some(back)
    }

    /// The hand from which a card is put to a trick with this act.
    fn hand_putting_a_card(&self, act: &Act) -> Option<Seat> {
        match self.as_own_card(act) {
            Act::Play { by, .. } | Act::PlayTogether { by, .. } | Act::PlayHiding { by, .. } => Some(by),
            Act::Name { designation: Designation::NotHeld(_), .. } => None,
            Act::Name { by, .. } => Some(by.partner()),
            _ => None,
        }
    }
}

fn second(matter: &Matter) -> Option<SecondCard> {
    match matter {
        Matter::SecondCard(it) => Some(*it),
        _ => None,
    }
}
