//! What ties a shared file to the log: hashes, digests, papers that can be taken away.

use crate::half_played::{Evening, HEAD, ask, contains, finish, half_played};
use openroom_archive::{ArchiveError, Confidential, Kept, SealingKey, check_shared, share, take_in};
use openroom_journal::{Event, MemoryJournal, SqliteJournal, Version, first_hash, next_hash, next_of_digest};
use openroom_tournament::{About, Boards, Command, Moment, Person, Reader, Role, standings};

/// A deal turned, a table cut short, papers exchanged: the log has the digest of each.
#[test]
fn deals_and_tables_are_tied_to_the_log() {
    let evening = Evening::new();
    half_played(&evening);
    let mut kept = evening.kept();
    finish(&mut kept);
    ask(&mut kept, HEAD, Command::PublishScores(1));
    for reader in [Reader::Anybody, Reader::Office(Role::Organizer)] {
        let file = evening.shared(reader);
        let checked = check_shared(&mut file.as_bytes()).unwrap();
        assert_eq!((checked.papers, checked.untied), (6 + 9, 0));
        let lines: Vec<&str> = file.lines().collect();
        let deals: Vec<&&str> = lines.iter().filter(|line| line.contains("\"deal\":\"N:")).collect();
        let table = lines.iter().rfind(|line| line.starts_with("{\"table\":")).unwrap();
        let cut = {
            let mut json: serde_json::Value = serde_json::from_str(table).unwrap();
            json["events"].as_array_mut().unwrap().pop();
            json.to_string()
        };
        let exchanged = {
            let (one, other) = (
                deals[0].replace("\"board\":1,", "\"board\":2,"),
                deals[1].replace("\"board\":2,", "\"board\":1,"),
            );
            file.replace(*deals[0], &one).replace(*deals[1], &other)
        };
        let unsalted = deals[0].split(",\"salt\"").next().unwrap().to_owned() + "}";
        for edited in [
            file.replacen("\"deal\":\"N:", "\"deal\":\"E:", 1),
            file.replace(*table, &cut),
            exchanged,
            file.replace(*deals[0], &unsalted),
        ] {
            assert_ne!(edited, file);
            let refused = check_shared(&mut edited.as_bytes()).unwrap_err().to_string();
            assert!(refused.contains("not the one that the log speaks of"), "{refused}");
            let other = MemoryJournal::new();
            assert!(take_in(&other, &evening.key, &mut edited.as_bytes()).is_err());
        }
    }
}

/// Whoever edits a record and reckons the hashes anew up to the first withheld record is found out there; whoever
/// reckons all of them gets another last hash.
#[test]
fn an_edited_file_does_not_end_with_the_hash_that_was_published() {
    let evening = Evening::new();
    half_played(&evening);
    let file = evening.shared(Reader::Anybody);
    let published = check_shared(&mut file.as_bytes()).unwrap().hash;
    let mut lines: Vec<serde_json::Value> =
        file.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let stream = "club/evening".parse().unwrap();
    let mut before = first_hash(&stream);
    let raw: Vec<&str> = file.lines().collect();
    let mut partly = None;
    for (at, line) in lines.iter_mut().enumerate().skip(1) {
        let Some(version) = line.get("version").and_then(serde_json::Value::as_u64) else { break };
        let hash = if line.get("withheld").is_some() {
            partly.get_or_insert(at);
            let digest = line["digest"].as_str().unwrap().parse().unwrap();
            next_of_digest(before, Version(version), digest)
        } else {
            let text = raw[at].split_once("\"record\":").unwrap().1;
            let text = text[..text.len() - 1].replacen("\"entry\":2", "\"entry\":3", 1);
            line["record"] = serde_json::Value::Null;
            line["text"] = serde_json::Value::String(text.clone());
            next_hash(before, Version(version), &Event::new(2, text.as_bytes()))
        };
        line["hash"] = serde_json::Value::String(hash.to_string());
        before = hash;
    }
    assert_ne!(before, published);
    let written = |until: usize| {
        let mut out = raw[0].to_owned();
        for (at, line) in raw.iter().enumerate().skip(1) {
            out.push('\n');
            match lines[at].get("text").and_then(serde_json::Value::as_str).filter(|_| at < until) {
                Some(text) => {
                    let (version, hash) = (&lines[at]["version"], &lines[at]["hash"]);
                    let head = format!("{{\"version\":{version},\"format\":2,\"hash\":{hash},\"record\":");
                    out.extend([head.as_str(), text, "}"]);
                }
                None => out += line,
            }
        }
        out.push('\n');
        out
    };
    let forged = written(partly.expect("a record is withheld"));
    assert_ne!(forged, file);
    let refused = check_shared(&mut forged.as_bytes()).unwrap_err().to_string();
    assert!(refused.contains("the hash does not follow"), "{refused}");
    let bare = file.lines().map(|line| {
        let mut json: serde_json::Value = serde_json::from_str(line).unwrap();
        let withheld = json.get("withheld").is_some();
        if withheld {
            json.as_object_mut().unwrap().remove("digest");
        }
        if withheld { json.to_string() } else { line.to_owned() }
    });
    let bare: Vec<String> = bare.collect();
    let refused = check_shared(&mut bare.join("\n").as_bytes()).unwrap_err().to_string();
    assert!(refused.contains("must show its digest"), "{refused}");
}

#[test]
fn a_board_dealt_anew_has_other_cards_and_the_first_deal_is_not_lost() {
    let evening = Evening::new();
    half_played(&evening);
    let mut kept = evening.kept();
    let again = kept.deal(HEAD, Moment(1_800_000_900), 1, &evening.deals).unwrap_err();
    assert!(again.to_string().contains("has its deal"), "{again}");
    let open = (1..=6).find(|&board| kept.event().lines().keys().all(|line| line.board != board)).unwrap();
    let take = |kept: &mut Kept<'_, SqliteJournal>| {
        kept.take_out(HEAD, Moment(1_800_001_000), 1, Boards::one(open), "machine").unwrap()[0].1
    };
    assert_eq!(take(&mut kept), evening.deals[open as usize - 1]);
    let (because, reason) = (openroom_tournament::RedealBecause::Ordered, "misprinted".to_owned());
    ask(&mut kept, HEAD, Command::Redeal { board: open, because, reason });
    let new = take(&mut kept);
    assert_ne!(new, evening.deals[open as usize - 1]);
    assert_eq!(take(&mut evening.kept()), new, "also when it is read again");
}

#[test]
fn confidential_files_lie_outside_the_log_and_can_be_taken_away() {
    let evening = Evening::new();
    half_played(&evening);
    let mut kept = evening.kept();
    let secret = Confidential { name: "doctor.txt".into(), bytes: b"a very private matter".to_vec() };
    let at = Moment(1_800_002_000);
    assert!(kept.keep_file(Person(1), at, About::Person(Person(1)), &secret).is_err());
    let file = kept.keep_file(HEAD, at, About::Person(Person(1)), &secret).unwrap();
    let other = Confidential { name: "statement.txt".into(), bytes: b"what I said".to_vec() };
    let statement =
        kept.keep_file(HEAD, at, About::Ruling(openroom_tournament::RulingNo(1)), &other).unwrap();
    assert_eq!(kept.file(file).unwrap(), secret);
    for (reader, sees) in [
        (Reader::Office(Role::Organizer), [true, true]),
        (Reader::Office(Role::AppealsCommittee), [false, true]),
        (Reader::Player(Person(1)), [false, false]),
        (Reader::Anybody, [false, false]),
    ] {
        let shared = evening.shared(reader);
        check_shared(&mut shared.as_bytes()).unwrap();
        let found = ["doctor.txt", "statement.txt"].map(|name| shared.contains(name));
        assert_eq!(found, sees, "{reader:?}");
    }
    for record in ["doctor", "private"] {
        assert!(!contains(&evening.folder.path().join("a.journal"), record));
    }
    let whole = evening.shared(Reader::Office(Role::Organizer));
    let there = MemoryJournal::new();
    let taken = take_in(&there, &evening.key, &mut whole.as_bytes()).unwrap();
    assert_eq!(taken.file(statement).unwrap(), other);
    assert!(kept.remove_file(Person(1), at, file, "so asked").is_err());
    kept.remove_file(HEAD, at, file, "so asked").unwrap();
    assert!(matches!(kept.file(file), Err(ArchiveError::NotKept { .. })));
    evening.store.verify().unwrap();
    assert!(!evening.shared(Reader::Office(Role::Organizer)).contains("doctor.txt"));
}

#[test]
fn a_shared_file_is_checked_by_anybody() {
    let evening = Evening::new();
    half_played(&evening);
    for reader in [Reader::Anybody, Reader::Player(Person(1)), Reader::Office(Role::Organizer)] {
        let file = evening.shared(reader);
        let checked = check_shared(&mut file.as_bytes()).unwrap();
        assert_eq!(checked.records + checked.withheld, evening.kept().version().0);
        let edited = file.replacen("\"entry\":1", "\"entry\":2", 1);
        assert!(check_shared(&mut edited.as_bytes()).is_err());
        let lines: Vec<&str> = file.lines().collect();
        let cut = [&lines[..5], &lines[6..]].concat().join("\n");
        assert!(check_shared(&mut cut.as_bytes()).is_err());
    }
}

/// Nobody can find out a withheld record by trying records against its hash: it holds a salt of the key.
#[test]
fn a_withheld_record_cannot_be_guessed_from_its_hash() {
    let evening = Evening::new();
    half_played(&evening);
    let (mine, all) = (evening.shared(Reader::Anybody), evening.shared(Reader::Office(Role::Organizer)));
    let withheld: Vec<&str> = mine.lines().filter(|line| line.contains("\"withheld\":true")).collect();
    assert!(!withheld.is_empty());
    let salts: Vec<&str> = all
        .lines()
        .filter(|line| line.contains("\"record\":"))
        .filter_map(|line| line.split("\"salt\":\"").nth(1)?.split('"').next())
        .collect();
    assert!(salts.len() > 15 && salts.iter().all(|salt| salt.len() == 32));
    for (at, salt) in salts.iter().enumerate() {
        assert!(!salts[..at].contains(salt), "every record has its own");
    }
    let shown = mine.lines().filter(|line| line.contains("\"salt\"")).count();
    assert_eq!(shown + withheld.len(), salts.len());
    for line in withheld {
        assert!(!line.contains("salt") && !line.contains("what"), "{line}");
    }
}

#[test]
fn a_whole_event_taken_in_elsewhere_is_the_same_byte_for_byte() {
    let evening = Evening::new();
    half_played(&evening);
    let mut kept = evening.kept();
    finish(&mut kept);
    ask(&mut kept, HEAD, Command::PublishScores(1));
    let file = evening.shared(Reader::Office(Role::Organizer));
    assert!(file.contains("\"deal\":") && file.contains("\"table\":"));
    let other = SqliteJournal::open(&evening.folder.path().join("b.journal")).unwrap();
    let key = SealingKey::from_bytes([8; 32]);
    let there = take_in(&other, &key, &mut file.as_bytes()).unwrap();
    assert_eq!(there.event(), kept.event());
    assert_eq!(standings(there.event()), standings(kept.event()));
    let mut again = Vec::new();
    share(&there, Reader::Office(Role::Organizer), &mut again).unwrap();
    assert_eq!(String::from_utf8(again).unwrap(), file);
    let public = evening.shared(Reader::Anybody);
    assert!(take_in(&other, &key, &mut public.as_bytes()).is_err(), "a record is withheld");
    let edited = file.replacen("3NTN=", "3NTN-1", 1);
    let third = SqliteJournal::open(&evening.folder.path().join("c.journal")).unwrap();
    for wrong in [edited.as_str(), "", "{}", "\u{0}", &file[..file.len() / 2]] {
        assert!(take_in(&third, &key, &mut wrong.as_bytes()).is_err());
    }
    assert!(openroom_journal::Journal::streams(&third).unwrap().is_empty());
}
