//! The API against its own description: every operation with what is described and with what is not, for an organizer, a
//! player and anybody.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};

use crate::api::{asks, read, token};
use crate::browser::{Answer, Browser, Server, training};
use crate::roles::cast;
use crate::schema::Description;

const EVERY: [&str; 5] = ["read", "enter", "play", "direct", "organize"];

/// Who asks, with what he brings.
struct Asker {
    role: &'static str,
    browser: Browser,
    token: Option<String>,
}

/// One operation of the description.
struct Operation<'a> {
    method: String,
    path: &'a str,
    of: &'a Value,
}

impl Operation<'_> {
    fn body(&self) -> Option<&Value> {
        self.of["requestBody"]["content"]["application/json"].get("schema")
    }

    fn query(&self) -> impl Iterator<Item = (&str, &Value, bool)> {
        let all = self.of["parameters"].as_array().into_iter().flatten().filter(|one| one["in"] == "query");
        all.map(|one| (one["name"].as_str().unwrap(), &one["schema"], one["required"] == true))
    }
}

struct Walk {
    server: Server,
    description: Description,
    /// What stands for the parts of the paths.
    places: BTreeMap<&'static str, String>,
}

impl Walk {
    /// The path with something for each of its parts.
    fn path(&self, operation: &Operation<'_>) -> String {
        let mut path = operation.path.to_owned();
        for (name, value) in &self.places {
            let (group, part) = name.split_once(' ').unwrap();
            if operation.path.starts_with(&format!("/api/v1/{group}/")) {
                path = path.replace(&format!("{{{part}}}"), value);
            }
        }
        assert!(!path.contains('{'), "nothing stands for a part of {path}");
        path
    }

    /// The words that the operation needs, as they are described.
    fn words(&self, operation: &Operation<'_>) -> Vec<(String, String)> {
        let parameters = operation.of["parameters"].as_array().into_iter().flatten();
        let needed = parameters.filter(|one| one["in"] == "query" && one["required"] == true);
        needed
            .map(|one| {
                let value =
                    one.get("example").cloned().unwrap_or_else(|| self.description.sample(&one["schema"]));
                (one["name"].as_str().unwrap().to_owned(), text(&value))
            })
            .collect()
    }

    /// Sends it; whatever was sent, the answer is one that is described.
    async fn send(&self, operation: &Operation<'_>, asker: &Asker, path: &str, sent: Sent<'_>) -> Answer {
        let mut request = Request::builder()
            .method(operation.method.as_str())
            .uri(path)
            .header(header::ACCEPT_LANGUAGE, "en")
            .header("openroom-briefly", "1")
            .header(header::CONTENT_TYPE, sent.kind);
        if let Some(token) = &asker.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let answer = asker.browser.send(request.body(Body::from(sent.text.to_owned())).unwrap()).await;
        let what: String = sent.text.chars().take(300).collect();
        let place =
            format!("{} {} {path} {what}: {} {}", asker.role, operation.method, answer.status, answer.text);
        assert!(!answer.status.is_server_error(), "{place}");
        let described = &operation.of["responses"][answer.status.as_str()];
        assert!(described.is_object(), "not described: {place}");
        let json = answer.headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
        match described["content"]["application/json"].get("schema") {
            Some(schema) => {
                assert!(json, "no JSON: {place}");
                assert_eq!(self.description.wrong(schema, &read(&answer)), None, "{place}");
            }
            None => assert!(!json || answer.text.is_empty(), "a body that is not described: {place}"),
        }
        answer
    }

    /// What is not as described is refused, and nothing was done.
    async fn refused(&self, operation: &Operation<'_>, asker: &Asker, path: &str, sent: Sent<'_>) -> Answer {
        let before = self.server.records();
        let answer = self.send(operation, asker, path, sent).await;
        let what: String = sent.text.chars().take(300).collect();
        let place = format!("{} {} {path} {what}: {}", asker.role, operation.method, answer.text);
        assert!(answer.status.is_client_error(), "{place}");
        assert!(!read(&answer)["message"].as_str().unwrap().is_empty(), "{place}");
        assert_eq!(self.server.records(), before, "{place}");
        answer
    }
}

/// The body of a request.
#[derive(Copy, Clone)]
struct Sent<'a> {
    text: &'a str,
    kind: &'static str,
}

const fn as_json(text: &str) -> Sent<'_> {
    Sent { text, kind: "application/json" }
}

fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), ToOwned::to_owned)
}

fn address(path: &str, words: &[(String, String)]) -> String {
    let escaped = |text: &str| text.bytes().map(|byte| format!("%{byte:02X}")).collect::<Vec<_>>().concat();
    let words: Vec<String> = words.iter().map(|(name, value)| format!("{name}={}", escaped(value))).collect();
    if words.is_empty() { path.to_owned() } else { format!("{path}?{}", words.join("&")) }
}

/// Values of every kind; those that a schema does not take are sent in its place.
fn strange() -> Vec<Value> {
    let long = "x".repeat(20_000);
    vec![
        json!(5),
        json!(-1),
        json!(1e30),
        json!("x"),
        json!(""),
        json!(true),
        json!([]),
        json!([[]]),
        json!({}),
        json!(null),
        json!(long),
    ]
}

impl Walk {
    /// Words after `?` that are not described, or have no value or another.
    async fn wrong_words(&self, operation: &Operation<'_>, asker: &Asker, body: &str) {
        let (path, needed) = (self.path(operation), self.words(operation));
        let known: Vec<&str> = operation.query().map(|(name, ..)| name).collect();
        let unknown = [&needed[..], &[("nonsense".to_owned(), "1".to_owned())]].concat();
        let answer = self.refused(operation, asker, &address(&path, &unknown), as_json(body)).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{path}: {}", answer.text);
        let told = read(&answer);
        assert_eq!(told["field"], "nonsense", "{told}");
        for name in &known {
            assert!(told["message"].as_str().unwrap().contains(name), "{path} takes {name}: {told}");
        }
        for (name, schema, must) in operation.query() {
            let others: Vec<_> = needed.iter().filter(|(one, _)| one != name).cloned().collect();
            let with =
                |value: &str| address(&path, &[&others[..], &[(name.to_owned(), value.to_owned())]].concat());
            let mut wrong = vec![with(""), with(" "), format!("{}&{name}=1", with("1"))];
            if must {
                wrong.push(address(&path, &others));
            }
            if schema["type"] == "integer" {
                wrong.extend(["x", "-1", "1.5", "99999999999999999999999"].map(with));
            }
            if schema["type"] == "boolean" || schema["enum"].is_array() {
                wrong.extend(["nonsense", "TRUE", "\u{202e}"].map(with));
            }
            for address in wrong {
                let answer = self.refused(operation, asker, &address, as_json(body)).await;
                assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{address}: {}", answer.text);
                assert_eq!(read(&answer)["field"], name, "{address}: {}", answer.text);
            }
        }
    }

    /// Bodies that are no JSON, or other JSON than is described.
    async fn wrong_bodies(&self, operation: &Operation<'_>, asker: &Asker, schema: &Value) {
        let path = address(&self.path(operation), &self.words(operation));
        let sample = self.description.sample(schema);
        let mut wrong: Vec<String> =
            ["", "{", "[]", "null", "5", "\"x\"", "{}x", "a=b&c=d"].map(ToOwned::to_owned).into();
        if self.description.wrong(schema, &json!({})).is_some() {
            wrong.push("{}".to_owned());
        }
        let in_a_row: Vec<Value> = sample.as_object().unwrap().values().cloned().collect();
        wrong.push(Value::Array(in_a_row).to_string());
        let mut more = sample.clone();
        more["nonsense"] = json!(1);
        wrong.push(more.to_string());
        for (name, of, must) in self.description.fields(schema) {
            let mut changed = sample.clone();
            if must {
                changed.as_object_mut().unwrap().remove(name);
                wrong.push(changed.to_string());
            }
            for value in strange().into_iter().filter(|value| self.description.wrong(of, value).is_some()) {
                changed[name] = value;
                wrong.push(changed.to_string());
            }
        }
        for text in &wrong {
            self.refused(operation, asker, &path, as_json(text)).await;
        }
        let form = Sent { text: "line=1&result=2", kind: "application/x-www-form-urlencoded" };
        self.refused(operation, asker, &path, form).await;
        let huge = format!("{{\"nonsense\":\"{}\"}}", "x".repeat(2 << 20));
        let answer = self.refused(operation, asker, &path, as_json(&huge)).await;
        assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE, "{path}");
    }
}

#[tokio::test]
async fn every_operation_answers_as_it_is_described_whatever_is_sent() {
    let cast = cast().await;
    let server = cast.evening.server.clone();
    let anybody = server.browser('0');
    let description = Description(read(&asks(&anybody, None, "GET", "/api/v1/openapi.json", None).await));
    let who = |role: &str| cast.all.iter().find(|(one, _)| *one == role).unwrap().1.clone();
    let (organizer, player) = (who("organizer"), who("player"));
    let table = training(&organizer, crate::online::DEAL, "players").await;
    let event = cast.evening.path.trim_start_matches("/e/").to_owned();
    let places = [
        ("events code", event),
        ("events board", "1".to_owned()),
        ("events call", "0".to_owned()),
        ("events entry", "1".to_owned()),
        ("events name", "guide-cards".to_owned()),
        ("events link", "guess".to_owned()),
        ("tables code", table.trim_start_matches("/t/").to_owned()),
        ("tables link", "guess".to_owned()),
        ("desk number", "1".to_owned()),
        ("desk topic", "insufficient-bid".to_owned()),
        ("laws number", "27B1a".to_owned()),
    ];
    let askers = [
        Asker { role: "organizer", token: Some(token(&organizer, &EVERY).await), browser: organizer },
        Asker { role: "player", token: Some(token(&player, &EVERY).await), browser: player },
        Asker { role: "anybody", token: None, browser: anybody.clone() },
    ];
    let stranger = Asker { role: "a wrong token", token: Some("guess".to_owned()), browser: anybody };
    let walk = Walk { server, description, places: places.into_iter().collect() };
    let mut operations: Vec<Operation<'_>> = vec![];
    for (path, methods) in walk.description.0["paths"].as_object().unwrap() {
        let all = methods.as_object().unwrap().iter();
        operations.extend(all.map(|(method, of)| Operation { method: method.to_uppercase(), path, of }));
    }
    assert!(operations.len() > 75, "{}", operations.len());
    // Last what takes the place or the token away.
    operations.sort_by_key(|one| one.path.ends_with("/leave") || one.method == "DELETE");
    for operation in &operations {
        let body = operation.body().map(|schema| walk.description.sample(schema));
        if let (Some(schema), Some(body)) = (operation.body(), &body) {
            assert_eq!(
                walk.description.wrong(schema, body),
                None,
                "the example of {} {}",
                operation.method,
                operation.path
            );
        }
        let body = body.map(|body| body.to_string()).unwrap_or_default();
        let right = address(&walk.path(operation), &walk.words(operation));
        for asker in &askers {
            walk.wrong_words(operation, asker, &body).await;
            if let Some(schema) = operation.body() {
                walk.wrong_bodies(operation, asker, schema).await;
            }
        }
        let refused = walk.refused(operation, &stranger, &right, as_json(&body)).await;
        assert_eq!(refused.status, StatusCode::UNAUTHORIZED, "{right}");
        for asker in askers.iter().rev() {
            walk.send(operation, asker, &right, as_json(&body)).await;
        }
    }
}

#[tokio::test]
async fn parts_of_a_path_that_make_no_sense_name_nothing() {
    let cast = cast().await;
    let (_, organizer) = &cast.all[0];
    let his = token(organizer, &EVERY).await;
    let description = read(&asks(organizer, None, "GET", "/api/v1/openapi.json", None).await);
    let code = cast.evening.path.trim_start_matches("/e/").to_owned();
    let long = "x".repeat(3_000);
    for (path, methods) in description["paths"].as_object().unwrap() {
        let known = path.replace("/events/{code}", &format!("/events/{code}"));
        for part in ["-1", "99999999999999999999", "%00", "%F0%9F%82%A1", "..%2F..", "%ff", &long] {
            let mut tried = known.clone();
            while let Some((before, rest)) = tried.split_once('{') {
                tried = format!("{before}{part}{}", rest.split_once('}').unwrap().1);
            }
            // The numbers of Laws are read whatever stands before them.
            let is_read = part == "-1" && path.ends_with("/laws/{number}");
            if tried == *path || tried == known || is_read {
                continue;
            }
            for method in methods.as_object().unwrap().keys() {
                let answer = asks(organizer, Some(&his), &method.to_uppercase(), &tried, None).await;
                assert!(
                    answer.status.is_client_error(),
                    "{method} {tried}: {} {}",
                    answer.status,
                    answer.text
                );
                assert!(read(&answer)["message"].is_string(), "{method} {tried}: {}", answer.text);
            }
        }
    }
}

#[tokio::test]
async fn another_method_is_refused_and_so_are_words_of_the_description() {
    let cast = cast().await;
    let (_, organizer) = &cast.all[0];
    let description = read(&asks(organizer, None, "GET", "/api/v1/openapi.json", None).await);
    for (path, methods) in description["paths"].as_object().unwrap() {
        let path = path.replace(['{', '}'], "");
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE"] {
            if methods.get(method.to_lowercase()).is_none() {
                let answer = asks(organizer, None, method, &path, None).await;
                assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
                assert!(read(&answer)["message"].is_string(), "{method} {path}");
            }
        }
    }
    let refused = asks(organizer, None, "GET", "/api/v1/openapi.json?x=1", None).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.text);
}

#[tokio::test]
async fn a_word_that_is_not_taken_is_named_with_those_that_are() {
    let cast = cast().await;
    let (_, organizer) = &cast.all[0];
    let his = token(organizer, &EVERY).await;
    let code = cast.evening.path.trim_start_matches("/e/");
    for (path, field, says) in [
        (format!("/api/v1/events/{code}/entries?table=A/2&board="), "table", "takes no words"),
        (format!("/api/v1/events/{code}/lines?table=A/2&board="), "table", "It takes: session."),
        ("/api/v1/laws?search=revoke".to_owned(), "search", "edition, q"),
        ("/api/v1/laws?q=".to_owned(), "q", "has no value"),
        ("/api/v1/laws?q=a&q=b".to_owned(), "q", "twice"),
        ("/api/v1/laws?edition=1997".to_owned(), "edition", "2007, 2017, poland2024"),
        (format!("/api/v1/events/{code}/movements?sections=x"), "sections", "another kind"),
        (format!("/api/v1/events/{code}/line"), "at", "missing"),
    ] {
        let answer = asks(organizer, Some(&his), "GET", &path, None).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{path}: {}", answer.text);
        let refused = read(&answer);
        assert_eq!((&refused["field"], &refused["code"]), (&json!(field), &json!("malformed")), "{refused}");
        assert!(refused["message"].as_str().unwrap().contains(says), "{path}: {refused}");
    }
    let lines = cast.evening.path.clone() + "/lines?table=A/2&board=";
    let page = organizer.get(&lines).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", page.text);
    assert!(page.text.contains("one table or for one board"), "{}", page.text);
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let all = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    all.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

/// Two schemas of one name are one in the description, and one of them is then described as the other.
#[test]
fn every_schema_has_a_name_of_its_own() {
    let mut names: BTreeMap<String, String> = BTreeMap::new();
    for file in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/api")) {
        let source = fs::read_to_string(&file).unwrap();
        for part in source.split("derive(ToSchema))]").skip(1) {
            let line = part.lines().find(|line| line.contains("struct ") || line.contains("enum ")).unwrap();
            let words: Vec<&str> = line.split_whitespace().collect();
            let at = words.iter().position(|word| ["struct", "enum"].contains(word)).unwrap();
            let name = words[at + 1].trim_end_matches(['{', ';', '(']).split(['(', '<']).next().unwrap();
            let before = names.insert(name.to_owned(), file.display().to_string());
            assert_eq!(before, None, "{name} is in {} too", file.display());
        }
    }
    assert!(names.len() > 100, "{}", names.len());
}
