//! Every message of the program and every short text of the Laws says their terms with the words of the glossary.

use std::fs;
use std::path::{Path, PathBuf};

use openroom_lawbook::{Language, Provision, Term};

/// The terms that are looked for, by their keys. A longer one goes before a shorter one that it contains.
const TERMS: [&str; 51] = [
    "established_revoke",
    "contested_claim",
    "conditions_of_contest",
    "duplicate_bridge",
    "fouled_board",
    "north_south",
    "east_west",
    "vulnerability",
    "claimer",
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

/// Words that a language has beside that of the glossary: a part of each.
const ALSO: [(&str, &str, &str); 28] = [
    ("nb", "contested_claim", "protester"),
    ("et", "north_south", "ns"),
    ("et", "east_west", "ew"),
    ("fi", "north_south", "pohjoi"),
    ("fi", "east_west", "länn"),
    ("fi", "claimer", "vaatimuksen tehn"),
    ("fi", "established_revoke", "pysyv"),
    ("fi", "fouled_board", "sotkeutunee"),
    ("fi", "vulnerability", "vyöhyk"),
    ("nb", "auction", "melding"),
    ("nb", "auction_period", "melding"),
    ("nb", "director", "tl"),
    ("nb", "opponent", "vm"),
    ("nb", "trick", "trekk"),
    ("de", "concession", "konzed"),
    ("de", "dummy", "tisch"),
    ("et", "appeal", "kaeba"),
    ("et", "appeal", "kaeva"),
    ("et", "irregularity", "eksi"),
    ("fi", "appeal", "muutosta"),
    ("fi", "auction", "tarjo"),
    ("fi", "defender", "puolustaj"),
    ("fi", "dummy", "pöy"),
    ("fi", "opening_lead", "aloitu"),
    ("pl", "auction", "licytow"),
    ("pl", "infraction", "narusz"),
    ("pl", "infraction", "wykrocz"),
    ("pl", "opponent", "ho"),
];

/// Messages whose English uses the word in another sense, as the name of a tag, or says it by a variable.
const OTHERWISE: [&str; 8] = [
    "api-result-text",
    "kind-hesitation-mitchell",
    "equity-revoke",
    "scope-enter",
    "rule-penalty-card",
    "expected-a-Dealer-tag-with-an-auction",
    "expected-a-Declarer-tag-with-a-play",
    "expected-an-Auction-or-Play-tag-before-it",
];

/// What stands in paragraphs of help whose English words are names of roles and fields.
const NAMES_IN_HELP: [&str; 3] = ["organizer, chief-director", "contestant, score, met", "{\\\"session\\\""];

/// Words of the analysis that contain a term and are none.
const NO_TERM: &str = "double dummy";

/// Every file of messages in English.
fn files() -> Vec<PathBuf> {
    let mut all = vec![];
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("..")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            let within = path.iter().any(|part| part == "messages");
            if path.is_dir() && (within || path.join("messages").is_dir() || name == "messages") {
                folders.push(path);
            } else if within && (name == "en.ftl" || folder.ends_with("en")) {
                all.push(path);
            }
        }
    }
    all
}

/// The same file in another language.
fn in_language(english: &Path, language: Language) -> PathBuf {
    let name = english.file_name().unwrap();
    if name == "en.ftl" {
        return english.with_file_name(format!("{}.ftl", language.code()));
    }
    english.parent().unwrap().with_file_name(language.code()).join(name)
}

/// The keys of a file with their texts in small letters, without the names of variables and forms.
fn messages(file: &Path) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = vec![];
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
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

/// A text in English and in another language.
struct Pair {
    place: String,
    english: String,
    other: String,
}

/// The messages of a file that are in both languages.
fn pairs(english: &Path, language: Language) -> Vec<Pair> {
    let file = in_language(english, language);
    let said = messages(&file);
    let asked = messages(english).into_iter().filter(|(key, _)| !key.starts_with("search-"));
    asked
        .filter(|(key, _)| !OTHERWISE.contains(&key.as_str()))
        .filter_map(|(key, english)| {
            let (_, other) = said.iter().find(|(one, _)| *one == key)?;
            let place = format!("{}: {key}", file.display());
            Some(Pair { place, english, other: other.clone() })
        })
        .collect()
}

/// The short texts of the provisions.
fn rows(language: Language) -> impl Iterator<Item = Pair> {
    let whole = |provision: Provision, language| {
        let text = provision.text(language);
        [text.title, text.when, text.then, text.judgement, text.choice].join(" ").to_lowercase()
    };
    Provision::all().map(move |provision| Pair {
        place: format!("{} {provision}", language.code()),
        english: whole(provision, Language::En),
        other: whole(provision, language),
    })
}

/// The paragraphs of the program's help, without what is of the command line in them.
fn help(language: Language) -> Vec<Pair> {
    let file = format!("../commands/messages/help/{}.toml", language.code());
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(&file)).unwrap();
    let lines = text.lines().filter_map(|line| line.split_once("\" = \""));
    let paragraphs = lines.map(|(english, other)| {
        let words = |text: &str| text.split('`').step_by(2).collect::<String>().to_lowercase();
        let place = format!("{file}: {english}");
        Pair { place, english: words(english), other: words(other) }
    });
    paragraphs.filter(|pair| !NAMES_IN_HELP.iter().any(|names| pair.english.contains(names))).collect()
}

/// The terms that a language says with another word, and how many there were.
fn otherwise(language: Language, pairs: impl Iterator<Item = Pair>) -> (Vec<String>, usize) {
    let mut checked = 0;
    let mut wrong = vec![];
    for Pair { place, english, other } in pairs {
        let mut rest = english.replace(NO_TERM, "");
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
                wrong.push(format!("{place} = {other}: not {word}"));
            }
        }
    }
    (wrong, checked)
}

fn others() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(|language| *language != Language::En)
}

#[test]
fn terms_are_said_with_the_words_of_the_glossary() {
    let files = files();
    assert!(files.len() > 15, "{files:?}");
    let mut all = 0;
    let mut wrong = vec![];
    for language in others() {
        let pairs = files.iter().flat_map(|english| pairs(english, language));
        let (found, checked) = otherwise(language, pairs);
        wrong.extend(found);
        all += checked;
    }
    assert!(all > 4_000, "{all} terms");
    assert!(wrong.is_empty(), "{} of {all} terms:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn the_help_says_them_too() {
    for language in others() {
        let (wrong, all) = otherwise(language, help(language).into_iter());
        assert!(all > 80, "{all} terms");
        assert!(wrong.is_empty(), "{} of {all} terms:\n{}", wrong.len(), wrong.join("\n"));
    }
}

/// Of each hundred terms one may be meant by the sentence without its word.
#[test]
fn the_short_texts_say_them_too() {
    for language in others() {
        let (wrong, all) = otherwise(language, rows(language));
        assert!(all > 1_000, "{all} terms");
        assert!(wrong.len() * 100 < all, "{} of {all} terms:\n{}", wrong.len(), wrong.join("\n"));
    }
}

#[test]
fn another_word_is_found() {
    assert!(says("the director may", "director") && says("two tricks", "trick"));
    assert!(!says("directors", "direct") && !says("a trickle", "trick"));
    assert_eq!(stems("okres reklamacyjny"), ["okr", "reklamacy"]);
}
