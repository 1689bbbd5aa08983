//! The tests that any implementation of the port must pass.
//!
//! An implementation gives a [`Harness`] and calls [`run`] from a test. Everything here panics
//! with a message where a promise of the port is broken.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crate::{Entry, Event, Head, Journal, JournalError, MOST_BYTES, Stream, Version, first_hash, verify};

/// How the suite gets journals to test.
pub trait Harness {
    /// A new, empty journal.
    fn fresh(&self) -> Arc<dyn Journal>;

    /// The same journal after it was closed and opened again; none where nothing is kept.
    fn reopened(&self, journal: Arc<dyn Journal>) -> Option<Arc<dyn Journal>>;
}

/// Runs every test.
pub fn run(harness: &dyn Harness) {
    an_empty_stream_is_at_the_start(harness);
    what_was_appended_is_read_back_in_order(harness);
    any_bytes_are_kept(harness);
    reading_pages_through_a_stream(harness);
    the_wrong_version_is_refused_and_changes_nothing(harness);
    unfit_appends_are_refused(harness);
    streams_do_not_touch_each_other(harness);
    the_chain_follows_from_the_bytes(harness);
    two_writers_never_win_the_same_version(harness);
    an_append_is_seen_whole_or_not_at_all(harness);
    a_subscription_has_no_gap_and_nothing_twice(harness);
    a_subscription_waits_and_gives_up(harness);
    everything_is_there_after_reopening(harness);
}

fn stream(name: &str) -> Stream {
    name.parse().expect("the suite's names are right")
}

fn events(texts: &[&str]) -> Vec<Event> {
    texts.iter().map(|text| Event::new(1, text.as_bytes())).collect()
}

fn append(journal: &dyn Journal, stream: &Stream, expected: u64, texts: &[&str]) -> Head {
    journal.append(stream, Version(expected), events(texts)).expect("the append is right")
}

fn texts(entries: &[Entry]) -> Vec<String> {
    entries.iter().map(|entry| String::from_utf8_lossy(&entry.event.bytes).into_owned()).collect()
}

fn all(journal: &dyn Journal, stream: &Stream) -> Vec<Entry> {
    journal.read(stream, Version::START, usize::MAX).expect("the stream is sound")
}

fn an_empty_stream_is_at_the_start(harness: &dyn Harness) {
    let journal = harness.fresh();
    let a = stream("a");
    assert_eq!(journal.head(&a).expect("head"), Head { version: Version::START, hash: first_hash(&a) });
    assert_eq!(all(&*journal, &a), []);
    assert_eq!(journal.read(&a, Version(7), 10).expect("read past the end"), []);
    assert_eq!(journal.streams().expect("streams"), []);
}

fn what_was_appended_is_read_back_in_order(harness: &dyn Harness) {
    let journal = harness.fresh();
    let a = stream("a");
    assert_eq!(append(&*journal, &a, 0, &["one"]).version, Version(1));
    assert_eq!(append(&*journal, &a, 1, &["two", "three"]).version, Version(3));
    let read = all(&*journal, &a);
    assert_eq!(texts(&read), ["one", "two", "three"]);
    assert_eq!(read.iter().map(|entry| entry.version.0).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(journal.head(&a).expect("head").version, Version(3));
    assert_eq!(journal.streams().expect("streams"), [a]);
}

fn any_bytes_are_kept(harness: &dyn Harness) {
    let journal = harness.fresh();
    let a = stream("a");
    let kept = vec![
        Event::new(0, []),
        Event::new(u16::MAX, (0..=255).collect::<Vec<u8>>()),
        Event::new(1, vec![0; 300_000]),
        Event::new(2, "Łódź ♠\n\0".as_bytes()),
    ];
    journal.append(&a, Version::START, kept.clone()).expect("any bytes");
    assert_eq!(all(&*journal, &a).into_iter().map(|entry| entry.event).collect::<Vec<_>>(), kept);
}

fn reading_pages_through_a_stream(harness: &dyn Harness) {
    let journal = harness.fresh();
    let a = stream("a");
    let names: Vec<String> = (0..100).map(|n| n.to_string()).collect();
    append(&*journal, &a, 0, &names.iter().map(String::as_str).collect::<Vec<_>>());
    for page in [1, 7, 99, 100, 101] {
        let mut after = Version::START;
        let mut read = Vec::new();
        loop {
            let entries = journal.read(&a, after, page).expect("a page");
            assert!(entries.len() <= page);
            let Some(last) = entries.last() else { break };
            after = last.version;
            read.extend(texts(&entries));
        }
        assert_eq!(read, names);
    }
    assert_eq!(journal.read(&a, Version::START, 0).expect("an empty page"), []);
}

fn the_wrong_version_is_refused_and_changes_nothing(harness: &dyn Harness) {
    let journal = harness.fresh();
    let a = stream("a");
    let before = append(&*journal, &a, 0, &["one", "two"]);
    for wrong in [0, 1, 3, u64::MAX] {
        match journal.append(&a, Version(wrong), events(&["no"])) {
            Err(JournalError::Conflict { stream, expected, actual }) => {
                assert_eq!((stream, expected, actual), (a.clone(), Version(wrong), Version(2)));
            }
            other => panic!("a wrong version must be refused as a conflict, not {other:?}"),
        }
    }
    assert_eq!(journal.head(&a).expect("head"), before);
    assert_eq!(texts(&all(&*journal, &a)), ["one", "two"]);
}

fn unfit_appends_are_refused(harness: &dyn Harness) {
    let journal = harness.fresh();
    let a = stream("a");
    assert!(matches!(journal.append(&a, Version::START, Vec::new()), Err(JournalError::Nothing)));
    let huge = vec![Event::new(1, vec![0; MOST_BYTES + 1])];
    assert!(matches!(journal.append(&a, Version::START, huge), Err(JournalError::TooLarge)));
    assert_eq!(journal.streams().expect("streams"), []);
}

fn streams_do_not_touch_each_other(harness: &dyn Harness) {
    let journal = harness.fresh();
    let (a, b) = (stream("a"), stream("a/b"));
    append(&*journal, &a, 0, &["a1"]);
    append(&*journal, &b, 0, &["b1"]);
    append(&*journal, &a, 1, &["a2"]);
    assert_eq!(texts(&all(&*journal, &a)), ["a1", "a2"]);
    assert_eq!(texts(&all(&*journal, &b)), ["b1"]);
    assert_eq!(journal.streams().expect("streams"), [a, b]);
}

fn the_chain_follows_from_the_bytes(harness: &dyn Harness) {
    let journal = harness.fresh();
    let a = stream("a");
    let head = append(&*journal, &a, 0, &["one", "two", "three"]);
    let start = Head { version: Version::START, hash: first_hash(&a) };
    let mut read = all(&*journal, &a);
    assert_eq!(verify(start, &read), 3);
    assert_eq!(read[2].hash, head.hash);
    read[1].event.bytes[0] ^= 1;
    assert_eq!(verify(start, &read), 1, "an edit must break the chain");
    let later = stream("later");
    let of_the_second_form = vec![Event::new(2, b"one"), Event::new(2, b"two")];
    journal.append(&later, Version::START, of_the_second_form).expect("an append");
    let start = Head { version: Version::START, hash: first_hash(&later) };
    let mut read = all(&*journal, &later);
    assert_eq!(verify(start, &read), 2);
    let known = crate::next_of_digest(read[0].hash, Version(2), crate::digest(&read[1].event));
    assert_eq!(read[1].hash, known, "the digest alone must lead to the next hash");
    read[0].event.bytes[0] ^= 1;
    assert_eq!(verify(start, &read), 0, "an edit must break the chain");
}

fn two_writers_never_win_the_same_version(harness: &dyn Harness) {
    let journal = harness.fresh();
    let a = stream("a");
    let won = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for writer in 0..8 {
            let (journal, a, won) = (&journal, &a, &won);
            scope.spawn(move || {
                for n in 0..40 {
                    let at = journal.head(a).expect("head").version;
                    match journal.append(a, at, events(&[&format!("{writer}:{n}")])) {
                        Ok(head) => {
                            assert_eq!(head.version, at.plus(1));
                            won.fetch_add(1, Ordering::Relaxed);
                        }
                        Err(JournalError::Conflict { actual, .. }) => assert!(actual > at),
                        Err(other) => panic!("{other}"),
                    }
                }
            });
        }
    });
    let read = all(&*journal, &a);
    assert_eq!(read.len(), won.load(Ordering::Relaxed), "every winner is there, and nobody else");
    let start = Head { version: Version::START, hash: first_hash(&a) };
    assert_eq!(verify(start, &read), read.len());
}

fn an_append_is_seen_whole_or_not_at_all(harness: &dyn Harness) {
    let journal = harness.fresh();
    let a = stream("a");
    std::thread::scope(|scope| {
        let writer = scope.spawn(|| {
            for n in 0..60 {
                append(&*journal, &a, n * 5, &["a", "b", "c", "d", "e"]);
            }
        });
        while !writer.is_finished() {
            assert_eq!(all(&*journal, &a).len() % 5, 0, "a half-written append was seen");
        }
    });
    assert_eq!(all(&*journal, &a).len(), 300);
}

fn a_subscription_has_no_gap_and_nothing_twice(harness: &dyn Harness) {
    let journal = harness.fresh();
    let a = stream("a");
    append(&*journal, &a, 0, &["0", "1", "2"]);
    let mut late = journal.subscribe(&a, Version(2)).expect("subscribe");
    let mut early = journal.subscribe(&a, Version::START).expect("subscribe");
    std::thread::scope(|scope| {
        scope.spawn(|| {
            for n in 3..200 {
                append(&*journal, &a, n, &[&n.to_string()]);
            }
        });
        for (subscription, from) in [(&mut early, 0), (&mut late, 2)] {
            let mut next = from;
            while next < 200 {
                let entries = subscription.next(Duration::from_secs(20)).expect("the next");
                assert!(!entries.is_empty(), "nothing came within 20 seconds");
                for entry in entries {
                    assert_eq!(entry.version, Version(next + 1));
                    assert_eq!(entry.event.bytes, next.to_string().as_bytes());
                    next += 1;
                }
            }
        }
    });
}

fn a_subscription_waits_and_gives_up(harness: &dyn Harness) {
    let journal = harness.fresh();
    let a = stream("a");
    let mut subscription = journal.subscribe(&a, Version::START).expect("subscribe");
    assert_eq!(subscription.next(Duration::from_millis(5)).expect("nothing"), []);
    append(&*journal, &stream("b"), 0, &["elsewhere"]);
    assert_eq!(subscription.next(Duration::from_millis(5)).expect("nothing"), []);
    append(&*journal, &a, 0, &["here"]);
    assert_eq!(texts(&subscription.next(Duration::from_secs(20)).expect("one")), ["here"]);
}

fn everything_is_there_after_reopening(harness: &dyn Harness) {
    let journal = harness.fresh();
    let a = stream("a");
    append(&*journal, &a, 0, &["one"]);
    let head = append(&*journal, &a, 1, &["two", "three"]);
    let Some(journal) = harness.reopened(journal) else { return };
    assert_eq!(journal.head(&a).expect("head"), head);
    assert_eq!(texts(&all(&*journal, &a)), ["one", "two", "three"]);
    assert_eq!(append(&*journal, &a, 3, &["four"]).version, Version(4));
}
