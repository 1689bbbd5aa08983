use std::sync::{Arc, Mutex, PoisonError};

use openroom_cards::{BySeat, Seat};
use openroom_journal::Journal;

use super::stored::{self, Stored};
use super::{NotDone, Room};

/// A connection that is missed for a shorter time is none that was lost, in milliseconds.
const SHORTEST: u64 = 3_000;

/// Which players are connected.
#[derive(Default)]
pub(super) struct Presence(Mutex<BySeat<Line>>);

/// The connection of a player.
#[derive(Copy, Clone, Default)]
struct Line {
    open: u32,
    /// Since when there is none, where there was one.
    gone: Option<u64>,
}

/// A player who is connected; dropped, he no longer is.
pub(crate) struct Here {
    room: Arc<Room>,
    seats: Vec<Seat>,
}

impl Here {
    /// Where they are.
    pub(crate) fn room(&self) -> &Room {
        &self.room
    }

    /// Players come with a connection. How long they had none before is kept.
    pub(crate) fn come(room: &Arc<Room>, journal: &dyn Journal, seats: Vec<Seat>) -> Result<Here, NotDone> {
        let now = stored::now();
        let back: Vec<Stored> = {
            let mut lines = room.presence.0.lock().unwrap_or_else(PoisonError::into_inner);
            let come = |seat: &Seat| {
                let line = &mut lines[*seat];
                line.open += 1;
                let since = line.gone.take().filter(|since| now.saturating_sub(*since) >= SHORTEST)?;
                Some(Stored::Away { seat: *seat, since })
            };
            seats.iter().filter_map(come).collect()
        };
        let here = Here { room: Arc::clone(room), seats };
        if !back.is_empty() {
            room.arrange(journal, &mut room.state(), back)?;
        }
        Ok(here)
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        let mut lines = self.room.presence.0.lock().unwrap_or_else(PoisonError::into_inner);
        for seat in &self.seats {
            let line = &mut lines[*seat];
            line.open = line.open.saturating_sub(1);
            if line.open == 0 {
                line.gone = Some(stored::now());
            }
        }
    }
}
