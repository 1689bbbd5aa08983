use std::time::Duration;

use crate::{Entry, Event, Head, JournalError, Stream, Version};

/// The most events in one append.
pub const MOST_EVENTS: usize = 10_000;
/// The most bytes in one append.
pub const MOST_BYTES: usize = 64 << 20;

/// An append-only journal of streams of events.
///
/// Calls block until they are done; every method may be called from several threads at once.
pub trait Journal: Send + Sync {
    /// Appends events to a stream that is at the expected version: all of them or none. When this
    /// returns the new head they are durable. Of two writers with the same expected version one
    /// gets [`JournalError::Conflict`].
    fn append(&self, stream: &Stream, expected: Version, events: Vec<Event>) -> Result<Head, JournalError>;

    /// Up to `most` entries after a version, in order; fewer only at the end of the stream or
    /// before damage. Where the very next entry is damaged, [`JournalError::Damaged`].
    fn read(&self, stream: &Stream, after: Version, most: usize) -> Result<Vec<Entry>, JournalError>;

    /// The end of a stream; version 0 for one that has no event.
    fn head(&self, stream: &Stream) -> Result<Head, JournalError>;

    /// The streams that have events, by name.
    fn streams(&self) -> Result<Vec<Stream>, JournalError>;

    /// Everything after a version, what is there and what will come: no gap, nothing twice.
    fn subscribe(&self, stream: &Stream, after: Version) -> Result<Box<dyn Subscription>, JournalError>;
}

/// A reader that follows a stream.
pub trait Subscription: Send {
    /// The next entries, waiting so long for one; empty when none came.
    fn next(&mut self, wait: Duration) -> Result<Vec<Entry>, JournalError>;
}

/// Whether an append is of a size that any implementation takes.
pub(crate) fn admit(events: &[Event]) -> Result<(), JournalError> {
    if events.is_empty() {
        return Err(JournalError::Nothing);
    }
    let bytes: usize = events.iter().map(|event| event.bytes.len()).sum();
    if events.len() > MOST_EVENTS || bytes > MOST_BYTES {
        return Err(JournalError::TooLarge);
    }
    Ok(())
}
