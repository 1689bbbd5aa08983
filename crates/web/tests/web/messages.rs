use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

const LANGUAGES: [&str; 6] = ["en", "et", "fi", "pl", "de", "nb"];

fn folder(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The sources of a language: those of the pages, those that commands say too, those that the Laws are said by, and those of the desk.
fn sources(language: &str) -> [String; 11] {
    [
        format!("messages/{language}/pages.ftl"),
        format!("messages/{language}/club.ftl"),
        format!("messages/{language}/course.ftl"),
        format!("../words/messages/{language}/analysis.ftl"),
        format!("messages/{language}/acts.ftl"),
        format!("../words/messages/{language}/options.ftl"),
        format!("messages/{language}/api.ftl"),
        format!("../words/messages/{language}/files.ftl"),
        format!("../words/messages/{language}/refused.ftl"),
        format!("../reasoning/messages/{language}/laws.ftl"),
        format!("../desk/messages/{language}.ftl"),
    ]
    .map(|file| fs::read_to_string(folder(&file)).unwrap())
}

/// The keys of a language with the variables of each.
fn messages(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for text in sources(language) {
        let resource = fluent_syntax::parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}"));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut variables = BTreeSet::new();
            collect(message.value.as_ref().expect("a value"), &mut variables);
            let before = all.insert(message.id.name.to_owned(), variables);
            assert_eq!(before, None, "{language}: {} twice", message.id.name);
        }
    }
    all
}

fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => of_inline(inline, variables),
            Expression::Select { selector, variants } => {
                of_inline(selector, variables);
                for variant in variants {
                    collect(&variant.value, variables);
                }
            }
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|one| of_inline(one, variables));
        }
        _ => {}
    }
}

#[test]
fn every_sentence_is_in_all_six_languages_with_the_same_variables() {
    let english = messages("en");
    assert!(english.len() > 200);
    for language in LANGUAGES {
        assert_eq!(messages(language), english, "{language}");
    }
}

#[test]
fn every_sentence_is_translated() {
    let same = [
        "look-normal",
        "trick",
        "order-restrict",
        "order-restrict-must",
        "order-restrict-may-not",
        "bound-must",
        "bound-may-not",
        "board",
        "unit-team",
        "line-provision",
        "room-find",
        "step-answered",
        "step-ordered",
        "aloud-ask",
        "aloud-option",
        "answer-found",
        "study-ns",
        "study-ew",
        "call-warned",
    ];
    let english: BTreeSet<String> = sources("en").concat().lines().map(str::to_owned).collect();
    for language in LANGUAGES.into_iter().skip(1) {
        for line in sources(language).concat().lines().filter(|line| line.contains(" = ")) {
            let key = line.split(' ').next().unwrap();
            assert!(
                !english.contains(line) || same.contains(&key) || line.ends_with("->"),
                "{language}: {line}"
            );
        }
    }
}

#[test]
fn every_sentence_that_pages_use_exists() {
    let english = messages("en");
    let mut used = 0;
    let folders = [
        "templates",
        "src",
        "src/pages",
        "src/scene",
        "../reasoning/src/say",
        "../words/src",
        "src/room",
        "src/acts",
        "templates/event",
        "src/pages/event",
        "src/club",
        "templates/analysis",
        "src/pages/analysis",
        "src/api",
    ];
    for name in folders {
        for entry in fs::read_dir(folder(name)).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            for start in ["w.t(\"", "w.with(\"", "w.count(\"", "w.say(\"", "Malformed(\"", "Some(\"call-"] {
                for rest in text.split(start).skip(1) {
                    let key = rest.split('"').next().unwrap();
                    let key = if start.ends_with("call-") { format!("call-{key}") } else { key.to_owned() };
                    assert!(english.contains_key(&key), "{}: {key}", path.display());
                    used += 1;
                }
            }
        }
    }
    assert!(used > 100);
}
