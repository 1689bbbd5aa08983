//! What organizers, Directors and players are shown where they would otherwise be left to guess.

use axum::http::StatusCode;

use crate::browser::Server;
use crate::club::Evening;
use crate::course::of_kind;

const THREE: &str = "Ann - Bob\nCat - Dan\nEve - Fay";

#[tokio::test]
async fn a_movement_is_started_as_it_is_set_whether_it_was_shown_or_not() {
    let server = Server::new();
    let organizer = server.browser('a');
    let path = crate::club::found(&server, &organizer, "Tuesday", "Zoe").await;
    let evening = Evening { server, organizer, path };
    evening.organizer.post(&format!("{}/names", evening.path), &[("names", THREE)]).await;
    let page = evening.shows("/movement").await;
    for name in ["rounds", "boards"] {
        assert!(page.contains(&format!("<select name=\"{name}\" form=\"start\">")), "{page}");
    }
    let set =
        [("kind", "howell"), ("rounds", "3"), ("boards", "2"), ("seating", "drawn"), ("dealing", "here")];
    let to = format!("{}/movement", evening.path);
    let shown = evening.organizer.post(&to, &[&set[..], &[("what", "show")]].concat()).await;
    assert_eq!(shown.status, StatusCode::SEE_OTHER, "{}", shown.text);
    let page = evening.organizer.get(shown.to()).await.text;
    assert!(page.contains("boards in all: 6"), "{page}");
    assert!(page.contains("value=\"drawn\" checked") && page.contains("value=\"here\" checked"), "{page}");
    assert!(!page.contains("value=\"tables\" checked"), "{page}");
    assert_eq!(evening.cards().await.len(), 0, "nothing was started");
    let started = evening.organizer.post(&to, &set).await;
    assert_eq!(started.to(), format!("{}/tables", evening.path), "{}", started.text);
    assert!(evening.shows("/movement").await.contains("boards in all: 6"));
}

#[tokio::test]
async fn who_sits_out_is_told_where_to_go_next_and_the_last_round_is_called_the_last() {
    let evening = of_kind("pair", THREE, "howell", "3").await;
    evening.call_round("1").await;
    let mut phones = vec![];
    for (digit, name) in [('1', "Ann"), ('2', "Cat"), ('3', "Eve")] {
        phones.push(evening.sit(digit, name).await);
    }
    let me = format!("{}/me", evening.path);
    let mut out = 0;
    for phone in &phones {
        let page = phone.get(&me).await.text;
        let sits_out = page.contains("You sit out</p>\n");
        assert_eq!(page.contains("<h2>Next</h2>"), sits_out, "{page}");
        out += usize::from(sits_out);
    }
    assert_eq!(out, 1);
    for round in ["2", "3"] {
        for phone in &phones {
            for line in evening.lines(phone).await {
                evening.set(&line, "10").await;
            }
        }
        evening.call_round(round).await;
    }
    let mut last = 0;
    for phone in &phones {
        let page = phone.get(&me).await.text;
        assert!(!page.contains("The Director will call the next round"), "{page}");
        last += usize::from(page.contains("That was the last round."));
    }
    assert_eq!(last, 1, "who sits out in the last round is done");
    let room = evening.shows("/room").await;
    assert!(!room.contains("Results of earlier rounds"), "the last round is being played: {room}");
}

#[tokio::test]
async fn a_suspended_player_reads_it_on_his_phone_and_the_director_beside_the_name() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    let me = format!("{}/me", evening.path);
    assert!(ann.get(&me).await.text.contains("href=\"#enter-"));
    let page = evening.shows("/entry/1").await;
    let who = page.split("<select name=\"who\"><option value=\"").nth(1).unwrap().split('"').next().unwrap();
    let fields = [("what", "suspend"), ("who", who), ("reason", "rude"), ("sure", "1")];
    let done = evening.organizer.post(&format!("{}/entry/1", evening.path), &fields).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    let page = ann.get(&me).await.text;
    assert!(page.contains("You are suspended for this session"), "{page}");
    assert!(!page.contains("href=\"#enter-"), "{page}");
    assert!(evening.shows("/names").await.contains("Ann is suspended for this session"));
}

#[tokio::test]
async fn an_adjusted_score_has_the_sign_of_the_own_side_on_the_own_card() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let fields = [
        ("line", "1A/1/1/1"),
        ("what", "assign"),
        ("both-result-0", "4SN="),
        ("both-weight-0", "60"),
        ("both-result-1", "4SN-1"),
        ("both-weight-1", "40"),
        ("reason", "misinformation"),
    ];
    evening.set("1A/1/1/1", "10").await;
    let at = format!("{}/at", evening.path);
    let done = evening.organizer.post(&at, &fields).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    let sits = evening.shows("/at?at=1A/1/1/1").await;
    let name =
        |rest: &'_ str| rest.split("<bdi>").nth(1).unwrap().split([' ', '<']).next().unwrap().to_owned();
    let names: Vec<String> = sits.split("/entry/").skip(1).map(name).collect();
    for (digit, name, said) in
        [('1', &names[0], "60 % +420 + 40 % −50"), ('2', &names[1], "60 % −420 + 40 % +50")]
    {
        let phone = evening.sit(digit, name).await;
        let card = phone.get(&format!("{}/card", evening.path)).await.text;
        assert!(card.contains(said), "{name}: {card}");
    }
    let wrong = |name: &'static str, value: &'static str| {
        let mut fields = fields.to_vec();
        fields.push((name, value));
        fields
    };
    for (name, value, why) in
        [("both-result-1", "blah", "cannot be read"), ("by", "99Z", "There is no such paragraph")]
    {
        let told = evening.organizer.post(&at, &wrong(name, value)).await;
        assert!(told.text.contains(why) && told.text.contains("misinformation"), "{}", told.text);
    }
}

#[tokio::test]
async fn a_card_says_after_which_round_its_rank_is() {
    let evening = Evening::ready("Zoe", "tables").await;
    evening.call_round("1").await;
    let ann = evening.sit('1', "Ann").await;
    for line in ["1A/1/1/1", "1A/1/2/1"] {
        evening.set(line, "10").await;
    }
    evening.call_round("2").await;
    let card = ann.get(&format!("{}/card", evening.path)).await.text;
    assert!(card.contains("After round 1: Rank 1"), "{card}");
}

#[tokio::test]
async fn what_went_wrong_at_a_table_is_asked_of_the_round_that_is_played() {
    let evening = Evening::ready("Zoe", "tables").await;
    for round in ["1", "2"] {
        evening.call_round(round).await;
    }
    let page = evening.shows("/lines?table=A/1").await;
    assert_eq!(page.matches("<option selected>2</option>").count(), 3, "{page}");
}

#[tokio::test]
async fn events_of_one_name_are_told_apart() {
    let evening = Evening::ready("Zoe", "tables").await;
    let list = evening.organizer.get("/events").await.text;
    assert!(list.contains("Not begun yet"), "{list}");
    evening.call_round("1").await;
    let list = evening.organizer.get("/events").await.text;
    assert!(list.contains(" · Round 1 of 3</small>"), "{list}");
}

#[tokio::test]
async fn one_changed_choice_leaves_the_federation_as_it_is() {
    let server = Server::new();
    let organizer = server.browser('a');
    organizer.post(&server.organizer_link(), &[]).await;
    let fields = [
        ("title", "Evening"),
        ("organizer", "Zoe"),
        ("unit", "pair"),
        ("scoring-pair", "matchpoints"),
        ("preset", "etbl2017"),
        ("minutes", "7"),
        ("option-correction_period", "45"),
        ("option-mandatory_pauses", "first round, first trick"),
    ];
    let founded = organizer.post("/events/new", &fields).await;
    assert_eq!(founded.status, StatusCode::SEE_OTHER, "{}", founded.text);
    let page = organizer.get(&founded.to().replace("/names", "/conditions")).await.text;
    let preset = page.split("value=\"etbl2017\"").nth(1).unwrap();
    assert!(preset.split('>').next().unwrap().contains("selected"), "{page}");
    assert!(page.contains("name=\"option-correction_period\" value=\"45\""), "{page}");
    assert!(page.contains("value=\"first round, first trick\""), "{page}");
    assert!(page.contains("list=\"said-appeal_time"), "words that may be written are offered: {page}");
}

#[tokio::test]
async fn a_movement_in_which_nothing_can_be_compared_says_so() {
    let players = "Ann\nBob\nCat\nDan\nEve\nFay";
    let said = "Every board is played at one table only";
    let alone = of_kind("player", players, "whist-individual", "5").await;
    let back = [("what", "take-back"), ("reason", "another movement"), ("sure", "1")];
    assert_eq!(alone.in_the_room(&back).await.status, StatusCode::SEE_OTHER);
    assert!(alone.shows("/movement").await.contains(said));
    let evening = Evening::ready("Zoe", "tables").await;
    assert_eq!(evening.in_the_room(&back).await.status, StatusCode::SEE_OTHER);
    assert!(!evening.shows("/movement").await.contains(said));
}
