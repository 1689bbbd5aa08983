//! What a Director may do on the pages he may do by the API, and nothing else.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::api::{asks, token};
use crate::browser::Browser;
use crate::club::Evening;
use crate::seen::invited;

const ONCE: &str = "0123456789abcdef0123";

async fn gives(evening: &Evening, who: &Browser, scope: &str, command: Value) -> StatusCode {
    let program = token(who, &[scope]).await;
    let path = format!("/api/v1/events/{}/commands", evening.path.trim_start_matches("/e/"));
    let body = json!({ "commands": [command] });
    asks(who, Some(&program), "POST", &path, Some(body)).await.status
}

fn line(text: &str) -> Value {
    let mut parts = text.split('/');
    parts.next();
    let mut number = || parts.next().unwrap().parse::<u32>().unwrap();
    json!({ "session": 1, "section": 1, "round": number(), "table": number(), "board": number() })
}

#[tokio::test]
async fn a_director_who_plays_corrects_his_own_result_nowhere() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    // The organizer plays as Ann with the same phone.
    let ann = evening.sit('a', "Ann").await;
    let at = evening.lines(&ann).await[0].clone();
    evening.enter(&ann, &at, "10", ONCE).await;
    let me = ann.get(&format!("{}/me", evening.path)).await.text;
    let name = me.split("against <bdi>").nth(1).unwrap().split(" –").next().unwrap().to_owned();
    let they = evening.sit('2', &name).await;
    evening.agree(&they, &at).await;
    let before = evening.server.records();
    let correct = json!({ "correct": [line(&at), { "result": "4SN-2" }, "x"] });
    assert_eq!(gives(&evening, &ann, "direct", correct).await, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(evening.set(&at, "8").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let after: Vec<_> = evening.server.records();
    let of_event = |records: &[(String, u64)]| {
        records.iter().filter(|(stream, _)| stream.starts_with("event/")).cloned().collect::<Vec<_>>()
    };
    assert_eq!(of_event(&after), of_event(&before));
}

#[tokio::test]
async fn a_director_who_has_still_to_play_a_board_says_nowhere_that_it_was_fouled() {
    let evening = Evening::ready("Ann", "tables").await;
    evening.call_round("1").await;
    let foul =
        json!({ "foul": { "session": 1, "board": 2, "forms": [[line("1A/2/1/2"), 1]], "reason": "x" } });
    let status = gives(&evening, &evening.organizer, "direct", foul).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn a_director_sets_a_result_and_a_committee_decides_by_the_api() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let at = evening.lines(&ann).await[0].clone();
    let set = json!({ "enter_result": [line(&at), { "result": "4SN+1" }] });
    assert_eq!(gives(&evening, &evening.organizer, "direct", set).await, StatusCode::NO_CONTENT);
    assert!(ann.get(&format!("{}/me", evening.path)).await.text.contains("class=\"agreed\""));
    let average = json!({ "average": "partly" });
    let adjusted = json!({ "awards": { "NS": average, "EW": average }, "offenders": [], "by": "12C2a" });
    let rule = json!({ "rule": {
        "line": line(&at), "verdict": { "adjusted": adjusted }, "matter": "judgement", "reason": "x"
    } });
    let ruled = gives(&evening, &evening.organizer, "direct", rule).await;
    assert_eq!(ruled, StatusCode::NO_CONTENT);
    assert_eq!(
        gives(&evening, &evening.organizer, "direct", json!({ "refer": 1 })).await,
        StatusCode::NO_CONTENT
    );
    let member = invited(&evening, 'c', "Cora", "committee").await;
    let decide = json!({ "decide": { "appeal": 1, "decision": "stands", "merit": "with" } });
    assert_eq!(gives(&evening, &member, "direct", decide).await, StatusCode::NO_CONTENT);
    let penalize = json!({ "withdraw_penalty": { "number": 1, "reason": "x" } });
    assert_eq!(gives(&evening, &member, "direct", penalize).await, StatusCode::NOT_FOUND);
}
