//! Mitchell movements: North-South stay, East-West move up, boards move down.

use crate::{BoardSet, Contestant, Kind, Movement, Round, Supply, Table, Unit, Winners};

/// Which set lies where, and which East-West pair is there: by table and round, all from 0.
struct Plan<'a> {
    kind: Kind,
    tables: u16,
    rounds: u16,
    sets: u16,
    supply: Supply,
    pair: &'a dyn Fn(u16, u16) -> u16,
    set: &'a dyn Fn(u16, u16) -> u16,
}

impl Plan<'_> {
    fn lay_out(&self) -> Movement {
        let table = |t: u16, r: u16| {
            let ew = self.tables + 1 + (self.pair)(t, r);
            Table::sides(Some(Contestant(t + 1)), Some(Contestant(ew)), BoardSet((self.set)(t, r) + 1))
        };
        let round = |r| Round { tables: (0..self.tables).map(|t| table(t, r)).collect() };
        Movement {
            kind: self.kind,
            unit: Unit::Pair,
            winners: Winners::Two,
            contestants: 2 * self.tables,
            sets: self.sets,
            boards_per_set: 1,
            supply: self.supply,
            rounds: (0..self.rounds).map(round).collect(),
        }
    }
}

fn wrap(value: i32, modulus: u16) -> u16 {
    value.rem_euclid(i32::from(modulus)) as u16
}

/// East-West up one, boards down one; any odd number of tables, or half the rounds of an even one.
pub(crate) fn standard(tables: u16, rounds: u16) -> Movement {
    Plan {
        kind: Kind::Mitchell,
        tables,
        rounds,
        sets: tables,
        supply: Supply::SINGLE,
        pair: &|t, r| wrap(i32::from(t) - i32::from(r), tables),
        set: &|t, r| (t + r) % tables,
    }
    .lay_out()
}

/// East-West skip a table after half the rounds of an even number of tables.
pub(crate) fn skip(tables: u16, rounds: u16) -> Movement {
    Plan {
        kind: Kind::SkipMitchell,
        tables,
        rounds,
        sets: tables,
        supply: Supply::SINGLE,
        pair: &|t, r| {
            let skipped = u16::from(r >= tables / 2);
            wrap(i32::from(t) - i32::from(r) - i32::from(skipped), tables)
        },
        set: &|t, r| (t + r) % tables,
    }
    .lay_out()
}

/// The first and last table share boards, and one set rests on a bye stand half way.
pub(crate) fn relay(tables: u16, rounds: u16) -> Movement {
    Plan {
        kind: Kind::RelayMitchell,
        tables,
        rounds,
        sets: tables,
        supply: Supply { copies: 1, shared_by: 2 },
        pair: &|t, r| wrap(i32::from(t) - i32::from(r), tables),
        set: &|t, r| (t + u16::from(t >= tables / 2) + r) % tables,
    }
    .lay_out()
}

/// Every pair plays the same boards, of which there are copies: the boards of the first block of
/// tables are laid out upwards, those of the second downwards.
pub(crate) fn web(tables: u16, rounds: u16) -> Movement {
    let ascending = if tables.is_multiple_of(2) { tables / 2 } else { (tables - rounds) / 2 };
    let skip = rounds.is_multiple_of(2);
    let set = |t: u16, r: u16| {
        if t < ascending {
            (t + r) % rounds
        } else {
            let place = i32::from(t - ascending);
            wrap(i32::from(ascending) - 2 - place - i32::from(r), rounds)
        }
    };
    let at_once = |r: u16| {
        let mut tables_of = vec![0; usize::from(rounds)];
        (0..tables).for_each(|t| tables_of[usize::from(set(t, r))] += 1);
        tables_of.into_iter().max()
    };
    let copies = (0..rounds).filter_map(at_once).max().unwrap_or(1);
    Plan {
        kind: Kind::WebMitchell,
        tables,
        rounds,
        sets: rounds,
        supply: Supply { copies, shared_by: 1 },
        pair: &|t, r| {
            let skipped = u16::from(skip && r >= rounds / 2);
            wrap(i32::from(t) - i32::from(r) - i32::from(skipped), tables)
        },
        set: &set,
    }
    .lay_out()
}

/// One round more than tables: a moving pair stays at the last table for a round as North-South
/// before it goes on, so that one pair fewer is stationary.
pub(crate) fn hesitation(tables: u16, rounds: u16) -> Movement {
    let places = tables + 1;
    let byes = if tables.is_multiple_of(2) { 2 } else { 1 };
    let table = |t: u16, r: u16| {
        let moving = |place: u16| Contestant(tables + wrap(i32::from(place) - i32::from(r), places));
        let lower = tables / 2;
        let location = if t < lower { t } else { t + byes };
        let ns = if t == tables - 1 { moving(tables) } else { Contestant(t + 1) };
        Table::sides(Some(ns), Some(moving(t)), BoardSet((location + r) % places + 1))
    };
    Movement {
        kind: Kind::HesitationMitchell,
        unit: Unit::Pair,
        winners: Winners::One,
        contestants: 2 * tables,
        sets: places,
        boards_per_set: 1,
        supply: Supply { copies: 1, shared_by: byes },
        rounds: (0..rounds).map(|r| Round { tables: (0..tables).map(|t| table(t, r)).collect() }).collect(),
    }
}
