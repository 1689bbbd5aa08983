use serde::{Deserialize, Serialize};

use crate::Contestant;

/// Who takes a place in a match of a bracket.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entrant {
    /// The contestant seeded with this number.
    Seed(Contestant),
    /// The winner of a match of the round before, counted from 0.
    WinnerOf(usize),
}

/// A match of a bracket.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Match {
    /// Two entrants play.
    Between(Entrant, Entrant),
    /// One entrant goes on without play.
    Bye(Entrant),
}

/// A knockout: the loser of a match is out; the highest seeds have the byes and meet last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bracket {
    /// How many contestants enter.
    pub contestants: u16,
    /// The matches of each round; the last round has one.
    pub rounds: Vec<Vec<Match>>,
}

/// The bracket for a number of seeded contestants; none below two.
pub fn knockout(contestants: u16) -> Option<Bracket> {
    if contestants < 2 {
        return None;
    }
    let size = u32::from(contestants).next_power_of_two();
    let mut order = vec![1u32];
    while (order.len() as u32) < size {
        let next = 2 * order.len() as u32 + 1;
        order = order.iter().flat_map(|&seed| [seed, next - seed]).collect();
    }
    let entrant = |seed: u32| Entrant::Seed(Contestant(seed as u16));
    let first = order.chunks(2).map(|couple| {
        let (high, low) = (couple[0].min(couple[1]), couple[0].max(couple[1]));
        if low > u32::from(contestants) {
            Match::Bye(entrant(high))
        } else {
            Match::Between(entrant(high), entrant(low))
        }
    });
    let mut rounds = vec![first.collect::<Vec<_>>()];
    let mut matches = order.len() / 2;
    while matches > 1 {
        matches /= 2;
        let next = |i: usize| Match::Between(Entrant::WinnerOf(2 * i), Entrant::WinnerOf(2 * i + 1));
        rounds.push((0..matches).map(next).collect());
    }
    Some(Bracket { contestants, rounds })
}

impl Bracket {
    /// The two contestants of a match, when the winners that it waits for are known.
    ///
    /// `winners` gives the winner of each match that has been decided, by round and match from 0.
    pub fn players(
        &self,
        round: usize,
        number: usize,
        winners: impl Fn(usize, usize) -> Option<Contestant> + Copy,
    ) -> Option<(Contestant, Contestant)> {
        let who = |entrant: Entrant| match entrant {
            Entrant::Seed(contestant) => Some(contestant),
            Entrant::WinnerOf(before) => {
                let before_round = round.checked_sub(1)?;
                match self.rounds.get(before_round)?.get(before)? {
                    Match::Bye(Entrant::Seed(contestant)) => Some(*contestant),
                    Match::Bye(Entrant::WinnerOf(_)) => None,
                    Match::Between(..) => winners(before_round, before),
                }
            }
        };
        match *self.rounds.get(round)?.get(number)? {
            Match::Between(one, other) => Some((who(one)?, who(other)?)),
            Match::Bye(_) => None,
        }
    }
}
