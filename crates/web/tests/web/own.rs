//! Whoever is concerned himself leaves it to another: rulings at his own table, appeals to which he is a party.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::api::{asks, token};
use crate::browser::{Answer, Browser};
use crate::club::Evening;
use crate::seen::invited;

const ONCE: &str = "0123456789abcdef0123";
const CONTESTANT: &str = "You are a contestant here yourself";

/// A phone of the opponents whom this phone meets now.
async fn opponents(evening: &Evening, phone: &Browser) -> Browser {
    let me = phone.get(&format!("{}/me", evening.path)).await;
    let name = me.text.split("against <bdi>").nth(1).unwrap().split(" –").next().unwrap().to_owned();
    evening.sit('2', &name).await
}

/// Ann plays and directs; the result of her first board is agreed.
async fn played() -> (Evening, Browser, String) {
    let evening = Evening::ready("Ann", "tables").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    evening.enter(&ann, &line, "10", ONCE).await;
    let they = opponents(&evening, &ann).await;
    evening.agree(&they, &line).await;
    (evening, they, line)
}

async fn at(browser: &Browser, evening: &Evening, line: &str, fields: &[(&str, &str)]) -> Answer {
    let mut all = vec![("line", line), ("reason", "a ruling")];
    all.extend(fields);
    browser.post(&format!("{}/at", evening.path), &all).await
}

const ACTS: &[&[(&str, &str)]] = &[
    &[("what", "stands")],
    &[("what", "average"), ("ns", "plus"), ("ew", "minus")],
    &[("what", "assign"), ("both-result-0", "4SN=")],
    &[("what", "cancel")],
];

/// A line as commands have it.
fn place(line: &str) -> Value {
    let numbers: Vec<u16> =
        line.split(['A', '/']).filter(|part| !part.is_empty()).map(|part| part.parse().unwrap()).collect();
    let [session, round, table, board] = numbers[..] else { panic!("{line}") };
    json!({ "session": session, "section": 1, "round": round, "table": table, "board": board })
}

#[tokio::test]
async fn a_director_who_plays_rules_nothing_at_his_own_table() {
    let (evening, they, line) = played().await;
    let page = evening.organizer.get(&format!("{}/at?at={line}", evening.path)).await.text;
    assert!(page.contains(CONTESTANT), "{page}");
    for act in ACTS {
        let answer = at(&evening.organizer, &evening, &line, act).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{act:?}");
        assert!(answer.text.contains(CONTESTANT), "{act:?}: {}", answer.text);
    }
    let program = token(&evening.organizer, &["direct"]).await;
    let path = format!("/api/v1/events/{}/commands", evening.path.trim_start_matches("/e/"));
    let at_line = place(&line);
    let rule =
        json!({ "rule": { "line": at_line, "verdict": "result_stands", "matter": "law", "reason": "x" } });
    for command in
        [rule, json!({ "cancel": [at_line, "x"] }), json!({ "correct": [at_line, "not_played", "x"] })]
    {
        for trial in [true, false] {
            let sent = json!({ "commands": [command], "trial": trial });
            let answer = asks(&evening.organizer, Some(&program), "POST", &path, Some(sent)).await;
            assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{command}");
            assert!(answer.text.contains(CONTESTANT), "{command}: {}", answer.text);
        }
    }
    // Nobody else directs, and the other side contests it.
    they.post(&format!("{}/contest", evening.path), &[("line", &line), ("text", "nine")]).await;
    let ruled = at(&evening.organizer, &evening, &line, ACTS[1]).await;
    assert_eq!(ruled.status, StatusCode::SEE_OTHER, "{}", ruled.text);
}

#[tokio::test]
async fn where_another_directs_he_does_it_whoever_contests() {
    let (evening, they, line) = played().await;
    let zoe = invited(&evening, '9', "Zoe", "director").await;
    they.post(&format!("{}/contest", evening.path), &[("line", &line), ("text", "nine")]).await;
    for act in ACTS {
        let answer = at(&evening.organizer, &evening, &line, act).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{act:?}");
    }
    let settled = at(&evening.organizer, &evening, &line, &[("what", "settle"), ("claim", "1")]).await;
    assert_eq!(settled.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", settled.text);
    let ruled = at(&zoe, &evening, &line, ACTS[1]).await;
    assert_eq!(ruled.status, StatusCode::SEE_OTHER, "{}", ruled.text);
}

#[tokio::test]
async fn a_device_that_directs_and_plays_rules_nothing_at_its_table() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let ann = evening.sit('a', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    evening.enter(&ann, &line, "10", ONCE).await;
    let they = opponents(&evening, &ann).await;
    evening.agree(&they, &line).await;
    for act in ACTS {
        let answer = at(&evening.organizer, &evening, &line, act).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{act:?}: {}", answer.text);
    }
}

#[tokio::test]
async fn a_committee_of_parties_decides_nothing_and_its_reason_is_kept() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let path = &evening.path;
    let ann = evening.sit('1', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    evening.set(&line, "10").await;
    assert_eq!(at(&evening.organizer, &evening, &line, ACTS[1]).await.status, StatusCode::SEE_OTHER);
    let party = invited(&evening, '8', "Bob", "committee").await;
    ann.post(&format!("{path}/card"), &[("what", "appeal"), ("ruling", "1")]).await;
    let bob = evening.sit('3', "Bob").await;
    bob.post(&format!("{path}/card"), &[("what", "concur"), ("appeal", "1")]).await;
    let decide = [("what", "decide"), ("appeal", "1"), ("decision", "table"), ("reason", "no <b>damage</b>")];
    for who in [&party, &evening.organizer] {
        let answer = who.post(&format!("{path}/rulings"), &decide).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.text);
    }
    // Whoever organizes does not get round it by sitting in the committee of parties.
    let other = invited(&evening, '7', "Yan", "committee").await;
    let decided = other.post(&format!("{path}/rulings"), &decide).await;
    assert_eq!(decided.status, StatusCode::SEE_OTHER, "{}", decided.text);
    for page in
        [other.get(&format!("{path}/rulings")).await.text, ann.get(&format!("{path}/card")).await.text]
    {
        assert!(page.contains("no &#60;b&#62;damage"), "{page}");
    }
}

#[tokio::test]
async fn a_director_who_plays_does_not_read_the_ranking_off_what_a_penalty_would_do() {
    let evening = Evening::ready("Ann", "tables").await;
    evening.call_round("1").await;
    let zoe = invited(&evening, '9', "Zoe", "director").await;
    let page = zoe.get(&format!("{}/lines?board=1", evening.path)).await.text;
    let line = page.split("/at?at=").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let fields =
        [("what", "result"), ("level", "4"), ("denomination", "S"), ("declarer", "N"), ("tricks-4", "10")];
    assert_eq!(at(&zoe, &evening, &line, &fields).await.status, StatusCode::SEE_OTHER);
    let penalty = [
        ("what", "penalty"),
        ("entry", "2"),
        ("kind", "procedural"),
        ("size", "10"),
        ("unit", "percent"),
        ("reason", "late"),
        ("try", "1"),
    ];
    let path = format!("{}/rulings", evening.path);
    let shown = evening.organizer.post(&path, &penalty).await.text;
    let effect =
        shown.split("class=\"panel asked effect\"").nth(1).unwrap().split("</section>").next().unwrap();
    assert!(effect.contains("You still play in this session") && !effect.contains('%'), "{effect}");
    let shown = zoe.post(&path, &penalty).await.text;
    assert!(!shown.contains("You still play in this session"), "{shown}");
}
