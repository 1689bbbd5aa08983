//! The acts that the second page of a table offers.

use axum::http::StatusCode;

use crate::browser::{Browser, Server, online, training};

const DEAL: &str = "N:AKQ2.T98.543.762 J98.AKQ.AKQ.T984 T76.J76.JT98.AKQ 543.5432.762.J53";

async fn does(browser: &Browser, table: &str, fields: &[(&str, &str)]) {
    let answer = browser.act(table, fields).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{fields:?}: {}", answer.text);
}

#[tokio::test]
async fn everything_in_the_auction_can_happen_at_a_training_table() {
    let server = Server::new();
    let one = server.browser('a');
    let acts: [&[(&str, &str)]; 19] = [
        &[("act", "take"), ("by", "N"), ("from", "own")],
        &[("act", "count"), ("by", "N"), ("cards", "13")],
        &[("act", "stop"), ("by", "N")],
        &[("act", "review"), ("by", "S")],
        &[("act", "ask-auction"), ("by", "S")],
        &[("act", "contract"), ("by", "S")],
        &[("act", "give-review"), ("by", "N"), ("given", "partial")],
        &[("act", "own-card"), ("by", "S")],
        &[("act", "their-card"), ("by", "S")],
        &[("act", "aid"), ("by", "W")],
        &[("act", "meaning"), ("by", "N"), ("call", "2C"), ("nature", "artificial"), ("text", "strong")],
        &[("act", "announce"), ("by", "S"), ("call", "0"), ("text", "12 to 14")],
        &[("act", "explain"), ("by", "S"), ("call", "0"), ("text", "spades")],
        &[("act", "deviation"), ("by", "E"), ("call", "0")],
        &[("act", "above"), ("by", "E"), ("level", "8"), ("denomination", "1H")],
        &[("act", "naming"), ("by", "E"), ("call", "double"), ("named", "2S")],
        &[("act", "learn"), ("by", "W"), ("text", "heard it at another table")],
        &[("act", "settle"), ("by", "W"), ("text", "we agreed to go on")],
        &[
            ("act", "call-together"),
            ("by", "Director"),
            ("one", "E"),
            ("one-did", "pass"),
            ("other", "S"),
            ("other-did", "2H"),
        ],
    ];
    for fields in acts {
        let table = training(&one, DEAL, "players").await;
        assert_eq!(one.get(&format!("{table}/acts")).await.status, StatusCode::OK);
        one.call(&table, "N", "1S").await;
        if fields[0].1 == "take" {
            let fresh = training(&one, DEAL, "players").await;
            does(&one, &fresh, fields).await;
            continue;
        }
        does(&one, &table, fields).await;
    }
}

/// East declares two hearts, South has led the ace of clubs, dummy is down.
async fn in_play(one: &Browser) -> String {
    let table = training(one, DEAL, "players").await;
    for (by, call) in [("N", "pass"), ("E", "2H"), ("S", "pass"), ("W", "pass"), ("N", "pass")] {
        one.call(&table, by, call).await;
    }
    does(one, &table, &[("act", "card"), ("by", "S"), ("hand", "S"), ("card", "CA"), ("face", "down")]).await;
    does(one, &table, &[("act", "face"), ("by", "S")]).await;
    table
}

#[tokio::test]
async fn everything_in_the_play_can_happen_at_a_training_table() {
    let server = Server::new();
    let one = server.browser('a');
    let acts: [&[(&str, &str)]; 19] = [
        &[("act", "name"), ("by", "E"), ("designation", "low")],
        &[("act", "name"), ("by", "E"), ("designation", "suit C")],
        &[("act", "name"), ("by", "E"), ("designation", "touched CJ")],
        &[("act", "name"), ("by", "E"), ("designation", "C3")],
        &[("act", "play-together"), ("by", "N"), ("card", "C7"), ("other", "C6")],
        &[("act", "omit"), ("by", "W")],
        &[("act", "say-turn"), ("by", "N"), ("of", "W")],
        &[("act", "inspect"), ("by", "N"), ("trick", "1"), ("whose", "all")],
        &[("act", "point"), ("by", "N"), ("of", "S"), ("trick", "1")],
        &[("act", "mix"), ("by", "N")],
        &[("act", "dummy-plays"), ("by", "W"), ("card", "C3")],
        &[("act", "dummy-suggests"), ("by", "W"), ("card", "C3")],
        &[("act", "dummy-right"), ("by", "W"), ("how", "counts")],
        &[("act", "dummy-warns"), ("by", "W"), ("how", "other")],
        &[("act", "dummy-oversteps"), ("by", "W"), ("how", "left")],
        &[("act", "dummy-oversteps"), ("by", "W"), ("how", "looked"), ("of", "N")],
        &[("act", "revoked"), ("by", "Director"), ("of", "S"), ("trick", "1")],
        &[("act", "wrong-board"), ("by", "Director")],
        &[("act", "spread"), ("by", "E")],
    ];
    for fields in acts {
        let table = in_play(&one).await;
        assert_eq!(one.get(&format!("{table}/acts?as=E")).await.status, StatusCode::OK);
        does(&one, &table, fields).await;
    }
    let nonsense: [&[(&str, &str)]; 6] = [
        &[("act", "dummy-plays"), ("by", "N"), ("card", "C7")],
        &[("act", "name"), ("by", "E"), ("designation", "suit X")],
        &[("act", "inspect"), ("by", "N"), ("trick", "0"), ("whose", "all")],
        &[("act", "above"), ("by", "E"), ("level", "7"), ("denomination", "1H")],
        &[("act", "withdraw-ruling"), ("by", "Director"), ("case", "0")],
        &[
            ("act", "call-together"),
            ("by", "Director"),
            ("one", "E"),
            ("one-did", "pass"),
            ("other", "E"),
            ("other-did", "2H"),
        ],
    ];
    let table = in_play(&one).await;
    for fields in nonsense {
        let before = server.records();
        let answer = one.act(&table, fields).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{fields:?}");
        assert_eq!(server.records(), before, "{fields:?}");
    }
}

#[tokio::test]
async fn nobody_acts_for_another_or_as_director_at_an_online_table() {
    let server = Server::new();
    let director = server.browser('a');
    let players = ['b', 'c', 'd', 'e'].map(|digit| server.browser(digit));
    let table = online(&director, &players, DEAL).await;
    let page = players[0].get(&format!("{table}/acts")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(!page.text.contains("value=\"withdraw-ruling\""), "a player is offered what is the Director's");
    assert_eq!(server.browser('f').get(&format!("{table}/acts")).await.status, StatusCode::NOT_FOUND);
    let not_theirs: [&[(&str, &str)]; 3] = [
        &[("act", "end-round"), ("by", "Director")],
        &[("act", "aid"), ("by", "E")],
        &[("act", "find"), ("by", "Director"), ("card", "SA"), ("of", "N"), ("place", "board")],
    ];
    for fields in not_theirs {
        let answer = players[0].act(&table, fields).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{fields:?}");
    }
    let back = players[0].act(&table, &[("act", "put-back"), ("by", "N"), ("card", "SA")]).await;
    assert_eq!(back.status, StatusCode::UNPROCESSABLE_ENTITY);
}
