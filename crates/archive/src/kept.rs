use std::borrow::Cow;
use std::collections::VecDeque;

use openroom_cards::Deal;
use openroom_cards::dealing::Dealer;
use openroom_journal::{Aside, Event, Journal, JournalError, Stream, Together, Version, Write};
use openroom_tournament::{
    Command, FORMAT, Happened, Moment, Person, Record, Request, Tournament, from_bytes, judge,
    to_salted_bytes,
};

use crate::deals::record_paper;
use crate::paper::Paper;
use crate::{ArchiveError, Names, SealingKey};

const PAGE: usize = 4096;
/// How often a command is judged again when others were faster.
const PATIENCE: usize = 20;

/// A journal with what lies aside, which writes both together.
pub trait Store: Journal + Aside + Together {}

impl<T: Journal + Aside + Together> Store for T {}

/// What is stored together with requests.
#[derive(Default)]
pub struct Besides {
    /// Deals of the session that is current after the requests, to be kept sealed.
    pub deals: Option<Deals>,
    /// Other writes to the store.
    pub writes: Vec<Write>,
}

/// Deals that somebody gives.
pub struct Deals {
    /// Who.
    pub by: Person,
    /// When.
    pub at: Moment,
    /// The boards in rising order.
    pub boards: Vec<(u32, Deal)>,
}

/// A request with the papers that it brings.
#[derive(Clone)]
pub(crate) struct Act {
    pub(crate) request: Request,
    pub(crate) papers: Vec<Paper>,
}

impl Act {
    /// A request with what it brings. What must come with its papers is not asked without them.
    fn of(request: &Request) -> Result<Act, ArchiveError> {
        let papers = match &request.command {
            Command::BringRecord { line, events } => vec![record_paper(*line, events)?],
            Command::KeepDeals { .. } | Command::KeepFile { .. } | Command::TakeOutDeals { .. } => {
                return Err(ArchiveError::WithoutPapers);
            }
            _ => Vec::new(),
        };
        Ok(Act { request: request.clone(), papers })
    }
}

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
        self.ask_all(std::slice::from_ref(request), Besides::default())
    }

    /// Judges requests one after the other and stores what follows from all of them with what goes besides, or
    /// nothing where one of them is refused.
    pub fn ask_all(&mut self, requests: &[Request], besides: Besides) -> Result<Vec<Record>, ArchiveError> {
        let mut acts = Vec::new();
        for request in requests {
            acts.push(Act::of(request)?);
        }
        if let Some(Deals { by, at, boards }) = besides.deals {
            let starts = requests.iter().filter(|request| matches!(request.command, Command::Start(_)));
            let session = self.event.session_no() + starts.count() as u16;
            acts.extend(self.dealing((by, at), session, &boards)?);
        }
        self.settle(&acts, &besides.writes)
    }

    /// Stores what follows from acts, with their papers and other writes, as one.
    pub(crate) fn settle(&mut self, acts: &[Act], besides: &[Write]) -> Result<Vec<Record>, ArchiveError> {
        for _ in 0..PATIENCE {
            let (records, mut writes) = self.judged(acts)?;
            writes.extend_from_slice(besides);
            let versions = (1..).map(|more| self.version.plus(more));
            let events = records.iter().zip(versions).map(|(record, at)| self.stored(record, at));
            let (stream, expected) = (self.stream.clone(), self.version);
            writes.push(Write::Append { stream, expected, events: events.collect::<Result<_, _>>()? });
            match self.store.write(writes) {
                Ok(()) => {
                    for record in &records {
                        self.event.apply(record);
                    }
                    self.version = self.version.plus(records.len() as u64);
                    return Ok(records);
                }
                Err(JournalError::Conflict { stream, .. }) if stream == self.stream => self.catch_up()?,
                Err(error) => return Err(error.into()),
            }
        }
        Err(ArchiveError::Busy(self.stream.clone()))
    }

    /// What follows from acts one after the other, and the papers to be kept with it.
    fn judged(&self, acts: &[Act]) -> Result<(Vec<Record>, Vec<Write>), ArchiveError> {
        let (mut all, mut writes) = (Vec::new(), Vec::new());
        let mut event = Cow::Borrowed(&self.event);
        let mut next: VecDeque<Cow<'_, Act>> = acts.iter().map(Cow::Borrowed).collect();
        while let Some(act) = next.pop_front() {
            let mut records = judge(&event, &act.request)?;
            self.keep_papers(&event, &act, &mut records, &mut writes)?;
            if let Some(again) = self.dealt_anew(&event, &act.request)? {
                next.push_front(Cow::Owned(again));
            }
            if !next.is_empty() {
                for record in &records {
                    event.to_mut().apply(record);
                }
            }
            all.append(&mut records);
        }
        Ok((all, writes))
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

    /// Puts papers where the records speak of them, and their digests into the records.
    fn keep_papers(
        &self,
        event: &Tournament,
        act: &Act,
        records: &mut [Record],
        writes: &mut Vec<Write>,
    ) -> Result<(), ArchiveError> {
        for record in records {
            match (&mut record.what, &act.papers[..]) {
                (Happened::RecordBrought { line, digest, .. }, [paper]) => {
                    *digest = paper.digest();
                    writes.push(self.record_write(*line, paper)?);
                }
                (Happened::BoardsDealt { boards, .. }, papers) => {
                    for (board, paper) in (boards.first..).zip(papers) {
                        writes.push(self.deal_write(event.session_no(), board, paper)?);
                    }
                }
                (Happened::FileKept { file, .. }, [paper]) => writes.push(self.file_write(*file, paper)?),
                (Happened::FileRemoved { file, .. }, _) => {
                    writes.push(Write::Remove { id: self.file_id(*file) });
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// A board that was kept sealed and is ordered anew gets another deal with the order.
    fn dealt_anew(&self, event: &Tournament, request: &Request) -> Result<Option<Act>, ArchiveError> {
        let Command::Redeal { board, .. } = request.command else { return Ok(None) };
        let session = event.session_no();
        if !event.session(session).is_some_and(|known| known.digests.contains_key(&board)) {
            return Ok(None);
        }
        let mut dealer = Dealer::from_entropy().map_err(|_| ArchiveError::NoEntropy)?;
        let acts = self.dealing((request.by, request.at), session, &[(board, dealer.deal())])?;
        Ok(acts.into_iter().next())
    }
}
