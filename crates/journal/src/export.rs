//! A stream as one readable file: a line of JSON for each event, with its hash.

use std::fmt;
use std::io::{self, BufRead, Write};

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::chain::{hex, unhex};
use crate::{Event, Hash, Head, Journal, JournalError, MOST_BYTES, Stream, Version, first_hash, next_hash};

const FORM: u32 = 1;
const PAGE: usize = 1000;
/// The longest line: the largest event written in hexadecimal, with room for the rest.
const LONGEST_LINE: u64 = 2 * MOST_BYTES as u64 + 4096;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Heading {
    openroom_journal: u32,
    stream: Stream,
    events: u64,
    hash: Hash,
}

/// Exactly one of the three holds the bytes: JSON as it is, other text, anything else in
/// hexadecimal.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    version: Version,
    format: u16,
    hash: Hash,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    json: Option<Box<RawValue>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hex: Option<String>,
}

/// Why an export or import stopped.
#[derive(Debug)]
pub enum ExportError {
    /// The journal refused.
    Journal(JournalError),
    /// Reading or writing failed.
    Io(io::Error),
    /// A line is not what the form asks for.
    Line {
        /// Its number, from 1.
        number: u64,
        /// What is wrong with it.
        wrong: String,
    },
    /// A line's hash does not follow from the lines before: the file was edited.
    Edited {
        /// Its number, from 1.
        number: u64,
    },
    /// The file ends before all its events.
    Truncated {
        /// How many events there were.
        found: u64,
        /// How many there should be.
        expected: u64,
    },
}

impl fmt::Display for ExportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExportError::Journal(error) => error.fmt(f),
            ExportError::Io(error) => error.fmt(f),
            ExportError::Line { number, wrong } => write!(f, "line {number}: {wrong}"),
            ExportError::Edited { number } => {
                write!(f, "line {number}: the file was edited; the hash does not follow")
            }
            ExportError::Truncated { found, expected } => {
                write!(f, "the file ends after {found} of {expected} events")
            }
        }
    }
}

impl std::error::Error for ExportError {}

impl From<JournalError> for ExportError {
    fn from(error: JournalError) -> ExportError {
        ExportError::Journal(error)
    }
}

impl From<io::Error> for ExportError {
    fn from(error: io::Error) -> ExportError {
        ExportError::Io(error)
    }
}

/// Writes a stream, as it is now, in the readable form.
pub fn export(journal: &dyn Journal, stream: &Stream, out: &mut dyn Write) -> Result<Head, ExportError> {
    let head = journal.head(stream)?;
    let heading =
        Heading { openroom_journal: FORM, stream: stream.clone(), events: head.version.0, hash: head.hash };
    write_line(out, &heading)?;
    let mut after = Version::START;
    while after < head.version {
        let left = usize::try_from(head.version.0 - after.0).unwrap_or(PAGE);
        for entry in journal.read(stream, after, left.min(PAGE))? {
            after = entry.version;
            write_line(out, &line(entry.version, entry.event, entry.hash))?;
        }
    }
    out.flush()?;
    Ok(head)
}

fn write_line(out: &mut dyn Write, value: &impl Serialize) -> Result<(), ExportError> {
    serde_json::to_writer(&mut *out, value).map_err(io::Error::from)?;
    Ok(out.write_all(b"\n")?)
}

fn line(version: Version, event: Event, hash: Hash) -> Line {
    let mut line = Line { version, format: event.format, hash, json: None, text: None, hex: None };
    match String::from_utf8(event.bytes) {
        Ok(text) => match as_json(&text) {
            Some(json) => line.json = Some(json),
            None => line.text = Some(text),
        },
        Err(other) => line.hex = Some(hex(other.as_bytes())),
    }
    line
}

/// The text as raw JSON, when it is an object or list on one line that reads back as it is.
fn as_json(text: &str) -> Option<Box<RawValue>> {
    if !text.starts_with(['{', '[']) || text.contains(['\n', '\r']) {
        return None;
    }
    let raw: Box<RawValue> = serde_json::from_str(text).ok()?;
    (raw.get() == text).then_some(raw)
}

/// Reads a file in the readable form and appends what the stream does not have yet.
///
/// All hashes are checked before anything is stored. The stream must be new or a beginning of the
/// file, so that an interrupted import is continued by the same call.
pub fn import(journal: &dyn Journal, from: &mut dyn BufRead) -> Result<(Stream, Head), ExportError> {
    let mut number = 1;
    let first = next_line(from, number)?.ok_or(ExportError::Truncated { found: 0, expected: 1 })?;
    let heading: Heading = parse(&first, number)?;
    if heading.openroom_journal != FORM {
        let wrong = format!("the file has form {}; this program knows {FORM}", heading.openroom_journal);
        return Err(ExportError::Line { number, wrong });
    }
    let mut head = Head { version: Version::START, hash: first_hash(&heading.stream) };
    let mut events = Vec::new();
    let mut hashes = vec![head.hash];
    while let Some(text) = next_line(from, number + 1)? {
        number += 1;
        let line: Line = parse(&text, number)?;
        let event = Event::new(line.format, bytes(&line, number)?);
        let version = head.version.plus(1);
        head = Head { version, hash: next_hash(head.hash, version, &event) };
        if line.version != version || line.hash != head.hash || version.0 > heading.events {
            return Err(ExportError::Edited { number });
        }
        events.push(event);
        hashes.push(head.hash);
    }
    if head.version.0 != heading.events {
        return Err(ExportError::Truncated { found: head.version.0, expected: heading.events });
    }
    if head.hash != heading.hash {
        return Err(ExportError::Edited { number: 1 });
    }
    let stored = journal.head(&heading.stream)?;
    let there = usize::try_from(stored.version.0).unwrap_or(usize::MAX);
    if hashes.get(there) != Some(&stored.hash) {
        let conflict = JournalError::Conflict {
            stream: heading.stream,
            expected: Version::START,
            actual: stored.version,
        };
        return Err(conflict.into());
    }
    let mut at = stored.version;
    for page in events[there..].chunks(PAGE) {
        at = journal.append(&heading.stream, at, page.to_vec())?.version;
    }
    Ok((heading.stream, head))
}

fn next_line(from: &mut dyn BufRead, number: u64) -> Result<Option<String>, ExportError> {
    let mut text = String::new();
    io::Read::take(&mut *from, LONGEST_LINE).read_line(&mut text).map_err(|error| match error.kind() {
        io::ErrorKind::InvalidData => ExportError::Line { number, wrong: "it is not UTF-8".to_owned() },
        _ => ExportError::Io(error),
    })?;
    if text.is_empty() {
        return Ok(None);
    }
    if !text.ends_with('\n') && text.len() as u64 >= LONGEST_LINE {
        return Err(ExportError::Line { number, wrong: "it is too long".to_owned() });
    }
    Ok(Some(text))
}

fn parse<'a, T: Deserialize<'a>>(text: &'a str, number: u64) -> Result<T, ExportError> {
    serde_json::from_str(text).map_err(|error| ExportError::Line { number, wrong: error.to_string() })
}

fn bytes(line: &Line, number: u64) -> Result<Vec<u8>, ExportError> {
    let wrong = |wrong: &str| ExportError::Line { number, wrong: wrong.to_owned() };
    match (&line.json, &line.text, &line.hex) {
        (Some(json), None, None) => Ok(json.get().as_bytes().to_vec()),
        (None, Some(text), None) => Ok(text.clone().into_bytes()),
        (None, None, Some(hex)) => unhex(hex).ok_or_else(|| wrong("the hexadecimal digits are wrong")),
        _ => Err(wrong("it needs exactly one of json, text and hex")),
    }
}
