//! The short texts of the provisions in six languages, in our own sentences.

use std::sync::LazyLock;

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
    notes: [&'static str; Edition::ALL.len()],
}

impl Text {
    /// What the edition says differently; empty where nothing is to be said, or in English alone.
    pub fn note(self, edition: Edition) -> &'static str {
        self.notes[edition.index()]
    }
}

const FIELDS: usize = 5 + Edition::ALL.len();

/// The texts of a language: of each provision the same lines in the same order.
type Texts = LazyLock<Vec<[&'static str; FIELDS]>>;

macro_rules! texts {
    ($file:literal) => {
        LazyLock::new(|| cut(include_str!(concat!(env!("OUT_DIR"), $file))))
    };
}

static ENGLISH: Texts = texts!("/en.txt");
static ESTONIAN: Texts = texts!("/et.txt");
static FINNISH: Texts = texts!("/fi.txt");
static POLISH: Texts = texts!("/pl.txt");
static GERMAN: Texts = texts!("/de.txt");
static NORWEGIAN: Texts = texts!("/nb.txt");

fn cut(text: &'static str) -> Vec<[&'static str; FIELDS]> {
    let lines: Vec<&str> = text.lines().collect();
    lines.as_chunks().0.to_vec()
}

fn texts(language: Language) -> &'static Texts {
    match language {
        Language::En => &ENGLISH,
        Language::Et => &ESTONIAN,
        Language::Fi => &FINNISH,
        Language::Pl => &POLISH,
        Language::De => &GERMAN,
        Language::Nb => &NORWEGIAN,
    }
}

impl Provision {
    /// Its short text in a language; in English where it is not translated.
    pub fn text(self, language: Language) -> Text {
        self.translated(language).unwrap_or_else(|| self.written_in(Language::En))
    }

    /// Its short text in a language other than English, where there is one.
    pub fn translated(self, language: Language) -> Option<Text> {
        if language == Language::En {
            return None;
        }
        Some(self.written_in(language)).filter(|text| !text.title.is_empty())
    }

    pub(crate) fn written_in(self, language: Language) -> Text {
        let [title, when, then, judgement, choice, notes @ ..] = texts(language)[usize::from(self.0)];
        Text { title, when, then, judgement, choice, notes }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::provisions::L27B1a;

    fn languages() -> impl Iterator<Item = Language> {
        Language::ALL.into_iter().filter(|&one| one != Language::En)
    }

    #[test]
    fn every_row_is_there_with_every_field() {
        for language in Language::ALL {
            assert_eq!(texts(language).len(), Provision::all().len());
        }
        for language in languages() {
            for provision in Provision::all() {
                let text = provision.written_in(language);
                let same = |here: &str, english: &str| here.is_empty() == english.is_empty();
                assert!(same(text.title, provision.title()), "{language:?} {provision} title");
                assert!(same(text.when, provision.when()), "{language:?} {provision} when");
                assert!(same(text.then, provision.then()), "{language:?} {provision} then");
                assert!(same(text.judgement, provision.judgement()), "{language:?} {provision} judgement");
                assert!(same(text.choice, provision.option()), "{language:?} {provision} choice");
                for edition in Edition::ALL {
                    let noted = if edition == Edition::USUAL {
                        provision.difference(edition).unwrap_or_default()
                    } else {
                        provision.note(edition)
                    };
                    assert!(same(text.note(edition), noted), "{language:?} {provision} {edition}");
                }
            }
        }
    }

    /// The numbers of paragraphs in a text: 27B1a, 16C.
    fn numbers(text: &str) -> BTreeSet<&str> {
        let words = text.split(|one: char| !one.is_ascii_alphanumeric());
        words.filter(|word| Provision::from_id(word).is_some() && word.len() > 2).collect()
    }

    #[test]
    fn nothing_is_left_in_english_and_no_reference_is_lost() {
        for language in languages() {
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
