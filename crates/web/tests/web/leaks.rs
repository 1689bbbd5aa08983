//! Every byte that a person gets, with secrets swapped behind his back.

use crate::browser::{Browser, Server, online};
use crate::online::people;

/// Two worlds in which North holds the same and the others do not.
const WORLDS: [&str; 2] = [
    "N:AKQ2.T98.543.762 J98.AKQ.AKQ.T984 T76.J76.JT98.AKQ 543.5432.762.J53",
    "N:AKQ2.T98.543.762 .AKQ.AKQJ98.T984 T76.J76.T.AKQJ53 J98543.5432.762.",
];

/// What is different by chance alone is made equal.
fn plain(text: &str, table: &str) -> String {
    let mut text = text.replace(table.trim_start_matches("/t/"), "CODE");
    let start = "name=\"mark\" value=\"";
    let mut from = 0;
    while let Some(at) = text[from..].find(start) {
        let at = from + at + start.len();
        text.replace_range(at..at + 16, "MARK............");
        from = at;
    }
    text
}

/// What one person got in the course of a board, page by page and on his stream.
struct Ear {
    browser: Browser,
    heard: String,
}

impl Ear {
    async fn listen(&mut self, table: &str, live: &mut crate::browser::Live) {
        self.heard.push_str(&plain(&live.sent(), table));
        self.heard.push_str(&plain(&self.browser.get(table).await.text, table));
    }
}

/// Plays the acts and gives what each of the listeners (by seat, from North) heard.
async fn heard(deal: &str, listeners: &[usize], acts: &[(usize, &[(&str, &str)])]) -> Vec<String> {
    let server = Server::new();
    let (director, players) = people(&server);
    let table = online(&director, &players, deal).await;
    let mut ears: Vec<Ear> =
        listeners.iter().map(|seat| Ear { browser: players[*seat].clone(), heard: String::new() }).collect();
    let mut streams = vec![];
    for ear in &ears {
        streams.push(ear.browser.live(&table).await);
    }
    for (seat, fields) in acts {
        let answer = players[*seat].act(&table, fields).await;
        if let Some(place) = listeners.iter().position(|listener| listener == seat) {
            ears[place].heard.push_str(&plain(&answer.text, &table));
        }
        for (ear, live) in ears.iter_mut().zip(&mut streams) {
            ear.listen(&table, live).await;
        }
    }
    ears.into_iter().map(|ear| ear.heard).collect()
}

fn call<'a>(by: &'a str, call: &'a str) -> [(&'a str, &'a str); 3] {
    [("act", "call"), ("by", by), ("call", call)]
}

fn card<'a>(by: &'a str, hand: &'a str, card: &'a str) -> [(&'a str, &'a str); 4] {
    [("act", "card"), ("by", by), ("hand", hand), ("card", card)]
}

#[tokio::test]
async fn hidden_hands_and_an_unnoticed_revoke_change_no_byte_for_the_others() {
    // North and South hold the same in both; West has diamonds in the first world and none in the second.
    let first = "N:AKQ2.T98.543.762 J98.AKQ.AKQ.T984 T76.J76.JT98.AKQ 543.5432.762.J53";
    let second = "N:AKQ2.T98.543.762 5.AKQ.AKQ762.984 T76.J76.JT98.AKQ J9843.5432..JT53";
    let lead = [("act", "card"), ("by", "E"), ("hand", "E"), ("card", "HA"), ("face", "down")];
    let acts: Vec<(usize, Vec<(&str, &str)>)> = vec![
        (0, call("N", "1NT").to_vec()),
        (1, call("E", "pass").to_vec()),
        (2, call("S", "pass").to_vec()),
        (3, call("W", "pass").to_vec()),
        (1, lead.to_vec()),
        (1, vec![("act", "face"), ("by", "E")]),
        (0, card("N", "S", "H6").to_vec()),
        (3, card("W", "W", "H2").to_vec()),
        (0, card("N", "N", "H8").to_vec()),
        (1, card("E", "E", "HK").to_vec()),
        (0, card("N", "S", "H7").to_vec()),
        (3, card("W", "W", "H3").to_vec()),
        (0, card("N", "N", "H9").to_vec()),
        (1, card("E", "E", "HQ").to_vec()),
        (0, card("N", "S", "HJ").to_vec()),
        (3, card("W", "W", "H4").to_vec()),
        (0, card("N", "N", "HT").to_vec()),
        (1, card("E", "E", "DA").to_vec()),
        (0, card("N", "S", "D8").to_vec()),
        // West discards a spade: a revoke in the first world, lawful in the second.
        (3, card("W", "W", "S4").to_vec()),
        // Nobody who has not seen West's diamonds can say that something is wrong.
        (0, vec![("act", "attention"), ("by", "N")]),
        (0, card("N", "N", "D3").to_vec()),
        // North tries to play a card that an opponent holds, here East, there West.
        (0, card("N", "N", "S9").to_vec()),
    ];
    let acts: Vec<(usize, &[(&str, &str)])> =
        acts.iter().map(|(seat, fields)| (*seat, fields.as_slice())).collect();
    let one = heard(first, &[0, 2], &acts).await;
    let other = heard(second, &[0, 2], &acts).await;
    for (one, other) in one.iter().zip(&other) {
        assert!(one.len() > 10_000);
        for (one, other) in one.lines().zip(other.lines()) {
            assert_eq!(one, other);
        }
        assert_eq!(one.len(), other.len());
    }
}

#[tokio::test]
async fn what_is_explained_to_opponents_changes_no_byte_for_the_partner() {
    let explain = |text: &'static str| [("act", "explain"), ("by", "E"), ("call", "1"), ("text", text)];
    let bids = [call("N", "1C"), call("E", "1H")];
    let mut all = vec![];
    for text in ["five hearts and a bad hand", "nothing at all"] {
        let explained = explain(text);
        let acts: [(usize, &[(&str, &str)]); 3] = [(0, &bids[0]), (1, &bids[1]), (1, &explained)];
        all.push(heard(WORLDS[0], &[3, 0], &acts).await);
    }
    assert_eq!(all[0][0], all[1][0], "West heard what was for North and South");
    assert!(all[0][1].contains("five hearts"), "North was told");
    assert!(!all[0][0].contains("five hearts"));
}

#[tokio::test]
async fn no_page_of_a_player_holds_a_card_that_he_does_not_see() {
    let server = Server::new();
    let (director, players) = people(&server);
    let table = online(&director, &players, WORLDS[0]).await;
    let north = players[0].get(&table).await.text;
    let other = Server::new();
    let (director_too, players_too) = people(&other);
    let table_too = online(&director_too, &players_too, WORLDS[1]).await;
    let north_too = players_too[0].get(&table_too).await.text;
    assert_eq!(plain(&north, &table), plain(&north_too, &table_too));
    assert_ne!(
        plain(&director.get(&table).await.text, &table),
        plain(&director_too.get(&table_too).await.text, &table_too)
    );
}

/// Somebody who looks at a table: his page and his stream, to the last byte.
struct Eye<'a> {
    browser: &'a Browser,
    live: crate::browser::Live,
    page: String,
}

impl Eye<'_> {
    async fn on<'a>(browser: &'a Browser, table: &str) -> Eye<'a> {
        let mut live = browser.live(table).await;
        assert!(!live.sent().is_empty(), "the page as it is");
        Eye { browser, live, page: browser.get(table).await.text }
    }

    async fn sees_nothing_new(&mut self, table: &str, why: &str) {
        assert_eq!(self.live.sent(), "", "{why}");
        assert_eq!(self.browser.get(table).await.text, self.page, "{why}");
    }
}

#[tokio::test]
async fn a_private_question_and_its_answer_change_no_byte_for_partner_and_caller() {
    let server = Server::new();
    let (director, players) = people(&server);
    let [north, east, south, west] = &players;
    let table = online(&director, &players, WORLDS[0]).await;
    north.call(&table, "N", "1C").await;
    east.call(&table, "E", "1H").await;
    let (mut partner, mut caller) = (Eye::on(north, &table).await, Eye::on(east, &table).await);
    let before = north.get(&table).await.field("mark");
    south.act(&table, &[("act", "ask"), ("by", "S"), ("call", "1")]).await;
    assert!(west.get(&table).await.text.contains("South asks you what"));
    partner.sees_nothing_new(&table, "partner asked").await;
    caller.sees_nothing_new(&table, "his bid was asked about").await;
    west.act(&table, &[("act", "explain"), ("by", "W"), ("call", "1"), ("text", "five hearts")]).await;
    assert!(south.get(&table).await.text.contains("<bdi>five hearts</bdi>"));
    caller.sees_nothing_new(&table, "his bid was explained").await;
    // The other opponent reads the explanation too; that there was a question he does not.
    assert!(north.get(&table).await.text.contains("<bdi>five hearts</bdi>"));
    assert_ne!(north.get(&table).await.field("mark"), before);
    // What the caller does on the page of before is taken: nothing has moved on for him.
    let mark = hidden_field(&caller.page, "mark");
    let act = [("mark", mark.as_str()), ("act", "attention"), ("by", "E")];
    assert_eq!(east.post(&format!("{table}/act"), &act).await.status, axum::http::StatusCode::SEE_OTHER);
}

fn hidden_field(text: &str, name: &str) -> String {
    let start = format!("name=\"{name}\" value=\"");
    text.split(&start).nth(1).unwrap().split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn who_asks_about_partners_call_asks_nobody() {
    let server = Server::new();
    let (director, players) = people(&server);
    let [north, east, south, west] = &players;
    let table = online(&director, &players, WORLDS[0]).await;
    north.call(&table, "N", "1C").await;
    east.call(&table, "E", "pass").await;
    let mut others = vec![];
    for player in [north, east, west] {
        others.push(Eye::on(player, &table).await);
    }
    south.act(&table, &[("act", "ask"), ("by", "S"), ("call", "0")]).await;
    for other in &mut others {
        other.sees_nothing_new(&table, "it was for nobody").await;
    }
}
