use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use openroom_journal::{Journal, Stream};
use openroom_laws::{SetUp, Table};
use openroom_tournament::Line;

use super::stored::{Record, Stored};
use super::{Brought, Kind, Links, Owner, Room, START, Script, State};
use crate::secret::code;

/// The most entries that are read at once.
const AT_ONCE: usize = 4096;

/// Every table that somebody has looked at since the server began; the others are in the journal.
pub(crate) struct Rooms {
    journal: Arc<dyn Journal>,
    open: Mutex<HashMap<String, Arc<Room>>>,
}

/// How a table is opened.
pub(crate) struct Opening {
    /// What it is for.
    pub(crate) kind: Kind,
    /// What it is called.
    pub(crate) title: String,
    /// Who opens it.
    pub(crate) owner: Owner,
    /// How many seconds later spectators see it.
    pub(crate) delay: u16,
    /// The event and the line that are played at it.
    pub(crate) of: Option<(String, Line)>,
    /// How the board begins.
    pub(crate) board: Board,
}

/// How a board begins.
pub(crate) enum Board {
    /// As set up; the boards that were brought along, of which it is the first.
    SetUp(Box<SetUp>, Vec<Brought>),
    /// In the middle of a scenario.
    Following(Box<Table>, Script),
}

impl Rooms {
    pub(crate) fn new(journal: Arc<dyn Journal>) -> Rooms {
        Rooms { journal, open: Mutex::default() }
    }

    /// The journal.
    pub(crate) fn journal(&self) -> &dyn Journal {
        &*self.journal
    }

    /// Opens a table; none where it cannot begin so or cannot be kept.
    pub(crate) fn open(&self, opening: Opening) -> Option<Arc<Room>> {
        let (table, script, brought) = match opening.board {
            Board::SetUp(setup, brought) => (Table::new(*setup).ok()?, None, brought),
            Board::Following(table, script) => (*table, Some(script), vec![]),
        };
        let (name, links) = (code()?, Links::new()?);
        let mut state = State::new(opening.kind, opening.title.clone(), opening.owner.clone(), &links, table);
        state.script.clone_from(&script);
        (state.delay, state.of) = (opening.delay, opening.of.clone());
        state.bring(brought.clone());
        let room = Room::new(&name, stream(&name)?, state);
        let Opening { kind, title, owner: Owner { key: owner, plays }, delay, of, .. } = opening;
        let of = of.map(Box::new);
        let opened = Stored::Opened { kind, title, owner, links, script, delay, of, plays, brought };
        let mut state = room.state();
        let begun = state.table.events().iter().cloned().map(|event| Stored::Happened(Box::new(event)));
        let all = std::iter::once(opened).chain(begun).collect();
        let events = state.table.events().len();
        let at = room.keep(self.journal(), &mut state, all).ok()?;
        state.times = vec![at; events];
        drop(state);
        let room = Arc::new(room);
        self.lock().insert(name, Arc::clone(&room));
        Some(room)
    }

    /// The table with this code.
    pub(crate) fn find(&self, name: &str) -> Option<Arc<Room>> {
        if let Some(room) = self.lock().get(name) {
            return Some(Arc::clone(room));
        }
        if name.len() != 20 || !name.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return None;
        }
        let room = Arc::new(self.read(name)?);
        Some(Arc::clone(self.lock().entry(name.to_owned()).or_insert(room)))
    }

    /// The tables that somebody has looked at since the server began.
    pub(crate) fn looked_at(&self) -> Vec<Arc<Room>> {
        self.lock().values().cloned().collect()
    }

    fn read(&self, name: &str) -> Option<Room> {
        let stream = stream(name)?;
        let mut entries = vec![];
        let mut version = START;
        loop {
            let more = self.journal.read(&stream, version, AT_ONCE).ok()?;
            let Some(last) = more.last() else { break };
            version = last.version;
            entries.extend(more);
        }
        let mut records = entries.iter().map(Record::read).collect::<Option<Vec<Record>>>()?.into_iter();
        let Stored::Opened { kind, title, owner, links, script, delay, of, plays, brought } =
            records.next()?.what
        else {
            return None;
        };
        let mut boards = vec![(1, vec![], vec![])];
        let mut others = vec![];
        for record in records {
            match record.what {
                Stored::Dealt { number } => boards.push((number, vec![], vec![])),
                Stored::Happened(event) => {
                    let (_, events, times) = boards.last_mut()?;
                    events.push(*event);
                    times.push(record.at);
                }
                other => others.push((boards.len(), record.at, other)),
            }
        }
        let mut others = others.into_iter().peekable();
        let mut boards = boards.into_iter().zip(1..);
        let ((_, events, times), _) = boards.next()?;
        let owner = Owner { key: owner, plays };
        let mut state = State::new(kind, title, owner, &links, Table::rebuild(events).ok()?);
        (state.script, state.times, state.delay, state.of) = (script, times, delay, of.map(|of| *of));
        state.bring(brought);
        let mut catch_up = |state: &mut State, board: usize| {
            while let Some((_, at, what)) = others.next_if(|(of, ..)| *of == board) {
                state.apply(at, what);
            }
        };
        catch_up(&mut state, 1);
        for ((number, events, times), board) in boards {
            state.deal(number, Table::rebuild(events).ok()?);
            state.times = times;
            catch_up(&mut state, board);
        }
        state.version = version;
        Some(Room::new(name, stream, state))
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn stream(name: &str) -> Option<Stream> {
    format!("table/{name}").parse().ok()
}
