//! The official wording from the user's own law book, where one was imported.

use std::path::Path;

use openroom_lawbook::{Edition, Language, Provision};

use super::{Page, named};
use crate::{finish::Failure, lawbook::shelf, output::shown, words::words};

/// Adds the official paragraph of a provision.
pub(super) fn add(
    page: &mut Page,
    provision: Provision,
    edition: Edition,
    lang: Language,
    data: Option<&Path>,
) -> Result<(), Failure> {
    let Some(number) = provision.number(edition) else { return Ok(()) };
    let Some(book) = shelf::take(data, lang, edition)? else {
        return of_another_edition(page, provision, edition, lang, data);
    };
    page.heading(&words(lang).t("law-official"));
    let found = book.paragraph(number);
    let above = found.map_or_else(|| book.above(number), |_| None);
    if found.is_none() {
        page.indented(2, &words(lang).with("law-official-missing", "number", number));
    }
    if let Some(above) = above {
        page.indented(2, &words(lang).with("law-official-above", "number", &above.number));
    }
    if let Some(found) = found.or(above) {
        let words = [&found.heading, &found.text].into_iter().filter(|text| !text.is_empty());
        for text in words.chain(&found.notes) {
            page.indented(2, &shown(text).to_string());
        }
    }
    Ok(())
}

/// Says where the book of another edition has it, for who has only that one.
fn of_another_edition(
    page: &mut Page,
    provision: Provision,
    edition: Edition,
    lang: Language,
    data: Option<&Path>,
) -> Result<(), Failure> {
    for other in Edition::ALL.into_iter().filter(|other| *other != edition) {
        let Some(number) = provision.number(other) else { continue };
        if shelf::take(data, lang, other)?.is_none() {
            continue;
        }
        let folder = data.map(|data| format!(" --data {}", data.display())).unwrap_or_default();
        let command = format!("openroom law {number} --lang {} --edition {other}{folder}", lang.code());
        page.heading(&words(lang).t("law-official"));
        page.indented(2, &words(lang).with("law-official-other", "edition", named(other, lang)));
        page.indented(4, &shown(&command).to_string());
    }
    Ok(())
}
