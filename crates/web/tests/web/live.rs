//! The Director at a live table: boards put off, substitutes, what players may read.

use axum::http::StatusCode;

use serde_json::json;

use crate::api::{asks, token};
use crate::browser::{Browser, Server, online, training};
use crate::club::Evening;
use crate::seen::director;
use crate::tied::{at, four};

const DEAL: &str = "N:AKQ2.T98.543.762 J98.AKQ.AKQ.T984 T76.J76.JT98.AKQ 543.5432.762.J53";

/// An online event with Ann at the table of her first board.
async fn event() -> (Evening, Browser, String, String) {
    let evening = Evening::ready("Zoe", "online").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    let table = ann.post(&format!("{}/online", evening.path), &[("line", &line)]).await.to().to_owned();
    (evening, ann, line, table)
}

/// The number of the entry that a page of the event links for a name.
async fn entry_of(evening: &Evening, name: &str) -> String {
    let page = evening.organizer.get(&format!("{}/names", evening.path)).await;
    let before = page.text.split(&format!("<bdi>{name}")).next().unwrap();
    before.rsplit("/entry/").next().unwrap().split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_device_that_has_seen_one_hand_is_told_that_it_sees_no_other() {
    let (evening, ann, line, table) = event().await;
    ann.post(&format!("{}/leave", evening.path), &[]).await;
    let same = evening.sit('1', "Bob").await;
    assert!(same.same_as(&ann));
    let before = evening.server.records();
    let refused = same.post(&format!("{}/online", evening.path), &[("line", &line)]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.text);
    assert!(refused.text.contains("another place at this table"), "{}", refused.text);
    assert_eq!(evening.server.records(), before);
    let another = evening.sit('2', "Bob").await;
    let joined = another.post(&format!("{}/online", evening.path), &[("line", &line)]).await;
    assert_eq!(joined.to(), table);
}

#[tokio::test]
async fn a_board_of_an_event_is_put_off_and_goes_on() {
    let (evening, ann, line, table) = event().await;
    let director = &evening.organizer;
    director.post(&format!("{}/online", evening.path), &[("line", &line), ("direct", "1")]).await;
    let run = format!("{table}/run");
    for stranger in [&ann, &evening.server.browser('9')] {
        assert_eq!(stranger.post(&run, &[("what", "adjourn")]).await.status, StatusCode::NOT_FOUND);
    }
    let bare = director.post(&run, &[("what", "adjourn")]).await;
    assert_eq!(bare.status, StatusCode::UNPROCESSABLE_ENTITY, "a reason is asked for");
    let freed = director.post(&run, &[("what", "free"), ("seat", "N")]).await;
    assert_eq!(freed.status, StatusCode::UNPROCESSABLE_ENTITY, "in an event by the entry");
    assert_eq!(director.post(&run, &[("what", "adjourn"), ("reason", "East is ill")]).await.to(), table);
    let seat = ann.get(&table).await.field("by");
    assert!(ann.get(&table).await.text.contains("put this board off"));
    let before = evening.server.records();
    for act in [&[("act", "call"), ("by", &*seat), ("call", "pass")][..], &[("act", "stop"), ("by", &*seat)]]
    {
        let answer = ann.act(&table, act).await;
        assert_eq!(answer.status, StatusCode::CONFLICT, "{act:?}");
    }
    assert_eq!(evening.server.records(), before);
    let page = director.get(&format!("{}/at?at={line}", evening.path)).await;
    assert!(page.text.contains("Postponed."), "{}", page.text);
    let joined = ann.post(&format!("{}/online", evening.path), &[("line", &line)]).await;
    assert_eq!(joined.status, StatusCode::UNPROCESSABLE_ENTITY, "not while it is put off");
    // It is put off after a restart too, and goes on in a later round.
    let again = Server::over(evening.server.journal.clone());
    assert!(ann.over(&again).get(&table).await.text.contains("put this board off"));
    evening.call_round("2").await;
    let fields = [("line", line.as_str()), ("what", "play")];
    assert_eq!(director.post(&format!("{}/at", evening.path), &fields).await.status, StatusCode::SEE_OTHER);
    assert!(!ann.get(&table).await.text.contains("put this board off"));
    let joined = ann.post(&format!("{}/online", evening.path), &[("line", &line)]).await;
    assert_eq!(joined.to(), table);
}

#[tokio::test]
async fn a_substitute_takes_the_seat_and_the_other_has_it_no_longer() {
    let (evening, ann, line, table) = event().await;
    let entry = entry_of(&evening, "Ann").await;
    let page = evening.organizer.get(&format!("{}/entry/{entry}", evening.path)).await;
    let person = page.text.split("\">Ann</option>").next().unwrap().rsplit('"').next().unwrap().to_owned();
    let fields = [("what", "substitute"), ("leaves", person.as_str()), ("comes", "Sue")];
    let done = evening.organizer.post(&format!("{}/entry/{entry}", evening.path), &fields).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    assert_eq!(ann.get(&table).await.status, StatusCode::NOT_FOUND, "Ann is no longer there");
    let sue = evening.sit('5', "Sue").await;
    let joined = sue.post(&format!("{}/online", evening.path), &[("line", &line)]).await;
    assert_eq!(joined.to(), table, "{}", joined.text);
    assert_eq!(sue.get(&table).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_seat_of_a_table_for_four_is_freed_for_a_substitute() {
    let server = Server::new();
    let director = server.browser('a');
    let players = ['b', 'c', 'd', 'e'].map(|digit| server.browser(digit));
    let table = online(&director, &players, DEAL).await;
    let links = |text: &str| -> Vec<String> {
        let all = text.split("/sit/").skip(1).map(|rest| rest.split('"').next().unwrap());
        all.map(|rest| rest.split('<').next().unwrap().to_owned()).collect()
    };
    let old = links(&director.get(&format!("{table}/seats")).await.text)[0].clone();
    let run = format!("{table}/run");
    let freed = [("what", "free"), ("seat", "N")];
    assert_eq!(players[1].post(&run, &freed).await.status, StatusCode::NOT_FOUND);
    assert_eq!(director.post(&run, &freed).await.to(), table);
    assert_eq!(players[0].get(&table).await.status, StatusCode::NOT_FOUND);
    assert_eq!(
        players[0].get(&format!("{table}/sit/{old}")).await.status,
        StatusCode::NOT_FOUND,
        "the old link"
    );
    let new = links(&director.get(&format!("{table}/seats")).await.text)[0].clone();
    let substitute = server.browser('f');
    substitute.post(&format!("{table}/sit/{new}"), &[("name", "Sue")]).await;
    assert_eq!(substitute.call(&table, "N", "1S").await.status, StatusCode::SEE_OTHER);
    assert_eq!(director.post(&run, &[("what", "adjourn")]).await.to(), table);
    assert_eq!(players[1].call(&table, "E", "pass").await.status, StatusCode::CONFLICT);
    assert_eq!(director.post(&run, &[("what", "resume")]).await.to(), table);
    assert_eq!(players[1].call(&table, "E", "pass").await.status, StatusCode::SEE_OTHER);
    for fields in [&[("what", "free"), ("seat", "X")][..], &[("what", "nonsense")], &[]] {
        assert_eq!(director.post(&run, fields).await.status, StatusCode::UNPROCESSABLE_ENTITY, "{fields:?}");
    }
}

#[tokio::test]
async fn the_opponents_card_is_read_when_the_law_lets_it_be_read() {
    let (evening, ann, line, table) = event().await;
    let card = format!("{table}/card");
    let nothing = ann.get(&card).await;
    assert_eq!(nothing.status, StatusCode::UNPROCESSABLE_ENTITY, "nobody has filed one");
    for name in ["Ann", "Cat", "Eve", "Gil"] {
        let entry = entry_of(&evening, name).await;
        let system = format!("Acol of {name}");
        let fields = [
            ("what", "card"),
            ("system", system.as_str()),
            ("category", "green"),
            ("nature-1C", "artificial"),
            ("words-1C", "<b>strong</b>"),
            ("text", "Fourth best"),
        ];
        let filed = evening.organizer.post(&format!("{}/entry/{entry}", evening.path), &fields).await;
        assert_eq!(filed.status, StatusCode::SEE_OTHER, "{}", filed.text);
    }
    let read = ann.get(&card).await;
    assert_eq!(read.status, StatusCode::OK, "{}", read.text);
    assert!(read.text.contains("Acol of") && !read.text.contains("Acol of Ann"), "{}", read.text);
    assert!(read.text.contains("40B2c") && read.text.contains("Fourth best"), "{}", read.text);
    assert!(!read.text.contains("<b>strong"), "shown as text");
    let mut all = vec![ann];
    for (digit, name) in
        [('2', "Bob"), ('3', "Cat"), ('4', "Dan"), ('5', "Eve"), ('6', "Fay"), ('7', "Gil"), ('8', "Hal")]
    {
        let phone = evening.sit(digit, name).await;
        let joined = phone.post(&format!("{}/online", evening.path), &[("line", &line)]).await;
        if joined.status == StatusCode::SEE_OTHER {
            all.push(phone);
        }
    }
    // The dealer calls; then it is read at one's own turn alone.
    let mut called = false;
    for phone in &all {
        let page = phone.get(&table).await;
        let (seat, turn) =
            (page.field("by"), page.text.split("aria-live=\"polite\">").nth(1).unwrap().to_owned());
        if turn.starts_with(&seat) {
            assert_eq!(phone.call(&table, &seat, "1D").await.status, StatusCode::SEE_OTHER);
            called = true;
            break;
        }
    }
    assert!(called);
    let mut may = 0;
    for phone in &all {
        let page = phone.get(&table).await;
        let (seat, turn) =
            (page.field("by"), page.text.split("aria-live=\"polite\">").nth(1).unwrap().to_owned());
        let answer = phone.get(&card).await;
        if turn.starts_with(&seat) {
            assert_eq!(answer.status, StatusCode::OK);
            may += 1;
        } else {
            assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
            assert!(answer.text.contains("40B2c"), "{}", answer.text);
        }
    }
    assert_eq!(may, 1);
    for stranger in [&evening.organizer, &evening.server.browser('9')] {
        assert_eq!(stranger.get(&card).await.status, StatusCode::NOT_FOUND);
    }
    // Dummy is to play: declarer reads it then, and dummy does not.
    let seat_of = |page: &str| page.split("name=\"by\" value=\"").nth(1).unwrap()[..1].to_owned();
    for _ in 0..3 {
        let page = all[0].get(&table).await.text;
        let turn = now(&page)[..1].to_owned();
        for phone in &all {
            if seat_of(&phone.get(&table).await.text) == turn {
                assert_eq!(phone.call(&table, &turn, "pass").await.status, StatusCode::SEE_OTHER);
            }
        }
    }
    let leader = now(&all[0].get(&table).await.text)[..1].to_owned();
    for phone in &all {
        let page = phone.get(&table).await.text;
        if seat_of(&page) == leader {
            let held = page.split("name=\"card\" value=\"").nth(1).unwrap()[..2].to_owned();
            let lead =
                [("act", "card"), ("by", &leader), ("hand", &leader), ("card", &held), ("face", "down")];
            phone.act(&table, &lead).await;
            phone.act(&table, &[("act", "face"), ("by", &leader)]).await;
        }
    }
    let mut who = vec![];
    for phone in &all {
        let page = phone.get(&table).await.text;
        assert!(now(&page).ends_with("is to play a card from dummy"), "{page}");
        let own = page.split("mine").nth(1).unwrap();
        let part = own.split("<small>").nth(1).map_or("", |it| it.split('<').next().unwrap()).to_owned();
        who.push((part, phone.get(&card).await.status == StatusCode::OK));
    }
    assert_eq!(who.iter().filter(|(_, may)| *may).count(), 1, "{who:?}");
    assert!(who.contains(&("declarer".to_owned(), true)), "{who:?}");
}

#[tokio::test]
async fn whoever_asks_briefly_is_sent_what_changed_and_holds_no_connection() {
    let server = Server::new();
    let browser = server.browser('1');
    let table = training(&browser, DEAL, "at-once").await;
    let live = format!("{table}/live");
    let first = browser.briefly(&live, None).await.text;
    assert!(first.contains("North is to call"), "{first}");
    let seen = first.split("id: ").nth(1).unwrap().lines().next().unwrap().to_owned();
    assert_eq!(browser.briefly(&live, Some(&seen)).await.text, "", "nothing has changed");
    browser.call(&table, "N", "1C").await;
    let second = browser.briefly(&live, Some(&seen)).await.text;
    assert!(second.contains("East is to call"), "{second}");
    assert_eq!(server.browser('9').briefly(&live, None).await.status, StatusCode::NOT_FOUND);
    // As many as they like: none of them stays open.
    for _ in 0..40 {
        assert_eq!(browser.briefly(&live, None).await.status, StatusCode::OK);
    }
}

#[tokio::test]
async fn a_phone_that_is_put_out_or_gives_its_name_up_loses_its_seat() {
    for leaves in [false, true] {
        let (evening, ann, line, table) = event().await;
        let mut follows = ann.live(&table).await;
        assert!(follows.sent().contains("data: "));
        if leaves {
            ann.post(&format!("{}/leave", evening.path), &[]).await;
        } else {
            let place = format!("A/{}", line.split('/').nth(2).unwrap());
            let out = [("pins", "table-out"), ("table", place.as_str())];
            let renewed = evening.organizer.post(&format!("{}/pins", evening.path), &out).await;
            assert_eq!(renewed.status, StatusCode::SEE_OTHER, "{}", renewed.text);
        }
        assert_eq!(ann.get(&table).await.status, StatusCode::NOT_FOUND, "leaves: {leaves}");
        assert!(follows.is_over(), "leaves: {leaves}");
        let act = [("act", "call"), ("by", "N"), ("call", "pass"), ("mark", "")];
        assert_eq!(ann.post(&format!("{table}/act"), &act).await.status, StatusCode::NOT_FOUND);
        // With the PIN of the table he comes back to his own hand.
        let again = evening.sit('1', "Ann").await;
        let joined = again.post(&format!("{}/online", evening.path), &[("line", &line)]).await;
        assert_eq!(joined.to(), table, "{}", joined.text);
    }
}

#[tokio::test]
async fn whoever_has_seen_a_board_plays_it_at_no_other_table() {
    let (evening, ann, line, _) = event().await;
    let board = line.rsplit('/').next().unwrap().to_owned();
    let elsewhere = if line.starts_with("1A/1/1/") { "1A/1/2/" } else { "1A/1/1/" };
    let other = format!("{elsewhere}{board}");
    let path = format!("{}/online", evening.path);
    // Somebody opens the other table of the board, and the Director goes there.
    let mut there = None;
    for (digit, name) in [('2', "Cat"), ('3', "Eve"), ('4', "Gil")] {
        let phone = evening.sit(digit, name).await;
        if evening.lines(&phone).await[0] == other {
            there = Some(phone.post(&path, &[("line", &other)]).await.to().to_owned());
            break;
        }
    }
    let there = there.expect("somebody plays at the other table");
    let director = &evening.organizer;
    assert_eq!(director.post(&path, &[("line", &other), ("direct", "1")]).await.to(), there);
    let page = director.get(&format!("{there}/seats")).await.text;
    let seated = evening.sit('a', "Bob").await;
    let refused = seated.post(&path, &[("line", &line)]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.text);
    let another = evening.sit('7', "Bob").await;
    assert_eq!(another.post(&path, &[("line", &line)]).await.status, StatusCode::SEE_OTHER);
    // Who gives his name up at one table does not watch the board at the other.
    ann.post(&format!("{}/leave", evening.path), &[]).await;
    let start = format!("<a href=\"http://localhost{there}/watch/");
    let mut links: Vec<&str> =
        page.split(&start).skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    links.dedup();
    let mut refused = 0;
    for link in &links {
        let answer = ann.get(&format!("{there}/watch/{link}")).await;
        refused += usize::from(answer.status == StatusCode::UNPROCESSABLE_ENTITY);
    }
    assert_eq!((links.len(), refused), (4, 3), "all hands but her own");
}

#[tokio::test]
async fn whoever_took_the_deals_out_comes_in_as_no_player() {
    let evening = Evening::ready("Zoe", "online").await;
    evening.call_round("1").await;
    let taken = evening.organizer.post(&format!("{}/deals", evening.path), &[]).await;
    assert!(taken.text.contains("[Deal \""), "{}", taken.text);
    let card = evening.cards().await[0].clone();
    let pin = evening.pin(&card).await;
    let page = evening.organizer.get(&card).await.text;
    let person = page.split("\"><bdi>").next().unwrap().rsplit('"').next().unwrap().to_owned();
    let fields = [("person", person.as_str()), ("pin", pin.as_str())];
    let refused = evening.organizer.post(&card, &fields).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.text);
    assert!(refused.text.contains("All hands of a board"), "{}", refused.text);
    let another = evening.server.browser('7').post(&card, &fields).await;
    assert_eq!(another.status, StatusCode::SEE_OTHER, "{}", another.text);
}

#[tokio::test]
async fn whoever_has_seen_the_hands_of_a_board_comes_in_as_no_player_of_it() {
    let evening = Evening::ready("Zoe", "online").await;
    evening.call_round("1").await;
    let line = evening.lines(&evening.sit('1', "Ann").await).await[0].clone();
    let looked = [("line", line.as_str()), ("what", "hands")];
    let seen = evening.organizer.post(&format!("{}/at", evening.path), &looked).await;
    assert!(seen.status == StatusCode::OK && seen.text.contains("hand-record"), "{}", seen.text);
    for card in evening.cards().await {
        let pin = evening.pin(&card).await;
        let page = evening.organizer.get(&card).await.text;
        for before in page.split("\"><bdi>").take(4) {
            let person = before.rsplit('"').next().unwrap();
            let fields = [("person", person), ("pin", pin.as_str())];
            let refused = evening.organizer.post(&card, &fields).await;
            assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.text);
            assert!(refused.text.contains("All hands of a board"), "{}", refused.text);
        }
    }
    evening.sit('2', "Bob").await;
}

#[tokio::test]
async fn a_device_that_plays_is_shown_no_deal_whoever_directs_on_it() {
    let evening = Evening::ready("Zoe", "online").await;
    evening.call_round("1").await;
    let bob = evening.sit('a', "Bob").await;
    assert!(bob.same_as(&evening.organizer));
    let line = evening.lines(&bob).await[0].clone();
    let (table, board) = (if line.starts_with("1A/1/1/") { 2 } else { 1 }, line.rsplit('/').next().unwrap());
    let elsewhere = format!("1A/1/{table}/{board}");
    for (path, fields) in [
        ("deals", vec![]),
        ("at", vec![("line", line.as_str()), ("what", "hands")]),
        ("at", vec![("line", elsewhere.as_str()), ("what", "hands")]),
    ] {
        let refused = bob.post(&format!("{}/{path}", evening.path), &fields).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{path} {fields:?}: {}", refused.text);
        assert!(!refused.text.contains("[Deal") && !refused.text.contains("hand-record"));
    }
    let program = token(&bob, &["direct"]).await;
    let api = format!("/api/v1/events/{}/deals", evening.path.trim_start_matches("/e/"));
    let reason = || Some(json!({ "reason": "for the dealing machine" }));
    let refused = asks(&bob, Some(&program), "POST", &api, reason()).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.text);
    // Whoever directs and plays nowhere has them.
    let ben = director(&evening, 'b', "Ben").await;
    let program = token(&ben, &["direct"]).await;
    let taken = asks(&ben, Some(&program), "POST", &api, reason()).await;
    assert!(taken.status == StatusCode::OK && taken.text.contains("\"deal\""), "{}", taken.text);
}

#[tokio::test]
async fn a_playing_director_is_told_that_a_case_waits_and_nothing_of_it() {
    let evening = Evening::ready("Ann", "online").await;
    evening.call_round("1").await;
    let zoe = director(&evening, 'b', "Zoe").await;
    let own = evening.lines(&evening.sit('1', "Ann").await).await[0].clone();
    let mut there = None;
    for (digit, name) in [('c', "Cat"), ('e', "Eve"), ('f', "Gil")] {
        let phone = evening.sit(digit, name).await;
        let line = evening.lines(&phone).await[0].clone();
        if line != own {
            there = Some((phone, line));
            break;
        }
    }
    let (phone, line) = there.expect("somebody plays at the other table");
    let (table, all) = four(&evening, &phone, &line).await;
    let page = phone.get(&table).await.text;
    let turn = page.split("aria-live=\"polite\">").nth(1).unwrap().trim_start().chars().next().unwrap();
    let from = "NESW".find(turn).unwrap();
    let seats = [0, 1, 2, 3].map(|step| "NESWNESW"[from + step..=from + step].to_owned());
    let [first, second, third, _] = &seats;
    let remark =
        [("act", "convey"), ("by", first), ("of", third), ("how", "remark"), ("text", "what a hand")];
    at(&all, first).act(&table, &remark).await;
    at(&all, second).act(&table, &[("act", "attention"), ("by", second)]).await;
    for seat in &seats {
        at(&all, seat).call(&table, seat, "pass").await;
    }
    let room = format!("{}/room", evening.path);
    let (link, told) = (format!("at?at={line}"), "A case is open, for another Director.");
    let hers = zoe.get(&room).await.text;
    assert!(hers.contains(&link) && hers.contains("16B3") && !hers.contains(told), "{hers}");
    let anns = evening.organizer.get(&room).await.text;
    assert!(anns.contains(told) && !anns.contains(&link) && !anns.contains("16B3"), "{anns}");
}

/// The part of a page that shows a hand.
fn now(page: &str) -> &str {
    page.split("id=\"now\" tabindex=\"-1\" aria-live=\"polite\">").nth(1).unwrap().split('<').next().unwrap()
}

fn hand(page: &str, seat: char) -> &str {
    let start = format!("<section class=\"hand {seat}");
    page.split(&start).nth(1).unwrap().split("</section>").next().unwrap()
}

#[tokio::test]
async fn of_a_hand_that_is_seen_in_part_no_void_is_told() {
    let server = Server::new();
    let (director, players) = (server.browser('d'), ['1', '2', '3', '4'].map(|digit| server.browser(digit)));
    let table = online(&director, &players, DEAL).await;
    let [north, east, south, west] = &players;
    for (who, by, call) in
        [(north, "N", "1NT"), (east, "E", "pass"), (south, "S", "pass"), (west, "W", "pass")]
    {
        who.call(&table, by, call).await;
    }
    let lead = [("act", "card"), ("by", "E"), ("hand", "E"), ("card", "HA"), ("face", "down")];
    east.act(&table, &lead).await;
    east.act(&table, &[("act", "face"), ("by", "E")]).await;
    west.act(&table, &[("act", "expose"), ("by", "W"), ("card", "D7"), ("how", "dropped")]).await;
    north.act(&table, &[("act", "attention"), ("by", "N")]).await;
    director.answer(&table, "Yes").await;
    let page = north.get(&table).await.text;
    let (defender, dummy) = (hand(&page, 'W'), hand(&page, 'S'));
    assert!(defender.contains("class=\"penalty\""), "{defender}");
    assert_eq!(defender.matches("class=\"sign\"").count(), 1, "{defender}");
    assert!(defender.contains("12 cards"), "{defender}");
    assert_eq!(dummy.matches("class=\"sign\"").count(), 4, "{dummy}");
}

#[tokio::test]
async fn who_is_to_call_can_warn_of_a_skip_bid_beside_his_bids() {
    let server = Server::new();
    let (director, players) = (server.browser('d'), ['1', '2', '3', '4'].map(|digit| server.browser(digit)));
    let table = online(&director, &players, DEAL).await;
    let [north, east, ..] = &players;
    let stop = "name=\"act\" value=\"stop\"";
    assert!(north.get(&table).await.text.contains(stop));
    assert!(!east.get(&table).await.text.contains(stop), "it is not his turn");
    north.act(&table, &[("act", "stop"), ("by", "N")]).await;
    assert!(east.get(&table).await.text.contains("warns of a skip bid"));
}
