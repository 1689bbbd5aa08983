//! The program's own sentences, and the language in which it speaks.

use std::sync::{LazyLock, OnceLock};

use clap::Args;
use openroom_cards::{Seat, Side, Vulnerability};
use openroom_lawbook::Language;
use openroom_reasoning::{Sentences, Words, laws};
use openroom_scoring::{file_messages, messages};
use openroom_words::{analysis, files};

/// The language in which a command speaks.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Spoken {
    /// The language: en, et, fi, pl, de or nb; `OPENROOM_LANG` sets it for all commands
    #[arg(long, value_name = "LANGUAGE", default_value = preferred(), hide_default_value = true)]
    lang: Language,
}

impl Spoken {
    /// Its words.
    pub(crate) fn words(self) -> Words {
        words(self.lang)
    }
}

/// The language that the environment asks for: English where it does not.
pub(crate) fn preferred() -> &'static str {
    static PREFERRED: LazyLock<String> = LazyLock::new(|| {
        std::env::var("OPENROOM_LANG").ok().filter(|lang| !lang.is_empty()).unwrap_or("en".to_owned())
    });
    &PREFERRED
}

/// The words of the language that this command line asks for, for what is checked while it is read.
pub fn spoken() -> Words {
    words(language())
}

/// That language.
pub(crate) fn language() -> Language {
    static SPOKEN: LazyLock<Language> = LazyLock::new(|| {
        let given: Vec<String> =
            std::env::args_os().map(|word| word.to_string_lossy().into_owned()).collect();
        // Of a law book `--lang` is the language in which it is written.
        let book = given.get(1).is_some_and(|command| command == "lawbook");
        let option = if book { "--speak" } else { "--lang" };
        let after = given.iter().zip(given.iter().skip(1)).filter(|(word, _)| *word == option);
        let joined = given.iter().filter_map(|word| word.strip_prefix(option)?.strip_prefix('='));
        let named = after.map(|(_, lang)| lang.as_str()).chain(joined).next_back();
        let known = |lang: &str| lang.parse().ok();
        named.and_then(known).or_else(|| known(preferred())).unwrap_or(Language::En)
    });
    *SPOKEN
}

/// The words of a language.
pub(crate) fn words(language: Language) -> Words {
    static ALL: [OnceLock<Sentences>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    let sentences = ALL[language as usize].get_or_init(|| {
        let scores = [messages(language), file_messages(language)];
        let [own, events, files] = [text(language), events(language), files(language)];
        let [laws, analysis] = [laws(language), analysis(language)];
        let [integrity, usage] = [integrity(language), usage(language)];
        let sources = [laws, analysis, scores[0], scores[1], own, events, files, integrity, usage];
        Sentences::new(language, &sources)
    });
    sentences.words()
}

/// The sentences of a language as they are stored.
const fn text(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../messages/en.ftl"),
        Language::Et => include_str!("../messages/et.ftl"),
        Language::Fi => include_str!("../messages/fi.ftl"),
        Language::Pl => include_str!("../messages/pl.ftl"),
        Language::De => include_str!("../messages/de.ftl"),
        Language::Nb => include_str!("../messages/nb.ftl"),
    }
}

/// What is said of events: what happened, what was done, why a journal or a file of an event cannot be read.
const fn events(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../messages/event/en.ftl"),
        Language::Et => include_str!("../messages/event/et.ftl"),
        Language::Fi => include_str!("../messages/event/fi.ftl"),
        Language::Pl => include_str!("../messages/event/pl.ftl"),
        Language::De => include_str!("../messages/event/de.ftl"),
        Language::Nb => include_str!("../messages/event/nb.ftl"),
    }
}

/// What is said of many boards to a federation's committee.
const fn integrity(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../messages/integrity/en.ftl"),
        Language::Et => include_str!("../messages/integrity/et.ftl"),
        Language::Fi => include_str!("../messages/integrity/fi.ftl"),
        Language::Pl => include_str!("../messages/integrity/pl.ftl"),
        Language::De => include_str!("../messages/integrity/de.ftl"),
        Language::Nb => include_str!("../messages/integrity/nb.ftl"),
    }
}

/// What is wrong with a command line.
const fn usage(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../messages/usage/en.ftl"),
        Language::Et => include_str!("../messages/usage/et.ftl"),
        Language::Fi => include_str!("../messages/usage/fi.ftl"),
        Language::Pl => include_str!("../messages/usage/pl.ftl"),
        Language::De => include_str!("../messages/usage/de.ftl"),
        Language::Nb => include_str!("../messages/usage/nb.ftl"),
    }
}

/// A side in two letters.
pub(crate) fn side(w: Words, side: Side) -> String {
    w.t(match side {
        Side::NorthSouth => "ns",
        Side::EastWest => "ew",
    })
}

/// A player in one letter.
pub(crate) fn seat(w: Words, seat: Seat) -> &'static str {
    w.seat_letter(seat)
}

/// Who is vulnerable.
pub(crate) fn vulnerable(w: Words, vulnerability: Vulnerability) -> String {
    w.t(match vulnerability {
        Vulnerability::None => "board-none",
        Vulnerability::NorthSouth => "ns",
        Vulnerability::EastWest => "ew",
        Vulnerability::Both => "board-all",
    })
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    fn said(language: Language) -> BTreeMap<&'static str, String> {
        let mut all = BTreeMap::new();
        let mut last = "";
        let of_scores = messages(language).lines().chain(file_messages(language).lines());
        let own = [text(language), events(language), integrity(language), usage(language)];
        for line in of_scores.chain(own.into_iter().flat_map(str::lines)) {
            if let Some((key, value)) = line.split_once(" = ").filter(|(key, _)| !key.starts_with([' ', '#']))
            {
                last = key;
                assert!(all.insert(key, value.to_owned()).is_none(), "{}: {key} twice", language.code());
            } else if line.starts_with(' ') {
                all.entry(last).or_default().push_str(line);
            }
        }
        for key in all.keys() {
            assert!(words(language).has(key), "{}: {key} cannot be read", language.code());
        }
        all
    }

    fn variables(text: &str) -> BTreeSet<&str> {
        text.split('$').skip(1).filter_map(|rest| rest.split([' ', '}']).next()).collect()
    }

    /// Abbreviations and words that two languages share.
    const ALIKE: [&str; 10] = [
        "ns",
        "ew",
        "col-vp",
        "col-team",
        "col-score",
        "unit-team",
        "movement-seed",
        "score-vp",
        "law-def",
        "law-option-status",
    ];

    #[test]
    fn every_language_says_the_same_things_in_its_own_words() {
        let english = said(Language::En);
        assert!(english.len() > 100);
        for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
            let other = said(language);
            assert!(english.keys().eq(other.keys()), "{}", language.code());
            for (key, text) in &english {
                let own = &other[key];
                assert_eq!(variables(text), variables(own), "{}: {key}", language.code());
                assert!(text != own || ALIKE.contains(key), "{}: {key} = {own}", language.code());
            }
        }
    }

    #[test]
    fn numbers_have_their_forms() {
        let forms = |language, key| [0, 1, 2, 5, 22].map(|n: u64| words(language).many(key, n));
        assert_eq!(
            forms(Language::Pl, "movement-copies"),
            ["0 kompletów", "jeden komplet", "2 komplety", "5 kompletów", "22 komplety"]
        );
        assert_eq!(
            forms(Language::Fi, "movement-copies"),
            ["0 kappaletta", "yksi kappale", "2 kappaletta", "5 kappaletta", "22 kappaletta"]
        );
        assert_eq!(forms(Language::De, "movement-often"), ["nie", "einmal", "zweimal", "5-mal", "22-mal"]);
    }
}
