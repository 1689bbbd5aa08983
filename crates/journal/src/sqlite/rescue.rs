//! Saving the streams of a damaged file.

use super::SqliteJournal;
use crate::{Behind, BehindState, Journal, JournalError, Salvaged, Version, salvage};

const PAGE: usize = 1024;

impl SqliteJournal {
    /// Copies the sound beginning of every stream into a journal that has none of them. Entries to which the way through
    /// the file is lost are looked for on every page; those that follow on without a gap are copied too. What lies
    /// behind a gap comes with each stream.
    pub fn rescue(&self, to: &dyn Journal) -> Result<Vec<(Salvaged, Vec<Behind>)>, JournalError> {
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
        mut behind: Vec<Behind>,
        to: &dyn Journal,
    ) -> Result<(Salvaged, Vec<Behind>), JournalError> {
        let follows = |(version, one): (u64, &Behind)| {
            one.entry.version == Version(version) && one.state == BehindState::AsWritten
        };
        let count = (found.read + 1..).zip(&behind).take_while(|one| follows(*one)).count();
        let rest = behind.split_off(count);
        let mut at = Version(found.read);
        for page in behind.chunks(PAGE) {
            let events = page.iter().map(|one| one.entry.event.clone()).collect();
            at = to.append(&found.stream, at, events)?.version;
        }
        found.read = at.0;
        if to.head(&found.stream)? == self.head(&found.stream)? {
            found.lost = None;
        }
        Ok((found, rest))
    }
}
