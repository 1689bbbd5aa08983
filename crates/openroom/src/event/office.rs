//! The journal that the commands work on, and the key beside it.

use std::path::{Path, PathBuf};

use openroom_archive::SealingKey;
use openroom_journal::{Journal, SqliteJournal, Stream};
use openroom_tournament::{Moment, People, Person};

use crate::finish::Failure;
use crate::output::{Overwriting, Readers, to_file};

/// A journal open for writing, with the key that seals its deals.
pub(crate) struct Office {
    pub(crate) store: SqliteJournal,
    pub(crate) key: SealingKey,
}

impl Office {
    /// Opens a journal and its key; makes both where there are none.
    pub(crate) fn open(path: &Path) -> Result<Office, Failure> {
        let key = key(path)?;
        let store = SqliteJournal::open(path).map_err(|error| Failure::input_at(path.display(), error))?;
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

    /// Opens a journal that is there for reading, also while another process writes it.
    pub(crate) fn open_to_read(path: &Path) -> Result<Office, Failure> {
        if !path.exists() {
            return Err(Failure::reading(path, std::io::ErrorKind::NotFound.into()));
        }
        let key = key(path)?;
        let store = SqliteJournal::open_for_reading(path)
            .map_err(|error| Failure::input_at(path.display(), error))?;
        Ok(Office { store, key })
    }

    /// The event that is named, or the only one.
    pub(crate) fn stream(&self, named: Option<&str>) -> Result<Stream, Failure> {
        if let Some(name) = named {
            return name.parse().map_err(Failure::input);
        }
        let mut streams = self.store.streams().map_err(Failure::input)?;
        match streams.len() {
            1 => Ok(streams.remove(0)),
            0 => Err(Failure::input("the journal has no event; `event create FILE` makes one")),
            _ => {
                let names: Vec<&str> = streams.iter().map(Stream::as_str).collect();
                Err(Failure::input(format!("say which event with --event: {}", names.join(", "))))
            }
        }
    }
}

fn key_path(journal: &Path) -> PathBuf {
    let mut name = journal.as_os_str().to_owned();
    name.push(".key");
    PathBuf::from(name)
}

fn key(journal: &Path) -> Result<SealingKey, Failure> {
    let path = key_path(journal);
    match std::fs::read_to_string(&path) {
        Ok(text) => {
            let bytes =
                unhex(text.trim()).ok_or_else(|| Failure::input_at(path.display(), "it is no key"))?;
            Ok(SealingKey::from_bytes(bytes))
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            let key = SealingKey::from_entropy().map_err(Failure::input)?;
            let digit = |value: u8| char::from_digit(u32::from(value), 16).unwrap_or('0');
            let text: String =
                key.to_bytes().iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect();
            to_file(&path, Overwriting::Refused, Readers::Owner, |out| writeln!(out, "{text}"))
                .map_err(|error| Failure::writing(&path, error))?;
            Ok(key)
        }
        Err(error) => Err(Failure::reading(&path, error)),
    }
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

/// A moment as people read it, in universal time.
pub(crate) fn utc(moment: Moment) -> String {
    let (days, seconds) = (moment.0 / 86_400, moment.0 % 86_400);
    let (year, month, day) = date(days);
    format!(
        "{year:04}-{month:02}-{day:02} {:02}:{:02}:{:02}Z",
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60
    )
}

/// The day that is so many days after the first of January 1970: years begin in March, eras have 400 years.
fn date(days: u64) -> (u64, u64, u64) {
    let shifted = days + 719_468;
    let (era, of_era) = (shifted / 146_097, shifted % 146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (era * 400 + year + u64::from(month <= 2), month, day)
}

/// The person of a list number, of words that fit one only, or `#` and the person's own number.
pub(crate) fn person(people: &People, text: &str) -> Result<Person, Failure> {
    if let Some(number) = text.strip_prefix('#') {
        return number.parse().map(Person).map_err(|_| Failure::input(format!("{text} is no person")));
    }
    if let Some((person, _)) = people.iter().find(|(_, player)| player.number == text) {
        return Ok(person);
    }
    match people.search(text)[..] {
        [one] => Ok(one),
        [] => Err(Failure::input(format!("nobody is called {text}; `event people search` looks for names"))),
        ref several => {
            Err(Failure::input(format!("{} people fit {text}; give the list number", several.len())))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_as_dates() {
        for (seconds, text) in [
            (0, "1970-01-01 00:00:00Z"),
            (951_782_400, "2000-02-29 00:00:00Z"),
            (1_793_556_000, "2026-11-01 18:00:00Z"),
            (4_107_542_399, "2100-02-28 23:59:59Z"),
        ] {
            assert_eq!(utc(Moment(seconds)), text);
        }
    }
}
