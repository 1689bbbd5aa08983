use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use openroom_journal::{Event, Journal, Stream, Version};
use serde::{Deserialize, Serialize};

use super::password::Hashed;
use super::shelf::Shelf;
use super::{NotDone, millis};
use crate::secret::Key;

const FORMAT: u16 = 1;
/// How long somebody stays signed in, in milliseconds.
const GOOD_FOR: u64 = 90 * 24 * 3_600_000;
/// The most devices of one account; the one that came first is signed out.
const MOST_DEVICES: usize = 20;

/// What is kept of accounts.
#[derive(Serialize, Deserialize)]
enum Stored {
    /// Somebody made an account of what his device may do.
    Made { name: String, secret: Hashed, key: Key },
    /// It has another password, and everybody is signed out.
    Changed { name: String, secret: Hashed },
    /// A device signed in.
    SignedIn { session: Key, name: String, until: u64 },
    /// A device signed out.
    SignedOut { session: Key },
}

struct Account {
    name: String,
    secret: Hashed,
    key: Key,
}

struct SignedIn {
    account: String,
    until: u64,
}

#[derive(Default)]
struct Known {
    version: Version,
    all: BTreeMap<String, Account>,
    keys: HashSet<Key>,
    here: HashMap<Key, SignedIn>,
    order: Vec<Key>,
}

impl Known {
    fn apply(&mut self, stored: Stored) {
        match stored {
            Stored::Made { name, secret, key } => {
                self.keys.insert(key.clone());
                self.all.insert(folded(&name), Account { name, secret, key });
            }
            Stored::Changed { name, secret } => {
                let account = folded(&name);
                if let Some(known) = self.all.get_mut(&account) {
                    known.secret = secret;
                }
                self.here.retain(|_, one| one.account != account);
                self.order.retain(|key| self.here.contains_key(key));
            }
            Stored::SignedIn { session, name, until } => {
                let account = folded(&name);
                let devices = self.order.iter().filter(|key| self.here[*key].account == account);
                if devices.clone().count() >= MOST_DEVICES
                    && let Some(first) = devices.clone().next().cloned()
                {
                    self.leave(&first);
                }
                self.leave(&session);
                self.order.push(session.clone());
                self.here.insert(session, SignedIn { account, until });
            }
            Stored::SignedOut { session } => self.leave(&session),
        }
    }

    fn leave(&mut self, session: &Key) {
        self.here.remove(session);
        self.order.retain(|key| key != session);
    }

    fn account_of(&self, session: &Key, now: u64) -> Option<&Account> {
        let here = self.here.get(session).filter(|one| one.until > now)?;
        self.all.get(&here.account)
    }
}

/// A name as it is compared.
fn folded(name: &str) -> String {
    name.to_lowercase()
}

/// Names with passwords: they open on any device what the device that made the account might do.
///
/// An account has the key of the session that made it. That session itself is locked from then on: whoever has its cookie
/// has to sign in, so that signing out everywhere leaves nobody in.
pub(crate) struct Accounts {
    shelf: Shelf,
    known: OnceLock<Mutex<Known>>,
}

impl Accounts {
    pub(super) fn new(shelf: Shelf) -> Accounts {
        Accounts { shelf, known: OnceLock::new() }
    }

    fn known(&self) -> Result<MutexGuard<'_, Known>, NotDone> {
        if self.known.get().is_none() {
            let mut known = Known::default();
            let (version, records) = self.shelf.records::<Stored>(&stream()?, known.version)?;
            known.version = version;
            for record in records {
                known.apply(record);
            }
            let _ = self.known.set(Mutex::new(known));
        }
        let known = self.known.get().ok_or(NotDone::Failed)?;
        Ok(known.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn keep(&self, known: &mut Known, stored: Vec<Stored>) -> Result<(), NotDone> {
        let events: Result<Vec<Event>, _> =
            stored.iter().map(|one| serde_json::to_vec(one).map(|bytes| Event::new(FORMAT, bytes))).collect();
        let events = events.map_err(|_| NotDone::Failed)?;
        known.version = self.shelf.append(&stream()?, known.version, events)?.version;
        for one in stored {
            known.apply(one);
        }
        Ok(())
    }

    /// For whom a session acts: the account that it signed in to, otherwise itself. A session that became an account is
    /// nobody until it signs in.
    pub(crate) fn acts_as(&self, session: Key) -> Result<Key, NotDone> {
        let known = self.known()?;
        if let Some(account) = known.account_of(&session, millis()) {
            return Ok(account.key.clone());
        }
        Ok(if known.keys.contains(&session) { session.locked() } else { session })
    }

    /// The name of the account to which a session is signed in.
    pub(crate) fn name_of(&self, session: &Key) -> Result<Option<String>, NotDone> {
        Ok(self.known()?.account_of(session, millis()).map(|account| account.name.clone()))
    }

    /// What the password of this account is checked against; none where there is no such account.
    pub(crate) fn secret_of(&self, name: &str) -> Result<Option<Hashed>, NotDone> {
        Ok(self.known()?.all.get(&folded(name)).map(|account| account.secret.clone()))
    }

    /// Makes an account of what this key may do, and signs the session in; false where the name is taken or the key has one.
    pub(crate) fn make(&self, name: &str, secret: Hashed, key: &Key, session: Key) -> Result<bool, NotDone> {
        let mut known = self.known()?;
        if known.all.contains_key(&folded(name)) || known.keys.contains(key) {
            return Ok(false);
        }
        let made = Stored::Made { name: name.to_owned(), secret, key: key.clone() };
        self.keep(&mut known, vec![made, signed_in(session, name)])?;
        Ok(true)
    }

    /// Signs a session in.
    pub(crate) fn sign_in(&self, name: &str, session: Key) -> Result<(), NotDone> {
        let mut known = self.known()?;
        self.keep(&mut known, vec![signed_in(session, name)])
    }

    /// Signs a session out.
    pub(crate) fn sign_out(&self, session: Key) -> Result<(), NotDone> {
        let mut known = self.known()?;
        self.keep(&mut known, vec![Stored::SignedOut { session }])
    }

    /// Gives an account another password; everybody is signed out but the session that did it. False where there is none.
    pub(crate) fn change(&self, name: &str, secret: Hashed, session: Key) -> Result<bool, NotDone> {
        let mut known = self.known()?;
        if !known.all.contains_key(&folded(name)) {
            return Ok(false);
        }
        let changed = Stored::Changed { name: name.to_owned(), secret };
        self.keep(&mut known, vec![changed, signed_in(session, name)])?;
        Ok(true)
    }
}

fn signed_in(session: Key, name: &str) -> Stored {
    Stored::SignedIn { session, name: name.to_owned(), until: millis() + GOOD_FOR }
}

fn stream() -> Result<Stream, NotDone> {
    "accounts".parse().map_err(|_| NotDone::Failed)
}
