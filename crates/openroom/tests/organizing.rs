//! What an organizer is told when something is undone, lost or taken away; teams by their names.

use std::fs;
use std::path::Path;

use crate::run::{FILE, begun, failed, missing, refused, text, write_files};

fn people(here: &Path, count: usize) {
    let rows: Vec<String> = (1..=count).map(|n| format!("{n},Player {n:02}\n")).collect();
    fs::write(here.join("players.csv"), format!("number,name\n{}", rows.concat())).unwrap();
}

/// Teams of four with names, their players from number 11 on.
fn teams(here: &Path, count: usize) {
    people(here, 60);
    let head = FILE.split("[[entries]]").next().unwrap();
    let head = head.replace("\"pair\"", "\"team\"").replace("matchpoints", "imps");
    let entry = |team: usize| {
        let players: Vec<String> = (0..4).map(|n| format!("\"{}\"", 11 + 4 * team + n)).collect();
        format!(
            "[[entries]]\nplayers = [{}]\ncaptain = {}\nname = \"Team {}\"\n",
            players.join(", "),
            players[0],
            ["Alder", "Birch", "Cedar", "Dogwood"][team]
        )
    };
    let entries: Vec<String> = (0..count).map(entry).collect();
    fs::write(here.join("event.toml"), head.clone() + &entries.concat()).unwrap();
    text(here, "event|create|event.toml");
}

#[test]
fn records_on_both_sides_of_a_page_of_garbage_are_saved() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    text(here, "demo|--tables|7|-j|j");
    let records = text(here, "event|-j|j|log").lines().count();
    let path = here.join("j");
    let mut bytes = fs::read(&path).unwrap();
    let mark = b"\"round_started\":{\"section\":1,\"round\":3}";
    let at = bytes.windows(mark.len()).position(|window| window == mark).unwrap();
    let page = at / 4096 * 4096;
    bytes[page..page + 4096].fill(0xA5);
    fs::write(&path, &bytes).unwrap();
    let saved = failed(here, "event|-j|j|salvage|saved");
    let lost = saved.lines().find(|line| line.contains("lost: records")).unwrap();
    let run = lost.split("records ").nth(1).unwrap().split(' ').next().unwrap();
    let (first, last) = run.split_once('-').unwrap();
    let (first, last): (usize, usize) = (first.parse().unwrap(), last.parse().unwrap());
    let behind = fs::read_to_string(here.join("saved.behind")).unwrap();
    let front = text(here, "event|-j|saved|log").lines().count();
    assert_eq!(front, first - 1, "{saved}");
    assert_eq!(front + (last - first + 1) + behind.lines().count(), records, "{saved}");
    assert_eq!(behind.lines().filter(|line| line.contains(" unchecked ")).count(), 1);
    assert_eq!(
        behind.lines().filter(|line| line.contains(" as written ")).count(),
        behind.lines().count() - 1
    );
}

#[test]
fn whoever_is_anonymised_leaves_no_file_of_his_own() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    write_files(here);
    text(here, "event|create|event.toml");
    fs::write(here.join("note.txt"), "A secret about A A").unwrap();
    text(here, "event|file|keep|note.txt|--person|11");
    text(here, "event|file|keep|note.txt");
    let said = text(here, "event|people|anonymise|11");
    assert!(said.contains("file 1 about the person was taken away"), "{said}");
    assert!(said.contains("file 2 is about something else"), "{said}");
    assert!(said.contains("system cards"), "{said}");
    let list = text(here, "event|file|list");
    assert!(list.contains("file 1") && list.contains("taken away"), "{list}");
    refused(here, "event|file|show|1");
    assert!(text(here, "event|verify").contains("club/tuesday"));
    assert!(!text(here, "event|export").contains("A A"));
}

#[test]
fn a_file_of_deals_is_told_what_it_lacks_and_a_redeal_what_falls() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    write_files(here);
    text(here, "event|create|event.toml");
    text(here, "event|seat");
    text(here, "event|start|--movement|mitchell|--tables|2|--boards|3");
    text(here, "deal|--boards|4|-o|four.pbn");
    let said = text(here, "event|deal|--from|four.pbn");
    assert!(said.contains("boards dealt: 4") && said.contains("without a deal: 5-6 (2)"), "{said}");
    let said = text(here, "event|deal");
    assert!(said.contains("boards dealt: 2") && !said.contains("without"), "{said}");
    text(here, "event|round");
    let line = missing(here).into_iter().next().unwrap();
    let board = line.rsplit('/').next().unwrap().to_owned();
    text(here, &format!("event|result|{line}|3NTN="));
    text(here, &format!("event|rule|{line}|--average|plus|minus|--offender|ew|--law|16B3|--reason|x"));
    let said = text(here, &format!("event|redeal|{board}|--reason|a card was seen"));
    assert!(said.contains(&format!("{line}: ")) && said.contains("A+"), "{said}");
    assert!(said.contains("ruling 1 no longer stands"), "{said}");
    assert!(said.starts_with(&format!("board {board} is dealt anew: a card was seen")), "{said}");
    assert_eq!(said.lines().nth(1), Some(format!("boards dealt: {board}").as_str()), "{said}");
    assert_eq!(said.lines().count(), 4, "{said}");
}

#[test]
fn no_name_has_a_line_break() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    begun(here);
    assert!(refused(here, "event|place|A|Room\n1").contains("a name is one line"));
    text(here, "event|place|A|  Room 1 ");
    assert!(text(here, "event|status").contains("(Room 1)"));
    fs::write(here.join("more.csv"), "number,name\n50,\"Two\nLines\"\n").unwrap();
    text(here, "event|people|import|more.csv");
    assert!(text(here, "event|people|search|lines").contains("Two Lines"));
}

#[test]
fn a_team_is_shown_by_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    teams(here, 3);
    text(here, "event|enter|23|24|25|26|--captain|23|--name|Team Dogwood");
    assert!(refused(here, "event|name|4|team birch").contains("has that name"));
    let entries = text(here, "event|entries");
    assert!(entries.contains("Team Alder: Player 11 – Player 12"), "{entries}");
    text(here, "event|seat");
    text(here, "event|start|--swiss|2|--boards|2");
    text(here, "event|draw");
    text(here, "event|round");
    for line in missing(here) {
        text(here, &format!("event|result|{line}|3NTN="));
    }
    let standings = text(here, "event|standings");
    for name in ["Team Alder", "Team Birch", "Team Cedar", "Team Dogwood"] {
        assert!(standings.contains(name), "{standings}");
    }
    assert!(!standings.contains("Player"), "{standings}");
    text(here, "event|export|-o|log");
    text(here, "event|-j|there|import|log");
    assert_eq!(text(here, "event|-j|there|standings"), standings);
    let said = text(here, "event|withdraw|3");
    assert!(said.contains("late 3 2"), "{said}");
    text(here, "event|late|3|2");
    text(here, "event|draw");
    let said = text(here, "event|withdraw|3");
    assert!(said.contains("round 2 is drawn") && said.contains("take-back-draw"), "{said}");
    text(here, "event|take-back-draw|--reason|a team left");
    text(here, "event|draw");
    let said = text(here, "event|people|anonymise|11");
    assert!(!said.contains("Team"), "nobody is called so: {said}");
}

#[test]
fn what_is_wrong_is_said_in_the_language() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    begun(here);
    for line in [
        "event|result|1A/1|3NTN=",
        "event|result|1A/1/1/1|9NTN=",
        "event|round|--section|1",
        "event|status|-e|club/none|--by|nobody",
        "event|enter|nobody",
        "event|enter|99",
        "event|rule|1A/1/1/1|--reason|x",
        "event|appeal|penalty|x",
        "event|do|{}",
        "event|file|show|9",
        "event|deal",
        "event|seat|--by|11",
        "event|people|anonymise|11|--by|12",
    ] {
        let english = run_in(here, line, "en");
        for language in ["et", "fi", "pl", "de", "nb"] {
            let said = run_in(here, line, language);
            assert_ne!(said, english, "{line} in {language}");
            let key = said.replace("docs/event-commands.md", "");
            assert!(!key.contains("event-"), "{line} in {language}: {said}");
        }
    }
}

fn run_in(here: &Path, line: &str, language: &str) -> String {
    let output = crate::run::ran(here, &format!("{line}|--lang|{language}"));
    assert_ne!(output.status.code(), Some(0), "{line}");
    String::from_utf8(output.stderr).unwrap()
}

/// The second page has the list of the events, the first says what the file is.
#[test]
fn an_event_is_saved_without_the_first_pages_of_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    text(here, "demo|--tables|7|-j|j");
    let log = text(here, "event|-j|j|log");
    let path = here.join("j");
    let sound = fs::read(&path).unwrap();
    let without = |page: usize| {
        let mut bytes = sound.clone();
        bytes[page * 4096..(page + 1) * 4096].fill(0xA5);
        fs::write(&path, &bytes).unwrap();
    };
    without(1);
    let said = text(here, "event|-j|j|salvage|list");
    assert!(said.contains("records") && !said.contains("a new one"), "{said}");
    assert_eq!(text(here, "event|-j|list|log"), log);
    without(0);
    let said = failed(here, "event|-j|j|salvage|first");
    assert!(said.contains("every page was looked at"), "{said}");
    assert_eq!(text(here, "event|-j|first|log"), log);
}

#[test]
fn salvage_that_saves_nothing_leaves_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    fs::write(here.join("j"), vec![0xA5; 9 * 4096]).unwrap();
    let said = refused(here, "event|-j|j|salvage|saved");
    assert!(said.contains("nothing could be saved") && said.contains("event restore"), "{said}");
    let left: Vec<_> = fs::read_dir(here).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(left, ["j"]);
}

#[test]
fn wrong_boards_taken_back_are_told_once() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    begun(here);
    text(here, "event|round");
    text(here, "event|wrong-boards|1|2");
    let said = text(here, "event|wrong-boards|1|1");
    let lines: Vec<&str> = said.lines().filter(|line| line.contains("no longer cancelled")).collect();
    assert!(!lines.is_empty(), "{said}");
    for (place, line) in lines.iter().enumerate() {
        assert!(!lines[..place].contains(line), "{said}");
    }
}
