use crate::{BoardSet, Contestant, Kind, Movement, Round, Supply, Table, Unit, Winners};

/// The movement with all tables playing the same boards in each round, each table its own copy,
/// so that the scores of a round are known when it ends.
pub fn as_barometer(movement: &Movement) -> Movement {
    let mut same = movement.clone();
    same.sets = movement.rounds.len() as u16;
    same.supply = Supply { copies: movement.tables() as u16, shared_by: 1 };
    for (number, round) in (1..).zip(&mut same.rounds) {
        for table in &mut round.tables {
            table.set = Some(BoardSet(number));
        }
    }
    same
}

/// Every pair meets every other once; directions alternate along the circle.
pub(crate) fn barometer(tables: u16, rounds: u16) -> Movement {
    let circle = 2 * tables - 1;
    let table = |t: u16, r: u16| {
        let one = if t == 0 { circle } else { (r + t) % circle };
        let other = (r + circle - t) % circle;
        let turned = if t == 0 { r % 2 == 1 } else { t % 2 == 1 };
        let (ns, ew) = if turned { (other, one) } else { (one, other) };
        Table::sides(Some(Contestant(ns + 1)), Some(Contestant(ew + 1)), BoardSet(r + 1))
    };
    Movement {
        kind: Kind::Barometer,
        unit: Unit::Pair,
        winners: Winners::One,
        contestants: 2 * tables,
        sets: rounds,
        boards_per_set: 1,
        supply: Supply { copies: tables, shared_by: 1 },
        rounds: (0..rounds).map(|r| Round { tables: (0..tables).map(|t| table(t, r)).collect() }).collect(),
    }
}
