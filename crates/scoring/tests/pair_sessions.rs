//! Sessions of pairs and individuals from their files, with the arithmetic done by hand.

use openroom_cards::Side;
use openroom_scoring::file::{PairsSession, Session, read};
use openroom_scoring::{Book, Ratio};

fn session(text: &str) -> PairsSession {
    match read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}")) {
        Session::Pairs(session) => *session,
        Session::Teams(_) => panic!("teams"),
    }
}

fn refused(text: &str) -> String {
    read(text.as_bytes()).err().map_or_else(|| panic!("not refused\n{text}"), |error| error.to_string())
}

fn total(book: &Book, id: &str) -> Ratio {
    let place = book.contestants().iter().position(|contestant| contestant.id == id).unwrap();
    book.total(place as u32).score
}

fn r(text: &str) -> Ratio {
    text.parse().unwrap()
}

const SIX: &str = "contestant = [{ id = 1 }, { id = 2 }, { id = 3 }, { id = 4 }, { id = 5 }, { id = 6 }]\n";

#[test]
fn each_side_has_the_top_of_its_own_comparisons() {
    // North-South have two results, so a top of 2; East-West have three, so 4. Pair 2 beats both others: 4 of 4.
    let text = format!(
        "event = \"pairs\"\nscoring = \"matchpoints\"\nunequal = \"plain\"\n{SIX}[[board]]\nnumber = 1\nresults = [
          {{ ns = 1, ew = 6, result = \"4SN=\", ns_average = \"A+\" }},
          {{ ns = 3, ew = 2, result = \"4SN-1\" }}, {{ ns = 5, ew = 4, result = \"4SN=\" }}]\n"
    );
    let book = session(&text).book;
    let share = |place| book.total(place).share().unwrap();
    assert_eq!((share(0), share(1), share(4)), (r("60%"), Ratio::ONE, Ratio::ONE));
    assert_eq!(book.top(0, 1, Side::NorthSouth), r("2"));
    assert_eq!(book.top(0, 0, Side::EastWest), r("4"));
    // An average is a share of what three tables make available.
    assert_eq!(book.top(0, 0, Side::NorthSouth), r("4"));
}

#[test]
fn averages_are_worth_something_where_nothing_is_compared() {
    // Board 1: equal results, 1 of 2 each. Board 2: one result, compared with nothing; the other table has 60% and 40%
    // of the top of two tables: 1.2 and 0.8 of 2. 2.2 of 4 is 55%, 1.8 of 4 is 45%; the others have 1 of 2.
    let text = "event = \"pairs\"\nscoring = \"matchpoints\"\nunequal = \"plain\"\n\
        contestant = [{ id = 1 }, { id = 2 }, { id = 3 }, { id = 4 }]\n\
        [[board]]\nnumber = 1\nresults = [{ ns = 1, ew = 2, result = \"4SN=\" }, { ns = 3, ew = 4, result = \"4SN=\" }]\n\
        [[board]]\nnumber = 2\nresults = [{ ns = 1, ew = 2, ns_average = \"A+\", ew_average = \"A-\" }, { ns = 3, ew = 4, result = \"4SN=\" }]\n";
    let book = session(text).book;
    let shares = [0, 1, 2, 3].map(|place| book.total(place).share().unwrap());
    assert_eq!(shares, [r("55%"), r("45%"), r("50%"), r("50%")]);
}

#[test]
fn a_board_that_all_played_in_one_form_is_not_fouled() {
    // All three had the board in form B: they are compared as on any board, 4, 2 and 0 of 4; no group is small.
    let board = |form: &str, third: &str| {
        format!(
            "event = \"pairs\"\nscoring = \"matchpoints\"\nsmall_groups = \"indulgent\"\n{SIX}[[board]]\nnumber = 1\nresults = [
              {{ ns = 1, ew = 2, result = \"4SN=\"{form} }}, {{ ns = 3, ew = 4, result = \"4SN-1\"{form} }}, {{ ns = 5, ew = 6, {third} }}]\n"
        )
    };
    let all = session(&board(", form = \"B\"", "result = \"4SN+1\", form = \"B\"")).book;
    assert_eq!([0, 2, 4].map(|place| all.total(place).score), [r("2"), r("0"), r("4")]);
    // Who did not play it has no form: 2 + 1 and 0 + 1 times 3/2, less one: 3.5 and 0.5.
    let two = session(&board(", form = \"B\"", "status = \"not played\"")).book;
    assert_eq!([0, 2].map(|place| two.total(place).score), [r("3.5"), r("0.5")]);
    let steps = two.explain(0, &[]);
    assert!(steps.iter().all(|step| !step.text.contains("form")), "{steps:?}");
    // Who played it in another form and then got averages: a board of two forms, one result of three in form A, 60% of 4.
    let averaged = board("", "result = \"4SN=\", ns_average = \"A\", ew_average = \"A\", form = \"B\"");
    let averaged = averaged
        .replace("4SN-1", "4SN=")
        .replace("{ ns = 3, ew = 4, result = \"4SN=\" }", "{ ns = 3, ew = 4, status = \"not played\" }");
    assert_eq!(session(&averaged).book.total(0).score, r("2.4"));
    // One of three had another form: 60% of 4 for that table.
    let fouled = session(&board("", "result = \"4SN=\", form = \"B\"")).book;
    assert_eq!(fouled.total(4).score, r("2.4"));
}

#[test]
fn a_scheme_for_boards_without_a_result_counts_all_of_them() {
    // Seven boards without a result: average plus is allowed on 40% of seven, 2.8, so on three. Four were to have it.
    let board = |number: u32, average: &str| {
        format!(
            "[[board]]\nnumber = {number}\nresults = [{{ ns = 1, ew = 2, ns_average = \"{average}\", ew_average = \"A\" }}, {{ ns = 3, ew = 4, result = \"4SN=\" }}]\n"
        )
    };
    let boards: String = (1..=7).map(|number| board(number, if number <= 4 { "A+" } else { "A" })).collect();
    let book = session(&format!(
        "event = \"pairs\"\nscoring = \"matchpoints\"\npreset = \"sbl2017\"\ncontestant = [{{ id = 1 }}, {{ id = 2 }}, {{ id = 3 }}, {{ id = 4 }}]\n{boards}"
    ))
    .book;
    // A top of 2: three times 1.2 and four times 1.
    assert_eq!(total(&book, "1"), r("7.6"));
    assert_eq!([2, 3].map(|board| book.lowered_by(board, 0).is_some()), [false, true]);
}

const TWO_SECTIONS: &str = "event = \"pairs\"\nfield = \"section\"\ncontestant = [
  { id = 1, section = \"A\" }, { id = 2, section = \"A\" }, { id = 3, section = \"A\" }, { id = 4, section = \"A\" },
  { id = 5, section = \"A\" }, { id = 6, section = \"A\" }, { id = 7, section = \"B\" }, { id = 8, section = \"B\" },
  { id = 9, section = \"B\" }, { id = 10, section = \"B\" }]\n";

#[test]
fn a_share_of_a_top_is_one_of_the_own_section() {
    // Two tables in section B: the top is 2, half of it 1; pair 7 ties: 1 − 1 = 0.
    let text = format!(
        "{TWO_SECTIONS}scoring = \"matchpoints\"\n[[board]]\nnumber = 1\nresults = [
          {{ ns = 1, ew = 2, result = \"4SN=\" }}, {{ ns = 3, ew = 4, result = \"4SN=\" }},
          {{ ns = 5, ew = 6, result = \"4SN=\" }}, {{ ns = 7, ew = 8, result = \"4SN=\" }},
          {{ ns = 9, ew = 10, result = \"4SN=\" }}]
        [[penalty]]\ncontestant = 7\ntops = \"50%\"\n[[penalty]]\ncontestant = 1\ntops = \"50%\"\n"
    );
    let book = session(&text).book;
    assert_eq!((total(&book, "7"), total(&book, "8")), (r("0"), r("1")));
    // Three tables in section A: the top is 4, half of it 2; 2 − 2 = 0.
    assert_eq!(total(&book, "1"), r("0"));
}

#[test]
fn average_plus_in_undivided_cross_imps_is_against_the_tables_of_the_own_section() {
    // One other table in section B: 3 IMP. Two others in section A: 6.
    let text = format!(
        "{TWO_SECTIONS}scoring = \"cross-imps\"\ndivisor = \"none\"\n[[board]]\nnumber = 1\nresults = [
          {{ ns = 1, ew = 2, ns_average = \"A+\", ew_average = \"A-\" }}, {{ ns = 3, ew = 4, result = \"4SN=\" }},
          {{ ns = 5, ew = 6, result = \"4SN=\" }}, {{ ns = 7, ew = 8, ns_average = \"A+\", ew_average = \"A-\" }},
          {{ ns = 9, ew = 10, result = \"4SN=\" }}]\n"
    );
    let book = session(&text).book;
    assert_eq!((total(&book, "7"), total(&book, "8")), (r("3"), r("-3")));
    assert_eq!((total(&book, "1"), total(&book, "2")), (r("6"), r("-6")));
}

#[test]
fn partners_of_an_individual_have_each_his_own_average() {
    // Board 2: a has 2 of 2 with d, c has 0 of 2. Average plus on board 1 is 100% for a, 60% for c;
    // average minus is 0% for b (0 of 2) and 40% for d (2 of 2).
    let text = "event = \"individual\"\nscoring = \"matchpoints\"\ntie_breaks = [\"better boards\"]
        contestant = [{ id = \"a\" }, { id = \"b\" }, { id = \"c\" }, { id = \"d\" },
          { id = \"e\" }, { id = \"f\" }, { id = \"g\" }, { id = \"h\" }]
        [[board]]\nnumber = 1\nresults = [
          { n = \"a\", s = \"c\", e = \"b\", w = \"d\", ns_average = \"A+\", ew_average = \"A-\" },
          { n = \"e\", s = \"g\", e = \"f\", w = \"h\", result = \"4SN-1\" }]
        [[board]]\nnumber = 2\nresults = [
          { n = \"a\", s = \"d\", e = \"b\", w = \"c\", result = \"3NTN=\" },
          { n = \"e\", s = \"h\", e = \"f\", w = \"g\", result = \"4SN-1\" }]\n";
    let book = session(text).book;
    let on_first = |place, side| book.score_of(place, 0, 0, side).amount().cloned().unwrap();
    assert_eq!((on_first(0, Side::NorthSouth), on_first(2, Side::NorthSouth)), (r("2"), r("1.2")));
    assert_eq!((on_first(1, Side::EastWest), on_first(3, Side::EastWest)), (r("0"), r("0.8")));
    assert_eq!((total(&book, "c"), total(&book, "d")), (r("1.2"), r("2.8")));
    let board: Vec<String> = book.explain(0, &[]).into_iter().map(|reason| reason.text).collect();
    assert!(board.contains(&"NS a: A+, 1 × 2 = 2".to_owned()), "{board:#?}");
    assert!(board.contains(&"NS c: A+, 0.6 × 2 = 1.2".to_owned()), "{board:#?}");
    let ranking: Vec<String> = book.explain_ranking(&[]).into_iter().map(|reason| reason.text).collect();
    assert!(ranking.contains(&"d: 0.8 + 2 = 2.8".to_owned()), "{ranking:#?}");
}

#[test]
fn a_scheme_for_boards_without_a_result_leaves_played_boards_alone() {
    // The Finnish scheme gives average plus on two of three. Of these three one was played: all are average plus.
    let board = |number: u32, of_one: &str| {
        format!(
            "[[board]]\nnumber = {number}\nresults = [{{ ns = 1, ew = 2, {of_one}ns_average = \"A+\", ew_average = \"A-\" }}, {{ ns = 3, ew = 4, result = \"4SN=\" }}]\n"
        )
    };
    let three = |third: &str| {
        let boards = [board(1, ""), board(2, ""), board(3, third)].concat();
        session(&format!(
            "event = \"pairs\"\nscoring = \"matchpoints\"\npreset = \"sbl2017\"\ncontestant = [{{ id = 1 }}, {{ id = 2 }}, {{ id = 3 }}, {{ id = 4 }}]\n{boards}"
        ))
    };
    // A top of 2: 1.2 each, and 1 for the one beyond the scheme.
    assert_eq!(total(&three("result = \"4SN=\", ").book, "1"), r("3.6"));
    assert_eq!(total(&three("").book, "1"), r("3.4"));
}

const CORRECTION: &str = "who = \"Director\"\nwhy = \"a slip\"\nwhen = \"2026-11-10\"\n";

#[test]
fn an_annulled_line_is_not_corrected() {
    let text = format!(
        "event = \"pairs\"\nscoring = \"matchpoints\"\nwithdrawals = \"annulled\"
contestant = [{{ id = 1 }}, {{ id = 2 }}, {{ id = 3 }}, {{ id = 4, standing = \"withdrawn\" }}]
[[board]]\nnumber = 1\nresults = [{{ ns = 1, ew = 2, result = \"4SN=\" }}, {{ ns = 3, ew = 4, result = \"4SN=\" }}]
[[correction]]\nboard = 1\ncontestant = 3\nresult = \"4SN-2\"\n{CORRECTION}"
    );
    assert_eq!(refused(&text), "line 8: this line is annulled: a contestant on it withdrew");
}

#[test]
fn ranks_move_as_they_are_shown() {
    // A Swiss: victory points 10 a round for an equal result, 20 for all of it. Corrected, pair 1 has all of round 1
    // and pair 3 nothing: 20 + 10 against 0 + 10.
    let text = format!(
        "event = \"pairs\"\nscoring = \"matchpoints\"\nrounds = [[1], [2]]
victory_points = {{ source = \"a club\", rows = [[0, 10, 10], [40, 20, 0]] }}
contestant = [{{ id = 1 }}, {{ id = 2 }}, {{ id = 3 }}, {{ id = 4 }}]
[[board]]\nnumber = 1\nresults = [{{ ns = 1, ew = 2, result = \"4SN=\" }}, {{ ns = 3, ew = 4, result = \"4SN=\" }}]
[[board]]\nnumber = 2\nresults = [{{ ns = 1, ew = 4, result = \"4SN=\" }}, {{ ns = 3, ew = 2, result = \"4SN=\" }}]
[[bonus]]\ncontestant = 3\nvp = 25\n
[[correction]]\nboard = 1\ncontestant = 3\nassigned = \"4SN-1\"\n{CORRECTION}"
    );
    let mut session = session(&text);
    let plan = session.corrections.remove(0);
    let moved = session.correct(plan).unwrap().moved;
    let moved: Vec<(u32, Option<u32>, Option<u32>)> =
        moved.iter().map(|one| (one.contestant + 1, one.from, one.to)).collect();
    // Before: 3 has 45, the others 20. After: 3 has 0 + 10 + 25 = 35, 1 and 4 have 30, 2 has 10.
    assert_eq!(moved, [(2, Some(2), Some(4))]);
    // What the table had stays noted beside the assigned score.
    assert!(session.marks[0][1].obtained.is_some());
}

#[test]
fn a_second_turn_that_was_cancelled_is_no_result_that_a_board_should_have() {
    // Pair 1 took board 1 once more; its second turn and the one that pair 4 then could not play are cancelled. Board 2
    // was played at all three tables: 420, 400 and −50 are 4, 2 and 0, with nothing filled up.
    let text = format!(
        "event = \"pairs\"\nscoring = \"matchpoints\"\n{SIX}[[board]]\nnumber = 1\nresults = [
          {{ ns = 1, ew = 2, result = \"4SN=\" }}, {{ ns = 3, ew = 6, result = \"4SN=\" }},
          {{ ns = 1, ew = 4, status = \"cancelled\" }}, {{ ns = 5, ew = 4, status = \"cancelled\" }}]
        [[board]]\nnumber = 3\nresults = [
          {{ ns = 1, ew = 2, result = \"4SN=\" }}, {{ ns = 3, ew = 4, result = \"3NTN=\" }},
          {{ ns = 5, ew = 6, result = \"4HN-1\" }}]\n"
    );
    let book = session(&text).book;
    let on = |line| book.line_score(1, line, Side::NorthSouth).amount().unwrap().exact();
    assert_eq!([on(0), on(1), on(2)], ["4", "2", "0"]);
}
