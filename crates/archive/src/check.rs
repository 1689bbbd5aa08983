use std::io::BufRead;

use openroom_journal::{Event, Hash, Head, Stream, Version, first_hash, next_hash};

use crate::ArchiveError;
use crate::share::{FORM, Heading, Part, Written};
use crate::take_in::{next_line, wrong};

/// What a shared file shows of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// The event.
    pub stream: Stream,
    /// The last hash, to compare with what others hold.
    pub hash: Hash,
    /// Records that are there; the hash of each follows from the one before and its bytes.
    pub records: u64,
    /// Records that are withheld.
    pub withheld: u64,
}

/// Checks a file that was shared with anybody: that no record in it was edited, left out or moved. What
/// is withheld is its hash alone.
pub fn check_shared(from: &mut dyn BufRead) -> Result<Checked, ArchiveError> {
    let mut number = 1;
    let first = next_line(from, number)?.ok_or_else(|| wrong(1, "the file is empty"))?;
    let heading: Heading = serde_json::from_str(&first).map_err(|error| wrong(number, &error.to_string()))?;
    if heading.openroom_event != FORM {
        return Err(wrong(number, "the file has a form that this program does not know"));
    }
    let mut head = Head { version: Version::START, hash: first_hash(&heading.stream) };
    let mut checked = Checked { stream: heading.stream, hash: heading.hash, records: 0, withheld: 0 };
    while let Some(text) = next_line(from, number + 1)? {
        number += 1;
        let written: Option<Written> = serde_json::from_str(&text).ok();
        let part =
            written.and_then(Written::part).ok_or_else(|| wrong(number, "it is no line of an event"))?;
        let next = head.version.plus(1);
        let (version, hash) = match part {
            Part::Record { version, format, hash, record } => {
                let event = Event::new(format, record.get().as_bytes());
                if hash != next_hash(head.hash, next, &event) {
                    return Err(wrong(number, "the file was edited; the hash does not follow"));
                }
                checked.records += 1;
                (version, hash)
            }
            Part::Withheld { version, hash, .. } => {
                checked.withheld += 1;
                (version, hash)
            }
            Part::Person { .. } | Part::Deal { .. } | Part::Table { .. } => continue,
        };
        if version != next {
            return Err(wrong(number, "a record is missing before it"));
        }
        head = Head { version: next, hash };
    }
    if (head.version.0, head.hash) != (heading.events, checked.hash) {
        return Err(wrong(number, "the file ends before all its records"));
    }
    Ok(checked)
}
