//! Live tables under load: a server in one process, a generator of ours in another.
//!
//! Every table has four players who follow it and acts once in two seconds; an act counts when all four have been sent what
//! it changed. Figures are printed for 100, 300 and 1,000 tables, or for the numbers that are given, beside the machine's own
//! sync rate; then for the page of results of 500 pairs who have played 26 boards, beside a page with nothing on it.

use std::io::{self, BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use openroom_archive::SealingKey;
use openroom_journal::{Event, Journal, SqliteJournal, Version};
use openroom_testing::syncs;
use openroom_web::App;
use sha2::{Digest, Sha256};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::sync::mpsc;

/// How often a table acts.
const EVERY: Duration = Duration::from_secs(2);
/// How long is measured.
const SPAN: Duration = Duration::from_secs(20);
/// Within which all four are to have seen an act.
const SOON: Duration = Duration::from_millis(100);
/// How long the machine's own rate is measured.
const SYNCS: Duration = Duration::from_secs(3);

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
    println!("machine: {:.0} syncs/s of 4 KiB", syncs(folder().path(), SYNCS));
    for tables in sizes {
        let folder = folder();
        let house = House::open(folder.path());
        let before = house.memory();
        let told = runtime.block_on(load(house.port, tables));
        let each = house.memory().saturating_sub(before) / tables.max(1) as u64;
        house.close();
        told.print(tables, each, kept(folder.path()));
    }
    let folder = folder();
    let house = House::open(folder.path());
    runtime.block_on(results(&house));
    house.close();
}

/// A folder of its own, on the disk that is measured.
fn folder() -> TempDir {
    let place = std::env::var_os("OPENROOM_BENCH_FOLDER").unwrap_or(".".into());
    tempfile::tempdir_in(place).expect("a folder to write in")
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
    fn open(folder: &Path) -> House {
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
            command.arg("--serve").arg(folder).stdout(Stdio::piped()).spawn().expect("the server starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let (port, link) = line.trim().split_once(' ').expect("a port and a link");
        House { port: port.parse().expect("a port"), link: format!("/{link}"), child }
    }

    fn close(mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// How long the server has worked on a processor, as exactly as the system counts it.
    fn worked(&self) -> Duration {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap_or_default();
        let after_name = stat.rsplit(") ").next().unwrap_or_default();
        let ticks = after_name.split(' ').skip(11).take(2).filter_map(|word| word.parse::<u64>().ok());
        Duration::from_millis(ticks.sum::<u64>() * 10)
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
#[derive(Default)]
struct Told {
    calls: usize,
    deals: usize,
    late: Vec<Duration>,
    lost: usize,
}

impl Told {
    #[allow(clippy::cast_precision_loss, reason = "counts far below 2^53")]
    fn print(mut self, tables: usize, each: u64, kept: usize) {
        self.late.sort_unstable();
        let at = |share: usize| {
            let place = (self.late.len() * share / 1000).min(self.late.len().saturating_sub(1));
            self.late.get(place).copied().unwrap_or_default()
        };
        let acts = self.late.len() + self.lost;
        let soon = self.late.partition_point(|late| *late <= SOON);
        println!(
            "{tables:>5} tables, {} players: {} calls and {} deals, {} acts and {} pushes a second",
            tables * 4,
            self.calls,
            self.deals,
            acts as u64 / SPAN.as_secs(),
            acts as u64 * 4 / SPAN.as_secs(),
        );
        println!(
            "      seen by all four within 100 ms: {:.2} %; half after {:.1} ms, 99 of 100 after {:.1} ms, 999 of 1000 after \
             {:.1} ms; {} not seen within 10 s",
            100.0 * soon as f64 / acts.max(1) as f64,
            at(500).as_secs_f64() * 1e3,
            at(990).as_secs_f64() * 1e3,
            at(999).as_secs_f64() * 1e3,
            self.lost,
        );
        println!(
            "      {kept} of {} calls in the journal after the server was killed; {each} KB a table",
            self.calls
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
    let mut told = Told::default();
    while let Some(table) = all.recv().await {
        told.calls += table.calls;
        told.deals += table.deals;
        told.late.extend(table.late);
        told.lost += table.lost;
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
async fn results(house: &House) {
    let (port, link) = (house.port, house.link.as_str());
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
    let empty = measured(house, "/static/none/none", &hash("anybody")).await;
    empty.print("a page that is not there", &empty);
    for (who, token) in [("its Director", token), ("anybody", hash("anybody"))] {
        let page = measured(house, &event, &token).await;
        page.print(&format!("results of {} pairs for {who}", SECTIONS * PAIRS), &empty);
    }
}

/// How long a page takes.
struct Took {
    size: usize,
    all: Vec<Duration>,
    worked: Duration,
}

impl Took {
    /// Beside an empty page: what connection and machine take of it.
    #[allow(clippy::cast_precision_loss, reason = "counts far below 2^53")]
    fn print(&self, what: &str, empty: &Took) {
        let at = |share: usize| self.all[(self.all.len() * share / 100).min(self.all.len() - 1)];
        let half = |took: &Took| took.all[took.all.len() / 2].as_secs_f64();
        println!(
            "{what}: {} KB, {:.1} ms of server time; {:.1} ms (half), {:.1} ms (99 of 100) with the connection, {:.1} times the \
             empty page",
            self.size >> 10,
            self.worked.as_secs_f64() * 1e3 / ASKED as f64,
            at(50).as_secs_f64() * 1e3,
            at(99).as_secs_f64() * 1e3,
            half(self) / half(empty),
        );
    }
}

async fn measured(house: &House, path: &str, token: &str) -> Took {
    let (mut all, mut size, before) = (vec![], 0, house.worked());
    for _ in 0..ASKED {
        let begun = Instant::now();
        size = get(house.port, path, token).await.len();
        all.push(begun.elapsed());
    }
    all.sort_unstable();
    Took { size, all, worked: house.worked().saturating_sub(before) }
}

/// What a player sees: the mark of it, and what happens now.
#[derive(Default)]
struct Seen {
    mark: String,
    now: String,
}

/// What a stream was sent.
struct Sent {
    seat: usize,
    at: Instant,
    seen: Seen,
}

impl Sent {
    fn read(seat: usize, text: &str) -> Sent {
        let between = |start: &str, end: char| {
            text.split(start).nth(1).and_then(|rest| rest.split(end).next()).unwrap_or_default().to_owned()
        };
        let seen =
            Seen { mark: between("name=\"mark\" value=\"", '"'), now: between("aria-live=\"polite\">", '<') };
        Sent { seat, at: Instant::now(), seen }
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

    /// Acts once in two seconds and tells how late each act was seen by all four.
    async fn play(mut self, first: Instant, end: Instant) -> Told {
        let mut told = Told::default();
        let mut seen: [Option<Seen>; 4] = Default::default();
        while seen.iter().any(Option::is_none) {
            let Some(sent) = self.sent.recv().await else { return told };
            seen[sent.seat] = Some(sent.seen);
        }
        let mut seen = seen.map(Option::unwrap_or_default);
        let mut next = first;
        while next < end {
            tokio::time::sleep_until(next.into()).await;
            // What was still sent of who sat down is not what the act changes.
            while let Ok(sent) = self.sent.try_recv() {
                seen[sent.seat] = sent.seen;
            }
            // Counted from when it was due: what holds the next act up is late too.
            let begun = next;
            next += EVERY;
            self.act(&seen, &mut told).await;
            let mut missing = [true; 4];
            let all = async {
                let mut last = begun;
                while missing.contains(&true) {
                    let sent = self.sent.recv().await?;
                    if sent.seen.mark != seen[sent.seat].mark {
                        (missing[sent.seat], last) = (false, last.max(sent.at));
                    }
                    seen[sent.seat] = sent.seen;
                }
                Some(last - begun)
            };
            match tokio::time::timeout(Duration::from_secs(10), all).await {
                Ok(Some(after)) => told.late.push(after),
                Ok(None) => {
                    told.lost += 1;
                    return told;
                }
                Err(_) => told.lost += 1,
            }
        }
        told
    }

    /// Whoever is to call passes; when the board is over another is dealt.
    async fn act(&self, seen: &[Seen; 4], told: &mut Told) {
        let Some(seat) = SEATS.iter().position(|seat| seen[0].now.starts_with(seat)) else {
            told.deals += 1;
            post(self.port, &format!("{}/deal", self.path), &self.tokens[4], &[]).await;
            return;
        };
        told.calls += 1;
        let (by, mark) = (&SEATS[seat][..1], seen[seat].mark.as_str());
        let form = [("act", "call"), ("by", by), ("call", "pass"), ("mark", mark)];
        post(self.port, &format!("{}/act", self.path), &self.tokens[seat], &form).await;
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
