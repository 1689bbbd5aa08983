//! Every route of the server for every role, and that none was forgotten.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::api::{asks, read, token};
use crate::browser::{Browser, Server, online};
use crate::roles::{FORMS, PAGES, cast};

/// Pages outside events, and who may open them: `house` for whoever runs or directs something, `organizer` of the house.
const OUTSIDE: [(&str, &str); 21] = [
    ("/", "all"),
    ("/desk", "all"),
    ("/desk/claim", "all"),
    ("/desk/kept", "house"),
    ("/desk/statistics", "house"),
    ("/desk/kept/1", "nobody"),
    ("/analysis", "all"),
    ("/law", "all"),
    ("/law/27", "all"),
    ("/law/differences", "all"),
    ("/train", "all"),
    ("/scenarios", "all"),
    ("/scenarios/law27", "all"),
    ("/play", "all"),
    ("/tokens", "all"),
    ("/account", "all"),
    ("/events", "all"),
    ("/events/new", "organizer"),
    ("/organize/guess", "nobody"),
    ("/nothing", "nobody"),
    ("/api/v1/openapi.json", "all"),
];

/// Routes whose roles are tried where their secrets are known, with the tests that do it.
const ELSEWHERE: [(&str, &str); 22] = [
    ("GET /analysis/claim", "analysis"),
    ("GET /analysis/equity", "analysis"),
    ("POST /analysis", "analysis"),
    ("POST /desk/kept/{number}", "desk"),
    ("POST /desk/{topic}/keep", "desk"),
    ("POST /look", "pages"),
    ("POST /train", "training"),
    ("POST /scenarios/{file}", "training"),
    ("POST /play", "online"),
    ("POST /tokens", "api"),
    ("POST /account", "accounts"),
    ("POST /organize/{link}", "roles and accounts"),
    ("POST /events/new", "roles"),
    ("GET /e/{code}/in/{link}", "roles and door"),
    ("POST /e/{code}/in/{link}", "roles and door"),
    ("GET /e/{code}/t/{link}", "roles and door"),
    ("POST /e/{code}/t/{link}", "roles and door"),
    ("GET /e/{code}/live", "leaks and evening"),
    ("GET /e/{code}/file/{name}", "files"),
    ("GET /e/{code}/line-up", "further"),
    ("POST /e/{code}/line-up", "further"),
    ("GET /static/{version}/{name}", "pages"),
];

/// Pages and forms of a table, and who has them: `director`, `player`.
const TABLE: [(&str, &str, &[&str]); 15] = [
    ("GET", "", &["director", "player"]),
    ("GET", "/acts", &["director", "player"]),
    ("GET", "/live", &["director", "player"]),
    ("GET", "/desk", &["director"]),
    ("GET", "/seats", &["director", "player"]),
    ("GET", "/card", &[]),
    ("GET", "/watch/guess", &[]),
    ("GET", "/watch/guess/live", &[]),
    ("GET", "/sit/guess", &[]),
    ("POST", "/sit/guess", &[]),
    ("POST", "/act", &["director", "player"]),
    ("POST", "/answer", &["director", "player"]),
    ("POST", "/run", &["director"]),
    ("POST", "/deal", &["director"]),
    ("POST", "/next", &[]),
];

/// The routes as the server lists them, each with its method.
pub(crate) fn routes() -> Vec<String> {
    let source = include_str!("../../src/server.rs");
    let mut all = vec![];
    for rest in source.split(".route(").skip(1) {
        let path = rest.split('"').nth(1).unwrap();
        let call = rest.split(".route(").next().unwrap();
        for (method, name) in [("GET", "get("), ("POST", "post(")] {
            if call.contains(&format!(" {name}")) || call.contains(&format!(".{name}")) {
                all.push(format!("{method} {path}"));
            }
        }
    }
    all
}

/// Whether a path is one of a route.
fn fits(route: &str, path: &str) -> bool {
    let path = path.split('?').next().unwrap();
    let (route, path): (Vec<&str>, Vec<&str>) = (route.split('/').collect(), path.split('/').collect());
    route.len() == path.len()
        && route.iter().zip(&path).all(|(part, given)| part.starts_with('{') || part == given)
}

#[test]
fn every_route_is_tried() {
    let all = routes();
    assert!(all.len() > 80, "{all:?}");
    let mut tried: Vec<String> = OUTSIDE.iter().map(|(path, _)| format!("GET {path}")).collect();
    tried.extend(TABLE.iter().map(|(method, path, _)| format!("{method} /t/code{path}")));
    tried.extend(PAGES.iter().map(|(path, _)| format!("GET /e/code{path}")));
    tried.extend(FORMS.iter().map(|(path, ..)| format!("POST /e/code{path}")));
    for route in &all {
        let (method, template) = route.split_once(' ').unwrap();
        let here = tried.iter().any(|one| {
            let (of, path) = one.split_once(' ').unwrap();
            of == method && fits(template, path)
        });
        let elsewhere = ELSEWHERE.iter().any(|(one, _)| one == route);
        assert!(here || elsewhere, "{route} is tried for no role");
    }
    for (route, _) in ELSEWHERE {
        assert!(all.iter().any(|one| one == route), "{route} is no route");
    }
}

#[tokio::test]
async fn every_page_outside_events_is_for_its_roles_alone() {
    let cast = cast().await;
    for (path, whose) in OUTSIDE {
        for (role, browser) in &cast.all {
            let may = match whose {
                "all" => true,
                "house" => ["organizer", "director", "committee"].contains(role),
                "organizer" => *role == "organizer",
                _ => false,
            };
            let expected = if may { StatusCode::OK } else { StatusCode::NOT_FOUND };
            assert_eq!(browser.get(path).await.status, expected, "{role} {path}");
        }
    }
}

const DEAL: &str = "N:AKQ2.T98.543.762 J98.AKQ.AKQ.T984 T76.J76.JT98.AKQ 543.5432.762.J53";

#[tokio::test]
async fn every_page_and_form_of_a_table_is_for_its_places_alone() {
    let server = Server::new();
    let director = server.browser('a');
    let players = ['b', 'c', 'd', 'e'].map(|digit| server.browser(digit));
    let table = online(&director, &players, DEAL).await;
    let other =
        online(&server.browser('1'), &['2', '3', '4', '5'].map(|digit| server.browser(digit)), DEAL).await;
    let roles: [(&str, Browser); 4] = [
        ("director", director),
        ("player", players[0].clone()),
        ("stranger", server.browser('f')),
        ("player of another table", server.browser('2')),
    ];
    for (method, path, may) in TABLE {
        for (role, browser) in &roles {
            let before = server.records();
            let path = format!("{table}{path}");
            let status = match method {
                "GET" if path.ends_with("/live") && may.contains(role) => {
                    browser.live(&table).await;
                    StatusCode::OK
                }
                "GET" => browser.get(&path).await.status,
                _ => {
                    browser
                        .post(&path, &[("what", "x"), ("act", "x"), ("by", "N"), ("answer", "0")])
                        .await
                        .status
                }
            };
            let expected = may.contains(role);
            assert_eq!(status != StatusCode::NOT_FOUND, expected, "{role} {method} {path}: {status}");
            assert_ne!(status, StatusCode::INTERNAL_SERVER_ERROR, "{role} {method} {path}");
            assert_eq!(server.records(), before, "{role} {method} {path}");
        }
    }
    assert_eq!(roles[1].1.get(&other).await.status, StatusCode::NOT_FOUND);
}

/// A request of the API: method, path after `/api/v1`, body, the scope that it needs, and who may.
type Call = (&'static str, &'static str, Value, &'static str, &'static [&'static str]);

#[allow(clippy::too_many_lines, reason = "one row an operation")]
fn calls() -> Vec<Call> {
    let line = json!({ "line": "1A/1/1/1" });
    vec![
        (
            "GET",
            "/events",
            Value::Null,
            "read",
            &["organizer", "director", "committee", "player", "table", "stranger"],
        ),
        ("POST", "/events", json!({ "fields": {} }), "organize", &["organizer"]),
        ("GET", "/events/CODE", Value::Null, "", &[]),
        ("GET", "/events/CODE/entries", Value::Null, "", &[]),
        ("GET", "/events/CODE/ranking", Value::Null, "", &[]),
        ("POST", "/events/CODE/entries", json!({ "entries": [] }), "organize", &["organizer"]),
        ("GET", "/events/CODE/boards/1", Value::Null, "read", &["organizer", "director"]),
        ("POST", "/events/CODE/sessions", json!({ "fields": {} }), "organize", &["organizer"]),
        ("POST", "/events/CODE/deals", json!({ "reason": "" }), "direct", &["organizer", "director"]),
        ("POST", "/events/CODE/invitations", json!({ "office": "director" }), "organize", &["organizer"]),
        ("GET", "/events/CODE/cards", Value::Null, "direct", &["organizer", "director"]),
        ("POST", "/events/CODE/pins", json!({ "table": "x" }), "direct", &["organizer", "director"]),
        ("GET", "/events/CODE/calls", Value::Null, "direct", &["organizer", "director"]),
        ("POST", "/events/CODE/calls", Value::Null, "enter", &["player", "table"]),
        ("POST", "/events/CODE/calls/77/attended", Value::Null, "direct", &["organizer", "director"]),
        ("POST", "/events/CODE/online", line, "play", &["player"]),
        ("GET", "/events/CODE/lines", Value::Null, "read", &["organizer", "director", "player", "table"]),
        (
            "POST",
            "/events/CODE/results",
            json!({ "line": "1A/1/1/1", "result": "PASS" }),
            "enter",
            &["player", "table"],
        ),
        (
            "POST",
            "/events/CODE/agreements",
            json!({ "line": "1A/1/1/1", "result": "PASS" }),
            "enter",
            &["player", "table"],
        ),
        (
            "POST",
            "/events/CODE/commands",
            json!({ "commands": [{ "start_round": [1, 9] }] }),
            "direct",
            &["organizer", "director"],
        ),
        ("GET", "/choices", Value::Null, "", &[]),
        ("GET", "/events/CODE/display", Value::Null, "", &[]),
        ("GET", "/events/CODE/conditions", Value::Null, "organize", &["organizer"]),
        ("POST", "/events/CODE/conditions", json!({ "fields": {} }), "organize", &["organizer"]),
        ("GET", "/events/CODE/movements", Value::Null, "organize", &["organizer"]),
        ("POST", "/events/CODE/names", json!({ "what": "names", "text": "" }), "organize", &["organizer"]),
        ("GET", "/events/CODE/entries/1", Value::Null, "direct", &["organizer", "director"]),
        (
            "POST",
            "/events/CODE/entries/1",
            json!({ "mark": "", "act": { "what": "late", "round": 2 } }),
            "direct",
            &["organizer", "director"],
        ),
        ("GET", "/events/CODE/line-ups?entry=1", Value::Null, "read", &[]),
        ("GET", "/events/CODE/results?form=csv", Value::Null, "read", &["organizer", "director"]),
        (
            "POST",
            "/events/CODE/line-ups",
            json!({ "entry": 1, "round": 1, "north": 1, "south": 2, "east": 3, "west": 4 }),
            "enter",
            &[],
        ),
        ("GET", "/events/CODE/papers/guide-cards", Value::Null, "read", &["organizer", "director"]),
        ("GET", "/events/CODE/room", Value::Null, "direct", &["organizer", "director"]),
        (
            "POST",
            "/events/CODE/room",
            json!({ "mark": "", "act": { "what": "publish" } }),
            "direct",
            &["organizer", "director"],
        ),
        (
            "GET",
            "/events/CODE/live?of=ranking",
            Value::Null,
            "read",
            &["organizer", "director", "committee", "player", "table", "stranger"],
        ),
        ("GET", "/events/CODE/line?at=1A/1/1/1", Value::Null, "direct", &["organizer", "director"]),
        (
            "POST",
            "/events/CODE/line",
            json!({ "line": "1A/1/1/1", "mark": "", "act": { "what": "play" } }),
            "direct",
            &["organizer", "director"],
        ),
        (
            "POST",
            "/events/CODE/line/hands",
            json!({ "line": "1A/1/1/1", "mark": "" }),
            "direct",
            &["organizer", "director"],
        ),
        (
            "GET",
            "/events/CODE/rulings",
            Value::Null,
            "read",
            &["organizer", "director", "committee", "player"],
        ),
        (
            "POST",
            "/events/CODE/rulings",
            json!({ "mark": "", "ruling": { "what": "stands", "line": "1A/1/1/1" } }),
            "direct",
            &["organizer", "director"],
        ),
        (
            "POST",
            "/events/CODE/rulings",
            json!({ "mark": "", "trial": true, "ruling": { "what": "penalty", "entry": 1, "kind": "procedural",
                "unit": "warning" } }),
            "direct",
            &["organizer", "director"],
        ),
        ("POST", "/events/CODE/appeals", json!({ "what": "appeal", "ruling": 1 }), "enter", &[]),
        ("GET", "/events/CODE/card", Value::Null, "read", &["player"]),
        ("GET", "/events/CODE/me", Value::Null, "read", &["player", "table"]),
        (
            "POST",
            "/events/CODE/contests",
            json!({ "line": "1A/1/1/1", "mark": "", "text": "x" }),
            "enter",
            &["player"],
        ),
        ("GET", "/events/CODE/seats/guess", Value::Null, "enter", &[]),
        ("POST", "/events/CODE/seats", json!({ "link": "guess" }), "enter", &[]),
        ("POST", "/events/CODE/offices", json!({ "link": "guess", "name": "x" }), "direct", &[]),
        ("GET", "/desk", Value::Null, "", &[]),
        ("GET", "/desk/topics/claim", Value::Null, "", &[]),
        (
            "GET",
            "/desk/cases",
            Value::Null,
            "direct",
            &["organizer", "director", "committee", "player", "table", "stranger"],
        ),
        ("GET", "/tables/aaaaaaaaaaaaaaaaaaaa/desk", Value::Null, "direct", &[]),
        ("GET", "/desk/rulings", Value::Null, "direct", &["organizer", "director", "committee"]),
        (
            "POST",
            "/desk/rulings",
            json!({ "topic": "claim", "answers": [] }),
            "direct",
            &["organizer", "director", "committee"],
        ),
        ("GET", "/desk/rulings/77", Value::Null, "direct", &[]),
        ("POST", "/desk/rulings/77", json!({ "about": {} }), "direct", &[]),
        ("DELETE", "/desk/rulings/77", Value::Null, "direct", &[]),
        ("GET", "/desk/records", Value::Null, "direct", &["organizer", "director", "committee"]),
        ("GET", "/desk/statistics", Value::Null, "direct", &["organizer", "director", "committee"]),
        ("GET", "/laws", Value::Null, "", &[]),
        ("GET", "/analysis", Value::Null, "", &[]),
        ("POST", "/analysis", json!({ "boards": "" }), "", &[]),
        ("GET", "/analysis/claim", Value::Null, "", &[]),
        ("GET", "/analysis/equity", Value::Null, "", &[]),
        ("GET", "/laws/27", Value::Null, "", &[]),
        ("GET", "/tables/aaaaaaaaaaaaaaaaaaaa/watch/x/live", Value::Null, "read", &[]),
        (
            "GET",
            "/token",
            Value::Null,
            "any",
            &["organizer", "director", "committee", "player", "table", "stranger"],
        ),
        (
            "POST",
            "/tables",
            json!({ "kind": "training", "fields": {} }),
            "play",
            &["organizer", "director", "committee", "player", "table", "stranger"],
        ),
        ("GET", "/tables/aaaaaaaaaaaaaaaaaaaa", Value::Null, "read", &[]),
        ("POST", "/tables/aaaaaaaaaaaaaaaaaaaa/acts", json!({ "mark": "", "fields": {} }), "play", &[]),
        (
            "POST",
            "/tables/aaaaaaaaaaaaaaaaaaaa/answers",
            json!({ "mark": "", "question": "", "answer": 0 }),
            "play",
            &[],
        ),
        ("GET", "/tables/aaaaaaaaaaaaaaaaaaaa/places", Value::Null, "play", &[]),
        ("POST", "/tables/aaaaaaaaaaaaaaaaaaaa/places", json!({ "link": "x" }), "play", &[]),
        ("POST", "/tables/aaaaaaaaaaaaaaaaaaaa/run", json!({ "fields": {} }), "direct", &[]),
        ("POST", "/tables/aaaaaaaaaaaaaaaaaaaa/alone", Value::Null, "play", &[]),
        ("POST", "/tables/aaaaaaaaaaaaaaaaaaaa/boards", Value::Null, "play", &[]),
        ("GET", "/tables/aaaaaaaaaaaaaaaaaaaa/card", Value::Null, "read", &[]),
        ("GET", "/tables/aaaaaaaaaaaaaaaaaaaa/live", Value::Null, "read", &[]),
        ("GET", "/tables/aaaaaaaaaaaaaaaaaaaa/watch/x", Value::Null, "read", &[]),
        ("POST", "/tables/aaaaaaaaaaaaaaaaaaaa/steps", json!({ "mark": "" }), "play", &[]),
        ("GET", "/scenarios", Value::Null, "", &[]),
        (
            "POST",
            "/scenarios",
            json!({ "file": "x", "block": 0, "edition": "2017" }),
            "play",
            &["organizer", "director", "committee", "player", "table", "stranger"],
        ),
        // Last: whoever leaves is a player no more.
        ("POST", "/events/CODE/leave", Value::Null, "enter", &["player", "table"]),
        (
            "DELETE",
            "/token",
            Value::Null,
            "any",
            &["organizer", "director", "committee", "player", "table", "stranger"],
        ),
    ]
}

#[tokio::test]
async fn every_route_of_the_api_needs_its_scope_and_its_role() {
    let cast = cast().await;
    let code = cast.evening.path.trim_start_matches("/e/").to_owned();
    let every = ["read", "enter", "play", "direct", "organize"];
    let anybody = cast.evening.server.browser('0');
    let description = read(&asks(&anybody, None, "GET", "/api/v1/openapi.json", None).await);
    let calls = calls();
    for (path, operations) in description["paths"].as_object().unwrap() {
        for method in operations.as_object().unwrap().keys() {
            let found = calls
                .iter()
                .any(|(of, one, ..)| of.eq_ignore_ascii_case(method) && fits(path, &format!("/api/v1{one}")));
            assert!(found, "{method} {path} is tried for no role");
        }
    }
    let mut tokens = vec![];
    for (role, browser) in &cast.all {
        let all = token(browser, &every).await;
        let mut without = vec![];
        for scope in every {
            let others: Vec<&str> = every.iter().copied().filter(|one| *one != scope).collect();
            without.push((scope, token(browser, &others).await));
        }
        tokens.push((*role, browser, all, without));
    }
    for (method, path, body, scope, may) in calls {
        let path = format!("/api/v1{}", path.replace("CODE", &code));
        let body = (!body.is_null()).then_some(body);
        let public = scope.is_empty();
        let answer = asks(&anybody, None, method, &path, body.clone()).await;
        assert_eq!(
            answer.status == StatusCode::NOT_FOUND,
            !public,
            "anybody {method} {path}: {}",
            answer.text
        );
        for (role, browser, all, without) in &tokens {
            let before = cast.evening.server.records();
            let with = asks(browser, Some(all), method, &path, body.clone()).await;
            let expected = public || may.contains(role);
            assert_eq!(
                with.status != StatusCode::NOT_FOUND,
                expected,
                "{role} {method} {path}: {}",
                with.text
            );
            assert_ne!(with.status, StatusCode::INTERNAL_SERVER_ERROR, "{role} {method} {path}");
            if !expected {
                assert_eq!(cast.evening.server.records(), before, "{role} {method} {path}");
            }
            let lacking = without.iter().find(|(one, _)| *one == scope);
            if let Some((_, token)) = lacking.filter(|_| method != "GET" || scope != "read") {
                let answer = asks(browser, Some(token), method, &path, body.clone()).await;
                assert_eq!(answer.status, StatusCode::NOT_FOUND, "{role} without {scope}: {method} {path}");
            }
        }
    }
}
