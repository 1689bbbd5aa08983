//! Killing the writing process at any moment loses nothing that was acknowledged.
//!
//! The test starts itself again as a child that appends from several threads and prints each
//! acknowledged append; the parent kills it at some moment, opens the journal and compares.
//! `OPENROOM_KILLS` sets how often.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use openroom_journal::{Event, Journal, SqliteJournal, Stream, Version};

const CHILD: &str = "OPENROOM_KILL_CHILD";
const WRITERS: u64 = 6;

fn stream(writer: u64) -> Stream {
    format!("writer/{writer}").parse().unwrap()
}

/// What an append at a version holds: its size and content follow from the version.
fn batch(writer: u64, version: u64) -> Vec<Event> {
    (0..=version % 4)
        .map(|n| {
            Event::new(1, format!("{writer} {version} {n} {}", "x".repeat((version * 37 % 900) as usize)))
        })
        .collect()
}

/// The child: it only runs when the parent started it, and ends when it is killed.
#[test]
fn child() {
    let Ok(path) = std::env::var(CHILD) else { return };
    let journal = SqliteJournal::open(Path::new(&path)).unwrap();
    std::thread::scope(|scope| {
        for writer in 0..WRITERS {
            let journal = &journal;
            scope.spawn(move || {
                let stream = stream(writer);
                let mut version = journal.head(&stream).unwrap().version.0;
                loop {
                    let head = journal.append(&stream, Version(version), batch(writer, version)).unwrap();
                    version = head.version.0;
                    let line = format!("ack {writer} {version} {}\n", head.hash);
                    std::io::stdout().write_all(line.as_bytes()).unwrap();
                }
            });
        }
    });
}

fn start(path: &Path) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "child", "--nocapture", "--test-threads=1"])
        .env(CHILD, path)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// The last acknowledged version and hash of each writer; a line cut by the kill does not count.
fn acknowledged(child: &mut Child, moment: Duration) -> BTreeMap<u64, (u64, String)> {
    let out = child.stdout.take().unwrap();
    let reader = std::thread::spawn(move || {
        let mut last = BTreeMap::new();
        let mut lines = BufReader::new(out);
        let mut line = String::new();
        while lines.read_line(&mut line).is_ok_and(|read| read > 0) {
            let whole = line.ends_with('\n');
            let words: Vec<&str> = line.split_whitespace().collect();
            if let (true, ["ack", writer, version, hash]) = (whole, words.as_slice()) {
                last.insert(writer.parse().unwrap(), (version.parse().unwrap(), (*hash).to_owned()));
            }
            line.clear();
        }
        last
    });
    std::thread::sleep(moment);
    child.kill().unwrap();
    child.wait().unwrap();
    reader.join().unwrap()
}

fn compare(path: &Path, acknowledged: &BTreeMap<u64, (u64, String)>) -> u64 {
    let journal = SqliteJournal::open(path).unwrap();
    journal.verify().unwrap();
    let mut stored = 0;
    for writer in 0..WRITERS {
        let entries = journal.read(&stream(writer), Version::START, usize::MAX).unwrap();
        stored += entries.len() as u64;
        if let Some((version, hash)) = acknowledged.get(&writer) {
            let entry = entries.get(*version as usize - 1).unwrap_or_else(|| {
                panic!("writer {writer}: version {version} was acknowledged, {} are there", entries.len())
            });
            assert_eq!(&entry.hash.to_string(), hash);
        }
        let mut at = 0;
        while at < entries.len() {
            let expected = batch(writer, at as u64);
            let found: Vec<&Event> =
                entries[at..].iter().take(expected.len()).map(|entry| &entry.event).collect();
            assert_eq!(found, expected.iter().collect::<Vec<_>>(), "a half-written append at {at}");
            at += expected.len();
        }
    }
    stored
}

#[test]
fn a_killed_writer_loses_nothing_acknowledged() {
    let kills: u64 = std::env::var("OPENROOM_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(8);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("killed.journal");
    let mut seed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_nanos() as u64 | 1;
    let (mut stored, mut acknowledgements) = (0, 0);
    for kill in 0..kills {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        if kill % 25 == 24 {
            for ending in ["", "-wal", "-shm", "-journal"] {
                let _ = std::fs::remove_file(format!("{}{ending}", path.display()));
            }
        }
        let mut child = start(&path);
        let last = acknowledged(&mut child, Duration::from_millis(20 + seed % 300));
        acknowledgements += last.values().map(|(version, _)| version).sum::<u64>();
        stored = compare(&path, &last);
    }
    println!("{kills} kills, {stored} events at the end, {acknowledgements} acknowledged versions compared");
    assert!(acknowledgements > 0, "no child lived long enough to write");
}
