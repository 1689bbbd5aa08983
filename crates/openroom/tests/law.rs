//! `openroom law` from outside: what is printed and the exit codes.

use std::fs;
use std::process::{Command, Output, Stdio};

fn law(words: &[&str]) -> (i32, String, String) {
    let Output { status, stdout, stderr } =
        Command::new(env!("CARGO_BIN_EXE_openroom")).arg("law").args(words).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (status.code().unwrap(), text(stdout), text(stderr))
}

fn fine(words: &[&str]) -> String {
    let (code, out, err) = law(words);
    assert_eq!((code, err.as_str()), (0, ""), "{words:?}\n{out}");
    assert!(out.lines().all(|line| line.chars().count() <= 100), "{words:?}\n{out}");
    assert!(!out.contains(|letter: char| letter.is_control() && letter != '\n'), "{words:?}");
    out
}

#[test]
fn a_provision() {
    let out = fine(&["27B1a"]);
    for part in [
        "Law 27 Insufficient Bid · table · does",
        "\nWhen ",
        "\nRefers to\n",
        "\nReferred to by\n",
        "27B1a#2",
    ] {
        assert!(out.contains(part), "{part}\n{out}");
    }
    assert_eq!(fine(&["27", "b", "1(a)"]), out);
    assert!(fine(&["penalty card"]).starts_with("Definition: Penalty card\n"));
    assert!(fine(&["41A"]).contains("opening_lead_face (obeyed)"));
}

#[test]
fn a_paragraph_of_one_edition() {
    let older = fine(&["26A1", "--edition", "2007"]);
    assert!(older.starts_with("26A1 Every suit shown legally"), "{older}");
    let gone = fine(&["26A1"]);
    assert!(gone.contains("is a number of the Laws of 2007") && gone.contains("stands in 26A"), "{gone}");
    assert!(fine(&["86C"]).ends_with("it is 86A.\n    openroom law 86C --edition 2007\n"));
    assert!(fine(&["12C1f", "--edition", "2007"]).contains("balance"));
    assert!(
        fine(&["89A3", "--edition", "poland2024"])
            .contains("2017        –           In the Laws of 2017 its matter")
    );
}

#[test]
fn numbers_are_those_of_the_edition() {
    let out = fine(&["9A4", "--edition", "2007"]);
    assert!(out.starts_with("9A4 No duty to report"), "{out}");
    assert!(fine(&["23", "--edition", "2007"]).contains("\nLaw 23 · ruling"));
    assert!(fine(&["68D1", "--edition", "2017"]).contains("in 68D"));
}

#[test]
fn a_whole_law_and_the_contents() {
    let out = fine(&["27"]);
    assert!(
        out.starts_with("Law 27 Insufficient Bid · the Laws of 2017") && out.contains("\n27B1b "),
        "{out}"
    );
    assert_eq!(fine(&[]).lines().count(), 95);
}

#[test]
fn terms_of_the_federation() {
    let out = fine(&["50D1a", "--lang", "pl"]);
    assert!(out.contains("karta przygwożdżona") && out.contains("musi"), "{out}");
    assert!(out.contains("no Polish translation"), "{out}");
}

#[test]
fn unknown_numbers() {
    let (code, out, err) = law(&["27B9"]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.contains("the nearest are 27B"), "{err}");
    let (code, _, err) = law(&["\u{1b}[2J"]);
    assert!(code == 2 && !err.contains('\u{1b}'), "{err}");
    assert_eq!(law(&["27", "--edition", "1997"]).0, 2);
    assert_eq!(law(&["27", "--lang", "xx"]).0, 2);
}

#[test]
fn search() {
    assert!(fine(&["search", "revoke"]).contains("\nProvisions\n  61A What a revoke is\n"));
    assert!(fine(&["search", "kontra"]).contains("en double"));
    assert_eq!(law(&["search", "xyzzy"]).0, 1);
    let found: serde_json::Value = serde_json::from_str(&fine_json(&["search", "revoke", "--json"])).unwrap();
    assert_eq!(found["provisions"][0]["provision"], "61A");
}

fn fine_json(words: &[&str]) -> String {
    let (code, out, err) = law(words);
    assert_eq!((code, err.as_str()), (0, ""), "{words:?}");
    out
}

#[test]
fn for_programs() {
    let one: serde_json::Value = serde_json::from_str(&fine_json(&["26A1@2007", "--json"])).unwrap();
    assert_eq!(one["numbers"]["2007"], "26A1");
    assert_eq!(one["numbers"]["2017"], serde_json::Value::Null);
    assert_eq!(one["cases"][0]["id"], "26A1@2007#1");
    let all: serde_json::Value = serde_json::from_str(&fine_json(&["--json"])).unwrap();
    assert!(all.as_array().unwrap().len() > 700);
}

#[test]
fn differences() {
    let out = fine(&["diff", "2007", "2017", "--law", "26"]);
    assert!(out.contains("Gone (7)") && out.contains("New (1)"), "{out}");
    assert!(fine(&["diff", "2017", "poland2024"]).contains("73A2 -> 73D3"));
    assert!(fine(&["diff", "2017", "2017"]).contains("Nothing."));
    assert_eq!(law(&["diff", "2017", "1997"]).0, 2);
    assert_eq!(law(&["diff", "2007", "2017", "--law", "94"]).0, 2);
}

#[test]
fn options_and_presets() {
    let out = fine(&["options", "--status"]);
    assert!(out.contains("\n105 options: "), "{out}");
    assert!(fine(&["options", "claim", "--preset", "sbl2017"]).contains("value   top down"));
    let (code, _, err) = law(&["options", "lead_face"]);
    assert!(code == 2 && err.contains("opening_lead_face"), "{err}");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.toml");
    fs::write(&file, "preset = \"nbf2008\"\n[options]\nopening_lead_face = \"up\"\n").unwrap();
    let (code, _, err) = law(&["options", "--file", file.to_str().unwrap()]);
    assert!(code == 2 && err.contains("mine.toml: line 3, column 21: opening_lead_face cannot be"), "{err}");
    fs::write(&file, "preset = \"nbf2008\"\n[options]\nopening_lead_face = \"face up\"\n").unwrap();
    assert!(fine(&["options", "opening", "--file", file.to_str().unwrap()]).contains("value   face up"));
    assert_eq!(law(&["options", "--file", folder.path().join("none").to_str().unwrap()]).0, 2);
}

#[test]
fn a_reader_may_go_away() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_openroom"))
        .args(["law", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let out = child.wait_with_output().unwrap();
    assert_eq!((out.status.code(), out.stderr.as_slice()), (Some(0), b"".as_slice()));
}
