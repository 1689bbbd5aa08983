//! Rulings of the desk, of live tables and of events, for those who may see them.

use openroom_archive::rulings;
use openroom_desk::Record;
use openroom_tournament::{Line, Person};

use super::{Club, Evening, Guest, Inside, NotDone};
use crate::secret::Key;

/// A ruling that somebody may see.
pub(crate) struct Seen {
    /// Its number, where it is kept at the desk.
    pub(crate) number: Option<u32>,
    /// The code of the event in which it was entered.
    pub(crate) event: Option<String>,
    /// The ruling.
    pub(crate) record: Record,
}

impl Club {
    /// The rulings that are kept, oldest first, then those of the events that this session runs or directs. What is about
    /// a board that the session has still to play is left out.
    pub(crate) fn rulings_seen(&self, key: &Key) -> Result<Vec<Seen>, NotDone> {
        let kept = self.rulings_kept()?.into_iter().filter(|(_, record)| !self.is_hidden(record, key));
        let mut all: Vec<Seen> =
            kept.map(|(number, record)| Seen { number: Some(number), event: None, record }).collect();
        let organizes = self.is_organizer(key)?;
        for (code, _) in self.events()? {
            let Some(evening) = self.find(&code) else { continue };
            let guest = evening.inside().guest(key);
            if !organizes && guest.office.is_none() {
                continue;
            }
            let records = evening.rulings()?;
            let inside = evening.inside();
            let seen = records.into_iter().filter(|(line, _)| may_see(&inside, &guest, *line));
            all.extend(seen.map(|(_, record)| Seen { number: None, event: Some(code.clone()), record }));
        }
        Ok(all)
    }

    /// Whether a ruling is about a board that this session has still to play.
    pub(crate) fn is_hidden(&self, record: &Record, key: &Key) -> bool {
        let place = record.source.place().and_then(|place| place.split_once(' '));
        let Some((code, line)) = place.and_then(|(code, line)| Some((code, line.parse::<Line>().ok()?)))
        else {
            return false;
        };
        let Some(evening) = self.find(code) else { return false };
        let inside = evening.inside();
        !may_see(&inside, &inside.guest(key), line)
    }
}

fn may_see(inside: &Inside, guest: &Guest, line: Line) -> bool {
    !inside.has_still_to_play(guest, line.session, line.board)
}

/// The place by which the record of a live case is found again.
pub(crate) fn place(code: &str, line: Line) -> String {
    format!("{code} {line}")
}

impl Inside {
    /// When the Director was last called from the table of a line while its round was played, before this; in seconds.
    pub(crate) fn called(&self, line: Line, before: u64) -> Option<u64> {
        let (from, until) = self.pace.played(line)?;
        let calls =
            self.door.calls.iter().filter(|call| (call.section, call.table) == (line.section, line.table));
        let times = calls.map(|call| call.at / 1000);
        let then = |at: &u64| *at >= from.0 && *at <= before && until.is_none_or(|until| *at < until.0);
        times.filter(then).max()
    }
}

impl Evening {
    /// The rulings that were entered in the event, each with its line.
    fn rulings(&self) -> Result<Vec<(Line, Record)>, NotDone> {
        let (title, people) = {
            let inside = self.inside();
            (inside.door.title.clone(), inside.people.clone())
        };
        let name = |person: Person| people.get(person).map_or_else(String::new, |player| player.name.clone());
        let records = rulings(self.journal(), self.stream(), &title, &name)?;
        let inside = self.inside();
        let timed = |(line, record): (Line, Record)| {
            let called = record.called.or_else(|| inside.called(line, record.told?));
            (line, Record { called, ..record })
        };
        Ok(records.into_iter().map(timed).collect())
    }
}
