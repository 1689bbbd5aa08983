use std::fmt::Write as _;

use openroom_cards::{BySeat, Deal, Hand, Seat};

use super::{Boards, card, game, number};
use crate::loss::Losses;
use crate::pbn::{Game, Read};
use crate::{Complaint, Line, Lines, Place, Problem, ReadError};

/// The boards of a file; it always has places for 99.
const BOARDS: u32 = 99;

/// Reads the boards of a DLM file.
pub fn read_dlm(bytes: &[u8]) -> Result<Vec<Read>, ReadError> {
    let mut lines = Lines::new(bytes);
    let mut line = Line::default();
    let (mut from, mut to) = (1, BOARDS);
    let mut found: Vec<(u32, Read)> = Vec::new();
    let mut document = false;
    let mut characters: Vec<Complaint> = Vec::new();
    while lines.read(&mut line)? {
        characters.extend(line.complaints());
        let text = line.text.trim();
        if text.eq_ignore_ascii_case("[document]") {
            document = true;
            continue;
        }
        if text.is_empty() {
            continue;
        }
        if !document {
            return Err(ReadError::NotThisFormat {
                place: Place::new(line.number, 1),
                expected: "[Document]",
            });
        }
        let Some((name, value)) = text.split_once('=') else { continue };
        let whole = || value.trim().parse::<u32>().ok();
        match name.trim().to_ascii_lowercase().as_str() {
            "from board" => from = whole().unwrap_or(from),
            "to board" => to = whole().unwrap_or(to),
            name => {
                let board = name.strip_prefix("board ").and_then(|number| number.trim().parse::<u32>().ok());
                if let Some(board) = board.filter(|board| (1..=BOARDS).contains(board)) {
                    let place = Place::new(line.number, text.len() as u32 - value.len() as u32 + 1);
                    found.push((board, record(board, value.trim(), place)));
                }
            }
        }
    }
    if found.is_empty() {
        let place = Place::new(line.number.max(1), 1);
        return Err(ReadError::NotThisFormat { place, expected: "lines of boards" });
    }
    found.retain(|(board, _)| (from..=to).contains(board));
    let mut reads: Vec<Read> = Vec::new();
    for (_, mut read) in found {
        if read.game.known("Deal") == Some(game(1, &filler()).known("Deal").unwrap_or_default()) {
            let expected = "the hands of a board within the set";
            let complaint = Complaint::new(Place::default(), Problem::NotKept, "an empty board", expected);
            read.complaints.push(complaint);
            read.game = Game::default();
        }
        read.complaints.splice(0..0, characters.drain(..));
        reads.push(read);
    }
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
    for (index, numbered) in boards.boards.iter().enumerate() {
        let board = numbered.board.unwrap_or(index as u32 + 1);
        match deals.get_mut(board as usize).filter(|_| board > 0) {
            Some(place @ None) => *place = Some(numbered.deal),
            Some(Some(_)) => losses.note("other deals of the same board number"),
            None => losses.note("boards past 99"),
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
