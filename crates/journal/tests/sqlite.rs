//! What only a file can suffer: a second process, a full disk, damage, backup and restore.

use std::fs;
use std::io::Write;
use std::path::Path;

use openroom_journal::{
    Aside, BehindState, Event, Journal, JournalError, MemoryJournal, Options, SqliteJournal, Stream, Version,
    Way, export, import, lost, rescue, restore, salvage,
};

fn stream() -> Stream {
    "club/evening".parse().unwrap()
}

fn fill(journal: &SqliteJournal, from: u64, count: u64) {
    for n in from..from + count {
        let event = Event::new(1, format!("{{\"n\":{n},\"text\":\"{}\"}}", "x".repeat(200)));
        journal.append(&stream(), Version(n), vec![event]).unwrap();
    }
}

#[test]
fn a_second_writer_is_refused_and_a_reader_is_safe() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.journal");
    let first = SqliteJournal::open(&path).unwrap();
    fill(&first, 0, 3);
    assert!(matches!(SqliteJournal::open(&path), Err(JournalError::InUse(_))));
    let reader = SqliteJournal::open_for_reading(&path).unwrap();
    assert_eq!(reader.head(&stream()).unwrap().version, Version(3));
    fill(&first, 3, 1);
    assert_eq!(reader.read(&stream(), Version(3), 9).unwrap().len(), 1);
    let refused = reader.append(&stream(), Version(4), vec![Event::new(1, "no")]);
    assert!(matches!(refused, Err(JournalError::ReadOnly)));
    drop(first);
    SqliteJournal::open(&path).unwrap();
}

#[test]
fn a_full_disk_is_said_and_what_is_there_stays() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.journal");
    let small = SqliteJournal::open_with(&path, Options { largest: Some(128 << 10) }).unwrap();
    let mut stored = 0;
    let refused = loop {
        match small.append(&stream(), Version(stored), vec![Event::new(1, vec![7; 3000])]) {
            Ok(_) => stored += 1,
            Err(error) => break error,
        }
    };
    assert!(matches!(refused, JournalError::Full), "{refused}");
    assert!(stored > 10);
    assert_eq!(small.read(&stream(), Version::START, 1000).unwrap().len() as u64, stored);
    drop(small);
    let larger = SqliteJournal::open(&path).unwrap();
    larger.append(&stream(), Version(stored), vec![Event::new(1, "room again")]).unwrap();
}

#[test]
fn damage_is_said_and_what_is_before_it_stays_readable() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.journal");
    let journal = SqliteJournal::open(&path).unwrap();
    fill(&journal, 0, 400);
    drop(journal);
    let sound = fs::read(&path).unwrap();
    let marker = b"{\"n\":390,";
    let at = sound.windows(marker.len()).position(|window| window == marker).unwrap();
    let page = at / 4096 * 4096;
    let mut edited = sound.clone();
    edited[at + 20] ^= 1;
    let mut wiped = sound.clone();
    wiped[page..page + 4096].fill(0xA5);
    for damaged in [edited, wiped] {
        fs::write(&path, &damaged).unwrap();
        let journal = SqliteJournal::open(&path).unwrap();
        let mut after = Version::START;
        let error = loop {
            match journal.read(&stream(), after, 50) {
                Ok(entries) => after = entries.last().expect("damage is an error, not an end").version,
                Err(error) => break error,
            }
        };
        assert!((300..=390).contains(&after.0), "{after}");
        assert!(matches!(&error, JournalError::Damaged { stream: Some(_), .. }), "{error}");
        assert!(journal.verify().is_err());
        let saved = MemoryJournal::new();
        let found = salvage(&journal, &saved).unwrap();
        assert_eq!((found[0].read, found[0].lost.is_some()), (after.0, true));
        assert_eq!(saved.head(&stream()).unwrap().version, after);
    }
}

#[test]
fn what_lies_behind_one_damaged_entry_is_read_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.journal");
    let journal = SqliteJournal::open(&path).unwrap();
    fill(&journal, 0, 60);
    drop(journal);
    let mut bytes = fs::read(&path).unwrap();
    let text = b"{\"n\":21,";
    let at = bytes.windows(text.len()).position(|window| window == text).unwrap();
    bytes[at + 6] = b'9';
    fs::write(&path, &bytes).unwrap();
    let journal = SqliteJournal::open_for_reading(&path).unwrap();
    let saved = MemoryJournal::new();
    assert_eq!(salvage(&journal, &saved).unwrap()[0].read, 21);
    let behind = journal.behind(&stream(), Version(21)).unwrap();
    assert_eq!(behind.len(), 39);
    let broken = behind.iter().filter(|one| one.state != BehindState::AsWritten);
    let broken: Vec<u64> = broken.map(|one| one.entry.version.0).collect();
    assert_eq!(broken, [22], "every other entry follows on");
    assert!(behind[38].entry.event.bytes.starts_with(b"{\"n\":59,"));
}

/// Whichever page is garbage, the records of all others are read, before it and behind it, and what is lost is known.
#[test]
fn every_record_on_both_sides_of_a_page_of_garbage_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.journal");
    let journal = SqliteJournal::open(&path).unwrap();
    let other: Stream = "club/other".parse().unwrap();
    for n in 0..200 {
        fill(&journal, 2 * n, 2);
        journal.append(&other, Version(n), vec![Event::new(1, format!("other {n}"))]).unwrap();
    }
    drop(journal);
    let sound = fs::read(&path).unwrap();
    let raw =
        rusqlite::Connection::open_with_flags(&path, rusqlite::OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
    let leaf = "SELECT pageno FROM dbstat WHERE name = 'entry' AND pagetype = 'leaf' ORDER BY pageno";
    let leaves: Vec<usize> = raw
        .prepare(leaf)
        .unwrap()
        .query_map([], |row| row.get::<_, usize>(0))
        .unwrap()
        .map(Result::unwrap)
        .collect();
    drop(raw);
    assert!(leaves.len() > 20);
    for page in leaves.into_iter().step_by(3) {
        for garbage in [0xA5, 0x00, 0x0D] {
            let mut bytes = sound.clone();
            let from = (page - 1) * 4096;
            bytes[from..from + 4096].fill(garbage);
            fs::write(&path, &bytes).unwrap();
            let journal = SqliteJournal::open_for_reading(&path).unwrap();
            let saved = MemoryJournal::new();
            let (mut kept, mut gone) = (0, 0);
            for found in salvage(&journal, &saved).unwrap() {
                let after = Version(found.read);
                let last = journal.head(&found.stream).unwrap().version;
                let behind = journal.behind(&found.stream, after).unwrap();
                let runs = lost(after, last, &behind);
                assert!(runs.len() <= 1, "one page, one gap: {runs:?}");
                let unchecked = behind.iter().filter(|one| one.state == BehindState::Unchecked).count();
                let damaged = behind.iter().filter(|one| one.state == BehindState::Damaged).count();
                assert!(unchecked <= 1 && damaged == 0, "page {page}: {unchecked} {damaged}");
                let missing: u64 = runs.iter().map(|(first, last)| last.0 - first.0 + 1).sum();
                assert_eq!(found.read + behind.len() as u64 + missing, last.0);
                kept += found.read + behind.len() as u64;
                gone += missing;
            }
            assert_eq!(kept + gone, 600);
            assert!((1..40).contains(&gone), "page {page}: only what lay on it is lost, not {gone}");
        }
    }
}

#[test]
fn a_command_waits_for_another_that_writes_for_a_moment() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.journal");
    let first = SqliteJournal::open(&path).unwrap();
    fill(&first, 0, 1);
    let writing = std::thread::spawn(move || {
        std::thread::sleep(std::time::Duration::from_millis(300));
        drop(first);
    });
    let second = SqliteJournal::open(&path).unwrap();
    writing.join().unwrap();
    fill(&second, 1, 1);
}

/// The last page may hold records, their index, the streams or the names: whichever it is, the rest is read.
#[test]
fn a_file_that_lost_its_last_pages_is_read_as_far_as_it_goes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.journal");
    let journal = SqliteJournal::open(&path).unwrap();
    for person in 0..50 {
        journal.put(&format!("person/{person:02}"), &[b'n'; 400]).unwrap();
    }
    fill(&journal, 0, 400);
    drop(journal);
    let sound = fs::read(&path).unwrap();
    let pages = sound.len() / 4096;
    for lost in 1..=pages / 3 {
        for damage in ["cut", "zeroed"] {
            let mut bytes = sound.clone();
            let from = bytes.len() - lost * 4096;
            if damage == "cut" {
                bytes.truncate(from);
            } else {
                bytes[from..].fill(0);
            }
            fs::write(&path, &bytes).unwrap();
            let journal = SqliteJournal::open_for_reading(&path).unwrap();
            assert_eq!(journal.streams().unwrap(), [stream()], "{damage} {lost}");
            let saved = MemoryJournal::new();
            let found = salvage(&journal, &saved).unwrap();
            let aside = journal.salvage_aside(&saved).unwrap();
            assert!(found[0].read > 100 || lost > 5, "{damage} {lost}: {found:?}");
            assert!(aside.read == 50, "{damage} {lost}: {aside:?}");
            assert!(found[0].lost.is_some() || found[0].read == 400, "{damage} {lost}: {found:?}");
            drop(journal);
        }
    }
}

/// A process that is killed while it makes the file leaves pages that are taken back, and the file is made again.
#[test]
fn a_file_that_was_only_begun_is_made_again() {
    let folder = tempfile::tempdir().unwrap();
    let (begun, path) = (folder.path().join("begun.db"), folder.path().join("a.journal"));
    let raw = rusqlite::Connection::open(&begun).unwrap();
    raw.execute_batch(
        "PRAGMA cache_size = 5; BEGIN; CREATE TABLE t (x); \
         WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) \
         INSERT INTO t SELECT hex(randomblob(200)) FROM n;",
    )
    .unwrap();
    fs::copy(&begun, &path).unwrap();
    fs::copy(folder.path().join("begun.db-journal"), folder.path().join("a.journal-journal")).unwrap();
    assert!(fs::metadata(&path).unwrap().len() > 0);
    let journal = SqliteJournal::open(&path).unwrap();
    fill(&journal, 0, 3);
}

#[test]
fn a_lost_tail_is_damage_and_not_an_end() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.journal");
    let journal = SqliteJournal::open(&path).unwrap();
    fill(&journal, 0, 10);
    drop(journal);
    let raw = rusqlite::Connection::open(&path).unwrap();
    assert!(raw.execute("DELETE FROM entry WHERE version = 10", []).is_err(), "the file forbids it");
    raw.execute_batch("DROP TRIGGER entries_are_not_removed; DELETE FROM entry WHERE version = 10").unwrap();
    drop(raw);
    let journal = SqliteJournal::open(&path).unwrap();
    assert_eq!(journal.read(&stream(), Version::START, 50).unwrap().len(), 9);
    let error = journal.read(&stream(), Version(9), 50).unwrap_err();
    assert!(matches!(error, JournalError::Damaged { after: Version(9), .. }), "{error}");
}

#[test]
fn other_files_are_not_touched() {
    let folder = tempfile::tempdir().unwrap();
    let text = folder.path().join("notes.txt");
    fs::write(
        &text,
        "not a journal at all, but longer than a header of a hundred bytes would be, surely so, yes it is",
    )
    .unwrap();
    let before = fs::read(&text).unwrap();
    assert!(matches!(SqliteJournal::open(&text), Err(JournalError::NotAJournal(_))));
    assert_eq!(fs::read(&text).unwrap(), before);
    let other = folder.path().join("other.db");
    rusqlite::Connection::open(&other).unwrap().execute_batch("CREATE TABLE t (x)").unwrap();
    assert!(matches!(SqliteJournal::open(&other), Err(JournalError::NotAJournal(_))));
    let newer = folder.path().join("newer.journal");
    drop(SqliteJournal::open(&newer).unwrap());
    rusqlite::Connection::open(&newer).unwrap().execute_batch("PRAGMA user_version = 9").unwrap();
    assert!(matches!(SqliteJournal::open(&newer), Err(JournalError::Newer { found: 9, .. })));
    assert!(matches!(
        SqliteJournal::open_for_reading(&folder.path().join("none")),
        Err(JournalError::Io { .. })
    ));
}

#[test]
fn a_backup_while_writing_is_one_moment_and_can_be_restored() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.journal");
    let journal = SqliteJournal::open(&path).unwrap();
    journal.put("person/1", b"a name").unwrap();
    fill(&journal, 0, 50);
    let copy = folder.path().join("backup.journal");
    std::thread::scope(|scope| {
        let writer = scope.spawn(|| fill(&journal, 50, 200));
        journal.backup(&copy).unwrap();
        writer.join().unwrap();
    });
    assert!(matches!(journal.backup(&copy), Err(JournalError::Exists(_))));
    let restored = folder.path().join("restored.journal");
    restore(&copy, &restored).unwrap();
    let again = SqliteJournal::open(&restored).unwrap();
    let head = again.head(&stream()).unwrap();
    assert!((50..=250).contains(&head.version.0));
    assert_eq!(
        again.read(&stream(), Version::START, 999).unwrap(),
        journal.read(&stream(), Version::START, head.version.0 as usize).unwrap()
    );
    assert_eq!(again.get("person/1").unwrap().as_deref(), Some(&b"a name"[..]));
    assert!(matches!(restore(&copy, &restored), Err(JournalError::Exists(_))));
    let cut = folder.path().join("cut.journal");
    let bytes = fs::read(&copy).unwrap();
    fs::write(&cut, &bytes[..bytes.len() / 2]).unwrap();
    assert!(restore(&cut, &folder.path().join("never.journal")).is_err());
    assert!(!folder.path().join("never.journal").exists());
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert!(left.iter().all(|name| !name.to_string_lossy().starts_with(".openroom")), "{left:?}");
}

#[test]
fn what_lies_aside_can_be_removed_without_breaking_the_chain() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.journal");
    let journal = SqliteJournal::open(&path).unwrap();
    fill(&journal, 0, 5);
    journal.put("person/1", b"Very Secret Name").unwrap();
    journal.put("person/1", b"Very Private Name").unwrap();
    assert_eq!(journal.get("person/1").unwrap().as_deref(), Some(&b"Very Private Name"[..]));
    journal.remove("person/1").unwrap();
    assert_eq!(journal.get("person/1").unwrap(), None);
    assert_eq!(journal.verify().unwrap().len(), 1);
    drop(journal);
    assert!(!contains(&path, b"Very Private Name"));
    assert!(!contains(&path, b"Very Secret Name"));
}

fn contains(path: &Path, text: &[u8]) -> bool {
    fs::read(path).unwrap().windows(text.len()).any(|window| window == text)
}

fn exported(journal: &dyn Journal) -> Vec<u8> {
    let mut file = Vec::new();
    export(journal, &stream(), &mut file).unwrap();
    file
}

#[test]
fn an_export_comes_back_byte_for_byte() {
    let folder = tempfile::tempdir().unwrap();
    let journal = SqliteJournal::open(&folder.path().join("a.journal")).unwrap();
    fill(&journal, 0, 3);
    let odd = ["{ \"spaced\" : 1.0e3 }", "plain \"text\"\nof two lines", "[1,2]", "{broken", "{\"a\":1}\n"];
    let mut events: Vec<Event> = odd.iter().map(|text| Event::new(2, text.as_bytes())).collect();
    events.push(Event::new(9, vec![0xff, 0x00, 0xfe]));
    journal.append(&stream(), Version(3), events).unwrap();
    let file = exported(&journal);
    let other = SqliteJournal::open(&folder.path().join("b.journal")).unwrap();
    let (name, head) = import(&other, &mut file.as_slice()).unwrap();
    assert_eq!((&name, head), (&stream(), journal.head(&stream()).unwrap()));
    assert_eq!(exported(&other), file);
    assert_eq!(import(&other, &mut file.as_slice()).unwrap().1, head, "importing again changes nothing");
    fill(&other, 9, 1);
    let refused = import(&other, &mut file.as_slice()).unwrap_err();
    assert!(refused.to_string().contains("version 10"), "a longer stream is not overwritten: {refused}");
}

#[test]
fn a_journal_of_the_first_form_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let path = folder.path().join("form-1.journal");
    fs::copy(fixtures.join("form-1.journal"), &path).unwrap();
    let journal = SqliteJournal::open(&path).unwrap();
    assert_eq!(exported(&journal), fs::read(fixtures.join("form-1.jsonl")).unwrap());
    assert_eq!(journal.get("person/1").unwrap().as_deref(), Some(&b"A. Player"[..]));
    fill(&journal, 3, 1);
}

#[test]
fn edited_and_cut_exports_are_refused_and_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let journal = SqliteJournal::open(&folder.path().join("a.journal")).unwrap();
    fill(&journal, 0, 4);
    let file = String::from_utf8(exported(&journal)).unwrap();
    let lines: Vec<&str> = file.lines().collect();
    let mut wrong = vec![
        String::new(),
        "{}".to_owned(),
        "\u{0}".to_owned(),
        file.replacen("\"n\":2", "\"n\":3", 1),
        lines[..4].join("\n"),
        format!("{}\n{}\n{}\n{}\n{}", lines[0], lines[1], lines[3], lines[2], lines[4]),
        file.replacen("\"openroom_journal\":1", "\"openroom_journal\":7", 1),
        format!("{file}{}", lines[4]),
        "[".repeat(100_000),
    ];
    wrong.extend((1..lines.len()).map(|n| file[..file.len() - n * 7].to_owned()));
    let other = SqliteJournal::open(&folder.path().join("b.journal")).unwrap();
    for text in wrong {
        assert!(import(&other, &mut text.as_bytes()).is_err(), "{}", &text[..text.len().min(200)]);
        assert!(other.streams().unwrap().is_empty());
    }
    let mut latin = Vec::new();
    latin.write_all(&[0xC3, 0x28, b'\n']).unwrap();
    assert!(import(&other, &mut latin.as_slice()).is_err());
}

/// Whichever inner page of the entries is garbage, every entry is read: its leaf, and where it is long what it overflows
/// to, are there.
#[test]
fn every_record_under_a_lost_inner_page_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.journal");
    let journal = SqliteJournal::open(&path).unwrap();
    let other: Stream = "club/other".parse().unwrap();
    let long = |n: u64| {
        Event::new(2, format!("{n} {}", "x".repeat(if n.is_multiple_of(50) { 9_000 } else { 2_500 })))
    };
    for page in 0..16 {
        let events = (100 * page..100 * (page + 1)).map(long).collect();
        journal.append(&stream(), Version(100 * page), events).unwrap();
        journal.append(&other, Version(page), vec![Event::new(1, format!("other {page}"))]).unwrap();
    }
    let heads = [journal.head(&stream()).unwrap(), journal.head(&other).unwrap()];
    drop(journal);
    let sound = fs::read(&path).unwrap();
    let raw =
        rusqlite::Connection::open_with_flags(&path, rusqlite::OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
    let inner = "SELECT pageno FROM dbstat WHERE name = 'entry' AND pagetype = 'internal' ORDER BY pageno";
    let mut statement = raw.prepare(inner).unwrap();
    let inner: Vec<usize> =
        statement.query_map([], |row| row.get::<_, usize>(0)).unwrap().map(Result::unwrap).collect();
    drop(statement);
    drop(raw);
    assert!(inner.len() > 2, "{inner:?}");
    for page in inner {
        for garbage in [0xA5, 0x00] {
            let mut bytes = sound.clone();
            bytes[(page - 1) * 4096..page * 4096].fill(garbage);
            fs::write(&path, &bytes).unwrap();
            let journal = SqliteJournal::open_for_reading(&path).unwrap();
            assert!(journal.verify().is_err(), "page {page}");
            let saved = MemoryJournal::new();
            for (found, behind) in journal.rescue(&saved).unwrap() {
                assert_eq!(
                    (found.lost, behind.len()),
                    (None, 0),
                    "page {page}: {} of {}",
                    found.read,
                    found.stream
                );
            }
            assert_eq!([saved.head(&stream()).unwrap(), saved.head(&other).unwrap()], heads, "page {page}");
        }
    }
}

/// The pages of one kind that a table or an index has in a file.
fn pages_of(path: &Path, name: &str, kind: &str) -> Vec<usize> {
    let raw =
        rusqlite::Connection::open_with_flags(path, rusqlite::OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
    let sql = "SELECT pageno FROM dbstat WHERE name = ?1 AND pagetype = ?2 ORDER BY pageno";
    let mut statement = raw.prepare(sql).unwrap();
    let rows = statement.query_map([name, kind], |row| row.get::<_, usize>(0)).unwrap();
    rows.map(Result::unwrap).collect()
}

fn with_garbage(sound: &[u8], page: usize, garbage: u8) -> Vec<u8> {
    let mut bytes = sound.to_vec();
    bytes[(page - 1) * 4096..page * 4096].fill(garbage);
    bytes
}

/// The inner pages of what lies aside hold papers themselves: those are lost with the page, and no others.
#[test]
fn every_paper_but_those_on_a_lost_inner_page_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.journal");
    let journal = SqliteJournal::open(&path).unwrap();
    let paper = |n: usize| format!("{n} {}", "y".repeat(if n.is_multiple_of(40) { 9_000 } else { 600 }));
    let papers = 800;
    for n in 0..papers {
        journal.put(&format!("deal/{n:04}"), paper(n).as_bytes()).unwrap();
    }
    drop(journal);
    let sound = fs::read(&path).unwrap();
    let inner = pages_of(&path, "aside", "internal");
    assert!(inner.len() > 1, "{inner:?}");
    for page in inner {
        let start = (page - 1) * 4096;
        let on_it = usize::from(u16::from_be_bytes([sound[start + 3], sound[start + 4]]));
        for garbage in [0xA5, 0x00] {
            fs::write(&path, with_garbage(&sound, page, garbage)).unwrap();
            let journal = SqliteJournal::open_for_reading(&path).unwrap();
            let saved = MemoryJournal::new();
            let aside = journal.salvage_aside(&saved).unwrap();
            assert_eq!(aside.read as usize, papers - on_it, "page {page}");
            assert!(aside.lost.is_some() && aside.damaged.is_empty(), "page {page}: {aside:?}");
            let kept = |n: &usize| saved.get(&format!("deal/{n:04}")).unwrap();
            let same = |n: &usize| kept(n).is_some_and(|bytes| bytes == paper(*n).as_bytes());
            assert_eq!((0..papers).filter(same).count(), papers - on_it, "page {page}");
        }
    }
}

/// The page of the streams has one row for each: without it the entries are put together by what the pages hold.
#[test]
fn records_are_saved_without_the_list_of_the_streams() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.journal");
    let journal = SqliteJournal::open(&path).unwrap();
    let other: Stream = "club/other".parse().unwrap();
    fill(&journal, 0, 300);
    journal.append(&other, Version::START, vec![Event::new(1, "one"), Event::new(1, "two")]).unwrap();
    journal.put("club/other/deal/1/1", b"sealed").unwrap();
    let heads = [journal.head(&stream()).unwrap(), journal.head(&other).unwrap()];
    drop(journal);
    let sound = fs::read(&path).unwrap();
    let list = pages_of(&path, "stream", "leaf");
    let names = pages_of(&path, "sqlite_autoindex_stream_1", "leaf");
    assert_eq!((list.len(), names.len()), (1, 1));
    for garbage in [0xA5, 0x00] {
        let without_list = with_garbage(&sound, list[0], garbage);
        fs::write(&path, &without_list).unwrap();
        let journal = SqliteJournal::open_for_reading(&path).unwrap();
        assert!(journal.streams().is_err());
        let saved = MemoryJournal::new();
        for (found, behind) in journal.rescue(&saved).unwrap() {
            assert_eq!((found.lost, behind.len(), found.named_anew), (None, 0, false), "{}", found.stream);
        }
        assert_eq!([saved.head(&stream()).unwrap(), saved.head(&other).unwrap()], heads);
        drop(journal);

        // Without the index of the names too: a paper has the name of one, and the other gets a new one.
        fs::write(&path, with_garbage(&without_list, names[0], garbage)).unwrap();
        let journal = SqliteJournal::open_for_reading(&path).unwrap();
        let saved = MemoryJournal::new();
        let found = journal.rescue(&saved).unwrap();
        let told: Vec<_> = found
            .iter()
            .map(|(one, behind)| (one.stream.as_str(), one.named_anew, one.read, behind.len()))
            .collect();
        assert_eq!(told, [("saved-1", true, 300, 0), ("club/other", false, 2, 0)]);
        assert_eq!(saved.head(&other).unwrap(), heads[1]);
        let anew: Stream = "saved-1".parse().unwrap();
        assert!(saved.read(&anew, Version(299), 1).unwrap()[0].event.bytes.starts_with(b"{\"n\":299,"));
    }
}

/// Without the first page nothing says what the file is: every page of it is looked at.
#[test]
fn records_are_saved_without_the_first_page() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.journal");
    let journal = SqliteJournal::open(&path).unwrap();
    fill(&journal, 0, 300);
    journal.put("people", b"names").unwrap();
    let head = journal.head(&stream()).unwrap();
    drop(journal);
    let sound = fs::read(&path).unwrap();
    for (n, garbage) in [0xA5, 0x00].into_iter().enumerate() {
        fs::write(&path, with_garbage(&sound, 1, garbage)).unwrap();
        assert!(SqliteJournal::open_for_reading(&path).is_err());
        let saved = SqliteJournal::open(&folder.path().join(format!("saved{n}"))).unwrap();
        let found = rescue(&path, &saved).unwrap();
        assert_eq!((found.way, found.streams.len(), found.aside.read), (Way::EveryPage, 1, 1));
        assert_eq!(found.streams[0].0.lost, None);
        assert_eq!(saved.head(&stream()).unwrap(), head);
        assert_eq!(saved.get("people").unwrap().as_deref(), Some(&b"names"[..]));
    }
    fs::write(&path, "no journal ".repeat(2_000)).unwrap();
    let saved = SqliteJournal::open(&folder.path().join("nothing")).unwrap();
    assert!(matches!(rescue(&path, &saved), Err(JournalError::NotAJournal(_))));
}
