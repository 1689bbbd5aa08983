use crate::{Damage, Entry, Journal, JournalError, Stream, Version};

const PAGE: usize = 1024;

/// What was read of a stream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Salvaged {
    /// The stream.
    pub stream: Stream,
    /// Whether its own name is lost, so that this is a new one.
    pub named_anew: bool,
    /// How many events were sound from the start on.
    pub read: u64,
    /// The last version that is known of.
    pub last: Version,
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

/// What was saved of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rescued {
    /// The streams, each with what lies behind its first damage.
    pub streams: Vec<(Salvaged, Vec<Behind>)>,
    /// Why there are none, where there were.
    pub lost: Option<Damage>,
    /// What lies aside.
    pub aside: SalvagedAside,
    /// How it was found.
    pub way: Way,
}

impl Rescued {
    /// Whether there is nothing that was saved.
    pub fn is_nothing(&self) -> bool {
        let any = |(found, behind): &(Salvaged, Vec<Behind>)| found.read > 0 || !behind.is_empty();
        self.aside.read == 0 && self.aside.damaged.is_empty() && !self.streams.iter().any(any)
    }
}

/// How what is in a file was found.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Way {
    /// By what the file says of itself.
    Through,
    /// There was no way into the file, so that every page of it was looked at. Nothing tells what was on pages that are
    /// lost.
    EveryPage,
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
        let last = from.head(&stream).map_or(at, |head| head.version);
        found.push(Salvaged { stream, named_anew: false, read: at.0, last, lost });
    }
    Ok(found)
}
