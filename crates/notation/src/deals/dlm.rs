use std::fmt::Write as _;

use openroom_cards::{BySeat, Deal, Hand, Seat};

use super::{Boards, card, game, number, numbers};
use crate::loss::{Losses, Lost};
use crate::pbn::{Game, Read};
use crate::{Complaint, Line, Lines, Place, Problem, ReadError};

/// The boards of a file; it always has places for 99.
const BOARDS: u32 = 99;

/// What the heading says of the boards of the set.
#[derive(Default)]
struct Said {
    from: Option<u32>,
    to: Option<u32>,
    copies: Option<u32>,
    /// Whether the hands may be seen.
    shows: Option<bool>,
    check: Option<u32>,
    /// Where the check stands.
    place: Place,
}

impl Said {
    /// Complains about a check of the heading that does not agree with the rest of it.
    fn complaint(&self) -> Option<Complaint> {
        // A set that goes past the last place is checked by its own numbers, which the heading does not have.
        let to = self.to.filter(|to| *to < BOARDS)?;
        let agrees = self.copies? ^ self.from? ^ to ^ u32::from(self.shows?);
        let said = self.check.filter(|check| *check != agrees)?;
        let expected = "the check number of the heading";
        Some(Complaint::new(self.place, Problem::BadChecksum, &said.to_string(), expected))
    }
}

/// A board as it was found, and where.
struct Found {
    board: u32,
    place: Place,
    read: Read,
}

/// Reads the boards of a DLM file.
pub fn read_dlm(bytes: &[u8]) -> Result<Vec<Read>, ReadError> {
    let mut lines = Lines::new(bytes);
    let mut line = Line::default();
    let mut said = Said::default();
    let mut found: Vec<Found> = Vec::new();
    let mut document = false;
    let mut complaints: Vec<Complaint> = Vec::new();
    while lines.read(&mut line)? {
        complaints.extend(line.complaints());
        let text = line.text.trim();
        if text.eq_ignore_ascii_case("[document]") {
            document = true;
            continue;
        }
        if text.is_empty() {
            continue;
        }
        let start = Place::new(line.number, 1);
        if !document {
            return Err(ReadError::NotThisFormat { place: start, expected: "[Document]" });
        }
        let Some((name, value)) = text.split_once('=') else {
            complaints.push(Complaint::new(start, Problem::BadRecord, text, "a name, = and a value"));
            continue;
        };
        let place = start.right(name.chars().count() as u32 + 1);
        let mut number = || {
            let number = value.trim().parse().ok().filter(|board| (1..=BOARDS).contains(board));
            if number.is_none() {
                let expected = "the number of a board, 1 to 99";
                complaints.push(Complaint::new(place, Problem::BadValue, value, expected));
            }
            number
        };
        match name.trim().to_ascii_lowercase().as_str() {
            "from board" => said.from = number(),
            "to board" => said.to = number(),
            "duplicates" => said.copies = value.trim().parse().ok(),
            "status" => said.shows = Some(value.trim().eq_ignore_ascii_case("show")),
            "checksum" => {
                said.check = value.trim().parse().ok();
                said.place = place;
                if said.check.is_none() {
                    let expected = "the check number of the heading";
                    complaints.push(Complaint::new(place, Problem::BadChecksum, value, expected));
                }
            }
            name => {
                let Some(board) = name.strip_prefix("board ") else { continue };
                let board = board.trim().parse().ok().filter(|board| (1..=BOARDS).contains(board));
                let expected = "each board once, with a number from 1 to 99";
                match board {
                    Some(board) if !found.iter().any(|other| other.board == board) => {
                        found.push(Found { board, place, read: record(board, value.trim(), place) });
                    }
                    _ => complaints.push(Complaint::new(start, Problem::BadRecord, text, expected)),
                }
            }
        }
    }
    let end = Place::new(line.number.max(1), 1);
    if found.is_empty() {
        return Err(ReadError::NotThisFormat { place: end, expected: "lines of boards" });
    }
    complaints.extend(said.complaint());
    within(&said, found, complaints, end)
}

/// The boards of the set, with what is wrong about them; those outside of it are only places for boards.
fn within(
    said: &Said,
    found: Vec<Found>,
    mut complaints: Vec<Complaint>,
    end: Place,
) -> Result<Vec<Read>, ReadError> {
    let last = found.iter().map(|found| found.board).max().unwrap_or(1);
    let (from, to) = (said.from.unwrap_or(1), said.to.unwrap_or(last));
    let missing: Vec<u32> =
        (from..=to).filter(|board| !found.iter().any(|found| found.board == *board)).collect();
    for run in missing.chunk_by(|one, next| one + 1 == *next) {
        let (Some(low), Some(high)) = (run.first(), run.last()) else { continue };
        let problem = if *low > last { Problem::Truncated } else { Problem::BadRecord };
        let expected = "the boards of these numbers, which the file names";
        complaints.push(Complaint::new(end, problem, &numbers(*low, *high), expected));
    }
    if (to..BOARDS).contains(&last) {
        let expected = "places for the boards of these numbers too";
        complaints.push(Complaint::new(end, Problem::Unfinished, &numbers(last + 1, BOARDS), expected));
    }
    let empty = game(1, &filler());
    let mut reads: Vec<Read> = Vec::new();
    for Found { board, place, mut read } in found {
        let expected = "the hands of a board within the set";
        let note = || Complaint::new(place, Problem::NotKept, &board.to_string(), expected);
        let deal = read.game.known("Deal");
        let is_empty = deal == empty.known("Deal");
        if (from..=to).contains(&board) {
            if is_empty {
                complaints.push(note());
                complaints.append(&mut read.complaints);
            } else {
                reads.push(read);
            }
        } else {
            complaints.extend((deal.is_some() && !is_empty).then(note));
            complaints.append(&mut read.complaints);
        }
    }
    let Some(first) = reads.first_mut() else {
        return Err(ReadError::NotThisFormat { place: end, expected: "boards of the set in the heading" });
    };
    first.complaints.append(&mut complaints);
    first.complaints.sort_by_key(|complaint| complaint.place);
    Ok(reads)
}

fn record(board: u32, value: &str, place: Place) -> Read {
    let mut read = Read::default();
    let bytes = value.as_bytes();
    let mut complain = |at: usize, problem, expected| {
        read.complaints.push(Complaint::new(place.right(at as u32), problem, value, expected));
    };
    let mut hands = BySeat::new([Hand::EMPTY; 4]);
    for index in 0..26 {
        let Some(pair) = bytes.get(index).filter(|byte| (b'a'..=b'p').contains(byte)).map(|byte| byte - b'a')
        else {
            complain(index, Problem::BadRecord, "26 letters from a to p");
            return read;
        };
        for (half, seat) in [pair >> 2, pair & 3].into_iter().enumerate() {
            let Some(card) = card((index * 2 + half) as u8) else { continue };
            hands[Seat::ALL[usize::from(seat)]].insert(card);
        }
    }
    let Some(deal) = Deal::new(hands) else {
        complain(0, Problem::BadDeal, "thirteen cards in each hand");
        return read;
    };
    match value.get(26..).and_then(|check| check.trim().parse::<u32>().ok()) {
        Some(check) if check == checksum(board, &bytes[..26]) => {}
        _ => complain(26, Problem::BadChecksum, "the check number of the board"),
    }
    read.game = game(board, &deal);
    read
}

fn checksum(board: u32, letters: &[u8]) -> u32 {
    letters.iter().fold(board, |sum, letter| sum ^ u32::from(*letter))
}

/// The deal of boards that are not in the set: a suit a hand.
fn filler() -> Deal {
    let hands = BySeat::from_fn(|seat| Hand::suit(openroom_cards::Suit::ALL[3 - seat as usize]));
    Deal::new(hands).unwrap_or_else(|| unreachable!("four suits are a deal"))
}

fn letters(deal: &Deal) -> String {
    let mut owners = [0_u8; 52];
    for (seat, hand) in deal.hands().iter() {
        for card in *hand {
            owners[usize::from(number(card))] = seat as u8;
        }
    }
    owners.chunks(2).map(|pair| char::from(b'a' + (pair[0] << 2) + pair[1])).collect()
}

/// Writes the boards of games by their numbers.
pub fn write_dlm(games: &[Game], losses: &mut Losses) -> Vec<u8> {
    dlm_of(&Boards::of(games, losses), losses)
}

/// Writes boards by their numbers.
pub fn dlm_of(boards: &Boards, losses: &mut Losses) -> Vec<u8> {
    let mut deals: [Option<Deal>; BOARDS as usize + 1] = [None; BOARDS as usize + 1];
    let mut highest = 0;
    for (index, numbered) in boards.boards.iter().enumerate() {
        let board = numbered.board.unwrap_or(index as u32 + 1);
        if board < highest {
            losses.note(Lost::Order);
        }
        highest = highest.max(board);
        match deals.get_mut(board as usize).filter(|_| board > 0) {
            Some(place @ None) => {
                *place = Some(numbered.deal);
                numbered.face(board, losses);
            }
            Some(Some(_)) => losses.note(Lost::SameNumber),
            None => losses.note(Lost::BoardsPast(99)),
        }
    }
    let from = deals.iter().position(Option::is_some).unwrap_or(1);
    let to = deals.iter().rposition(Option::is_some).unwrap_or(1);
    let mut text = String::from("[Document]\r\nHeadline=Openroom\r\nStatus=Show\r\nDuplicates=0\r\n");
    let _ = write!(
        text,
        "From board={from}\r\nTo board={to}\r\nNext board to duplimate=0\r\nPrintOuts=0\r\nCrypto key=0\r\n\
         Checksum={}\r\n",
        from ^ to ^ 1
    );
    for (board, deal) in deals.iter().enumerate().skip(1) {
        let letters = letters(&deal.unwrap_or_else(filler));
        let check = checksum(board as u32, letters.as_bytes());
        let _ = write!(text, "Duplicates {board:02}=0\r\nBoard {board:02}={letters}{check:03}\r\n");
    }
    text.into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_board_is_written_as_others_write_it() {
        assert_eq!(letters(&filler()), "aaaaaabffffffkkkkkklpppppp");
        assert_eq!(checksum(5, letters(&filler()).as_bytes()), 0x05 ^ 0x0E);
    }
}
