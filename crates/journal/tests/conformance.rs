//! Both implementations keep the promises of the port.

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use openroom_journal::conformance::{Harness, run};
use openroom_journal::{Journal, MemoryJournal, SqliteJournal};

struct Memory;

impl Harness for Memory {
    fn fresh(&self) -> Arc<dyn Journal> {
        Arc::new(MemoryJournal::new())
    }

    fn reopened(&self, _: Arc<dyn Journal>) -> Option<Arc<dyn Journal>> {
        None
    }
}

struct Sqlite {
    folder: tempfile::TempDir,
    count: AtomicUsize,
    last: Mutex<PathBuf>,
}

impl Harness for Sqlite {
    fn fresh(&self) -> Arc<dyn Journal> {
        let number = self.count.fetch_add(1, Ordering::Relaxed);
        let path = self.folder.path().join(format!("{number}.journal"));
        self.last.lock().unwrap().clone_from(&path);
        Arc::new(SqliteJournal::open(&path).unwrap())
    }

    fn reopened(&self, journal: Arc<dyn Journal>) -> Option<Arc<dyn Journal>> {
        drop(journal);
        Some(Arc::new(SqliteJournal::open(&self.last.lock().unwrap()).unwrap()))
    }
}

#[test]
fn the_journal_in_memory_conforms() {
    run(&Memory);
}

#[test]
fn the_journal_in_sqlite_conforms() {
    let folder = tempfile::tempdir().unwrap();
    run(&Sqlite { folder, count: AtomicUsize::new(0), last: Mutex::default() });
}
