//! Backup of a journal that is being written, and restoring one.

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use super::file::{refused, sync_folder};
use super::{Shared, SqliteJournal};
use crate::{Damage, JournalError, Version};

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn must_not_exist(path: &Path) -> Result<(), JournalError> {
    match fs::symlink_metadata(path) {
        Ok(_) => Err(JournalError::Exists(path.to_owned())),
        Err(_) => Ok(()),
    }
}

/// Copies one moment of the journal to a file that appears under its name only when it is whole
/// and was verified.
pub(super) fn backup(shared: &Shared, to: &Path) -> Result<(), JournalError> {
    must_not_exist(to)?;
    let draft_folder = tempfile::Builder::new().prefix(".openroom-").tempdir_in(folder_of(to));
    let draft_folder = draft_folder.map_err(JournalError::io(to))?;
    let draft = draft_folder.path().join("backup");
    let name = draft.to_str().ok_or_else(|| JournalError::Store("the file name is not UTF-8".to_owned()))?;
    shared.with_reader(|connection| {
        // The copy is a new file: only the journal itself must not be changed by a reader.
        connection.pragma_update(None, "query_only", "OFF").map_err(refused)?;
        let copied = connection.execute("VACUUM INTO ?1", [name]).map_err(refused);
        connection.pragma_update(None, "query_only", "ON").map_err(refused)?;
        copied.map(drop)
    })?;
    keep(&draft, to)
}

/// Makes a journal from a backup, after every link of its chain was checked. Nothing is
/// overwritten.
pub fn restore(backup: &Path, to: &Path) -> Result<(), JournalError> {
    must_not_exist(to)?;
    let draft_folder = tempfile::Builder::new().prefix(".openroom-").tempdir_in(folder_of(to));
    let draft_folder = draft_folder.map_err(JournalError::io(to))?;
    let draft = draft_folder.path().join("restored");
    fs::copy(backup, &draft).map_err(JournalError::io(backup))?;
    must_be_whole(&draft)?;
    keep(&draft, to)
}

/// A file that was cut has fewer pages than its heading says.
fn must_be_whole(file: &Path) -> Result<(), JournalError> {
    let mut heading = Vec::new();
    let opened = File::open(file).and_then(|file| file.take(100).read_to_end(&mut heading));
    opened.map_err(JournalError::io(file))?;
    let length = fs::metadata(file).map_err(JournalError::io(file))?.len();
    let number = |at: usize, bytes: usize| {
        let digits = heading.get(at..at + bytes).unwrap_or_default();
        digits.iter().fold(0_u64, |number, byte| number << 8 | u64::from(*byte))
    };
    let (page, pages) = (number(16, 2).max(1), number(28, 4));
    if !heading.starts_with(b"SQLite format 3\0") || length >= page * pages {
        return Ok(());
    }
    let found = Damage::Cut { there: length / page, pages };
    Err(JournalError::Damaged { stream: None, after: Version::START, found })
}

fn keep(draft: &Path, to: &Path) -> Result<(), JournalError> {
    {
        let copy = SqliteJournal::open_for_reading(draft)?;
        copy.verify()?;
        copy.check_aside()?.must_be_sound()?;
    }
    File::open(draft).and_then(|file| file.sync_all()).map_err(JournalError::io(draft))?;
    fs::hard_link(draft, to).map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => JournalError::Exists(to.to_owned()),
        _ => JournalError::io(to)(error),
    })?;
    sync_folder(to)
}
