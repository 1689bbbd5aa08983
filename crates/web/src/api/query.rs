//! What may follow `?` in an address: what the description says, and nothing else.

use std::collections::{BTreeMap, BTreeSet};

use axum::extract::{MatchedPath, Request};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::Value;

use super::description::{DESCRIPTION, PATH};
use super::refusal::Refused;
use crate::acts::plain;
use crate::language;
use crate::pairs::pairs;
use crate::words::{Words, words};

/// The longest word and the longest value that are said again.
const LONGEST: usize = 60;

/// What a word is.
enum Kind {
    Text,
    OneOf(Vec<String>),
    Flag,
    /// A whole number up to this.
    Number(u64),
}

struct Word {
    kind: Kind,
    must: bool,
}

/// The words that every route takes, as they are described.
#[derive(Default)]
pub(super) struct Taken(BTreeMap<(Verb, String), BTreeMap<String, Word>>);

/// The methods of the routes.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Verb {
    Get,
    Post,
    Put,
    Delete,
}

impl Verb {
    const ALL: [Verb; 4] = [Verb::Get, Verb::Post, Verb::Put, Verb::Delete];

    const fn name(self) -> &'static str {
        match self {
            Verb::Get => "get",
            Verb::Post => "post",
            Verb::Put => "put",
            Verb::Delete => "delete",
        }
    }

    fn of(method: &Method) -> Option<Verb> {
        match *method {
            Method::GET | Method::HEAD => Some(Verb::Get),
            Method::POST => Some(Verb::Post),
            Method::PUT => Some(Verb::Put),
            Method::DELETE => Some(Verb::Delete),
            _ => None,
        }
    }
}

impl Taken {
    pub(super) fn of(description: &Value) -> Taken {
        let mut all = BTreeMap::from([((Verb::Get, PATH.to_owned()), BTreeMap::new())]);
        for (path, item) in description["paths"].as_object().into_iter().flatten() {
            for verb in Verb::ALL {
                if let Some(operation) = item.get(verb.name()) {
                    all.insert((verb, path.clone()), taken(operation));
                }
            }
        }
        Taken(all)
    }

    /// What is wrong with the words of a request.
    fn wrong(&self, request: &Request) -> Option<Refused> {
        let path = request.extensions().get::<MatchedPath>()?.as_str();
        let taken = self.0.get(&(Verb::of(request.method())?, path.to_owned()))?;
        let language = language::of(request.headers());
        let sent = pairs(request.uri().query().unwrap_or_default().as_bytes());
        check(taken, &sent, words(language)).err()
    }
}

fn taken(operation: &Value) -> BTreeMap<String, Word> {
    let all = operation["parameters"].as_array().into_iter().flatten();
    let query = all.filter(|parameter| parameter["in"] == "query");
    query.filter_map(|one| Some((one["name"].as_str()?.to_owned(), word(one)))).collect()
}

fn word(parameter: &Value) -> Word {
    let schema = &parameter["schema"];
    let value = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let kind = match (schema["enum"].as_array(), schema["type"].as_str()) {
        (Some(values), _) => Kind::OneOf(values.iter().map(value).collect()),
        (None, Some("boolean")) => Kind::Flag,
        (None, Some("integer")) => Kind::Number(largest(schema)),
        (None, _) => Kind::Text,
    };
    Word { kind, must: parameter["required"] == true }
}

fn largest(schema: &Value) -> u64 {
    match (schema["maximum"].as_u64(), schema["format"].as_str()) {
        (Some(most), _) => most,
        (None, Some("int32")) => i32::MAX.unsigned_abs().into(),
        (None, _) => u64::MAX,
    }
}

fn check(taken: &BTreeMap<String, Word>, sent: &[(String, String)], w: Words) -> Result<(), Refused> {
    let mut seen = BTreeSet::new();
    for (name, value) in sent {
        let shown = plain(name, LONGEST);
        let no = |key: &str| Err(Refused::field(shown.clone(), w.with(key, "name", shown.clone())));
        let Some(word) = taken.get(name) else {
            let known: Vec<&str> = taken.keys().map(String::as_str).collect();
            let message = match known.as_slice() {
                [] => w.with("api-query-none", "name", shown.clone()),
                all => w.say("api-query-unknown", &[("name", shown.clone()), ("words", all.join(", "))]),
            };
            return Err(Refused::field(shown, message));
        };
        if !seen.insert(name) {
            return no("api-query-twice");
        }
        if value.trim().is_empty() {
            return no("api-query-empty");
        }
        let one_of = |values: String| {
            let with = [("name", shown.clone()), ("value", plain(value, LONGEST)), ("values", values)];
            Err(Refused::field(shown.clone(), w.say("api-one-of", &with)))
        };
        match &word.kind {
            Kind::OneOf(values) if !values.contains(value) => return one_of(values.join(", ")),
            Kind::Flag if !matches!(value.as_str(), "true" | "false") => {
                return one_of("true, false".to_owned());
            }
            Kind::Number(most) if !value.parse::<u64>().is_ok_and(|number| number <= *most) => {
                return no("api-other-kind");
            }
            Kind::Text | Kind::OneOf(_) | Kind::Flag | Kind::Number(_) => {}
        }
    }
    match taken.iter().find(|(name, word)| word.must && !seen.contains(name)) {
        Some((name, _)) => Err(Refused::field(name.clone(), w.with("api-lacks-field", "name", name.clone()))),
        None => Ok(()),
    }
}

/// Refuses a request whose words are not those of its route, before anything is done.
pub(super) async fn hold(request: Request, next: Next) -> Response {
    match DESCRIPTION.taken.wrong(&request) {
        Some(refused) => refused.into_response(),
        None => next.run(request).await,
    }
}
