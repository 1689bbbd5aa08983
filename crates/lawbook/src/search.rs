//! Searching the law book by words.

use crate::{Case, Edition, Language, Provision, Term};

const WHOLE_TITLE: u32 = 200;
const HOME: u32 = 150;

/// A provision that was found, and why.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hit {
    /// The provision.
    pub provision: Provision,
    /// How well it fits; more is better.
    pub score: u32,
}

/// The terms of the glossary that match, and the provisions, the best first.
///
/// The texts are searched in the language given and in English. A word of any language of the glossary also finds what
/// its English word finds.
pub fn search(query: &str, language: Language) -> (Vec<(Term, Language)>, Vec<Hit>) {
    let words = words_of(query);
    if words.is_empty() {
        return (Vec::new(), Vec::new());
    }
    let terms = matching_terms(query);
    let mut queries = vec![words];
    for (term, language) in &terms {
        let exact = term.word(*language).is_some_and(|word| fold(word) == fold(query));
        if *language != Language::En && exact {
            queries.push(words_of(term.word_or_english(Language::En)));
        }
    }
    let mut hits: Vec<Hit> = Provision::all()
        .filter_map(|provision| {
            let english = queries.iter().map(|words| score(provision, words)).max().unwrap_or(0);
            let score = english.max(score_in(provision, &queries[0], language));
            let home = terms.iter().any(|(term, language)| is_home(provision, *term, *language, query));
            let score = if home && score > 0 { score + HOME } else { score };
            (score > 0).then_some(Hit { provision, score })
        })
        .collect();
    hits.sort_by_key(|hit| std::cmp::Reverse(hit.score));
    (terms, hits)
}

/// Whether the whole query is a term and the provision is where that term is defined or mainly used.
fn is_home(provision: Provision, term: Term, language: Language, query: &str) -> bool {
    term.word(language).is_some_and(|word| fold(word) == fold(query.trim()))
        && term.law().split([';', ',', ' ']).any(|number| number == provision.id())
}

fn matching_terms(query: &str) -> Vec<(Term, Language)> {
    let query = fold(query.trim());
    let mut found: Vec<(bool, usize, Term, Language)> = Vec::new();
    for term in Term::all() {
        let matched = Language::ALL.into_iter().find_map(|language| {
            let word = fold(term.word(language)?);
            let fits = word == query
                || words_of(&word).iter().any(|one| one.starts_with(&query))
                || word.starts_with(&query);
            fits.then(|| (word != query, word.len(), term, language))
        });
        found.extend(matched);
    }
    found.sort_by_key(|&(inexact, length, term, _)| (inexact, length, term));
    found.into_iter().map(|(_, _, term, language)| (term, language)).collect()
}

/// Every word must be found; a title weighs more than the rule, the rule more than the rest.
fn score(provision: Provision, words: &[String]) -> u32 {
    let rest = [provision.judgement(), provision.local(), provision.option()];
    let cases: String = provision.cases().map(Case::text).collect::<Vec<_>>().join(" ");
    let fields = [
        (60, fold(provision.id())),
        (40, fold(provision.title())),
        (12, fold(provision.then())),
        (10, fold(provision.when())),
        (3, fold(&rest.join(" "))),
        (2, fold(&cases)),
    ];
    total(provision, provision.title(), &fields, words)
}

/// The same of its short text in another language.
fn score_in(provision: Provision, words: &[String], language: Language) -> u32 {
    let Some(text) = provision.translated(language) else { return 0 };
    let fields = [
        (40, fold(text.title)),
        (12, fold(text.then)),
        (10, fold(text.when)),
        (3, fold(&[text.judgement, text.choice].join(" "))),
    ];
    total(provision, text.title, &fields, words)
}

fn total(provision: Provision, title: &str, fields: &[(u32, String)], words: &[String]) -> u32 {
    let mut total = 0;
    for word in words {
        let best: u32 = fields.iter().map(|(weight, text)| weight * fit(text, word)).sum();
        if best == 0 {
            return 0;
        }
        total += best;
    }
    if words_of(title) == words {
        total += WHOLE_TITLE;
    }
    total += 30_u32.saturating_sub(title.len() as u32 / 2);
    if provision.exists_in(Edition::Laws2017) || provision.exists_in(Edition::Poland2024) {
        total
    } else {
        total / 2
    }
}

/// 3 for the word itself, 2 for its beginning (`revoke` in `revoked`), 0 where it is not there.
fn fit(text: &str, word: &str) -> u32 {
    let mut best = 0;
    for one in text.split(|letter: char| !letter.is_alphanumeric()) {
        if one == word {
            return 3;
        }
        if word.len() > 2 && one.starts_with(word) {
            best = 2;
        }
    }
    best
}

fn words_of(text: &str) -> Vec<String> {
    let text = fold(text);
    let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.take(16).map(str::to_owned).collect()
}

/// Small letters without the marks of the six languages, so that `zapowiedz` finds `zapowiedź`.
fn fold(text: &str) -> String {
    let plain = |letter: char| match letter {
        'ć' => 'c',
        'ę' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ó' | 'õ' | 'ö' | 'ø' => 'o',
        'ś' | 'š' => 's',
        'ź' | 'ż' | 'ž' => 'z',
        'ą' | 'ä' | 'å' | 'æ' => 'a',
        'ü' => 'u',
        other => other,
    };
    text.to_lowercase().chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::provisions::*;

    fn first(query: &str, provisions: usize) -> Vec<Provision> {
        search(query, Language::En).1.into_iter().take(provisions).map(|hit| hit.provision).collect()
    }

    #[test]
    fn the_best_come_first() {
        assert!(first("revoke", 5).contains(&L61A), "{:?}", first("revoke", 5));
        assert!(first("insufficient bid", 3).contains(&L18D), "{:?}", first("insufficient bid", 3));
        assert_eq!(first("27B1a", 1), [L27B1a]);
        assert_eq!(first("penalty card", 1), [DefPenaltyCard]);
    }

    #[test]
    fn terms_of_any_language() {
        let (terms, hits) = search("fałszywy renons", Language::En);
        assert_eq!(
            terms.first().map(|(term, language)| (term.key(), *language)),
            Some(("revoke", Language::Pl))
        );
        assert!(hits.iter().any(|hit| hit.provision == L61A));
        assert_eq!(search("falszywy renons", Language::En).0, terms);
    }

    #[test]
    fn words_of_the_texts_in_their_language() {
        let found = |query: &str, language| search(query, language).1.into_iter().map(|hit| hit.provision);
        for (query, language) in [
            ("keelevääratus", Language::Et),
            ("lipsahdus", Language::Fi),
            ("przejęzyczenie", Language::Pl),
            ("Versprecher", Language::De),
            ("forsnakkelse", Language::Nb),
        ] {
            assert!(found(query, language).any(|one| one == L45C4b), "{query}");
        }
        for provision in Provision::all().step_by(53) {
            let title = provision.text(Language::Pl).title;
            assert!(found(title, Language::Pl).take(8).any(|one| one == provision), "{provision}: {title}");
        }
    }

    #[test]
    fn nothing_is_found_for_nothing() {
        assert_eq!(search("", Language::Pl), (Vec::new(), Vec::new()));
        assert_eq!(search(" ,;", Language::En), (Vec::new(), Vec::new()));
        assert!(search("qwertyuiop", Language::De).1.is_empty());
        assert!(search(&"a ".repeat(100_000), Language::Fi).1.len() < 2000);
    }
}
