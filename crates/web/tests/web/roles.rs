//! Every route of an event for every role: who reaches what, and nobody another event's.

use axum::http::StatusCode;

use crate::browser::{Browser, Server};
use crate::club::{Evening, PAIRS, found};

/// What a role may open: the pages that are its own.
pub(crate) const PAGES: [(&str, &[&str]); 16] = [
    ("", &["organizer", "director", "committee", "player", "table", "stranger"]),
    ("/projector", &["organizer", "director", "committee", "player", "table", "stranger"]),
    ("/paper/table-cards", &["organizer", "director"]),
    ("/live?page=results", &[]),
    ("/conditions", &["organizer"]),
    ("/names", &["organizer", "director"]),
    ("/entry/1", &["organizer", "director"]),
    ("/lines?table=A/1", &["organizer", "director"]),
    ("/movement", &["organizer"]),
    ("/tables", &["organizer", "director"]),
    ("/room", &["organizer", "director"]),
    ("/rulings", &["organizer", "director", "committee"]),
    ("/at?at=1A/1/1/1", &["organizer", "director"]),
    ("/me", &["player", "table"]),
    ("/card", &["player"]),
    ("/board/1", &["organizer", "director"]),
];

/// A path, the fields of its form, and who may send it.
pub(crate) type Form = (&'static str, &'static [(&'static str, &'static str)], &'static [&'static str]);

/// What a role may send: each with a form that is right but for who sends it.
pub(crate) const FORMS: [Form; 26] = [
    ("/conditions", &[("preset", "wbf"), ("scoring-pair", "matchpoints"), ("minutes", "7")], &["organizer"]),
    ("/names", &[("names", "Ida - Joe")], &["organizer"]),
    ("/movement", &[("kind", "howell"), ("rounds", "3"), ("boards", "1")], &["organizer"]),
    ("/tables", &[("office", "director")], &["organizer"]),
    ("/pins", &[("pins", "renew")], &["organizer", "director"]),
    ("/pins", &[("pins", "none")], &["organizer"]),
    ("/entry/1", &[("what", "card"), ("system", "Acol"), ("category", "green")], &["organizer", "director"]),
    ("/entry/1", &[("what", "withdraw"), ("sure", "1")], &["organizer", "director"]),
    ("/deals", &[], &["organizer", "director"]),
    ("/entry/1", &[("what", "late"), ("round", "2")], &["organizer", "director"]),
    ("/pins", &[("pins", "table-out"), ("table", "A/2")], &["organizer", "director"]),
    (
        "/lines",
        &[("what", "exchange"), ("table", "A/1"), ("round", "1"), ("one", "1"), ("other", "2")],
        &["organizer", "director"],
    ),
    (
        "/lines",
        &[("what", "wrong-boards"), ("table", "A/1"), ("round", "1"), ("set", "2")],
        &["organizer", "director"],
    ),
    ("/rulings", &[("what", "decide"), ("appeal", "1"), ("decision", "stands")], &[]),
    ("/lines", &[("what", "turn"), ("table", "A/1"), ("round", "1")], &["organizer", "director"]),
    ("/room", &[("what", "publish")], &["organizer", "director"]),
    ("/room", &[("what", "round"), ("section", "A"), ("round", "2")], &["organizer", "director"]),
    ("/at", &[("line", "1A/1/1/1"), ("what", "result"), ("level", "passed")], &["organizer", "director"]),
    (
        "/rulings",
        &[("what", "penalty"), ("entry", "1"), ("kind", "procedural"), ("unit", "warning"), ("reason", "x")],
        &["organizer", "director"],
    ),
    (
        "/result",
        &[("line", "1A/1/1/1"), ("once", "0123456789abcdefx"), ("level", "passed")],
        &["player", "table"],
    ),
    ("/online", &[("line", "1A/1/1/1")], &["player"]),
    ("/agree", &[("line", "1A/1/1/1")], &["player", "table"]),
    ("/contest", &[("line", "1A/1/1/1"), ("text", "x")], &["player"]),
    ("/call", &[], &["player", "table"]),
    ("/card", &[("what", "appeal"), ("ruling", "1")], &[]),
    ("/leave", &[], &["player", "table"]),
];

pub(crate) struct Cast {
    pub(crate) evening: Evening,
    pub(crate) all: Vec<(&'static str, Browser)>,
}

pub(crate) async fn cast() -> Cast {
    let evening = Evening::on(Server::without_limits(), "Zoe", "here").await;
    evening.call_round("1").await;
    let page = evening.organizer.post(&format!("{}/tables", evening.path), &[("office", "director")]).await;
    let link = page.text.split("/in/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let director = evening.server.browser('b');
    director.post(&format!("{}/in/{link}", evening.path), &[("name", "Dick")]).await;
    let page = evening.organizer.post(&format!("{}/tables", evening.path), &[("office", "committee")]).await;
    let link = page.text.split("/in/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let committee = evening.server.browser('9');
    committee.post(&format!("{}/in/{link}", evening.path), &[("name", "Cora")]).await;
    let cards = evening.cards().await;
    let table = evening.server.browser('c');
    let pin = evening.pin(&cards[0]).await;
    table.post(&cards[0], &[("device", "1"), ("pin", &pin)]).await;
    let door = evening.server.browser('d').get(&cards[0]).await;
    let name = door.text.split("\"><bdi>").nth(1).unwrap().split('<').next().unwrap().to_owned();
    let player = evening.sit('d', &name).await;
    let all = vec![
        ("organizer", evening.organizer.clone()),
        ("director", director),
        ("committee", committee),
        ("player", player),
        ("table", table),
        ("stranger", evening.server.browser('e')),
    ];
    Cast { evening, all }
}

#[tokio::test]
async fn every_page_is_for_its_roles_alone() {
    let cast = cast().await;
    for (page, roles) in PAGES {
        if roles.is_empty() {
            continue;
        }
        for (role, browser) in &cast.all {
            let answer = browser.get(&format!("{}{page}", cast.evening.path)).await;
            let expected = if roles.contains(role) { StatusCode::OK } else { StatusCode::NOT_FOUND };
            assert_eq!(answer.status, expected, "{role} {page}");
        }
    }
}

#[tokio::test]
async fn every_form_is_for_its_roles_alone() {
    for (place, (form, fields, roles)) in FORMS.into_iter().enumerate() {
        let cast = cast().await;
        let path = format!("{}{form}", cast.evening.path);
        for (role, browser) in &cast.all {
            if roles.contains(role) {
                continue;
            }
            let before = cast.evening.server.records();
            let answer = browser.post(&path, fields).await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{role} {form}");
            assert_eq!(cast.evening.server.records(), before, "{role} {form}");
        }
        // Whoever may is not told that there is no such page; the event may still refuse for a reason.
        if let Some((role, browser)) = cast.all.iter().find(|(role, _)| roles.contains(role)) {
            let answer = browser.post(&path, fields).await;
            assert_ne!(answer.status, StatusCode::NOT_FOUND, "{place} {role} {form}");
        }
    }
}

#[tokio::test]
async fn nobody_reaches_another_event() {
    let cast = cast().await;
    let other = cast.evening.server.browser('f');
    let foreign = found(&cast.evening.server, &other, "Wednesday", "Yan").await;
    other.post(&format!("{foreign}/names"), &[("names", PAIRS.replace("Ann", "Una").as_str())]).await;
    let fields = [("kind", "howell"), ("rounds", "3"), ("boards", "1")];
    other.post(&format!("{foreign}/movement"), &fields).await;
    for (role, browser) in &cast.all {
        for (page, roles) in PAGES {
            if roles.contains(&"stranger") || roles.is_empty() {
                continue;
            }
            let answer = browser.get(&format!("{foreign}{page}")).await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{role} {page}");
        }
        for (form, fields, _) in FORMS {
            let before = cast.evening.server.records();
            let answer = browser.post(&format!("{foreign}{form}"), fields).await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{role} {form}");
            assert_eq!(cast.evening.server.records(), before, "{role} {form}");
        }
    }
    // A card of one event is no card of another.
    let card = cast.evening.cards().await[0].clone();
    let moved = card.replace(&cast.evening.path, &foreign);
    assert_eq!(other.get(&moved).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn only_the_newest_organizer_link_is_good_and_guesses_are_not() {
    let server = Server::new();
    let (old, new) = (server.organizer_link(), server.organizer_link());
    let visitor = server.browser('a');
    assert_eq!(visitor.get(&old).await.status, StatusCode::NOT_FOUND);
    assert_eq!(visitor.post(&old, &[]).await.status, StatusCode::NOT_FOUND);
    assert_eq!(visitor.get("/organize/guess").await.status, StatusCode::NOT_FOUND);
    assert_eq!(visitor.get("/events/new").await.status, StatusCode::NOT_FOUND);
    let fields = [
        ("title", "T"),
        ("organizer", "O"),
        ("unit", "pair"),
        ("scoring-pair", "matchpoints"),
        ("preset", "wbf"),
        ("minutes", "7"),
    ];
    assert_eq!(visitor.post("/events/new", &fields).await.status, StatusCode::NOT_FOUND);
    assert_eq!(visitor.get(&new).await.status, StatusCode::OK);
    assert_eq!(visitor.post(&new, &[]).await.to(), "/events");
    assert_eq!(visitor.get("/events/new").await.status, StatusCode::OK);
}

#[tokio::test]
async fn forms_of_an_event_are_of_the_session_and_of_sense() {
    let cast = cast().await;
    let path = &cast.evening.path;
    for (form, fields, _) in FORMS {
        let body: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={value}")).collect();
        for (_, browser) in &cast.all {
            let answer = browser.post_raw(&format!("{path}{form}"), body.join("&")).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{form}");
        }
    }
    let huge = "x".repeat(100_000);
    let organizer = &cast.all[0].1;
    for (form, _, _) in FORMS.iter().filter(|(form, ..)| *form != "/names") {
        let answer = organizer.post(&format!("{path}{form}"), &[("reason", &huge)]).await;
        assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE, "{form}");
    }
    for (form, _, _) in FORMS {
        for fields in
            [&[("what", "nonsense"), ("line", "x")][..], &[("line", "1A/1/1/1"), ("what", "assign")]]
        {
            let before = cast.evening.server.records();
            let status = organizer.post(&format!("{path}{form}"), fields).await.status;
            assert!(status.is_client_error() || form == "/deals", "{form}: {status}");
            if form != "/deals" {
                assert_eq!(cast.evening.server.records(), before, "{form}");
            }
        }
    }
}
