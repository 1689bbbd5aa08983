//! The sentences of a language.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use openroom_cards::{Cards, Denomination};
use openroom_laws::{Act, ActNo, Denominations};
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

    /// An act that is neither a call nor a card, by its kind and who did it.
    pub(crate) fn act(&self, act: &Act) -> String {
        let Node::Variant { of, name, parts } = node(act) else { return String::new() };
        let by = parts.iter().find(|(part, _)| part == "by").map(|(_, by)| by);
        let by = by.map_or_else(String::new, |by| self.written(by, &|_| String::new(), &mut vec![]));
        self.frame("frame-act", &[("act", &key(of, name)), ("by", &by)]).text
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
            Node::Text(text) => cards_in(text).unwrap_or_else(|| text.clone()),
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
                    .map(|(part, value)| {
                        let text = match value {
                            Node::Number(mask) if holds_suits(of, variant, part) => self.suits(*mask, faults),
                            value => self.written(value, name, faults),
                        };
                        (part.clone(), text)
                    })
                    .collect();
                let plain = || variant.chars().fold(String::new(), spaced);
                self.message(&key(of, variant), &parts, faults).unwrap_or_else(plain)
            }
        }
    }

    /// A set of denominations by their names.
    fn suits(&self, mask: u64, faults: &mut Vec<String>) -> String {
        let set = u8::try_from(mask).ok().and_then(|mask| Denominations::try_from(mask).ok());
        let held = |one: &Denomination| set.is_some_and(|set| set.contains(*one));
        let mut said = |key: &str, parts: &[(String, String)]| self.message(key, parts, faults);
        let all: Vec<String> = Denomination::ALL
            .into_iter()
            .filter(held)
            .filter_map(|one| said("frame-suit", &[("suit".to_owned(), one.to_string())]))
            .collect();
        if all.is_empty() { said("frame-none", &[]).unwrap_or_default() } else { all.join(", ") }
    }

    fn message(&self, key: &str, parts: &[(String, String)], faults: &mut Vec<String>) -> Option<String> {
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        let Some(pattern) = pattern else {
            faults.push(key.to_owned());
            return None;
        };
        let mut args = FluentArgs::new();
        for (name, text) in parts {
            let number = text.parse::<u32>().ok().filter(|number| number.to_string() == *text);
            let value = number.map_or_else(|| FluentValue::from(text.as_str()), FluentValue::from);
            args.set(name.as_str(), value);
        }
        let mut errors = vec![];
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        faults.extend(errors.iter().map(|error| format!("{key}: {error}")));
        Some(text)
    }
}

/// Whether this part, which is stored as a number, is a set of denominations.
fn holds_suits(of: &str, variant: &str, part: &str) -> bool {
    match part {
        "suits" | "require" | "forbid" => true,
        "value" => matches!(
            (of, variant),
            ("Choice", "ForbidSuit" | "RequireOrForbidSuit" | "PartnersLead")
                | ("Rule", "MustLead" | "MayNotLead")
                | ("Answer", "Forbid" | "Denominations")
        ),
        _ => false,
    }
}

/// The cards that are stored as a hand is written (`.8..`), each by its name.
fn cards_in(text: &str) -> Option<String> {
    if text.matches('.').count() != 3 {
        return None;
    }
    let cards: Vec<_> = text.parse::<Cards>().ok()?.iter().map(|card| card.to_string()).collect();
    (!cards.is_empty()).then(|| cards.into_iter().rev().collect::<Vec<_>>().join(" "))
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
