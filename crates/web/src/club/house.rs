use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use openroom_archive::{ArchiveError, Besides, Drawer, Kept, Names, OtherNames, SealingKey, Store};
use openroom_desk::Record;
use openroom_journal::{Event, Journal, Stream, Together, Version, Write};
use openroom_movements::Unit;
use openroom_tournament::{Command, Conditions, People, Person, Player, Request, Role};
use serde::{Deserialize, Serialize};

use super::door::Noted;
use super::evening::noted;
use super::shelf::Shelf;
use super::{Accounts, Evening, Holder, NotDone, Office, Tokens, millis, now};
use crate::secret::{Key, code, digest, same};

/// How long the organizer's link is good for, in milliseconds.
const LINK_FOR: u64 = 24 * 3_600_000;
const FORMAT: u16 = 1;

/// What is kept of the house.
#[derive(Serialize, Deserialize)]
enum InTheHouse {
    /// A link for organizers was made, good until then.
    Invited { hash: String, until: u64 },
    /// Somebody brought it.
    Came { key: Key },
    /// An event was founded.
    Founded { code: String, title: String },
}

#[derive(Default)]
struct House {
    version: Version,
    invitations: Vec<(String, u64)>,
    organizers: Vec<Key>,
    events: Vec<(String, String)>,
}

impl House {
    fn apply(&mut self, what: InTheHouse) {
        match what {
            // Only the newest link is good.
            InTheHouse::Invited { hash, until } => self.invitations = vec![(hash, until)],
            InTheHouse::Came { key } => self.organizers.push(key),
            InTheHouse::Founded { code, title } => self.events.push((code, title)),
        }
    }
}

/// All events of the server, and who may found one.
pub(crate) struct Club {
    shelf: Shelf,
    key: SealingKey,
    house: Mutex<House>,
    open: Mutex<HashMap<String, Arc<Evening>>>,
    names: Mutex<()>,
    rulings: Mutex<()>,
    /// Names with passwords.
    pub(crate) accounts: Accounts,
    /// What programs bring in the place of a session.
    pub(crate) tokens: Tokens,
}

/// An event that is to be.
pub(crate) struct Founding {
    /// What it is called.
    pub(crate) title: String,
    /// The name of its organizer.
    pub(crate) organizer: String,
    /// His session.
    pub(crate) key: Key,
    /// What the contestants are.
    pub(crate) unit: Unit,
    /// The conditions of contest.
    pub(crate) conditions: Conditions,
}

impl Club {
    /// The events in this store.
    pub(crate) fn new(store: Arc<dyn Store>, key: SealingKey) -> Club {
        let shelf = Shelf(store);
        Club {
            accounts: Accounts::new(shelf.clone()),
            tokens: Tokens::new(shelf.clone()),
            shelf,
            key,
            house: Mutex::default(),
            open: Mutex::default(),
            names: Mutex::default(),
            rulings: Mutex::default(),
        }
    }

    fn house(&self) -> Result<MutexGuard<'_, House>, NotDone> {
        let mut house = self.house.lock().unwrap_or_else(PoisonError::into_inner);
        let (version, records) = self.shelf.records::<InTheHouse>(&stream()?, house.version)?;
        house.version = version;
        for record in records {
            house.apply(record);
        }
        Ok(house)
    }

    fn keep(&self, what: InTheHouse) -> Result<(), NotDone> {
        let mut house = self.house()?;
        let bytes = serde_json::to_vec(&what).map_err(|_| NotDone::Failed)?;
        let head = self.shelf.append(&stream()?, house.version, vec![Event::new(FORMAT, bytes)])?;
        house.version = head.version;
        house.apply(what);
        Ok(())
    }

    /// A new link for organizers; the one before it is no longer good.
    pub(crate) fn invite(&self) -> Result<String, NotDone> {
        let link = code().ok_or(NotDone::Failed)?;
        self.keep(InTheHouse::Invited { hash: digest("organizer", &link), until: millis() + LINK_FOR })?;
        Ok(link)
    }

    /// Whether the link is good now.
    pub(crate) fn is_good(&self, link: &str) -> Result<bool, NotDone> {
        let hash = digest("organizer", link);
        let now = millis();
        Ok(self.house()?.invitations.iter().any(|(good, until)| same(good, &hash) && *until > now))
    }

    /// Makes whoever brings a good link an organizer of the house.
    pub(crate) fn admit(&self, link: &str, key: &Key) -> Result<bool, NotDone> {
        let good = self.is_good(link)?;
        if good && !self.is_organizer(key)? {
            self.keep(InTheHouse::Came { key: key.clone() })?;
        }
        Ok(good)
    }

    /// Whether this session may found events.
    pub(crate) fn is_organizer(&self, key: &Key) -> Result<bool, NotDone> {
        Ok(self.house()?.organizers.contains(key))
    }

    /// Whether this session runs or directs something here: only such people keep rulings and see those kept.
    pub(crate) fn directs(&self, key: &Key) -> Result<bool, NotDone> {
        let official =
            |code: &str| self.find(code).is_some_and(|evening| evening.inside().guest(key).office.is_some());
        Ok(self.is_organizer(key)? || self.events()?.iter().any(|(code, _)| official(code)))
    }

    /// Works on the rulings that are kept, one at a time.
    pub(crate) fn rulings<T>(
        &self,
        work: impl FnOnce(&Drawer<'_, Shelf>) -> Result<T, ArchiveError>,
    ) -> Result<T, NotDone> {
        let _one_at_a_time = self.rulings.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(work(&Drawer::new(&self.shelf, "rulings"))?)
    }

    /// All rulings that are kept, oldest first.
    pub(crate) fn rulings_kept(&self) -> Result<Vec<(u32, Record)>, NotDone> {
        Ok(Drawer::new(&self.shelf, "rulings").all()?)
    }

    /// The events with their titles, newest first.
    pub(crate) fn events(&self) -> Result<Vec<(String, String)>, NotDone> {
        Ok(self.house()?.events.iter().rev().cloned().collect())
    }

    /// The event with this code.
    pub(crate) fn find(&self, name: &str) -> Option<Arc<Evening>> {
        let known = self.lock().get(name).cloned();
        if let Some(evening) = known {
            evening.refresh();
            return Some(evening);
        }
        if name.len() != 20 || !name.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return None;
        }
        let evening = Arc::new(Evening::read(name, &self.shelf, &self.key)?);
        Some(Arc::clone(self.lock().entry(name.to_owned()).or_insert(evening)))
    }

    /// Founds an event: its organizer directs it, and its conditions are published.
    pub(crate) fn found(&self, founding: Founding) -> Result<Arc<Evening>, NotDone> {
        let (name, secret) = (code().ok_or(NotDone::Failed)?, code().ok_or(NotDone::Failed)?);
        let person = self.persons(std::slice::from_ref(&founding.organizer))?[0];
        let commands = [
            Command::Open { unit: founding.unit },
            Command::Appoint(person, Role::ChiefDirector),
            Command::SetConditions(Box::new(founding.conditions)),
            Command::PublishConditions,
        ];
        let event: Stream = format!("event/{name}").parse().map_err(|_| NotDone::Failed)?;
        let door: Stream = format!("door/{name}").parse().map_err(|_| NotDone::Failed)?;
        let mut kept = Kept::at(&self.shelf, &self.key, event)?;
        let request = |command| Request { by: person, at: now(), command };
        let requests = commands.map(request);
        let title = founding.title;
        let holder = Holder::Official(Office::Organizer, person);
        let notes = [
            Noted::Opened { title: title.clone(), secret },
            Noted::Pins { generation: Some(1) },
            Noted::Came { key: founding.key, holder },
        ];
        // The event, its door and its place in the house come into being together.
        let mut house = self.house()?;
        let founded = InTheHouse::Founded { code: name.clone(), title };
        let bytes = serde_json::to_vec(&founded).map_err(|_| NotDone::Failed)?;
        let (stream, expected) = (stream()?, house.version);
        let listed = Write::Append { stream, expected, events: vec![Event::new(FORMAT, bytes)] };
        let writes = noted(&door, Version::START, millis(), &notes)?.into_iter().chain([listed]).collect();
        kept.ask_all(&requests, Besides { deals: None, writes })?;
        house.version = house.version.plus(1);
        house.apply(founded);
        drop(house);
        self.find(&name).ok_or(NotDone::Failed)
    }

    /// The persons of these names or list numbers. A name that one person alone has is his; others are new.
    pub(crate) fn persons(&self, names: &[String]) -> Result<Vec<Person>, NotDone> {
        let _one_at_a_time = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        let shelf = Names::new(&self.shelf);
        let mut known = shelf.all()?;
        let mut persons = vec![];
        let mut new = vec![];
        for name in names {
            let person = named(&known, name).unwrap_or_else(|| {
                let player = Player { name: name.clone(), ..Player::default() };
                let person = known.add(player.clone());
                new.push((person, player));
                person
            });
            persons.push(person);
        }
        shelf.keep_as(new)?;
        Ok(persons)
    }

    /// Takes a list of players in; what it says of people who are known by other names only where that is asked.
    pub(crate) fn import(&self, list: &People, other_names: OtherNames) -> Result<(), NotDone> {
        let _one_at_a_time = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        let people = Names::new(&self.shelf).with(list, other_names)?;
        Ok(self.shelf.write(vec![Names::<Shelf>::writing(&people)?])?)
    }

    /// How many people are known by a number.
    pub(crate) fn listed(&self) -> Result<usize, NotDone> {
        let known = Names::new(&self.shelf).all()?;
        Ok(known.iter().filter(|(_, player)| !player.number.is_empty()).count())
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Arc<Evening>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn stream() -> Result<Stream, NotDone> {
    "house".parse().map_err(|_| NotDone::Failed)
}

fn named(known: &People, name: &str) -> Option<Person> {
    if let Some((person, _)) = known.iter().find(|(_, player)| player.number == name) {
        return Some(person);
    }
    let is_called = |person: &Person| {
        known.get(*person).is_some_and(|player| player.name.to_lowercase() == name.to_lowercase())
    };
    let called: Vec<Person> = known.search(name).into_iter().filter(is_called).collect();
    match called[..] {
        [one] => Some(one),
        _ => None,
    }
}
