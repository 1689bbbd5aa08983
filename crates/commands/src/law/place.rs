//! A whole Law, or a part of one, on a page.

use openroom_lawbook::{Edition, Language, Provision, law_title_in};
use openroom_reasoning::say;

use super::{How, Page, cite::cited, other_meanings, wording};
use crate::{
    finish::{Failure, Finish},
    output::to_screen,
    words::words,
};

/// Prints the provisions that stand in a place.
pub(super) fn run(number: &str, provisions: &[Provision], how: How) -> Result<Finish, Failure> {
    let edition = how.edition();
    let mut page = Page::new();
    let name = match number.parse::<u8>() {
        Ok(law) => law_line(law, edition, how.lang),
        Err(_) => words(how.lang).with("law-law", "law", number),
    };
    page.text(&format!("{name} · {}", say::edition(words(how.lang), edition)));
    wording(&mut page, provisions, edition, how.lang);
    other_meanings(&mut page, number, edition, how.lang);
    page.blank();
    let w = words(how.lang);
    let (when, then) = (w.t("law-when"), w.t("law-then"));
    for &provision in provisions {
        let text = provision.text(how.lang);
        page.labelled(provision.cite(edition), 8, text.title);
        if let Some(note) = provision.difference_in(edition, how.lang) {
            page.indented(8, &format!("{} {note}", w.with("law-in", "edition", edition)));
        }
        page.indented(8, &format!("{when}: {}", text.when));
        page.indented(8, &format!("{then}: {}", text.then));
        page.blank();
    }
    let cases: usize = provisions.iter().map(|provision| provision.cases().count()).sum();
    let first = provisions.first().map_or(number, |provision| provision.cite(edition));
    let said =
        [("n", provisions.len().to_string()), ("cases", cases.to_string()), ("number", first.to_owned())];
    page.text(&w.say("law-provisions", &said));
    if how.lang != Language::En {
        page.text(&w.t("law-english"));
    }
    to_screen(|screen| page.write(screen))?;
    Ok(Finish::Fine)
}

/// A provision by the number of an edition, and its title.
pub(super) fn number_and_title(provision: Provision, edition: Edition, language: Language) -> String {
    let title = provision.text(language).title;
    match provision.id().strip_prefix("def:") {
        Some(_) => words(language).with("law-definition", "title", title),
        None => format!("{}  {title}", cited(provision, edition, language)),
    }
}

/// A Law by number and, where the edition has it under this number, title.
pub(super) fn law_line(law: u8, edition: Edition, language: Language) -> String {
    let w = words(language);
    match law_title_in(law, edition, language) {
        Some(title) => w.say("law-law-title", &[("law", law.to_string()), ("title", title.to_owned())]),
        None => w.with("law-law", "law", law),
    }
}

/// The Law that a number belongs to.
pub(super) fn law_of(number: &str) -> Option<u8> {
    number.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
}
