//! What the pages do the API does: every route of the pages has its operation, and the rest of what it serves.

use std::collections::BTreeSet;

use axum::http::{StatusCode, header};
use serde_json::{Value, json};

use crate::api::{asks, read, token};
use crate::browser::{Answer, Browser, Server};
use crate::club::Evening;
use crate::grid::routes;

const EVERY: [&str; 5] = ["read", "enter", "play", "direct", "organize"];

async fn ask(browser: &Browser, token: &str, method: &str, path: &str, body: Option<Value>) -> Answer {
    asks(browser, Some(token), method, &format!("/api/v1{path}"), body).await
}

async fn get(browser: &Browser, token: &str, path: &str) -> Value {
    let answer = ask(browser, token, "GET", path, None).await;
    assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.text);
    read(&answer)
}

#[tokio::test]
async fn every_page_and_form_has_its_operation_or_a_reason_why_not() {
    let server = Server::new();
    let anybody = server.browser('a');
    let description = read(&asks(&anybody, None, "GET", "/api/v1/openapi.json", None).await);
    let mut operations = BTreeSet::new();
    for (path, methods) in description["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            operations.insert(format!("{} {}", method.to_uppercase(), path.trim_start_matches("/api/v1")));
        }
    }
    let text = include_str!("../../../../docs/api.md");
    let table = text.split("| page | operation |").nth(1).unwrap().split("\n## ").next().unwrap();
    let mut told = BTreeSet::new();
    let mut named = BTreeSet::new();
    for row in table.lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<&str> = row.trim_matches('|').split(" | ").map(str::trim).collect();
        let page = cells[0].trim_matches('`').to_owned();
        let serving: Vec<&str> = cells[1]
            .split('`')
            .skip(1)
            .step_by(2)
            .filter(|name| ["GET ", "POST ", "DELETE "].iter().any(|method| name.starts_with(method)))
            .collect();
        let reason = cells[1].starts_with("none:");
        assert!(reason || !serving.is_empty(), "{page}: no operation and no reason");
        for one in serving {
            assert!(operations.contains(one), "{page}: there is no operation {one}");
            named.insert(one.to_owned());
        }
        assert!(told.insert(page.clone()), "{page} twice");
    }
    let pages: BTreeSet<String> = routes().into_iter().collect();
    assert_eq!(told, pages, "docs/api.md tells of every page, and of no other");
    // What no page has: commands and what is read in parts.
    let more: Vec<&String> = operations.difference(&named).collect();
    assert!(more.len() <= 2, "operations that the table does not tell of: {more:?}");
}

#[tokio::test]
async fn every_field_of_an_event_and_of_a_session_is_described_with_its_values() {
    let server = Server::new();
    let anybody = server.browser('a');
    let description = read(&asks(&anybody, None, "GET", "/api/v1/openapi.json", None).await);
    let schemas = &description["components"]["schemas"];
    let fields = &schemas["EventFields"]["properties"];
    let values = |field: &Value| -> Vec<String> {
        let all = field["enum"].as_array().unwrap_or_else(|| panic!("{field}"));
        all.iter().map(|one| one.as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(values(&fields["unit"]), ["pair", "player", "team"]);
    assert!(values(&fields["scoring-pair"]).contains(&"matchpoints".to_owned()));
    assert!(values(&fields["scoring-team"]).contains(&"imps".to_owned()));
    assert!(values(&fields["preset"]).contains(&"wbf".to_owned()));
    let options = fields.as_object().unwrap().keys().filter(|name| name.starts_with("option-")).count();
    assert!(options > 30, "{options}");
    let kinds = values(&schemas["SessionFields"]["properties"]["kind"]);
    assert!(kinds.contains(&"howell".to_owned()) && kinds.contains(&"swiss".to_owned()), "{kinds:?}");
    // Every example of a body is one that its schema has, and every property is described.
    for (name, schema) in schemas.as_object().unwrap() {
        for (field, property) in schema["properties"].as_object().into_iter().flatten() {
            let described = property["description"].is_string() || property["$ref"].is_string();
            let within = property["oneOf"].is_array() || property["allOf"].is_array();
            assert!(described || within, "{name}.{field} is not described: {property}");
        }
    }
    for (path, operations) in description["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            for status in ["401", "404", "429", "500"] {
                assert!(operation["responses"][status].is_object(), "{method} {path}: {status}");
            }
            let sends = operation["requestBody"].is_object();
            assert!(!sends || operation["responses"]["422"].is_object(), "{method} {path}: 422");
        }
    }
}

#[tokio::test]
async fn what_is_wrong_with_a_field_of_an_event_is_said_with_its_name() {
    let server = Server::new();
    let organizer = server.browser('a');
    organizer.post(&server.organizer_link(), &[]).await;
    let all = token(&organizer, &EVERY).await;
    let fields = |name: &str, value: &str| {
        let mut fields = json!({
            "title": "T", "organizer": "O", "unit": "pair", "scoring-pair": "matchpoints", "preset": "wbf",
            "minutes": "7",
        });
        fields[name] = json!(value);
        json!({ "fields": fields })
    };
    let before = server.records();
    for (name, value) in [
        ("unit", "triple"),
        ("scoring-pair", "imps"),
        ("preset", "fifa"),
        ("minutes", "99"),
        ("minutes", "x"),
        ("victory", "great"),
        ("option-alert_form", "shout"),
        ("colour", "red"),
    ] {
        let refused = ask(&organizer, &all, "POST", "/events", Some(fields(name, value))).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{name}");
        assert_eq!(read(&refused)["field"], format!("fields.{name}"), "{}", refused.text);
    }
    assert_eq!(server.records(), before);
    let founded = read(&ask(&organizer, &all, "POST", "/events", Some(fields("victory", "none"))).await);
    let api = format!("/events/{}", founded["code"].as_str().unwrap());
    let choices = read(&asks(&organizer, None, "GET", "/api/v1/choices", None).await);
    assert!(choices["options"].as_array().unwrap().len() > 30);
    let conditions = get(&organizer, &all, &format!("{api}/conditions")).await;
    assert_eq!((&conditions["scoring"], &conditions["preset"]), (&json!("matchpoints"), &json!("wbf")));
    let other = json!({ "fields": { "scoring-pair": "butler", "preset": "wbf", "minutes": "8" } });
    let set = ask(&organizer, &all, "POST", &format!("{api}/conditions"), Some(other)).await;
    assert_eq!(set.status, StatusCode::NO_CONTENT, "{}", set.text);
    assert_eq!(get(&organizer, &all, &format!("{api}/conditions")).await["scoring"], "butler");
    let names = json!({ "what": "names", "text": crate::club::PAIRS });
    let entered = ask(&organizer, &all, "POST", &format!("{api}/names"), Some(names)).await;
    assert_eq!(entered.status, StatusCode::NO_CONTENT, "{}", entered.text);
    let movements = get(&organizer, &all, &format!("{api}/movements")).await;
    assert!(movements.as_array().unwrap().iter().any(|one| one["kind"] == "howell"), "{movements}");
    for (name, value) in
        [("kind", "polka"), ("seating", "tall"), ("dealing", "moon"), ("rounds", "x"), ("carry", "200")]
    {
        let mut fields = json!({ "kind": "howell", "rounds": "3", "boards": "1" });
        fields[name] = json!(value);
        let body = Some(json!({ "fields": fields }));
        let refused = ask(&organizer, &all, "POST", &format!("{api}/sessions"), body).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{name}");
        assert_eq!(read(&refused)["field"], format!("fields.{name}"), "{}", refused.text);
    }
}

#[tokio::test]
async fn a_program_runs_the_room_and_everybody_reads_the_display() {
    let evening = Evening::ready("Zoe", "here").await;
    let api = format!("/events/{}", evening.path.trim_start_matches("/e/"));
    let zoe = &evening.organizer;
    let all = token(zoe, &EVERY).await;
    let room = get(zoe, &all, &format!("{api}/room")).await;
    assert_eq!(room["sections"][0]["next"], 1, "{room}");
    let call = json!({ "mark": room["mark"], "act": { "what": "round", "section": "A", "round": 1 } });
    let called = ask(zoe, &all, "POST", &format!("{api}/room"), Some(call.clone())).await;
    assert_eq!(called.status, StatusCode::NO_CONTENT, "{}", called.text);
    let stale = ask(zoe, &all, "POST", &format!("{api}/room"), Some(call)).await;
    assert_eq!(read(&stale)["field"], "act.sure", "results are missing: {}", stale.text);
    let publish = json!({ "mark": "x", "act": { "what": "publish" } });
    let stale = ask(zoe, &all, "POST", &format!("{api}/room"), Some(publish)).await;
    assert_eq!(stale.status, StatusCode::CONFLICT, "{}", stale.text);
    let anybody = evening.server.browser('9');
    let display = read(&asks(&anybody, None, "GET", &format!("/api/v1{api}/display"), None).await);
    assert_eq!(display["sections"][0]["tables"].as_array().unwrap().len(), 2, "{display}");
    let entry = get(zoe, &all, &format!("{api}/entries/1")).await;
    assert_eq!(entry["players"][0]["name"], "Ann", "{entry}");
    let leaves = entry["players"][0]["person"].clone();
    let substitute =
        json!({ "mark": entry["mark"], "act": { "what": "substitute", "leaves": leaves, "comes": "Ida" } });
    let done = ask(zoe, &all, "POST", &format!("{api}/entries/1"), Some(substitute)).await;
    assert_eq!(done.status, StatusCode::NO_CONTENT, "{}", done.text);
    assert!(get(zoe, &all, &format!("{api}/entries/1")).await.to_string().contains("Ida"));
    let paper = ask(zoe, &all, "GET", &format!("{api}/papers/table-cards"), None).await;
    assert_eq!(paper.headers[header::CONTENT_TYPE], "application/pdf");
    let hidden = asks(&anybody, None, "GET", &format!("/api/v1{api}/papers/hands"), None).await;
    assert_eq!(hidden.status, StatusCode::NOT_FOUND);
    // A player comes in by the card of his table.
    let cards = get(zoe, &all, &format!("{api}/cards")).await;
    let card = &cards[0];
    let link = card["path"].as_str().unwrap().rsplit('/').next().unwrap();
    let phone = evening.server.browser('8');
    let his = token(&phone, &EVERY).await;
    let door = get(&phone, &his, &format!("{api}/seats/{link}")).await;
    let person = door["players"][0]["person"].clone();
    let wrong = json!({ "link": link, "pin": "x", "person": person });
    let refused = ask(&phone, &his, "POST", &format!("{api}/seats"), Some(wrong)).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.text);
    let right = json!({ "link": card["path"], "pin": card["pin"], "person": person });
    let came = ask(&phone, &his, "POST", &format!("{api}/seats"), Some(right)).await;
    assert_eq!(came.status, StatusCode::NO_CONTENT, "{}", came.text);
    assert_eq!(get(&phone, &his, &format!("{api}/me")).await["who"], door["players"][0]["name"]);
    let left = ask(&phone, &his, "POST", &format!("{api}/leave"), None).await;
    assert_eq!(left.status, StatusCode::NO_CONTENT, "{}", left.text);
    assert_eq!(ask(&phone, &his, "GET", &format!("{api}/me"), None).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn anybody_reads_the_laws_and_a_token_takes_itself_back() {
    let server = Server::new();
    let anybody = server.browser('a');
    let laws = read(&asks(&anybody, None, "GET", "/api/v1/laws?q=revoke", None).await);
    assert_eq!(laws["laws"].as_array().unwrap().len(), 93);
    assert!(!laws["found"].as_array().unwrap().is_empty(), "{laws}");
    let one = read(&asks(&anybody, None, "GET", "/api/v1/laws/27B1a?edition=2017", None).await);
    assert_eq!(one["provisions"][0]["law"], "27B1a", "{one}");
    assert_eq!(one["editions"].as_array().unwrap().len(), 3);
    for (path, status) in [
        ("/api/v1/laws/999", StatusCode::NOT_FOUND),
        ("/api/v1/laws/27?edition=1997", StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        assert_eq!(asks(&anybody, None, "GET", path, None).await.status, status, "{path}");
    }
    let own = token(&anybody, &["read"]).await;
    assert_eq!(get(&anybody, &own, "/token").await["scopes"], json!(["read"]));
    assert_eq!(ask(&anybody, &own, "DELETE", "/token", None).await.status, StatusCode::NO_CONTENT);
    assert_eq!(ask(&anybody, &own, "GET", "/token", None).await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn rulings_are_kept_changed_counted_and_forgotten_by_those_who_direct() {
    let evening = Evening::ready("Zoe", "here").await;
    let zoe = &evening.organizer;
    let all = token(zoe, &EVERY).await;
    let keeping = json!({
        "topic": "insufficient-bid", "answers": ["N", "1S", "E", "1D", "NothingSince", "no", "2D", "yes"], "laws": "2017",
        "about": { "event": "Tuesday", "table": "A2", "board": 7, "north": "Ann", "by": "Zoe" },
    });
    let kept = ask(zoe, &all, "POST", "/desk/rulings", Some(keeping.clone())).await;
    assert_eq!(kept.status, StatusCode::OK, "{}", kept.text);
    let path = format!("/desk/rulings/{}", read(&kept)["number"]);
    let one = get(zoe, &all, &path).await;
    assert!(one["orders"].to_string().contains("27B1a"), "{one}");
    assert_eq!(get(zoe, &all, "/desk/rulings").await.as_array().unwrap().len(), 1);
    let records = get(zoe, &all, "/desk/records?anonymous=true").await;
    assert!(!records.to_string().contains("Ann"), "{records}");
    assert!(!get(zoe, &all, "/desk/statistics").await.as_array().unwrap().is_empty());
    let change = json!({ "review": "done", "about": { "note": "looked again" } });
    assert_eq!(ask(zoe, &all, "POST", &path, Some(change)).await.status, StatusCode::NO_CONTENT);
    assert_eq!(get(zoe, &all, &path).await["note"], "looked again");
    for (answers, field) in [(json!(["N", "1S"]), Value::Null), (json!(["N", "x"]), json!("answers[1]"))] {
        let mut early = keeping.clone();
        early["answers"] = answers;
        let refused = ask(zoe, &all, "POST", "/desk/rulings", Some(early)).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.text);
        assert_eq!(read(&refused)["field"], field, "{}", refused.text);
    }
    let stranger = evening.server.browser('9');
    let theirs = token(&stranger, &EVERY).await;
    for (method, path) in
        [("GET", path.as_str()), ("DELETE", &path), ("GET", "/desk/rulings"), ("GET", "/desk/records")]
    {
        assert_eq!(ask(&stranger, &theirs, method, path, None).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(ask(zoe, &all, "DELETE", &path, None).await.status, StatusCode::NO_CONTENT);
    assert_eq!(ask(zoe, &all, "GET", &path, None).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn anybody_has_a_board_analysed_that_he_brings() {
    const DEAL: &str = "N:AKQ2.T98.543.762 J98.AKQ.AKQ.T984 T76.J76.JT98.AKQ 543.5432.762.J53";
    let server = Server::new();
    let anybody = server.browser('a');
    let body = Some(json!({ "boards": format!("[Board \"1\"]\n[Deal \"{DEAL}\"]\n") }));
    let sent = asks(&anybody, None, "POST", "/api/v1/analysis", body).await;
    assert_eq!(sent.status, StatusCode::OK, "{}", sent.text);
    let query = read(&sent)["boards"][0]["query"].as_str().unwrap().to_owned();
    let studied = read(&asks(&anybody, None, "GET", &format!("/api/v1/analysis?{query}"), None).await);
    assert_eq!(studied["makeable"].as_array().unwrap().len(), 20, "{studied}");
    assert!(studied["par"].is_string());
    let played = format!("{query}&contract=1NTN&play=HAH6H2H8");
    let studied = read(&asks(&anybody, None, "GET", &format!("/api/v1/analysis?{played}"), None).await);
    assert_eq!(studied["cards"].as_array().unwrap().len(), 4, "{studied}");
    assert_eq!(studied["turn"], "E");
    let claim = format!("/api/v1/analysis/claim?{played}&claimed=3");
    let claim = asks(&anybody, None, "GET", &claim, None).await;
    assert_eq!(claim.status, StatusCode::OK, "{}", claim.text);
    assert!(!read(&claim)["verdict"].as_str().unwrap().is_empty());
    let equity =
        asks(&anybody, None, "GET", &format!("/api/v1/analysis/equity?{played}&samples=20"), None).await;
    assert_eq!(equity.status, StatusCode::OK, "{}", equity.text);
    assert!(read(&equity)["contract"]["tricks"].is_string(), "{}", equity.text);
    for path in ["/api/v1/analysis", "/api/v1/analysis?deal=x", "/api/v1/analysis/claim?deal=x"] {
        let refused = asks(&anybody, None, "GET", path, None).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{path}: {}", refused.text);
    }
}
