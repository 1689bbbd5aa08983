use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use openroom_archive::{ArchiveError, Besides, Deals, Kept, Names, SealingKey, replay};
use openroom_cards::Deal;
use openroom_journal::{Event, Journal, JournalError, Stream, Together, Version, Write};
use openroom_tournament::{
    Boards, Command, Group, Happened, Line, Moment, People, Person, Record, Refused, Request, Tournament,
    Why, judge, standings,
};
use tokio::sync::watch;

use super::door::{Noted, Stamped};
use super::shelf::Shelf;
use super::{Door, Pace, Point, Saw, millis, now};
use crate::secret::Key;

/// The form in which the door is stored.
const FORMAT: u16 = 1;

/// One event with the people who are in it, kept in the store.
pub(crate) struct Evening {
    /// Its code in links.
    pub(crate) code: String,
    shelf: Shelf,
    key: SealingKey,
    event: Stream,
    door: Stream,
    inside: Mutex<Inside>,
    opening: Mutex<()>,
    changed: watch::Sender<u64>,
}

/// How things are in an event.
#[derive(Default)]
pub(crate) struct Inside {
    /// The event.
    pub(crate) event: Tournament,
    /// Who came in.
    pub(crate) door: Door,
    /// Names.
    pub(crate) people: People,
    /// How the ranking stood after each round.
    pub(crate) history: Vec<Point>,
    /// How long the tables took.
    pub(crate) pace: Pace,
    version: Version,
    door_version: Version,
    ranking: RefCell<Option<(Version, Arc<Vec<Group>>)>>,
    earlier: RefCell<(Version, BTreeMap<u16, Arc<Point>>)>,
}

impl Inside {
    /// Whether this was sent before and is done; otherwise what was seen must still be so. What was sent changes what was seen.
    fn was_done(&self, also: &Also) -> Result<bool, NotDone> {
        let again = also.notes.iter().any(|note| self.door.has(note));
        match also.saw.as_ref().map(|saw| saw.must_hold(self)) {
            None => Ok(again),
            Some(Ok(())) => Ok(false),
            Some(Err(_)) if again => Ok(true),
            Some(Err(stale)) => Err(stale),
        }
    }

    /// A session that others followed as it stands now without them, made once for everybody who asks before something happens.
    pub(crate) fn earlier(&self, session: u16) -> Arc<Point> {
        let mut earlier = self.earlier.borrow_mut();
        if earlier.0 != self.version {
            *earlier = (self.version, BTreeMap::new());
        }
        let point = earlier.1.entry(session);
        Arc::clone(point.or_insert_with(|| Arc::new(Point::of_session(&self.event, session))))
    }

    /// The ranking as it is now, reckoned once for everybody who asks before something happens.
    pub(crate) fn ranking(&self) -> Arc<Vec<Group>> {
        let mut ranking = self.ranking.borrow_mut();
        match &*ranking {
            Some((version, groups)) if *version == self.version => Arc::clone(groups),
            _ => {
                let groups = Arc::new(standings(&self.event).unwrap_or_default());
                *ranking = Some((self.version, Arc::clone(&groups)));
                groups
            }
        }
    }
}

/// Why something was not done in an event. Nothing has changed.
pub(crate) enum NotDone {
    /// The event refused it.
    Refused(Box<Refused>),
    /// It is no longer as it was seen.
    Stale,
    /// Somebody has still to play the board, or nothing is kept.
    Sealed,
    /// People are known by other names: who.
    OtherNames(String),
    /// Deals and files are not kept by a command alone.
    WithoutPapers,
    /// The server could not keep or read it.
    Failed,
}

impl From<ArchiveError> for NotDone {
    fn from(error: ArchiveError) -> NotDone {
        match error {
            ArchiveError::Refused(refused) => NotDone::Refused(Box::new(refused)),
            ArchiveError::StillToBePlayed { .. } | ArchiveError::NotKept { .. } => NotDone::Sealed,
            ArchiveError::OtherNames(replaced) => {
                let few: Vec<String> = replaced.iter().take(5).map(ToString::to_string).collect();
                NotDone::OtherNames(few.join("; "))
            }
            ArchiveError::WithoutPapers => NotDone::WithoutPapers,
            _ => NotDone::Failed,
        }
    }
}

impl From<JournalError> for NotDone {
    fn from(_: JournalError) -> NotDone {
        NotDone::Failed
    }
}

impl Evening {
    /// The event with this code; none where there is none or it cannot be read.
    pub(super) fn read(code: &str, shelf: &Shelf, key: &SealingKey) -> Option<Evening> {
        let evening = Evening {
            code: code.to_owned(),
            shelf: shelf.clone(),
            key: key.clone(),
            event: format!("event/{code}").parse().ok()?,
            door: format!("door/{code}").parse().ok()?,
            inside: Mutex::default(),
            opening: Mutex::default(),
            changed: watch::Sender::new(0),
        };
        evening.refresh();
        let known = evening.inside().event.phase() != openroom_tournament::Phase::Nothing;
        known.then_some(evening)
    }

    /// Where it is kept.
    pub(super) fn journal(&self) -> &dyn Journal {
        &self.shelf
    }

    /// Its name there.
    pub(super) fn stream(&self) -> &Stream {
        &self.event
    }

    /// How things are.
    pub(crate) fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells when something has changed, for anybody.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    fn tell(&self) {
        self.changed.send_modify(|count| *count += 1);
    }

    /// Reads what others have written since, the command line for instance.
    pub(crate) fn refresh(&self) {
        let mut inside = self.inside();
        if self.read_new(&mut inside).unwrap_or(false) {
            self.tell();
        }
    }

    fn read_new(&self, inside: &mut Inside) -> Result<bool, NotDone> {
        let mut new = false;
        if self.shelf.head(&self.event)?.version != inside.version {
            (inside.event, inside.history, new) = (Tournament::default(), vec![], true);
            inside.pace = Pace::default();
            let (event, history, pace) = (&mut inside.event, &mut inside.history, &mut inside.pace);
            let version = replay(&self.shelf, &self.event, |_, record| {
                history.extend(Point::before(event, &record));
                pace.note(&record);
                event.apply(&record);
            })?;
            inside.version = version;
            inside.people = self.names()?;
        }
        let (version, records) = self.shelf.records::<Stamped>(&self.door, inside.door_version)?;
        new |= !records.is_empty();
        inside.door_version = version;
        for record in records {
            inside.door.apply(record.at, record.what);
        }
        Ok(new)
    }

    fn names(&self) -> Result<People, NotDone> {
        Ok(Names::new(&self.shelf).all()?)
    }

    /// Gives commands one after the other; none is given where one of them would be refused.
    pub(crate) fn does(&self, by: Person, commands: Vec<Command>) -> Result<(), NotDone> {
        self.does_with(by, commands, Also::default())
    }

    /// Gives commands with what goes with them: all of it is kept, or nothing.
    pub(crate) fn does_with(&self, by: Person, commands: Vec<Command>, also: Also) -> Result<(), NotDone> {
        let mut inside = self.inside();
        if !also.notes.is_empty() || also.saw.is_some() {
            self.read_new(&mut inside)?;
        }
        if inside.was_done(&also)? {
            return Ok(());
        }
        let (at, noted_at) = (now(), millis());
        let calls = commands.iter().any(|command| matches!(command, Command::StartRound(..)));
        let before = calls.then(|| inside.event.clone());
        let request = |command| Request { by, at, command };
        let requests: Vec<Request> = commands.into_iter().map(request).collect();
        let deals = Deals { by, at, boards: also.deals.into_iter().collect() };
        let deals = (!deals.boards.is_empty()).then_some(deals);
        let writes = noted(&self.door, inside.door_version, noted_at, &also.notes)?.into_iter().collect();
        let kept = self.with(&mut inside, |kept| kept.ask_all(&requests, Besides { deals, writes }));
        if let Err(NotDone::Refused(_)) = kept {
            // The refusal may name people who were written down for these commands.
            inside.people = self.names()?;
        }
        let records = kept?;
        for record in &records {
            inside.pace.note(record);
        }
        if let Some(mut event) = before {
            for record in &records {
                inside.history.extend(Point::before(&event, record));
                event.apply(record);
            }
        }
        inside.door_version = inside.door_version.plus(also.notes.len() as u64);
        for what in also.notes {
            inside.door.apply(noted_at, what);
        }
        if records.iter().any(brings_people) {
            inside.people = self.names()?;
        }
        drop(inside);
        self.tell();
        Ok(())
    }

    /// Works on the kept event.
    fn with<T>(
        &self,
        inside: &mut Inside,
        work: impl FnOnce(&mut Kept<'_, Shelf>) -> Result<T, ArchiveError>,
    ) -> Result<T, NotDone> {
        let parts = (inside.version, std::mem::take(&mut inside.event));
        let mut kept = Kept::resume(&self.shelf, &self.key, self.event.clone(), parts);
        let done = work(&mut kept);
        let (version, event) = kept.into_parts();
        (inside.version, inside.event) = (version, event);
        Ok(done?)
    }

    /// The deal of a board that nobody has still to play.
    pub(crate) fn played_deal(&self, session: u16, board: u32) -> Result<Deal, NotDone> {
        let mut inside = self.inside();
        self.with(&mut inside, |kept| kept.played_deal(session, board))
    }

    /// The deal for the table that plays this line now.
    pub(crate) fn deal_at_the_table(&self, line: Line) -> Result<Deal, NotDone> {
        let mut inside = self.inside();
        self.with(&mut inside, |kept| kept.deal_at_the_table(line))
    }

    /// Only one at a time opens a table for a board.
    pub(crate) fn opening(&self) -> MutexGuard<'_, ()> {
        self.opening.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes deals out for somebody who does not play, by no name; that he did is in the log, and that he saw them at the
    /// door.
    pub(crate) fn take_out(
        &self,
        (key, by): (&Key, Person),
        session: u16,
        boards: Boards,
        reason: &str,
    ) -> Result<Vec<(u32, Deal)>, NotDone> {
        let mut inside = self.inside();
        self.read_new(&mut inside)?;
        if inside.guest(key).persons().any(|person| inside.event.entry_of(person).is_some()) {
            return Err(NotDone::Refused(Box::new(Why::PlaysHere.into())));
        }
        let taken = self.with(&mut inside, |kept| kept.take_out(by, now(), session, boards, reason))?;
        self.keep(&mut inside, vec![Noted::Looked { key: key.clone(), by, session, boards }])?;
        drop(inside);
        self.tell();
        Ok(taken)
    }

    /// Keeps what happened at the door.
    pub(crate) fn note(&self, what: Noted) -> Result<(), NotDone> {
        self.note_with(Also::noting(what))
    }

    /// Keeps what happened at the door, where what was seen is still so.
    pub(crate) fn note_with(&self, also: Also) -> Result<(), NotDone> {
        let mut inside = self.inside();
        self.read_new(&mut inside)?;
        if inside.was_done(&also)? {
            return Ok(());
        }
        self.keep(&mut inside, also.notes)?;
        drop(inside);
        self.tell();
        Ok(())
    }

    fn keep(&self, inside: &mut Inside, notes: Vec<Noted>) -> Result<(), NotDone> {
        let at = millis();
        let writes = noted(&self.door, inside.door_version, at, &notes)?;
        self.shelf.write(writes.into_iter().collect())?;
        inside.door_version = inside.door_version.plus(notes.len() as u64);
        for what in notes {
            inside.door.apply(at, what);
        }
        Ok(())
    }
}

/// What goes with commands.
#[derive(Default)]
pub(crate) struct Also {
    /// Deals of boards of the session that is current after the commands, to be kept sealed.
    pub(crate) deals: Vec<(u32, Deal)>,
    /// What happened at the door.
    pub(crate) notes: Vec<Noted>,
    /// What must still be as it was seen.
    pub(crate) saw: Option<Saw>,
}

impl Also {
    /// What happened at the door alone.
    pub(crate) fn noting(what: Noted) -> Also {
        Also { notes: vec![what], ..Also::default() }
    }

    /// What was seen alone.
    pub(crate) fn seeing(saw: Saw) -> Also {
        Also { saw: Some(saw), ..Also::default() }
    }
}

/// What keeps notes of a door that is at this version; none where there are none.
pub(super) fn noted(
    door: &Stream,
    expected: Version,
    at: u64,
    notes: &[Noted],
) -> Result<Option<Write>, NotDone> {
    let event = |what: &Noted| serde_json::to_vec(&Stamped { at, what: what.clone() });
    let events = notes.iter().map(|what| event(what).map(|bytes| Event::new(FORMAT, bytes)));
    let events = events.collect::<Result<Vec<Event>, _>>().map_err(|_| NotDone::Failed)?;
    Ok((!events.is_empty()).then(|| Write::Append { stream: door.clone(), expected, events }))
}

/// What the event would be after these commands; nothing is kept.
pub(crate) fn rehearse(
    event: &Tournament,
    by: Person,
    at: Moment,
    commands: &[Command],
) -> Result<Tournament, Refused> {
    let mut after = event.clone();
    for command in commands {
        for record in judge(&after, &Request { by, at, command: command.clone() })? {
            after.apply(&record);
        }
    }
    Ok(after)
}

fn brings_people(record: &Record) -> bool {
    matches!(
        record.what,
        Happened::Entered { .. } | Happened::Substituted { .. } | Happened::Appointed { .. }
    )
}
