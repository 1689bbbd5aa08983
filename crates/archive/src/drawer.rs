//! Numbered papers that lie aside: each can be changed and taken away for good.

use openroom_journal::{Aside, Together, Write};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::ArchiveError;

/// A drawer of papers of one kind, numbered from 1. A number is never given twice. One process writes at a time.
pub struct Drawer<'a, S: ?Sized> {
    store: &'a S,
    name: &'static str,
}

/// Which papers there are.
#[derive(Default, Serialize, Deserialize)]
struct Index {
    given: u32,
    kept: Vec<u32>,
}

impl<'a, S: Aside + Together + ?Sized> Drawer<'a, S> {
    /// The drawer of this name.
    pub fn new(store: &'a S, name: &'static str) -> Drawer<'a, S> {
        Drawer { store, name }
    }

    /// The paper with this number.
    pub fn get<T: DeserializeOwned>(&self, number: u32) -> Result<Option<T>, ArchiveError> {
        self.read(&self.place(number))
    }

    /// All papers, oldest first.
    pub fn all<T: DeserializeOwned>(&self) -> Result<Vec<(u32, T)>, ArchiveError> {
        let mut all = vec![];
        for number in self.index()?.kept {
            all.extend(self.get(number)?.map(|paper| (number, paper)));
        }
        Ok(all)
    }

    /// Puts a paper in and gives its number.
    pub fn add<T: Serialize>(&self, paper: &T) -> Result<u32, ArchiveError> {
        let mut index = self.index()?;
        index.given += 1;
        index.kept.push(index.given);
        let writes = vec![put(self.place(index.given), paper)?, put(self.name.to_owned(), &index)?];
        self.store.write(writes)?;
        Ok(index.given)
    }

    /// Puts a paper in the place of the one with this number; whether there was one.
    pub fn replace<T: Serialize>(&self, number: u32, paper: &T) -> Result<bool, ArchiveError> {
        let there = self.index()?.kept.contains(&number);
        if there {
            self.store.write(vec![put(self.place(number), paper)?])?;
        }
        Ok(there)
    }

    /// Takes a paper away for good; whether there was one.
    pub fn remove(&self, number: u32) -> Result<bool, ArchiveError> {
        let mut index = self.index()?;
        let before = index.kept.len();
        index.kept.retain(|kept| *kept != number);
        if index.kept.len() == before {
            return Ok(false);
        }
        let removed = Write::Remove { id: self.place(number) };
        self.store.write(vec![removed, put(self.name.to_owned(), &index)?])?;
        Ok(true)
    }

    fn index(&self) -> Result<Index, ArchiveError> {
        Ok(self.read(self.name)?.unwrap_or_default())
    }

    fn place(&self, number: u32) -> String {
        format!("{}/{number}", self.name)
    }

    fn read<T: DeserializeOwned>(&self, place: &str) -> Result<Option<T>, ArchiveError> {
        let Some(bytes) = self.store.get(place)? else { return Ok(None) };
        let read = serde_json::from_slice(&bytes);
        read.map(Some)
            .map_err(|error| ArchiveError::Paper { place: place.to_owned(), found: error.to_string() })
    }
}

/// What puts a paper in its place.
fn put<T: Serialize>(place: String, paper: &T) -> Result<Write, ArchiveError> {
    match serde_json::to_vec(paper) {
        Ok(bytes) => Ok(Write::Put { id: place, bytes }),
        Err(error) => Err(ArchiveError::Paper { place, found: error.to_string() }),
    }
}

#[cfg(test)]
mod tests {
    use openroom_journal::MemoryJournal;

    use super::*;

    #[test]
    fn papers_are_numbered_changed_and_taken_away() {
        let store = MemoryJournal::new();
        let drawer = Drawer::new(&store, "rulings");
        assert_eq!(drawer.add(&"one").unwrap(), 1);
        assert_eq!(drawer.add(&"two").unwrap(), 2);
        assert!(drawer.replace(1, &"uno").unwrap());
        assert!(drawer.remove(2).unwrap());
        assert!(!drawer.remove(2).unwrap());
        assert!(!drawer.replace(2, &"dos").unwrap());
        assert_eq!(drawer.add(&"three").unwrap(), 3);
        assert_eq!(drawer.all::<String>().unwrap(), [(1, "uno".to_owned()), (3, "three".to_owned())]);
        assert_eq!(drawer.get::<String>(2).unwrap(), None);
    }

    #[test]
    fn a_damaged_paper_is_named() {
        let store = MemoryJournal::new();
        let drawer = Drawer::new(&store, "rulings");
        drawer.add(&"one").unwrap();
        store.put("rulings/1", b"{").unwrap();
        let error = drawer.get::<String>(1).unwrap_err();
        assert!(error.to_string().contains("rulings/1"), "{error}");
    }
}
