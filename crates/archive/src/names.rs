use openroom_journal::Aside;
use openroom_tournament::{People, Person, Player};

use crate::ArchiveError;

const PEOPLE: &str = "people";

/// The names of persons, which lie outside every log.
pub struct Names<'a, S> {
    store: &'a S,
}

impl<'a, S: Aside> Names<'a, S> {
    /// The names in this store.
    pub fn new(store: &'a S) -> Names<'a, S> {
        Names { store }
    }

    /// All that are known.
    pub fn all(&self) -> Result<People, ArchiveError> {
        match self.store.get(PEOPLE)? {
            None => Ok(People::default()),
            Some(bytes) => {
                serde_json::from_slice(&bytes).map_err(|error| ArchiveError::Names(error.to_string()))
            }
        }
    }

    fn keep(&self, people: &People) -> Result<(), ArchiveError> {
        let bytes = serde_json::to_vec(people).map_err(|error| ArchiveError::Names(error.to_string()))?;
        Ok(self.store.put(PEOPLE, &bytes)?)
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
