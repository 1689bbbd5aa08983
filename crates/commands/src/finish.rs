//! How a command ends: its exit code, and one clear line where it could not do its work.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use openroom_lawbook::Language;
use openroom_reasoning::Words;

use crate::output::{cut, shown};
use crate::words::{spoken, words};

/// No honest reason has more characters.
const LONGEST: usize = 1000;

/// What a command answers when it did its work.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Finish {
    /// All is well: exit code 0.
    Fine,
    /// A check that was asked for failed: exit code 1.
    CheckFailed,
}

/// Why a command could not do its work: exit code 2.
#[derive(Debug)]
pub enum Failure {
    /// The screen cannot be written to.
    Screen(io::Error),
    /// A file cannot be written.
    Writing(PathBuf, io::Error),
    /// A file cannot be read.
    Reading(PathBuf, io::Error),
    /// What was given cannot be used; the text says what and where.
    Input(String),
    /// The same in a sentence of every language: its key and what it speaks of.
    Said(&'static str, Vec<(&'static str, String)>),
    /// The same, at a place of a file.
    At(String, Box<Failure>),
    /// Several of these; each is said in a line of its own.
    Several(Vec<Failure>),
}

impl Failure {
    /// A file cannot be written.
    pub fn writing(file: &Path, error: io::Error) -> Failure {
        Failure::Writing(file.to_owned(), error)
    }

    /// A file cannot be read.
    pub fn reading(file: &Path, error: io::Error) -> Failure {
        Failure::Reading(file.to_owned(), error)
    }

    /// What was given cannot be used, for a reason that knows its own words.
    pub fn input(reason: impl fmt::Display) -> Failure {
        Failure::Input(reason.to_string())
    }

    /// What was given cannot be used, for a reason that every language has a sentence for.
    pub fn said<const N: usize>(key: &'static str, of: [(&'static str, String); N]) -> Failure {
        Failure::Said(key, of.into())
    }

    /// The same of what was read from a file, or a place in it.
    pub fn at(self, place: impl fmt::Display) -> Failure {
        Failure::At(place.to_string(), Box::new(self))
    }

    /// What was read from a file, or a place in it, cannot be used.
    pub fn input_at(place: impl fmt::Display, reason: impl fmt::Display) -> Failure {
        Failure::Input(format!("{place}: {reason}"))
    }
}

impl Failure {
    /// The same in a language.
    pub fn in_words(self, w: Words) -> Failure {
        let file = |file: &Path| shown(&file.display().to_string()).to_string();
        let said = |key, path: &Path, error: &io::Error| {
            Failure::Input(w.say(key, &[("file", file(path)), ("why", reason_in(w, error))]))
        };
        match self {
            Failure::Screen(error) => Failure::Input(w.with("fail-screen", "why", reason_in(w, &error))),
            Failure::Writing(path, error) if error.kind() == io::ErrorKind::AlreadyExists => {
                Failure::Input(w.with("fail-exists", "file", file(&path)))
            }
            Failure::Writing(path, error) => said("fail-writing", &path, &error),
            Failure::Reading(path, error) => said("fail-reading", &path, &error),
            Failure::Several(all) => Failure::Several(all.into_iter().map(|one| one.in_words(w)).collect()),
            Failure::Said(key, of) => Failure::Input(w.say(key, &of)),
            Failure::At(place, why) => Failure::Input(format!("{place}: {}", why.in_words(w))),
            Failure::Input(text) => Failure::Input(text),
        }
    }
}

/// The reason in plain words of a language, where there are some.
pub fn reason_in(w: Words, error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => w.t("fail-not-found"),
        io::ErrorKind::PermissionDenied => w.t("fail-denied"),
        io::ErrorKind::IsADirectory => w.t("fail-folder"),
        io::ErrorKind::StorageFull => w.t("fail-full"),
        io::ErrorKind::ReadOnlyFilesystem => w.t("fail-read-only"),
        io::ErrorKind::AddrInUse => w.t("fail-in-use"),
        io::ErrorKind::AddrNotAvailable => w.t("fail-no-address"),
        _ => error.to_string(),
    }
}

impl From<io::Error> for Failure {
    /// For output to the screen.
    fn from(error: io::Error) -> Failure {
        Failure::Screen(error)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = |file: &Path| shown(&file.display().to_string()).to_string();
        match self {
            Failure::Screen(error) => write!(f, "cannot write: {}", reason(error)),
            Failure::Writing(path, error) if error.kind() == io::ErrorKind::AlreadyExists => {
                write!(f, "{} exists already; --force overwrites it", file(path))
            }
            Failure::Writing(path, error) => write!(f, "cannot write {}: {}", file(path), reason(error)),
            Failure::Reading(path, error) => write!(f, "cannot read {}: {}", file(path), reason(error)),
            Failure::Input(text) => shown(&cut(text, LONGEST)).fmt(f),
            Failure::Said(key, of) => {
                let said = words(Language::En).say(key, of);
                shown(&cut(&said, LONGEST)).fmt(f)
            }
            Failure::At(place, why) => write!(f, "{}: {why}", shown(place)),
            Failure::Several(failures) => {
                let lines: Vec<String> = failures.iter().map(Failure::to_string).collect();
                f.write_str(&lines.join("; "))
            }
        }
    }
}

/// The reason in plain words, where there are some.
fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "no such file or folder".to_owned(),
        io::ErrorKind::PermissionDenied => "permission denied".to_owned(),
        io::ErrorKind::IsADirectory => "it is a folder".to_owned(),
        io::ErrorKind::StorageFull => "the disk is full".to_owned(),
        _ => error.to_string(),
    }
}

/// Says why where a command could not do its work, and gives the exit code.
pub(crate) fn exit(result: Result<Finish, Failure>) -> ExitCode {
    match result {
        Ok(Finish::Fine) => ExitCode::SUCCESS,
        Ok(Finish::CheckFailed) => ExitCode::from(1),
        Err(failure) => {
            tell(&failure.in_words(spoken()));
            ExitCode::from(2)
        }
    }
}

/// Says what a check that was asked for did not find: exit code 1.
pub(crate) fn unmet(why: &Failure) -> Finish {
    tell(why);
    Finish::CheckFailed
}

fn tell(failure: &Failure) {
    if let Failure::Several(failures) = failure {
        failures.iter().for_each(tell);
    } else {
        // Standard error may be closed as well; there is nobody left to tell.
        let _ = io::Write::write_fmt(&mut io::stderr(), format_args!("openroom: {failure}\n"));
    }
}
