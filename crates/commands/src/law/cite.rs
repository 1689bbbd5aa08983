//! How a page of an edition names a provision, also one that the edition does not have.

use openroom_lawbook::{Edition, Language, Place, Provision, Reference, Standing};

use super::places;
use crate::words::words;

/// The number that the edition prints; where that alone could mislead, the number elsewhere and its edition.
pub(super) fn cited(provision: Provision, edition: Edition, lang: Language) -> String {
    let w = words(lang);
    let definition = provision.law().is_none();
    match provision.standing(edition) {
        Standing::Own(_) if definition => w.t("law-def"),
        Standing::Own(number) => number.to_owned(),
        Standing::Within(_) => {
            let (home, number) = at_home(provision);
            let within = w.with("law-within", "number", printed(provision, edition));
            format!("{within} ({home}: {})", number.unwrap_or(&w.t("law-def")))
        }
        Standing::Absent => {
            let (home, number) = at_home(provision);
            let instead = instead(&places(provision, edition), edition, lang);
            format!("{} ({home}; {instead})", number.unwrap_or(&w.t("law-def")))
        }
    }
}

/// A Law or a part of one by the number of the edition; its number in 2017 is told where it is another.
pub(super) fn place_cited(place: Place, edition: Edition, lang: Language) -> String {
    let of_2017 = place.number();
    let here: Vec<Provision> = place.provisions().filter(|one| one.exists_in(edition)).collect();
    let number = place.cite(edition);
    if here.is_empty() {
        let mut places: Vec<Provision> = place.provisions().flat_map(|one| places(one, edition)).collect();
        places.dedup();
        return format!("{of_2017} (2017; {})", instead(&places, edition, lang));
    }
    let stayed = here.iter().any(|one| one.number(edition).is_some_and(|own| own.starts_with(of_2017)));
    match (number == of_2017, stayed) {
        (true, true) => number.to_owned(),
        (true, false) => format!("{number} (2017)"),
        (false, _) => format!("{number} (2017: {of_2017})"),
    }
}

/// A reference by the number of the edition.
pub(super) fn reference_cited(reference: Reference, edition: Edition, lang: Language) -> String {
    match reference {
        Reference::Provision(provision) => cited(provision, edition, lang),
        Reference::Place(place) => place_cited(place, edition, lang),
    }
}

/// The number alone, and the term for a definition.
pub(super) fn printed(provision: Provision, edition: Edition) -> &'static str {
    match provision.standing(edition) {
        Standing::Own(_) if provision.law().is_none() => provision.title(),
        Standing::Own(number) => number,
        Standing::Within(holder) => printed(holder, edition),
        Standing::Absent => at_home(provision).1.unwrap_or_else(|| provision.title()),
    }
}

/// An edition that has it as a paragraph of its own, 2017 before the others, and the number there; a definition has none.
fn at_home(provision: Provision) -> (Edition, Option<&'static str>) {
    let own = |edition| match provision.standing(edition) {
        Standing::Own(_) if provision.law().is_none() => Some((edition, None)),
        Standing::Own(number) => Some((edition, Some(number))),
        Standing::Within(_) | Standing::Absent => None,
    };
    let editions = [Edition::Laws2017, Edition::Poland2024, Edition::Laws2007];
    editions.into_iter().find_map(own).unwrap_or((provision.worded_in(), Some(provision.id())))
}

fn instead(places: &[Provision], edition: Edition, lang: Language) -> String {
    let w = words(lang);
    if places.is_empty() {
        return w.with("law-not-in", "edition", edition);
    }
    let mut numbers: Vec<&str> = places.iter().map(|&one| printed(one, edition)).collect();
    numbers.dedup();
    w.say("law-stands-in", &[("edition", edition.to_string()), ("number", numbers.join(", "))])
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use openroom_lawbook::provisions::*;

    #[test]
    fn by_the_number_of_the_edition() {
        assert_eq!(cited(L72C, Edition::Laws2007, Language::En), "23");
        assert_eq!(cited(L72C, Edition::Laws2017, Language::En), "72C");
        assert_eq!(cited(L26A, Edition::Laws2007, Language::En), "26A (2017; in 2007: 26, 26A, 26A1)");
        assert_eq!(cited(L26A1_2007, Edition::Laws2017, Language::En), "26A1 (2007; in 2017: 26A, 26B)");
        assert_eq!(cited(L89A1, Edition::Laws2017, Language::En), "89A1 (poland2024; not in 2017)");
        assert_eq!(cited(L68D2a, Edition::Laws2007, Language::En), "in 68D (2017: 68D2a)");
        assert_eq!(cited(DefAlert, Edition::Laws2007, Language::En), "Def.");
    }

    #[test]
    fn no_two_rows_are_named_alike() {
        for edition in Edition::ALL {
            let mut names = BTreeMap::new();
            for provision in Provision::all().filter(|one| one.law().is_some()) {
                let name = cited(provision, edition, Language::En);
                assert!(!name.contains(['@', ':']) || name.contains('('), "{name}");
                assert_eq!(names.insert(name, provision), None, "{provision} in {edition}");
            }
        }
    }

    #[test]
    fn a_plain_reference_is_in_the_edition() {
        for edition in Edition::ALL {
            for provision in Provision::all().filter(|one| one.exists_in(edition)) {
                for &reference in provision.references() {
                    let name = reference_cited(reference, edition, Language::En);
                    let there = reference.provisions().iter().any(|one| one.exists_in(edition));
                    assert!(there || name.contains('('), "{provision} refers to {name} in {edition}");
                }
            }
        }
    }
}
