use openroom_cards::{BySeat, Cards, Deal, Hand, Rank, Seat, Suit};

use super::{Boards, MOST, Numbered, card, game, number};
use crate::loss::{Losses, Lost};
use crate::pbn::{Game, Read};
use crate::{Complaint, Place, Problem, ReadError};

/// The formats of fixed records.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Packing {
    /// Card numbers of three hands, padded to 128 bytes.
    Bri,
    /// Suit signs and ranks of four hands, padded to 128 bytes.
    Dge,
    /// Both, and ten bytes for the machine.
    Dup,
}

const BRI: usize = 78;
const DGE: usize = 68;
/// The suit signs of the PC character set, spades first.
const SIGNS: [u8; 4] = [6, 3, 4, 5];

impl Packing {
    /// The bytes of one record.
    pub const fn record(self) -> usize {
        match self {
            Packing::Bri | Packing::Dge => 128,
            Packing::Dup => BRI + DGE + 10,
        }
    }
}

/// Reads the boards of a file, numbered from one or from where the file says.
pub fn read_packed(packing: Packing, bytes: &[u8]) -> Result<Vec<Read>, ReadError> {
    if bytes.len() / packing.record() > MOST {
        return Err(ReadError::TooLarge { place: Place::new(1, 1), what: "file" });
    }
    if bytes.is_empty() {
        return Err(ReadError::NotThisFormat { place: Place::new(1, 1), expected: "at least one record" });
    }
    let mut reads: Vec<Read> = Vec::new();
    for (index, record) in bytes.chunks(packing.record()).enumerate() {
        let place = |at: usize| Place::new(index as u32 + 1, at as u32 + 1);
        if record.iter().all(|byte| matches!(byte, 0 | 0x1A | b'\r' | b'\n' | b' ')) {
            continue;
        }
        let mut read = Read::default();
        let hands = match packing {
            Packing::Bri | Packing::Dup => numbers(record),
            Packing::Dge => signs(record),
        };
        match hands {
            Ok(deal) => {
                if record.len() < packing.record() {
                    let expected = match packing {
                        Packing::Bri | Packing::Dge => "a record of 128 bytes",
                        Packing::Dup => "a record of 156 bytes",
                    };
                    let at = place(record.len());
                    read.complaints.push(Complaint::new(at, Problem::Truncated, "", expected));
                }
                read.game = game(index as u32 + first_board(packing, bytes), &deal);
                if packing == Packing::Dup
                    && let Some(shown) = record.get(BRI..BRI + DGE)
                    && shown.iter().any(|byte| *byte != b' ')
                    && signs(shown).ok() != Some(deal)
                {
                    let expected = "the same hands in both parts of the record";
                    read.complaints.push(Complaint::new(place(BRI), Problem::BadRecord, "", expected));
                }
            }
            Err(at) => {
                let problem = if at >= record.len() { Problem::Truncated } else { Problem::BadRecord };
                let expected = match packing {
                    Packing::Bri | Packing::Dup => "39 different card numbers of two digits",
                    Packing::Dge => "four hands of thirteen different cards after suit signs",
                };
                read.complaints.push(Complaint::new(place(at), problem, "", expected));
            }
        }
        reads.push(read);
    }
    if let (Some(last), Some(missing)) = (reads.last_mut(), missing(packing, bytes)) {
        let place = Place::new((bytes.len() / packing.record()) as u32 + 1, 1);
        let expected = "the boards of these numbers, which the file names";
        last.complaints.push(Complaint::new(place, Problem::Truncated, &missing, expected));
    }
    if reads.iter().all(|read| read.game.is_bare()) {
        let place =
            reads.first().and_then(|read| read.complaints.first()).map_or(Place::new(1, 1), |c| c.place);
        return Err(ReadError::NotThisFormat { place, expected: "a record of hands" });
    }
    Ok(reads)
}

/// The lowest board of the set, as the machine's bytes of a DUP file have it.
fn first_board(packing: Packing, bytes: &[u8]) -> u32 {
    machine_number(packing, bytes, 2).unwrap_or(1)
}

/// A board number among the machine's bytes of the first record.
fn machine_number(packing: Packing, bytes: &[u8], at: usize) -> Option<u32> {
    let start = match packing {
        Packing::Bri | Packing::Dge => return None,
        Packing::Dup => BRI + DGE + at,
    };
    let text = std::str::from_utf8(bytes.get(start..start + 3)?).ok()?;
    text.trim().parse().ok().filter(|number| (1..=999).contains(number))
}

/// The boards that a DUP file says it has and has not.
fn missing(packing: Packing, bytes: &[u8]) -> Option<String> {
    let highest = machine_number(packing, bytes, 7)?;
    let next = first_board(packing, bytes) + bytes.len().div_ceil(packing.record()) as u32;
    (next <= highest).then(|| super::numbers(next, highest))
}

/// Hands by card numbers; the byte that is wrong otherwise.
fn numbers(record: &[u8]) -> Result<Deal, usize> {
    let mut hands = BySeat::new([Hand::EMPTY; 4]);
    let mut seen = Cards::EMPTY;
    for index in 0..39 {
        let at = index * 2;
        let digit =
            |at: usize| record.get(at).filter(|byte| byte.is_ascii_digit()).map(|byte| byte - b'0').ok_or(at);
        let value = digit(at)? * 10 + digit(at + 1)?;
        let card = value.checked_sub(1).and_then(card).filter(|card| seen.insert(*card)).ok_or(at)?;
        hands[Seat::ALL[index / 13]].insert(card);
    }
    hands[Seat::West] = !seen;
    Deal::new(hands).ok_or(0)
}

/// Hands by suit signs and ranks; the byte that is wrong otherwise.
fn signs(record: &[u8]) -> Result<Deal, usize> {
    let mut hands = BySeat::new([Hand::EMPTY; 4]);
    for (seat, start) in Seat::ALL.into_iter().zip((0..).step_by(17)) {
        let mut suit = None;
        for at in start..start + 17 {
            let byte = *record.get(at).ok_or(at)?;
            if let Some(place) = SIGNS.iter().position(|sign| *sign == byte) {
                suit = Some(Suit::ALL[3 - place]);
                continue;
            }
            let rank =
                Rank::ALL.into_iter().find(|rank| rank.letter() == char::from(byte.to_ascii_uppercase()));
            let card = openroom_cards::Card::new(suit.ok_or(at)?, rank.ok_or(at)?);
            if !hands[seat].insert(card) {
                return Err(at);
            }
        }
    }
    Deal::new(hands).ok_or(0)
}

/// Writes the boards of games in their order.
pub fn write_packed(packing: Packing, games: &[Game], losses: &mut Losses) -> Vec<u8> {
    packed_of(packing, &Boards::of(games, losses), losses)
}

/// Writes boards in their order.
pub fn packed_of(packing: Packing, boards: &Boards, losses: &mut Losses) -> Vec<u8> {
    let boards = &boards.boards;
    let first = match packing {
        Packing::Bri | Packing::Dge => 1,
        Packing::Dup => {
            boards.first().and_then(|board| board.board).filter(|first| *first <= 999).unwrap_or(1)
        }
    };
    for (number, numbered) in (first..).zip(boards) {
        if numbered.board.is_some_and(|board| board != number) {
            losses.note(Lost::NumbersInTurn);
        }
        numbered.face(number, losses);
    }
    let last = first + boards.len().saturating_sub(1) as u32;
    if packing == Packing::Dup && last > 999 {
        losses.note(Lost::HighestNumber);
    }
    let mut bytes = Vec::with_capacity(boards.len() * packing.record());
    for Numbered { deal, .. } in boards {
        let start = bytes.len();
        match packing {
            Packing::Bri => {
                put_numbers(deal, &mut bytes);
                bytes.resize(start + BRI + 32, b' ');
            }
            Packing::Dge => put_signs(deal, &mut bytes),
            Packing::Dup => {
                put_numbers(deal, &mut bytes);
                put_signs(deal, &mut bytes);
                bytes.extend_from_slice(format!("YN{first:<3}0 {:<3}", last.min(999)).as_bytes());
            }
        }
        bytes.resize(start + packing.record(), 0);
    }
    bytes
}

fn put_numbers(deal: &Deal, bytes: &mut Vec<u8>) {
    for seat in [Seat::North, Seat::East, Seat::South] {
        let mut numbers: Vec<u8> = deal.hands()[seat].iter().map(number).collect();
        numbers.sort_unstable();
        for number in numbers {
            bytes.extend_from_slice(format!("{:02}", number + 1).as_bytes());
        }
    }
}

fn put_signs(deal: &Deal, bytes: &mut Vec<u8>) {
    for seat in Seat::ALL {
        for (suit, sign) in Suit::ALL.into_iter().rev().zip(SIGNS) {
            bytes.push(sign);
            let ranks = Rank::ALL.into_iter().rev();
            let held =
                ranks.filter(|rank| deal.hands()[seat].contains(openroom_cards::Card::new(suit, *rank)));
            bytes.extend(held.map(|rank| rank.letter() as u8));
        }
    }
}
