//! Which language a visitor reads.

use axum::http::{HeaderMap, header};
use openroom_lawbook::Language;

use crate::cookie;

/// The cookie that keeps the choice.
pub(crate) const COOKIE: &str = "language";

/// As he chose, otherwise as his browser asks, otherwise English.
pub(crate) fn of(headers: &HeaderMap) -> Language {
    cookie::read(headers, COOKIE)
        .and_then(read)
        .or_else(|| preferred(headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?))
        .unwrap_or(Language::En)
}

/// The language with this code.
pub(crate) fn read(code: &str) -> Option<Language> {
    Language::ALL.into_iter().find(|language| language.code() == code)
}

/// Its name in itself.
pub(crate) const fn own_name(language: Language) -> &'static str {
    match language {
        Language::En => "English",
        Language::Et => "Eesti",
        Language::Fi => "Suomi",
        Language::Pl => "Polski",
        Language::De => "Deutsch",
        Language::Nb => "Norsk",
    }
}

fn preferred(accepted: &str) -> Option<Language> {
    let mut best: Option<(f32, Language)> = None;
    for part in accepted.split(',').take(32) {
        let (range, quality) = part.split_once(";q=").unwrap_or((part, "1"));
        let code = range.trim().split('-').next().unwrap_or_default().to_ascii_lowercase();
        let code = if matches!(code.as_str(), "no" | "nn") { "nb" } else { &code };
        let (Some(language), Ok(quality)) = (read(code), quality.trim().parse::<f32>()) else { continue };
        if best.is_none_or(|(other, _)| quality > other) {
            best = Some((quality, language));
        }
    }
    best.map(|(_, language)| language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_the_best_that_we_have() {
        for (asked, expected) in [
            ("sv, fi;q=0.8, en;q=0.5", Some(Language::Fi)),
            ("no-NO", Some(Language::Nb)),
            ("de-CH;q=0.7, pl;q=0.9", Some(Language::Pl)),
            ("ja", None),
            ("", None),
            (";q=,;;q=x", None),
        ] {
            assert_eq!(preferred(asked), expected, "{asked}");
        }
    }
}
