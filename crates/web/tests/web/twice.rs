//! What is sent twice is done once, and nobody agrees to what he has not seen.

use axum::http::StatusCode;
use serde_json::json;

use crate::api::{asks, read, token};
use crate::browser::{Browser, Server, online};
use crate::club::Evening;
use crate::online::{DEAL, people};

const ONCE: &str = "0123456789abcdef0123";

/// An evening in its first round: Ann, one of her opponents, and the line that they play.
async fn two() -> (Evening, Browser, Browser, String) {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    let me = ann.get(&format!("{}/me", evening.path)).await.text;
    let name = me.split("against <bdi>").nth(1).unwrap().split(" –").next().unwrap().to_owned();
    let they = evening.sit('2', &name).await;
    (evening, ann, they, line)
}

/// Enters four spades by North, just made, with this lead.
async fn led(evening: &Evening, phone: &Browser, line: &str, lead: (&str, &str), once: &str) {
    let sent = evening.enter_led(phone, line, ("10", lead), once).await;
    assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.text);
}

async fn shown(evening: &Evening, phone: &Browser) -> String {
    phone.get(&format!("{}/me", evening.path)).await.text
}

#[tokio::test]
async fn a_form_of_a_page_that_is_sent_twice_is_answered_by_what_it_did_first() {
    let server = Server::new();
    let browser = server.browser('1');
    let body = |csrf: &str| format!("csrf={csrf}&preset=wbf&attention=at-once&title=T");
    let number = browser.numbered("/train").await;
    assert!(number.contains('.'), "{number}");
    let first = browser.post_raw("/train", body(&number)).await;
    let records = server.records();
    let again = browser.post_raw("/train", body(&number)).await;
    assert_eq!((again.status, again.to()), (StatusCode::SEE_OTHER, first.to()));
    assert_eq!(server.records(), records, "one table was opened");
    // Filled in otherwise, or from the page loaded again, it is another form.
    let other = browser.post_raw("/train", body(&number).replace("title=T", "title=U")).await;
    let anew = browser.post_raw("/train", body(&browser.numbered("/train").await)).await;
    assert!(other.to() != first.to() && anew.to() != first.to());
    // What was refused was not done, and may be sent again.
    let number = browser.numbered("/train").await;
    for _ in 0..2 {
        let refused = browser.post_raw("/train", format!("csrf={number}&preset=none")).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
}

#[tokio::test]
async fn an_act_that_is_sent_twice_is_done_once_and_answered_as_the_first_time() {
    let server = Server::new();
    let (director, players) = people(&server);
    let [north, east, south, _] = &players;
    let table = online(&director, &players, DEAL).await;
    let twice = async |who: &Browser, path: &str, fields: &[(&str, &str)]| {
        let path = format!("{table}/{path}");
        let first = who.post(&path, fields).await;
        let records = server.records();
        let again = who.post(&path, fields).await;
        assert_eq!(
            (first.status, again.status),
            (StatusCode::SEE_OTHER, StatusCode::SEE_OTHER),
            "{fields:?}"
        );
        assert_eq!(server.records(), records, "{fields:?}");
    };
    let mark = north.get(&table).await.field("mark");
    twice(north, "act", &[("mark", &mark), ("act", "call"), ("by", "N"), ("call", "1S")]).await;
    // Another act on what is no longer so is not done.
    let other = [("mark", mark.as_str()), ("act", "call"), ("by", "N"), ("call", "pass")];
    assert_eq!(north.post(&format!("{table}/act"), &other).await.status, StatusCode::CONFLICT);
    east.call(&table, "E", "1H").await;
    south.act(&table, &[("act", "attention"), ("by", "S")]).await;
    let page = south.get(&table).await;
    let (mark, question) = (page.field("mark"), page.field("question"));
    twice(south, "answer", &[("mark", &mark), ("question", &question), ("answer", "1")]).await;
    // What he reports may show him nothing new.
    let mark = south.get(&table).await.field("mark");
    let report = [
        ("mark", mark.as_str()),
        ("act", "convey"),
        ("by", "S"),
        ("of", "E"),
        ("how", "hesitation"),
        ("text", "a minute"),
    ];
    twice(south, "act", &report).await;
}

#[tokio::test]
async fn whoever_calls_the_director_again_after_he_came_has_called_again() {
    let server = Server::new();
    let (director, players) = people(&server);
    let table = online(&director, &players, DEAL).await;
    let south = &players[2];
    let calls = async || south.act(&table, &[("act", "director"), ("by", "S")]).await;
    calls().await;
    director.post(&format!("{table}/run"), &[("what", "came")]).await;
    let records = server.records();
    calls().await;
    assert_ne!(server.records(), records);
}

#[tokio::test]
async fn agreement_is_to_what_was_shown_and_sent_twice_it_is_one() {
    let (evening, ann, they, line) = two().await;
    let path = format!("{}/agree", evening.path);
    evening.enter(&ann, &line, "10", ONCE).await;
    let seen = evening.seen(&they, &line).await;
    let bare = they.post(&path, &[("line", &line)]).await;
    assert_eq!(bare.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", bare.text);
    evening.enter(&ann, &line, "11", "0123456789abcdef4567").await;
    let old = they.post(&path, &[("line", &line), ("seen", &seen)]).await;
    assert_eq!(old.status, StatusCode::CONFLICT, "{}", old.text);
    assert!(!shown(&evening, &they).await.contains("class=\"agreed\""));
    let seen = evening.seen(&they, &line).await;
    assert_eq!(they.post(&path, &[("line", &line), ("seen", &seen)]).await.status, StatusCode::SEE_OTHER);
    let records = evening.server.records();
    let again = they.post(&path, &[("line", &line), ("seen", &seen)]).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER, "{}", again.text);
    assert_eq!(evening.server.records(), records);
}

#[tokio::test]
async fn two_leads_are_shown_to_both_and_settled_by_one_of_them() {
    let (evening, ann, they, line) = two().await;
    led(&evening, &ann, &line, ("H", "A"), ONCE).await;
    led(&evening, &they, &line, ("H", "K"), "another-once-of-theirs").await;
    for phone in [&ann, &they] {
        let page = shown(&evening, phone).await;
        assert!(page.contains("class=\"agreed\"") && page.contains("different opening leads"), "{page}");
        assert!(page.contains("♥A") && page.contains("♥K"), "{page}");
    }
    let desk = evening.organizer.get(&format!("{}/at?at={line}", evening.path)).await.text;
    assert!(desk.contains("different opening leads"), "{desk}");
    let program = token(&ann, &["read", "enter"]).await;
    let api = format!("/api/v1/events/{}", evening.path.trim_start_matches("/e/"));
    let lines = read(&asks(&ann, Some(&program), "GET", &format!("{api}/lines"), None).await);
    let own = lines.as_array().unwrap().iter().find(|one| one["line"] == line).unwrap();
    let mut leads = [own["leads"]["NS"].as_str().unwrap(), own["leads"]["EW"].as_str().unwrap()];
    leads.sort_unstable();
    assert_eq!(leads, ["HA", "HK"]);
    // She does not settle it for the others by saying again what she said.
    let own = json!({ "line": line, "result": "4SN=", "lead": "HA" });
    let refused = asks(&ann, Some(&program), "POST", &format!("{api}/agreements"), Some(own)).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.text);
    let settled = evening.agree(&ann, &line).await;
    assert_eq!(settled.status, StatusCode::SEE_OTHER, "{}", settled.text);
    for phone in [&ann, &they] {
        let page = shown(&evening, phone).await;
        assert!(!page.contains("different opening leads") && page.contains("♥K"), "{page}");
        assert!(!page.contains("♥A"), "{page}");
    }
}

#[tokio::test]
async fn a_lead_that_comes_after_the_agreement_is_shown_and_the_director_settles_it() {
    let (evening, ann, they, line) = two().await;
    led(&evening, &ann, &line, ("H", "A"), ONCE).await;
    evening.agree(&they, &line).await;
    led(&evening, &they, &line, ("H", "A"), "another-once-of-theirs").await;
    assert!(!shown(&evening, &ann).await.contains("different opening leads"));
    led(&evening, &they, &line, ("D", "2"), "a-third-once-of-theirs").await;
    assert!(shown(&evening, &ann).await.contains("different opening leads"));
    let at = format!("{}/at", evening.path);
    let desk = evening.organizer.get(&format!("{at}?at={line}")).await.text;
    let before = desk.split("♦2").next().unwrap();
    let side = before.rsplit("name=\"side\" value=\"").next().unwrap().split('"').next().unwrap().to_owned();
    let fields = [("line", line.as_str()), ("what", "lead"), ("side", &side)];
    let settled = evening.organizer.post(&at, &fields).await;
    assert_eq!(settled.status, StatusCode::SEE_OTHER, "{}", settled.text);
    for phone in [&ann, &they] {
        let page = shown(&evening, phone).await;
        assert!(page.contains("♦2") && !page.contains("different opening leads"), "{page}");
    }
}

#[tokio::test]
async fn a_disagreement_shows_the_lead_of_each_side_and_who_takes_a_result_takes_its_lead() {
    let (evening, ann, they, line) = two().await;
    led(&evening, &ann, &line, ("H", "Q"), ONCE).await;
    evening.enter(&they, &line, "9", "another-once-of-theirs").await;
    let page = shown(&evening, &they).await;
    assert!(page.contains("The other side is right") && page.contains("♥Q") && page.contains("♥A"), "{page}");
    evening.agree(&they, &line).await;
    let page = shown(&evening, &they).await;
    assert!(page.contains("class=\"agreed\"") && page.contains("♥Q") && !page.contains("♥A"), "{page}");
}

#[tokio::test]
async fn a_lead_against_another_declarer_does_not_stay_with_the_result() {
    let (evening, ann, they, line) = two().await;
    led(&evening, &ann, &line, ("H", "A"), ONCE).await;
    evening.agree(&they, &line).await;
    assert!(shown(&evening, &ann).await.contains("♥A"));
    let at = format!("{}/at", evening.path);
    let corrected = |declarer: &'static str| {
        [
            ("line", line.as_str()),
            ("what", "result"),
            ("level", "4"),
            ("denomination", "S"),
            ("declarer", declarer),
            ("tricks-4", "10"),
            ("reason", "slip"),
        ]
    };
    // It was South who declared: nobody has said what West led.
    for (declarer, stays) in [("S", false), ("N", true)] {
        let done = evening.organizer.post(&at, &corrected(declarer)).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
        for page in [
            shown(&evening, &ann).await,
            shown(&evening, &they).await,
            evening.organizer.get(&format!("{at}?at={line}")).await.text,
        ] {
            let card = page.contains("♥A");
            assert_eq!(card, stays, "declarer {declarer}: {page}");
        }
    }
    let fields =
        corrected("S").into_iter().chain([("lead-suit", "D"), ("lead-rank", "2")]).collect::<Vec<_>>();
    evening.organizer.post(&at, &fields).await;
    let page = shown(&evening, &ann).await;
    assert!(page.contains("♦2") && !page.contains("♥A"), "{page}");
}

#[tokio::test]
async fn a_phone_that_was_put_out_is_told_so_and_how_to_come_in_again() {
    let (evening, ann, they, line) = two().await;
    evening.enter(&they, &line, "10", ONCE).await;
    let me = format!("{}/me", evening.path);
    let at = line.split('/').nth(2).unwrap();
    let fields = [("pins", "table-out"), ("table", &format!("A/{at}"))];
    evening.organizer.post(&format!("{}/pins", evening.path), &fields).await;
    let told = ann.get(&me).await;
    assert_eq!(told.status, StatusCode::NOT_FOUND);
    for part in ["This phone has no place here any more", "wait for you to confirm", "id=\"queue\""] {
        assert!(told.text.contains(part), "{part}: {}", told.text);
    }
    assert!(!told.text.contains("+420") && !told.text.contains(&line), "{}", told.text);
    let door =
        told.text.split("class=\"button main large\" href=\"").nth(1).unwrap().split('"').next().unwrap();
    assert_eq!(ann.get(door).await.status, StatusCode::OK);
    let ann = evening.sit('1', "Ann").await;
    assert!(shown(&evening, &ann).await.contains("Yes, that is right"));
    // Whoever never was here learns nothing.
    let stranger = evening.server.browser('7').get(&me).await;
    assert!(!stranger.text.contains("This phone has no place here any more"), "{}", stranger.text);
}

#[tokio::test]
async fn whoever_loses_a_seat_at_a_table_is_told_so() {
    let server = Server::new();
    let (director, players) = people(&server);
    let table = online(&director, &players, DEAL).await;
    director.post(&format!("{table}/run"), &[("what", "free"), ("seat", "S")]).await;
    let told = players[2].get(&table).await;
    assert_eq!(told.status, StatusCode::NOT_FOUND);
    assert!(told.text.contains("You no longer have a place at this table."), "{}", told.text);
    let stranger = server.browser('9').get(&table).await.text;
    assert!(!stranger.contains("You no longer have a place"), "{stranger}");
}

#[tokio::test]
async fn what_an_opponent_says_of_a_call_is_no_explanation_of_it() {
    let server = Server::new();
    let (director, players) = people(&server);
    let [north, east, south, west] = &players;
    let table = online(&director, &players, DEAL).await;
    north.call(&table, "N", "1C").await;
    let said = |by| [("act", "explain"), ("by", by), ("call", "0"), ("text", "natural, four clubs")];
    east.act(&table, &said("E")).await;
    for who in [north, south, &director] {
        let page = who.get(&table).await.text;
        assert!(!page.contains("class=\"meant\""), "{page}");
        assert!(page.contains("natural, four clubs"), "it was said: {page}");
    }
    let program = token(&director, &["read"]).await;
    let api = format!("/api/v1/tables/{}", table.trim_start_matches("/t/"));
    let seen = read(&asks(&director, Some(&program), "GET", &api, None).await);
    assert_eq!(seen["views"][0]["calls"][0]["explained"], json!(null), "{seen}");
    let own = [("act", "explain"), ("by", "S"), ("call", "0"), ("text", "precision 16+")];
    south.act(&table, &own).await;
    west.act(&table, &said("W")).await;
    let page = director.get(&table).await.text;
    let meant = page.split("class=\"meant\"").nth(1).unwrap().split("</ul>").next().unwrap();
    assert!(meant.contains("precision 16+") && !meant.contains("natural"), "{meant}");
}

#[tokio::test]
async fn a_program_is_told_of_a_field_that_nobody_knows() {
    let server = Server::new();
    let (director, players) = people(&server);
    let table = online(&director, &players, DEAL).await;
    let north = &players[0];
    let program = token(north, &["read", "play", "direct", "organize"]).await;
    let api = format!("/api/v1/tables/{}", table.trim_start_matches("/t/"));
    let mark = read(&asks(north, Some(&program), "GET", &api, None).await)["mark"].clone();
    let records = server.records();
    let fields = json!({ "act": "call", "by": "N", "call": "1S", "alert": "strong" });
    let opening = json!({ "preset": "wbf", "attention": "players", "titel": "x" });
    for (path, body, place) in [
        (format!("{api}/acts"), json!({ "mark": mark, "fields": fields }), "fields.alert"),
        (format!("{api}/acts"), json!({ "mark": mark, "fields": {}, "by": "N" }), "by"),
        ("/api/v1/tables".to_owned(), json!({ "kind": "online", "fields": opening }), "fields.titel"),
    ] {
        let answer = asks(north, Some(&program), "POST", &path, Some(body)).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.text);
        let refusal = read(&answer);
        assert_eq!(refusal["code"], "malformed");
        let expected = format!("There is no field {place} here. Nothing was changed.");
        assert_eq!(refusal["message"], expected);
    }
    assert_eq!(server.records(), records);
}
