//! Cross-IMPs over a square root: exact until they are added up.

use crate::common::*;
use openroom_cards::Side;
use openroom_lawbook::Edition;
use openroom_scoring::file::{PairsSession, Session, read};
use openroom_scoring::{Book, Conditions, Divisor, Entry, Method, Ratio, Surd, over_root};
use proptest::prelude::*;

fn root() -> Conditions {
    Conditions::new(Edition::Laws2017, Method::CrossImps(Divisor::Root))
}

fn exact_column(book: &Book, board: usize, side: Side) -> Vec<Surd> {
    let lines = book.travellers()[board].lines.iter().enumerate();
    let score = |(line, one): (usize, &openroom_scoring::Line)| {
        book.exact_score_of(one.of(side)[0], board, line, side)
    };
    lines.filter_map(score).collect()
}

#[test]
fn eight_boards_are_added_up_before_they_are_rounded() {
    // Three tables, two comparisons: √(3 × 2 / 2) = √3. Pair 1 has 2 IMP on six boards, 13 and 14 on two: 39/√3 is
    // 22.5167, 23 IMP; rounded board by board it would be 22.49, and 22.
    let board = |number: u32, points: [i32; 3]| {
        let [a, b, c] = points;
        format!(
            "[[board]]\nnumber = {number}\nvulnerable = \"None\"\nresults = [{{ ns = 1, ew = 2, points = {a} }}, {{ ns = 3, ew = 4, points = {b} }}, {{ ns = 5, ew = 6, points = {c} }}]\n"
        )
    };
    let mut boards: Vec<String> = (1..7).map(|number| board(number, [140, 110, 110])).collect();
    boards.push(board(7, [430, 150, 200]));
    boards.push(board(8, [430, 150, 150]));
    let text = |head: &str| {
        format!(
            "event = \"pairs\"\nscoring = \"cross-imps\"\ndivisor = \"root\"\n{head}\ncontestant = [{{ id = 1 }}, {{ id = 2 }}, {{ id = 3 }}, {{ id = 4 }}, {{ id = 5 }}, {{ id = 6 }}]\n{}",
            boards.concat()
        )
    };
    let session = |head: &str| -> PairsSession {
        match read(text(head).as_bytes()).unwrap_or_else(|error| panic!("{error}")) {
            Session::Pairs(session) => *session,
            Session::Teams(_) => panic!("teams"),
        }
    };
    let plain = session("");
    assert_eq!(plain.book.total(0).score, r("22.52"));
    assert_eq!(ns(&plain.book, 0)[0], r("1.15"));
    let swiss = session(
        "rounds = [[1, 2, 3, 4, 5, 6, 7, 8]]\nvictory_points = \"continuous\"\nmargin_rounding = \"1 away\"",
    );
    let texts = swiss.swiss.as_ref().unwrap().explain(&swiss.book, 0);
    assert!(
        texts[0].text.starts_with("round 1: 13 × √3, to hundredths 22.52, rounded to 23:"),
        "{}",
        texts[0].text
    );
    let texts: Vec<String> = plain.book.explain_ranking(&[]).into_iter().map(|reason| reason.text).collect();
    assert!(texts.contains(&"1: added up before any rounding 13 × √3, to hundredths 22.52".to_owned()));
}

fn entries() -> impl Strategy<Value = Vec<Entry>> {
    prop::collection::vec((-40i32..40).prop_map(|tens| Entry::Points(tens * 10)), 2..9)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_column_adds_up_to_nothing_before_it_is_rounded(entries in entries(), missing in 0u32..4) {
        let conditions = Conditions { expected: Some(entries.len() as u32 + missing), ..root() };
        let book = book(conditions, vec![traveller(1, entries)]);
        for side in Side::ALL {
            let sum: Surd = exact_column(&book, 0, side).iter().sum();
            prop_assert!(sum.is_zero(), "{}", sum.exact());
        }
    }

    #[test]
    fn a_total_is_the_sum_of_imps_over_one_root(tables in 2usize..7, boards in prop::collection::vec(prop::collection::vec(-40i32..40, 7), 1..6)) {
        let board = |(points, number): (&Vec<i32>, u32)| {
            traveller(number, points[..tables].iter().map(|tens| Entry::Points(tens * 10)).collect())
        };
        let book = book(root(), boards.iter().zip(1..).map(board).collect());
        for table in 0..tables {
            let imps: i32 = boards.iter().map(|points| {
                points[..tables].iter().map(|other| openroom_scoring::imps((points[table] - other) * 10)).sum::<i32>()
            }).sum();
            // Twice over √(2 × tables × comparisons).
            let under = (2 * tables * (tables - 1)) as u64;
            let expected = over_root(&Ratio::from(2 * imps), under, 2).unwrap();
            prop_assert_eq!(book.total(2 * table as u32).score, expected.clone());
            prop_assert_eq!(book.total(2 * table as u32 + 1).score, -expected);
        }
    }
}
