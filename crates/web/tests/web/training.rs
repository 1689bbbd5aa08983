use axum::http::StatusCode;

use crate::browser::{Server, training};

/// A deal for tables of tests.
pub(crate) const DEAL: &str = "N:AKQ2.T98.543.762 J98.AKQ.AKQ.T984 T76.J76.JT98.AKQ 543.5432.762.J53";

#[tokio::test]
async fn an_insufficient_bid_is_asked_about_and_ruled() {
    let server = Server::new();
    let me = server.browser('a');
    let table = training(&me, DEAL, "at-once").await;
    assert_eq!(me.call(&table, "N", "1S").await.status, StatusCode::SEE_OTHER);
    assert_eq!(me.call(&table, "E", "1H").await.status, StatusCode::SEE_OTHER);
    let page = me.get(&table).await;
    assert!(page.text.contains("Do you accept 1♥ by East?"), "{}", page.text);
    assert!(page.text.contains("/law/27A1?edition=2017"));
    me.answer(&table, "Do not accept").await;
    let page = me.get(&table).await;
    assert!(page.text.contains("1♥ is cancelled; East makes another call."), "{}", page.text);
    assert!(page.text.contains("<del>1♥</del>"));
    me.call(&table, "E", "pass").await;
    me.answer(&table, "No").await;
    let page = me.get(&table).await;
    assert!(page.text.contains("must pass"), "{}", page.text);
}

/// Two boards of a file, the second of them as two tables played it.
const FILE: &str = "[Board \"7\"]\n[Dealer \"S\"]\n[Vulnerable \"All\"]\n\
    [Deal \"N:AKQ2.T98.543.762 J98.AKQ.AKQ.T984 T76.J76.JT98.AKQ 543.5432.762.J53\"]\n\n\
    [Board \"8\"]\n[Dealer \"W\"]\n[Vulnerable \"None\"]\n\
    [Deal \"N:543.5432.762.J53 AKQ2.T98.543.762 J98.AKQ.AKQ.T984 T76.J76.JT98.AKQ\"]\n\n\
    [Board \"8\"]\n[Dealer \"W\"]\n[Vulnerable \"None\"]\n\
    [Deal \"N:543.5432.762.J53 AKQ2.T98.543.762 J98.AKQ.AKQ.T984 T76.J76.JT98.AKQ\"]\n";

#[tokio::test]
async fn boards_of_a_file_come_one_after_the_other_with_their_numbers() {
    let server = Server::new();
    let me = server.browser('a');
    let table = training(&me, FILE, "at-once").await;
    let shows = |page: &str, all: [&str; 3]| {
        for one in all {
            assert!(page.contains(one), "{one}: {page}");
        }
    };
    shows(&me.get(&table).await.text, ["Board 7", "South is to call", "both vulnerable"]);
    // The server is started again, and still knows what comes.
    let again = Server::over(server.journal.clone());
    let me = me.over(&again);
    me.post(&format!("{table}/deal"), &[]).await;
    shows(&me.get(&table).await.text, ["Board 8", "West is to call", "none vulnerable"]);
    me.post(&format!("{table}/deal"), &[]).await;
    shows(&me.get(&table).await.text, ["Board 9", "North is to call", "East-West vulnerable"]);
}

#[tokio::test]
async fn a_second_press_and_a_stale_page_do_nothing() {
    let me = Server::new().browser('a');
    let table = training(&me, DEAL, "at-once").await;
    let mark = me.get(&table).await.field("mark");
    let fields = [("mark", mark.as_str()), ("act", "call"), ("by", "N"), ("call", "1S")];
    assert_eq!(me.post(&format!("{table}/act"), &fields).await.status, StatusCode::SEE_OTHER);
    assert_eq!(me.post(&format!("{table}/act"), &fields).await.status, StatusCode::SEE_OTHER);
    let other = [("mark", mark.as_str()), ("act", "call"), ("by", "N"), ("call", "pass")];
    let stale = me.post(&format!("{table}/act"), &other).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    assert!(stale.text.contains("The table had moved on"));
    assert_eq!(stale.text.matches(">1♠</td>").count(), 1);
}

#[tokio::test]
async fn a_stranger_learns_nothing_of_a_table() {
    let server = Server::new();
    let (me, stranger) = (server.browser('a'), server.browser('b'));
    let table = training(&me, DEAL, "at-once").await;
    let none = "/t/aaaaaaaaaaaaaaaaaaaa";
    for end in ["", "/live", "/seats", "/sit/xyz"] {
        let (real, unreal) =
            (stranger.get(&format!("{table}{end}")).await, stranger.get(&format!("{none}{end}")).await);
        assert_eq!(real.status, StatusCode::NOT_FOUND, "{end}");
        let code = table.trim_start_matches("/t/");
        assert_eq!(real.text.replace(code, "CODE"), unreal.text.replace(&none[3..], "CODE"), "{end}");
    }
    let fields = [("mark", "x"), ("act", "call"), ("by", "N"), ("call", "1S")];
    let (real, unreal) = (
        stranger.post(&format!("{table}/act"), &fields).await,
        stranger.post(&format!("{none}/act"), &fields).await,
    );
    assert_eq!((real.status, unreal.status), (StatusCode::NOT_FOUND, StatusCode::NOT_FOUND));
}

#[tokio::test]
async fn a_table_is_there_again_when_the_server_begins_anew() {
    let server = Server::new();
    let me = server.browser('a');
    let table = training(&me, DEAL, "at-once").await;
    me.call(&table, "N", "1S").await;
    me.call(&table, "S", "2S").await;
    let before = me.get(&table).await.text;
    let again = Server::over(server.journal.clone()).browser('a');
    assert_eq!(again.get(&table).await.text, before);
}

#[tokio::test]
async fn the_stream_is_numbered_for_the_viewer_and_sends_what_changed() {
    let me = Server::new().browser('a');
    let table = training(&me, DEAL, "at-once").await;
    let mut live = me.live(&table).await;
    assert!(live.sent().contains("id: 1\n"));
    assert_eq!(live.sent(), "");
    me.call(&table, "N", "1S").await;
    let sent = live.sent();
    assert!(sent.contains("id: 2\n") && sent.contains("1♠"), "{sent}");
}

#[tokio::test]
async fn a_scenario_is_followed_to_its_end() {
    let me = Server::new().browser('a');
    let opened = me.post("/scenarios/law27", &[("block", "3"), ("edition", "2017"), ("title", "x")]).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.text);
    let table = opened.to().to_owned();
    let mut steps = 0;
    loop {
        let page = me.get(&table).await;
        if page.text.contains("The scenario is at its end") {
            break;
        }
        let mark = page.field("mark");
        let stepped = me.post(&format!("{table}/next"), &[("mark", mark.as_str())]).await;
        assert_eq!(stepped.status, StatusCode::SEE_OTHER, "{}", stepped.text);
        steps += 1;
        assert!(steps < 50);
    }
    assert!(steps > 2);
}

#[tokio::test]
async fn markup_in_words_is_shown_as_words() {
    let me = Server::new().browser('a');
    let table = training(&me, DEAL, "at-once").await;
    me.call(&table, "N", "1S").await;
    let words = "<img src=x>\u{202e}evil";
    me.act(&table, &[("act", "explain"), ("by", "S"), ("call", "0"), ("text", words)]).await;
    let page = me.get(&table).await;
    assert!(page.text.contains("&#60;img") || page.text.contains("&lt;img"), "{}", page.text);
    assert!(!page.text.contains("<img") && !page.text.contains('\u{202e}'));
}

#[tokio::test]
async fn a_warning_of_a_skip_bid_stands_with_the_call_and_an_alert_is_one_press() {
    let me = Server::new().browser('a');
    let table = training(&me, DEAL, "at-once").await;
    let page = me.get(&table).await.text;
    let card = page.find("Stop: I skip a level").expect("the card that warns");
    assert!(Some(card) < page.find("id=\"call-pass\""), "the card is laid before the bid");
    me.act(&table, &[("act", "stop"), ("by", "N")]).await;
    let warned = "<small class=\"warned\">Stop</small></td>";
    let page = me.get(&table).await.text;
    assert!(page.contains(&format!("? {warned}")), "{page}");
    assert!(!page.contains("Stop: I skip a level"), "the card lies there already");
    me.call(&table, "N", "2S").await;
    for (by, call) in [("E", "pass"), ("S", "pass"), ("W", "3C")] {
        let page = me.get(&format!("{table}?as=S")).await.text;
        assert!(page.contains(&format!("2♠ {warned}")), "{page}");
        assert_eq!(page.matches("class=\"warned\"").count(), 1);
        assert!(page.contains(">Alert 2♠</button>"), "{page}");
        assert!(!me.get(&format!("{table}?as=E")).await.text.contains(">Alert 2♠</button>"));
        me.call(&table, by, call).await;
    }
    me.call(&table, "N", "pass").await;
    let page = me.get(&format!("{table}?as=S")).await.text;
    assert_eq!(page.matches("class=\"warned\"").count(), 1, "the warning was of one call");
    me.act(&table, &[("act", "alert"), ("by", "S"), ("call", "4")]).await;
    let page = me.get(&format!("{table}?as=S")).await.text;
    assert!(!page.contains(">Alert "), "{page}");
    assert!(page.contains("class=\"alerted\""));
}

#[tokio::test]
async fn a_board_is_loaded_as_lin_with_its_dealer_and_vulnerability() {
    const LIN: &str = "qx|o2|pn|Cat,Dan,Ann,Ben|st||md|4ST76HJ76DJT98CAKQ,S543H5432D762CJ53,SAKQ2HT98D543C762|sv|n|mb|p|mb|1S|";
    let me = Server::new().browser('a');
    let table = training(&me, LIN, "at-once").await;
    let page = me.get(&table).await.text;
    for part in ["dealer: East", "North-South vulnerable", "clubs 10", "East is to call"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let none = me.post("/train", &[("preset", "wbf"), ("attention", "players"), ("pbn", "md|1S76|")]).await;
    assert_eq!(none.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn whoever_listens_hears_what_was_called_and_played_last_and_what_he_is_asked() {
    let me = Server::new().browser('a');
    let table = training(&me, DEAL, "at-once").await;
    let heard = |page: &str| {
        let part = page.split("id=\"latest\" aria-live=\"polite\">").nth(1).unwrap();
        part.split('<').next().unwrap().to_owned()
    };
    assert_eq!(heard(&me.get(&table).await.text), "");
    me.call(&table, "N", "1S").await;
    assert_eq!(heard(&me.get(&table).await.text), "North: 1♠");
    me.call(&table, "E", "1H").await;
    assert_eq!(heard(&me.get(&table).await.text), "East: 1♥ · Do you accept 1♥ by East?");
    me.answer(&table, "Accept").await;
    for seat in ["S", "W", "N"] {
        me.call(&table, seat, "pass").await;
    }
    me.act(&table, &[("act", "card"), ("by", "S"), ("hand", "S"), ("card", "DJ"), ("face", "down")]).await;
    assert_eq!(heard(&me.get(&table).await.text), "North: pass");
    me.act(&table, &[("act", "face"), ("by", "S")]).await;
    assert_eq!(heard(&me.get(&table).await.text), "South: diamonds J");
}
