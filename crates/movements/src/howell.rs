//! Howell and three-quarter Howell movements.

use crate::balance::unevenness;
use crate::difference_set::{generator, hadamard};
use crate::directions::directions;
use crate::random::Random;
use crate::starter::{BaseTable, climb, exhaust};
use crate::{BoardSet, Contestant, Kind, Movement, Round, Supply, Table, Unit, Winners};

/// A movement of any number of rounds from one more than the tables to one less than the pairs.
///
/// Stationary pairs have the highest numbers. The search has a fixed seed: the same request
/// always gives the same movement.
pub(crate) fn howell(tables: u16, rounds: u16) -> Option<Movement> {
    match (tables, rounds) {
        (2, 3) => Some(two_tables()),
        (3, 5) => Some(three_tables()),
        _ if rounds == 2 * tables - 1 => full(tables),
        _ => partial(tables, rounds),
    }
}

fn kind(tables: u16, rounds: u16) -> Kind {
    if rounds == 2 * tables - 1 { Kind::Howell } else { Kind::ThreeQuarterHowell }
}

fn full(tables: u16) -> Option<Movement> {
    let rounds = 2 * tables - 1;
    let mut random = Random::new(u64::from(tables));
    if let Some(separating) = hadamard(rounds) {
        let negative_inside = |x: u16| separating[usize::from((rounds - x) % rounds)];
        let found = powers(rounds).or_else(|| climb(tables, rounds, Some(&negative_inside), &mut random));
        if let Some(mut base) = found {
            for table in &mut base {
                if let Some(y) = table.second
                    && !negative_inside(y)
                {
                    table.second = Some(table.first);
                    table.first = y;
                }
            }
            // The moving pair 0 is inside the larger part, so the stationary pair sits outside it.
            return Some(turn(&base, tables, rounds, &vec![false; base.len()], Side0::MovingFirst));
        }
    }
    partial(tables, rounds)
}

/// The base round of neighbouring powers of a generator, for a prime that is 3 modulo 4: one of a
/// couple is a square and the other is not.
fn powers(prime: u16) -> Option<Vec<BaseTable>> {
    let generator = u32::from(generator(prime)?);
    let modulus = u32::from(prime);
    let mut power = 1;
    let mut base = vec![BaseTable { first: 0, second: None, set: 0 }];
    for _ in 0..prime / 2 {
        let next = power * generator % modulus;
        let set = ((power + next) % modulus) as u16;
        base.push(BaseTable { first: power as u16, second: Some(next as u16), set });
        power = next * generator % modulus;
    }
    Some(base)
}

fn partial(tables: u16, rounds: u16) -> Option<Movement> {
    let mut random = Random::new(u64::from(tables) << 16 | u64::from(rounds));
    let tries = match rounds {
        // Nine has no starter whose sums are all different.
        9 if tables == 5 => 0,
        _ if tables <= 12 => 6,
        _ => 2,
    };
    let bases: Vec<_> = (0..tries).filter_map(|_| climb(tables, rounds, None, &mut random)).collect();
    let bases =
        if bases.is_empty() && rounds <= 9 { exhaust(tables, rounds).into_iter().collect() } else { bases };
    bases
        .iter()
        .map(|base| {
            let turned = directions(base, tables, rounds);
            turn(base, tables, rounds, &turned, Side0::StationaryFirst)
        })
        .min_by_key(unevenness)
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Side0 {
    StationaryFirst,
    MovingFirst,
}

/// Turns the base round through all rounds; `turned` tables change directions.
fn turn(base: &[BaseTable], tables: u16, rounds: u16, turned: &[bool], order: Side0) -> Movement {
    let at = |i: usize, table: &BaseTable, stationary: u16, r: u16| {
        let moving = |x: u16| Contestant((x + r) % rounds + 1);
        let (ns, ew) = match (table.second, order) {
            (Some(second), _) => (moving(table.first), moving(second)),
            (None, Side0::StationaryFirst) => (Contestant(rounds + stationary), moving(table.first)),
            (None, Side0::MovingFirst) => (moving(table.first), Contestant(rounds + stationary)),
        };
        let laid = Table::sides(Some(ns), Some(ew), BoardSet((table.set + r) % rounds + 1));
        if turned[i] { laid.arrow_switched() } else { laid }
    };
    let round = |r: u16| {
        let mut stationary = 0;
        let tables = base.iter().enumerate().map(|(i, table)| {
            stationary += u16::from(table.second.is_none());
            at(i, table, stationary, r)
        });
        Round { tables: tables.collect() }
    };
    Movement {
        kind: kind(tables, rounds),
        unit: Unit::Pair,
        winners: Winners::One,
        contestants: 2 * tables,
        sets: rounds,
        boards_per_set: 1,
        supply: Supply::SINGLE,
        rounds: (0..rounds).map(round).collect(),
    }
}

/// Two tables: both play the same boards in each round.
fn two_tables() -> Movement {
    let base =
        [BaseTable { first: 0, second: None, set: 0 }, BaseTable { first: 1, second: Some(2), set: 0 }];
    let mut movement = turn(&base, 2, 3, &[false, false], Side0::StationaryFirst);
    movement.supply = Supply { copies: 1, shared_by: 2 };
    movement
}

/// Three tables: no two schedules of six pairs differ in every round, so in one round of the five
/// the three tables share a set.
fn three_tables() -> Movement {
    let swap = |p: u16| match p {
        0 => 1,
        1 => 0,
        other => other,
    };
    let round_of = |p: u16, q: u16| -> u16 {
        match (p.min(q), p.max(q)) {
            (p, 5) => 2 * p % 5,
            (p, q) => (p + q) % 5,
        }
    };
    let mut rounds: Vec<Round> = (0..5).map(|_| Round { tables: Vec::new() }).collect();
    for p in (0..6u16).rev() {
        for q in 0..p {
            let set = round_of(swap(p), swap(q));
            let table = Table::sides(Some(Contestant(p + 1)), Some(Contestant(q + 1)), BoardSet(set + 1));
            rounds[usize::from(round_of(p, q))].tables.push(table);
        }
    }
    let mut best = Movement {
        kind: Kind::Howell,
        unit: Unit::Pair,
        winners: Winners::One,
        contestants: 6,
        sets: 5,
        boards_per_set: 1,
        supply: Supply { copies: 1, shared_by: 3 },
        rounds,
    };
    let mut now = unevenness(&best);
    for place in (0..15).cycle().take(60) {
        let mut other = best.clone();
        let table = &mut other.rounds[place / 3].tables[place % 3];
        *table = table.arrow_switched();
        let then = unevenness(&other);
        if then < now {
            (now, best) = (then, other);
        }
    }
    best
}
