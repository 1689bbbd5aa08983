//! A disk without room: a small file system is made for it, in a space of its own, where the system lets one.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use openroom_journal::{Event, Journal, JournalError, SqliteJournal, Stream, Version};

const ROOM: &str = "OPENROOM_SMALL_ROOM";

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

#[test]
fn a_full_disk_is_said_and_what_is_there_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let room = folder.path().to_str().unwrap();
    let own = std::env::current_exe().unwrap();
    let script = "mount -t tmpfs -o size=1m none \"$1\" && echo room made && exec \"$2\" --exact in_the_small_room --nocapture";
    let run = Command::new("unshare")
        .args(["-rm", "sh", "-c", script, "sh", room, own.to_str().unwrap()])
        .env(ROOM, room)
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
