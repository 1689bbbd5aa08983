use std::collections::BTreeMap;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::port::admit;
use crate::together::admit_all;
use crate::{
    Aside, Entry, Event, Head, Journal, JournalError, Stream, Subscription, Together, Version, Write,
    first_hash, next_hash,
};

/// A journal in memory, for tests and trials: it keeps the port's promises but for durability.
#[derive(Clone, Default)]
pub struct MemoryJournal(Arc<Shared>);

#[derive(Default)]
struct Shared {
    streams: Mutex<BTreeMap<Stream, Vec<Entry>>>,
    aside: Mutex<BTreeMap<String, Vec<u8>>>,
    grown: Condvar,
}

impl MemoryJournal {
    /// An empty journal.
    pub fn new() -> MemoryJournal {
        MemoryJournal::default()
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<Stream, Vec<Entry>>> {
        self.0.streams.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn aside(&self) -> MutexGuard<'_, BTreeMap<String, Vec<u8>>> {
        self.0.aside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Aside for MemoryJournal {
    fn put(&self, id: &str, bytes: &[u8]) -> Result<(), JournalError> {
        self.aside().insert(id.to_owned(), bytes.to_owned());
        Ok(())
    }

    fn get(&self, id: &str) -> Result<Option<Vec<u8>>, JournalError> {
        Ok(self.aside().get(id).cloned())
    }

    fn remove(&self, id: &str) -> Result<(), JournalError> {
        self.aside().remove(id);
        Ok(())
    }
}

fn head(stream: &Stream, entries: &[Entry]) -> Head {
    match entries.last() {
        Some(last) => Head { version: last.version, hash: last.hash },
        None => Head { version: Version::START, hash: first_hash(stream) },
    }
}

fn page(entries: Option<&Vec<Entry>>, after: Version, most: usize) -> Vec<Entry> {
    let from = usize::try_from(after.0).unwrap_or(usize::MAX);
    entries.map_or(Vec::new(), |entries| entries.iter().skip(from).take(most).cloned().collect())
}

fn grow(
    streams: &mut BTreeMap<Stream, Vec<Entry>>,
    stream: &Stream,
    expected: Version,
    events: Vec<Event>,
) -> Result<Head, JournalError> {
    let mut now = head(stream, streams.get(stream).map_or(&[], Vec::as_slice));
    if now.version != expected {
        return Err(JournalError::Conflict { stream: stream.clone(), expected, actual: now.version });
    }
    let entries = streams.entry(stream.clone()).or_default();
    for event in events {
        let version = now.version.plus(1);
        now = Head { version, hash: next_hash(now.hash, version, &event) };
        entries.push(Entry { version, event, hash: now.hash });
    }
    Ok(now)
}

impl Together for MemoryJournal {
    fn write(&self, all: Vec<Write>) -> Result<(), JournalError> {
        admit_all(&all)?;
        let (mut streams, mut aside) = (self.lock(), self.aside());
        let mut heads: BTreeMap<&Stream, Version> = BTreeMap::new();
        for write in &all {
            let Write::Append { stream, expected, events } = write else { continue };
            let there =
                || streams.get(stream).map_or(Version::START, |entries| Version(entries.len() as u64));
            let actual = heads.get(stream).copied().unwrap_or_else(there);
            if actual != *expected {
                return Err(JournalError::Conflict { stream: stream.clone(), expected: *expected, actual });
            }
            heads.insert(stream, actual.plus(events.len() as u64));
        }
        for write in all {
            match write {
                Write::Append { stream, expected, events } => {
                    grow(&mut streams, &stream, expected, events)?;
                }
                Write::Put { id, bytes } => _ = aside.insert(id, bytes),
                Write::Remove { id } => _ = aside.remove(&id),
            }
        }
        self.0.grown.notify_all();
        Ok(())
    }
}

impl Journal for MemoryJournal {
    fn append(&self, stream: &Stream, expected: Version, events: Vec<Event>) -> Result<Head, JournalError> {
        admit(&events)?;
        let now = grow(&mut self.lock(), stream, expected, events)?;
        self.0.grown.notify_all();
        Ok(now)
    }

    fn read(&self, stream: &Stream, after: Version, most: usize) -> Result<Vec<Entry>, JournalError> {
        Ok(page(self.lock().get(stream), after, most))
    }

    fn head(&self, stream: &Stream) -> Result<Head, JournalError> {
        Ok(head(stream, self.lock().get(stream).map_or(&[], Vec::as_slice)))
    }

    fn streams(&self) -> Result<Vec<Stream>, JournalError> {
        Ok(self.lock().keys().cloned().collect())
    }

    fn subscribe(&self, stream: &Stream, after: Version) -> Result<Box<dyn Subscription>, JournalError> {
        Ok(Box::new(Follow { journal: self.clone(), stream: stream.clone(), after }))
    }
}

struct Follow {
    journal: MemoryJournal,
    stream: Stream,
    after: Version,
}

impl Subscription for Follow {
    fn next(&mut self, wait: Duration) -> Result<Vec<Entry>, JournalError> {
        let end = Instant::now() + wait;
        let mut streams = self.journal.lock();
        loop {
            let found = page(streams.get(&self.stream), self.after, 256);
            if let Some(last) = found.last() {
                self.after = last.version;
                return Ok(found);
            }
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Ok(Vec::new());
            }
            let waited = self.journal.0.grown.wait_timeout(streams, left);
            streams = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}
