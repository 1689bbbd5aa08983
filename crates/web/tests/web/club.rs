//! A club evening with two tables, for tests: four pairs, a Howell of three rounds with one board each.

use axum::http::StatusCode;

use crate::browser::{Answer, Browser, Server};

/// An event that runs, with those who run it.
pub(crate) struct Evening {
    pub(crate) server: Server,
    pub(crate) organizer: Browser,
    /// The path of the event.
    pub(crate) path: String,
}

pub(crate) const PAIRS: &str = "Ann - Bob\nCat - Dan\nEve - Fay\nGil - Hal";

/// Founds an event of pairs.
pub(crate) async fn found(server: &Server, organizer: &Browser, title: &str, name: &str) -> String {
    let admitted = organizer.post(&server.organizer_link(), &[]).await;
    assert_eq!(admitted.to(), "/events");
    let fields = [
        ("title", title),
        ("organizer", name),
        ("unit", "pair"),
        ("scoring-pair", "matchpoints"),
        ("preset", "wbf"),
        ("minutes", "7"),
    ];
    let founded = organizer.post("/events/new", &fields).await;
    assert_eq!(founded.status, StatusCode::SEE_OTHER, "{}", founded.text);
    founded.to().trim_end_matches("/names").to_owned()
}

impl Evening {
    /// An event that is ready for its first round.
    pub(crate) async fn ready(name: &str, dealing: &str) -> Evening {
        Evening::on(Server::new(), name, dealing).await
    }

    /// The same on this server.
    pub(crate) async fn on(server: Server, name: &str, dealing: &str) -> Evening {
        let organizer = server.browser('a');
        let path = found(&server, &organizer, "Tuesday", name).await;
        let entered = organizer.post(&format!("{path}/names"), &[("names", PAIRS)]).await;
        assert_eq!(entered.status, StatusCode::SEE_OTHER, "{}", entered.text);
        let fields = [
            ("kind", "howell"),
            ("rounds", "3"),
            ("boards", "1"),
            ("seating", "number"),
            ("dealing", dealing),
        ];
        let started = organizer.post(&format!("{path}/movement"), &fields).await;
        assert_eq!(started.status, StatusCode::SEE_OTHER, "{}", started.text);
        Evening { server, organizer, path }
    }

    pub(crate) async fn call_round(&self, round: &str) -> Answer {
        let fields = [("what", "round"), ("section", "A"), ("round", round), ("sure", "1")];
        self.organizer.post(&format!("{}/room", self.path), &fields).await
    }

    /// The paths of the table cards.
    pub(crate) async fn cards(&self) -> Vec<String> {
        let page = self.organizer.get(&format!("{}/tables", self.path)).await;
        let start = format!("{}/t/", self.path);
        let mut cards: Vec<String> = page
            .text
            .split(&format!("<a href=\"http://localhost{start}"))
            .skip(1)
            .map(|rest| format!("{start}{}", rest.split('"').next().unwrap()))
            .collect();
        cards.dedup();
        cards
    }

    /// The PIN on a table card.
    pub(crate) async fn pin(&self, card: &str) -> String {
        let page = self.organizer.get(&format!("{}/tables", self.path)).await;
        let before = page.text.split(&format!("{card}\"")).next().unwrap();
        before.rsplit("class=\"pin\">").next().unwrap().split('<').next().unwrap().to_owned()
    }

    /// Sits somebody down with his own phone, wherever he plays now.
    pub(crate) async fn sit(&self, digit: char, name: &str) -> Browser {
        let phone = self.server.browser(digit);
        for card in self.cards().await {
            let page = phone.get(&card).await;
            let button = format!("\"><bdi>{name}</bdi>");
            let Some(at) = page.text.find(&button) else { continue };
            let person = page.text[..at].rsplit('"').next().unwrap().to_owned();
            let pin = self.pin(&card).await;
            let sat = phone.post(&card, &[("person", &person), ("pin", &pin)]).await;
            assert_eq!(sat.to(), format!("{}/me", self.path), "{}", sat.text);
            return phone;
        }
        panic!("{name} sits nowhere");
    }

    /// The lines that a phone offers for entering, or for playing.
    pub(crate) async fn lines(&self, phone: &Browser) -> Vec<String> {
        let page = phone.get(&format!("{}/me", self.path)).await;
        let (live, entries) = page.text.split_once("id=\"entries\"").unwrap();
        let from = if entries.contains("name=\"line\"") { entries } else { live };
        from.split("name=\"line\" value=\"")
            .skip(1)
            .map(|rest| rest.split('"').next().unwrap().to_owned())
            .collect()
    }

    /// Enters a contract of four spades by North with these tricks.
    pub(crate) async fn enter(&self, phone: &Browser, line: &str, tricks: &str, once: &str) -> Answer {
        self.enter_led(phone, line, (tricks, ("H", "A")), once).await
    }

    /// The same with this lead.
    pub(crate) async fn enter_led(
        &self,
        phone: &Browser,
        line: &str,
        (tricks, (suit, rank)): (&str, (&str, &str)),
        once: &str,
    ) -> Answer {
        let fields = [
            ("line", line),
            ("once", once),
            ("level", "4"),
            ("denomination", "S"),
            ("declarer", "N"),
            ("tricks-4", tricks),
            ("lead-suit", suit),
            ("lead-rank", rank),
        ];
        phone.post(&format!("{}/result", self.path), &fields).await
    }

    /// The mark of what a phone shows of a line; none where nothing is to be agreed to.
    pub(crate) async fn seen(&self, phone: &Browser, line: &str) -> String {
        let page = phone.get(&format!("{}/me", self.path)).await.text;
        let start = format!("name=\"line\" value=\"{line}\"><input type=\"hidden\" name=\"seen\" value=\"");
        page.split(&start).nth(1).and_then(|rest| rest.split('"').next()).unwrap_or("nothing").to_owned()
    }

    /// Agrees to what the phone shows.
    pub(crate) async fn agree(&self, phone: &Browser, line: &str) -> Answer {
        let seen = self.seen(phone, line).await;
        phone.post(&format!("{}/agree", self.path), &[("line", line), ("seen", &seen)]).await
    }

    /// The Director sets a result.
    pub(crate) async fn set(&self, line: &str, tricks: &str) -> Answer {
        let fields = [
            ("line", line),
            ("what", "result"),
            ("level", "4"),
            ("denomination", "S"),
            ("declarer", "N"),
            ("tricks-4", tricks),
            ("reason", "slip"),
        ];
        self.organizer.post(&format!("{}/at", self.path), &fields).await
    }
}
