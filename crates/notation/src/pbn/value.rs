use std::fmt;

use openroom_cards::{
    Bid, BySeat, Call, Card, Cards, Contract, Deal, Denomination, Doubling, Hand, Seat, Suit, Vulnerability,
};

use super::word::{RANKS, Word, call, denomination};
use crate::Problem;

/// Why a value cannot be understood: where in it, and what was expected there.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Misread {
    /// How many characters into the value.
    pub at: usize,
    /// What is wrong.
    pub problem: Problem,
    /// What was expected.
    pub expected: &'static str,
}

impl Misread {
    pub(super) const fn new(at: usize, problem: Problem, expected: &'static str) -> Misread {
        Misread { at, problem, expected }
    }

    pub(super) const fn value(at: usize, expected: &'static str) -> Misread {
        Misread::new(at, Problem::BadValue, expected)
    }
}

/// A seat by its letter.
pub(super) fn seat(letter: char) -> Option<Seat> {
    Seat::ALL.into_iter().find(|seat| seat.letter() == letter.to_ascii_uppercase())
}

/// A seat that is the whole value.
pub(super) fn parse_seat(value: &str) -> Result<Seat, Misread> {
    const SEAT: &str = "N, E, S or W";
    let mut letters = value.chars();
    let seat = letters.next().and_then(seat).ok_or(Misread::value(0, SEAT))?;
    if letters.next().is_some() { Err(Misread::value(1, SEAT)) } else { Ok(seat) }
}

/// The vulnerability in any of the standard's spellings, and in some that programs use besides.
pub fn parse_vulnerability(value: &str) -> Result<Vulnerability, Misread> {
    match value.trim().to_ascii_lowercase().as_str() {
        "none" | "love" | "-" | "nil" => Ok(Vulnerability::None),
        "ns" | "n-s" | "n/s" => Ok(Vulnerability::NorthSouth),
        "ew" | "e-w" | "e/w" => Ok(Vulnerability::EastWest),
        "all" | "both" => Ok(Vulnerability::Both),
        _ => Err(Misread::value(0, "None, Love, -, NS, EW, All or Both")),
    }
}

/// The hands of a deal tag; a hand may be unknown, all may be short of cards.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct DealValue {
    /// Whose hand is written first.
    pub first: Seat,
    /// The hands that are known.
    pub hands: BySeat<Option<Hand>>,
}

impl DealValue {
    /// How many cards each known hand has.
    pub fn length(&self) -> u32 {
        self.hands.values().iter().flatten().next().map_or(0, |hand| hand.len())
    }

    /// The four whole hands, where all are known; three tell the fourth.
    pub fn deal(&self) -> Option<Deal> {
        let known = self.hands.values().iter().flatten().fold(Cards::EMPTY, |all, hand| all | *hand);
        let missing = self.hands.values().iter().filter(|hand| hand.is_none()).count();
        (missing <= 1).then(|| Deal::new(self.hands.map(|hand| hand.unwrap_or(!known)))).flatten()
    }
}

impl fmt::Display for DealValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.first)?;
        for steps in 0..4 {
            if steps > 0 {
                f.write_str(" ")?;
            }
            match self.hands[self.first.step(steps)] {
                Some(hand) => hand.fmt(f)?,
                None => f.write_str("-")?,
            }
        }
        Ok(())
    }
}

/// The hands of a deal tag.
pub fn parse_deal(value: &str) -> Result<DealValue, Misread> {
    const HANDS: &str = "four hands, each of four suits parted by points or a hyphen, parted by one space";
    let bytes = value.as_bytes();
    let first = value.chars().next().and_then(seat).ok_or(Misread::value(0, "N, E, S or W and a colon"))?;
    let mut at = 1;
    while bytes.get(at) == Some(&b' ') {
        at += 1;
    }
    if bytes.get(at) != Some(&b':') {
        return Err(Misread::value(at, "a colon"));
    }
    at += 1;
    let mut hands = BySeat::new([None; 4]);
    let mut seen = Cards::EMPTY;
    let mut lengths: Option<u32> = None;
    for steps in 0..4 {
        if steps > 0 {
            if bytes.get(at) != Some(&b' ') {
                return Err(Misread::value(at, HANDS));
            }
            at += 1;
        }
        let start = at;
        if bytes.get(at) == Some(&b'-') {
            at += 1;
            continue;
        }
        let hand = hand(value, &mut at, &mut seen)?;
        if hand.len() > 13 || lengths.is_some_and(|length| length != hand.len()) {
            let expected = "at most thirteen cards, and the same number in each hand";
            return Err(Misread::new(start, Problem::BadDeal, expected));
        }
        lengths = Some(hand.len());
        hands[first.step(steps)] = Some(hand);
    }
    if !value[at..].trim().is_empty() {
        return Err(Misread::value(at, "nothing after four hands"));
    }
    if lengths.is_none() {
        return Err(Misread::new(0, Problem::BadDeal, "at least one known hand"));
    }
    Ok(DealValue { first, hands })
}

fn hand(value: &str, at: &mut usize, seen: &mut Cards) -> Result<Hand, Misread> {
    let mut hand = Hand::EMPTY;
    for (place, suit) in Suit::ALL.into_iter().rev().enumerate() {
        if place > 0 {
            if value.as_bytes().get(*at) != Some(&b'.') {
                return Err(Misread::value(*at, "four suits parted by points"));
            }
            *at += 1;
        }
        while let Some(byte) = value.as_bytes().get(*at).filter(|byte| !matches!(byte, b'.' | b' ')) {
            let expected = "a rank: A, K, Q, J, T or 9 to 2";
            let rank = RANKS[usize::from(*byte)].ok_or(Misread::new(*at, Problem::BadRank, expected))?;
            let card = Card::new(suit, rank);
            if !seen.insert(card) {
                return Err(Misread::new(*at, Problem::RepeatedCard, "each card once"));
            }
            hand.insert(card);
            *at += 1;
        }
    }
    Ok(hand)
}

/// What a contract tag says.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum ContractValue {
    /// All four passed.
    PassedOut,
    /// A bid, perhaps doubled.
    Bid(Bid, Doubling),
    /// Only the denomination, as an end position has it.
    Denomination(Denomination),
}

impl ContractValue {
    /// The denomination; none where all passed.
    pub const fn denomination(self) -> Option<Denomination> {
        match self {
            ContractValue::PassedOut => None,
            ContractValue::Bid(bid, _) => Some(bid.denomination()),
            ContractValue::Denomination(denomination) => Some(denomination),
        }
    }

    /// The contract of this declarer; none where no bid is known.
    pub const fn by(self, declarer: Seat) -> Option<Contract> {
        match self {
            ContractValue::Bid(bid, doubling) => Some(Contract { bid, doubling, declarer }),
            ContractValue::PassedOut | ContractValue::Denomination(_) => None,
        }
    }
}

impl fmt::Display for ContractValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContractValue::PassedOut => f.write_str("Pass"),
            ContractValue::Bid(bid, doubling) => write!(f, "{bid}{doubling}"),
            ContractValue::Denomination(denomination) => denomination.fmt(f),
        }
    }
}

/// What a contract tag says.
pub fn parse_contract(value: &str) -> Result<ContractValue, Misread> {
    if value.eq_ignore_ascii_case("pass") {
        return Ok(ContractValue::PassedOut);
    }
    if let Some((denomination, true)) = denomination(value.as_bytes()) {
        return Ok(ContractValue::Denomination(denomination));
    }
    let bid = value.trim_end_matches(['X', 'x']);
    let doubling = match value.len() - bid.len() {
        0 => Doubling::Undoubled,
        1 => Doubling::Doubled,
        2 => Doubling::Redoubled,
        _ => return Err(Misread::value(bid.len() + 2, "at most XX")),
    };
    match call(bid) {
        Ok((Word::Call(Call::Bid(bid)), _)) => Ok(ContractValue::Bid(bid, doubling)),
        Err((problem @ Problem::BadDenomination, expected)) => Err(Misread::new(1, problem, expected)),
        _ => Err(Misread::value(0, "Pass, or a bid with X or XX after it")),
    }
}

/// Who declares, and whether it is the partner of the one who should.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Declarer {
    /// Who.
    pub seat: Seat,
    /// Marked as swapped with dummy.
    pub swapped: bool,
}

/// Who declares.
pub fn parse_declarer(value: &str) -> Result<Declarer, Misread> {
    match value.strip_prefix('^') {
        Some(rest) => Ok(Declarer {
            seat: parse_seat(rest).map_err(|misread| Misread { at: misread.at + 1, ..misread })?,
            swapped: true,
        }),
        None => Ok(Declarer { seat: parse_seat(value)?, swapped: false }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deal_is_written_as_it_was_read() {
        let text = "W:KQT2.AT.J6542.85 - A8654.KQ5.T.QJT6 -";
        assert_eq!(parse_deal(text).unwrap().to_string(), text);
        assert_eq!(parse_deal("N:").unwrap_err().at, 2);
        assert_eq!(parse_deal("").unwrap_err().at, 0);
    }

    #[test]
    fn contracts() {
        assert_eq!(parse_contract("3NTXX").unwrap().to_string(), "3NTXX");
        assert_eq!(parse_contract("5NoTrump").unwrap_err().problem, Problem::BadDenomination);
        assert!(parse_contract("X").is_err());
        assert!(parse_contract("é").is_err());
    }
}
