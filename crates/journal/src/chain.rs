use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Entry, Event, Head, Stream, Version};

/// A link of the hash chain: SHA-256.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Hash(pub [u8; 32]);

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// A text that is not 64 hexadecimal digits.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NotAHash;

impl fmt::Display for NotAHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a hash is 64 hexadecimal digits")
    }
}

impl std::error::Error for NotAHash {}

impl FromStr for Hash {
    type Err = NotAHash;

    fn from_str(text: &str) -> Result<Hash, NotAHash> {
        let bytes = unhex(text).ok_or(NotAHash)?;
        bytes.try_into().map(Hash).map_err(|_| NotAHash)
    }
}

impl TryFrom<String> for Hash {
    type Error = NotAHash;

    fn try_from(text: String) -> Result<Hash, NotAHash> {
        text.parse()
    }
}

impl From<Hash> for String {
    fn from(hash: Hash) -> String {
        hash.to_string()
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    let digit = |value: u8| char::from(b"0123456789abcdef"[usize::from(value)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

pub(crate) fn unhex(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: u8| char::from(byte).to_digit(16).map(|digit| digit as u8);
    let digits = text.as_bytes();
    if !digits.len().is_multiple_of(2) {
        return None;
    }
    digits.chunks(2).map(|two| Some(digit(two[0])? << 4 | digit(two[1])?)).collect()
}

/// The hash before the first event of a stream.
pub fn first_hash(stream: &Stream) -> Hash {
    let mut sha = Sha256::new();
    sha.update(b"openroom journal 1\n");
    sha.update(stream.as_str().as_bytes());
    Hash(sha.finalize().into())
}

/// The digest of an event by itself. From the second form of events on it is what the chain links, so that an
/// event can be withheld and its digest shown in its place.
pub fn digest(event: &Event) -> Hash {
    let mut sha = Sha256::new();
    sha.update(b"openroom event\n");
    add(&mut sha, event);
    Hash(sha.finalize().into())
}

fn add(sha: &mut Sha256, event: &Event) {
    sha.update(event.format.to_be_bytes());
    sha.update((event.bytes.len() as u64).to_be_bytes());
    sha.update(&event.bytes);
}

/// Whether the chain links the digest of events of this form; of the first it links their bytes.
pub const fn links_digests(format: u16) -> bool {
    format > 1
}

/// The hash of an event that stands at a version after the entry of another hash.
pub fn next_hash(before: Hash, version: Version, event: &Event) -> Hash {
    if links_digests(event.format) {
        return next_of_digest(before, version, digest(event));
    }
    next_of_bytes(before, version, event)
}

fn next_of_bytes(before: Hash, version: Version, event: &Event) -> Hash {
    let mut sha = Sha256::new();
    sha.update(before.0);
    sha.update(version.0.to_be_bytes());
    add(&mut sha, event);
    Hash(sha.finalize().into())
}

/// The same for an event of which only the digest is known.
pub fn next_of_digest(before: Hash, version: Version, digest: Hash) -> Hash {
    let mut sha = Sha256::new();
    sha.update(b"openroom journal 2\n");
    sha.update(before.0);
    sha.update(version.0.to_be_bytes());
    sha.update(digest.0);
    Hash(sha.finalize().into())
}

/// How many of these entries follow on from a head without a gap or an edit.
pub fn verify(after: Head, entries: &[Entry]) -> usize {
    let mut head = after;
    entries
        .iter()
        .take_while(|entry| {
            let expected = head.version.plus(1);
            let before = head.hash;
            head = Head { version: expected, hash: entry.hash };
            // Before there were digests the bytes of events of every form were linked.
            let follows = entry.hash == next_hash(before, expected, &entry.event)
                || entry.hash == next_of_bytes(before, expected, &entry.event);
            entry.version == expected && follows
        })
        .count()
}
