//! One case of the catalogue on a page.

use openroom_lawbook::{Case, Edition, Found, Language, Provision, UnknownCase, look_up};

use super::{How, Page, cite::cited, json, named, place::number_and_title, wording};
use crate::{
    finish::{Failure, Finish},
    output::to_screen,
    words::words,
};

const COLUMN: usize = 10;

/// Prints the case with this id; the provision in it may be written in any way that the law book takes.
pub(super) fn run(text: &str, how: How) -> Result<Finish, Failure> {
    let unknown = |UnknownCase(asked)| Failure::said("law-no-case", [("case", format!("{asked:?}"))]);
    let case = find(text).map_err(unknown)?;
    if how.json {
        return json::print(&json::case_alone(case));
    }
    let provision = case.provision();
    let mut page = Page::new();
    let w = words(how.lang);
    let of = [("case", name(case)), ("editions", case.editions().to_string())];
    page.text(&w.say("law-case-of", &of));
    page.blank();
    page.labelled(&w.t("law-facts"), COLUMN, case.facts());
    page.labelled(&w.t("law-outcome"), COLUMN, case.outcome());
    if let Some(edition) = how.edition.filter(|&edition| !case.editions().contains(edition)) {
        page.heading(&w.with("law-no-case-of", "edition", named(edition, how.lang)));
    }
    page.heading(&w.t("law-provision"));
    for edition in case.editions().iter() {
        let number = if provision.law().is_none() {
            provision.text(how.lang).title.to_owned()
        } else {
            cited(provision, edition, how.lang)
        };
        page.hanging(2, &format!("{edition:<12}"), 12, &number);
    }
    page.indented(2, &number_and_title(provision, provision.worded_in(), how.lang));
    page.blank();
    for edition in case.editions().iter() {
        difference(&mut page, provision, edition, how.lang);
        wording(&mut page, &[provision], edition, how.lang);
    }
    let text = provision.text(how.lang);
    page.labelled(&w.t("law-when"), COLUMN, text.when);
    page.labelled(&w.t("law-then"), COLUMN, text.then);
    if how.lang != Language::En {
        page.heading(&w.t("law-english"));
    }
    to_screen(|screen| page.write(screen))?;
    Ok(Finish::Fine)
}

fn difference(page: &mut Page, provision: Provision, edition: Edition, lang: Language) {
    if let Some(note) = provision.difference_in(edition, lang) {
        page.labelled(&words(lang).with("law-in", "edition", edition), COLUMN, note);
    }
}

/// The id of a case, with the term in place of the id of a definition.
pub(super) fn name(case: Case) -> String {
    match case.provision().law() {
        Some(_) => case.to_string(),
        None => format!("{}#{}", case.provision().title(), case.number()),
    }
}

fn find(text: &str) -> Result<Case, UnknownCase> {
    let unknown = || text.parse::<Case>();
    let Some((provision, number)) = text.rsplit_once('#') else { return unknown() };
    match look_up(provision, Edition::Laws2017) {
        Ok(Found::Provision(found)) => {
            let numbered = |case: &Case| case.number().to_string() == number.trim();
            found.cases().find(numbered).map_or_else(unknown, Ok)
        }
        Ok(Found::Place(..) | Found::Elsewhere(_)) | Err(_) => unknown(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_case_is_found_by_its_id_and_by_its_name() {
        for case in Case::all() {
            assert_eq!(find(&case.to_string()), Ok(case));
            assert_eq!(find(&name(case)), Ok(case));
        }
        assert_eq!(find("law 27 b1(a) # 2").unwrap().to_string(), "27B1a#2");
        assert!(find("27B1a#99").is_err() && find("27#1").is_err() && find("#").is_err());
    }
}
