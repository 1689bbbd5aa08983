//! Whose wording a row of the catalogue has, and what an edition says differently.

use crate::{Edition, Language, Provision};

impl Provision {
    /// The edition whose wording and numbers its text has: 2017 where that has it.
    ///
    /// Where Poland changed the paragraph, the text is the Polish one and the note of 2017 says what stood before.
    pub fn worded_in(self) -> Edition {
        let polish = |edition| self.exists_in(edition) && self.remark(edition).is_some();
        if polish(Edition::Laws2017) && polish(Edition::Poland2024) {
            return Edition::Poland2024;
        }
        if self.exists_in(Edition::Laws2017) {
            return Edition::Laws2017;
        }
        self.editions().iter().next().unwrap_or(Edition::Laws2017)
    }

    /// What the edition says differently from the text; none where it has the same or does not have it.
    pub fn difference(self, edition: Edition) -> Option<&'static str> {
        self.remark(edition).filter(|_| self.exists_in(edition) && edition != self.worded_in())
    }

    /// The same in a language, where it is translated.
    pub fn difference_in(self, edition: Edition, language: Language) -> Option<&'static str> {
        let english = self.difference(edition)?;
        let translated = self.translated(language).map_or("", |text| text.note(edition));
        Some(if translated.is_empty() { english } else { translated })
    }

    /// What is noted of the edition, in a language; none where it is in English alone and another is asked for.
    pub fn remark_in(self, edition: Edition, language: Language) -> Option<&'static str> {
        let english = self.remark(edition)?;
        if language == Language::En {
            return Some(english);
        }
        self.translated(language).map(|text| text.note(edition)).filter(|note| !note.is_empty())
    }

    /// What is noted of the edition, unless it is that nothing differs but the number.
    pub fn remark(self, edition: Edition) -> Option<&'static str> {
        Some(self.note(edition)).filter(|note| !is_same(note))
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
        assert!(L73A2.difference(Edition::Laws2017).unwrap().contains("undue"));
        assert_eq!(L73A2.difference(Edition::Poland2024), None);
        assert!(L12C3.difference(Edition::Poland2024).is_some());
        let polish = Provision::all().filter(|one| one.exists_in(Edition::Laws2017));
        let polish: Vec<_> = polish.filter(|one| one.worded_in() == Edition::Poland2024).collect();
        assert_eq!(polish, [L73A2, L73B, L73C1, L73D1, L73D3, L73E1]);
        assert_eq!(L26A1_2007.difference(Edition::Laws2017), None);
        assert_eq!(L26A1_2007.worded_in(), Edition::Laws2007);
        assert_eq!(L89A3.worded_in(), Edition::Poland2024);
    }
}
