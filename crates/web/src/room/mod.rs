//! A table with people at it.

mod brought;
mod kind;
mod place;
mod presence;
mod rooms;
mod state;
mod stored;

use std::sync::atomic::AtomicUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

use openroom_cards::{BySeat, Seat};
use openroom_journal::{Event, Journal, JournalError, Stream, Version};
use openroom_laws::{Act, Answer, AnswerRefusal, Phase, Question, Refusal, Table, Who, Why};
use tokio::sync::watch;

pub(crate) use brought::Brought;
pub(crate) use kind::{Kind, Owner, Script, Watching};
pub(crate) use place::Place;
pub(crate) use presence::Here;
use presence::Presence;
pub(crate) use rooms::{Board, Opening, Rooms};
pub(crate) use state::{Ended, NoPlace, State, everybody};
use stored::{Record, Stored};

use crate::secret::{Key, named, same};

/// A table with people at it, kept in the journal.
pub(crate) struct Room {
    /// Its code in links.
    pub(crate) code: String,
    stream: Stream,
    state: Mutex<State>,
    changed: watch::Sender<u64>,
    presence: Presence,
    /// How many times a case was closed when its cases were last kept.
    pub(crate) closed: AtomicUsize,
}

/// Why something was not done at a table. Nothing has changed.
pub(crate) enum NotDone {
    /// He does not sit there.
    NotHis,
    /// What he saw is no longer how things are.
    Stale,
    /// The table refused the act.
    Refused(Box<Refusal>),
    /// The table refused the answer.
    AnswerRefused,
    /// He does not get the place.
    NoPlace(NoPlace),
    /// The Director has put the board off.
    Adjourned,
    /// The scenario that the table follows is at its end.
    ScriptOver,
    /// The table has left the scenario that it followed.
    ScriptLeft,
    /// It could not be kept.
    NotKept,
}

/// What became of something that was done.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Done {
    /// It happened.
    Taken,
    /// It happened, and perhaps nothing shows it.
    Noted,
    /// It waits for the answer to an open question.
    Held,
}

/// What an act or answer is done by: a session, on what it saw.
pub(crate) struct Doer<'a> {
    /// The session.
    pub(crate) key: &'a Key,
    /// The mark of what it saw.
    pub(crate) mark: &'a str,
    /// Names the form that it sent: the same fields have the same name.
    pub(crate) form: &'a str,
}

/// What a session did last, on what it saw.
pub(crate) struct Last {
    mark: String,
    form: String,
    /// How many events the board had then.
    events: usize,
    done: Done,
}

impl Room {
    /// How things are.
    pub(crate) fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells when something has changed, for anybody.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// What became of this very form, where it is what this session did last: it was sent twice.
    pub(crate) fn done_before(&self, by: &Doer<'_>) -> Option<Done> {
        let state = self.state();
        let last = state.last.get(by.key)?;
        if !same(&last.mark, by.mark) || !same(&last.form, by.form) {
            return None;
        }
        // What shows nothing may be done again when something has happened since.
        let shows = !same(by.mark, &self.mark(&state, &state.roles(by.key)));
        (shows || state.table.events().len() == last.events).then_some(last.done)
    }

    /// Takes an act of this person.
    pub(crate) fn act(
        &self,
        journal: &dyn Journal,
        by: &Doer<'_>,
        as_who: Who,
        act: Act,
    ) -> Result<Done, NotDone> {
        self.change(journal, by, as_who, |table| {
            if let Some(why) = too_soon_or_late(table, &act) {
                return Err(NotDone::Refused(Box::new(Refusal { act: Box::new(act), why })));
            }
            let held = table.held().len();
            table.act(act).map_err(|refusal| NotDone::Refused(Box::new(refusal)))?;
            Ok(if table.held().len() > held { Done::Held } else { Done::Taken })
        })
    }

    /// Takes an answer of this person.
    pub(crate) fn answer(
        &self,
        journal: &dyn Journal,
        by: &Doer<'_>,
        question: &Question,
        answer: Answer,
    ) -> Result<Done, NotDone> {
        self.change(journal, by, question.to, |table| {
            table.answer(question, answer).map_err(|_: AnswerRefusal| NotDone::AnswerRefused)?;
            Ok(Done::Taken)
        })
    }

    /// Puts the table further along its script.
    pub(crate) fn follow(
        &self,
        journal: &dyn Journal,
        by: &Doer<'_>,
        further: Table,
    ) -> Result<Done, NotDone> {
        self.change(journal, by, Who::Director, |table| {
            if !further.events().starts_with(table.events()) {
                return Err(NotDone::Stale);
            }
            *table = further;
            Ok(Done::Taken)
        })
    }

    /// Gives a place to whoever brings its link; none where the link is none of this table's.
    pub(crate) fn sit(
        &self,
        journal: &dyn Journal,
        link: &str,
        key: &Key,
        name: &str,
    ) -> Result<Who, NotDone> {
        let who = self.state().place_of(link).ok_or(NotDone::NotHis)?;
        self.seat(journal, who, key, name)
    }

    /// Gives a place to this session.
    pub(crate) fn seat(
        &self,
        journal: &dyn Journal,
        who: Who,
        key: &Key,
        name: &str,
    ) -> Result<Who, NotDone> {
        let mut state = self.state();
        if let Some(why) = state.bars_from(who, key) {
            return Err(NotDone::NoPlace(why));
        }
        if state.place(who).is_held_by(key) && state.place(who).name == name {
            return Ok(who);
        }
        let sat = Stored::Sat { who, holder: key.clone(), name: name.to_owned() };
        self.arrange(journal, &mut state, vec![sat])?;
        Ok(who)
    }

    /// Frees a seat: whoever had it has it no longer, and its link is another one.
    pub(crate) fn free(&self, journal: &dyn Journal, seat: Seat) -> Result<(), NotDone> {
        self.free_place(journal, Who::Player(seat))
    }

    /// Frees a seat or the Director's desk.
    pub(crate) fn free_place(&self, journal: &dyn Journal, who: Who) -> Result<(), NotDone> {
        self.clear(journal, &mut self.state(), who, None)
    }

    /// Leaves the places of this session to it alone: its other devices have them no longer, and the links are others.
    pub(crate) fn alone(&self, journal: &dyn Journal, key: &Key) -> Result<(), NotDone> {
        let mut state = self.state();
        for who in state.roles(key) {
            self.clear(journal, &mut state, who, Some(key))?;
        }
        Ok(())
    }

    fn clear(
        &self,
        journal: &dyn Journal,
        state: &mut State,
        who: Who,
        but: Option<&Key>,
    ) -> Result<(), NotDone> {
        let link = crate::secret::code().ok_or(NotDone::NotKept)?;
        self.arrange(journal, state, vec![Stored::Cleared { who, but: but.cloned(), link }])
    }

    /// Takes the seats away that this session has.
    pub(crate) fn leave(&self, journal: &dyn Journal, key: &Key) -> Result<(), NotDone> {
        let mut state = self.state();
        if !Seat::ALL.iter().any(|seat| state.seats[*seat].is_held_by(key)) {
            return Ok(());
        }
        self.arrange(journal, &mut state, vec![Stored::Left { holder: key.clone() }])
    }

    /// Notes that a session watches, so that it takes no seat with another hand; whether it may.
    pub(crate) fn watch(&self, journal: &dyn Journal, whom: Watching, key: &Key) -> Result<bool, NotDone> {
        let mut state = self.state();
        if state.has_watched(whom.one(), key) {
            return Ok(true);
        }
        if state.onlookers() >= MOST_ONLOOKERS {
            return Ok(false);
        }
        let watched = Stored::Watched { seat: whom.one(), by: key.clone() };
        self.arrange(journal, &mut state, vec![watched])?;
        Ok(true)
    }

    /// Lets spectators see it so many seconds later.
    pub(crate) fn delay(&self, journal: &dyn Journal, delay: u16) -> Result<(), NotDone> {
        self.arrange(journal, &mut self.state(), vec![Stored::Delayed { delay }])
    }

    /// Notes that the Director has come to those who called for him.
    pub(crate) fn come(&self, journal: &dyn Journal) -> Result<(), NotDone> {
        let mut state = self.state();
        if state.calling().is_empty() {
            return Ok(());
        }
        let events = state.table.events().len();
        self.arrange(journal, &mut state, vec![Stored::Came { events }])
    }

    /// Puts the board off: nobody acts but the Director, until it goes on.
    pub(crate) fn adjourn(&self, journal: &dyn Journal) -> Result<(), NotDone> {
        let mut state = self.state();
        if state.adjourned {
            return Ok(());
        }
        self.arrange(journal, &mut state, vec![Stored::Adjourned])
    }

    /// Lets a board that was put off go on.
    pub(crate) fn resume(&self, journal: &dyn Journal) -> Result<(), NotDone> {
        let mut state = self.state();
        if !state.adjourned {
            return Ok(());
        }
        self.arrange(journal, &mut state, vec![Stored::Resumed])
    }

    fn arrange(&self, journal: &dyn Journal, state: &mut State, what: Vec<Stored>) -> Result<(), NotDone> {
        let at = self.keep(journal, state, what.clone())?;
        state.last.clear();
        for one in what {
            state.apply(at, one);
        }
        self.tell();
        Ok(())
    }

    /// Deals another board for whoever opened the table: the next one that was brought along, where there is one. One that is
    /// played in earnest must be over first.
    pub(crate) fn deal(
        &self,
        journal: &dyn Journal,
        key: &Key,
        setup: impl FnOnce(u32, &Table, Option<&Brought>) -> Option<openroom_laws::SetUp>,
    ) -> Result<(), NotDone> {
        let mut state = self.state();
        if !state.is_owner(key) {
            return Err(NotDone::NotHis);
        }
        if !state.may_deal() {
            return Err(NotDone::Stale);
        }
        let next = state.brought_next();
        let number = next.map_or(state.number.saturating_add(1), |board| board.number);
        let setup = setup(number, &state.table, next).ok_or(NotDone::NotKept)?;
        let table = Table::new(setup).map_err(|_| NotDone::NotKept)?;
        let mut all = vec![Stored::Dealt { number }];
        all.extend(table.events().iter().cloned().map(|event| Stored::Happened(Box::new(event))));
        let events = table.events().len();
        let at = self.keep(journal, &mut state, all)?;
        state.deal(number, table);
        state.last.clear();
        state.times = vec![at; events];
        self.tell();
        Ok(())
    }

    fn change(
        &self,
        journal: &dyn Journal,
        by: &Doer<'_>,
        as_who: Who,
        change: impl FnOnce(&mut Table) -> Result<Done, NotDone>,
    ) -> Result<Done, NotDone> {
        let mut state = self.state();
        let roles = state.roles(by.key);
        if !roles.contains(&as_who) {
            return Err(NotDone::NotHis);
        }
        if state.adjourned && as_who != Who::Director {
            return Err(NotDone::Adjourned);
        }
        if !same(by.mark, &self.mark(&state, &roles)) {
            return Err(NotDone::Stale);
        }
        let mut table = state.table.clone();
        let done = change(&mut table)?;
        let new = table.events()[state.table.events().len()..].iter().cloned();
        let new: Vec<Stored> = new.map(|event| Stored::Happened(Box::new(event))).collect();
        if new.is_empty() {
            return Ok(done);
        }
        let count = new.len();
        let at = self.keep(journal, &mut state, new)?;
        state.times.extend(std::iter::repeat_n(at, count));
        state.table = table;
        let (mark, form) = (by.mark.to_owned(), by.form.to_owned());
        let events = state.table.events().len();
        state.last.insert(by.key.clone(), Last { mark, form, events, done });
        self.tell();
        Ok(done)
    }

    /// Names what somebody with these roles sees now, and nothing that he does not see.
    pub(crate) fn mark(&self, state: &State, roles: &[Who]) -> String {
        let seen: Result<Vec<_>, _> = roles.iter().map(|who| state.table.view(*who).to_json()).collect();
        named(&self.code, seen.map(|seen| seen.join(&b'\n')))[..16].to_owned()
    }

    /// Keeps what happened and says when that was.
    fn keep(&self, journal: &dyn Journal, state: &mut State, what: Vec<Stored>) -> Result<u64, NotDone> {
        let at = stored::now();
        let events = what.into_iter().map(|what| Record { at, what }.event()).collect::<Option<Vec<Event>>>();
        let head = journal.append(&self.stream, state.version, events.ok_or(NotDone::NotKept)?);
        state.version = head.map_err(|_: JournalError| NotDone::NotKept)?.version;
        Ok(at)
    }

    fn tell(&self) {
        self.changed.send_modify(|count| *count += 1);
    }

    fn new(code: &str, stream: Stream, state: State) -> Room {
        let (changed, closed) = (watch::Sender::new(0), AtomicUsize::new(0));
        let (code, state, presence) = (code.to_owned(), Mutex::new(state), Presence::default());
        Room { code, stream, state, changed, presence, closed }
    }
}

/// Why nobody can ask now whether a player follows suit: cards are to be played.
fn too_soon_or_late(table: &Table, act: &Act) -> Option<Why> {
    match (act, table.phase()) {
        (Act::AskAboutRevoke { .. }, Phase::Auction) => Some(Why::InAuction),
        (Act::AskAboutRevoke { .. }, Phase::Clarification) => Some(Why::NotNow),
        (Act::AskAboutRevoke { .. }, Phase::Over) => Some(Why::PlayIsOver),
        _ => None,
    }
}

/// Links for the four seats and the Director.
#[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
pub(crate) struct Links {
    pub(crate) seats: BySeat<String>,
    pub(crate) director: String,
}

impl Links {
    fn new() -> Option<Links> {
        let code = crate::secret::code;
        let [n, e, s, w] = [code()?, code()?, code()?, code()?];
        Some(Links { seats: BySeat::new([n, e, s, w]), director: code()? })
    }
}

/// The most sessions that watch a board.
const MOST_ONLOOKERS: usize = 2_000;
/// Before the first event.
const START: Version = Version::START;
