use std::num::NonZeroU32;

use openroom_cards::{Board, BySide, Side};
use openroom_lawbook::Edition;
use openroom_lawbook::provisions::{L12C1c, L12C2a};
use openroom_scoring::{
    Adjustment, Artificial, AtTable, Award, Book, Conditions, Contestant, Entry, Line, Method, Offenders,
    Ratio, Responsibility, Traveller, Unit, Weighted,
};

pub(crate) fn r(text: &str) -> Ratio {
    text.parse().unwrap()
}

pub(crate) fn board(number: u32) -> Board {
    Board::numbered(NonZeroU32::new(number).unwrap())
}

pub(crate) fn matchpoints() -> Conditions {
    Conditions::new(Edition::Laws2017, Method::Matchpoints(Unit::Two))
}

/// A line of North-South `pair` against East-West `pair + 1000`, renumbered by [`book`].
pub(crate) fn line(ns: u32, ew: u32, entry: Entry) -> Line {
    Line { contestants: BySide::new([[ns; 2], [ew; 2]]), entry, form: 0, section: 0 }
}

pub(crate) fn weighted(results: &[(&str, i32)]) -> Award {
    let results = results.iter().map(|(weight, points)| (r(weight), *points)).collect();
    Award::Points(Weighted::new(results).unwrap())
}

pub(crate) fn average(fault: Responsibility) -> Award {
    Award::Artificial(Artificial::Average(fault))
}

pub(crate) fn assigned(award: &Award) -> Entry {
    let awards = BySide::new([award.clone(), award.clone()]);
    let offenders = Offenders::Side(Side::EastWest);
    Entry::Adjusted(Adjustment { awards, offenders, by: L12C1c, at_table: AtTable::Result })
}

pub(crate) fn split(ns: Award, ew: Award) -> Entry {
    let awards = BySide::new([ns, ew]);
    let offenders = Offenders::Side(Side::EastWest);
    Entry::Adjusted(Adjustment { awards, offenders, by: L12C2a, at_table: AtTable::NoResult })
}

/// One board; table n has pair 2n North-South and pair 2n + 1 East-West.
pub(crate) fn traveller(number: u32, entries: Vec<Entry>) -> Traveller {
    let lines =
        entries.into_iter().zip(0..).map(|(entry, table)| line(2 * table, 2 * table + 1, entry)).collect();
    Traveller { board: board(number), lines }
}

pub(crate) fn points(scores: &[i32]) -> Vec<Entry> {
    scores.iter().map(|points| Entry::Points(*points)).collect()
}

pub(crate) fn pairs(count: u32) -> Vec<Contestant> {
    (0..count).map(|place| Contestant { id: (place + 1).to_string(), ..Contestant::default() }).collect()
}

pub(crate) fn book(conditions: Conditions, travellers: Vec<Traveller>) -> Book {
    let tables = travellers.iter().map(|traveller| traveller.lines.len()).max().unwrap_or_default();
    Book::new(conditions, pairs(2 * tables as u32), travellers, Vec::new()).unwrap()
}

/// The scores of a side on a board, line by line.
pub(crate) fn column(book: &Book, board: usize, side: Side) -> Vec<Option<Ratio>> {
    (0..book.travellers()[board].lines.len())
        .map(|line| book.line_score(board, line, side).amount().cloned())
        .collect()
}

pub(crate) fn ns(book: &Book, board: usize) -> Vec<Ratio> {
    column(book, board, Side::NorthSouth).into_iter().flatten().collect()
}

pub(crate) fn ew(book: &Book, board: usize) -> Vec<Ratio> {
    column(book, board, Side::EastWest).into_iter().flatten().collect()
}

pub(crate) fn all(texts: &[&str]) -> Vec<Ratio> {
    texts.iter().map(|text| r(text)).collect()
}
