//! Who may take which place at a table for four, and what somebody with a place has to do.

use axum::http::StatusCode;
use openroom_journal::{Event, Journal, MemoryJournal, Version};
use serde_json::{Value, json};
use std::sync::Arc;

use crate::browser::{Browser, Server, online};
use crate::club::Evening;
use crate::online::{DEAL, one_notrump, people};

/// The paths of the links on the page of seats: four seats and the Director.
async fn links(owner: &Browser, table: &str) -> Vec<String> {
    let page = owner.get(&format!("{table}/seats")).await;
    let all = page.text.split("<p class=\"address\"><a href=\"http://localhost").skip(1);
    all.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

async fn open(owner: &Browser, more: &[(&str, &str)]) -> String {
    let mut fields = vec![("preset", "wbf"), ("attention", "players"), ("pbn", DEAL)];
    fields.extend(more);
    let opened = owner.post("/play", &fields).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.text);
    opened.to().trim_end_matches("/seats").to_owned()
}

async fn seated(server: &Server, owner: &Browser, more: &[(&str, &str)]) -> (String, [Browser; 4]) {
    let table = open(owner, more).await;
    let players = ['1', '2', '3', '4'].map(|digit| server.browser(digit));
    for (player, link) in players.iter().zip(links(owner, &table).await) {
        player.post(&link, &[("name", "Somebody")]).await;
    }
    (table, players)
}

#[tokio::test]
async fn whoever_opens_a_table_plays_or_directs_and_never_both() {
    let server = Server::new();
    let owner = server.browser('a');
    let directs = open(&owner, &[("part", "direct")]).await;
    assert_eq!(owner.get(&directs).await.text.matches("class=\"diagram\"").count(), 4, "he sees all hands");
    let refused = owner.post(&links(&owner, &directs).await[0], &[("name", "Ann")]).await;
    assert!(refused.to().ends_with("?refused=two"), "{}", refused.to());

    let plays = open(&owner, &[("part", "play")]).await;
    for page in ["", "/live", "/desk", "/acts"] {
        let page = format!("{plays}{page}");
        assert_eq!(owner.get(&page).await.status, StatusCode::NOT_FOUND, "{page}: he sits nowhere yet");
    }
    let seats = owner.get(&format!("{plays}/seats")).await.text;
    assert!(seats.contains("open the link of your own seat"), "{seats}");
    let all = links(&owner, &plays).await;
    assert_eq!(owner.post(&all[0], &[("name", "Ann")]).await.to(), plays);
    assert_eq!(owner.get(&plays).await.text.matches("class=\"diagram\"").count(), 1);
    assert!(owner.post(&all[4], &[("name", "Ann")]).await.to().ends_with("?refused=two"));
    let director = server.browser('d');
    assert_eq!(director.post(&all[4], &[("name", "Dot")]).await.to(), plays);
    assert_eq!(director.get(&plays).await.text.matches("class=\"diagram\"").count(), 4);
    let wrong = [("preset", "wbf"), ("attention", "players"), ("part", "both")];
    assert_eq!(owner.post("/play", &wrong).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn who_has_seen_a_hand_takes_no_other_seat_of_the_board() {
    let server = Server::new();
    let director = server.browser('d');
    let (table, players) = seated(&server, &director, &[]).await;
    let run = format!("{table}/run");
    for seat in ["N", "E"] {
        director.post(&run, &[("what", "free"), ("seat", seat)]).await;
    }
    let all = links(&director, &table).await;
    let refused = players[0].post(&all[1], &[("name", "Ann")]).await;
    assert!(refused.to().ends_with("?refused=seen"), "North's hand was his: {}", refused.to());
    assert!(players[0].get(refused.to()).await.text.contains("You have seen another hand of this board"));
    let again = Server::over(server.journal.clone());
    let refused = players[0].over(&again).post(&all[1], &[("name", "Ann")]).await;
    assert!(refused.to().ends_with("?refused=seen"), "after a restart too");
    // A spectator of West may sit down West and nowhere else.
    let spectator = server.browser('9');
    director.post(&run, &[("what", "free"), ("seat", "W")]).await;
    let page = director.get(&format!("{table}/seats")).await.text;
    let watch: Vec<String> = page
        .split(&format!("href=\"http://localhost{table}/watch/"))
        .skip(1)
        .map(|rest| format!("{table}/watch/{}", rest.split('"').next().unwrap()))
        .collect();
    assert_eq!(watch.len(), 4, "one hand is watched: {page}");
    assert_eq!(spectator.get(&watch[3]).await.status, StatusCode::OK);
    let all = links(&director, &table).await;
    assert!(spectator.post(&all[1], &[("name", "Eve")]).await.to().ends_with("?refused=seen"));
    assert_eq!(spectator.post(&all[3], &[("name", "Eve")]).await.to(), table);
    assert_eq!(players[0].post(&all[0], &[("name", "Ann")]).await.to(), table, "his own seat is his again");
}

#[tokio::test]
async fn behind_screens_the_tray_is_passed_from_the_page() {
    let server = Server::new();
    let director = server.browser('d');
    let (table, [north, east, south, west]) = seated(&server, &director, &[("screens", "east")]).await;
    let (pass, across) = ("Pass the tray", "The tray is on the other side of the screen.");
    for player in [&south, &west] {
        assert!(player.get(&table).await.text.contains(across));
    }
    north.call(&table, "N", "1C").await;
    assert!(!north.get(&table).await.text.contains(pass), "East is to call first");
    east.call(&table, "E", "pass").await;
    for player in [&north, &east] {
        assert!(player.get(&table).await.text.contains(pass));
    }
    assert!(!south.get(&table).await.text.contains("1♣</td>"), "nothing has crossed");
    east.act(&table, &[("act", "tray"), ("by", "E")]).await;
    let page = south.get(&table).await.text;
    assert!(page.contains("1♣</td>") && page.contains("South is to call"), "{page}");
    assert!(page.contains("class=\"call d\""), "he has calls to make");
    assert!(north.get(&table).await.text.contains(across));
}

#[tokio::test]
async fn where_the_caller_explains_himself_he_is_asked_and_nothing_is_irregular() {
    for prevent in [false, true] {
        let server = Server::new();
        let director = server.browser('d');
        let more: &[(&str, &str)] =
            if prevent { &[("explains", "self"), ("prevent", "1")] } else { &[("explains", "self")] };
        let (table, [north, east, south, west]) = seated(&server, &director, more).await;
        north.call(&table, "N", "1C").await;
        let unaware = south.get(&table).await.text;
        north.act(&table, &[("act", "alert"), ("by", "N"), ("call", "0")]).await;
        east.act(&table, &[("act", "ask"), ("by", "E"), ("call", "0")]).await;
        assert!(north.get(&table).await.text.contains("East asks you what"));
        let explained = [("act", "explain"), ("by", "N"), ("call", "0"), ("text", "sixteen or more")];
        let done = north.act(&table, &explained).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
        for opponent in [&east, &west] {
            let page = opponent.get(&table).await.text;
            assert!(page.contains("<bdi>sixteen or more</bdi>") && page.contains("class=\"alerted\""));
        }
        assert_eq!(south.get(&table).await.text, unaware, "his partner learns nothing of it");
        assert!(!director.get(&table).await.text.contains("Not noticed by anybody yet"));
    }
}

#[tokio::test]
async fn cards_that_may_not_be_played_are_no_buttons_until_he_wants_them() {
    let server = Server::new();
    let (director, players) = people(&server);
    let [north, east, ..] = &players;
    let table = online(&director, &players, DEAL).await;
    one_notrump(&players, &table).await;
    east.act(&table, &[("act", "card"), ("by", "E"), ("hand", "E"), ("card", "HA"), ("face", "down")]).await;
    east.act(&table, &[("act", "face"), ("by", "E")]).await;
    let page = north.get(&table).await.text;
    // Dummy has three hearts; of the 25 cards that declarer plays from the others are shut.
    assert_eq!(page.matches("class=\"card shut ").count(), 26 - 3, "{page}");
    assert!(page.contains("id=\"card-H6\" name=\"card\" value=\"H6\" class=\"card h\""), "{page}");
    assert!(page.contains("id=\"card-S6\" name=\"card\" value=\"S6\" class=\"card s irregular\""), "{page}");
    let css = north.get("/").await.text;
    let sheet =
        css.split("href=\"").find(|rest| rest.starts_with("/static/") && rest.contains("openroom.css"));
    let sheet = north.get(sheet.unwrap().split('"').next().unwrap()).await.text;
    assert!(sheet.contains("body:not(:has(#irregular:checked)) .card.irregular { display: none; }"));
}

#[tokio::test]
async fn a_call_for_the_director_stands_on_top_of_his_page_until_he_comes() {
    let server = Server::new();
    let (director, players) = people(&server);
    let table = online(&director, &players, DEAL).await;
    players[2].act(&table, &[("act", "director"), ("by", "S")]).await;
    let page = director.get(&table).await.text;
    let (top, _) = page.split_once("class=\"felt\"").unwrap();
    assert!(top.contains("<strong>South</strong> calls the Director"), "{page}");
    assert!(players[2].get(&table).await.text.contains("You have called the Director."));
    assert!(!players[0].get(&table).await.text.contains("calls the Director"), "it is between them");
    assert_eq!(
        players[0].post(&format!("{table}/run"), &[("what", "came")]).await.status,
        StatusCode::NOT_FOUND
    );
    director.post(&format!("{table}/run"), &[("what", "came")]).await;
    let page = director.get(&table).await.text;
    assert!(!page.split_once("class=\"felt\"").unwrap().0.contains("calls the Director"), "{page}");
    assert!(!players[2].get(&table).await.text.contains("You have called the Director."));
}

/// An online event with Ann at the table of her first board: event, Ann, her line, the table.
async fn event() -> (Evening, Browser, String, String) {
    let evening = Evening::ready("Zoe", "online").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    let table = ann.post(&format!("{}/online", evening.path), &[("line", &line)]).await.to().to_owned();
    (evening, ann, line, table)
}

#[tokio::test]
async fn a_call_from_an_online_table_reaches_the_room_and_he_comes_from_there_or_at_the_table() {
    let (evening, ann, line, table) = event().await;
    let room = format!("{}/room", evening.path);
    let seat = ann.get(&table).await.field("by");
    let called = "The Director is called";
    assert!(!evening.organizer.get(&room).await.text.contains(called));
    ann.act(&table, &[("act", "director"), ("by", &seat)]).await;
    let page = evening.organizer.get(&room).await.text;
    assert!(page.contains(called) && page.contains("<bdi>Ann"), "{page}");
    evening.organizer.post(&room, &[("what", "attend"), ("call", "0")]).await;
    assert!(!evening.organizer.get(&room).await.text.contains(called));
    assert!(!ann.get(&table).await.text.contains("You have called the Director."), "he has come");
    ann.act(&table, &[("act", "director"), ("by", &seat)]).await;
    assert!(evening.organizer.get(&room).await.text.contains(called), "again");
    evening.organizer.post(&format!("{}/online", evening.path), &[("line", &line), ("direct", "1")]).await;
    evening.organizer.post(&format!("{table}/run"), &[("what", "came")]).await;
    assert!(!evening.organizer.get(&room).await.text.contains(called), "he came at the table");
}

#[tokio::test]
async fn an_online_table_of_an_event_shows_the_clock_of_the_round() {
    let (evening, ann, _, table) = event().await;
    let ends =
        |text: &str| text.split("data-ends=\"").nth(1).map(|rest| rest.split('"').next().unwrap().to_owned());
    let me = ann.get(&format!("{}/me", evening.path)).await.text;
    let page = ann.get(&table).await.text;
    assert!(ends(&me).is_some());
    assert_eq!(ends(&page), ends(&me), "{page}");
    let mut live = ann.live(&table).await;
    assert!(live.sent().contains("data-round-ends="));
    evening.call_round("2").await;
    assert_eq!(ends(&ann.get(&table).await.text), None, "the round of this board is past");
}

#[tokio::test]
async fn spectators_of_an_event_come_by_links_of_the_director() {
    let (evening, ann, line, table) = event().await;
    let director = &evening.organizer;
    let seats = format!("{table}/seats");
    for stranger in [&ann, director] {
        assert_eq!(stranger.get(&seats).await.status, StatusCode::NOT_FOUND, "not at the table as Director");
    }
    director.post(&format!("{}/online", evening.path), &[("line", &line), ("direct", "1")]).await;
    let page = director.get(&seats).await.text;
    assert!(!page.contains("/sit/"), "players come by the event alone: {page}");
    let start = format!("href=\"http://localhost{table}/watch/");
    let link = page.split(&start).nth(1).unwrap().split('"').next().unwrap();
    let link = format!("{table}/watch/{link}");
    let spectator = evening.server.browser('9');
    let watched = spectator.get(&link).await;
    assert_eq!(watched.status, StatusCode::OK, "{}", watched.text);
    assert_eq!(watched.text.matches("class=\"diagram\"").count(), 1, "one hand");
    // Who has still to play the board does not watch it, at whatever table he sits.
    for (digit, name) in [('2', "Cat"), ('3', "Eve"), ('4', "Gil")] {
        let phone = evening.sit(digit, name).await;
        assert_eq!(phone.get(&link).await.status, StatusCode::UNPROCESSABLE_ENTITY, "{name}");
    }
    director.post(&format!("{table}/run"), &[("what", "delay"), ("delay", "900")]).await;
    assert!(spectator.get(&link).await.text.contains("There is nothing to see yet."));
    let again = Server::over(evening.server.journal.clone());
    assert!(spectator.over(&again).get(&link).await.text.contains("There is nothing to see yet."));
}

#[tokio::test]
async fn every_player_knows_how_many_devices_have_his_seat_and_ends_the_others() {
    let server = Server::new();
    let owner = server.browser('a');
    let table = open(&owner, &[("part", "play")]).await;
    let all = links(&owner, &table).await;
    assert_eq!(all.len(), 5, "nobody sits yet");
    owner.post(&all[0], &[("name", "Ann")]).await;
    let east = server.browser('2');
    east.post(&all[1], &[("name", "Ben")]).await;
    let unaware = east.get(&table).await.text;
    assert!(
        unaware.contains("East: <bdi>Ben</bdi>, 1 device<") && unaware.contains("Director: <span"),
        "{unaware}"
    );
    assert!(!unaware.contains("devices have your place"));
    // Whoever opened the table has another browser, and remembers the link.
    let other = server.browser('b');
    assert_eq!(other.post(&all[1], &[("name", "Ben")]).await.to(), table);
    let told = "2 devices have your place. If one of them is not yours, end the others.";
    assert!(east.get(&table).await.text.contains(told));
    assert!(owner.get(&table).await.text.contains("East: <bdi>Ben</bdi>, 2 devices<"), "everybody is told");
    assert!(!owner.get(&table).await.text.contains(told));
    let mut live = other.live(&table).await;
    live.sent();
    let mine = east.get(&format!("{table}/seats")).await.text;
    assert!(mine.contains("End my other devices"), "{mine}");
    let ended = east.post(&format!("{table}/run"), &[("what", "alone"), ("from", "seats")]).await;
    assert_eq!(ended.to(), format!("{table}/seats"));
    for page in ["", "/live", "/acts", "/seats"] {
        assert_eq!(other.get(&format!("{table}{page}")).await.status, StatusCode::NOT_FOUND, "{page}");
    }
    assert!(!live.sent().contains("class=\"diagram\""), "what is sent to it shows no cards any more");
    assert_eq!(
        other.post(&all[1], &[("name", "Ben")]).await.status,
        StatusCode::NOT_FOUND,
        "the link is no longer good"
    );
    assert_eq!(east.get(&table).await.text, unaware, "nothing else has changed");
    let own = links(&east, &table).await;
    assert!(own.len() == 1 && own[0] != all[1], "he has the new link for devices of his own: {own:?}");
    // What was seen is remembered, after a restart too.
    let again = Server::over(server.journal.clone());
    let refused = other.over(&again).post(&all[2], &[("name", "Cat")]).await;
    assert!(refused.to().ends_with("?refused=seen"), "{}", refused.to());
    assert_eq!(east.over(&again).get(&table).await.text, unaware);
}

#[tokio::test]
async fn who_plays_and_opened_the_table_sees_links_of_free_places_alone_and_frees_the_others() {
    let server = Server::new();
    let owner = server.browser('a');
    let table = open(&owner, &[("part", "play")]).await;
    let all = links(&owner, &table).await;
    owner.post(&all[0], &[("name", "Ann")]).await;
    let (east, director) = (server.browser('2'), server.browser('d'));
    east.post(&all[1], &[("name", "Ben")]).await;
    director.post(&all[4], &[("name", "Dot")]).await;
    let seen = owner.get(&format!("{table}/seats")).await.text;
    assert_eq!(links(&owner, &table).await, [all[0].clone(), all[2].clone(), all[3].clone()], "{seen}");
    assert!(!seen.contains("/watch/"), "he could watch another hand");
    assert_eq!(links(&director, &table).await, all);
    assert!(director.get(&format!("{table}/seats")).await.text.contains("/watch/"));
    let run = format!("{table}/run");
    for (who, seat) in [(&east, "S"), (&east, "E"), (&owner, "N"), (&director, "Director")] {
        let freed = who.post(&run, &[("what", "free"), ("seat", seat)]).await;
        assert_eq!(freed.status, StatusCode::NOT_FOUND, "{seat}: nobody frees his own, and players none");
    }
    for seat in ["Director", "E"] {
        let freed = owner.post(&run, &[("what", "free"), ("seat", seat), ("from", "seats")]).await;
        assert_eq!(freed.to(), format!("{table}/seats"));
    }
    for gone in [&director, &east] {
        let page = gone.get(&table).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND);
        assert!(page.text.contains("You no longer have a place at this table."), "{}", page.text);
    }
    let now = links(&owner, &table).await;
    assert!(now.len() == 5 && now[1] != all[1] && now[4] != all[4], "{now:?}");
    let refused = director.post(&now[1], &[("name", "Dot")]).await;
    assert!(refused.to().ends_with("?refused=seen"), "whoever directed has seen all hands");
    let adjourn = owner.post(&run, &[("what", "adjourn")]).await;
    assert_eq!(adjourn.status, StatusCode::NOT_FOUND, "that is the Director's");
}

#[tokio::test]
async fn a_ninth_device_puts_the_first_out_and_it_takes_no_other_seat() {
    let server = Server::new();
    let director = server.browser('d');
    let table = open(&director, &[("part", "direct")]).await;
    let all = links(&director, &table).await;
    let devices = ['0', '1', '2', '3', '4', '5', '6', '7', '8'].map(|digit| server.browser(digit));
    for device in &devices {
        assert_eq!(device.post(&all[0], &[("name", "Ann")]).await.to(), table);
    }
    assert_eq!(devices[0].get(&table).await.status, StatusCode::NOT_FOUND);
    assert!(devices[8].get(&table).await.text.contains("8 devices have your place."));
    assert!(devices[0].post(&all[1], &[("name", "Ann")]).await.to().ends_with("?refused=seen"));
}

/// The same table with its records as if they had happened at other times, and with what happened between them.
fn retold(server: &Server, table: &str, change: impl Fn(usize, Value) -> Vec<Value>) -> Server {
    let journal = MemoryJournal::new();
    for stream in server.journal.streams().unwrap() {
        let entries = server.journal.read(&stream, Version::START, 100_000).unwrap();
        let is_table = stream.to_string() == format!("table/{}", table.trim_start_matches("/t/"));
        let told = entries.iter().enumerate().flat_map(|(place, entry)| {
            if !is_table {
                return vec![entry.event.clone()];
            }
            let record: Value = serde_json::from_slice(&entry.event.bytes).unwrap();
            let all = change(place, record).into_iter();
            all.map(|one| Event::new(entry.event.format, serde_json::to_vec(&one).unwrap())).collect()
        });
        journal.append(&stream, Version::START, told.collect()).unwrap();
    }
    Server::over(Arc::new(journal))
}

#[tokio::test]
async fn a_lost_connection_is_told_apart_from_thinking() {
    let server = Server::new();
    let (director, players) = people(&server);
    let table = online(&director, &players, DEAL).await;
    players[0].call(&table, "N", "1S").await;
    let before = server.journal.head(&format!("table/{}", &table[3..]).parse().unwrap()).unwrap().version.0;
    players[1].call(&table, "E", "pass").await;
    // East called 90 seconds after North and had no connection for 60 of them.
    let first = 1_700_000_000_000_u64;
    let again = retold(&server, &table, |place, mut record| {
        if (place as u64) < before {
            record["at"] = json!(first);
            return vec![record];
        }
        let away =
            json!({ "at": first + 80_000, "what": { "Away": { "seat": "E", "since": first + 20_000 } } });
        record["at"] = json!(first + 90_000);
        if place as u64 == before { vec![away, record] } else { vec![record] }
    });
    let page = director.over(&again).get(&table).await.text;
    assert!(page.contains("30 s + 60 s without a connection"), "{page}");
    let other = players[0].over(&again).get(&table).await.text;
    assert!(!other.contains("without a connection"), "for the Director alone");
}
