//! Nobody settles his own result alone, a table that plays tells nothing, and everybody is told what concerns him.

use axum::http::StatusCode;
use serde_json::json;

use crate::api::{asks, token};
use crate::browser::{Browser, Server, online};
use crate::club::{Evening, found};
use crate::online::{DEAL, people};

const ONCE: &str = "0123456789abcdef0123";

/// A phone of the opponents whom this phone meets now.
async fn opponents(evening: &Evening, phone: &Browser) -> Browser {
    let me = phone.get(&format!("{}/me", evening.path)).await;
    let name = me.text.split("against <bdi>").nth(1).unwrap().split(" –").next().unwrap().to_owned();
    evening.sit('2', &name).await
}

#[tokio::test]
async fn a_director_who_plays_needs_the_other_side_for_his_own_result() {
    let evening = Evening::ready("Ann", "tables").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    evening.enter(&ann, &line, "10", ONCE).await;
    let me = ann.get(&format!("{}/me", evening.path)).await.text;
    assert!(me.contains("The opponents have to confirm it.") && !me.contains("class=\"agreed\""), "{me}");
    let they = opponents(&evening, &ann).await;
    assert_eq!(evening.agree(&they, &line).await.status, StatusCode::SEE_OTHER);
    let alone = evening.set(&line, "11").await;
    assert_eq!(alone.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(alone.text.contains("You are a contestant here yourself"), "{}", alone.text);
    let claim = [("line", line.as_str()), ("text", "they made <b>eleven</b>")];
    let contested = they.post(&format!("{}/contest", evening.path), &claim).await;
    assert_eq!(contested.status, StatusCode::SEE_OTHER, "{}", contested.text);
    let me = they.get(&format!("{}/me", evening.path)).await.text;
    assert!(me.contains("The Director will look at it.") && !me.contains("<b>eleven"), "{me}");
    let room = evening.organizer.get(&format!("{}/room", evening.path)).await.text;
    assert!(room.contains("Contested scores"), "{room}");
    assert_eq!(evening.set(&line, "11").await.status, StatusCode::SEE_OTHER);
    let room = evening.organizer.get(&format!("{}/room", evening.path)).await.text;
    assert!(!room.contains("Contested scores"), "{room}");
}

#[tokio::test]
async fn a_director_who_plays_and_is_the_only_one_decides_a_disagreement_at_his_table() {
    let evening = Evening::ready("Ann", "tables").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    evening.enter(&ann, &line, "10", ONCE).await;
    let they = opponents(&evening, &ann).await;
    evening.enter(&they, &line, "9", "another-once-of-theirs").await;
    let at = evening.organizer.get(&format!("{}/at?at={line}", evening.path)).await.text;
    assert!(!at.contains("Another Director must deal with it"), "{at}");
    let take = [("line", line.as_str()), ("what", "second")];
    let taken = evening.organizer.post(&format!("{}/at", evening.path), &take).await;
    assert_eq!(taken.status, StatusCode::SEE_OTHER, "{}", taken.text);
    assert!(they.get(&format!("{}/me", evening.path)).await.text.contains("class=\"agreed\""));
}

#[tokio::test]
async fn a_device_that_directs_and_plays_enters_as_the_player() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    // The organizer scans a code with the same phone and plays as Ann.
    let ann = evening.sit('a', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    evening.enter(&ann, &line, "10", ONCE).await;
    let they = opponents(&evening, &ann).await;
    evening.agree(&they, &line).await;
    let alone = evening.set(&line, "11").await;
    assert_eq!(alone.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", alone.text);
}

#[tokio::test]
async fn players_settle_a_disagreement_themselves_and_agree_only_to_what_they_saw() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    evening.enter(&ann, &line, "10", ONCE).await;
    let they = opponents(&evening, &ann).await;
    let me = format!("{}/me", evening.path);
    let seen = they.get(&me).await.field("seen");
    evening.enter(&ann, &line, "11", "0123456789abcdef4567").await;
    they.post(&format!("{}/agree", evening.path), &[("line", &line), ("seen", &seen)]).await;
    assert!(!ann.get(&me).await.text.contains("class=\"agreed\""), "it was changed meanwhile");
    evening.enter(&they, &line, "9", "another-once-of-theirs").await;
    let page = ann.get(&me).await;
    assert!(
        page.text.contains("Your side") && page.text.contains("The other side is right"),
        "{}",
        page.text
    );
    let fields = [("line", line.as_str()), ("seen", &page.field("seen"))];
    ann.post(&format!("{}/agree", evening.path), &fields).await;
    let page = ann.get(&me).await.text;
    assert!(page.contains("class=\"agreed\"") && page.contains("−1"), "{page}");
}

#[tokio::test]
async fn the_result_of_a_board_played_online_comes_from_its_table() {
    let evening = Evening::ready("Zoe", "online").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    let board = line.rsplit('/').next().unwrap().to_owned();
    let me = ann.get(&format!("{}/me", evening.path)).await.text;
    assert!(me.contains("Play it online") && !me.contains("Enter the result"), "{me}");
    let by_hand = evening.enter(&ann, &line, "10", ONCE).await;
    assert_eq!(by_hand.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(by_hand.text.contains("its result comes from the table"), "{}", by_hand.text);
    let program = token(&ann, &["enter"]).await;
    let api = format!("/api/v1/events/{}", evening.path.trim_start_matches("/e/"));
    let sent = json!({ "line": line, "result": "4SN=" });
    let answer = asks(&ann, Some(&program), "POST", &format!("{api}/results"), Some(sent)).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.text);
    let sent = json!({ "commands": [{ "enter_result": [
        { "session": 1, "section": 1, "round": 1, "table": 1, "board": 1 }, "not_played"] }] });
    let answer = asks(&ann, Some(&program), "POST", &format!("{api}/commands"), Some(sent)).await;
    assert_ne!(answer.status, StatusCode::NO_CONTENT);
    let joined = ann.post(&format!("{}/online", evening.path), &[("line", &line)]).await;
    let table = ann.get(joined.to()).await.text;
    assert!(table.contains(&format!("<span>Board {board}</span>")), "{table}");
    let running = evening.set(&line, "10").await;
    assert_eq!(running.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(running.text.contains("Put it off first"), "{}", running.text);
    let off = [("line", line.as_str()), ("what", "postpone"), ("reason", "the network")];
    evening.organizer.post(&format!("{}/at", evening.path), &off).await;
    let set = evening.set(&line, "10").await;
    assert_eq!(set.status, StatusCode::SEE_OTHER, "{}", set.text);
    let stopped = ann.get(joined.to()).await.text;
    assert!(stopped.contains("The Director has put this board off"), "{stopped}");
}

#[tokio::test]
async fn a_question_goes_to_the_partner_of_the_caller_who_explains() {
    let server = Server::new();
    let (director, players) = people(&server);
    let [north, east, south, west] = &players;
    let table = online(&director, &players, DEAL).await;
    north.call(&table, "N", "1S").await;
    south.act(&table, &[("act", "alert"), ("by", "S"), ("call", "0")]).await;
    for (who, name) in [(north, "N"), (east, "E"), (south, "S"), (west, "W"), (&director, "D")] {
        assert!(who.get(&table).await.text.contains("class=\"alerted\""), "{name}");
    }
    east.act(&table, &[("act", "ask"), ("by", "E"), ("call", "0")]).await;
    let asked = "East asks you what";
    assert!(south.get(&table).await.text.contains(asked));
    for (who, name) in [(north, "N"), (east, "E"), (west, "W"), (&director, "D")] {
        assert!(!who.get(&table).await.text.contains(asked), "{name}");
    }
    south.act(&table, &[("act", "explain"), ("by", "S"), ("call", "0"), ("text", "five or more")]).await;
    assert!(!south.get(&table).await.text.contains(asked), "it is answered");
    for (who, hears) in [(north, false), (east, true), (south, true), (west, true)] {
        assert_eq!(who.get(&table).await.text.contains("<bdi>five or more</bdi>"), hears);
    }
    let desk = director.get(&table).await.text;
    assert!(!desk.contains("Not noticed by anybody yet"), "nothing about it was irregular: {desk}");
}

#[tokio::test]
async fn an_early_act_is_held_and_told_to_its_maker() {
    let server = Server::new();
    let (director, players) = people(&server);
    let [north, east, south, west] = &players;
    let table = online(&director, &players, DEAL).await;
    north.call(&table, "N", "1S").await;
    east.call(&table, "E", "1H").await;
    south.act(&table, &[("act", "attention"), ("by", "S")]).await;
    west.call(&table, "W", "pass").await;
    assert!(west.get(&table).await.text.contains("It will be judged when the open question"));
    assert!(!east.get(&table).await.text.contains("It will be judged"), "it is told to its maker");
}

#[tokio::test]
async fn an_offender_is_told_what_he_may_do_and_what_follows() {
    let server = Server::new();
    let (director, players) = people(&server);
    let [north, east, south, west] = &players;
    let table = online(&director, &players, DEAL).await;
    north.call(&table, "N", "1S").await;
    east.call(&table, "E", "1H").await;
    south.act(&table, &[("act", "attention"), ("by", "S")]).await;
    let waits = east.get(&table).await.text;
    assert!(!waits.contains("class=\"call h\"") && waits.contains("class=\"call h irregular\""), "{waits}");
    south.answer(&table, "Do not accept").await;
    let page = east.get(&table).await.text;
    for part in ["What you may call now", "10C1", "27B1a", "27B2"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    for other in [north, south, west] {
        assert!(!other.get(&table).await.text.contains("What you may call now"));
    }
    // A double is cancelled, and West must pass whatever East then calls.
    let double =
        page.split("<li>").find(|way| way.contains("×</span>")).unwrap().split("</li>").next().unwrap();
    assert!(double.contains("West must pass") && !double.contains("forbid"), "{double}");
    assert!(
        double.contains(">72C</a>") && !double.contains(">23C</a>"),
        "what a comparable call alone brings: {double}"
    );
}

#[tokio::test]
async fn the_call_that_stands_is_the_one_to_be_alerted() {
    let server = Server::new();
    let (director, players) = people(&server);
    let [north, east, south, west] = &players;
    let table = online(&director, &players, DEAL).await;
    north.call(&table, "N", "1C").await;
    east.call(&table, "E", "1D").await;
    east.act(&table, &[("act", "change"), ("by", "E"), ("call", "1H")]).await;
    assert!(west.get(&table).await.text.contains("Alert 1♦"), "nobody has ruled on the second");
    director.answer(&table, "No").await;
    south.answer(&table, "Do not accept").await;
    let page = west.get(&table).await.text;
    assert!(page.contains("Alert 1♦") && !page.contains("Alert 1♥"), "{page}");
}

#[tokio::test]
async fn what_is_missing_in_a_result_is_named() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    let all = [("level", "4"), ("denomination", "S"), ("declarer", "N"), ("tricks-4", "10")];
    for (without, text) in all.map(|(name, _)| name).into_iter().zip([
        "Choose the level",
        "The suit or notrump is missing",
        "The declarer is missing",
        "The result is missing",
    ]) {
        let mut fields = vec![("line", line.as_str()), ("once", ONCE), ("reply", "json")];
        fields.extend(all.into_iter().filter(|(name, _)| *name != without));
        let answer = ann.post(&format!("{}/result", evening.path), &fields).await;
        assert!(answer.text.contains(text) && answer.text.contains("false"), "{without}: {}", answer.text);
    }
}

#[tokio::test]
async fn an_error_says_which_line_and_leads_back() {
    let server = Server::new();
    let organizer = server.browser('a');
    let path = found(&server, &organizer, "Tuesday", "Zoe").await;
    let names = format!("{path}/names");
    let long = format!("Ann - Bob\nCat - {}", "x".repeat(61));
    for (text, said) in [
        ("Ann - Bob\n\nCat", "Line 3: A line must have two names"),
        ("Ann - Bob\nCat - Bob", "Line 2: Bob is entered already"),
        (long.as_str(), "Line 2: A name has at most 60 letters"),
    ] {
        let answer = organizer.post(&names, &[("names", text)]).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(answer.text.contains(said), "{}", answer.text);
        assert!(answer.text.contains(&format!("href=\"{names}\"")), "{}", answer.text);
    }
    for path in [format!("{path}/board/99999999999"), format!("{path}/entry/99999999999")] {
        let answer = organizer.get(&path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(answer.text.contains("There is no such page"), "{}", answer.text);
    }
}

#[tokio::test]
async fn teams_have_names_and_a_fifth_player_needs_the_option() {
    let server = Server::new();
    let organizer = server.browser('a');
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
    let names = founded.to().to_owned();
    let five = organizer.post(&names, &[("names", "Ann, Bob, Cat, Dan, Eve")]).await;
    assert!(five.text.contains("The option on the size of a team"), "{}", five.text);
    organizer.post(&names, &[("names", "Tigers: Ann, Bob, Cat, Dan\nEve, Fay, Gil, Hal")]).await;
    let page = organizer.get(&names).await.text;
    assert!(page.contains("<bdi>Tigers: Ann – Bob – Cat – Dan</bdi>"), "{page}");
    assert!(page.contains("<bdi>Eve – Fay – Gil – Hal</bdi>"), "{page}");
}

#[tokio::test]
async fn a_program_that_sends_an_unknown_field_is_told() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    let program = token(&ann, &["enter"]).await;
    let path = format!("/api/v1/events/{}/results", evening.path.trim_start_matches("/e/"));
    let before = evening.server.records();
    let sent = json!({ "line": line, "result": "4SN=", "led": "HA" });
    let answer = asks(&ann, Some(&program), "POST", &path, Some(sent)).await;
    assert!(answer.status.is_client_error(), "{}", answer.text);
    assert_eq!(evening.server.records(), before);
}

#[tokio::test]
async fn a_pair_without_a_result_has_no_rank_and_a_card_has_the_signs_of_its_side() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    assert_eq!(evening.set(&line, "10").await.status, StatusCode::SEE_OTHER);
    let ranking = evening.organizer.get(&evening.path).await.text;
    assert!(ranking.contains("<td class=\"rank\">–</td>"), "{ranking}");
    let they = opponents(&evening, &ann).await;
    let mut signs = vec![];
    for phone in [&ann, &they] {
        let card = phone.get(&format!("{}/card", evening.path)).await.text;
        signs.extend(["+420", "−420"].into_iter().filter(|text| card.contains(*text)));
    }
    signs.sort_unstable();
    assert_eq!(signs, ["+420", "−420"]);
}

#[tokio::test]
async fn the_lead_is_confirmed_with_the_result_and_not_lost_by_another_entry() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    let all = [
        ("line", line.as_str()),
        ("level", "4"),
        ("denomination", "S"),
        ("declarer", "N"),
        ("tricks-4", "10"),
    ];
    let half: Vec<_> =
        all.into_iter().chain([("once", ONCE), ("reply", "json"), ("lead-suit", "H")]).collect();
    let answer = ann.post(&format!("{}/result", evening.path), &half).await;
    assert!(answer.text.contains("half there") && answer.text.contains("false"), "{}", answer.text);
    evening.enter(&ann, &line, "10", "0123456789abcdef4567").await;
    let they = opponents(&evening, &ann).await;
    let page = they.get(&format!("{}/me", evening.path)).await.text;
    assert!(page.contains("♥A") && page.contains("Yes, that is right"), "{page}");
    let bare: Vec<_> = all.into_iter().chain([("once", "another-once-of-theirs")]).collect();
    let agreed = they.post(&format!("{}/result", evening.path), &bare).await;
    assert_eq!(agreed.status, StatusCode::SEE_OTHER, "{}", agreed.text);
    let page = ann.get(&format!("{}/me", evening.path)).await.text;
    assert!(page.contains("class=\"agreed\"") && page.contains("♥A"), "{page}");
}

#[tokio::test]
async fn a_program_enters_the_lead_too() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    let program = token(&ann, &["enter"]).await;
    let path = format!("/api/v1/events/{}/results", evening.path.trim_start_matches("/e/"));
    let sent = |lead: &str| json!({ "line": line, "result": "4SN=", "lead": lead });
    let answer = asks(&ann, Some(&program), "POST", &path, Some(sent("H1"))).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.text);
    let answer = asks(&ann, Some(&program), "POST", &path, Some(sent("HA"))).await;
    assert_eq!(answer.status, StatusCode::NO_CONTENT, "{}", answer.text);
    let page = ann.get(&format!("{}/me", evening.path)).await.text;
    assert!(page.contains("♥A"), "{page}");
}

#[tokio::test]
async fn only_who_is_to_alert_is_offered_it_and_an_opponents_word_is_no_alert() {
    let server = Server::new();
    let (director, players) = people(&server);
    let [north, east, south, west] = &players;
    let table = online(&director, &players, DEAL).await;
    north.call(&table, "N", "1S").await;
    let alert = "value=\"alert\"";
    for (who, offered) in [(north, false), (east, false), (south, true), (west, false)] {
        let page = who.get(&table).await.text;
        assert_eq!(page.contains(alert), offered, "{page}");
        assert_eq!(page.contains("value=\"ask\""), who.same_as(east) || who.same_as(west), "{page}");
        assert_eq!(page.contains("value=\"change\""), who.same_as(north), "{page}");
    }
    east.act(&table, &[("act", "alert"), ("by", "E"), ("call", "0")]).await;
    for who in [north, south, west, &director] {
        assert!(!who.get(&table).await.text.contains("class=\"alerted\""));
    }
    south.act(&table, &[("act", "alert"), ("by", "S"), ("call", "0")]).await;
    assert!(west.get(&table).await.text.contains("class=\"alerted\""));
    south.act(&table, &[("act", "explain"), ("by", "S"), ("call", "0"), ("text", "five spades")]).await;
    north.act(&table, &[("act", "explain"), ("by", "N"), ("call", "0"), ("text", "four spades")]).await;
    let page = west.get(&table).await.text;
    assert!(page.contains("five spades"), "what the one said whose word it is stays: {page}");
}

#[tokio::test]
async fn a_program_agrees_to_what_it_has_read() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    evening.enter(&ann, &line, "10", ONCE).await;
    let they = opponents(&evening, &ann).await;
    let program = token(&they, &["enter"]).await;
    let path = format!("/api/v1/events/{}/agreements", evening.path.trim_start_matches("/e/"));
    let agree = |result: &str| json!({ "line": line, "result": result });
    evening.enter(&ann, &line, "11", "0123456789abcdef4567").await;
    let stale = asks(&they, Some(&program), "POST", &path, Some(agree("4SN="))).await;
    assert_eq!(stale.status, StatusCode::CONFLICT, "{}", stale.text);
    let agreed = asks(&they, Some(&program), "POST", &path, Some(agree("4SN+1"))).await;
    assert_eq!(agreed.status, StatusCode::NO_CONTENT, "{}", agreed.text);
}
