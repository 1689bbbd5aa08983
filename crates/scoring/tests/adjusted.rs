//! How adjusted, split, weighted, late and cancelled scores count, for the table itself and for the others.

use crate::common::*;
use Responsibility::{DirectlyAtFault, NotAtFault, PartlyAtFault};
use openroom_cards::Side;
use openroom_lawbook::Edition;
use openroom_lawbook::provisions::{L12C2a, L12C2c, L12C2d};
use openroom_lawbook::regulations::{SeveralUnplayedBoards, WeightedScore};
use openroom_scoring::{
    Amount, Award, Book, Conditions, Contestant, Divisor, Entry, Extra, ExtraKind, LineScore, Method,
    Responsibility, Standing, Unit, Weighted, Why, Withdrawals,
};

#[test]
fn a_weighted_score_counts_as_fractions_of_results_everywhere() {
    // 0.6 of +420 and 0.4 of −50 beside +420 and +170.
    // Itself: 0.6 × (1 + 2) + 0.4 × 0 = 1.8. +420: 0.6 × 1 + 0.4 × 2 + 2 = 3.4. +170: 0.4 × 2 + 0 = 0.8. In all 6.
    let mut entries = points(&[0, 420, 170]);
    entries[0] = assigned(&weighted(&[("0.6", 420), ("0.4", -50)]));
    let book = book(matchpoints(), vec![traveller(1, entries.clone())]);
    assert_eq!(ns(&book, 0), all(&["1.8", "3.4", "0.8"]));
    assert_eq!(ew(&book, 0), all(&["2.2", "0.6", "3.2"]));
    // Cross-IMPs: 0.6 × (0 + 6) + 0.4 × (−10 − 6) = −2.8. +420: 0.6 × 0 + 0.4 × 10 + 6 = 10.
    // +170: 0.6 × −6 + 0.4 × 6 − 6 = −7.2. In all 0.
    let cross = Conditions::new(Edition::Laws2017, Method::CrossImps(Divisor::Undivided));
    let book = crate::common::book(cross, vec![traveller(1, entries)]);
    assert_eq!(ns(&book, 0), all(&["-2.8", "10", "-7.2"]));
}

#[test]
fn any_number_of_outcomes_with_exact_weights() {
    let mut entries = points(&[0, 110]);
    entries[0] = assigned(&weighted(&[("1/3", 140), ("1/7", 110), ("11/21", -50)]));
    let book = book(matchpoints(), vec![traveller(1, entries)]);
    // Against +110: 1/3 × 2 + 1/7 × 1 = 17/21.
    assert_eq!(ns(&book, 0), all(&["17/21", "25/21"]));
}

#[test]
fn an_artificial_score_is_no_comparison_and_the_others_are_neuberged() {
    let mut entries = points(&[0, 420, 170, -50]);
    entries[0] = split(average(NotAtFault), average(DirectlyAtFault));
    let book = book(matchpoints(), vec![traveller(1, entries)]);
    // Three results of four tables: (4 + 1) × 4/3 − 1 = 17/3, (2 + 1) × 4/3 − 1 = 3, (0 + 1) × 4/3 − 1 = 1/3.
    // Top 6: 60% is 3.6, 40% is 2.4.
    assert_eq!(ns(&book, 0), all(&["3.6", "17/3", "3", "1/3"]));
    assert_eq!(ew(&book, 0), all(&["2.4", "1/3", "3", "17/3"]));
}

#[test]
fn a_split_score_is_compared_in_each_direction_by_its_own_score() {
    let mut entries = points(&[0, 420, 170]);
    entries[0] = split(Award::Points(Weighted::certain(170)), Award::Points(Weighted::certain(450)));
    let book = book(matchpoints(), vec![traveller(1, entries)]);
    // North-South compare 170, 420, 170; East-West compare −450, −420, −170.
    assert_eq!(ns(&book, 0), all(&["1", "4", "1"]));
    assert_eq!(ew(&book, 0), all(&["0", "2", "4"]));
}

#[test]
fn one_side_artificial_the_other_assigned() {
    let mut entries = points(&[0, 420, 170]);
    entries[0] = split(average(NotAtFault), Award::Points(Weighted::certain(450)));
    let book = book(matchpoints(), vec![traveller(1, entries)]);
    // North-South: two results of three: (2 + 1) × 3/2 − 1 = 3.5 and 0.5; East-West compare all three.
    assert_eq!(ns(&book, 0), all(&["2.4", "3.5", "0.5"]));
    assert_eq!(ew(&book, 0), all(&["0", "2", "4"]));
}

#[test]
fn late_unplayed_and_cancelled_lines_give_nothing_and_are_compared_with_nothing() {
    for nothing in [Entry::Late, Entry::NotPlayed, Entry::Cancelled] {
        let mut entries = points(&[0, 420, 170]);
        entries[0] = nothing;
        let book = book(matchpoints(), vec![traveller(1, entries)]);
        assert_eq!(book.line_score(0, 0, Side::NorthSouth), LineScore::None);
        assert_eq!(ns(&book, 0), all(&["3.5", "0.5"]));
        assert_eq!(book.total(0).boards, 0);
    }
}

#[test]
fn neuberg_comes_before_the_own_rate_of_an_average() {
    // Three tables. Board 1 has no result at table 1 (average plus to North-South), so the others are Neuberged.
    // Boards 2 and 3: pair 1 gets 4 of 4 and 3 of 4: 7 of 8 is 87.5%, more than 60%. The average: 87.5% of 4 = 3.5.
    let mut first = points(&[0, 420, 170]);
    first[0] = split(average(NotAtFault), average(DirectlyAtFault));
    let book = book(
        matchpoints(),
        vec![
            traveller(1, first),
            traveller(2, points(&[430, 420, 400])),
            traveller(3, points(&[420, 420, 400])),
        ],
    );
    assert_eq!(book.own_rate(0), Some(r("7/8")));
    let LineScore::Artificial(granted) = book.line_score(0, 0, Side::NorthSouth) else { panic!() };
    assert_eq!((granted.amount, granted.by), (r("3.5"), L12C2c));
    // Their opponents have 0 and 1 of 8: 12.5% is less than 40%: 0.5.
    let LineScore::Artificial(granted) = book.line_score(0, 0, Side::EastWest) else { panic!() };
    assert_eq!((granted.amount, granted.by), (r("0.5"), L12C2c));
    // Pair 3 was Neuberged first: (2 + 1) × 3/2 − 1 = 3.5.
    assert_eq!(book.line_score(0, 1, Side::NorthSouth), LineScore::Compared(r("3.5")));
    // The whole: 3.5 + 4 + 3 = 10.5 of 12 is 87.5% again.
    assert_eq!(book.total(0).share(), Some(r("7/8")));
}

#[test]
fn the_own_rate_rests_on_boards_with_a_neuberged_result() {
    // Pair 1 has 2 of 2 on board 2 of two tables; with three expected (2 + 1) × 3/2 − 1 = 3.5 of 4: 87.5%.
    let mut first = points(&[0, 420, 170]);
    first[0] = split(average(NotAtFault), average(NotAtFault));
    let book = book(matchpoints(), vec![traveller(1, first), traveller(2, points(&[420, 170]))]);
    assert_eq!(book.own_rate(0), Some(r("7/8")));
    assert_eq!(ns(&book, 0)[0], r("3.5"));
}

#[test]
fn several_averages_of_one_pair_are_all_left_out_of_its_own_rate() {
    let artificial = |number| {
        let mut entries = points(&[0, 420]);
        entries[0] = split(average(NotAtFault), average(PartlyAtFault));
        traveller(number, entries)
    };
    let book = book(
        matchpoints(),
        vec![
            artificial(1),
            artificial(2),
            traveller(3, points(&[420, 400])),
            traveller(4, points(&[400, 400])),
        ],
    );
    // 2 and 1 of 2: 75%; on both unplayed boards 75% of 2 = 1.5. Partly at fault stays at 50%.
    assert_eq!(ns(&book, 0)[0], r("1.5"));
    assert_eq!(ns(&book, 1)[0], r("1.5"));
    assert_eq!(ew(&book, 0)[0], r("1"));
}

#[test]
fn the_scheme_of_two_fifths_for_several_boards() {
    let artificial = |number| {
        let mut entries = points(&[0, 420]);
        entries[0] = split(average(NotAtFault), average(PartlyAtFault));
        traveller(number, entries)
    };
    let boards: Vec<_> = (1..=3).map(artificial).collect();
    let given = |conditions| {
        let book = book(conditions, boards.clone());
        let of = |board| match book.line_score(board, 0, Side::NorthSouth) {
            LineScore::Artificial(granted) => (granted.amount, granted.by),
            LineScore::None | LineScore::Compared(_) => panic!("no average"),
        };
        [of(0), of(1), of(2)]
    };
    let scheme = |edition| Conditions {
        several: SeveralUnplayedBoards::AtMost { boards: 2, percent: 40 },
        ..Conditions::new(edition, Method::Matchpoints(Unit::Two))
    };
    let [plus, average] = [(r("1.2"), L12C2a), (r("1"), L12C2d)];
    assert_eq!(given(scheme(Edition::Laws2017)), [plus.clone(), plus.clone(), average.clone()]);
    assert_eq!(given(scheme(Edition::Poland2024)), [plus.clone(), plus.clone(), average]);
    assert_eq!(given(scheme(Edition::Laws2007)), [plus.clone(), plus.clone(), plus]);
}

#[test]
fn averages_in_imps() {
    let cross = |divisor| Conditions::new(Edition::Laws2017, Method::CrossImps(divisor));
    let board = || {
        let mut entries = points(&[0, 110, 110, 110]);
        entries[0] = split(average(NotAtFault), average(DirectlyAtFault));
        vec![traveller(1, entries)]
    };
    let both = |conditions| {
        let book = book(conditions, board());
        (ns(&book, 0)[0].clone(), ew(&book, 0)[0].clone())
    };
    assert_eq!(both(cross(Divisor::Comparisons)), (r("3"), r("-3")));
    // Undivided: three IMPs against each of three tables.
    assert_eq!(both(cross(Divisor::Undivided)), (r("9"), r("-9")));
    assert_eq!(both(cross(Divisor::Tables)), (r("9/4"), r("-9/4")));
    let mut two = cross(Divisor::Comparisons);
    two.averages.imps = r("2");
    assert_eq!(both(two), (r("2"), r("-2")));
}

fn extra(contestant: u32, kind: ExtraKind, amount: Amount) -> Extra {
    Extra { contestant, kind, amount, by: None, reason: String::new(), carried: None, number: None }
}

#[test]
fn penalties_bonus_carry_over_and_handicap() {
    let boards = vec![traveller(1, points(&[420, 170, -50])), traveller(2, points(&[420, 170, -50]))];
    let extras = vec![
        extra(0, ExtraKind::Procedural, Amount::Tops(r("10%"))),
        extra(0, ExtraKind::Disciplinary, Amount::Score(r("0.5"))),
        extra(2, ExtraKind::Bonus, Amount::Score(r("1"))),
        extra(2, ExtraKind::CarryOver, Amount::Session(r("2%"))),
        extra(4, ExtraKind::Handicap, Amount::Session(r("12.5%"))),
    ];
    let book = Book::new(matchpoints(), pairs(6), boards, extras).unwrap();
    // Top 4, two boards. Pair 1: 8 − 0.4 − 0.5 = 7.1. Pair 3: 4 + 1 + 0.16 = 5.16. Pair 5: 0 + 1.
    assert_eq!(book.total(0).score, r("7.1"));
    assert_eq!(book.total(2).score, r("5.16"));
    assert_eq!(book.total(4).share(), Some(r("12.5%")));
}

#[test]
fn faults_say_where() {
    let of = |conditions: Conditions, travellers| Book::new(conditions, pairs(4), travellers, vec![]);
    let mut twice = traveller(1, points(&[1, 2]));
    twice.lines[1].contestants[Side::EastWest] = [0; 2];
    let fault = of(matchpoints(), vec![twice]).unwrap_err();
    assert_eq!((fault.at.unwrap().line, fault.why), (1, Why::Twice("1".to_owned())));
    let unknown = of(matchpoints(), vec![traveller(1, points(&[1, 2, 3]))]).unwrap_err();
    assert_eq!(unknown.why, Why::UnknownContestant(4));
    let total = Conditions::new(Edition::Laws2017, Method::TotalPoints);
    let entry = split(average(NotAtFault), average(NotAtFault));
    assert_eq!(of(total, vec![traveller(1, vec![entry])]).unwrap_err().why, Why::AverageAtTotalPoints);
    let single = Conditions { weighting: WeightedScore::SingleResult, ..matchpoints() };
    let entry = assigned(&weighted(&[("50%", 420), ("50%", -50)]));
    assert_eq!(of(single, vec![traveller(1, vec![entry])]).unwrap_err().why, Why::Weighting);
}

#[test]
fn those_who_left_and_those_without_standing() {
    let boards = || vec![traveller(1, points(&[420, 170, -50]))];
    let mut contestants = pairs(6);
    contestants[0].standing = Standing::Withdrawn;
    contestants[2].standing = Standing::WithoutStanding;
    let stand = Book::new(matchpoints(), contestants.clone(), boards(), vec![]).unwrap();
    assert_eq!(ns(&stand, 0), all(&["4", "2", "0"]));
    let ranks = stand.rankings().ranks(&stand.rankings().rankings()[0]);
    let ranked: Vec<u32> = ranks.iter().map(|ranked| ranked.contestant).collect();
    assert_eq!(ranked, [5, 3, 1, 4]);
    let annulled = Conditions { withdrawals: Withdrawals::Annulled, ..matchpoints() };
    let annulled = Book::new(annulled, contestants, boards(), vec![]).unwrap();
    assert_eq!(ns(&annulled, 0), all(&["3.5", "0.5"]));
}

#[test]
fn both_players_of_an_individual_get_the_score() {
    let mut board = traveller(1, points(&[420, 170]));
    for (line, seats) in board.lines.iter_mut().zip([[[0, 1], [2, 3]], [[4, 5], [6, 7]]]) {
        line.contestants = openroom_cards::BySide::new(seats);
    }
    let players: Vec<Contestant> = pairs(8);
    let book = Book::new(matchpoints(), players, vec![board], vec![]).unwrap();
    assert_eq!((book.total(0).score, book.total(1).score, book.total(6).score), (r("2"), r("2"), r("2")));
}
