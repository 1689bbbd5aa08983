//! Killing the program in the middle of a command leaves all of what it does, or nothing.
//!
//! `OPENROOM_KILLS` sets how often each command is killed. The moments follow from a fixed seed; what must hold holds
//! at every moment.

mod run;

use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use run::{FILE, begun, files, program, ran, text, write_files};

fn kills() -> u32 {
    std::env::var("OPENROOM_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(6)
}

/// Starts the command and kills it after a part of the time that it takes.
fn killed(here: &Path, line: &str, whole: Duration, part: u32) {
    let arguments: Vec<&str> = line.split('|').collect();
    let mut command = program(here, &arguments);
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    std::thread::sleep(whole * part / 100);
    child.kill().unwrap();
    child.wait().unwrap();
    let left = files(here);
    assert!(left.iter().all(|name| !name.starts_with(".openroom")), "{left:?}");
}

/// The command in copies of a folder, killed at many moments: each time the check sees what is left.
fn at_many_moments(make: impl Fn(&Path), line: &str, check: impl Fn(&Path)) {
    let first = tempfile::tempdir().unwrap();
    make(first.path());
    let folder = tempfile::tempdir().unwrap();
    let fresh = || {
        for name in files(folder.path()) {
            fs::remove_file(folder.path().join(name)).unwrap();
        }
        for name in files(first.path()) {
            fs::copy(first.path().join(&name), folder.path().join(&name)).unwrap();
        }
    };
    fresh();
    let start = Instant::now();
    ran(folder.path(), line);
    let whole = start.elapsed();
    let mut seed = 1_u32;
    for _ in 0..kills() {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        fresh();
        killed(folder.path(), line, whole, 20 + (seed >> 16) % 90);
        check(folder.path());
    }
}

fn count(here: &Path, what: &str) -> usize {
    text(here, "event|log|--json").matches(what).count()
}

#[test]
fn an_event_is_made_whole_or_not_at_all() {
    at_many_moments(write_files, "event|create|event.toml", |here| {
        let made = ran(here, "event|create|event.toml");
        let said = String::from_utf8(made.stderr).unwrap();
        assert!(made.status.success() || said.contains("already"), "{said}");
        assert_eq!(count(here, "\"entered\""), FILE.matches("[[entries]]").count());
        assert_eq!(text(here, "event|people|search|").lines().count(), 10);
        text(here, "event|verify");
        let left = files(here);
        assert!(left.iter().all(|name| !name.contains(".new")), "{left:?}");
    });
}

#[test]
fn a_board_that_is_dealt_anew_has_its_deal() {
    at_many_moments(begun, "event|redeal|3|--reason|seen", |here| {
        assert_eq!(count(here, "\"redealt\""), count(here, "\"boards_dealt\"") - 1);
        text(here, "event|take-out|3|3|--reason|look");
        text(here, "event|verify");
    });
}

#[test]
fn a_paper_is_kept_with_its_record_and_removed_with_it() {
    let with_paper = |here: &Path| {
        begun(here);
        fs::write(here.join("paper"), vec![b'x'; 200_000]).unwrap();
    };
    at_many_moments(with_paper, "event|file|keep|paper", |here| {
        let listed = text(here, "event|file|list");
        assert_eq!(count(here, "\"file_kept\""), listed.lines().count());
        if !listed.is_empty() {
            assert_eq!(text(here, "event|file|show|1").len(), 200_000);
        }
    });
    let kept = |here: &Path| {
        with_paper(here);
        text(here, "event|file|keep|paper");
    };
    at_many_moments(kept, "event|file|remove|1|--reason|asked|--by|1", |here| {
        let removed = count(here, "\"file_removed\"") == 1;
        assert_eq!(!ran(here, "event|file|show|1").status.success(), removed);
    });
}

#[test]
fn an_event_is_imported_whole_or_not_at_all() {
    let exported = |here: &Path| {
        text(here, "demo|--tables|3|-j|demo");
        text(here, "event|-j|demo|export|-o|log");
        for name in files(here).iter().filter(|name| name.starts_with("demo")) {
            fs::remove_file(here.join(name)).unwrap();
        }
    };
    at_many_moments(exported, "event|import|log", |here| {
        text(here, "event|import|log");
        text(here, "event|export|-o|again");
        assert_eq!(fs::read(here.join("log")).unwrap(), fs::read(here.join("again")).unwrap());
    });
}
