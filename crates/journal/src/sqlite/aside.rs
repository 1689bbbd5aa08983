use rusqlite::OptionalExtension;

use super::SqliteJournal;
use super::file::refused;
use super::write::Work;
use crate::{Aside, JournalError, MOST_BYTES};

impl Aside for SqliteJournal {
    fn put(&self, id: &str, bytes: &[u8]) -> Result<(), JournalError> {
        if bytes.len() > MOST_BYTES {
            return Err(JournalError::TooLarge);
        }
        self.ask(Work::PutAside { id: id.to_owned(), bytes: bytes.to_owned() }).map(drop)
    }

    fn get(&self, id: &str) -> Result<Option<Vec<u8>>, JournalError> {
        self.shared.with_reader(|connection| {
            connection
                .prepare_cached("SELECT bytes FROM aside WHERE id = ?1")
                .and_then(|mut statement| statement.query_row([id], |row| row.get(0)).optional())
                .map_err(refused)
        })
    }

    fn remove(&self, id: &str) -> Result<(), JournalError> {
        self.ask(Work::RemoveAside { id: id.to_owned() }).map(drop)
    }
}
