//! Two Directors on one case, a page that is old, a form that is sent twice: nothing happens that nobody saw.

use axum::http::StatusCode;

use crate::browser::{Answer, Browser, Server};
use crate::club::Evening;

const ONCE: &str = "0123456789abcdef0123";
const LINE: &str = "1A/1/1/1";

/// Somebody who takes a link for another Director.
pub(crate) async fn director(evening: &Evening, digit: char, name: &str) -> Browser {
    invited(evening, digit, name, "director").await
}

/// Somebody who takes a link for an office.
pub(crate) async fn invited(evening: &Evening, digit: char, name: &str, office: &str) -> Browser {
    let page = evening.organizer.post(&format!("{}/tables", evening.path), &[("office", office)]).await;
    let link = page.text.split("/in/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let person = evening.server.browser(digit);
    let came = person.post(&format!("{}/in/{link}", evening.path), &[("name", name)]).await;
    assert_eq!(came.status, StatusCode::SEE_OTHER, "{}", came.text);
    person
}

/// A form as it was filled in on an older page.
async fn posts(who: &Browser, path: &str, mark: &str, fields: &[(&str, &str)]) -> Answer {
    let all: Vec<_> = fields.iter().copied().chain([("mark", mark)]).collect();
    who.post(path, &all).await
}

fn result(tricks: &str) -> [(&str, &str); 7] {
    [
        ("line", LINE),
        ("what", "result"),
        ("level", "4"),
        ("denomination", "S"),
        ("declarer", "N"),
        ("tricks-4", tricks),
        ("reason", "slip"),
    ]
}

#[tokio::test]
async fn a_director_takes_the_result_that_he_saw_or_none() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let at = format!("{}/at", evening.path);
    let ann = evening.sit('1', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    evening.enter(&ann, &line, "10", ONCE).await;
    let me = ann.get(&format!("{}/me", evening.path)).await;
    let name = me.text.split("against <bdi>").nth(1).unwrap().split(" –").next().unwrap().to_owned();
    let they = evening.sit('2', &name).await;
    evening.enter(&they, &line, "9", "another-once-of-theirs").await;
    let take = [("line", line.as_str()), ("what", "first")];
    let seen = evening.organizer.mark(&at, &take).await.unwrap();
    evening.enter(&they, &line, "7", "and-yet-another-of-theirs").await;
    let before = evening.server.records();
    let taken = posts(&evening.organizer, &at, &seen, &take).await;
    assert_eq!(taken.status, StatusCode::CONFLICT, "{}", taken.text);
    assert!(taken.text.contains("things have moved on") && taken.text.contains("Show it as it is now"));
    assert_eq!(evening.server.records(), before);
    let without = evening.organizer.post_raw(&at, "line=1A/1/1/1&what=first".into()).await;
    assert_ne!(without.status, StatusCode::SEE_OTHER, "a form of no page");
    assert_eq!(evening.organizer.post(&at, &take).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn two_directors_on_one_case_do_not_overwrite_each_other() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let at = format!("{}/at", evening.path);
    assert_eq!(evening.set(LINE, "10").await.status, StatusCode::SEE_OTHER);
    let other = director(&evening, 'd', "Dora").await;
    let seen = other.mark(&at, &[("line", LINE)]).await.unwrap();
    assert_eq!(evening.set(LINE, "11").await.status, StatusCode::SEE_OTHER);
    let before = evening.server.records();
    assert_eq!(posts(&other, &at, &seen, &result("12")).await.status, StatusCode::CONFLICT);
    let rule = |share: &'static str| {
        [("line", LINE), ("what", "average"), ("ns", share), ("ew", "average"), ("reason", "late")]
    };
    let trial: Vec<_> = rule("plus").into_iter().chain([("try", "1")]).collect();
    assert_eq!(posts(&other, &at, &seen, &trial).await.status, StatusCode::CONFLICT);
    assert_eq!(evening.server.records(), before);
    let seen = other.mark(&at, &[("line", LINE)]).await.unwrap();
    assert_eq!(posts(&other, &at, &seen, &rule("plus")).await.status, StatusCode::SEE_OTHER);
    assert_eq!(posts(&evening.organizer, &at, &seen, &rule("minus")).await.status, StatusCode::CONFLICT);
    assert_eq!(posts(&other, &at, &seen, &rule("plus")).await.status, StatusCode::CONFLICT, "sent twice");
    let rulings = evening.organizer.get(&format!("{}/rulings", evening.path)).await.text;
    assert!(rulings.contains("1. ") && !rulings.contains("2. <a"), "{rulings}");
}

#[tokio::test]
async fn what_is_sent_twice_is_done_once() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let rulings = format!("{}/rulings", evening.path);
    let penalty = [
        ("what", "penalty"),
        ("entry", "1"),
        ("kind", "procedural"),
        ("unit", "percent"),
        ("size", "10"),
        ("reason", "late"),
    ];
    let seen = evening.organizer.mark(&rulings, &penalty).await.unwrap();
    assert_eq!(posts(&evening.organizer, &rulings, &seen, &penalty).await.status, StatusCode::SEE_OTHER);
    assert_eq!(posts(&evening.organizer, &rulings, &seen, &penalty).await.status, StatusCode::CONFLICT);
    let large = penalty.map(|(name, value)| if name == "size" { (name, "65000") } else { (name, value) });
    let refused = evening.organizer.post(&rulings, &large).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text.contains("more than a whole top"), "{}", refused.text);

    let ann = evening.sit('1', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    evening.set(&line, "10").await;
    let contest = format!("{}/contest", evening.path);
    let claim = [("line", line.as_str()), ("text", "eleven")];
    let seen = ann.mark(&contest, &claim).await.unwrap();
    assert_eq!(posts(&ann, &contest, &seen, &claim).await.status, StatusCode::SEE_OTHER);
    assert_eq!(posts(&ann, &contest, &seen, &claim).await.status, StatusCode::CONFLICT);

    let room = format!("{}/room", evening.path);
    let early = [("what", "round"), ("section", "A"), ("round", "2")];
    assert_eq!(evening.organizer.post(&room, &early).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(evening.call_round("2").await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn what_was_ruled_and_decided_is_read_by_those_whom_it_concerns() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    evening.set(&line, "10").await;
    let at = format!("{}/at", evening.path);
    let assign = [
        ("line", line.as_str()),
        ("what", "assign"),
        ("both-result-0", "4SN+1"),
        ("both-weight-0", "60"),
        ("both-result-1", "3SN="),
        ("both-weight-1", "40"),
        ("offenders", "ew"),
        ("reason", "hesitation"),
    ];
    assert_eq!(evening.organizer.post(&at, &assign).await.status, StatusCode::SEE_OTHER);
    let words = "60 % +450 + 40 % +140";
    let page = |browser: Browser, path: &'static str| {
        let path = format!("{}{path}", evening.path);
        async move { browser.get(&path).await.text }
    };
    for text in [
        page(evening.organizer.clone(), "/rulings").await,
        evening.organizer.get(&format!("{at}?at={line}")).await.text,
        page(ann.clone(), "/me").await,
        page(ann.clone(), "/card").await,
    ] {
        assert!(text.contains(words), "{text}");
    }
    let rulings = page(evening.organizer.clone(), "/rulings").await;
    assert!(rulings.contains("offending side East-West"), "{rulings}");

    let card = format!("{}/card", evening.path);
    let appeal = [("what", "appeal"), ("ruling", "1")];
    assert_eq!(ann.post(&card, &appeal).await.status, StatusCode::SEE_OTHER);
    assert!(page(ann.clone(), "/card").await.contains("Take the appeal back"));
    let bob = evening.sit('2', "Bob").await;
    let me = page(bob.clone(), "/me").await;
    assert!(me.contains("I concur"), "{me}");
    let concur = [("what", "concur"), ("appeal", "1"), ("from", "me")];
    assert_eq!(bob.post(&card, &concur).await.to(), format!("{}/me", evening.path));

    let member = invited(&evening, 'c', "Cora", "committee").await;
    let decide = [
        ("what", "decide"),
        ("appeal", "1"),
        ("decision", "change"),
        ("ns-result-0", "4SN="),
        ("ew-result-0", "3SN="),
        ("ew-weight-0", "70"),
        ("ew-result-1", "4SN+1"),
        ("ew-weight-1", "30"),
        ("offenders", "ew"),
    ];
    let rulings = format!("{}/rulings", evening.path);
    let decided = member.post(&rulings, &decide).await;
    assert_eq!(decided.status, StatusCode::SEE_OTHER, "{}", decided.text);
    let text = page(ann.clone(), "/card").await;
    assert!(text.contains("North-South +420, East-West 70 % −140 + 30 % −450"), "{text}");
}

#[tokio::test]
async fn a_party_to_an_appeal_does_not_decide_it() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    evening.set(&line, "10").await;
    let at = format!("{}/at", evening.path);
    let rule =
        [("line", line.as_str()), ("what", "average"), ("ns", "plus"), ("ew", "minus"), ("reason", "x")];
    assert_eq!(evening.organizer.post(&at, &rule).await.status, StatusCode::SEE_OTHER);
    ann.post(&format!("{}/card", evening.path), &[("what", "appeal"), ("ruling", "1")]).await;
    let bob = evening.sit('2', "Bob").await;
    bob.post(&format!("{}/card", evening.path), &[("what", "concur"), ("appeal", "1")]).await;
    let me = ann.get(&format!("{}/me", evening.path)).await.text;
    let name = me.split("against <bdi>").nth(1).unwrap().split(" –").next().unwrap().to_owned();
    let party = invited(&evening, 'e', &name, "committee").await;
    let decide = [("what", "decide"), ("appeal", "1"), ("decision", "stands")];
    let rulings = format!("{}/rulings", evening.path);
    let refused = party.post(&rulings, &decide).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.text);
    assert!(refused.text.contains("You are a party to this appeal"), "{}", refused.text);
}

#[tokio::test]
async fn a_script_is_answered_in_its_own_form_whatever_goes_wrong() {
    let server = Server::new();
    let phone = server.browser('1');
    let request = axum::http::Request::builder()
        .method("POST")
        .uri("/e/nowhere/result")
        .header("cookie", format!("openroom={}", "1".repeat(64)))
        .header("accept", "application/json")
        .header("content-type", "application/x-www-form-urlencoded")
        .body(axum::body::Body::from("line=1A/1/1/1"))
        .unwrap();
    let answer = phone.send(request).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
    assert!(answer.text.starts_with("{\"done\":false,\"text\":"), "{}", answer.text);
}
