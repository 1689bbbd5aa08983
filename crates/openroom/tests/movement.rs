//! `openroom movement` as a user sees it.

use std::process::{Command, Output};

fn openroom(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_openroom")).arg("movement").args(arguments).output().unwrap()
}

fn text(arguments: &[&str]) -> String {
    let output = openroom(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn refused(arguments: &[&str]) -> String {
    let output = openroom(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn a_mitchell_of_nine_tables() {
    let shown = text(&["mitchell", "--tables", "9", "--boards", "27"]);
    assert!(
        shown.starts_with("mitchell: 18 pairs at 9 tables, 9 rounds of 3 boards, 27 boards in all\n"),
        "{shown}"
    );
    assert!(shown.contains("81 couples of pairs meet once"));
}

#[test]
fn the_mitchell_is_chosen_by_its_rounds() {
    for (rounds, kind) in
        [("4", "mitchell"), ("7", "skip-mitchell"), ("8", "relay-mitchell"), ("9", "hesitation-mitchell")]
    {
        let shown = text(&["mitchell", "--tables", "8", "--rounds", rounds]);
        assert!(shown.starts_with(&format!("{kind}: ")), "{rounds}: {shown}");
    }
}

#[test]
fn every_form_and_every_kind_is_shown() {
    let requests: &[&[&str]] = &[
        &["mitchell", "--tables", "8", "--rover", "--boards", "24"],
        &["mitchell", "--tables", "14", "--style", "web", "--boards", "26", "--arrow-switch", "best"],
        &["mitchell", "--tables", "7", "--missing", "east-west", "--minutes", "200"],
        &["mitchell", "--tables", "7", "--style", "hesitation", "--missing", "north-south"],
        &["howell", "--tables", "5", "--half-table"],
        &["howell", "--tables", "7", "--rounds", "10"],
        &["howell", "--tables", "4", "--rounds", "6"],
        &["howell", "--tables", "4", "--boards", "24"],
        &["individual", "--players", "10"],
        &["individual", "--tables", "14", "--rounds", "9"],
        &["barometer", "--tables", "6"],
        &["individual", "--tables", "3"],
        &["individual", "--tables", "7", "--style", "rainbow"],
        &["head-to-head", "--boards", "32"],
        &["round-robin", "--teams", "7"],
        &["american-whist", "--teams", "8"],
        &["triples", "--teams", "6"],
    ];
    for request in requests {
        for form in ["text", "cards"] {
            assert!(!text(&[request, &["--as", form][..]].concat()).is_empty());
        }
        let json = text(&[request, &["--as", "json"][..]].concat());
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("movement.json");
        std::fs::write(&file, &json).unwrap();
        assert!(text(&["check", file.to_str().unwrap()]).starts_with("The movement is right."));
    }
}

#[test]
fn impossible_requests_are_refused_with_the_nearest() {
    let boards = refused(&["mitchell", "--tables", "8", "--boards", "29"]);
    assert!(boards.contains("nearest: 28 boards (7 rounds of 4, skip-mitchell)"), "{boards}");
    let individual = refused(&["individual", "--tables", "14", "--style", "whist"]);
    assert!(individual.contains("nearest: whist-individual of 10 tables"), "{individual}");
    let individual = refused(&["individual", "--tables", "62"]);
    assert!(individual.contains("4 to 241 players"), "{individual}");
    let triples = refused(&["triples", "--teams", "7"]);
    assert!(triples.contains("multiple of 3"), "{triples}");
    refused(&["mitchell", "--tables", "0"]);
    refused(&["howell", "--tables", "61"]);
    refused(&["mitchell", "--tables", "9", "--minutes", "1"]);
    refused(&["mitchell", "--tables", "9", "--arrow-switch", "10"]);
    refused(&["knockout", "--teams", "1"]);
    refused(&["mitchell", "--tables", "65535"]);
}

#[test]
fn a_damaged_movement_is_shown_as_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("movement.json");
    let json = text(&["howell", "--tables", "4", "--as", "json"]);
    std::fs::write(&file, json.replacen("\"sets\": 7", "\"sets\": 6", 1)).unwrap();
    let output = openroom(&["check", file.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stdout).contains("there is no board set 7"));
    for damaged in ["", "{", "[1,2", "{\"movement\": 3}", "\u{0}"] {
        std::fs::write(&file, damaged).unwrap();
        assert_eq!(openroom(&["check", file.to_str().unwrap()]).status.code(), Some(2), "{damaged:?}");
    }
}

#[test]
fn a_swiss_round_is_drawn_from_standings() {
    assert!(text(&["swiss", "--contestants", "5"]).contains("bye: 5"));
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("standings.json");
    let standings = r#"[{"contestant":1,"score":20,"met":[2]},{"contestant":2,"score":15,"met":[1]}]"#;
    std::fs::write(&file, standings).unwrap();
    let shown = text(&["swiss", "--standings", file.to_str().unwrap()]);
    assert!(shown.contains("the Director decides"), "{shown}");
    assert!(text(&["knockout", "--teams", "5"]).contains("match 1: team 1 has a bye"));
}

#[test]
fn the_list_says_why_sizes_are_missing() {
    let list = text(&["list"]);
    assert!(list.contains("rainbow-individual"));
    assert!(list.contains("made by: openroom movement individual --style whist"), "{list}");
    assert!(list.contains("a base round is known for 2-10, 16, 19, 22"), "{list}");
    assert!(text(&["list", "--tables", "8"]).contains("head-to-head           no: it is for 2"));
    assert!(text(&["list", "--json"]).starts_with('['));
}
