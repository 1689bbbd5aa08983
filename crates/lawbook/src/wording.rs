//! Whose wording a row of the catalogue has, and what an edition says differently.

use crate::{Edition, Provision};

impl Provision {
    /// The edition whose wording and numbers its text has: 2017 where that has it.
    pub fn worded_in(self) -> Edition {
        if self.exists_in(Edition::Laws2017) {
            return Edition::Laws2017;
        }
        self.editions().iter().next().unwrap_or(Edition::Laws2017)
    }

    /// What the edition says differently from the text; none where it has the same or does not have it.
    pub fn difference(self, edition: Edition) -> Option<&'static str> {
        let note = self.note(edition);
        let told = self.exists_in(edition) && edition != self.worded_in() && !is_same(note);
        told.then_some(note)
    }
}

/// Whether a note says no more than that nothing differs but the number.
fn is_same(note: &str) -> bool {
    let note = note.trim_end_matches('.').to_lowercase();
    let rest = note.rsplit_once(", ").map_or(note.as_str(), |(_, last)| last);
    note.is_empty()
        || note == "same"
        || (rest == "same" && note.len() < 24)
        || note.starts_with("same (numbered")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::provisions::*;

    #[test]
    fn every_note_that_is_not_same_is_a_difference() {
        for provision in Provision::all() {
            for edition in provision.editions().iter().filter(|&one| one != provision.worded_in()) {
                let note = provision.note(edition);
                let silent = provision.difference(edition).is_none();
                assert!(
                    !silent || note.is_empty() || note.to_lowercase().contains("same"),
                    "{provision}: {note}"
                );
            }
            assert_eq!(provision.difference(provision.worded_in()), None);
        }
    }

    #[test]
    fn differences() {
        assert!(L27B1a.difference(Edition::Laws2007).unwrap().contains("not artificial"));
        assert_eq!(L27A1.difference(Edition::Laws2007), None);
        assert_eq!(L27B1a.difference(Edition::Poland2024), None);
        assert!(L73B.difference(Edition::Poland2024).is_some());
        assert_eq!(L26A1_2007.difference(Edition::Laws2017), None);
        assert_eq!(L26A1_2007.worded_in(), Edition::Laws2007);
        assert_eq!(L89A3.worded_in(), Edition::Poland2024);
    }
}
