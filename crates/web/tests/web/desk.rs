use axum::http::StatusCode;

use crate::browser::Server;

#[tokio::test]
async fn a_consultation_is_its_link() {
    let browser = Server::new().browser('a');
    let asked = browser.get("/desk/insufficient-bid?edition=2017&a=N.1S.1D.no.no").await;
    assert_eq!(asked.status, StatusCode::OK);
    assert!(asked.text.contains("Do you accept 1♦ by East?"), "{}", asked.text);
    assert!(asked.text.contains("a=N.1S.1D.no.no.yes") && asked.text.contains("27A1"));
    let ruled = browser.get("/desk/insufficient-bid?edition=2017&a=N.1S.1D.no.no.no.2D.yes").await;
    assert!(ruled.text.contains("The ruling") && ruled.text.contains("27B1a"), "{}", ruled.text);
    assert!(ruled.text.contains("Back"));
}

#[tokio::test]
async fn what_to_say_is_told_in_the_players_language() {
    let browser = Server::new().browser('a');
    let page = browser.get("/desk/insufficient-bid?edition=2017&say=pl&a=N.1S.1D.no.no").await;
    assert!(page.text.contains("Możliwości"), "{}", page.text);
}

#[tokio::test]
async fn topics_are_found_and_wrong_addresses_are_told() {
    let browser = Server::new().browser('a');
    let found = browser.get("/desk?q=revoke").await;
    assert!(found.text.contains("/desk/revoke?") && !found.text.contains("/desk/claim?"));
    assert_eq!(browser.get("/desk/nothing").await.status, StatusCode::NOT_FOUND);
    let half = browser.get("/desk/revoke?a=E.nonsense.yes").await;
    assert_eq!(half.status, StatusCode::OK);
    let long = browser.get(&format!("/desk/revoke?a={}", "E.".repeat(5000))).await;
    assert_eq!(long.status, StatusCode::OK);
}

#[tokio::test]
async fn results_are_written() {
    let browser = Server::new().browser('a');
    let path = "/desk/adjusted-score?edition=2017&a=AnotherLaw.DirectorHimself.EW.yes.yes.NobodyVulnerable";
    let page = browser.get(&format!("{path}&x=4SN%3D")).await;
    assert!(page.text.contains("4SN%3D.100"), "{}", page.text);
}
