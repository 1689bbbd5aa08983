//! A result as a phone enters it.

use openroom_cards::{Bid, Card, Contract, Denomination, Doubling, Level, Outcome, Rank, Seat, Suit};
use openroom_tournament::Score;

use crate::acts::Posted;
use crate::scene::suit_class;
use crate::words::Words;
use crate::wrong::Wrong;

/// A button of the form: value, text, class.
pub(crate) type Tap = (String, String, &'static str);

/// The buttons of the form.
pub(crate) struct Taps {
    /// The denominations.
    pub(crate) denominations: Vec<Tap>,
    /// The four players.
    pub(crate) seats: Vec<Tap>,
    /// The suits of the lead.
    pub(crate) suits: Vec<Tap>,
    /// The ranks of the lead.
    pub(crate) ranks: Vec<Tap>,
    /// For each level its tricks: value, over or under.
    pub(crate) tricks: Vec<(u8, Vec<Tap>)>,
}

const SUITS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

impl Taps {
    /// The buttons in this language.
    pub(super) fn of(w: Words) -> Taps {
        let suit =
            |suit: Suit| (suit.letter().to_string(), suit.symbol().to_string(), suit_class(suit.into()));
        let denominations = SUITS.iter().rev().map(|one| suit(*one));
        let notrump = ("NT".to_owned(), w.denomination(Denomination::NoTrump), "nt");
        let level = |level: u8| {
            let need = level + 6;
            let made = (need..=13).map(|tricks| (tricks, tricks - need));
            let made = made.map(|(tricks, over)| match over {
                0 => (tricks.to_string(), "=".to_owned(), "made"),
                _ => (tricks.to_string(), format!("+{over}"), "made"),
            });
            let down =
                (0..need).rev().map(|tricks| (tricks.to_string(), format!("−{}", need - tricks), "down"));
            (level, made.chain(down).collect())
        };
        let mut ranks: Vec<Rank> = Card::all().map(Card::rank).take(13).collect();
        ranks.sort_unstable();
        Taps {
            denominations: denominations.chain([notrump]).collect(),
            seats: Seat::ALL
                .into_iter()
                .map(|seat| (seat.letter().to_string(), w.seat_letter(seat).to_owned(), named(w, seat)))
                .collect(),
            suits: SUITS.iter().map(|one| suit(*one)).collect(),
            ranks: ranks.iter().rev().map(|rank| (rank.letter().to_string(), w.rank(*rank), "")).collect(),
            tricks: (1..=7).map(level).collect(),
        }
    }
}

/// The name of a seat, where its letter alone may be misread.
fn named(w: Words, seat: Seat) -> &'static str {
    if w.letters_need_names() { w.seat(seat) } else { "" }
}

/// The result that a form says, with the lead where it names one.
pub(super) fn read(form: &Posted) -> Result<(Score, Option<Card>), Wrong> {
    let missing = || Wrong::Malformed("wrong-result");
    let lacks = |key: &'static str| move || Wrong::Malformed(key);
    let level = match form.get("level").ok_or_else(lacks("missing-level"))? {
        "passed" => return Ok((Score::Result(Outcome::PassedOut), None)),
        "not-played" => return Ok((Score::NotPlayed, None)),
        level => level.parse().ok().and_then(Level::new).ok_or_else(missing)?,
    };
    let denomination = match form.get("denomination").ok_or_else(lacks("missing-denomination"))? {
        "C" => Denomination::Clubs,
        "D" => Denomination::Diamonds,
        "H" => Denomination::Hearts,
        "S" => Denomination::Spades,
        "NT" => Denomination::NoTrump,
        _ => return Err(missing()),
    };
    let doubling = match form.get("doubling") {
        None | Some("") => Doubling::Undoubled,
        Some("X") => Doubling::Doubled,
        Some("XX") => Doubling::Redoubled,
        Some(_) => return Err(missing()),
    };
    let declarer = form.get("declarer").ok_or_else(lacks("missing-declarer"))?;
    let declarer: Seat = declarer.parse().map_err(|_| missing())?;
    let tricks = form.get(&format!("tricks-{}", level.get())).or_else(|| form.get("tricks"));
    let tricks: u8 = tricks.ok_or_else(lacks("missing-tricks"))?.parse().map_err(|_| missing())?;
    let lead = match (form.get("lead-suit"), form.get("lead-rank")) {
        (Some(suit), Some(rank)) if !suit.is_empty() && !rank.is_empty() => {
            Some(format!("{suit}{rank}").parse::<Card>().map_err(|_| missing())?)
        }
        (suit, rank) if suit.is_none_or(str::is_empty) && rank.is_none_or(str::is_empty) => None,
        _ => return Err(Wrong::Malformed("missing-lead")),
    };
    let contract = Contract { bid: Bid::new(level, denomination), doubling, declarer };
    Ok((Score::Result(Outcome::Played { contract, tricks }), lead))
}

/// A result in letters, as it is written in any of our languages: `4SN+1`, `4♠ O +1`, `3SA V −2`, `PASS`.
pub(super) fn written(text: &str) -> Option<Outcome> {
    let plain: String =
        text.to_uppercase().chars().filter(|sign| !sign.is_whitespace()).map(letter).collect();
    let (level, rest) = plain.split_at_checked(1)?;
    let notrump = ["NT", "SA", "BA", "T"].into_iter().find_map(|name| rest.strip_prefix(name));
    let (denomination, rest) = match notrump {
        Some(rest) => ("NT", rest),
        None => rest.split_at_checked(1)?,
    };
    let rest = rest.replace(['O', 'Ø'], "E").replace('V', "W");
    let read = || format!("{level}{denomination}{rest}").parse().ok();
    plain.parse().ok().or_else(read)
}

fn letter(sign: char) -> char {
    match sign {
        '♠' => 'S',
        '♥' => 'H',
        '♦' => 'D',
        '♣' => 'C',
        '×' => 'X',
        '−' | '–' => '-',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::written;

    #[test]
    fn results_are_read_as_every_language_writes_them() {
        for (text, plain) in [
            ("4SN+1", "4SN+1"),
            ("4♠ n +1", "4SN+1"),
            ("3SA O −2", "3NTE-2"),
            ("3 BA × W =", "3NTXW="),
            ("1T V =", "1NTW="),
            ("2hø-1", "2HE-1"),
            ("pass", "PASS"),
        ] {
            assert_eq!(written(text), plain.parse().ok(), "{text}");
            assert!(written(text).is_some(), "{text}");
        }
        for text in ["", "4", "9SN=", "4SQ+1", "♠"] {
            assert_eq!(written(text), None, "{text}");
        }
    }
}
