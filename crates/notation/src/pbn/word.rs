use std::fmt;

use openroom_cards::{Bid, Call, Card, Denomination, Level, Rank, Suit};

use super::game::Comment;
use crate::Problem;

/// A mark of an irregularity.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// The bid is insufficient.
    Insufficient,
    /// The player was skipped.
    Skipped,
    /// The card is a revoke.
    Revoke,
    /// The lead was made out of turn.
    LeadOutOfTurn,
}

impl Mark {
    const ALL: [Mark; 4] = [Mark::Insufficient, Mark::Skipped, Mark::Revoke, Mark::LeadOutOfTurn];

    /// The letter after the caret.
    pub const fn letter(self) -> char {
        match self {
            Mark::Insufficient => 'I',
            Mark::Skipped => 'S',
            Mark::Revoke => 'R',
            Mark::LeadOutOfTurn => 'L',
        }
    }

    pub(super) fn from_letter(letter: char) -> Option<Mark> {
        Mark::ALL.into_iter().find(|mark| mark.letter() == letter.to_ascii_uppercase())
    }
}

/// One thing in an auction or play section.
#[derive(Clone, PartialEq, Debug)]
pub enum Word {
    /// A call.
    Call(Call),
    /// A card.
    Card(Card),
    /// All who are left pass.
    AllPass,
    /// Nobody's place: before the dealer, or no card played.
    Dash,
    /// The end before its time.
    End,
    /// To be continued.
    Continued,
    /// A mark of an irregularity.
    Mark(Mark),
    /// An annotation by one or two exclamation or question marks, as its number from 1 to 6.
    Suffix(u8),
    /// An annotation by number.
    Nag(u8),
    /// A reference to a note.
    Note(u8),
    /// A comment.
    Comment(Comment),
    /// What could not be understood, kept.
    Unknown(Box<str>),
}

const SUFFIXES: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

impl Word {
    /// Whether it takes a player's place in a row.
    pub(super) fn takes_place(&self) -> bool {
        match self {
            Word::Call(_) | Word::Card(_) | Word::AllPass | Word::Dash | Word::Continued => true,
            Word::Mark(mark) => *mark == Mark::Skipped,
            Word::Unknown(text) => !text.starts_with(['$', '=', '^', '!', '?', ']', '"']),
            Word::End | Word::Suffix(_) | Word::Nag(_) | Word::Note(_) | Word::Comment(_) => false,
        }
    }

    pub(super) fn suffix(text: &str) -> Option<Word> {
        SUFFIXES.iter().zip(1..).find(|(suffix, _)| **suffix == text).map(|(_, number)| Word::Suffix(number))
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Word::Call(Call::Pass) => f.write_str("Pass"),
            Word::Call(call) => call.fmt(f),
            Word::Card(card) => card.fmt(f),
            Word::AllPass => f.write_str("AP"),
            Word::Dash => f.write_str("-"),
            Word::End => f.write_str("*"),
            Word::Continued => f.write_str("+"),
            Word::Mark(mark) => write!(f, "^{}", mark.letter()),
            Word::Suffix(number) => {
                f.write_str(SUFFIXES.get(usize::from(*number).wrapping_sub(1)).unwrap_or(&""))
            }
            Word::Nag(number) => write!(f, "${number}"),
            Word::Note(number) => write!(f, "={number}="),
            Word::Comment(comment) => f.write_str(&comment.text),
            Word::Unknown(text) => f.write_str(text),
        }
    }
}

/// A word that was read, and what was wrong with it though it was understood.
pub(super) type Spelled = Result<(Word, Option<(Problem, &'static str)>), (Problem, &'static str)>;

/// A call as files write it; understood in more spellings than the standard has.
pub(super) fn call(text: &str) -> Spelled {
    const SPELLING: &str = "Pass, X, XX, AP or a bid such as 1NT";
    let exact = |word| Ok((word, None));
    let odd = |word| Ok((word, Some((Problem::BadCall, SPELLING))));
    let bytes = text.as_bytes();
    if let [level @ b'1'..=b'7', rest @ ..] = bytes {
        let Some(level) = Level::new(level - b'0') else { return Err((Problem::BadCall, SPELLING)) };
        let (denomination, spelled) =
            denomination(rest).ok_or((Problem::BadDenomination, "C, D, H, S or NT"))?;
        let word = Word::Call(Call::Bid(Bid::new(level, denomination)));
        return Ok((word, (!spelled).then_some((Problem::BadDenomination, "C, D, H, S or NT"))));
    }
    match text {
        "Pass" => exact(Word::Call(Call::Pass)),
        "X" => exact(Word::Call(Call::Double)),
        "XX" => exact(Word::Call(Call::Redouble)),
        "AP" => exact(Word::AllPass),
        _ if text.eq_ignore_ascii_case("pass") => exact(Word::Call(Call::Pass)),
        _ if text.eq_ignore_ascii_case("x") => exact(Word::Call(Call::Double)),
        _ if text.eq_ignore_ascii_case("xx") => exact(Word::Call(Call::Redouble)),
        _ if text.eq_ignore_ascii_case("ap") => exact(Word::AllPass),
        _ if ["p", "nb"].iter().any(|way| text.eq_ignore_ascii_case(way)) => odd(Word::Call(Call::Pass)),
        _ if ["d", "dbl", "double"].iter().any(|way| text.eq_ignore_ascii_case(way)) => {
            odd(Word::Call(Call::Double))
        }
        _ if ["r", "rdbl", "redouble"].iter().any(|way| text.eq_ignore_ascii_case(way)) => {
            odd(Word::Call(Call::Redouble))
        }
        _ => Err((Problem::BadCall, SPELLING)),
    }
}

/// A denomination, and whether it is spelled as the standard has it.
pub(super) fn denomination(text: &[u8]) -> Option<(Denomination, bool)> {
    match text {
        [b'C' | b'c'] => Some((Denomination::Clubs, true)),
        [b'D' | b'd'] => Some((Denomination::Diamonds, true)),
        [b'H' | b'h'] => Some((Denomination::Hearts, true)),
        [b'S' | b's'] => Some((Denomination::Spades, true)),
        [b'N' | b'n', b'T' | b't'] => Some((Denomination::NoTrump, true)),
        [b'N' | b'n'] => Some((Denomination::NoTrump, false)),
        _ => None,
    }
}

/// A card as files write it: suit, then rank.
pub(super) fn card(text: &str) -> Spelled {
    if let &[first, second] = text.as_bytes()
        && let (Some(suit), Some(rank)) = (suit(char::from(first)), RANKS[usize::from(second)])
    {
        return Ok((Word::Card(Card::new(suit, rank)), None));
    }
    let mut letters = text.chars();
    let suit = letters.next().and_then(suit).ok_or((Problem::BadSuit, "a suit letter: S, H, D or C"))?;
    let rest = letters.as_str();
    if rest == "10" {
        let odd = Some((Problem::BadRank, "T for the ten"));
        return Ok((Word::Card(Card::new(suit, Rank::Ten)), odd));
    }
    let mut letters = rest.chars();
    match (letters.next().and_then(rank), letters.next()) {
        (Some(rank), None) => Ok((Word::Card(Card::new(suit, rank)), None)),
        _ => Err((Problem::BadRank, "one rank letter: A, K, Q, J, T or 9 to 2")),
    }
}

pub(super) fn suit(letter: char) -> Option<Suit> {
    match letter {
        'S' | 's' => Some(Suit::Spades),
        'H' | 'h' => Some(Suit::Hearts),
        'D' | 'd' => Some(Suit::Diamonds),
        'C' | 'c' => Some(Suit::Clubs),
        _ => None,
    }
}

pub(super) fn rank(letter: char) -> Option<Rank> {
    u8::try_from(letter).ok().and_then(|byte| RANKS[usize::from(byte)])
}

/// The rank of each letter.
pub(super) const RANKS: [Option<Rank>; 256] = {
    let mut ranks = [None; 256];
    let letters = b"23456789TJQKA";
    let mut index = 0;
    while index < letters.len() {
        ranks[letters[index] as usize] = Some(Rank::ALL[index]);
        ranks[letters[index].to_ascii_lowercase() as usize] = Some(Rank::ALL[index]);
        index += 1;
    }
    ranks
};
