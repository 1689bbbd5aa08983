use std::fmt;

use crate::text::{Expected, Read, Reader, TextError, notation};

/// One of the four suits, in ascending rank.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Suit {
    /// Clubs.
    Clubs,
    /// Diamonds.
    Diamonds,
    /// Hearts.
    Hearts,
    /// Spades.
    Spades,
}

impl Suit {
    /// The four suits, clubs first.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// The letter of this suit: C, D, H or S.
    pub const fn letter(self) -> char {
        ['C', 'D', 'H', 'S'][self as usize]
    }

    /// The symbol of this suit.
    pub const fn symbol(self) -> char {
        ['♣', '♦', '♥', '♠'][self as usize]
    }

    /// Whether this is hearts or spades.
    pub const fn is_major(self) -> bool {
        matches!(self, Suit::Hearts | Suit::Spades)
    }
}

impl fmt::Display for Suit {
    /// The letter, or with `#` the symbol.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Denomination::from(*self).fmt(f)
    }
}

impl Read for Suit {
    fn read(reader: &mut Reader<'_>) -> Result<Suit, TextError> {
        let suit = reader.take(|next| match next {
            'C' | 'c' | '♣' | '♧' => Some(Suit::Clubs),
            'D' | 'd' | '♦' | '♢' => Some(Suit::Diamonds),
            'H' | 'h' | '♥' | '♡' => Some(Suit::Hearts),
            'S' | 's' | '♠' | '♤' => Some(Suit::Spades),
            _ => None,
        });
        let Some(suit) = suit else { return reader.fail(Expected::Suit) };
        // Symbols typed on telephones carry a selector that asks for the coloured picture.
        let _ = reader.eat('\u{FE0E}') || reader.eat('\u{FE0F}');
        Ok(suit)
    }
}

/// A suit or no trump, in ascending rank.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Denomination {
    /// Clubs.
    Clubs,
    /// Diamonds.
    Diamonds,
    /// Hearts.
    Hearts,
    /// Spades.
    Spades,
    /// No trump.
    NoTrump,
}

impl Denomination {
    /// The five denominations, clubs first.
    pub const ALL: [Denomination; 5] = [
        Denomination::Clubs,
        Denomination::Diamonds,
        Denomination::Hearts,
        Denomination::Spades,
        Denomination::NoTrump,
    ];

    /// The trump suit; none in no trump.
    pub const fn trump(self) -> Option<Suit> {
        match self {
            Denomination::Clubs => Some(Suit::Clubs),
            Denomination::Diamonds => Some(Suit::Diamonds),
            Denomination::Hearts => Some(Suit::Hearts),
            Denomination::Spades => Some(Suit::Spades),
            Denomination::NoTrump => None,
        }
    }

    /// C, D, H, S or NT.
    pub const fn letters(self) -> &'static str {
        ["C", "D", "H", "S", "NT"][self as usize]
    }

    /// The symbol of the suit, or NT.
    pub const fn symbols(self) -> &'static str {
        ["♣", "♦", "♥", "♠", "NT"][self as usize]
    }
}

impl From<Suit> for Denomination {
    fn from(suit: Suit) -> Denomination {
        Denomination::ALL[suit as usize]
    }
}

impl fmt::Display for Denomination {
    /// The letters, or with `#` the symbol.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(if f.alternate() { self.symbols() } else { self.letters() })
    }
}

impl Read for Denomination {
    fn read(reader: &mut Reader<'_>) -> Result<Denomination, TextError> {
        if reader.eat_word("NT") || reader.eat_word("N") {
            return Ok(Denomination::NoTrump);
        }
        let here = *reader;
        Suit::read(reader).map(Denomination::from).or_else(|_| here.fail(Expected::Denomination))
    }
}

notation! {
    Suit, "a suit";
    Denomination, "a denomination";
}
