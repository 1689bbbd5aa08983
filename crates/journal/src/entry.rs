use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Hash;

/// How many events a stream holds; the version of its last event, from 1.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Version(pub u64);

impl Version {
    /// Before the first event.
    pub const START: Version = Version(0);

    /// The version after so many more events.
    pub const fn plus(self, events: u64) -> Version {
        Version(self.0 + events)
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The name of a stream: 1 to 128 of the letters a–z, digits, `-`, `_`, `.` and `/`.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Stream(String);

impl Stream {
    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A text that cannot be the name of a stream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StreamRefused(pub String);

impl fmt::Display for StreamRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} cannot name a stream: 1 to 128 of a-z, 0-9, - _ . / are allowed", self.0)
    }
}

impl std::error::Error for StreamRefused {}

impl TryFrom<String> for Stream {
    type Error = StreamRefused;

    fn try_from(name: String) -> Result<Stream, StreamRefused> {
        let allowed = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'/');
        if name.is_empty() || name.len() > 128 || !name.bytes().all(allowed) {
            return Err(StreamRefused(name));
        }
        Ok(Stream(name))
    }
}

impl FromStr for Stream {
    type Err = StreamRefused;

    fn from_str(name: &str) -> Result<Stream, StreamRefused> {
        name.to_owned().try_into()
    }
}

impl From<Stream> for String {
    fn from(stream: Stream) -> String {
        stream.0
    }
}

impl fmt::Display for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What a writer stores: bytes, and the version of the form they are in.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Event {
    /// The version of the form of the bytes. The journal does not read them; of events of a form above 1 its
    /// chain links the digest, of others the bytes.
    pub format: u16,
    /// The bytes.
    pub bytes: Vec<u8>,
}

impl Event {
    /// An event of this form.
    pub fn new(format: u16, bytes: impl Into<Vec<u8>>) -> Event {
        Event { format, bytes: bytes.into() }
    }
}

/// An event as it stands in a stream.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Entry {
    /// Its place, from 1.
    pub version: Version,
    /// What was stored.
    pub event: Event,
    /// The hash of this entry and all before it.
    pub hash: Hash,
}

/// The end of a stream.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Head {
    /// The version of the last event.
    pub version: Version,
    /// Its hash: whoever knows it can tell whether anything before was edited.
    pub hash: Hash,
}
