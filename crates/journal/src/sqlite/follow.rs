use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use super::{Shared, read};
use crate::{Entry, JournalError, Stream, Subscription, Version};

/// How long a reader in another process waits before it looks again.
const LOOK_AGAIN: Duration = Duration::from_millis(200);

/// A reader that reads on whenever something was committed.
pub(super) struct Follow {
    shared: Arc<Shared>,
    stream: Stream,
    after: Version,
}

impl Follow {
    pub(super) fn new(shared: Arc<Shared>, stream: Stream, after: Version) -> Follow {
        Follow { shared, stream, after }
    }
}

impl Subscription for Follow {
    fn next(&mut self, wait: Duration) -> Result<Vec<Entry>, JournalError> {
        let end = Instant::now() + wait;
        loop {
            let seen = self.shared.commits();
            if seen.closed {
                return Err(JournalError::Closed);
            }
            let found = self
                .shared
                .with_reader(|connection| read::entries(connection, &self.stream, self.after, 256))?;
            if let Some(last) = found.last() {
                self.after = last.version;
                return Ok(found);
            }
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Ok(Vec::new());
            }
            let commits = self.shared.commits.lock().unwrap_or_else(PoisonError::into_inner);
            if *commits == seen {
                drop(self.shared.committed.wait_timeout(commits, left.min(LOOK_AGAIN)));
            }
        }
    }
}
