use openroom_cards::dealing::Dealer;
use openroom_journal::{Aside, Event, Journal, JournalError, Stream, Version};
use openroom_tournament::{
    Command, FORMAT, Happened, Line, Record, Request, Tournament, from_bytes, judge, to_salted_bytes,
};

use crate::paper::Paper;
use crate::{ArchiveError, Names, SealingKey};

const PAGE: usize = 4096;
/// How often a command is judged again when others were faster.
const PATIENCE: usize = 20;

/// A journal with what lies aside.
pub trait Store: Journal + Aside {}

impl<T: Journal + Aside> Store for T {}

/// One event in a store.
pub struct Kept<'a, S> {
    pub(crate) store: &'a S,
    pub(crate) key: &'a SealingKey,
    pub(crate) stream: Stream,
    pub(crate) version: Version,
    pub(crate) event: Tournament,
}

/// The records of a stream in order.
pub fn replay(
    journal: &dyn Journal,
    stream: &Stream,
    mut take: impl FnMut(Version, Record),
) -> Result<Version, ArchiveError> {
    let mut at = Version::START;
    loop {
        let entries = journal.read(stream, at, PAGE)?;
        let Some(last) = entries.last() else { return Ok(at) };
        let after = last.version;
        for entry in entries {
            let record = from_bytes(entry.event.format, &entry.event.bytes)
                .map_err(|why| ArchiveError::Unreadable { version: entry.version.0, why })?;
            take(entry.version, record);
        }
        at = after;
    }
}

impl<'a, S: Store> Kept<'a, S> {
    /// An event that is there, or one that is still to be opened.
    pub fn at(store: &'a S, key: &'a SealingKey, stream: Stream) -> Result<Kept<'a, S>, ArchiveError> {
        let mut event = Tournament::default();
        let version = replay(store, &stream, |_, record| event.apply(&record))?;
        Ok(Kept { store, key, stream, version, event })
    }

    /// An event that is there.
    pub fn open(store: &'a S, key: &'a SealingKey, stream: Stream) -> Result<Kept<'a, S>, ArchiveError> {
        let kept = Kept::at(store, key, stream)?;
        if kept.version == Version::START { Err(ArchiveError::NoSuchEvent(kept.stream)) } else { Ok(kept) }
    }

    /// An event that was read before and stood at this version.
    pub fn resume(
        store: &'a S,
        key: &'a SealingKey,
        stream: Stream,
        (version, event): (Version, Tournament),
    ) -> Kept<'a, S> {
        Kept { store, key, stream, version, event }
    }

    /// The event and its version, to be resumed later.
    pub fn into_parts(self) -> (Version, Tournament) {
        (self.version, self.event)
    }

    /// The event as it is.
    pub fn event(&self) -> &Tournament {
        &self.event
    }

    /// The store that it lies in.
    pub fn store(&self) -> &'a S {
        self.store
    }

    /// Its name.
    pub fn stream(&self) -> &Stream {
        &self.stream
    }

    /// How many records it has.
    pub fn version(&self) -> Version {
        self.version
    }

    /// The names of persons.
    pub fn names(&self) -> Names<'a, S> {
        Names::new(self.store)
    }

    /// Judges a request and stores what follows; durable when this returns. Where another writer was
    /// faster the request is judged again on what is there now.
    pub fn ask(&mut self, request: &Request) -> Result<Vec<Record>, ArchiveError> {
        let paper = match &request.command {
            Command::BringRecord { line, events } => Some((*line, self.record_paper(*line, events)?)),
            _ => None,
        };
        for _ in 0..PATIENCE {
            let mut records = judge(&self.event, request)?;
            // The record of a table is kept before the log speaks of it.
            if let Some((line, paper)) = &paper {
                self.keep_record(*line, paper, &mut records)?;
            }
            let versions = (1..).map(|more| self.version.plus(more));
            let events = records.iter().zip(versions).map(|(record, at)| self.stored(record, at));
            let events = events.collect::<Result<_, _>>()?;
            match self.store.append(&self.stream, self.version, events) {
                Ok(head) => {
                    for record in &records {
                        self.event.apply(record);
                    }
                    self.version = head.version;
                    records.extend(self.deal_anew(request)?);
                    return Ok(records);
                }
                Err(JournalError::Conflict { .. }) => self.catch_up()?,
                Err(error) => return Err(error.into()),
            }
        }
        Err(ArchiveError::Busy(self.stream.clone()))
    }

    /// Reads what others have written since.
    pub fn catch_up(&mut self) -> Result<(), ArchiveError> {
        loop {
            let entries = self.store.read(&self.stream, self.version, PAGE)?;
            if entries.is_empty() {
                return Ok(());
            }
            for entry in entries {
                let record = from_bytes(entry.event.format, &entry.event.bytes)
                    .map_err(|why| ArchiveError::Unreadable { version: entry.version.0, why })?;
                self.event.apply(&record);
                self.version = entry.version;
            }
        }
    }

    /// A record as it is stored. Its hash is in every export, also where the record is withheld, so it
    /// carries a salt: nobody without the key can try guesses against the hash.
    fn stored(&self, record: &Record, at: Version) -> Result<Event, ArchiveError> {
        let salt = self.key.salt(&self.stream, at);
        let bytes =
            to_salted_bytes(record, &salt).map_err(|why| ArchiveError::Unreadable { version: at.0, why })?;
        Ok(Event::new(FORMAT, bytes))
    }

    fn keep_record(&self, line: Line, paper: &Paper, records: &mut [Record]) -> Result<(), ArchiveError> {
        for record in records {
            if let Happened::RecordBrought { digest, .. } = &mut record.what {
                *digest = paper.digest();
                self.seal_record(line, paper)?;
            }
        }
        Ok(())
    }

    /// A board that was kept sealed and is ordered anew gets another deal at once.
    fn deal_anew(&mut self, request: &Request) -> Result<Vec<Record>, ArchiveError> {
        let Command::Redeal { board, .. } = request.command else { return Ok(Vec::new()) };
        let session = self.event.session_no();
        if !self.event.session(session).is_some_and(|known| known.digests.contains_key(&board)) {
            return Ok(Vec::new());
        }
        let mut dealer = Dealer::from_entropy().map_err(|_| ArchiveError::NoEntropy)?;
        self.deal(request.by, request.at, board, &[dealer.deal()])
    }
}
