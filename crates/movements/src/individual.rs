//! Movements for individual players.

use openroom_cards::BySeat;

use crate::steps::Steps;
use crate::whist_tables::base_round;
use crate::{BoardSet, Contestant, Kind, Movement, Round, Supply, Table, Unit, Winners};

/// Four groups of players and the boards each move by a step of their own; no two players meet
/// twice. Players of the North group have the lowest numbers, then East, South, West.
pub(crate) fn rainbow(tables: u16, rounds: u16) -> Option<Movement> {
    let steps = Steps::new(tables)?;
    let table = |t: u16, r: u16| {
        let group = |step: u16| steps.place(step, t, r);
        let player = |step: u16| Some(Contestant(step * tables + group(step) + 1));
        let seats = BySeat::new([player(0), player(1), player(2), player(3)]);
        Table { seats, set: Some(BoardSet(group(4) + 1)) }
    };
    Some(Movement {
        kind: Kind::RainbowIndividual,
        unit: Unit::Player,
        winners: Winners::One,
        contestants: 4 * tables,
        sets: tables,
        boards_per_set: 1,
        supply: Supply::SINGLE,
        rounds: (0..rounds).map(|r| Round { tables: (0..tables).map(|t| table(t, r)).collect() }).collect(),
    })
}

/// One base round turned through all others; the last player is stationary. All tables play the
/// same boards in each round.
pub(crate) fn whist(tables: u16, rounds: u16) -> Option<Movement> {
    let base = base_round(tables)?;
    let modulus = 4 * tables - 1;
    let table = |places: &[u16; 4], r: u16| {
        let player = |x: u16| Some(Contestant(if x == modulus { x + 1 } else { (x + r) % modulus + 1 }));
        let [north, south, east, west] = *places;
        let seats = BySeat::new([player(north), player(east), player(south), player(west)]);
        Table { seats, set: Some(BoardSet(r + 1)) }
    };
    Some(Movement {
        kind: Kind::WhistIndividual,
        unit: Unit::Player,
        winners: Winners::One,
        contestants: 4 * tables,
        sets: rounds,
        boards_per_set: 1,
        supply: Supply { copies: 1, shared_by: tables },
        rounds: (0..rounds)
            .map(|r| Round { tables: base.iter().map(|places| table(places, r)).collect() })
            .collect(),
    })
}
