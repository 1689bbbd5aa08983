//! How scoring and ranking a session grows with its tables, and what one corrected score costs beside it.
//!
//! Run with `cargo bench -p openroom-scoring`. Ratios come from one run on one machine; times are shown beside them.
//! `OPENROOM_PYTHON` names the Python that has `endplay`; where it is not installed it is left out.

use std::hint::black_box;
use std::num::NonZeroU32;
use std::process::Command;
use std::time::{Duration, Instant};

use openroom_cards::{Bid, Board, BySide, Contract, Doubling, Outcome, Seat, Vulnerability};
use openroom_lawbook::Edition;
use openroom_scoring::{
    Book, Conditions, Contestant, Divisor, Entry, Line, Method, Traveller, Unit, Where, score,
};

const BOARDS: u32 = 32;

/// A small generator, so that every run scores the same session.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    /// Mostly a few usual contracts, as at a real board, with the tricks around what they need.
    fn entry(&mut self, board: u64) -> Entry {
        let usual = board * 7 % 28 + self.below(7);
        let bid = Bid::from_index(usual as u8).unwrap_or_else(|| Bid::all().next().expect("there are bids"));
        let doubling = if self.below(12) == 0 { Doubling::Doubled } else { Doubling::Undoubled };
        let declarer = Seat::ALL[self.below(4) as usize];
        let needed = u64::from(bid.level().tricks());
        let tricks = (needed + self.below(4)).saturating_sub(2).min(13) as u8;
        Entry::Result(Outcome::Played { contract: Contract { bid, doubling, declarer }, tricks })
    }
}

fn session(tables: u32) -> (Vec<Contestant>, Vec<Traveller>) {
    let mut numbers = Numbers(u64::from(tables));
    let contestants =
        (0..2 * tables).map(|place| Contestant { id: place.to_string(), ..Contestant::default() }).collect();
    let travellers = (0..BOARDS)
        .map(|board| {
            let lines = (0..tables)
                .map(|table| Line {
                    contestants: BySide::new([[table; 2], [tables + (table + board) % tables; 2]]),
                    entry: numbers.entry(u64::from(board)),
                    form: 0,
                    section: 0,
                })
                .collect();
            Traveller { board: Board::numbered(NonZeroU32::MIN.saturating_add(board)), lines }
        })
        .collect();
    (contestants, travellers)
}

/// The time this thread has spent on a processor, so that a busy machine does not count; the clock where it is not told.
fn spent() -> Duration {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let told = told.and_then(|text| text.split_whitespace().next()?.parse().ok());
    told.map_or_else(|| START.get_or_init(Instant::now).elapsed(), Duration::from_nanos)
}

fn from_scratch(tables: u32, method: &Method) -> (Duration, Book) {
    let (contestants, travellers) = session(tables);
    // Enough rounds that the processor's own count of time, which moves in steps, is fine enough.
    let rounds = (24_000 / tables).max(6);
    let mut time = Duration::ZERO;
    let mut book = None;
    for _ in 0..rounds {
        let (contestants, travellers) = (contestants.clone(), travellers.clone());
        let conditions = Conditions::new(Edition::Laws2017, method.clone());
        let start = spent();
        let scored =
            Book::new(conditions, contestants, travellers, Vec::new()).expect("the session is sound");
        time += spent().saturating_sub(start);
        book = Some(scored);
    }
    (time / rounds, book.expect("scored several times"))
}

fn correcting(book: &mut Book) -> Duration {
    let tables = book.travellers()[0].lines.len() as u64;
    let mut numbers = Numbers(7);
    let changes: Vec<(Where, Entry)> = (0..2000)
        .map(|_| {
            let board = numbers.below(u64::from(BOARDS));
            let at = Where { board: board as usize, line: numbers.below(tables) as usize };
            (at, numbers.entry(board))
        })
        .collect();
    let count = changes.len() as u32;
    let start = spent();
    for (at, entry) in changes {
        black_box(book.replace(at, entry).expect("the entry is sound"));
    }
    spent().saturating_sub(start) / count
}

fn growth() {
    println!("from scratch, matchpoints, {BOARDS} boards");
    println!("tables       time   time / (n log n), 125 tables = 1");
    let mut first = None;
    for tables in [125u32, 250, 500, 1000, 2000, 4000] {
        let (time, _) = from_scratch(tables, &Method::Matchpoints(Unit::Two));
        let results = f64::from(tables) * f64::from(tables).ln();
        let each = time.as_secs_f64() / results;
        let base = *first.get_or_insert(each);
        println!("{tables:>6} {:>10.3?}   {:.2}", time, each / base);
    }
}

fn correction() {
    println!("\none corrected score beside a session of 1000 tables, {BOARDS} boards");
    println!("method           from scratch   correction      ratio");
    let methods = [
        ("matchpoints", Method::Matchpoints(Unit::Two)),
        ("cross-IMPs", Method::CrossImps(Divisor::Comparisons)),
        ("Butler", Method::Butler(openroom_scoring::Butler::default())),
    ];
    for (name, method) in methods {
        let (scratch, mut book) = from_scratch(1000, &method);
        let one = correcting(&mut book);
        let ratio = scratch.as_secs_f64() / one.as_secs_f64();
        println!("{name:<16} {scratch:>12.3?} {one:>12.3?} {ratio:>9.1}x");
    }
}

const ENDPLAY: &str = r"
import time
from endplay.types import Contract, Denom, Penalty, Player, Vul
cs = [(Contract(level=l, denom=d, declarer=Player.north, penalty=p, result=r), v)
      for l in range(1, 8) for d in Denom for p in Penalty for r in range(-6-l, 8-l) for v in Vul]
for c, v in cs: c.score(v)
t = time.perf_counter()
for c, v in cs: c.score(v)
print(len(cs), time.perf_counter() - t)
";

fn contracts() {
    let mut all = Vec::new();
    for bid in Bid::all() {
        for doubling in Doubling::ALL {
            for vulnerability in Vulnerability::ALL {
                for tricks in 0..=13 {
                    let contract = Contract { bid, doubling, declarer: Seat::North };
                    all.push((Outcome::Played { contract, tricks }, vulnerability));
                }
            }
        }
    }
    let start = spent();
    let rounds = 50;
    for _ in 0..rounds {
        for (outcome, vulnerability) in &all {
            let _ = black_box(score(black_box(outcome), *vulnerability));
        }
    }
    let each = spent().saturating_sub(start).as_secs_f64() / f64::from(rounds) / f64::from(all.len() as u32);
    println!("\ncontract scores: {} contracts, {:.1} ns each", all.len(), each * 1e9);
    match endplay() {
        Some(other) => println!("endplay: {:.1} ns each, {:.0} times as long", other * 1e9, other / each),
        None => println!("endplay is not installed here: not compared"),
    }
}

fn endplay() -> Option<f64> {
    let python = std::env::var("OPENROOM_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let output = Command::new(python).args(["-c", ENDPLAY]).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let mut numbers = text.split_whitespace();
    let count: f64 = numbers.next()?.parse().ok()?;
    let seconds: f64 = numbers.next()?.parse().ok()?;
    Some(seconds / count)
}

fn main() {
    growth();
    correction();
    contracts();
}
