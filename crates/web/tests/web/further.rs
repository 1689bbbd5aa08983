//! What goes wrong and goes on in an event: PINs, late pairs, wrong places and boards, teams, sessions, further appeals.

use axum::http::StatusCode;

use crate::api::{asks, read, token};
use crate::browser::{Browser, Server};
use crate::club::{Evening, found};

#[tokio::test]
async fn a_table_gets_a_pin_of_its_own_and_its_phones_come_in_again() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let cards = evening.cards().await;
    let path = &evening.path;
    let mut own = None;
    for (place, card) in cards.iter().enumerate() {
        if evening.server.browser('9').get(card).await.text.contains("<bdi>Ann</bdi>") {
            own = Some(place);
        }
    }
    let own = own.unwrap();
    let (old, other) = (evening.pin(&cards[own]).await, evening.pin(&cards[1 - own]).await);
    let table = format!("A/{}", own + 1);
    let page = evening.organizer.get(&format!("{path}/lines?table={table}")).await;
    assert!(page.text.contains(&old) && page.text.contains("Phones that came in here: 1"), "{}", page.text);
    let renewed =
        evening.organizer.post(&format!("{path}/pins"), &[("pins", "table"), ("table", &table)]).await;
    assert_eq!(renewed.to(), format!("{path}/lines?table={table}"));
    assert_ne!(evening.pin(&cards[own]).await, old);
    assert_eq!(evening.pin(&cards[1 - own]).await, other, "the others keep theirs");
    assert_eq!(ann.get(&format!("{path}/me")).await.status, StatusCode::OK, "Ann stays in");
    let stranger = evening.server.browser('8');
    let person =
        stranger.get(&cards[own]).await.text.split("name=\"person\" value=\"").nth(1).unwrap().to_owned();
    let person = person.split('"').next().unwrap().to_owned();
    let late = stranger.post(&cards[own], &[("person", &person), ("pin", &old)]).await;
    assert_eq!(late.status, StatusCode::UNPROCESSABLE_ENTITY, "a photograph of the card is no longer good");
    evening.organizer.post(&format!("{path}/pins"), &[("pins", "table-out"), ("table", &table)]).await;
    assert_eq!(
        ann.get(&format!("{path}/me")).await.status,
        StatusCode::NOT_FOUND,
        "everybody comes in again"
    );
    evening.sit('1', "Ann").await;
    for fields in [&[("pins", "table")][..], &[("pins", "table"), ("table", "A")], &[("pins", "x")]] {
        let answer = evening.organizer.post(&format!("{path}/pins"), fields).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{fields:?}");
    }
}

#[tokio::test]
async fn guesses_of_a_pin_are_stopped() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let card = evening.cards().await[0].clone();
    let (right, guesser) = (evening.pin(&card).await, evening.server.browser('9'));
    let mut stopped = false;
    for guess in 0..12 {
        let guess = format!("{guess:04}");
        if guess == right {
            continue;
        }
        let answer = guesser.post(&card, &[("device", "1"), ("pin", &guess)]).await;
        stopped |= answer.status == StatusCode::TOO_MANY_REQUESTS;
        assert!(answer.status.is_client_error());
    }
    assert!(stopped);
    let other = evening.cards().await[1].clone();
    let pin = evening.pin(&other).await;
    let sat = guesser.post(&other, &[("device", "1"), ("pin", &pin)]).await;
    assert_eq!(sat.status, StatusCode::SEE_OTHER, "another table is not stopped");
}

#[tokio::test]
async fn late_pairs_exchanged_places_and_wrong_boards_are_put_on_record() {
    let evening = Evening::ready("Zoe", "tables").await;
    let path = &evening.path;
    let director = &evening.organizer;
    let page = director.get(&format!("{path}/entry/1")).await;
    assert!(page.text.contains("They come late"), "{}", page.text);
    let late = [("what", "late"), ("round", "2")];
    assert_eq!(director.post(&format!("{path}/entry/1"), &late).await.status, StatusCode::SEE_OTHER);
    evening.call_round("1").await;
    let results = director.get(&format!("{path}/room")).await;
    assert!(results.text.contains("free"), "a table sits out: {}", results.text);
    let wrong = director.post(&format!("{path}/entry/1"), &[("what", "late"), ("round", "9")]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);

    let evening = Evening::ready("Zoe", "tables").await;
    let (path, director) = (&evening.path, &evening.organizer);
    evening.call_round("1").await;
    let lines = format!("{path}/lines");
    let before = director.get(&format!("{lines}?table=A/1")).await.text;
    let fields = [("what", "exchange"), ("table", "A/1"), ("round", "1"), ("one", "1"), ("other", "2")];
    let same = [("what", "exchange"), ("table", "A/1"), ("round", "1"), ("one", "1"), ("other", "1")];
    assert_eq!(director.post(&lines, &same).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let exchanged = director.post(&lines, &fields).await;
    assert_eq!(exchanged.status, StatusCode::SEE_OTHER, "{}", exchanged.text);
    assert_ne!(director.get(&format!("{lines}?table=A/1")).await.text, before);
    assert_eq!(director.post(&lines, &fields).await.status, StatusCode::SEE_OTHER, "and back");
    let played = [("what", "wrong-boards"), ("table", "A/1"), ("round", "1"), ("set", "2")];
    let recorded = director.post(&lines, &played).await;
    assert_eq!(recorded.status, StatusCode::SEE_OTHER, "{}", recorded.text);
    let page = director.get(&format!("{lines}?table=A/1")).await.text;
    assert!(page.contains(&format!("{path}/at?at=1A/1/1/2")), "board 2 in round 1: {page}");
    let early = [("what", "wrong-boards"), ("table", "A/1"), ("round", "3"), ("set", "1")];
    assert_eq!(
        director.post(&lines, &early).await.status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "not called yet"
    );
}

#[tokio::test]
async fn a_second_session_carries_over_what_the_organizer_chose() {
    for (carry, expected) in [("100", true), ("0", false)] {
        let evening = Evening::ready("Zoe", "tables").await;
        let (path, organizer) = (&evening.path, &evening.organizer);
        for round in ["1", "2", "3"] {
            evening.call_round(round).await;
            for table in 1..=2 {
                let page = organizer.get(&format!("{path}/lines?table=A/{table}")).await.text;
                let mut line = page.split("/at?at=").skip(1).map(|rest| rest.split('"').next().unwrap());
                let line = line.find(|line| line.starts_with(&format!("1A/{round}/"))).unwrap().to_owned();
                let tricks = if table == 1 { "10" } else { "9" };
                assert_eq!(evening.set(&line, tricks).await.status, StatusCode::SEE_OTHER);
            }
        }
        organizer.post(&format!("{path}/room"), &[("what", "publish")]).await;
        let page = organizer.get(&format!("{path}/movement")).await.text;
        assert!(page.contains("Session 2") && page.contains("half of it"), "{page}");
        let fields = [
            ("kind", "howell"),
            ("rounds", "3"),
            ("boards", "1"),
            ("seating", "rank"),
            ("dealing", "tables"),
            ("carry", carry),
        ];
        let started = organizer.post(&format!("{path}/movement"), &fields).await;
        assert_eq!(started.status, StatusCode::SEE_OTHER, "{}", started.text);
        assert_eq!(evening.call_round("1").await.status, StatusCode::SEE_OTHER);
        assert_eq!(evening.cards().await.len(), 2);
        let early = organizer.post(&format!("{path}/movement"), &fields).await;
        assert_eq!(early.status, StatusCode::UNPROCESSABLE_ENTITY, "not in the middle of a session");
        let kept: String = evening.server.texts().concat();
        assert_eq!(kept.contains("conditions_changed"), !expected, "{carry}");
    }
}

/// Two teams of four, with Ann and Eve as captains.
async fn teams(server: &Server, organizer: &Browser) -> String {
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
    let names = [("names", "Ann, Bob, Cat, Dan\nEve, Fay, Gil, Hal")];
    assert_eq!(organizer.post(&format!("{path}/names"), &names).await.status, StatusCode::SEE_OTHER);
    path
}

#[tokio::test]
async fn a_captain_names_the_line_up_and_nobody_else_but_the_director() {
    let server = Server::new();
    let organizer = server.browser('a');
    let path = teams(&server, &organizer).await;
    let fields = [
        ("kind", "head-to-head"),
        ("rounds", "2"),
        ("boards", "1"),
        ("seating", "number"),
        ("dealing", "online"),
    ];
    let started = organizer.post(&format!("{path}/movement"), &fields).await;
    assert_eq!(started.status, StatusCode::SEE_OTHER, "{}", started.text);
    let evening = Evening { server, organizer, path };
    let path = &evening.path;
    let ann = evening.sit('1', "Ann").await;
    let bob = evening.sit('2', "Bob").await;
    assert!(ann.get(&format!("{path}/me")).await.text.contains("/line-up"));
    assert!(!bob.get(&format!("{path}/me")).await.text.contains("/line-up"));
    let page = ann.get(&format!("{path}/line-up")).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.text);
    let person = |name: &str| {
        let before = page.text.split(&format!(">{name}</option>")).next().unwrap().to_owned();
        let value = before.rsplit("value=\"").next().unwrap().to_owned();
        value.split('"').next().unwrap().to_owned()
    };
    let (a, b, c, e) = (person("Ann"), person("Bob"), person("Cat"), person("Dan"));
    let fields = |round: &'static str| {
        [
            ("entry", "1".to_owned()),
            ("round", round.to_owned()),
            ("north", a.clone()),
            ("south", c.clone()),
            ("east", b.clone()),
            ("west", e.clone()),
        ]
    };
    let form = format!("{path}/line-up");
    let first = fields("1");
    let borrowed: Vec<(&str, &str)> = first.iter().map(|(name, value)| (*name, value.as_str())).collect();
    for stranger in [&bob, &evening.server.browser('9')] {
        assert_eq!(stranger.post(&form, &borrowed).await.status, StatusCode::NOT_FOUND);
        assert_eq!(stranger.get(&form).await.status, StatusCode::NOT_FOUND);
    }
    assert_eq!(
        ann.get(&format!("{form}?entry=2")).await.status,
        StatusCode::NOT_FOUND,
        "not the other team's"
    );
    let twice: Vec<(&str, &str)> = borrowed
        .iter()
        .map(|(name, value)| if *name == "west" { (*name, a.as_str()) } else { (*name, *value) })
        .collect();
    assert_eq!(ann.post(&form, &twice).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let named = ann.post(&form, &borrowed).await;
    assert_eq!(named.status, StatusCode::SEE_OTHER, "{}", named.text);
    assert!(ann.get(&form).await.text.contains("From round 1"));
    evening.call_round("1").await;
    assert_eq!(
        ann.post(&form, &borrowed).await.status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "too late for round 1"
    );
    let line = evening.lines(&ann).await[0].clone();
    let joined = ann.post(&format!("{path}/online"), &[("line", &line)]).await;
    assert!(matches!(joined.status, StatusCode::SEE_OTHER | StatusCode::NOT_FOUND), "{}", joined.text);
    let eve = evening.sit('3', "Eve").await;
    let line = evening.lines(&eve).await[0].clone();
    let unnamed = eve.post(&format!("{path}/online"), &[("line", &line)]).await;
    assert_ne!(unnamed.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert_eq!(evening.organizer.get(&format!("{form}?entry=2")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_decision_is_taken_further_where_the_regulations_let_it() {
    let server = Server::new();
    let organizer = server.browser('a');
    let path = found(&server, &organizer, "Tuesday", "Zoe").await;
    let page = organizer.get(&format!("{path}/conditions")).await.text;
    let mut option = page.split("name=\"option-").map(|rest| rest.split('"').next().unwrap());
    let option = option.find(|name| name.contains("further")).expect("the option is offered").to_owned();
    let values =
        page.split(&format!("name=\"option-{option}\"")).nth(1).unwrap().split("</select>").next().unwrap();
    let mut value = values.split("value=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
    let value = value.find(|value| !value.is_empty() && *value != "none").unwrap().to_owned();
    let name = format!("option-{option}");
    let fields = [
        ("preset", "wbf"),
        ("scoring-pair", "matchpoints"),
        ("minutes", "7"),
        (name.as_str(), value.as_str()),
    ];
    let changed = organizer.post(&format!("{path}/conditions"), &fields).await;
    assert_eq!(changed.status, StatusCode::SEE_OTHER, "{}", changed.text);
    organizer.post(&format!("{path}/names"), &[("names", crate::club::PAIRS)]).await;
    let fields =
        [("kind", "howell"), ("rounds", "3"), ("boards", "1"), ("seating", "number"), ("dealing", "tables")];
    organizer.post(&format!("{path}/movement"), &fields).await;
    let evening = Evening { server, organizer, path };
    let path = &evening.path;
    evening.call_round("1").await;
    let (ann, bob) = (evening.sit('1', "Ann").await, evening.sit('2', "Bob").await);
    let line = evening.lines(&ann).await[0].clone();
    evening.set(&line, "10").await;
    let rule = [("line", line.as_str()), ("what", "stands"), ("reason", "no damage")];
    assert_eq!(evening.organizer.post(&format!("{path}/at"), &rule).await.status, StatusCode::SEE_OTHER);
    let card = format!("{path}/card");
    let further = [("what", "further"), ("appeal", "1")];
    assert_eq!(ann.post(&card, &[("what", "appeal"), ("ruling", "1")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(bob.post(&card, &[("what", "concur"), ("appeal", "1")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(ann.post(&card, &further).await.status, StatusCode::UNPROCESSABLE_ENTITY, "not decided yet");
    assert!(!ann.get(&card).await.text.contains("Regulating Authority"));
    let decide = [("what", "decide"), ("appeal", "1"), ("decision", "stands")];
    let decided = evening.organizer.post(&format!("{path}/rulings"), &decide).await;
    assert_eq!(decided.status, StatusCode::SEE_OTHER, "{}", decided.text);
    assert!(ann.get(&card).await.text.contains("Regulating Authority"));
    let taken = ann.post(&card, &further).await;
    assert_eq!(taken.status, StatusCode::SEE_OTHER, "{}", taken.text);
    assert!(!ann.get(&card).await.text.contains("Regulating Authority"));
}

/// Plays a session of three rounds; at the first table four spades make one more.
async fn played(evening: &Evening, session: u16) {
    let (path, organizer) = (&evening.path, &evening.organizer);
    for round in ["1", "2", "3"] {
        assert_eq!(evening.call_round(round).await.status, StatusCode::SEE_OTHER);
        for table in 1..=2 {
            let page = organizer.get(&format!("{path}/lines?table=A/{table}")).await.text;
            let mut line = page.split("/at?at=").skip(1).map(|rest| rest.split('"').next().unwrap());
            let line =
                line.find(|line| line.starts_with(&format!("{session}A/{round}/"))).unwrap().to_owned();
            let tricks = if table == 1 { "11" } else { "10" };
            assert_eq!(evening.set(&line, tricks).await.status, StatusCode::SEE_OTHER);
        }
    }
}

#[tokio::test]
async fn an_earlier_session_stays_readable_when_another_has_begun() {
    let evening = Evening::ready("Zoe", "tables").await;
    let (path, organizer) = (&evening.path, &evening.organizer);
    played(&evening, 1).await;
    assert!(!organizer.get(path).await.text.contains("session=1"), "one session needs no choice");
    organizer.post(&format!("{path}/room"), &[("what", "publish")]).await;
    let fields = [
        ("kind", "howell"),
        ("rounds", "3"),
        ("boards", "1"),
        ("seating", "number"),
        ("dealing", "tables"),
        ("carry", "100"),
    ];
    let started = organizer.post(&format!("{path}/movement"), &fields).await;
    assert_eq!(started.status, StatusCode::SEE_OTHER, "{}", started.text);
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let anybody = evening.server.browser('8');

    for reader in [&anybody, &ann] {
        let now = reader.get(path).await.text;
        assert!(now.contains("Session 1 · ") && now.contains("class=\"ranking\""), "{now}");
        assert!(now.contains(&format!("href=\"{path}?session=1\"")), "{now}");
        assert!(!now.contains("/board/1\""), "a board that is still to be played: {now}");
        for hidden in ["/board/2", "/board/2?session=2"] {
            let answer = reader.get(&format!("{path}{hidden}")).await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{hidden}");
        }
    }
    let directs = organizer.get(path).await.text;
    assert!(directs.contains("Session 2 · Round 1 is being played"), "{directs}");
    for reader in [&anybody, &ann, organizer] {
        let earlier = reader.get(&format!("{path}?session=1")).await.text;
        assert!(earlier.contains(&format!("{path}/board/2?session=1")), "{earlier}");
        assert!(earlier.contains(&format!("{path}/paper/results?session=1")), "{earlier}");
        let board = reader.get(&format!("{path}/board/2?session=1")).await;
        assert!(board.text.contains("+650") && board.text.contains("+620"), "{}", board.text);
        assert!(board.text.contains("/board/1?session=1") && board.text.contains("Session 1"));
        for wrong in ["/board/2?session=3", "?session=0", "?session=3", "?session=x"] {
            let answer = reader.get(&format!("{path}{wrong}")).await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{wrong}");
        }
        let paper = reader.get(&format!("{path}/paper/results?session=1")).await;
        assert_eq!(paper.status, StatusCode::OK);
    }
    assert_eq!(anybody.get(&format!("{path}/paper/results")).await.status, StatusCode::NOT_FOUND);
    let cards = organizer.get(&format!("{path}/paper/table-cards?session=1")).await;
    assert_eq!(cards.status, StatusCode::NOT_FOUND, "cards are of the session that is played");

    let card = ann.get(&format!("{path}/card?session=1")).await.text;
    assert!(card.contains(&format!("{path}/board/3?session=1")) && card.contains("value=\"1A/"), "{card}");
    assert!(card.contains(&format!("{path}/paper/card?session=1")), "{card}");
    let now = ann.get(&format!("{path}/card")).await.text;
    assert!(!now.contains("/board/") && now.contains("Session 1: "), "{now}");
    let found = organizer.get(&format!("{path}/lines?board=2&session=1")).await.text;
    assert!(found.contains("/at?at=1A/") && found.contains("/lines?board=2\""), "{found}");

    // Programs read the same.
    let api = format!("/api/v1{}", path.replace("/e/", "/events/"));
    let ranking = read(&asks(&anybody, None, "GET", &format!("{api}/ranking"), None).await);
    assert_eq!(ranking["session"], 1, "{ranking}");
    assert_eq!(ranking, read(&asks(&anybody, None, "GET", &format!("{api}/ranking?session=1"), None).await));
    let board = read(&asks(&anybody, None, "GET", &format!("{api}/boards/2?session=1"), None).await);
    assert_eq!(board["lines"].as_array().unwrap().len(), 2, "{board}");
    let hidden = asks(&anybody, None, "GET", &format!("{api}/boards/2"), None).await;
    assert_eq!(hidden.status, StatusCode::NOT_FOUND);
    let his = token(&ann, &["read"]).await;
    let own = read(&asks(&ann, Some(&his), "GET", &format!("{api}/card?session=1"), None).await);
    assert!(own["boards"].as_array().unwrap().iter().all(|board| board["may_look"] == true), "{own}");
    let lines = read(&asks(&ann, Some(&his), "GET", &format!("{api}/lines?session=1"), None).await);
    assert_eq!(
        (lines.as_array().unwrap().len(), &lines[0]["state"]),
        (3, &serde_json::json!("agreed")),
        "{lines}"
    );

    // What is corrected of the earlier session counts in its ranking.
    let before = anybody.get(&format!("{path}?session=1")).await.text;
    let line = found.split("/at?at=").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert_eq!(evening.set(&line, "3").await.status, StatusCode::SEE_OTHER);
    let after = anybody.get(&format!("{path}?session=1")).await.text;
    let ranks = |page: &str| {
        page.split("class=\"ranking\"").nth(1).unwrap().split("</table>").next().unwrap().to_owned()
    };
    assert_ne!(ranks(&before), ranks(&after));

    let page = organizer.get(&format!("{path}/lines?table=A/1")).await.text;
    let line = page.split("/at?at=").nth(1).unwrap().split('"').next().unwrap().to_owned();
    evening.set(&line, "3").await;
    let still = anybody.get(path).await.text;
    assert_eq!(ranks(&still), ranks(&after), "nothing of a round that is played");
    let page = organizer.get(&format!("{path}/lines?table=A/2")).await.text;
    let line = page.split("/at?at=").nth(1).unwrap().split('"').next().unwrap().to_owned();
    evening.set(&line, "10").await;
    evening.call_round("2").await;
    let now = anybody.get(path).await.text;
    assert!(now.contains("Session 2 · After round 1") && ranks(&now) != ranks(&after), "{now}");
}
