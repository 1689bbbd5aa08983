//! What was told of a hand, from its words.

use std::fmt;
use std::str::FromStr;

use openroom_cards::{BySuit, Card, Seat, Suit};

use super::{HandConstraint, Range};

/// A hand and the kinds of hands of which it is one.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// Whose hand.
    pub seat: Seat,
    /// The kinds.
    pub one_of: Vec<HandConstraint>,
}

/// Why the words tell nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotTold {
    /// There is no seat and colon at the beginning.
    Seat,
    /// This part is none of those that are known.
    Part(String),
    /// From more to less.
    Backwards(String),
}

impl fmt::Display for NotTold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotTold::Seat => f.write_str("begin with a seat and a colon, as in \"W: 12-14\""),
            NotTold::Part(part) => write!(
                f,
                "{part:?} is none of 12-14 or 12+ (points), S5, S5+ or S2-4 (length), balanced, holds SA, lacks SA"
            ),
            NotTold::Backwards(part) => write!(f, "{part:?} goes from more to less"),
        }
    }
}

impl std::error::Error for NotTold {}

impl FromStr for Told {
    type Err = NotTold;

    fn from_str(text: &str) -> Result<Told, NotTold> {
        let (seat, rest) = text.split_once(':').ok_or(NotTold::Seat)?;
        let seat = seat.trim().parse().map_err(|_| NotTold::Seat)?;
        Ok(Told { seat, one_of: kinds(rest)? })
    }
}

/// The kinds of hands that words tell of: `12-14, S5+, H2-3, holds SA, lacks HK`, several kinds parted by `or`.
pub fn kinds(text: &str) -> Result<Vec<HandConstraint>, NotTold> {
    text.split(" or ").map(kind).collect()
}

fn kind(text: &str) -> Result<HandConstraint, NotTold> {
    let mut kind = HandConstraint::ANY;
    for part in text.split(',').map(str::trim) {
        let unknown = || NotTold::Part(part.to_owned());
        if part.eq_ignore_ascii_case("balanced") {
            kind.lengths = BySuit::new([Range::new(2, 5); 4]);
        } else if let Some(cards) = part.strip_prefix("holds ").or(part.strip_prefix("lacks ")) {
            for card in cards.split_whitespace() {
                let card: Card = card.parse().map_err(|_| unknown())?;
                if part.starts_with("holds") {
                    kind.holds.insert(card)
                } else {
                    kind.lacks.insert(card)
                };
            }
        } else if let Some(suit) = part.get(..1).and_then(|first| first.parse::<Suit>().ok()) {
            kind.lengths[suit] = range(part, &part[1..]).ok_or_else(unknown)??;
        } else {
            let number = part.trim_end_matches("points").trim_end_matches("hcp").trim();
            kind.points = range(part, number).ok_or_else(unknown)??;
        }
    }
    Ok(kind)
}

/// `5`, `5+` or `2-4`; none where it is something else.
fn range(part: &str, text: &str) -> Option<Result<Range, NotTold>> {
    let number = |text: &str| text.trim().parse::<u8>().ok();
    if let Some(least) = text.strip_suffix('+') {
        return number(least).map(|least| Ok(Range::new(least, u8::MAX)));
    }
    let (least, most) = match text.split_once('-') {
        Some((least, most)) => (number(least)?, number(most)?),
        None => (number(text)?, number(text)?),
    };
    Some(if least <= most { Ok(Range::new(least, most)) } else { Err(NotTold::Backwards(part.to_owned())) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_are_told_in_words() {
        let told: Told =
            "W: 12-14, S5+, H2-3, holds SA DK, lacks HK or 20+ points, balanced".parse().unwrap();
        assert_eq!((told.seat, told.one_of.len()), (Seat::West, 2));
        let first = &told.one_of[0];
        assert_eq!(first.points, Range::new(12, 14));
        assert_eq!(first.lengths[Suit::Spades], Range::new(5, u8::MAX));
        assert_eq!(first.lengths[Suit::Hearts], Range::new(2, 3));
        assert_eq!((first.holds.len(), first.lacks.len()), (2, 1));
        assert_eq!(told.one_of[1].lengths[Suit::Clubs], Range::new(2, 5));
    }

    #[test]
    fn words_that_tell_nothing_are_refused() {
        for (text, why) in [
            ("12-14", NotTold::Seat),
            ("Q: 12-14", NotTold::Seat),
            ("W: strong", NotTold::Part("strong".to_owned())),
            ("W: S", NotTold::Part("S".to_owned())),
            ("W: holds XX", NotTold::Part("holds XX".to_owned())),
            ("W: 14-12", NotTold::Backwards("14-12".to_owned())),
            ("W: Ж5", NotTold::Part("Ж5".to_owned())),
        ] {
            assert_eq!(text.parse::<Told>(), Err(why), "{text}");
        }
    }
}
