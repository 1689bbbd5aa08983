//! Spectators of a table, and what else came with the committee, sections and fouled boards.

use axum::http::StatusCode;

use crate::browser::{Browser, Server};
use crate::club::{Evening, found};
use crate::online::{DEAL, people};

async fn links(director: &Browser, table: &str) -> Vec<String> {
    let page = director.get(&format!("{table}/seats")).await;
    let start = format!("{table}/watch/");
    let mut all: Vec<String> = page
        .text
        .split(&format!("<a href=\"http://localhost{start}"))
        .skip(1)
        .map(|rest| format!("{start}{}", rest.split('"').next().unwrap()))
        .collect();
    all.dedup();
    all
}

#[tokio::test]
async fn a_spectator_sees_one_hand_and_has_nothing_to_do() {
    let server = Server::new();
    let (director, players) = people(&server);
    let table = crate::browser::online(&director, &players, DEAL).await;
    let links = links(&director, &table).await;
    assert_eq!(links.len(), 4);
    let spectator = server.browser('9');
    let page = spectator.get(&links[0]).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("You watch North") && page.text.contains("A</span> <span>K"), "{}", page.text);
    assert!(!page.text.contains("<button name=\"call\""), "nothing to do");
    // The hand of West has four hearts up to the five; no spectator of North reads it.
    assert_eq!(page.text.matches("class=\"diagram\"").count(), 1, "one hand alone");
    players[0].call(&table, "N", "1S").await;
    assert!(spectator.get(&links[0]).await.text.contains("1♠"));
    // A player watches nobody at his own table, and nobody guesses a link.
    assert_eq!(players[1].get(&links[0]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(spectator.get(&format!("{table}/watch/guess")).await.status, StatusCode::NOT_FOUND);
    let act = [("act", "call"), ("by", "N"), ("call", "1S"), ("mark", "")];
    assert_eq!(spectator.post(&format!("{table}/act"), &act).await.status, StatusCode::NOT_FOUND);
    assert_eq!(spectator.get(&format!("{table}/seats")).await.status, StatusCode::NOT_FOUND);
    for player in &players {
        let seats = player.get(&format!("{table}/seats")).await.text;
        assert!(!seats.contains("/watch/"), "whoever plays is given no link to watch by: {seats}");
    }
}

#[tokio::test]
async fn a_spectator_of_one_hand_is_refused_the_others_while_the_board_is_played() {
    let server = Server::new();
    let (director, players) = people(&server);
    let table = crate::browser::online(&director, &players, DEAL).await;
    let links = links(&director, &table).await;
    let spectator = server.browser('9');
    assert_eq!(spectator.get(&links[0]).await.status, StatusCode::OK);
    for other in &links[1..] {
        for path in [other.clone(), format!("{other}/live")] {
            let answer = spectator.get(&path).await;
            assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.text);
            assert!(answer.text.contains("You have seen another hand"), "{}", answer.text);
        }
    }
    assert_eq!(spectator.get(&links[0]).await.status, StatusCode::OK, "his own hand he goes on watching");
    assert_eq!(server.browser('8').get(&links[1]).await.status, StatusCode::OK);
    assert_eq!(director.get(&links[1]).await.status, StatusCode::OK, "the Director sees everything");
}

#[tokio::test]
async fn where_a_delay_is_set_spectators_do_not_see_what_has_just_happened() {
    let server = Server::new();
    let (director, players) = people(&server);
    let fields =
        [("preset", "wbf"), ("attention", "players"), ("pbn", DEAL), ("title", "Late"), ("delay", "900")];
    let opened = director.post("/play", &fields).await;
    let table = opened.to().trim_end_matches("/seats").to_owned();
    let seats = director.get(&format!("{table}/seats")).await;
    let path =
        seats.text.split("href=\"http://localhost").nth(1).unwrap().split('"').next().unwrap().to_owned();
    players[0].post(&path, &[("name", "Ann")]).await;
    players[0].call(&table, "N", "1S").await;
    let links = links(&director, &table).await;
    let page = server.browser('9').get(&links[0]).await;
    assert!(page.text.contains("There is nothing to see yet.") && !page.text.contains("1♠"), "{}", page.text);
    let again = Server::over(server.journal.clone());
    let page = again.browser('9').get(&links[0]).await;
    assert!(!page.text.contains("1♠"), "after a restart too");
}

#[tokio::test]
async fn two_sections_are_started_and_each_has_its_tables() {
    let server = Server::new();
    let organizer = server.browser('a');
    let path = found(&server, &organizer, "Two sections", "Zoe").await;
    let names: Vec<String> = (1..=8).map(|n| format!("A{n} - B{n}")).collect();
    organizer.post(&format!("{path}/names"), &[("names", &names.join("\n"))]).await;
    let page = organizer.get(&format!("{path}/movement?sections=2&kind=howell")).await;
    let sections =
        page.text.split("<select name=\"sections\"").nth(1).unwrap().split("</select>").next().unwrap();
    assert!(sections.contains("<option selected>2</option>"), "{}", page.text);
    let fields = [("kind", "howell"), ("rounds", "3"), ("boards", "1"), ("sections", "2")];
    for wrong in ["0", "9", "x"] {
        let fields = [("kind", "howell"), ("rounds", "3"), ("boards", "1"), ("sections", wrong)];
        let answer = organizer.post(&format!("{path}/movement"), &fields).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}");
    }
    let started = organizer.post(&format!("{path}/movement"), &fields).await;
    assert_eq!(started.status, StatusCode::SEE_OTHER, "{}", started.text);
    let tables = organizer.get(&format!("{path}/tables")).await;
    for table in ["A1", "A2", "B1", "B2"] {
        assert!(tables.text.contains(&format!(" {table}</h2>")), "{table}");
    }
    let room = organizer.get(&format!("{path}/room")).await;
    assert!(room.text.contains("lines?table=B/2"), "{}", room.text);
}

#[tokio::test]
async fn a_fouled_board_is_scored_by_its_forms() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    evening.set("1A/1/1/1", "10").await;
    evening.set("1A/1/2/1", "9").await;
    let path = format!("{}/lines", evening.path);
    let page = evening.organizer.get(&format!("{path}?board=1")).await;
    assert!(page.text.contains("name=\"form-1A/1/1/1\""), "{}", page.text);
    let fields = [
        ("what", "foul"),
        ("board", "1"),
        ("form-1A/1/1/1", "0"),
        ("form-1A/1/2/1", "1"),
        ("reason", "two cards were exchanged"),
    ];
    let done = evening.organizer.post(&path, &fields).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    let turned = [("what", "turn"), ("table", "A/1"), ("round", "1")];
    let answer = evening.organizer.post(&path, &turned).await;
    assert_ne!(answer.status, StatusCode::NOT_FOUND);
    for nonsense in
        [&[("what", "foul"), ("board", "77")][..], &[("what", "turn"), ("table", "x")], &[("what", "x")]]
    {
        let before = evening.server.records();
        let answer = evening.organizer.post(&path, nonsense).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{nonsense:?}");
        assert_eq!(evening.server.records(), before);
    }
}

#[tokio::test]
async fn the_committee_sees_rulings_and_decides_appeals_alone() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let page = evening.organizer.post(&format!("{}/tables", evening.path), &[("office", "committee")]).await;
    let link = page.text.split("/in/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let member = evening.server.browser('7');
    let taken = member.post(&format!("{}/in/{link}", evening.path), &[("name", "Una")]).await;
    assert_eq!(taken.to(), format!("{}/rulings", evening.path), "{}", taken.text);
    assert_eq!(member.get(&format!("{}/rulings", evening.path)).await.status, StatusCode::OK);
    for page in ["/room", "/tables", "/names", "/at?at=1A/1/1/1", "/lines?board=1", "/entry/1", "/movement"] {
        let answer = member.get(&format!("{}{page}", evening.path)).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{page}");
    }
    let penalty =
        [("what", "penalty"), ("entry", "1"), ("kind", "procedural"), ("unit", "warning"), ("reason", "x")];
    let answer = member.post(&format!("{}/rulings", evening.path), &penalty).await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn paper_is_for_those_who_may_have_it() {
    let evening = Evening::ready("Zoe", "here").await;
    evening.call_round("1").await;
    let paper = |name: &str| format!("{}/paper/{name}", evening.path);
    let stranger = evening.server.browser('9');
    for name in ["table-cards", "guide-cards", "slips"] {
        let made = evening.organizer.bytes(&paper(name)).await;
        assert!(made.starts_with(b"%PDF"), "{name}");
        assert_eq!(stranger.get(&paper(name)).await.status, StatusCode::NOT_FOUND, "{name}");
    }
    for name in ["hands", "results", "card", "nonsense"] {
        assert_eq!(stranger.get(&paper(name)).await.status, StatusCode::NOT_FOUND, "{name}");
    }
    // Nothing has been played: there is no hand that anybody may print.
    assert_eq!(evening.organizer.get(&paper("hands")).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}
