//! Every sentence is there in all six languages, and every sentence that is printed is there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, PatternElement};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The keys of a language with the variables of each.
fn messages(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let text = fs::read_to_string(folder("messages").join(format!("{language}.ftl"))).unwrap();
    let resource =
        fluent_syntax::parser::parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut all = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { panic!("{language}: {entry:?}") };
        let mut variables = BTreeSet::new();
        for element in &message.value.as_ref().expect("a value").elements {
            let PatternElement::Placeable { expression } = element else { continue };
            let Expression::Inline(InlineExpression::VariableReference { id }) = expression else {
                panic!("{language}: {} is more than words and variables", message.id.name)
            };
            variables.insert(id.name.to_owned());
        }
        assert_eq!(
            all.insert(message.id.name.to_owned(), variables),
            None,
            "{language}: {} twice",
            message.id.name
        );
    }
    all
}

const OTHERS: [&str; 5] = ["et", "fi", "pl", "de", "nb"];

#[test]
fn every_sentence_is_in_all_six_languages_with_the_same_variables() {
    let english = messages("en");
    for language in OTHERS {
        assert_eq!(messages(language), english, "{language}");
    }
}

#[test]
fn every_sentence_is_translated() {
    let same = [
        "ns",
        "ew",
        "par",
        "victory-points",
        "name",
        "number",
        "bonus",
        "handicap",
        "score-for",
        "boards",
        "appellant",
        "by",
    ];
    let read =
        |language: &str| fs::read_to_string(folder("messages").join(format!("{language}.ftl"))).unwrap();
    let english = read("en");
    for language in OTHERS {
        for line in read(language).lines() {
            let key = line.split(' ').next().unwrap();
            assert!(!english.lines().any(|other| other == line) || same.contains(&key), "{language}: {line}");
        }
    }
}

#[test]
fn the_sentences_that_are_printed_are_those_that_are_there() {
    let english = messages("en");
    let scores = openroom_scoring::messages(openroom_lawbook::Language::En);
    let of_scores = |key: &str| scores.lines().any(|line| line.starts_with(&format!("{key} = ")));
    let mut used = BTreeSet::new();
    for name in ["src", "src/print", "src/of_event"] {
        for entry in fs::read_dir(folder(name)).unwrap() {
            let path = entry.unwrap().path();
            let Ok(text) = fs::read_to_string(&path) else { continue };
            for part in text.split('"').skip(1).step_by(2) {
                used.extend(english.get_key_value(part).map(|(key, _)| key.clone()));
            }
            let squeezed: String = text.split_whitespace().collect();
            for start in ["words.t(\"", "words.with(\"", "words.say(\"", "self.t(\""] {
                for rest in squeezed.split(start).skip(1) {
                    let key = rest.split('"').next().unwrap();
                    assert!(english.contains_key(key) || of_scores(key), "{}: {key}", path.display());
                }
            }
        }
    }
    let unused: Vec<&String> = english.keys().filter(|key| !used.contains(*key)).collect();
    assert!(unused.is_empty(), "nobody prints {unused:?}");
}

#[test]
fn every_term_that_is_printed_is_in_the_glossary() {
    let mut terms = 0;
    for name in ["src", "src/print"] {
        for entry in fs::read_dir(folder(name)).unwrap() {
            let Ok(text) = fs::read_to_string(entry.unwrap().path()) else { continue };
            let squeezed: String = text.split_whitespace().collect();
            for start in [".term(\"", ".label(\""] {
                for rest in squeezed.split(start).skip(1) {
                    let key = rest.split('"').next().unwrap();
                    assert!(openroom_lawbook::Term::from_key(key).is_some(), "{key}");
                    terms += 1;
                }
            }
        }
    }
    assert!(terms > 30, "{terms}");
}
