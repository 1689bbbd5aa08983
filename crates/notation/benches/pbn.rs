//! Reading PBN against `endplay` and `bridgebots` (Python) on the same file, and the memory that a
//! million games take.
//!
//! `OPENROOM_PYTHON` names the Python that has the two; a peer that is not installed is left out.

use std::fmt::Write as _;
use std::io::{BufReader, Read, Write as _};
use std::process::Command;
use std::time::Instant;

use openroom_cards::{BySeat, Card, Cards, Denomination, Hand, Seat, Trick};
use openroom_notation::pbn::{DealValue, Reader};

const GAMES: u32 = 3_000;
const MANY: u64 = 1_000_000;
const RUNS: usize = 5;

/// A small generator of numbers; its quality does not matter here.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(limit)) as u32
    }
}

/// A whole game: all mandatory tags, an auction and 52 cards.
fn game(number: u64, numbers: &mut Numbers, out: &mut String) {
    let mut pack: Vec<u8> = (0..52).collect();
    for at in (1..52).rev() {
        pack.swap(at, numbers.below(at as u32 + 1) as usize);
    }
    let mut hands = BySeat::new([Hand::EMPTY; 4]);
    for (at, card) in pack.into_iter().enumerate() {
        hands[Seat::ALL[at / 13]].extend_one(card);
    }
    let dealer = Seat::ALL[(number % 4) as usize];
    let deal = DealValue { first: dealer, hands: hands.map(Some) };
    let mut play = String::new();
    let first = dealer.lho();
    let mut leader = first;
    let mut tricks = 0;
    for _ in 0..13 {
        let mut trick = Trick::led_by(leader);
        for steps in 0..4 {
            let seat = leader.step(steps);
            let led = trick.cards[leader].map(Card::suit);
            let suit = led.map_or(Cards::EMPTY, |suit| hands[seat].in_suit(suit));
            let choice = if suit.is_empty() { hands[seat] } else { suit };
            if let Some(card) = choice.nth(numbers.below(choice.len())) {
                hands[seat].remove(card);
                trick.cards[seat] = Some(card);
            }
        }
        for card in (0..4).filter_map(|steps| trick.cards[first.step(steps)]) {
            let _ = write!(play, "{card} ");
        }
        play.push('\n');
        if let Some(winner) = trick.winner(Denomination::NoTrump) {
            tricks += u8::from(winner.side() == dealer.side());
            leader = winner;
        }
    }
    let _ = write!(
        out,
        "[Event \"Club championship\"]\n[Site \"Tartu\"]\n[Date \"2026.11.15\"]\n[Board \"{}\"]\n\
         [West \"West Player\"]\n[North \"North Player\"]\n[East \"East Player\"]\n[South \"South Player\"]\n\
         [Dealer \"{dealer}\"]\n[Vulnerable \"None\"]\n[Deal \"{deal}\"]\n[Scoring \"MP\"]\n\
         [Declarer \"{dealer}\"]\n[Contract \"3NT\"]\n[Result \"{tricks}\"]\n\
         [Auction \"{dealer}\"]\n1NT Pass 3NT Pass\nPass Pass\n[Play \"{first}\"]\n{play}*\n\n",
        number % 32 + 1
    );
}

trait ExtendOne {
    fn extend_one(&mut self, card: u8);
}

impl ExtendOne for Hand {
    fn extend_one(&mut self, card: u8) {
        self.insert(Card::from_index(card).expect("one of 52"));
    }
}

/// A file of many games that is made while it is read.
struct Stream {
    left: u64,
    numbers: Numbers,
    text: String,
    at: usize,
}

impl Read for Stream {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        if self.at == self.text.len() {
            self.text.clear();
            self.at = 0;
            if self.left > 0 {
                self.left -= 1;
                game(self.left, &mut self.numbers, &mut self.text);
            }
        }
        let part = &self.text.as_bytes()[self.at..];
        let length = part.len().min(buffer.len());
        buffer[..length].copy_from_slice(&part[..length]);
        self.at += length;
        Ok(length)
    }
}

fn read(source: impl Read) -> u64 {
    let mut games = 0;
    for read in Reader::new(BufReader::with_capacity(1 << 16, source)) {
        let read = read.expect("a readable file");
        assert!(read.complaints.is_empty(), "{:?}", read.complaints);
        games += 1;
    }
    games
}

/// The memory of this program in kilobytes, where the system tells it.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.split_whitespace().next()?.parse().ok())
}

const ENDPLAY: &str = "
import sys, time, endplay.parsers.pbn as pbn
start = time.process_time()
with open(sys.argv[1]) as file: boards = pbn.load(file)
print(len(boards), time.process_time() - start)";

const BRIDGEBOTS: &str = "
import sys, time, logging, pathlib, bridgebots
logging.disable(logging.CRITICAL)
start = time.process_time()
boards = bridgebots.parse_pbn(pathlib.Path(sys.argv[1]))
print(sum(len(deal.board_records) for deal in boards), time.process_time() - start)";

/// Processor seconds that a peer takes for the file, by its own count, and how many games it found.
fn peer(script: &str, path: &std::path::Path) -> Option<(u64, f64)> {
    let python = std::env::var_os("OPENROOM_PYTHON").unwrap_or_else(|| "python3".into());
    let output = Command::new(python).arg("-c").arg(script).arg(path).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let (games, seconds) = text.trim().lines().last()?.split_once(' ')?;
    Some((games.parse().ok()?, seconds.parse().ok()?))
}

/// Seconds that this program has run on a processor, so that a busy machine does not decide;
/// the seconds that have passed where the system does not tell.
fn processor_seconds() -> f64 {
    static START: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| START.elapsed().as_secs_f64(), |nanoseconds| nanoseconds / 1e9)
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn main() {
    const AGAIN: u32 = 10;
    let mut text = String::new();
    let mut numbers = Numbers(1);
    for number in 0..GAMES {
        game(number.into(), &mut numbers, &mut text);
    }
    let path = std::env::temp_dir().join(format!("openroom-bench-{}.pbn", std::process::id()));
    std::fs::File::create(&path)
        .and_then(|mut file| file.write_all(text.as_bytes()))
        .expect("a file to read");
    let mut ours = Vec::new();
    let mut peers = [("endplay", ENDPLAY, Vec::new()), ("bridgebots", BRIDGEBOTS, Vec::new())];
    for _ in 0..RUNS {
        let start = processor_seconds();
        for _ in 0..AGAIN {
            assert_eq!(read(std::fs::File::open(&path).expect("the file")), u64::from(GAMES));
        }
        ours.push((processor_seconds() - start) / f64::from(AGAIN));
        for (_, script, times) in &mut peers {
            if let Some((games, seconds)) = peer(script, &path) {
                assert!(games > 0, "the peer read nothing");
                times.push(seconds);
            }
        }
    }
    let _ = std::fs::remove_file(&path);
    let ours = median(ours);
    println!("{GAMES} games, {} KB; medians of {RUNS} alternating runs, processor time", text.len() / 1024);
    println!("openroom, checked: {:.2} ms, {:.0} games a second", ours * 1e3, f64::from(GAMES) / ours);
    for (name, _, times) in peers {
        if times.is_empty() {
            println!("{name}: not installed, left out");
        } else {
            let theirs = median(times);
            println!(
                "{name}: {:.2} ms; openroom is {:.0} times as fast (aim: 50)",
                theirs * 1e3,
                theirs / ours
            );
        }
    }
    for games in [1_000, 10_000, 100_000, MANY] {
        let start = Instant::now();
        assert_eq!(read(Stream { left: games, numbers: Numbers(2), text: String::new(), at: 0 }), games);
        let memory = resident().map_or("unknown".to_owned(), |kilobytes| format!("{kilobytes} KB"));
        println!("{games} games made and read in {:.1} s: memory {memory}", start.elapsed().as_secs_f64());
    }
}
