//! Whole random boards of legal acts through the public table, beside `OpenSpiel`'s bridge with the playing kept in
//! its C++ core; a stored board built again; and what a seat may do.
//!
//! Run with `cargo bench -p openroom-laws`. `OPENROOM_PYTHON` names the Python that has `open_spiel`; where there is none
//! it is left out. Rounds alternate, and the median of each counts.

use std::hint::black_box;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use openroom_cards::{BySeat, Cards, Deal, Random, Seat};
use openroom_lawbook::Edition;
use openroom_laws::{Act, Event, SetUp, Settings, Table};

const BOARDS: u32 = 20_000;
const ROUNDS: usize = 7;
/// How often every table is asked what a seat may do, so that it takes longer than the system's tick.
const TIMES: u32 = 5_000;

fn deal(random: &mut Random) -> Deal {
    let mut rest = Cards::PACK;
    let hands = BySeat::from_fn(|_| {
        let mut hand = Cards::EMPTY;
        while hand.len() < 13
            && let Some(card) = rest.nth(random.below(rest.len()))
        {
            rest.remove(card);
            hand.insert(card);
        }
        hand
    });
    Deal::new(hands).expect("thirteen cards each")
}

/// Plays a board to its end, every act drawn from the legal ones; the number of acts.
fn play(table: &mut Table, random: &mut Random) -> u32 {
    let mut moves = 0;
    while let Some(act) = legal_act(table, random) {
        table.act(act).expect("what is legal is taken");
        moves += 1;
    }
    moves
}

fn legal_act(table: &Table, random: &mut Random) -> Option<Act> {
    let by = table.turn()?;
    let calls = table.legal_calls(by);
    if !calls.is_empty() {
        return calls.nth(random.below(calls.len())).map(|call| Act::Call { by, call });
    }
    let cards = table.legal_cards(by);
    cards.nth(random.below(cards.len())).map(|card| Act::Play { by, card })
}

/// The time this thread has spent on a processor, so that a busy machine does not count; the clock where it is not told.
fn spent() -> Duration {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let told = told.and_then(|text| text.split_whitespace().next()?.parse().ok());
    told.map_or_else(|| START.get_or_init(Instant::now).elapsed(), Duration::from_nanos)
}

/// How many a second: the count that the work gives, over the time that it took.
fn rate(work: impl FnOnce() -> u32) -> f64 {
    let start = spent();
    let count = black_box(work());
    f64::from(count) / spent().saturating_sub(start).as_secs_f64()
}

fn median(mut rates: Vec<f64>) -> f64 {
    rates.sort_by(f64::total_cmp);
    rates[rates.len() / 2]
}

fn main() {
    let mut random = Random::new(1);
    let settings = Settings::of(Edition::Laws2017);
    let setups: Vec<SetUp> =
        (0..BOARDS).map(|_| SetUp::dealt(settings, Seat::North, &deal(&mut random))).collect();
    let mut peer = OpenSpiel::start();
    let (mut ours, mut theirs) = (vec![], vec![]);
    for _ in 0..ROUNDS {
        ours.push(playing(&setups));
        theirs.extend(peer.as_mut().and_then(OpenSpiel::round));
    }
    let ours = median(ours);
    println!("whole boards of legal acts: {:.2} million acts a second", ours / 1e6);
    if theirs.is_empty() {
        println!(
            "OpenSpiel: skipped, open_spiel is not installed (OPENROOM_PYTHON names a Python that has it)"
        );
    } else {
        let theirs = median(theirs);
        println!("OpenSpiel: {:.2} million; openroom is {:.2} times as fast", theirs / 1e6, ours / theirs);
    }
    println!("a table without its history: {} bytes", size_of::<Table>());
    replaying(&setups);
    asking(&setups);
}

fn playing(setups: &[SetUp]) -> f64 {
    let setups = setups.to_vec();
    let mut random = Random::new(2);
    rate(|| {
        let tables = setups.into_iter().map(|setup| Table::new(setup).expect("the deal is whole"));
        tables.map(|mut table| play(&mut table, &mut random)).sum()
    })
}

/// Stored boards, and the tables that they make.
fn replaying(setups: &[SetUp]) {
    let mut random = Random::new(3);
    let stored = setups.iter().take(4_000).map(|setup| {
        let mut table = Table::new(setup.clone()).expect("the deal is whole");
        play(&mut table, &mut random);
        table.events().to_vec()
    });
    let stored: Vec<Vec<Event>> = stored.collect();
    let rates = (0..ROUNDS).map(|_| {
        let stored = stored.clone();
        rate(|| stored.into_iter().flat_map(Table::rebuild).count() as u32)
    });
    println!("a stored board built again: {:.0} boards a second", median(rates.collect()));
}

/// What the seat on turn may do, at any point of a board.
fn asking(setups: &[SetUp]) {
    let mut random = Random::new(4);
    let tables = setups.iter().take(2_000).filter_map(|setup| {
        let mut table = Table::new(setup.clone()).expect("the deal is whole");
        for _ in 0..random.below(60) {
            table.act(legal_act(&table, &mut random)?).expect("what is legal is taken");
        }
        table.turn().map(|by| (table, by))
    });
    let tables: Vec<(Table, Seat)> = tables.collect();
    let ask = |(table, by): &(Table, Seat)| {
        black_box((table.legal_calls(*by), table.legal_cards(*by)));
    };
    let rates = (0..ROUNDS).map(|_| {
        rate(|| {
            (0..TIMES).for_each(|_| tables.iter().for_each(ask));
            TIMES * tables.len() as u32
        })
    });
    println!("what a seat may do: {:.2} million answers a second", median(rates.collect()) / 1e6);
}

/// `OpenSpiel` in a process of its own, which plays a round whenever it is told to.
struct OpenSpiel {
    process: Child,
    answers: BufReader<std::process::ChildStdout>,
}

impl OpenSpiel {
    const SCRIPT: &str = r#"
import random, sys, time, pyspiel
game = pyspiel.load_game("bridge(use_double_dummy_result=false)")
state = game.new_initial_state()
while state.is_chance_node():
    state.apply_action(random.choice([action for action, _ in state.chance_outcomes()]))
played, acts = 500, 0
for _ in range(played):
    copy = state.clone()
    while not copy.is_terminal():
        copy.apply_action(random.choice(copy.legal_actions()))
        acts += 1
boards = 20000
for seed, _ in enumerate(sys.stdin):
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(boards, seed), 2.0, 1, 100, False, seed, False)
    start = time.process_time()
    bot.step(state)
    print(boards / (time.process_time() - start) * acts / played, flush=True)
"#;

    fn start() -> Option<OpenSpiel> {
        let python = std::env::var("OPENROOM_PYTHON").unwrap_or_else(|_| "python3".to_owned());
        let mut process = Command::new(python)
            .args(["-c", OpenSpiel::SCRIPT])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let answers = BufReader::new(process.stdout.take()?);
        Some(OpenSpiel { process, answers })
    }

    /// The acts a second of one round; none where the process cannot play.
    fn round(&mut self) -> Option<f64> {
        writeln!(self.process.stdin.as_mut()?).ok()?;
        let mut line = String::new();
        self.answers.read_line(&mut line).ok()?;
        line.trim().parse().ok()
    }
}

impl Drop for OpenSpiel {
    fn drop(&mut self) {
        drop(self.process.stdin.take());
        self.process.wait().ok();
    }
}
