//! A shared file read back whole: checked to its end before anything is stored, and stored as one.

use std::io::BufRead;

use openroom_journal::{Event, Hash, Head, JournalError, Stream, Version, Write, first_hash};
use openroom_tournament::{FileNo, Line, Person, Player, Tournament};

use crate::follow::{Following, LeftOut, Step, wrong};
use crate::paper::Paper;
use crate::{ArchiveError, Kept, Names, OtherNames, SealingKey, Store, Wrong};

const PAGE: usize = 1000;

/// An event as a file shows it, with nothing withheld.
pub struct Whole {
    stream: Stream,
    hashes: Vec<Hash>,
    events: Vec<Event>,
    people: Vec<(Person, Player)>,
    deals: Vec<(u16, u32, Paper)>,
    tables: Vec<(Line, Paper)>,
    files: Vec<(FileNo, Paper)>,
    left_out: LeftOut,
}

/// Reads an event that was shared with nothing withheld. The stream must be new here, or a beginning of it; people
/// who are known here by other names are not taken in.
pub fn take_in<'a, S: Store>(
    store: &'a S,
    key: &'a SealingKey,
    from: &mut dyn BufRead,
) -> Result<Kept<'a, S>, ArchiveError> {
    Whole::read(from)?.keep(store, key, OtherNames::Refused)
}

impl Whole {
    /// Reads a file to its end.
    pub fn read(from: &mut dyn BufRead) -> Result<Whole, ArchiveError> {
        let mut file = Following::begin(from)?;
        let mut whole = Whole {
            stream: file.heading.stream.clone(),
            hashes: vec![first_hash(&file.heading.stream)],
            events: Vec::new(),
            people: Vec::new(),
            deals: Vec::new(),
            tables: Vec::new(),
            files: Vec::new(),
            left_out: LeftOut::default(),
        };
        while let Some(step) = file.next()? {
            match step {
                Step::Record(event, hash) => {
                    whole.events.push(event);
                    whole.hashes.push(hash);
                }
                Step::Withheld => {
                    let number = whole.events.len() as u64 + 2;
                    return Err(wrong(number, Wrong::Withheld));
                }
                Step::Person(person, player) => whole.people.push((person, player)),
                Step::Deal(session, board, paper) => whole.deals.push((session, board, paper)),
                Step::Table(line, paper) => whole.tables.push((line, paper)),
                Step::File(file, paper) => whole.files.push((file, paper)),
            }
        }
        whole.left_out = file.left_out();
        Ok(whole)
    }

    /// What the log speaks of and the file has not.
    pub fn left_out(&self) -> LeftOut {
        self.left_out
    }

    /// Stores all of it as one.
    pub fn keep<'a, S: Store>(
        self,
        store: &'a S,
        key: &'a SealingKey,
        other_names: OtherNames,
    ) -> Result<Kept<'a, S>, ArchiveError> {
        let stored = store.head(&self.stream)?;
        let mut writes = self.appends(stored)?;
        let names = Names::new(store);
        let people = names.with_persons(self.people, other_names)?;
        if people != names.all()? {
            writes.push(Names::<S>::writing(&people)?);
        }
        let kept = Kept::resume(store, key, self.stream, (Version::START, Tournament::default()));
        for (session, board, paper) in &self.deals {
            writes.push(kept.deal_write(*session, *board, paper)?);
        }
        for (line, paper) in &self.tables {
            writes.push(kept.record_write(*line, paper)?);
        }
        for (file, paper) in &self.files {
            writes.push(kept.file_write(*file, paper)?);
        }
        store.write(writes)?;
        Kept::open(store, key, kept.stream)
    }

    /// What is still to be appended to the stream.
    fn appends(&self, stored: Head) -> Result<Vec<Write>, ArchiveError> {
        let there = usize::try_from(stored.version.0).unwrap_or(usize::MAX);
        if self.hashes.get(there) != Some(&stored.hash) {
            let (stream, expected, actual) = (self.stream.clone(), Version::START, stored.version);
            return Err(JournalError::Conflict { stream, expected, actual }.into());
        }
        let pages = (stored.version.0..).step_by(PAGE).zip(self.events[there..].chunks(PAGE));
        let append = |(at, page): (u64, &[Event])| Write::Append {
            stream: self.stream.clone(),
            expected: Version(at),
            events: page.to_vec(),
        };
        Ok(pages.map(append).collect())
    }
}
