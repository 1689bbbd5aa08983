//! How much one client may ask for.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, SemaphorePermit};

/// The most clients that are remembered at once; then those who may ask again are forgotten.
const MOST: usize = 50_000;

/// So many at once, and one more every so often.
pub(crate) struct Limit<K> {
    at_once: u32,
    every: Duration,
    used: Mutex<HashMap<K, Instant>>,
}

impl<K: Hash + Eq> Limit<K> {
    /// A limit that nobody has used.
    pub(crate) fn new(at_once: u32, every: Duration) -> Limit<K> {
        Limit { at_once, every, used: Mutex::new(HashMap::new()) }
    }

    /// Whether this client has used all that he may ask now.
    pub(crate) fn is_used_up(&self, client: &K, now: Instant) -> bool {
        let used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        used.get(client).is_some_and(|until| *until + self.every > now + self.every * self.at_once)
    }

    /// Whether this client may ask once more now.
    pub(crate) fn admits(&self, client: K, now: Instant) -> bool {
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        if used.len() >= MOST {
            used.retain(|_, until| *until > now);
        }
        if used.len() >= MOST {
            return false;
        }
        let until = used.entry(client).or_insert(now);
        let next = (*until).max(now) + self.every;
        if next > now + self.every * self.at_once {
            return false;
        }
        *until = next;
        true
    }
}

/// Work that takes a processor for long: so much of it at once, so many who wait, and nobody beyond.
pub(crate) struct Queue {
    at_once: Semaphore,
    places: Semaphore,
}

/// A turn; dropped, it is the next one's.
pub(crate) struct Turn<'a> {
    _turn: SemaphorePermit<'a>,
    _place: SemaphorePermit<'a>,
}

impl Queue {
    /// So many at once, and so many more who wait.
    pub(crate) const fn new(at_once: usize, waiting: usize) -> Queue {
        Queue { at_once: Semaphore::const_new(at_once), places: Semaphore::const_new(at_once + waiting) }
    }

    /// Waits for a turn; none where too many wait already.
    pub(crate) async fn turn(&self) -> Option<Turn<'_>> {
        let place = self.places.try_acquire().ok()?;
        Some(Turn { _turn: self.at_once.acquire().await.ok()?, _place: place })
    }
}

/// How many of something a client has open.
#[derive(Clone)]
pub(crate) struct Open<K> {
    most: u32,
    counts: Arc<Mutex<HashMap<K, u32>>>,
}

/// One that is open; dropped, it is closed.
pub(crate) struct Opened<K: Hash + Eq> {
    client: Option<K>,
    counts: Arc<Mutex<HashMap<K, u32>>>,
}

impl<K: Hash + Eq + Clone> Open<K> {
    /// At most so many.
    pub(crate) fn new(most: u32) -> Open<K> {
        Open { most, counts: Arc::default() }
    }

    /// One more; none where he has too many.
    pub(crate) fn one_more(&self, client: K) -> Option<Opened<K>> {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(client.clone()).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Opened { client: Some(client), counts: Arc::clone(&self.counts) })
    }
}

impl<K: Hash + Eq> Drop for Opened<K> {
    fn drop(&mut self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(client) = self.client.take() else { return };
        if let Some(count) = counts.get_mut(&client) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&client);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[test]
    fn after_so_many_at_once_one_has_to_wait() {
        let limit = Limit::new(3, Duration::from_secs(10));
        let now = Instant::now();
        let admitted = (0..5).filter(|_| limit.admits("a", now)).count();
        assert_eq!(admitted, 3);
        assert!(limit.is_used_up(&"a", now));
        assert!(!limit.is_used_up(&"b", now));
        assert!(limit.admits("b", now));
        assert!(!limit.admits("a", now + Duration::from_secs(9)));
        assert!(limit.admits("a", now + Duration::from_secs(11)));
    }

    #[test]
    fn what_is_closed_may_be_opened_again() {
        let open = Open::new(2);
        let first = open.one_more(1).unwrap();
        let _second = open.one_more(1).unwrap();
        assert!(open.one_more(1).is_none());
        assert!(open.one_more(2).is_some());
        drop(first);
        assert!(open.one_more(1).is_some());
    }

    #[tokio::test]
    async fn a_queue_has_an_end() {
        let queue = Queue::new(1, 1);
        let first = queue.turn().await;
        assert!(first.is_some());
        let second = queue.turn();
        tokio::pin!(second);
        assert!(second.as_mut().now_or_never().is_none(), "he waits");
        assert!(queue.turn().await.is_none(), "there is no place for a third");
        drop(first);
        assert!(second.await.is_some());
    }
}
