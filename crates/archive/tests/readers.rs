//! Every kind of record and every reader: who is given it before scores are published, and who after.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use openroom_archive::replay;
use openroom_journal::{Journal, SqliteJournal};
use openroom_tournament::{Happened, Person, Reader, Record, Role, Tournament};

/// What is for nobody but those who run the event, before and after.
const OFFICIALS_ONLY: &[&str] = &[
    "admitted",
    "deals_taken_out",
    "disqualification_asked",
    "disqualification_refused",
    "file_kept",
    "file_removed",
    "record_strayed",
    "registered",
    "review_closed",
    "sent_away",
    "suspended",
];
/// What is for nobody but the organizer and those who direct.
const DIRECTORS_ONLY: &[&str] = &["admitted", "deals_taken_out", "file_removed", "sent_away"];
/// What a contestant alone is told besides them.
const OWN: &[&str] = &[
    "card_filed",
    "penalized",
    "penalty_appealed",
    "penalty_changed",
    "penalty_referred",
    "penalty_withdrawn",
];
/// What is for those at the table until scores are published.
const WITH_THE_SCORES: &[&str] = &[
    "appeal_concurred",
    "appeal_decided",
    "appeal_lodged",
    "appeal_withdrawn",
    "appealed_further",
    "board_substituted",
    "cancellation_lifted",
    "cancelled",
    "claim_settled",
    "correction_consented",
    "error_claimed",
    "fouled",
    "not_comparable",
    "play_required",
    "postponed",
    "record_brought",
    "result_agreed",
    "result_corrected",
    "result_disputed",
    "result_entered",
    "result_restored",
    "right_to_appeal_told",
    "ruled",
    "ruling_referred",
];

fn name(what: &Happened) -> String {
    let json = serde_json::to_value(what).unwrap();
    let first = json.as_object().and_then(|object| object.keys().next().cloned());
    first.unwrap_or_else(|| json.as_str().unwrap().to_owned())
}

/// The logs in which everything happened.
fn logs() -> Vec<Vec<Record>> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("copy.journal");
    let form = openroom_tournament::FORMAT;
    let stored = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/fixtures/form-{form}.journal"));
    fs::copy(stored, &path).unwrap();
    let store = SqliteJournal::open(&path).unwrap();
    let log = |stream| {
        let mut records = Vec::new();
        replay(&store, &stream, |_, record| records.push(record)).unwrap();
        records
    };
    store.streams().unwrap().into_iter().map(log).collect()
}

/// The kinds of record of which this reader is given none, though there are some.
fn withheld(reader: Reader, log: &[Record], event: &Tournament) -> BTreeSet<String> {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for record in log {
        *seen.entry(name(&record.what)).or_default() += usize::from(event.may_see(reader, record));
    }
    seen.into_iter().filter(|(_, count)| *count == 0).map(|(name, _)| name).collect()
}

fn of<'a>(lists: &[&'a [&'a str]], log: &[Record]) -> BTreeSet<String> {
    let there: BTreeSet<String> = log.iter().map(|record| name(&record.what)).collect();
    lists.concat().into_iter().map(str::to_owned).filter(|name| there.contains(name)).collect()
}

fn is_publication(record: &Record) -> bool {
    matches!(record.what, Happened::ScoresPublished { .. })
}

#[test]
fn those_who_run_the_event_are_given_everything() {
    for log in logs() {
        let event = Tournament::fold(&log);
        for role in [Role::Organizer, Role::ChiefDirector, Role::AssistantDirector] {
            assert!(log.iter().all(|record| event.may_see(Reader::Office(role), record)));
        }
    }
}

#[test]
fn after_publication_others_are_given_what_is_not_an_officials() {
    for log in logs().into_iter().filter(|log| log.iter().any(is_publication)) {
        let event = Tournament::fold(&log);
        for reader in [Reader::Anybody, Reader::Office(Role::Staff)] {
            assert_eq!(withheld(reader, &log, &event), of(&[OFFICIALS_ONLY, OWN], &log), "{reader:?}");
        }
        for role in [Role::AppealsCommittee, Role::Authority] {
            assert_eq!(withheld(Reader::Office(role), &log, &event), of(&[DIRECTORS_ONLY], &log), "{role}");
        }
    }
}

#[test]
fn before_publication_only_those_at_a_table_know_what_happened_there() {
    for log in logs() {
        let until = log.iter().position(is_publication).unwrap_or(log.len());
        let log = &log[..until];
        let event = Tournament::fold(log);
        assert_eq!(
            withheld(Reader::Anybody, log, &event),
            of(&[OFFICIALS_ONLY, OWN, WITH_THE_SCORES], log),
            "anybody"
        );
        for player in (1..=20).map(Person) {
            let reader = Reader::Player(player);
            let given = log.iter().filter(|record| event.may_see(reader, record));
            for record in given {
                let name = name(&record.what);
                assert!(!OFFICIALS_ONLY.contains(&name.as_str()), "{player} is given {name}");
                let line = match &record.what {
                    Happened::ResultEntered { line, .. }
                    | Happened::ResultDisputed { line, .. }
                    | Happened::ResultAgreed { line, .. }
                    | Happened::ResultCorrected { line, .. }
                    | Happened::RecordBrought { line, .. }
                    | Happened::Ruled { line, .. } => *line,
                    _ => continue,
                };
                let entry = event.entry_of(player).expect("only players are given results");
                let sides = event.sides(line).unwrap();
                assert!(sides.values().iter().flatten().any(|other| *other == entry), "{player} {line}");
            }
        }
    }
}

#[test]
fn whoever_is_told_of_a_disqualification_is_told_what_became_of_it() {
    let disqualified = |record: &Record| matches!(record.what, Happened::Disqualified { .. });
    for log in logs().into_iter().filter(|log| log.iter().any(disqualified)) {
        let event = Tournament::fold(&log);
        let given = |reader| {
            let given: Vec<Record> =
                log.iter().filter(|record| event.may_see(reader, record)).cloned().collect();
            (Tournament::fold(&given), given)
        };
        let asked = |given: &[Record]| {
            let mut asked = given.iter().filter_map(|record| match &record.what {
                Happened::DisqualificationAsked { entry, .. } => Some(*entry),
                _ => None,
            });
            asked.next()
        };
        let (known, public) = given(Reader::Anybody);
        assert_eq!(asked(&public), None, "why it was asked for is for those whom it concerns");
        let entry = asked(&log).unwrap();
        assert_eq!(known.entries()[&entry].standing, event.entries()[&entry].standing);
        assert!(public.iter().any(disqualified));
        let own = event.entries()[&entry].players[0];
        assert_eq!(asked(&given(Reader::Player(own)).1), Some(entry), "he may appeal against it");
        let refused = log.iter().find_map(|record| match &record.what {
            Happened::DisqualificationRefused { entry, .. } => Some(*entry),
            _ => None,
        });
        let spared = event.entries()[&refused.unwrap()].players[0];
        assert_eq!(asked(&given(Reader::Player(spared)).1), None);
    }
}
