use std::fmt::Write as _;
use std::pin::Pin;
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode, header};
use futures_util::{FutureExt, Stream, StreamExt};
use openroom_archive::{SealingKey, Store};
use openroom_journal::{Journal, MemoryJournal, Version};
use openroom_lawbook::{Edition, Language};
use openroom_lawtext::Book;
use openroom_web::{App, router};
use tokio::task::coop::unconstrained;
use tower::ServiceExt;

/// A server without a network.
#[derive(Clone)]
pub(crate) struct Server {
    pub(crate) journal: Arc<MemoryJournal>,
    app: App,
    router: Router,
}

impl Server {
    pub(crate) fn new() -> Server {
        Server::over(Arc::new(MemoryJournal::new()))
    }

    /// A server that begins with what another one kept.
    pub(crate) fn over(journal: Arc<MemoryJournal>) -> Server {
        let store: Arc<dyn Store> = Arc::clone(&journal) as Arc<dyn Store>;
        let app = App::new(store, SealingKey::from_bytes([7; 32]));
        Server { journal, router: router(app.clone()), app }
    }

    /// A server that lets everybody ask as often as he likes, for tests that try everything.
    pub(crate) fn without_limits() -> Server {
        let journal = Arc::new(MemoryJournal::new());
        let store: Arc<dyn Store> = Arc::clone(&journal) as Arc<dyn Store>;
        let app = App::without_limits(store, SealingKey::from_bytes([7; 32]));
        Server { journal, router: router(app.clone()), app }
    }

    /// The same server with a law book of this language and edition.
    pub(crate) fn with_law_book(self, of: Language, edition: Edition, book: Book) -> Server {
        self.with_law_books(vec![(of, edition, book)])
    }

    /// The same server with these law books.
    pub(crate) fn with_law_books(self, all: Vec<(Language, Edition, Book)>) -> Server {
        let books = move |lang: Language, of: Edition| {
            let found = all.iter().find(|(language, edition, _)| (*language, *edition) == (lang, of));
            found.map(|(.., book)| book.clone())
        };
        let app = self.app.with_law_books(books);
        Server { router: router(app.clone()), app, ..self }
    }

    /// The same server, to be reached over a network.
    pub(crate) fn app(&self) -> App {
        self.app.clone()
    }

    /// A link for the organizer, as a path.
    pub(crate) fn organizer_link(&self) -> String {
        format!("/{}", self.app.organizer_link().unwrap())
    }

    /// How many records every stream has.
    pub(crate) fn records(&self) -> Vec<(String, u64)> {
        let streams = self.journal.streams().unwrap().into_iter();
        streams.map(|stream| (stream.to_string(), self.journal.head(&stream).unwrap().version.0)).collect()
    }

    /// Everything that is kept, as text.
    pub(crate) fn texts(&self) -> Vec<String> {
        let streams = self.journal.streams().unwrap().into_iter();
        let entries = streams.flat_map(|stream| self.journal.read(&stream, Version::START, 100_000).unwrap());
        entries.map(|entry| String::from_utf8_lossy(&entry.event.bytes).into_owned()).collect()
    }

    /// A browser with a session of its own.
    pub(crate) fn browser(&self, digit: char) -> Browser {
        Browser { router: self.router.clone(), token: digit.to_string().repeat(64), language: "en" }
    }
}

/// Somebody with a cookie.
#[derive(Clone)]
pub(crate) struct Browser {
    router: Router,
    token: String,
    pub(crate) language: &'static str,
}

/// What came back.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    /// Where it sends the browser.
    pub(crate) fn to(&self) -> &str {
        self.headers.get(header::LOCATION).expect("a redirect").to_str().unwrap()
    }

    /// The first value of a hidden field.
    pub(crate) fn field(&self, name: &str) -> String {
        hidden(&self.text, name).unwrap_or_else(|| panic!("no field {name} in {}", self.text))
    }
}

/// Pages give their forms numbers, by which the server knows a form that is sent twice. These tests send each once.
fn unnumbered(text: &str) -> String {
    let mut parts = text.split("name=\"csrf\" value=\"");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (value, rest) = part.split_once('"').unwrap_or((part, ""));
        let session = value.split('.').next().unwrap_or_default();
        let _ = write!(out, "name=\"csrf\" value=\"{session}\"{rest}");
    }
    out
}

fn hidden(text: &str, name: &str) -> Option<String> {
    let start = format!("name=\"{name}\" value=\"");
    let from = text.find(&start)? + start.len();
    Some(text[from..].split('"').next()?.to_owned())
}

impl Browser {
    /// The same browser with another session.
    pub(crate) fn with_token(&self, token: &str) -> Browser {
        Browser { token: token.to_owned(), ..self.clone() }
    }

    /// The same session at another server.
    pub(crate) fn over(&self, server: &Server) -> Browser {
        Browser { router: server.router.clone(), ..self.clone() }
    }

    /// Whether it is the same session.
    pub(crate) fn same_as(&self, other: &Browser) -> bool {
        self.token == other.token
    }

    fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        Request::builder()
            .method(method)
            .uri(path)
            .header(header::COOKIE, format!("openroom={}; language={}", self.token, self.language))
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, 1 << 22).await.unwrap();
        let text = unnumbered(&String::from_utf8_lossy(&bytes));
        Answer { status: parts.status, headers: parts.headers, text }
    }

    /// The bytes of a file.
    pub(crate) async fn bytes(&self, path: &str) -> Vec<u8> {
        let request = self.request("GET", path).body(Body::empty()).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        to_bytes(response.into_body(), 1 << 24).await.unwrap().to_vec()
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(self.request("GET", path).body(Body::empty()).unwrap()).await
    }

    /// Asks what a stream would send without holding it open, as somebody who was sent this last.
    pub(crate) async fn briefly(&self, path: &str, last: Option<&str>) -> Answer {
        let mut request = self.request("GET", path).header("openroom-briefly", "1");
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        self.send(request.body(Body::empty()).unwrap()).await
    }

    /// What the forms of a page bring along, with its number.
    pub(crate) async fn numbered(&self, path: &str) -> String {
        let bytes = self.bytes(path).await;
        hidden(&String::from_utf8_lossy(&bytes), "csrf").expect("a form")
    }

    /// Sends a form as it is.
    pub(crate) async fn post_raw(&self, path: &str, body: String) -> Answer {
        let request = self
            .request("POST", path)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(Body::from(body))
            .unwrap();
        self.send(request).await
    }

    /// Sends a form of this session, on what its page shows now unless the fields say what was seen.
    pub(crate) async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let csrf = self.get("/").await.field("csrf");
        let marked = fields.iter().any(|(name, _)| *name == "mark");
        let mark = if marked { None } else { self.mark(path, fields).await };
        let own = [("csrf", csrf.as_str())].into_iter().chain(mark.as_deref().map(|mark| ("mark", mark)));
        self.post_raw(path, encode(own.chain(fields.iter().copied()))).await
    }

    /// The mark of what the page of a Director's form shows, or of a contested score.
    pub(crate) async fn mark(&self, path: &str, fields: &[(&str, &str)]) -> Option<String> {
        let given = |name: &str| fields.iter().find(|(key, _)| *key == name).map(|(_, value)| *value);
        let page = match path.rsplit('/').next()? {
            "at" => format!("{path}?at={}", given("line")?),
            "lines" => match given("table") {
                Some(table) => format!("{path}?table={table}"),
                None => format!("{path}?board={}", given("board")?),
            },
            "contest" => path.replace("/contest", "/me"),
            "room" | "rulings" => path.to_owned(),
            _ if path.contains("/entry/") => path.to_owned(),
            _ => return None,
        };
        hidden(&self.get(&page).await.text, "mark")
    }

    /// Sends a form of a table, on what is seen there now.
    pub(crate) async fn act(&self, table: &str, fields: &[(&str, &str)]) -> Answer {
        let mark = self.get(table).await.field("mark");
        let all: Vec<_> = [("mark", mark.as_str())].into_iter().chain(fields.iter().copied()).collect();
        self.post(&format!("{table}/act"), &all).await
    }

    /// Makes a call.
    pub(crate) async fn call(&self, table: &str, by: &str, call: &str) -> Answer {
        self.act(table, &[("act", "call"), ("by", by), ("call", call)]).await
    }

    /// Presses the answer with these words.
    pub(crate) async fn answer(&self, table: &str, words: &str) -> Answer {
        let page = self.get(table).await;
        let (mark, question) = (page.field("mark"), page.field("question"));
        let end = format!("\">{words}</button>");
        let at = page.text.find(&end).unwrap_or_else(|| panic!("no answer {words} in {}", page.text));
        let place = page.text[..at].rsplit('"').next().unwrap();
        let fields = [("mark", mark.as_str()), ("question", question.as_str()), ("answer", place)];
        self.post(&format!("{table}/answer"), &fields).await
    }

    /// Follows a table.
    pub(crate) async fn live(&self, table: &str) -> Live {
        let request = self.request("GET", &format!("{table}/live")).body(Body::empty()).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        Live { stream: Box::pin(response.into_body().into_data_stream()) }
    }
}

/// A stream that is open.
pub(crate) struct Live {
    stream: Pin<Box<dyn Stream<Item = Result<Bytes, axum::Error>> + Send>>,
}

impl Live {
    /// Everything that was sent since it was last asked.
    pub(crate) fn sent(&mut self) -> String {
        let mut text = String::new();
        // A task that used up its budget would be told to wait although something was sent.
        while let Some(Some(Ok(bytes))) = unconstrained(self.stream.next()).now_or_never() {
            text.push_str(std::str::from_utf8(&bytes).unwrap());
        }
        text
    }

    /// Whether the server has ended it, with nothing more sent.
    pub(crate) fn is_over(&mut self) -> bool {
        matches!(unconstrained(self.stream.next()).now_or_never(), Some(None))
    }
}

fn encode<'a>(fields: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let escape = |text: &str| {
        let mut out = String::new();
        for byte in text.bytes() {
            if byte.is_ascii_alphanumeric() {
                out.push(char::from(byte));
            } else {
                let _ = write!(out, "%{byte:02X}");
            }
        }
        out
    };
    let all: Vec<String> = fields.map(|(name, value)| format!("{name}={}", escape(value))).collect();
    all.join("&")
}

/// Opens a training table with this deal and gives its path.
pub(crate) async fn training(browser: &Browser, deal: &str, attention: &str) -> String {
    let fields = [("preset", "wbf"), ("attention", attention), ("pbn", deal)];
    let answer = browser.post("/train", &fields).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    answer.to().to_owned()
}

/// Opens a table to play at with this deal, seats four browsers and gives its path.
pub(crate) async fn online(director: &Browser, players: &[Browser; 4], deal: &str) -> String {
    let fields = [("preset", "wbf"), ("attention", "players"), ("pbn", deal), ("title", "Friday")];
    let answer = director.post("/play", &fields).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    let links = director.get(answer.to()).await;
    let paths: Vec<String> = links
        .text
        .split("href=\"http://")
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap().split_once('/').unwrap().1)
        .map(|path| format!("/{path}"))
        .collect();
    for (player, path) in players.iter().zip(&paths) {
        let sat = player.post(path, &[("name", "Somebody")]).await;
        assert_eq!(sat.status, StatusCode::SEE_OTHER);
    }
    answer.to().trim_end_matches("/seats").to_owned()
}
