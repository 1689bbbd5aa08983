//! The sentences of rulings in a language.

use std::str::FromStr;
use std::sync::OnceLock;

use fluent_bundle::FluentArgs;
use openroom_cards::{Call, Card, Cards, Denomination, Seat, Side};
use openroom_lawbook::Language;
use openroom_laws::{Act, ActNo, Denominations};
use serde::Serialize;

use crate::node::{Node, node};
use crate::words::{Sentences, Words, chooses};

/// The sentences of rulings in one language.
pub struct Prose {
    words: Words,
}

static ALL: [OnceLock<Sentences>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

/// A sentence, and what was wrong with its message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// The sentence.
    pub text: String,
    /// Keys without a message and variables that the value does not have.
    pub faults: Vec<String>,
}

impl Prose {
    /// Those of this language.
    pub fn of(language: Language) -> Prose {
        let sentences = &ALL[language as usize];
        Prose { words: sentences.get_or_init(|| Sentences::new(language, &[Prose::text(language)])).words() }
    }

    /// The sentences as they are stored.
    pub const fn text(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../messages/en/reasoning.ftl"),
            Language::Et => include_str!("../messages/et/reasoning.ftl"),
            Language::Fi => include_str!("../messages/fi/reasoning.ftl"),
            Language::Pl => include_str!("../messages/pl/reasoning.ftl"),
            Language::De => include_str!("../messages/de/reasoning.ftl"),
            Language::Nb => include_str!("../messages/nb/reasoning.ftl"),
        }
    }

    /// The words of seats, cards and calls.
    pub(crate) fn words(&self) -> Words {
        self.words
    }

    /// Whether there is a message with this key.
    pub fn has(&self, key: &str) -> bool {
        self.words.has(key)
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
            Node::Text(text) => self.named(text).unwrap_or_else(|| text.clone()),
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
                            Node::Text(letter) if chooses_by_suit(of, variant) => letter.clone(),
                            Node::Text(letter) if part == "denomination" => self.denomination(letter),
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

    /// Cards, a call, a player or a side by its name, where the stored text is one of these.
    fn named(&self, text: &str) -> Option<String> {
        let w = self.words;
        cards_in(text)
            .map(|cards| cards.map(|card| w.card(card)).collect::<Vec<_>>().join(" "))
            .or_else(|| written_as::<Card>(text).map(|card| w.card(card)))
            .or_else(|| written_as::<Call>(text).map(|call| w.call(call)))
            .or_else(|| written_as::<Seat>(text).map(|seat| w.seat(seat).to_owned()))
            .or_else(|| written_as::<Side>(text).map(|side| w.side(side).to_owned()))
    }

    fn denomination(&self, text: &str) -> String {
        written_as::<Denomination>(text).map_or_else(|| text.to_owned(), |one| self.words.denomination(one))
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
        let mut args = FluentArgs::new();
        for (name, text) in parts {
            args.set(name.as_str(), chooses(text));
        }
        let Some((text, errors)) = self.words.formatted(key, &args) else {
            faults.push(key.to_owned());
            return None;
        };
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
            ("Choice", "ForbidSuit" | "RequireOrForbidSuit")
                | ("Rule", "MustLead" | "MayNotLead")
                | ("Answer", "Forbid" | "Denominations")
        ),
        _ => false,
    }
}

/// Whether the sentence has a form for each suit, which its letter chooses.
fn chooses_by_suit(of: &str, variant: &str) -> bool {
    matches!((of, variant), ("Answer", "Suit" | "Require") | ("Demand", "Highest" | "Lowest" | "Of" | "Not"))
}

/// The value that is written as this text and no otherwise.
fn written_as<T: FromStr + ToString>(text: &str) -> Option<T> {
    text.parse().ok().filter(|value: &T| value.to_string() == text)
}

/// The cards that are stored as a hand is written (`.8..`), the highest first.
fn cards_in(text: &str) -> Option<impl Iterator<Item = Card>> {
    if text.matches('.').count() != 3 {
        return None;
    }
    let cards: Vec<Card> = text.parse::<Cards>().ok()?.iter().collect();
    (!cards.is_empty()).then(|| cards.into_iter().rev())
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
