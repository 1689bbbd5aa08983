use std::fmt;

use crate::text::{Expected, Problem, Read, Reader, TextError, notation, pad};
use crate::{BySeat, Hand, PartialDeal, Seat};

/// The four hands of a board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Deal(BySeat<Hand>);

impl Deal {
    /// Four hands of thirteen different cards each; none otherwise.
    pub fn new(hands: BySeat<Hand>) -> Option<Deal> {
        let all = hands.values().iter().fold(Hand::EMPTY, |all, hand| all | *hand);
        (all == Hand::PACK && hands.values().iter().all(|hand| hand.len() == 13)).then_some(Deal(hands))
    }

    /// Four hands that are known to be a deal.
    pub(crate) fn from_parts(hands: BySeat<Hand>) -> Deal {
        debug_assert!(Deal::new(hands).is_some());
        Deal(hands)
    }

    /// The hands.
    pub const fn hands(&self) -> &BySeat<Hand> {
        &self.0
    }

    /// Shows the deal from this seat on, as PBN does from the dealer.
    pub fn from_seat(&self, first: Seat) -> impl fmt::Display + use<> {
        Shown(PartialDeal::from(*self), first)
    }
}

/// A deal as PBN writes it, from this seat on.
pub(crate) struct Shown(pub(crate) PartialDeal, pub(crate) Seat);

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hand = |steps| {
            self.0.hands()[self.1.step(steps)].map_or_else(|| "-".to_owned(), |hand| hand.to_string())
        };
        pad(f, format_args!("{}:{} {} {} {}", self.1, hand(0), hand(1), hand(2), hand(3)))
    }
}

impl fmt::Display for Deal {
    /// As PBN writes it, from North.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        PartialDeal::from(*self).fmt(f)
    }
}

/// Reads `N:` and something of each seat from there on, parted by blanks.
pub(crate) fn read_by_seat<T: Copy + Default>(
    reader: &mut Reader<'_>,
    mut read: impl FnMut(Seat, &mut Reader<'_>) -> Result<T, TextError>,
) -> Result<(Seat, BySeat<T>), TextError> {
    let first = Seat::read(reader)?;
    if !reader.eat(':') {
        return reader.fail(Expected::Colon);
    }
    reader.blanks();
    let mut values = BySeat::default();
    for steps in 0..4 {
        let seat = first.step(steps);
        if steps > 0 && !reader.blanks() {
            return reader.fail(Expected::Space);
        }
        values[seat] = read(seat, reader)?;
    }
    Ok((first, values))
}

impl Read for Deal {
    fn read(reader: &mut Reader<'_>) -> Result<Deal, TextError> {
        let start = *reader;
        let mut all = Hand::EMPTY;
        let (_, hands) = read_by_seat(reader, |seat, reader| {
            let here = *reader;
            match crate::partial::read_hand(&mut all, reader)? {
                None => here.fail(Problem::HandUnknown(seat)),
                Some(hand) if hand.len() != 13 => here.fail(Problem::HandSize { seat, cards: hand.len() }),
                Some(hand) => Ok(hand),
            }
        })?;
        Deal::new(hands).map_or_else(|| start.fail(Expected::Card), Ok)
    }
}

notation! {
    Deal, "a deal";
}
