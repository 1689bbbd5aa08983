//! The JSON API: every scope for what it is for, every role as on the pages, errors in the caller's language.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};

use crate::browser::{Answer, Browser, Server, online, training};
use crate::club::Evening;
use crate::online::{DEAL, people};

/// A token of this browser with these scopes.
pub(crate) async fn token(browser: &Browser, scopes: &[&str]) -> String {
    let names: Vec<String> = scopes.iter().map(|scope| format!("scope-{scope}")).collect();
    let mut fields = vec![("name", "a program")];
    fields.extend(names.iter().map(|name| (name.as_str(), "1")));
    let page = browser.post("/tokens", &fields).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.text);
    let rest = page.text.split("<pre>").nth(1).expect("the new token is shown");
    rest.split('<').next().unwrap().to_owned()
}

/// Sends a request as a program does.
pub(crate) async fn asks(
    browser: &Browser,
    token: Option<&str>,
    method: &str,
    path: &str,
    body: Option<Value>,
) -> Answer {
    let mut request = Request::builder().method(method).uri(path).header(header::ACCEPT_LANGUAGE, "en");
    request = request.header("openroom-briefly", "1");
    if let Some(token) = token {
        request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
    }
    let body = body.map_or_else(Body::empty, |value| Body::from(value.to_string()));
    browser.send(request.body(body).unwrap()).await
}

/// The JSON of an answer.
pub(crate) fn read(answer: &Answer) -> Value {
    serde_json::from_str(&answer.text).unwrap_or_else(|_| panic!("no JSON: {}", answer.text))
}

struct Cast {
    evening: Evening,
    api: String,
    player: Browser,
}

async fn cast() -> Cast {
    let evening = Evening::ready("Zoe", "here").await;
    evening.call_round("1").await;
    let player = evening.sit('1', "Ann").await;
    let api = format!("/api/v1/events/{}", evening.path.trim_start_matches("/e/"));
    Cast { evening, api, player }
}

#[tokio::test]
async fn an_event_is_read_by_anybody_as_its_pages_are() {
    let Cast { evening, api, .. } = cast().await;
    let anybody = evening.server.browser('9');
    let shown = asks(&anybody, None, "GET", &api, None).await;
    assert_eq!(shown.status, StatusCode::OK, "{}", shown.text);
    let shown = read(&shown);
    assert_eq!((&shown["title"], &shown["phase"]), (&json!("Tuesday"), &json!("play")));
    assert_eq!(shown["sections"][0]["round"], 1);
    let entries = read(&asks(&anybody, None, "GET", &format!("{api}/entries"), None).await);
    assert_eq!(entries[0]["players"], json!(["Ann", "Bob"]));
    let ranking = read(&asks(&anybody, None, "GET", &format!("{api}/ranking"), None).await);
    assert_eq!(ranking["groups"], json!([]));
    // What has still to be played is there for nobody.
    for path in ["/boards/1", "/lines", "/calls"] {
        let answer = asks(&anybody, None, "GET", &format!("{api}{path}"), None).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(read(&answer)["code"], "not-found");
        assert!(answer.headers.get(header::SET_COOKIE).is_none(), "a program gets no cookie");
    }
    let description = read(&asks(&anybody, None, "GET", "/api/v1/openapi.json", None).await);
    assert!(description["paths"]["/api/v1/events/{code}/commands"]["post"].is_object());
}

#[tokio::test]
async fn a_result_is_entered_and_agreed_to_by_programs_with_the_scope() {
    let Cast { evening, api, player } = cast().await;
    let entering = token(&player, &["read", "enter"]).await;
    let reading = token(&player, &["read"]).await;
    let lines = read(&asks(&player, Some(&reading), "GET", &format!("{api}/lines"), None).await);
    let line = lines.as_array().unwrap().iter().find(|line| line["state"] == "open").unwrap()["line"].clone();
    let path = format!("{api}/results");
    let sent = json!({ "line": line, "result": "4SN+1" });
    let refused = asks(&player, Some(&reading), "POST", &path, Some(sent.clone())).await;
    assert_eq!(refused.status, StatusCode::NOT_FOUND, "without the scope");
    let before = evening.server.records();
    for wrong in
        [json!({}), json!({ "line": line, "result": "9SN" }), json!({ "line": "x", "result": "4SN" })]
    {
        let answer = asks(&player, Some(&entering), "POST", &path, Some(wrong)).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.text);
    }
    assert_eq!(evening.server.records(), before);
    let entered = asks(&player, Some(&entering), "POST", &path, Some(sent)).await;
    assert_eq!(entered.status, StatusCode::NO_CONTENT, "{}", entered.text);
    let lines = read(&asks(&player, Some(&reading), "GET", &format!("{api}/lines"), None).await);
    let own = lines.as_array().unwrap().iter().find(|one| one["line"] == line).unwrap().clone();
    assert_eq!((&own["state"], &own["results"]), (&json!("entered"), &json!(["4SN+1"])));
    let own_agreement = asks(
        &player,
        Some(&entering),
        "POST",
        &format!("{api}/agreements"),
        Some(json!({ "line": line, "result": "4SN+1" })),
    )
    .await;
    assert_eq!(own_agreement.status, StatusCode::CONFLICT, "the other side agrees");
    for (digit, opponent) in [('2', "Cat"), ('3', "Eve"), ('4', "Gil")] {
        let phone = evening.sit(digit, opponent).await;
        let agreeing = token(&phone, &["enter"]).await;
        asks(
            &phone,
            Some(&agreeing),
            "POST",
            &format!("{api}/agreements"),
            Some(json!({ "line": line, "result": "4SN+1" })),
        )
        .await;
    }
    let lines = read(&asks(&player, Some(&reading), "GET", &format!("{api}/lines"), None).await);
    let own = lines.as_array().unwrap().iter().find(|one| one["line"] == line).unwrap().clone();
    assert_eq!(own["state"], "agreed");
}

#[tokio::test]
async fn commands_need_their_scope_and_the_office() {
    let Cast { evening, api, player } = cast().await;
    let path = format!("{api}/commands");
    let round = json!({ "commands": [{ "start_round": [1, 2] }] });
    let all = ["read", "enter", "play", "direct", "organize"];
    let players = token(&player, &all).await;
    let reading = token(&evening.organizer, &["read", "organize"]).await;
    let directing = token(&evening.organizer, &["direct"]).await;
    let before = evening.server.records();
    for (who, token) in [(&player, Some(&players)), (&evening.organizer, Some(&reading)), (&player, None)] {
        let answer = asks(who, token.map(String::as_str), "POST", &path, Some(round.clone())).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{}", answer.text);
    }
    assert_eq!(evening.server.records(), before);
    let trial = json!({ "commands": [{ "start_round": [1, 2] }], "trial": true });
    let tried = asks(&evening.organizer, Some(&directing), "POST", &path, Some(trial)).await;
    assert_eq!(tried.status, StatusCode::NO_CONTENT, "{}", tried.text);
    assert_eq!(evening.server.records(), before);
    let wrong_round = json!({ "commands": [{ "start_round": [1, 3] }] });
    let refused = asks(&evening.organizer, Some(&directing), "POST", &path, Some(wrong_round)).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(read(&refused), json!({ "code": "refused", "message": read(&refused)["message"] }));
    assert!(refused.text.contains("The next round is round 2."), "{}", refused.text);
    // Deals and files would be on record without being kept.
    let boards = json!({ "first": 1, "last": 1 });
    let digest = "0".repeat(64);
    for command in [
        json!({ "keep_deals": { "boards": boards, "dealing": "at_the_table", "digests": [digest] } }),
        json!({ "keep_file": { "about": "event", "digest": digest } }),
        json!({ "take_out_deals": { "session": 1, "boards": boards, "reason": "r" } }),
    ] {
        let bare = json!({ "commands": [command] });
        let refused = asks(&evening.organizer, Some(&directing), "POST", &path, Some(bare)).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(refused.text.contains("come with their papers"), "{}", refused.text);
    }
    assert_eq!(evening.server.records(), before);
    let done = asks(&evening.organizer, Some(&directing), "POST", &path, Some(round)).await;
    assert_eq!(done.status, StatusCode::NO_CONTENT, "{}", done.text);
    let shown = read(&asks(&player, None, "GET", &api, None).await);
    assert_eq!(shown["sections"][0]["round"], 2);
    for nonsense in
        ["", "{", "[]", "{\"commands\": 5}", "{\"commands\": [{\"fly\": 1}]}", "{\"commands\": []}"]
    {
        let request = Request::builder()
            .method("POST")
            .uri(&path)
            .header(header::AUTHORIZATION, format!("Bearer {directing}"))
            .header(header::ACCEPT_LANGUAGE, "de")
            .body(Body::from(nonsense))
            .unwrap();
        let answer = evening.organizer.send(request).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{nonsense}");
        assert!(!read(&answer)["message"].as_str().unwrap().is_empty());
    }
    let huge = json!({ "commands": [], "trial": true, "more": "x".repeat(2 << 20) });
    let large = asks(&evening.organizer, Some(&directing), "POST", &path, Some(huge)).await;
    assert_eq!(large.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn a_director_who_plays_gives_no_command_about_a_board_that_he_has_still_to_play() {
    let evening = Evening::ready("Ann", "tables").await;
    evening.call_round("1").await;
    let api = format!("/api/v1/events/{}", evening.path.trim_start_matches("/e/"));
    let directing = token(&evening.organizer, &["read", "direct"]).await;
    let all = read(&asks(&evening.organizer, Some(&directing), "GET", &format!("{api}/lines"), None).await);
    assert_eq!(all, json!([]), "every board is still to be played by the Director");
    let cancel = json!({ "commands": [{ "cancel": [{ "session": 1, "section": 1, "round": 1, "table": 1, "board": 1 }, "x"] }] });
    let answer =
        asks(&evening.organizer, Some(&directing), "POST", &format!("{api}/commands"), Some(cancel)).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.text);
}

#[tokio::test]
async fn a_token_that_was_taken_back_or_never_was_is_no_token() {
    let Cast { evening, api, player } = cast().await;
    let good = token(&player, &["read"]).await;
    assert_eq!(asks(&player, Some(&good), "GET", &format!("{api}/lines"), None).await.status, StatusCode::OK);
    let page = player.get("/tokens").await;
    assert!(!page.text.contains(&good), "a token is shown once");
    let hash =
        page.text.split("name=\"revoke\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    // Nobody takes back another's.
    let other = evening.server.browser('9').post("/tokens", &[("revoke", &hash)]).await;
    assert_eq!(other.status, StatusCode::NOT_FOUND);
    assert_eq!(player.post("/tokens", &[("revoke", &hash)]).await.to(), "/tokens");
    for bad in [good.as_str(), "openroom_guess", ""] {
        let answer = asks(&player, Some(bad), "GET", &format!("{api}/lines"), None).await;
        assert_eq!(answer.status, StatusCode::UNAUTHORIZED, "{bad}");
    }
    assert_eq!(player.post("/tokens", &[("name", "x")]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let again = Server::over(evening.server.journal.clone());
    let answer = asks(&again.browser('1'), Some(&good), "GET", &format!("{api}/lines"), None).await;
    assert_eq!(answer.status, StatusCode::UNAUTHORIZED, "after a restart");
}

#[tokio::test]
async fn a_program_plays_at_a_table_and_sees_what_its_place_sees() {
    const DEAL: &str = "N:AKQ2.T98.543.762 J98.AKQ.AKQ.T984 T76.J76.JT98.AKQ 543.5432.762.J53";
    let server = Server::new();
    let director = server.browser('a');
    let players = ['b', 'c', 'd', 'e'].map(|digit| server.browser(digit));
    let table = online(&director, &players, DEAL).await;
    let api = format!("/api/v1/tables/{}", table.trim_start_matches("/t/"));
    let north = token(&players[0], &["read", "play"]).await;
    let shown = read(&asks(&players[0], Some(&north), "GET", &api, None).await);
    assert_eq!(shown["places"], json!(["N"]));
    let view = &shown["views"][0];
    assert_eq!(view["turn"], "N");
    let hands: Vec<&str> =
        view["hands"].as_array().unwrap().iter().map(|hand| hand.as_str().unwrap()).collect();
    assert!(hands[0].contains("AKQ2"), "{hands:?}");
    assert!(hands[1..].iter().all(|hand| !hand.contains('A')), "nobody else's cards: {hands:?}");
    let act = |mark: &Value, call: &str| json!({ "mark": mark, "fields": { "act": "call", "by": "N", "call": call } });
    let done =
        asks(&players[0], Some(&north), "POST", &format!("{api}/acts"), Some(act(&shown["mark"], "1S")))
            .await;
    assert_eq!(done.status, StatusCode::NO_CONTENT, "{}", done.text);
    let records = server.records();
    for (call, status) in [("1S", StatusCode::NO_CONTENT), ("1C", StatusCode::CONFLICT)] {
        let sent = Some(act(&shown["mark"], call));
        let again = asks(&players[0], Some(&north), "POST", &format!("{api}/acts"), sent).await;
        assert_eq!(again.status, status, "{}", again.text);
    }
    assert_eq!(server.records(), records, "what is sent again is done once, anything else is stale");
    let stranger = token(&server.browser('f'), &["read", "play"]).await;
    assert_eq!(asks(&players[0], Some(&stranger), "GET", &api, None).await.status, StatusCode::NOT_FOUND);
    let reads = token(&players[0], &["read"]).await;
    let answer =
        asks(&players[0], Some(&reads), "POST", &format!("{api}/acts"), Some(act(&shown["mark"], "1S")))
            .await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND, "without the scope");
}

#[tokio::test]
async fn a_program_founds_an_event_and_runs_it() {
    let server = Server::new();
    let organizer = server.browser('a');
    organizer.post(&server.organizer_link(), &[]).await;
    let all = token(&organizer, &["read", "organize", "direct"]).await;
    let fields = json!({ "fields": {
        "title": "By a program", "organizer": "Zoe", "unit": "pair", "scoring-pair": "matchpoints",
        "preset": "wbf", "minutes": "7",
    }});
    let stranger = token(&server.browser('b'), &["organize"]).await;
    let refused = asks(&organizer, Some(&stranger), "POST", "/api/v1/events", Some(fields.clone())).await;
    assert_eq!(refused.status, StatusCode::NOT_FOUND, "only organizers of the house found events");
    let before = server.records();
    let nameless = json!({ "fields": { "title": "", "organizer": "Zoe", "unit": "pair" } });
    let wrong = asks(&organizer, Some(&all), "POST", "/api/v1/events", Some(nameless)).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(server.records(), before);
    let founded = asks(&organizer, Some(&all), "POST", "/api/v1/events", Some(fields)).await;
    assert_eq!(founded.status, StatusCode::OK, "{}", founded.text);
    let api = format!("/api/v1/events/{}", read(&founded)["code"].as_str().unwrap());
    let names = json!({ "entries": [["Ann", "Bob"], ["Cat", "Dan"], ["Eve", "Fay"], ["Gil", "Hal"]] });
    let ask = |method: &'static str, path: &str, body: Value| {
        let (path, organizer, all) = (format!("{api}{path}"), organizer.clone(), all.clone());
        async move { asks(&organizer, Some(&all), method, &path, (!body.is_null()).then_some(body)).await }
    };
    for wrong in
        [json!({ "entries": [] }), json!({ "entries": [["Ann"]] }), json!({ "entries": [["", "x"]] })]
    {
        let answer = ask("POST", "/entries", wrong.clone()).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}");
    }
    assert_eq!(ask("POST", "/entries", names).await.status, StatusCode::NO_CONTENT);
    let twice = ask("POST", "/entries", json!({ "entries": [["Ann", "Zed"]] })).await;
    assert_eq!(twice.status, StatusCode::UNPROCESSABLE_ENTITY, "Ann plays already");
    let session = |kind: &str| json!({ "fields": { "kind": kind, "rounds": "3", "boards": "1", "seating": "number", "dealing": "here" } });
    assert_eq!(ask("POST", "/sessions", session("x")).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let started = ask("POST", "/sessions", session("howell")).await;
    assert_eq!(started.status, StatusCode::NO_CONTENT, "{}", started.text);
    let again = ask("POST", "/sessions", session("howell")).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY, "the session is not over");
    let cards = read(&ask("GET", "/cards", Value::Null).await);
    assert_eq!(cards.as_array().unwrap().len(), 2);
    let pin = cards[0]["pin"].as_str().unwrap().to_owned();
    let card = cards[0]["path"].as_str().unwrap();
    assert_eq!(ask("POST", "/pins", json!({ "table": "A/1" })).await.status, StatusCode::NO_CONTENT);
    let renewed = read(&ask("GET", "/cards", Value::Null).await);
    assert_ne!(renewed[0]["pin"], json!(pin));
    assert_eq!(renewed[1]["pin"], cards[1]["pin"]);
    assert_eq!(server.browser('c').get(card).await.status, StatusCode::OK);
    // Taking out the deals is an act of a named person, on record.
    let bare = ask("POST", "/deals", json!({ "reason": " " })).await;
    assert_eq!(bare.status, StatusCode::UNPROCESSABLE_ENTITY, "a reason is asked for");
    let taken = ask("POST", "/deals", json!({ "reason": "for the dealing machine" })).await;
    assert_eq!(taken.status, StatusCode::OK, "{}", taken.text);
    let taken = read(&taken);
    assert_eq!(taken.as_array().unwrap().len(), 3);
    assert!(taken[0]["deal"].as_str().unwrap().starts_with("N:"), "{taken}");
    assert!(server.texts().concat().contains("for the dealing machine"));
    let link = read(&ask("POST", "/invitations", json!({ "office": "director" })).await);
    let director = server.browser('d');
    let path = link["path"].as_str().unwrap();
    director.post(path, &[("name", "Dick")]).await;
    let directing = token(&director, &["direct"]).await;
    let round = json!({ "commands": [{ "start_round": [1, 1] }] });
    let called = asks(&director, Some(&directing), "POST", &format!("{api}/commands"), Some(round)).await;
    assert_eq!(called.status, StatusCode::NO_CONTENT, "{}", called.text);
    for office in ["", "king"] {
        let answer = ask("POST", "/invitations", json!({ "office": office })).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{office}");
    }
}

#[tokio::test]
async fn a_program_calls_the_director_and_he_says_that_he_came() {
    let Cast { evening, api, player } = cast().await;
    let entering = token(&player, &["enter"]).await;
    let directing = token(&evening.organizer, &["direct"]).await;
    let calls = format!("{api}/calls");
    for _ in 0..2 {
        let called = asks(&player, Some(&entering), "POST", &calls, None).await;
        assert_eq!(called.status, StatusCode::NO_CONTENT, "{}", called.text);
    }
    let open = read(&asks(&player, Some(&directing), "GET", &calls, None).await);
    assert_eq!(open.as_array().unwrap().len(), 1, "a table calls once: {open}");
    let room = evening.organizer.get(&format!("{}/room", evening.path)).await;
    assert!(room.text.contains("The Director is called"));
    let attended = format!("{calls}/{}/attended", open[0]["call"]);
    assert_eq!(asks(&player, Some(&entering), "POST", &attended, None).await.status, StatusCode::NOT_FOUND);
    let came = asks(&player, Some(&directing), "POST", &attended, None).await;
    assert_eq!(came.status, StatusCode::NO_CONTENT, "{}", came.text);
    let twice = asks(&player, Some(&directing), "POST", &attended, None).await;
    assert_eq!(twice.status, StatusCode::CONFLICT);
    assert_eq!(read(&asks(&player, Some(&directing), "GET", &calls, None).await), json!([]));
    let nonsense = asks(&player, Some(&directing), "POST", &format!("{calls}/x/attended"), None).await;
    assert!(nonsense.status.is_client_error());
}

#[tokio::test]
async fn a_program_opens_a_table_and_answers_what_it_is_asked() {
    const DEAL: &str = "N:AKQ2.T98.543.762 J98.AKQ.AKQ.T984 T76.J76.JT98.AKQ 543.5432.762.J53";
    let server = Server::new();
    let one = server.browser('a');
    let playing = token(&one, &["read", "play"]).await;
    let fields = json!({ "preset": "wbf", "attention": "at-once", "pbn": DEAL });
    let open = json!({ "kind": "training", "fields": fields });
    let opened = asks(&one, Some(&playing), "POST", "/api/v1/tables", Some(open)).await;
    assert_eq!(opened.status, StatusCode::OK, "{}", opened.text);
    let opened = read(&opened);
    assert_eq!(opened["links"].as_array().unwrap().len(), 5);
    let table = format!("/api/v1/tables/{}", opened["table"].as_str().unwrap());
    let acts = format!("{table}/acts");
    for (by, call) in [("N", "1S"), ("E", "1H")] {
        let mark = read(&asks(&one, Some(&playing), "GET", &table, None).await)["mark"].clone();
        let act = json!({ "mark": mark, "fields": { "act": "call", "by": by, "call": call } });
        let done = asks(&one, Some(&playing), "POST", &acts, Some(act)).await;
        assert_eq!(done.status, StatusCode::NO_CONTENT, "{}", done.text);
    }
    let shown = read(&asks(&one, Some(&playing), "GET", &table, None).await);
    let views = shown["views"].as_array().unwrap();
    let asked =
        views.iter().flat_map(|view| view["asked"].as_array().unwrap()).next().expect("South is asked");
    let no = asked["answers"]
        .as_array()
        .unwrap()
        .iter()
        .position(|it| it.as_str().unwrap().contains("not"))
        .unwrap();
    let answers = format!("{table}/answers");
    let answer = |mark: &Value, answer: usize| json!({ "mark": mark, "question": asked["question"], "answer": answer });
    let wrong = asks(&one, Some(&playing), "POST", &answers, Some(answer(&shown["mark"], 99))).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    let stale = asks(&one, Some(&playing), "POST", &answers, Some(answer(&json!("x"), no))).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    let given = asks(&one, Some(&playing), "POST", &answers, Some(answer(&shown["mark"], no))).await;
    assert_eq!(given.status, StatusCode::NO_CONTENT, "{}", given.text);
    let after = read(&asks(&one, Some(&playing), "GET", &table, None).await);
    assert_eq!(after["views"][0]["turn"], "E", "East calls again: {after}");
    for wrong in [json!({ "kind": "x", "fields": {} }), json!({ "kind": "training", "fields": {} })] {
        let answer = asks(&one, Some(&playing), "POST", "/api/v1/tables", Some(wrong)).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    for delay in ["soon", "-1", "3601", "99999999999999999999"] {
        let fields = json!({ "preset": "wbf", "attention": "at-once", "delay": delay });
        let open = json!({ "kind": "online", "fields": fields });
        let answer = asks(&one, Some(&playing), "POST", "/api/v1/tables", Some(open)).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{delay}");
        assert_eq!(read(&answer)["field"], "fields.delay");
    }
}

#[tokio::test]
async fn a_program_is_told_which_field_of_an_act_makes_no_sense() {
    let one = Server::new().browser('a');
    let playing = token(&one, &["read", "play"]).await;
    let table = training(&one, DEAL, "players").await;
    let table = format!("/api/v1/tables/{}", table.trim_start_matches("/t/"));
    let mark = read(&asks(&one, Some(&playing), "GET", &table, None).await)["mark"].clone();
    let wrong = [
        (json!({ "act": "convey", "by": "N", "of": "E", "how": "slow" }), "how"),
        (json!({ "act": "expose", "by": "N", "card": "SA", "how": "" }), "how"),
        (json!({ "act": "alert", "by": "N", "call": "7" }), "call"),
        (json!({ "act": "card", "by": "N", "hand": "S", "card": "ST" }), "hand"),
        (json!({ "act": "above", "by": "N", "level": "7", "denomination": "1S" }), "level"),
        (json!({ "act": "inspect", "by": "N", "trick": "14", "whose": "own" }), "trick"),
        (json!({ "act": "name", "by": "N", "designation": "suit Q" }), "designation"),
        (json!({ "act": "dummy-right", "by": "N", "how": "counts" }), "by"),
        (json!({ "act": "revoked", "by": "Director", "of": "E", "trick": "14" }), "trick"),
        (json!({ "act": "withdraw-ruling", "by": "Director", "case": "0" }), "case"),
    ];
    for (fields, name) in wrong {
        let act = json!({ "mark": mark, "fields": fields });
        let answer = asks(&one, Some(&playing), "POST", &format!("{table}/acts"), Some(act)).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{fields}");
        assert_eq!(read(&answer)["field"], format!("fields.{name}"), "{fields}: {}", answer.text);
    }
}

#[tokio::test]
async fn the_name_of_the_scheme_of_a_token_has_no_case() {
    let one = Server::new().browser('a');
    let good = token(&one, &["read"]).await;
    for (value, status) in [
        (format!("bearer {good}"), StatusCode::OK),
        (format!("BEARER {good}"), StatusCode::OK),
        (format!("Basic {good}"), StatusCode::UNAUTHORIZED),
        (good.clone(), StatusCode::UNAUTHORIZED),
    ] {
        let request = Request::builder().uri("/api/v1/token").header(header::AUTHORIZATION, value);
        assert_eq!(one.send(request.body(Body::empty()).unwrap()).await.status, status);
    }
}

#[tokio::test]
async fn a_program_learns_what_the_page_shows_and_plays_a_second_board() {
    let server = Server::new();
    let (director, players) = crate::online::people(&server);
    let [north, east, south, west] = &players;
    let table = online(&director, &players, crate::online::DEAL).await;
    let api = format!("/api/v1/tables/{}", table.trim_start_matches("/t/"));
    north.call(&table, "N", "1C").await;
    south.act(&table, &[("act", "alert"), ("by", "S"), ("call", "0")]).await;
    let explained = [("act", "explain"), ("by", "S"), ("call", "0"), ("text", "precision 16+")];
    south.act(&table, &explained).await;
    let mut tokens = vec![];
    for player in players.iter().chain([&director]) {
        tokens.push(token(player, &["read", "play", "direct"]).await);
    }
    let shown = read(&asks(east, Some(&tokens[1]), "GET", &api, None).await);
    let view = &shown["views"][0];
    assert_eq!(view["calls"][0]["alerted"], true, "{shown}");
    assert_eq!(view["calls"][0]["explained"], "precision 16+");
    assert_eq!((&view["dealer"], &view["vulnerable"]), (&json!("N"), &json!("None")));
    assert_eq!(view["desk"], Value::Null);
    assert!(view["said"].to_string().contains("precision 16+"));
    let partner = read(&asks(north, Some(&tokens[0]), "GET", &api, None).await);
    assert!(!partner.to_string().contains("precision"), "it is for the opponents: {partner}");
    // East asks, and the answer is for South to give.
    let ask = json!({ "mark": shown["mark"], "fields": { "act": "ask", "by": "E", "call": "0" } });
    asks(east, Some(&tokens[1]), "POST", &format!("{api}/acts"), Some(ask)).await;
    let asked = read(&asks(south, Some(&tokens[2]), "GET", &api, None).await);
    assert_eq!(asked["views"][0]["to_explain"][0]["call"], 0, "{asked}");
    for (player, by, call) in [(east, "E", "pass"), (south, "S", "pass"), (west, "W", "pass")] {
        player.call(&table, by, call).await;
    }
    east.act(&table, &[("act", "card"), ("by", "E"), ("hand", "E"), ("card", "HA"), ("face", "down")]).await;
    east.act(&table, &[("act", "face"), ("by", "E")]).await;
    let played = read(&asks(west, Some(&tokens[3]), "GET", &api, None).await);
    assert_eq!(played["views"][0]["contract"], "1CN", "{played}");
    assert_eq!(played["views"][0]["won"], json!([0, 0]));
    let early = asks(&director, Some(&tokens[4]), "POST", &format!("{api}/boards"), None).await;
    assert_eq!(early.status, StatusCode::CONFLICT, "the board is not over");
    let seen = read(&asks(north, Some(&tokens[0]), "GET", &api, None).await);
    let long = json!({ "act": "claim", "by": "N", "tricks": "7", "statement": "x".repeat(501) });
    let long = json!({ "mark": seen["mark"], "fields": long });
    let refused = asks(north, Some(&tokens[0]), "POST", &format!("{api}/acts"), Some(long)).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.text);
    assert_eq!(read(&refused)["field"], "fields.statement", "{}", refused.text);
    north.act(&table, &[("act", "claim"), ("by", "N"), ("tricks", "7"), ("statement", "seven tops")]).await;
    let asked = read(&asks(west, Some(&tokens[3]), "GET", &api, None).await);
    assert!(asked["views"][0]["asked"][0]["claim"].as_str().unwrap().contains("seven tops"), "{asked}");
    for player in [east, west] {
        player.answer(&table, "Yes").await;
    }
    let over = read(&asks(&director, Some(&tokens[4]), "GET", &api, None).await);
    assert_eq!(over["views"][0]["over"]["result"], "1CN=", "{over}");
    assert!(over["views"][0]["desk"]["course"].as_array().unwrap().len() >= 5);
    let not_his = asks(north, Some(&tokens[0]), "POST", &format!("{api}/boards"), None).await;
    assert_eq!(not_his.status, StatusCode::NOT_FOUND);
    let dealt = asks(&director, Some(&tokens[4]), "POST", &format!("{api}/boards"), None).await;
    assert_eq!(dealt.status, StatusCode::NO_CONTENT, "{}", dealt.text);
    let next = read(&asks(east, Some(&tokens[1]), "GET", &api, None).await);
    assert_eq!((&next["board"], &next["earlier"][0]["board"]), (&json!(2), &json!(1)), "{next}");
}

#[tokio::test]
async fn a_program_sits_down_watches_follows_and_runs_a_table() {
    let server = Server::new();
    let director = server.browser('d');
    let directing = token(&director, &["read", "play", "direct"]).await;
    let fields = json!({ "preset": "wbf", "attention": "players", "pbn": crate::online::DEAL });
    let open = json!({ "kind": "online", "fields": fields });
    let opened = read(&asks(&director, Some(&directing), "POST", "/api/v1/tables", Some(open)).await);
    let api = format!("/api/v1/tables/{}", opened["table"].as_str().unwrap());
    let north = server.browser('1');
    let playing = token(&north, &["read", "play"]).await;
    let places = format!("{api}/places");
    let sit = |link: &Value| json!({ "link": link, "name": "Ann" });
    let sat = asks(&north, Some(&playing), "POST", &places, Some(sit(&opened["links"][0]))).await;
    assert_eq!(read(&sat), json!({ "place": "N" }));
    let two = asks(&north, Some(&playing), "POST", &places, Some(sit(&opened["links"][1]))).await;
    assert_eq!(two.status, StatusCode::CONFLICT, "{}", two.text);
    let guessed = asks(&north, Some(&playing), "POST", &places, Some(sit(&json!("guess")))).await;
    assert_eq!(guessed.status, StatusCode::NOT_FOUND);
    let own = read(&asks(&north, Some(&playing), "GET", &places, None).await);
    let shown = |place: &Value| (place["link"].is_string(), place["watch"].is_string());
    assert_eq!(shown(&own[0]), (true, false), "{own}");
    assert!(own.as_array().unwrap()[1..].iter().all(|place| shown(place) == (false, false)), "{own}");
    let other = server.browser('2');
    let others = token(&other, &["read", "play"]).await;
    asks(&other, Some(&others), "POST", &places, Some(sit(&opened["links"][0]))).await;
    let two = read(&asks(&north, Some(&playing), "GET", &places, None).await);
    assert_eq!((&two[0]["devices"], &two[1]["devices"]), (&json!(2), &json!(0)), "{two}");
    let alone = asks(&north, Some(&playing), "POST", &format!("{api}/alone"), None).await;
    assert_eq!(alone.status, StatusCode::NO_CONTENT, "{}", alone.text);
    assert_eq!(asks(&other, Some(&others), "GET", &api, None).await.status, StatusCode::NOT_FOUND);
    let again = read(&asks(&north, Some(&playing), "GET", &places, None).await);
    assert!(again[0]["devices"] == 1 && again[0]["link"] != own[0]["link"], "{again}");
    let listed = read(&asks(&director, Some(&directing), "GET", &places, None).await);
    assert_eq!((&listed[0]["name"], &listed[0]["taken"]), (&json!("Ann"), &json!(true)), "{listed}");
    let watch = listed[0]["watch"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let spectator = server.browser('9');
    let watching = token(&spectator, &["read"]).await;
    let seen = asks(&spectator, Some(&watching), "GET", &format!("{api}/watch/{watch}"), None).await;
    assert_eq!(seen.status, StatusCode::OK, "{}", seen.text);
    let seen = read(&seen);
    assert_eq!((&seen["mark"], &seen["views"][0]["legal"]), (&json!(""), &json!([])), "{seen}");
    let hands = seen["views"][0]["hands"].as_array().unwrap();
    assert_eq!(hands.iter().filter(|hand| hand.as_str().unwrap().len() > 4).count(), 1, "one hand: {seen}");
    let own = asks(&north, Some(&playing), "GET", &format!("{api}/watch/{watch}"), None).await;
    assert_eq!(own.status, StatusCode::UNPROCESSABLE_ENTITY);
    let run = format!("{api}/run");
    let what = |what: &str| match what {
        "free" => json!({ "fields": { "what": what, "seat": "N" } }),
        _ => json!({ "fields": { "what": what } }),
    };
    let nonsense = asks(&director, Some(&directing), "POST", &run, Some(what("x"))).await;
    assert_eq!(nonsense.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", nonsense.text);
    let adjourned = asks(&director, Some(&directing), "POST", &run, Some(what("adjourn"))).await;
    assert_eq!(adjourned.status, StatusCode::NO_CONTENT, "{}", adjourned.text);
    let shown = read(&asks(&north, Some(&playing), "GET", &api, None).await);
    assert_eq!(shown["adjourned"], true);
    asks(&director, Some(&directing), "POST", &run, Some(what("free"))).await;
    assert_eq!(asks(&north, Some(&playing), "GET", &api, None).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_program_follows_a_scenario_and_nothing_answers_in_another_form() {
    let server = Server::new();
    let one = server.browser('a');
    let playing = token(&one, &["read", "play"]).await;
    let all = read(&asks(&one, None, "GET", "/api/v1/scenarios", None).await);
    let law27 = all.as_array().unwrap().iter().find(|it| it["file"] == "law27").unwrap();
    let body = json!({ "file": "law27", "block": law27["block"], "edition": law27["editions"][0] });
    let opened = asks(&one, Some(&playing), "POST", "/api/v1/scenarios", Some(body)).await;
    assert_eq!(opened.status, StatusCode::OK, "{}", opened.text);
    let api = format!("/api/v1/tables/{}", read(&opened)["table"].as_str().unwrap());
    let before = read(&asks(&one, Some(&playing), "GET", &api, None).await);
    let step = json!({ "mark": before["mark"] });
    let stepped = asks(&one, Some(&playing), "POST", &format!("{api}/steps"), Some(step.clone())).await;
    assert_eq!(stepped.status, StatusCode::NO_CONTENT, "{}", stepped.text);
    let stale = asks(&one, Some(&playing), "POST", &format!("{api}/steps"), Some(step)).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    let script: Vec<Value> = law27["script"].as_array().unwrap().clone();
    let mut last = 0;
    let over = loop {
        let shown = read(&asks(&one, Some(&playing), "GET", &api, None).await);
        let at = &shown["scenario"];
        assert_eq!((&at["file"], &at["block"]), (&json!("law27"), &law27["block"]));
        let done = usize::try_from(at["done"].as_u64().unwrap()).unwrap();
        assert!(done >= last && done <= script.len(), "{at}");
        assert_eq!(at["next"], script.get(done).cloned().unwrap_or_default(), "{at}");
        last = done;
        let step = json!({ "mark": shown["mark"] });
        let stepped = asks(&one, Some(&playing), "POST", &format!("{api}/steps"), Some(step)).await;
        if stepped.status != StatusCode::NO_CONTENT {
            break stepped;
        }
    };
    assert_eq!((over.status, last), (StatusCode::CONFLICT, script.len()));
    assert!(over.text.contains("The scenario is at its end"), "{}", over.text);
    for (method, path, status) in [
        ("GET", "/api/v1/nothing", StatusCode::NOT_FOUND),
        ("GET", "/api/v1/events/x/boards/-1", StatusCode::NOT_FOUND),
        ("DELETE", "/api/v1/tables", StatusCode::METHOD_NOT_ALLOWED),
    ] {
        let answer = asks(&one, None, method, path, None).await;
        assert_eq!(answer.status, status, "{method} {path}");
        assert_eq!(read(&answer)["code"], "not-found", "{method} {path}");
    }
}

#[tokio::test]
async fn declarer_reads_what_dummy_may_play() {
    let server = Server::new();
    let (director, players) = people(&server);
    let [north, east, south, west] = &players;
    let table = online(&director, &players, DEAL).await;
    for (who, seat, call) in
        [(north, "N", "1NT"), (east, "E", "pass"), (south, "S", "pass"), (west, "W", "pass")]
    {
        who.call(&table, seat, call).await;
    }
    let lead = [("act", "card"), ("by", "E"), ("hand", "E"), ("card", "HA"), ("face", "down")];
    east.act(&table, &lead).await;
    east.act(&table, &[("act", "face"), ("by", "E")]).await;
    let path = format!("/api/v1/tables/{}", table.trim_start_matches("/t/"));
    for (who, may) in [(north, true), (south, false), (east, false)] {
        let program = token(who, &["read"]).await;
        let shown = read(&asks(who, Some(&program), "GET", &path, None).await);
        let legal = shown["views"][0]["legal"].as_array().unwrap();
        let mut legal: Vec<&str> = legal.iter().filter_map(Value::as_str).collect();
        legal.sort_unstable();
        assert_eq!(legal, if may { vec!["H6", "H7", "HJ"] } else { vec![] }, "{shown}");
    }
}

#[tokio::test]
async fn nothing_is_in_force_when_the_board_is_over() {
    let server = Server::new();
    let one = server.browser('7');
    let table = training(&one, DEAL, "at-once").await;
    for (seat, call) in [("N", "1NT"), ("E", "pass"), ("S", "pass"), ("W", "pass")] {
        one.call(&table, seat, call).await;
    }
    let lead = [("act", "card"), ("by", "E"), ("hand", "E"), ("card", "HA"), ("face", "down")];
    one.act(&table, &lead).await;
    one.act(&table, &[("act", "face"), ("by", "E")]).await;
    one.act(&table, &[("act", "expose"), ("by", "W"), ("card", "CJ"), ("how", "dropped")]).await;
    one.answer(&table, "Yes").await;
    let path = format!("/api/v1/tables/{}", table.trim_start_matches("/t/"));
    let program = token(&one, &["read", "direct"]).await;
    let shown = async || read(&asks(&one, Some(&program), "GET", &path, None).await)["views"].clone();
    let during = shown().await;
    assert_eq!(during[0]["penalty_cards"], json!([{ "of": "W", "card": "CJ" }]), "{during}");
    assert_eq!(during[0]["restrictions"].as_array().unwrap().len(), 1, "{during}");
    one.act(&table, &[("act", "concede"), ("by", "N"), ("tricks", "13")]).await;
    for _ in ["East agrees", "West agrees"] {
        one.answer(&table, "Yes").await;
    }
    let over = shown().await;
    for view in over.as_array().unwrap() {
        assert_eq!(view["phase"], "over", "{view}");
        assert_eq!((&view["penalty_cards"], &view["restrictions"]), (&json!([]), &json!([])), "{view}");
    }
}
