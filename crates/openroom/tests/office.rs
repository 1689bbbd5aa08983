//! What a Director does at the desk when something went wrong: starts taken back, evenings cut short, copies, damage.

use std::fs;

use crate::run::{self, FILE, begun, failed, files, missing, ran, refused, text, write_files};

#[test]
fn an_official_who_plays_reads_nothing_of_his_boards_through_another_player() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    begun(here);
    text(here, "event|round");
    // The table of the assistant has the same boards and is still to play them.
    for line in missing(here).iter().filter(|line| line.starts_with("1A/1/1/")) {
        text(here, &format!("event|result|{line}|7NTXXS="));
    }
    let agreed = |more: &str| text(here, &format!("event|export{more}")).matches("\"result_agreed\"").count();
    assert_eq!(agreed("|--for|player:#3"), 2, "for the Director, who does not play");
    assert_eq!(agreed("|--for|player:#3|--by|18"), 0);
    assert!(refused(here, "event|export|--as|csv|--for|player:#3|--by|18").contains("may see"));
    for line in missing(here) {
        text(here, &format!("event|result|{line}|7NTXXS="));
    }
    assert_eq!(agreed("|--for|player:#3|--by|18"), 2, "he has played them");
}

#[test]
fn an_export_for_an_office_holds_nothing_that_its_holder_has_still_to_play() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    write_files(here);
    let plays = FILE.replace("chief_director = \"2\"", "chief_director = \"18\"");
    let plays = plays.replace("assistants = [\"18\"]", "assistants = [\"2\"]");
    fs::write(here.join("event.toml"), plays).unwrap();
    text(here, "event|create|event.toml");
    text(here, "event|seat");
    text(here, "event|start|--movement|mitchell|--tables|2|--boards|2");
    text(here, "event|round");
    for line in missing(here).iter().filter(|line| line.starts_with("1A/1/1/")) {
        text(here, &format!("event|result|{line}|7NTXXS=|--by|2"));
    }
    let exported = |who: &str| text(here, &format!("event|export|--by|2|--for|{who}"));
    assert_eq!(exported("organizer").matches("\"result_agreed\"").count(), 2, "who does not play");
    assert_eq!(exported("chief-director").matches("\"result_").count(), 0);
    for form in ["csv", "usebio", "pbn"] {
        let said = refused(here, &format!("event|export|--by|2|--for|chief-director|--as|{form}"));
        assert!(said.contains("may see"), "{form}: {said}");
        assert!(text(here, &format!("event|export|--by|2|--as|{form}")).contains('7'), "{form}");
    }
}

#[test]
fn an_organizer_who_plays_exports_all_but_what_he_has_still_to_play() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    write_files(here);
    fs::write(here.join("event.toml"), FILE.replace("organizer = \"1\"", "organizer = \"11\"")).unwrap();
    text(here, "event|create|event.toml");
    text(here, "event|seat");
    text(here, "event|start|--movement|howell|--tables|2|--boards|1");
    let records = |more: &str| text(here, &format!("event|export{more}")).lines().count();
    for _ in 0..3 {
        text(here, "event|round");
        for line in missing(here) {
            text(here, &format!("event|result|{line}|3NTN="));
        }
        assert_eq!(text(here, "event|export|--by|11").matches("withheld").count(), 0);
        assert_eq!(records("|--by|11"), records(""));
    }
}

#[test]
fn who_has_played_nothing_has_no_score_and_no_place() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    begun(here);
    text(here, "event|round");
    text(here, "event|result|1A/1/1/1|3NTN=");
    text(here, "event|penalize|2|--tops|10%|--reason|late");
    let standings = text(here, "event|standings");
    let places: Vec<&str> = standings.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(places.iter().filter(|place| **place == "-").count(), 2, "{standings}");
    assert!(!standings.contains(" 0.00") && !standings.contains("-0"), "{standings}");
}

#[test]
fn refusals_say_the_same_in_every_language() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    begun(here);
    text(here, "event|round");
    text(here, "event|result|1A/1/1/1|3NTN=");
    for lang in ["en", "et", "fi", "pl", "de", "nb"] {
        let said = |line: &str| refused(here, &format!("event|--lang|{lang}|{line}"));
        assert!(said("rule|1A/1/1/1|--points|425|--reason|x").contains("425"), "{lang}");
        let published = said("publish");
        assert!(published.contains('3'), "{lang}: {published}");
        assert!(said("rule|1A/1/1/1|--points|420|--law|64C|--reason|x").contains("64C1, 64C2"), "{lang}");
        assert!(said("result|1A/1/1/2|4SN+4").contains("4SN+4"), "{lang}");
        assert!(said("result|1A/1/1/2|8SN=").contains("8SN="), "{lang}");
        let may = said("correct|1A/1/1/1|4SN=|--reason|x|--by|11");
        assert!(may.contains(", ") && may.contains("(81"), "{lang}: {may}");
    }
    assert!(refused(here, "event|--lang|pl|draw").contains("nie ma rundy do rozlosowania"));
}

#[test]
fn a_wrong_start_is_taken_back_and_an_evening_ends_early() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    begun(here);
    assert!(refused(here, "event|seat").contains("take-back-start"));
    text(here, "event|take-back-start|--reason|the wrong movement");
    text(here, "event|start|--movement|howell|--boards|2");
    assert!(text(here, "event|deal").contains("boards dealt: 2"), "four have their deal");
    assert!(refused(here, "event|start|--swiss|3|--tables|4").contains("cannot be used with"));
    text(here, "event|round");
    assert!(refused(here, "event|take-back-start|--reason|late").contains("play has begun"));
    assert_eq!(text(here, "event|missing").lines().count(), 5);
    for line in missing(here) {
        text(here, &format!("event|result|{line}|3NTN="));
    }
    assert!(refused(here, "event|publish").contains("last-round"));
    text(here, "event|last-round|--reason|the lights went out");
    text(here, "event|publish");
    assert!(refused(here, "event|guide|9").contains("does not play"));
}

#[test]
fn a_substitute_who_has_played_a_board_is_told_of() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    begun(here);
    text(here, "event|round");
    text(here, "event|result|1A/1/1/1|3NTN=");
    text(here, "event|substitute|1|11|1");
    let said = text(here, "event|substitute|4|18|11");
    assert!(said.contains("1A/1/2/1 is cancelled"), "{said}");
    assert!(text(here, "event|waiting").contains("(15B1)"));
    text(here, "event|register|1A/1/1/1|11|1S|psychic");
    assert!(refused(here, "event|register|1A/1/1/1|1|1S|psychic").contains("does not play there"));
    assert!(text(here, "event|export|--for|player:#3|--by|11").contains("3NTN="));
}

#[test]
fn a_copy_and_its_key_are_there_together() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    begun(here);
    // A process that was killed before the copy was there leaves its key; the next try takes it.
    fs::copy(here.join("openroom.journal.key"), here.join("copy.key")).unwrap();
    text(here, "event|backup|copy");
    fs::write(here.join("other.key"), "00".repeat(32)).unwrap();
    refused(here, "event|backup|other");
    assert!(!here.join("other").exists(), "another key is never overwritten");
    fs::write(here.join("cut"), b"SQLite format 3\0").unwrap();
    fs::copy(here.join("copy.key"), here.join("cut.key")).unwrap();
    refused(here, "event|-j|new|restore|cut");
    assert!(!files(here).iter().any(|name| name.starts_with("new")), "{:?}", files(here));
}

#[test]
fn records_behind_a_damaged_one_are_written_out() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    begun(here);
    text(here, "event|round");
    for line in missing(here) {
        text(here, &format!("event|result|{line}|3NTN="));
    }
    let path = here.join("openroom.journal");
    let mut bytes = fs::read(&path).unwrap();
    let at = bytes.windows(12).position(|window| window == b"round_starte").unwrap();
    bytes[at] = b'R';
    fs::write(&path, bytes).unwrap();
    let said = failed(here, "event|salvage|saved");
    assert!(said.contains("5 records lie behind that, 4 of them as they were written"), "{said}");
    let behind = fs::read_to_string(here.join("saved.behind")).unwrap();
    assert_eq!(behind.matches("result_agreed").count(), 4, "{behind}");
    assert_eq!(behind.matches(" damaged ").count(), 1, "{behind}");
    assert!(!text(here, "event|-j|saved|log|--json").contains("result_agreed"));
}

#[test]
fn a_list_number_that_nobody_has_is_said_so() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    write_files(here);
    text(here, "event|create|event.toml");
    text(here, "event|people|anonymise|11");
    let said = refused(here, "event|people|anonymise|11|--by|1");
    assert!(said.contains("nobody has the list number 11"), "{said}");
}

#[test]
fn hours_are_shown_by_the_clock_of_the_place() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    write_files(here);
    text(here, "event|create|event.toml|--at|1793556000");
    let arguments = ["event", "log"];
    let with = |offset: &str| run::program(here, &arguments).env("OPENROOM_OFFSET", offset).output().unwrap();
    assert!(String::from_utf8(with("+02:00").stdout).unwrap().contains("2026-11-01 20:00:00+02:00"));
    assert_eq!(with("two").status.code(), Some(2));
    assert!(ran(here, "event|log").status.success());
}
