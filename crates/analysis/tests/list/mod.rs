//! The deals of DDS with their known answers, in the form of its `hands/list*.txt`.

use std::collections::BTreeMap;

use openroom_analysis::double_dummy::Table;
use openroom_cards::{Card, Deal, Denomination, Rank, Seat, Suit, Vulnerability};

pub(crate) struct Entry {
    pub(crate) dealer: Seat,
    pub(crate) vulnerability: Vulnerability,
    pub(crate) denomination: Denomination,
    pub(crate) leader: Seat,
    pub(crate) deal: Deal,
    pub(crate) leads: BTreeMap<Card, u8>,
    pub(crate) table: Table,
    pub(crate) par: [String; 4],
    pub(crate) dealer_par: Vec<String>,
    pub(crate) play: Vec<Card>,
    pub(crate) trace: Vec<u8>,
}

/// The suits of DDS, spades first.
fn suit(number: usize) -> Suit {
    Suit::ALL[3 - number]
}

fn denomination(number: usize) -> Denomination {
    if number == 4 { Denomination::NoTrump } else { suit(number).into() }
}

fn numbers(line: &str, word: &str) -> Vec<usize> {
    let rest = line.strip_prefix(word).unwrap_or_else(|| panic!("{word} expected in {line}"));
    rest.split_whitespace().map_while(|number| number.parse().ok()).collect()
}

fn quoted(line: &str) -> Vec<String> {
    line.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

pub(crate) fn read(text: &str) -> Vec<Entry> {
    let lines: Vec<&str> =
        text.lines().filter(|line| !line.starts_with('#') && !line.starts_with("NUMBER")).collect();
    lines.chunks(7).map(entry).collect()
}

fn entry(lines: &[&str]) -> Entry {
    let board = numbers(lines[0], "PBN");
    let fut = numbers(lines[1], "FUT");
    let (count, fut) = (fut[0], &fut[1..]);
    let mut leads = BTreeMap::new();
    for i in 0..count {
        let (suit, rank) = (suit(fut[i]), Rank::ALL[fut[count + i] - 2]);
        let (equals, score) = (fut[2 * count + i], fut[3 * count + i]);
        let also = Rank::ALL.into_iter().filter(|rank| equals >> (*rank as usize + 2) & 1 == 1);
        for rank in also.chain([rank]) {
            leads.insert(Card::new(suit, rank), score as u8);
        }
    }
    let table = numbers(lines[2], "TABLE");
    Entry {
        dealer: Seat::ALL[board[0]],
        vulnerability: [
            Vulnerability::None,
            Vulnerability::Both,
            Vulnerability::NorthSouth,
            Vulnerability::EastWest,
        ][board[1]],
        denomination: denomination(board[2]),
        leader: Seat::ALL[board[3]],
        deal: quoted(lines[0])[0].parse().unwrap(),
        leads,
        table: Table::from_fn(|wanted, seat| {
            let row = (0..5).find(|row| denomination(*row) == wanted).unwrap();
            table[row * 4 + seat as usize] as u8
        }),
        par: quoted(lines[3]).try_into().unwrap(),
        dealer_par: quoted(lines[4]),
        play: quoted(lines[5]).concat().as_bytes().chunks(2).map(card).collect(),
        trace: numbers(lines[6], "TRACE")[1..].iter().map(|tricks| *tricks as u8).collect(),
    }
}

fn card(letters: &[u8]) -> Card {
    std::str::from_utf8(letters).unwrap().parse().unwrap()
}
