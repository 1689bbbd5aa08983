//! `openroom score` from outside.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const SESSION: &str = r#"
event = "pairs"
scoring = "matchpoints"
contestant = [{ id = 1 }, { id = 2 }, { id = 3 }, { id = 4 }]
[[board]]
number = 1
results = [
  { ns = 1, ew = 2, result = "4SN=" },
  { ns = 3, ew = 4, assigned = [{ weight = "1/2", result = "4SN=" }, { weight = "1/2", result = "4SN-1" }] },
]
"#;

fn score(file: &Path, more: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_openroom")).arg("score").arg(file).args(more).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn ranking_card_and_arithmetic() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("session.toml");
    fs::write(&file, SESSION).unwrap();
    // Half of +420 and half of −50 against +420: 0.5 × 1; the other table 0.5 × 1 + 0.5 × 2 = 1.5 of 2, 75%.
    let all = score(&file, &[]);
    assert!(all.status.success());
    assert!(text(&all.stdout).contains("75.00"), "{}", text(&all.stdout));
    assert!(text(&score(&file, &["--card", "3"]).stdout).contains("0.50"));
    let why = text(&score(&file, &["--explain", "1"]).stdout);
    assert!(why.contains("77.tricks"), "{why}");
    assert!(why.contains("12C1c          NS 3: 0.5 × 1 + 0.5 × 0 = 0.5, of a top of 2"), "{why}");
}

#[test]
fn a_bad_session_names_the_line_and_writes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (file, out) = (folder.path().join("session.toml"), folder.path().join("out.txt"));
    for (good, bad, line) in [
        ("ew = 4", "ew = 2", "line 9"),
        ("\"1/2\", result = \"4SN=\"", "\"1/3\", result = \"4SN=\"", "line 9"),
        ("4SN-1", "8SN-1", "line 9"),
        ("ns = 1", "ns = 7", "line 8"),
    ] {
        fs::write(&file, SESSION.replace(good, bad)).unwrap();
        let refused = score(&file, &["-o", out.to_str().unwrap()]);
        assert_eq!(refused.status.code(), Some(2));
        assert!(text(&refused.stderr).contains(line), "{}", text(&refused.stderr));
        assert!(refused.stdout.is_empty());
        assert!(!out.exists());
    }
    fs::write(&file, SESSION).unwrap();
    assert!(score(&file, &["-o", out.to_str().unwrap()]).status.success());
    assert!(fs::read_to_string(&out).unwrap().starts_with("Ranking"));
}
