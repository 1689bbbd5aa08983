//! Session files that say what cannot be, or what nothing would be made of: each is refused with its line.

use openroom_scoring::file::{FileError, Session, TeamsSession, read};

fn wrong(text: &str) -> FileError {
    match read(text.as_bytes()) {
        Err(error) => error,
        Ok(_) => panic!("this was read:\n{text}"),
    }
}

fn refuses(text: &str, line: usize, words: &str) {
    let error = wrong(text);
    assert!(error.to_string().contains(words), "{error}\n{text}");
    assert_eq!(error.line, line, "{error}\n{text}");
}

/// Four pairs on board 1 (nobody vulnerable); `more` on line 3, `line` on line 7.
fn pairs(more: &str, line: &str) -> String {
    format!(
        "event = \"pairs\"\nscoring = \"matchpoints\"\n{more}\ncontestant = [{{ id = 1 }}, {{ id = 2 }}, {{ id = 3 }}, {{ id = 4 }}]\n[[board]]\nnumber = 1\nresults = [{line}]\n"
    )
}

const LINE: &str = "{ ns = 1, ew = 2, result = \"4SN=\" }";

/// Three teams; `more` on line 3, the boards of a match on line 8.
fn teams(scoring: &str, more: &str, boards: &str) -> String {
    format!(
        "event = \"teams\"\nscoring = \"{scoring}\"\n{more}\ncontestant = [{{ id = \"A\" }}, {{ id = \"B\" }}, {{ id = \"C\" }}]\n[[match]]\nhome = \"A\"\naway = \"B\"\nboards = [{boards}]\n"
    )
}

const BOARD: &str = "{ number = 1, open = \"4SN=\", closed = \"4SN=\" }";

fn read_teams(text: &str) -> TeamsSession {
    match read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}")) {
        Session::Teams(session) => *session,
        Session::Pairs(_) => panic!("pairs"),
    }
}

#[test]
fn artificial_scores_of_the_wrong_kind_in_teams() {
    let averages = |home: &str, away: &str| {
        format!("{{ number = 1, home_average = \"{home}\", away_average = \"{away}\" }}")
    };
    refuses(&teams("imps", "", &averages("60%", "40%")), 8, "a percentage is no score");
    refuses(&teams("board-a-match", "", &averages("3 IMP", "A-")), 8, "IMPs are no score");
    refuses(&teams("total-points", "", &averages("A+", "A-")), 8, "no averages");
    let room = "{ number = 1, open = { ns_average = \"60%\", ew_average = \"40%\" }, closed = \"pass\" }";
    refuses(&teams("imps", "", room), 8, "a percentage is no score");
    let half = "{ number = 1, open = { result = \"pass\", ns_average = \"A+\" }, closed = \"pass\" }";
    refuses(&teams("imps", "", half), 8, "both sides points or both an average");
}

#[test]
fn numbers_out_of_bounds() {
    let average = |text: &str| format!("{{ ns = 1, ew = 2, ns_average = \"{text}\", ew_average = \"A\" }}");
    refuses(&pairs("", &average("150%")), 7, "between 0% and 100%");
    refuses(&pairs("", &average("-20%")), 7, "between 0% and 100%");
    refuses(&teams("imps", "average_imps = -3", BOARD), 3, "from 0 to 24");
    refuses(&teams("imps", "most_a_board = 0", BOARD), 3, "above zero");
    refuses(&teams("imps", "", "{ number = 1, home_average = \"99 IMP\", away_average = \"A\" }"), 8, "24");
    refuses(&pairs("", "{ ns = 1, ew = 2, points = 10 }"), 7, "no contract gives 10");
    // 620 is four of a major made vulnerable; nobody is vulnerable on board 1.
    refuses(&pairs("", "{ ns = 1, ew = 2, points = 620 }"), 7, "no contract gives 620");
    refuses(&pairs("", "{ ns = 1, ew = 2, points = nan }"), 7, "points");
    refuses(&pairs("", "{ ns = 1, ew = 2, points = 99999999999999999999 }"), 7, "points");
    refuses(&pairs("expected = 0", LINE), 3, "from 1");
    refuses(&pairs("winners = 3", LINE), 3, "1, 2");
    let two = "{ ns = 1, ew = 2, points = 50 }, { ns = 3, ew = 4, points = 50 }";
    refuses(&pairs("expected = 1", two), 3, "more results than 1");
    refuses(&pairs("master_points = { source = \"x\", awards = [3, -1] }", LINE), 3, "below zero");
    refuses(&pairs("master_points = { source = \"x\", awards = [3, 4] }", LINE), 3, "never rise");
    refuses(&pairs("master_points = { source = \"\", awards = [3] }", LINE), 3, "source");
}

#[test]
fn keys_that_would_do_nothing() {
    for (key, value) in [
        ("divisor", "\"tables\""),
        ("left_out", "2"),
        ("datum_rounding", "\"none\""),
        ("average_imps", "2"),
        ("boards_a_match", "8"),
    ] {
        refuses(&pairs(&format!("{key} = {value}"), LINE), 3, key);
    }
    refuses(&teams("imps", "average_plus = \"65%\"", BOARD), 3, "`average_plus` has no meaning");
    refuses(&teams("imps", "boards_a_match = 8", BOARD), 3, "no victory points");
    refuses(&teams("imps", "stage = \"knockout\"\nvictory_points = \"continuous\"", BOARD), 4, "knockout");
    refuses(&pairs("", LINE).replace("{ id = 1 }", "{ id = 1, direction = \"NS\" }"), 4, "winners");
    refuses(
        &teams("imps", "", BOARD).replace("id = \"A\"", "id = \"A\", direction = \"NS\""),
        4,
        "direction",
    );
    let both = "{ ns = 1, ew = 2, assigned = 50, ns_assigned = 50, ew_assigned = 50 }";
    refuses(&pairs("", both), 7, "`assigned` has no meaning");
    let correction = "[[correction]]\nboard = 1\ncontestant = 1\ntable = \"B\"\nresult = \"pass\"";
    refuses(&format!("{}{correction}", pairs("", LINE)), 11, "table");
}

#[test]
fn ties_scales_and_rounds() {
    refuses(&pairs("tie_breaks = [\"tops\", \"tops\"]", LINE), 3, "twice");
    refuses(&pairs("tie_breaks = [\"wins\"]", LINE), 3, "direct encounter");
    refuses(&teams("imps", "tie_breaks = [\"tops\"]", BOARD), 3, "direct encounter");
    refuses(&teams("board-a-match", "tie_breaks = [\"quotient\"]", BOARD), 3, "direct encounter");
    let scale = |source: &str, rows: &str| {
        teams("imps", &format!("victory_points = {{ source = \"{source}\", rows = [\n{rows}] }}"), BOARD)
    };
    refuses(&scale("", "[0, 15, 15]"), 3, "names its source");
    refuses(&scale("x", "[0, 15, 15],\n[3, 14, 14]"), 5, "less or the loser more");
    refuses(&scale("x", "[0, 15, 15],\n[3, 14, 16]"), 5, "less or the loser more");
    refuses(&scale("x", "[0, 10, 12]"), 4, "less than the loser");
    let swiss = |rounds: &str| {
        pairs(
            &format!(
                "rounds = {rounds}\nvictory_points = {{ source = \"x\", rows = [[0, 10, 10], [5, 20, 0]] }}"
            ),
            LINE,
        )
    };
    refuses(&swiss("[[1], [1]]"), 3, "twice");
    refuses(&swiss("[[1], []]"), 3, "at least one board");
    refuses(&swiss("[[2]]"), 3, "no board 2");
    let two = format!("{}[[board]]\nnumber = 2\nresults = [{LINE}]\n", swiss("[[1]]"));
    refuses(&two, 3, "board 2 is in no round");
    refuses(&format!("{}[[penalty]]\ncontestant = 1\ntops = 1\n", swiss("[[1]]")), 9, "write `vp`");
}

#[test]
fn seats_sections_and_people() {
    let twice =
        format!("{}[[match]]\nhome = \"C\"\naway = \"A\"\nboards = [{BOARD}]\n", teams("imps", "", BOARD));
    refuses(&twice, 12, "team A has board 1 twice in round 1");
    refuses(&teams("imps", "", ""), 8, "at least one board");
    refuses(&pairs("", LINE).replace("{ id = 1 }", "{ id = \" \" }"), 4, "a number or a name");
    refuses(&pairs("", LINE).replace("{ id = 1 }", "{ id = 1, section = \"\" }"), 4, "the name of a section");
    let sections = pairs("field = \"section\"", LINE).replace(
        "{ id = 1 }, { id = 2 }, { id = 3 }, { id = 4 }",
        "{ id = 1, section = \"X\" }, { id = 2, section = \"Y\" }",
    );
    refuses(&sections, 7, "two sections");
    refuses(&pairs("field = \"section\"", LINE), 4, "`section` is missing");
    let north = pairs("winners = 2", LINE).replace("{ id = 2 }", "{ id = 2, direction = \"NS\" }");
    refuses(&north, 7, "against its direction");
    refuses(&pairs("", "{ ns = 1, ew = 2, result = \"pass\", lead = \"ZZ\" }"), 7, "lead");
    refuses(&pairs("", "{ ns = 1, ew = 2, ns_assigned = 50 }"), 7, "`ew_assigned` or `ew_average` is wanted");
    refuses(&pairs("date = \"banana\"", LINE), 3, "a date such as");
    let correction = "[[correction]]\nboard = 1\ncontestant = 1\nresult = \"pass\"\nwho = \"D\"\nwhy = \"x\"\nwhen = \"banana\"";
    refuses(&format!("{}{correction}", pairs("", LINE)), 14, "a date and a time");
}

#[test]
fn who_offended_and_by_which_provision() {
    let by = |edition: &str, by: &str| {
        let line = format!("{{ ns = 1, ew = 2, assigned = 50, by = \"{by}\" }}");
        pairs(&format!("edition = \"{edition}\""), &line)
    };
    // 12C2d and 86B2b came with 2017; 86D is the number that 2007 gave to what is 86B1 since.
    refuses(&by("2007", "12C2d"), 7, "no provision of the Laws of 2007");
    refuses(&by("2017", "86D"), 7, "no provision of the Laws of 2017");
    refuses(&by("2017", "99Z"), 7, "no provision");
    assert!(read(by("2007", "86D").as_bytes()).is_ok());
    let offenders = "{ ns = 1, ew = 2, ns_average = \"A+\", ew_average = \"A-\", offenders = \"NS\" }";
    refuses(&pairs("", offenders), 7, "does not agree");
}

#[test]
fn boards_of_a_match_that_cannot_be_compared() {
    let one = "{ number = 1, open = \"4SN=\", closed = { status = \"not played\" } }";
    refuses(&teams("imps", "", one), 8, "only one table has a result");
    let fouled = "{ number = 1, open = \"4SN=\", closed = { result = \"4SN=\", form = \"B\" } }";
    refuses(&teams("imps", "", fouled), 8, "the board was fouled");
    let favours = "{ number = 1, open = \"6SN=\", closed = { status = \"not played\" }, home_average = \"A\", away_average = \"A\", favours = \"home\" }";
    refuses(&teams("imps", "", favours), 8, "an assigned score is due (86B1)");
    refuses(&teams("imps", "edition = \"2007\"\none_table_imps = 2", BOARD), 4, "no such paragraph");
    let bare = "options = [\"one_table_result = by regulation\"]";
    refuses(&teams("imps", bare, BOARD), 1, "`one_table_imps` is missing");
}

#[test]
fn huge_and_deep_and_strange_files() {
    for deep in [
        "[".repeat(100_000),
        format!("{{\"event\":{}", "[".repeat(100_000)),
        format!("a = {}", "[".repeat(100_000)),
    ] {
        assert!(read(deep.as_bytes()).is_err());
    }
    let strange = pairs("name = \"\u{202e}\u{0}\u{1f0a1}\"", LINE).replace('\u{0}', "\\u0000");
    assert!(read(strange.as_bytes()).is_ok());
    let weights = (0..2000).map(|_| "{ weight = \"1/2000\", points = 50 }").collect::<Vec<_>>().join(",");
    refuses(&pairs("", &format!("{{ ns = 1, ew = 2, assigned = [{weights}] }}")), 7, "more than 1000");
    refuses(&pairs("", LINE).replace("number = 1", "number = 4294967296"), 6, "the number of a board");
}

#[test]
fn a_correction_of_a_match() {
    let text = format!(
        "{}[[correction]]\ncontestant = \"B\"\nboard = 1\nclosed = \"4SN-1\"\nwho = \"D\"\nwhy = \"x\"\nwhen = \"2026-11-10 22:15\"\n",
        teams("imps", "", BOARD)
    );
    let mut session = read_teams(&text);
    assert!(session.league.total(0).is_zero());
    let plan = session.corrections.remove(0);
    let moved = session.correct(plan).unwrap().moved;
    // 420 − (−50) = 470: 10 IMP.
    assert_eq!(session.league.total(0).exact(), "10");
    // B is second from now on; A stays first.
    assert_eq!(moved.len(), 1);
    refuses(&text.replace("4SN-1", "8SN-1"), 12, "8SN-1");
    refuses(&text.replace("board = 1\nclosed", "board = 9\nclosed"), 9, "team B has no board 9 in round 1");
}

#[test]
fn scales_that_do_not_fit() {
    assert!(read(teams("imps", "victory_points = \"wbf 25\"", BOARD).as_bytes()).is_ok());
    let long = "victory_points = \"wbf 25\"\nboards_a_match = 33";
    refuses(&teams("imps", long, BOARD), 6, "write the scale of your regulations in columns");
    refuses(&teams("board-a-match", "victory_points = \"wbf 25\"", BOARD), 3, "for IMPs");
    refuses(&teams("imps", "victory_points = \"percentage\"", BOARD), 3, "for pairs at matchpoints");
    let columns =
        |columns: &str| format!("victory_points = {{ source = \"a test\", columns = [{columns}] }}");
    let one = "{ boards = 1, rows = [[0, 15, 15], [3, 16, 14]] }";
    assert_eq!(read_teams(&teams("imps", &columns(one), BOARD)).league.results.len(), 1);
    let two = format!("{BOARD}, {}", BOARD.replace("number = 1", "number = 2"));
    refuses(&teams("imps", &columns(one), &two), 5, "no column for 2 boards");
    refuses(&teams("imps", &columns(""), BOARD), 3, "at least one column");
    refuses(&teams("imps", &columns(&format!("{one}, {one}")), BOARD), 3, "column 2 is not for more boards");
    refuses(&teams("imps", &columns("{ boards = 1, rows = [[1, 15, 15]] }"), BOARD), 3, "begins at 0");
    refuses(&pairs("victory_points = \"continuous\"\nrounds = [[1]]", LINE), 3, "at matchpoints it is");
    refuses(&pairs("margin_rounding = \"1 away\"", LINE), 3, "of a Swiss");
    let imps = |scale: &str| {
        pairs(&format!("victory_points = \"{scale}\"\nrounds = [[1]]"), LINE)
            .replace("matchpoints\"\nvict", "butler\"\nvict")
    };
    refuses(&imps("percentage"), 3, "for matchpoints");
    refuses(&imps("american 20"), 3, "set boards_a_match");
    assert!(read(imps("continuous").as_bytes()).is_ok());
}

#[test]
fn segments_are_of_a_knockout() {
    let segment =
        |more: &str| teams("imps", more, BOARD).replace("home = \"A\"", "segment = 2\nhome = \"A\"");
    refuses(&segment(""), 5, "only a knockout is played in segments");
    refuses(&segment("stage = \"knockout\"\nmost_a_match = 60"), 4, "cap each segment");
    assert_eq!(read_teams(&segment("stage = \"knockout\"")).league.matches[0].segment, 2);
}

#[test]
fn corrections_stand_in_their_order() {
    let correction = |when: &str, result: &str| {
        format!(
            "[[correction]]\nboard = 1\ncontestant = 1\nresult = \"{result}\"\nwho = \"D\"\nwhy = \"x\"\nwhen = \"{when}\"\n"
        )
    };
    let two = |first: &str, second: &str| {
        pairs("", LINE) + &correction(first, "4SN-1") + &correction(second, "4SN-2")
    };
    refuses(&two("2026-11-10 22:15", "2026-11-10 22:14"), 21, "before 2026-11-10 22:15");
    assert!(read(two("2026-11-10 22:15", "2026-11-10").as_bytes()).is_ok());
}
