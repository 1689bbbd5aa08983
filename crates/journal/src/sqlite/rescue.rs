//! Saving the streams of a damaged file.

use std::path::Path;

use super::scan::{by_pages, copied};
use super::{SqliteJournal, aside, pages};
use crate::{Behind, Journal, JournalError, Rescued, Salvaged, Version, Way, salvage};

/// Saves what can be read of a file into a journal that has nothing: through the file, and where there is no way into
/// it by looking at every page. Fails where that finds nothing.
pub fn rescue(file: &Path, to: &SqliteJournal) -> Result<Rescued, JournalError> {
    let no_way = match SqliteJournal::open_for_reading(file) {
        Ok(journal) => {
            let (streams, lost) = match journal.rescue(to) {
                Ok(streams) => (streams, None),
                Err(JournalError::Damaged { found, .. }) => (Vec::new(), Some(found)),
                Err(error) => return Err(error),
            };
            let aside = journal.salvage_aside(to)?;
            return Ok(Rescued { streams, lost, aside, way: Way::Through });
        }
        Err(error) => error,
    };
    if !matches!(no_way, JournalError::NotAJournal(_) | JournalError::Damaged { .. }) {
        return Err(no_way);
    }
    let scan = pages::scan(file);
    if scan.entries.is_empty() && scan.papers.is_empty() {
        return Err(no_way);
    }
    let streams = by_pages(&scan, to)?;
    let aside = aside::salvage_found(scan.papers, to)?;
    Ok(Rescued { streams, lost: None, aside, way: Way::EveryPage })
}

/// What is kept under an id in a file that may be damaged, whether or not it is as it was written.
pub fn paper_as_it_is(file: &Path, id: &str) -> Result<Option<Vec<u8>>, JournalError> {
    match SqliteJournal::open_for_reading(file) {
        Ok(journal) => journal.get_as_it_is(id),
        Err(JournalError::NotAJournal(_) | JournalError::Damaged { .. }) => {
            Ok(aside::found_as_it_is(file, id))
        }
        Err(error) => Err(error),
    }
}

impl SqliteJournal {
    /// Copies the sound beginning of every stream into a journal that has none of them. Entries to which the way through
    /// the file is lost are looked for on every page; those that follow on without a gap are copied too. What lies
    /// behind a gap comes with each stream. Where the list of the streams is lost, all of them are looked for so.
    pub fn rescue(&self, to: &dyn Journal) -> Result<Vec<(Salvaged, Vec<Behind>)>, JournalError> {
        if let Err(error) = self.streams() {
            let scan = pages::scan(&self.shared.path);
            let is_there = matches!(error, JournalError::Damaged { .. }) && !scan.entries.is_empty();
            return if is_there { by_pages(&scan, to) } else { Err(error) };
        }
        let mut all = Vec::new();
        for found in salvage(self, to)? {
            let behind = match found.lost {
                Some(_) => self.behind(&found.stream, Version(found.read))?,
                None => Vec::new(),
            };
            all.push(self.go_on(found, behind, to)?);
        }
        Ok(all)
    }

    /// Copies those that follow on; the stream is whole where they bring it to its end.
    fn go_on(
        &self,
        mut found: Salvaged,
        behind: Vec<Behind>,
        to: &dyn Journal,
    ) -> Result<(Salvaged, Vec<Behind>), JournalError> {
        let (at, rest) = copied(&found.stream, Version(found.read), behind, to)?;
        found.read = at.0;
        if to.head(&found.stream)? == self.head(&found.stream)? {
            found.lost = None;
        }
        Ok((found, rest))
    }
}
