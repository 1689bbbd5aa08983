//! Entries from the page: system cards where they are asked for, substitutes, withdrawals.

use axum::http::StatusCode;

use crate::browser::Server;
use crate::club::{Evening, PAIRS};

#[tokio::test]
async fn an_event_that_asks_for_system_cards_is_started_from_the_page() {
    let server = Server::new();
    let organizer = server.browser('a');
    organizer.post(&server.organizer_link(), &[]).await;
    let fields = [
        ("title", "Helsinki"),
        ("organizer", "Zoe"),
        ("unit", "pair"),
        ("scoring-pair", "matchpoints"),
        ("preset", "sbl2017"),
        ("minutes", "7"),
    ];
    let founded = organizer.post("/events/new", &fields).await;
    assert_eq!(founded.status, StatusCode::SEE_OTHER, "{}", founded.text);
    let path = founded.to().trim_end_matches("/names").to_owned();
    organizer.post(&format!("{path}/names"), &[("names", PAIRS)]).await;
    let names = organizer.get(&format!("{path}/names")).await;
    assert!(names.text.contains("no system card") && names.text.contains("/entry/1"), "{}", names.text);
    let movement = [("kind", "howell"), ("rounds", "3"), ("boards", "1")];
    let refused = organizer.post(&format!("{path}/movement"), &movement).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    for entry in 1..=4 {
        let card = [
            ("what", "card"),
            ("system", "Standard <b>"),
            ("category", "green"),
            ("nature-2C", "artificial"),
            ("words-2C", "strong"),
            ("text", "fourth best\nlow likes"),
        ];
        let filed = organizer.post(&format!("{path}/entry/{entry}"), &card).await;
        assert_eq!(filed.status, StatusCode::SEE_OTHER, "{}", filed.text);
    }
    let page = organizer.get(&format!("{path}/entry/2")).await;
    for part in ["Standard &#60;b&#62;", "value=\"strong\"", "low likes", "value=\"artificial\" selected"] {
        assert!(page.text.contains(part), "{part}: {}", page.text);
    }
    assert!(!organizer.get(&format!("{path}/names")).await.text.contains("no system card"));
    let started = organizer.post(&format!("{path}/movement"), &movement).await;
    assert_eq!(started.status, StatusCode::SEE_OTHER, "{}", started.text);
}

#[tokio::test]
async fn a_substitute_takes_the_place_and_the_phone_of_whoever_left_is_out() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let entry = format!("{}/entry/1", evening.path);
    let page = evening.organizer.get(&entry).await;
    let at = page.text.find(">Ann</option>").unwrap();
    let person = page.text[..at].rsplit("value=\"").next().unwrap().trim_end_matches('"').to_owned();
    let fields = [("what", "substitute"), ("leaves", person.as_str()), ("comes", "Ida")];
    let done = evening.organizer.post(&entry, &fields).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    assert_eq!(ann.get(&format!("{}/me", evening.path)).await.status, StatusCode::NOT_FOUND);
    let ida = evening.sit('2', "Ida").await;
    assert_eq!(ida.get(&format!("{}/me", evening.path)).await.status, StatusCode::OK);
    let unsure = evening.organizer.post(&entry, &[("what", "withdraw")]).await;
    assert_eq!(unsure.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn the_director_finds_a_line_by_its_table_and_by_its_board() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    evening.set("1A/1/1/1", "10").await;
    for query in ["table=A/1", "board=1"] {
        let page = evening.organizer.get(&format!("{}/lines?{query}", evening.path)).await;
        assert!(page.text.contains("at=1A/1/1/1") && page.text.contains("+420"), "{}", page.text);
    }
    for query in ["table=A/9", "board=99", "table=x", ""] {
        let page = evening.organizer.get(&format!("{}/lines?{query}", evening.path)).await;
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY, "{query}");
    }
    // Whoever directs and plays sees no result of a board that he has still to play.
    let playing = Evening::ready("Ann", "tables").await;
    playing.call_round("1").await;
    let page = playing.organizer.get(&format!("{}/lines?board=1", playing.path)).await;
    assert!(page.text.contains("for another Director"), "{}", page.text);
}
