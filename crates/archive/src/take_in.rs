//! A shared file read back whole: checked to its end before anything is stored.

use std::io::BufRead;

use openroom_journal::{Event, Hash, JournalError, Stream, Version, first_hash};
use openroom_tournament::{FileNo, Line, Person, Player};

use crate::follow::{Following, Step, wrong};
use crate::paper::Paper;
use crate::{ArchiveError, Kept, SealingKey, Store};

const PAGE: usize = 1000;

/// What a file holds besides the log.
#[derive(Default)]
struct Besides {
    people: Vec<(Person, Player)>,
    deals: Vec<(u16, u32, Paper)>,
    tables: Vec<(Line, Paper)>,
    files: Vec<(FileNo, Paper)>,
}

/// Reads an event that was shared with nothing withheld. The stream must be new here, or a beginning of it.
pub fn take_in<'a, S: Store>(
    store: &'a S,
    key: &'a SealingKey,
    from: &mut dyn BufRead,
) -> Result<Kept<'a, S>, ArchiveError> {
    let mut file = Following::begin(from)?;
    let mut hashes = vec![first_hash(&file.heading.stream)];
    let mut events = Vec::new();
    let mut besides = Besides::default();
    while let Some(step) = file.next()? {
        match step {
            Step::Record(event, hash) => {
                events.push(event);
                hashes.push(hash);
            }
            Step::Withheld => {
                let number = events.len() as u64 + 2;
                return Err(wrong(number, "a record is withheld; only a whole event is taken in"));
            }
            Step::Person(person, player) => besides.people.push((person, player)),
            Step::Deal(session, board, paper) => besides.deals.push((session, board, paper)),
            Step::Table(line, paper) => besides.tables.push((line, paper)),
            Step::File(file, paper) => besides.files.push((file, paper)),
        }
    }
    let stream = file.heading.stream;
    append(store, &stream, &hashes, &events)?;
    let kept = Kept::open(store, key, stream)?;
    besides.keep(&kept)?;
    Ok(kept)
}

impl Besides {
    fn keep<S: Store>(self, kept: &Kept<'_, S>) -> Result<(), ArchiveError> {
        kept.names().keep_as(self.people)?;
        for (session, board, paper) in self.deals {
            kept.seal_deal(session, board, &paper)?;
        }
        for (line, paper) in self.tables {
            kept.seal_record(line, &paper)?;
        }
        for (file, paper) in self.files {
            kept.seal_file(file, &paper)?;
        }
        Ok(())
    }
}

fn append<S: Store>(
    store: &S,
    stream: &Stream,
    hashes: &[Hash],
    events: &[Event],
) -> Result<(), ArchiveError> {
    let stored = store.head(stream)?;
    let there = usize::try_from(stored.version.0).unwrap_or(usize::MAX);
    if hashes.get(there) != Some(&stored.hash) {
        let (stream, expected, actual) = (stream.clone(), Version::START, stored.version);
        return Err(JournalError::Conflict { stream, expected, actual }.into());
    }
    let mut at = stored.version;
    for page in events[there..].chunks(PAGE) {
        at = store.append(stream, at, page.to_vec())?.version;
    }
    Ok(())
}
