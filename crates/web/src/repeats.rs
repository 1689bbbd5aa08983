//! Forms that are sent twice: the second time is answered as the first was, and nothing is done again.
//!
//! A page gives its forms a number of their own. The same form of the same page, filled in the same way, is the same sending.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

/// The most sendings that are remembered.
const MOST: usize = 20_000;

/// What is known of the forms that were sent last.
#[derive(Default)]
pub(crate) struct Repeats(Mutex<Known>);

#[derive(Default)]
struct Known {
    sent: HashMap<String, watch::Receiver<Option<String>>>,
    order: VecDeque<String>,
}

/// A form that was sent before, and where the answer to that leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SentBefore(pub(crate) String);

/// A form that is being worked on. Where it ends without an outcome it was not sent.
pub(crate) struct Running(watch::Sender<Option<String>>);

impl Running {
    /// It was done, and its answer leads there.
    pub(crate) fn done(self, to: &str) {
        self.0.send_replace(Some(to.to_owned()));
    }
}

impl Repeats {
    /// The form with this name is sent: for the first time, or again, and then where the first answer leads.
    pub(crate) async fn send(&self, name: &str) -> Result<Running, SentBefore> {
        loop {
            let mut first = match self.begin(name) {
                Ok(running) => return Ok(running),
                Err(first) => first,
            };
            if let Ok(done) = first.wait_for(Option::is_some).await {
                return Err(SentBefore(done.clone().unwrap_or_default()));
            }
            self.forget(name);
        }
    }

    fn begin(&self, name: &str) -> Result<Running, watch::Receiver<Option<String>>> {
        let mut known = self.known();
        if let Some(first) = known.sent.get(name) {
            return Err(first.clone());
        }
        let (running, outcome) = watch::channel(None);
        known.sent.insert(name.to_owned(), outcome);
        known.order.push_back(name.to_owned());
        if known.order.len() > MOST
            && let Some(oldest) = known.order.pop_front()
        {
            known.sent.remove(&oldest);
        }
        Ok(Running(running))
    }

    /// Forgets a form that ended without an outcome.
    fn forget(&self, name: &str) {
        let mut known = self.known();
        let ended = |it: &watch::Receiver<Option<String>>| it.has_changed().is_err() && it.borrow().is_none();
        if known.sent.get(name).is_some_and(ended) {
            known.sent.remove(name);
            known.order.retain(|other| other != name);
        }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The form that a visitor sends, as far as it has come.
#[derive(Clone, Default)]
pub(crate) struct Sending {
    pub(crate) repeats: Arc<Repeats>,
    running: Arc<Mutex<Option<Running>>>,
}

impl Sending {
    /// Of a server that remembers these.
    pub(crate) fn to(repeats: Arc<Repeats>) -> Sending {
        Sending { repeats, running: Arc::default() }
    }

    /// The form with this name is worked on; where it was sent before, where the answer to that leads.
    pub(crate) async fn begin(&self, name: &str) -> Result<(), SentBefore> {
        let running = self.repeats.send(name).await?;
        *self.running.lock().unwrap_or_else(PoisonError::into_inner) = Some(running);
        Ok(())
    }

    /// It is answered, and where it was done the answer leads there.
    pub(crate) fn end(&self, to: Option<&str>) {
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some((running, to)) = running.zip(to) {
            running.done(to);
        }
    }
}

impl std::fmt::Debug for Sending {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Sending")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_was_done_is_not_begun_again_and_what_was_not_is() {
        let repeats = Arc::new(Repeats::default());
        drop(repeats.send("form").await.ok().unwrap());
        let running = repeats.send("form").await.ok().unwrap();
        let second = tokio::spawn({
            let repeats = Arc::clone(&repeats);
            async move { repeats.send("form").await.err() }
        });
        tokio::task::yield_now().await;
        running.done("/there");
        let there = Some(SentBefore("/there".to_owned()));
        assert_eq!(second.await.unwrap(), there);
        assert_eq!(repeats.send("form").await.err(), there);
        assert!(repeats.send("another").await.is_ok());
    }
}
