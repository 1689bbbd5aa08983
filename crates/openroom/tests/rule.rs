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
fn the_words_to_say_are_in_the_players_language() {
    let ruled = told(&["played-or-not", "--players", "fi"], "2\n2\n");
    assert!(ruled.contains("The ruling:") && ruled.contains("Say: “Kort"), "{ruled}");
    let asked = told(&["insufficient-bid", "--lang", "et", "--players", "pl"], "N\n1S\nE\n1D\n1\n");
    assert!(asked.contains("S – Czy akceptujesz zapowiedź 1♦"), "{asked}");
}

#[test]
fn a_score_that_is_not_understood_has_an_example() {
    let answers = "Director why adjust? wrong rectification\n\
                   Director who asks? director himself\n\
                   Director own ruling? no\n\
                   Director offending side? NS\n\
                   Director damaged? yes\n\
                   Director can assign? yes\n\
                   Director vulnerable? nobody vulnerable\n\
                   Director result? many\n";
    let (code, _, told) = from_file(&["adjusted-score"], answers);
    assert_eq!(code, Some(2), "{told}");
    assert!(told.contains("For example: 4SN="), "{told}");
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

/// What the desk says to a file of answers: its exit code, what it prints and what it complains of.
fn from_file(arguments: &[&str], answers: &str) -> (Option<i32>, String, String) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("answers.txt");
    std::fs::write(&file, answers).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_openroom"));
    command.env_remove("OPENROOM_LANG").arg("rule").args(arguments).arg("--answers").arg(&file);
    let output = command.stdin(Stdio::null()).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

const ESTABLISHED: &str = "topic revoke\nDirector how far? is established\nDirector offender? E\n\
                           Director revoke exception? none of these\nDirector revoke trick winner? by offender\n\
                           Director later tricks? 1\n";

#[test]
fn what_a_file_expects_is_checked() {
    let ruled = format!("{ESTABLISHED}=> 64A1 transfer to NS 2\nDirector compensated enough? yes\nruled\n");
    let (code, out, err) = from_file(&[], &ruled);
    assert_eq!((code, err.as_str()), (Some(0), ""), "{out}");
    let (code, _, err) = from_file(&[], &ruled.replace("NS 2", "NS 1"));
    assert_eq!(code, Some(1), "{err}");
    assert!(err.contains("Ordered was: 64A1 transfer to NS 2"), "{err}");
    let (code, _, err) = from_file(&["--lang", "et"], &format!("{ESTABLISHED}ruled\n"));
    assert_eq!(code, Some(1));
    assert!(err.contains("Seal pole otsust veel tehtud.") && err.contains("compensated enough"), "{err}");
}

#[test]
fn a_file_that_cannot_be_followed_is_refused_in_the_language() {
    for (lang, answers, words) in [
        ("fi", "topic revoke\nE 1D\n", "ei kuulu tähän"),
        ("pl", "topic revoke\nDirector dealer? N\n", "tu się nie pyta"),
        ("de", "topic revoke\nDirector how far? weit\n", "Möglich: trick unfinished"),
        (
            "nb",
            "topic insufficient-bid\nDirector last bidder? N\nDirector last bid? 1S\nDirector offender? E\nDirector offending call? 2C\n",
            "tilstrekkelig",
        ),
    ] {
        let (code, _, err) = from_file(&["--lang", lang], answers);
        assert_eq!(code, Some(2), "{err}");
        assert!(err.contains(words), "{lang}: {err}");
    }
    let output = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args(["rule", "revoke", "--lang", "et", "--answers", "no-such-file"])
        .output()
        .unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.code() == Some(2) && !err.contains("cannot read"), "{err}");
}

#[test]
fn programs_get_the_topics_the_question_and_the_ruling() {
    let json =
        |text: &str| -> serde_json::Value { serde_json::from_str(text).unwrap_or_else(|_| panic!("{text}")) };
    let topics = json(&told(&["--list", "--json"], ""));
    assert_eq!(topics.as_array().unwrap().len(), 51);
    assert_eq!(topics[0]["topic"], "insufficient-bid");
    assert_eq!(json(&told(&["xyzzy", "--json"], "")), serde_json::json!([]));
    let open = json(&told(&["revoke", "--json"], ""));
    assert_eq!(open["ruled"], false);
    assert_eq!(open["open"][0]["answer_as"], "Director how far?");
    assert_eq!(open["open"][0]["answers"][3]["write"], "is established");
    assert!(open["ruling"].as_array().unwrap().is_empty());
    let (_, out, _) = from_file(&["--json"], &format!("{ESTABLISHED}Director compensated enough? yes\n"));
    let ruled = json(&out);
    assert_eq!((&ruled["ruled"], &ruled["ruling"][0]["law"]), (&true.into(), &"64A1".into()), "{out}");
}

#[test]
fn an_answer_that_cannot_be_given_is_explained() {
    let asked = told(&["revoke"], "2\nS\nN\nHA\nSK\nH3\nnone\n");
    assert!(asked.contains("This cannot be answered here. The trick was said to be complete"), "{asked}");
}
