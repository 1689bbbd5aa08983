//! Rulings, penalties, appeals and a player's own card by the API: as on the pages, for the same people.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::api::{asks, read, token};
use crate::browser::Browser;
use crate::club::Evening;

/// A program of somebody in an event.
struct Program {
    browser: Browser,
    token: String,
    api: String,
}

impl Program {
    async fn of(evening: &Evening, browser: &Browser) -> Program {
        let api = format!("/api/v1/events/{}", evening.path.trim_start_matches("/e/"));
        let token = token(browser, &["read", "enter", "play", "direct", "organize"]).await;
        Program { browser: browser.clone(), token, api }
    }

    async fn get(&self, path: &str) -> Value {
        let answer =
            asks(&self.browser, Some(&self.token), "GET", &format!("{}{path}", self.api), None).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.text);
        read(&answer)
    }

    async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        let path = format!("{}{path}", self.api);
        let answer = asks(&self.browser, Some(&self.token), "POST", &path, Some(body)).await;
        (answer.status, serde_json::from_str(&answer.text).unwrap_or(Value::Null))
    }

    /// Rules on a line as it stands now.
    async fn rule(&self, line: &Value, ruling: Value, trial: bool) -> (StatusCode, Value) {
        let mark = self.get(&format!("/line?at={}", line.as_str().unwrap())).await["mark"].clone();
        self.post("/rulings", json!({ "mark": mark, "trial": trial, "ruling": ruling })).await
    }

    /// Decides something about what was ruled.
    async fn decide(&self, ruling: Value) -> (StatusCode, Value) {
        let mark = self.get("/rulings").await["mark"].clone();
        self.post("/rulings", json!({ "mark": mark, "ruling": ruling })).await
    }
}

/// The line at which a player sits in the first round.
async fn own_line(player: &Program) -> Value {
    player.get("/me").await["boards"][0]["line"].clone()
}

#[tokio::test]
async fn a_ruling_is_tried_made_listed_appealed_decided_and_decided_again() {
    let evening = Evening::ready("Zoe", "here").await;
    evening.call_round("1").await;
    let zoe = Program::of(&evening, &evening.organizer).await;
    let ann = Program::of(&evening, &evening.sit('1', "Ann").await).await;
    let bob = Program::of(&evening, &evening.sit('2', "Bob").await).await;
    let line = own_line(&ann).await;
    // The Director sets the result, and sees what it would do before.
    let seen = zoe.get(&format!("/line?at={}", line.as_str().unwrap())).await;
    assert_eq!((&seen["state"], &seen["online"]), (&json!("open"), &json!(false)), "{seen}");
    let set = json!({ "line": line, "mark": seen["mark"], "act": { "what": "result", "result": "4SN=" } });
    let (status, _) = zoe.post("/line", set.clone()).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let (status, stale) = zoe.post("/line", set).await;
    assert_eq!((status, &stale["code"]), (StatusCode::CONFLICT, &json!("stale")), "{stale}");
    let assign = json!({
        "what": "assign", "line": line, "offenders": "ns", "reason": "use of a hesitation",
        "both": [{ "result": "4SN-1", "weight": 60 }, { "result": "4SN=", "weight": 40 }],
    });
    let before = evening.server.records();
    let (status, effect) = zoe.rule(&line, assign.clone(), true).await;
    assert_eq!(status, StatusCode::OK, "{effect}");
    assert_eq!(effect["board"].as_array().unwrap().len(), 2, "{effect}");
    assert_eq!(evening.server.records(), before, "a trial changes nothing");
    let (status, done) = zoe.rule(&line, assign, false).await;
    assert_eq!(status, StatusCode::NO_CONTENT, "{done}");
    let all = zoe.get("/rulings").await;
    let ruling = &all["rulings"][0];
    assert_eq!((&ruling["verdict"], &ruling["stands"]), (&json!("adjusted"), &json!("in-force")), "{all}");
    assert_eq!((&ruling["number"], &ruling["reason"]), (&json!(1), &json!("use of a hesitation")));
    // Those at the table read it, and nobody else among the players does.
    let own = ann.get("/rulings").await;
    assert_eq!((&own["rulings"][0]["may_appeal"], &own["mark"]), (&json!(true), &Value::Null), "{own}");
    for (digit, name) in [('3', "Cat"), ('4', "Eve"), ('5', "Gil")] {
        let other = Program::of(&evening, &evening.sit(digit, name).await).await;
        let seen = other.get("/rulings").await;
        let theirs = own_line(&other).await == line;
        assert_eq!(seen["rulings"].as_array().unwrap().len(), usize::from(theirs), "{name}: {seen}");
    }
    // The appeal, and what may be done about it by whom.
    let appeal = json!({ "what": "appeal", "ruling": 1, "matter": "judgement" });
    assert_eq!(ann.post("/appeals", appeal).await.0, StatusCode::NO_CONTENT);
    let lodged = bob.get("/card").await;
    assert_eq!(lodged["appeals"][0]["may_concur"], true, "{lodged}");
    let (status, refused) = ann.decide_as_player().await;
    assert_eq!(status, StatusCode::NOT_FOUND, "{refused}");
    assert_eq!(
        bob.post("/appeals", json!({ "what": "concur", "appeal": 1 })).await.0,
        StatusCode::NO_CONTENT
    );
    let change = json!({
        "what": "decide", "appeal": 1, "decision": "change", "reason": "nothing was used",
        "both": [{ "result": "4SN=" }],
    });
    let (status, done) = zoe.decide(change).await;
    assert_eq!(status, StatusCode::NO_CONTENT, "{done}");
    let decided = zoe.get("/rulings").await;
    assert_eq!(decided["appeals"][0]["state"], "decided", "{decided}");
    assert_eq!(
        (&decided["rulings"][0]["stands"], &decided["appeals"][0]["heard_before"]),
        (&json!("decided"), &json!(true))
    );
    let card = ann.get("/card").await;
    assert_eq!(card["who"], "Ann – Bob");
    assert_eq!(card["rulings"][0]["number"], 1, "{card}");
    assert!(!card["boards"].as_array().unwrap().is_empty());
    // A later ruling takes the place of what was.
    let stands = json!({ "what": "stands", "line": line, "matter": "law", "reason": "once more" });
    let (status, again) = zoe.rule(&line, stands, false).await;
    assert!(status == StatusCode::NO_CONTENT || again["code"] == "refused", "{status} {again}");
}

impl Program {
    async fn decide_as_player(&self) -> (StatusCode, Value) {
        let decide = json!({ "what": "decide", "appeal": 1, "decision": "stands" });
        self.post("/rulings", json!({ "mark": "", "ruling": decide })).await
    }
}

#[tokio::test]
async fn penalties_are_given_changed_withdrawn_and_appealed() {
    let evening = Evening::ready("Zoe", "here").await;
    evening.call_round("1").await;
    let zoe = Program::of(&evening, &evening.organizer).await;
    let ann = Program::of(&evening, &evening.sit('1', "Ann").await).await;
    let penalty = |size: &str, unit: &str| json!({ "what": "penalty", "entry": 1, "kind": "procedural", "unit": unit, "size": size, "reason": "late" });
    for (size, unit) in [("150", "percent"), ("x", "points"), ("", "points")] {
        let (status, refused) = zoe.decide(penalty(size, unit)).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{refused}");
    }
    let (status, refused) = zoe.decide(penalty("1", "pounds")).await;
    assert_eq!((status, &refused["code"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("malformed")));
    assert!(refused["message"].as_str().unwrap().contains("warning, percent, points"), "{refused}");
    assert_eq!(zoe.decide(penalty("10", "percent")).await.0, StatusCode::NO_CONTENT);
    let own = ann.get("/rulings").await;
    assert_eq!(
        (&own["penalties"][0]["entry"], &own["penalties"][0]["may_appeal"]),
        (&json!(1), &json!(true)),
        "{own}"
    );
    assert_eq!(
        ann.post("/appeals", json!({ "what": "appeal-penalty", "penalty": 1 })).await.0,
        StatusCode::NO_CONTENT
    );
    assert_eq!(ann.get("/card").await["appeals"][0]["penalty"], 1);
    assert_eq!(
        ann.post("/appeals", json!({ "what": "withdraw", "appeal": 1 })).await.0,
        StatusCode::NO_CONTENT
    );
    let withdraw = json!({ "what": "withdraw-penalty", "penalty": 1, "reason": "the clock was wrong" });
    assert_eq!(zoe.decide(withdraw).await.0, StatusCode::NO_CONTENT);
    assert!(zoe.get("/rulings").await["penalties"][0]["gone"].is_string());
}

#[tokio::test]
async fn a_director_who_plays_reads_and_rules_nothing_of_boards_that_he_has_still_to_play() {
    let evening = Evening::ready("Ann", "here").await;
    evening.call_round("1").await;
    let ann = Program::of(&evening, &evening.organizer).await;
    let dick = evening.server.browser('9');
    let invited = ann.post("/invitations", json!({ "office": "director" })).await.1;
    let program = Program::of(&evening, &dick).await;
    let taken = program.post("/offices", json!({ "link": invited["path"], "name": "Dick" })).await;
    assert_eq!(taken.0, StatusCode::NO_CONTENT, "{}", taken.1);
    // Dick rules at the other table, on a board that Ann has still to play.
    let lines = program.get("/lines").await;
    let other = lines.as_array().unwrap().iter().map(|line| line["line"].clone());
    let mut other = other;
    let other = other.find(|line| line.as_str().unwrap().starts_with("1A/1/2/")).unwrap();
    let average =
        json!({ "what": "average", "line": other, "ns": "plus", "ew": "minus", "reason": "a SECRET remark" });
    let (status, done) = program.rule(&other, average, false).await;
    assert_eq!(status, StatusCode::NO_CONTENT, "{done}");
    let own = ann.get("/rulings").await;
    assert_eq!((&own["rulings"], &own["hidden"]), (&json!([]), &json!(1)), "{own}");
    for (path, body) in [
        (format!("/line?at={}", other.as_str().unwrap()), None),
        ("/line/hands".to_owned(), Some(json!({ "line": other, "mark": "" }))),
        ("/rulings".to_owned(), Some(json!({ "mark": "", "ruling": { "what": "stands", "line": other } }))),
        (
            "/rulings".to_owned(),
            Some(json!({ "mark": "", "trial": true, "ruling": { "what": "stands", "line": other } })),
        ),
        (
            "/line".to_owned(),
            Some(json!({ "line": other, "mark": "", "act": { "what": "cancel", "reason": "x" } })),
        ),
        (
            "/line".to_owned(),
            Some(json!({ "line": other, "mark": "", "trial": true, "act": { "what": "first" } })),
        ),
    ] {
        let method = if body.is_some() { "POST" } else { "GET" };
        let answer = asks(&ann.browser, Some(&ann.token), method, &format!("{}{path}", ann.api), body).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{path}: {}", answer.text);
        assert!(
            answer.text.contains("another Director") || answer.text.contains("Another Director"),
            "{}",
            answer.text
        );
    }
    for path in ["/rulings", "/lines", "/room", "/ranking"] {
        let text = ann.get(path).await.to_string();
        assert!(!text.contains("SECRET"), "{path}: {text}");
    }
    // Whoever plays looks at no hands, not even of another line.
    let looked = program.get(&format!("/line?at={}", other.as_str().unwrap())).await;
    assert_eq!(looked["may_look"], true, "{looked}");
    let hands = program.post("/line/hands", json!({ "line": other, "mark": looked["mark"] })).await;
    assert!(hands.1["deal"].as_str().unwrap().starts_with("N:"), "{}", hands.1);
}

#[tokio::test]
async fn what_cannot_be_is_said_with_its_field_in_the_language_of_the_caller() {
    let evening = Evening::ready("Zoe", "here").await;
    evening.call_round("1").await;
    let ann = Program::of(&evening, &evening.sit('1', "Ann").await).await;
    let line = own_line(&ann).await;
    let before = evening.server.records();
    for (body, field, says) in [
        (json!({ "line": line, "result": "7SN+1" }), "result", "7S cannot end so"),
        (json!({ "line": line, "result": "4SN-11" }), "result", "between 10 down and 3 over"),
        (json!({ "line": line, "result": "9SN=" }), "result", "the level is a number from 1 to 7"),
        (json!({ "line": line, "result": "4S+1" }), "result", "the declarer is missing"),
        (json!({ "line": line, "result": "4SN" }), "result", "how it ended is missing"),
        (json!({ "line": line, "result": "4YN=" }), "result", "C, D, H, S or NT"),
        (json!({ "line": line, "result": "<b>" }), "result", "is no result"),
        (json!({ "line": line, "result": "4SN=", "lead": "H1" }), "lead", "is no card"),
        (json!({ "line": "7", "result": "4SN=" }), "line", "is no board at a table"),
        (json!({ "line": line }), "result", "The field result is missing"),
        (json!({ "line": line, "result": "4SN=", "leed": "HA" }), "leed", "There is no field leed"),
        (json!({ "line": line, "result": 4 }), "result", "of another kind"),
    ] {
        let (status, refused) = ann.post("/results", body.clone()).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{body}");
        assert_eq!(refused["field"], field, "{refused}");
        assert!(refused["message"].as_str().unwrap().contains(says), "{refused}");
        assert!(!refused["message"].as_str().unwrap().contains("Something is missing"), "{refused}");
    }
    assert_eq!(evening.server.records(), before);
}

#[tokio::test]
async fn a_ruling_after_a_call_for_the_director_has_the_time_of_the_call() {
    let evening = Evening::ready("Zoe", "here").await;
    evening.call_round("1").await;
    let zoe = Program::of(&evening, &evening.organizer).await;
    let ann = Program::of(&evening, &evening.sit('1', "Ann").await).await;
    let line = own_line(&ann).await;
    let seen = zoe.get(&format!("/line?at={}", line.as_str().unwrap())).await;
    let set = json!({ "line": line, "mark": seen["mark"], "act": { "what": "result", "result": "4SN=" } });
    zoe.post("/line", set).await;
    let assign = json!({
        "what": "assign", "line": line, "offenders": "ns", "reason": "use of a hesitation",
        "both": [{ "result": "4SN-1", "weight": 100 }],
    });
    let records = async || {
        let answer = asks(&zoe.browser, Some(&zoe.token), "GET", "/api/v1/desk/records", None).await;
        read(&answer).as_array().unwrap().clone()
    };
    let answer = asks(&ann.browser, Some(&ann.token), "POST", &format!("{}/calls", ann.api), None).await;
    assert_eq!(answer.status, StatusCode::NO_CONTENT, "{}", answer.text);
    let (status, said) = zoe.rule(&line, assign, false).await;
    assert!(status.is_success(), "{said}");
    let last = records().await.last().unwrap().clone();
    let (called, told) = (last["called"].as_u64().expect("the call"), last["told"].as_u64().unwrap());
    assert!(called <= told && told - called < 600, "{last}");
}
