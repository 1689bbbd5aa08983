use std::fmt;
use std::num::NonZeroU8;

use crate::Suit;
use crate::text::{Expected, Read, Reader, TextError, notation, pad};

/// The rank of a card, two low.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Rank {
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace,
}

impl Rank {
    /// The thirteen ranks, two first.
    pub const ALL: [Rank; 13] = [
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
        Rank::Ace,
    ];

    /// The letter of this rank: 2 to 9, T, J, Q, K or A.
    pub const fn letter(self) -> char {
        b"23456789TJQKA"[self as usize] as char
    }

    /// Whether this is an honour: ten or higher.
    pub const fn is_honour(self) -> bool {
        self as u8 >= Rank::Ten as u8
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        pad(f, format_args!("{}", self.letter()))
    }
}

impl Read for Rank {
    fn read(reader: &mut Reader<'_>) -> Result<Rank, TextError> {
        if reader.eat_word("10") {
            return Ok(Rank::Ten);
        }
        let rank =
            reader.take(|next| Rank::ALL.into_iter().find(|rank| rank.letter() == next.to_ascii_uppercase()));
        rank.map_or_else(|| reader.fail(Expected::Rank), Ok)
    }
}

/// One of the 52 cards: its index with one bit more, so that no card needs no room of its own.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(NonZeroU8);

impl Card {
    /// The card of a suit and a rank.
    pub const fn new(suit: Suit, rank: Rank) -> Card {
        Card::at(suit as u8 * 13 + rank as u8)
    }

    /// The bit that every card has beside its index.
    pub(crate) const BIT: u8 = 0x40;

    const fn at(index: u8) -> Card {
        match NonZeroU8::new(index | Card::BIT) {
            Some(bits) => Card(bits),
            None => unreachable!(),
        }
    }

    /// The card with its bit; 0 for none.
    pub(crate) const fn bits_of(card: Option<Card>) -> u8 {
        match card {
            Some(card) => card.0.get(),
            None => 0,
        }
    }

    /// The card with this index, clubs first and twos first; none past 51.
    pub const fn from_index(index: u8) -> Option<Card> {
        if index < 52 { Some(Card::at(index)) } else { None }
    }

    /// 0 for the two of clubs to 51 for the ace of spades.
    pub const fn index(self) -> u8 {
        self.0.get() & (Card::BIT - 1)
    }

    /// The suit.
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.index() / 13) as usize]
    }

    /// The rank.
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.index() % 13) as usize]
    }

    /// All 52 cards.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..52).map(Card::at)
    }
}

impl fmt::Display for Card {
    /// Suit and rank, `SA`; with `#` the symbol of the suit.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let suit = if f.alternate() { self.suit().symbol() } else { self.suit().letter() };
        pad(f, format_args!("{suit}{}", self.rank().letter()))
    }
}

impl Read for Card {
    /// Suit and rank in either order.
    fn read(reader: &mut Reader<'_>) -> Result<Card, TextError> {
        let here = *reader;
        if let Ok(suit) = Suit::read(reader) {
            return Ok(Card::new(suit, Rank::read(reader)?));
        }
        match Rank::read(reader) {
            Ok(rank) => Ok(Card::new(Suit::read(reader)?, rank)),
            Err(_) => here.fail(Expected::Card),
        }
    }
}

notation! {
    Rank, "a rank";
    Card, "a card";
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
