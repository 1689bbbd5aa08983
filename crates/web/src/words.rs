//! The sentences of the pages, in six languages.

use std::sync::OnceLock;

use openroom_lawbook::Language;
use openroom_reasoning::{Sentences, laws};
use openroom_words::{analysis, files, options, refusals};

pub(crate) use openroom_reasoning::Words;

/// The words of this language.
pub(crate) fn words(language: Language) -> Words {
    static ALL: OnceLock<Vec<Sentences>> = OnceLock::new();
    let read = |language| {
        let desk = openroom_desk::say::text(language);
        let own = [
            pages(language),
            club(language),
            course(language),
            acts(language),
            analysis(language),
            options(language),
            api(language),
            files(language),
            refusals(language),
        ];
        Sentences::new(language, &[&own[..], &[laws(language), desk]].concat())
    };
    ALL.get_or_init(|| Language::ALL.into_iter().map(read).collect())[language as usize].words()
}

const fn pages(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../messages/en/pages.ftl"),
        Language::Et => include_str!("../messages/et/pages.ftl"),
        Language::Fi => include_str!("../messages/fi/pages.ftl"),
        Language::Pl => include_str!("../messages/pl/pages.ftl"),
        Language::De => include_str!("../messages/de/pages.ftl"),
        Language::Nb => include_str!("../messages/nb/pages.ftl"),
    }
}

const fn club(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../messages/en/club.ftl"),
        Language::Et => include_str!("../messages/et/club.ftl"),
        Language::Fi => include_str!("../messages/fi/club.ftl"),
        Language::Pl => include_str!("../messages/pl/club.ftl"),
        Language::De => include_str!("../messages/de/club.ftl"),
        Language::Nb => include_str!("../messages/nb/club.ftl"),
    }
}

const fn course(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../messages/en/course.ftl"),
        Language::Et => include_str!("../messages/et/course.ftl"),
        Language::Fi => include_str!("../messages/fi/course.ftl"),
        Language::Pl => include_str!("../messages/pl/course.ftl"),
        Language::De => include_str!("../messages/de/course.ftl"),
        Language::Nb => include_str!("../messages/nb/course.ftl"),
    }
}

const fn api(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../messages/en/api.ftl"),
        Language::Et => include_str!("../messages/et/api.ftl"),
        Language::Fi => include_str!("../messages/fi/api.ftl"),
        Language::Pl => include_str!("../messages/pl/api.ftl"),
        Language::De => include_str!("../messages/de/api.ftl"),
        Language::Nb => include_str!("../messages/nb/api.ftl"),
    }
}

const fn acts(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../messages/en/acts.ftl"),
        Language::Et => include_str!("../messages/et/acts.ftl"),
        Language::Fi => include_str!("../messages/fi/acts.ftl"),
        Language::Pl => include_str!("../messages/pl/acts.ftl"),
        Language::De => include_str!("../messages/de/acts.ftl"),
        Language::Nb => include_str!("../messages/nb/acts.ftl"),
    }
}
