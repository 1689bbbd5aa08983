use std::sync::Arc;

use openroom_archive::Store;
use openroom_journal::{
    Aside, Damage, Entry, Event, Head, Journal, JournalError, Stream, Subscription, Together, Version, Write,
};

/// The store of the server, whatever keeps it. Copies are the same store.
#[derive(Clone)]
pub(crate) struct Shelf(pub(crate) Arc<dyn Store>);

impl Journal for Shelf {
    fn append(&self, stream: &Stream, expected: Version, events: Vec<Event>) -> Result<Head, JournalError> {
        self.0.append(stream, expected, events)
    }

    fn read(&self, stream: &Stream, after: Version, most: usize) -> Result<Vec<Entry>, JournalError> {
        self.0.read(stream, after, most)
    }

    fn head(&self, stream: &Stream) -> Result<Head, JournalError> {
        self.0.head(stream)
    }

    fn streams(&self) -> Result<Vec<Stream>, JournalError> {
        self.0.streams()
    }

    fn subscribe(&self, stream: &Stream, after: Version) -> Result<Box<dyn Subscription>, JournalError> {
        self.0.subscribe(stream, after)
    }
}

impl Aside for Shelf {
    fn put(&self, id: &str, bytes: &[u8]) -> Result<(), JournalError> {
        self.0.put(id, bytes)
    }

    fn get(&self, id: &str) -> Result<Option<Vec<u8>>, JournalError> {
        self.0.get(id)
    }

    fn remove(&self, id: &str) -> Result<(), JournalError> {
        self.0.remove(id)
    }
}

impl Together for Shelf {
    fn write(&self, all: Vec<Write>) -> Result<(), JournalError> {
        self.0.write(all)
    }
}

/// The most entries that are read at once.
const AT_ONCE: usize = 4096;

impl Shelf {
    /// What a stream of JSON records holds after a version, and the version of the last.
    pub(crate) fn records<T: serde::de::DeserializeOwned>(
        &self,
        stream: &Stream,
        mut after: Version,
    ) -> Result<(Version, Vec<T>), JournalError> {
        let mut records = vec![];
        loop {
            let entries = self.read(stream, after, AT_ONCE)?;
            let Some(last) = entries.last() else { return Ok((after, records)) };
            after = last.version;
            for entry in &entries {
                let read = serde_json::from_slice(&entry.event.bytes);
                records.push(read.map_err(|error| JournalError::Damaged {
                    stream: Some(stream.clone()),
                    after: Version(entry.version.0.saturating_sub(1)),
                    found: Damage::Unreadable(error.to_string()),
                })?);
            }
        }
    }
}
