//! Live tables under load: a server in one process, a generator of ours in another.
//!
//! Every table has four players who follow it and acts once in two seconds; an act counts when all four have been sent what
//! it changed. Boards are called and played to the last card, and each table begins somewhere else in one, because a page
//! late in the play costs more than the first call. Figures are printed for 100, 300 and 1,000 tables, or for the numbers
//! that are given, beside the machine's own sync rate; then for the page of results of 500 pairs who have played 26 boards,
//! beside a page with nothing on it.

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
use tokio::sync::{mpsc, watch};

/// How often a table acts.
const EVERY: Duration = Duration::from_secs(2);
/// How long is measured.
const SPAN: Duration = Duration::from_secs(20);
/// Within which all four are to have seen an act.
const SOON: Duration = Duration::from_millis(100);
/// How often something is done at a table from one deal to the next: four calls, the lead turned up, the cards, the deal.
const BOARD: usize = 4 + 1 + 52 + 1;
/// Files that a process has open beside four streams a table.
const BESIDE: usize = 1_000;
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
    let files = openroom_web::open_files();
    for tables in sizes {
        if (tables * 4 + BESIDE) as u64 > files {
            println!(
                "{tables:>5} tables: not measured, this process may have only {files} files open (ulimit -n)"
            );
            continue;
        }
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
    /// Tables that came to the end.
    tables: usize,
    calls: usize,
    /// Cards, and leads that were turned up.
    cards: usize,
    deals: usize,
    /// Everything that was called and played, before it was measured too.
    acted: usize,
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
            "{tables:>5} tables, {} players: {} calls, {} cards and {} deals, {} acts and {} pushes a second",
            tables * 4,
            self.calls,
            self.cards,
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
            "      {kept} of {} acts in the journal after the server was killed; {each} KB a table",
            self.acted
        );
        if self.tables < tables {
            println!("      {} tables did not come to the end", tables - self.tables);
        }
    }
}

async fn load(port: u16, tables: usize) -> Told {
    let (done, mut all) = mpsc::unbounded_channel();
    let (ready, mut warm) = mpsc::unbounded_channel::<()>();
    let (begin, begun) = watch::channel(None);
    for number in 0..tables {
        let mut table = Playing::open(port, number).await;
        let (done, ready, mut begun) = (done.clone(), ready.clone(), begun.clone());
        tokio::spawn(async move {
            let come = table.come().await && table.warm_up(number % BOARD).await;
            drop(ready);
            let Ok(start) =
                begun.wait_for(Option::is_some).await.map(|start| start.unwrap_or_else(Instant::now))
            else {
                return;
            };
            if come {
                let _ = done.send(table.play(start + first(number), start + SPAN).await);
            }
        });
    }
    drop((done, ready));
    while warm.recv().await.is_some() {}
    let _ = begin.send(Some(Instant::now() + Duration::from_secs(2)));
    let mut told = Told::default();
    while let Some(table) = all.recv().await {
        told.tables += 1;
        told.calls += table.calls;
        told.cards += table.cards;
        told.deals += table.deals;
        told.acted += table.acted;
        told.late.extend(table.late);
        told.lost += table.lost;
    }
    told
}

/// When a table acts for the first time: tables do not take turns.
fn first(number: usize) -> Duration {
    let drawn = u32::from_str_radix(&hash(&format!("first {number}"))[..4], 16).unwrap_or_default();
    EVERY * drawn / (1 << 16)
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

/// What a player sees: the mark of it, what happens now, and what he may do.
#[derive(Default)]
struct Seen {
    mark: String,
    now: String,
    /// A card that he may play by the Laws, with the hand that it is played from and whether it is led face down.
    card: Option<(String, String, bool)>,
    /// Whether he may turn the lead up.
    may_face: bool,
}

impl Seen {
    fn read(text: &str) -> Seen {
        let between = |start: &str, end: char| {
            text.split(start).nth(1).and_then(|rest| rest.split(end).next()).unwrap_or_default().to_owned()
        };
        Seen {
            mark: between("name=\"mark\" value=\"", '"'),
            now: between("aria-live=\"polite\">", '<'),
            card: text.split("name=\"hand\" value=\"").skip(1).find_map(Seen::card),
            may_face: text.contains("name=\"act\" value=\"face\""),
        }
    }

    /// The first lawful card of a hand.
    fn card(form: &str) -> Option<(String, String, bool)> {
        let form = form.split("</form>").next()?;
        let hand = form.split('"').next()?.to_owned();
        let down = form.contains("name=\"face\" value=\"down\"");
        form.split("name=\"card\" value=\"").skip(1).find_map(|button| {
            let (card, rest) = button.split_once('"')?;
            let class = rest.split("class=\"").nth(1)?.split('"').next()?;
            (!class.contains("irregular")).then(|| (hand.clone(), card.to_owned(), down))
        })
    }
}

/// What a stream was sent.
struct Sent {
    seat: usize,
    at: Instant,
    seen: Seen,
}

impl Sent {
    fn read(seat: usize, text: &str) -> Sent {
        let at = Instant::now();
        Sent { seat, at, seen: Seen::read(text) }
    }
}

/// A table with its four streams.
struct Playing {
    port: u16,
    path: String,
    tokens: [String; 5],
    sent: mpsc::UnboundedReceiver<Sent>,
    seen: [Seen; 4],
    /// Whether somebody has bid on this board.
    is_open: bool,
    acted: usize,
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
        Playing { port, path, tokens, sent, seen: Default::default(), is_open: false, acted: 0 }
    }

    /// Waits until all four have seen something; whether they have.
    async fn come(&mut self) -> bool {
        while self.seen.iter().any(|seen| seen.mark.is_empty()) {
            let Some(sent) = self.sent.recv().await else { return false };
            self.seen[sent.seat] = sent.seen;
        }
        true
    }

    /// Acts so often, as fast as it goes; whether everything was seen.
    async fn warm_up(&mut self, acts: usize) -> bool {
        let mut unmeasured = Told::default();
        for _ in 0..acts {
            self.catch_up();
            self.act(&mut unmeasured).await;
            if self.all_see(Instant::now()).await.is_none() {
                return false;
            }
        }
        true
    }

    /// Acts once in two seconds and tells how late each act was seen by all four.
    async fn play(mut self, first: Instant, end: Instant) -> Told {
        let mut told = Told { tables: 1, ..Told::default() };
        let mut next = first;
        while next < end {
            tokio::time::sleep_until(next.into()).await;
            self.catch_up();
            // Counted from when it was due: what holds the next act up is late too.
            let begun = next;
            next += EVERY;
            self.act(&mut told).await;
            match self.all_see(begun).await {
                Some(after) => told.late.push(after),
                None => told.lost += 1,
            }
        }
        told.acted = self.acted;
        told
    }

    /// What was still sent of who sat down is not what the next act changes.
    fn catch_up(&mut self) {
        while let Ok(sent) = self.sent.try_recv() {
            self.seen[sent.seat] = sent.seen;
        }
    }

    /// Waits until all four have been sent something else; gives how long after this it was.
    async fn all_see(&mut self, begun: Instant) -> Option<Duration> {
        let mut missing = [true; 4];
        let all = async {
            let mut last = begun;
            while missing.contains(&true) {
                let sent = self.sent.recv().await?;
                if sent.seen.mark != self.seen[sent.seat].mark {
                    (missing[sent.seat], last) = (false, last.max(sent.at));
                }
                self.seen[sent.seat] = sent.seen;
            }
            Some(last - begun)
        };
        tokio::time::timeout(Duration::from_secs(10), all).await.ok().flatten()
    }

    /// Whoever is to call opens or passes, whoever is to play plays a lawful card; when the board is over another is dealt.
    async fn act(&mut self, told: &mut Told) {
        let seen = &self.seen;
        let calls = SEATS.iter().position(|seat| seen[0].now == format!("{seat} is to call"));
        let faces = seen.iter().position(|seen| seen.may_face);
        let plays = seen.iter().enumerate().find_map(|(seat, seen)| Some((seat, seen.card.as_ref()?)));
        let (seat, fields) = if let Some(seat) = calls {
            told.calls += 1;
            let call = if std::mem::replace(&mut self.is_open, true) { "pass" } else { "1NT" };
            (seat, vec![("act", "call"), ("call", call)])
        } else if let Some(seat) = faces {
            told.cards += 1;
            (seat, vec![("act", "face")])
        } else if let Some((seat, (hand, card, down))) = plays {
            told.cards += 1;
            let mut fields = vec![("act", "card"), ("hand", hand.as_str()), ("card", card.as_str())];
            fields.extend(down.then_some(("face", "down")));
            (seat, fields)
        } else {
            told.deals += 1;
            self.is_open = false;
            post(self.port, &format!("{}/deal", self.path), &self.tokens[4], &[]).await;
            return;
        };
        self.acted += 1;
        let who = [("by", &SEATS[seat][..1]), ("mark", seen[seat].mark.as_str())];
        let fields: Vec<(&str, &str)> = fields.into_iter().chain(who).collect();
        // As the script of the page sends it, which is answered by what is seen then.
        let answer = send_as(
            self.port,
            &format!("{}/act", self.path),
            &self.tokens[seat],
            &fields,
            "hx-request: true\r\n",
        )
        .await;
        assert!(
            answer.starts_with("HTTP/1.1 200"),
            "{}: {fields:?}",
            answer.lines().next().unwrap_or_default()
        );
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
    send_as(port, path, token, fields, "").await
}

/// Sends a form with this line of the head and gives the answer.
async fn send_as(port: u16, path: &str, token: &str, fields: &[(&str, &str)], line: &str) -> String {
    let csrf = hash(&format!("form\0{token}"));
    let fields: Vec<String> = fields.iter().map(|(name, value)| format!("&{name}={value}")).collect();
    let body = format!("csrf={csrf}{}", fields.concat());
    let kind = "content-type: application/x-www-form-urlencoded\r\n";
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: localhost\r\ncookie: openroom={token}; language=en\r\n{kind}{line}connection: close\r\n\
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
