//! All twenty results of random deals: our solvers against DDS 2.9 (`ddss`), in turn.
//!
//! `cargo run --release -- [DEALS] [RUNS]`: the median of the runs, on one thread and on two.

use std::num::NonZeroUsize;
use std::time::Instant;

use contract_bridge::{FullDeal, Strain};
use openroom_analysis::double_dummy::{Limits, Solvers, Table};
use openroom_cards::dealing::Dealer;
use openroom_cards::{Deal, Denomination};

fn main() {
    let mut numbers = std::env::args().skip(1).map(|number| number.parse().expect("a number"));
    let (deals, runs): (usize, usize) = (numbers.next().unwrap_or(20), numbers.next().unwrap_or(5));
    let deals: Vec<Deal> = Dealer::from_key([7; 32]).take(deals).collect();
    println!("{} deals, median of {runs} runs in turn", deals.len());
    for threads in [1, 2].map(|threads| NonZeroUsize::new(threads).unwrap()) {
        let solvers = Solvers::new(Limits { threads, ..Limits::default() });
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        assert_eq!(of_ours(&solvers, &deals[..1]), of_theirs(threads, &deals[..1]));
        for _ in 0..runs {
            let (time, tables) = timed(|| of_ours(&solvers, &deals));
            ours.push(time);
            let (time, peers) = timed(|| of_theirs(threads, &deals));
            theirs.push(time);
            assert_eq!(tables, peers, "both solvers agree");
        }
        println!("{threads} threads, tables at most {} MB", solvers.limits().total_megabytes());
        for (what, place) in [("by the clock", 0), ("processor time", 1)] {
            let of = |times: &[[f64; 2]]| median(times.iter().map(|time| time[place]).collect());
            let (ours, theirs) = (of(&ours), of(&theirs));
            let ratio = theirs / ours;
            println!("  {what}: openroom {ours:.3} s, DDS 2.9 {theirs:.3} s: {ratio:.3} of its speed");
        }
    }
    println!("peak memory of both together: {}", peak());
}

fn of_ours(solvers: &Solvers, deals: &[Deal]) -> Vec<Table> {
    solvers.tables(deals, &|| ())
}

fn of_theirs(threads: NonZeroUsize, deals: &[Deal]) -> Vec<Table> {
    let deals: Vec<FullDeal> = deals.iter().map(|deal| deal.to_string().parse().expect("a deal")).collect();
    let solver = ddss::Solver::lock(Some(threads));
    let tables = solver.solve_deals(&deals, ddss::NonEmptyStrainFlags::ALL);
    tables
        .iter()
        .map(|table| {
            Table::from_fn(|denomination, seat| {
                let strain = match denomination {
                    Denomination::Clubs => Strain::Clubs,
                    Denomination::Diamonds => Strain::Diamonds,
                    Denomination::Hearts => Strain::Hearts,
                    Denomination::Spades => Strain::Spades,
                    Denomination::NoTrump => Strain::Notrump,
                };
                u8::from(table[strain].get(contract_bridge::Seat::ALL[seat as usize]))
            })
        })
        .collect()
}

/// Seconds by the clock, and of processor time; the latter says more on a busy machine.
fn timed<T>(work: impl FnOnce() -> T) -> ([f64; 2], T) {
    let (began, used) = (Instant::now(), processor_time());
    let result = work();
    ([began.elapsed().as_secs_f64(), processor_time() - used], result)
}

/// User and system time of this process, in ticks of a hundredth of a second on Linux.
fn processor_time() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    fields.skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() / 100.0
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn peak() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or(" unknown").trim().to_owned()
}
