//! Worked examples of comparing scores, the arithmetic done by hand; published ones name their source.

use crate::common;
use crate::common::*;
use openroom_cards::{Outcome, Side};
use openroom_lawbook::Edition;
use openroom_scoring::{
    Butler, Conditions, Divisor, Entry, Field, Method, SmallGroups, Traveller, Unequal, Unit, over_root,
};

#[test]
fn matchpoints_two_one_nothing() {
    // +450 beats four: 8. Each +420 beats two and equals one: 5. +170 beats one: 2. −50: 0. In all 20 = 5 × 4.
    let scores = points(&[450, 420, 420, 170, -50]);
    let book = book(matchpoints(), vec![traveller(1, scores.clone())]);
    assert_eq!(ns(&book, 0), all(&["8", "5", "5", "2", "0"]));
    assert_eq!(ew(&book, 0), all(&["0", "3", "3", "6", "8"]));
    let one = Conditions::new(Edition::Laws2017, Method::Matchpoints(Unit::One));
    let book = common::book(one, vec![traveller(1, scores)]);
    assert_eq!(ns(&book, 0), all(&["4", "2.5", "2.5", "1", "0"]));
}

#[test]
fn top_of_seven_tables() {
    // The best of seven beats six: 6 × 2 = 12, or 6 × 1.
    let top = |unit| {
        let conditions = Conditions::new(Edition::Laws2017, Method::Matchpoints(unit));
        let book = book(conditions, vec![traveller(1, points(&[50, 40, 30, 20, 10, 0, -10]))]);
        assert_eq!(book.top(0, 0, Side::NorthSouth), ns(&book, 0)[0]);
        ns(&book, 0)[0].clone()
    };
    assert_eq!((top(Unit::Two), top(Unit::One)), (r("12"), r("6")));
}

/// Wikipedia, "Neuberg formula" (copy at absoluteastronomy.com): a board played six times among boards of seven.
#[test]
fn neuberg_of_six_out_of_seven() {
    // 4 matchpoints of 10 become (4 + 1) × 7/6 − 1 = 29/6; 9 become (9 + 1) × 7/6 − 1 = 32/3.
    let book = book(
        matchpoints(),
        vec![
            traveller(1, points(&[50, 40, 30, 20, 10, 0, -10])),
            traveller(2, points(&[50, 50, 30, 20, 10, 0])),
        ],
    );
    // On board 2: the first two share 8 and 10: 9 each; then 6, 4, 2, 0.
    assert_eq!(ns(&book, 1)[0], r("32/3"));
    assert_eq!(ns(&book, 1)[3], r("29/6"));
    assert_eq!(book.top(1, 0, Side::NorthSouth), r("12"));
}

#[test]
fn without_neuberg_the_board_has_a_lower_top() {
    let plain = Conditions { unequal: Unequal::Plain, ..matchpoints() };
    let book = book(plain, vec![traveller(1, points(&[50, 40, 30])), traveller(2, points(&[50, 50]))]);
    assert_eq!((ns(&book, 1), book.top(1, 0, Side::NorthSouth)), (all(&["1", "1"]), r("2")));
}

fn fouled(mut traveller: Traveller, from: usize) -> Traveller {
    for line in &mut traveller.lines[from..] {
        line.form = 1;
    }
    traveller
}

/// Nick Doe, "Scoring of fouled boards" (English Bridge Union): ten tables, seven of one form and three of another.
#[test]
fn a_fouled_board_of_seven_and_three() {
    let scores = points(&[700, 600, 500, 400, 300, 200, 100, 30, 20, 10]);
    let book = book(matchpoints(), vec![fouled(traveller(1, scores), 7)]);
    // (M + 1) × 10/7 − 1 is (10M + 3)/7: 123/7, 103/7 … 3/7, in all 63. (M + 1) × 10/3 − 1: 47/3, 9, 7/3, in all 27.
    let expected = ["123/7", "103/7", "83/7", "9", "43/7", "23/7", "3/7", "47/3", "9", "7/3"];
    assert_eq!(ns(&book, 0), all(&expected));
    let sum = |from: usize, to: usize| ns(&book, 0)[from..to].iter().sum::<openroom_scoring::Ratio>();
    assert_eq!((sum(0, 7), sum(7, 10)), (r("63"), r("27")));
}

/// Herman De Wael, "Calculating Bridge Tournaments", problem 4: 620, 620 and −100 make 65, 65 and 50 per cent;
/// White Book 4.2.3.3 gives the same.
#[test]
fn a_small_group_of_a_fouled_board() {
    let indulgent = Conditions { small_groups: SmallGroups::Indulgent, ..matchpoints() };
    let scores = points(&[90, 80, 70, 60, 50, 40, 30, 20, 620, 620, -100]);
    let book = book(indulgent.clone(), vec![fouled(traveller(1, scores), 8)]);
    // A top of 20: 65% is 13, 50% is 10; East-West 55% is 11 and 70% is 14.
    assert_eq!(ns(&book, 0)[8..], all(&["13", "13", "10"]));
    assert_eq!(ew(&book, 0)[8..], all(&["11", "11", "14"]));
    // Two of six: 65% and 55% of 10. Three of eight are more than a third: Neuberg. One of four: 60% each.
    let two = common::book(indulgent.clone(), vec![fouled(traveller(1, points(&[5, 4, 3, 2, 20, 10])), 4)]);
    assert_eq!(ns(&two, 0)[4..], all(&["6.5", "5.5"]));
    let scores = points(&[5, 4, 3, 2, 1, 30, 20, 10]);
    let three = common::book(indulgent.clone(), vec![fouled(traveller(1, scores), 5)]);
    // (4 + 1) × 8/3 − 1 = 37/3, (2 + 1) × 8/3 − 1 = 7, 8/3 − 1 = 5/3.
    assert_eq!(ns(&three, 0)[5..], all(&["37/3", "7", "5/3"]));
    let one = common::book(indulgent, vec![fouled(traveller(1, points(&[5, 4, 3, 20])), 3)]);
    assert_eq!((ns(&one, 0)[3].clone(), ew(&one, 0)[3].clone()), (r("3.6"), r("3.6")));
}

/// New Zealand Bridge forum, "Fouled boards" (November 2020): board 4, all vulnerable, tables 1, 2, 3, 8, 9 with one
/// deal and 4 to 7 with another; the matchpoints within the groups are the ones printed there.
#[test]
fn a_fouled_board_from_its_contracts() {
    let table = |contract: &str, tricks| {
        Entry::Result(Outcome::Played { contract: contract.parse().unwrap(), tricks })
    };
    let entries = vec![
        table("3CE", 10),
        table("3NTE", 11),
        table("2NTE", 8),
        table("3SN", 9),
        table("3CE", 11),
        table("3NTW", 7),
        table("3NTE", 9),
        table("6CE", 11),
        table("5CE", 10),
    ];
    let plain = Conditions { unequal: Unequal::Plain, ..matchpoints() };
    let book = book(plain, vec![fouled(traveller(4, entries), 5)]);
    // Printed: 4, 0, 6, 8, 2 and, with 3NT-2 best for North-South, 6, 0, 3, 3 (the page gives that group for
    // East-West: 0, 6, 3, 3).
    assert_eq!(ns(&book, 0)[..5], all(&["4", "0", "6", "8", "2"]));
    assert_eq!(ns(&book, 0)[5..], all(&["6", "0", "3", "3"]));
}

#[test]
fn sections_are_compared_apart_or_together() {
    let mut board = traveller(1, points(&[400, 50, 430, 60]));
    board.lines[2].section = 1;
    board.lines[3].section = 1;
    let apart = Conditions { field: Field::Section, ..matchpoints() };
    assert_eq!(ns(&book(apart, vec![board.clone()]), 0), all(&["2", "0", "2", "0"]));
    assert_eq!(ns(&book(matchpoints(), vec![board]), 0), all(&["4", "0", "6", "2"]));
}

fn butler(butler: Butler) -> Conditions {
    Conditions::new(Edition::Laws2017, Method::Butler(butler))
}

/// Lane End Bridge Club, "Director's notes": ten tables, the datum +190.
#[test]
fn butler_with_the_best_and_worst_left_out() {
    // Without +450 and −100: 3 × 420 + 430 − 4 × 50 = 1490, over 8 = 186.25, to the nearest ten 190.
    // 420: +230 is 6. 430: +240 is 6. 450: +260 is 6. −50: −240 is −6. −100: −290 is −7.
    let scores = points(&[420, 420, 420, 430, 450, -50, -50, -50, -50, -100]);
    let book = book(butler(Butler::default()), vec![traveller(1, scores)]);
    assert_eq!(ns(&book, 0), all(&["6", "6", "6", "6", "6", "-6", "-6", "-6", "-6", "-7"]));
    assert_eq!(ew(&book, 0)[9], r("7"));
}

/// Bridge For Fun, "Butler scoring": +170, +140, +140, +110, and the same with +620 in place of +170.
#[test]
fn butler_of_four_tables() {
    let book = book(
        butler(Butler::default()),
        vec![traveller(1, points(&[170, 140, 140, 110])), traveller(2, points(&[620, 140, 140, 110]))],
    );
    assert_eq!(ns(&book, 0), all(&["1", "0", "0", "-1"]));
    assert_eq!(ns(&book, 1)[0], r("10"));
}

#[test]
fn a_small_field_leaves_nothing_out_and_a_datum_may_stay_exact() {
    // Three tables: (100 + 50 − 90)/3 = 20: +80 is 2 IMP, +30 is 1, −110 is −3.
    let book = book(butler(Butler::default()), vec![traveller(1, points(&[100, 50, -90]))]);
    assert_eq!(ns(&book, 0), all(&["2", "1", "-3"]));
    // (170 + 110)/2 = 140: exact and rounded agree. (110 + 90 + 80)/3 = 93⅓: 110 is 16⅔ better, no IMP;
    // rounded to 90 it is 20 better, one IMP.
    let scores = points(&[110, 90, 80]);
    let exact = Butler { rounding: None, ..Butler::default() };
    assert_eq!(
        ns(&common::book(butler(exact), vec![traveller(1, scores.clone())]), 0),
        all(&["0", "0", "0"])
    );
    assert_eq!(
        ns(&common::book(butler(Butler::default()), vec![traveller(1, scores)]), 0),
        all(&["1", "0", "0"])
    );
}

fn cross(divisor: Divisor) -> Conditions {
    Conditions::new(Edition::Laws2017, Method::CrossImps(divisor))
}

/// Bridge 55 (bridge55.fi), "Cross-IMP scoring": +420 against +450, −100, −200, +400, +590 is 18, over five 3.6.
#[test]
fn cross_imps_against_five_tables() {
    // −30 is −1; +520 is 11; +620 is 12; +20 is 1; −170 is −5: 18.
    let board = || vec![traveller(1, points(&[420, 450, -100, -200, 400, 590]))];
    assert_eq!(ns(&book(cross(Divisor::Undivided), board()), 0)[0], r("18"));
    assert_eq!(ns(&book(cross(Divisor::Comparisons), board()), 0)[0], r("3.6"));
    assert_eq!(ns(&book(cross(Divisor::Tables), board()), 0)[0], r("3"));
    // The English White Book 3.1.3: over √(6 results × 5 comparisons / 2) = √15 = 3.8730: 18/3.8730 = 4.6476.
    assert_eq!(ns(&book(cross(Divisor::Root), board()), 0)[0], r("4.65"));
    assert_eq!(over_root(&r("18"), 15, 4), Some(r("4.6476")));
}

#[test]
fn cross_imps_with_a_result_missing() {
    // Three of four tables: 420 against 170 and −50: 250 is 6, 470 is 10: 16. Each result stands for 4/3 results:
    // 16 × 4/3 = 64/3 against three others: 64/9. Plainly 16/2 = 8.
    let boards = || vec![traveller(1, points(&[0, 0, 0, 0])), traveller(2, points(&[420, 170, -50]))];
    assert_eq!(ns(&book(cross(Divisor::Comparisons), boards()), 1)[0], r("64/9"));
    assert_eq!(ns(&book(cross(Divisor::Undivided), boards()), 1)[0], r("64/3"));
    let plain = Conditions { unequal: Unequal::Plain, ..cross(Divisor::Comparisons) };
    assert_eq!(ns(&book(plain, boards()), 1)[0], r("8"));
}

#[test]
fn total_points_are_the_points() {
    let total = Conditions::new(Edition::Laws2017, Method::TotalPoints);
    let boards = [420, -100, 50].iter().zip(1..).map(|(score, number)| traveller(number, points(&[*score])));
    let book = book(total, boards.collect());
    assert_eq!((book.total(0).score, book.total(1).score), (r("370"), r("-370")));
}

#[test]
fn one_table_has_nothing_to_compare() {
    let book = book(matchpoints(), vec![traveller(1, points(&[420]))]);
    assert_eq!(book.total(0).share(), None);
    assert_eq!(ns(&book, 0), all(&["0"]));
}

#[test]
fn a_swiss_of_pairs_from_percentages_to_victory_points() {
    use openroom_scoring::{Scale, Step, Swiss, Table, VictoryPoints};
    let row = |least: i64, winner: i64| Step {
        least: openroom_scoring::Ratio::whole(least),
        points: VictoryPoints {
            winner: openroom_scoring::Ratio::whole(winner),
            loser: openroom_scoring::Ratio::whole(20 - winner),
        },
    };
    let scale =
        Scale::Table(Table::new("a test", vec![row(0, 10), row(5, 12), row(20, 16), row(40, 20)]).unwrap());
    let book = book(
        matchpoints(),
        vec![
            traveller(1, points(&[420, 400, -50])),
            traveller(2, points(&[100, 140, 110])),
            traveller(3, points(&[50, 50, 50])),
        ],
    );
    // Round 1 is boards 1 and 2: pair 1 has 4 + 0 of 8, 50%: 10. Pair 3 has 2 + 4 of 8, 75%, 25 above: 16; its
    // opponents 25%, 25 below: 4. Round 2 is board 3: all 50%.
    let swiss = Swiss {
        rounds: vec![vec![0, 1], vec![2]],
        strays: std::collections::BTreeMap::new(),
        scale,
        boards: None,
        rounding: None,
        extras: vec![],
    };
    assert_eq!(swiss.points(&book, 0), [Some(r("10")), Some(r("10"))]);
    assert_eq!(swiss.points(&book, 2), [Some(r("16")), Some(r("10"))]);
    assert_eq!(swiss.total(&book, 3), r("14"));
    assert_eq!(swiss.ranks(&book, openroom_scoring::RankingOf::default(), &[])[0].contestant, 2);
}
