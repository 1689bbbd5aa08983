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
    let server = Server::without_limits();
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
    let server = Server::without_limits();
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

/// Presses the answer at this place of the first question that is asked.
async fn answers(one: &Browser, table: &str, place: &str) {
    let page = one.get(table).await;
    let (mark, question) = (page.field("mark"), page.field("question"));
    let fields = [("mark", mark.as_str()), ("question", question.as_str()), ("answer", place)];
    let answer = one.post(&format!("{table}/answer"), &fields).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
}

/// Answers "no", or whatever comes last, until nothing is asked.
async fn answers_all(one: &Browser, table: &str) {
    for _ in 0..20 {
        let page = one.get(table).await.text;
        let Some(asked) = page.split("name=\"question\"").nth(1) else { return };
        let asked = asked.split("</form>").next().unwrap();
        let last = asked.rsplit("name=\"answer\" value=\"").next().unwrap().split('"').next().unwrap();
        answers(one, table, last).await;
    }
    panic!("it asks without end");
}

/// The play is over: East has conceded what was left.
async fn over(one: &Browser) -> String {
    let table = in_play(one).await;
    does(one, &table, &[("act", "concede"), ("by", "E"), ("tricks", "13")]).await;
    answers_all(one, &table).await;
    assert!(one.get(&table).await.text.contains("The board is over"));
    table
}

/// An insufficient bid that South did not accept; East has replaced it, and the play is over.
async fn ruled(one: &Browser) -> String {
    let table = training(one, DEAL, "players").await;
    for (by, call) in [("N", "1S"), ("E", "1H")] {
        one.call(&table, by, call).await;
    }
    does(one, &table, &[("act", "attention"), ("by", "S")]).await;
    answers_all(one, &table).await;
    one.call(&table, "E", "3D").await;
    answers_all(one, &table).await;
    table
}

/// Where an act is possible, for whom the page is opened, and the form.
type Offered = (At, &'static str, &'static [(&'static str, &'static str)]);

/// Where an act is possible.
#[derive(Copy, Clone)]
enum At {
    Bidding,
    Screens,
    Play,
    /// Dummy has played, North is to play.
    Third,
    Claimed,
    Over,
    Ruled,
    Reviewed,
}

async fn set_up(one: &Browser, at: At) -> String {
    let dummys: &[(&str, &str)] = &[("act", "card"), ("by", "E"), ("hand", "W"), ("card", "C3")];
    match at {
        At::Bidding => training(one, DEAL, "players").await,
        At::Screens => {
            let fields = [("preset", "wbf"), ("attention", "players"), ("pbn", DEAL), ("screens", "east")];
            one.post("/train", &fields).await.to().to_owned()
        }
        At::Play => in_play(one).await,
        At::Third => {
            let table = in_play(one).await;
            does(one, &table, dummys).await;
            table
        }
        At::Claimed => {
            let table = in_play(one).await;
            let claim: &[(&str, &str)] =
                &[("act", "claim"), ("by", "E"), ("tricks", "9"), ("statement", "I draw trumps")];
            does(one, &table, claim).await;
            table
        }
        At::Over => over(one).await,
        At::Ruled => ruled(one).await,
        At::Reviewed => {
            let table = ruled(one).await;
            for by in ["S", "W", "N"] {
                one.call(&table, by, "pass").await;
            }
            answers_all(one, &table).await;
            let lead = [("act", "card"), ("by", "S"), ("hand", "S"), ("card", "CA"), ("face", "down")];
            does(one, &table, &lead).await;
            does(one, &table, &[("act", "face"), ("by", "S")]).await;
            does(one, &table, &[("act", "concede"), ("by", "E"), ("tricks", "13")]).await;
            answers_all(one, &table).await;
            table
        }
    }
}

#[tokio::test]
async fn everything_else_that_the_page_offers_can_be_done() {
    let server = Server::without_limits();
    let one = server.browser('a');
    let acts: [Offered; 16] = [
        (At::Screens, "N", &[("act", "tray"), ("by", "N")]),
        (At::Bidding, "N", &[("act", "return"), ("by", "N"), ("cards", "13")]),
        (At::Third, "S", &[("act", "turn-down"), ("by", "S")]),
        (At::Third, "N", &[("act", "hiding"), ("by", "N"), ("card", "C7"), ("other", "C6")]),
        (At::Third, "N", &[("act", "hiding-unknown"), ("by", "N"), ("card", "C7"), ("other", "C6")]),
        (At::Third, "E", &[("act", "rename"), ("by", "E"), ("card", "CJ"), ("slip", "1")]),
        (At::Third, "E", &[("act", "rename"), ("by", "E"), ("card", "C5")]),
        (
            At::Play,
            "N",
            &[
                ("act", "play-at-once"),
                ("by", "Director"),
                ("one", "N"),
                ("one-did", "C7"),
                ("other", "W"),
                ("other-did", "C3"),
            ],
        ),
        (At::Claimed, "S", &[("act", "acquiesce"), ("by", "S")]),
        (At::Claimed, "N", &[("act", "object"), ("by", "N")]),
        (At::Over, "N", &[("act", "state"), ("by", "N"), ("tricks", "3")]),
        (At::Over, "S", &[("act", "acquiesce"), ("by", "S")]),
        (At::Over, "N", &[("act", "next-board"), ("by", "N")]),
        (At::Ruled, "N", &[("act", "waive"), ("by", "Director"), ("case", "1"), ("of", "N")]),
        (At::Ruled, "N", &[("act", "withdraw-ruling"), ("by", "Director"), ("case", "1")]),
        (At::Reviewed, "N", &[("act", "come-back"), ("by", "Director")]),
    ];
    for (at, seat, fields) in acts {
        let table = set_up(&one, at).await;
        let offered = one.get(&format!("{table}/acts?as={seat}")).await.text;
        let act = fields[0].1;
        assert!(
            offered.contains(&format!("name=\"act\" value=\"{act}\"")),
            "{act} is not offered: {offered}"
        );
        let before = server.records();
        does(&one, &table, fields).await;
        assert_ne!(server.records(), before, "{fields:?} is on record");
        // It is still a table that can be rebuilt.
        let again = Server::over(server.journal.clone());
        assert_eq!(one.over(&again).get(&table).await.text, one.get(&table).await.text, "{fields:?}");
    }
    // Out of their time they are refused, and change nothing.
    let early: [(At, &[(&str, &str)]); 6] = [
        (At::Bidding, &[("act", "tray"), ("by", "N")]),
        (At::Bidding, &[("act", "come-back"), ("by", "Director")]),
        (At::Bidding, &[("act", "waive"), ("by", "Director"), ("case", "1"), ("of", "N")]),
        (At::Bidding, &[("act", "withdraw-ruling"), ("by", "Director"), ("case", "7")]),
        (At::Third, &[("act", "hiding"), ("by", "N"), ("card", "C7"), ("other", "C7")]),
        (At::Bidding, &[("act", "rename"), ("by", "E"), ("card", "C5")]),
    ];
    for (at, fields) in early {
        let table = set_up(&one, at).await;
        let before = server.records();
        let answer = one.act(&table, fields).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{fields:?}");
        assert_eq!(server.records(), before, "{fields:?}");
    }
}

#[tokio::test]
async fn what_was_filled_in_among_the_acts_and_not_taken_stands_there_again() {
    let server = Server::without_limits();
    let one = server.browser('a');
    let table = training(&one, DEAL, "players").await;
    one.call(&table, "N", "1S").await;
    let before = one.get(&format!("{table}/acts?as=S")).await.field("mark");
    one.call(&table, "E", "pass").await;
    let sent = |mark: &str| {
        let fields = [
            ("mark", mark),
            ("page", "acts"),
            ("act", "announce"),
            ("act", "explain"),
            ("by", "S"),
            ("call", "0"),
            ("text", "five <spades>"),
        ];
        fields.map(|(name, value)| (name, value.to_owned()))
    };
    let send = async |mark: &str| {
        let fields = sent(mark);
        let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
        one.post(&format!("{table}/act"), &fields).await
    };
    let stale = send(&before).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    assert!(stale.text.contains("The table had moved on"), "{}", stale.text);
    assert!(stale.text.contains("<h1>More that can happen at a table</h1>"), "{}", stale.text);
    assert!(stale.text.contains("name=\"text\" value=\"five &#60;spades&#62;\""), "{}", stale.text);
    let taken = send(&stale.field("mark")).await;
    assert_eq!((taken.status, taken.to()), (StatusCode::SEE_OTHER, format!("{table}?noted").as_str()));
    let page = one.get(taken.to()).await.text;
    assert!(page.contains("Noted.") && page.contains("five &#60;spades&#62;"), "{page}");
}

#[tokio::test]
async fn what_is_refused_is_told_beside_the_part_that_is_sent_again() {
    let server = Server::without_limits();
    let director = server.browser('a');
    let fields = [("preset", "wbf"), ("attention", "players"), ("pbn", DEAL), ("prevent", "1")];
    let opened = director.post("/play", &fields).await;
    let table = opened.to().trim_end_matches("/seats").to_owned();
    let links = director.get(opened.to()).await.text;
    let link = links.split(&format!("{table}/sit/")).nth(1).unwrap().split('"').next().unwrap();
    let north = server.browser('b');
    north.post(&format!("{table}/sit/{link}"), &[("name", "Ann")]).await;
    let page = north.get(&table).await.text;
    assert!(!page.contains("id=\"irregular\""), "nothing irregular is offered where it is prevented");
    let refused = north.act(&table, &[("act", "call"), ("by", "N"), ("call", "X")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let (before, again) = refused.text.split_once("<div id=\"live\"").unwrap();
    assert!(before.contains("This table does not allow it (19A1)."), "{before}");
    assert!(!again.contains("This table does not allow it"), "{again}");
}

#[tokio::test]
async fn others_read_for_what_the_table_waits_and_whose_card_dummy_plays() {
    let server = Server::without_limits();
    let (director, players) = crate::online::people(&server);
    let [north, east, south, west] = &players;
    let table = online(&director, &players, DEAL).await;
    north.call(&table, "N", "1S").await;
    east.call(&table, "E", "1H").await;
    does(south, &table, &[("act", "attention"), ("by", "S")]).await;
    let page = west.get(&table).await.text;
    assert!(page.contains("The table waits for: South"), "{page}");
    assert!(page.contains("<small>Insufficient Bid</small>"), "{page}");
    south.answer(&table, "Accept").await;
    for (player, by) in [(south, "S"), (west, "W"), (north, "N")] {
        player.call(&table, by, "pass").await;
    }
    does(south, &table, &[("act", "card"), ("by", "S"), ("hand", "S"), ("card", "CA"), ("face", "down")])
        .await;
    let page = west.get(&table).await.text;
    assert!(page.contains("questions may be asked, then South turns it up"), "{page}");
    does(south, &table, &[("act", "face"), ("by", "S")]).await;
    for player in &players {
        let page = player.get(&table).await.text;
        assert!(page.contains("East is to play a card from dummy"), "{page}");
    }
}

#[tokio::test]
async fn nobody_acts_for_another_or_as_director_at_an_online_table() {
    let server = Server::without_limits();
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

#[tokio::test]
async fn what_is_said_aloud_is_read_by_those_to_whom_it_is_said() {
    let server = Server::without_limits();
    let (director, players) = crate::online::people(&server);
    let [north, east, south, west] = &players;
    let table = online(&director, &players, DEAL).await;
    for (player, by, call) in
        [(north, "N", "1NT"), (east, "E", "pass"), (south, "S", "pass"), (west, "W", "pass")]
    {
        player.call(&table, by, call).await;
    }
    does(east, &table, &[("act", "card"), ("by", "E"), ("hand", "E"), ("card", "HA"), ("face", "down")])
        .await;
    does(east, &table, &[("act", "face"), ("by", "E")]).await;
    does(south, &table, &[("act", "dummy-warns"), ("by", "S"), ("how", "hand")]).await;
    assert!(north.get(&table).await.text.contains("warns of a lead from the wrong hand"));
    does(north, &table, &[("act", "card"), ("by", "N"), ("hand", "S"), ("card", "H6")]).await;
    does(west, &table, &[("act", "card"), ("by", "W"), ("hand", "W"), ("card", "C3")]).await;
    let asked = "North asks: have you no ♥?";
    does(north, &table, &[("act", "revoke"), ("by", "N"), ("of", "W")]).await;
    let page = west.get(&table).await.text;
    assert!(page.contains(asked) && page.contains(">61B1</a>"), "{page}");
    let page = south.get(&table).await.text;
    assert!(page.contains("asks about a revoke: West") && !page.contains(asked), "{page}");
    does(west, &table, &[("act", "back"), ("by", "W"), ("card", "C3")]).await;
    assert!(!west.get(&table).await.text.contains(asked));
    assert!(north.get(&table).await.text.contains("The table waits for: West"));
}

#[tokio::test]
async fn who_draws_attention_to_what_he_cannot_have_seen_is_heard_by_the_director() {
    let server = Server::without_limits();
    let (director, players) = crate::online::people(&server);
    let table = online(&director, &players, DEAL).await;
    let [north, _, south, _] = &players;
    let before = south.get(&table).await.text;
    does(north, &table, &[("act", "attention"), ("by", "N")]).await;
    assert!(director.get(&table).await.text.contains("draws attention: something is wrong"));
    assert_eq!(south.get(&table).await.text, before);
}

#[tokio::test]
async fn a_text_that_is_too_long_is_refused_with_its_length_and_nothing_happens() {
    let server = Server::without_limits();
    let one = server.browser('a');
    let table = in_play(&one).await;
    let (most, more) = ("ż".repeat(500), "ż".repeat(501));
    let texts: [&[(&str, &str)]; 6] = [
        &[("act", "claim"), ("by", "E"), ("tricks", "9"), ("statement", &more)],
        &[("act", "explain"), ("by", "W"), ("call", "1"), ("text", &more)],
        &[("act", "announce"), ("by", "W"), ("call", "1"), ("text", &more)],
        &[("act", "convey"), ("by", "N"), ("of", "S"), ("how", "remark"), ("text", &more)],
        &[("act", "learn"), ("by", "W"), ("text", &more)],
        &[("act", "meaning"), ("by", "N"), ("call", "2C"), ("nature", "natural"), ("text", &more)],
    ];
    let before = one.get(&table).await.text;
    for fields in texts {
        let refused = one.act(&table, fields).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{fields:?}");
        assert!(
            refused.text.contains("This text has 501 characters; at most 500 are taken."),
            "{}",
            refused.text
        );
        assert_eq!(one.get(&table).await.text, before, "{fields:?}");
    }
    does(&one, &table, &[("act", "claim"), ("by", "E"), ("tricks", "9"), ("statement", &most)]).await;
    assert!(one.get(&table).await.text.contains(&format!("<bdi>{most}</bdi>")), "all of it is read");
}

#[tokio::test]
async fn whether_a_player_follows_suit_is_asked_while_cards_are_played() {
    let server = Server::without_limits();
    let one = server.browser('a');
    let table = training(&one, DEAL, "players").await;
    let asks = [("act", "revoke"), ("by", "N"), ("of", "E")];
    let refused = one.act(&table, &asks).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text.contains("The auction is not over"), "{}", refused.text);
    for (by, call) in [("N", "pass"), ("E", "2H"), ("S", "pass"), ("W", "pass"), ("N", "pass")] {
        one.call(&table, by, call).await;
    }
    does(&one, &table, &[("act", "card"), ("by", "S"), ("hand", "S"), ("card", "CA"), ("face", "down")])
        .await;
    assert_eq!(one.act(&table, &asks).await.status, StatusCode::UNPROCESSABLE_ENTITY, "no card is faced");
    assert!(!one.get(&table).await.text.contains("Ask about a revoke"));
    does(&one, &table, &[("act", "face"), ("by", "S")]).await;
    assert!(one.get(&table).await.text.contains("Ask about a revoke"));
    does(&one, &table, &[("act", "revoke"), ("by", "N"), ("of", "S")]).await;
}
