use axum::body::Body;
use axum::http::{Request, StatusCode};

use crate::browser::Server;

#[tokio::test]
async fn every_page_has_the_headers_and_speaks_the_language() {
    let server = Server::new();
    for (language, title) in [
        ("en", "Bridge by the Laws"),
        ("et", "Bridž reeglite järgi"),
        ("fi", "Bridgeä lain mukaan"),
        ("pl", "Brydż według przepisów"),
        ("de", "Bridge nach den Regeln"),
        ("nb", "Bridge etter lovene"),
    ] {
        let mut browser = server.browser('a');
        browser.language = language;
        let home = browser.get("/").await;
        assert_eq!(home.status, StatusCode::OK);
        assert!(home.text.contains(title), "{language}");
        assert!(home.text.contains(&format!("<html lang=\"{language}\"")));
        for path in [
            "/",
            "/train",
            "/play",
            "/scenarios",
            "/scenarios/law27",
            "/law",
            "/law/27",
            "/law/27B1a",
            "/law/differences",
            "/desk",
            "/desk/revoke",
            "/analysis",
            "/nothing",
        ] {
            let page = browser.get(path).await;
            let policy = page.headers["content-security-policy"].to_str().unwrap();
            assert!(policy.starts_with("default-src 'none'"), "{path}");
            assert_eq!(page.headers["x-content-type-options"], "nosniff");
            assert_eq!(page.headers["cache-control"], "no-store");
            assert!(!page.text.contains("{nav") && !page.text.contains(" style="), "{path}");
        }
        let cases = browser.get("/scenarios").await;
        assert_eq!(cases.text.contains("Whole boards"), language == "en", "{language}");
        let boards = browser.get("/scenarios/boards").await;
        assert_eq!(boards.text.contains("<h1>Whole boards"), language == "en", "{language}");
    }
}

#[tokio::test]
async fn the_laws_are_found_by_number_and_by_words() {
    let browser = Server::new().browser('a');
    let page = browser.get("/law/27B1a?edition=2017").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("27B1a"));
    let whole = browser.get("/law/27?edition=2007").await;
    assert!(whole.text.contains("27B1"));
    let found = browser.get("/law?q=insufficient&edition=2017").await;
    assert!(found.text.contains("/law/27"));
    for path in ["/law/999", "/law/%00", "/law/27?edition=nonsense&q=%ff", "/law?q=%3Cscript%3E"] {
        let page = browser.get(path).await;
        assert!(page.status == StatusCode::OK || page.status == StatusCode::NOT_FOUND, "{path}");
        assert!(!page.text.contains("<script>"), "{path}");
    }
}

#[tokio::test]
async fn what_editions_answer_differently_is_told_in_the_language() {
    let mut browser = Server::new().browser('a');
    browser.language = "de";
    let german = browser.get("/law/differences").await.text;
    assert!(german.contains("Darf ein Ausspiel außer Reihenfolge zum letzten Stich angenommen werden?"));
    assert!(german.contains("<dt>2017, 2017 (Polen 2024)</dt>"), "{german}");
    browser.language = "pl";
    let polish = browser.get("/law/differences").await.text;
    assert!(polish.contains("Czy wyjście poza kolejnością do ostatniej lewy można przyjąć?"));
}

#[tokio::test]
async fn a_form_of_another_session_is_refused() {
    let server = Server::new();
    let (mine, other) = (server.browser('a'), server.browser('b'));
    let foreign = other.get("/").await.field("csrf");
    for csrf in ["", "x", foreign.as_str()] {
        let body = format!("csrf={csrf}&preset=wbf&attention=at-once");
        assert_eq!(mine.post_raw("/train", body).await.status, StatusCode::FORBIDDEN);
    }
}

#[tokio::test]
async fn a_form_on_a_page_of_another_site_is_refused_and_takes_no_session_away() {
    let server = Server::new();
    let browser = server.browser('a');
    let csrf = browser.get("/").await.field("csrf");
    let sent = |headers: &[(&str, &str)]| {
        let mut request = Request::post("/train").header("host", "192.168.1.5:8080");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let body = format!("csrf={csrf}&preset=wbf&attention=at-once");
        request.header("content-type", "application/x-www-form-urlencoded").body(Body::from(body)).unwrap()
    };
    let cookie = |language: &str| format!("openroom={}; language={language}", "a".repeat(64));
    for (language, said) in
        [("en", "another site"), ("et", "teise saidi"), ("fi", "toisen sivuston"), ("pl", "innego serwisu")]
    {
        let cookie = cookie(language);
        for other in [("origin", "https://evil.example"), ("sec-fetch-site", "cross-site")] {
            let answer = browser.send(sent(&[("cookie", &cookie), other])).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{other:?}");
            assert!(answer.text.contains(said), "{}", answer.text);
        }
    }
    // As a browser sends it from elsewhere: without the cookie.
    for other in [("origin", "https://evil.example"), ("origin", "null")] {
        let answer = browser.send(sent(&[other])).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{other:?}");
        assert!(answer.headers.get("set-cookie").is_none(), "{other:?} begins a session");
    }
    assert!(openroom_journal::Journal::streams(&*server.journal).unwrap().is_empty());
    for own in [("origin", "http://192.168.1.5:8080"), ("origin", "null"), ("sec-fetch-site", "same-origin")]
    {
        let answer = browser.send(sent(&[("cookie", &cookie("en")), own])).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{own:?}");
    }
}

#[tokio::test]
async fn what_makes_no_sense_is_refused_and_opens_nothing() {
    let server = Server::new();
    let browser = server.browser('a');
    let huge = "x".repeat(100_000);
    for (fields, status) in [
        (vec![("preset", "wbf")], StatusCode::UNPROCESSABLE_ENTITY),
        (vec![("preset", "none"), ("attention", "at-once")], StatusCode::UNPROCESSABLE_ENTITY),
        (
            vec![("preset", "wbf"), ("attention", "at-once"), ("pbn", "N:AK")],
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (vec![("preset", "wbf"), ("attention", "at-once"), ("pbn", &huge)], StatusCode::PAYLOAD_TOO_LARGE),
    ] {
        let answer = browser.post("/train", &fields).await;
        assert_eq!(answer.status, status);
    }
    assert!(openroom_journal::Journal::streams(&*server.journal).unwrap().is_empty());
}

#[tokio::test]
async fn the_look_is_kept_and_leads_nowhere_else() {
    let browser = Server::new().browser('a');
    let fields = [
        ("language", "pl"),
        ("theme", "dark"),
        ("suits", "two"),
        ("size", "large"),
        ("back", "//evil.example"),
    ];
    let answer = browser.post("/look", &fields).await;
    assert_eq!(answer.to(), "/");
    let cookies: Vec<_> =
        answer.headers.get_all("set-cookie").iter().map(|it| it.to_str().unwrap().to_owned()).collect();
    assert!(cookies.iter().any(|cookie| cookie.starts_with("language=pl;")));
    assert!(cookies.iter().any(|cookie| cookie.starts_with("look=dark.two.large;")));
    assert!(cookies.iter().all(|cookie| cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax")));
}
