use std::fmt;

use crate::deal::read_by_seat;
use crate::text::{Expected, Problem, Read, Reader, TextError, notation, pad};
use crate::{BySeat, Card, Cards, Denomination, Seat};

/// Four cards in rotation, or as many of them as were played so far.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Trick {
    /// Who leads to it.
    pub leader: Seat,
    /// The card of each.
    pub cards: BySeat<Option<Card>>,
}

impl Trick {
    /// A trick to which nobody has played.
    pub const fn led_by(leader: Seat) -> Trick {
        Trick { leader, cards: BySeat::new([None; 4]) }
    }

    /// The first in rotation who has not played; none when all have.
    pub fn next(&self) -> Option<Seat> {
        self.next_but_for(None)
    }

    /// The same where one player plays no card.
    #[inline]
    pub fn next_but_for(&self, omitted: Option<Seat>) -> Option<Seat> {
        // One byte a seat, all looked at together: whose turn it is cannot be foreseen, so nothing branches on it.
        let bytes = Seat::ALL.map(|seat| Card::bits_of(self.cards[seat]));
        let byte = |seat: Seat| u32::from(Card::BIT) << (8 * seat as u32);
        let all = u32::from_le_bytes([Card::BIT; 4]);
        let lacking = !u32::from_le_bytes(bytes) & all & !omitted.map_or(0, byte);
        let in_rotation = lacking.rotate_right(8 * self.leader as u32);
        (lacking != 0).then(|| self.leader.step((in_rotation.trailing_zeros() / 8) as u8))
    }

    /// Who wins it as it lies: the highest trump, otherwise the highest of the suit led.
    #[inline]
    pub fn winner(&self, denomination: Denomination) -> Option<Seat> {
        let led = Cards::suit(self.cards[self.leader]?.suit());
        let trumps = denomination.trump().map_or(Cards::EMPTY, Cards::suit);
        let strength = |card: Card| {
            (u8::from(trumps.contains(card)) << 7) | (u8::from(led.contains(card)) << 6) | card.index()
        };
        let of = |seat: &Seat| self.cards[*seat].map_or(0, strength);
        Seat::ALL.into_iter().max_by_key(of)
    }
}

impl fmt::Display for Trick {
    /// The leader and the cards from there on, with a dash for who has not played: `W:SA S2 - -`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let card = |steps| {
            self.cards[self.leader.step(steps)].map_or_else(|| "-".to_owned(), |card| card.to_string())
        };
        pad(f, format_args!("{}:{} {} {} {}", self.leader, card(0), card(1), card(2), card(3)))
    }
}

impl Read for Trick {
    fn read(reader: &mut Reader<'_>) -> Result<Trick, TextError> {
        let mut all = Cards::EMPTY;
        let (leader, cards) = read_by_seat(reader, |_, reader| {
            let here = *reader;
            if reader.eat('-') {
                return Ok(None);
            }
            let card = Card::read(reader).or_else(|_| here.fail(Expected::CardOrDash))?;
            if all.insert(card) { Ok(Some(card)) } else { here.fail(Problem::CardTwice(card)) }
        })?;
        Ok(Trick { leader, cards })
    }
}

notation! {
    Trick, "a trick";
}
