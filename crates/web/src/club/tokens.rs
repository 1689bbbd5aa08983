use std::sync::{Mutex, MutexGuard, PoisonError};

use openroom_journal::{Event, Journal, Stream, Version};
use serde::{Deserialize, Serialize};

use super::shelf::Shelf;
use super::{NotDone, millis};
use crate::secret::{Key, Token, digest, same};

const FORMAT: u16 = 1;
/// The most tokens of one session that are good at once.
const MOST: usize = 20;
/// How long a token is good for, in milliseconds.
const GOOD_FOR: u64 = 90 * 24 * 3_600_000;
/// What every token begins with.
const MARK: &str = "openroom_";

/// What a token may do; each only as far as the session that made it may.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Scope {
    /// Read what the session may see.
    Read,
    /// Enter and confirm results, call the Director, appeal.
    Enter,
    /// Act and answer at tables.
    Play,
    /// Direct.
    Direct,
    /// Organize.
    Organize,
}

impl Scope {
    /// All of them.
    pub(crate) const ALL: [Scope; 5] =
        [Scope::Read, Scope::Enter, Scope::Play, Scope::Direct, Scope::Organize];

    /// Its name.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Enter => "enter",
            Scope::Play => "play",
            Scope::Direct => "direct",
            Scope::Organize => "organize",
        }
    }
}

/// A token as the server knows it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Made {
    /// The hash of the token.
    pub(crate) hash: String,
    /// The session for which it acts.
    pub(crate) key: Key,
    /// What it is called.
    pub(crate) name: String,
    /// What it may do.
    pub(crate) scopes: Vec<Scope>,
    /// Until when, in milliseconds since 1970.
    pub(crate) until: u64,
}

#[derive(Serialize, Deserialize)]
enum Stored {
    Made(Made),
    Revoked { hash: String },
}

#[derive(Default)]
struct Known {
    version: Version,
    all: Vec<Made>,
}

impl Known {
    fn apply(&mut self, stored: Stored) {
        match stored {
            Stored::Made(made) => self.all.push(made),
            Stored::Revoked { hash } => self.all.retain(|one| one.hash != hash),
        }
    }
}

/// The tokens that programs use in the place of a session.
pub(crate) struct Tokens {
    shelf: Shelf,
    known: Mutex<Known>,
}

impl Tokens {
    pub(super) fn new(shelf: Shelf) -> Tokens {
        Tokens { shelf, known: Mutex::default() }
    }

    fn known(&self) -> Result<MutexGuard<'_, Known>, NotDone> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let (version, records) = self.shelf.records::<Stored>(&stream()?, known.version)?;
        known.version = version;
        for record in records {
            known.apply(record);
        }
        Ok(known)
    }

    fn keep(&self, known: &mut Known, stored: Stored) -> Result<(), NotDone> {
        let bytes = serde_json::to_vec(&stored).map_err(|_| NotDone::Failed)?;
        let head = self.shelf.append(&stream()?, known.version, vec![Event::new(FORMAT, bytes)])?;
        known.version = head.version;
        known.apply(stored);
        Ok(())
    }

    /// A new token for this session, shown once; none where it has too many.
    pub(crate) fn make(
        &self,
        key: &Key,
        name: String,
        scopes: Vec<Scope>,
    ) -> Result<Option<String>, NotDone> {
        let mut known = self.known()?;
        let now = millis();
        if known.all.iter().filter(|one| one.key == *key && one.until > now).count() >= MOST {
            return Ok(None);
        }
        let token = Token::new().ok_or(NotDone::Failed)?;
        let text = format!("{MARK}{}", token.as_str());
        let hash = digest("token", &text);
        let made = Made { hash, key: key.clone(), name, scopes, until: now + GOOD_FOR };
        self.keep(&mut known, Stored::Made(made))?;
        Ok(Some(text))
    }

    /// Takes a token of this session back.
    pub(crate) fn revoke(&self, key: &Key, hash: &str) -> Result<bool, NotDone> {
        let mut known = self.known()?;
        if !known.all.iter().any(|one| one.key == *key && same(&one.hash, hash)) {
            return Ok(false);
        }
        self.keep(&mut known, Stored::Revoked { hash: hash.to_owned() })?;
        Ok(true)
    }

    /// The tokens of this session that are good.
    pub(crate) fn of(&self, key: &Key) -> Result<Vec<Made>, NotDone> {
        let now = millis();
        let known = self.known()?;
        Ok(known.all.iter().filter(|one| one.key == *key && one.until > now).cloned().collect())
    }

    /// What somebody who brings this token may do.
    pub(crate) fn find(&self, token: &str) -> Result<Option<Made>, NotDone> {
        let hash = digest("token", token);
        let now = millis();
        let known = self.known()?;
        Ok(known.all.iter().find(|one| same(&one.hash, &hash) && one.until > now).cloned())
    }
}

fn stream() -> Result<Stream, NotDone> {
    "tokens".parse().map_err(|_| NotDone::Failed)
}
