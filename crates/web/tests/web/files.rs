//! Results as files of the bridge world: who is given which.

use axum::http::StatusCode;

use crate::api::{asks, token};
use crate::club::Evening;

const NAMES: [&str; 3] = ["results.xml", "results.csv", "results.pbn"];

impl Evening {
    fn file(&self, name: &str) -> String {
        format!("{}/file/{name}", self.path)
    }

    async fn plays_round(&self, round: u16, tricks: &str) {
        self.call_round(&round.to_string()).await;
        for table in 1..=2 {
            self.set(&self.line_at(round, table).await, tricks).await;
        }
    }

    /// The line of a table in a round.
    async fn line_at(&self, round: u16, table: u16) -> String {
        let page = self.organizer.get(&format!("{}/lines?table=A/{table}", self.path)).await.text;
        let start = format!("1A/{round}/{table}/");
        let board = page.split(&format!("at={start}")).nth(1).unwrap().split('"').next().unwrap();
        format!("{start}{board}")
    }
}

#[tokio::test]
async fn results_are_files_for_all_when_published_and_for_those_who_direct_before() {
    let evening = Evening::ready("Zoe", "here").await;
    let stranger = evening.server.browser('9');
    let nothing = evening.organizer.get(&evening.file("results.csv")).await;
    assert_eq!(nothing.status, StatusCode::NOT_FOUND, "nothing has been played");
    assert!(!evening.organizer.get(&evening.path).await.text.contains("/file/"));
    evening.plays_round(1, "10").await;
    let ann = evening.sit('1', "Ann").await;
    for name in NAMES {
        assert_eq!(stranger.get(&evening.file(name)).await.status, StatusCode::NOT_FOUND, "{name}");
        assert_eq!(ann.get(&evening.file(name)).await.status, StatusCode::NOT_FOUND, "{name}");
        let early = evening.organizer.get(&evening.file(name)).await;
        assert_eq!(early.status, StatusCode::OK, "{name}: {}", early.text);
    }
    let offered = evening.organizer.get(&evening.path).await.text;
    assert!(NAMES.iter().all(|name| offered.contains(&evening.file(name))), "{offered}");
    assert!(!stranger.get(&evening.path).await.text.contains("/file/"));
    evening.plays_round(2, "9").await;
    evening.plays_round(3, "11").await;
    let published = evening.organizer.post(&format!("{}/room", evening.path), &[("what", "publish")]).await;
    assert_eq!(published.status, StatusCode::SEE_OTHER, "{}", published.text);
    let pbn = stranger.get(&evening.file("results.pbn")).await.text;
    assert!(pbn.contains("[Event \"Tuesday\"]") && pbn.contains("[Deal \"N:"), "{pbn}");
    assert!(pbn.contains("[TotalScoreTable \"") && pbn.contains("Ann") && pbn.contains("4S"), "{pbn}");
    let csv = stranger.get(&evening.file("results.csv")).await.text;
    assert_eq!(csv.lines().count(), 7, "a heading and six results: {csv}");
    let xml = stranger.get(&evening.file("results.xml")).await.text;
    assert!(xml.contains("<USEBIO") && xml.contains("<PLAYER_NAME>Ann</PLAYER_NAME>"), "{xml}");
    let second = stranger.get(&format!("{}?session=2", evening.file("results.csv"))).await;
    assert_eq!(second.status, StatusCode::NOT_FOUND, "there is one session");
    assert_eq!(stranger.get(&evening.file("results.doc")).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn who_directs_and_plays_is_given_nothing_of_a_board_that_he_has_still_to_play() {
    let evening = Evening::ready("Ann", "here").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let own = evening.lines(&ann).await[0].clone();
    let mut others = vec![];
    for (digit, name) in ('2'..).zip(["Cat", "Eve", "Gil"]) {
        let phone = evening.sit(digit, name).await;
        let line = evening.lines(&phone).await[0].clone();
        others.push((phone, line));
    }
    let (with_ann, apart): (Vec<_>, Vec<_>) = others.iter().partition(|(_, line)| *line == own);
    let [(one, line), (other, _)] = apart[..] else { panic!("two pairs play at the other table") };
    evening.enter(one, line, "10", "0123456789abcdef0001").await;
    assert_eq!(evening.agree(other, line).await.status, StatusCode::SEE_OTHER);
    let hidden = evening.organizer.get(&evening.file("results.csv")).await;
    assert_eq!(hidden.status, StatusCode::NOT_FOUND, "she plays the board too: {}", hidden.text);
    assert!(!evening.organizer.get(&evening.path).await.text.contains("/file/"));
    evening.enter(&ann, &own, "9", "0123456789abcdef0002").await;
    assert_eq!(evening.agree(&with_ann[0].0, &own).await.status, StatusCode::SEE_OTHER);
    let known = evening.organizer.get(&evening.file("results.csv")).await;
    assert_eq!(known.text.lines().count(), 3, "{}", known.text);
}

#[tokio::test]
async fn a_program_is_given_the_same_files() {
    let evening = Evening::ready("Zoe", "here").await;
    evening.plays_round(1, "10").await;
    let token = token(&evening.organizer, &["read"]).await;
    let asked =
        |form: &str| format!("/api/v1{}/results?form={form}", evening.path.replace("/e/", "/events/"));
    for (form, name) in ["usebio", "csv", "pbn"].into_iter().zip(NAMES) {
        let given = asks(&evening.organizer, Some(&token), "GET", &asked(form), None).await;
        assert_eq!(given.status, StatusCode::OK, "{form}: {}", given.text);
        assert_eq!(given.text, evening.organizer.get(&evening.file(name)).await.text, "{form}");
        let early = asks(&evening.organizer, None, "GET", &asked(form), None).await;
        assert_eq!(early.status, StatusCode::NOT_FOUND, "{form}");
    }
    let wrong = asks(&evening.organizer, Some(&token), "GET", &asked("doc"), None).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
}
