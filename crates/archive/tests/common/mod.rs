//! An office for tests: a journal, a key, and events that its head runs.

use std::path::Path;

use openroom_archive::{Kept, SealingKey};
use openroom_journal::SqliteJournal;
use openroom_tournament::{Command, Moment, Person, Request, Score, Section};

/// Who is organizer and Director of everything.
pub(crate) const HEAD: Person = Person(900);

pub(crate) struct Office {
    pub(crate) store: SqliteJournal,
    pub(crate) key: SealingKey,
}

impl Office {
    pub(crate) fn new(path: &Path, key: [u8; 32]) -> Office {
        Office { store: SqliteJournal::open(path).unwrap(), key: SealingKey::from_bytes(key) }
    }

    pub(crate) fn open(&self, name: &str) -> Running<'_> {
        Running { kept: Kept::at(&self.store, &self.key, name.parse().unwrap()).unwrap() }
    }
}

/// An event while it is run.
pub(crate) struct Running<'a> {
    pub(crate) kept: Kept<'a, SqliteJournal>,
}

impl Running<'_> {
    pub(crate) fn moment(&self) -> Moment {
        Moment(self.kept.event().now().0.max(1_800_000_000) + 1)
    }

    pub(crate) fn by(&mut self, by: Person, command: Command) {
        let at = self.moment();
        let shown = format!("{command:?}");
        self.kept.ask(&Request { by, at, command }).unwrap_or_else(|error| panic!("{error}: {shown}"));
    }

    pub(crate) fn head(&mut self, command: Command) {
        self.by(HEAD, command);
    }

    pub(crate) fn enter_teams(&mut self, count: u32) {
        for team in 0..count {
            let players: Vec<Person> = (1..=4).map(|member| Person(4 * team + member)).collect();
            let captain = Some(players[0]);
            self.head(Command::Enter { players, captain });
        }
    }

    /// Plays every board of every round to one of these results.
    pub(crate) fn finish(&mut self, results: &[&str]) {
        loop {
            let session = self.kept.event().session_no();
            for line in self.kept.event().missing(session) {
                let text = results[(line.board as usize + usize::from(line.table)) % results.len()];
                self.head(Command::EnterResult(line, Score::Result(text.parse().unwrap())));
            }
            let playing = self.kept.event().section(session, Section::A).unwrap();
            let (next, rounds) = (playing.round() + 1, playing.rounds);
            if next > rounds {
                return;
            }
            self.head(Command::StartRound(Section::A, next));
        }
    }
}
