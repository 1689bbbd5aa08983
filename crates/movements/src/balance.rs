use std::fmt;

use serde::{Deserialize, Serialize};

use crate::check::places;
use crate::{Contestant, Movement};

/// How evenly the contestants of one ranking compete with each other, from 0 to 100.
///
/// Two contestants compete by one on a board that they play in the same direction at different
/// tables, by minus one in opposite directions, and by half a top when they meet. The figure is
/// 100 · (sum)² / (couples · sum of squares): 100 when every couple competes equally.
#[derive(Copy, Clone, PartialEq, PartialOrd, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Balance(f64);

impl Balance {
    /// The figure, from 0 to 100.
    pub const fn figure(self) -> f64 {
        self.0
    }

    fn of(competition: impl Iterator<Item = i64>) -> Balance {
        let (mut couples, mut sum, mut squares) = (0i64, 0i64, 0i64);
        for value in competition {
            couples += 1;
            sum += value;
            squares += value * value;
        }
        if squares == 0 {
            return Balance(0.0);
        }
        #[allow(clippy::cast_precision_loss)] // far below 2^53 for any movement that can be seated
        Balance(100.0 * (sum as f64) * (sum as f64) / (couples as f64 * squares as f64))
    }
}

impl fmt::Display for Balance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1}", self.0)
    }
}

/// The balance of each ranking of a movement.
pub fn balance(movement: &Movement) -> Vec<Balance> {
    let competition = competition(movement);
    let size = usize::from(movement.contestants) + 1;
    let at =
        |one: Contestant, other: Contestant| competition[usize::from(one.0) * size + usize::from(other.0)];
    movement
        .lines()
        .iter()
        .map(|line| {
            Balance::of(
                line.iter().enumerate().flat_map(|(i, &one)| line[i + 1..].iter().map(move |&o| at(one, o))),
            )
        })
        .collect()
}

/// The sum of squares that a search for better balance makes small; one ranking of all.
pub(crate) fn unevenness(movement: &Movement) -> i64 {
    competition(movement).iter().map(|value| value * value).sum()
}

fn competition(movement: &Movement) -> Vec<i64> {
    let size = usize::from(movement.contestants) + 1;
    let mut plays: Vec<Vec<(usize, Contestant, i64)>> = vec![Vec::new(); usize::from(movement.sets) + 1];
    let tables = movement.rounds.iter().flat_map(|round| &round.tables).filter(|table| table.is_played());
    for (number, table) in tables.enumerate() {
        let Some(set) = table.set else { continue };
        for (seat, who) in places(movement.unit, table) {
            let direction = 1 - 2 * (seat as i64 % 2);
            plays[usize::from(set.0)].push((number, who, direction));
        }
    }
    let mut competition = vec![0; size * size];
    for set in &plays {
        let mut tables: Vec<usize> = set.iter().map(|&(table, ..)| table).collect();
        tables.dedup();
        let half_top = i64::from(tables.len() as u32) - 1;
        for &(table, one, direction) in set {
            for &(other_table, other, other_direction) in set {
                if one == other {
                    continue;
                }
                let same_way = direction * other_direction;
                competition[usize::from(one.0) * size + usize::from(other.0)] +=
                    if table == other_table { -same_way * half_top } else { same_way };
            }
        }
    }
    competition
}
