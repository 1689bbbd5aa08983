use std::fmt;

use crate::deal::{Shown, read_by_seat};
use crate::text::{Expected, Problem, Read, Reader, TextError, notation};
use crate::{BySeat, Deal, Hand, Seat};

/// Hands of which not all need be told, nor have thirteen cards: where a position starts, or what one player knows.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct PartialDeal(BySeat<Option<Hand>>);

impl PartialDeal {
    /// Hands of at most thirteen cards that have no card in common; none otherwise.
    pub fn new(hands: BySeat<Option<Hand>>) -> Option<PartialDeal> {
        let mut all = Hand::EMPTY;
        for hand in hands.values().iter().flatten() {
            if hand.len() > 13 || !(all & *hand).is_empty() {
                return None;
            }
            all |= *hand;
        }
        Some(PartialDeal(hands))
    }

    /// The hands that are told.
    pub const fn hands(&self) -> &BySeat<Option<Hand>> {
        &self.0
    }

    /// The cards of all hands that are told.
    pub fn cards(&self) -> Hand {
        self.0.values().iter().flatten().fold(Hand::EMPTY, |all, hand| all | *hand)
    }

    /// The whole deal, where three full hands leave no doubt of the fourth.
    pub fn complete(&self) -> Option<Deal> {
        let rest = Hand::PACK - self.cards();
        Deal::new(self.0.map(|hand| hand.unwrap_or(rest)))
    }

    /// Shows the hands from this seat on.
    pub fn from_seat(&self, first: Seat) -> impl fmt::Display + use<> {
        Shown(*self, first)
    }
}

impl From<Deal> for PartialDeal {
    fn from(deal: Deal) -> PartialDeal {
        PartialDeal(deal.hands().map(Some))
    }
}

impl fmt::Display for PartialDeal {
    /// As PBN writes it, from North, with a dash for a hand that is not told.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Shown(*self, Seat::North).fmt(f)
    }
}

/// One hand of a deal, or a dash; its cards join those of the hands before.
pub(crate) fn read_hand(all: &mut Hand, reader: &mut Reader<'_>) -> Result<Option<Hand>, TextError> {
    if reader.eat('-') {
        return Ok(None);
    }
    let here = *reader;
    let hand = Hand::read_by_place(reader)?;
    if let Some(card) = (*all & hand).highest() {
        return here.fail(Problem::CardTwice(card));
    }
    if hand.len() > 13 {
        return here.fail(Problem::HandTooLong);
    }
    *all |= hand;
    Ok(Some(hand))
}

impl Read for PartialDeal {
    fn read(reader: &mut Reader<'_>) -> Result<PartialDeal, TextError> {
        let start = *reader;
        let mut all = Hand::EMPTY;
        let (_, hands) = read_by_seat(reader, |_, reader| read_hand(&mut all, reader))?;
        PartialDeal::new(hands).map_or_else(|| start.fail(Expected::Card), Ok)
    }
}

notation! {
    PartialDeal, "hands";
}
