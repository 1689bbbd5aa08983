//! Small endings, each line of play to its end.

use std::collections::HashMap;

use openroom_cards::{Card, Side};
use openroom_solver::{CardValue, Megabytes, Position, Solver};

use crate::random::Random;

/// The tricks that North and South still win, by trying everything.
fn forced(position: &Position, seen: &mut HashMap<Position, u8>) -> u8 {
    if position.tricks_left() == 0 {
        return 0;
    }
    if let Some(tricks) = seen.get(position) {
        return *tricks;
    }
    let after = position.legal().into_iter().map(|card| forced_after(position, card, seen));
    let tricks = match position.turn().unwrap().side() {
        Side::NorthSouth => after.max().unwrap(),
        Side::EastWest => after.min().unwrap(),
    };
    seen.insert(*position, tricks);
    tricks
}

fn forced_after(position: &Position, card: Card, seen: &mut HashMap<Position, u8>) -> u8 {
    let next = position.after(card).unwrap();
    let ended = next.tricks_left() < position.tricks_left();
    let won = ended && next.trick().leader.side() == Side::NorthSouth;
    u8::from(won) + forced(&next, seen)
}

fn of(side: Side, tricks: u8, position: &Position) -> u8 {
    match side {
        Side::NorthSouth => tricks,
        Side::EastWest => position.tricks_left() - tricks,
    }
}

fn check(solver: &mut Solver, position: &Position) {
    let mut seen = HashMap::new();
    let tricks = forced(position, &mut seen);
    for side in Side::ALL {
        let tricks = of(side, tricks, position);
        assert_eq!(solver.tricks_from(position, side), Ok(tricks), "{position:?}");
        for wanted in 0..=position.tricks_left() + 1 {
            assert_eq!(solver.wins(position, side, wanted), Ok(tricks >= wanted), "{wanted} of {position:?}");
        }
    }
    let side = position.turn().unwrap().side();
    let mut values: Vec<CardValue> = position
        .legal()
        .into_iter()
        .map(|card| CardValue { card, tricks: of(side, forced_after(position, card, &mut seen), position) })
        .collect();
    values.sort_by_key(|value| (std::cmp::Reverse(value.tricks), value.card));
    assert_eq!(solver.cards(position), Ok(values), "{position:?}");
}

#[test]
fn small_endings_come_out_as_by_force() {
    let mut solver = Solver::new(Megabytes::LEAST);
    for seed in 0..3000 {
        let mut random = Random::new(seed);
        let tricks = 1 + random.below(4);
        check(&mut solver, &random.position(tricks));
    }
}

#[test]
fn endings_of_five_cards_come_out_as_by_force() {
    let mut solver = Solver::new(Megabytes::LEAST);
    for seed in 0..60 {
        check(&mut solver, &Random::new(seed).position(5));
    }
}
