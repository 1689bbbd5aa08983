//! What is kept beside the log, for whom it is written out, and what damage and refusals leave.

use std::fs;
use std::path::Path;

use crate::run::{self, FILE, LIST, begun, failed, files, missing, refused, text, write_files};

const EVENT: &str = "event|-e|club/tuesday|";

#[test]
fn the_people_of_another_event_are_not_renamed_unasked() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    write_files(here);
    text(here, "event|create|event.toml");
    assert!(
        refused(here, "event|create|event.toml")
            .contains("there is an event club/tuesday in this journal already")
    );
    fs::write(here.join("players.csv"), LIST.replace("Olga Organizer", "Mallory").replace("A A", "Not A"))
        .unwrap();
    fs::write(here.join("event.toml"), FILE.replace("club/tuesday", "club/other")).unwrap();
    let clash = refused(here, "event|create|event.toml");
    for words in ["players.csv", "2 people", "1 Olga Organizer → Mallory", "11 A A → Not A", "--rename"] {
        assert!(clash.contains(words), "{words}: {clash}");
    }
    fs::write(here.join("players.csv"), LIST.replace("olga@", "mallory@")).unwrap();
    let contact = refused(here, "event|create|event.toml");
    assert!(contact.contains("Olga Organizer, another contact") && !contact.contains('@'), "{contact}");
    assert!(text(here, "event|status").contains("organizer: Olga Organizer"), "there is one event still");
    fs::write(here.join("players.csv"), "number,name\n1,Olga Organizer\n2,Dag Director\n17,G G\n18,H H\n")
        .unwrap();
    let without = FILE.split("[[entries]]").next().unwrap().replace("club/tuesday", "club/other");
    fs::write(here.join("event.toml"), without).unwrap();
    text(here, "event|create|event.toml");
    assert!(
        text(here, &format!("{EVENT}export")).contains("olga@example.org"),
        "what a list leaves out stays"
    );

    text(here, "demo|--tables|3|-j|demo");
    text(here, "event|-j|demo|export|-o|demo.jsonl");
    let clash = refused(here, "event|import|demo.jsonl");
    assert!(clash.contains("people are known here by other names") && clash.contains("-j"), "{clash}");
    assert!(text(here, &format!("{EVENT}status")).contains("organizer: Olga Organizer"));
    assert_eq!(text(here, "event|verify").lines().count(), 2, "no event was added");
    text(here, "event|import|demo.jsonl|--rename");

    let whole = fs::read_to_string(here.join("demo.jsonl")).unwrap();
    let name = whole.split("\"name\":\"").nth(1).unwrap().split('"').next().unwrap();
    fs::write(here.join("edited.jsonl"), whole.replace(name, "Somebody Else")).unwrap();
    text(here, "event|-j|demo|import|demo.jsonl");
    assert!(refused(here, "event|-j|demo|import|edited.jsonl").contains("→ Somebody Else"));
    text(here, "event|-j|demo|import|edited.jsonl|--rename");
    assert!(text(here, "event|-j|demo|people|search|somebody").contains("Somebody Else"));
}

#[test]
fn who_was_anonymised_stays_so_when_his_event_is_imported_again() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    write_files(here);
    text(here, "event|create|event.toml");
    text(here, "event|export|-o|log");
    text(here, "event|people|anonymise|11");
    text(here, "event|import|log|--rename");
    assert_eq!(text(here, "event|people|search|11"), "");
}

#[test]
fn results_for_others_hold_what_the_reader_may_see() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    begun(here);
    text(here, "event|round");
    // The first table is done; the other, with the assistant and the member of the committee, has the same boards.
    for line in missing(here).iter().filter(|line| line.starts_with("1A/1/1/")) {
        text(here, &format!("event|result|{line}|7NTXXS="));
    }
    let rows = |more: &str| text(here, &format!("event|export|--as|csv{more}")).matches("7NT").count();
    assert_eq!(rows(""), 2, "the Director sees all");
    for form in ["csv", "pbn", "usebio"] {
        assert!(refused(here, &format!("event|export|--as|{form}|--by|11")).contains("this is for"));
        for reader in ["anybody|--by|11", "player:#9|--by|#9", "assistant-director|--by|18"] {
            let said = refused(here, &format!("event|export|--as|{form}|--for|{reader}"));
            assert!(said.contains("may see"), "{said}");
        }
    }
    assert_eq!(rows("|--for|player:#3|--by|#3"), 2, "his own table");
    let own = text(here, "event|export|--as|pbn|--for|player:#3|--by|#3");
    assert!(!own.contains("[Deal \"N:"), "{own}");
    assert!(refused(here, "event|export|--as|csv|--for|player:#3|--by|#4").contains("this is for"));
    let agreed = |more: &str| text(here, &format!("event|export{more}")).matches("\"result_agreed\"").count();
    assert_eq!(agreed(""), 2);
    assert_eq!(agreed("|--for|assistant-director"), 0, "one who has that office plays");
    assert_eq!(agreed("|--for|assistant-director|--by|18"), 0);
    assert_eq!(agreed("|--for|appeals-committee|--by|17"), 0);
    assert_eq!(agreed("|--for|appeals-committee"), 0, "its member reads the file");
    while !missing(here).is_empty() || run::ran(here, "event|round").status.success() {
        for line in missing(here) {
            text(here, &format!("event|result|{line}|3NTN="));
        }
    }
    text(here, "event|publish");
    for reader in ["anybody", "player:#3", "appeals-committee", "assistant-director"] {
        assert_eq!(text(here, &format!("event|export|--as|csv|--for|{reader}")).matches("3NT,").count(), 6);
    }
}

#[test]
fn a_taking_out_that_fails_is_not_recorded_and_names_no_place_of_the_store() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    write_files(here);
    text(here, "event|create|event.toml");
    text(here, "event|seat");
    text(here, "event|start|--movement|howell|--tables|2|--boards|2");
    let said = refused(here, "event|take-out|1|2|--reason|machine");
    assert!(said.contains("the deal of board 1 of session 1 is not kept here"), "{said}");
    assert!(!text(here, "event|log|--json").contains("deals_taken_out"));
    text(here, "event|deal");
    let plays = refused(here, "event|take-out|1|2|--reason|curious|--by|18");
    assert!(plays.contains("whoever plays in the event is given no deals"), "{plays}");
    let by_command =
        "event|do|{\"take_out_deals\":{\"session\":1,\"boards\":{\"first\":1,\"last\":1},\"reason\":\"r\"}}";
    refused(here, by_command);
    assert!(!text(here, "event|log|--json").contains("deals_taken_out"));
    text(here, "event|take-out|1|2|--reason|machine");
    assert!(text(here, "event|log|--json").contains("deals_taken_out"));
    // The deals are still to be played: an export has none of them, and says so where it is read.
    text(here, "event|export|-o|log");
    assert!(text(here, "event|verify|--file|log").contains("6 deals, 0 records of tables and 0 files"));
    assert!(text(here, "event|-j|there|import|log").contains("6 deals, 0 records of tables and 0 files"));
    let away = refused(here, "event|-j|there|take-out|1|2|--reason|machine");
    assert!(away.contains("imported without it") && !away.contains("/deal/"), "{away}");
    assert!(!text(here, "event|-j|there|log|--json").contains("machine\"}}\n\n"));
    let dealt = refused(here, "event|-j|there|deal");
    assert!(dealt.contains("The deals of boards 1-6 (6) are not kept here"), "{dealt}");
    assert!(text(here, "event|-j|there|verify").contains("6 deals, records of tables or files"));
}

#[test]
fn papers_that_a_file_left_out_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    text(here, "demo|--tables|3|-j|j");
    text(here, "event|-j|j|export|-o|log");
    assert!(!text(here, "event|verify|--file|log").contains("the log speaks of"));
    let whole = fs::read_to_string(here.join("log")).unwrap();
    let is_paper = |line: &&str| line.starts_with("{\"table\"") || line.starts_with("{\"session\"");
    let papers = whole.lines().filter(is_paper).count();
    let stripped: String = whole.split_inclusive('\n').filter(|line| !is_paper(line)).collect();
    fs::write(here.join("stripped"), stripped).unwrap();
    let said = text(here, "event|verify|--file|stripped");
    let told = said.lines().find(|line| line.contains("the log speaks of")).unwrap();
    let numbers = told.split(' ').filter_map(|word| word.parse::<usize>().ok());
    assert_eq!(numbers.sum::<usize>(), papers, "{told}");
    assert!(text(here, "event|-j|there|import|stripped").contains(told));
}

#[test]
fn a_refused_file_leaves_no_journal_and_no_key() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    write_files(here);
    text(here, "demo|--tables|3|-j|j");
    text(here, "event|-j|j|export|-o|log");
    let whole = fs::read_to_string(here.join("log")).unwrap();
    fs::write(here.join("cut"), &whole[..whole.len() / 2]).unwrap();
    fs::write(here.join("bad.csv"), "no heading\n").unwrap();
    let before = files(here);
    refused(here, "event|-j|new|import|cut");
    refused(here, "event|-j|new|import|none");
    refused(here, "event|-j|new|people|import|bad.csv");
    refused(here, "event|-j|new|people|search|anybody");
    refused(here, "event|-j|new|people|anonymise|1");
    assert_eq!(files(here), before);
    fs::write(here.join("begun"), "").unwrap();
    assert!(refused(here, "event|-j|begun|status").contains("the journal has no event"));
}

/// Overwrites a text in a file with zeros, wherever it stands.
fn wipe(path: &Path, text: &str) {
    let mut bytes = fs::read(path).unwrap();
    let at = bytes.windows(text.len()).position(|window| window == text.as_bytes()).unwrap();
    bytes[at..at + text.len()].fill(0);
    fs::write(path, bytes).unwrap();
}

#[test]
fn lost_names_are_told_by_all_who_look() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    text(here, "demo|--tables|7|-j|j");
    let name = text(here, "event|-j|j|people|search|e");
    let name = name.lines().last().unwrap().split("  ").nth(2).unwrap().to_owned();
    text(here, "event|-j|j|backup|copy");
    wipe(&here.join("j"), &name);
    for line in ["status", "standings", "log", "rulings", "waiting", "guide|1", "verify"] {
        let said = failed(here, &format!("event|-j|j|{line}"));
        assert!(said.contains("the names") && said.contains("salvage"), "{line}: {said}");
    }
    for line in ["backup|other", "export", "enter|1|2"] {
        refused(here, &format!("event|-j|j|{line}"));
    }
    assert!(!here.join("other").exists());
    let saved = failed(here, "event|-j|j|salvage|saved");
    assert!(saved.contains("not saved: the names and contacts are damaged"), "{saved}");
    assert!(!saved.contains("files: all"), "{saved}");
    assert!(saved.contains("people could be read of the damaged names"), "{saved}");
    let standings = text(here, "event|-j|saved|standings");
    assert!(standings.matches("person ").count() <= 1, "one was hit: {standings}");

    let exists = refused(here, "event|-j|copy|backup|saved");
    assert!(exists.contains("exists already") && !exists.contains("--force"), "{exists}");
    let exists = refused(here, "event|-j|j|restore|copy");
    assert!(exists.contains("exists already") && !exists.contains("--force"), "{exists}");
    let bytes = fs::read(here.join("copy")).unwrap();
    for part in [1, 2, 3] {
        fs::write(here.join("cut"), &bytes[..bytes.len() * part / 4]).unwrap();
        let cut = refused(here, "event|-j|new|restore|cut");
        assert!(cut.contains("the file is cut"), "{cut}");
    }
    // A page of the log itself.
    wipe(&here.join("copy"), "right_to_appeal_told");
    let log = refused(here, "event|-j|copy|status");
    assert!(log.contains("damaged after version") && log.contains("salvage"), "{log}");
}
