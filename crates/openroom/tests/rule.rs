//! The director's desk at the terminal.

use std::io::Write;
use std::process::{Command, Stdio};

/// What the desk says to these lines.
fn told(arguments: &[&str], input: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_openroom"));
    command.env_remove("OPENROOM_LANG").arg("rule").args(arguments);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap()
}

#[test]
fn an_earlier_answer_is_changed_and_those_after_it_stay() {
    let answers = "is established\nE\nnone of these\nby offender\n1\n";
    let ruled = told(&["revoke"], &format!("{answers}yes\n"));
    assert!(ruled.contains("Tricks transferred to North-South: 2."), "{ruled}");
    let changed = told(&["revoke"], &format!("{answers}c 2\nN\nyes\n"));
    assert!(changed.contains("Tricks transferred to East-West: 2."), "{changed}");
}

#[test]
fn what_is_written_has_an_example() {
    let asked = told(&["exposed-card"], "S\nE\nking of hearts\n?\n");
    assert!(asked.contains("For example: HK"), "{asked}");
    assert!(asked.contains("“king of hearts” is no answer here. For example: HK"), "{asked}");
    assert!(asked.contains("There are too many answers to try each of them."), "{asked}");
}

#[test]
fn the_provision_and_the_players_language_are_at_hand() {
    let asked = told(&["lead-out-of-turn"], "S\nyes\nE\nHK\nno\nno\nNobody\np\ns pl\n");
    assert!(asked.contains("The Director has the face-down card taken back."), "{asked}");
    assert!(asked.contains("Możliwości"), "{asked}");
}

#[test]
fn programs_are_told_how_to_answer_and_what_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("answers.txt");
    std::fs::write(&file, "Director which conduct? 7B1\n").unwrap();
    let answers = file.to_str().unwrap();
    let open = told(&["conduct", "--json", "--answers", answers], "");
    assert!(open.contains("\"answer_as\": \"Director own pocket?\""), "{open}");
    std::fs::write(&file, "Director which conduct? 7B1\nDirector own pocket? yes\n").unwrap();
    let ruled = told(&["conduct", "--json", "--answers", answers], "");
    assert!(ruled.contains("\"aloud\": \"It was in order.\""), "{ruled}");
}
