//! The journal that the commands work on, and the key beside it.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use openroom_archive::SealingKey;
use openroom_journal::{Journal, JournalError, SqliteJournal, Stream, StreamRefused};
use openroom_tournament::{Moment, People, Person};

use super::failures::{failed, failed_at};
use crate::finish::Failure;
use crate::output::{Overwriting, Readers, to_file};
use crate::words::spoken;

/// A journal open for writing, with the key that seals its deals.
pub struct Office {
    /// Where everything is kept.
    pub store: SqliteJournal,
    /// What seals deals and confidential files.
    pub key: SealingKey,
}

/// Where the key is that opens what a journal keeps sealed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum KeyFile {
    /// Beside the journal.
    There,
    /// Nowhere.
    Missing,
}

impl Office {
    /// Opens a journal and its key; makes both where there are none.
    pub fn open(path: &Path) -> Result<Office, Failure> {
        let key = match read_key(path)? {
            Some(key) => key,
            // A key of its own would never open what another sealed.
            None if std::fs::metadata(path).is_ok_and(|file| file.len() > 0) => return Err(no_key(path)),
            None => new_key(path)?,
        };
        let store = SqliteJournal::open(path).map_err(|error| failed_at(path.display(), error))?;
        Ok(Office { store, key })
    }

    /// Opens a journal that is there.
    pub(crate) fn open_existing(path: &Path) -> Result<Office, Failure> {
        if !path.exists() {
            let error = std::io::ErrorKind::NotFound.into();
            return Err(Failure::reading(path, error));
        }
        Office::open(path)
    }

    /// Opens a journal that is there for reading, also while another process writes it. Without its key all is
    /// read but what is sealed.
    pub(crate) fn open_to_read(path: &Path) -> Result<Office, Failure> {
        if !path.exists() {
            return Err(Failure::reading(path, std::io::ErrorKind::NotFound.into()));
        }
        let key = read_key(path)?.map_or_else(SealingKey::from_entropy, Ok).map_err(failed)?;
        let store = SqliteJournal::open_for_reading(path).map_err(|error| match error {
            // The process that made it was killed before there was anything in it.
            JournalError::NotAJournal(_) if std::fs::metadata(path).is_ok_and(|file| file.len() == 0) => {
                Failure::said("event-none", []).at(path.display())
            }
            error => failed_at(path.display(), error),
        })?;
        Ok(Office { store, key })
    }

    /// The event that is named, or the only one.
    pub(crate) fn stream(&self, named: Option<&str>) -> Result<Stream, Failure> {
        if let Some(name) = named {
            return stream(name);
        }
        let mut streams = self.store.streams().map_err(failed)?;
        match streams.len() {
            1 => Ok(streams.remove(0)),
            0 => Err(Failure::said("event-none", [])),
            _ => {
                let names: Vec<&str> = streams.iter().map(Stream::as_str).collect();
                Err(Failure::said("event-which", [("names", names.join(", "))]))
            }
        }
    }
}

/// The name of an event.
pub(super) fn stream(name: &str) -> Result<Stream, Failure> {
    name.parse().map_err(|_: StreamRefused| Failure::said("event-no-name", [("name", name.to_owned())]))
}

/// The name of the file beside a journal that holds its key.
pub(super) fn key_path(journal: &Path) -> PathBuf {
    let mut name = journal.as_os_str().to_owned();
    name.push(".key");
    PathBuf::from(name)
}

/// Why a journal without its key is not written, and what to do.
pub(super) fn no_key(journal: &Path) -> Failure {
    Failure::said("event-key-missing", []).at(key_path(journal).display())
}

/// The key of a journal; none where there is none.
pub(super) fn read_key(journal: &Path) -> Result<Option<SealingKey>, Failure> {
    let path = key_path(journal);
    match std::fs::read_to_string(&path) {
        Ok(text) => {
            let bytes =
                unhex(text.trim()).ok_or_else(|| Failure::said("event-key-bad", []).at(path.display()))?;
            Ok(Some(SealingKey::from_bytes(bytes)))
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Failure::reading(&path, error)),
    }
}

/// A key for a journal that is still to be made. Of two processes one makes it; a draft that a killed one left is
/// written anew.
fn new_key(journal: &Path) -> Result<SealingKey, Failure> {
    let draft = draft_path(journal);
    let lost = |error| Failure::writing(&draft, error);
    let mut options = File::options();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&draft).map_err(lost)?;
    file.lock().map_err(lost)?;
    if let Some(key) = read_key(journal)? {
        return Ok(key);
    }
    let key = SealingKey::from_entropy().map_err(failed)?;
    let written =
        file.set_len(0).and_then(|()| writeln!(file, "{}", hex(&key))).and_then(|()| file.sync_all());
    if let Err(error) = written {
        let _ = std::fs::remove_file(&draft);
        return Err(lost(error));
    }
    let path = key_path(journal);
    std::fs::rename(&draft, &path).map_err(|error| Failure::writing(&path, error))?;
    Ok(key)
}

/// The name under which a key is written before it has its own.
fn draft_path(journal: &Path) -> PathBuf {
    let mut name = key_path(journal).into_os_string();
    name.push(".new");
    PathBuf::from(name)
}

fn hex(key: &SealingKey) -> String {
    let digit = |value: u8| char::from_digit(u32::from(value), 16).unwrap_or('0');
    key.to_bytes().iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// Writes the key beside a journal, for its owner's eyes only.
pub(super) fn write_key(journal: &Path, key: &SealingKey) -> Result<(), Failure> {
    let path = key_path(journal);
    to_file(&path, Overwriting::Refused, Readers::Owner, |out| writeln!(out, "{}", hex(key)))
        .map_err(|error| Failure::writing(&path, error))
}

/// Copies the key of a journal beside another. One that a killed process left there is the same; another is never
/// overwritten.
pub(super) fn copy_key(from: &Path, to: &Path) -> Result<KeyFile, Failure> {
    let Some(key) = read_key(from)? else { return Ok(KeyFile::Missing) };
    let there = read_key(to)?;
    if there.is_none_or(|there| there.to_bytes() != key.to_bytes()) {
        write_key(to, &key)?;
    }
    Ok(KeyFile::There)
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    let mut bytes = [0; 32];
    for (place, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * place..2 * place + 2], 16).ok()?;
    }
    Some(bytes)
}

/// The moment that was given, or now.
pub(crate) fn moment(given: Option<u64>) -> Moment {
    given.map_or_else(openroom_archive::now, Moment)
}

/// A moment on the command line: seconds of universal time, to the end of the year 9999.
pub(super) fn seconds(text: &str) -> Result<u64, String> {
    let number = text.parse().map_err(|_| spoken().t("event-seconds"))?;
    if number > Moment::LAST.0 {
        Err(spoken().with("event-last-moment", "at", Moment::LAST))
    } else {
        Ok(number)
    }
}

/// The person of a list number, of words that fit one only, or `#` and the person's own number.
pub(crate) fn person(people: &People, text: &str) -> Result<Person, Failure> {
    if let Some(number) = text.strip_prefix('#') {
        return number
            .parse()
            .map(Person)
            .map_err(|_| Failure::said("event-no-person", [("text", text.to_owned())]));
    }
    if let Some((person, _)) = people.iter().find(|(_, player)| player.number == text) {
        return Ok(person);
    }
    if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(Failure::said("event-no-list-number", [("text", text.to_owned())]));
    }
    match people.search(text)[..] {
        [one] => Ok(one),
        [] => Err(Failure::said("event-nobody", [("text", text.to_owned())])),
        ref several => {
            let of = [("n", several.len().to_string()), ("text", text.to_owned())];
            Err(Failure::said("event-several", of))
        }
    }
}
