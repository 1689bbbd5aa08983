//! What a board and a match may bring at most, and in which order.

use openroom_scoring::MatchResult;
use openroom_scoring::file::{Session, read};

fn results(head: &str, of_match: &str, boards: &str) -> MatchResult {
    let text = format!(
        "event = \"teams\"\nscoring = \"imps\"\n{head}\ncontestant = [{{ id = \"A\" }}, {{ id = \"B\" }}]\n[[match]]\nhome = \"A\"\naway = \"B\"\n{of_match}\nboards = [{boards}]\n"
    );
    match read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}")) {
        Session::Teams(session) => session.league.results[0].clone(),
        Session::Pairs(_) => panic!("pairs"),
    }
}

fn margins(head: &str, of_match: &str, boards: &str) -> [String; 2] {
    let result = results(head, of_match, boards);
    [result.home.exact(), result.away.exact()]
}

/// +1430 against −100 is 1530, 17 IMP; 1430 − 680 = 750, 13 IMP.
const SLAM: &str = "{ number = 2, open = \"6SN=\", closed = \"6SN-1\" }";

#[test]
fn a_cap_holds_each_outcome_before_the_weights() {
    // 6S made vulnerable 1430 against 100 down: 1530, 17 IMP, held to 8. 6S one down against the same: 0.
    // Half of 8 and half of 0 is 4; capping the mean of 17 and 0 (8.5) would have given 8.
    let boards = "{ number = 2, open = { assigned = [{ weight = \"1/2\", result = \"6SN=\" }, { weight = \"1/2\", result = \"6SN-1\" }] }, closed = \"6SN-1\" }";
    let vulnerable = boards.replace("number = 2", "number = 2, vulnerable = \"All\"");
    assert_eq!(margins("most_a_board = 8", "", &vulnerable), ["4", "-4"]);
    assert_eq!(margins("", "", &vulnerable), ["8.5", "-8.5"]);
    let steps = results("most_a_board = 8", "", &vulnerable).boards[0].clone().unwrap().steps;
    let texts: Vec<&str> = steps.iter().map(|step| step.text.as_str()).collect();
    assert!(texts.contains(&"home: a board counts at most 8, so 8"), "{texts:?}");
    assert!(texts.contains(&"home: 0.5 × 8 + 0.5 × 0 = 4"), "{texts:?}");
}

#[test]
fn a_cap_holds_whatever_a_board_brings() {
    let one_table = "{ number = 1, open = \"6SN=\", closed = { status = \"not played\" }, at_fault = \"away\", assigned = 13 }";
    assert_eq!(margins("", "", one_table), ["13", "-13"]);
    assert_eq!(margins("most_a_board = 10", "", one_table), ["10", "-10"]);
    let awarded = "{ number = 1, home_average = \"12 IMP\", away_average = \"-12 IMP\" }";
    assert_eq!(margins("most_a_board = 10", "", awarded), ["10", "-10"]);
    let average = "{ number = 1, home_average = \"A+\", away_average = \"A-\" }";
    assert_eq!(margins("most_a_board = 2", "", average), ["2", "-2"]);
    // The own rate rests on boards that are held already: 10 a board, not 17.
    let own = format!(
        "{}, {}",
        SLAM.replace("number = 2", "number = 2, vulnerable = \"All\""),
        average.replace("number = 1", "number = 3")
    );
    assert_eq!(margins("most_a_board = 10", "", &own), ["20", "-20"]);
}

#[test]
fn a_penalty_comes_after_the_cap_of_a_match() {
    let all = SLAM.replace("number = 2", "number = 2, vulnerable = \"All\"");
    // 17 IMP, held to 12; three less for home alone, in a knockout three more for the other.
    assert_eq!(margins("most_a_match = 12", "home_penalty = 3", &all), ["9", "-12"]);
    let knockout = "stage = \"knockout\"\nmost_a_match = 12";
    assert_eq!(margins(knockout, "home_penalty = 3", &all), ["9", "-9"]);
    assert_eq!(margins(knockout, "away_penalty = 3", &all), ["15", "-15"]);
    // The handicap is part of how the match was won: 17 + 2 is held to 12; the rounding comes last.
    let rounded = "most_a_match = 12\nmargin_rounding = \"1 away\"";
    assert_eq!(margins(rounded, "home_handicap = 2\naway_penalty = 0.5", &all), ["12", "-13"]);
    let scale = "victory_points = \"continuous\"\nmost_a_match = 12\nboards_a_match = 16";
    let points = |of_match: &str| results(scale, of_match, &all).victory_points.unwrap();
    let (without, with) = (points(""), points("home_penalty = 3"));
    assert!(with[0] < without[0] && with[1] == without[1], "{with:?}");
}
