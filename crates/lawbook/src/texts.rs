//! The short texts of the provisions in the other languages, in our own sentences.

use std::{collections::HashMap, sync::LazyLock};

use serde::Deserialize;

use crate::{Edition, Language, Provision};

/// The short text of a provision in a language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Text {
    /// Its title.
    pub title: &'static str,
    /// When it applies.
    pub when: &'static str,
    /// What then follows.
    pub then: &'static str,
    /// What a person must decide; empty where nothing is left to judgement.
    pub judgement: &'static str,
    /// Who may choose what; empty where nothing is left open.
    pub choice: &'static str,
    notes: [&'static str; 3],
}

impl Text {
    /// What the edition says differently; empty where nothing is to be said, or in English alone.
    pub fn note(self, edition: Edition) -> &'static str {
        self.notes[edition.index()]
    }
}

/// A row of a file in `catalogue/texts`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    title: String,
    when: String,
    then: String,
    #[serde(default)]
    judgement: String,
    #[serde(default)]
    choice: String,
    #[serde(default)]
    e2007: String,
    #[serde(default)]
    e2017: String,
    #[serde(default)]
    pl2024: String,
}

type Rows = HashMap<String, Row>;

macro_rules! files {
    ($language:literal) => {
        [
            include_str!(concat!("../../../catalogue/texts/", $language, "/01-26.toml")),
            include_str!(concat!("../../../catalogue/texts/", $language, "/27-50.toml")),
            include_str!(concat!("../../../catalogue/texts/", $language, "/51-71.toml")),
            include_str!(concat!("../../../catalogue/texts/", $language, "/72-93.toml")),
        ]
    };
}

static GERMAN: LazyLock<Rows> = LazyLock::new(|| read(files!("de")));
static ESTONIAN: LazyLock<Rows> = LazyLock::new(|| read(files!("et")));
static FINNISH: LazyLock<Rows> = LazyLock::new(|| read(files!("fi")));
static NORWEGIAN: LazyLock<Rows> = LazyLock::new(|| read(files!("nb")));
static POLISH: LazyLock<Rows> = LazyLock::new(|| read(files!("pl")));

/// The files are part of the program; a test reads them all.
fn read(files: [&str; 4]) -> Rows {
    files.into_iter().flat_map(|file| toml::from_str::<Rows>(file).unwrap_or_default()).collect()
}

fn rows(language: Language) -> Option<&'static Rows> {
    match language {
        Language::De => Some(&GERMAN),
        Language::Et => Some(&ESTONIAN),
        Language::Fi => Some(&FINNISH),
        Language::Nb => Some(&NORWEGIAN),
        Language::Pl => Some(&POLISH),
        Language::En => None,
    }
}

impl Provision {
    /// Its short text in a language.
    pub fn text(self, language: Language) -> Text {
        self.translated(language).unwrap_or(Text {
            title: self.title(),
            when: self.when(),
            then: self.then(),
            judgement: self.judgement(),
            choice: self.option(),
            notes: Edition::ALL.map(|edition| self.note(edition)),
        })
    }

    /// Its short text in a language other than English, where there is one.
    pub fn translated(self, language: Language) -> Option<Text> {
        let row = rows(language)?.get(self.id())?;
        Some(Text {
            title: &row.title,
            when: &row.when,
            then: &row.then,
            judgement: &row.judgement,
            choice: &row.choice,
            notes: Edition::ALL.map(|edition| match edition {
                Edition::Laws2007 => row.e2007.as_str(),
                Edition::Laws2017 => &row.e2017,
                Edition::Poland2024 => &row.pl2024,
            }),
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::provisions::L27B1a;

    fn languages() -> impl Iterator<Item = (Language, [&'static str; 4])> {
        [
            (Language::De, files!("de")),
            (Language::Et, files!("et")),
            (Language::Fi, files!("fi")),
            (Language::Nb, files!("nb")),
            (Language::Pl, files!("pl")),
        ]
        .into_iter()
    }

    #[test]
    fn every_row_is_there_once_with_every_field() {
        for (language, files) in languages() {
            let mut ids = BTreeSet::new();
            for file in files {
                for (id, row) in toml::from_str::<Rows>(file).unwrap() {
                    let provision = Provision::from_id(&id).unwrap_or_else(|| panic!("{language:?}: {id}"));
                    let same = |here: &str, english: &str| here.is_empty() == english.is_empty();
                    assert!(same(&row.title, provision.title()), "{language:?} {id} title");
                    assert!(same(&row.when, provision.when()), "{language:?} {id} when");
                    assert!(same(&row.then, provision.then()), "{language:?} {id} then");
                    assert!(same(&row.judgement, provision.judgement()), "{language:?} {id} judgement");
                    assert!(same(&row.choice, provision.option()), "{language:?} {id} choice");
                    let differs = provision.difference(Edition::Laws2017).unwrap_or_default();
                    assert!(same(&row.e2017, differs), "{language:?} {id} e2017");
                    assert!(same(&row.e2007, provision.note(Edition::Laws2007)), "{language:?} {id} e2007");
                    assert!(
                        same(&row.pl2024, provision.note(Edition::Poland2024)),
                        "{language:?} {id} pl2024"
                    );
                    assert!(ids.insert(id.clone()), "{language:?}: {id} stands twice");
                }
            }
            let missing: Vec<_> = Provision::all().filter(|one| !ids.contains(one.id())).collect();
            assert!(missing.is_empty(), "{language:?}: {missing:?}");
        }
    }

    /// The numbers of paragraphs in a text: 27B1a, 16C.
    fn numbers(text: &str) -> BTreeSet<&str> {
        let words = text.split(|one: char| !one.is_ascii_alphanumeric());
        words.filter(|word| Provision::from_id(word).is_some() && word.len() > 2).collect()
    }

    #[test]
    fn nothing_is_left_in_english_and_no_reference_is_lost() {
        for (language, _) in languages() {
            for provision in Provision::all() {
                let text = provision.translated(language).unwrap();
                let fields = [
                    (text.title, provision.title()),
                    (text.when, provision.when()),
                    (text.then, provision.then()),
                    (text.judgement, provision.judgement()),
                    (text.choice, provision.option()),
                ];
                let notes = Edition::ALL.map(|one| (text.note(one), provision.note(one)));
                for (here, english) in fields.into_iter().chain(notes) {
                    let words = here.split(|one: char| !one.is_alphabetic()).filter(|word| word.len() > 3);
                    assert!(words.count() < 2 || here != english, "{language:?} {provision}: {here}");
                }
                for (here, english) in fields {
                    let lost: Vec<_> = numbers(english).difference(&numbers(here)).copied().collect();
                    assert!(lost.is_empty(), "{language:?} {provision}: {lost:?}");
                }
            }
        }
    }

    #[test]
    fn a_text_in_two_languages() {
        assert_eq!(L27B1a.text(Language::En).title, L27B1a.title());
        assert_ne!(L27B1a.text(Language::Pl).title, L27B1a.title());
        assert!(L27B1a.translated(Language::En).is_none());
    }
}
