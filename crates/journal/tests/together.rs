//! Several writes as one: all or none, in memory and in a file; and sums that tell damage of what lies aside.

use std::fs;

use openroom_journal::{
    Aside, Event, Journal, JournalError, MemoryJournal, SqliteJournal, Stream, Together, Version, Write,
    restore,
};

fn stream(name: &str) -> Stream {
    name.parse().unwrap()
}

fn append(name: &str, expected: u64, text: &str) -> Write {
    Write::Append { stream: stream(name), expected: Version(expected), events: vec![Event::new(2, text)] }
}

fn put(id: &str, text: &str) -> Write {
    Write::Put { id: id.to_owned(), bytes: text.into() }
}

fn all_or_none<S: Journal + Aside + Together>(store: &S) {
    store
        .write(vec![put("a", "one"), append("s", 0, "1"), append("s", 1, "2"), append("t", 0, "1")])
        .unwrap();
    assert_eq!(store.get("a").unwrap().as_deref(), Some(&b"one"[..]));
    assert_eq!(store.head(&stream("s")).unwrap().version, Version(2));
    let refused = store.write(vec![
        put("a", "two"),
        put("b", "new"),
        append("s", 2, "3"),
        Write::Remove { id: "a".to_owned() },
        append("t", 7, "not at that version"),
    ]);
    assert!(matches!(refused, Err(JournalError::Conflict { actual: Version(1), .. })), "{refused:?}");
    assert_eq!(store.get("a").unwrap().as_deref(), Some(&b"one"[..]));
    assert_eq!(store.get("b").unwrap(), None);
    assert_eq!(store.head(&stream("s")).unwrap().version, Version(2));
    assert!(matches!(
        store.write(vec![
            put("b", "new"),
            Write::Append { stream: stream("s"), expected: Version(2), events: vec![] }
        ]),
        Err(JournalError::Nothing)
    ));
    assert_eq!(store.get("b").unwrap(), None);
    store.write(vec![Write::Remove { id: "a".to_owned() }, append("s", 2, "3")]).unwrap();
    assert_eq!(store.get("a").unwrap(), None);
    assert_eq!(store.head(&stream("s")).unwrap().version, Version(3));
}

#[test]
fn writes_in_memory_are_made_together() {
    all_or_none(&MemoryJournal::new());
}

#[test]
fn writes_in_a_file_are_made_together() {
    let folder = tempfile::tempdir().unwrap();
    let journal = SqliteJournal::open(&folder.path().join("a.journal")).unwrap();
    all_or_none(&journal);
    journal.verify().unwrap();
    journal.check_aside().unwrap().must_be_sound().unwrap();
}

/// Whichever byte of a large paper is hit, also where the store itself does not notice, it is told and not given out.
#[test]
fn a_paper_that_is_not_as_it_was_written_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.journal");
    let journal = SqliteJournal::open(&path).unwrap();
    let names = (0..2000).map(|n| format!("\"{n}\":\"Name Of{n}\",")).collect::<Vec<_>>().concat();
    journal.put("people", names.as_bytes()).unwrap();
    journal.put("other", b"sound").unwrap();
    drop(journal);
    let sound = fs::read(&path).unwrap();
    for marker in ["Name Of10\"", "Name Of900\"", "Name Of1999\""] {
        let at = sound.windows(marker.len()).position(|window| window == marker.as_bytes()).unwrap();
        let mut edited = sound.clone();
        edited[at..at + 4].fill(0);
        fs::write(&path, &edited).unwrap();
        let journal = SqliteJournal::open_for_reading(&path).unwrap();
        let error = journal.get("people").unwrap_err();
        assert!(error.to_string().contains("salvage"), "{error}");
        assert_eq!(journal.get("other").unwrap().as_deref(), Some(&b"sound"[..]));
        let checked = journal.check_aside().unwrap();
        assert_eq!((checked.sound, &checked.damaged[..]), (1, &["people".to_owned()][..]));
        let saved = journal.salvage_aside(&MemoryJournal::new()).unwrap();
        assert_eq!((saved.read, &saved.damaged[..]), (1, &["people".to_owned()][..]));
        assert!(journal.backup(&folder.path().join("copy")).is_err());
    }
}

#[test]
fn a_copy_that_was_cut_is_told_by_its_pages() {
    let folder = tempfile::tempdir().unwrap();
    let (path, cut) = (folder.path().join("a.journal"), folder.path().join("cut"));
    let journal = SqliteJournal::open(&path).unwrap();
    journal.put("people", &vec![b'n'; 50_000]).unwrap();
    drop(journal);
    let sound = fs::read(&path).unwrap();
    for length in (0..sound.len()).step_by(1777).skip(1) {
        fs::write(&cut, &sound[..length]).unwrap();
        let error = restore(&cut, &folder.path().join("never")).unwrap_err().to_string();
        assert!(error.contains("cut") || error.contains("not a journal"), "{length}: {error}");
    }
}

#[test]
fn what_lies_aside_in_a_file_of_the_first_form_gets_its_sums() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.journal");
    let fixture = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/form-1.journal");
    fs::copy(fixture, &path).unwrap();
    let reader = SqliteJournal::open_for_reading(&path).unwrap();
    assert_eq!(reader.get("person/1").unwrap().as_deref(), Some(&b"A. Player"[..]));
    assert!(reader.check_aside().unwrap().must_be_sound().is_ok());
    drop(reader);
    drop(SqliteJournal::open(&path).unwrap());
    let raw = rusqlite::Connection::open(&path).unwrap();
    raw.execute("UPDATE aside SET bytes = X'00' WHERE id = 'person/1'", []).unwrap();
    drop(raw);
    assert!(SqliteJournal::open_for_reading(&path).unwrap().get("person/1").is_err());
}
