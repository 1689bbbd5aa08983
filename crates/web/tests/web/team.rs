//! Teams on phones: a phone has the lines of its own table, and nothing of a board that is still to be played.

use axum::http::StatusCode;
use serde_json::json;

use crate::api::{asks, read, token};
use crate::browser::{Browser, Server};
use crate::club::Evening;

const ONCE: &str = "0123456789abcdef0123";

/// Two teams in a match with no line-up named.
async fn a_match() -> Evening {
    let server = Server::new();
    let organizer = server.browser('a');
    organizer.post(&server.organizer_link(), &[]).await;
    let fields = [
        ("title", "Match"),
        ("organizer", "Zoe"),
        ("unit", "team"),
        ("scoring-team", "imps"),
        ("preset", "wbf"),
        ("minutes", "7"),
    ];
    let founded = organizer.post("/events/new", &fields).await;
    let path = founded.to().trim_end_matches("/names").to_owned();
    organizer.post(&format!("{path}/names"), &[("names", "Ann, Bob, Cat, Dan\nEve, Fay, Gil, Hal")]).await;
    let fields = [
        ("kind", "head-to-head"),
        ("rounds", "1"),
        ("boards", "2"),
        ("seating", "number"),
        ("dealing", "tables"),
    ];
    let started = organizer.post(&format!("{path}/movement"), &fields).await;
    assert_eq!(started.status, StatusCode::SEE_OTHER, "{}", started.text);
    Evening { server, organizer, path }
}

/// Somebody who comes in at this table.
async fn at(evening: &Evening, table: usize, digit: char, name: &str) -> Browser {
    let phone = evening.server.browser(digit);
    let card = evening.cards().await[table - 1].clone();
    let page = phone.get(&card).await;
    let place = page.text.find(&format!("\"><bdi>{name}</bdi>")).unwrap_or_else(|| panic!("{}", page.text));
    let person = page.text[..place].rsplit('"').next().unwrap().to_owned();
    let pin = evening.pin(&card).await;
    let sat = phone.post(&card, &[("person", &person), ("pin", &pin)]).await;
    assert_eq!(sat.status, StatusCode::SEE_OTHER, "{}", sat.text);
    phone
}

#[tokio::test]
async fn a_phone_of_a_team_has_its_own_table_and_nothing_of_the_other() {
    let evening = a_match().await;
    evening.call_round("1").await;
    let path = &evening.path;
    let ann = at(&evening, 1, '1', "Ann").await;
    let (cat, gil) = (at(&evening, 2, '2', "Cat").await, at(&evening, 2, '3', "Gil").await);
    assert_eq!(evening.lines(&ann).await, ["1A/1/1/1", "1A/1/1/2"]);
    assert_eq!(evening.lines(&cat).await, ["1A/1/2/1", "1A/1/2/2"]);
    let elsewhere = "1A/1/2/1";
    assert_eq!(evening.enter(&cat, elsewhere, "11", ONCE).await.status, StatusCode::SEE_OTHER);
    assert_eq!(evening.agree(&gil, elsewhere).await.status, StatusCode::SEE_OTHER);
    for page in ["/me", "/card"] {
        let text = ann.get(&format!("{path}{page}")).await.text;
        assert!(!text.contains("450"), "{page}: {text}");
    }
    assert!(cat.get(&format!("{path}/card")).await.text.contains("450"), "his own table");
    let foreign = evening.enter(&ann, "1A/1/2/2", "10", "another-once-of-mine-here").await;
    assert_eq!(foreign.status, StatusCode::NOT_FOUND);
    let claim = [("line", elsewhere), ("text", "twelve")];
    assert_eq!(ann.post(&format!("{path}/contest"), &claim).await.status, StatusCode::NOT_FOUND);
    let program = token(&ann, &["read", "enter"]).await;
    let code = path.trim_start_matches("/e/");
    let lines = asks(&ann, Some(&program), "GET", &format!("/api/v1/events/{code}/lines"), None).await;
    let nobody = json!({ "NS": null, "EW": null });
    assert_eq!(
        read(&lines),
        json!([
            { "line": "1A/1/1/1", "state": "open", "results": [], "leads": nobody },
            { "line": "1A/1/1/2", "state": "open", "results": [], "leads": nobody },
        ])
    );
    // When the board is played at his own table too there is nothing to hide of it any more.
    evening.set("1A/1/1/1", "10").await;
    assert!(ann.get(&format!("{path}/card")).await.text.contains("450"));
}

#[tokio::test]
async fn a_phone_does_not_go_over_to_the_other_table_of_a_match() {
    let evening = a_match().await;
    evening.call_round("1").await;
    let path = &evening.path;
    // Before anything was entered somebody who took the wrong card goes to the right one, with all his devices.
    let ann = at(&evening, 2, '1', "Ann").await;
    let second = at(&evening, 1, '5', "Ann").await;
    assert_eq!(evening.lines(&ann).await, evening.lines(&second).await);
    let (cat, gil) = (at(&evening, 2, '2', "Cat").await, at(&evening, 2, '3', "Gil").await);
    evening.enter(&cat, "1A/1/2/1", "11", ONCE).await;
    evening.agree(&gil, "1A/1/2/1").await;
    let card = evening.cards().await[1].clone();
    let pin = evening.pin(&card).await;
    let page = ann.get(&card).await.text;
    let person = |name: &str| {
        let place = page.find(&format!("\"><bdi>{name}</bdi>")).unwrap();
        page[..place].rsplit('"').next().unwrap().to_owned()
    };
    let (own, mates) = (person("Ann"), person("Dan"));
    let fresh = evening.server.browser('6');
    for (phone, fields) in [
        (&ann, vec![("person", own.as_str())]),
        (&ann, vec![("person", mates.as_str())]),
        (&ann, vec![("device", "1")]),
        (&fresh, vec![("person", own.as_str())]),
    ] {
        let mut all = fields.clone();
        all.push(("pin", &pin));
        let answer = phone.post(&card, &all).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{fields:?}");
        assert!(answer.text.contains("This phone belongs to another table"), "{}", answer.text);
    }
    // Giving the place up first changes nothing.
    ann.post(&format!("{path}/leave"), &[]).await;
    let answer = ann.post(&card, &[("person", &own), ("pin", &pin)]).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.text);
    // When the match is played at both tables anybody goes where he likes.
    for line in ["1A/1/1/1", "1A/1/1/2", "1A/1/2/2"] {
        evening.set(line, "10").await;
    }
    assert_eq!(ann.post(&card, &[("person", &own), ("pin", &pin)]).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_program_contests_only_what_its_player_knows() {
    let evening = a_match().await;
    evening.call_round("1").await;
    let ann = at(&evening, 1, '1', "Ann").await;
    evening.set("1A/1/2/1", "11").await;
    let program = token(&ann, &["enter"]).await;
    let path = format!("/api/v1/events/{}/commands", evening.path.trim_start_matches("/e/"));
    let claim = |table: u16, board: u32| {
        let line = json!({ "session": 1, "section": 1, "round": 1, "table": table, "board": board });
        json!({ "commands": [{ "claim_error": { "line": line, "text": "twelve" } }] })
    };
    let mut answers = vec![];
    for board in [1, 2] {
        let answer = asks(&ann, Some(&program), "POST", &path, Some(claim(2, board))).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{}", answer.text);
        answers.push(answer.text);
    }
    assert_eq!(answers[0], answers[1], "whether a result stands there is not told");
    let ruling = json!({ "commands": [{ "appeal": [1, "law"] }] });
    let answer = asks(&ann, Some(&program), "POST", &path, Some(ruling)).await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND, "{}", answer.text);
    evening.set("1A/1/1/1", "10").await;
    let answer = asks(&ann, Some(&program), "POST", &path, Some(claim(1, 1))).await;
    assert_eq!(answer.status, StatusCode::NO_CONTENT, "{}", answer.text);
}

#[tokio::test]
async fn a_table_lets_those_in_whom_the_line_up_puts_there() {
    let evening = a_match().await;
    let form = format!("{}/line-up", evening.path);
    let names = ["Ann", "Bob", "Cat", "Dan", "Eve"];
    let doors = async || {
        let mut all = vec![];
        for card in evening.cards().await {
            let text = evening.server.browser('9').get(&card).await.text;
            let here = names.into_iter().filter(|name| text.contains(&format!("<bdi>{name}</bdi>")));
            all.push(here.collect::<Vec<_>>());
        }
        all
    };
    assert_eq!(doors().await, [names, names], "nobody said where they sit");
    let page = evening.organizer.get(&format!("{form}?entry=1")).await.text;
    let person = |name: &str| {
        let before = page.split(&format!(">{name}</option>")).next().unwrap();
        before.rsplit("value=\"").next().unwrap().split('"').next().unwrap().to_owned()
    };
    let (ann, bob, cat, dan) = (person("Ann"), person("Bob"), person("Cat"), person("Dan"));
    let fields =
        [("entry", "1"), ("round", "1"), ("north", &ann), ("south", &cat), ("east", &bob), ("west", &dan)];
    let named = evening.organizer.post(&form, &fields).await;
    assert_eq!(named.status, StatusCode::SEE_OTHER, "{}", named.text);
    let mut doors = doors().await;
    doors.sort();
    assert_eq!(doors, [["Ann", "Cat", "Eve"], ["Bob", "Dan", "Eve"]]);
}

#[tokio::test]
async fn a_board_of_teams_is_compared_with_the_other_table_and_a_match_has_its_result() {
    let evening = a_match().await;
    evening.call_round("1").await;
    let path = &evening.path;
    let ann = at(&evening, 1, '1', "Ann").await;
    let stranger = evening.server.browser('9');
    evening.set("1A/1/1/1", "10").await;
    let board = |text: &str| (text.contains("</small> −1</td>"), text.contains("</small> +1</td>"));
    let organizer = &evening.organizer;
    let alone = organizer.get(&format!("{path}/board/1")).await.text;
    assert_eq!(board(&alone), (false, false), "one table is compared with nothing: {alone}");
    evening.set("1A/1/2/1", "11").await;
    let both = organizer.get(&format!("{path}/board/1")).await.text;
    assert_eq!(board(&both), (true, true), "{both}");
    let card = ann.get(&format!("{path}/card")).await.text;
    assert!(card.contains("<td class=\"number\">−1</td>"), "{card}");
    let ranking = organizer.get(path).await.text;
    assert!(
        ranking.contains("<td class=\"number\">−1</td>") && ranking.contains("not finished"),
        "{ranking}"
    );
    for reader in [&ann, &stranger] {
        let text = reader.get(path).await.text;
        assert!(!text.contains("not finished"), "the ranking stands as when the round was called: {text}");
    }
    evening.set("1A/1/1/2", "10").await;
    evening.set("1A/1/2/2", "12").await;
    for reader in [organizer, &ann, &stranger] {
        let text = reader.get(path).await.text;
        assert!(text.contains("<td class=\"number\">−3</td>") && !text.contains("not finished"), "{text}");
    }
    let shown =
        asks(&stranger, None, "GET", &format!("/api/v1{}/ranking", path.replace("/e/", "/events/")), None)
            .await;
    assert_eq!(read(&shown)["matches"][0]["margin"], "−3");
}
