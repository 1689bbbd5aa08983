//! Copies of a journal: backup, restoring one, saving what is readable of a damaged one.

use std::path::{Path, PathBuf};

use clap::Args;
use openroom_journal::{SqliteJournal, restore, salvage};

use super::office::{KeyFile, Office, copy_key, key_path};
use crate::finish::{Failure, Finish};
use crate::output::to_screen;

/// A copy.
#[derive(Args)]
pub(crate) struct Copy {
    /// The new file
    file: PathBuf,
}

impl Copy {
    fn must_be_new(&self) -> Result<(), Failure> {
        for path in [self.file.clone(), key_path(&self.file)] {
            if path.exists() {
                return Err(Failure::writing(&path, std::io::ErrorKind::AlreadyExists.into()));
            }
        }
        Ok(())
    }

    /// Copies the journal and its key.
    pub(super) fn backup(&self, office: &Office, journal: &Path) -> Result<Finish, Failure> {
        self.must_be_new()?;
        office.store.backup(&self.file).map_err(Failure::input)?;
        self.say_key(journal)?;
        Ok(Finish::Fine)
    }

    fn say_key(&self, journal: &Path) -> Result<(), Failure> {
        let key = copy_key(journal, &self.file)?;
        let path = key_path(&self.file);
        to_screen(|out| match key {
            KeyFile::There => {
                writeln!(out, "the key is in {}; whoever has both can open the sealed deals", path.display())
            }
            KeyFile::Missing => {
                writeln!(out, "there was no key: what is sealed cannot be opened in the copy either")
            }
        })
    }

    /// Copies what is readable into a new journal, and says what is not.
    pub(super) fn salvage(&self, office: &Office, journal: &Path) -> Result<Finish, Failure> {
        self.must_be_new()?;
        let to =
            SqliteJournal::open(&self.file).map_err(|error| Failure::input_at(self.file.display(), error))?;
        let found = salvage(&office.store, &to).map_err(Failure::input)?;
        let aside = office.store.salvage_aside(&to).map_err(Failure::input)?;
        let whole = found.iter().all(|one| one.lost.is_none()) && aside.lost.is_none();
        to_screen(|out| {
            found.iter().try_for_each(|one| match &one.lost {
                None => writeln!(out, "{}: all {} records", one.stream, one.read),
                Some(why) => writeln!(out, "{}: {} records, then {why}", one.stream, one.read),
            })?;
            match &aside.lost {
                None => writeln!(out, "names, sealed deals and files: all {}", aside.read),
                Some(why) => {
                    writeln!(out, "names, sealed deals and files: {}, others lost: {why}", aside.read)
                }
            }
        })?;
        if copy_key(journal, &self.file)? == KeyFile::Missing {
            super::office::write_key(&self.file, &office.key)?;
            to_screen(|out| {
                writeln!(out, "there was no key: a new one was made; what was sealed stays closed")
            })?;
        }
        Ok(if whole { Finish::Fine } else { Finish::CheckFailed })
    }
}

/// A journal to be made from a copy.
#[derive(Args)]
pub(crate) struct Restore {
    /// The copy that `event backup` wrote; its key lies beside it
    backup: PathBuf,
}

impl Restore {
    /// Makes the journal after every hash of the copy was checked; nothing is overwritten.
    pub(super) fn run(&self, journal: &Path) -> Result<Finish, Failure> {
        let copy = Copy { file: journal.to_owned() };
        copy.must_be_new()?;
        restore(&self.backup, journal).map_err(|error| Failure::input_at(self.backup.display(), error))?;
        copy.say_key(&self.backup)?;
        Ok(Finish::Fine)
    }
}
