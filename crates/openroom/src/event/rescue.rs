//! Copies of a journal: backup, restoring one, saving what is readable of a damaged one.

use std::path::{Path, PathBuf};

use clap::Args;
use openroom_archive::{Kept, Names, PEOPLE, Store};
use openroom_journal::{SqliteJournal, Together, restore, salvage};

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
                return Err(Failure::input_at(path.display(), "it exists already; give another name"));
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
        let people = self.names(office, &to, &aside.damaged)?;
        let lost = told(&aside.damaged, aside.lost.as_deref());
        let whole = found.iter().all(|one| one.lost.is_none()) && lost.is_empty();
        to_screen(|out| {
            found.iter().try_for_each(|one| match &one.lost {
                None => writeln!(out, "{}: all {} records", one.stream, one.read),
                Some(why) => writeln!(out, "{}: {} records, then {why}", one.stream, one.read),
            })?;
            let all = if lost.is_empty() { "all " } else { "" };
            writeln!(out, "names, sealed deals and files: {all}{}", aside.read)?;
            lost.iter().try_for_each(|line| writeln!(out, "not saved: {line}"))?;
            if people > 0 {
                writeln!(
                    out,
                    "{people} people could be read of the damaged names and are saved; look at them"
                )?;
            }
            Ok(())
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

impl Copy {
    /// Saves the people who can be read where the names are damaged; how many.
    fn names(&self, office: &Office, to: &SqliteJournal, damaged: &[String]) -> Result<usize, Failure> {
        if !damaged.iter().any(|id| id == PEOPLE) {
            return Ok(0);
        }
        let bytes = office.store.get_as_it_is(PEOPLE).map_err(Failure::input)?.unwrap_or_default();
        let people = Names::<SqliteJournal>::readable(&bytes);
        let writing = Names::<SqliteJournal>::writing(&people).map_err(Failure::input)?;
        to.write(vec![writing]).map_err(|error| Failure::input_at(self.file.display(), error))?;
        Ok(people.iter().count())
    }
}

/// What of a journal is damaged beside its log, a line each.
pub(super) fn damage(office: &Office) -> Result<Vec<String>, Failure> {
    let checked = office.store.check_aside().map_err(Failure::input)?;
    let mut lines = told(&checked.damaged, checked.lost.as_deref());
    if !lines.is_empty() {
        lines.push("`openroom event salvage NEW` saves what can be read".to_owned());
    }
    Ok(lines)
}

/// That the names cannot be read, where they cannot.
pub(super) fn names_lost<S: Store>(kept: &Kept<'_, S>) -> Vec<String> {
    let error = kept.names().all().err();
    error
        .map(|error| format!("{error}; `openroom event salvage NEW` saves what can be read"))
        .into_iter()
        .collect()
}

fn told(damaged: &[String], lost: Option<&str>) -> Vec<String> {
    let mut lines = Vec::new();
    let is_names = |id: &&String| *id == PEOPLE;
    if damaged.iter().any(|id| is_names(&id)) {
        lines.push("the names and contacts are damaged".to_owned());
    }
    let others = damaged.iter().filter(|id| !is_names(id)).count();
    if others > 0 {
        lines.push(format!("{others} sealed deals, records of tables, files or rulings are damaged"));
    }
    lines.extend(lost.map(|why| format!("what lies beside the log cannot be read whole: {why}")));
    lines
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
