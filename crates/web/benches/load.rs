//! Live tables under load: a server in one process, a generator of ours in another.
//!
//! Every table has four players who follow it and acts once in two seconds; an act counts when all four have been sent what
//! it changed. Figures are printed for 100, 300 and 1,000 tables, or for the numbers that are given; then for the page of
//! results of 500 pairs who have played 26 boards.

use std::io::{self, BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use openroom_archive::SealingKey;
use openroom_journal::{Event, Journal, SqliteJournal, Version};
use openroom_web::App;
use sha2::{Digest, Sha256};
use tokio::net::TcpStream;
use tokio::sync::mpsc;

/// How often a table acts.
const EVERY: Duration = Duration::from_secs(2);
/// How long is measured.
const SPAN: Duration = Duration::from_secs(20);

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    if let [serve, folder] = words.as_slice()
        && serve == "--serve"
    {
        return server(folder);
    }
    alone_on(1);
    let sizes: Vec<usize> = words.iter().filter_map(|word| word.parse().ok()).collect();
    let sizes = if sizes.is_empty() { vec![100, 300, 1000] } else { sizes };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    for tables in sizes {
        let folder = tempfile::tempdir().expect("a folder");
        let house = House::open(folder.path().to_str().expect("a path"));
        let before = house.memory();
        let told = runtime.block_on(load(house.port, tables));
        let each = house.memory().saturating_sub(before) / tables.max(1) as u64;
        house.close();
        told.print(tables, each, kept(folder.path()));
    }
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::open(folder.path().to_str().expect("a path"));
    runtime.block_on(results(house.port, &house.link));
    house.close();
}

/// The generator has a core of its own too, where the system can do that.
fn alone_on(core: usize) {
    let own = std::process::id().to_string();
    let quiet = Command::new("taskset").args(["-cp", &core.to_string(), &own]).output();
    drop(quiet);
}

fn server(folder: &str) {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let store = SqliteJournal::open(&Path::new(folder).join("journal")).expect("a journal");
        let app = App::without_limits(Arc::new(store), SealingKey::from_bytes([7; 32]));
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let link = app.organizer_link().expect("a link");
        println!("{} {link}", listener.local_addr().expect("an address").port());
        openroom_web::serve(app, listener, None, std::future::pending()).await.expect("a server");
    });
}

/// The server's process; on a core of its own where the system can do that.
struct House {
    child: Child,
    port: u16,
    link: String,
}

impl House {
    fn open(folder: &str) -> House {
        let own = std::env::current_exe().expect("this program");
        let pinned = Command::new("taskset").arg("--version").output().is_ok();
        let mut command = if pinned {
            let mut command = Command::new("taskset");
            command.args(["-c", "0"]).arg(own);
            command
        } else {
            Command::new(own)
        };
        let mut child =
            command.args(["--serve", folder]).stdout(Stdio::piped()).spawn().expect("the server starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let (port, link) = line.trim().split_once(' ').expect("a port and a link");
        House { port: port.parse().expect("a port"), link: format!("/{link}"), child }
    }

    fn close(mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Kilobytes that the server has in memory.
    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|rest| rest.split_whitespace().next()?.parse().ok()).unwrap_or_default()
    }
}

/// How many acts a journal holds.
fn kept(folder: &Path) -> usize {
    let journal = SqliteJournal::open(&folder.join("journal")).expect("the journal");
    let acted = |event: &Event| event.bytes.windows(7).any(|word| word == b"\"Acted\"");
    let streams = journal.streams().expect("its streams").into_iter();
    let all = streams
        .flat_map(|stream| journal.read(&stream, Version::START, usize::MAX >> 1).expect("its records"));
    all.filter(|entry| acted(&entry.event)).count()
}

/// What was measured.
struct Told {
    acts: usize,
    late: Vec<Duration>,
    lost: usize,
}

impl Told {
    fn print(mut self, tables: usize, each: u64, kept: usize) {
        self.late.sort_unstable();
        let at = |share: usize| {
            let place = (self.late.len() * share / 1000).min(self.late.len().saturating_sub(1));
            self.late.get(place).copied().unwrap_or_default()
        };
        println!(
            "{tables:>5} tables, {} players: {} acts and deals, {kept} of them acts in the journal after the server was killed; \
             {} a second, {} pushes a second; seen by all four after {:.1} ms (half), {:.1} ms (99 of 100), \
             {:.1} ms (999 of 1000); {} not seen within 10 s; {each} KB a table",
            tables * 4,
            self.acts,
            self.acts as u64 / SPAN.as_secs(),
            self.acts as u64 * 4 / SPAN.as_secs(),
            at(500).as_secs_f64() * 1e3,
            at(990).as_secs_f64() * 1e3,
            at(999).as_secs_f64() * 1e3,
            self.lost,
        );
    }
}

async fn load(port: u16, tables: usize) -> Told {
    let (done, mut all) = mpsc::unbounded_channel();
    let mut open = vec![];
    for number in 0..tables {
        open.push(Playing::open(port, number).await);
    }
    let start = Instant::now() + Duration::from_secs(2);
    for (number, table) in open.into_iter().enumerate() {
        let (done, first) = (done.clone(), EVERY * number as u32 / tables as u32);
        tokio::spawn(async move {
            let _ = done.send(table.play(start + first, start + SPAN).await);
        });
    }
    drop(done);
    let mut told = Told { acts: 0, late: vec![], lost: 0 };
    while let Some((late, lost)) = all.recv().await {
        told.acts += late.len();
        told.late.extend(late);
        told.lost += lost;
    }
    told
}

/// The sections of the event whose page of results is measured, and the pairs of each.
const SECTIONS: usize = 10;
const PAIRS: usize = 50;
/// The rounds of its session, of two boards each.
const ROUNDS: usize = 13;
/// How often the page is asked for.
const ASKED: usize = 200;

/// A board at a table.
#[derive(Clone)]
struct Place {
    section: usize,
    round: usize,
    table: usize,
    board: usize,
}

impl Place {
    /// A line of a section, as addresses have the rest of it.
    fn read(section: usize, text: &str) -> Place {
        let numbers: Vec<usize> = text.split('/').filter_map(|part| part.parse().ok()).collect();
        let [round, table, board] = numbers[..] else { panic!("no line: {text}") };
        Place { section, round, table, board }
    }

    /// The command that enters a result there.
    fn entered(&self) -> String {
        let Place { section, round, table, board } = self;
        let over = ["-1", "=", "+1", "+2"][(table * 7 + board * 3) % 4];
        format!(
            "{{\"enter_result\":[{{\"session\":1,\"section\":{section},\"round\":{round},\"table\":{table},\
             \"board\":{board}}},{{\"result\":\"4SN{over}\"}}]}}"
        )
    }
}

/// Gives commands, as many at a time as are taken.
async fn give(port: u16, path: &str, token: &str, commands: &[String]) {
    for some in commands.chunks(500) {
        let body = format!("{{\"commands\":[{}]}}", some.join(","));
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer {token}\r\ncontent-type: application/json\r\n\
             connection: close\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        let answer = whole(port, &request).await;
        assert!(answer.starts_with("HTTP/1.1 204"), "{answer}");
    }
}

/// A token with which a program directs.
async fn token_for(port: u16, session: &str) -> String {
    let page = send(port, "/tokens", session, &[("name", "load"), ("scope-direct", "1")]).await;
    let rest = page.split("<pre>").nth(1).expect("a token");
    rest.split('<').next().unwrap_or_default().to_owned()
}

/// An event of 500 pairs after a whole session, and how long its page of results takes.
async fn results(port: u16, link: &str) {
    let token = hash("organizer");
    post(port, link, &token, &[]).await;
    let form = [
        ("title", "Results"),
        ("organizer", "Zoe"),
        ("unit", "pair"),
        ("scoring-pair", "matchpoints"),
        ("preset", "wbf"),
        ("minutes", "7"),
    ];
    let names = post(port, "/events/new", &token, &form).await;
    let event = names.trim_end_matches("/names").to_owned();
    let all: Vec<String> = (1..=SECTIONS * PAIRS).map(|pair| format!("North{pair}+-+South{pair}")).collect();
    post(port, &names, &token, &[("names", &all.join("%0A"))]).await;
    let (sections, rounds) = (SECTIONS.to_string(), ROUNDS.to_string());
    let form = [
        ("kind", "mitchell"),
        ("rounds", rounds.as_str()),
        ("boards", "2"),
        ("sections", sections.as_str()),
        ("seating", "number"),
        ("dealing", "tables"),
    ];
    post(port, &format!("{event}/movement"), &token, &form).await;
    let program = token_for(port, &token).await;
    let commands = format!("/api/v1{}/commands", event.replace("/e/", "/events/"));
    let mut lines: Vec<Vec<Place>> = vec![vec![]; ROUNDS];
    for (number, section) in ('A'..).take(SECTIONS).enumerate() {
        for table in 1..=PAIRS / 2 {
            let page = get(port, &format!("{event}/lines?table={section}/{table}"), &token).await;
            let start = format!("/at?at=1{section}/");
            for place in page.split(&start).skip(1).map(|rest| rest.split('"').next().unwrap_or_default()) {
                let place = Place::read(number + 1, place);
                lines[place.round - 1].push(place);
            }
        }
    }
    for (round, lines) in (1..).zip(&lines) {
        let calls = (1..=SECTIONS).map(|section| format!("{{\"start_round\":[{section},{round}]}}"));
        give(port, &commands, &program, &calls.collect::<Vec<_>>()).await;
        give(port, &commands, &program, &lines.iter().map(Place::entered).collect::<Vec<_>>()).await;
    }
    for (who, token) in [("its Director", token), ("anybody", hash("anybody"))] {
        measured(port, &event, &token, &format!("results of {} pairs for {who}", SECTIONS * PAIRS)).await;
    }
    // What the connection itself takes of that.
    measured(port, "/static/none/none", &hash("anybody"), "a page that is not there").await;
}

/// How long a page takes for somebody.
async fn measured(port: u16, path: &str, token: &str, what: &str) {
    let mut took = vec![];
    let mut size = 0;
    for _ in 0..ASKED {
        let begun = Instant::now();
        size = get(port, path, token).await.len();
        took.push(begun.elapsed());
    }
    took.sort_unstable();
    let at = |share: usize| took[(took.len() * share / 100).min(took.len() - 1)].as_secs_f64() * 1e3;
    println!(
        "{what}: {} KB in {:.1} ms (half), {:.1} ms (99 of 100), with the connection",
        size >> 10,
        at(50),
        at(99)
    );
}

/// What a stream was sent.
struct Sent {
    seat: usize,
    at: Instant,
    mark: String,
    now: String,
}

impl Sent {
    fn read(seat: usize, text: &str) -> Sent {
        let between = |start: &str, end: char| {
            text.split(start).nth(1).and_then(|rest| rest.split(end).next()).unwrap_or_default().to_owned()
        };
        let mark = between("name=\"mark\" value=\"", '"');
        Sent { seat, at: Instant::now(), mark, now: between("aria-live=\"polite\">", '<') }
    }
}

/// A table with its four streams.
struct Playing {
    port: u16,
    path: String,
    tokens: [String; 5],
    sent: mpsc::UnboundedReceiver<Sent>,
}

const SEATS: [&str; 4] = ["North", "East", "South", "West"];

impl Playing {
    async fn open(port: u16, number: usize) -> Playing {
        let tokens = [0, 1, 2, 3, 4].map(|who| hash(&format!("token {number} {who}")));
        let form = [("preset", "wbf"), ("attention", "players"), ("title", "load")];
        let seats = post(port, "/play", &tokens[4], &form).await;
        let path = seats.trim_end_matches("/seats").to_owned();
        let page = get(port, &seats, &tokens[4]).await;
        let start = format!("{path}/sit/");
        let mut links: Vec<&str> = page
            .split(&start)
            .skip(1)
            .map(|rest| rest.split(['"', '<']).next().unwrap_or_default())
            .collect();
        links.dedup();
        let (tell, sent) = mpsc::unbounded_channel();
        for (seat, link) in links.iter().take(4).enumerate() {
            post(port, &format!("{start}{link}"), &tokens[seat], &[("name", "x")]).await;
            tokio::spawn(follow(port, format!("{path}/live"), tokens[seat].clone(), seat, tell.clone()));
        }
        Playing { port, path, tokens, sent }
    }

    /// Acts once in two seconds; how late each act was seen by all four, and how many were not.
    async fn play(mut self, first: Instant, end: Instant) -> (Vec<Duration>, usize) {
        let mut marks: [Option<(String, String)>; 4] = Default::default();
        let (mut late, mut lost, mut next) = (vec![], 0, first);
        while marks.iter().any(Option::is_none) {
            let Some(sent) = self.sent.recv().await else { return (late, 1) };
            marks[sent.seat] = Some((sent.mark, sent.now));
        }
        while next < end {
            tokio::time::sleep_until(next.into()).await;
            // Counted from when it was due: what holds the next act up is late too.
            let begun = next;
            next += EVERY;
            let now = marks[0].as_ref().map(|(_, now)| now.clone()).unwrap_or_default();
            let turn = SEATS.iter().position(|seat| now.starts_with(seat));
            match turn {
                Some(seat) => {
                    let mark = marks[seat].as_ref().map(|(mark, _)| mark.clone()).unwrap_or_default();
                    let by = &SEATS[seat][..1];
                    let form = [("act", "call"), ("by", by), ("call", "pass"), ("mark", mark.as_str())];
                    post(self.port, &format!("{}/act", self.path), &self.tokens[seat], &form).await;
                }
                None => {
                    post(self.port, &format!("{}/deal", self.path), &self.tokens[4], &[]).await;
                }
            }
            let mut seen = [false; 4];
            let all = async {
                let mut last = begun;
                while seen.contains(&false) {
                    let sent = self.sent.recv().await?;
                    (seen[sent.seat], last) = (true, last.max(sent.at));
                    marks[sent.seat] = Some((sent.mark, sent.now));
                }
                Some(last - begun)
            };
            match tokio::time::timeout(Duration::from_secs(10), all).await {
                Ok(Some(after)) => late.push(after),
                Ok(None) => return (late, lost + 1),
                Err(_) => lost += 1,
            }
        }
        (late, lost)
    }
}

fn hash(text: &str) -> String {
    let bytes: Vec<String> =
        Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect();
    bytes.concat()
}

/// Sends a form and gives where the answer leads.
async fn post(port: u16, path: &str, token: &str, fields: &[(&str, &str)]) -> String {
    let answer = send(port, path, token, fields).await;
    assert!(answer.starts_with("HTTP/1.1 303"), "{path}: {}", answer.lines().next().unwrap_or_default());
    let place = answer.lines().find_map(|line| line.strip_prefix("location: "));
    place.unwrap_or_default().trim().to_owned()
}

/// Sends a form and gives the answer.
async fn send(port: u16, path: &str, token: &str, fields: &[(&str, &str)]) -> String {
    let csrf = hash(&format!("form\0{token}"));
    let fields: Vec<String> = fields.iter().map(|(name, value)| format!("&{name}={value}")).collect();
    let body = format!("csrf={csrf}{}", fields.concat());
    let kind = "content-type: application/x-www-form-urlencoded\r\n";
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: localhost\r\ncookie: openroom={token}; language=en\r\n{kind}connection: close\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    whole(port, &request).await
}

async fn get(port: u16, path: &str, token: &str) -> String {
    let request = format!(
        "GET {path} HTTP/1.1\r\nhost: localhost\r\ncookie: openroom={token}; language=en\r\nconnection: close\r\n\r\n"
    );
    whole(port, &request).await
}

async fn whole(port: u16, request: &str) -> String {
    let mut wire = Wire::open(port, request).await;
    while wire.more().await > 0 {}
    String::from_utf8_lossy(&wire.read).into_owned()
}

/// A connection, and what came over it.
struct Wire {
    stream: TcpStream,
    read: Vec<u8>,
}

impl Wire {
    async fn open(port: u16, request: &str) -> Wire {
        let stream = TcpStream::connect(("127.0.0.1", port)).await.expect("a connection");
        let mut left = request.as_bytes();
        while !left.is_empty() {
            stream.writable().await.expect("a connection");
            match stream.try_write(left) {
                Ok(count) => left = &left[count..],
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(error) => panic!("{error}"),
            }
        }
        Wire { stream, read: vec![] }
    }

    /// Waits for more; 0 when nothing more comes.
    async fn more(&mut self) -> usize {
        let mut bytes = [0; 8 << 10];
        loop {
            if self.stream.readable().await.is_err() {
                return 0;
            }
            match self.stream.try_read(&mut bytes) {
                Ok(count) => {
                    self.read.extend_from_slice(&bytes[..count]);
                    return count;
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(_) => return 0,
            }
        }
    }
}

/// Follows a table and tells of everything that is sent.
async fn follow(port: u16, path: String, token: String, seat: usize, tell: mpsc::UnboundedSender<Sent>) {
    let request =
        format!("GET {path} HTTP/1.1\r\nhost: localhost\r\ncookie: openroom={token}; language=en\r\n\r\n");
    let mut wire = Wire::open(port, &request).await;
    let mut text = String::new();
    // The stream comes in chunks, whose sizes are lines of their own: an event is put together from its lines.
    while wire.more().await > 0 {
        let Some(end) = wire.read.iter().rposition(|byte| *byte == b'\n') else { continue };
        let rest = wire.read.split_off(end + 1);
        let lines = std::mem::replace(&mut wire.read, rest);
        for line in String::from_utf8_lossy(&lines).lines() {
            if let Some(data) = line.strip_prefix("data: ") {
                text.push_str(data);
            } else if line.is_empty() && !text.is_empty() {
                if tell.send(Sent::read(seat, &text)).is_err() {
                    return;
                }
                text.clear();
            }
        }
    }
}
