//! What the options of the regulations ask.

use openroom_lawbook::{Language, regulations::RegulationOption};

use crate::words;

/// What an option asks, in a language; none where it is asked in English alone.
pub fn option_question(option: RegulationOption, language: Language) -> Option<String> {
    let (w, key) = (words(language), format!("option-{}", option.id().replace('_', "-")));
    w.has(&key).then(|| w.t(key))
}
