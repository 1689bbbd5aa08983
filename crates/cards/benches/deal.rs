//! Uniform random deals on one core, beside other dealers, in alternating rounds of one run.

use std::hint::black_box;
use std::process::Command;
use std::time::Instant;

use chacha20::ChaCha20Rng;
use chacha20::rand_core::SeedableRng;
use openroom_cards::Deal;
use openroom_cards::dealing::Dealer;

const ROUNDS: usize = 15;
const DEALS: u32 = 200_000;

/// Deals one after the other for a round; gives deals a second.
fn rate<T>(mut deal: impl FnMut() -> T) -> f64 {
    let start = Instant::now();
    for _ in 0..DEALS {
        black_box(deal());
    }
    f64::from(DEALS) / start.elapsed().as_secs_f64()
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn main() {
    let mut ours = Dealer::from_entropy().expect("random bits from the operating system");
    let mut numbers = Dealer::from_entropy().expect("random bits from the operating system");
    let mut thread = rand::rng();
    let mut same = ChaCha20Rng::from_seed(rand::random());
    let mut rounds = Vec::new();
    for _ in 0..=ROUNDS {
        rounds.push([
            rate(|| ours.deal()),
            rate(|| contract_bridge::deck::full_deal(&mut thread)),
            rate(|| contract_bridge::deck::full_deal(&mut same)),
            rate(|| numbers.number()),
        ]);
    }
    // The first round warms up.
    rounds.remove(0);
    let of = |dealer: usize| median(rounds.iter().map(|round| round[dealer]).collect());
    let ratio = |dealer: usize| median(rounds.iter().map(|round| round[0] / round[dealer]).collect());
    println!("deals a second, median of {ROUNDS} rounds of {DEALS} deals");
    println!("{:>12.0}  openroom, ChaCha20, number drawn and unranked", of(0));
    println!("{:>12.0}  openroom, ChaCha20, number only", of(3));
    println!("{:>12.0}  contract-bridge full_deal, its rand::rng() (ChaCha12)", of(1));
    println!("{:>12.0}  contract-bridge full_deal, ChaCha20", of(2));
    println!(
        "ratio to contract-bridge: {:.2} (ChaCha12), {:.2} (ChaCha20); at least 1.5 is wanted",
        ratio(1),
        ratio(2)
    );
    endplay(of(0));
    ranking();
}

/// Numbers of deals that are there already.
fn ranking() {
    let deals: Vec<Deal> = Dealer::from_key([7; 32]).take(1000).collect();
    let mut next = deals.iter().cycle();
    let ranked = median((0..ROUNDS).map(|_| rate(|| next.next().map(|deal| deal.number()))).collect());
    println!("{ranked:>12.0}  openroom, number of a given deal");
}

/// The dealer of the Python package endplay, which draws from a Mersenne twister.
fn endplay(ours: f64) {
    const SCRIPT: &str = "
import time
from endplay.dealer import generate_deals
def rate():
    start = time.perf_counter()
    count = sum(1 for _ in generate_deals(produce=5000))
    return count / (time.perf_counter() - start)
rate()
print(sorted(rate() for _ in range(5))[2])
";
    let python = ["python3", "python"].into_iter().find_map(|python| {
        let output = Command::new(python).args(["-c", SCRIPT]).output().ok()?;
        String::from_utf8(output.stdout).ok()?.trim().parse::<f64>().ok()
    });
    match python {
        Some(rate) => {
            println!("{rate:>12.0}  endplay generate_deals, Mersenne twister");
            println!("ratio to endplay: {:.0}", ours / rate);
        }
        None => println!("     skipped  endplay: no Python with that package here (pip install endplay)"),
    }
}
