//! The sentences of a language.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use openroom_laws::ActNo;
use serde::Serialize;
use unic_langid::LanguageIdentifier;

use crate::node::{Node, node};

/// A language with its sentences.
pub struct Language {
    bundle: FluentBundle<FluentResource>,
}

static ENGLISH: LazyLock<Language> =
    LazyLock::new(|| Language::read("en", include_str!("../messages/en/reasoning.ftl")));

/// A sentence, and what was wrong with its message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// The sentence.
    pub text: String,
    /// Keys without a message and variables that the value does not have.
    pub faults: Vec<String>,
}

impl Language {
    /// English.
    pub fn english() -> &'static Language {
        &ENGLISH
    }

    fn read(name: &str, text: &str) -> Language {
        let language: LanguageIdentifier = name.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
        Language { bundle }
    }

    /// Whether there is a message with this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A value of the engine as a sentence; `name` says what an act of the record was.
    pub fn say<T: Serialize + ?Sized>(&self, value: &T, name: &dyn Fn(ActNo) -> String) -> Said {
        let mut faults = vec![];
        let text = self.written(&node(value), name, &mut faults);
        Said { text, faults }
    }

    /// A message of the frame with its parts.
    pub fn frame(&self, key: &str, parts: &[(&str, &str)]) -> Said {
        let parts: Vec<_> =
            parts.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
        let mut faults = vec![];
        let text = self.message(key, &parts, &mut faults).unwrap_or_default();
        Said { text, faults }
    }

    fn written(&self, node: &Node, name: &dyn Fn(ActNo) -> String, faults: &mut Vec<String>) -> String {
        match node {
            Node::Text(text) => text.clone(),
            Node::Number(number) => number.to_string(),
            Node::Act(at) => name(ActNo(*at)),
            Node::Case(case) => (case + 1).to_string(),
            Node::Nothing => self.message("nothing", &[], faults).unwrap_or_default(),
            Node::List(list) => {
                let all: Vec<String> = list
                    .iter()
                    .filter(|part| **part != Node::Nothing)
                    .map(|part| self.written(part, name, faults))
                    .collect();
                all.join(", ")
            }
            Node::Parts(parts) => {
                let all: Vec<String> =
                    parts.iter().map(|(_, part)| self.written(part, name, faults)).collect();
                all.join(", ")
            }
            Node::Variant { of, name: variant, parts } => {
                let parts: Vec<(String, String)> = parts
                    .iter()
                    .map(|(part, value)| (part.clone(), self.written(value, name, faults)))
                    .collect();
                let plain = || variant.chars().fold(String::new(), spaced);
                self.message(&key(of, variant), &parts, faults).unwrap_or_else(plain)
            }
        }
    }

    fn message(&self, key: &str, parts: &[(String, String)], faults: &mut Vec<String>) -> Option<String> {
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        let Some(pattern) = pattern else {
            faults.push(key.to_owned());
            return None;
        };
        let mut args = FluentArgs::new();
        for (name, text) in parts {
            args.set(name.as_str(), text.as_str());
        }
        let mut errors = vec![];
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        faults.extend(errors.iter().map(|error| format!("{key}: {error}")));
        Some(text)
    }
}

/// The key of a variant: `Order` and `CallStands` make `order-call-stands`.
pub fn key(of: &str, variant: &str) -> String {
    let small = |name: &str| name.chars().fold(String::new(), spaced).replace(' ', "-");
    format!("{}-{}", small(of), small(variant))
}

fn spaced(mut text: String, letter: char) -> String {
    if letter.is_uppercase() && !text.is_empty() {
        text.push(' ');
    }
    text.extend(letter.to_lowercase());
    text
}
