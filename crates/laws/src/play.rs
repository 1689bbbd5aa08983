//! A trick in the record of play.

use serde::{Deserialize, Serialize};

use openroom_cards::{BySeat, Card, Denomination, Seat, Suit, Trick};

use crate::{ActNo, Standing};

/// Who won each trick; none for a trick that was not played.
pub type Winners = [Option<Seat>; 13];

/// A trick as it lies, from the cards that stand.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TrickSoFar {
    /// Who led to it.
    pub leader: Option<Seat>,
    /// The card of each.
    pub cards: BySeat<Option<Card>>,
    /// The number of each card's act, where there is a card.
    pub acts: BySeat<ActNo>,
    /// Who won it, where that no longer follows from the cards: it was played before the record begins, or a card was added later.
    pub won_before: Option<Seat>,
    /// Who played no card to it.
    pub omitted: Option<Seat>,
}

impl TrickSoFar {
    /// A trick to which nobody has played.
    pub const EMPTY: TrickSoFar = TrickSoFar {
        leader: None,
        cards: BySeat::new([None; 4]),
        acts: BySeat::new([ActNo(0); 4]),
        won_before: None,
        omitted: None,
    };

    /// The suit led.
    #[inline]
    pub fn suit_led(&self) -> Option<Suit> {
        Some(self.cards[self.leader?]?.suit())
    }

    /// The first in rotation who has not played; none when all have or nobody has led.
    #[inline]
    pub fn next(&self) -> Option<Seat> {
        Trick { leader: self.leader?, cards: self.cards }.next_but_for(self.omitted)
    }

    /// Whether it is complete.
    #[inline]
    pub fn is_complete(&self) -> bool {
        self.won_before.is_some() || (self.leader.is_some() && self.next().is_none())
    }

    /// Who won it; none while it is not complete.
    pub fn winner(&self, denomination: Denomination) -> Option<Seat> {
        self.is_complete().then(|| self.winning(denomination))?
    }

    /// Who wins it as it lies, or won it; none where nobody has led.
    pub(crate) fn winning(&self, denomination: Denomination) -> Option<Seat> {
        self.won_before.or_else(|| Trick { leader: self.leader?, cards: self.cards }.winner(denomination))
    }
}

/// A card in the record.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Its number.
    pub at: ActNo,
    /// From which hand.
    pub by: Seat,
    /// The card.
    pub card: Card,
    /// To which trick, counted from 0.
    pub trick: u8,
    /// Whether it counts.
    pub standing: Standing,
}
