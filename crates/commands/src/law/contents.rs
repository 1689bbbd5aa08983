//! The table of contents.

use openroom_lawbook::{Provision, law_title_in};

use super::{How, Page, json, place::law_of};
use crate::{
    finish::{Failure, Finish},
    output::to_screen,
    words::words,
};

/// Prints the Laws by number and title.
pub(super) fn run(how: How) -> Result<Finish, Failure> {
    let edition = how.edition();
    if how.json {
        let all: Vec<_> = Provision::all()
            .filter(|one| one.exists_in(edition))
            .map(|one| json::provision(one, edition))
            .collect();
        return json::print(&all);
    }
    let mut page = Page::new();
    let definitions = Provision::all().filter(|one| one.law().is_none() && one.exists_in(edition)).count();
    page.text(&words(how.lang).with("law-contents", "definitions", definitions));
    page.blank();
    for law in 1..=93 {
        let of_law = |one: &Provision| one.number(edition).and_then(law_of) == Some(law);
        let provisions: Vec<Provision> = Provision::all().filter(of_law).collect();
        let title = law_title_in(law, edition, how.lang);
        let title = title.or(provisions.first().map(|one| one.text(how.lang).title)).unwrap_or_default();
        page.labelled(&format!("{law:>2}"), 4, &format!("{title} ({})", provisions.len()));
    }
    to_screen(|screen| page.write(screen))?;
    Ok(Finish::Fine)
}
