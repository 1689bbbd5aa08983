//! Reading, with every link of the chain checked on the way.

use std::collections::BTreeMap;
use std::path::Path;

use rusqlite::{Connection, ErrorCode, OptionalExtension, params};

use super::file::refused;
use super::pages;
use crate::{
    Behind, BehindState, Damage, Entry, Event, Hash, Head, JournalError, Stream, StreamRefused, Version,
    first_hash, verify,
};

struct Found {
    id: i64,
    head: Head,
}

/// Asks by an index, and where that is damaged by reading the whole table.
fn by_index_or_whole<T>(ask: impl Fn(&str) -> rusqlite::Result<T>) -> rusqlite::Result<T> {
    ask("").or_else(|error| match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseCorrupt) => ask("NOT INDEXED"),
        _ => Err(error),
    })
}

fn find(connection: &Connection, stream: &Stream) -> Result<Option<Found>, JournalError> {
    by_index_or_whole(|how| {
        let sql = format!("SELECT id, version, hash FROM stream {how} WHERE name = ?1");
        connection.prepare_cached(&sql).and_then(|mut statement| {
            statement
                .query_row([stream.as_str()], |row| {
                    let head = Head { version: Version(row.get(1)?), hash: Hash(row.get(2)?) };
                    Ok(Found { id: row.get(0)?, head })
                })
                .optional()
        })
    })
    .map_err(refused)
}

pub(super) fn head(connection: &Connection, stream: &Stream) -> Result<Head, JournalError> {
    let none = || Head { version: Version::START, hash: first_hash(stream) };
    Ok(find(connection, stream)?.map_or_else(none, |found| found.head))
}

pub(super) fn streams(connection: &Connection) -> Result<Vec<Stream>, JournalError> {
    let mut names: Vec<String> = by_index_or_whole(|how| {
        let sql = format!("SELECT name FROM stream {how} WHERE version > 0");
        let mut statement = connection.prepare_cached(&sql)?;
        statement.query_map([], |row| row.get(0))?.collect()
    })
    .map_err(refused)?;
    names.sort_unstable();
    names
        .into_iter()
        .map(|name| {
            name.parse().map_err(|refused: StreamRefused| {
                damaged(None, Version::START, Damage::Unreadable(refused.to_string()))
            })
        })
        .collect()
}

fn damaged(stream: Option<&Stream>, after: Version, found: Damage) -> JournalError {
    JournalError::Damaged { stream: stream.cloned(), after, found }
}

pub(super) fn entries(
    connection: &Connection,
    stream: &Stream,
    after: Version,
    most: usize,
) -> Result<Vec<Entry>, JournalError> {
    // One moment for all three queries: a writer may commit between them otherwise.
    let moment = connection.unchecked_transaction().map_err(refused)?;
    let Some(Found { id, head }) = find(&moment, stream)? else { return Ok(Vec::new()) };
    if after >= head.version || most == 0 {
        return Ok(Vec::new());
    }
    let before = link(&moment, stream, id, after)?;
    let expected = most.min(usize::try_from(head.version.0 - after.0).unwrap_or(usize::MAX));
    let (mut read, broken) = rows(&moment, id, after, expected);
    let sound = verify(before, &read);
    let complete = sound == expected
        && (after.plus(expected as u64) != head.version
            || read.last().is_some_and(|last| last.hash == head.hash));
    if complete {
        return Ok(read);
    }
    read.truncate(sound.min(expected.saturating_sub(1)));
    if read.is_empty() {
        let found = broken.map_or(Damage::BrokenChain, Damage::Told);
        return Err(damaged(Some(stream), after, found));
    }
    Ok(read)
}

/// Every entry after a version that can be read, whether or not the chain holds.
pub(super) fn behind(
    connection: &Connection,
    file: &Path,
    stream: &Stream,
    after: Version,
) -> Result<Vec<Behind>, JournalError> {
    let Some(Found { id, head }) = find(connection, stream)? else { return Ok(Vec::new()) };
    let mut read = one_by_one(connection, id, after, head.version)?;
    let mut before = link(connection, stream, id, after).ok();
    if before.is_none() || (read.len() as u64) < head.version.0 - after.0 {
        for (_, entry) in pages::entries(file).into_iter().filter(|(of, _)| *of == id) {
            if entry.version == after {
                before = before.or(Some(Head { version: after, hash: entry.hash }));
            } else if entry.version > after && entry.version <= head.version {
                read.entry(entry.version.0).or_insert(entry);
            }
        }
    }
    Ok(checked(read, before))
}

/// Entries with what the hash of the one before tells of each.
pub(super) fn checked(read: BTreeMap<u64, Entry>, mut before: Option<Head>) -> Vec<Behind> {
    let checked = read.into_values().map(|entry| {
        let near = before.filter(|before| before.version.plus(1) == entry.version);
        let state = match near.map(|before| verify(before, std::slice::from_ref(&entry))) {
            Some(0) => BehindState::Damaged,
            Some(_) => BehindState::AsWritten,
            None => BehindState::Unchecked,
        };
        before = Some(Head { version: entry.version, hash: entry.hash });
        Behind { entry, state }
    });
    checked.collect()
}

/// Every entry of a stream between two versions that can be read, each by its place in the file: what cannot be read
/// stops nothing.
fn one_by_one(
    connection: &Connection,
    stream: i64,
    after: Version,
    last: Version,
) -> Result<BTreeMap<u64, Entry>, JournalError> {
    let places: i64 = by_index_or_whole(|how| {
        let sql = format!("SELECT coalesce(sum(version), 0) FROM stream {how}");
        connection.query_row(&sql, [], |row| row.get(0))
    })
    .map_err(refused)?;
    let sql = "SELECT stream, version, format, bytes, hash FROM entry WHERE id = ?1";
    let mut statement = connection.prepare(sql).map_err(refused)?;
    let mut found = BTreeMap::new();
    // Nothing is ever taken out of the file: its entries have the numbers from 1 without a gap.
    for place in 1..=places {
        let read = statement.query_row([place], |row| {
            let event = Event { format: row.get(2)?, bytes: row.get(3)? };
            let entry = Entry { version: Version(row.get(1)?), event, hash: Hash(row.get(4)?) };
            Ok((row.get::<_, i64>(0)?, entry))
        });
        if let Ok((of, entry)) = read
            && of == stream
            && entry.version > after
            && entry.version <= last
        {
            found.insert(entry.version.0, entry);
        }
    }
    Ok(found)
}

/// The end of the chain at a version.
fn link(connection: &Connection, stream: &Stream, id: i64, version: Version) -> Result<Head, JournalError> {
    if version == Version::START {
        return Ok(Head { version, hash: first_hash(stream) });
    }
    let found = by_index_or_whole(|how| {
        let sql = format!("SELECT hash FROM entry {how} WHERE stream = ?1 AND version = ?2");
        connection.prepare_cached(&sql)?.query_row(params![id, version.0], |row| row.get(0))
    });
    found
        .map(|hash| Head { version, hash: Hash(hash) })
        .map_err(|error| damaged(Some(stream), version, Damage::Told(error.to_string())))
}

/// As many rows as can be read, by the index or, where that is damaged, in the order of writing; and what stopped
/// the reading.
fn rows(connection: &Connection, id: i64, after: Version, most: usize) -> (Vec<Entry>, Option<String>) {
    let (read, broken) = rows_by(connection, "", "version", (id, after, most));
    if broken.is_none() {
        return (read, None);
    }
    let (more, still_broken) = rows_by(connection, "NOT INDEXED", "id", (id, after, most));
    if more.len() > read.len() { (more, still_broken) } else { (read, broken) }
}

fn rows_by(
    connection: &Connection,
    how: &str,
    order: &str,
    (id, after, most): (i64, Version, usize),
) -> (Vec<Entry>, Option<String>) {
    let mut read = Vec::new();
    let result = (|| {
        let sql = format!(
            "SELECT version, format, bytes, hash FROM entry {how} WHERE stream = ?1 AND version > ?2 ORDER BY {order} LIMIT ?3"
        );
        let mut statement = connection.prepare_cached(&sql)?;
        let mut rows = statement.query(params![id, after.0, most as u64])?;
        while let Some(row) = rows.next()? {
            let event = Event { format: row.get(1)?, bytes: row.get(2)? };
            read.push(Entry { version: Version(row.get(0)?), event, hash: Hash(row.get(3)?) });
        }
        Ok::<(), rusqlite::Error>(())
    })();
    (read, result.err().map(|error| error.to_string()))
}
