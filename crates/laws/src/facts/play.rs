//! What a table knows of the play.

use openroom_cards::{Card, Seat};
use openroom_lawbook::Provision;
use serde::{Deserialize, Serialize};

use crate::{Act, ActNo, Answer, Ask, Case, Event, FaceDown, Fact, PenaltyCard, Phase, Played, Rule, Table};

/// The play so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlaySoFar {
    /// The cards played, withdrawn ones among them.
    pub plays: Vec<Played>,
    /// The penalty cards on the table.
    pub penalty_cards: Vec<(Seat, Card, PenaltyCard)>,
    /// The opening lead that lies face down.
    pub face_down: Option<FaceDown>,
    /// Whether the presumed dummy has let a card be seen since the auction ended.
    pub dummy_seen: bool,
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

    /// The penalty cards on the table.
    pub(crate) fn penalty_cards(&self) -> &[(Seat, Card, PenaltyCard)] {
        self.facts().play.as_ref().map_or(&[], |play| &play.penalty_cards)
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
            Phase::Auction => None,
            Phase::Clarification | Phase::Play | Phase::Over => Some(PlaySoFar {
                plays: self.plays.clone(),
                penalty_cards: self.penalty_cards(),
                face_down: self.position.face_down,
                dummy_seen: self.dummy_seen(),
            }),
        }
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

    fn penalty_cards(&self) -> Vec<(Seat, Card, PenaltyCard)> {
        self.restrictions()
            .filter_map(|one| match one.rule {
                Rule::PenaltyCard { card, kind } => Some((one.on, card, kind)),
                _ => None,
            })
            .collect()
    }
}
