//! The session file: the examples of its document, and what is wrong with bad ones.

use openroom_scoring::Ratio;
use openroom_scoring::file::{FileError, Made, PairsSession, Session, TeamsSession, read};
use proptest::prelude::*;

const DOCUMENT: &str = include_str!("../../../docs/score-file.md");

fn examples() -> Vec<&'static str> {
    let fences: Vec<&str> = DOCUMENT.split("```").collect();
    let blocks = fences.iter().skip(1).step_by(2);
    blocks
        .filter_map(|block| block.strip_prefix("toml session\n").or(block.strip_prefix("json session\n")))
        .collect()
}

fn pairs(text: &str) -> PairsSession {
    match read(text.as_bytes()).unwrap() {
        Session::Pairs(session) => *session,
        Session::Teams(_) => panic!("teams"),
    }
}

fn teams(text: &str) -> TeamsSession {
    match read(text.as_bytes()).unwrap() {
        Session::Teams(session) => *session,
        Session::Pairs(_) => panic!("pairs"),
    }
}

fn r(text: &str) -> Ratio {
    text.parse().unwrap()
}

#[test]
fn every_example_of_the_document_is_read() {
    assert_eq!(examples().len(), 10);
    for example in examples() {
        read(example.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{example}"));
    }
}

#[test]
fn the_first_example_by_hand() {
    let book = pairs(examples()[0]).book;
    // Board 1: +430, +420 and −100 (not vulnerable, one down doubled): 4, 2, 0 in the order 3NT, 4S, 4SX.
    // Board 2: 0 beats −140; two results of three: (2 + 1) × 3/2 − 1 = 3.5 and 0.5.
    assert_eq!(book.total(0).score, r("5.5"));
    assert_eq!(book.total(2).score, r("4.5"));
    // Pair 5: 0 of 4, and average plus 60% of 4 = 2.4. Pair 2: 2 of 4 is 50%, so average minus is 40%: 1.6.
    assert_eq!(book.total(4).score, r("2.4"));
    assert_eq!(book.total(1).score, r("3.6"));
}

#[test]
fn the_swiss_example_by_hand() {
    let session = pairs(examples()[1]);
    let swiss = session.swiss.unwrap();
    // Board 1: pair 3 has all of it, 50 above fifty: 20. Board 2: all equal: 10.
    assert_eq!(swiss.total(&session.book, 2), r("30"));
    assert_eq!(swiss.total(&session.book, 0), r("10"));
}

#[test]
fn the_examples_of_a_swiss_with_named_scales_by_hand() {
    let session = pairs(examples()[7]);
    let swiss = session.swiss.as_ref().unwrap();
    // Board 1: 100% and 0%, far above 75.95% and below 24.05%: 20 and 0. Board 2: 50% each: 10.
    let totals = [0, 1, 2, 3].map(|place| swiss.total(&session.book, place));
    assert_eq!(totals, ["10", "30", "30", "10"].map(r));

    let session = pairs(examples()[8]);
    let swiss = session.swiss.as_ref().unwrap();
    // 400 against −50 is 10 IMPs, over √(2 × 1 / 2) = 1. On two boards a full win is 15√2 = 21.2; 10 IMPs are
    // 10 + 10(1 − R^(10/21.2))/(1 − R) = 16.46, so 16.
    let totals = [0, 1, 2, 3].map(|place| swiss.total(&session.book, place));
    assert_eq!(totals, ["16", "4", "4", "16"].map(r));
    let reasons = swiss.explain(&session.book, 0);
    assert!(reasons[0].text.starts_with("round 1: 10: 16 VP"), "{}", reasons[0].text);
}

#[test]
fn a_percentage_is_taken_to_hundredths() {
    // Four tables, so a top of 6. Pair 1 has 6, 3, 3, 3, 3, 3 and 3 of 42: 24/42 = 57.142857…%, to hundredths
    // 57.14%: 15 on seven boards (56.24 to 57.83).
    let line = |first: i32, board: u32| {
        let points = [first, 0, 0, 0];
        let rows: Vec<String> = (0..4usize)
            .map(|table| {
                let (ns, ew) = (2 * table + 1, 2 * table + 2);
                format!("{{ ns = {ns}, ew = {ew}, points = {} }}", points[table])
            })
            .collect();
        format!("[[board]]\nnumber = {board}\nresults = [{}]\n", rows.join(", "))
    };
    let boards: String = (1..=7).map(|board| line(if board == 1 { 110 } else { 0 }, board)).collect();
    let contestants: Vec<String> = (1..=8).map(|id| format!("{{ id = {id} }}")).collect();
    let session = pairs(&format!(
        "event = \"pairs\"\nscoring = \"matchpoints\"\nrounds = [[1, 2, 3, 4, 5, 6, 7]]\nvictory_points = \"percentage\"\ncontestant = [{}]\n{boards}",
        contestants.join(", ")
    ));
    let swiss = session.swiss.as_ref().unwrap();
    assert_eq!(swiss.total(&session.book, 0), r("15"));
    let text = &swiss.explain(&session.book, 0)[0].text;
    assert!(text.contains("400/7% − 50% = 50/7%, rounded to 7.14: 15 VP"), "{text}");
}

#[test]
fn the_example_of_a_knockout_in_segments_by_hand() {
    let league = teams(examples()[9]).league;
    // 420 + 50 = 470 is 10 IMPs to A; in the second segment 400 − 430 = −30 is −1 for B at home: 11 for A.
    let knockouts = league.knockouts();
    assert_eq!(knockouts.len(), 1);
    assert_eq!(knockouts[0].margin(), Some(r("11")));
    assert_eq!(knockouts[0].segments, [(1, Some(r("10"))), (2, Some(r("1")))]);
}

#[test]
fn a_correction_of_the_form() {
    let text = examples()[0].to_owned()
        + "\n[[correction]]\nboard = 1\ncontestant = 5\nform = \"B\"\nwho = \"Director\"\nwhy = \"two cards were exchanged\"\nwhen = \"2026-11-10 22:15\"\n";
    let mut session = pairs(&text);
    let plan = session.corrections.remove(0);
    let Made::Lines { lines, .. } = session.correct(plan).unwrap().made else { panic!("a line") };
    assert_eq!((lines[0].1.form, lines[0].2.form), (0, 1));
    assert_eq!(lines[0].1.entry, lines[0].2.entry);
    // Board 1: two results as dealt, 430 and 420, each (M + 1) × 3/2 − 1 = 3.5 and 0.5; the third alone: (0 + 1) × 3 − 1 = 2.
    let on_first = |place| session.book.score_on(place, &[0]).unwrap();
    assert_eq!([0, 2, 4].map(on_first), ["0.5", "3.5", "2"].map(r));
    assert_eq!([1, 3, 5].map(on_first), ["3.5", "0.5", "2"].map(r));
}

#[test]
fn the_individual_example_by_hand() {
    let book = pairs(examples()[2]).book;
    // 1NT+1 is +120; 2H one down not vulnerable is +50: 2 matchpoints to a and b.
    assert_eq!((book.total(0).score, book.total(1).score, book.total(4).score), (r("2"), r("2"), r("0")));
    assert_eq!(book.total(6).score, r("2"));
}

#[test]
fn the_third_example_by_hand() {
    let mut session = pairs(examples()[3]);
    // Board 1: 400 beats −50. Board 2 (North-South vulnerable): 0.6 of +620, 0.4 of −100 against +170: 1.2 and 0.8.
    assert_eq!(session.book.total(0).score, r("2.7")); // 2 + 1.2 − 0.5
    assert_eq!(session.book.total(1).score, r("0.84")); // 0 + 0.8, and 1% of 4
    assert_eq!(session.book.total(2).score, r("1.3")); // 0 + 1.2 + 2.5% of 4
    assert_eq!(session.book.total(3).score, r("2.6")); // 2 + 0.8 − 10% of 2
    let plan = session.corrections.remove(0);
    let corrected = session.correct(plan).unwrap();
    assert_eq!(corrected.who, "Director");
    // Now 430 beats 400: pair 1 has 0 + 1.2 − 0.5, pair 2 has 2 + 0.8 + 0.04: they change places, as do 11 and 12.
    assert_eq!(session.book.total(0).score, r("0.7"));
    assert_eq!(corrected.moved.len(), 4);
}

#[test]
fn the_teams_example_by_hand() {
    let league = teams(examples()[5]).league;
    // 1: +420 − (−50) = 470, 10. 2: 0 − 110 = −110, −3. 4: half of +600 and half of −100 against +150:
    // 450 is 10, −250 is −6: 2. On three boards A has 9, 3 a board, so average plus is 3: 12. B −12, less 1.
    assert_eq!((&league.results[0].home, &league.results[0].away), (&r("12"), &r("-13")));
    assert_eq!(league.total(2), r("12"));
}

#[test]
fn the_second_teams_example_by_hand() {
    let league = teams(examples()[6]).league;
    // 1: average plus 3 or the assigned 8: 8 and −8. 2: fouled, nobody at fault: 3 each.
    assert_eq!((league.total(0), league.total(1)), (r("11"), r("-5")));
    // 1: 980 − (−50) = 1030, 14. 2: 0 − 90 = −90, −3. 11, less the handicap of 2.
    assert_eq!((league.total(2), league.total(3)), (r("9"), r("-9")));
}

fn wrong(text: &str) -> FileError {
    read(text.as_bytes()).unwrap_err()
}

fn session(results: &str) -> String {
    format!(
        "event = \"pairs\"\nscoring = \"matchpoints\"\ncontestant = [{{ id = 1 }}, {{ id = 2 }}, {{ id = 3 }}, {{ id = 4 }}]\n[[board]]\nnumber = 1\nresults = [\n{results}\n]\n"
    )
}

#[test]
fn what_is_wrong_and_on_which_line() {
    let results = [
        (
            "{ ns = 1, ew = 2, result = \"4SN=\" },\n{ ns = 1, ew = 3, result = \"4SN=\" }",
            8,
            "contestant 1 is on this board twice",
        ),
        ("{ ns = 1, ew = 1, result = \"4SN=\" }", 7, "twice"),
        ("{ ns = 1, ew = 2, result = \"8SN=\" }", 7, "8SN="),
        ("{ ns = 1, ew = 2, result = \"4SN+4\" }", 7, "4SN+4"),
        ("{ ns = 1, ew = 2, result = \"4S=\" }", 7, "4S="),
        ("{ ns = 1, ew = 9, result = \"4SN=\" }", 7, "there is no contestant 9"),
        ("{ ns = 1, ew = 2, points = 423 }", 7, "no contract gives 423"),
        ("{ ns = 1, ew = 2, points = 99999990 }", 7, "no contract gives"),
        ("{ ns = 1, ew = 2 }", 7, "`result` is missing"),
        ("{ ns = 1, result = \"pass\" }", 7, "`ew` is missing"),
        ("{ ns = 1, ew = 2, resutl = \"pass\" }", 7, "`resutl` does not belong here"),
        ("{ ns = 1, ew = 2, result = \"pass\", points = 0 }", 7, "do not go together"),
        ("{ ns = 1, ew = 2, status = \"lost\" }", 7, "one of late, not played, cancelled"),
        ("{ ns = 1, ew = 2, ns_average = \"A++\", ew_average = \"A\" }", 7, "should be A+, A, A-"),
        ("{ ns = 1, ew = 2, ns_average = \"3 IMP\", ew_average = \"A\" }", 7, "IMPs are no score"),
        (
            "{ ns = 1, ew = 2, assigned = [\n{ weight = \"60%\", result = \"4SN=\" },\n{ weight = \"50%\", points = -50 } ] }",
            7,
            "the weights add up to 1.1, not to 1",
        ),
    ];
    for (results, line, words) in results {
        let error = wrong(&session(results));
        assert_eq!(error.line, line, "{results}: {error}");
        assert!(error.to_string().contains(words), "{error}");
    }
    let whole = [
        ("", "empty"),
        ("  \n ", "empty"),
        ("event = \"chess\"", "pairs, individual, teams"),
        ("event = \"pairs\"\nscoring = \"matchpoints\"", "`contestant` is missing"),
        ("event = \"pairs\"\nscoring = \"golf\"", "matchpoints, butler"),
        ("event = \"teams\"\nscoring = \"imps\"\ncontestant = [{ id = 1 }]", "`match` is missing"),
        ("event = pairs", "line 1"),
        ("{\"event\": \"pairs\",", "line 1"),
        ("[1, 2]", "line 1"),
    ];
    for (text, words) in whole {
        assert!(wrong(text).to_string().contains(words), "{text}: {}", wrong(text));
    }
    assert_eq!(
        wrong("event = \"pairs\"\nscoring = \"matchpoints\"\ncontestant = [{ id = 1 },\n{ id = 1 }]").line,
        4
    );
    assert_eq!(read(b"event = \"pairs\"\nname = \"\xff\"").unwrap_err().line, 2);
}

#[test]
fn json_names_its_lines_too() {
    let json = "{\"event\": \"pairs\", \"scoring\": \"matchpoints\",\n\"contestant\": [{\"id\": 1}, {\"id\": 2}],\n\"board\": [{\"number\": 1, \"results\": [\n{\"ns\": 1, \"ew\": 3, \"result\": \"pass\"}]}]}";
    assert_eq!(wrong(json).line, 4);
    assert!(read(json.replace("\"ew\": 3", "\"ew\": 2").as_bytes()).is_ok());
}

#[test]
fn truncated_files_are_refused_or_read_and_never_panic() {
    for example in examples() {
        for end in 0..example.len() {
            if example.is_char_boundary(end) {
                let _ = read(&example.as_bytes()[..end]);
            }
        }
    }
}

proptest! {
    #[test]
    fn damaged_files_never_panic(which in 0usize..10, at in 0usize..2000, byte: u8) {
        let mut bytes = examples()[which].as_bytes().to_vec();
        let at = at % bytes.len();
        bytes[at] = byte;
        let _ = read(&bytes);
    }
}
