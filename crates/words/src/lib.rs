#![doc = include_str!("../README.md")]

mod options;
mod refused;

use std::sync::OnceLock;

use openroom_lawbook::Language;
use openroom_reasoning::{Sentences, Words, laws};

pub use options::option_question;
pub use refused::{Called, refusal};

/// What readers of files complain of and expect.
pub const fn files(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../messages/en/files.ftl"),
        Language::Et => include_str!("../messages/et/files.ftl"),
        Language::Fi => include_str!("../messages/fi/files.ftl"),
        Language::Pl => include_str!("../messages/pl/files.ftl"),
        Language::De => include_str!("../messages/de/files.ftl"),
        Language::Nb => include_str!("../messages/nb/files.ftl"),
    }
}

/// What is said of claims and of equity.
pub const fn analysis(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../messages/en/analysis.ftl"),
        Language::Et => include_str!("../messages/et/analysis.ftl"),
        Language::Fi => include_str!("../messages/fi/analysis.ftl"),
        Language::Pl => include_str!("../messages/pl/analysis.ftl"),
        Language::De => include_str!("../messages/de/analysis.ftl"),
        Language::Nb => include_str!("../messages/nb/analysis.ftl"),
    }
}

/// What the options of the regulations ask, and their values.
pub const fn options(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../messages/en/options.ftl"),
        Language::Et => include_str!("../messages/et/options.ftl"),
        Language::Fi => include_str!("../messages/fi/options.ftl"),
        Language::Pl => include_str!("../messages/pl/options.ftl"),
        Language::De => include_str!("../messages/de/options.ftl"),
        Language::Nb => include_str!("../messages/nb/options.ftl"),
    }
}

/// Why an event refuses something.
pub const fn refusals(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../messages/en/refused.ftl"),
        Language::Et => include_str!("../messages/et/refused.ftl"),
        Language::Fi => include_str!("../messages/fi/refused.ftl"),
        Language::Pl => include_str!("../messages/pl/refused.ftl"),
        Language::De => include_str!("../messages/de/refused.ftl"),
        Language::Nb => include_str!("../messages/nb/refused.ftl"),
    }
}

/// The words of a language that say refusals and options, for who has no sentences beside them.
pub fn words(language: Language) -> Words {
    static ALL: [OnceLock<Sentences>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    let read = || Sentences::new(language, &[laws(language), refusals(language), options(language)]);
    ALL[language as usize].get_or_init(read).words()
}
