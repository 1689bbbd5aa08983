//! A whole Law, or a part of one, on a page.

use openroom_lawbook::{Edition, Language, Provision, law_title_in};

use super::{How, Page, cite::cited, other_meanings, wording};
use crate::{
    finish::{Failure, Finish},
    output::to_screen,
};

/// Prints the provisions that stand in a place.
pub(super) fn run(number: &str, provisions: &[Provision], how: How) -> Result<Finish, Failure> {
    let edition = how.edition();
    let mut page = Page::new();
    let name = match number.parse::<u8>() {
        Ok(law) => law_line(law, edition, how.lang),
        Err(_) => format!("Law {number}"),
    };
    page.text(&format!("{name} · {}", edition.long_name()));
    wording(&mut page, provisions, edition);
    other_meanings(&mut page, number, edition);
    page.blank();
    for &provision in provisions {
        page.labelled(provision.cite(edition), 8, provision.title());
        if let Some(note) = provision.difference(edition) {
            page.indented(8, &format!("In {edition}: {note}"));
        }
        page.indented(8, &format!("When: {}", provision.when()));
        page.indented(8, &format!("Then: {}", provision.then()));
        page.blank();
    }
    let cases: usize = provisions.iter().map(|provision| provision.cases().count()).sum();
    page.text(&format!(
        "{} provisions, {cases} cases. `openroom law {}` shows one with its cases, references and differences.",
        provisions.len(),
        provisions.first().map_or(number, |provision| provision.cite(edition)),
    ));
    if how.lang != Language::En {
        page.text(&format!(
            "The explanation is in English: there is no {} translation of it yet.",
            how.lang.name()
        ));
    }
    to_screen(|screen| page.write(screen))?;
    Ok(Finish::Fine)
}

/// A provision by the number of an edition, and its title.
pub(super) fn number_and_title(provision: Provision, edition: Edition) -> String {
    match provision.id().strip_prefix("def:") {
        Some(_) => format!("Definition: {}", provision.title()),
        None => format!("{}  {}", cited(provision, edition), provision.title()),
    }
}

/// A Law by number and, where the edition has it under this number, title.
pub(super) fn law_line(law: u8, edition: Edition, language: Language) -> String {
    match law_title_in(law, edition, language) {
        Some(title) => format!("Law {law} {title}"),
        None => format!("Law {law}"),
    }
}

/// The Law that a number belongs to.
pub(super) fn law_of(number: &str) -> Option<u8> {
    number.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
}
