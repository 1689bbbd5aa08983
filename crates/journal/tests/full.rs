//! A disk without room, and one that can only be read: a small file system is made for it, in a space of its own, where the system lets one.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use openroom_journal::{Event, Journal, JournalError, SqliteJournal, Stream, Version};

const ROOM: &str = "OPENROOM_SMALL_ROOM";
const CLOSED: &str = "OPENROOM_CLOSED_ROOM";

fn stream() -> Stream {
    "club/evening".parse().unwrap()
}

/// Fills what is left of the disk.
fn fill_up(folder: &Path) {
    let mut filler = File::options().create(true).append(true).open(folder.join("filler")).unwrap();
    for size in [4096, 1] {
        while filler.write_all(&vec![7; size]).is_ok() && filler.sync_all().is_ok() {}
    }
}

/// Runs the tests of this file that a script names in a small file system of their own, `$1`; they are in `$2`.
fn in_a_room(script: &str, variable: &str) {
    let folder = tempfile::tempdir().unwrap();
    let room = folder.path().to_str().unwrap();
    let own = std::env::current_exe().unwrap();
    let script = format!("mount -t tmpfs -o size=1m none \"$1\" && echo room made && {script}");
    let run = Command::new("unshare")
        .args(["-rm", "sh", "-c", &script, "sh", room, own.to_str().unwrap()])
        .env(variable, room)
        .output();
    let Ok(output) = run else {
        eprintln!("there is no unshare here: not tried");
        return;
    };
    let said =
        String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    if !said.contains("room made") {
        eprintln!("no small file system can be made here: not tried");
        return;
    }
    assert!(output.status.success(), "{said}");
}

#[test]
fn a_full_disk_is_said_and_what_is_there_is_read() {
    in_a_room("exec \"$2\" --exact in_the_small_room --nocapture", ROOM);
}

#[test]
fn what_lies_on_a_disk_that_can_only_be_read_is_read() {
    let script = "\"$2\" --exact before_the_room_is_closed --nocapture && \
        mount -o remount,ro none \"$1\" && exec \"$2\" --exact in_the_closed_room --nocapture";
    in_a_room(script, CLOSED);
}

/// What the test above runs while the disk can be written.
#[test]
fn before_the_room_is_closed() {
    let Some(room) = std::env::var_os(CLOSED).map(PathBuf::from) else { return };
    for name in ["a 100%?.journal", "left.journal"] {
        let journal = SqliteJournal::open(&room.join(name)).unwrap();
        journal.append(&stream(), Version::START, vec![Event::new(2, "one"), Event::new(2, "two")]).unwrap();
    }
    fs::write(room.join("left.journal-wal"), "of a process that was killed").unwrap();
}

/// What it runs when the disk can only be read.
#[test]
fn in_the_closed_room() {
    let Some(room) = std::env::var_os(CLOSED).map(PathBuf::from) else { return };
    let path = room.join("a 100%?.journal");
    let reader = SqliteJournal::open_for_reading(&path).unwrap();
    assert_eq!(reader.read(&stream(), Version::START, 10).unwrap().len(), 2);
    assert_eq!(reader.verify().unwrap()[0].1.version, Version(2));
    assert!(reader.check_aside().unwrap().damaged.is_empty());
    let refused = reader.append(&stream(), Version(2), vec![Event::new(2, "three")]);
    assert!(matches!(refused, Err(JournalError::ReadOnly)), "{refused:?}");
    assert!(SqliteJournal::open(&path).is_err());
    // Records may be in the log beside a file, where they cannot be read: that is said, and they are not left out.
    let refused = SqliteJournal::open_for_reading(&room.join("left.journal")).map(drop);
    assert!(matches!(refused, Err(JournalError::Io { .. })), "{refused:?}");
}

/// What the test above runs in the small room; by itself it has nothing to do.
#[test]
fn in_the_small_room() {
    let Some(room) = std::env::var_os(ROOM).map(PathBuf::from) else { return };
    closed_in_order(&room);
    let path = room.join("a.journal");
    let journal = SqliteJournal::open(&path).unwrap();
    let mut stored = 0;
    let refused = loop {
        match journal.append(&stream(), Version(stored), vec![Event::new(2, vec![7; 3000])]) {
            Ok(_) => stored += 1,
            Err(error) => break error,
        }
    };
    assert!(matches!(refused, JournalError::Full), "{refused}");
    assert!(stored > 20, "{stored}");
    assert_eq!(journal.read(&stream(), Version::START, 1000).unwrap().len() as u64, stored);
    drop(journal);
    fill_up(&room);
    let reader = SqliteJournal::open_for_reading(&path).unwrap();
    assert_eq!(reader.read(&stream(), Version::START, 1000).unwrap().len() as u64, stored);
    assert_eq!(reader.verify().unwrap()[0].1.version, Version(stored));
    drop(reader);
    let again = SqliteJournal::open(&path);
    let refused = again.and_then(|journal| {
        (0..100).try_for_each(|more| {
            let event = Event::new(2, vec![7; 9000]);
            journal.append(&stream(), Version(stored + more), vec![event]).map(drop)
        })
    });
    assert!(matches!(refused, Err(JournalError::Full)), "{refused:?}");
    fs::remove_file(room.join("filler")).unwrap();
    let reader = SqliteJournal::open_for_reading(&path).unwrap();
    assert!(reader.read(&stream(), Version::START, 1000).unwrap().len() as u64 >= stored);
}

/// A journal that was closed before the disk filled up has no log beside it, and there is no room to make one.
fn closed_in_order(room: &Path) {
    let path = room.join("closed.journal");
    let journal = SqliteJournal::open(&path).unwrap();
    journal.append(&stream(), Version::START, vec![Event::new(2, "one"), Event::new(2, "two")]).unwrap();
    drop(journal);
    fill_up(room);
    let reader = SqliteJournal::open_for_reading(&path).unwrap();
    assert_eq!(reader.read(&stream(), Version::START, 10).unwrap().len(), 2);
    assert_eq!(reader.verify().unwrap().len(), 1);
    drop(reader);
    fs::remove_file(room.join("filler")).unwrap();
    for ending in ["", "-wal", "-shm", ".lock"] {
        let _ = fs::remove_file(format!("{}{ending}", path.display()));
    }
}
