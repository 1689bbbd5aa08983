//! Why a journal, or a file of an event, was not read or written, in every language.

use std::fmt::Display;

use openroom_archive::{ArchiveError, Item, Wrong};
use openroom_journal::{Damage, JournalError};
use openroom_reasoning::Words;
use openroom_tournament::{FORMAT, People, Tournament, Unranked, Unreadable};

use crate::finish::{Failure, reason_in};
use crate::output::shown;
use crate::words::{language, spoken};

/// Why an event cannot be ranked: the sentence, and what it names.
pub(crate) fn unranked(why: &Unranked) -> (&'static str, Vec<(&'static str, String)>) {
    match why {
        Unranked::NotStarted => ("event-not-begun", vec![]),
        Unranked::Faulty(why) => ("event-scores-do-not-fit", vec![("why", shown(why).to_string())]),
        Unranked::NoColumn { boards, most } => {
            ("event-no-column", vec![("boards", boards.to_string()), ("most", most.to_string())])
        }
    }
}

/// The failure of a command by what the archive or its journal says.
pub(crate) fn failed(error: impl Into<ArchiveError>) -> Failure {
    Failure::input(archive(spoken(), &error.into()))
}

/// The same of a file, or a place in it.
pub(crate) fn failed_at(place: impl Display, error: impl Into<ArchiveError>) -> Failure {
    failed(error).at(place)
}

/// What the archive says.
pub(crate) fn archive(w: Words, error: &ArchiveError) -> String {
    let board = |key, session: u16, board: u32| {
        w.say(key, &[("session", session.to_string()), ("board", board.to_string())])
    };
    match error {
        ArchiveError::Refused(refused) => {
            super::said_in(language(), &Tournament::default(), &People::default(), refused)
        }
        ArchiveError::Journal(error) => journal(w, error),
        ArchiveError::Unreadable { version, why } => {
            w.say("kept-record", &[("n", version.to_string()), ("why", unreadable(w, why))])
        }
        ArchiveError::NoSuchEvent(stream) => w.with("event-no-such", "event", stream),
        ArchiveError::Busy(stream) => w.with("event-busy", "event", stream),
        ArchiveError::WithoutPapers => w.t("event-without-papers"),
        ArchiveError::StillToBePlayed { session, board: number } => {
            board("event-still-to-play", *session, *number)
        }
        ArchiveError::NotKept { what } => match what {
            Item::Deal { session, board: number } => board("event-deal-not-kept", *session, *number),
            Item::Record(line) => w.with("event-record-not-kept", "line", line),
            Item::File(file) => w.with("event-file-not-kept", "n", file.0),
            Item::Other(id) => w.with("kept-not-here", "what", shown(id)),
        },
        ArchiveError::Sealed { what } => match what {
            Item::Deal { session, board: number } => board("event-deal-sealed", *session, *number),
            Item::Record(line) => w.with("event-record-sealed", "line", line),
            Item::File(file) => w.with("event-file-sealed", "n", file.0),
            Item::Other(id) => w.with("kept-sealed", "what", shown(id)),
        },
        ArchiveError::OtherNames(replaced) => {
            let few: Vec<String> =
                replaced.iter().take(5).map(|one| shown(&one.to_string()).to_string()).collect();
            let more = if replaced.len() > few.len() { "; …" } else { "" };
            let who = format!("{}{more}", few.join("; "));
            w.say("kept-other-names", &[("n", replaced.len().to_string()), ("who", who)])
        }
        ArchiveError::NoEntropy => w.t("kept-no-entropy"),
        ArchiveError::Names(why) => w.with("kept-names", "why", damage(w, why)),
        ArchiveError::Paper { place, found } => {
            w.say("kept-paper", &[("place", shown(place).to_string()), ("why", shown(found).to_string())])
        }
        ArchiveError::Io(error) => reason_in(w, error),
        ArchiveError::Line { number, wrong: why } => {
            w.say("kept-line", &[("n", number.to_string()), ("why", wrong(w, why))])
        }
    }
}

/// What the journal says.
fn journal(w: Words, error: &JournalError) -> String {
    let file = |path: &std::path::Path| shown(&path.display().to_string()).to_string();
    match error {
        JournalError::Conflict { stream, expected, actual } => w.say(
            "kept-conflict",
            &[
                ("event", stream.to_string()),
                ("actual", actual.to_string()),
                ("expected", expected.to_string()),
            ],
        ),
        JournalError::Nothing => w.t("kept-nothing"),
        JournalError::TooLarge => w.t("kept-too-large"),
        JournalError::Full => w.t("kept-full"),
        JournalError::InUse(path) => w.with("kept-in-use", "file", file(path)),
        JournalError::ReadOnly => w.t("kept-read-only"),
        JournalError::Damaged { stream: Some(stream), after, found } => w.say(
            "kept-damaged-after",
            &[("event", stream.to_string()), ("n", after.to_string()), ("why", damage(w, found))],
        ),
        JournalError::Damaged { stream: None, after: _, found } => {
            w.with("kept-damaged", "why", damage(w, found))
        }
        JournalError::NotAJournal(path) => w.with("kept-no-journal", "file", file(path)),
        JournalError::Newer { found, known } => {
            w.say("kept-newer", &[("found", found.to_string()), ("known", known.to_string())])
        }
        JournalError::Exists(path) => w.with("kept-exists", "file", file(path)),
        JournalError::Closed => w.t("kept-closed"),
        JournalError::Io { path, source } => {
            w.say("kept-io", &[("file", file(path)), ("why", reason_in(w, source))])
        }
        JournalError::Store(what) => w.with("kept-store", "what", shown(what)),
    }
}

/// What was found where a journal is damaged.
pub(super) fn damage(w: Words, found: &Damage) -> String {
    match found {
        Damage::BrokenChain => w.t("damage-chain"),
        Damage::NoTables => w.t("damage-tables"),
        Damage::End => w.t("damage-end"),
        Damage::Cut { there, pages } => {
            w.say("damage-cut", &[("there", there.to_string()), ("pages", pages.to_string())])
        }
        Damage::Paper => w.with("damage-papers", "n", 1),
        Damage::Papers(count) => w.with("damage-papers", "n", count),
        Damage::Unreadable(what) | Damage::Told(what) => w.with("damage-told", "what", shown(what)),
    }
}

/// Why a record cannot be read.
fn unreadable(w: Words, why: &Unreadable) -> String {
    match why {
        Unreadable::Newer { found } => {
            w.say("kept-record-newer", &[("found", found.to_string()), ("known", FORMAT.to_string())])
        }
        Unreadable::Damaged(error) => w.with("kept-record-unreadable", "why", error),
    }
}

/// What is wrong with a line of a file.
fn wrong(w: Words, wrong: &Wrong) -> String {
    w.t(match wrong {
        Wrong::Newer { found } => {
            let said = [("found", found.to_string()), ("known", Wrong::KNOWN.to_string())];
            return w.say("wrong-newer", &said);
        }
        Wrong::Record(why) => return unreadable(w, why),
        Wrong::Empty => "wrong-empty",
        Wrong::NoHeading => "wrong-heading",
        Wrong::EndsEarly => "wrong-ends-early",
        Wrong::NoLine => "wrong-line",
        Wrong::NotJson => "wrong-not-json",
        Wrong::NoDigest => "wrong-no-digest",
        Wrong::OtherDeal => "wrong-other-deal",
        Wrong::NoTable => "wrong-no-table",
        Wrong::NoTableRecord => "wrong-no-table-record",
        Wrong::OtherTableRecord => "wrong-other-table-record",
        Wrong::OtherFile => "wrong-other-file",
        Wrong::Gap => "wrong-gap",
        Wrong::Misplaced => "wrong-misplaced",
        Wrong::Edited => "wrong-edited",
        Wrong::NotUtf8 => "event-not-utf8",
        Wrong::TooLong => "wrong-too-long",
        Wrong::Withheld => "wrong-withheld",
    })
}
