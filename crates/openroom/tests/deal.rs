//! `openroom deal` as its users call it, with good and with bad input.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

fn ran(output: Output) -> Ran {
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

fn deal_in(folder: &Path, args: &[&str]) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_openroom"));
    ran(command.current_dir(folder).arg("deal").args(args).output().unwrap())
}

fn check(file: &[u8]) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_openroom"));
    command.args(["deal", "check", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // A program that has seen enough closes its input.
    let _ = child.stdin.take().unwrap().write_all(file);
    ran(child.wait_with_output().unwrap())
}

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

#[test]
fn boards_are_dealt_and_marked() {
    let folder = folder();
    let made =
        deal_in(folder.path(), &["--boards", "36", "--first", "3", "--event", "A \"B\"", "-o", "set.pbn"]);
    assert_eq!((made.code, made.out.as_str(), made.err.as_str()), (Some(0), "", ""));
    let text = fs::read_to_string(folder.path().join("set.pbn")).unwrap();
    let game: Vec<&str> = text.lines().skip(3).take(15).collect();
    let tags: Vec<&str> = game.iter().map(|line| line[1..].split(' ').next().unwrap()).collect();
    assert_eq!(
        tags.join(" "),
        "Event Site Date Board West North East South Dealer Vulnerable Deal Scoring Declarer Contract Result"
    );
    assert_eq!(game[0], "[Event \"A \\\"B\\\"\"]");
    assert_eq!(game[3], "[Board \"3\"]");
    assert_eq!(game[8..10], ["[Dealer \"S\"]", "[Vulnerable \"EW\"]"]);
    assert!(game[10].starts_with("[Deal \"S:"));
    assert!(text.contains("[Board \"38\"]\r\n") && !text.contains("[Board \"39\"]"));
    let again = deal_in(folder.path(), &["-b", "1", "-o", "set.pbn"]);
    assert_eq!(again.code, Some(2));
    assert_eq!(again.err, "openroom: set.pbn exists already; --force overwrites it\n");
    assert_eq!(fs::read_to_string(folder.path().join("set.pbn")).unwrap(), text);
}

/// The same set every time: one random set in a thousand fails the check.
#[test]
fn a_fair_set_passes_the_check() {
    let folder = folder();
    let sheet = "form = \"openroom deals 1\"\nevent = \"Klub Młynów, 17 November 2026\"\n\
        source = \"the national lottery of 18 November 2026\"\nfirst = 1\nboards = 24\n\
        commitment = \"ccaa1224184c9822a5467abb47a1e71a7a47a544b0aa61c3e183cd0a6b449d9f\"\n\
        secret = \"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\"\n";
    fs::write(folder.path().join("secret"), sheet).unwrap();
    let made = deal_in(folder.path(), &["make", "secret", "--public", "3 14 15 92 65 35", "-o", "set.pbn"]);
    assert_eq!(made.code, Some(0), "{}", made.err);
    let checked = deal_in(folder.path(), &["check", "set.pbn", "--tables"]);
    assert_eq!(checked.code, Some(0), "{}", checked.out);
    assert!(checked.out.starts_with("24 deals\n") && checked.out.ends_with("nothing strange found\n"));
}

#[test]
fn other_formats() {
    let folder = folder();
    let hands = deal_in(folder.path(), &["-b", "2", "--format", "hands"]).out;
    assert!(hands.starts_with("Board 1  dealer N  vulnerable None\n\n                    ♠ "), "{hands}");
    let numbers = deal_in(folder.path(), &["-b", "2", "--format", "numbers"]).out;
    for (line, board) in numbers.lines().zip(["1", "2"]) {
        let (number, deal) = line.split_once(' ').unwrap();
        assert_eq!(number, board);
        deal.parse::<openroom_cards::dealing::DealNumber>().unwrap();
    }
}

#[test]
fn a_set_is_proved_and_a_changed_one_is_not() {
    let folder = folder();
    let run = |args: &[&str]| deal_in(folder.path(), args);
    let commit = run(&["commit", "-b", "8", "--event", "Tuesday", "--source", "lottery", "-o", "secret"]);
    assert_eq!(commit.code, Some(0), "{}", commit.err);
    assert!(!commit.out.contains("secret ="));
    let commitment = commit.out.split("commitment = \"").nth(1).unwrap()[..64].to_owned();
    assert_eq!(run(&["make", "secret", "--public", "1 2 3", "-o", "set.pbn"]).code, Some(0));
    assert_eq!(run(&["reveal", "secret", "--public", "1 2 3", "-o", "revealed"]).code, Some(0));
    let verify = |revealed: &str, set: &str, commitment: &str| {
        run(&["verify", revealed, set, "--commitment", commitment])
    };
    let verified = verify("revealed", "set.pbn", &commitment);
    assert_eq!(verified.code, Some(0), "{}{}", verified.out, verified.err);
    assert!(verified.out.ends_with("8 of 8 are as they must be\nverified\n"), "{}", verified.out);

    assert_eq!(verify("revealed", "set.pbn", &"0".repeat(64)).code, Some(1));
    let change = |from: &str, to: &str, was: &str, is: &str| {
        let text = fs::read_to_string(folder.path().join(from)).unwrap();
        assert!(text.contains(was));
        fs::write(folder.path().join(to), text.replace(was, is)).unwrap();
    };
    change("revealed", "other", "1 2 3", "1 2 4");
    let other = verify("other", "set.pbn", &commitment);
    assert_eq!(other.code, Some(1));
    assert!(other.out.contains("board 1 is another deal") && other.out.ends_with("NOT verified\n"));
    change("set.pbn", "moved.pbn", "[Board \"8\"]", "[Board \"9\"]");
    let moved = verify("revealed", "moved.pbn", &commitment).out;
    assert!(moved.contains("board 8 is not in the file\n  board 9 is not in the plan"), "{moved}");
    change("secret", "broken", "first = 1", "first = 2");
    let broken = run(&["make", "broken", "--public", "1"]);
    assert_eq!(broken.code, Some(2));
    assert!(broken.err.ends_with("the file was changed\n"), "{}", broken.err);
    assert_eq!(run(&["make", "secret", "--public", " "]).code, Some(2));
    assert_eq!(verify("secret", "set.pbn", &commitment).code, Some(2));
}

#[cfg(unix)]
#[test]
fn only_the_owner_reads_the_secret() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    deal_in(
        folder.path(),
        &["commit", "-b", "8", "--event", "Tuesday", "--source", "lottery", "-o", "secret"],
    );
    assert_eq!(fs::metadata(folder.path().join("secret")).unwrap().permissions().mode() & 0o777, 0o600);
}

#[test]
fn bad_sets_fail_the_check() {
    let sorted = "[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"All\"]\n\
        [Deal \"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"]\n";
    let repeated = sorted.replace("\"1\"", "\"2\"");
    let checked = check(format!("{sorted}\n{repeated}").as_bytes());
    assert_eq!(checked.code, Some(1));
    for says in [
        "board 1 is marked dealer N, vulnerable All; by its number it has dealer N, vulnerable None",
        "board 1 comes from a pack sorted suit by suit",
        "board 2 has the deal of board 1\n",
        "too few deals for statistics",
        "this set is NOT as random sets are",
    ] {
        assert!(checked.out.contains(says), "{says}: {}", checked.out);
    }
}

#[test]
fn games_on_one_line_are_all_read() {
    let deal = "[Deal \"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"]";
    let old_line_ends = format!("[Board \"1\"]\r{deal}\r\r[Board \"2\"]\r{deal}\r");
    assert!(check(old_line_ends.as_bytes()).out.contains("board 2 has the deal of board 1\n"));
}

#[test]
fn broken_files_get_one_clear_line() {
    let long = vec![b'['; 2_000_000];
    for (file, says) in [
        (&b""[..], ": there are no deals in this file"),
        (b"\xff\xfe[\0D\0e\0", ":1: found byte 0x00 (UTF-16?), expected text in UTF-8 or Latin-1"),
        (
            b"\xef\xbb\xbf\n[Deal \"N:AK\"]",
            ":2: Deal: expected a point before the next suit at character 5, where the text ends",
        ),
        (
            b"[Deal \"N:\x1b[2J\"]",
            ":1: Deal: expected a point before the next suit at character 3, found '\\u{1b}'",
        ),
        (b"[Board \"1\"]\n[Dealer \"N\"]\n", ":3: board 1 ends without a deal"),
        (b"[Board \"99999999999\"]\n", ":1: Board: a board number above 4294967295 at character 1"),
        (
            b"{ [Deal \"x\"]\n [Deal \"y\"] } [Deal \"z\"]\n; [Deal \"z\"]\n",
            ":2: Deal: expected a seat (N, E, S or W) at character 1, found 'z'",
        ),
        (&long, ":1: a line of more than a million bytes: not a file of deals"),
    ] {
        let checked = check(file);
        assert_eq!((checked.code, checked.out.as_str()), (Some(2), ""), "{says}");
        assert_eq!(checked.err, format!("openroom: standard input{says}\n"));
    }
}

#[test]
fn bad_arguments_are_refused() {
    let folder = folder();
    for (args, says) in [
        (&[][..], "--boards <COUNT>"),
        (&["--boards", "0"], "a whole number from 1 to 4294967295 is needed"),
        (&["--boards", "3", "--first", "4294967295"], "there are no board numbers above 4294967295"),
        (&["--boards", "3", "--format", "xml"], "pbn"),
        (&["check", "no-such-file"], "cannot read no-such-file: no such file or folder"),
        (&["check", "."], "cannot read .: it is a folder"),
        (&["-b", "1", "-o", "no/such/folder"], "cannot write no/such/folder: no such file or folder"),
    ] {
        let refused = deal_in(folder.path(), args);
        assert_eq!(refused.code, Some(2), "{args:?}");
        assert!(refused.err.contains(says), "{args:?}: {}", refused.err);
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_openroom"));
    command.args(["deal", "-b", "20000"]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    drop(child.stdout.take());
    let ended = ran(child.wait_with_output().unwrap());
    assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""));
}
