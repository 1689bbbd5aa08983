//! An event as one readable file for a reader: a line of JSON for each record that he may see, and the
//! digest alone of each that he may not, so that the chain can be followed through it.

use std::collections::BTreeSet;
use std::io::{BufWriter, Write};

use openroom_journal::{Head, Version, digest, links_digests};
use openroom_tournament::{About, Happened, Line, Person, Player, Reader, Role, from_bytes};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::lines::{FORM, Heading, Part};
use crate::{ArchiveError, Item, Kept, Store, Wrong};

const PAGE: usize = 4096;

/// What was written.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Shared {
    /// Records that the reader may see.
    pub records: u64,
    /// Records that he may not.
    pub withheld: u64,
    /// Persons with their names.
    pub people: u64,
    /// Deals and records of tables.
    pub tables: u64,
}

/// Writes the event for a reader.
pub fn share<S: Store>(
    kept: &Kept<'_, S>,
    reader: Reader,
    out: &mut dyn Write,
) -> Result<Shared, ArchiveError> {
    let mut out = BufWriter::new(out);
    let head = kept.store.head(&kept.stream)?;
    let heading = Heading {
        openroom_event: form(kept, &head)?,
        stream: kept.stream.clone(),
        events: head.version.0,
        hash: head.hash,
    };
    line(&mut out, &heading)?;
    let mut shared = Shared::default();
    let mut people = BTreeSet::new();
    let mut after = Version::START;
    while after < head.version {
        for entry in kept.store.read(&kept.stream, after, PAGE)? {
            after = entry.version;
            let (version, hash, format) = (entry.version, entry.hash, entry.event.format);
            let bytes = entry.event.bytes;
            let unreadable = |why| ArchiveError::Unreadable { version: version.0, why };
            let record = from_bytes(format, &bytes).map_err(unreadable)?;
            if !kept.event.may_see(reader, &record) {
                let event = openroom_journal::Event { format, bytes };
                let digest = links_digests(format).then(|| digest(&event));
                line(&mut out, &Part::Withheld { version, format, hash, digest, withheld: true })?;
                shared.withheld += 1;
                continue;
            }
            people.extend(persons(&record.what));
            people.insert(record.by);
            let text = String::from_utf8(bytes).ok().and_then(|text| RawValue::from_string(text).ok());
            let wrong = ArchiveError::Line { number: version.0 + 1, wrong: Wrong::NotJson };
            line(&mut out, &Part::Record { version, format, hash, record: text.ok_or(wrong)? })?;
            shared.records += 1;
        }
    }
    shared.people = write_people(kept, reader, people.into_iter(), &mut out)?;
    shared.tables = write_tables(kept, reader, &mut out)?;
    shared.tables += write_files(kept, reader, &mut out)?;
    out.flush()?;
    Ok(shared)
}

/// The form of the last record tells the form of the file: records of the first are never after later ones.
fn form<S: Store>(kept: &Kept<'_, S>, head: &Head) -> Result<u32, ArchiveError> {
    let before = Version(head.version.0.saturating_sub(1));
    let last = kept.store.read(&kept.stream, before, 1)?.into_iter().next();
    Ok(if last.is_some_and(|last| !links_digests(last.event.format)) { 1 } else { FORM })
}

fn line(out: &mut dyn Write, part: &impl Serialize) -> Result<(), ArchiveError> {
    serde_json::to_writer(&mut *out, part).map_err(std::io::Error::from)?;
    Ok(out.write_all(b"\n")?)
}

/// Those who direct get all that is known of a person; others the name and the club.
fn write_people<S: Store>(
    kept: &Kept<'_, S>,
    reader: Reader,
    persons: impl Iterator<Item = Person>,
    out: &mut dyn Write,
) -> Result<u64, ArchiveError> {
    let people = kept.names().all()?;
    let mut count = 0;
    for person in persons {
        let Some(known) = people.get(person) else { continue };
        let player = if is_official(reader) {
            known.clone()
        } else {
            let (name, club) = (known.name.clone(), known.club.clone());
            Player { name, club, ..Player::default() }
        };
        line(out, &Part::Person { person, player })?;
        count += 1;
    }
    Ok(count)
}

fn role(reader: Reader) -> Option<Role> {
    match reader {
        Reader::Office(role) | Reader::Official(role, _) => Some(role),
        Reader::Player(_) | Reader::PlayerFor { .. } | Reader::Anybody => None,
    }
}

fn is_official(reader: Reader) -> bool {
    let role = role(reader);
    matches!(role, Some(Role::Organizer | Role::ChiefDirector | Role::AssistantDirector))
}

/// Deals are for anybody once nobody has to play them and the scores are published; for those who direct
/// as soon as nobody has.
fn write_tables<S: Store>(
    kept: &Kept<'_, S>,
    reader: Reader,
    out: &mut dyn Write,
) -> Result<u64, ArchiveError> {
    let mut count = 0;
    for session in 1..=kept.event.session_no() {
        if !is_official(reader) && kept.event.published(session).is_none() {
            continue;
        }
        let due = kept.event.due(session);
        let mut boards: Vec<u32> = due.iter().map(|line| line.board).collect();
        boards.sort_unstable();
        boards.dedup();
        boards.retain(|&board| !kept.event.is_still_to_be_played(session, board));
        for &board in &boards {
            match kept.sealed_deal(session, board) {
                Ok((deal, paper)) => {
                    let deal = deal.to_string();
                    line(out, &Part::Deal { session, board, deal, salt: paper.salt })?;
                    count += 1;
                }
                Err(ArchiveError::NotKept { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        for at in due.into_iter().filter(|line| boards.contains(&line.board)) {
            count += write_table(kept, at, out)?;
        }
    }
    Ok(count)
}

fn write_table<S: Store>(kept: &Kept<'_, S>, at: Line, out: &mut dyn Write) -> Result<u64, ArchiveError> {
    let Some(paper) = kept.sealed_record(at)? else { return Ok(0) };
    let events = raw(paper.text).ok_or(ArchiveError::Sealed { what: Item::Record(at) })?;
    line(out, &Part::Table { table: at.to_string(), events, salt: paper.salt })?;
    Ok(1)
}

fn raw(text: Vec<u8>) -> Option<Box<RawValue>> {
    RawValue::from_string(String::from_utf8(text).ok()?).ok()
}

/// Confidential files are for those who direct, and for a committee where they are about its matter.
fn write_files<S: Store>(
    kept: &Kept<'_, S>,
    reader: Reader,
    out: &mut dyn Write,
) -> Result<u64, ArchiveError> {
    let committee = matches!(role(reader), Some(Role::AppealsCommittee | Role::Authority));
    let mut count = 0;
    for (&file, known) in kept.event.files().iter().filter(|(_, known)| !known.removed) {
        let for_committee = matches!(known.about, About::Ruling(_) | About::Appeal(_)) && committee;
        if !is_official(reader) && !for_committee || !kept.event.may_see_file(reader, known.about) {
            continue;
        }
        let Some(paper) = kept.sealed_file(file)? else { continue };
        let content = raw(paper.text).ok_or(ArchiveError::Sealed { what: Item::File(file) })?;
        line(out, &Part::File { file, content, salt: paper.salt.unwrap_or_default() })?;
        count += 1;
    }
    Ok(count)
}

/// The persons that a happening speaks of.
fn persons(what: &Happened) -> Vec<Person> {
    match what {
        Happened::Appointed { person, .. }
        | Happened::Dismissed { person, .. }
        | Happened::Admitted { person, .. }
        | Happened::SentAway { person, .. }
        | Happened::Suspended { person, .. }
        | Happened::FileKept { about: About::Person(person), .. } => vec![*person],
        Happened::Entered { players, captain, .. } => players.iter().copied().chain(*captain).collect(),
        Happened::Substituted { leaves, comes, .. } => vec![*leaves, *comes],
        Happened::CardFiled { pair, .. } => pair.both().to_vec(),
        Happened::Registered { deviation } => vec![deviation.player],
        Happened::CaptainNamed { captain, .. } => vec![*captain],
        Happened::LinedUp { line_up, .. } => line_up.pairs().iter().flat_map(|pair| pair.both()).collect(),
        _ => Vec::new(),
    }
}
