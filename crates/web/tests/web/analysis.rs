//! The pages of analysis: what they show, what they refuse, and who gets their links.

use axum::http::StatusCode;

use crate::browser::Server;

const DEAL: &str = "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3";
const PLAY: &str = "CTC4CACJH8H4HKH9D5DAD9D2";
/// Five tricks are left, hearts are trumps and West has the last one out.
const ENDING: &str = "N:432.32.. KQJT9... A.AK.AK. 8765.Q..";

fn address(path: &str, fields: &[(&str, &str)]) -> String {
    let escaped =
        |text: &str| text.replace(' ', "%20").replace(',', "%2C").replace(':', "%3A").replace('+', "%2B");
    let fields: Vec<String> =
        fields.iter().map(|(name, value)| format!("{name}={}", escaped(value))).collect();
    format!("{path}?{}", fields.join("&"))
}

#[tokio::test]
async fn the_record_shows_what_can_be_made_and_what_each_card_cost() {
    let server = Server::new();
    let mut browser = server.browser('a');
    let record = browser.get(&address("/analysis", &[("deal", DEAL), ("board", "7")])).await;
    assert_eq!(record.status, StatusCode::OK);
    assert!(record.text.contains("Tricks of each declarer, double dummy"), "{}", record.text);
    assert!(record.text.contains("Par +110: 2♠ S") || record.text.contains("Par "), "{}", record.text);
    let play = [("deal", DEAL), ("contract", "2SW"), ("play", PLAY), ("after", "5")];
    let walk = browser.get(&address("/analysis", &play)).await;
    assert_eq!(walk.status, StatusCode::OK);
    for part in [
        "West to play.",
        "Tricks won: North-South 1, East-West 0.",
        "after=4",
        "after=6",
        "<output>5</output>",
    ] {
        assert!(walk.text.contains(part), "{part}\n{}", walk.text);
    }
    assert!(walk.text.contains("costs"), "a card that may be played is marked");
    for (language, word) in [
        ("et", "Mängitud kaarte"),
        ("fi", "Kortteja pelattu"),
        ("pl", "Zagrane karty"),
        ("de", "Gespielte Karten"),
        ("nb", "Kort spilt"),
    ] {
        browser.language = language;
        let page = browser.get(&address("/analysis", &play)).await;
        assert!(page.text.contains(word) && !page.text.contains("{study"), "{language}");
    }
}

#[tokio::test]
async fn a_revoke_is_walked_through_and_its_equity_told() {
    let browser = Server::new().browser('a');
    // East has a club and plays a heart to the first trick.
    let fields = [("deal", DEAL), ("contract", "2SW"), ("play", "CTH7CACJ"), ("tricks", "8"), ("after", "4")];
    let walk = browser.get(&address("/analysis", &fields)).await;
    assert_eq!(walk.status, StatusCode::OK, "{}", walk.text);
    assert!(walk.text.contains("revoke"), "{}", walk.text);
    let broken = browser
        .get(&address("/analysis", &[("deal", DEAL), ("contract", "2SW"), ("play", "CTH7"), ("after", "2")]))
        .await;
    assert!(broken.text.contains("told again from the next trick"), "{}", broken.text);
    let equity = browser.get(&address("/analysis/equity", &fields)).await;
    assert_eq!(equity.status, StatusCode::OK);
    for part in ["East revokes with ♥7 in trick 1", "Without the revoke", "North-South has 5", "/law/64C1"]
    {
        assert!(equity.text.contains(part), "{part}\n{}", equity.text);
    }
}

#[tokio::test]
async fn a_claim_is_examined_with_the_line_that_is_put_together() {
    let browser = Server::new().browser('a');
    let claim = [
        ("deal", ENDING),
        ("trumps", "H"),
        ("declarer", "S"),
        ("lead", "S"),
        ("claimer", "S"),
        ("claimed", "5"),
    ];
    let silent = browser.get(&address("/analysis/claim", &claim)).await;
    assert_eq!(silent.status, StatusCode::OK, "{}", silent.text);
    for part in ["4: fewer than claimed by 1.", "No line was stated.", "/law/70C", "Trumps out: ♥Q"] {
        assert!(silent.text.contains(part), "{part}\n{}", silent.text);
    }
    let said = [&claim[..], &[("line", ""), ("add", "draw trumps")]].concat();
    let said = browser.get(&address("/analysis/claim", &said)).await;
    assert!(
        said.text.contains("5: the claim holds.") && said.text.contains("value=\"draw trumps\""),
        "{}",
        said.text
    );
    let further = [&claim[..], &[("line", "draw trumps"), ("add", "cash DA")]].concat();
    let further = browser.get(&address("/analysis/claim", &further)).await;
    assert!(further.text.contains("value=\"draw trumps, cash DA\""), "{}", further.text);
    let foreign = [&claim[..], &[("add", "cash SK")]].concat();
    let foreign = browser.get(&address("/analysis/claim", &foreign)).await;
    assert!(foreign.text.contains("does not hold ♠K"), "{}", foreign.text);
    let many = [&claim[..5], &[("claimed", "9")]].concat();
    assert!(browser.get(&address("/analysis/claim", &many)).await.text.contains("More tricks were claimed"));
}

#[tokio::test]
async fn a_sample_gives_weights_with_their_limits_and_can_be_drawn_again() {
    let browser = Server::new().browser('a');
    let fields = [
        ("deal", DEAL),
        ("contract", "2SW"),
        ("play", ""),
        ("if", "3SW"),
        ("viewer", "W"),
        ("told-N", "5-9"),
        ("samples", "20"),
        ("seed", "3"),
    ];
    let page = browser.get(&address("/analysis/equity", &fields)).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.text);
    for part in
        ["Layouts that fit what West knew: 20", "Weights to start from", "Limits (95 %)", "<meter", "12C1c"]
    {
        assert!(page.text.contains(part), "{part}\n{}", page.text);
    }
    let meters = |text: &str| {
        text.split("<meter").skip(1).map(|it| it.split('>').next().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(meters(&browser.get(&address("/analysis/equity", &fields)).await.text), meters(&page.text));
    for (told, why) in [("strong", "makes no sense"), ("37+", "No random layout")] {
        let wrong = [&fields[..5], &[("told-N", told), ("samples", "20")]].concat();
        let page = browser.get(&address("/analysis/equity", &wrong)).await;
        assert!(page.text.contains(why), "{told}: {}", page.text);
    }
}

#[tokio::test]
async fn boards_are_taken_as_pbn_and_lin() {
    let browser = Server::new().browser('a');
    let pbn = format!(
        "[Board \"3\"]\n[Deal \"{DEAL}\"]\n[Declarer \"W\"]\n[Contract \"2S\"]\n[Play \"N\"]\nCT C4 CA CJ\n*\n"
    );
    let one = browser.post("/analysis", &[("boards", &pbn)]).await;
    assert!(one.to().starts_with("/analysis?deal=N%3A") && one.to().contains("contract=2SW"), "{}", one.to());
    assert_eq!(browser.get(one.to()).await.status, StatusCode::OK);
    let two = format!("{pbn}\n[Board \"4\"]\n[Deal \"{DEAL}\"]\n");
    let two = browser.post("/analysis", &[("boards", &two)]).await;
    assert!(two.text.contains("Board 3") && two.text.contains("Board 4"), "{}", two.text);
    let lin = include_str!("../../../notation/tests/data/lin/example1.lin");
    let lin = browser.post("/analysis", &[("boards", lin)]).await;
    assert!(lin.to().contains("play="), "{} {}", lin.status, lin.text);
    for wrong in ["", "[Deal \"N:AK\"]", "nonsense", "pn|x|md|3SAK|"] {
        let answer = browser.post("/analysis", &[("boards", wrong)]).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}");
    }
}

#[tokio::test]
async fn what_is_wrong_with_a_board_is_told_and_the_rest_shown() {
    let browser = Server::new().browser('a');
    let bad = format!(
        "[Board \"1\"]\n[Deal \"{DEAL}\"]\n[Declarer \"W\"]\n[Contract \"2S\"]\n[Play \"N\"]\n\
         CT C4 CA CJ\nH2 H9 HA H4\n*\n"
    );
    let page = browser.post("/analysis", &[("boards", &bad)]).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.text);
    for part in [
        "Board 1: Card 5 of the play: South does not hold ♥A.",
        "The play is shown up to there.",
        "7:7: card that this player cannot play",
        "play=CTC4CACJ&",
    ] {
        assert!(page.text.contains(part), "{part}\n{}", page.text);
    }
    let none = browser.post("/analysis", &[("boards", "[Board \"2\"]\n[Deal \"N:AK2.. - - -\"]\n")]).await;
    assert_eq!(none.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(none.text.contains("Board 2: "), "{}", none.text);
    let long = format!("[Event \"{}\"]", "x".repeat(1 << 20));
    let long = browser.post("/analysis", &[("boards", &long)]).await;
    assert!(long.status.is_client_error(), "{}", long.status);
    let board = |number: usize| format!("[Board \"{number}\"]\n[Deal \"{DEAL}\"]\n\n");
    let many: String = (1..=205).map(board).collect();
    let many = browser.post("/analysis", &[("boards", &many)]).await;
    assert!(many.text.contains("Only the first 200 boards are listed. Not listed: 5"), "{}", many.text);
}

#[tokio::test]
async fn a_claim_can_concede_a_suit() {
    let browser = Server::new().browser('a');
    let ending = "N:..32.2 ..54.5 AK.K.. .A.6.6";
    let claim = [
        ("deal", ending),
        ("trumps", "NT"),
        ("declarer", "S"),
        ("lead", "S"),
        ("claimer", "S"),
        ("claimed", "2"),
    ];
    let silent = browser.get(&address("/analysis/claim", &claim)).await;
    for part in ["0: fewer than claimed by 2.", "<option value=\"concede H\">concede ♥</option>", "Poland"]
    {
        assert!(silent.text.contains(part), "{part}\n{}", silent.text);
    }
    assert!(!silent.text.contains(">poland2024<"), "{}", silent.text);
    let said = [&claim[..], &[("line", ""), ("add", "concede H")]].concat();
    let said = browser.get(&address("/analysis/claim", &said)).await;
    assert!(said.text.contains("2: the claim holds."), "{}", said.text);
}

#[tokio::test]
async fn where_all_cards_are_played_nothing_can_be_claimed() {
    let browser = Server::new().browser('a');
    let ending = [("deal", "N:A... K... Q... J..."), ("trumps", "NT"), ("declarer", "S"), ("lead", "N")];
    let over = [&ending[..], &[("play", "SASKSQSJ"), ("claimed", "0")]].concat();
    let page = browser.get(&address("/analysis/claim", &over)).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.text);
    assert!(
        page.text.contains("nothing left to claim") && !page.text.contains("claim holds"),
        "{}",
        page.text
    );
}

#[tokio::test]
async fn what_makes_no_sense_is_refused() {
    let browser = Server::new().browser('a');
    let long = "SA".repeat(60);
    for fields in [
        vec![("deal", "N:AK")],
        vec![("deal", "N:... ... ... ...")],
        vec![("deal", "%3Cscript%3E")],
        vec![("deal", DEAL), ("contract", "9SW")],
        vec![("deal", DEAL), ("trumps", "S")],
        vec![("deal", DEAL), ("contract", "2SW"), ("play", "CTC")],
        vec![("deal", DEAL), ("contract", "2SW"), ("play", "ZZ")],
        vec![("deal", DEAL), ("contract", "2SW"), ("play", "SA")],
        vec![("deal", DEAL), ("contract", "2SW"), ("play", &long)],
        vec![("deal", DEAL), ("contract", "2SW"), ("dealer", "X")],
        vec![("deal", DEAL), ("contract", "2SW"), ("vul", "north")],
        vec![("deal", DEAL), ("contract", "2SW"), ("tricks", "14")],
    ] {
        for path in ["/analysis", "/analysis/claim", "/analysis/equity"] {
            let page = browser.get(&address(path, &fields)).await;
            let expected = StatusCode::UNPROCESSABLE_ENTITY;
            assert_eq!(page.status, expected, "{path} {fields:?}");
            assert!(!page.text.contains("<script>"), "{path}");
        }
    }
    for (name, value, told) in [
        ("dealer", "X", "No dealer is called “X”. Write N, E, S or W."),
        ("vul", "north", "No vulnerability is called “north”. Write None, NS, EW or All."),
        ("tricks", "14", "“14” is no number of tricks from 0 to 13."),
        ("tricks", "many", "“many” is no number of tricks from 0 to 13."),
    ] {
        let page =
            browser.get(&address("/analysis", &[("deal", DEAL), ("contract", "2SW"), (name, value)])).await;
        assert!(page.text.contains(told), "{}", page.text);
    }
    for path in ["/analysis/claim", "/analysis/equity"] {
        assert_eq!(browser.get(path).await.status, StatusCode::UNPROCESSABLE_ENTITY, "{path}");
    }
}

#[tokio::test]
async fn a_bare_deal_and_the_address_of_a_hand_viewer_are_boards_and_faults_are_told_in_the_language() {
    let mut browser = Server::new().browser('a');
    let viewer = "https://viewer.example/hv.html?lin=md|3S67TH45D357C28TJA,S2359JH7AD48QKC69,S48QAH89TQDJC34QK,|sv|e|ah|Board 4|";
    for boards in [format!("{DEAL}\n"), viewer.to_owned()] {
        let sent = browser.post("/analysis", &[("boards", boards.as_str())]).await;
        assert_eq!(sent.status, StatusCode::SEE_OTHER, "{boards}: {}", sent.text);
    }
    let game = "[Board \"1\"]\n[Dealer \"Q\"]\n";
    for (language, fault) in
        [("en", "2:10: value that cannot be understood: "), ("pl", "2:10: wartość, której nie można")]
    {
        browser.language = language;
        let sent = browser.post("/analysis", &[("boards", &format!("{game}[Deal \"{DEAL}\"]\n"))]).await;
        assert!(sent.text.contains(fault), "{language}: {}", sent.text);
        let nothing = browser.post("/analysis", &[("boards", "  ")]).await;
        assert!(language == "en" || !nothing.text.contains("expected"), "{}", nothing.text);
    }
    let many = format!("{}[Deal \"{DEAL}\"]\n", "% a line that says nothing\n".repeat(9_000));
    assert_eq!(browser.post("/analysis", &[("boards", &many)]).await.status, StatusCode::SEE_OTHER);
}
