//! Entries found by looking at every page of the file, for where the way to them through the file is lost.
//!
//! An entry lies on a leaf page of a table, and is known by the form of its row: no number of its own (its place is
//! the key), three numbers, bytes, and a hash. What is too long for the page goes on in overflow pages.

use std::collections::BTreeMap;
use std::path::Path;

use crate::{Entry, Event, Hash, Version};

const HEADING: usize = 100;
const LEAF_OF_A_TABLE: u8 = 0x0D;
const MAGIC: &[u8] = b"SQLite format 3\0";
/// The kinds of a row's values: nothing, whole numbers by their bytes, and bytes by their length.
const NULL: u64 = 0;
const FIRST_BYTES: u64 = 12;
const HASH: u64 = FIRST_BYTES + 2 * 32;

/// An entry and the number of its stream.
pub(super) type Found = (i64, Entry);

/// Every entry on every leaf page that is whole, of the file as its log of writes leaves it.
pub(super) fn entries(path: &Path) -> Vec<Found> {
    let Some(pages) = Pages::read(path) else { return Vec::new() };
    pages.all.iter().flat_map(|(number, page)| pages.on(*number, page)).collect()
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
        if !file.starts_with(MAGIC) {
            return None;
        }
        let size = match number(&file, 16, 2)? {
            1 => 65_536,
            size => usize::try_from(size).ok().filter(|size| size.is_power_of_two() && *size >= 512)?,
        };
        let usable = size.checked_sub(usize::from(*file.get(20)?))?;
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

    /// The entries on a page; none where it is no leaf of a table, or holds other rows.
    fn on(&self, place: u32, page: &[u8]) -> Vec<Found> {
        let start = if place == 1 { HEADING } else { 0 };
        if page.get(start) != Some(&LEAF_OF_A_TABLE) {
            return Vec::new();
        }
        let cells = number(page, start + 3, 2).unwrap_or_default() as usize;
        let cell = |index: usize| number(page, start + 8 + 2 * index, 2);
        let rows = (0..cells).map_while(cell).filter_map(|at| self.row(page, at as usize));
        rows.filter_map(|row| entry(&row)).collect()
    }

    /// The bytes of a row, those in overflow pages with them.
    fn row(&self, page: &[u8], at: usize) -> Option<Vec<u8>> {
        let (length, after) = varint(page, at)?;
        let (_, start) = varint(page, after)?;
        let length = usize::try_from(length).ok().filter(|length| *length <= self.all.len() * self.usable)?;
        let here = self.length_here(length);
        let mut row = page.get(start..start + here)?.to_vec();
        let mut next = start + here;
        let mut page = page;
        while row.len() < length {
            let place = u32::try_from(number(page, next, 4)?).ok()?;
            page = self.all.get(&place)?;
            let more = (length - row.len()).min(self.usable - 4);
            row.extend_from_slice(page.get(4..4 + more)?);
            next = 0;
        }
        Some(row)
    }

    /// How much of a row lies on the leaf itself: all where it fits, otherwise what fills whole overflow pages with the
    /// rest.
    fn length_here(&self, length: usize) -> usize {
        let most = self.usable - 35;
        let least = (self.usable - 12) * 32 / 255 - 23;
        if length <= most {
            return length;
        }
        let filling = least + (length - least) % (self.usable - 4);
        if filling <= most { filling } else { least }
    }
}

/// The entry of a row; none where it is a row of something else.
fn entry(row: &[u8]) -> Option<Found> {
    let (end, mut at) = varint(row, 0)?;
    let end = usize::try_from(end).ok()?;
    let mut kinds = Vec::new();
    while at < end {
        let (kind, after) = varint(row, at)?;
        kinds.push(kind);
        at = after;
    }
    let [NULL, stream, version, format, bytes, HASH] = kinds[..] else { return None };
    if at != end || bytes < FIRST_BYTES || bytes % 2 != 0 {
        return None;
    }
    let (stream, at) = integer(row, at, stream)?;
    let (version, at) = integer(row, at, version)?;
    let (format, at) = integer(row, at, format)?;
    let length = usize::try_from((bytes - FIRST_BYTES) / 2).ok()?;
    let bytes = row.get(at..at.checked_add(length)?)?.to_vec();
    let hash = row.get(at + length..)?.try_into().ok()?;
    let event = Event { format: u16::try_from(format).ok()?, bytes };
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
