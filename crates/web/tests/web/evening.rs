use axum::http::StatusCode;

use crate::browser::Server;
use crate::club::{Evening, found};

const ONCE: &str = "0123456789abcdef0123";

#[tokio::test]
async fn an_evening_from_the_first_name_to_the_official_ranking() {
    let evening = Evening::ready("Zoe", "here").await;
    let path = &evening.path;
    let before = evening.server.browser('9').get(path).await;
    assert!(before.text.contains("The ranking is shown when the first round is over."));
    assert_eq!(evening.call_round("1").await.status, StatusCode::SEE_OTHER);
    let (ann, cat) = (evening.sit('1', "Ann").await, evening.sit('2', "Cat").await);
    let (eve, gil) = (evening.sit('3', "Eve").await, evening.sit('4', "Gil").await);
    let phones = [&ann, &cat, &eve, &gil];
    for round in 1..=3 {
        for phone in phones {
            for line in evening.lines(phone).await {
                let page = phone.get(&format!("{path}/me")).await;
                if page.text.contains("Yes, that is right") {
                    assert_eq!(evening.agree(phone, &line).await.status, StatusCode::SEE_OTHER);
                } else {
                    let once = format!("{ONCE}{line}");
                    let tricks = if phone.same_as(&ann) { "11" } else { "9" };
                    assert_eq!(
                        evening.enter(phone, &line, tricks, &once).await.status,
                        StatusCode::SEE_OTHER
                    );
                }
            }
        }
        let room = evening.organizer.get(&format!("{path}/room")).await;
        assert!(!room.text.contains("Results missing"), "{}", room.text);
        if round < 3 {
            evening.call_round(&(round + 1).to_string()).await;
            let page = ann.get(&format!("{path}/me")).await;
            assert!(page.text.contains(&format!("Round {} of 3", round + 1)));
        }
    }
    let room = evening.organizer.get(&format!("{path}/room")).await;
    assert!(room.text.contains("All results are in"));
    let published = evening.organizer.post(&format!("{path}/room"), &[("what", "publish")]).await;
    assert_eq!(published.status, StatusCode::SEE_OTHER);
    let spectator = evening.server.browser('9');
    let ranking = spectator.get(path).await;
    assert!(ranking.text.contains("Official") && ranking.text.contains("Ann – Bob"));
    let board = spectator.get(&format!("{path}/board/1")).await;
    assert_eq!(board.status, StatusCode::OK);
    assert!(board.text.contains("hand-record") && board.text.contains("♥A"), "{}", board.text);
    assert!(board.text.contains("class=\"grid makeable\"") && board.text.contains("Par "), "{}", board.text);
    let study = board
        .text
        .split("href=\"/analysis?")
        .nth(1)
        .unwrap()
        .split('"')
        .next()
        .unwrap()
        .replace("&amp;", "&")
        .replace("&#38;", "&");
    let study = evening.organizer.get(&format!("/analysis?{study}")).await;
    assert_eq!(study.status, StatusCode::OK, "{}", study.text);
    let hands = spectator.bytes(&format!("{path}/paper/hands")).await;
    assert!(hands.starts_with(b"%PDF"), "hand records, with what the deals give double dummy");
    let card = ann.get(&format!("{path}/card")).await;
    assert!(card.text.contains("Rank ") && card.text.contains(" %"), "{}", card.text);
    // After the session a table's code lets nobody in any more, and leads to the ranking.
    let card = evening.cards().await[0].clone();
    assert_eq!(spectator.get(&card).await.to(), path);
    assert_eq!(spectator.post(&card, &[("device", "1")]).await.status, StatusCode::NOT_FOUND);

    let again = Server::over(evening.server.journal.clone());
    assert_eq!(
        again.browser('9').get(path).await.text.contains("Official"),
        ranking.text.contains("Official")
    );
}

#[tokio::test]
async fn a_result_that_is_sent_again_is_taken_once() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    let streams = || evening.server.records();
    assert_eq!(evening.enter(&ann, &line, "10", ONCE).await.status, StatusCode::SEE_OTHER);
    let after = streams();
    assert_eq!(evening.enter(&ann, &line, "10", ONCE).await.status, StatusCode::SEE_OTHER);
    assert_eq!(evening.enter(&ann, &line, "12", ONCE).await.status, StatusCode::SEE_OTHER);
    assert_eq!(streams(), after, "nothing was kept twice");
    let json = ann
        .post(
            &format!("{}/result", evening.path),
            &[("line", &line), ("once", ONCE), ("level", "passed"), ("reply", "json")],
        )
        .await;
    assert_eq!(json.text, "{\"done\":true,\"text\":\"Sent.\"}");
}

#[tokio::test]
async fn impossible_and_foreign_results_are_refused() {
    let evening = Evening::ready("Zoe", "tables").await;
    let ann = {
        evening.call_round("1").await;
        evening.sit('1', "Ann").await
    };
    let line = evening.lines(&ann).await[0].clone();
    let before = evening.server.records();
    assert_eq!(evening.enter(&ann, &line, "14", ONCE).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(evening.enter(&ann, &line, "x", ONCE).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let other = if line.ends_with("/1/1") { "1A/1/2/1" } else { "1A/1/1/1" };
    for foreign in
        [other, "1A/2/1/2", "1A/2/2/2", "2A/1/1/1", "1B/1/1/1", "1A/1/9/1", "1A/1/1/99", "nonsense"]
    {
        let status = evening.enter(&ann, foreign, "10", ONCE).await.status;
        assert!(
            status == StatusCode::NOT_FOUND || status == StatusCode::UNPROCESSABLE_ENTITY,
            "{foreign}: {status}"
        );
    }
    assert_eq!(evening.server.records(), before);
}

#[tokio::test]
async fn sides_that_disagree_are_for_the_director() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    evening.enter(&ann, &line, "10", ONCE).await;
    let me = ann.get(&format!("{}/me", evening.path)).await;
    let opponents = me.text.split("against <bdi>").nth(1).unwrap().split(" –").next().unwrap().to_owned();
    let they = evening.sit('2', &opponents).await;
    assert!(they.get(&format!("{}/me", evening.path)).await.text.contains("Yes, that is right"));
    evening.enter(&they, &line, "9", "another-once-of-theirs").await;
    assert!(ann.get(&format!("{}/me", evening.path)).await.text.contains("entered different results"));
    assert!(
        evening
            .organizer
            .get(&format!("{}/room", evening.path))
            .await
            .text
            .contains("The two sides disagree")
    );
    let fields = [("line", line.as_str()), ("what", "second")];
    let settled = evening.organizer.post(&format!("{}/at", evening.path), &fields).await;
    assert_eq!(settled.status, StatusCode::SEE_OTHER, "{}", settled.text);
    let me = ann.get(&format!("{}/me", evening.path)).await;
    assert!(me.text.contains("−1") && me.text.contains("class=\"agreed\""), "{}", me.text);
}

#[tokio::test]
async fn a_ruling_shows_what_it_does_before_it_is_given() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    for (line, tricks) in [("1A/1/1/1", "10"), ("1A/1/2/1", "10")] {
        assert_eq!(evening.set(line, tricks).await.status, StatusCode::SEE_OTHER);
    }
    let at = format!("{}/at", evening.path);
    let fields = [
        ("line", "1A/1/1/1"),
        ("what", "assign"),
        ("both-result-0", "4SN+1"),
        ("both-weight-0", "60"),
        ("both-result-1", "4SN-1"),
        ("both-weight-1", "40"),
        ("offenders", "ew"),
        ("reason", "<b>misinformation</b>"),
    ];
    let before = evening.server.records();
    let trial: Vec<_> = fields.into_iter().chain([("try", "1")]).collect();
    let shown = evening.organizer.post(&at, &trial).await;
    assert_eq!(shown.status, StatusCode::OK);
    assert!(shown.text.contains("What that does") && shown.text.contains("50.00 %"), "{}", shown.text);
    assert!(shown.text.contains("60.00 %"), "{}", shown.text);
    assert_eq!(evening.server.records(), before, "a trial keeps nothing");
    assert_eq!(evening.organizer.post(&at, &fields).await.status, StatusCode::SEE_OTHER);
    let rulings = evening.organizer.get(&format!("{}/rulings", evening.path)).await;
    assert!(rulings.text.contains("&#60;b&#62;misinformation") && !rulings.text.contains("<b>"));
    let wrong = [
        ("line", "1A/1/1/1"),
        ("what", "assign"),
        ("both-result-0", "4SN+1"),
        ("both-weight-0", "60"),
        ("reason", "x"),
    ];
    assert_eq!(evening.organizer.post(&at, &wrong).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let penalty = [
        ("what", "penalty"),
        ("entry", "1"),
        ("kind", "procedural"),
        ("unit", "percent"),
        ("size", "10"),
        ("reason", "late"),
    ];
    let given = evening.organizer.post(&format!("{}/rulings", evening.path), &penalty).await;
    assert_eq!(given.status, StatusCode::SEE_OTHER, "{}", given.text);
    let page = evening.organizer.get(&format!("{}/rulings", evening.path)).await;
    assert!(page.text.contains("10.00 %"), "{}", page.text);
}

#[tokio::test]
async fn a_director_who_plays_sees_nothing_of_a_board_that_he_has_still_to_play() {
    let evening = Evening::ready("Ann", "here").await;
    evening.call_round("1").await;
    // In round 1 all play board set 1 to 3 somewhere; Ann's own board of round 1 is hers alone to enter.
    let ann = evening.sit('1', "Ann").await;
    let own = evening.lines(&ann).await[0].clone();
    let other = if own.starts_with("1A/1/1/") { "1A/1/2/" } else { "1A/1/1/" };
    let board = own.rsplit('/').next().unwrap();
    let at = |line: &str| format!("{}/at?at={line}", evening.path);
    let hidden = evening.organizer.get(&at(&own)).await;
    assert!(hidden.text.contains("You have still to play this board."), "{}", hidden.text);
    let refused = evening.set(&own, "10").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    for board in 1..=3 {
        let line = format!("{other}{board}");
        let page = evening.organizer.get(&at(&line)).await;
        if page.status == StatusCode::OK {
            assert!(page.text.contains("You have still to play this board."), "{line}: {}", page.text);
            assert!(!page.text.contains("Agreed:"));
        }
    }
    let deals = evening.organizer.post(&format!("{}/deals", evening.path), &[]).await;
    assert_eq!(deals.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(!deals.text.contains("[Deal"));
    assert_eq!(
        evening.organizer.get(&format!("{}/board/{board}", evening.path)).await.status,
        StatusCode::NOT_FOUND
    );
    // Another Director, who does not play, may.
    let fields = [("office", "director")];
    let page = evening.organizer.post(&format!("{}/tables", evening.path), &fields).await;
    let link = page.text.split("/in/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let second = evening.server.browser('b');
    let taken = second.post(&format!("{}/in/{link}", evening.path), &[("name", "Zoe")]).await;
    assert_eq!(taken.to(), format!("{}/room", evening.path), "{}", taken.text);
    assert!(second.get(&at(&own)).await.text.contains("Nothing entered yet."));
    let deals = second.post(&format!("{}/deals", evening.path), &[]).await;
    assert!(deals.text.contains("[Deal \""), "{}", deals.text);
}

#[tokio::test]
async fn the_director_is_called_and_comes() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let card = evening.cards().await[1].clone();
    let tablet = evening.server.browser('5');
    let pin = evening.pin(&card).await;
    assert_eq!(tablet.post(&card, &[("device", "1"), ("pin", &pin)]).await.status, StatusCode::SEE_OTHER);
    for _ in 0..2 {
        assert_eq!(tablet.post(&format!("{}/call", evening.path), &[]).await.status, StatusCode::SEE_OTHER);
    }
    let room = format!("{}/room", evening.path);
    let page = evening.organizer.get(&room).await;
    assert!(page.text.contains("The Director is called") && page.text.contains("data-calls=\"1\""));
    let attend = [("what", "attend"), ("call", "0")];
    assert_eq!(evening.organizer.post(&room, &attend).await.status, StatusCode::SEE_OTHER);
    assert!(evening.organizer.get(&room).await.text.contains("data-calls=\"0\""));
    assert_eq!(evening.organizer.post(&room, &attend).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    // One phone serves the table: North-South enter, East-West agree on the same phone.
    let line = evening.lines(&tablet).await[0].clone();
    evening.enter(&tablet, &line, "10", ONCE).await;
    let me = tablet.get(&format!("{}/me", evening.path)).await;
    assert!(
        me.text.contains("East–West: that is right") || me.text.contains("East-West: that is right"),
        "{}",
        me.text
    );
    evening.agree(&tablet, &line).await;
    assert!(tablet.get(&format!("{}/me", evening.path)).await.text.contains("class=\"agreed\""));
}

#[tokio::test]
async fn a_director_who_plays_and_directs_alone_is_told_where_another_is_invited() {
    let evening = Evening::ready("Ann", "here").await;
    evening.call_round("1").await;
    let tablet = evening.server.browser('5');
    for card in evening.cards().await {
        if tablet.get(&card).await.text.contains(">Ann<") {
            continue;
        }
        let pin = evening.pin(&card).await;
        tablet.post(&card, &[("device", "1"), ("pin", &pin)]).await;
        assert_eq!(tablet.post(&format!("{}/call", evening.path), &[]).await.status, StatusCode::SEE_OTHER);
    }
    let room = format!("{}/room", evening.path);
    let page = evening.organizer.get(&room).await.text;
    assert!(page.contains("You have still to play this board."), "{page}");
    assert!(page.contains("Nobody else directs this event."), "{page}");
    let invites = format!("{}/tables#directors", evening.path);
    assert!(page.contains(&format!("href=\"{invites}\"")), "{page}");
    assert!(page.contains("href=\"/desk?called="), "the time of the call goes with it: {page}");
    let tables = evening.organizer.get(&format!("{}/tables", evening.path)).await.text;
    assert!(tables.contains("id=\"directors\""), "{tables}");
    let invited =
        evening.organizer.post(&format!("{}/tables", evening.path), &[("office", "director")]).await;
    let link = invited.text.split("/in/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    evening.server.browser('b').post(&format!("{}/in/{link}", evening.path), &[("name", "Dick")]).await;
    let page = evening.organizer.get(&room).await.text;
    assert!(page.contains("You have still to play this board."), "{page}");
    assert!(!page.contains("Nobody else directs this event."), "{page}");
}

#[tokio::test]
async fn points_on_a_phone_have_the_sign_of_its_side_and_say_so() {
    let evening = Evening::ready("Zoe", "tables").await;
    let room = evening.organizer.get(&format!("{}/room", evening.path)).await.text;
    assert!(room.contains("not begun") && !room.contains(">free<"), "{room}");
    evening.call_round("1").await;
    let phone = evening.sit('1', "Ann").await;
    let line = evening.lines(&phone).await[0].clone();
    evening.enter(&phone, &line, "10", ONCE).await;
    for (digit, name) in ('2'..).zip(["Ann", "Cat", "Eve", "Gil"]) {
        let page = evening.sit(digit, name).await.get(&format!("{}/me", evening.path)).await.text;
        let signs = ["North-South +420", "East-West −420"].map(|text| page.contains(text));
        let here = page.contains("class=\"points\"");
        let place = page.split("where-now").nth(1).unwrap().split("</section>").next().unwrap();
        let east_west = place.contains("East-West");
        assert_eq!(signs, if here { [!east_west, east_west] } else { [false, false] }, "{name}: {page}");
    }
}

#[tokio::test]
async fn seats_have_their_names_where_letters_mislead() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let mut phone = evening.sit('1', "Ann").await;
    let me = format!("{}/me", evening.path);
    let english = phone.get(&me).await.text;
    let named = |page: &str, dealer: &str, names: [&str; 3]| {
        names.iter().any(|name| page.contains(&format!("{dealer} {name},")))
    };
    assert!(named(&english, "dealer", ["North", "East", "South"]), "{english}");
    assert!(!english.contains("<small>North</small>"), "{english}");
    phone.language = "fi";
    let finnish = phone.get(&me).await.text;
    assert!(named(&finnish, "jakaja", ["Pohjoinen", "Itä", "Etelä"]), "{finnish}");
    for (letter, name) in [("N", "Pohjoinen"), ("E", "Itä"), ("S", "Etelä"), ("W", "Länsi")] {
        assert!(finnish.contains(&format!("{letter} <small>{name}</small>")), "{finnish}");
    }
}

#[tokio::test]
async fn the_legend_of_a_movement_explains_what_is_drawn_and_nothing_else() {
    let server = Server::new();
    let organizer = server.browser('a');
    let path = found(&server, &organizer, "Tuesday", "Zoe").await;
    let pairs = "A A - B B\nC C - D D\nE E - F F\nG G - H H\nI I - J J\nK K - L L";
    organizer.post(&format!("{path}/names"), &[("names", pairs)]).await;
    for kind in ["howell", "mitchell"] {
        let page = organizer.get(&format!("{path}/movement?kind={kind}&boards=2")).await.text;
        for (class, means) in [
            ("ns", "where those who sit North-South go next"),
            ("ew", "where those who sit East-West go next"),
            ("boards", "where the boards go next"),
        ] {
            let next = format!("class=\"next {class}\"");
            let goes = |rest: &str| rest.split_once('>').is_some_and(|(_, rest)| !rest.starts_with("→ –"));
            let drawn = page.split(&next).skip(1).any(goes);
            assert_eq!(page.contains(means), drawn, "{kind} {class}: {page}");
        }
        assert!(page.contains("Who has no arrow stays."), "{kind}");
    }
}

#[tokio::test]
async fn a_name_may_have_a_slash_and_what_was_found_is_told() {
    let server = Server::new();
    let mut organizer = server.browser('a');
    let path = found(&server, &organizer, "Tuesday", "Zoe").await;
    let names = format!("{path}/names");
    let entered = organizer.post(&names, &[("names", "</b> - Bob")]).await;
    assert_eq!(entered.status, StatusCode::SEE_OTHER, "{}", entered.text);
    let page = organizer.get(&names).await.text;
    assert!(page.contains("&#60;/b&#62; – Bob"), "{page}");
    let three = organizer.post(&names, &[("names", "Cat / Dan / Eve")]).await;
    assert_eq!(three.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(three.text.contains("Found here: “Cat”, “Dan”, “Eve”."), "{}", three.text);
    organizer.language = "pl";
    let three = organizer.post(&names, &[("names", "Cat / Dan / Eve")]).await;
    assert!(three.text.contains("Tu znaleziono: „Cat”, „Dan”, „Eve”."), "{}", three.text);
}

#[tokio::test]
async fn names_are_shown_as_text_and_doubles_are_refused() {
    let server = Server::new();
    let organizer = server.browser('a');
    let path = found(&server, &organizer, "<script>alert(1)</script>", "Zoe").await;
    let names = format!("{path}/names");
    let answer = organizer.post(&names, &[("names", "Ann, Bob, Cat")]).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "three names");
    organizer.post(&names, &[("names", "<i>Ann\u{202e} - Bob")]).await;
    let page = organizer.get(&names).await;
    assert!(page.text.contains("&#60;i&#62;Ann"), "{}", page.text);
    assert!(
        !page.text.contains("<i>") && !page.text.contains("<script>alert") && !page.text.contains('\u{202e}')
    );
    let twice = organizer.post(&names, &[("names", "Cat - Bob")]).await;
    assert_eq!(twice.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(twice.text.contains("Bob is entered already"));
}

#[tokio::test]
async fn in_an_individual_a_phone_names_the_seat_and_the_partner() {
    let server = Server::new();
    let organizer = server.browser('a');
    organizer.post(&server.organizer_link(), &[]).await;
    let fields = [
        ("title", "Solo"),
        ("organizer", "Zoe"),
        ("unit", "player"),
        ("scoring-player", "matchpoints"),
        ("preset", "wbf"),
        ("minutes", "7"),
    ];
    let founded = organizer.post("/events/new", &fields).await;
    let path = founded.to().trim_end_matches("/names").to_owned();
    let names = "Ann\nBob\nCat\nDan\nEve\nFay\nGil\nHal";
    organizer.post(&format!("{path}/names"), &[("names", names)]).await;
    let fields = [
        ("kind", "whist-individual"),
        ("rounds", "7"),
        ("boards", "1"),
        ("seating", "number"),
        ("dealing", "tables"),
    ];
    let started = organizer.post(&format!("{path}/movement"), &fields).await;
    assert_eq!(started.status, StatusCode::SEE_OTHER, "{}", started.text);
    let evening = Evening { server, organizer, path };
    evening.call_round("1").await;
    let (ann, cat) = (evening.sit('1', "Ann").await, evening.sit('2', "Cat").await);
    let page = ann.get(&format!("{}/me", evening.path)).await.text;
    assert!(page.contains("table 1, South"), "{page}");
    assert!(page.contains("partner <bdi>Hal</bdi> · against <bdi>Cat – Gil</bdi>"), "{page}");
    let line = evening.lines(&ann).await[0].clone();
    evening.enter(&ann, &line, "9", ONCE).await;
    evening.agree(&cat, &line).await;
    let page = ann.get(&format!("{}/me", evening.path)).await.text;
    let next = page.split("next-move").nth(1).unwrap_or_else(|| panic!("{page}"));
    assert!(next.contains("table 1, West"), "{next}");
    assert!(next.contains("partner <bdi>Dan</bdi> · against <bdi>Hal – Bob</bdi>"), "{next}");
}
