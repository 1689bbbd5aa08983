//! Every byte of every answer of the API, with what somebody may not know swapped behind his back.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};

use crate::api::{asks, read, token};
use crate::browser::{Browser, Server};
use crate::club::Evening;

const EVERY: [&str; 5] = ["read", "enter", "play", "direct", "organize"];

/// What is different by chance alone is made equal: codes, marks, secrets of tables, moments.
fn plain(text: &str, code: &str) -> String {
    let mut text = text.replace(code, "CODE");
    for name in ["mark", "path", "pin", "at", "ends", "until", "told"] {
        let start = format!("\"{name}\":");
        let mut from = 0;
        while let Some(found) = text[from..].find(&start) {
            let at = from + found + start.len();
            let end = text[at..].find([',', '}']).map_or(text.len(), |end| at + end);
            text.replace_range(at..end, "…");
            from = at;
        }
    }
    text
}

/// Every path of the description that is read, with values that name what is hidden.
fn paths(description: &Value, code: &str, line: &str) -> Vec<String> {
    let board = line.rsplit('/').next().unwrap();
    let all = description["paths"].as_object().unwrap().iter();
    let read = all.filter(|(_, operations)| operations["get"].is_object());
    read.flat_map(|(path, operations)| {
        let takes = |word: &str| {
            let all = operations["get"]["parameters"].as_array();
            all.into_iter().flatten().any(|one| one["in"] == "query" && one["name"] == word)
        };
        let asked: Vec<String> = match () {
            () if takes("of") => ["me", "room", "ranking", "display"].map(|of| format!("?of={of}")).into(),
            () if takes("at") => vec![format!("?at={line}")],
            () if takes("entry") => vec!["?entry=3".to_owned()],
            () => vec![String::new()],
        };
        let names: &[&str] =
            if path.contains("{name}") { &["hands", "results", "card", "slips"] } else { &[""] };
        let each = names.iter().flat_map(|name| {
            let path = path
                .replace("/events/{code}", &format!("/events/{code}"))
                .replace("{code}", "aaaaaaaaaaaaaaaaaaaa")
                .replace("{board}", board)
                .replace("{entry}", "3")
                .replace("{name}", name)
                .replace("{number}", "1")
                .replace("{topic}", "claim")
                .replace("{link}", "guess");
            asked.iter().map(|asked| format!("{path}{asked}")).collect::<Vec<_>>()
        });
        each.collect::<Vec<_>>()
    })
    .collect()
}

/// What this program reads of everything.
async fn heard(
    browser: &Browser,
    token: &str,
    paths: &[String],
    code: &str,
) -> Vec<(String, StatusCode, String)> {
    let mut all = vec![];
    for path in paths {
        let request = Request::builder()
            .uri(path)
            .header(header::ACCEPT_LANGUAGE, "en")
            .header(header::AUTHORIZATION, format!("Bearer {token}"))
            .header("openroom-briefly", "1")
            .body(Body::empty());
        let answer = browser.send(request.unwrap()).await;
        assert_ne!(answer.status, StatusCode::INTERNAL_SERVER_ERROR, "{path}: {}", answer.text);
        let text = answer.text.lines().filter(|line| !line.starts_with("id:")).collect::<Vec<_>>().join("\n");
        all.push((path.replace(code, "CODE"), answer.status, plain(&text, code)));
    }
    all
}

/// A world in which the other table has this result, with these words of the Director about it.
async fn world(result: &str, words: &str) -> Vec<(&'static str, Vec<(String, StatusCode, String)>)> {
    let evening = Evening::on(Server::without_limits(), "Ann", "here").await;
    evening.call_round("1").await;
    let code = evening.path.trim_start_matches("/e/").to_owned();
    let api = format!("/api/v1/events/{code}");
    let organizing = token(&evening.organizer, &EVERY).await;
    let invite = Some(json!({ "office": "director" }));
    let invited = read(
        &asks(&evening.organizer, Some(&organizing), "POST", &format!("{api}/invitations"), invite).await,
    );
    let dick = evening.server.browser('9');
    let directing = token(&dick, &EVERY).await;
    let office = Some(json!({ "link": invited["path"], "name": "Dick" }));
    let taken = asks(&dick, Some(&directing), "POST", &format!("{api}/offices"), office).await;
    assert_eq!(taken.status, StatusCode::NO_CONTENT, "{}", taken.text);
    let ann = evening.sit('1', "Ann").await;
    let playing = token(&ann, &EVERY).await;
    let lines = read(&asks(&dick, Some(&directing), "GET", &format!("{api}/lines"), None).await);
    let own = read(&asks(&ann, Some(&playing), "GET", &format!("{api}/me"), None).await);
    let own = own["boards"][0]["line"].as_str().unwrap().to_owned();
    let mut others = lines.as_array().unwrap().iter().map(|one| one["line"].as_str().unwrap().to_owned());
    let line = others.find(|one| one.starts_with("1A/1/") && *one != own).unwrap();
    let mark = async || {
        let path = format!("{api}/line?at={line}");
        read(&asks(&dick, Some(&directing), "GET", &path, None).await)["mark"].clone()
    };
    let set = json!({ "line": line, "mark": mark().await, "act": { "what": "result", "result": result } });
    let set = asks(&dick, Some(&directing), "POST", &format!("{api}/line"), Some(set)).await;
    assert_eq!(set.status, StatusCode::NO_CONTENT, "{}", set.text);
    let ruling = json!({ "what": "stands", "line": line, "reason": words });
    let ruled = json!({ "mark": mark().await, "ruling": ruling });
    let ruled = asks(&dick, Some(&directing), "POST", &format!("{api}/rulings"), Some(ruled)).await;
    assert_eq!(ruled.status, StatusCode::NO_CONTENT, "{}", ruled.text);
    let description = read(&asks(&ann, None, "GET", "/api/v1/openapi.json", None).await);
    let paths = paths(&description, &code, &line);
    assert!(paths.len() > 45, "{paths:?}");
    let stranger = evening.server.browser('e');
    let nobody = token(&stranger, &EVERY).await;
    let mut all = vec![];
    for (role, browser, token) in [
        ("a player", &ann, &playing),
        ("an organizer who plays", &evening.organizer, &organizing),
        ("a stranger", &stranger, &nobody),
        ("the Director", &dick, &directing),
    ] {
        all.push((role, heard(browser, token, &paths, &code).await));
    }
    all
}

#[tokio::test]
async fn what_another_table_did_changes_no_byte_for_whoever_has_still_to_play_the_board() {
    let (one, other) = (world("4SN=", "the first words").await, world("4SN-2", "other words").await);
    for ((role, one), (_, other)) in one.iter().zip(&other) {
        let differ: Vec<&String> =
            one.iter().zip(other).filter(|(one, other)| one != other).map(|(one, _)| &one.0).collect();
        if *role == "the Director" {
            assert!(differ.len() >= 4, "the Director reads what differs: {differ:?}");
        } else {
            assert!(differ.is_empty(), "{role}: {differ:?}");
        }
        let secret = one.iter().find(|(_, _, text)| text.contains("the first words"));
        assert_eq!(secret.is_some(), *role == "the Director", "{role}: {secret:?}");
    }
}
