//! A pairs event whose boards are played at tables of the server.

use axum::http::StatusCode;

use crate::browser::Browser;
use crate::club::Evening;

async fn joins(evening: &Evening, phone: &Browser, line: &str) -> String {
    let joined = phone.post(&format!("{}/online", evening.path), &[("line", line)]).await;
    assert_eq!(joined.status, StatusCode::SEE_OTHER, "{}", joined.text);
    joined.to().to_owned()
}

#[tokio::test]
async fn a_board_is_played_online_and_its_result_is_in_the_event() {
    let evening = Evening::ready("Zoe", "online").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    assert!(ann.get(&format!("{}/me", evening.path)).await.text.contains("Play it online"));
    let table = joins(&evening, &ann, &line).await;
    assert_eq!(joins(&evening, &ann, &line).await, table, "once more leads to the same table");
    let mut all = vec![];
    for (digit, name) in
        [('2', "Bob"), ('3', "Cat"), ('4', "Dan"), ('5', "Eve"), ('6', "Fay"), ('7', "Gil"), ('8', "Hal")]
    {
        let phone = evening.sit(digit, name).await;
        let joined = phone.post(&format!("{}/online", evening.path), &[("line", &line)]).await;
        if joined.status == StatusCode::SEE_OTHER {
            assert_eq!(joined.to(), table);
            all.push(phone);
        } else {
            assert_eq!(joined.status, StatusCode::NOT_FOUND, "{name} plays elsewhere");
            assert_eq!(phone.get(&table).await.status, StatusCode::NOT_FOUND);
        }
    }
    all.push(ann.clone());
    assert_eq!(all.len(), 4);
    for (phone, seats) in all.iter().map(|phone| (phone, ["N", "E", "S", "W"])) {
        let page = phone.get(&table).await;
        assert_eq!(
            seats.iter().filter(|seat| page.text.contains(&format!("name=\"by\" value=\"{seat}\""))).count(),
            1
        );
    }
    for _ in 0..4 {
        for phone in &all {
            let page = phone.get(&table).await;
            let seat = page.field("by");
            let turn = page.text.split("aria-live=\"polite\">").nth(1).unwrap().to_owned();
            if turn.starts_with(&seat) {
                phone.call(&table, &seat, "pass").await;
                break;
            }
        }
    }
    let page = ann.get(&table).await;
    assert!(page.text.contains("Back to the event"), "{}", page.text);
    let me = ann.get(&format!("{}/me", evening.path)).await;
    assert!(me.text.contains("class=\"agreed\"") && !me.text.contains("Play it online"), "{}", me.text);
    let again = ann.post(&format!("{}/online", evening.path), &[("line", &line)]).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY, "it has been played");
    let desk = evening.organizer.get(&format!("{}/at?at={line}", evening.path)).await;
    assert!(desk.text.contains("passed out"), "{}", desk.text);
}

#[tokio::test]
async fn a_table_of_an_event_is_for_those_who_sit_there_and_for_a_director_who_may_see_it() {
    let evening = Evening::ready("Zoe", "online").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    let online = format!("{}/online", evening.path);
    let early = evening.organizer.post(&online, &[("line", &line), ("direct", "1")]).await;
    assert_eq!(early.status, StatusCode::UNPROCESSABLE_ENTITY, "nobody has opened it");
    let table = joins(&evening, &ann, &line).await;
    for (who, fields) in [
        (&evening.server.browser('9'), vec![("line", line.as_str())]),
        (&evening.server.browser('9'), vec![("line", line.as_str()), ("direct", "1")]),
        (&ann, vec![("line", line.as_str()), ("direct", "1")]),
        (&evening.organizer, vec![("line", line.as_str())]),
    ] {
        assert_eq!(who.post(&online, &fields).await.status, StatusCode::NOT_FOUND, "{fields:?}");
    }
    let directs = evening.organizer.post(&online, &[("line", &line), ("direct", "1")]).await;
    assert_eq!(directs.to(), table, "{}", directs.text);
    assert_eq!(evening.organizer.get(&table).await.status, StatusCode::OK);
    // A club that plays with cards is offered no table here.
    for dealing in ["tables", "here"] {
        let club = Evening::ready("Zoe", dealing).await;
        club.call_round("1").await;
        let ann = club.sit('1', "Ann").await;
        let line = club.lines(&ann).await[0].clone();
        assert!(!ann.get(&format!("{}/me", club.path)).await.text.contains("Play it online"));
        let answer = ann.post(&format!("{}/online", club.path), &[("line", &line)]).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{dealing}");
    }
}

/// The phones at the table of a line, by seat, and the table.
pub(crate) async fn four(evening: &Evening, ann: &Browser, line: &str) -> (String, Vec<(String, Browser)>) {
    let table = joins(evening, ann, line).await;
    let mut all = vec![(ann.get(&table).await.field("by"), ann.clone())];
    for (digit, name) in
        [('2', "Bob"), ('3', "Cat"), ('4', "Dan"), ('5', "Eve"), ('6', "Fay"), ('7', "Gil"), ('8', "Hal")]
    {
        let phone = evening.sit(digit, name).await;
        let joined = phone.post(&format!("{}/online", evening.path), &[("line", line)]).await;
        if joined.status == StatusCode::SEE_OTHER {
            all.push((phone.get(&table).await.field("by"), phone));
        }
    }
    (table, all)
}

pub(crate) fn at<'a>(all: &'a [(String, Browser)], seat: &str) -> &'a Browser {
    &all.iter().find(|(of, _)| of == seat).unwrap().1
}

#[tokio::test]
async fn an_open_case_is_on_the_desk_and_kept_once_it_is_closed() {
    let evening = Evening::ready("Zoe", "online").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    let (table, all) = four(&evening, &ann, &line).await;
    let page = ann.get(&table).await.text;
    let turn = page.split("aria-live=\"polite\">").nth(1).unwrap().trim_start().chars().next().unwrap();
    let from = "NESW".find(turn).unwrap();
    let [first, second, third] = [0, 1, 2].map(|step| "NESWNESW"[from + step..=from + step].to_owned());
    at(&all, &first).call(&table, &first, "1S").await;
    at(&all, &second).call(&table, &second, "1C").await;
    at(&all, &third).act(&table, &[("act", "attention"), ("by", third.as_str())]).await;
    let desk = evening.organizer.get("/desk").await.text;
    assert!(desk.contains("Open cases at your tables") && desk.contains(&format!("at?at={line}")), "{desk}");
    let room = evening.organizer.get(&format!("{}/room", evening.path)).await.text;
    assert!(room.contains("Open cases at your tables") && room.contains(&format!("at?at={line}")), "{room}");
    for stranger in [&ann, &evening.server.browser('9')] {
        assert!(!stranger.get("/desk").await.text.contains("Open cases"), "it is for those who direct");
    }
    assert!(!evening.organizer.get("/desk/kept").await.text.contains("/desk/kept/1"), "nothing is ruled yet");
    let asked = at(&all, &third).get(&table).await;
    let fields =
        [("mark", asked.field("mark")), ("question", asked.field("question")), ("answer", "0".into())];
    let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
    at(&all, &third).post(&format!("{table}/answer"), &fields).await;
    assert!(!evening.organizer.get("/desk").await.text.contains("Open cases"));
    let room = evening.organizer.get(&format!("{}/room", evening.path)).await.text;
    assert!(!room.contains("Open cases"), "{room}");
    let kept = evening.organizer.get("/desk/kept/1").await;
    for part in ["27A1", "Ann", "Do you accept"] {
        assert!(kept.text.contains(part), "{part}: {}", kept.text);
    }
    let told = evening.organizer.get("/desk/statistics").await.text;
    assert!(told.contains("Law 27"), "{told}");
    let bare = evening.organizer.get("/desk/kept?as=json&anonymous=1").await.text;
    let names_her = bare.split(|letter: char| !letter.is_alphabetic()).any(|word| word == "Ann");
    assert!(bare.contains("\"live\"") && !names_her, "{bare}");
    assert_eq!(ann.get("/desk/kept/1").await.status, StatusCode::NOT_FOUND);
}
