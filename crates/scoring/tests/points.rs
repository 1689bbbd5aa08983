//! Points for places, and strata.

use openroom_scoring::file::{PairsSession, Session, read};

fn text(head: &str) -> String {
    format!(
        "event = \"pairs\"\nscoring = \"matchpoints\"\ncontestant = [{{ id = 1, section = \"X\" }}, {{ id = 2, section = \"X\", stratum = \"B\" }}, {{ id = 3, section = \"Y\" }}, {{ id = 4, section = \"Y\", stratum = \"B\" }}]\n{head}\n[[board]]\nnumber = 1\nresults = [{{ ns = 1, ew = 2, result = \"4SN=\" }}, {{ ns = 3, ew = 4, result = \"4SN-1\" }}]\n"
    )
}

fn session(head: &str) -> PairsSession {
    match read(text(head).as_bytes()).unwrap_or_else(|error| panic!("{error}")) {
        Session::Pairs(session) => *session,
        Session::Teams(_) => panic!("teams"),
    }
}

/// The points of each list, as they are printed; empty where it has none.
fn points(head: &str) -> Vec<Vec<String>> {
    let session = session(head);
    let of = |list: &openroom_scoring::file::RankList| match session.awards(list) {
        Some(awards) => {
            list.ranks.iter().map(|ranked| awards.of(*ranked, list.ranks.len()).exact()).collect()
        }
        None => Vec::new(),
    };
    session.lists().iter().map(of).collect()
}

fn refused(head: &str) -> String {
    read(text(head).as_bytes()).unwrap_err().to_string()
}

#[test]
fn only_the_ranking_that_decides_has_points_unless_others_have_their_own() {
    // The lists are all four, X, Y and stratum B; 1 and 4 share the first two places.
    let one = points("master_points = { source = \"a club\", awards = [6, 4, 3] }");
    assert_eq!(one, [vec!["5", "5", "1.5", "1.5"], vec![], vec![], vec![]]);
    let all = points(
        "[master_points]\nsource = \"a club\"\nsizes = [{ contestants = 3, awards = [9] }, { contestants = 8, awards = [12, 8] }]\nsection = { awards = [2, 1] }\nstrata = [{ stratum = \"B\", awards = [3] }]",
    );
    assert_eq!(all, [vec!["10", "10", "0", "0"], vec!["2", "1"], vec!["2", "1"], vec!["3", "0"]]);
}

#[test]
fn a_table_that_does_not_fit_is_refused() {
    let error = refused("master_points = { source = \"x\", sizes = [{ contestants = 3, awards = [9] }] }");
    assert_eq!(error, "line 4: `sizes`: the table ends at 3 contestants, and 4 are ranked");
    for (head, words) in [
        ("master_points = { source = \"x\" }", "`awards` is missing"),
        ("master_points = { source = \" \", awards = [1] }", "where the table is from"),
        ("master_points = { source = \"x\", awards = [1], sizes = [] }", "do not go together"),
        (
            "master_points = { source = \"x\", sizes = [{ contestants = 9, awards = [1] }, { contestants = 9, awards = [1] }] }",
            "sizes rise",
        ),
        (
            "master_points = { source = \"x\", strata = [{ stratum = \"C\", awards = [1] }] }",
            "no contestant is of this stratum",
        ),
        (
            "master_points = { source = \"x\", strata = [{ stratum = \"A\", awards = [1] }] }",
            "the ranking itself",
        ),
        (
            "field = \"section\"\nmaster_points = { source = \"x\", section = { awards = [1] } }",
            "no section is ranked beside",
        ),
    ] {
        let error = refused(head);
        assert!(error.contains(words), "{error}");
    }
}

#[test]
fn a_stratum_is_one_of_those_stated() {
    session("strata = [\"A\", \"B\"]");
    session("strata = [\"A\", \"B\", \"C\"]");
    let error = refused("strata = [\"A\"]");
    assert_eq!(error, "line 3: `stratum`: the strata are A to A");
    assert!(refused("strata = [\"A\", \"C\"]").contains("in their order from A"));
    let gap = text("").replace("stratum = \"B\"", "stratum = \"Z\"");
    let error = read(gap.as_bytes()).unwrap_err().to_string();
    assert!(error.starts_with("line 3: `stratum`: nobody is of stratum B"), "{error}");
}

#[test]
fn a_contestant_without_a_direction_is_named_at_its_line() {
    let text = "event = \"pairs\"\nscoring = \"matchpoints\"\nwinners = 2\ncontestant = [\n  { id = 1 },\n  { id = 2 },\n  { id = 3 },\n]\n[[board]]\nnumber = 1\nresults = [{ ns = 1, ew = 2, result = \"pass\" }]\n";
    let error = read(text.as_bytes()).unwrap_err().to_string();
    assert_eq!(error, "line 7: there are two rankings, and contestant 3 has no direction");
}

#[test]
fn a_datum_from_which_nothing_is_left_out_says_so() {
    let butler = |left_out: u32| {
        let text = text("").replace("matchpoints\"", &format!("butler\"\nleft_out = {left_out}"));
        match read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}")) {
            Session::Pairs(session) => session.book,
            Session::Teams(_) => panic!("teams"),
        }
    };
    assert_eq!(butler(0).nothing_left_out(), None);
    assert_eq!(butler(3).nothing_left_out(), Some(7));
    let steps = butler(3).explain(0, &[]);
    assert!(
        steps.iter().any(|step| step.text.contains("none left out of fewer than 7 results")),
        "{steps:?}"
    );
}

#[test]
fn a_table_must_fit_the_field_after_all_corrections() {
    let standing = |of: u32, standing: &str| {
        format!(
            "[[correction]]\ncontestant = {of}\nstanding = \"{standing}\"\nwho = \"TD\"\nwhy = \"asked\"\nwhen = \"2026-11-10\"\n"
        )
    };
    let file = |sizes: u32, corrections: &str| {
        let head = format!(
            "master_points = {{ source = \"x\", sizes = [{{ contestants = {sizes}, awards = [9] }}] }}"
        );
        let text = text(&head).replace("id = 4, section", "id = 4, standing = \"without standing\", section");
        read(format!("{text}{corrections}").as_bytes()).map_err(|error| error.to_string())
    };
    // Three are ranked, and a fourth by a correction.
    assert!(file(3, "").is_ok());
    let error = file(3, &standing(4, "ranked")).unwrap_err();
    assert_eq!(error, "line 4: `sizes`: the table ends at 3 contestants, and 4 are ranked");
    // What the corrections leave is what counts.
    assert!(file(2, "").is_err());
    assert!(file(2, &standing(1, "withdrawn")).is_ok());
}
