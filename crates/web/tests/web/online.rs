use axum::http::StatusCode;

use crate::browser::{Browser, Server, online};

pub(crate) const DEAL: &str = "N:AKQ2.T98.543.762 J98.AKQ.AKQ.T984 T76.J76.JT98.AKQ 543.5432.762.J53";

pub(crate) fn people(server: &Server) -> (Browser, [Browser; 4]) {
    (server.browser('d'), ['1', '2', '3', '4'].map(|digit| server.browser(digit)))
}

/// North opens one notrump, and all pass.
pub(crate) async fn one_notrump(players: &[Browser; 4], table: &str) {
    for (player, (by, call)) in
        players.iter().zip([("N", "1NT"), ("E", "pass"), ("S", "pass"), ("W", "pass")])
    {
        player.call(table, by, call).await;
    }
}

#[tokio::test]
async fn four_play_with_an_insufficient_bid_that_is_not_accepted() {
    let server = Server::new();
    let (director, players) = people(&server);
    let [north, east, south, west] = &players;
    let table = online(&director, &players, DEAL).await;
    north.call(&table, "N", "1S").await;
    east.call(&table, "E", "1H").await;
    assert!(!south.get(&table).await.text.contains("Do you accept"));
    south.act(&table, &[("act", "attention"), ("by", "S")]).await;
    assert!(south.get(&table).await.text.contains("Do you accept 1♥ by East?"));
    let asked = south.get(&table).await.text;
    for brings in
        ["Accept – it stands, and the auction goes on", "Do not accept – it is cancelled and replaced"]
    {
        assert!(asked.contains(brings), "{brings}: {asked}");
    }
    assert!(!north.get(&table).await.text.contains("Do you accept"));
    assert!(west.get(&table).await.text.contains("The table waits for: South"));
    let refused = north.act(&table, &[("act", "call"), ("by", "S"), ("call", "pass")]).await;
    assert_eq!(refused.status, StatusCode::NOT_FOUND);
    south.answer(&table, "Do not accept").await;
    east.call(&table, "E", "2H").await;
    let desk = director.get(&table).await;
    assert!(desk.text.contains("Director"), "{}", desk.text);
    assert!(desk.text.contains("Case 1"));
}

#[tokio::test]
async fn nobody_has_two_places_and_a_player_is_no_director() {
    let server = Server::new();
    let (director, players) = people(&server);
    let table = online(&director, &players, DEAL).await;
    let links = director.get(&format!("{table}/seats")).await;
    let path = |nth: usize| {
        let rest = links.text.split("href=\"http://").nth(nth + 1).unwrap();
        format!("/{}", rest.split('"').next().unwrap().split_once('/').unwrap().1)
    };
    let two = players[0].post(&path(2), &[("name", "x")]).await;
    assert!(two.to().ends_with("?refused=two"));
    let desk = players[0].post(&path(4), &[("name", "x")]).await;
    assert!(desk.to().ends_with("?refused=two"));
    players[0].call(&table, "N", "1S").await;
    let late = director.post(&path(0), &[("name", "x")]).await;
    assert!(late.to().ends_with("?refused=two"));
    let seats = players[0].get(&format!("{table}/seats")).await.text;
    assert_eq!(
        seats.matches("/sit/").count(),
        2,
        "his own link, to follow and to read, and no other: {seats}"
    );
    assert!(!seats.contains("/watch/") && !seats.contains("value=\"free\""), "{seats}");
    assert_eq!(server.browser('9').get(&format!("{table}/seats")).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_claim_is_agreed_to() {
    let server = Server::new();
    let (director, players) = people(&server);
    let [north, east, south, west] = &players;
    let table = online(&director, &players, DEAL).await;
    one_notrump(&players, &table).await;
    east.act(&table, &[("act", "card"), ("by", "E"), ("hand", "E"), ("card", "HA"), ("face", "down")]).await;
    assert!(!south.get(&table).await.text.contains("East: hearts"));
    east.act(&table, &[("act", "face"), ("by", "E")]).await;
    north.act(&table, &[("act", "claim"), ("by", "N"), ("tricks", "7"), ("statement", "seven tops")]).await;
    assert!(west.get(&table).await.text.contains("seven tops"));
    for player in [east, west] {
        player.answer(&table, "Yes").await;
    }
    let page = south.get(&table).await;
    assert!(page.text.contains("The board is over"), "{}", page.text);
    assert!(page.text.contains("+90"), "{}", page.text);
}

#[tokio::test]
async fn while_a_claim_is_settled_nobody_is_said_to_be_to_play() {
    let server = Server::new();
    let (director, players) = people(&server);
    let [north, east, _, west] = &players;
    let table = online(&director, &players, DEAL).await;
    one_notrump(&players, &table).await;
    east.act(&table, &[("act", "card"), ("by", "E"), ("hand", "E"), ("card", "HA"), ("face", "down")]).await;
    east.act(&table, &[("act", "face"), ("by", "E")]).await;
    let (plays, settles) =
        ("North is to play a card from dummy</p>", "A claim or concession is being settled</p>");
    assert!(north.get(&table).await.text.contains(plays));
    north.act(&table, &[("act", "claim"), ("by", "N"), ("tricks", "9"), ("statement", "all tops")]).await;
    for person in players.iter().chain([&director]) {
        let page = person.get(&table).await.text;
        assert!(page.contains(settles) && !page.contains(plays), "{page}");
    }
    // Both opponents doubt it, and all four want to play on.
    for player in [east, west] {
        if player.get(&table).await.text.contains("Do you agree to the claim?") {
            player.answer(&table, "No").await;
        }
    }
    for _ in 0..2 {
        for player in &players {
            if player.get(&table).await.text.contains("name=\"question\"") {
                player.answer(&table, "Yes").await;
            }
        }
    }
    let page = north.get(&table).await.text;
    assert!(page.contains(plays) && !page.contains(settles), "{page}");
}

#[tokio::test]
async fn whoever_leads_face_down_sees_his_card_and_nobody_else_does() {
    let server = Server::new();
    let (director, players) = people(&server);
    let [north, east, south, west] = &players;
    let table = online(&director, &players, DEAL).await;
    one_notrump(&players, &table).await;
    east.act(&table, &[("act", "card"), ("by", "E"), ("hand", "E"), ("card", "HA"), ("face", "down")]).await;
    let (card, back) = ("aria-label=\"East: hearts A (face down)\"", "class=\"card back\"");
    let page = east.get(&table).await.text;
    assert!(page.contains(card) && !page.contains(back), "{page}");
    assert!(!page.contains("name=\"act\" value=\"back\""), "it is not his to take back");
    for other in [north, south, west, &director] {
        let page = other.get(&table).await.text;
        assert!(page.contains(back) && !page.contains("hearts A (face down)"), "{page}");
    }
    east.act(&table, &[("act", "face"), ("by", "E")]).await;
    for player in &players {
        assert!(player.get(&table).await.text.contains("aria-label=\"East: hearts A\""));
    }
}
