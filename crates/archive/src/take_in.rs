//! A shared file read back whole: checked to its end before anything is stored.

use std::io::{BufRead, Read};

use openroom_journal::{Event, Head, JournalError, MOST_BYTES, Stream, Version, first_hash, next_hash};
use openroom_tournament::{Line, Person, Player, from_bytes};

use crate::share::{FORM, Heading, Part, Written};
use crate::{ArchiveError, Kept, SealingKey, Store};

const PAGE: usize = 1000;
const LONGEST_LINE: u64 = MOST_BYTES as u64 + 4096;

/// What a file holds besides the log.
#[derive(Default)]
struct Besides {
    people: Vec<(Person, Player)>,
    deals: Vec<(u16, u32, String)>,
    tables: Vec<(Line, Vec<openroom_laws::Event>)>,
}

/// Reads an event that was shared with nothing withheld. The stream must be new here, or a beginning of it.
pub fn take_in<'a, S: Store>(
    store: &'a S,
    key: &'a SealingKey,
    from: &mut dyn BufRead,
) -> Result<Kept<'a, S>, ArchiveError> {
    let mut number = 1;
    let first = next_line(from, number)?.ok_or_else(|| wrong(1, "the file is empty"))?;
    let heading: Heading = serde_json::from_str(&first).map_err(|error| wrong(number, &error.to_string()))?;
    if heading.openroom_event != FORM {
        let text = format!("the file has form {}; this program knows {FORM}", heading.openroom_event);
        return Err(wrong(number, &text));
    }
    let mut head = Head { version: Version::START, hash: first_hash(&heading.stream) };
    let mut hashes = vec![head.hash];
    let mut events = Vec::new();
    let mut besides = Besides::default();
    while let Some(text) = next_line(from, number + 1)? {
        number += 1;
        let written: Option<Written> = serde_json::from_str(&text).ok();
        let part =
            written.and_then(Written::part).ok_or_else(|| wrong(number, "it is no line of an event"))?;
        match part {
            Part::Record { version, format, hash, record } => {
                let event = Event::new(format, record.get().as_bytes());
                from_bytes(event.format, &event.bytes).map_err(|why| wrong(number, &why.to_string()))?;
                let next = head.version.plus(1);
                head = Head { version: next, hash: next_hash(head.hash, next, &event) };
                if version != next || hash != head.hash || next.0 > heading.events {
                    return Err(wrong(number, "the file was edited; the hash does not follow"));
                }
                events.push(event);
                hashes.push(head.hash);
            }
            Part::Withheld { .. } => {
                return Err(wrong(number, "a record is withheld; only a whole event is taken in"));
            }
            Part::Person { person, player } => besides.people.push((person, player)),
            Part::Deal { session, board, deal } => besides.deals.push((session, board, deal)),
            Part::Table { table, events } => {
                let line = table.parse().map_err(|_| wrong(number, "it names no table"))?;
                besides.tables.push((line, events));
            }
        }
    }
    if (head.version.0, head.hash) != (heading.events, heading.hash) {
        return Err(wrong(number, "the file ends before all its records"));
    }
    append(store, &heading.stream, &hashes, &events)?;
    let kept = Kept::open(store, key, heading.stream)?;
    besides.keep(&kept)?;
    Ok(kept)
}

impl Besides {
    fn keep<S: Store>(self, kept: &Kept<'_, S>) -> Result<(), ArchiveError> {
        kept.names().keep_as(self.people)?;
        for (session, board, deal) in self.deals {
            kept.seal_deal(session, board, &deal)?;
        }
        for (line, events) in self.tables {
            kept.seal_record(line, &events)?;
        }
        Ok(())
    }
}

fn append<S: Store>(
    store: &S,
    stream: &Stream,
    hashes: &[openroom_journal::Hash],
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

pub(crate) fn wrong(number: u64, wrong: &str) -> ArchiveError {
    ArchiveError::Line { number, wrong: wrong.to_owned() }
}

pub(crate) fn next_line(from: &mut dyn BufRead, number: u64) -> Result<Option<String>, ArchiveError> {
    let mut text = String::new();
    Read::take(&mut *from, LONGEST_LINE).read_line(&mut text).map_err(|error| match error.kind() {
        std::io::ErrorKind::InvalidData => wrong(number, "it is not UTF-8"),
        _ => ArchiveError::Io(error),
    })?;
    if !text.is_empty() && !text.ends_with('\n') && text.len() as u64 >= LONGEST_LINE {
        return Err(wrong(number, "it is too long"));
    }
    Ok((!text.is_empty()).then_some(text))
}
