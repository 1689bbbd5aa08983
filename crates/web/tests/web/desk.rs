use axum::http::{StatusCode, header};
use openroom_lawbook::{Edition, Language};
use openroom_lawtext::{Book, Paragraph};

use crate::browser::{Server, training};
use crate::club::found;
use crate::training::DEAL;

#[tokio::test]
async fn a_consultation_is_its_link() {
    let browser = Server::new().browser('a');
    let asked = browser.get("/desk/insufficient-bid?edition=2017&a=N.1S.E.1D.NothingSince").await;
    assert_eq!(asked.status, StatusCode::OK);
    assert!(asked.text.contains("Do you accept 1♦ by East?"), "{}", asked.text);
    assert!(asked.text.contains("a=N.1S.E.1D.NothingSince.yes") && asked.text.contains("27A1"));
    let ruled = browser.get("/desk/insufficient-bid?edition=2017&a=N.1S.E.1D.NothingSince.no.2D.yes").await;
    assert!(ruled.text.contains("The ruling") && ruled.text.contains("27B1a"), "{}", ruled.text);
    assert!(ruled.text.contains("Back"));
}

#[tokio::test]
async fn who_is_asked_is_named() {
    let browser = Server::new().browser('a');
    let asked = browser.get("/desk/insufficient-bid?edition=2017&a=N.1S.E.1D.NothingSince").await;
    assert!(asked.text.contains("<h2>South: Do you accept 1♦ by East?</h2>"), "{}", asked.text);
    let ruled = browser.get("/desk/insufficient-bid?edition=2017&a=N.1S.E.1D.NothingSince.no.2D.yes").await;
    assert!(ruled.text.contains("South: Do you accept 1♦ by East? <em>"), "{}", ruled.text);
    let named = browser.get("/desk/named-card?edition=2017&a=N.NamedAnything.no.C7").await;
    assert!(named.text.contains("West: Which card does dummy play?"), "{}", named.text);
    assert!(named.text.contains(">Say nothing<") && !named.text.contains(">No</a>"), "{}", named.text);
}

#[tokio::test]
async fn what_is_found_best_stands_first_and_provisions_on_conduct_are_found_too() {
    let browser = Server::new().browser('a');
    let late = browser.get("/desk?q=late+to+the+table").await.text;
    let first = late.find("class=\"topic\"").expect("something is found");
    assert!(late[first..].starts_with("class=\"topic\" href=\"/desk/procedure?"), "{late}");
    let looked = browser.get("/desk?q=dummy+looks+at+defender%27s+cards").await.text;
    let link =
        looked.split("href=\"").find(|part| part.starts_with("/desk/conduct?") && part.contains("a=43A2c"));
    let link = link.and_then(|part| part.split('"').next()).expect("the provision is found");
    let reported = browser.get(&link.replace("&#38;", "&")).await;
    assert!(reported.text.contains("Did dummy look of his own accord?"), "{}", reported.text);
}

#[tokio::test]
async fn a_ruling_by_judgement_reminds_of_the_right_to_appeal() {
    let browser = Server::new().browser('a');
    let damage = "/desk/could-have-known?edition=2017&a=N.yes.yes.no.Matchpoints";
    let adjusted = browser.get(damage).await;
    assert!(adjusted.text.contains("tell the contestants that they may appeal"), "{}", adjusted.text);
    let waived = browser.get("/desk/waiver?edition=2017&a=N.EW.yes").await;
    assert!(!waived.text.contains("may appeal"), "{}", waived.text);
}

#[tokio::test]
async fn a_federation_brings_its_edition_and_is_remembered() {
    let browser = Server::new().browser('a');
    let chosen = browser.get("/desk?laws=dbv2008").await;
    assert!(chosen.text.contains("edition=2007&#38;preset=dbv2008"), "{}", chosen.text);
    let cookies = chosen.headers.get_all(header::SET_COOKIE).iter().map(|value| value.to_str().unwrap());
    assert!(cookies.into_iter().any(|cookie| cookie.starts_with("laws=dbv2008;")));
    let alone = browser.get("/desk?laws=poland2024").await;
    assert!(alone.text.contains("edition=poland2024") && !alone.text.contains("preset="), "{}", alone.text);
    let asked = browser.get("/desk/revoke?edition=2007&preset=dbv2008").await;
    assert!(asked.text.contains("Germany (DBV)"), "{}", asked.text);
}

#[tokio::test]
async fn a_changed_answer_keeps_those_that_followed() {
    let browser = Server::new().browser('a');
    let ruled = browser.get("/desk/insufficient-bid?edition=2017&a=N.1S.E.1D.NothingSince.no.2D.yes").await;
    let change = |given: &str| {
        let link = format!("a={given}&#38;then=");
        let from = ruled.text.find(&link).unwrap_or_else(|| panic!("{link} in {}", ruled.text));
        let then = ruled.text[from + link.len()..].split('"').next().unwrap();
        format!("/desk/insufficient-bid?edition=2017&a={given}&then={then}")
    };
    let again = browser.get(&change("N")).await;
    assert!(again.text.contains("a=N.1S.E.1D.NothingSince.no.2D.yes"), "{}", again.text);
    let called = browser.get(&change("N.1S.E.1D.NothingSince.no")).await;
    assert!(called.text.contains("a=N.1S.E.1D.NothingSince.no.2D.yes"), "{}", called.text);
    assert!(called.text.contains("a=N.1S.E.1D.NothingSince.no.4S\""), "{}", called.text);
}

#[tokio::test]
async fn an_imported_law_book_is_for_those_who_direct() {
    let paragraph = Paragraph {
        number: "27A1".to_owned(),
        text: "Własne słowa¹.".to_owned(),
        notes: vec!["¹ Własny przypis.".to_owned()],
        ..Paragraph::default()
    };
    let book = Book { paragraphs: vec![paragraph], ..Book::default() };
    let server = Server::new().with_law_book(Language::Pl, Edition::Laws2017, book);
    let organizer = server.browser('a');
    found(&server, &organizer, "Tuesday", "Zoe").await;
    let page = organizer.get("/law/27A1?edition=2017").await;
    assert!(page.text.contains("lang=\"pl\"") && page.text.contains("Własne słowa¹."), "{}", page.text);
    assert!(page.text.contains("¹ Własny przypis."), "{}", page.text);
    let other = organizer.get("/law/27A1?edition=2007").await;
    assert!(!other.text.contains("Własne słowa"));
    let stranger = server.browser('b').get("/law/27A1?edition=2017").await;
    assert!(!stranger.text.contains("Własne słowa"));
}

#[tokio::test]
async fn the_page_of_a_provision_names_the_book_and_leads_to_the_others() {
    let book = |number: &str, text: &str| {
        let paragraph =
            Paragraph { number: number.to_owned(), text: text.to_owned(), ..Paragraph::default() };
        Book { paragraphs: vec![paragraph], ..Book::default() }
    };
    let server = Server::new().with_law_books(vec![
        (Language::Pl, Edition::Laws2017, book("27B1a", "Po polsku.")),
        (Language::Fi, Edition::Laws2017, book("27B1a", "Suomeksi.")),
        (Language::Pl, Edition::Poland2024, book("27B1a", "Po nowemu.")),
        (Language::De, Edition::Laws2017, book("64A1", "Anderswo.")),
    ]);
    let organizer = server.browser('a');
    found(&server, &organizer, "Tuesday", "Zoe").await;
    let page = organizer.get("/law/27B1a?edition=2017").await.text;
    let official =
        page.split("class=\"official\"").nth(1).expect("the wording").split("</section>").next().unwrap();
    assert!(official.contains("Suomi · 2017") && official.contains("Suomeksi."), "{official}");
    assert!(official.contains("/law/27B1a?edition=2017&#38;book=pl\">Polski · 2017"), "{official}");
    assert!(official.contains("/law/27B1a?edition=poland2024&#38;book=pl"), "{official}");
    assert!(!official.contains("Deutsch") && !official.contains("book=fi"), "{official}");
    let other = organizer.get("/law/27B1a?edition=2017&book=pl").await.text;
    assert!(
        other.contains("Po polsku.") && !other.contains("Suomeksi.") && other.contains("book=fi"),
        "{other}"
    );
    let new = organizer.get("/law/27B1a?edition=poland2024&book=pl").await.text;
    assert!(new.contains("Po nowemu."), "{new}");
    let without = organizer.get("/law/27B1a?edition=2007").await.text;
    assert!(!without.contains("Po polsku.") && without.contains("book=pl"), "{without}");
    let stranger = server.browser('b').get("/law/27B1a?edition=2017").await.text;
    assert!(!stranger.contains("class=\"official\""), "{stranger}");
}

#[tokio::test]
async fn what_the_director_has_to_come_back_to_is_opened_at_the_desk() {
    let server = Server::new();
    let organizer = server.browser('a');
    found(&server, &organizer, "Tuesday", "Zoe").await;
    let keep = async |played: &str| {
        let given = format!("E.Hesitation.DirectorSaw.yes.{played}");
        let fields = [("edition", "2017"), ("a", given.as_str())];
        organizer.post("/desk/unauthorized-information/keep", &fields).await.status
    };
    let link = "/desk/unauthorized-information?edition=2017&#38;a=E.Hesitation.DirectorSaw.yes.";
    assert_eq!(keep("no").await, StatusCode::SEE_OTHER);
    let due = organizer.get("/desk/kept/1").await.text;
    assert!(due.contains(&format!("{link}no\"")), "{due}");
    assert_eq!(keep("yes.no").await, StatusCode::SEE_OTHER);
    let done = organizer.get("/desk/kept/2").await.text;
    assert!(!done.contains("/desk/unauthorized-information?"), "{done}");
}

#[tokio::test]
async fn the_minutes_to_a_ruling_are_asked_and_may_be_left_out() {
    let server = Server::new();
    let organizer = server.browser('a');
    found(&server, &organizer, "Tuesday", "Zoe").await;
    let ruled = "/desk/waiver?edition=2017&a=E.EW";
    let asked = organizer.get(ruled).await;
    assert!(asked.text.contains("name=\"minutes\""), "{}", asked.text);
    let known = organizer.get(&format!("{ruled}&called=1700000000")).await;
    assert!(!known.text.contains("name=\"minutes\""), "{}", known.text);
    assert!(known.text.contains("name=\"called\" value=\"1700000000\""), "{}", known.text);
    let taken = async || {
        let all: serde_json::Value =
            serde_json::from_str(&organizer.get("/desk/kept?as=json").await.text).unwrap();
        let last = all.as_array().unwrap().last().unwrap().clone();
        last["called"].as_u64().map(|called| last["told"].as_u64().unwrap() - called)
    };
    let keep = async |minutes: &str| {
        let fields = [("edition", "2017"), ("a", "E.EW"), ("minutes", minutes)];
        organizer.post("/desk/waiver/keep", &fields).await.status
    };
    assert_eq!(keep("12").await, StatusCode::SEE_OTHER);
    assert_eq!(taken().await, Some(720));
    assert!(organizer.get("/desk/kept/1").await.text.contains("value=\"12\""));
    assert_eq!(keep("").await, StatusCode::SEE_OTHER);
    assert_eq!(taken().await, None);
    for wrong in ["x", "-1", "1.5", "999999999"] {
        assert_eq!(keep(wrong).await, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}");
    }
    for (minutes, seconds) in [("5", Some(300)), ("5", Some(300)), ("", None)] {
        let changed = organizer.post("/desk/kept/2", &[("minutes", minutes)]).await;
        assert_eq!(changed.status, StatusCode::SEE_OTHER, "{}", changed.text);
        assert_eq!(taken().await, seconds, "{minutes}");
    }
    let told = organizer.get("/desk/statistics").await;
    assert!(told.text.contains("Time to rule"), "{}", told.text);
}

#[tokio::test]
async fn what_to_say_is_told_in_the_players_language() {
    let browser = Server::new().browser('a');
    let page = browser.get("/desk/insufficient-bid?edition=2017&say=pl&a=N.1S.E.1D.NothingSince").await;
    assert!(page.text.contains("Możliwości"), "{}", page.text);
}

#[tokio::test]
async fn topics_are_found_and_wrong_addresses_are_told() {
    let browser = Server::new().browser('a');
    let found = browser.get("/desk?q=revoke").await;
    assert!(found.text.contains("/desk/revoke?") && !found.text.contains("/desk/claim?"));
    assert_eq!(browser.get("/desk/nothing").await.status, StatusCode::NOT_FOUND);
    let half = browser.get("/desk/revoke?a=IsEstablished.nonsense.yes").await;
    assert_eq!(half.status, StatusCode::OK);
    assert!(half.text.contains("“nonsense” in this address is no answer"), "{}", half.text);
    let whole = browser.get("/desk/revoke?a=IsEstablished.E").await;
    assert!(!whole.text.contains("in this address"), "{}", whole.text);
    let long = browser.get(&format!("/desk/revoke?a={}", "E.".repeat(5000))).await;
    assert_eq!(long.status, StatusCode::OK);
}

#[tokio::test]
async fn two_players_are_named_with_one_tap() {
    let browser = Server::new().browser('a');
    let asked = browser.get("/desk/revoke?edition=2017&a=OpponentLedOn").await;
    assert!(asked.text.contains("Who is declarer?") && asked.text.contains("then: Who led to the trick?"));
    assert!(asked.text.contains("a=OpponentLedOn.S.N\""), "{}", asked.text);
    let auction = browser.get("/desk/insufficient-bid?edition=2017").await;
    assert!(!auction.text.contains("Both in one tap"), "{}", auction.text);
}

#[tokio::test]
async fn results_are_written() {
    let browser = Server::new().browser('a');
    let path = "/desk/adjusted-score?edition=2017&a=AnotherLaw.DirectorHimself.EW.yes.yes.NobodyVulnerable";
    let page = browser.get(&format!("{path}&x=4SN%3D")).await;
    assert!(page.text.contains("4SN%3D.100"), "{}", page.text);
    let wrong = browser.get(&format!("{path}&x=4%20spades%20by%20north")).await;
    assert!(wrong.text.contains("“4 spades by north” is not understood here."), "{}", wrong.text);
}

#[tokio::test]
async fn a_written_answer_leaves_the_players_language() {
    let browser = Server::new().browser('a');
    let start =
        "/desk/adjusted-score?edition=2017&say=pl&a=NoIndemnity.DirectorHimself.NS.yes.yes.NobodyVulnerable";
    let asked = browser.get(start).await;
    assert!(asked.text.contains("name=\"say\" value=\"pl\""), "{}", asked.text);
}

#[tokio::test]
async fn round_weights_stand_first() {
    let browser = Server::new().browser('a');
    let start =
        "/desk/adjusted-score?edition=2017&a=NoIndemnity.DirectorHimself.NS.yes.yes.NobodyVulnerable.4SN%3D";
    let asked = browser.get(start).await.text;
    let place =
        |weight: &str| asked.find(&format!(">{weight}</a>")).unwrap_or_else(|| panic!("{weight} in {asked}"));
    assert!(place("60") < place("65") && place("65") < place("1") && place("100") < place("0"));
}

#[tokio::test]
async fn an_edition_that_does_not_exist_is_not_found() {
    let browser = Server::new().browser('a');
    for address in
        ["/desk?edition=1999", "/desk?laws=nobody", "/desk/revoke?edition=1999", "/desk/revoke?preset=x"]
    {
        assert_eq!(browser.get(address).await.status, StatusCode::NOT_FOUND, "{address}");
    }
}

#[tokio::test]
async fn a_confidential_file_is_not_said_aloud() {
    let browser = Server::new().browser('a');
    let path = "/desk/prohibited-conduct?edition=poland2024&a=89A3.yes.S.Statistics";
    let ruled = browser.get(path).await;
    assert!(ruled.text.contains("confidential file") && !ruled.text.contains("Say aloud"), "{}", ruled.text);
}

/// A ruling that is made by two answers: the offenders ask for a waiver.
const RULED: [(&str, &str); 9] = [
    ("edition", "2017"),
    ("a", "E.EW"),
    ("called", "1700000000"),
    ("event", "Tuesday"),
    ("table", "3"),
    ("board", "7"),
    ("by", "Zoe"),
    ("E", "Ann"),
    ("note", "quiet"),
];

#[tokio::test]
async fn a_ruling_is_kept_changed_counted_and_forgotten() {
    let server = Server::new();
    let organizer = server.browser('a');
    found(&server, &organizer, "Tuesday", "Zoe").await;
    let ruled = organizer.get("/desk/waiver?edition=2017&a=E.EW").await;
    assert!(ruled.text.contains("/desk/waiver/keep"), "{}", ruled.text);
    let kept = organizer.post("/desk/waiver/keep", &RULED).await;
    assert_eq!((kept.status, kept.to()), (StatusCode::SEE_OTHER, "/desk/kept/1"));
    let page = organizer.get("/desk/kept/1").await;
    for part in ["Tuesday", "Ann", "Zoe", "81C5", "2023-11-14 22:13 UTC"] {
        assert!(page.text.contains(part), "{part}: {}", page.text);
    }
    let changed = [("event", "Friday"), ("appeal", "changed"), ("review", "done")];
    assert_eq!(organizer.post("/desk/kept/1", &changed).await.status, StatusCode::SEE_OTHER);
    let told = organizer.get("/desk/statistics").await;
    assert!(told.text.contains("Law 81") && told.text.contains("Friday"), "{}", told.text);
    assert!(organizer.get("/desk/kept").await.text.contains("/desk/kept/1"));
    assert_eq!(organizer.post("/desk/kept/1", &[("forget", "1")]).await.to(), "/desk/kept");
    assert_eq!(organizer.get("/desk/kept/1").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn rulings_go_out_with_names_or_without() {
    let server = Server::new();
    let organizer = server.browser('a');
    found(&server, &organizer, "Tuesday", "Zoe").await;
    organizer.post("/desk/waiver/keep", &RULED).await;
    let whole = organizer.get("/desk/kept?as=json").await.text;
    assert!(whole.contains("\"Ann\"") && whole.contains("\"Tuesday\""), "{whole}");
    let bare = organizer.get("/desk/kept?as=json&anonymous=1").await.text;
    assert!(bare.contains("waiver") && !bare.contains("Ann") && !bare.contains("Zoe"), "{bare}");
    assert!(!bare.contains("Tuesday") && !bare.contains("1700000000"), "{bare}");
}

#[tokio::test]
async fn a_stranger_keeps_and_sees_no_ruling() {
    let server = Server::new();
    let (organizer, stranger) = (server.browser('a'), server.browser('b'));
    found(&server, &organizer, "Tuesday", "Zoe").await;
    organizer.post("/desk/waiver/keep", &RULED).await;
    assert_eq!(stranger.post("/desk/waiver/keep", &RULED).await.status, StatusCode::NOT_FOUND);
    for page in ["/desk/kept", "/desk/kept/1", "/desk/kept?as=json", "/desk/statistics"] {
        assert_eq!(stranger.get(page).await.status, StatusCode::NOT_FOUND, "{page}");
    }
    assert_eq!(stranger.post("/desk/kept/1", &[("forget", "1")]).await.status, StatusCode::NOT_FOUND);
    let ruled = stranger.get("/desk/waiver?edition=2017&a=E.EW").await;
    assert!(!ruled.text.contains("/desk/waiver/keep"), "{}", ruled.text);
    let open = organizer.post("/desk/waiver/keep", &[("a", "E")]).await;
    assert_eq!(open.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn the_desk_opens_on_the_open_case_of_a_table() {
    let server = Server::new();
    let (me, stranger) = (server.browser('a'), server.browser('b'));
    let table = training(&me, DEAL, "at-once").await;
    let desk = format!("{table}/desk");
    assert!(me.get(&desk).await.text.contains("No question is open at this table."));
    me.call(&table, "N", "1S").await;
    me.call(&table, "E", "1H").await;
    let asked = me.get(&desk).await;
    let effect = "it stands, and the auction goes on as if it had been in order";
    for part in ["Do you accept 1♥ by East?", "27A1", "Do not accept", "makes another call", effect] {
        assert!(asked.text.contains(part), "{part}: {}", asked.text);
    }
    let polish = me.get(&format!("{desk}?say=pl")).await;
    assert!(polish.text.contains("Możliwości"), "{}", polish.text);
    let fields = [
        ("mark", asked.field("mark")),
        ("question", asked.field("question")),
        ("answer", "1".to_owned()),
        ("from", "desk".to_owned()),
    ];
    let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
    let answered = me.post(&format!("{table}/answer"), &fields).await;
    assert_eq!((answered.status, answered.to()), (StatusCode::SEE_OTHER, desk.as_str()));
    assert_eq!(stranger.get(&desk).await.status, StatusCode::NOT_FOUND);
}
