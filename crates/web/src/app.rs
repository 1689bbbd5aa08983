//! What the server has.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use openroom_journal::Journal;

use crate::limit::{Limit, Open};
use crate::room::Rooms;
use crate::secret::Key;

/// The server: its tables, its journal and its limits. Copies are the same server.
#[derive(Clone)]
pub struct App {
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) limits: Arc<Limits>,
}

/// How much one client may ask for.
pub(crate) struct Limits {
    /// Pages.
    pub(crate) reads: Limit<IpAddr>,
    /// Forms.
    pub(crate) writes: Limit<IpAddr>,
    /// New tables.
    pub(crate) tables: Limit<IpAddr>,
    /// Streams of a session.
    pub(crate) streams: Open<Key>,
    /// Streams of an address.
    pub(crate) streams_from: Open<IpAddr>,
}

impl App {
    /// A server over this journal.
    pub fn new(journal: Arc<dyn Journal>) -> App {
        let limits = Limits {
            reads: Limit::new(600, Duration::from_millis(20)),
            writes: Limit::new(200, Duration::from_millis(50)),
            tables: Limit::new(30, Duration::from_secs(5)),
            streams: Open::new(24),
            streams_from: Open::new(4_000),
        };
        App { rooms: Arc::new(Rooms::new(journal)), limits: Arc::new(limits) }
    }
}

/// Runs what waits for the disk on a thread that may wait.
pub(crate) async fn apart<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, crate::wrong::Wrong> {
    tokio::task::spawn_blocking(work).await.map_err(|_| crate::wrong::Wrong::Failed)
}
