//! Individuals for any number of players: nobody has the same partner twice.

use openroom_cards::BySeat;

use crate::matching::{Edge, least_cost_perfect_matching};
use crate::{BoardSet, Contestant, Kind, Movement, Round, Supply, Table, Unit, Winners};

/// What a sit-out weighs against opponents who meet again.
const SITTING_OUT: i64 = 1 << 20;

/// How often each has met each as opponents, and how often each has sat out.
struct So {
    players: usize,
    opposed: Vec<i64>,
    out: Vec<i64>,
}

impl So {
    /// What it costs to let two couples play each other: more for every time that they have met.
    fn meeting(&self, one: [usize; 2], other: [usize; 2]) -> i64 {
        let pairs = one.into_iter().flat_map(|a| other.into_iter().map(move |b| (a, b)));
        pairs.map(|(a, b)| 2 * self.opposed[a * self.players + b] + 1).sum()
    }

    /// What it costs to let a couple sit out.
    fn sitting_out(&self, couple: [usize; 2]) -> i64 {
        couple.into_iter().map(|one| SITTING_OUT * (2 * self.out[one] + 1)).sum()
    }

    fn meet(&mut self, one: [usize; 2], other: [usize; 2]) {
        for a in one {
            for b in other {
                self.opposed[a * self.players + b] += 1;
                self.opposed[b * self.players + a] += 1;
            }
        }
    }
}

/// Everybody partners everybody once, or nobody twice where some sit out; all tables play the same boards in each
/// round. Who sits out and who meets whom is spread as evenly as can be from round to round.
pub(crate) fn partners(players: u16, rounds: Option<u16>) -> Option<Movement> {
    let count = usize::from(players);
    let mut so = So { players: count, opposed: vec![0; count * count], out: vec![0; count] };
    let seats = count + count % 2;
    let all = seats - 1;
    let rounds = rounds.map_or(all, |rounds| usize::from(rounds).min(all));
    let mut laid = Vec::with_capacity(rounds);
    for round in 0..rounds {
        laid.push(Round { tables: tables(&mut so, &couples(seats, round), round)? });
    }
    Some(Movement {
        kind: Kind::WhistIndividual,
        unit: Unit::Player,
        winners: Winners::One,
        contestants: players,
        sets: rounds as u16,
        boards_per_set: 1,
        supply: Supply { copies: 1, shared_by: players / 4 },
        rounds: laid,
    })
}

/// The couples of a round: the last stays, the others turn, and two who are as far from the first are together.
fn couples(seats: usize, round: usize) -> Vec<[usize; 2]> {
    let turning = seats - 1;
    let place = |at: usize| (at + round) % turning;
    let others = (1..seats / 2).map(|at| [place(at), place(turning - at)]);
    std::iter::once([place(0), turning]).chain(others).collect()
}

/// The tables of a round, with who does not play noted.
fn tables(so: &mut So, couples: &[[usize; 2]], round: usize) -> Option<Vec<Table>> {
    let whole = |couple: &&[usize; 2]| couple.iter().all(|one| *one < so.players);
    let there: Vec<[usize; 2]> = couples.iter().filter(whole).copied().collect();
    let mut alone: Vec<usize> = couples
        .iter()
        .filter(|couple| !whole(couple))
        .flatten()
        .copied()
        .filter(|one| *one < so.players)
        .collect();
    // A couple too many sits out: it is matched with nobody.
    let nobody = there.len();
    let vertices = there.len() + there.len() % 2;
    let cost = |one: usize, other: usize| match there.get(other) {
        Some(&couple) => so.meeting(there[one], couple),
        None => so.sitting_out(there[one]),
    };
    let edges: Vec<Edge> = (0..vertices)
        .flat_map(|one| (one + 1..vertices).map(move |other| (one, other)))
        .map(|(one, other)| Edge { one, other, cost: cost(one, other) })
        .collect();
    let matching = least_cost_perfect_matching(vertices, &edges)?;
    let mut tables = Vec::new();
    for (one, &other) in matching.mate.iter().enumerate().take(there.len()) {
        if other == nobody {
            alone.extend(there[one]);
        } else if one < other {
            let (ns, ew) = (there[one], there[other]);
            so.meet(ns, ew);
            let who = |player: usize| Some(Contestant(player as u16 + 1));
            let seats = BySeat::new([who(ns[0]), who(ew[0]), who(ns[1]), who(ew[1])]);
            tables.push(Table { seats, set: Some(BoardSet(round as u16 + 1)) });
        }
    }
    for one in alone {
        so.out[one] += 1;
    }
    Some(tables)
}
