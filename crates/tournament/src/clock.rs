//! The clock of rounds: when a round ends, when to warn, which tables are late.

use serde::{Deserialize, Serialize};

use crate::{Line, Moment, Section, Tournament};

/// How long rounds last, in minutes.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// For each board.
    pub board: u16,
    /// For moving to the next table.
    pub moving: u16,
    /// How long before the end the warning is given.
    pub warning: u16,
}

impl Default for Clock {
    fn default() -> Clock {
        Clock { board: 7, moving: 1, warning: 3 }
    }
}

/// Where a round stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum RoundState {
    /// It is played.
    Playing,
    /// It is nearly over: no new board is begun.
    Warning,
    /// Its time is over.
    Over,
}

/// The clock of a section at some moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundClock {
    /// The round.
    pub round: u16,
    /// When its time ends.
    pub ends: Moment,
    /// Where it stands.
    pub state: RoundState,
    /// Tables with boards of this or an earlier round that are not done, once the time is over.
    pub late: Vec<u16>,
}

impl Tournament {
    /// The clock of a section of the current session; none before the first round, or without a clock.
    pub fn clock(&self, section: Section, now: Moment) -> Option<RoundClock> {
        let clock = self.conditions()?.clock?;
        let playing = self.section(self.session_no(), section)?;
        let called = *playing.called.last()?;
        let boards = u64::from(playing.movement.boards_per_set);
        let ends = Moment(called.0.saturating_add(60 * u64::from(clock.board) * boards));
        let now = self.now.max(now);
        let state = if now >= ends {
            RoundState::Over
        } else if now.after_minutes(clock.warning) >= ends {
            RoundState::Warning
        } else {
            RoundState::Playing
        };
        let mut late: Vec<u16> = match state {
            RoundState::Over => self
                .missing(self.session_no())
                .iter()
                .filter(|line| line.section == section)
                .map(at)
                .collect(),
            RoundState::Playing | RoundState::Warning => Vec::new(),
        };
        late.dedup();
        Some(RoundClock { round: playing.round(), ends, state, late })
    }
}

fn at(line: &Line) -> u16 {
    line.table
}
