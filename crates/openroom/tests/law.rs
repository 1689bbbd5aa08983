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
    assert!(out.contains("Wtedy") && out.contains("angielsku."), "{out}");
}

#[test]
fn what_a_person_must_judge() {
    for (lang, text) in
        [("fi", "Mikä oli todennäköinen tulos."), ("nb", "Hvilket utfall som var sannsynlig.")]
    {
        let out = fine(&["12C1b", "--lang", lang]);
        assert!(out.contains(text), "{out}");
    }
    let out = fine(&["92B", "--lang", "de"]);
    assert!(out.contains("Turnierveranstalter: eine andere Frist"), "{out}");
    let out = fine(&["options", "appeal_time", "--lang", "nb"]);
    assert!(!out.contains("Tournament Organizer"), "{out}");
    assert!(fine(&["search", "przejęzyczenie", "--lang", "pl"]).contains("45C4b"));
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
    assert!(out.contains("Gone (7)") && out.contains("New (2)"), "{out}");
    assert!(fine(&["diff", "2017", "poland2024"]).contains("73A2 -> 73D3"));
    assert!(fine(&["diff", "2017", "2017"]).contains("Nothing."));
    let asked = fine(&["diff", "2007", "poland2024", "--law", "53"]);
    for part in ["53A May a lead out of turn to the last trick", "2007: Yes", "poland2024: No"] {
        assert!(asked.contains(part), "{part}: {asked}");
    }
    assert!(!fine(&["diff", "2017", "poland2024"]).contains("53A May"));
    assert_eq!(law(&["diff", "2017", "1997"]).0, 2);
    assert_eq!(law(&["diff", "2007", "2017", "--law", "94"]).0, 2);
}

#[test]
fn options_and_presets() {
    let out = fine(&["options", "--status"]);
    assert!(out.contains("\n106 options: "), "{out}");
    assert!(fine(&["options", "claim", "--preset", "sbl2017"]).contains("value     top down"));
    let (code, _, err) = law(&["options", "lead_face"]);
    assert!(code == 2 && err.contains("opening_lead_face"), "{err}");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.toml");
    fs::write(&file, "preset = \"nbf2008\"\n[options]\nopening_lead_face = \"up\"\n").unwrap();
    let (code, _, err) = law(&["options", "--file", file.to_str().unwrap()]);
    assert!(code == 2 && err.contains("mine.toml: line 3, column 21: opening_lead_face cannot be"), "{err}");
    fs::write(&file, "preset = \"nbf2008\"\n[options]\nopening_lead_face = \"face up\"\n").unwrap();
    assert!(fine(&["options", "opening", "--file", file.to_str().unwrap()]).contains("value     face up"));
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

#[test]
fn a_page_of_an_edition_says_what_the_edition_says() {
    for words in [&["27"][..], &["27B"], &["27B1a"], &["search", "lowest", "sufficient"]] {
        let words: Vec<&str> = words.iter().copied().chain(["--edition", "2007"]).collect();
        let out = fine(&words);
        assert_eq!(out.matches("have the wording of 2017, and the numbers").count(), 1, "{out}");
        if words[0] != "27B" {
            let flowing = out.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(flowing.contains("In 2007: Replacement had to be the lowest"), "{out}");
        }
    }
    let one = fine(&["27B1a", "--edition", "2007"]);
    assert!(one.find("In 2007:") < one.find("\nWhen "), "{one}");
    let out = fine(&["73"]);
    assert!(
        out.contains("73A2, 73B, 73C1, 73D1, 73E1: When and Then have the wording of poland2024"),
        "{out}"
    );
    assert!(out.contains("In 2017: Calls and plays should be without undue"), "{out}");
    assert!(!fine(&["73", "--edition", "poland2024"]).contains("wording of"));
    assert!(fine(&["12C3", "--edition", "poland2024"]).contains("In poland2024: Law 89"));
    assert!(!fine(&["27"]).contains("wording of"));
    let json = |words: &[&str]| serde_json::from_str::<serde_json::Value>(&fine_json(words)).unwrap();
    let one = json(&["27B1a", "--edition", "2007", "--json"]);
    assert!(one["difference"].as_str().unwrap().starts_with("Replacement had"));
    assert_eq!((&one["edition"], &one["worded_in"]), (&"2007".into(), &"2017".into()));
    assert_eq!(one["refers_to"][0]["cited"], "16D");
    let found = json(&["search", "lowest sufficient", "--edition", "2007", "--json"]);
    let hits = found["provisions"].as_array().unwrap();
    assert!(hits.iter().any(|hit| hit["provision"] == "27B1a" && hit["difference"] == one["difference"]));
}

#[test]
fn references_are_those_of_the_edition() {
    let out = fine(&["27B1a", "--edition", "2007"]);
    assert!(out.contains("\n  26B (2017; in 2007: 26, 26A"), "{out}");
    let out = fine(&["27B2", "--edition", "2007"]);
    assert!(out.contains("\n  23        Could have known"), "{out}");
    let out = fine(&["26A1@2007"]);
    assert!(out.contains("· the Laws of 2007\nIn the Laws of 2017 its matter stands in 26A"), "{out}");
    assert!(!out.contains("26A@2007"), "{out}");
}

#[test]
fn a_number_that_was_used_again() {
    let out = fine(&["12C1e"]);
    assert!(out.contains("The number 12C1e stands for another paragraph in 2007: "), "{out}");
    assert!(
        fine(&["23", "--edition", "2007"]).contains("23 stands for other paragraphs in 2017, poland2024")
    );
    let out = fine(&["16D", "--edition", "2007"]);
    assert!(out.contains("in 2017, poland2024: 16D1 Extraneous information"), "{out}");
    assert!(out.contains("(2007: 16C1);"), "{out}");
    let out = fine(&["23"]);
    assert!(out.contains("The number 23 stands for another paragraph in 2007: Could have known"), "{out}");
    assert!(out.contains("In the Laws of\n2017 it is 72C."), "{out}");
    assert!(!fine(&["27B1a"]).contains("another paragraph"));
}

#[test]
fn one_case() {
    let out = fine(&["27B1a#2"]);
    for part in ["27B1a#2 · a case of 2017, poland2024\n", "\nFacts ", "\nOutcome ", "\n  27B1a Lowest"] {
        assert!(out.contains(part), "{part}\n{out}");
    }
    assert!(fine(&["27B1a#2", "--edition", "2007"]).contains("no case of the Laws of 2007"));
    assert!(fine(&["penalty", "card#1"]).starts_with("Penalty card#1 "));
    let one: serde_json::Value = serde_json::from_str(&fine_json(&["27b1a#2", "--json"])).unwrap();
    assert_eq!((&one["id"], &one["provision"]), (&"27B1a#2".into(), &"27B1a".into()));
    let (code, _, err) = law(&["27B1a#99"]);
    assert!(code == 2 && err.contains("is no case"), "{err}");
}

#[test]
fn what_is_shown_of_bad_input_is_short() {
    for long in ["9".repeat(50_000), format!("27#{}", "9".repeat(50_000))] {
        let (code, _, err) = law(&[&long]);
        assert!(code == 2 && err.len() < 250, "{}", err.len());
    }
    for empty in ["", " ", "--"] {
        let (code, _, err) = law(&["search", "--", empty]);
        assert!(code == 2 && err.contains("no word to search for"), "{err}");
    }
}

#[test]
fn a_definition_is_shown_by_its_term() {
    let out = fine(&["extraneous"]);
    assert!(!out.contains("def:") && out.contains("defined"), "{out}");
    // The help of each language names the example in its own words.
    for (words, lang) in [
        ("trahvikaart", "et"),
        ("rangaistuskortti", "fi"),
        ("karta przygwożdżona", "pl"),
        ("Strafkarte", "de"),
        ("straffekort", "nb"),
    ] {
        assert_eq!(fine(&[words, "--lang", lang]), fine(&["penalty", "card", "--lang", lang]), "{words}");
    }
    assert!(!fine(&["diff", "2007", "2017"]).contains("def:"));
}

#[cfg(unix)]
#[test]
fn a_file_without_end_is_refused() {
    let (code, _, err) = law(&["options", "--file", "/dev/zero"]);
    assert!(code == 2 && err.contains("too many"), "{err}");
}
