//! The director's desk by the API: topics, consultations, rulings that are kept.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::api::{asks, read, token};
use crate::browser::{Browser, Server, online};
use crate::club::Evening;
use crate::online::{DEAL, people};

async fn get(browser: &Browser, path: &str) -> Value {
    let answer = asks(browser, None, "GET", &format!("/api/v1/desk{path}"), None).await;
    assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.text);
    read(&answer)
}

#[tokio::test]
async fn anybody_consults_the_desk_to_its_ruling_in_any_edition_and_language() {
    let server = Server::new();
    let anybody = server.browser('a');
    let all = get(&anybody, "").await;
    let topics: usize =
        all["groups"].as_array().unwrap().iter().map(|group| group["topics"].as_array().unwrap().len()).sum();
    assert!(topics > 30, "{topics}");
    assert!(all["laws"].as_array().unwrap().iter().any(|one| one["laws"] == "2017"), "{all}");
    let found = get(&anybody, "?q=insufficient").await;
    assert!(found.to_string().contains("insufficient-bid"), "{found}");
    let begun = get(&anybody, "/topics/insufficient-bid").await;
    assert_eq!((&begun["ruled"], &begun["answers"]), (&json!(false), &json!([])), "{begun}");
    assert!(begun["asked"]["answers"].as_array().unwrap().iter().any(|one| one["answer"] == "N"), "{begun}");
    let asked =
        get(&anybody, "/topics/insufficient-bid?answers=N.1S.E.1D.NothingSince&edition=2017&say=pl").await;
    let answers = asked["asked"]["answers"].as_array().unwrap();
    assert!(answers.iter().all(|one| one["leads_to"].is_string()), "{asked}");
    let ruled =
        get(&anybody, "/topics/insufficient-bid?answers=N.1S.E.1D.NothingSince.no.2D.yes&say=de").await;
    assert_eq!(ruled["ruled"], true, "{ruled}");
    assert!(ruled["orders"].to_string().contains("27B1a"), "{ruled}");
    assert!(!ruled["aloud"].as_str().unwrap().is_empty());
    let english = get(&anybody, "/topics/insufficient-bid?answers=N.1S.E.1D.NothingSince.no.2D.yes").await;
    assert_ne!(english["aloud"], ruled["aloud"], "what is said aloud is in the language of the players");
    assert_eq!(english["orders"], ruled["orders"], "and everything else in the caller's");
    for (query, field, says) in [
        ("answers=N.1S.X", "answers[2]", "is no answer to"),
        ("answers=N.1S.E.1D.NothingSince.no.2D.yes.yes", "answers[8]", "answers nothing"),
        ("edition=1997", "edition", "2007, 2017"),
        ("preset=fifa", "preset", "wbf"),
        ("laws=x", "laws", "2017"),
        ("say=xx", "say", "en, et"),
    ] {
        let path = format!("/api/v1/desk/topics/insufficient-bid?{query}");
        let refused = asks(&anybody, None, "GET", &path, None).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{query}");
        let refused = read(&refused);
        assert_eq!(refused["field"], field, "{refused}");
        assert!(refused["message"].as_str().unwrap().contains(says), "{refused}");
    }
    let nothing = asks(&anybody, None, "GET", "/api/v1/desk/topics/nothing", None).await;
    assert_eq!(nothing.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_director_of_a_table_reads_what_is_asked_there_and_nobody_else_does() {
    let server = Server::new();
    let (director, players) = people(&server);
    let table = online(&director, &players, DEAL).await;
    players[0].call(&table, "N", "1S").await;
    players[1].call(&table, "E", "1H").await;
    players[2].act(&table, &[("act", "attention"), ("by", "S")]).await;
    let path = format!("/api/v1/tables/{}/desk", table.trim_start_matches("/t/"));
    let all = ["read", "play", "direct"];
    let his = token(&director, &all).await;
    let shown = read(&asks(&director, Some(&his), "GET", &format!("{path}?say=pl"), None).await);
    assert!(shown["mark"].as_str().unwrap().len() == 16, "{shown}");
    assert_eq!(shown["aloud"].as_array().unwrap().len(), 1, "South is asked aloud: {shown}");
    for player in &players {
        let theirs = token(player, &all).await;
        let refused = asks(player, Some(&theirs), "GET", &path, None).await;
        assert_eq!(refused.status, StatusCode::NOT_FOUND, "{}", refused.text);
    }
}

#[tokio::test]
async fn open_cases_are_told_to_those_who_direct_and_to_nobody_else() {
    let server = Server::new();
    let (director, players) = people(&server);
    let table = online(&director, &players, DEAL).await;
    players[0].call(&table, "N", "1S").await;
    players[1].call(&table, "E", "1H").await;
    players[2].act(&table, &[("act", "attention"), ("by", "S")]).await;
    let his = token(&director, &["direct"]).await;
    let open = read(&asks(&director, Some(&his), "GET", "/api/v1/desk/cases", None).await);
    assert_eq!(open.as_array().unwrap().len(), 1, "{open}");
    let evening = Evening::on(Server::new(), "Zoe", "here").await;
    let other = token(&evening.organizer, &["direct"]).await;
    let none = read(&asks(&evening.organizer, Some(&other), "GET", "/api/v1/desk/cases", None).await);
    assert_eq!(none, json!([]));
    let theirs = token(&players[1], &["direct"]).await;
    let none = read(&asks(&players[1], Some(&theirs), "GET", "/api/v1/desk/cases", None).await);
    assert_eq!(none, json!([]));
}
