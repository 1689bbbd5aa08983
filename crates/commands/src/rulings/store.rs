//! Where rulings are kept: beside the journal of the server, so that both see the same.

use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use clap::Args;
use openroom_archive::{Drawer, Names};
use openroom_desk::{Consultation, Record};
use openroom_journal::{Journal, SqliteJournal};
use openroom_tournament::Person;

use crate::event::failures::failed;
use crate::event::office::Office;
use crate::finish::Failure;
use crate::home::home;

/// The name of the drawer.
const DRAWER: &str = "rulings";

fn journal(data: Option<&Path>) -> PathBuf {
    let folder = data.map(Path::to_owned).or_else(home).unwrap_or_else(|| PathBuf::from("openroom-data"));
    folder.join("openroom.journal")
}

/// All rulings that are kept, oldest first.
pub(crate) fn kept(data: Option<&Path>) -> Result<Vec<(u32, Record)>, Failure> {
    let file = journal(data);
    if !file.exists() {
        return Ok(vec![]);
    }
    let office = Office::open_to_read(&file)?;
    Drawer::new(&office.store, DRAWER).all().map_err(failed)
}

/// What is kept, and beside it the rulings that were entered in the events of the same journal.
pub(super) fn joined(data: Option<&Path>) -> Result<Vec<Record>, Failure> {
    let mut all: Vec<Record> = kept(data)?.into_iter().map(|(_, record)| record).collect();
    let file = journal(data);
    if !file.exists() {
        return Ok(all);
    }
    let office = Office::open_to_read(&file)?;
    let people = Names::new(&office.store).all().map_err(failed)?;
    let name = |person: Person| people.get(person).map_or_else(String::new, |player| player.name.clone());
    for stream in office.store.streams().map_err(failed)? {
        let Some(title) = stream.as_str().strip_prefix("event/") else { continue };
        let records = openroom_archive::rulings(&office.store, &stream, title, &name).map_err(failed)?;
        all.extend(records.into_iter().map(|(_, record)| record));
    }
    Ok(all)
}

/// Works on the drawer with leave to change it.
pub(super) fn change<T>(
    data: Option<&Path>,
    work: impl FnOnce(&Drawer<'_, SqliteJournal>) -> Result<T, openroom_archive::ArchiveError>,
) -> Result<T, Failure> {
    let file = journal(data);
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder).map_err(|error| Failure::writing(folder, error))?;
    }
    let office = Office::open(&file)?;
    work(&Drawer::new(&office.store, DRAWER)).map_err(failed)
}

/// Seconds of universal time.
pub(super) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// Whether a ruling is kept, and what belongs to it.
#[derive(Args)]
pub(crate) struct Keeping {
    /// Keep the ruling; `openroom rulings` lists what is kept
    #[arg(long)]
    keep: bool,
    /// In which event
    #[arg(long, value_name = "NAME", requires = "keep", default_value = "", hide_default_value = true)]
    event: String,
    /// At which table
    #[arg(long, value_name = "TABLE", requires = "keep", default_value = "", hide_default_value = true)]
    table: String,
    /// On which board
    #[arg(long, value_name = "NUMBER", requires = "keep")]
    board: Option<u16>,
    /// Who ruled
    #[arg(long, value_name = "NAME", requires = "keep", default_value = "", hide_default_value = true)]
    by: String,
    /// How many minutes ago the Director was called
    #[arg(long, value_name = "MINUTES", requires = "keep")]
    called: Option<u32>,
    /// A note
    #[arg(long, value_name = "TEXT", requires = "keep", default_value = "", hide_default_value = true)]
    note: String,
    /// The folder in which everything is kept; otherwise `openroom` in your folder of application data
    #[arg(long, value_name = "DIR", requires = "keep")]
    data: Option<PathBuf>,
}

impl Keeping {
    /// Keeps the ruling where that was asked for; its number. When the Director was called is known where it is said.
    pub(crate) fn keep(&self, ruled: &Consultation) -> Result<Option<u32>, Failure> {
        if !self.keep {
            return Ok(None);
        }
        let told = now();
        let called = self.called.map(|minutes| told.saturating_sub(u64::from(minutes) * 60));
        let record = Record {
            event: self.event.clone(),
            table: self.table.clone(),
            board: self.board,
            ruled_by: self.by.clone(),
            called,
            note: self.note.clone(),
            ..Record::new(ruled)
        }
        .told_at(told);
        change(self.data.as_deref(), |drawer| drawer.add(&record)).map(Some)
    }
}
