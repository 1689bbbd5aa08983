//! What a table knows of the hands as they were taken out of the board.

use openroom_cards::{BySeat, Cards, Seat};
use openroom_lawbook::Provision;
use serde::{Deserialize, Serialize};

use crate::{Answer, Ask, Astray, Case, Fact, Phase, Table, TrickSoFar};

/// How many cards each had, and which lie where they do not belong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CardsDealt {
    /// How many cards each had at the beginning: those held and those played.
    pub counts: BySeat<u8>,
    /// Cards that are known to lie where they do not belong.
    pub astray: Vec<Astray>,
    /// Whether one of them was played out of the wrong hand.
    pub astray_played: bool,
    /// Cards of which nobody has recorded where they are.
    pub unplaced: Cards,
    /// Whether the play was over.
    pub over: bool,
}

impl Table {
    /// How many cards each had at the beginning, as far as is known. One that was put back counts in the hand.
    pub(crate) fn counts(&self) -> BySeat<u8> {
        let position = &self.position;
        BySeat::from_fn(|seat| {
            let out = |trick: &&TrickSoFar| match trick.cards[seat] {
                Some(card) => !position.hands[seat].contains(card),
                None => trick.won_before.is_some(),
            };
            let played = position.tricks.iter().filter(out).count() as u8;
            let led = u8::from(position.face_down_of(seat).is_some());
            let stuck = u8::from(position.stuck.is_some_and(|stuck| stuck.by == seat));
            position.hands[seat].len() as u8 + position.unknown[seat] + played + led + stuck
        })
    }

    pub(crate) fn cards_dealt(&self) -> CardsDealt {
        CardsDealt {
            counts: self.counts(),
            astray: self.astray.clone(),
            astray_played: self
                .astray
                .iter()
                .any(|one| one.with.is_some_and(|with| !self.position.hands[with].contains(one.card))),
            unplaced: self.position.pool,
            over: self.phase() == Phase::Over,
        }
    }
}

impl Case<'_> {
    /// How many cards each had.
    pub(crate) fn counts(&mut self, by: Provision) -> Ask<BySeat<u8>> {
        if let Some(dealt) = &self.facts().cards {
            return Ok(dealt.counts);
        }
        let mut counts = BySeat::default();
        for seat in Seat::ALL {
            if let Answer::Number(cards) = self.fact(by, Fact::CardsOf(seat))? {
                counts[seat] = cards;
            }
        }
        Ok(counts)
    }

    /// Whether the play was over.
    pub(crate) fn play_over(&mut self, by: Provision) -> Ask<bool> {
        match &self.facts().cards {
            Some(dealt) => Ok(dealt.over),
            None => Ok(self.fact(by, Fact::PlayOver)? == Answer::Yes),
        }
    }
}
