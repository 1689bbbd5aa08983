//! Streams put together from the entries on the pages of a file, where the list of the streams is lost.

use std::collections::{BTreeMap, BTreeSet};

use super::pages::Scan;
use super::read::checked;
use crate::{
    Behind, BehindState, Damage, Entry, Head, Journal, JournalError, Salvaged, Stream, Version, first_hash,
    verify,
};

const PAGE: usize = 1024;

/// Copies the sound beginning of every stream whose entries were found. What lies behind a gap comes with each.
pub(super) fn by_pages(scan: &Scan, to: &dyn Journal) -> Result<Vec<(Salvaged, Vec<Behind>)>, JournalError> {
    let mut streams: BTreeMap<i64, BTreeMap<u64, Entry>> = BTreeMap::new();
    for (stream, entry) in &scan.entries {
        streams.entry(*stream).or_default().entry(entry.version.0).or_insert_with(|| entry.clone());
    }
    let named: BTreeMap<i64, Stream> = streams
        .iter()
        .filter_map(|(id, entries)| name(scan, *id, entries.get(&1)).map(|name| (*id, name)))
        .collect();
    let mut taken: BTreeSet<Stream> = named.values().cloned().collect();
    let mut all = Vec::new();
    for (id, entries) in streams {
        let (stream, named_anew) = match named.get(&id) {
            Some(name) => (name.clone(), false),
            None => (new_name(&taken)?, true),
        };
        taken.insert(stream.clone());
        all.push(saved(scan, id, (stream, named_anew), entries, to)?);
    }
    Ok(all)
}

fn saved(
    scan: &Scan,
    id: i64,
    (stream, named_anew): (Stream, bool),
    entries: BTreeMap<u64, Entry>,
    to: &dyn Journal,
) -> Result<(Salvaged, Vec<Behind>), JournalError> {
    let head = scan.heads.get(&id).map(|(_, head)| *head);
    let indexed = scan.last.get(&id).copied();
    let found = entries.last_key_value().map(|(version, entry)| (*version, entry.hash));
    let highest = found.map_or(0, |(version, _)| version).max(indexed.unwrap_or_default());
    let last = head.map_or(highest, |head| head.version.0);
    let first = Head { version: Version::START, hash: first_hash(&stream) };
    let mut behind = checked(entries, (!named_anew).then_some(first));
    // The first entry is linked to the name: without that nothing tells of it.
    if let Some(one) = behind.first_mut().filter(|one| named_anew && one.entry.version == Version(1)) {
        one.state = BehindState::AsWritten;
    }
    let (at, behind) = copied(&stream, Version::START, behind, to)?;
    let is_end = match head {
        Some(head) => found == Some((head.version.0, head.hash)),
        None => indexed == Some(at.0),
    };
    let lost = match () {
        () if at.0 != last => Some(Damage::BrokenChain),
        () if !is_end => Some(Damage::End),
        () => None,
    };
    Ok((Salvaged { stream, named_anew, read: at.0, last: Version(last), lost }, behind))
}

/// Copies those that follow on after a version without a gap; the last of them, and the rest.
pub(super) fn copied(
    stream: &Stream,
    after: Version,
    mut behind: Vec<Behind>,
    to: &dyn Journal,
) -> Result<(Version, Vec<Behind>), JournalError> {
    let follows = |(version, one): (u64, &Behind)| {
        one.entry.version == Version(version) && one.state == BehindState::AsWritten
    };
    let count = (after.0 + 1..).zip(&behind).take_while(|one| follows(*one)).count();
    let rest = behind.split_off(count);
    let mut at = after;
    for page in behind.chunks(PAGE) {
        let events = page.iter().map(|one| one.entry.event.clone()).collect();
        at = to.append(stream, at, events)?.version;
    }
    Ok((at, rest))
}

/// The name of a stream: by its row, by the index of the names, or one that the ids of papers begin with and to which
/// the hash of the first entry is linked.
fn name(scan: &Scan, id: i64, first: Option<&Entry>) -> Option<Stream> {
    let links = |name: &Stream| {
        let before = Head { version: Version::START, hash: first_hash(name) };
        first.is_some_and(|first| verify(before, std::slice::from_ref(first)) == 1)
    };
    let row = scan.heads.get(&id).map(|(name, _)| name.as_str());
    let index = scan.names.get(&id).map(String::as_str);
    let told: Vec<Stream> = row.into_iter().chain(index).filter_map(|name| name.parse().ok()).collect();
    let linked = told.iter().find(|name| links(name));
    if let Some(name) = linked.or(told.first()) {
        return Some(name.clone());
    }
    let beginnings = |id: &str| -> Vec<String> {
        id.match_indices('/').map(|(place, _)| id[..place].to_owned()).collect()
    };
    let beginnings: BTreeSet<String> = scan.papers.iter().flat_map(|(id, ..)| beginnings(id)).collect();
    beginnings.into_iter().filter_map(|name| name.parse().ok()).find(links)
}

/// A plain name that no stream has.
fn new_name(taken: &BTreeSet<Stream>) -> Result<Stream, JournalError> {
    let names = (1..).filter_map(|n: u64| format!("saved-{n}").parse::<Stream>().ok());
    let free = names.into_iter().find(|name| !taken.contains(name));
    free.ok_or(JournalError::Nothing)
}
