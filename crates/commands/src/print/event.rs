//! An event of a journal, opened to print something of it.

use std::path::PathBuf;

use clap::Args;
use openroom_archive::{Kept, replay};
use openroom_cards::Board;
use openroom_journal::SqliteJournal;
use openroom_paper::of_event::EventPaper;
use openroom_paper::{HandBoard, Heading};
use openroom_tournament::{Corrected, Line, People, Person, corrections};

use super::How;
use crate::event::failures::failed;
use crate::event::office::Office;
use crate::finish::Failure;

/// Which event.
#[derive(Args)]
pub(crate) struct OfEvent {
    /// The journal of an event
    #[arg(long, short = 'j', value_name = "FILE")]
    pub(crate) journal: Option<PathBuf>,
    /// Which event; not needed where there is one
    #[arg(long, short = 'e', value_name = "NAME", requires = "journal")]
    event: Option<String>,
    /// Which session; the last one where it is not said
    #[arg(long, value_name = "NUMBER", requires = "journal")]
    session: Option<u16>,
}

/// An event that is open.
pub(crate) struct Opened<'a> {
    kept: &'a Kept<'a, SqliteJournal>,
    people: People,
    pub(crate) session: u16,
    pub(crate) heading: Heading,
}

impl OfEvent {
    /// Opens the journal and gives the event to `then`.
    pub(crate) fn open<T>(
        &self,
        how: &How,
        then: impl FnOnce(&Opened<'_>) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let Some(journal) = &self.journal else { return Err(Failure::said("print-needs-journal", [])) };
        let office = Office::open_existing(journal)?;
        let stream = office.stream(self.event.as_deref())?;
        let kept = Kept::open(&office.store, &office.key, stream).map_err(failed)?;
        let people = kept.names().all().map_err(failed)?;
        let session = self.session.unwrap_or_else(|| kept.event().session_no());
        let heading = how.heading(Heading::titled(kept.stream().as_str()));
        then(&Opened { kept: &kept, people, session, heading })
    }
}

impl Opened<'_> {
    /// Calls `then` with what paper needs of the event. Only boards that nobody has still to play are shown.
    pub(crate) fn paper<T>(&self, then: impl FnOnce(&EventPaper<'_>) -> T) -> T {
        let name = |person: Person| {
            self.people.get(person).map_or_else(|| person.to_string(), |player| player.name.clone())
        };
        let hands = |session: u16, board: Board| self.board(session, board);
        let heading = self.heading.clone();
        then(&EventPaper { event: self.kept.event(), heading, name: &name, hands: &hands })
    }

    /// The corrections of the session.
    pub(crate) fn corrections(&self) -> Result<Vec<Corrected>, Failure> {
        let mut records = Vec::new();
        replay(self.kept.store(), self.kept.stream(), |_, record| records.push(record)).map_err(failed)?;
        Ok(corrections(&records, self.session))
    }

    /// A board that nobody has still to play.
    pub(crate) fn board(&self, session: u16, board: Board) -> Option<HandBoard> {
        let deal = self.kept.played_deal(session, board.number.get()).ok()?;
        Some(HandBoard {
            number: board.number.to_string(),
            dealer: board.dealer,
            vulnerability: board.vulnerability,
            deal,
            makeable: None,
        })
    }

    /// The boards of the session that nobody has still to play, and how many are still kept sealed or not dealt.
    pub(crate) fn boards(&self) -> (Vec<HandBoard>, usize) {
        let due = self.kept.event().due(self.session);
        let numbers: std::collections::BTreeSet<u32> = due.iter().map(|line: &Line| line.board).collect();
        let all = numbers.iter().filter_map(|number| (*number).try_into().ok()).map(Board::numbered);
        let shown: Vec<HandBoard> = all.filter_map(|board| self.board(self.session, board)).collect();
        let hidden = numbers.len() - shown.len();
        (shown, hidden)
    }

    /// The record of a table whose board nobody has still to play.
    pub(crate) fn record(&self, line: Line) -> Option<Vec<openroom_laws::Event>> {
        self.kept.played_record(line).ok().flatten()
    }
}
