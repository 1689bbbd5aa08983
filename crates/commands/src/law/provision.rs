//! One provision on a page.

use std::path::Path;

use openroom_lawbook::{
    Case, Edition, Language, Provision, Reference, Standing, Term, law_title, modality_word,
    regulations::RegulationOption,
};
use openroom_reasoning::say;

use super::{
    How, Page, case,
    cite::{cited, place_cited, printed},
    named, official,
    options::status,
    other_meanings,
    place::{law_line, law_of, number_and_title},
    where_it_is, wording,
};
use crate::{
    finish::{Failure, Finish},
    output::to_screen,
    words::words,
};

const COLUMN: usize = 10;

/// Prints a provision with all that belongs to it.
pub(super) fn run(provision: Provision, how: How, data: Option<&Path>) -> Result<Finish, Failure> {
    let asked = how.edition();
    let has_it = provision.exists_in(asked);
    let edition = if has_it { asked } else { provision.worded_in() };
    let mut page = Page::new();
    head(&mut page, provision, edition, how.lang);
    if !has_it {
        page.text(&where_it_is(provision, asked, how.lang));
    }
    if let Standing::Own(number) = provision.standing(edition) {
        other_meanings(&mut page, number, edition, how.lang);
    }
    rule(&mut page, provision, edition, how.lang);
    official::add(&mut page, provision, edition, how.lang, data)?;
    parts(&mut page, provision, edition, how.lang);
    editions(&mut page, provision, edition, how.lang);
    references(&mut page, provision, edition, how.lang);
    cases(&mut page, provision, how);
    choices(&mut page, provision, how.lang);
    terms(&mut page, provision, how.lang);
    to_screen(|screen| page.write(screen))?;
    Ok(Finish::Fine)
}

fn head(page: &mut Page, provision: Provision, edition: Edition, lang: Language) {
    page.text(&number_and_title(provision, edition, lang));
    let mut facts = Vec::new();
    if let Some(law) = law_of(provision.cite(edition)) {
        facts.push(law_line(law, edition, lang));
    }
    facts.push(words(lang).t(format!("law-kind-{}", provision.kind())));
    if let Some(modality) = provision.modality() {
        let own = || words(lang).t(format!("law-modality-{}", modality.name().replace(' ', "-")));
        facts.push(modality_word(modality, lang).map_or_else(own, ToOwned::to_owned));
    }
    facts.push(say::edition(words(lang), edition));
    page.text(&facts.join(" · "));
    if let Standing::Within(holder) = provision.standing(edition) {
        let holder = number_and_title(holder, edition, lang);
        let variables = [("edition", named(edition, lang)), ("number", holder)];
        page.text(&words(lang).say("law-part-of", &variables));
    }
}

fn rule(page: &mut Page, provision: Provision, edition: Edition, lang: Language) {
    let w = words(lang);
    page.blank();
    if let Some(note) = provision.difference_in(edition, lang) {
        page.labelled(&w.with("law-in", "edition", edition), COLUMN, note);
        page.blank();
    }
    wording(page, &[provision], edition, lang);
    let text = provision.text(lang);
    page.labelled(&w.t("law-when"), COLUMN, text.when);
    page.labelled(&w.t("law-then"), COLUMN, text.then);
    for (label, text) in [("law-judged", text.judgement), ("law-choice", text.choice)] {
        if !text.is_empty() {
            page.labelled(&w.t(label), COLUMN, text);
        }
    }
}

/// The provisions below it, such as those of a Law that begins with a rule of its own.
fn parts(page: &mut Page, provision: Provision, edition: Edition, lang: Language) {
    let parts: Vec<Provision> = provision.parts(edition).collect();
    if parts.is_empty() {
        return;
    }
    page.heading(&words(lang).t("law-parts"));
    for part in parts {
        line(page, part, edition, lang);
    }
}

fn editions(page: &mut Page, provision: Provision, edition: Edition, lang: Language) {
    page.heading(&words(lang).t("law-editions"));
    for one in Edition::ALL {
        let standing = match provision.standing(one) {
            Standing::Own(_) if provision.law().is_none() => words(lang).t("law-defined"),
            Standing::Own(number) => number.to_owned(),
            Standing::Within(_) => words(lang).with("law-within", "number", printed(provision, one)),
            Standing::Absent => "–".to_owned(),
        };
        let note = provision.text(lang).note(one);
        let mut text = String::new();
        let as_in_2017 = one == Edition::Poland2024 && !provision.exists_in(Edition::Laws2017);
        if !provision.exists_in(one) {
            text =
                if as_in_2017 { words(lang).t("law-as-in-2017") } else { where_it_is(provision, one, lang) };
        }
        let told_above = edition == one && provision.difference(one).is_some();
        let nothing_more = note.is_empty() || note == "absent";
        if !told_above && !nothing_more {
            text = format!("{text} {note}");
        }
        page.hanging(2, &format!("{one:<12}{standing:<10}"), 24, text.trim());
    }
    if !provision.local().is_empty() {
        page.hanging(2, &words(lang).t("law-federations"), 12, provision.local());
    }
}

fn references(page: &mut Page, provision: Provision, edition: Edition, lang: Language) {
    if !provision.references().is_empty() {
        page.heading(&words(lang).t("law-refers"));
        for reference in provision.references() {
            match *reference {
                Reference::Provision(other) => line(page, other, edition, lang),
                Reference::Place(place) => {
                    let title = place.provisions().next().and_then(Provision::law);
                    let title = title.and_then(|law| law_title(law, lang)).unwrap_or_default();
                    let whole = place.number().chars().all(|letter| letter.is_ascii_digit());
                    let law = words(lang).with("law-law", "law", place);
                    let title = if whole { format!("{law}, {title}") } else { format!("({title})") };
                    page.hanging(2, &place_cited(place, edition, lang), COLUMN, &title);
                }
            }
        }
    }
    let from: Vec<Provision> = provision.referred_to_by().collect();
    if !from.is_empty() {
        page.heading(&words(lang).t("law-referred"));
        for other in from {
            line(page, other, edition, lang);
        }
    }
}

fn line(page: &mut Page, provision: Provision, edition: Edition, lang: Language) {
    page.hanging(2, &cited(provision, edition, lang), COLUMN, provision.text(lang).title);
}

fn cases(page: &mut Page, provision: Provision, how: How) {
    let (shown, hidden): (Vec<Case>, Vec<Case>) = provision
        .cases()
        .partition(|case| how.edition.is_none_or(|edition| case.editions().contains(edition)));
    if !shown.is_empty() {
        page.heading(&words(how.lang).t("law-cases"));
    }
    for case in shown {
        page.indented(2, &format!("{}  ({})", case::name(case), case.editions()));
        page.indented(4, case.facts());
        page.hanging(4, "->", 3, case.outcome());
    }
    if !hidden.is_empty() {
        page.heading(&words(how.lang).with("law-more-cases", "n", hidden.len().to_string()));
    }
}

fn choices(page: &mut Page, provision: Provision, lang: Language) {
    let options: Vec<RegulationOption> =
        RegulationOption::all().filter(|option| option.provisions().contains(&provision)).collect();
    if !options.is_empty() {
        page.heading(&words(lang).t("law-options"));
    }
    for option in options {
        page.indented(2, &format!("{option} ({})", status(words(lang), option.status())));
        page.indented(4, &super::options::asked(option, lang));
    }
}

/// The federation's words for the terms that the provision uses.
fn terms(page: &mut Page, provision: Provision, language: Language) {
    if language == Language::En {
        return;
    }
    let text = format!(" {} {} {} ", provision.title(), provision.when(), provision.then()).to_lowercase();
    let text: String =
        text.chars().map(|letter| if letter.is_alphanumeric() { letter } else { ' ' }).collect();
    let used = |term: &Term| {
        let english = term.word_or_english(Language::En).to_lowercase();
        english.len() > 3
            && (text.contains(&format!(" {english} ")) || text.contains(&format!(" {english}s ")))
    };
    let terms: Vec<(&str, &str)> = Term::all()
        .filter(used)
        .filter(|term| !term.key().starts_with("law_") && !term.key().starts_with("modality_"))
        .filter_map(|term| Some((term.word_or_english(Language::En), term.word(language)?)))
        .collect();
    if !terms.is_empty() {
        page.heading(&words(language).with("law-words", "language", language));
    }
    for (english, word) in terms {
        page.hanging(2, english, 26, word);
    }
    page.heading(&words(language).t("law-english"));
}
