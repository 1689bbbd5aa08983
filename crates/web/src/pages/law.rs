use askama::Template;
use axum::extract::{Path, State};
use axum::response::Response;
use openroom_lawbook::{
    Case, Edition, Found, Language, Provision, Reference, Standing, Term, law_title, law_title_in, look_up,
    search,
};
use openroom_lawtext::Book;

use super::desk_kept::may_keep;
use crate::app::{App, apart};
use crate::html::{self, Page};
use crate::language;
use crate::scene::Cite;
use crate::visitor::{Query, Visitor};
use crate::words::Words;
use crate::wrong::Wrong;

/// The most provisions that a search shows.
const MOST: usize = 40;
/// The longest question.
const LONGEST: usize = 100;

#[derive(Template)]
#[template(path = "laws.html")]
struct Contents {
    page: Page,
    edition: Edition,
    asked: String,
    terms: Vec<(&'static str, &'static str)>,
    found: Vec<Line>,
    laws: Vec<(u8, &'static str)>,
}

/// A provision in a list.
pub(crate) struct Line {
    pub(crate) cite: Cite,
    pub(crate) title: &'static str,
}

impl Line {
    fn of(provision: Provision, edition: Edition, language: Language) -> Line {
        Line { cite: Cite::of(provision, edition), title: provision.text(language).title }
    }
}

/// A provision as it is told.
pub(crate) struct Told {
    pub(crate) cite: Cite,
    pub(crate) title: &'static str,
    pub(crate) when: &'static str,
    pub(crate) then: &'static str,
    pub(crate) judged: &'static str,
    pub(crate) choice: &'static str,
    pub(crate) difference: Option<&'static str>,
    pub(crate) official: Option<Official>,
    /// Where the other books have it, each with its name.
    others: Vec<(String, String)>,
    /// The language of title, condition and consequence.
    pub(crate) language: &'static str,
}

/// The wording of the user's own law book.
pub(crate) struct Official {
    language: &'static str,
    /// The language and the edition of the book.
    book: String,
    heading: String,
    text: String,
    notes: Vec<String>,
}

/// Where an edition has the provision.
pub(crate) struct In {
    pub(crate) edition: Edition,
    pub(crate) number: String,
    pub(crate) note: &'static str,
}

#[derive(Template)]
#[template(path = "law.html")]
struct OneLaw {
    page: Page,
    edition: Edition,
    heading: String,
    provisions: Vec<Told>,
    law: Option<(u8, String)>,
    /// Of a page about one provision: where the editions have it, what it refers to and its cases.
    editions: Vec<In>,
    parts: Vec<Line>,
    refers: Vec<Line>,
    cases: Vec<Case>,
    words: Vec<(&'static str, &'static str)>,
}

/// All Laws, or what a search finds.
pub(crate) async fn contents(visitor: Visitor, query: Query) -> Result<Response, Wrong> {
    let edition = edition(&query);
    let asked: String = query.get("q").unwrap_or_default().chars().take(LONGEST).collect();
    let Searched { terms, found, laws } = self::found(visitor.language, edition, &asked);
    html::page(&Contents { page: Page::of(&visitor), edition, asked, terms, found, laws })
}

/// What a search finds, beside all Laws.
pub(crate) struct Searched {
    pub(crate) terms: Vec<(&'static str, &'static str)>,
    pub(crate) found: Vec<Line>,
    pub(crate) laws: Vec<(u8, &'static str)>,
}

/// All Laws, and what a search finds.
pub(crate) fn found(language: Language, edition: Edition, asked: &str) -> Searched {
    let asked: String = asked.chars().take(LONGEST).collect();
    let (terms, hits) = search(&asked, language);
    let hits = hits.into_iter().filter(|hit| hit.provision.exists_in(edition)).take(MOST);
    let terms = terms.into_iter().take(6);
    Searched {
        found: hits.map(|hit| Line::of(hit.provision, edition, language)).collect(),
        terms: terms
            .map(|(term, _)| (term.word_or_english(language), term.word_or_english(Language::En)))
            .collect(),
        laws: (1..=93)
            .filter_map(|law| {
                Some((law, law_title_in(law, edition, language).or_else(|| law_title(law, language))?))
            })
            .collect(),
    }
}

/// What a number names.
pub(crate) struct ReadLaw {
    pub(crate) heading: String,
    pub(crate) all: Vec<Provision>,
    /// The provision, where it is one alone.
    pub(crate) one: Option<Provision>,
}

/// The Law, the part of one or the provision with this number.
pub(crate) fn read(edition: Edition, number: String) -> Result<ReadLaw, Wrong> {
    let found = match Provision::from_id(&number) {
        Some(provision) if provision.exists_in(edition) => Found::Provision(provision),
        _ => look_up(&number, edition).map_err(|_| Wrong::NotFound)?,
    };
    let (heading, all): (String, Vec<Provision>) = match found {
        Found::Provision(one) => {
            let whole = number.bytes().all(|byte| byte.is_ascii_digit());
            let parts: Vec<Provision> = if whole { one.parts(edition).collect() } else { vec![] };
            (number, std::iter::once(one).chain(parts).collect())
        }
        Found::Place(place, all) => (place, all),
        Found::Elsewhere(all) => (number, all.into_iter().map(|(_, provision)| provision).take(1).collect()),
    };
    let first = all.first().copied().ok_or(Wrong::NotFound)?;
    let one = (all.len() == 1).then_some(first);
    let heading = if one.is_some() { first.cite(edition).to_owned() } else { heading };
    Ok(ReadLaw { heading, all, one })
}

/// The parts of a provision.
pub(crate) fn parts(one: Provision, edition: Edition, language: Language) -> Vec<Line> {
    one.parts(edition).map(|part| Line::of(part, edition, language)).collect()
}

/// A Law, a part of one, or a provision.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(number): Path<String>,
    query: Query,
) -> Result<Response, Wrong> {
    let edition = edition(&query);
    let ReadLaw { heading, all, one } = read(edition, number)?;
    let Some(first) = all.first().copied() else { return Err(Wrong::NotFound) };
    let language = visitor.language;
    let books = if may_keep(&app, &visitor).await? { apart(move || all_books(&app)).await? } else { vec![] };
    let asked = query.get("book").and_then(language::read);
    let shown = of_edition(&books, edition, asked.into_iter().chain([language]));
    let law = first.law().and_then(|law| Some((law, law_title_in(law, edition, language)?.to_owned())));
    let w = crate::words::words(language);
    html::page(&OneLaw {
        page: Page::of(&visitor),
        edition,
        heading,
        law,
        editions: one.map_or_else(Vec::new, |one| standings(one, language)),
        parts: one.map_or_else(Vec::new, |one| parts(one, edition, language)),
        refers: one.map_or_else(Vec::new, |one| references(one, edition, language)),
        cases: one.map_or_else(Vec::new, |one| {
            one.cases().filter(|case| case.editions().contains(edition)).collect()
        }),
        words: one.map_or_else(Vec::new, |one| words(one, language)),
        provisions: all
            .into_iter()
            .map(|provision| {
                let official = shown.and_then(|book| official(w, book, provision));
                let others =
                    books.iter().filter(|book| official.is_none() || !shown.is_some_and(|one| one.is(book)));
                let others = others.filter_map(|book| elsewhere(w, book, provision)).collect();
                Told { others, ..told(provision, edition, language, official) }
            })
            .collect(),
    })
}

/// A law book that was imported.
struct Imported {
    language: Language,
    edition: Edition,
    book: Book,
}

impl Imported {
    fn is(&self, other: &Imported) -> bool {
        (self.language, self.edition) == (other.language, other.edition)
    }

    /// Its language and its edition.
    fn name(&self, w: Words) -> String {
        let language = language::own_name(self.language);
        format!("{language} · {}", openroom_reasoning::say::edition_short(w, self.edition))
    }
}

fn all_books(app: &App) -> Vec<Imported> {
    let all = Edition::ALL.into_iter().flat_map(|edition| Language::ALL.map(|language| (language, edition)));
    let read = |(language, edition): (Language, Edition)| {
        Some(Imported { language, edition, book: (app.law_books)(language, edition)? })
    };
    all.filter_map(read).collect()
}

/// The book of an edition in the first of these languages that has one, or else in any.
fn of_edition(
    books: &[Imported],
    edition: Edition,
    languages: impl Iterator<Item = Language>,
) -> Option<&Imported> {
    let here =
        |language: Language| books.iter().find(|book| (book.language, book.edition) == (language, edition));
    languages.chain(Language::ALL).find_map(here)
}

fn official(w: Words, book: &Imported, provision: Provision) -> Option<Official> {
    let found = book.book.paragraph(provision.number(book.edition)?)?;
    let (heading, text, notes) = (found.heading.clone(), found.text.clone(), found.notes.clone());
    Some(Official { language: book.language.code(), book: book.name(w), heading, text, notes })
}

/// The name of a book that has the provision, and the page that shows its wording.
fn elsewhere(w: Words, book: &Imported, provision: Provision) -> Option<(String, String)> {
    book.book.paragraph(provision.number(book.edition)?)?;
    let page = Cite::of(provision, book.edition).page;
    Some((book.name(w), format!("{page}&book={}", book.language.code())))
}

/// A provision in our words.
pub(crate) fn told(
    provision: Provision,
    edition: Edition,
    language: Language,
    official: Option<Official>,
) -> Told {
    let text = provision.text(language);
    Told {
        cite: Cite::of(provision, edition),
        title: text.title,
        when: text.when,
        then: text.then,
        judged: text.judgement,
        choice: text.choice,
        difference: provision.difference_in(edition, language),
        official,
        others: vec![],
        language: provision.translated(language).map_or("en", |_| language.code()),
    }
}

/// Where the editions have a provision.
pub(crate) fn standings(provision: Provision, language: Language) -> Vec<In> {
    let all = Edition::ALL.into_iter().map(|edition| In {
        edition,
        number: match provision.standing(edition) {
            Standing::Own(number) => number.to_owned(),
            Standing::Within(other) => format!("({})", other.cite(edition)),
            Standing::Absent => "–".to_owned(),
        },
        note: provision.remark_in(edition, language).unwrap_or_default(),
    });
    all.collect()
}

/// What a provision refers to.
pub(crate) fn references(provision: Provision, edition: Edition, language: Language) -> Vec<Line> {
    let all = provision.references().iter().filter_map(|reference| match reference {
        Reference::Provision(other) => Some(Line::of(*other, edition, language)),
        Reference::Place(place) => {
            let first = place.provisions().next()?;
            let page = format!("/law/{}?edition={}", place.number(), edition.name());
            let title = first.law().and_then(|law| law_title(law, language)).unwrap_or_default();
            Some(Line { cite: Cite { number: place.cite(edition), page }, title })
        }
    });
    all.collect()
}

/// The terms of the provision in the visitor's language.
fn words(provision: Provision, language: Language) -> Vec<(&'static str, &'static str)> {
    if language == Language::En {
        return vec![];
    }
    let text = format!(" {} {} {} ", provision.title(), provision.when(), provision.then()).to_lowercase();
    let text: String = text.chars().map(|sign| if sign.is_alphanumeric() { sign } else { ' ' }).collect();
    let used = |term: &Term| {
        let english = term.word_or_english(Language::En).to_lowercase();
        english.len() > 3 && text.contains(&format!(" {english} "))
    };
    let terms = Term::all().filter(used).filter(|term| !term.key().starts_with("law_"));
    let mut words: Vec<_> =
        terms.filter_map(|term| Some((term.word_or_english(Language::En), term.word(language)?))).collect();
    words.dedup();
    words
}

fn edition(query: &Query) -> Edition {
    query.get("edition").and_then(|name| name.parse().ok()).unwrap_or(Edition::USUAL)
}
