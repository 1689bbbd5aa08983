use std::time::{SystemTime, UNIX_EPOCH};

use openroom_cards::Seat;
use openroom_journal::{Entry, Event};
use openroom_laws::Who;
use openroom_tournament::Line;
use serde::{Deserialize, Serialize};

use super::{Brought, Kind, Links, Script};
use crate::secret::Key;

/// The form in which records are stored.
pub(super) const FORMAT: u16 = 1;

/// Something that is kept, and when it happened.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Record {
    /// Milliseconds since 1970.
    pub(super) at: u64,
    /// What happened.
    pub(super) what: Stored,
}

/// What is kept of a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) enum Stored {
    /// It was opened.
    Opened {
        kind: Kind,
        title: String,
        owner: Key,
        links: Links,
        script: Option<Script>,
        /// How many seconds later spectators see it.
        #[serde(default)]
        delay: u16,
        /// The event and the line that are played at it.
        #[serde(default)]
        of: Option<Box<(String, Line)>>,
        /// Whether whoever opened it plays, so that the Director's desk is somebody else's.
        #[serde(default)]
        plays: bool,
        /// The boards that were brought along.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        brought: Vec<Brought>,
    },
    /// Somebody took a place.
    Sat { who: Who, holder: Key, name: String },
    /// A seat was freed; its link is now this one.
    Freed { seat: Seat, link: String },
    /// Everybody but this session has the place no longer; its link is now this one.
    Cleared { who: Who, but: Option<Key>, link: String },
    /// A session has its seat no longer.
    Left { holder: Key },
    /// A session watched this player, or all four.
    Watched { seat: Option<Seat>, by: Key },
    /// Spectators see it so many seconds later from now on.
    Delayed { delay: u16 },
    /// The Director came to those who had called for him when the board had so many events.
    Came { events: usize },
    /// This player had no connection since then, until now.
    Away { seat: Seat, since: u64 },
    /// The Director put the board off.
    Adjourned,
    /// He let it go on.
    Resumed,
    /// Another board was dealt; what happens from here on is on that one.
    Dealt { number: u32 },
    /// Something happened on the board.
    Happened(Box<openroom_laws::Event>),
}

impl Record {
    pub(super) fn event(&self) -> Option<Event> {
        Some(Event::new(FORMAT, serde_json::to_vec(self).ok()?))
    }

    pub(super) fn read(entry: &Entry) -> Option<Record> {
        if entry.event.format != FORMAT {
            return None;
        }
        serde_json::from_slice(&entry.event.bytes).ok()
    }
}

/// Milliseconds since 1970.
pub(super) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.ok().and_then(|since| u64::try_from(since.as_millis()).ok()).unwrap_or_default()
}
