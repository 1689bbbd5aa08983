//! Another value of an option gives another score: one test an option.

use crate::common::*;
use Responsibility::NotAtFault;
use openroom_lawbook::Edition;
use openroom_lawbook::regulations::Regulations;
use openroom_scoring::file::{Session, read};
use openroom_scoring::{Book, Conditions, Divisor, Entry, Method, Responsibility, Unit};

fn under(option: &str, method: Method) -> Conditions {
    let mut regulations = Regulations::default();
    regulations.change(option).unwrap();
    Conditions::regulated(Edition::Laws2017, &regulations, method)
}

#[test]
fn weighted_score() {
    let mut entries = points(&[0, 420, 170]);
    entries[0] = assigned(&weighted(&[("0.6", 420), ("0.4", -50)]));
    let scored = |option| {
        let conditions = under(option, Method::Matchpoints(Unit::Two));
        Book::new(conditions, pairs(6), vec![traveller(1, entries.clone())], Vec::new()).is_ok()
    };
    assert!(scored("weighted_score = weighted"));
    assert!(!scored("weighted_score = single result"));
}

#[test]
fn imp_average_plus_minus() {
    let mut entries = points(&[0, 420, 420]);
    entries[0] = split(average(NotAtFault), average(NotAtFault));
    let plus = |option| {
        let conditions = under(option, Method::CrossImps(Divisor::Comparisons));
        ns(&book(conditions, vec![traveller(1, entries.clone())]), 0)[0].clone()
    };
    assert_eq!(plus("imp_average_plus_minus = 3"), r("3"));
    assert_eq!(plus("imp_average_plus_minus = 2"), r("2"));
}

#[test]
fn several_unplayed_boards() {
    let without = || split(average(NotAtFault), average(NotAtFault));
    let total = |option| {
        let travellers =
            (1..=5).map(|number| traveller(number, vec![without(), Entry::Points(420)])).collect();
        book(under(option, Method::Matchpoints(Unit::Two)), travellers).total(0).score.clone()
    };
    // Five boards with a top of 2: sixty per cent on all, or on two and fifty on three.
    assert_eq!(total("several_unplayed_boards = 12C2a and 12C2b for every board"), r("6"));
    let two_fifths = "several_unplayed_boards = average plus on at most 2 boards or 40 percent of them";
    assert_eq!(total(two_fifths), r("5.4"));
}

#[test]
fn matchpoint_unit() {
    let best = |unit: &str| {
        let text = format!(
            "event = \"pairs\"\nscoring = \"matchpoints\"\noptions = [\"matchpoint_unit = {unit}\"]\n\
             contestant = [{{ id = 1 }}, {{ id = 2 }}, {{ id = 3 }}, {{ id = 4 }}]\n[[board]]\nnumber = 1\nresults = [\n\
             {{ ns = 1, ew = 2, result = \"3NTN=\" }},\n{{ ns = 3, ew = 4, result = \"3NTN-1\" }},\n]\n"
        );
        match read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}")) {
            Session::Pairs(session) => session.book.total(0).score.clone(),
            Session::Teams(_) => panic!("teams"),
        }
    };
    assert_eq!(best("2, 1, 0"), r("2"));
    assert_eq!(best("1, one half, 0"), r("1"));
}

#[test]
fn assigned_score_method_2007() {
    let mut entries = points(&[0, 420, 170]);
    entries[0] = assigned(&weighted(&[("0.6", 420), ("0.4", -50)]));
    let scored = |edition, option: &str| {
        let mut regulations = Regulations::default();
        regulations.change(option).unwrap();
        let conditions = Conditions::regulated(edition, &regulations, Method::Matchpoints(Unit::Two));
        Book::new(conditions, pairs(6), vec![traveller(1, entries.clone())], Vec::new()).is_ok()
    };
    let whole = "assigned_score_method_2007 = 12C1e in whole";
    assert!(scored(Edition::Laws2007, "assigned_score_method_2007 = weighted (12C1c)"));
    assert!(!scored(Edition::Laws2007, whole));
    assert!(scored(Edition::Laws2017, whole));
}

#[test]
fn fouled_board_scoring() {
    // Two of ten tables had the board otherwise: as regulated 65 and 55 per cent of 18, else what two tables give.
    let mut board = traveller(1, points(&[100, 90, 80, 70, 60, 50, 40, 30, 20, 10]));
    board.lines[8].form = 1;
    board.lines[9].form = 1;
    let small =
        |option| ns(&book(under(option, Method::Matchpoints(Unit::Two)), vec![board.clone()]), 0)[8].clone();
    assert_eq!(small("fouled_board_scoring = as regulated"), r("11.7"));
    // (2 + 1) × 10/2 − 1 = 14.
    assert_eq!(small("fouled_board_scoring = Director chooses and announces"), r("14"));
}

#[test]
fn one_table_result() {
    let file = |option: &str, imps: &str| {
        format!(
            "event = \"teams\"\nscoring = \"imps\"\noptions = [\"{option}\"]\n{imps}\ncontestant = [{{ id = \"A\" }}, {{ id = \"B\" }}]\n[[match]]\nhome = \"A\"\naway = \"B\"\nboards = [{{ number = 1, open = \"4SN=\", closed = \"4SN=\" }}]\n"
        )
    };
    let reads = |option, imps| read(file(option, imps).as_bytes()).is_ok();
    assert!(reads("one_table_result = 86B2", ""));
    assert!(!reads("one_table_result = by regulation", ""));
    assert!(reads("one_table_result = by regulation", "one_table_imps = 2"));
}
