use serde::{Deserialize, Serialize};

/// How long play takes, in minutes.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pace {
    /// Minutes for one board.
    pub board: u16,
    /// Minutes for moving after each round.
    pub moving: u16,
}

impl Pace {
    /// Seven and a half minutes a board is common; this counts seven and one for each move.
    pub const USUAL: Pace = Pace { board: 7, moving: 1 };

    /// How many minutes rounds of so many boards take.
    pub fn minutes(self, rounds: u16, boards_per_round: u16) -> u32 {
        let round = u32::from(self.board) * u32::from(boards_per_round) + u32::from(self.moving);
        (round * u32::from(rounds)).saturating_sub(u32::from(self.moving))
    }

    /// The most boards a round that fit into the time; none when not even one does.
    pub fn boards_per_round(self, rounds: u16, minutes: u32) -> Option<u16> {
        (1..=32).take_while(|&boards| self.minutes(rounds, boards) <= minutes).last()
    }
}
