//! What becomes of a session beside its rounds: a tied match, an early end, a start taken back, somebody who comes late.

use axum::http::StatusCode;

use crate::browser::{Answer, Browser, Server};
use crate::club::{Evening, found};

const TEAMS: &str = "Reds: Ann, Bob, Cat, Dan\nBlues: Eve, Fay, Gil, Hal";
const SEVEN: &str = "Ann - Bob\nCat - Dan\nEve - Fay\nGil - Hal\nIda - Jon\nKim - Leo\nMia - Ned";

async fn makes(organizer: &Browser, path: &str, kind: &str, rounds: &str, dealing: &str) -> Answer {
    let fields =
        [("kind", kind), ("rounds", rounds), ("boards", "1"), ("seating", "number"), ("dealing", dealing)];
    organizer.post(&format!("{path}/movement"), &fields).await
}

pub(crate) async fn of_kind(unit: &str, names: &str, kind: &str, rounds: &str) -> Evening {
    let server = Server::new();
    let organizer = server.browser('a');
    organizer.post(&server.organizer_link(), &[]).await;
    let fields = [
        ("title", "Evening"),
        ("organizer", "Zoe"),
        ("unit", unit),
        ("scoring-pair", "matchpoints"),
        ("scoring-player", "matchpoints"),
        ("scoring-team", "imps"),
        ("preset", "wbf"),
        ("minutes", "7"),
    ];
    let founded = organizer.post("/events/new", &fields).await;
    let path = founded.to().trim_end_matches("/names").to_owned();
    organizer.post(&format!("{path}/names"), &[("names", names)]).await;
    let made = makes(&organizer, &path, kind, rounds, "tables").await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.text);
    Evening { server, organizer, path }
}

impl Evening {
    pub(crate) async fn in_the_room(&self, fields: &[(&str, &str)]) -> Answer {
        self.organizer.post(&format!("{}/room", self.path), fields).await
    }

    pub(crate) async fn shows(&self, page: &str) -> String {
        self.organizer.get(&format!("{}{page}", self.path)).await.text
    }
}

#[tokio::test]
async fn who_goes_on_from_a_tied_match_is_named_in_the_room() {
    let evening = of_kind("team", TEAMS, "knockout", "1").await;
    evening.call_round("1").await;
    assert!(!evening.shows("/room").await.contains("Who goes on?"));
    assert!(!evening.shows("/room").await.contains("name=\"rematch\""), "nobody meets again in a knockout");
    assert!(!evening.shows("/rulings").await.contains("value=\"percent\""), "IMPs have no top");
    evening.set("1A/1/1/1", "10").await;
    evening.set("1A/1/2/1", "10").await;
    assert!(evening.shows("/room").await.contains("The match Reds – Blues is tied. Who goes on?"));
    let named = [("what", "winner"), ("section", "A"), ("winner", "2"), ("reason", "two more boards")];
    let unnamed = evening.in_the_room(&named[..3]).await;
    assert_eq!(unnamed.status, StatusCode::UNPROCESSABLE_ENTITY, "a reason is wanted");
    let done = evening.in_the_room(&named).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    assert!(!evening.shows("/room").await.contains("Who goes on?"));
    let ranking = evening.shows("").await;
    let at = |name: &str| ranking.find(&format!("<bdi>{name}")).unwrap_or_else(|| panic!("{ranking}"));
    assert!(at("Blues") < at("Reds"), "{ranking}");
    assert!(!ranking.contains("not decided"), "{ranking}");
    assert!(ranking.contains("<strong>Blues goes on</strong>"), "who was named is told: {ranking}");
}

#[tokio::test]
async fn the_next_round_is_not_offered_while_a_match_is_tied() {
    let teams = format!("{TEAMS}\nGreens: Ida, Jon, Kim, Leo\nWhites: Mia, Ned, Ola, Pia");
    let evening = of_kind("team", &teams, "knockout", "2").await;
    assert_eq!(evening.cards().await.len(), 4, "every table has its card before anybody is drawn");
    evening.call_round("1").await;
    assert_eq!(evening.cards().await.len(), 4);
    for table in 1..=4 {
        let lines = evening.shows(&format!("/lines?table=A/{table}")).await;
        let line = lines.split("/at?at=").nth(1).unwrap().split('"').next().unwrap();
        assert_eq!(evening.set(line, "10").await.status, StatusCode::SEE_OTHER);
    }
    for left in [2, 1] {
        let room = evening.shows("/room").await;
        assert_eq!(room.matches("Who goes on?").count(), left, "{room}");
        assert!(!room.contains("Call round 2") && !room.contains("Draw round 2"), "{room}");
        let winner = room.split("name=\"winner\" value=\"").nth(1).unwrap().split('"').next().unwrap();
        let named = [("what", "winner"), ("section", "A"), ("winner", winner), ("reason", "by lot")];
        assert_eq!(evening.in_the_room(&named).await.status, StatusCode::SEE_OTHER);
    }
    assert!(evening.shows("/room").await.contains("Call round 2"));
}

#[tokio::test]
async fn a_session_ends_with_the_round_that_is_played() {
    let evening = Evening::ready("Zoe", "tables").await;
    let end = [("what", "end"), ("section", "A"), ("reason", "the house closes"), ("sure", "1")];
    assert!(!evening.shows("/room").await.contains("value=\"end\""), "no round was called");
    assert!(evening.shows("/rulings").await.contains("value=\"percent\""), "matchpoints have a top");
    evening.call_round("1").await;
    evening.set("1A/1/1/1", "10").await;
    evening.set("1A/1/2/1", "11").await;
    assert!(!evening.shows("/room").await.contains("Publish the scores"));
    assert_eq!(evening.in_the_room(&end[..3]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let done = evening.in_the_room(&end).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    let room = evening.shows("/room").await;
    assert!(room.contains("Publish the scores") && !room.contains("Call round 2"), "{room}");
}

#[tokio::test]
async fn the_start_is_taken_back_before_the_first_round_and_not_after() {
    let server = Server::new();
    let organizer = server.browser('a');
    let path = found(&server, &organizer, "Tuesday", "Zoe").await;
    let evening = Evening { server, organizer, path };
    let names = |names: &'static str| [("names", names)];
    let to_names = format!("{}/names", evening.path);
    evening.organizer.post(&to_names, &names("Ann - Bob\nCat - Dan\nEve - Fay")).await;
    makes(&evening.organizer, &evening.path, "howell", "3", "here").await;
    let early = evening.organizer.post(&to_names, &names("Gil - Hal")).await;
    assert_eq!(early.status, StatusCode::UNPROCESSABLE_ENTITY, "entries are closed");
    let back = [("what", "take-back"), ("reason", "another pair"), ("sure", "1")];
    assert_eq!(evening.in_the_room(&back[..2]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let done = evening.in_the_room(&back).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    let entered = evening.organizer.post(&to_names, &names("Gil - Hal")).await;
    assert_eq!(entered.status, StatusCode::SEE_OTHER, "{}", entered.text);
    let again = makes(&evening.organizer, &evening.path, "howell", "3", "here").await;
    assert_eq!(again.status, StatusCode::SEE_OTHER, "{}", again.text);
    assert_eq!(evening.cards().await.len(), 2);
    let gil = evening.sit('1', "Gil").await;
    assert_eq!(evening.call_round("1").await.status, StatusCode::SEE_OTHER);
    assert_eq!(evening.lines(&gil).await.len(), 1);
    assert!(!evening.shows("/room").await.contains("take-back"));
    assert_eq!(evening.in_the_room(&back).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn a_session_whose_start_is_taken_back_is_dealt_in_another_way() {
    let server = Server::new();
    let organizer = server.browser('a');
    let path = found(&server, &organizer, "Tuesday", "Zoe").await;
    let evening = Evening { server, organizer, path };
    let names = [("names", "Ann - Bob\nCat - Dan\nEve - Fay\nGil - Hal")];
    evening.organizer.post(&format!("{}/names", evening.path), &names).await;
    let back = [("what", "take-back"), ("reason", "we deal ourselves"), ("sure", "1")];
    for dealing in ["here", "tables", "here", "tables"] {
        let made = makes(&evening.organizer, &evening.path, "howell", "3", dealing).await;
        assert_eq!(made.status, StatusCode::SEE_OTHER, "{dealing}: {}", made.text);
        let tables = evening.shows("/tables").await;
        assert_eq!(tables.contains("/deals\""), dealing == "here", "{dealing}: {tables}");
        assert_eq!(evening.in_the_room(&back).await.status, StatusCode::SEE_OTHER);
    }
    makes(&evening.organizer, &evening.path, "howell", "3", "online").await;
    assert_eq!(evening.in_the_room(&back).await.status, StatusCode::SEE_OTHER);
    makes(&evening.organizer, &evening.path, "howell", "3", "here").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    assert!(!ann.get(&format!("{}/me", evening.path)).await.text.contains("Play it online"));
    evening.set("1A/1/1/1", "10").await;
    evening.set("1A/1/2/1", "10").await;
    let board = evening.shows("/board/1").await;
    assert!(board.contains("hand-record"), "the deal that it has now: {board}");
}

#[tokio::test]
async fn a_round_is_drawn_before_it_is_called_and_its_draw_taken_back() {
    let teams = format!("{TEAMS}\nGreens: Ida, Jon, Kim, Leo\nWhites: Mia, Ned, Ola, Pia");
    let evening = of_kind("team", &teams, "swiss", "2").await;
    assert!(!evening.shows("/room").await.contains("value=\"draw-back\""), "nothing is drawn");
    let draw = |round: &'static str| [("what", "draw"), ("section", "A"), ("round", round)];
    assert_eq!(evening.in_the_room(&draw("2")).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(evening.in_the_room(&draw("1")).await.status, StatusCode::SEE_OTHER);
    let room = evening.shows("/room").await;
    assert!(room.contains("Round 1 is drawn and not called."), "{room}");
    assert!(!room.contains("value=\"draw\""), "{room}");
    let back = [("what", "draw-back"), ("section", "A"), ("reason", "a team has left"), ("sure", "1")];
    assert_eq!(evening.in_the_room(&back[..3]).await.status, StatusCode::UNPROCESSABLE_ENTITY, "not sure");
    assert_eq!(evening.in_the_room(&back).await.status, StatusCode::SEE_OTHER);
    assert!(!evening.shows("/room").await.contains("is drawn and not called"));
    assert_eq!(evening.in_the_room(&back).await.status, StatusCode::UNPROCESSABLE_ENTITY, "nothing is drawn");
    assert_eq!(evening.in_the_room(&draw("1")).await.status, StatusCode::SEE_OTHER);
    assert_eq!(evening.call_round("1").await.status, StatusCode::SEE_OTHER);
    assert_eq!(evening.in_the_room(&back).await.status, StatusCode::UNPROCESSABLE_ENTITY, "it is called");
    assert!(!evening.shows("/room").await.contains("value=\"draw\""), "results are missing");
}

#[tokio::test]
async fn a_suspended_player_enters_nothing_until_the_end_of_the_session() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let line = evening.lines(&ann).await[0].clone();
    let page = evening.shows("/entry/1").await;
    assert!(page.contains("Suspend a player") && page.contains(">91A</a>"), "{page}");
    let who = page.split("name=\"who\"").nth(1).unwrap().split("option value=\"").nth(1).unwrap();
    let who = who.split('"').next().unwrap().to_owned();
    let fields = [("what", "suspend"), ("who", &*who), ("reason", "he shouted"), ("sure", "1")];
    let to = format!("{}/entry/1", evening.path);
    assert_eq!(evening.organizer.post(&to, &fields[..3]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let done = evening.organizer.post(&to, &fields).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    assert!(evening.shows("/entry/1").await.contains("Ann is suspended for this session."));
    let entered = evening.enter(&ann, &line, "10", "0123456789abcdef0123").await;
    assert_eq!(entered.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", entered.text);
}

#[tokio::test]
async fn a_pair_that_comes_after_the_start_takes_the_place_where_others_sit_out() {
    let evening = of_kind("pair", SEVEN, "howell", "7").await;
    evening.call_round("1").await;
    let nothing = evening.organizer.get(&format!("{}/lines?table=A/1", evening.path)).await;
    assert_eq!(nothing.status, StatusCode::OK, "a table at which all sit out has a page");
    assert!(nothing.text.contains("Nothing is played there"), "{}", nothing.text);
    let names = evening.shows("/names").await;
    assert!(names.contains("Somebody comes after the start"), "{names}");
    let late = |names: &'static str, round: &'static str| {
        [("what", "late"), ("section", "A"), ("round", round), ("names", names)]
    };
    let to_names = format!("{}/names", evening.path);
    for (wrong, round) in
        [("Ola", "2"), ("Ola - Pia\nQuy - Ron", "2"), ("Ola - Pia", "1"), ("Ann - Pia", "2")]
    {
        let refused = evening.organizer.post(&to_names, &late(wrong, round)).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong} {round}");
    }
    let entered = evening.organizer.post(&to_names, &late("Ola - Pia", "2")).await;
    assert_eq!(entered.status, StatusCode::SEE_OTHER, "{}", entered.text);
    assert!(evening.shows("/names").await.contains("Ola – Pia"));
    let lines = evening.shows("/lines?table=A/1").await;
    assert!(lines.contains("Ola – Pia"), "{lines}");
    assert!(
        !evening.shows("/names").await.contains("Somebody comes after the start"),
        "all places are taken"
    );
}

#[tokio::test]
async fn players_who_do_not_fill_the_tables_sit_out_in_turn() {
    let nine = "Ann\nBob\nCat\nDan\nEve\nFay\nGil\nHal\nIda";
    let evening = of_kind("player", nine, "whist-individual", "9").await;
    evening.call_round("1").await;
    let mut free = 0;
    for (digit, name) in ('1'..).zip(["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gil", "Hal", "Ida"]) {
        let mut sits = false;
        for card in evening.cards().await {
            sits |=
                evening.server.browser(digit).get(&card).await.text.contains(&format!("<bdi>{name}</bdi>"));
        }
        free += usize::from(!sits);
    }
    assert_eq!(free, 1);
    let bob = evening.sit('b', "Bob").await;
    let line = evening.lines(&bob).await[0].clone();
    evening.set(&line, "10").await;
    let card = bob.get(&format!("{}/card", evening.path)).await.text;
    assert!(card.contains("· partner <bdi>"), "{card}");
}
