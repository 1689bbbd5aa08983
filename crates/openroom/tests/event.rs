//! `openroom event` and `openroom demo` as a user sees them.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn openroom(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_openroom")).current_dir(folder).args(arguments).output().unwrap()
}

fn text(folder: &Path, line: &str) -> String {
    let arguments: Vec<&str> = line.split('|').collect();
    let output = openroom(folder, &arguments);
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn refused(folder: &Path, line: &str) -> String {
    let arguments: Vec<&str> = line.split('|').collect();
    let output = openroom(folder, &arguments);
    assert_eq!(output.status.code(), Some(2), "{line}");
    String::from_utf8(output.stderr).unwrap()
}

const FILE: &str = r#"
name = "club/tuesday"
unit = "pair"
scoring = "matchpoints"
preset = "wbf"
people = "players.csv"
organizer = "1"
chief_director = "2"

[options]
correction_period = 20

[[entries]]
players = ["11", "12"]
[[entries]]
players = ["13", "14"]
[[entries]]
players = ["15", "16"]
"#;

const LIST: &str = "number,name,club\n1,Olga Organizer,\n2,Dag Director,\n11,A A,\n12,B B,\n13,C C,\n14,D D,\n\
    15,E E,\n16,F F,\n17,Łucja Gąska,Old Mill\n18,H H,\n";

#[test]
fn an_event_from_its_file_to_its_standings() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    fs::write(here.join("players.csv"), LIST).unwrap();
    fs::write(here.join("event.toml"), FILE).unwrap();
    text(here, "event|create|event.toml");
    assert!(refused(here, "event|create|event.toml").contains("not at that point"));
    assert!(text(here, "event|people|search|lucja").contains("Łucja Gąska"));
    text(here, "event|enter|lucja|18");
    assert!(refused(here, "event|enter|17|11").contains("plays in entry"));
    text(here, "event|seat");
    assert!(refused(here, "event|start|--movement|howel|--tables|2").contains("no movement is called howel"));
    text(here, "event|start|--movement|howell|--tables|2|--boards|1");
    text(here, "event|deal");
    for _ in 1..=3 {
        text(here, "event|round");
        let status = text(here, "event|status");
        let missing = status.lines().find(|line| line.contains("results missing")).unwrap().to_owned();
        for line in missing.split(": ").nth(1).unwrap().split(' ') {
            text(here, &format!("event|result|{line}|3NTN="));
        }
    }
    assert!(refused(here, "event|round").contains("(8B1)"));
    assert!(refused(here, "event|result|1A/1/9/1|3NTN=").contains("1A/1/9/1"));
    assert!(refused(here, "event|result|1A/1/1/1|3NTN=").contains("agreed"));
    text(here, "event|publish|--at|2000000000");
    assert!(text(here, "event|correct|1A/1/1/1|4SN=|--reason|slip|--at|2000000100").is_empty());
    let late = refused(here, "event|correct|1A/1/1/1|3NTN=|--reason|slip|--at|2000001300");
    assert!(late.contains("(79C1)"), "{late}");
    text(
        here,
        "event|rule|1A/1/1/1|--average|plus|minus|--offender|ew|--law|12C2a|--reason|r|--at|2000000200",
    );
    assert!(text(here, "event|rulings").contains("12C2a"));
    let standings = text(here, "event|standings");
    assert_eq!(standings.lines().filter(|line| line.contains('%')).count(), 4, "{standings}");
    assert!(text(here, "event|verify").starts_with("club/tuesday "));
    text(here, "event|people|anonymise|17");
    assert!(!text(here, "event|export").contains("Łucja"));
}

#[test]
fn what_is_wrong_in_a_file_is_said_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    fs::write(here.join("players.csv"), LIST).unwrap();
    for (wrong, with, line) in [
        ("preset = \"wbf\"", "preset = \"nowhere\"", ":5:"),
        ("correction_period = 20", "correction_time = 20", ":11:"),
        ("players = [\"15\", \"16\"]", "players = [\"15\", \"99\"]", ":18:"),
        ("players = [\"15\", \"16\"]", "players = [\"15\", \"11\"]", ":18:"),
        ("unit = \"pair\"", "unit = \"pairs\"", ":3:"),
        ("unit = \"pair\"", "", "unit"),
    ] {
        fs::write(here.join("event.toml"), FILE.replace(wrong, with)).unwrap();
        let said = refused(here, "event|create|event.toml");
        assert!(said.contains(line), "{with}: {said}");
    }
    fs::write(here.join("event.toml"), [0xff, 0xfe]).unwrap();
    assert!(refused(here, "event|create|event.toml").contains("UTF-8"));
    assert!(refused(here, "event|create|none.toml").contains("no such file"));
    assert!(refused(here, "event|status").contains("no event"));
    assert!(refused(here, "event|-j|other.journal|status").contains("no such file"));
}

#[test]
fn a_demo_evening_is_the_same_elsewhere_byte_for_byte() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let shown = text(here, "demo|--tables|3|--seed|7");
    assert!(shown.contains("appeal 1 against ruling 1: the table's result is restored"), "{shown}");
    text(here, "event|-j|demo.journal|export|-o|log");
    text(here, "event|-j|there.journal|import|log");
    text(here, "event|-j|there.journal|export|-o|again");
    assert_eq!(fs::read(here.join("log")).unwrap(), fs::read(here.join("again")).unwrap());
    let standings = |journal: &str| text(here, &format!("event|-j|{journal}|standings"));
    assert_eq!(standings("demo.journal"), standings("there.journal"));
    let log = fs::read_to_string(here.join("log")).unwrap();
    for happened in ["fouled", "record_brought", "right_to_appeal_told", "appeal_decided", "scores_published"]
    {
        assert!(log.contains(happened), "{happened}");
    }
    let public = text(here, "event|-j|demo.journal|export|--for|anybody");
    assert!(public.contains("withheld"));
    assert!(refused(here, "demo|--tables|3|--seed|7").contains("exists already"));
}
