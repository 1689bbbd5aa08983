//! The table of boards, dealers and vulnerability, read from the catalogue of the Laws.

use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::path::Path;

use openroom_cards::{Board, Seat, Vulnerability};
use proptest::prelude::*;

fn provision_two() -> toml::Table {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../catalogue/01-26.toml");
    let catalogue: toml::Table = std::fs::read_to_string(file).unwrap().parse().unwrap();
    let provisions = catalogue["provision"].as_array().unwrap();
    let two = provisions.iter().find(|provision| provision["id"].as_str() == Some("2")).unwrap();
    two.as_table().unwrap().clone()
}

/// `N on 1, 5, 9; E on 2, 6` as a map from the number.
fn places<'a>(text: &'a str, after: &str) -> BTreeMap<u32, &'a str> {
    let list = text.split_once(after).unwrap().1.split_once('.').unwrap().0;
    let groups = list.split(';').map(|group| group.trim().split_once(" on ").unwrap());
    groups
        .flat_map(|(name, numbers)| numbers.split(", ").map(move |number| (number.parse().unwrap(), name)))
        .collect()
}

fn numbered(number: u32) -> Board {
    Board::numbered(NonZeroU32::new(number).unwrap())
}

fn vulnerability(word: &str) -> Vulnerability {
    word.parse().unwrap()
}

#[test]
fn boards_1_to_32_are_those_of_the_catalogue() {
    let two = provision_two();
    let text = two["then"].as_str().unwrap();
    let dealers = places(text, "Dealer: ");
    let vulnerable = places(text, "Vulnerable: ");
    assert_eq!((dealers.len(), vulnerable.len()), (16, 16));
    assert!(text.contains("repeats on 17-32 and each further 16"));
    for number in 1..=32 {
        let place = (number - 1) % 16 + 1;
        assert_eq!(numbered(number).dealer, dealers[&place].parse::<Seat>().unwrap(), "board {number}");
        assert_eq!(numbered(number).vulnerability, vulnerability(vulnerable[&place]), "board {number}");
    }
}

#[test]
fn the_cases_of_the_catalogue_hold() {
    let two = provision_two();
    let mut seen = 0;
    for case in two["cases"].as_array().unwrap().iter().map(|case| case.as_str().unwrap()) {
        let (board, outcome) = case.split_once(" -> ").unwrap();
        let Ok(board) = board.strip_prefix("Board ").unwrap().parse::<Board>() else { continue };
        let (_, marks) = outcome.split_once("dealer ").unwrap();
        let (dealer, vulnerable) = marks.split_once(", ").unwrap();
        let vulnerable = vulnerable.strip_suffix(" vulnerable").unwrap();
        assert_eq!(board.dealer, dealer.parse().unwrap(), "{case}");
        assert_eq!(board.vulnerability, vulnerability(vulnerable), "{case}");
        seen += 1;
    }
    assert_eq!(seen, 5);
}

#[test]
fn a_board_marked_otherwise_keeps_its_markings() {
    let board: Board = "3 S NS".parse().unwrap();
    assert_eq!((board.dealer, board.vulnerability), (Seat::South, Vulnerability::NorthSouth));
    assert!(!board.is_marked_as_numbered());
    assert_eq!(board.to_string(), "3 S NS");
    assert_eq!("3 S EW".parse::<Board>().unwrap().to_string(), "3");
}

proptest! {
    #[test]
    fn markings_have_no_largest_number(number: NonZeroU32, more in "[0-9]{0,60}") {
        let board = Board::numbered(number);
        prop_assert_eq!(Board::markings(&number.to_string()), Ok((board.dealer, board.vulnerability)));
        let sixteens = format!("{number}{more}0000");
        let last = Board::numbered(NonZeroU32::new(16).unwrap());
        prop_assert_eq!(Board::markings(&sixteens), Ok((last.dealer, last.vulnerability)));
    }
}
