//! The description of the API, as it is made of the routes and their types.

use openroom_lawbook::regulations::Preset;
use openroom_lawbook::{Edition, Language};
use serde_json::Value;
use utoipa::openapi::path::ParameterIn;
use utoipa::openapi::schema::{SchemaType, Type};
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{ContentBuilder, OpenApi, Ref, RefOr, ResponseBuilder, Schema};
use utoipa::{Modify, OpenApi as _};

use super::{Described, ROUTES};

pub(super) struct WithTokens;

impl Modify for WithTokens {
    fn modify(&self, openapi: &mut OpenApi) {
        let components = openapi.components.get_or_insert_with(Default::default);
        components.add_security_scheme("token", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    }
}

/// What every route may answer.
fn with_refusals(openapi: &mut OpenApi) {
    let refusal = |why: &str| {
        let body = ContentBuilder::new().schema(Some(Ref::from_schema_name("Refusal"))).build();
        ResponseBuilder::new().description(why).content("application/json", body).build()
    };
    for item in openapi.paths.paths.values_mut() {
        let all = [&mut item.get, &mut item.post, &mut item.put, &mut item.delete];
        for operation in all.into_iter().flatten() {
            let answers = &mut operation.responses.responses;
            for (status, why) in [
                ("401", "the token is not good, or no longer"),
                ("413", "more was sent than is taken"),
                (
                    "422",
                    "what was sent is not what is described: a word after `?` that is not taken among it",
                ),
                ("429", "too much at once"),
                ("500", "the server could not do it"),
            ] {
                answers.entry(status.to_owned()).or_insert_with(|| refusal(why).into());
            }
        }
    }
}

const SEATS: [&str; 4] = ["N", "E", "S", "W"];

/// The values of a word after `?`, where it is one of a few. A word means the same wherever it is taken.
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
fn describe(openapi: &mut OpenApi) {
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

fn described() -> Value {
    let mut description = Described::openapi();
    with_refusals(&mut description);
    describe(&mut description);
    serde_json::to_value(&description).unwrap()
}

const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../openapi.json");

/// The description that is kept, and that the program carries, is the one that the routes give; `UPDATE=1` writes it again.
#[test]
fn the_description_that_is_kept_is_that_of_the_routes() {
    let given = described();
    if std::env::var_os("UPDATE").is_some() {
        let text = serde_json::to_string_pretty(&given).unwrap();
        std::fs::write(KEPT, text + "\n").unwrap();
    }
    let kept: Value = serde_json::from_str(&std::fs::read_to_string(KEPT).unwrap()).unwrap();
    for part in ["info", "paths", "components"] {
        assert!(kept[part] == given[part], "{part} of openapi.json is old: write it again with UPDATE=1");
    }
    assert_eq!(kept, given);
}

#[test]
fn every_route_is_described_under_its_path_and_method() {
    let text = described();
    for (path, methods) in ROUTES {
        let described: Vec<&str> =
            text["paths"][path].as_object().unwrap().keys().map(String::as_str).collect();
        let mut methods = methods.to_vec();
        methods.sort_unstable();
        assert_eq!(described, methods, "{path}");
    }
    assert_eq!(text["paths"].as_object().unwrap().len(), ROUTES.len());
}

#[test]
fn every_route_is_described_with_what_it_refuses_and_who_may() {
    let text = described();
    let paths = text["paths"].as_object().unwrap();
    assert!(paths.len() > 40, "{}", paths.len());
    for (path, operations) in paths {
        assert!(path.starts_with("/api/v1/"), "{path}");
        for (method, operation) in operations.as_object().unwrap() {
            let place = format!("{method} {path}");
            assert!(operation["description"].is_string() || operation["summary"].is_string(), "{place}");
            for status in ["401", "404", "429"] {
                assert!(operation["responses"][status].is_object(), "{place}: {status}");
            }
            assert!(operation["security"].is_array(), "{place}");
            for (parameter, _) in path.match_indices('{') {
                let name = path[parameter + 1..].split('}').next().unwrap();
                let all = operation["parameters"].as_array().unwrap();
                assert!(all.iter().any(|one| one["name"] == name), "{place}: {name}");
            }
            if !matches!(method.as_str(), "get" | "delete") {
                let bare = ["/calls", "/attended", "/boards", "/leave", "/alone"]
                    .iter()
                    .any(|end| path.ends_with(end));
                assert!(operation["requestBody"].is_object() || bare, "{place}");
            }
        }
    }
}
