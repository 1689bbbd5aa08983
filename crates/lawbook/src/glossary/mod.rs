//! The glossary: the Laws' words in six languages, as the federations use them.

use std::fmt;

use crate::{Edition, Language, Modality, Provision};

/// A row of the table of terms.
#[derive(Debug)]
struct Row {
    key: &'static str,
    words: [&'static str; 6],
    law: &'static str,
    note: &'static str,
}

/// The terms in the order of the catalogue.
static TERMS: &[Row] = &include!(concat!(env!("OUT_DIR"), "/terms.rs"));

/// A term of the glossary.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Term(u16);

impl Term {
    /// Every term.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..TERMS.len() as u16).map(Self)
    }

    fn row(self) -> &'static Row {
        &TERMS[usize::from(self.0)]
    }

    /// The term with this key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::all().find(|term| term.key() == key)
    }

    /// Its key, such as `penalty_card`.
    pub fn key(self) -> &'static str {
        self.row().key
    }

    /// The word in a language; none where the federation's books have none.
    pub fn word(self, language: Language) -> Option<&'static str> {
        let word = self.row().words[Language::ALL.iter().position(|&one| one == language)?];
        (!word.is_empty()).then_some(word)
    }

    /// The word in a language, or in English where that language has none.
    pub fn word_or_english(self, language: Language) -> &'static str {
        self.word(language).unwrap_or(self.row().words[0])
    }

    /// Where it is defined or mainly used.
    pub fn law(self) -> &'static str {
        self.row().law
    }

    /// What to know when using it.
    pub fn note(self) -> &'static str {
        self.row().note
    }
}

impl fmt::Debug for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Term({})", self.key())
    }
}

/// The word for a modality in a language; none where the federation's books have none.
pub fn modality_word(modality: Modality, language: Language) -> Option<&'static str> {
    Term::from_key(&format!("modality_{}", modality.name().replace(' ', "_")))?.word(language)
}

/// The title of one of the 93 Laws in a language.
pub fn law_title(law: u8, language: Language) -> Option<&'static str> {
    Term::from_key(&format!("law_{law:02}")).map(|term| term.word_or_english(language))
}

/// The title of a Law in an edition; none where the edition has another Law under that number.
///
/// The titles are those of 2017, but the Polish ones those of 2024.
pub fn law_title_in(law: u8, edition: Edition, language: Language) -> Option<&'static str> {
    let goes_on = Provision::all().any(|one| one.law() == Some(law) && numbered(one, law, edition));
    let whole = Provision::from_id(&law.to_string());
    let replaced = |one: Provision| one.exists_in(Edition::Laws2017) && !one.exists_in(Edition::Poland2024);
    let titled = match whole.filter(|&one| replaced(one)) {
        None => goes_on,
        Some(whole) => whole.exists_in(edition) == (language != Language::Pl),
    };
    law_title(law, language).filter(|_| titled)
}

fn numbered(provision: Provision, law: u8, edition: Edition) -> bool {
    provision.number(edition).is_some_and(|number| {
        number
            .strip_prefix(&law.to_string())
            .is_some_and(|rest| !rest.starts_with(|one: char| one.is_ascii_digit()))
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_law_has_a_title_in_every_language() {
        let mut missing = Vec::new();
        for law in 1..=93 {
            let term = Term::from_key(&format!("law_{law:02}")).unwrap();
            missing.extend(
                Language::ALL.into_iter().filter(|&one| term.word(one).is_none()).map(|one| (law, one)),
            );
            assert!(Language::ALL.into_iter().all(|one| law_title(law, one).is_some()), "{law}");
        }
        assert_eq!(missing, []);
        assert_eq!(law_title(27, Language::Pl), Some("Odzywka niewystarczająca"));
        assert_eq!(law_title(0, Language::En), None);
        assert_eq!(law_title(94, Language::En), None);
    }

    #[test]
    fn a_number_may_have_named_another_law() {
        use Edition::*;
        assert_eq!(law_title_in(23, Laws2017, Language::En), Some("Comparable Call"));
        assert_eq!(law_title_in(23, Laws2007, Language::En), None);
        assert_eq!(law_title_in(89, Laws2007, Language::En), Some("Rectification in Individual Events"));
        assert_eq!(law_title_in(89, Poland2024, Language::En), None);
        assert_eq!(law_title_in(89, Laws2017, Language::Pl), None);
        assert!(law_title_in(89, Poland2024, Language::Pl).is_some());
        for edition in Edition::ALL {
            let titled = (1..=93).filter(|&law| law_title_in(law, edition, Language::En).is_some()).count();
            assert!(titled >= 92, "{edition}");
        }
    }

    #[test]
    fn every_modality_has_a_word() {
        for modality in Modality::ALL {
            assert_eq!(modality_word(modality, Language::En), Some(modality.name()));
        }
        assert_eq!(modality_word(Modality::MayNot, Language::Pl), Some("nie wolno"));
        assert_eq!(modality_word(Modality::Must, Language::Fi), None);
    }

    #[test]
    fn keys_are_unique_and_english_is_complete() {
        assert!(Term::all().len() >= 522);
        let keys: BTreeSet<&str> = Term::all().map(Term::key).collect();
        assert_eq!(keys.len(), Term::all().len());
        assert!(Term::all().all(|term| term.word(Language::En).is_some()));
    }
}
