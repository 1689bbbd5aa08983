//! What the server has.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use openroom_archive::{SealingKey, Store};
use openroom_lawbook::{Edition, Language};
use openroom_lawtext::Book;

use crate::analyst::Analyst;
use crate::club::Club;
use crate::cookie::Over;
use crate::limit::{Limit, Open, Queue};
use crate::repeats::Repeats;
use crate::room::Rooms;
use crate::secret::Key;

/// The server: its tables, its journal and its limits. Copies are the same server.
#[derive(Clone)]
pub struct App {
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) club: Arc<Club>,
    pub(crate) analyst: Arc<Analyst>,
    pub(crate) repeats: Arc<Repeats>,
    pub(crate) limits: Arc<Limits>,
    pub(crate) at: Arc<At>,
    pub(crate) law_books: Arc<LawBooks>,
}

/// The official law book of a language and an edition, where one was imported.
type LawBooks = dyn Fn(Language, Edition) -> Option<Book> + Send + Sync;

/// Where others reach the server, without the slash at the end.
#[derive(Default)]
pub(crate) struct At {
    /// Behind a proxy with TLS.
    pub(crate) public: Option<String>,
    /// On the local network.
    pub(crate) network: Option<String>,
    /// The addresses of proxies that are believed about where a request comes from.
    pub(crate) proxies: Vec<IpAddr>,
}

/// How much one client may ask for.
pub(crate) struct Limits {
    /// Pages.
    pub(crate) reads: Limit<IpAddr>,
    /// Forms.
    pub(crate) writes: Limit<IpAddr>,
    /// New tables.
    pub(crate) tables: Limit<IpAddr>,
    /// Wrong PINs at a table.
    pub(crate) pins: Limit<String>,
    /// Wrong PINs at a table from one address.
    pub(crate) pins_from: Limit<(String, IpAddr)>,
    /// Wrong passwords for an account.
    pub(crate) passwords: Limit<String>,
    /// Wrong passwords from one address.
    pub(crate) passwords_from: Limit<IpAddr>,
    /// Passwords that are hashed.
    pub(crate) hashing: Queue,
    /// Paper that is drawn.
    pub(crate) heavy: Queue,
    /// Streams of a session.
    pub(crate) streams: Open<Key>,
    /// Streams of an address.
    pub(crate) streams_from: Open<IpAddr>,
    /// The most connections of an address, where the system gives as many.
    pub(crate) lines_from: u32,
    /// As many an address has in any case.
    pub(crate) lines_least: u32,
}

impl Limits {
    fn usual() -> Limits {
        Limits {
            reads: Limit::new(600, Duration::from_millis(20)),
            writes: Limit::new(200, Duration::from_millis(50)),
            tables: Limit::new(30, Duration::from_secs(5)),
            pins: Limit::new(60, Duration::from_mins(1)),
            pins_from: Limit::new(10, Duration::from_mins(1)),
            passwords: Limit::new(60, Duration::from_mins(1)),
            passwords_from: Limit::new(10, Duration::from_secs(30)),
            hashing: Queue::new(1, 32),
            heavy: Queue::new(2, 64),
            streams: Open::new(24),
            streams_from: Open::new(4_000),
            lines_from: 5_000,
            lines_least: 64,
        }
    }

    fn none() -> Limits {
        let (many, soon) = (u32::MAX, Duration::from_nanos(1));
        Limits {
            reads: Limit::new(many, soon),
            writes: Limit::new(many, soon),
            tables: Limit::new(many, soon),
            streams: Open::new(many),
            streams_from: Open::new(many),
            lines_from: many,
            lines_least: many,
            ..Limits::usual()
        }
    }
}

impl App {
    /// A server over this store; the key seals the deals of its events.
    pub fn new(store: Arc<dyn Store>, key: SealingKey) -> App {
        App::with(store, key, Limits::usual())
    }

    /// The same without limits, for measuring what the server can do.
    pub fn without_limits(store: Arc<dyn Store>, key: SealingKey) -> App {
        App::with(store, key, Limits::none())
    }

    fn with(store: Arc<dyn Store>, key: SealingKey, limits: Limits) -> App {
        let club = Arc::new(Club::new(Arc::clone(&store), key));
        App {
            rooms: Arc::new(Rooms::new(store)),
            club,
            analyst: Arc::default(),
            repeats: Arc::default(),
            limits: Arc::new(limits),
            at: Arc::default(),
            law_books: Arc::new(|_, _| None),
        }
    }

    /// The same server, reached by others at this address of the local network and, behind a proxy, at this public one.
    pub fn reached_at(self, network: &str, public: Option<&str>) -> App {
        let bare = |url: &str| url.trim_end_matches('/').to_owned();
        let proxies = self.at.proxies.clone();
        let at = At { public: public.map(bare), network: Some(bare(network)), proxies };
        App { at: Arc::new(at), ..self }
    }

    /// The same server behind proxies with these addresses, which say where a request comes from.
    pub fn behind(self, proxies: &[IpAddr]) -> App {
        let At { public, network, .. } = &*self.at;
        let proxies = proxies.iter().map(IpAddr::to_canonical).collect();
        let at = At { public: public.clone(), network: network.clone(), proxies };
        App { at: Arc::new(at), ..self }
    }

    /// The same server with the official law books of its user, shown to those who direct or organize here.
    pub fn with_law_books(
        self,
        books: impl Fn(Language, Edition) -> Option<Book> + Send + Sync + 'static,
    ) -> App {
        App { law_books: Arc::new(books), ..self }
    }

    /// What carries the cookies of this server.
    pub(crate) fn over(&self) -> Over {
        let reached = self.at.public.as_ref().or(self.at.network.as_ref());
        let tls = reached.is_some_and(|url| url.starts_with("https://"));
        if tls { Over::Tls } else { Over::Plain }
    }

    /// A new link for the organizer, as the path of a page; the one before it is no longer good.
    pub fn organizer_link(&self) -> Option<String> {
        self.club.invite().ok().map(|link| format!("organize/{link}"))
    }
}

/// Runs what waits for the disk on a thread that may wait.
pub(crate) async fn apart<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, crate::wrong::Wrong> {
    tokio::task::spawn_blocking(work).await.map_err(|_| crate::wrong::Wrong::Failed)
}
