//! Every file of messages has its sisters in the other languages, whichever crate it belongs to, with the same messages
//! and variables, and with no sentence left in English, not even one form of it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};

const LANGUAGES: [&str; 6] = ["en", "et", "fi", "pl", "de", "nb"];

/// Words that another language has as English has them, in small letters.
const SHARED: [&str; 20] = [
    "appellant",
    "board",
    "boards",
    "bonus",
    "def",
    "ew",
    "for",
    "handicap",
    "imps",
    "name",
    "normal",
    "ns",
    "par",
    "paragraph",
    "score",
    "status",
    "stop",
    "team",
    "teams",
    "vp",
];

/// What a message says: its variables, its texts (one for each form), and the names of its forms.
#[derive(Default, PartialEq, Eq, Debug)]
struct Message {
    variables: BTreeSet<String>,
    texts: Vec<String>,
    forms: BTreeSet<String>,
}

fn collect(pattern: &Pattern<&str>, message: &mut Message) {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression } => {
                text.push('\u{fffc}');
                match expression {
                    Expression::Inline(inline) => of_inline(inline, message),
                    Expression::Select { selector, variants } => {
                        of_inline(selector, message);
                        for variant in variants {
                            if let VariantKey::Identifier { name } = variant.key {
                                message.forms.insert(name.to_owned());
                            }
                            collect(&variant.value, message);
                        }
                    }
                }
            }
        }
    }
    message.texts.push(text);
}

fn of_inline(inline: &InlineExpression<&str>, message: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => {
            message.variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|one| of_inline(one, message));
        }
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. }
        | InlineExpression::Placeable { .. } => {}
    }
}

fn messages(file: &Path) -> BTreeMap<String, Message> {
    let text = fs::read_to_string(file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
    let resource = fluent_syntax::parser::parse(text.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
    let mut all = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(one) = entry else { continue };
        let mut message = Message::default();
        collect(one.value.as_ref().expect("a message has a value"), &mut message);
        let before = all.insert(one.id.name.to_owned(), message);
        assert_eq!(before, None, "{}: {} twice", file.display(), one.id.name);
    }
    all
}

fn files(folder: &Path, into: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            files(&path, into);
        } else if path.extension().is_some_and(|end| end == "ftl") {
            into.push(path);
        }
    }
}

/// The same file in another language: the part of its path below `messages` that is a language is another.
fn sister(file: &Path, language: &str) -> PathBuf {
    let place = |part: &str| if part == "en" { language.to_owned() } else { part.to_owned() };
    let parts = file.iter().map(|part| part.to_string_lossy());
    parts
        .map(|part| match part.strip_suffix(".ftl") {
            Some(name) => format!("{}.ftl", place(name)),
            None => place(&part),
        })
        .collect()
}

/// The English files, each by its place from the folder of crates.
fn english() -> Vec<PathBuf> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut all = Vec::new();
    for one in fs::read_dir(&crates).expect("the crates are read").flatten() {
        files(&one.path().join("messages"), &mut all);
    }
    let (english, others): (Vec<_>, Vec<_>) = all.into_iter().partition(|file| sister(file, "xx") != **file);
    assert!(english.len() > 10, "{english:?}");
    let known: BTreeSet<PathBuf> = english
        .iter()
        .flat_map(|file| LANGUAGES.into_iter().skip(1).map(|language| sister(file, language)))
        .collect();
    let strangers: Vec<_> = others.iter().filter(|file| !known.contains(*file)).collect();
    assert!(strangers.is_empty(), "files without an English one: {strangers:?}");
    english
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphabetic()).filter(|word| !word.is_empty())
}

#[test]
fn every_file_says_the_same_in_every_language() {
    for file in english() {
        let english = messages(&file);
        for language in LANGUAGES.into_iter().skip(1) {
            let sister = sister(&file, language);
            let other = messages(&sister);
            let place = sister.display();
            assert!(english.keys().eq(other.keys()), "{place} has other messages");
            for (key, message) in &english {
                assert_eq!(message.variables, other[key].variables, "{place}: {key}");
            }
        }
    }
}

#[test]
fn no_form_of_a_sentence_is_left_in_english() {
    let mut left = Vec::new();
    for file in english() {
        let english = messages(&file);
        for language in LANGUAGES.into_iter().skip(1) {
            let sister = sister(&file, language);
            for (key, message) in messages(&sister) {
                let said = &english[&key].texts;
                let shared = |word: &str| SHARED.contains(&word.to_lowercase().as_str());
                let same = |text: &&String| !words(text).all(shared) && said.contains(text);
                left.extend(
                    message
                        .texts
                        .iter()
                        .find(same)
                        .map(|text| format!("{}: {key} = {text}", sister.display())),
                );
            }
        }
    }
    assert!(left.is_empty(), "{left:#?}");
}

/// Polish sentences that say of two what they say of five: the number stands in a case that has one form for both.
const ALIKE_FROM_TWO: [&str; 6] = [
    "claim-heading",
    "list-exists-for",
    "event-refused-round-not-over",
    "order-return-to-hand",
    "matter-partners-lead",
    "score-outstanding",
];

#[test]
fn numbers_have_the_forms_of_their_language() {
    let mut wrong = Vec::new();
    for file in english() {
        for language in LANGUAGES {
            let sister = sister(&file, language);
            for (key, Message { forms, .. }) in messages(&sister) {
                let has = |form: &str| forms.contains(form);
                let fits = if language == "pl" {
                    has("few") || (!has("many") && (!has("one") || ALIKE_FROM_TWO.contains(&key.as_str())))
                } else {
                    !has("few") && !has("many")
                };
                if !fits {
                    wrong.push(format!("{}: {key} has the forms {forms:?}", sister.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn german_says_sie() {
    const OF_DU: [&str; 12] = [
        "du", "dir", "dich", "dein", "deine", "deinen", "deinem", "deiner", "deines", "euch", "euer", "eure",
    ];
    for file in english() {
        let sister = sister(&file, "de");
        for (key, message) in messages(&sister).into_iter().filter(|(key, _)| !key.starts_with("search-")) {
            for text in &message.texts {
                let du = words(text).find(|word| OF_DU.contains(&word.to_lowercase().as_str()));
                assert_eq!(du, None, "{}: {key} = {text}", sister.display());
            }
        }
    }
}
