//! What pages tell those who come with a question: what an adjusted score is worth to whom, who plays on, who sits out, what
//! became of an appeal, why a list of players was not taken.

use axum::http::StatusCode;

use crate::club::Evening;
use crate::course::of_kind;

const FOUR: &str = "Reds: Ann, Bob, Cat, Dan\nBlues: Eve, Fay, Gil, Hal\nGreens: Ida, Jon, Kim, Leo\nWhites: Mia, Ned, Ola, Pia";
const LOST: &str = "Your team has lost its match and is out.";

impl Evening {
    /// The Director assigns these results on a line, each with its field and weight.
    async fn assigns(&self, line: &str, results: &[(&str, &str, &str)]) {
        let named: Vec<_> = results
            .iter()
            .map(|(field, result, weight)| {
                (field.replace("of", "result"), field.replace("of", "weight"), *result, *weight)
            })
            .collect();
        let mut fields = vec![("line", line), ("what", "assign"), ("reason", "misinformation")];
        for (result_field, weight_field, result, weight) in &named {
            fields.extend([(result_field.as_str(), *result), (weight_field.as_str(), *weight)]);
        }
        let done = self.organizer.post(&format!("{}/at", self.path), &fields).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    }
}

#[tokio::test]
async fn an_adjusted_score_names_the_side_whose_points_it_tells() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    evening.set("1A/1/1/1", "10").await;
    evening.assigns("1A/1/1/1", &[("both-of-0", "4SN+1", "60"), ("both-of-1", "4SN-1", "40")]).await;
    let desk = evening.shows("/at?at=1A/1/1/1").await;
    assert!(desk.contains("North-South 60 % +450 + 40 % −50"), "{desk}");
    let mut told = 0;
    for (digit, name) in ('1'..).zip(["Ann", "Cat", "Eve", "Gil"]) {
        let phone = evening.sit(digit, name).await;
        for page in ["/me", "/card"] {
            let text = phone.get(&format!("{}{page}", evening.path)).await.text;
            let ours = [
                ("North-South", "North-South 60 % +450 + 40 % −50"),
                ("East-West", "East-West 60 % −450 + 40 % +50"),
            ];
            told += ours.iter().filter(|(_, score)| text.contains(&format!(": {score}"))).count();
        }
    }
    assert!(told >= 4, "both sides read their own points, on the phone and on the card: {told}");
    evening.set("1A/1/2/1", "10").await;
    evening.assigns("1A/1/2/1", &[("ns-of-0", "4SN+1", "100"), ("ew-of-0", "4SN=", "100")]).await;
    let desk = evening.shows("/at?at=1A/1/2/1").await;
    assert!(desk.contains("North-South +450, East-West −420"), "each with its own sign: {desk}");
}

#[tokio::test]
async fn who_has_lost_in_a_knockout_waits_for_no_further_round() {
    let evening = of_kind("team", FOUR, "knockout", "2").await;
    evening.call_round("1").await;
    let mut phones = vec![];
    for (digit, name) in ('1'..).zip(["Ann", "Eve", "Ida", "Mia"]) {
        phones.push(evening.sit(digit, name).await);
    }
    let me = format!("{}/me", evening.path);
    let card = evening.cards().await[3].clone();
    let device = evening.server.browser('9');
    device.post(&card, &[("device", "1"), ("pin", &evening.pin(&card).await)]).await;
    for (table, tricks) in (1..).zip(["10", "9", "10", "9"]) {
        let lines = evening.shows(&format!("/lines?table=A/{table}")).await;
        let line = lines.split("/at?at=").nth(1).unwrap().split('"').next().unwrap();
        assert_eq!(evening.set(line, tricks).await.status, StatusCode::SEE_OTHER);
    }
    let mut out = vec![];
    for phone in &phones {
        let page = phone.get(&me).await.text;
        out.push(page.contains(LOST));
        assert_eq!(page.contains("The Director will call the next round."), !page.contains(LOST), "{page}");
    }
    assert_eq!(out.iter().filter(|one| **one).count(), 2, "{out:?}");
    evening.call_round("2").await;
    for (phone, out) in phones.iter().zip(out) {
        let page = phone.get(&me).await.text;
        assert_eq!(page.contains(LOST), out, "{page}");
    }
    let page = device.get(&me).await.text;
    assert!(
        page.contains("Round 2 of 2") && page.contains("You sit out"),
        "a table that is not needed: {page}"
    );
}

#[tokio::test]
async fn who_sits_out_away_from_a_table_is_on_the_display() {
    let names = "Ann - Bob\nCat - Dan\nEve - Fay\nGil - Hal\nIda - Jon";
    let evening = of_kind("pair", names, "swiss", "2").await;
    evening.call_round("1").await;
    let display = evening.server.browser('9').get(&format!("{}/projector", evening.path)).await.text;
    for pair in ["Ann – Bob", "Cat – Dan", "Eve – Fay", "Gil – Hal", "Ida – Jon"] {
        assert!(display.contains(&format!("<bdi>{pair}</bdi>")), "{pair}: {display}");
    }
    assert_eq!(evening.cards().await.len(), 2, "a table at which nobody ever sits has no card");
    let room = evening.shows("/room").await;
    assert_eq!(room.matches("/lines?table=").count(), 2, "{room}");
    for table in 1..=2 {
        let lines = evening.shows(&format!("/lines?table=A/{table}")).await;
        let mut at = lines.split("/at?at=").skip(1);
        for line in at.by_ref().map(|rest| rest.split('"').next().unwrap()) {
            assert_eq!(evening.set(line, "10").await.status, StatusCode::SEE_OTHER);
        }
    }
    let drawn = evening.in_the_room(&[("what", "draw"), ("section", "A"), ("round", "2")]).await;
    assert_eq!(drawn.status, StatusCode::SEE_OTHER, "{}", drawn.text);
    let room = evening.shows("/room").await;
    assert_eq!(room.matches("<li>Sits out: <bdi>").count(), 1, "{room}");
}

#[tokio::test]
async fn whoever_appeals_reads_what_his_appeal_waits_for() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    evening.set("1A/1/1/1", "10").await;
    evening.assigns("1A/1/1/1", &[("both-of-0", "4SN+1", "100")]).await;
    let me = format!("{}/me", evening.path);
    let mut lodged = false;
    for (digit, name) in ('1'..).zip(["Ann", "Cat", "Eve", "Gil"]) {
        let phone = evening.sit(digit, name).await;
        if !lodged && phone.get(&me).await.text.contains("value=\"appeal\"") {
            let fields = [("what", "appeal"), ("from", "me"), ("ruling", "1")];
            phone.post(&format!("{}/card", evening.path), &fields).await;
            let page = phone.get(&me).await.text;
            assert!(page.contains("Against ruling 1: partner or captain has to concur"), "{page}");
            assert!(!page.contains("I concur"), "his partner has to: {page}");
            lodged = true;
        }
    }
    assert!(lodged);
}

#[tokio::test]
async fn a_list_that_is_not_taken_says_which_line_and_why() {
    let evening = Evening::ready("Zoe", "tables").await;
    let organizer = &evening.organizer;
    let path = crate::club::found(&evening.server, organizer, "Next", "Zoe").await;
    let names = format!("{path}/names");
    for (list, why) in [
        ("no,heading\n1,Ann", "Its first line must name the columns number and name."),
        ("number,name\n1,Ann\n,Bob", "Line 3: a player needs a number and a name."),
        ("number,name\n1,Ann\n1,Bob", "Line 3: number 1 stands twice."),
        ("number,name\n1,Ann,Club", "Line 2 has 3 fields, not 2."),
        ("number,name\n1,\"Ann", "Line 2: a quotation mark is not closed."),
        ("number,name\n1,\u{FFFD}ie", "Save the file as UTF-8"),
    ] {
        let refused = organizer.post(&names, &[("list", list)]).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(refused.text.contains(why), "{why}: {}", refused.text);
    }
    let taken = organizer.post(&names, &[("list", "number,name\n1,Õie")]).await;
    let page = organizer.get(taken.to().split('#').next().unwrap()).await.text;
    assert!(page.contains("The list was taken.") && page.contains("In the list now: 1."), "{page}");
}

#[tokio::test]
async fn the_card_of_a_table_leads_to_the_ranking_when_the_session_is_over() {
    let evening = Evening::ready("Zoe", "tables").await;
    let card = evening.cards().await[0].clone();
    evening.call_round("1").await;
    evening.set("1A/1/1/1", "10").await;
    evening.set("1A/1/2/1", "11").await;
    let end = [("what", "end"), ("section", "A"), ("reason", "the house closes"), ("sure", "1")];
    evening.in_the_room(&end).await;
    assert_eq!(evening.in_the_room(&[("what", "publish")]).await.status, StatusCode::SEE_OTHER);
    let late = evening.server.browser('9').get(&card).await;
    assert_eq!((late.status, late.to()), (StatusCode::SEE_OTHER, evening.path.as_str()));
    let guessed = evening.server.browser('9').get(&format!("{card}x")).await;
    assert_ne!(guessed.status, StatusCode::SEE_OTHER);
}
