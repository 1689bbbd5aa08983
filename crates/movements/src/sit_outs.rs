//! Whist movements in which one player sits out each round, and movements for any number of players.

use std::fmt;

use openroom_cards::BySeat;

use crate::individual::whist;
use crate::partners::partners;
use crate::ring::Ring;
use crate::{BoardSet, Contestant, Kind, Movement, Round, Supply, Table, Unit, Winners, whist_tables};

/// A number of players for which no individual movement is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoIndividual {
    /// How many players.
    pub players: u16,
}

impl NoIndividual {
    /// The fewest players of an individual: one table.
    pub const FEWEST: u16 = 4;
    /// The most players that a movement is made for.
    pub const MOST: u16 = 241;
}

impl fmt::Display for NoIndividual {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "an individual is made for {} to {} players in at least one round, not for {}; divide a larger field into sections",
            Self::FEWEST,
            Self::MOST,
            self.players
        )
    }
}

impl std::error::Error for NoIndividual {}

/// The movement in which so many players partner everybody once and oppose everybody twice, where one is known;
/// otherwise one in which nobody has the same partner twice. Where they do not fill the tables, some sit out in each
/// round. Without a number of rounds the complete one.
pub fn individual_for(players: u16, rounds: Option<u16>) -> Result<Movement, NoIndividual> {
    let refused = NoIndividual { players };
    if !(NoIndividual::FEWEST..=NoIndividual::MOST).contains(&players) || rounds == Some(0) {
        return Err(refused);
    }
    balanced(players, rounds).or_else(|| partners(players, rounds)).ok_or(refused)
}

fn balanced(players: u16, rounds: Option<u16>) -> Option<Movement> {
    let whole = |players: u16| match players % 4 {
        0 => whist_tables::base_round(players / 4).and_then(|_| {
            let all = players - 1;
            whist(players / 4, rounds.unwrap_or(all).min(all))
        }),
        1 => one_out(players, rounds),
        _ => None,
    };
    let without_one = || whole(players + 1)?.without(Contestant(players + 1)).ok();
    whole(players).or_else(|| without_one().filter(is_played_throughout))
}

/// Whether somebody plays in every round.
fn is_played_throughout(movement: &Movement) -> bool {
    movement.rounds.iter().all(|round| round.tables.iter().any(Table::is_played))
}

/// One more player than the tables hold: the tables of the first round are the powers of a primitive element
/// of a field in steps of a quarter, and each round adds an element to all; the player of that element sits out.
fn one_out(players: u16, rounds: Option<u16>) -> Option<Movement> {
    let field = Ring::new(players, players)?;
    let quarter = players / 4;
    let times = |a: u16, b: u16| field.add_multiple(0, a, b);
    let one = field.constant(1);
    let powers = |root: u16| {
        let next = |power: &u16| Some(times(*power, root)).filter(|&power| power != one && power != 0);
        std::iter::successors(Some(one), next).take(usize::from(players)).collect::<Vec<u16>>()
    };
    let powers = (2..players).map(powers).find(|powers| powers.len() == usize::from(players - 1))?;
    let table = |place: u16, round: u16| {
        let player = |quarters: u16| {
            let element = powers[usize::from(place + quarters * quarter)];
            Some(Contestant(field.add_multiple(element, one, round) + 1))
        };
        let seats = BySeat::new([player(0), player(1), player(2), player(3)]);
        Table { seats, set: Some(BoardSet(round + 1)) }
    };
    let rounds = rounds.unwrap_or(players).min(players);
    Some(Movement {
        kind: Kind::WhistIndividual,
        unit: Unit::Player,
        winners: Winners::One,
        contestants: players,
        sets: rounds,
        boards_per_set: 1,
        supply: Supply { copies: 1, shared_by: quarter },
        rounds: (0..rounds)
            .map(|round| Round { tables: (0..quarter).map(|place| table(place, round)).collect() })
            .collect(),
    })
}
