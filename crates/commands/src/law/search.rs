//! `openroom law search`: words in the law book and the glossary.

use clap::Args;
use openroom_lawbook::{Language, Provision, Term};
use serde::Serialize;

use super::{How, Page, cite::cited, json, place::number_and_title, wording};
use crate::{
    finish::{Failure, Finish},
    output::{shown, to_screen},
    words::words,
};

/// Search the law book.
#[derive(Args)]
pub(super) struct Search {
    /// Words, in English or in the language of `--lang`, or a term in any of the six languages
    #[arg(required = true)]
    words: Vec<String>,

    /// How many provisions to show
    #[arg(long, default_value_t = 15)]
    limit: usize,

    #[command(flatten)]
    how: How,
}

#[derive(Serialize)]
struct Answer {
    terms: Vec<TermJson>,
    provisions: Vec<HitJson>,
}

#[derive(Serialize)]
struct TermJson {
    key: &'static str,
    matched: Language,
    words: Vec<(Language, &'static str)>,
}

#[derive(Serialize)]
struct HitJson {
    provision: Provision,
    cited: String,
    difference: Option<&'static str>,
    title: &'static str,
    score: u32,
}

/// Runs the search.
pub(super) fn run(search: &Search) -> Result<Finish, Failure> {
    let query = search.words.join(" ");
    if !query.contains(char::is_alphanumeric) {
        return Err(Failure::said("law-no-word", []));
    }
    let (terms, hits) = openroom_lawbook::search(&query, search.how.lang);
    let edition = search.how.edition();
    let wanted = |provision: Provision| search.how.edition.is_none_or(|edition| provision.exists_in(edition));
    let hits: Vec<_> = hits.into_iter().filter(|hit| wanted(hit.provision)).collect();
    if search.how.json {
        return json::print(&Answer {
            terms: terms.iter().map(|&(term, matched)| term_json(term, matched)).collect(),
            provisions: hits
                .iter()
                .map(|hit| HitJson {
                    provision: hit.provision,
                    cited: cited(hit.provision, edition, Language::En),
                    difference: hit.provision.difference(edition),
                    title: hit.provision.title(),
                    score: hit.score,
                })
                .collect(),
        });
    }
    let w = words(search.how.lang);
    let mut page = Page::new();
    if !terms.is_empty() {
        page.heading(&w.t("law-terms"));
        for &(term, _) in terms.iter().take(5) {
            term_line(&mut page, term);
        }
        if terms.len() > 5 {
            page.indented(2, &w.with("law-and-more", "n", terms.len() - 5));
        }
    }
    if !hits.is_empty() {
        page.heading(&w.t("law-found"));
        let shown: Vec<Provision> = hits.iter().take(search.limit).map(|hit| hit.provision).collect();
        wording(&mut page, &shown, edition, search.how.lang);
    }
    for hit in hits.iter().take(search.limit) {
        page.indented(2, &number_and_title(hit.provision, edition, search.how.lang));
        if let Some(note) = hit.provision.difference_in(edition, search.how.lang) {
            let label = w.with("law-in", "edition", edition);
            page.indented(6, &format!("{label} {note}"));
        }
        page.indented(6, hit.provision.text(search.how.lang).then);
    }
    if hits.len() > search.limit {
        page.heading(&w.with("law-found-more", "n", hits.len() - search.limit));
    }
    if terms.is_empty() && hits.is_empty() {
        page.text(&w.with("law-found-nothing", "text", shown(&query)));
    }
    to_screen(|screen| page.write(screen))?;
    Ok(if terms.is_empty() && hits.is_empty() { Finish::CheckFailed } else { Finish::Fine })
}

fn term_line(page: &mut Page, term: Term) {
    let words: Vec<String> = Language::ALL
        .into_iter()
        .filter_map(|language| Some(format!("{language} {}", term.word(language)?)))
        .collect();
    page.indented(2, &format!("{} ({})", words.join(" · "), term.law()));
}

fn term_json(term: Term, matched: Language) -> TermJson {
    let words = Language::ALL.into_iter().filter_map(|language| Some((language, term.word(language)?)));
    TermJson { key: term.key(), matched, words: words.collect() }
}
