//! What may follow `?` in an address: what the description says, and nothing else.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use axum::extract::{MatchedPath, Query, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use openroom_lawbook::regulations::Preset;
use openroom_lawbook::{Edition, Language};
use utoipa::Number;
use utoipa::openapi::path::{Operation, Parameter, ParameterIn};
use utoipa::openapi::schema::{KnownFormat, SchemaFormat, SchemaType, Type};
use utoipa::openapi::{Object, OpenApi, RefOr, Required, Schema};

use super::refusal::Refused;
use crate::acts::plain;
use crate::language;
use crate::words::{Words, words};
use crate::wrong::Wrong;

/// The longest word and the longest value that are said again.
const LONGEST: usize = 60;

/// Where the description itself is read. It takes no words.
pub(super) const DESCRIPTION: &str = "/api/v1/openapi.json";

const SEATS: [&str; 4] = ["N", "E", "S", "W"];

/// The values of a word, where it is one of a few. A word means the same wherever it is taken.
fn values(name: &str) -> Vec<&'static str> {
    match name {
        "edition" => Edition::ALL.map(Edition::name).to_vec(),
        "preset" => Preset::ALL.map(Preset::id).to_vec(),
        "laws" => Edition::ALL.map(Edition::name).into_iter().chain(Preset::ALL.map(Preset::id)).collect(),
        "say" => Language::ALL.map(Language::code).to_vec(),
        "dealer" | "declarer" | "lead" | "claimer" | "viewer" => SEATS.to_vec(),
        "vul" => vec!["None", "NS", "EW", "All"],
        "trumps" => vec!["C", "D", "H", "S", "NT"],
        "of" => vec!["me", "room", "ranking", "display"],
        "form" => vec!["usebio", "csv", "pbn"],
        "from" => vec!["contract", "point"],
        "samples" => vec!["20", "50", "100", "200"],
        "blind" => vec!["1"],
        "p-order" => vec!["any", "winners", "top"],
        "p-trumps" => vec!["known", "forgotten"],
        "p-discards" => vec!["keep", "honours", "any"],
        "p-losers" => vec!["any", "after", "all"],
        "p-opponents" => vec!["sensible", "lawful"],
        "p-finesse" => vec!["hopeless", "never"],
        _ => vec![],
    }
}

/// Says in the description what values the words can have, and that none is empty.
pub(super) fn describe(openapi: &mut OpenApi) {
    let items = openapi.paths.paths.values_mut();
    let operations = items.flat_map(|item| [&mut item.get, &mut item.post, &mut item.put, &mut item.delete]);
    let parameters = operations.flatten().filter_map(|operation| operation.parameters.as_mut()).flatten();
    for parameter in parameters {
        let RefOr::T(parameter) = parameter else { continue };
        if parameter.parameter_in != ParameterIn::Query {
            continue;
        }
        let Some(RefOr::T(Schema::Object(schema))) = &mut parameter.schema else { continue };
        let values = values(&parameter.name);
        if schema.schema_type == SchemaType::Type(Type::String) {
            schema.min_length = Some(1);
        }
        if !values.is_empty() {
            let numbers = schema.schema_type == SchemaType::Type(Type::Integer);
            let value = |text: &&str| match text.parse::<u64>() {
                Ok(number) if numbers => number.into(),
                _ => (*text).into(),
            };
            schema.enum_values = Some(values.iter().map(value).collect());
        }
    }
}

/// What a word is.
enum Kind {
    Text,
    OneOf(Vec<&'static str>),
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
    pub(super) fn of(openapi: &OpenApi) -> Arc<Taken> {
        let mut all = BTreeMap::from([((Verb::Get, DESCRIPTION.to_owned()), BTreeMap::new())]);
        for (path, item) in &openapi.paths.paths {
            let operations = [
                (Verb::Get, &item.get),
                (Verb::Post, &item.post),
                (Verb::Put, &item.put),
                (Verb::Delete, &item.delete),
            ];
            for (method, operation) in operations {
                if let Some(operation) = operation {
                    all.insert((method, path.clone()), taken(operation));
                }
            }
        }
        Arc::new(Taken(all))
    }

    /// What is wrong with the words of a request.
    fn wrong(&self, request: &Request) -> Option<Refused> {
        let path = request.extensions().get::<MatchedPath>()?.as_str();
        let taken = self.0.get(&(Verb::of(request.method())?, path.to_owned()))?;
        let language = language::of(request.headers());
        match Query::<Vec<(String, String)>>::try_from_uri(request.uri()) {
            Ok(Query(sent)) => check(taken, &sent, words(language)).err(),
            Err(_) => Some(Refused::of(&Wrong::Malformed("api-query-unread"), language)),
        }
    }
}

fn taken(operation: &Operation) -> BTreeMap<String, Word> {
    let all = operation.parameters.iter().flatten().filter_map(|parameter| match parameter {
        RefOr::T(parameter) => Some(parameter),
        RefOr::Ref(_) => None,
    });
    let query = all.filter(|parameter| parameter.parameter_in == ParameterIn::Query);
    query.map(|one| (one.name.clone(), word(one))).collect()
}

fn word(parameter: &Parameter) -> Word {
    let values = values(&parameter.name);
    let kind = match &parameter.schema {
        _ if !values.is_empty() => Kind::OneOf(values),
        Some(RefOr::T(Schema::Object(schema))) => match schema.schema_type {
            SchemaType::Type(Type::Boolean) => Kind::Flag,
            SchemaType::Type(Type::Integer) => Kind::Number(largest(schema)),
            _ => Kind::Text,
        },
        _ => Kind::Text,
    };
    Word { kind, must: parameter.required == Required::True }
}

fn largest(schema: &Object) -> u64 {
    match (&schema.maximum, &schema.format) {
        (Some(Number::Int(most)), _) => u64::try_from(*most).unwrap_or(0),
        (Some(Number::UInt(most)), _) => u64::try_from(*most).unwrap_or(u64::MAX),
        (_, Some(SchemaFormat::KnownFormat(KnownFormat::Int32))) => i32::MAX.unsigned_abs().into(),
        _ => u64::MAX,
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
        let one_of = |values: &[&str]| {
            let with =
                [("name", shown.clone()), ("value", plain(value, LONGEST)), ("values", values.join(", "))];
            Err(Refused::field(shown.clone(), w.say("api-one-of", &with)))
        };
        match &word.kind {
            Kind::OneOf(values) if !values.contains(&value.as_str()) => return one_of(values),
            Kind::Flag if !matches!(value.as_str(), "true" | "false") => return one_of(&["true", "false"]),
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
pub(super) async fn hold(State(taken): State<Arc<Taken>>, request: Request, next: Next) -> Response {
    match taken.wrong(&request) {
        Some(refused) => refused.into_response(),
        None => next.run(request).await,
    }
}
