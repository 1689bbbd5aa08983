//! Accounts: a name and a password in the place of a link.

use axum::http::{StatusCode, header};

use crate::browser::{Answer, Browser, Server, training};
use crate::club::{Evening, found};

const NEW: [(&str, &str); 4] =
    [("what", "make"), ("name", "Zoe"), ("new", "seven hearts"), ("again", "seven hearts")];

const DEAL: &str = "N:AKQ2.T98.543.762 J98.AKQ.AKQ.T984 T76.J76.JT98.AKQ 543.5432.762.J53";

/// The browser goes on with the session that an answer gave it.
fn renewed(server: &Server, answer: &Answer) -> Browser {
    let cookies = answer.headers.get_all(header::SET_COOKIE).iter();
    let cookies: Vec<&str> = cookies.map(|value| value.to_str().unwrap()).collect();
    let session: Vec<&&str> = cookies.iter().filter(|cookie| cookie.starts_with("openroom=")).collect();
    assert_eq!(session.len(), 1, "one session alone: {cookies:?}");
    let token = session[0].trim_start_matches("openroom=").split(';').next().unwrap();
    server.browser('0').with_token(token)
}

async fn signs_in(server: &Server, digit: char, name: &str, password: &str) -> Answer {
    let fields = [("what", "in"), ("name", name), ("password", password)];
    server.browser(digit).post("/account", &fields).await
}

#[tokio::test]
async fn an_organizer_signs_in_on_another_device_and_out_again() {
    let server = Server::new();
    let organizer = server.browser('a');
    let event = found(&server, &organizer, "Tuesday", "Zoe").await;
    let page = organizer.get("/account").await;
    assert!(page.text.contains("value=\"make\"") && page.text.contains("plain HTTP"), "{}", page.text);
    let made = organizer.post("/account", &NEW).await;
    assert_eq!(made.to(), "/account", "{}", made.text);
    let here = renewed(&server, &made);
    assert!(here.get("/account").await.text.contains("Signed in as <bdi>Zoe"));
    assert_eq!(here.get(&format!("{event}/room")).await.status, StatusCode::OK);
    // The session that became the account is nobody by itself.
    assert_eq!(organizer.get(&format!("{event}/room")).await.status, StatusCode::NOT_FOUND);
    let phone = renewed(&server, &signs_in(&server, 'b', "zoe", "seven hearts").await);
    assert_eq!(phone.get(&format!("{event}/room")).await.status, StatusCode::OK);
    assert!(phone.get("/events").await.text.contains("Tuesday"));
    let again = Server::over(server.journal.clone());
    let restarted = phone.over(&again);
    assert_eq!(restarted.get(&format!("{event}/room")).await.status, StatusCode::OK, "after a restart");
    let out = phone.post("/account", &[("what", "out")]).await;
    assert_eq!(out.to(), "/");
    assert_eq!(phone.get(&format!("{event}/room")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(renewed(&server, &out).get(&format!("{event}/room")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(here.get(&format!("{event}/room")).await.status, StatusCode::OK, "the other device stays");
}

#[tokio::test]
async fn a_stream_ends_when_its_session_is_signed_out() {
    let server = Server::new();
    let organizer = server.browser('a');
    found(&server, &organizer, "Tuesday", "Zoe").await;
    let here = renewed(&server, &organizer.post("/account", &NEW).await);
    let phone = renewed(&server, &signs_in(&server, 'b', "Zoe", "seven hearts").await);
    let table = training(&here, DEAL, "players").await;
    let (mut stays, mut leaves) = (here.live(&table).await, phone.live(&table).await);
    assert!(!stays.sent().is_empty() && !leaves.sent().is_empty());
    phone.post("/account", &[("what", "out")]).await;
    here.call(&table, "N", "1C").await;
    assert!(!stays.sent().is_empty());
    assert!(leaves.is_over(), "nothing more is sent");
}

#[tokio::test]
async fn another_password_signs_everybody_else_out() {
    let server = Server::new();
    let organizer = server.browser('a');
    let event = found(&server, &organizer, "Tuesday", "Zoe").await;
    let here = renewed(&server, &organizer.post("/account", &NEW).await);
    let phone = renewed(&server, &signs_in(&server, 'b', "Zoe", "seven hearts").await);
    let change =
        |old| [("what", "change"), ("password", old), ("new", "six clubs x"), ("again", "six clubs x")];
    let wrong = here.post("/account", &change("seven spades")).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    let changed = here.post("/account", &change("seven hearts")).await;
    assert_eq!(changed.to(), "/account", "{}", changed.text);
    let room = format!("{event}/room");
    assert_eq!(renewed(&server, &changed).get(&room).await.status, StatusCode::OK);
    for old in [&here, &phone] {
        assert_eq!(old.get(&room).await.status, StatusCode::NOT_FOUND);
    }
    assert_eq!(signs_in(&server, 'c', "Zoe", "seven hearts").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(signs_in(&server, 'c', "Zoe", "six clubs x").await.status, StatusCode::SEE_OTHER);
    // Whoever has the console makes a new link and with it a new password.
    let link = server.organizer_link();
    let fields =
        [("what", "password"), ("name", "ZOE"), ("new", "five diamonds"), ("again", "five diamonds")];
    let nobody =
        [("what", "password"), ("name", "Yan"), ("new", "five diamonds"), ("again", "five diamonds")];
    let visitor = server.browser('d');
    assert_eq!(visitor.post(&link, &nobody).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(visitor.post("/organize/guess", &fields).await.status, StatusCode::NOT_FOUND);
    let renewed_ = visitor.post(&link, &fields).await;
    assert_eq!(renewed(&server, &renewed_).get(&room).await.status, StatusCode::OK);
    assert_eq!(signs_in(&server, 'c', "Zoe", "six clubs x").await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn only_those_who_run_something_make_accounts_and_nonsense_changes_nothing() {
    let server = Server::new();
    let stranger = server.browser('e');
    assert!(!stranger.get("/account").await.text.contains("value=\"make\""));
    assert_eq!(stranger.post("/account", &NEW).await.status, StatusCode::NOT_FOUND);
    let organizer = server.browser('a');
    found(&server, &organizer, "Tuesday", "Zoe").await;
    let before = server.records();
    for fields in [
        &[("what", "make"), ("name", "Zoe"), ("new", "short"), ("again", "short")][..],
        &[("what", "make"), ("name", "Zoe"), ("new", "seven hearts"), ("again", "seven spades")],
        &[("what", "make"), ("name", " \u{202e} "), ("new", "seven hearts"), ("again", "seven hearts")],
        &[("what", "nonsense")],
        &[],
        &[("what", "in"), ("name", "Zoe"), ("password", "")],
    ] {
        let answer = organizer.post("/account", fields).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{fields:?}");
        assert_eq!(server.records(), before, "{fields:?}");
    }
    let long = "x".repeat(100_000);
    let huge = organizer.post("/account", &[("what", "in"), ("name", "Zoe"), ("password", &long)]).await;
    assert_eq!(huge.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(organizer.post("/account", &NEW).await.status, StatusCode::SEE_OTHER);
    let other = server.browser('b');
    found(&server, &other, "Friday", "Yan").await;
    let taken = other.post("/account", &NEW).await;
    assert_eq!(taken.status, StatusCode::UNPROCESSABLE_ENTITY, "the name is taken");
    let kept: String = server.texts().concat();
    assert!(!kept.contains("seven hearts") && !kept.contains("seven spades"), "no password is kept");
}

#[tokio::test]
async fn guessing_is_stopped_and_says_nothing_about_names() {
    let server = Server::new();
    let organizer = server.browser('a');
    found(&server, &organizer, "Tuesday", "Zoe").await;
    organizer.post("/account", &NEW).await;
    let known = signs_in(&server, 'b', "Zoe", "wrong password").await;
    let unknown = signs_in(&server, 'b', "Nobody", "wrong password").await;
    assert_eq!((known.status, &known.text), (unknown.status, &unknown.text));
    let mut stopped = false;
    for _ in 0..12 {
        let answer = signs_in(&server, 'b', "Zoe", "wrong password").await;
        stopped |= answer.status == StatusCode::TOO_MANY_REQUESTS;
    }
    assert!(stopped);
    let right = signs_in(&server, 'b', "Zoe", "seven hearts").await;
    assert_eq!(right.status, StatusCode::TOO_MANY_REQUESTS, "the right one too, for a while");
}

#[tokio::test]
async fn a_director_makes_an_account_of_his_invitation() {
    let evening = Evening::ready("Zoe", "here").await;
    let page = evening.organizer.post(&format!("{}/tables", evening.path), &[("office", "director")]).await;
    let link = page.text.split("/in/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let director = evening.server.browser('b');
    director.post(&format!("{}/in/{link}", evening.path), &[("name", "Dick")]).await;
    let fields = [("what", "make"), ("name", "Dick"), ("new", "six spades"), ("again", "six spades")];
    let made = director.post("/account", &fields).await;
    let here = renewed(&evening.server, &made);
    assert_eq!(here.get(&format!("{}/room", evening.path)).await.status, StatusCode::OK);
    assert_eq!(here.get(&format!("{}/movement", evening.path)).await.status, StatusCode::NOT_FOUND);
}
