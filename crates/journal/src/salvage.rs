use crate::{Damage, Entry, Journal, JournalError, Stream, Version};

const PAGE: usize = 1024;

/// What was read of a stream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Salvaged {
    /// The stream.
    pub stream: Stream,
    /// How many events were sound from the start on.
    pub read: u64,
    /// What ended the reading before the stream's end.
    pub lost: Option<Damage>,
}

/// An entry behind the first damage of a stream, as it lies in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Behind {
    /// The entry.
    pub entry: Entry,
    /// What its hash tells of it.
    pub state: BehindState,
}

/// What the chain of hashes tells of an entry behind a damage.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum BehindState {
    /// It follows on from the entry before it by the hashes that both have.
    AsWritten,
    /// The entry before it is lost, so that nothing tells.
    Unchecked,
    /// It is not as it was written.
    Damaged,
}

/// The versions that are lost of a stream behind its first damage: each run of them by its first and last.
pub fn lost(after: Version, last: Version, behind: &[Behind]) -> Vec<(Version, Version)> {
    let mut runs = Vec::new();
    let mut next = after.plus(1);
    let read = behind.iter().map(|one| one.entry.version);
    for version in read.chain([last.plus(1)]) {
        if version > next {
            runs.push((next, Version(version.0 - 1)));
        }
        next = version.plus(1);
    }
    runs
}

/// What was read of what lies aside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SalvagedAside {
    /// How many papers were sound.
    pub read: u64,
    /// The ids of those that are not as they were written; they were left behind.
    pub damaged: Vec<String>,
    /// What ended the reading before all were read, in the words of the store.
    pub lost: Option<String>,
}

/// Copies the sound beginning of every stream into a journal that has none of them.
pub fn salvage(from: &dyn Journal, to: &dyn Journal) -> Result<Vec<Salvaged>, JournalError> {
    let mut found = Vec::new();
    for stream in from.streams()? {
        let mut at = Version::START;
        let lost = loop {
            match from.read(&stream, at, PAGE) {
                Ok(entries) if entries.is_empty() => break None,
                Ok(entries) => {
                    let events = entries.into_iter().map(|entry| entry.event).collect();
                    at = to.append(&stream, at, events)?.version;
                }
                Err(JournalError::Damaged { found, .. }) => break Some(found),
                Err(error) => break Some(Damage::Told(error.to_string())),
            }
        };
        found.push(Salvaged { stream, read: at.0, lost });
    }
    Ok(found)
}
