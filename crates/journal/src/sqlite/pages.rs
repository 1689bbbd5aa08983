//! What is found by looking at every page of the file, for where the way to it through the file is lost.
//!
//! A row is known by the form of its values. An entry lies on a leaf page of a table: no number of its own (its place is
//! the key), three numbers, bytes, and a hash. What lies aside is on the pages of an index, on the inner ones as well:
//! an id, bytes, and their sum. What is too long for the page goes on in overflow pages.

use std::collections::BTreeMap;
use std::path::Path;

use crate::{Entry, Event, Hash, Head, Version};

const HEADING: usize = 100;
const LEAF_OF_A_TABLE: u8 = 0x0D;
const LEAF_OF_AN_INDEX: u8 = 0x0A;
const INSIDE_AN_INDEX: u8 = 0x02;
const MAGIC: &[u8] = b"SQLite format 3\0";
/// The size that a journal's pages are made with, for where the heading does not tell it.
const SIZE: usize = 4096;
/// The kinds of a row's values: nothing, whole numbers by their bytes, and bytes or text by their length.
const NULL: u64 = 0;
const FIRST_BYTES: u64 = 12;

/// An entry and the number of its stream.
pub(super) type Found = (i64, Entry);
/// An id, what is kept under it, and its sum where it has one.
pub(super) type Paper = (String, Vec<u8>, Option<Vec<u8>>);

/// All that lies on pages that are whole, of the file as its log of writes leaves it.
#[derive(Default)]
pub(super) struct Scan {
    pub(super) entries: Vec<Found>,
    pub(super) papers: Vec<Paper>,
    /// The streams by their numbers, with their ends.
    pub(super) heads: BTreeMap<i64, (String, Head)>,
    /// Their names as the index has them.
    pub(super) names: BTreeMap<i64, String>,
    /// The last version of each stream that the index of the entries has.
    pub(super) last: BTreeMap<i64, u64>,
}

/// Every entry on every leaf page that is whole.
pub(super) fn entries(path: &Path) -> Vec<Found> {
    scan(path).entries
}

/// Looks at every page.
pub(super) fn scan(path: &Path) -> Scan {
    let mut scan = Scan::default();
    let Some(pages) = Pages::read(path) else { return scan };
    for (place, page) in &pages.all {
        for row in pages.on(*place, page) {
            scan.take(&row);
        }
    }
    scan
}

impl Scan {
    fn take(&mut self, row: &Row) {
        let Some(values) = values(&row.bytes) else { return };
        match (row.key, &values[..]) {
            (
                Some(_),
                [
                    Value::Nothing,
                    Value::Whole(stream),
                    Value::Whole(version),
                    Value::Whole(format),
                    Value::Bytes(bytes),
                    Value::Bytes(hash),
                ],
            ) => self.entries.extend(entry((*stream, *version, *format), bytes, hash)),
            (Some(id), [Value::Nothing, Value::Text(name), Value::Whole(version), Value::Bytes(hash)]) => {
                if let (Ok(version), Ok(hash)) = (u64::try_from(*version), (*hash).try_into()) {
                    let head = Head { version: Version(version), hash: Hash(hash) };
                    self.heads.insert(id, ((*name).to_owned(), head));
                }
            }
            (None, [Value::Text(name), Value::Whole(id)]) => {
                self.names.insert(*id, (*name).to_owned());
            }
            (None, [Value::Whole(stream), Value::Whole(version), Value::Whole(_)]) => {
                let last = self.last.entry(*stream).or_default();
                *last = (*last).max(u64::try_from(*version).unwrap_or_default());
            }
            (
                None,
                [Value::Text(id), Value::Bytes(bytes)]
                | [Value::Text(id), Value::Bytes(bytes), Value::Nothing],
            ) => {
                self.papers.push(((*id).to_owned(), bytes.to_vec(), None));
            }
            (None, [Value::Text(id), Value::Bytes(bytes), Value::Bytes(sum)]) => {
                self.papers.push(((*id).to_owned(), bytes.to_vec(), Some(sum.to_vec())));
            }
            _ => {}
        }
    }
}

/// A row as it is stored; one of a table has a key.
struct Row {
    key: Option<i64>,
    bytes: Vec<u8>,
}

struct Pages {
    /// By their numbers, from 1.
    all: BTreeMap<u32, Vec<u8>>,
    /// The bytes of a page that hold something.
    usable: usize,
}

impl Pages {
    fn read(path: &Path) -> Option<Pages> {
        let file = std::fs::read(path).ok()?;
        let (size, usable) = told(&file).unwrap_or((SIZE, SIZE));
        let all = (1..).zip(file.chunks_exact(size).map(<[u8]>::to_vec)).collect();
        let mut pages = Pages { all, usable };
        let mut log = path.as_os_str().to_owned();
        log.push("-wal");
        pages.overlay(&std::fs::read(log).unwrap_or_default(), size);
        Some(pages)
    }

    /// Puts the pages of the log of writes in the places of older ones, up to its last commit.
    fn overlay(&mut self, log: &[u8], size: usize) {
        let (Some(salts), Some(frames)) = (log.get(16..24), log.get(32..)) else { return };
        let of_this_log = |frame: &&[u8]| frame.get(8..16) == Some(salts);
        let frames: Vec<&[u8]> = frames.chunks_exact(24 + size).take_while(of_this_log).collect();
        let is_commit = |frame: &&[u8]| number(frame, 4, 4).is_some_and(|pages| pages > 0);
        let committed = frames.iter().rposition(is_commit).map_or(0, |last| last + 1);
        for frame in &frames[..committed] {
            if let Some(place) = number(frame, 0, 4).and_then(|place| u32::try_from(place).ok()) {
                self.all.insert(place, frame[24..].to_vec());
            }
        }
    }

    /// The rows on a page; none where it is neither a leaf of a table nor a page of an index.
    fn on(&self, place: u32, page: &[u8]) -> Vec<Row> {
        let start = if place == 1 { HEADING } else { 0 };
        let Some(&kind) = page.get(start) else { return Vec::new() };
        let heading = match kind {
            LEAF_OF_A_TABLE | LEAF_OF_AN_INDEX => 8,
            INSIDE_AN_INDEX => 12,
            _ => return Vec::new(),
        };
        let cells = number(page, start + 3, 2).unwrap_or_default() as usize;
        let cell = |index: usize| number(page, start + heading + 2 * index, 2);
        (0..cells).map_while(cell).filter_map(|at| self.row(page, kind, at as usize)).collect()
    }

    /// A row with what of it is in overflow pages. On an inner page the number of another page stands before it.
    fn row(&self, page: &[u8], kind: u8, at: usize) -> Option<Row> {
        let (length, after) = varint(page, if kind == INSIDE_AN_INDEX { at + 4 } else { at })?;
        let (key, start) = match kind {
            LEAF_OF_A_TABLE => varint(page, after).map(|(key, start)| (Some(key.cast_signed()), start))?,
            _ => (None, after),
        };
        let length = usize::try_from(length).ok().filter(|length| *length <= self.all.len() * self.usable)?;
        let here = self.length_here(length, kind);
        let mut bytes = page.get(start..start + here)?.to_vec();
        let mut next = start + here;
        let mut page = page;
        while bytes.len() < length {
            let place = u32::try_from(number(page, next, 4)?).ok()?;
            page = self.all.get(&place)?;
            let more = (length - bytes.len()).min(self.usable - 4);
            bytes.extend_from_slice(page.get(4..4 + more)?);
            next = 0;
        }
        Some(Row { key, bytes })
    }

    /// How much of a row lies on the page itself: all where it fits, otherwise what fills whole overflow pages with the
    /// rest. Of an index four rows fit on every page.
    fn length_here(&self, length: usize, kind: u8) -> usize {
        let most = match kind {
            LEAF_OF_A_TABLE => self.usable - 35,
            _ => (self.usable - 12) * 64 / 255 - 23,
        };
        let least = (self.usable - 12) * 32 / 255 - 23;
        if length <= most {
            return length;
        }
        let filling = least + (length - least) % (self.usable - 4);
        if filling <= most { filling } else { least }
    }
}

/// The size of a page and how much of it holds something, by the heading of the file; none where that is lost.
fn told(file: &[u8]) -> Option<(usize, usize)> {
    if !file.starts_with(MAGIC) {
        return None;
    }
    let size = match number(file, 16, 2)? {
        1 => 65_536,
        size => usize::try_from(size).ok().filter(|size| size.is_power_of_two() && *size >= 512)?,
    };
    let usable = size.checked_sub(usize::from(*file.get(20)?)).filter(|usable| *usable >= 480)?;
    Some((size, usable))
}

/// A value of a row.
enum Value<'a> {
    Nothing,
    Whole(i64),
    Text(&'a str),
    Bytes(&'a [u8]),
}

/// The values of a row; none where they do not fill it, or one is of a kind that no row of a journal has.
fn values(row: &[u8]) -> Option<Vec<Value<'_>>> {
    let (end, mut at) = varint(row, 0)?;
    let end = usize::try_from(end).ok()?;
    let mut kinds = Vec::new();
    while at < end {
        let (kind, after) = varint(row, at)?;
        kinds.push(kind);
        at = after;
    }
    if at != end {
        return None;
    }
    let mut values = Vec::new();
    for kind in kinds {
        if kind == NULL {
            values.push(Value::Nothing);
        } else if kind < FIRST_BYTES {
            let (value, after) = integer(row, at, kind)?;
            values.push(Value::Whole(value));
            at = after;
        } else {
            let length = usize::try_from((kind - FIRST_BYTES) / 2).ok()?;
            let bytes = row.get(at..at.checked_add(length)?)?;
            let is_text = kind % 2 == 1;
            values.push(if is_text {
                Value::Text(std::str::from_utf8(bytes).ok()?)
            } else {
                Value::Bytes(bytes)
            });
            at += length;
        }
    }
    (at == row.len()).then_some(values)
}

/// The entry of a row; none where its numbers cannot be those of one.
fn entry((stream, version, format): (i64, i64, i64), bytes: &[u8], hash: &[u8]) -> Option<Found> {
    let hash = hash.try_into().ok()?;
    let event = Event { format: u16::try_from(format).ok()?, bytes: bytes.to_vec() };
    let version = Version(u64::try_from(version).ok()?);
    Some((stream, Entry { version, event, hash: Hash(hash) }))
}

/// A whole number of a row and where the next value begins.
fn integer(row: &[u8], at: usize, kind: u64) -> Option<(i64, usize)> {
    let length = match kind {
        1..=4 => kind as usize,
        5 => 6,
        6 => 8,
        8 | 9 => return Some((i64::from(kind == 9), at)),
        _ => return None,
    };
    let unused = 64 - 8 * length as u32;
    let value = number(row, at, length)?.cast_signed() << unused >> unused;
    Some((value, at + length))
}

/// The number that so many bytes make, the highest first.
fn number(bytes: &[u8], at: usize, length: usize) -> Option<u64> {
    let digits = bytes.get(at..at.checked_add(length)?)?;
    Some(digits.iter().fold(0, |number, byte| number << 8 | u64::from(*byte)))
}

/// A number of one to nine bytes, and where the next begins.
fn varint(bytes: &[u8], at: usize) -> Option<(u64, usize)> {
    let mut number = 0_u64;
    for place in 0..8 {
        let byte = *bytes.get(at + place)?;
        number = number << 7 | u64::from(byte & 0x7F);
        if byte < 0x80 {
            return Some((number, at + place + 1));
        }
    }
    Some((number << 8 | u64::from(*bytes.get(at + 8)?), at + 9))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Journal, SqliteJournal, Stream};

    #[test]
    fn numbers_are_read_as_they_are_stored() {
        assert_eq!(varint(&[0x7F], 0), Some((127, 1)));
        assert_eq!(varint(&[0x81, 0x00], 0), Some((128, 2)));
        assert_eq!(varint(&[0xFF; 9], 0), Some((u64::MAX, 9)));
        assert_eq!(varint(&[0x81], 0), None);
        assert_eq!(integer(&[0xFF], 0, 1), Some((-1, 1)));
        assert_eq!(integer(&[0x01, 0x00], 0, 2), Some((256, 2)));
        assert_eq!(integer(&[], 0, 9), Some((1, 0)));
        assert_eq!(integer(&[0; 8], 0, 7), None, "a fraction is no number of an entry");
    }

    #[test]
    fn the_log_of_writes_is_looked_through_with_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.journal");
        let stream: Stream = "club/evening".parse().unwrap();
        let journal = SqliteJournal::open(&path).unwrap();
        let event = |n: u64| Event::new(1, "x".repeat(if n == 7 { 20_000 } else { 200 }));
        for n in 0..300 {
            journal.append(&stream, Version(n), vec![event(n)]).unwrap();
        }
        let mut log = path.clone().into_os_string();
        log.push("-wal");
        assert!(
            std::fs::metadata(&log).unwrap().len() > 100_000,
            "while it is open its log stands beside it"
        );
        let found: BTreeMap<u64, Entry> =
            entries(&path).into_iter().map(|(_, entry)| (entry.version.0, entry)).collect();
        assert_eq!(found.len(), 300);
        assert_eq!(found[&300].hash, journal.head(&stream).unwrap().hash);
        assert_eq!(found[&8].event, event(7));
        drop(journal);
        assert_eq!(entries(&path).len(), 300, "the log was taken into the file");
    }
}
