//! Sessions of teams from their files, with the arithmetic done by hand.

use openroom_scoring::Ratio;
use openroom_scoring::file::{Session, TeamsSession, read};

fn read_teams(text: &str) -> TeamsSession {
    match read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}")) {
        Session::Teams(session) => *session,
        Session::Pairs(_) => panic!("pairs"),
    }
}

fn session(head: &str, matches: &[(&str, &str, &str)]) -> TeamsSession {
    let mut text = format!("event = \"teams\"\n{head}\n");
    if !head.contains("contestant") {
        text.push_str("contestant = [{ id = \"A\" }, { id = \"B\" }, { id = \"C\" }, { id = \"D\" }]\n");
    }
    for (round, (home, away, boards)) in matches.iter().enumerate() {
        let round = round + 1;
        text = format!(
            "{text}[[match]]\nround = {round}\nhome = \"{home}\"\naway = \"{away}\"\nboards = [{boards}]\n"
        );
    }
    read_teams(&text)
}

fn scores(session: &TeamsSession, of: usize, board: usize) -> [String; 3] {
    let league = &session.league;
    let result = league.results[of].boards[board].as_ref().unwrap();
    let by = result.by().iter().map(|by| by.cite(league.conditions.edition)).collect::<Vec<_>>().join(" ");
    [result.home.exact(), result.away.exact(), by]
}

fn is([one, other, cited]: [String; 3], home: &str, away: &str, by: &str) {
    assert_eq!([one, other, cited], [home, away, by].map(str::to_owned));
}

const PLUS: &str = "{ number = 9, home_average = \"A+\", away_average = \"A-\" }";

#[test]
fn the_own_rate_is_that_of_the_session_not_of_the_match() {
    // A wins 10 IMP on its only other board, against C: 10 a board, more than 3. B has no other result: −3.
    let other = "{ number = 1, open = \"4SN=\", closed = \"4SN-1\" }";
    let both = session("scoring = \"imps\"", &[("A", "B", PLUS), ("A", "C", other)]);
    is(scores(&both, 0, 0), "10", "-3", "12C2c 12C2b");
    // In another session it is not looked at.
    let text = "event = \"teams\"\nscoring = \"imps\"\ncontestant = [{ id = \"A\" }, { id = \"B\" }, { id = \"C\" }]\n";
    let matches = format!(
        "[[match]]\nhome = \"A\"\naway = \"B\"\nboards = [{PLUS}]\n[[match]]\nsession = 2\nhome = \"A\"\naway = \"C\"\nboards = [{other}]\n"
    );
    is(scores(&read_teams(&format!("{text}{matches}")), 0, 0), "3", "-3", "12C2b");
}

#[test]
fn several_boards_without_a_result_in_a_match() {
    let three = "{ number = 1, home_average = \"A+\", away_average = \"A-\" }, { number = 2, home_average = \"A+\", away_average = \"A-\" }, { number = 3, home_average = \"A+\", away_average = \"A-\" }";
    // The Finnish scheme: average plus on two of three.
    let scheme = session("scoring = \"imps\"\npreset = \"sbl2017\"", &[("A", "B", three)]);
    is(scores(&scheme, 0, 1), "3", "-3", "12C2b");
    is(scores(&scheme, 0, 2), "0", "-3", "12C2d 12C2b");
    let none = session("scoring = \"imps\"", &[("A", "B", three)]);
    is(scores(&none, 0, 2), "3", "-3", "12C2b");
}

const ONE_TABLE: &str = "number = 1, open = \"6SN=\", closed = { status = \"not played\" }";

#[test]
fn results_that_cannot_be_compared_by_fault() {
    let one = |more: &str, rest: &str| {
        session(&format!("scoring = \"imps\"\n{more}"), &[("A", "B", &format!("{{ {ONE_TABLE}, {rest} }}"))])
    };
    is(scores(&one("", "at_fault = \"none\""), 0, 0), "3", "3", "86B2a 12C2b");
    is(scores(&one("", "at_fault = \"both\""), 0, 0), "-3", "-3", "86B2c 12C2b");
    is(scores(&one("", "at_fault = \"away\""), 0, 0), "3", "-3", "86B2b 12C2b");
    is(scores(&one("", "at_fault = \"away\", assigned = 8"), 0, 0), "8", "-8", "86B2b 12C2b 12C1a");
    is(scores(&one("", "at_fault = \"home\", assigned = 1"), 0, 0), "-3", "3", "86B2b 12C2b 12C1a");
    is(scores(&one("one_table_imps = 2", "at_fault = \"away\""), 0, 0), "2", "-2", "86B2b 86B3");
    // A knockout: +3 and +3 are seen by home as +3 and −3, so 0.
    is(scores(&one("stage = \"knockout\"", "at_fault = \"none\""), 0, 0), "0", "0", "86B2a 12C2b 12C4");
    // 2007 had no such paragraphs: averages by 12C2b and 86A, an assigned score by 86D.
    is(scores(&one("edition = \"2007\"", "at_fault = \"none\""), 0, 0), "3", "3", "12C2b 86A");
    is(
        scores(&one("edition = \"2007\"", "at_fault = \"away\", assigned = 8"), 0, 0),
        "8",
        "-8",
        "12C2b 86A 12C1a 86D",
    );
}

#[test]
fn a_fouled_board_in_a_match() {
    let fouled =
        "{ number = 1, open = \"4SN=\", closed = { result = \"4SN-1\", form = \"B\" }, at_fault = \"away\" }";
    is(scores(&session("scoring = \"imps\"", &[("A", "B", fouled)]), 0, 0), "3", "-3", "87C 86B2b 12C2b");
    let of_2007 = session("scoring = \"imps\"\nedition = \"2007\"", &[("A", "B", fouled)]);
    is(scores(&of_2007, 0, 0), "3", "-3", "87B 12C2b 86A");
    // The score assigned in its place: 420 − (−50) = 470, 10 IMP, more than 3.
    let assigned = fouled.replace("result = \"4SN-1\"", "result = \"4SN=\", assigned = \"4SN-1\"");
    is(
        scores(&session("scoring = \"imps\"", &[("A", "B", &assigned)]), 0, 0),
        "10",
        "-10",
        "87C 86B2b 12C2b 78B 12C1a",
    );
    // Board-a-match: 60% of 2, and the complement.
    let bam = session("scoring = \"board-a-match\"", &[("A", "B", fouled)]);
    is(scores(&bam, 0, 0), "1.2", "0.8", "87C 86B2b 12C2a");
}

#[test]
fn a_direct_encounter_parts_only_those_who_all_met() {
    let win = "{ number = 1, open = \"4SN=\", closed = \"4SN-1\" }";
    // A beats B, C beats D: A and C have 10, B and D −10. A and C never met.
    let apart = session(
        "scoring = \"imps\"\ntie_breaks = [\"direct encounter\"]",
        &[("A", "B", win), ("C", "D", win)],
    );
    let ranks: Vec<u32> =
        apart.league.ranks(None, &apart.tie_breaks).iter().map(|ranked| ranked.rank).collect();
    assert_eq!(ranks, [1, 1, 3, 3]);
    // A beats B, B beats C, C beats A, all met, all 10: still together. Then A beats D by 10 and C beats D by 10:
    // A and C have 10 each, and C beat A.
    let all = session(
        "scoring = \"imps\"\ntie_breaks = [\"direct encounter\"]",
        &[("A", "B", win), ("B", "C", win), ("C", "A", win), ("A", "D", win), ("C", "D", win)],
    );
    let first = all.league.ranks(None, &all.tie_breaks)[0];
    assert_eq!((first.contestant, first.rank, first.sharing), (2, 1, 1));
}

#[test]
fn sections_strata_handicaps_and_withdrawals() {
    let win = "{ number = 1, open = \"4SN=\", closed = \"4SN-1\" }";
    let people = |d: &str| {
        format!(
            "contestant = [{{ id = \"A\", section = \"X\" }}, {{ id = \"B\", section = \"X\" }}, {{ id = \"C\", section = \"Y\" }}, {{ id = \"D\", section = \"Y\"{d} }}]"
        )
    };
    let sections = session(
        &format!("scoring = \"imps\"\nfield = \"section\"\n{}", people("")),
        &[("A", "B", win), ("C", "D", win)],
    );
    assert_eq!(sections.league.sections(), [Some(0), Some(1)]);
    assert_eq!(
        sections.league.ranks(Some(1), &[]).iter().map(|ranked| ranked.contestant).collect::<Vec<_>>(),
        [2, 3]
    );
    let gone = people(", standing = \"withdrawn\"");
    let annulled = session(
        &format!("scoring = \"imps\"\nwithdrawals = \"annulled\"\n{gone}"),
        &[("A", "B", win), ("C", "D", win)],
    );
    assert_eq!(annulled.league.total(2), Ratio::ZERO);
    assert_eq!(annulled.league.played(2), 0);
    let stands = session(&format!("scoring = \"imps\"\n{gone}"), &[("A", "B", win), ("C", "D", win)]);
    assert_eq!(stands.league.total(2), Ratio::whole(10));
    let text = format!(
        "event = \"teams\"\nscoring = \"imps\"\n{}\n[[match]]\nhome = \"A\"\naway = \"B\"\naway_handicap = 4\nhome_penalty = 1\nboards = [{win}]\n[[handicap]]\ncontestant = \"C\"\nscore = 2\n",
        people("")
    );
    // 10 − 4 − 1 = 5 and −10 + 4 = −6.
    let league = read_teams(&text).league;
    let totals: Vec<String> = (0..3).map(|team| league.total(team).exact()).collect();
    assert_eq!(totals, ["5", "-6", "2"]);
}

#[test]
fn a_match_without_a_score_gives_no_victory_points() {
    let late = "{ number = 1, open = \"4SN=\", closed = { status = \"late\" } }";
    let session = session("scoring = \"imps\"\nvictory_points = \"continuous\"", &[("A", "B", late)]);
    assert_eq!(session.league.results[0].victory_points, None);
    assert_eq!(session.league.total(0), Ratio::ZERO);
}

/// The value of a sum of products, with brackets; words are passed over.
fn value(text: &str) -> Option<Ratio> {
    let plain: String = text
        .replace('−', "-")
        .replace('×', "*")
        .chars()
        .filter(|char| "0123456789.+-*/() ".contains(*char))
        .collect();
    let tokens: Vec<char> = plain.chars().filter(|char| *char != ' ').collect();
    let mut at = 0;
    let found = sum(&tokens, &mut at)?;
    (at == tokens.len()).then_some(found)
}

fn sum(tokens: &[char], at: &mut usize) -> Option<Ratio> {
    let mut total = product(tokens, at)?;
    while let Some(sign @ ('+' | '-')) = tokens.get(*at) {
        *at += 1;
        let next = product(tokens, at)?;
        total = if *sign == '+' { total + next } else { total - next };
    }
    Some(total)
}

fn product(tokens: &[char], at: &mut usize) -> Option<Ratio> {
    let mut total = factor(tokens, at)?;
    while let Some(sign @ ('*' | '/')) = tokens.get(*at) {
        *at += 1;
        let next = factor(tokens, at)?;
        total = if *sign == '*' { total * next } else { total.over(&next)? };
    }
    Some(total)
}

fn factor(tokens: &[char], at: &mut usize) -> Option<Ratio> {
    if tokens.get(*at) == Some(&'-') {
        *at += 1;
        return factor(tokens, at).map(|number| -&number);
    }
    if tokens.get(*at) == Some(&'(') {
        *at += 1;
        let inner = sum(tokens, at)?;
        *at += 1;
        return (tokens.get(*at - 1) == Some(&')')).then_some(inner);
    }
    let from = *at;
    while tokens.get(*at).is_some_and(|char| char.is_ascii_digit() || *char == '.') {
        *at += 1;
    }
    tokens[from..*at].iter().collect::<String>().parse().ok()
}

/// Every equation that an explanation prints is true.
fn equations_hold(reasons: &[openroom_scoring::Reason]) -> usize {
    let mut checked = 0;
    for reason in reasons {
        for part in reason.text.split([';', ',', ':']).filter(|part| part.contains(" = ")) {
            let part = part.split(" is ").last().unwrap_or(part).replace("part-score", "");
            // Whom a result is compared with stands after `against` and is no part of the sum.
            let mut parts = part.split(" against ");
            let first = parts.next().unwrap_or_default().to_owned();
            let rest = parts.map(|text| text.split_once(' ').map_or("", |(_, rest)| rest));
            let part = rest.fold(first, |all, text| format!("{all} {text}"));
            let sides: Vec<Option<Ratio>> = part.split(" = ").map(value).collect();
            assert!(sides.iter().all(Option::is_some), "not an equation: {}", reason.text);
            assert!(sides.windows(2).all(|pair| pair[0] == pair[1]), "not true: {}", reason.text);
            checked += 1;
        }
    }
    checked
}

#[test]
fn every_equation_of_an_explanation_is_true() {
    for scoring in ["matchpoints", "butler", "cross-imps", "total-points"] {
        let average = if scoring == "total-points" {
            ""
        } else {
            "{ ns = 7, ew = 8, ns_average = \"A+\", ew_average = \"A-\" }"
        };
        let text = format!(
            "event = \"pairs\"\nscoring = \"{scoring}\"\ncontestant = [{{ id = \"a\" }}, {{ id = \"b\" }}, {{ id = \"c\" }}, {{ id = \"d\" }}, {{ id = \"e\" }}, {{ id = \"f\" }}, {{ id = 7 }}, {{ id = 8 }}]\n[[board]]\nnumber = 1\nresults = [{{ ns = \"a\", ew = \"b\", result = \"4SN=\" }}, {{ ns = \"c\", ew = \"d\", result = \"3NTS-2\" }}, {{ ns = \"e\", ew = \"f\", assigned = [{{ weight = \"60%\", result = \"4SN=\" }}, {{ weight = \"40%\", points = -50 }}] }}, {average}]\n[[board]]\nnumber = 2\nresults = [{{ ns = \"a\", ew = \"b\", result = \"1NTE=\" }}, {{ ns = 7, ew = 8, result = \"2SN+1\" }}, {{ ns = \"e\", ew = \"f\", result = \"pass\" }}]\n"
        );
        let Session::Pairs(session) = read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}")) else {
            panic!("teams")
        };
        let mut checked = 0;
        for board in 0..2 {
            checked += equations_hold(&session.book.explain(board, &[]));
        }
        checked += equations_hold(&session.book.explain_ranking(&session.tie_breaks));
        assert!(checked >= 8, "{scoring}: {checked}");
    }
    let win = "{ number = 1, open = \"4SN=\", closed = \"4SN-1\" }, { number = 2, open = { assigned = [{ weight = \"1/3\", result = \"4SN=\" }, { weight = \"2/3\", result = \"4SN-1\" }] }, closed = \"2SN=\" }, { number = 9, home_average = \"A+\", away_average = \"A-\" }";
    for head in
        ["scoring = \"imps\"", "scoring = \"board-a-match\"", "scoring = \"imps\"\nstage = \"knockout\""]
    {
        let league = session(head, &[("A", "B", win)]).league;
        let mut checked = equations_hold(&league.explain_ranking(&[]));
        for board in [1, 2, 9] {
            checked += equations_hold(&league.explain(board));
        }
        assert!(checked >= 6, "{head}: {checked}");
    }
}

#[test]
fn what_is_carried_into_a_knockout_decides_it() {
    let drawn = "home = \"A\"\naway = \"B\"\nboards = [{ number = 1, open = \"4SN=\", closed = \"4SN=\" }]\n";
    let head = "event = \"teams\"\nscoring = \"imps\"\nstage = \"knockout\"\ncontestant = [{ id = \"A\" }, { id = \"B\" }]\n";
    let carried = read_teams(&format!("{head}[[match]]\naway_carry_over = 0.5\n{drawn}"));
    let result = &carried.league.results[0];
    assert_eq!((result.home.exact(), result.away.exact()), ("-0.5".to_owned(), "0.5".to_owned()));
    // A knockout has no totals, so what changes a total has no effect and is refused.
    for extra in ["carry_over", "bonus", "penalty", "handicap"] {
        let text = format!("{head}[[match]]\n{drawn}[[{extra}]]\ncontestant = \"A\"\nscore = 1\n");
        let error = read(text.as_bytes()).unwrap_err().to_string();
        assert!(error.starts_with("line 9: a knockout has no totals"), "{error}");
    }
}

#[test]
fn a_fouled_board_stays_fouled_when_one_room_is_corrected() {
    let text = |more: &str| {
        format!(
            "event = \"teams\"\nscoring = \"imps\"\ncontestant = [{{ id = \"A\" }}, {{ id = \"B\" }}]
[[match]]\nhome = \"A\"\naway = \"B\"
boards = [{{ number = 1, open = \"4SN=\", closed = {{ result = \"4SN-1\", form = \"B\" }}, at_fault = \"none\" }}]
[[correction]]\ncontestant = \"A\"\nboard = 1\nopen = \"4SN+1\"\n{more}who = \"Director\"\nwhy = \"a slip\"\nwhen = \"2026-11-10\"\n"
        )
    };
    let error = read(text("").as_bytes()).unwrap_err().to_string();
    assert!(error.starts_with("line 8: the board was fouled: say who is `at_fault`"), "{error}");
    let mut session = read_teams(&text("at_fault = \"both\"\n"));
    let plan = session.corrections.remove(0);
    session.correct(plan).unwrap();
    // Average minus to both.
    let result = &session.league.results[0];
    assert_eq!((result.home.exact(), result.away.exact()), ("-3".to_owned(), "-3".to_owned()));
}

#[test]
fn a_scale_for_imps_is_for_nothing_else() {
    let text = |scoring: &str, scale: &str| {
        format!(
            "event = \"teams\"\nscoring = \"{scoring}\"\nvictory_points = {scale}\ncontestant = [{{ id = \"A\" }}, {{ id = \"B\" }}]
[[match]]\nhome = \"A\"\naway = \"B\"\nboards = [{{ number = 1, open = \"4SN=\", closed = \"4SN-1\" }}]\n"
        )
    };
    for scoring in ["board-a-match", "total-points"] {
        for scale in ["\"continuous\"", "\"discrete\""] {
            let error = read(text(scoring, scale).as_bytes()).unwrap_err().to_string();
            assert_eq!(
                error,
                "line 3: `victory_points`: this scale is for IMPs; give one of your own in rows"
            );
        }
    }
    // 2 to 0 is a margin of 2.
    let own = text("board-a-match", "{ source = \"a club\", rows = [[0, 5, 5], [2, 8, 2]] }");
    let points = read_teams(&own).league.results[0].victory_points.clone().unwrap();
    assert_eq!(points.map(|points| points.exact()), ["8", "2"]);
}

#[test]
fn penalties_and_handicaps_of_a_match_count_at_board_a_match() {
    // Board 1 is won by A, board 2 is equal: 3 and 1, a margin of 2. B's handicap of 1 makes it 1, which is 2.5 and 1.5:
    // all that the boards gave is still there. A's penalty of 2 is A's alone: 2.5 − 2 = 0.5.
    let boards = "{ number = 1, open = \"4SN=\", closed = \"4SN-1\" }, { number = 2, open = \"4SN=\", closed = \"4SN=\" }";
    let text = |head: &str, more: &str| {
        format!(
            "event = \"teams\"\nscoring = \"board-a-match\"\n{head}\ncontestant = [{{ id = \"A\" }}, {{ id = \"B\" }}]\n[[match]]\nhome = \"A\"\naway = \"B\"\n{more}\nboards = [{boards}]\n"
        )
    };
    let totals = |more: &str| {
        let league = read_teams(&text("", more)).league;
        equations_hold(&league.explain_ranking(&[]));
        [0, 1].map(|team| league.total(team).exact())
    };
    assert_eq!(totals(""), ["3", "1"]);
    assert_eq!(totals("away_handicap = 1"), ["2.5", "1.5"]);
    assert_eq!(totals("home_penalty = 2\naway_handicap = 1"), ["0.5", "1.5"]);
    assert_eq!(totals("away_carry_over = 0.5"), ["2.75", "1.25"]);
    assert_eq!(totals("home_handicap = 1\naway_handicap = 1"), ["3", "1"]);
    assert_eq!(totals("home_penalty = 2"), ["1", "1"]);
    // The margin is the same where victory points are made of it, and in a knockout.
    let scale = "victory_points = { source = \"a club\", rows = [[0, 10, 10], [1, 12, 8], [2, 14, 6]] }";
    for head in [scale, "stage = \"knockout\""] {
        let result = read_teams(&text(head, "away_handicap = 1")).league.results[0].clone();
        assert_eq!((result.home.exact(), result.away.exact()), ("1".to_owned(), "-1".to_owned()));
    }
    // Without victory points the margins are not what counts: what would hold or round them is refused.
    for head in ["most_a_match = 1", "margin_rounding = \"1 up\""] {
        let error = read(text(head, "").as_bytes()).unwrap_err().to_string();
        assert!(error.contains("has no meaning here"), "{error}");
        let scale = "victory_points = { source = \"a club\", rows = [[0, 10, 10], [1, 12, 8]] }";
        read_teams(&text(&format!("{head}\n{scale}"), ""));
        read_teams(&text(&format!("{head}\nstage = \"knockout\""), ""));
    }
}

#[test]
fn where_the_other_result_favours_a_team_a_score_is_assigned() {
    let board = |more: &str| {
        format!(
            "{{ number = 1, open = \"6SN=\", closed = {{ status = \"not played\" }}, at_fault = \"away\", assigned = 2{more} }}, {{ number = 2, open = \"4SN=\", closed = \"4SN-1\" }}"
        )
    };
    // Average plus or what is assigned, whichever is more; here the own rate: 620 + 100 on the other board, 12 IMP.
    is(
        scores(&session("scoring = \"imps\"", &[("A", "B", &board(""))]), 0, 0),
        "12",
        "-12",
        "86B2b 12C2c 12C1a",
    );
    let favours = board(", favours = \"home\"");
    is(scores(&session("scoring = \"imps\"", &[("A", "B", &favours)]), 0, 0), "2", "-2", "86B1 12C1a");
    // Where nobody or everybody is at fault there would be averages.
    for at_fault in ["none", "both"] {
        let text = format!(
            "event = \"teams\"\nscoring = \"imps\"\ncontestant = [{{ id = \"A\" }}, {{ id = \"B\" }}]\n[[match]]\nhome = \"A\"\naway = \"B\"\nboards = [{{ number = 1, open = \"6SN=\", closed = {{ assigned = \"6SN-1\" }}, at_fault = \"{at_fault}\", favours = \"home\" }}]\n"
        );
        let error = read(text.as_bytes()).unwrap_err().to_string();
        assert!(error.contains("then an assigned score is due (86B1), not an average"), "{error}");
    }
}

#[test]
fn a_board_of_a_match_says_why_its_tables_were_adjusted() {
    let closed = "{ number = 1, open = \"4SN=\", closed = { assigned = \"4SN-2\", by = \"86B1\" }, favours = \"home\" }";
    let league = session("scoring = \"imps\"", &[("A", "B", closed)]).league;
    let by = league.matches[0].boards[0].by(league.results[0].boards[0].as_ref().unwrap());
    let by: Vec<&str> = by.iter().map(|by| by.cite(league.conditions.edition)).collect();
    assert_eq!(by, ["86B1", "78B"]);
}

const WIN: &str = "{ number = 1, open = \"4SN=\", closed = \"4SN-1\" }";

fn ranked(session: &TeamsSession) -> Vec<(String, u32)> {
    let ranks = session.league.ranks(None, &session.tie_breaks);
    let id = |team: u32| session.league.teams[team as usize].id.clone();
    ranks.into_iter().map(|ranked| (id(ranked.contestant), ranked.rank)).collect()
}

#[test]
fn a_team_that_has_not_played_is_not_ranked() {
    let one = session("scoring = \"imps\"", &[("A", "B", WIN)]);
    assert_eq!(ranked(&one), [("A".to_owned(), 1), ("B".to_owned(), 2)]);
    // What a team gets for a round without a match is a score.
    let text = format!(
        "event = \"teams\"\nscoring = \"imps\"\ncontestant = [{{ id = \"A\" }}, {{ id = \"B\" }}, {{ id = \"C\" }}, {{ id = \"D\" }}]\n[[match]]\nhome = \"A\"\naway = \"B\"\nboards = [{WIN}]\n[[bonus]]\ncontestant = \"C\"\nscore = 3\n[[penalty]]\ncontestant = \"D\"\nscore = 1\n"
    );
    let bye = read_teams(&text);
    assert_eq!(ranked(&bye), [("A".to_owned(), 1), ("C".to_owned(), 2), ("B".to_owned(), 3)]);
}

#[test]
fn the_quotient_of_a_team_that_lost_nothing() {
    // In victory points A and B have 20 each from a full win over C; A lost 3 IMP on the way, B nothing.
    let scale = "victory_points = { source = \"a club\", rows = [[0, 10, 10], [1, 20, 0]] }";
    let with_loss = format!("{WIN}, {{ number = 2, open = \"1NTN=\", closed = \"2NTN+1\" }}");
    let head = format!("scoring = \"imps\"\n{scale}\ntie_breaks = [\"quotient\"]");
    let league = session(&head, &[("A", "C", &with_loss), ("B", "C", WIN)]);
    assert_eq!(ranked(&league), [("B".to_owned(), 1), ("A".to_owned(), 2), ("C".to_owned(), 3)]);
    let told: Vec<String> =
        league.league.explain_ranking(&league.tie_breaks).into_iter().map(|step| step.text).collect();
    // 4S made against one down: 420 + 50 = 470, 10 IMP. 90 against 150 lost: 60, 2 IMP.
    assert!(told.contains(&"tie, quotient: B lost nothing, A has 5".to_owned()), "{told:#?}");
    // Nothing won and nothing lost is as much of one as of the other.
    let even = "{ number = 1, open = \"pass\", closed = \"pass\" }";
    let drawn = session(&head, &[("A", "B", even), ("C", "D", even)]);
    assert!(ranked(&drawn).iter().all(|(_, rank)| *rank == 1), "{:?}", ranked(&drawn));
}
