use std::collections::BTreeSet;
use std::path::Path;

use rusqlite::{Connection, OptionalExtension};
use sha2::{Digest, Sha256};

use super::SqliteJournal;
use super::file::refused;
use super::pages::{self, Paper};
use crate::{Aside, Damage, JournalError, SalvagedAside, Together, Version, Write};

/// What tells whether bytes are as they were written; the streams have their chain instead.
pub(super) fn sum(id: &str, bytes: &[u8]) -> [u8; 16] {
    let mut sha = Sha256::new();
    sha.update(b"openroom aside 1\n");
    sha.update((id.len() as u64).to_be_bytes());
    sha.update(id.as_bytes());
    sha.update(bytes);
    let mut sum = [0; 16];
    sum.copy_from_slice(&sha.finalize()[..16]);
    sum
}

/// What lies aside, as far as it could be checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AsideChecked {
    /// How many papers are as they were written.
    pub sound: u64,
    /// The ids of those that are not.
    pub damaged: Vec<String>,
    /// What ended the reading before all were read.
    pub lost: Option<String>,
}

impl AsideChecked {
    /// Damage where there is any.
    pub fn must_be_sound(&self) -> Result<(), JournalError> {
        let found = match (&self.lost, self.damaged.len()) {
            (Some(lost), _) => Damage::Told(lost.clone()),
            (None, 0) => return Ok(()),
            (None, count) => Damage::Papers(count as u64),
        };
        Err(JournalError::Damaged { stream: None, after: Version::START, found })
    }
}

impl Aside for SqliteJournal {
    fn put(&self, id: &str, bytes: &[u8]) -> Result<(), JournalError> {
        self.write(vec![Write::Put { id: id.to_owned(), bytes: bytes.to_owned() }])
    }

    fn get(&self, id: &str) -> Result<Option<Vec<u8>>, JournalError> {
        let Some((bytes, known)) = self.paper(id)? else { return Ok(None) };
        if !is_sound(id, &bytes, known.as_ref()) {
            let found = Damage::Paper;
            return Err(JournalError::Damaged { stream: None, after: Version::START, found });
        }
        Ok(Some(bytes))
    }

    fn remove(&self, id: &str) -> Result<(), JournalError> {
        self.write(vec![Write::Remove { id: id.to_owned() }])
    }
}

/// Files of the first form have no sums.
fn sum_column(connection: &Connection) -> Result<&'static str, JournalError> {
    let form: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0)).map_err(refused)?;
    Ok(if form > 1 { "sum" } else { "NULL" })
}

fn is_sound(id: &str, bytes: &[u8], known: Option<&Vec<u8>>) -> bool {
    known.is_none_or(|known| known[..] == sum(id, bytes))
}

/// Bytes and their sum, which files of the first form have not.
type Summed = (Vec<u8>, Option<Vec<u8>>);

impl SqliteJournal {
    fn paper(&self, id: &str) -> Result<Option<Summed>, JournalError> {
        self.shared.with_reader(|connection| {
            let sql = format!("SELECT bytes, {} FROM aside WHERE id = ?1", sum_column(connection)?);
            connection
                .prepare_cached(&sql)
                .and_then(|mut statement| {
                    let row = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?));
                    statement.query_row([id], row).optional()
                })
                .map_err(refused)
        })
    }

    /// What is kept under an id, whether or not it is as it was written, also where the way to it is lost.
    pub fn get_as_it_is(&self, id: &str) -> Result<Option<Vec<u8>>, JournalError> {
        match self.paper(id) {
            Err(JournalError::Damaged { .. }) => Ok(found_as_it_is(&self.shared.path, id)),
            read => Ok(read?.map(|(bytes, _)| bytes)),
        }
    }

    /// Reads everything that lies aside and says what of it is not as it was written.
    pub fn check_aside(&self) -> Result<AsideChecked, JournalError> {
        let (mut sound, mut damaged) = (0, Vec::new());
        let lost = self.shared.with_reader(|connection| {
            let structure: String = connection
                .query_row("PRAGMA quick_check(1)", [], |row| row.get(0))
                .unwrap_or_else(|error| error.to_string());
            let (papers, lost) = papers(connection, "ASC")?;
            for (id, bytes, known) in papers {
                if is_sound(&id, &bytes, known.as_ref()) {
                    sound += 1;
                } else {
                    damaged.push(id);
                }
            }
            Ok(lost.or((structure != "ok").then_some(structure)))
        })?;
        Ok(AsideChecked { sound, damaged, lost })
    }

    /// Copies what lies aside as far as it can be read, from both ends, and then what is found on every page.
    pub fn salvage_aside(&self, to: &dyn Aside) -> Result<SalvagedAside, JournalError> {
        let mut saving = Saving::default();
        let mut lost = None;
        for order in ["ASC", "DESC"] {
            let (found, error) = self.shared.with_reader(|connection| papers(connection, order))?;
            saving.take(found, to)?;
            lost = error;
            if lost.is_none() {
                break;
            }
        }
        if lost.is_some() {
            saving.take(pages::scan(&self.shared.path).papers, to)?;
        }
        Ok(saving.done(lost))
    }
}

/// Copies what lies aside on the pages of a file into which there is no way.
pub(super) fn salvage_found(found: Papers, to: &dyn Aside) -> Result<SalvagedAside, JournalError> {
    let mut saving = Saving::default();
    saving.take(found, to)?;
    Ok(saving.done(None))
}

/// What is kept under an id on the pages of a file.
pub(super) fn found_as_it_is(file: &Path, id: &str) -> Option<Vec<u8>> {
    pages::scan(file).papers.into_iter().find(|(known, ..)| known == id).map(|(_, bytes, _)| bytes)
}

/// The ids of the papers that were copied, and of those that are not as they were written.
#[derive(Default)]
struct Saving {
    known: BTreeSet<String>,
    damaged: BTreeSet<String>,
}

impl Saving {
    fn take(&mut self, found: Papers, to: &dyn Aside) -> Result<(), JournalError> {
        for (id, bytes, sum) in found {
            if self.known.contains(&id) {
                continue;
            }
            if is_sound(&id, &bytes, sum.as_ref()) {
                to.put(&id, &bytes)?;
                self.known.insert(id);
            } else {
                self.damaged.insert(id);
            }
        }
        Ok(())
    }

    fn done(self, lost: Option<String>) -> SalvagedAside {
        let damaged = self.damaged.difference(&self.known).cloned().collect();
        SalvagedAside { read: self.known.len() as u64, damaged, lost }
    }
}

type Papers = Vec<Paper>;

/// As many papers as can be read in this order, and what stopped the reading.
fn papers(connection: &Connection, order: &str) -> Result<(Papers, Option<String>), JournalError> {
    let sum = sum_column(connection)?;
    let mut read = Papers::new();
    let result = (|| {
        let mut statement =
            connection.prepare(&format!("SELECT id, bytes, {sum} FROM aside ORDER BY id {order}"))?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            read.push((row.get(0)?, row.get(1)?, row.get(2)?));
        }
        Ok::<(), rusqlite::Error>(())
    })();
    Ok((read, result.err().map(|error| error.to_string())))
}
