//! The journal in one `SQLite` file, written ahead (WAL) and synced before an append is acknowledged.

mod aside;
mod copy;
mod file;
mod follow;
mod pages;
mod read;
mod rescue;
mod scan;
mod write;

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::JoinHandle;

use rusqlite::Connection;

pub use aside::AsideChecked;
pub use copy::restore;
pub use rescue::{paper_as_it_is, rescue};

use crate::port::admit;
use crate::together::admit_all;
use crate::{
    Behind, Entry, Event, Head, Journal, JournalError, Stream, Subscription, Together, Version, Write,
};
use follow::Follow;
use write::{Request, Work};

/// How a journal is opened.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The most bytes that the file may grow to; appends beyond it get [`JournalError::Full`].
    pub largest: Option<u64>,
}

/// A journal in an `SQLite` file.
///
/// One process writes it; another that tries gets [`JournalError::InUse`]. Any number may read.
/// Appends of many threads that come together are made durable together.
pub struct SqliteJournal {
    shared: Arc<Shared>,
    writer: Option<Writer>,
}

struct Writer {
    requests: SyncSender<Request>,
    thread: JoinHandle<()>,
    _lock: File,
}

/// What readers, subscriptions and the writer have in common.
struct Shared {
    path: PathBuf,
    readers: Mutex<Vec<Connection>>,
    commits: Mutex<Commits>,
    committed: Condvar,
}

#[derive(Copy, Clone, PartialEq, Eq)]
struct Commits {
    count: u64,
    closed: bool,
}

impl SqliteJournal {
    /// Opens a journal for writing; a new one is made where there is no file.
    pub fn open(path: &Path) -> Result<SqliteJournal, JournalError> {
        SqliteJournal::open_with(path, Options::default())
    }

    /// Opens a journal for writing with options.
    pub fn open_with(path: &Path, options: Options) -> Result<SqliteJournal, JournalError> {
        let lock = file::lock(path)?;
        let connection = file::open_for_writing(path, options)?;
        let shared = Shared::new(path);
        let (requests, waiting) = sync_channel(1024);
        let for_thread = Arc::clone(&shared);
        let thread = std::thread::Builder::new()
            .name("journal".to_owned())
            .spawn(move || write::run(connection, &waiting, &for_thread))
            .map_err(JournalError::io(path))?;
        Ok(SqliteJournal { shared, writer: Some(Writer { requests, thread, _lock: lock }) })
    }

    /// Opens an existing journal for reading, also while another process writes it.
    pub fn open_for_reading(path: &Path) -> Result<SqliteJournal, JournalError> {
        let shared = Shared::new(path);
        let connection = file::open_for_reading(path)?;
        shared.give_back(connection);
        Ok(SqliteJournal { shared, writer: None })
    }

    /// Writes a copy of the whole journal as it is now, while it goes on being written.
    pub fn backup(&self, to: &Path) -> Result<(), JournalError> {
        copy::backup(&self.shared, to)
    }

    /// Reads every stream from the start and checks the chain: the streams with their heads, or
    /// the first damage. What lies aside is checked by [`SqliteJournal::check_aside`].
    pub fn verify(&self) -> Result<Vec<(Stream, Head)>, JournalError> {
        let mut heads = Vec::new();
        for stream in self.streams()? {
            let mut after = Version::START;
            loop {
                let entries = self.read(&stream, after, 4096)?;
                let Some(last) = entries.last() else { break };
                after = last.version;
            }
            let head = self.head(&stream)?;
            heads.push((stream, head));
        }
        Ok(heads)
    }

    /// What lies in the file behind the first damage of a stream, also where the way to it through the file is lost.
    pub fn behind(&self, stream: &Stream, after: Version) -> Result<Vec<Behind>, JournalError> {
        self.shared.with_reader(|connection| read::behind(connection, &self.shared.path, stream, after))
    }

    fn ask(&self, work: Work) -> Result<Option<Head>, JournalError> {
        let writer = self.writer.as_ref().ok_or(JournalError::ReadOnly)?;
        let (reply, answer) = sync_channel(1);
        writer.requests.send(Request { work, reply }).map_err(|_| JournalError::Closed)?;
        answer.recv().map_err(|_| JournalError::Closed)?
    }
}

impl Drop for SqliteJournal {
    fn drop(&mut self) {
        if let Some(Writer { requests, thread, _lock }) = self.writer.take() {
            drop(requests);
            let _ = thread.join();
        }
        self.shared.close();
    }
}

impl Together for SqliteJournal {
    fn write(&self, all: Vec<Write>) -> Result<(), JournalError> {
        admit_all(&all)?;
        self.ask(Work::All(all)).map(drop)
    }
}

impl Journal for SqliteJournal {
    fn append(&self, stream: &Stream, expected: Version, events: Vec<Event>) -> Result<Head, JournalError> {
        admit(&events)?;
        let head = self.ask(Work::Append { stream: stream.clone(), expected, events })?;
        head.ok_or(JournalError::Closed)
    }

    fn read(&self, stream: &Stream, after: Version, most: usize) -> Result<Vec<Entry>, JournalError> {
        self.shared.with_reader(|connection| read::entries(connection, stream, after, most))
    }

    fn head(&self, stream: &Stream) -> Result<Head, JournalError> {
        self.shared.with_reader(|connection| read::head(connection, stream))
    }

    fn streams(&self) -> Result<Vec<Stream>, JournalError> {
        self.shared.with_reader(read::streams)
    }

    fn subscribe(&self, stream: &Stream, after: Version) -> Result<Box<dyn Subscription>, JournalError> {
        Ok(Box::new(Follow::new(Arc::clone(&self.shared), stream.clone(), after)))
    }
}

impl Shared {
    fn new(path: &Path) -> Arc<Shared> {
        Arc::new(Shared {
            path: path.to_owned(),
            readers: Mutex::new(Vec::new()),
            commits: Mutex::new(Commits { count: 0, closed: false }),
            committed: Condvar::new(),
        })
    }

    /// Lends a connection for reading; a new one is opened when all are in use.
    fn with_reader<T>(
        &self,
        use_it: impl FnOnce(&Connection) -> Result<T, JournalError>,
    ) -> Result<T, JournalError> {
        let idle = self.readers.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let connection = match idle {
            Some(connection) => connection,
            None => file::open_for_reading(&self.path)?,
        };
        let result = use_it(&connection);
        self.give_back(connection);
        result
    }

    fn give_back(&self, connection: Connection) {
        let mut readers = self.readers.lock().unwrap_or_else(PoisonError::into_inner);
        if readers.len() < 8 {
            readers.push(connection);
        }
    }

    fn commits(&self) -> Commits {
        *self.commits.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tell(&self) {
        self.commits.lock().unwrap_or_else(PoisonError::into_inner).count += 1;
        self.committed.notify_all();
    }

    fn close(&self) {
        self.commits.lock().unwrap_or_else(PoisonError::into_inner).closed = true;
        self.readers.lock().unwrap_or_else(PoisonError::into_inner).clear();
        self.committed.notify_all();
    }
}
