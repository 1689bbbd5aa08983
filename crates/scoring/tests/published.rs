//! Whole published results, scored again from the contracts.

use crate::common::*;
use openroom_scoring::file::{Session, read};
use openroom_scoring::{Book, Halves, Ratio, Rounding};

const NATIONAL_PAIRS: &str = include_str!("data/national-pairs.toml");

/// The ranking that the French Bridge Federation published: pair and matchpoints of 1260, best first.
const PUBLISHED: [(u32, &str); 44] = [
    (7, "771.2"),
    (26, "730.2"),
    (17, "707.2"),
    (35, "695.7"),
    (4, "694.1"),
    (27, "693.6"),
    (39, "688.1"),
    (6, "685.8"),
    (25, "685.5"),
    (33, "684.6"),
    (3, "681"),
    (2, "674.5"),
    (12, "673.4"),
    (37, "672"),
    (34, "671.6"),
    (41, "671.2"),
    (36, "666.5"),
    (9, "665.7"),
    (21, "656.5"),
    (30, "653.7"),
    (19, "650.5"),
    (28, "635.3"),
    (40, "630.1"),
    (8, "617.1"),
    (43, "613.5"),
    (20, "612.5"),
    (31, "607.8"),
    (18, "602.4"),
    (38, "598.5"),
    (13, "596.7"),
    (44, "593.2"),
    (1, "593.2"),
    (32, "582.6"),
    (23, "581.5"),
    (14, "578.2"),
    (22, "572.4"),
    (29, "570.8"),
    (15, "567.2"),
    (5, "565.5"),
    (42, "563.6"),
    (24, "536.6"),
    (10, "525.1"),
    (16, "514.9"),
    (11, "513.9"),
];

fn national_pairs(more: &str) -> Book {
    match read(format!("{more}\n{NATIONAL_PAIRS}").as_bytes()).unwrap() {
        Session::Pairs(session) => session.book,
        Session::Teams(_) => panic!("teams"),
    }
}

/// 22 tables, 30 boards, four tables with averages in place of a result: every total as published.
///
/// The federation rounds each score on a board to a tenth (board 1: +420 is (27 + 1) × 22/21 − 1 = 28⅓, printed 28.3).
#[test]
fn a_national_final_of_44_pairs() {
    let book = national_pairs("board_rounding = \"0.1 away\"");
    assert_eq!(book.travellers().len(), 30);
    for (pair, total) in PUBLISHED {
        assert_eq!(book.total(pair - 1).score, r(total), "pair {pair}");
        assert_eq!(book.total(pair - 1).available, r("1260"));
    }
    let ranking = &book.rankings().rankings()[0];
    let ranks = book.rankings().ranks(ranking);
    for ((place, ranked), (_, total)) in ranks.iter().enumerate().zip(PUBLISHED) {
        // Two pairs share 593.2; the published order between them is by a tie-break.
        let expected = if total == "593.2" { 31 } else { place as u32 + 1 };
        assert_eq!(ranked.rank, expected);
        assert_eq!(book.total(ranked.contestant).score, r(total));
    }
}

/// Without the rounding every exact total lies within the roundings of the four boards with 21 results.
#[test]
fn the_same_final_exactly() {
    let book = national_pairs("");
    let rounded = national_pairs("board_rounding = \"0.1 away\"");
    for (pair, total) in PUBLISHED {
        let exact = book.total(pair - 1).score;
        assert!((&exact - r(total)).abs() <= r("0.2"), "pair {pair}: {exact}");
    }
    assert_ne!(book.total(6).score, rounded.total(6).score);
    // Board 1, where 21 of 22 tables have a result: 28⅓ and 12.619…
    let exact: Vec<Ratio> = ns(&book, 0);
    assert!(exact.contains(&r("85/3")));
    // Pair 1, directly at fault on board 9, has 40% of 42; its own rate is above that.
    assert_eq!(ns(&book, 8)[21], r("16.8"));
}

/// A board of the Internet-wide simultaneous tournament of 29 January 1999, from the reference files of the PBN
/// standard: score, how often, and the percentage printed for North-South.
const SIMULTANEOUS: [(i32, usize, &str); 26] = [
    (500, 2, "99.4"),
    (470, 1, "98.4"),
    (450, 5, "96.5"),
    (430, 1, "94.5"),
    (420, 12, "90.3"),
    (400, 2, "85.8"),
    (300, 5, "83.5"),
    (200, 2, "81.3"),
    (170, 4, "79.4"),
    (150, 2, "77.4"),
    (140, 12, "72.9"),
    (130, 4, "67.7"),
    (120, 1, "66.1"),
    (110, 9, "62.9"),
    (100, 23, "52.6"),
    (90, 1, "44.8"),
    (50, 13, "40.3"),
    (-50, 33, "25.5"),
    (-100, 6, "12.9"),
    (-110, 10, "7.7"),
    (-140, 2, "3.9"),
    (-150, 1, "2.9"),
    (-170, 1, "2.3"),
    (-200, 1, "1.6"),
    (-300, 1, "1"),
    (-470, 1, "0.3"),
];

/// The tournament scored with each pair compared with itself too, as its percentages show: a lone top among 155 has
/// (2 × 154 + 1)/310. From our matchpoints M it is (M + 1)/310.
#[test]
fn a_board_of_155_tables() {
    let scores: Vec<i32> =
        SIMULTANEOUS.iter().flat_map(|(score, times, _)| std::iter::repeat_n(*score, *times)).collect();
    assert_eq!(scores.len(), 155);
    let book = book(matchpoints(), vec![traveller(1, points(&scores))]);
    let matchpoints = ns(&book, 0);
    let tenth = Rounding::places(1, Halves::AwayFromZero);
    let mut place = 0;
    for (score, times, printed) in SIMULTANEOUS {
        let share = (&matchpoints[place] + Ratio::ONE).over(&Ratio::whole(310)).unwrap();
        assert_eq!(tenth.round(&(share * Ratio::whole(100))), r(printed), "{score}");
        place += times;
    }
}
