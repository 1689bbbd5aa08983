//! What a table knows of the play.

use openroom_cards::{BySeat, Card, Cards, Hand, Seat};
use openroom_lawbook::{Provision, provisions::L49};
use serde::{Deserialize, Serialize};

use crate::{
    Act, ActNo, Answer, Ask, Case, Event, FaceDown, Fact, Order, PenaltyCard, Phase, Played, Restriction,
    Rule, Table, Until, law50, law59,
};

/// The play so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlaySoFar {
    /// The cards played, withdrawn ones among them.
    pub plays: Vec<Played>,
    /// The penalty cards on the table.
    pub penalty_cards: Vec<(Seat, Card, PenaltyCard)>,
    /// The cards that each is known to hold.
    pub hands: BySeat<Hand>,
    /// The opening lead that lies face down.
    pub face_down: Option<FaceDown>,
    /// Another one beside it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub also_down: Option<FaceDown>,
    /// Whether dummy played or suggested a card of his own accord since this trick was led to.
    pub dummy_acted: bool,
    /// Whether the presumed dummy has let a card be seen since the auction ended.
    pub dummy_seen: bool,
    /// Restrictions of a first lead or of one card, and penalty cards, that a play has ended.
    #[serde(default)]
    pub lifted: Vec<Lifted>,
    /// The cards that each must play since he has shown or named them as those that he plays.
    #[serde(default)]
    pub shown: BySeat<Cards>,
}

impl PlaySoFar {
    /// The leads that lie face down.
    pub(crate) fn face_down(&self) -> impl Iterator<Item = FaceDown> {
        [self.face_down, self.also_down].into_iter().flatten()
    }
}

/// A restriction that an act has ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lifted {
    /// The act.
    pub by: ActNo,
    /// The player who was restricted.
    pub on: Seat,
    /// What he had to do or might not do.
    pub rule: Rule,
    /// When it was to end.
    pub until: Until,
    /// Where he had shown or named himself what he plays: those cards, and the first act after that.
    #[serde(default)]
    pub shown: Option<(Cards, ActNo)>,
}

impl Case<'_> {
    /// The cards that stand in this trick and were played after this one, in their order.
    pub(crate) fn played_after(&self, trick: u8, at: ActNo) -> Vec<Played> {
        let plays = self.facts().play.as_ref().map_or(&[][..], |play| &play.plays);
        let later = |played: &&Played| played.trick == trick && played.at > at && played.standing.counts();
        plays.iter().filter(later).copied().collect()
    }

    /// Whether this hand has a card in this trick.
    pub(crate) fn played_to(&self, trick: u8, hand: Seat) -> bool {
        let plays = self.facts().play.as_ref().map_or(&[][..], |play| &play.plays);
        plays.iter().any(|played| played.trick == trick && played.by == hand && played.standing.counts())
    }

    /// Whether this hand had a card in this trick before that act.
    pub(crate) fn had_played(&self, trick: u8, hand: Seat, before: ActNo) -> bool {
        self.card_in(trick, hand).is_some_and(|(_, at)| at < before)
    }

    /// The card that this hand has in this trick, and its number.
    pub(crate) fn card_in(&self, trick: u8, hand: Seat) -> Option<(Card, ActNo)> {
        let plays = self.facts().play.as_ref().map_or(&[][..], |play| &play.plays);
        let its = |one: &&Played| one.trick == trick && one.by == hand && one.standing.counts();
        plays.iter().find(its).map(|one| (one.card, one.at))
    }

    /// The cards that the hand is known to have held before it played this one.
    pub(crate) fn held_before(&self, hand: Seat, card: Card) -> Cards {
        let held = self.facts().play.as_ref().map_or(Cards::EMPTY, |play| play.hands[hand]);
        held | Cards::of(card)
    }

    /// The first card of this hand after that act that stands.
    pub(crate) fn first_played_since(&self, hand: Seat, at: ActNo) -> Option<Played> {
        let plays = self.facts().play.as_ref().map_or(&[][..], |play| &play.plays);
        plays.iter().find(|one| one.by == hand && one.at > at && one.standing.counts()).copied()
    }

    /// The auction goes on again: an opening lead that lies face down goes back, by this provision.
    pub(crate) fn lead_goes_back(&mut self, by: Provision) {
        let lying = self.facts().play.as_ref().map_or(0, |play| play.face_down().count());
        for _ in 0..lying {
            self.order(by, Order::TakeBackFaceDown);
        }
    }

    /// Whether dummy played or suggested a card of his own accord.
    pub(crate) fn dummy_acted(&self) -> bool {
        self.facts().play.as_ref().is_some_and(|play| play.dummy_acted)
    }

    /// The penalty cards on the table.
    pub(crate) fn penalty_cards(&self) -> &[(Seat, Card, PenaltyCard)] {
        self.facts().play.as_ref().map_or(&[], |play| &play.penalty_cards)
    }

    /// Those of the cards that the player has not played since.
    pub(crate) fn still_held(&self, owner: Seat, cards: Cards) -> Cards {
        let plays = self.facts().play.as_ref().map_or(&[][..], |play| &play.plays);
        let gone =
            |card: Card| plays.iter().any(|one| one.by == owner && one.card == card && one.standing.counts());
        cards.iter().filter(|card| !gone(*card)).fold(Cards::EMPTY, |held, card| held | Cards::of(card))
    }

    /// Those cards that this player has shown or named as what he plays and that are not among these: they go back as
    /// penalty cards.
    pub(crate) fn shown_against(&mut self, player: Seat, meets: Cards) {
        let shown = self.facts().play.as_ref().map_or(Cards::EMPTY, |play| play.shown[player]);
        for card in shown - meets {
            law50::becomes_penalty_card(self, L49, player, card, PenaltyCard::Major);
        }
    }

    /// Whether declarer could have seen a card of dummy's.
    pub(crate) fn saw_dummy(&mut self, by: Provision) -> Ask<bool> {
        match &self.facts().play {
            Some(play) => Ok(play.dummy_seen),
            None => Ok(self.fact(by, Fact::SawDummy)? == Answer::Yes),
        }
    }
}

impl Table {
    pub(crate) fn play_so_far(&self) -> Option<PlaySoFar> {
        match self.phase() {
            // A call changed on the tray opens the auction again over a lead that lies there.
            Phase::Auction if self.position.face_down.is_none() => None,
            Phase::Auction | Phase::Clarification | Phase::Play | Phase::Over => Some(PlaySoFar {
                plays: self.plays.clone(),
                penalty_cards: self.penalty_cards(),
                hands: self.position.hands,
                face_down: self.position.face_down,
                also_down: self.position.also_down,
                dummy_acted: self.dummy_acted(),
                dummy_seen: self.dummy_seen(),
                lifted: self.lifted(),
                shown: BySeat::from_fn(|seat| self.shown_to_be_played(seat)),
            }),
        }
    }

    fn dummy_acted(&self) -> bool {
        let Some(trick) = self.position.trick() else { return false };
        let Some(led) = trick.leader.map(|leader| trick.acts[leader]) else { return false };
        self.log
            .iter()
            .rev()
            .map_while(|event| match event {
                Event::Acted(at, _) if *at < led => None,
                Event::Acted(_, act) => {
                    Some(matches!(act, Act::DummyPlays { .. } | Act::DummySuggests { .. }))
                }
                _ => Some(false),
            })
            .any(|acted| acted)
    }

    fn dummy_seen(&self) -> bool {
        let Some(dummy) = self.position.dummy() else { return false };
        let auction_ended = self.calls.iter().filter(|made| made.stands()).map(|made| made.at).max();
        self.position.dummy_spread
            || self.log.iter().any(|event| match event {
                Event::Acted(at, Act::ExposeCards { by, .. }) => *by == dummy && Some(*at) > auction_ended,
                _ => false,
            })
    }

    fn lifted(&self) -> Vec<Lifted> {
        let ends = |one: &&Restriction| match one.until {
            Until::FirstLead | Until::Played | Until::PlaysOnce => true,
            Until::NextTurn | Until::EndOfAuction | Until::LosesLead | Until::EndOfPlay => false,
        };
        let lifted = |one: &Restriction| {
            let Restriction { on, rule, until, .. } = *one;
            Some(Lifted { by: one.ended?, on, rule, until, shown: self.shown_by(one) })
        };
        self.restrictions.iter().filter(ends).filter_map(lifted).collect()
    }

    /// The cards that this player must play since he has shown or named them as those that he plays.
    pub fn shown_to_be_played(&self, seat: Seat) -> Cards {
        let his = self.restrictions.iter().filter(|one| one.on == seat && one.holds());
        his.fold(Cards::EMPTY, |all, one| all | law59::shown_to_be_played(one))
    }

    /// The cards that a player must play since he has shown or named them as those that he plays, and the first act after
    /// he did.
    pub(crate) fn shown_by(&self, restriction: &Restriction) -> Option<(Cards, ActNo)> {
        let cards = law59::shown_to_be_played(restriction);
        let case = self.cases.get(restriction.from.filter(|_| !cards.is_empty())?.0.index())?;
        Some((cards, case.matter.about().map_or(case.opened_at, ActNo::next)))
    }

    fn penalty_cards(&self) -> Vec<(Seat, Card, PenaltyCard)> {
        self.restrictions()
            .filter_map(|one| match one.rule {
                Rule::PenaltyCard { card, kind } => Some((one.on, card, kind)),
                _ => None,
            })
            .collect()
    }
}
