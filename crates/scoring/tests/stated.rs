//! What a file states is obeyed or refused, and what it does not state is not invented.

use crate::common::*;
use openroom_scoring::file::{Session, TeamsSession, read};
use openroom_scoring::{Conditions, SmallGroups};

/// A session with these lines in front; the results stand after them.
fn pairs(head: &str, results: &str) -> String {
    format!(
        "event = \"pairs\"\n{head}\ncontestant = [{{ id = 1 }}, {{ id = 2 }}, {{ id = 3 }}, {{ id = 4 }}]\n[[board]]\nnumber = 1\nresults = [{results}]\n"
    )
}

const TWO: &str = "{ ns = 1, ew = 2, result = \"4SN=\" }, { ns = 3, ew = 4, result = \"4SN-1\" }";

fn teams(head: &str, boards: &str) -> String {
    format!(
        "event = \"teams\"\n{head}\ncontestant = [{{ id = \"A\" }}, {{ id = \"B\" }}]\n[[match]]\nhome = \"A\"\naway = \"B\"\nboards = [{boards}]\n"
    )
}

const BOARD: &str = "{ number = 1, open = \"4SN=\", closed = \"4SN-1\" }";

fn read_teams(text: &str) -> TeamsSession {
    match read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}")) {
        Session::Teams(session) => *session,
        Session::Pairs(_) => panic!("pairs"),
    }
}

fn scores(text: &str, board: usize) -> [String; 2] {
    let session = read_teams(text);
    let score = session.league.results[0].boards[board].clone().unwrap();
    [score.home.exact(), score.away.exact()]
}

fn refused(text: &str) -> String {
    read(text.as_bytes()).unwrap_err().to_string()
}

#[test]
fn board_a_match_in_both_units() {
    let boards = format!(
        "{BOARD}, {{ number = 2, open = \"pass\", closed = \"pass\" }}, {{ number = 3, home_average = \"A+\", away_average = \"A-\" }}, {{ number = 4, home_average = \"45%\", away_average = \"55%\" }}"
    );
    let option =
        teams("scoring = \"board-a-match\"\noptions = [\"matchpoint_unit = 1, one half, 0\"]", &boards);
    let key = teams("scoring = \"board-a-match\"\nunit = \"1-1/2-0\"", &boards);
    for text in [option, key] {
        assert_eq!(scores(&text, 0), ["1", "0"]);
        assert_eq!(scores(&text, 1), ["0.5", "0.5"]);
        // A has 1.5 on two boards, three quarters, more than sixty per cent; B a quarter, less than forty.
        assert_eq!(scores(&text, 2), ["0.75", "0.25"]);
        assert_eq!(scores(&text, 3), ["0.45", "0.55"]);
    }
    let usual = teams("scoring = \"board-a-match\"", &boards);
    assert_eq!(
        (scores(&usual, 0), scores(&usual, 2)),
        (["2", "0"].map(str::to_owned), ["1.5", "0.5"].map(str::to_owned))
    );
}

#[test]
fn options_without_effect() {
    let option = |text: &str| format!("scoring = \"matchpoints\"\noptions = [\"{text}\"]");
    for (text, words) in [
        (
            "one_table_result = 86B2",
            "`one_table_result` has no meaning here: the session is scored by matchpoints",
        ),
        ("imp_average_plus_minus = 2", "`imp_average_plus_minus` has no meaning here"),
        ("assigned_score_method_2007 = weighted (12C1c)", "it is of the Laws of 2007"),
        ("claim_card_order = top down", "no score depends on it"),
        ("correction_period = 40 minutes", "no score depends on it"),
    ] {
        let error = refused(&pairs(&option(text), TWO));
        assert!(error.starts_with("line 3: ") && error.contains(words), "{text}: {error}");
    }
    let imps = |text: &str| teams(&format!("scoring = \"imps\"\noptions = [\"{text}\"]"), BOARD);
    assert!(refused(&imps("matchpoint_unit = 2, 1, 0")).contains("scored by imps"));
    assert!(refused(&imps("fouled_board_scoring = as regulated")).contains("scored by imps"));
    assert!(read(imps("one_table_result = 86B2").as_bytes()).is_ok());
    let both = pairs(&format!("{}\nunit = \"2-1-0\"", option("matchpoint_unit = 1, one half, 0")), TWO);
    assert!(refused(&both).contains("`matchpoint_unit` and `unit` do not go together"));
    let twice =
        "scoring = \"imps\"\noptions = [\"imp_average_plus_minus = 2\", \"imp_average_plus_minus = 3\"]";
    assert!(refused(&teams(twice, BOARD)).contains("stated twice"));
}

#[test]
fn a_scheme_that_the_edition_does_not_know() {
    let scheme = "several_unplayed_boards = average plus on at most 2 boards or 40 percent of them";
    let stated = format!("scoring = \"matchpoints\"\nedition = \"2007\"\noptions = [\"{scheme}\"]");
    let error = refused(&pairs(&stated, TWO));
    assert!(error.starts_with("line 4: ") && error.contains("the Laws of 2007 know no scheme"), "{error}");
    let preset = "scoring = \"matchpoints\"\npreset = \"sbl2017\"\nedition = \"2007\"";
    let error = refused(&pairs(preset, TWO));
    assert!(error.starts_with("line 4: ") && error.contains("the Laws of 2007 know no scheme"), "{error}");
    let none = format!("{preset}\noptions = [\"several_unplayed_boards = 12C2a and 12C2b for every board\"]");
    assert!(read(pairs(&none, TWO).as_bytes()).is_ok());
}

#[test]
fn victory_points_without_approval() {
    let with = |method: &str| {
        teams(
            &format!(
                "scoring = \"imps\"\noptions = [\"scoring_method = {method}\"]\nvictory_points = \"continuous\""
            ),
            BOARD,
        )
    };
    let error = refused(&with("78A to 78C only"));
    assert!(error.starts_with("line 4: ") && error.contains("need approval (78D)"), "{error}");
    assert!(read(with("also victory points").as_bytes()).is_ok());
}

#[test]
fn a_share_of_a_top_where_there_are_none() {
    for scoring in ["butler", "cross-imps", "total-points"] {
        let text =
            pairs(&format!("scoring = \"{scoring}\""), TWO) + "[[penalty]]\ncontestant = 1\ntops = \"10%\"\n";
        let error = refused(&text);
        assert!(error.starts_with("line 7: ") && error.ends_with("write `score`"), "{error}");
    }
}

#[test]
fn who_offended_is_not_invented() {
    let words = |line: &str| {
        let text =
            pairs("scoring = \"matchpoints\"", &format!("{line}, {{ ns = 3, ew = 4, result = \"4SN-1\" }}"));
        let Session::Pairs(session) = read(text.as_bytes()).unwrap() else { panic!("teams") };
        session.book.explain(0, &[])[0].text.clone()
    };
    let weights = "assigned = [{ weight = \"1/2\", points = 420 }, { weight = \"1/2\", points = -50 }]";
    for (line, said) in [
        (weights.to_owned(), "who offended is not stated"),
        ("ns_average = \"55%\", ew_average = \"45%\"".to_owned(), "who offended is not stated"),
        ("ns_average = \"A\", ew_average = \"A+\"".to_owned(), "who offended is not stated"),
        ("ns_average = \"A+\", ew_average = \"A+\"".to_owned(), "neither side offended"),
        ("ns_average = \"A+\", ew_average = \"A-\"".to_owned(), "EW offended"),
        (format!("{weights}, offenders = \"none\""), "neither side offended"),
    ] {
        let text = words(&format!("{{ ns = 1, ew = 2, {line} }}"));
        assert!(text.contains(&format!("adjusted, {said}:")), "{line}: {text}");
    }
}

/// Seven tables, four as dealt and three otherwise: three are more than a third of seven, so Neuberg's formula:
/// (2 + 1) × 7/3 − 1 = 6, (4 + 1) × 7/3 − 1 = 32/3, (0 + 1) × 7/3 − 1 = 4/3.
#[test]
fn a_small_group_that_is_more_than_a_third() {
    let fouled = |scores: &[i32], from: usize| {
        let mut board = traveller(1, points(scores));
        board.lines[from..].iter_mut().for_each(|line| line.form = 1);
        book(Conditions { small_groups: SmallGroups::Indulgent, ..matchpoints() }, vec![board])
    };
    let said = |book: &openroom_scoring::Book, words: &str| {
        book.explain(0, &[]).iter().any(|reason| reason.text.contains(words))
    };
    let large = fouled(&[420, 450, -50, 170, 90, 120, -50], 4);
    assert_eq!(ns(&large, 0)[4..], all(&["6", "32/3", "4/3"]));
    assert!(said(&large, "results: 3 of 7, a small group, but more than a third"));
    // Three of nine are a third: 60%, 70% and 50% of 16.
    let small = fouled(&[420, 450, -50, 170, 140, 110, 90, 120, -50], 6);
    assert_eq!(ns(&small, 0)[6..], all(&["9.6", "11.2", "8"]));
    assert!(said(&small, "results: 3 of 9, at most a third"));
}

/// The Finnish scheme gives average plus on two of three boards; the third is average, and is shown as that.
#[test]
fn an_average_that_the_scheme_lowered_is_shown_as_it_is() {
    let board = |number: u32| {
        format!(
            "[[board]]\nnumber = {number}\nresults = [{{ ns = 1, ew = 2, ns_average = \"A+\", ew_average = \"A-\" }}, {{ ns = 3, ew = 4, result = \"4SN=\" }}]\n"
        )
    };
    let text = format!(
        "event = \"pairs\"\nscoring = \"matchpoints\"\npreset = \"sbl2017\"\ncontestant = [{{ id = 1 }}, {{ id = 2 }}, {{ id = 3 }}, {{ id = 4 }}]\n{}",
        [1, 2, 3].map(board).concat()
    );
    let Session::Pairs(session) = read(text.as_bytes()).unwrap() else { panic!("teams") };
    let shown = |board: usize| session.book.entry_as_scored(board, 0).said().to_string();
    assert_eq!((shown(1), shown(2)), ("NS A+; EW A-".to_owned(), "NS A; EW A-".to_owned()));
    let words: Vec<String> = session.book.explain(2, &[]).into_iter().map(|reason| reason.text).collect();
    assert!(words.iter().any(|text| text.ends_with("A+ is lowered to average")), "{words:#?}");
    assert!(words.contains(&"NS 1: A, 0.5 × 2 = 1".to_owned()), "{words:#?}");
}

/// Board 1 by two rulings: 450 is +10 for A, 500 is −11 for B; both get the mean, 10.5. On board 2 A's own rate is that
/// mean, so seen by A 10.5 and 0: 5.25.
#[test]
fn a_knockout_takes_the_mean_before_the_own_rate() {
    let boards = "{ number = 1, open = { ns_assigned = 450, ew_assigned = 500 }, closed = \"pass\" }, { number = 2, home_average = \"A+\", away_average = \"A\" }";
    let knockout = teams("scoring = \"imps\"\nstage = \"knockout\"", boards);
    assert_eq!(scores(&knockout, 0), ["10.5", "-10.5"]);
    assert_eq!(scores(&knockout, 1), ["5.25", "-5.25"]);
    // Elsewhere nothing is averaged, and the own rate is what A has.
    let league = teams("scoring = \"imps\"", boards);
    assert_eq!(
        (scores(&league, 0), scores(&league, 1)),
        (["10", "-11"].map(str::to_owned), ["10", "0"].map(str::to_owned))
    );
}

#[test]
fn a_percentage_keeps_to_what_offenders_and_others_may_have() {
    let line = |ns: &str, ew: &str, more: &str| {
        let adjusted = format!("{{ ns = 1, ew = 2, ns_average = \"{ns}\", ew_average = \"{ew}\"{more} }}");
        pairs(
            "scoring = \"matchpoints\"",
            &format!("\n{adjusted},\n{{ ns = 3, ew = 4, result = \"4SN-1\" }}"),
        )
    };
    let ns = ", offenders = \"NS\"";
    assert_eq!(
        refused(&line("45%", "60%", ns)),
        "line 7: `ns_average`: 45% for NS, who offended: at most 40% (12C2a); for a side only partly at fault write A"
    );
    assert_eq!(
        refused(&line("40%", "55%", ns)),
        "line 7: `ew_average`: 55% for EW, who did not offend: at least 60% (12C2a); for a side only partly at fault write A"
    );
    assert!(refused(&line("50%", "60%", ns)).contains("partly at fault write A"));
    assert!(refused(&line("60%", "40%", ", offenders = \"both\"")).contains("at most 40%"));
    assert!(refused(&line("60%", "59%", ", offenders = \"none\"")).contains("at least 60%"));
    // An own rate goes beyond the limits, never the other way; and nobody need say who offended.
    for good in [
        line("35%", "64%", ns),
        line("40%", "60%", ns),
        line("A", "60%", ns),
        line("45%", "55%", ""),
        line("50%", "50%", ", offenders = \"none\", by = \"12C2d\""),
    ] {
        read(good.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    }
    let imps = line("2 IMP", "3 IMP", ns).replace("matchpoints", "butler");
    assert!(refused(&imps).contains("2 IMP for NS, who offended: not above 0 IMP (12C2b)"));
}

#[test]
fn an_explanation_names_sections_by_their_names() {
    let text = "event = \"pairs\"\nscoring = \"matchpoints\"\nfield = \"section\"\ncontestant = [{ id = 1, section = \"Red\" }, { id = 2, section = \"Red\" }, { id = 3, section = \"Blue\" }, { id = 4, section = \"Blue\" }]\n[[board]]\nnumber = 1\nresults = [{ ns = 1, ew = 2, result = \"4SN=\" }, { ns = 3, ew = 4, result = \"4SN-1\" }]\n";
    let Session::Pairs(session) = read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}")) else {
        panic!("teams")
    };
    let reasons = session.book.explain(0, &session.sections);
    let said = |words: &str| reasons.iter().any(|reason| reason.text.starts_with(words));
    assert!(said("section Red: lines compared") && said("section Blue: lines compared"), "{reasons:?}");
}

#[test]
fn a_favour_and_the_assigned_score_that_it_demands_stand_together() {
    let board = |closed: &str, more: &str| {
        teams(
            "scoring = \"imps\"",
            &format!("{{ number = 1, open = \"6SN=\", closed = {closed}, favours = \"home\"{more} }}"),
        )
    };
    let none = "{ status = \"not played\" }";
    // 980 against 50 down assigned: 1030, 14 IMP.
    let assigned = board("{ assigned = \"6SN-1\" }", "");
    assert_eq!(scores(&assigned, 0), ["14", "-14"]);
    let steps = read_teams(&assigned).league.explain(1);
    assert!(steps.iter().any(|step| step.by.is_some_and(|by| by.id() == "86B1")), "{steps:?}");
    let own = read_teams(&board("{ assigned = \"6SN-1\", by = \"12C1c\" }", "")).league.explain(1);
    assert!(own.iter().all(|step| step.by.is_none_or(|by| by.id() != "86B1")), "{own:?}");
    assert_eq!(scores(&board(none, ", at_fault = \"away\", assigned = 9"), 0), ["9", "-9"]);
    for average in [
        board(none, ", at_fault = \"away\""),
        board(none, ", home_average = \"A+\", away_average = \"A-\""),
        board("{ assigned = \"6SN-1\" }", ", home_average = \"A+\", away_average = \"A-\""),
        board("{ ns_average = \"A-\", ew_average = \"A+\" }", ""),
    ] {
        assert!(refused(&average).contains("an assigned score is due (86B1)"), "{}", refused(&average));
    }
    assert!(refused(&board("\"6SN-1\"", "")).contains("one table has a result"));
}
