//! Every message of the program says the terms of the Laws with the words of the glossary.

use std::fs;
use std::path::Path;

use openroom_lawbook::{Language, Term};

/// The terms that are looked for, by their keys. A longer one goes before a shorter one that it contains.
const TERMS: [&str; 42] = [
    "assistant_director",
    "artificial_adjusted_score",
    "assigned_adjusted_score",
    "appeals_committee",
    "non_offending_side",
    "offending_side",
    "major_penalty_card",
    "minor_penalty_card",
    "penalty_card",
    "procedural_penalty",
    "disciplinary_penalty",
    "correction_period",
    "auction_period",
    "logical_alternative",
    "insufficient_bid",
    "comparable_call",
    "opening_lead",
    "adjusted_score",
    "system_card",
    "average_plus",
    "average_minus",
    "final_pass",
    "director",
    "partner",
    "opponent",
    "declarer",
    "dummy",
    "defender",
    "trick",
    "revoke",
    "irregularity",
    "infraction",
    "rectification",
    "spectator",
    "contestant",
    "appeal",
    "concession",
    "redouble",
    "session",
    "auction",
    "vulnerable",
    "dealer",
];

/// Words that a language has beside that of the glossary: the beginning of each.
const ALSO: [(&str, &str, &str); 3] =
    [("nb", "auction", "melding"), ("nb", "auction_period", "melding"), ("de", "concession", "konzed")];

/// Messages whose English uses the word in another sense, as the name of a tag, or says it by a variable.
const OTHERWISE: [&str; 7] = [
    "kind-hesitation-mitchell",
    "equity-revoke",
    "scope-enter",
    "rule-penalty-card",
    "expected-a-Dealer-tag-with-an-auction",
    "expected-a-Declarer-tag-with-a-play",
    "expected-an-Auction-or-Play-tag-before-it",
];

/// Words of the analysis that contain a term and are none.
const NO_TERM: &str = "double dummy";

fn files(language: Language) -> [String; 14] {
    let code = language.code();
    [
        format!("messages/{code}/pages.ftl"),
        format!("messages/{code}/club.ftl"),
        format!("messages/{code}/course.ftl"),
        format!("messages/{code}/analysis.ftl"),
        format!("messages/{code}/acts.ftl"),
        format!("messages/{code}/options.ftl"),
        format!("../reasoning/messages/{code}/laws.ftl"),
        format!("../reasoning/messages/{code}/reasoning.ftl"),
        format!("../desk/messages/{code}.ftl"),
        format!("../paper/messages/{code}.ftl"),
        format!("../scoring/messages/{code}.ftl"),
        format!("../openroom/messages/{code}.ftl"),
        format!("../openroom/messages/event/{code}.ftl"),
        format!("../openroom/messages/expected/{code}.ftl"),
    ]
}

/// The keys of a file with their texts in small letters, without the names of variables and forms.
fn messages(file: &str) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = vec![];
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((key, value)) = line.split_once(" = ").filter(|(key, _)| !key.starts_with(' ')) {
            all.push((key.to_owned(), value.to_lowercase()));
        } else if let Some((_, value)) = all.last_mut() {
            let form = line.trim_start().trim_start_matches('*');
            let said = if form.starts_with('[') {
                form.split_once(']').map_or(form, |(_, said)| said)
            } else {
                form
            };
            value.push_str(&said.to_lowercase());
        }
    }
    for (_, text) in &mut all {
        while let Some(at) = text.find('$') {
            let end = text[at + 1..].find(|sign: char| !sign.is_alphanumeric() && sign != '_');
            text.replace_range(at..end.map_or(text.len(), |end| at + 1 + end), "");
        }
    }
    all
}

/// Whether the text has the words, one after the other and whole; the last may have an s.
fn says(text: &str, words: &str) -> bool {
    let whole = |sign: Option<char>| sign.is_none_or(|sign| !sign.is_alphanumeric());
    text.match_indices(words).any(|(at, _)| {
        let after = text[at + words.len()..].strip_prefix('s').unwrap_or(&text[at + words.len()..]);
        whole(text[..at].chars().next_back()) && whole(after.chars().next())
    })
}

/// The beginnings of the words of a term: endings differ by case and number.
fn stems(word: &str) -> Vec<String> {
    let stem = |part: &str| part.chars().take(part.chars().count().saturating_sub(3).max(3)).collect();
    word.to_lowercase().split(' ').map(stem).collect()
}

/// The terms of a file that its language says with another word, and how many there were.
fn otherwise(language: Language, english: &str, file: &str) -> (Vec<String>, usize) {
    let said = messages(file);
    let mut checked = 0;
    let mut wrong = vec![];
    for (key, text) in messages(english).iter().filter(|(key, _)| !key.starts_with("search-")) {
        if OTHERWISE.contains(&key.as_str()) {
            continue;
        }
        let Some((_, other)) = said.iter().find(|(one, _)| one == key) else { continue };
        let mut rest = text.replace(NO_TERM, "");
        for name in TERMS {
            let term = Term::from_key(name).unwrap_or_else(|| panic!("there is no term {name}"));
            let words = term.word(Language::En).unwrap().to_lowercase();
            if !says(&rest, &words) {
                continue;
            }
            rest = rest.replace(&words, "");
            let Some(word) = term.word(language) else { continue };
            let also = ALSO
                .iter()
                .any(|(code, of, stem)| *code == language.code() && *of == name && other.contains(stem));
            checked += 1;
            if !also && !stems(word).iter().all(|stem| other.contains(stem.as_str())) {
                wrong.push(format!("{file}: {key} = {other}: not {word}"));
            }
        }
    }
    (wrong, checked)
}

#[test]
fn terms_are_said_with_the_words_of_the_glossary() {
    let mut all = 0;
    let mut wrong = vec![];
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        for (english, file) in files(Language::En).iter().zip(files(language)) {
            let (found, checked) = otherwise(language, english, &file);
            assert!(checked > 0, "{file}");
            wrong.extend(found);
            all += checked;
        }
    }
    assert!(all > 2_000, "{all} terms");
    assert!(wrong.is_empty(), "{} of {all} terms:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn another_word_is_found() {
    assert!(says("the director may", "director") && says("two tricks", "trick"));
    assert!(!says("directors", "direct") && !says("a trickle", "trick"));
    assert_eq!(stems("okres reklamacyjny"), ["okr", "reklamacy"]);
}
