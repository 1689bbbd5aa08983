use openroom_journal::{Aside, Damage, JournalError, Write};
use openroom_tournament::{People, Person, Player, Replaced};

use crate::ArchiveError;

/// The id under which the names of all people lie aside.
pub const PEOPLE: &str = "people";

/// What is done with other names and contacts of people who are known.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum OtherNames {
    /// They are taken.
    Taken,
    /// Nothing is.
    Refused,
}

impl OtherNames {
    fn must_be_taken(self, replaced: Vec<Replaced>) -> Result<(), ArchiveError> {
        match self {
            OtherNames::Refused if !replaced.is_empty() => Err(ArchiveError::OtherNames(replaced)),
            OtherNames::Refused | OtherNames::Taken => Ok(()),
        }
    }
}

/// The names of persons, which lie outside every log.
pub struct Names<'a, S> {
    store: &'a S,
}

#[allow(clippy::needless_pass_by_value, reason = "the form that map_err calls")]
fn unreadable(error: serde_json::Error) -> ArchiveError {
    ArchiveError::Names(Damage::Unreadable(error.to_string()))
}

impl<'a, S: Aside> Names<'a, S> {
    /// The names in this store.
    pub fn new(store: &'a S) -> Names<'a, S> {
        Names { store }
    }

    /// All that are known.
    pub fn all(&self) -> Result<People, ArchiveError> {
        match self.store.get(PEOPLE) {
            Ok(None) => Ok(People::default()),
            Ok(Some(bytes)) => serde_json::from_slice(&bytes).map_err(unreadable),
            Err(JournalError::Damaged { found, .. }) => Err(ArchiveError::Names(found)),
            Err(error) => Err(error.into()),
        }
    }

    /// What keeps these people, all that are known.
    pub fn writing(people: &People) -> Result<Write, ArchiveError> {
        let bytes = serde_json::to_vec(people).map_err(unreadable)?;
        Ok(Write::Put { id: PEOPLE.to_owned(), bytes })
    }

    /// The people who can be read of a list that is damaged.
    pub fn readable(damaged: &[u8]) -> People {
        let mut people = People::default();
        for (open, _) in damaged.iter().enumerate().filter(|(_, byte)| **byte == b'{') {
            let Some(person) = key_before(&damaged[..open]) else { continue };
            let mut read = serde_json::Deserializer::from_slice(&damaged[open..]).into_iter::<Player>();
            if let Some(Ok(player)) = read.next() {
                people.set(person, player);
            }
        }
        people
    }

    fn keep(&self, people: &People) -> Result<(), ArchiveError> {
        match Self::writing(people)? {
            Write::Put { id, bytes } => Ok(self.store.put(&id, &bytes)?),
            Write::Append { .. } | Write::Remove { .. } => Ok(()),
        }
    }

    /// All that are known and a list besides: a number that is known keeps its person, others get new ones. Where
    /// names or contacts would be replaced and may not, these are the error.
    pub fn with(&self, list: &People, other_names: OtherNames) -> Result<People, ArchiveError> {
        let mut people = self.all()?;
        let replaced = |player| people.replaced(people.numbered(player)?, player);
        other_names.must_be_taken(list.iter().filter_map(|(_, player)| replaced(player)).collect())?;
        for (_, player) in list.iter() {
            people.add(player.clone());
        }
        Ok(people)
    }

    /// The same for players who already are these persons.
    pub(crate) fn with_persons(
        &self,
        players: Vec<(Person, Player)>,
        other_names: OtherNames,
    ) -> Result<People, ArchiveError> {
        let mut people = self.all()?;
        let replaced = players.iter().filter_map(|(person, player)| people.replaced(*person, player));
        other_names.must_be_taken(replaced.collect())?;
        for (person, player) in players {
            people.meet(person, player);
        }
        Ok(people)
    }

    /// Takes a list in: a number that is known keeps its person, others get new ones.
    pub fn add(&self, list: &People) -> Result<Vec<Person>, ArchiveError> {
        let mut people = self.all()?;
        let added = list.iter().map(|(_, player)| people.add(player.clone())).collect();
        self.keep(&people)?;
        Ok(added)
    }

    /// Keeps players under the persons that they already are.
    pub fn keep_as(&self, players: impl IntoIterator<Item = (Person, Player)>) -> Result<(), ArchiveError> {
        let mut people = self.all()?;
        for (person, player) in players {
            people.set(person, player);
        }
        self.keep(&people)
    }

    /// Removes everything about a person for good; every log goes on to know the number alone.
    pub fn anonymise(&self, person: Person) -> Result<bool, ArchiveError> {
        let mut people = self.all()?;
        let known = people.remove(person).is_some();
        if known {
            self.keep(&people)?;
        }
        Ok(known)
    }
}

/// The person whose key ends here, as in `"17":`.
fn key_before(bytes: &[u8]) -> Option<Person> {
    let key = bytes.strip_suffix(b"\":")?;
    let digits = key.iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
    let (before, digits) = key.split_at(key.len() - digits);
    let number = std::str::from_utf8(digits).ok()?.parse().ok()?;
    before.ends_with(b"\"").then_some(Person(number))
}

#[cfg(test)]
mod tests {
    use openroom_journal::MemoryJournal;

    use super::*;

    #[test]
    fn of_a_damaged_list_all_but_what_is_hit_is_read() {
        let rows: Vec<String> = (1..=40).map(|n| format!("L{n},Name \"\"{n}\"\":{{ of,c\n")).collect();
        let rows = rows.concat().replace("Name", "\"Name").replace(" of,", " of\",");
        let people = People::from_csv(&format!("number,name,contact\n{rows}")).unwrap();
        let Write::Put { bytes, .. } = Names::<MemoryJournal>::writing(&people).unwrap() else { panic!() };
        assert_eq!(Names::<MemoryJournal>::readable(&bytes), people);
        let marker = b"L20";
        let at = bytes.windows(3).position(|window| window == marker).unwrap();
        let mut hit = bytes.clone();
        hit[at..at + 10].fill(0);
        let read = Names::<MemoryJournal>::readable(&hit);
        assert_eq!(read.iter().count(), 39);
        assert_eq!(read.get(Person(40)), people.get(Person(40)));
        assert_eq!(Names::<MemoryJournal>::readable(&bytes[..at]).iter().count(), 19);
    }
}
