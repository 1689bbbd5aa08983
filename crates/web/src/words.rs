//! The sentences of the pages, in six languages.

use std::sync::OnceLock;

use openroom_lawbook::{Language, regulations::RegulationOption};
use openroom_reasoning::{Sentences, laws};

pub(crate) use openroom_reasoning::Words;

/// What an option asks, in a language; none where it is asked in English alone.
pub fn option_question(option: RegulationOption, language: Language) -> Option<String> {
    let (w, key) = (words(language), format!("option-{}", option.id().replace('_', "-")));
    w.has(&key).then(|| w.t(key))
}

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

/// What readers of files complain of and expect, here as on the command line.
const fn files(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../messages/en/files.ftl"),
        Language::Et => include_str!("../messages/et/files.ftl"),
        Language::Fi => include_str!("../messages/fi/files.ftl"),
        Language::Pl => include_str!("../messages/pl/files.ftl"),
        Language::De => include_str!("../messages/de/files.ftl"),
        Language::Nb => include_str!("../messages/nb/files.ftl"),
    }
}

const fn options(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../messages/en/options.ftl"),
        Language::Et => include_str!("../messages/et/options.ftl"),
        Language::Fi => include_str!("../messages/fi/options.ftl"),
        Language::Pl => include_str!("../messages/pl/options.ftl"),
        Language::De => include_str!("../messages/de/options.ftl"),
        Language::Nb => include_str!("../messages/nb/options.ftl"),
    }
}

const fn analysis(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../messages/en/analysis.ftl"),
        Language::Et => include_str!("../messages/et/analysis.ftl"),
        Language::Fi => include_str!("../messages/fi/analysis.ftl"),
        Language::Pl => include_str!("../messages/pl/analysis.ftl"),
        Language::De => include_str!("../messages/de/analysis.ftl"),
        Language::Nb => include_str!("../messages/nb/analysis.ftl"),
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
