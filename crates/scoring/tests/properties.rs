//! What holds for every session.

use crate::common::*;
use openroom_cards::Side;
use openroom_lawbook::Edition;
use openroom_scoring::{
    BadWeights, Book, Butler, Conditions, Divisor, Entry, Method, Ratio, Responsibility, Surd, Traveller,
    Unequal, Unit, Weighted, Where,
};
use proptest::prelude::*;

fn a_score() -> impl Strategy<Value = i32> {
    (-40i32..40).prop_map(|tens| tens * 10)
}

fn a_weighted() -> impl Strategy<Value = Entry> {
    prop::collection::vec((1i64..20, a_score()), 2..4).prop_map(|parts| {
        let sum: i64 = parts.iter().map(|(part, _)| part).sum();
        let results = parts.iter().map(|(part, score)| (Ratio::new(*part, sum).unwrap(), *score)).collect();
        assigned(&openroom_scoring::Award::Points(openroom_scoring::Weighted::new(results).unwrap()))
    })
}

fn an_average() -> impl Strategy<Value = Entry> {
    (0usize..3, 0usize..3)
        .prop_map(|(ns, ew)| split(average(Responsibility::ALL[ns]), average(Responsibility::ALL[ew])))
}

fn any_entry() -> impl Strategy<Value = Entry> {
    prop_oneof![
        12 => a_score().prop_map(Entry::Points),
        2 => a_weighted(),
        1 => an_average(),
        1 => (a_score(), a_score()).prop_map(|(ns, ew)| {
            let points = |score| openroom_scoring::Award::Points(openroom_scoring::Weighted::certain(score));
            split(points(ns), points(ew))
        }),
        1 => Just(Entry::Late),
        1 => Just(Entry::Cancelled),
    ]
}

fn balanced_entry() -> impl Strategy<Value = Entry> {
    prop_oneof![6 => a_score().prop_map(Entry::Points), 1 => a_weighted()]
}

fn session() -> impl Strategy<Value = Vec<Traveller>> {
    (2usize..8, 1usize..5).prop_flat_map(|(tables, boards)| {
        let entries = prop::collection::vec(any_entry(), tables);
        prop::collection::vec(entries, boards).prop_map(|boards| {
            boards.into_iter().zip(1..).map(|(entries, number)| traveller(number, entries)).collect()
        })
    })
}

fn balanced() -> impl Strategy<Value = Vec<Entry>> {
    prop::collection::vec(balanced_entry(), 2..9)
}

fn methods() -> impl Strategy<Value = Method> {
    prop_oneof![
        Just(Method::Matchpoints(Unit::Two)),
        Just(Method::Matchpoints(Unit::One)),
        Just(Method::Butler(Butler::default())),
        Just(Method::CrossImps(Divisor::Comparisons)),
        Just(Method::CrossImps(Divisor::Root)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn weights_add_up_to_one(parts in prop::collection::vec((1i64..40, a_score()), 1..6), off in -4i64..=4) {
        let sum: i64 = parts.iter().map(|(part, _)| part).sum();
        prop_assume!(sum + off > 0);
        let of = |part: i64| Ratio::new(part, sum + off).unwrap();
        let weights: Vec<(Ratio, i32)> = parts.iter().map(|(part, score)| (of(*part), *score)).collect();
        match Weighted::new(weights) {
            Ok(weighted) => {
                prop_assert_eq!(off, 0);
                prop_assert_eq!(weighted.mean(|_| Ratio::ONE), Ratio::ONE);
            }
            Err(why) => {
                prop_assert_ne!(off, 0);
                prop_assert_eq!(why, BadWeights::Sum(of(sum)));
            }
        }
    }

    #[test]
    fn the_weights_of_a_file_add_up_to_one(parts in prop::collection::vec(1i64..40, 1..6), off in -4i64..=4) {
        let sum: i64 = parts.iter().sum();
        prop_assume!(sum + off > 0);
        let one = |part: &i64| format!("{{ weight = \"{part}/{}\", points = 50 }}", sum + off);
        let weights = parts.iter().map(one).collect::<Vec<_>>().join(", ");
        let text = format!(
            "event = \"pairs\"\nscoring = \"matchpoints\"\ncontestant = [{{ id = 1 }}, {{ id = 2 }}]\n[[board]]\nnumber = 1\nresults = [{{ ns = 1, ew = 2, assigned = [{weights}] }}]\n"
        );
        let read = openroom_scoring::file::read(text.as_bytes());
        prop_assert_eq!(read.is_ok(), off == 0, "{}", text);
    }

    #[test]
    fn matchpoints_on_a_board_add_up(entries in balanced()) {
        let tables = entries.len() as u32;
        let book = book(matchpoints(), vec![traveller(1, entries)]);
        prop_assert_eq!(ns(&book, 0).iter().sum::<Ratio>(), Ratio::from(tables * (tables - 1)));
        for (ours, theirs) in ns(&book, 0).iter().zip(ew(&book, 0)) {
            prop_assert_eq!(ours + theirs, book.top(0, 0, Side::NorthSouth));
        }
    }

    #[test]
    fn they_add_up_with_results_missing(entries in balanced(), missing in 1usize..4) {
        let tables = entries.len();
        let expected = tables + missing;
        let conditions = Conditions { expected: Some(expected as u32), ..matchpoints() };
        let book = book(conditions, vec![traveller(1, entries)]);
        // Each of the tables has half a top on average.
        let sum = Ratio::from((tables * (expected - 1)) as u32);
        prop_assert_eq!(ns(&book, 0).iter().sum::<Ratio>(), sum);
    }

    #[test]
    fn neuberg_is_nothing_where_all_boards_have_all_results(entries in balanced()) {
        let plain = Conditions { unequal: Unequal::Plain, ..matchpoints() };
        let with = book(matchpoints(), vec![traveller(1, entries.clone())]);
        let without = book(plain, vec![traveller(1, entries)]);
        prop_assert_eq!(ns(&with, 0), ns(&without, 0));
    }

    #[test]
    fn cross_imps_add_up_to_nothing(entries in balanced(), missing in 0u32..4) {
        for divisor in [Divisor::Undivided, Divisor::Comparisons, Divisor::Tables, Divisor::Root] {
            let mut conditions = Conditions::new(Edition::Laws2017, Method::CrossImps(divisor));
            conditions.expected = Some(entries.len() as u32 + missing);
            let book = book(conditions, vec![traveller(1, entries.clone())]);
            let mut sum = Surd::default();
            for (line, one) in book.travellers()[0].lines.iter().enumerate() {
                let [ours, theirs] = Side::ALL.map(|side| book.exact_score_of(one.of(side)[0], 0, line, side).unwrap());
                prop_assert_eq!(&ours, &theirs.times(&Ratio::whole(-1)));
                sum.add(&ours);
            }
            prop_assert!(sum.is_zero(), "{:?}: {}", divisor, sum.exact());
        }
    }

    #[test]
    fn a_corrected_session_is_the_session_scored_from_scratch(
        boards in session(),
        method in methods(),
        changes in prop::collection::vec((0usize..100, 0usize..100, any_entry()), 1..6),
    ) {
        let conditions = Conditions::new(Edition::Laws2017, method);
        let mut kept = book(conditions.clone(), boards.clone());
        let mut travellers = boards;
        for (board, line, entry) in changes {
            let at = Where { board: board % travellers.len(), line: line % travellers[0].lines.len() };
            let was = kept.replace(at, entry.clone()).unwrap();
            prop_assert_eq!(&was, &travellers[at.board].lines[at.line].entry);
            travellers[at.board].lines[at.line].entry = entry;
            let fresh = book(conditions.clone(), travellers.clone());
            same(&kept, &fresh)?;
        }
    }
}

fn same(kept: &Book, fresh: &Book) -> Result<(), TestCaseError> {
    for place in 0..fresh.contestants().len() as u32 {
        prop_assert_eq!(kept.total(place), fresh.total(place));
    }
    for board in 0..fresh.travellers().len() {
        for side in Side::ALL {
            prop_assert_eq!(column(kept, board, side), column(fresh, board, side));
        }
    }
    let ranks = |book: &Book| -> Vec<_> {
        book.rankings().rankings().iter().map(|ranking| book.rankings().ranks(ranking)).collect()
    };
    prop_assert_eq!(ranks(kept), ranks(fresh));
    Ok(())
}
