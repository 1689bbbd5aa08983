//! Copies of a journal: backup, restoring one, saving what is readable of a damaged one.

use std::path::{Path, PathBuf};

use clap::Args;
use openroom_archive::{Kept, Names, PEOPLE, SealingKey, Store};
use openroom_journal::{
    Behind, BehindState, JournalError, Rescued, Salvaged, SqliteJournal, Together, Version, Way, lost,
    paper_as_it_is, rescue, restore,
};

use super::failures::{archive, damage, failed, failed_at};
use super::office::{KeyFile, Office, copy_key, key_path};
use crate::finish::{Failure, Finish};
use crate::output::{Overwriting, Readers, shown, to_file, to_screen};
use crate::words::spoken;

/// A copy.
#[derive(Args)]
pub(crate) struct Copy {
    /// The new file
    file: PathBuf,
}

impl Copy {
    fn must_be_new(&self) -> Result<(), Failure> {
        if self.file.exists() {
            return Err(Failure::said("event-copy-exists", []).at(self.file.display()));
        }
        Ok(())
    }

    /// Copies the journal and its key.
    pub(super) fn backup(&self, office: &Office, journal: &Path) -> Result<Finish, Failure> {
        self.made_with_key(journal, || office.store.backup(&self.file).map_err(failed))
    }

    /// The key is there before the copy: whoever finds the copy finds both. Where the copy is not made the key goes.
    fn made_with_key(
        &self,
        journal: &Path,
        make: impl FnOnce() -> Result<(), Failure>,
    ) -> Result<Finish, Failure> {
        self.must_be_new()?;
        let path = key_path(&self.file);
        let was_there = path.exists();
        let key = copy_key(journal, &self.file)?;
        if let Err(failure) = make() {
            if key == KeyFile::There && !was_there {
                let _ = std::fs::remove_file(&path);
            }
            return Err(failure);
        }
        to_screen(|out| match key {
            KeyFile::There => {
                writeln!(out, "{}", spoken().with("copy-key", "file", shown(&path.display().to_string())))
            }
            KeyFile::Missing => writeln!(out, "{}", spoken().t("copy-no-key")),
        })?;
        Ok(Finish::Fine)
    }

    /// Copies what is readable into a new journal, and says what is not. Where nothing is saved no file is left.
    pub(super) fn salvage(&self, journal: &Path) -> Result<Finish, Failure> {
        self.must_be_new()?;
        std::fs::metadata(journal).map_err(|error| Failure::reading(journal, error))?;
        let to = SqliteJournal::open(&self.file).map_err(|error| failed_at(self.file.display(), error))?;
        let saved = self.saved(journal, &to);
        drop(to);
        if saved.is_err() {
            for ending in ["", "-wal", "-shm", ".lock"] {
                let mut path = self.file.clone().into_os_string();
                path.push(ending);
                let _ = std::fs::remove_file(path);
            }
        }
        let (found, told, people) = saved?;
        let not_saved = told_of(&found.aside.damaged, found.aside.lost.as_deref());
        let w = spoken();
        to_screen(|out| {
            told.iter().try_for_each(|line| writeln!(out, "{line}"))?;
            let whole = not_saved.is_empty() && found.way == Way::Through;
            let papers = if whole { "saved-papers-all" } else { "saved-papers" };
            writeln!(out, "{}", w.with(papers, "n", found.aside.read))?;
            not_saved.iter().try_for_each(|line| writeln!(out, "{}", w.with("saved-not", "what", line)))?;
            if people > 0 {
                writeln!(out, "{}", w.with("saved-people", "n", people))?;
            }
            if found.way == Way::EveryPage {
                writeln!(out, "{}", w.t("saved-by-pages"))?;
            }
            Ok(())
        })?;
        if copy_key(journal, &self.file)? == KeyFile::Missing {
            super::office::write_key(&self.file, &SealingKey::from_entropy().map_err(failed)?)?;
            to_screen(|out| writeln!(out, "{}", w.t("saved-new-key")))?;
        }
        let streams = found.lost.is_none() && found.streams.iter().all(|(one, _)| one.lost.is_none());
        let whole = streams && not_saved.is_empty() && found.way == Way::Through;
        Ok(if whole { Finish::Fine } else { Finish::CheckFailed })
    }

    /// What was saved, what is told of the events, and how many people were read of damaged names.
    fn saved(&self, journal: &Path, to: &SqliteJournal) -> Result<(Rescued, Vec<String>, usize), Failure> {
        let w = spoken();
        let nothing = |why: String| Failure::said("saved-nothing", [("why", why)]).at(journal.display());
        let found = rescue(journal, to).map_err(|error| match error {
            JournalError::Damaged { found, .. } => nothing(damage(w, &found)),
            JournalError::NotAJournal(_) => nothing(w.t("saved-no-page")),
            error => failed_at(journal.display(), error),
        })?;
        let is_damaged = found.lost.is_some()
            || found.aside.lost.is_some()
            || found.streams.iter().any(|(one, _)| one.lost.is_some());
        if found.is_nothing() && is_damaged {
            let of_streams = found.streams.iter().find_map(|(one, _)| one.lost.as_ref());
            let why = found.lost.as_ref().or(of_streams).map(|why| damage(w, why));
            return Err(nothing(why.or(found.aside.lost).unwrap_or_default()));
        }
        let people = self.names(journal, to, &found.aside.damaged)?;
        let mut told = Vec::new();
        told.extend(found.lost.as_ref().map(|why| w.with("saved-no-records", "why", damage(w, why))));
        for (one, _) in &found.streams {
            let mut said = vec![("event", one.stream.to_string()), ("n", one.read.to_string())];
            if one.named_anew {
                told.push(w.say("saved-new-name", &said));
            }
            told.push(match &one.lost {
                None => w.say("saved-all", &said),
                Some(why) => {
                    said.push(("why", damage(w, why)));
                    w.say("saved-until", &said)
                }
            });
        }
        told.extend(self.behind(&found.streams)?);
        Ok((found, told, people))
    }
}

impl Copy {
    /// Writes the records behind the first damage of each event to a file, for somebody to enter again; what is in it,
    /// and what is lost, in a line for each.
    fn behind(&self, found: &[(Salvaged, Vec<Behind>)]) -> Result<Vec<String>, Failure> {
        let (mut told, mut lines) = (Vec::new(), Vec::new());
        for (one, behind) in found.iter().filter(|(one, _)| one.lost.is_some()) {
            let Salvaged { stream, read, last, .. } = one;
            let gone = lost(Version(*read), *last, behind);
            if !gone.is_empty() {
                let said =
                    [("event", stream.to_string()), ("records", runs(&gone)), ("last", last.to_string())];
                told.push(spoken().say("saved-lost", &said));
            }
            if behind.is_empty() {
                continue;
            }
            let whole = behind.iter().filter(|one| one.state == BehindState::AsWritten).count();
            let said = [
                ("event", stream.to_string()),
                ("n", behind.len().to_string()),
                ("whole", whole.to_string()),
            ];
            told.push(spoken().say("saved-behind", &said));
            lines.extend(behind.iter().map(|behind| (stream, behind)));
        }
        if lines.is_empty() {
            return Ok(told);
        }
        let mut path = self.file.clone().into_os_string();
        path.push(".behind");
        let path = PathBuf::from(path);
        to_file(&path, Overwriting::Refused, Readers::Owner, |out| {
            for (stream, Behind { entry, state }) in &lines {
                let record = String::from_utf8_lossy(&entry.event.bytes);
                let state = match state {
                    BehindState::AsWritten => "as written",
                    BehindState::Unchecked => "unchecked",
                    BehindState::Damaged => "damaged",
                };
                writeln!(out, "{stream} {} {state} {}", entry.version, shown(&record))?;
            }
            Ok(())
        })
        .map_err(|error| Failure::writing(&path, error))?;
        let file = shown(&path.display().to_string()).to_string();
        told.push(spoken().with("saved-behind-in", "file", file));
        Ok(told)
    }

    /// Saves the people who can be read where the names are damaged; how many.
    fn names(&self, journal: &Path, to: &SqliteJournal, damaged: &[String]) -> Result<usize, Failure> {
        if !damaged.iter().any(|id| id == PEOPLE) {
            return Ok(0);
        }
        let bytes = paper_as_it_is(journal, PEOPLE).map_err(failed)?.unwrap_or_default();
        let people = Names::<SqliteJournal>::readable(&bytes);
        let writing = Names::<SqliteJournal>::writing(&people).map_err(failed)?;
        to.write(vec![writing]).map_err(|error| failed_at(self.file.display(), error))?;
        Ok(people.iter().count())
    }
}

/// Runs of versions, such as `12-30, 44`.
fn runs(gone: &[(Version, Version)]) -> String {
    let run = |(first, last): &(Version, Version)| {
        if first == last { first.to_string() } else { format!("{first}-{last}") }
    };
    gone.iter().map(run).collect::<Vec<_>>().join(", ")
}

/// What of a journal is damaged beside its log, a line each.
pub(super) fn damage_of(office: &Office) -> Result<Vec<String>, Failure> {
    let checked = office.store.check_aside().map_err(failed)?;
    let mut lines = told_of(&checked.damaged, checked.lost.as_deref());
    if !lines.is_empty() {
        lines.push(spoken().t("damage-salvage"));
    }
    Ok(lines)
}

/// That the names cannot be read, where they cannot.
pub(super) fn names_lost<S: Store>(kept: &Kept<'_, S>) -> Vec<String> {
    let error = kept.names().all().err();
    error
        .map(|error| format!("{}; {}", archive(spoken(), &error), spoken().t("damage-salvage")))
        .into_iter()
        .collect()
}

fn told_of(damaged: &[String], lost: Option<&str>) -> Vec<String> {
    let mut lines = Vec::new();
    let is_names = |id: &&String| *id == PEOPLE;
    if damaged.iter().any(|id| is_names(&id)) {
        lines.push(spoken().t("damage-names"));
    }
    let others = damaged.iter().filter(|id| !is_names(id)).count();
    if others > 0 {
        lines.push(spoken().with("damage-others", "n", others));
    }
    lines.extend(lost.map(|why| spoken().with("damage-beside", "why", shown(why))));
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
        let make = || restore(&self.backup, journal).map_err(|error| failed_at(self.backup.display(), error));
        Copy { file: journal.to_owned() }.made_with_key(&self.backup, make)
    }
}
