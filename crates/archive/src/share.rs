//! An event as one readable file for a reader: a line of JSON for each record that he may see, and the
//! hash alone for each that he may not, so that the chain can be followed around it.

use std::collections::BTreeSet;
use std::io::{BufWriter, Write};

use openroom_journal::{Hash, Stream, Version};
use openroom_tournament::{Happened, Line, Person, Player, Reader, Role, from_bytes};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{ArchiveError, Kept, Store};

/// The form of the file.
pub(crate) const FORM: u32 = 1;
const PAGE: usize = 4096;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Heading {
    pub(crate) openroom_event: u32,
    pub(crate) stream: Stream,
    pub(crate) events: u64,
    pub(crate) hash: Hash,
}

/// A line of the file after the heading.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Part {
    /// A record.
    Record { version: Version, format: u16, hash: Hash, record: Box<RawValue> },
    /// A record that the reader may not see.
    Withheld { version: Version, format: u16, hash: Hash, withheld: bool },
    /// A person of the event.
    Person { person: Person, player: Player },
    /// A deal that nobody has still to play.
    Deal { session: u16, board: u32, deal: String },
    /// The record of a table, likewise.
    Table { table: String, events: Vec<openroom_laws::Event> },
}

/// A line as it is read: which of its fields are there says what it is.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Written {
    version: Option<Version>,
    format: Option<u16>,
    hash: Option<Hash>,
    record: Option<Box<RawValue>>,
    withheld: Option<bool>,
    person: Option<Person>,
    player: Option<Player>,
    session: Option<u16>,
    board: Option<u32>,
    deal: Option<String>,
    table: Option<String>,
    events: Option<Vec<openroom_laws::Event>>,
}

impl Written {
    /// The part that it is; none where its fields make none.
    pub(crate) fn part(self) -> Option<Part> {
        if let (Some(version), Some(format), Some(hash)) = (self.version, self.format, self.hash) {
            return match (self.record, self.withheld) {
                (Some(record), None) => Some(Part::Record { version, format, hash, record }),
                (None, Some(withheld)) => Some(Part::Withheld { version, format, hash, withheld }),
                _ => None,
            };
        }
        if let (Some(person), Some(player)) = (self.person, self.player) {
            return Some(Part::Person { person, player });
        }
        if let (Some(session), Some(board), Some(deal)) = (self.session, self.board, self.deal) {
            return Some(Part::Deal { session, board, deal });
        }
        let (table, events) = (self.table?, self.events?);
        Some(Part::Table { table, events })
    }
}

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
        openroom_event: FORM,
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
                line(&mut out, &Part::Withheld { version, format, hash, withheld: true })?;
                shared.withheld += 1;
                continue;
            }
            people.extend(persons(&record.what));
            people.insert(record.by);
            let text = String::from_utf8(bytes).ok().and_then(|text| RawValue::from_string(text).ok());
            let wrong =
                ArchiveError::Line { number: version.0 + 1, wrong: "the record is not JSON".to_owned() };
            line(&mut out, &Part::Record { version, format, hash, record: text.ok_or(wrong)? })?;
            shared.records += 1;
        }
    }
    shared.people = write_people(kept, reader, people.into_iter(), &mut out)?;
    shared.tables = write_tables(kept, reader, &mut out)?;
    out.flush()?;
    Ok(shared)
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

fn is_official(reader: Reader) -> bool {
    matches!(reader, Reader::Office(Role::Organizer | Role::ChiefDirector | Role::AssistantDirector))
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
            match kept.played_deal(session, board) {
                Ok(deal) => {
                    line(out, &Part::Deal { session, board, deal: deal.to_string() })?;
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
    let Some(events) = kept.played_record(at)? else { return Ok(0) };
    line(out, &Part::Table { table: at.to_string(), events })?;
    Ok(1)
}

/// The persons that a happening speaks of.
fn persons(what: &Happened) -> Vec<Person> {
    match what {
        Happened::Appointed { person, .. }
        | Happened::Dismissed { person, .. }
        | Happened::Admitted { person, .. }
        | Happened::SentAway { person, .. }
        | Happened::Suspended { person, .. } => vec![*person],
        Happened::Entered { players, captain, .. } => players.iter().copied().chain(*captain).collect(),
        Happened::Substituted { leaves, comes, .. } => vec![*leaves, *comes],
        Happened::CardFiled { pair, .. } => pair.both().to_vec(),
        Happened::Registered { deviation } => vec![deviation.player],
        Happened::CaptainNamed { captain, .. } => vec![*captain],
        Happened::LinedUp { line_up, .. } => line_up.pairs().iter().flat_map(|pair| pair.both()).collect(),
        _ => Vec::new(),
    }
}
