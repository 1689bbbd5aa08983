//! The lines of a shared file, as they are written and read.

use openroom_journal::{Hash, Stream, Version};
use openroom_tournament::{FileNo, Person, Player};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// The form of the file. The first has no digests: an event whose records are all of the first form is still
/// written in it.
pub(crate) const FORM: u32 = 2;

/// The form alone, whatever else a heading has.
#[derive(Deserialize)]
pub(crate) struct Form {
    pub(crate) openroom_event: u32,
}

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
    Withheld {
        version: Version,
        format: u16,
        hash: Hash,
        #[serde(skip_serializing_if = "Option::is_none")]
        digest: Option<Hash>,
        withheld: bool,
    },
    /// A person of the event.
    Person { person: Person, player: Player },
    /// A deal that nobody has still to play.
    Deal {
        session: u16,
        board: u32,
        deal: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        salt: Option<String>,
    },
    /// The record of a table, likewise.
    Table {
        table: String,
        events: Box<RawValue>,
        #[serde(skip_serializing_if = "Option::is_none")]
        salt: Option<String>,
    },
    /// A confidential file, for those who keep them.
    File { file: FileNo, content: Box<RawValue>, salt: String },
}

/// A line as it is read: which of its fields are there says what it is.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Written {
    version: Option<Version>,
    format: Option<u16>,
    hash: Option<Hash>,
    record: Option<Box<RawValue>>,
    digest: Option<Hash>,
    withheld: Option<bool>,
    person: Option<Person>,
    player: Option<Player>,
    session: Option<u16>,
    board: Option<u32>,
    deal: Option<String>,
    table: Option<String>,
    events: Option<Box<RawValue>>,
    file: Option<FileNo>,
    content: Option<Box<RawValue>>,
    salt: Option<String>,
}

impl Written {
    /// The part that it is; none where its fields make none.
    pub(crate) fn part(self) -> Option<Part> {
        if let (Some(version), Some(format), Some(hash)) = (self.version, self.format, self.hash) {
            return match (self.record, self.withheld) {
                (Some(record), None) => Some(Part::Record { version, format, hash, record }),
                (None, Some(withheld)) => {
                    Some(Part::Withheld { version, format, hash, digest: self.digest, withheld })
                }
                _ => None,
            };
        }
        if let (Some(person), Some(player)) = (self.person, self.player) {
            return Some(Part::Person { person, player });
        }
        if let (Some(session), Some(board), Some(deal)) = (self.session, self.board, self.deal) {
            return Some(Part::Deal { session, board, deal, salt: self.salt });
        }
        if let (Some(file), Some(content)) = (self.file, self.content) {
            return Some(Part::File { file, content, salt: self.salt? });
        }
        let (table, events) = (self.table?, self.events?);
        Some(Part::Table { table, events, salt: self.salt })
    }
}
