//! What commands of an event say of what they did, the log in words, and what readers of files find, in every language.

use std::fs;
use std::path::Path;

use crate::run::{LIST, begun, missing, ran, refused, text, write_files};

const LANGUAGES: [&str; 6] = ["en", "et", "fi", "pl", "de", "nb"];

/// Five pairs in a Swiss of three rounds of one board.
fn swiss(here: &Path) {
    fs::write(here.join("players.csv"), LIST.to_owned() + "19,I I,\n20,J J,\n").unwrap();
    let file = crate::run::FILE.to_owned() + "[[entries]]\nplayers = [\"19\", \"20\"]\n";
    fs::write(here.join("event.toml"), file).unwrap();
    text(here, "event|create|event.toml");
    text(here, "event|seat");
    text(here, "event|start|--swiss|3|--boards|1");
}

#[test]
fn every_command_says_what_it_did() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    write_files(here);
    assert_eq!(
        text(here, "event|create|event.toml"),
        "event club/tuesday is made: pairs, 4 entries; organizer Olga Organizer, Director in charge Dag Director\n"
    );
    let seated = text(here, "event|seat|--order|2,1,4,3");
    assert!(seated.starts_with("4 entries have their starting positions: 2, 1, 4, 3\n"), "{seated}");
    assert!(seated.contains("\n   1  2 C C – D D\n   2  1 A A – B B\n"), "{seated}");
    let started = text(here, "event|start|--movement|mitchell|--tables|2|--boards|2");
    assert!(started.starts_with("session 1 begins; section A: "), "{started}");
    assert!(started.contains("4 pairs at 2 tables, 2 rounds of 2 boards"), "{started}");
    assert_eq!(text(here, "event|round"), "section A: round 1 of 2 is called; boards 1-2\n");
    let lines = missing(here);
    let entered = text(here, &format!("event|result|{}|3NTN=", lines[0]));
    assert_eq!(entered, format!("{}: 3NTN=, NS +400, agreed\n", lines[0]));
    let called = text(here, "event|round");
    assert!(
        called.starts_with("section A: round 2 of 2 is called; boards 3-4\nresults still missing: "),
        "{called}"
    );
    assert!(called.contains("round 1, table 1, board 2; round 1, table 2, boards 1-2\n"), "{called}");
    for line in missing(here) {
        text(here, &format!("event|result|{line}|np"));
    }
    let published = text(here, "event|publish|--at|2000000000");
    assert!(
        published.starts_with("the scores of session 1 are published\nscores published at "),
        "{published}"
    );
    assert!(published.contains("corrected until ") && published.contains("appealed until "), "{published}");
}

#[test]
fn programs_get_the_records_that_were_stored() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    begun(here);
    let said = text(here, "event|round|--json");
    let record: serde_json::Value = serde_json::from_str(&said).unwrap();
    assert_eq!(record["what"]["round_started"]["round"], 1, "{said}");
    let log = text(here, "event|log|--json");
    let last: serde_json::Value = serde_json::from_str(log.lines().last().unwrap()).unwrap();
    assert_eq!(last, record);
    assert_eq!(last["version"], log.lines().count());
    let pairings: serde_json::Value = serde_json::from_str(&text(here, "event|pairings|--json")).unwrap();
    assert_eq!(pairings["tables"].as_array().unwrap().len(), 2);
    assert_eq!(pairings["tables"][0]["north_south"], serde_json::json!([1]));
    assert!(refused(here, "event|status|--json").contains("no JSON form"));
}

#[test]
fn a_draw_shows_its_pairings_and_they_can_be_shown_again() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    swiss(here);
    assert!(refused(here, "event|pairings").contains("round 1 has not been drawn"));
    let drawn = text(here, "event|draw");
    let shown = text(here, "event|pairings");
    assert!(drawn.starts_with(&shown), "{drawn}{shown}");
    assert!(shown.starts_with("section A: round 1 of 3\n"), "{shown}");
    assert_eq!(shown.lines().filter(|line| line.contains("  /  ")).count(), 2, "{shown}");
    assert!(shown.contains("sitting out: "), "{shown}");
    for name in ["A A – B B", "C C – D D", "E E – F F", "G G – H H", "I I – J J"] {
        assert_eq!(shown.matches(name).count(), 1, "{shown}");
    }
    text(here, "event|round");
    for line in missing(here) {
        text(here, &format!("event|result|{line}|3NTN="));
    }
    assert!(text(here, "event|draw").starts_with("section A: round 2 of 3\n"));
    assert_eq!(text(here, "event|pairings|--round|1"), shown);
    assert!(refused(here, "event|pairings|--round|3").contains("round 3 has not been drawn"));
}

#[test]
fn the_log_is_told_in_every_language() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    text(here, "demo|--tables|3|-j|j");
    swiss(here);
    text(here, "event|draw");
    text(here, "event|take-back-draw|--reason|too soon");
    for journal in ["j", "openroom.journal"] {
        let records = text(here, &format!("event|-j|{journal}|log|--json")).lines().count();
        let logs = LANGUAGES.map(|lang| text(here, &format!("event|-j|{journal}|log|--lang|{lang}")));
        for log in &logs {
            assert_eq!(log.lines().count(), records);
            for line in log.lines() {
                assert!(!line.contains(['{', '}', '"', '\u{2068}']) && !line.contains("log-"), "{line}");
                let what = line.split_once("Z ").unwrap().1.split_once(": ").unwrap().1;
                assert!(what.chars().filter(|sign| sign.is_alphabetic()).count() > 5, "{line}");
            }
        }
        for (place, log) in logs.iter().enumerate() {
            assert!(!logs[..place].contains(log));
        }
    }
}

/// What is said of a line of arguments that is refused or whose check fails, in each language.
fn said(here: &Path, line: &str) -> [String; 6] {
    LANGUAGES.map(|lang| {
        let output = ran(here, &format!("{line}|--lang|{lang}"));
        assert_ne!(output.status.code(), Some(0), "{line}");
        String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
    })
}

#[test]
fn why_a_board_cannot_be_brought_is_told_in_every_language() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    write_files(here);
    for made in ["create|event.toml", "seat", "start|--movement|mitchell|--tables|2|--boards|2", "round"] {
        text(here, &format!("event|{made}"));
    }
    let line = missing(here)[0].clone();
    let deal = "[Deal \"N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3\"]";
    let file = |name: &str, more: &str| {
        let head = "[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]";
        fs::write(here.join(name), format!("{head}\n{deal}\n{more}")).unwrap();
    };
    file("silent.pbn", "");
    file("not-held.pbn", "[Auction \"N\"]\n1S Pass Pass Pass\n[Play \"E\"]\nSA\n");
    for (name, english) in [("silent.pbn", "no auction is given"), ("not-held.pbn", "card 1 of the play: ")] {
        let all = said(here, &format!("event|bring|{line}|{name}"));
        assert!(all[0].contains(english), "{}", all[0]);
        for (place, one) in all.iter().enumerate() {
            assert!(!all[..place].contains(one) && !one.contains(['{', '}']), "{one}");
        }
    }
}

#[test]
fn what_readers_of_journals_and_files_find_is_told_in_every_language() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    begun(here);
    text(here, "event|export|-o|whole");
    let whole = fs::read_to_string(here.join("whole")).unwrap();
    let file = |name: &str, content: &str| fs::write(here.join(name), content).unwrap();
    file(
        "edited",
        &whole.replacen("Organizer", "organizer", 1).replacen("\"unit\":\"pair\"", "\"unit\":\"team\"", 1),
    );
    file("cut", &whole[..=whole.find("\n{\"version\":3").unwrap()]);
    file("newer", &whole.replacen("\"openroom_event\":2", "\"openroom_event\":9,\"more\":1", 1));
    file("other", "a,b,c\n");
    file("empty", "");
    file("heading.csv", "nummer,nimi\n1,A\n");
    file("short.csv", "number,name\n1\n");
    let event = fs::read_to_string(here.join("event.toml")).unwrap();
    let (before, entries) = event.split_once("[[entries]]").unwrap();
    let (before, options) = before.split_once("[options]\n").unwrap_or((before, ""));
    file(
        "never.toml",
        &format!("{before}[options]\n{options}correction_period = \"never\"\n[[entries]]{entries}"),
    );
    file("broken.toml", "name = \n");
    file("other.journal", &"not a journal ".repeat(500));
    fs::copy(here.join("openroom.journal.key"), here.join("other.journal.key")).unwrap();
    let mut wrong: serde_json::Value =
        serde_json::from_str(&text(here, "movement|mitchell|--tables|3|--as|json")).unwrap();
    wrong["movement"]["rounds"][1] = wrong["movement"]["rounds"][0].clone();
    file("wrong.json", &wrong.to_string());
    for (line, english) in [
        ("event|-j|new|import|edited", "the file was edited"),
        ("event|-j|new|import|cut", "the file ends before all its records"),
        ("event|-j|new|import|newer", "the file has form 9; this program knows up to 2"),
        ("event|-j|new|import|other", "line 1: it is not the heading of an event"),
        ("event|verify|--file|empty", "the file is empty"),
        ("event|-j|other.journal|status", "is not a journal"),
        ("movement|individual|--players|3", "an individual is made for 4 to 241 players"),
        ("movement|check|wrong.json", "meets board set"),
        ("event|status|-e|No Name", "cannot name an event"),
        ("event|-j|new|people|import|heading.csv", "line 1 must name the columns"),
        ("event|-j|new|people|import|short.csv", "line 2 has 1 fields, not 2"),
        (
            "event|-j|new|create|never.toml",
            "correction_period cannot be \"never\"; it takes a number of minutes",
        ),
        ("event|-j|new|create|broken.toml", "the reader of TOML says in English: "),
    ] {
        let told = said(here, line);
        assert!(told[0].contains(english), "{line}: {}", told[0]);
        for (place, one) in told.iter().enumerate().skip(1) {
            assert!(!told[..place].contains(one), "{line}: {one}");
            assert!(!one.contains(english), "{line}: {one}");
        }
    }
    let path = here.join("openroom.journal");
    let mut bytes = fs::read(&path).unwrap();
    let at = bytes.windows(9).position(|window| window == b"appointed").unwrap();
    bytes[at] = b'A';
    fs::write(&path, bytes).unwrap();
    let told = said(here, "event|status");
    assert!(told[0].contains("the chain of hashes is broken"), "{}", told[0]);
    assert!(
        told[1..].iter().all(|one| !one.contains("damaged") && one.contains("event salvage NEW")),
        "{told:?}"
    );
}

#[test]
fn who_is_refused_is_told_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    begun(here);
    for (language, plays, not) in [
        ("en", "C C plays in entry 2", "C C does not play there"),
        ("de", "C C spielt schon in Meldung 2", "C C spielt dort nicht"),
    ] {
        let said = refused(here, &format!("event|substitute|1|11|13|--lang|{language}"));
        assert!(said.contains(plays), "{said}");
        let said = refused(here, &format!("event|substitute|1|13|1|--lang|{language}"));
        assert!(said.contains(not), "{said}");
    }
}

#[test]
fn a_further_appeal_that_there_is_not_names_the_option() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    write_files(here);
    fs::write(here.join("event.toml"), crate::run::FILE.replace("committee = [\"17\"]\n", "")).unwrap();
    for line in [
        "event|create|event.toml",
        "event|seat",
        "event|start|--movement|mitchell|--tables|2|--boards|2",
        "event|round",
        "event|result|1A/1/1/1|3NTN=",
        "event|rule|1A/1/1/1|--points|400|--offender|ew|--law|16B3|--reason|so",
        "event|appeal|1|--by|11",
        "event|concur|1|--by|12",
        "event|decide|1|stands|--reason|so",
    ] {
        text(here, line);
    }
    for language in LANGUAGES {
        let said = refused(here, &format!("event|appeal-further|1|--by|11|--lang|{language}"));
        assert!(said.contains("further_appeals") && said.contains("none"), "{said}");
    }
}

#[test]
fn a_board_is_told_as_fouled_only_where_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    begun(here);
    text(here, "event|round");
    assert!(refused(here, "event|foul|1|1A/1/1/1|--form|A|--reason|no").contains("nothing would change"));
    let fouled = text(here, "event|foul|1|1A/1/1/1|--reason|cards");
    assert_eq!(fouled, "board 1 of session 1 is fouled (1A/1/1/1): cards\n");
    let third = text(here, "event|foul|1|1A/1/1/1|--form|C|--reason|others");
    assert_eq!(third, "board 1 of session 1 is fouled (1A/1/1/1 C): others\n");
    let not = text(here, "event|foul|1|1A/1/1/1|--form|A|--reason|a mistake");
    assert_eq!(not, "board 1 of session 1 was as dealt after all (1A/1/1/1): a mistake\n");
}

#[test]
fn boards_that_are_cancelled_are_told_once_and_why_in_the_language() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    begun(here);
    text(here, "event|round");
    let said = text(here, "event|wrong-boards|1|2");
    let cancelled: Vec<&str> = said.lines().filter(|line| line.contains("cancelled")).collect();
    assert!(!cancelled.is_empty() && cancelled.iter().all(|line| line.contains("`event rule`")), "{said}");
    let places: std::collections::BTreeSet<&str> =
        cancelled.iter().filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(places.len(), cancelled.len(), "{said}");
    for (language, why) in [
        ("en", "somebody at the table had played the board before"),
        ("et", "keegi laua taga oli jaotust juba mänginud"),
        ("fi", "joku pöydässä oli jo pelannut jaon"),
        ("pl", "ktoś przy stole grał już to rozdanie"),
        ("de", "jemand am Tisch hatte das Board schon gespielt"),
        ("nb", "noen ved bordet hadde spilt spillet før"),
    ] {
        let log = text(here, &format!("event|log|--lang|{language}"));
        assert_eq!(log.matches(why).count(), cancelled.len(), "{log}");
    }
}

#[test]
fn a_clock_that_ran_ahead_is_told_where_it_matters() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    begun(here);
    while !missing(here).is_empty() || ran(here, "event|round").status.success() {
        for line in missing(here) {
            text(here, &format!("event|result|{line}|3NTN="));
        }
    }
    text(here, "event|publish|--at|2000000000");
    text(here, "event|appoint|15|staff|--at|2000007200");
    let late = refused(here, "event|claim|1A/1/1/1|a trick more|--by|11|--at|2000007201");
    assert!(late.contains("the period ended at") && !late.contains("set-clock"), "{late}");
    let ahead = refused(here, "event|claim|1A/1/1/1|a trick more|--by|11|--at|2000000060");
    assert!(ahead.contains("the clock of the event stands at") && ahead.contains("set-clock"), "{ahead}");
    assert!(text(here, "event|status").contains("the clock of the event stands at"));
    text(here, "event|set-clock|2000000060|--reason|it ran ahead|--by|1");
    text(here, "event|claim|1A/1/1/1|a trick more|--by|11|--at|2000000060");
}
