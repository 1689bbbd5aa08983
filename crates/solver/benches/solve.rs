//! Our solver beside another on the same questions, in turn, in processor time of one thread.
//!
//! `cargo bench -p openroom-solver --bench solve -- [DEALS] [RUNS]`

#[path = "../tests/convert.rs"]
mod convert;
#[allow(dead_code, reason = "positions come from play here")]
#[path = "../tests/random.rs"]
mod random;

use std::time::Instant;

use contract_bridge::{FullDeal, Seat as TheirSeat, Strain};
use convert::{board, builder, card, strain};
use openroom_cards::dealing::Dealer;
use openroom_cards::{BySeat, Card, Deal, Denomination, Seat, Side};
use openroom_solver::{Megabytes, Position, Solver};
use pons_dds::{Objective, PlayTrace, Target};
use random::Random;

/// A board that was played: where it began, the cards, and each position on the way.
type Played = (Position, Vec<Card>, Vec<Position>);

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|number| number.parse().ok());
    let (deals, runs) = (numbers.next().unwrap_or(10), numbers.next().unwrap_or(3));
    let deals: Vec<Deal> = Dealer::from_key([7; 32]).take(deals).collect();
    let played = played(&deals);
    let shared = shared(&deals[0], 5 * deals.len());
    println!("{} deals, median of {runs} runs in turn, processor time of one thread", deals.len());
    let both = (|ours: &mut Solver| results(ours, &deals), |theirs: &mut _| their_results(theirs, &deals));
    compare("all twenty results", runs, both.0, both.1);
    compare(
        "the cost of each card of a play",
        runs,
        |ours| played.iter().map(|(start, cards, _)| play(ours, start, cards)).collect::<Vec<_>>().concat(),
        |theirs| {
            played
                .iter()
                .map(|(start, cards, _)| their_play(theirs, start, cards))
                .collect::<Vec<_>>()
                .concat()
        },
    );
    let every: Vec<Position> = played.iter().flat_map(|(_, _, positions)| positions.clone()).collect();
    compare(
        "every card of each position of a play",
        runs,
        |ours| every.iter().flat_map(|position| cards(ours, position)).collect(),
        |theirs| every.iter().flat_map(|position| their_cards(theirs, position)).collect(),
    );
    compare(
        "one contract of deals that share two hands",
        runs,
        |ours| {
            shared
                .iter()
                .map(|position| ours.tricks_from(position, Side::NorthSouth).expect("no stop"))
                .collect()
        },
        |theirs| {
            shared
                .iter()
                .map(|position| 13 - their_cards_of(theirs, position, Target::Any(None))[0])
                .collect()
        },
    );
    println!("peak memory of both together: {}", peak());
}

/// Tells how long each took, and that both said the same.
fn compare(
    what: &str,
    runs: usize,
    mut ours: impl FnMut(&mut Solver) -> Vec<u8>,
    mut theirs: impl FnMut(&mut pons_dds::Solver) -> Vec<u8>,
) {
    let (mut solver, mut peer) =
        (Solver::new(Megabytes::default()), pons_dds::Solver::with_memory(Strain::Notrump, 160, 256));
    let mut times = Vec::new();
    for _ in 0..runs {
        solver.forget();
        let (one, found) = timed(|| ours(&mut solver));
        let (other, expected) = timed(|| theirs(&mut peer));
        assert_eq!(found, expected, "both solvers agree");
        times.push((one, other));
    }
    let median = |of: fn(&(f64, f64)) -> f64| {
        let mut times: Vec<f64> = times.iter().map(of).collect();
        times.sort_by(f64::total_cmp);
        times[times.len() / 2]
    };
    let (one, other) = (median(|times| times.0), median(|times| times.1));
    println!("{what}: openroom {one:.3} s, pons-dds {other:.3} s: {:.2} of its speed", other / one);
}

fn results(ours: &mut Solver, deals: &[Deal]) -> Vec<u8> {
    let rows = |deal| {
        let results = ours.results(deal).expect("no stop");
        Denomination::ALL.into_iter().flat_map(move |denomination| *results.row(denomination).values())
    };
    deals.iter().flat_map(rows).collect()
}

fn their_results(theirs: &mut pons_dds::Solver, deals: &[Deal]) -> Vec<u8> {
    let mut all = Vec::new();
    for deal in deals {
        let full: FullDeal = builder(deal.hands()).build_full().expect("a deal");
        for denomination in Denomination::ALL {
            theirs.set_strain(strain(denomination));
            let row = theirs.solve(full);
            all.extend(TheirSeat::ALL.map(|seat| row.get(seat).get()));
        }
    }
    all
}

fn play(ours: &mut Solver, start: &Position, cards: &[Card]) -> Vec<u8> {
    ours.play(start, start.trick().leader.rho().side(), cards).expect("lawful cards and no stop")
}

fn their_play(theirs: &mut pons_dds::Solver, start: &Position, cards: &[Card]) -> Vec<u8> {
    theirs.set_strain(strain(start.denomination()));
    let trace = PlayTrace { board: board(start), cards: cards.iter().map(|played| card(*played)).collect() };
    theirs.analyse_play(&trace).tricks.iter().map(|tricks| tricks.get()).collect()
}

fn cards(ours: &mut Solver, position: &Position) -> Vec<u8> {
    ours.cards(position).expect("no stop").into_iter().map(|value| value.tricks).collect()
}

fn their_cards(theirs: &mut pons_dds::Solver, position: &Position) -> Vec<u8> {
    their_cards_of(theirs, position, Target::Legal)
}

fn their_cards_of(theirs: &mut pons_dds::Solver, position: &Position, target: Target) -> Vec<u8> {
    theirs.set_strain(strain(position.denomination()));
    let found = theirs.solve_board(&Objective { board: board(position), target });
    let mut values = Vec::new();
    for play in &found.plays {
        values.extend(std::iter::repeat_n(play.score.get(), play.equals.len() + 1));
    }
    values.sort_unstable_by_key(|tricks| std::cmp::Reverse(*tricks));
    values
}

/// The deals played out, mostly well.
fn played(deals: &[Deal]) -> Vec<Played> {
    let mut random = Random::new(1);
    let mut solver = Solver::new(Megabytes::default());
    let mut all = Vec::new();
    for (number, deal) in deals.iter().enumerate() {
        let start = Position::opening(deal, Denomination::ALL[number % 5], Seat::ALL[number / 5 % 4]);
        let (mut position, mut cards, mut positions) = (start, Vec::new(), vec![start]);
        while position.turn().is_some() {
            let legal = position.legal();
            let any = legal.nth(random.below(legal.len() as usize) as u32);
            let best = solver.cards(&position).expect("no stop").first().map(|value| value.card);
            let card = if random.below(6) == 0 { any } else { best }.expect("a card");
            cards.push(card);
            position = position.after(card).expect("a lawful card");
            if position.turn().is_some() {
                positions.push(position);
            }
        }
        all.push((start, cards, positions));
    }
    all
}

/// Openings in spades with the same hands of North and South.
fn shared(deal: &Deal, many: usize) -> Vec<Position> {
    let mut random = Random::new(2);
    let known = BySeat::from_fn(|seat| (seat.side() == Side::NorthSouth).then_some(deal.hands()[seat]));
    let one = |_| {
        let rest = random.shuffle_rest(&known);
        let hands = BySeat::from_fn(|seat| match seat {
            Seat::North | Seat::South => deal.hands()[seat],
            Seat::East => rest[..13].iter().copied().collect(),
            Seat::West => rest[13..].iter().copied().collect(),
        });
        Position::opening(&Deal::new(hands).expect("a deal"), Denomination::Spades, Seat::West)
    };
    (0..many).map(one).collect()
}

/// Seconds of processor time; by the clock where the system does not tell.
fn timed<T>(work: impl FnOnce() -> T) -> (f64, T) {
    let (began, used) = (Instant::now(), processor_time());
    let result = work();
    let spent = processor_time().zip(used).map(|(now, then)| now - then);
    (spent.unwrap_or_else(|| began.elapsed().as_secs_f64()), result)
}

fn processor_time() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    Some(text.split_whitespace().next()?.parse::<f64>().ok()? / 1e9)
}

fn peak() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or(" unknown").trim().to_owned()
}
