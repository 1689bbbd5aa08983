//! What an act comes to: an answer, a replacement, several acts.

use openroom_cards::{BySeat, Card, Cards, Seat};

use crate::law58::AtOnce;
use crate::{
    Act, Answer, Because, CaseNo, Choice, Designation, Event, Exposure, Matter, Notice, Phase, Question,
    Table, What, law33, law45,
};

impl Table {
    /// A second call right after one's own insufficient bid is put in its place.
    pub(super) fn as_replacement(&self, act: Act) -> Act {
        let Act::Call { by, call } = act else { return act };
        let change = Act::ChangeCall { by, to: call, because: Because::Unsaid };
        let last = self.calls.last().map(|made| made.at);
        let of_his = |matter: &Matter| matches!(matter, Matter::InsufficientBid(it) if it.offender == by && Some(it.at) == last);
        let asked = |no: CaseNo| matches!(self.cases[no.index()].matter, Matter::InsufficientBid(_));
        if self.notes.iter().any(of_his) || self.asks_about_call_of(by).is_some_and(asked) {
            change
        } else {
            act
        }
    }

    /// A card of his own that a player names as the one that he plays, out of turn, is that lead or play; so is one that he
    /// names in place of another that he may not play. Once he has put a card out another is only seen or spoken of.
    pub(super) fn as_played(&self, act: Act) -> Act {
        match act {
            Act::Name { by, designation: Designation::Card(card) } if self.lies_face_down(by, card) => act,
            Act::Name { by, designation: Designation::Card(card) }
                if law45::is_of_own_hand(self, by, card)
                    && (self.has_led_face_down(by) || self.has_played(by)) =>
            {
                Act::ExposeCards { by, cards: Cards::of(card), how: Exposure::Named }
            }
            Act::Play { by, card } if self.has_led_face_down(by) => {
                Act::ExposeCards { by, cards: Cards::of(card), how: Exposure::Shown }
            }
            Act::PlayTogether { by, cards } if self.has_led_face_down(by) => {
                Act::ExposeCards { by, cards, how: Exposure::Dropped }
            }
            Act::Name { by, designation: Designation::Card(card) }
                if law45::is_of_own_hand(self, by, card)
                    && (self.turn() != Some(by) || self.puts_right_what_he_showed(by, card)) =>
            {
                Act::Play { by, card }
            }
            act => act,
        }
    }

    /// Whether he has led face down and nobody has faced a lead.
    fn has_led_face_down(&self, by: Seat) -> bool {
        self.phase() == Phase::Clarification && self.position.face_down_of(by).is_some()
    }

    fn has_played(&self, by: Seat) -> bool {
        self.position.trick().is_some_and(|trick| trick.cards[by].is_some())
    }

    /// The open question that this act answers, and how.
    pub(crate) fn reply(&self, act: &Act, at: crate::ActNo) -> Option<(CaseNo, Question, Answer)> {
        let no = self.asking()?;
        if self.is_over_a_replacement(no, act) {
            return None;
        }
        if let Some(given_up) = self.given_up_by(act) {
            return Some(given_up);
        }
        let mut asked = self.questions();
        asked.find_map(|question| Some((no, *question, question.answered_by(act, at)?)))
    }

    /// Whether the act is a call after an insufficient bid and its replacement: over which of them, its player says.
    fn is_over_a_replacement(&self, no: CaseNo, act: &Act) -> bool {
        let first = match (act, &self.cases[no.index()].matter) {
            (Act::Call { .. }, Matter::InsufficientBid(it)) => it.at,
            (Act::Call { .. }, Matter::ChangeOfCall(it)) => it.at,
            _ => return false,
        };
        let facts = &self.cases[no.index()].facts;
        let replaced = facts.calls.as_ref().is_some_and(|calls| calls.offered(first).is_some());
        let accepts = What::Choice(Choice::AcceptCall(first));
        replaced && self.questions().any(|question| question.what == accepts)
    }

    /// Cards at the same moment: the legal one first, the others after it in rotation.
    pub(super) fn take_at_once(&mut self, plays: BySeat<Option<Card>>) {
        let Some(first) = self
            .turn()
            .filter(|seat| plays[*seat].is_some())
            .or_else(|| plays.iter().find(|(_, card)| card.is_some()).map(|(seat, _)| seat))
        else {
            return;
        };
        self.emit(Event::Acted(self.next_act(), Act::PlayAtOnce { plays: Box::new(plays) }));
        let in_order = (0..4).map(|steps| first.step(steps));
        let cards: Vec<_> = in_order.filter_map(|by| Some((by, plays[by]?))).collect();
        for (then, _) in cards.iter().skip(1) {
            self.open_now(AtOnce { first, then: *then }.into(), Notice::ByTable);
        }
        for (by, card) in cards {
            self.take(Act::Play { by, card });
        }
    }

    /// A change made by a player who has meanwhile been told to call again is that call.
    pub(super) fn as_it_counts(&self, act: Act) -> Act {
        match act {
            Act::ChangeCall { by, to, .. } if self.position.auction.turn() == Some(by) => {
                let replaced = self.calls.iter().rev().find(|made| made.by == by);
                match replaced {
                    Some(made) if made.stands() => act,
                    _ => Act::Call { by, call: to },
                }
            }
            // Where nobody declares or defends yet there are no tricks to claim.
            Act::SpreadHand { by } if self.phase() == Phase::Auction => {
                Act::ExposeCards { by, cards: self.position.hands[by], how: Exposure::Shown }
            }
            _ => act,
        }
    }

    /// The calls that an act of several parts comes to.
    pub(super) fn parts(&self, act: &Act) -> Vec<Act> {
        match act {
            Act::CallTogether { calls } => law33::acts(self, calls),
            Act::DoubleNaming { by, call, .. } => vec![Act::Call { by: *by, call: *call }],
            _ => vec![],
        }
    }
}
