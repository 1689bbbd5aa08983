use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension};

use super::SqliteJournal;
use super::file::refused;
use super::write::Work;
use crate::{Aside, JournalError, MOST_BYTES, SalvagedAside};

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

impl SqliteJournal {
    /// Copies what lies aside as far as it can be read, from both ends.
    pub fn salvage_aside(&self, to: &dyn Aside) -> Result<SalvagedAside, JournalError> {
        let mut known = BTreeSet::new();
        let mut lost = None;
        for order in ["ASC", "DESC"] {
            let (found, error) = self.shared.with_reader(|connection| Ok(papers(connection, order)))?;
            for (id, bytes) in found {
                if !known.contains(&id) {
                    to.put(&id, &bytes)?;
                    known.insert(id);
                }
            }
            lost = error;
            if lost.is_none() {
                break;
            }
        }
        Ok(SalvagedAside { read: known.len() as u64, lost })
    }
}

type Papers = Vec<(String, Vec<u8>)>;

/// As many papers as can be read in this order, and what stopped the reading.
fn papers(connection: &Connection, order: &str) -> (Papers, Option<String>) {
    let mut read = Papers::new();
    let result = (|| {
        let mut statement =
            connection.prepare(&format!("SELECT id, bytes FROM aside ORDER BY id {order}"))?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            read.push((row.get(0)?, row.get(1)?));
        }
        Ok::<(), rusqlite::Error>(())
    })();
    (read, result.err().map(|error| error.to_string()))
}
