//! `openroom scenarios` and `openroom coverage` from outside: what is printed and the exit codes.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn openroom(folder: &Path, words: &[&str]) -> (i32, String, String) {
    said(Command::new(env!("CARGO_BIN_EXE_openroom")).args(words).current_dir(folder).env_remove("UPDATE"))
}

fn said(command: &mut Command) -> (i32, String, String) {
    let Output { status, stdout, stderr } = command.output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (status.code().unwrap(), text(stdout), text(stderr))
}

fn folder(files: &[(&str, &[u8])]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, bytes) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
    folder
}

#[test]
fn a_run_that_fails_is_exit_code_1() {
    let folder = folder(&[
        ("mine/a.md", b"## 27B One\n```event 2017\nround 1\n```\n"),
        ("mine/README.md", b"```tabel\n"),
    ]);
    let (code, out, _) = openroom(folder.path(), &["scenarios", "run", "mine"]);
    assert_eq!(code, 1, "{out}");
    assert!(out.ends_with("0 passed, 1 failed\n"), "{out}");
    assert!(out.contains("a.md:2"), "{out}");
}

#[test]
fn a_file_that_cannot_be_read_is_exit_code_2() {
    let folder = folder(&[
        ("bad.md", b"```table\nS accept call?\n=> 27Z x\n```\n"),
        ("latin.md", b"# \xe4\n"),
        ("open.md", b"~~~table\nN 1S\n"),
        ("empty/notes.txt", b""),
    ]);
    for (path, says) in [
        ("bad.md", "bad.md:2:15: the line ends, expected the answer"),
        ("bad.md", "bad.md:3:4: found `27Z`, expected a provision of the Laws (27B1a)"),
        ("latin.md", "latin.md: line 1: found byte 0xe4, expected text in UTF-8"),
        ("open.md", "open.md:1:1: found `~~~`, expected a line `~~~` that ends the block"),
        ("empty", "there is no scenario file in this folder"),
        ("none.md", "cannot read none.md: no such file or folder"),
    ] {
        let (code, out, err) = openroom(folder.path(), &["scenarios", "run", path]);
        assert_eq!(code, 2, "{path}: {out}{err}");
        assert!(err.contains(says), "{path}: {err}");
        assert!(out.ends_with("0 passed, 0 failed\n"), "{out}");
    }
}

#[test]
fn what_cannot_be_read_fails_with_its_place() {
    let folder = folder(&[("bad.md", b"```ruling 2018\n```\n```event\nS accept?\n```\n")]);
    let (code, _, err) = openroom(folder.path(), &["scenarios", "run", "bad.md"]);
    assert_eq!(code, 2);
    assert!(err.contains("bad.md:1:11: found `2018`") && err.contains("bad.md:4:10: the line ends"), "{err}");
}

#[test]
fn a_file_is_shown_as_prose() {
    let folder = folder(&[("a.md", b"## 27B One\n```table 2007\nN 1S\n=> 27B replace call E\n```\n")]);
    let (code, out, _) = openroom(folder.path(), &["scenarios", "show", "a.md"]);
    assert_eq!(code, 0);
    let expected = "One (Law 27B)\n-------------\n\nBy the Laws of 2007:\n\n  North bids 1S.\n    \u{2192} Replace call E (Law 27B).\n";
    assert_eq!(out, expected);
}

#[test]
fn every_provision_is_in_the_coverage_of_every_edition_that_has_it() {
    let folder = folder(&[("scenarios/a.md", b"# Nothing yet\n")]);
    let (code, out, err) = openroom(folder.path(), &["coverage", "--json"]);
    assert_eq!(code, 0, "{err}");
    let rows: Vec<serde_json::Value> = serde_json::from_str(&out).unwrap();
    for edition in openroom_lawbook::Edition::ALL {
        let here = rows.iter().filter(|row| row["edition"] == edition.name()).count();
        let there =
            openroom_lawbook::Provision::all().filter(|provision| provision.exists_in(edition)).count();
        assert_eq!(here, there);
    }
    assert!(rows.iter().all(|row| row["status"] == "not_yet" && row["runs"] == 0 && row["kind"].is_string()));
}

#[test]
fn each_law_stands_once_in_the_table_and_in_order() {
    let folder = folder(&[("scenarios/a.md", b"# Nothing yet\n")]);
    let (_, out, _) = openroom(folder.path(), &["coverage"]);
    let first = |line: &str| Some((line.get(..12)?.trim().parse::<u8>().ok()?, line.get(12..24)?.to_owned()));
    let rows: Vec<(u8, String)> = out.lines().filter_map(first).collect();
    assert!(rows.is_sorted_by_key(|row| row.0), "{out}");
    let laws: BTreeSet<u8> = rows.iter().map(|row| row.0).collect();
    assert_eq!(laws.into_iter().collect::<Vec<_>>(), (1..=93).collect::<Vec<_>>());
    let mut once = BTreeSet::new();
    assert!(rows.iter().all(|row| once.insert(row)), "{out}");
}

#[test]
fn reasons_are_shown_and_bad_ones_refused() {
    let folder = folder(&[
        ("scenarios/a.md", b"# Nothing yet\n"),
        ("scenarios/reasons.toml", b"[[for_a_person]]\nprovision = '74A1'\nwhy = 'courtesy is for people'\n"),
        ("bad/a.md", b"# Nothing yet\n"),
        ("bad/reasons.toml", b"[[for_a_person]]\nprovision = '27B1a'\nwhy = 'hard'\n"),
    ]);
    let (code, out, _) = openroom(folder.path(), &["coverage"]);
    assert_eq!(code, 0);
    assert!(out.contains("  74A1: courtesy is for people\n"), "{out}");
    let (code, _, err) = openroom(folder.path(), &["coverage", "bad"]);
    assert_eq!(code, 2);
    assert!(err.contains("27B1a is of kind table and cannot be left to a person"), "{err}");
}

#[test]
fn update_changes_what_follows_only_where_it_is_accepted() {
    let wrong = "## 27B One\n\n```table\ndealer N\nN 1S\nE 1H\nS draws attention\n\
        S accept call? no\n=> 27B nothing further\nturn S\n```\n";
    let folder = folder(&[("a.md", wrong.as_bytes())]);
    let file = folder.path().join("a.md");
    let update = |words: &[&str]| {
        said(
            Command::new(env!("CARGO_BIN_EXE_openroom"))
                .args(words)
                .current_dir(folder.path())
                .env("UPDATE", "1"),
        )
    };
    let (code, _, err) = update(&["scenarios", "run", "a.md"]);
    assert_eq!(code, 1);
    assert!(
        err.contains("a.md:9: this would change what follows, not only wording: --accept does it"),
        "{err}"
    );
    assert_eq!(fs::read_to_string(&file).unwrap(), wrong);
    update(&["scenarios", "run", "--accept", "a.md"]);
    let now = fs::read_to_string(&file).unwrap();
    assert!(now.contains("S accept call? no\n=> 27B replace call E\nturn E\n"), "{now}");
    let (code, out, _) = openroom(folder.path(), &["scenarios", "run", "a.md"]);
    assert_eq!((code, out.as_str()), (0, "2 passed, 0 failed\n"));
}

#[test]
fn every_case_is_listed() {
    let folder = folder(&[("scenarios/a.md", b"# Nothing yet\n")]);
    let (code, out, err) = openroom(folder.path(), &["coverage", "--cases"]);
    assert_eq!(code, 0, "{err}");
    let all = openroom_lawbook::Case::all().count();
    assert!(
        out.ends_with(&format!("{all} cases: 0 shown, 0 not shown for a reason, {all} not yet\n")),
        "{out}"
    );
    assert!(out.contains("\n27B1a#2: not yet\n"));
}

const FAILS: &[u8] = b"## 27B One\n```event 2017\nround 1\n```\n";

#[cfg(unix)]
#[test]
fn a_check_that_fails_says_so_without_a_reader() {
    let folder = folder(&[("a.md", FAILS)]);
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let mut command = Command::new(env!("CARGO_BIN_EXE_openroom"));
    command.args(["scenarios", "run", "a.md"]).current_dir(folder.path()).stdout(writer);
    assert_eq!(command.status().unwrap().code(), Some(1));
}

#[test]
fn nothing_from_a_file_commands_the_terminal() {
    let reasons = "[[for_a_person]]\nprovision = '74A1'\nwhy = \"\\u001b[2J\u{202e}x\"\n\
        [[by_type]]\nprovision = '1A'\ntype = \"\\u001b\"\ntest = \"\u{202e}\"\nwhy = 'y'\n";
    let folder = folder(&[
        ("scenarios/a.md", "## 27B \u{202e}One\n```event 2017\nround 1\n```\n".as_bytes()),
        ("scenarios/reasons.toml", reasons.as_bytes()),
    ]);
    for words in [&["coverage"][..], &["scenarios", "show", "scenarios/a.md"]] {
        let (code, out, err) = openroom(folder.path(), words);
        assert_eq!(code, 0, "{err}");
        assert!(out.contains("\\u{202e}") && !out.contains(['\u{1b}', '\u{202e}']), "{out:?}");
    }
}

#[test]
fn a_file_without_a_block_is_not_a_success() {
    let folder = folder(&[
        ("empty.md", b""),
        ("all/text.md", b"# Text\n"),
        ("some/text.md", b"# Text\n"),
        ("some/a.md", FAILS),
    ]);
    for words in [["scenarios", "run", "empty.md"], ["scenarios", "show", "empty.md"]] {
        let (code, _, err) = openroom(folder.path(), &words);
        assert_eq!(code, 2);
        assert!(
            err.contains("empty.md: there is no table, ruling, score or event block in this file"),
            "{err}"
        );
    }
    assert_eq!(openroom(folder.path(), &["scenarios", "run", "all"]).0, 2);
    assert_eq!(openroom(folder.path(), &["scenarios", "run", "some"]).0, 1);
}

#[test]
fn long_lines_and_bad_reasons_are_said_shortly() {
    let long = format!("## 27B One\n```event 2017 {}\nround 1\n```\n", "27B#1 ".repeat(20_000));
    let folder = folder(&[
        ("long.md", long.as_bytes()),
        ("scenarios/a.md", FAILS),
        ("bad.toml", b"[[for_a_person]]\nprovision = '74A1'\nwhy = \n"),
        ("wrong.toml", b"\n[[case]]\ncase = 'x'\nwhy = 'y'\n"),
    ]);
    let (code, out, _) = openroom(folder.path(), &["scenarios", "run", "long.md"]);
    assert_eq!(code, 1);
    assert!(out.lines().all(|line| line.chars().count() < 300), "{out}");
    for (file, says) in [("bad.toml", "bad.toml:3: "), ("wrong.toml", "wrong.toml:3: `x` is no case")] {
        let (code, _, err) = openroom(folder.path(), &["coverage", "--reasons", file]);
        assert_eq!(code, 2);
        assert!(err.contains(says) && err.lines().count() == 1 && !err.contains("u{a}"), "{err}");
    }
}

#[cfg(unix)]
#[test]
fn reasons_without_an_end_are_refused() {
    let folder = folder(&[("scenarios/a.md", FAILS)]);
    let (code, _, err) = openroom(folder.path(), &["coverage", "--reasons", "/dev/zero"]);
    assert_eq!(code, 2);
    assert!(err.contains("/dev/zero: "), "{err}");
}

/// Both blocks are wrong; the editions of the first want different lines.
const TWO_BLOCKS: &str = "```table 2007 2017\ndealer N\nE 1NT\nS draws attention\nS accept call out of turn? no\n\
    => 29B cancel call E 1NT\n=> 31 applies\n=> 31A applies\nN 1D\n=> 31A2 applies\nE 1NT\nturn S\n```\n\n\
    ```table\ndealer N\nN 1S\nturn S\n```\n";

#[test]
fn an_update_leaves_out_only_the_block_whose_editions_differ() {
    let folder = folder(&[("a.md", TWO_BLOCKS.as_bytes())]);
    let (_, _, err) = said(
        Command::new(env!("CARGO_BIN_EXE_openroom"))
            .args(["scenarios", "run", "--accept", "a.md"])
            .current_dir(folder.path())
            .env("UPDATE", "1"),
    );
    assert!(err.contains("the editions differ here") && err.contains("a.md: rewritten"), "{err}");
    let now = fs::read_to_string(folder.path().join("a.md")).unwrap();
    assert!(now.ends_with("N 1S\nturn E\n```\n"), "{now}");
    assert!(now.contains("=> 31A2 applies\nE 1NT\nturn S\n"), "{now}");
}

#[test]
fn a_failure_is_told_once_with_its_editions_and_explained_too() {
    let folder = folder(&[("a.md", b"```table all\ndealer N\nN 1S\nturn S\n```\n")]);
    let (_, out, _) = openroom(folder.path(), &["scenarios", "run", "a.md"]);
    let why = "a.md:4:1: expected `turn S`; it is `turn E`";
    assert_eq!(out.matches(why).count(), 1, "{out}");
    assert!(out.contains("(2007, 2017, poland2024)"), "{out}");
    let (_, out, _) = openroom(folder.path(), &["scenarios", "run", "--explain", "a.md"]);
    assert!(out.contains(why), "{out}");
}
