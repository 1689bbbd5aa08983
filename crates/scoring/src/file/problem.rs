use std::fmt;

use crate::Said;
use crate::said::{joined, said};

/// Why a session file cannot be used, and on which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Box<Problem>,
}

/// What is wrong with a session file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// It is larger than any session.
    TooLarge,
    /// It is not in UTF-8.
    Encoding,
    /// It has nothing in it.
    Empty,
    /// It is neither TOML nor JSON in the form that its beginning promises.
    Form(Said),
    /// A key that does not belong there; these do.
    Unknown(String, Vec<&'static str>),
    /// A key that must be there.
    Missing(&'static str),
    /// A key that stands there twice.
    Double(String),
    /// Keys that do not go together.
    Clash(&'static str, &'static str),
    /// A value that is not what it should be.
    NotA {
        /// The key.
        key: String,
        /// What is wanted.
        wanted: Said,
        /// What stands there.
        found: Said,
    },
    /// A value that cannot be used, and why.
    Bad {
        /// The key.
        key: String,
        /// Why.
        why: Said,
    },
    /// A key that means nothing here, and why.
    Idle {
        /// The key.
        key: String,
        /// Why.
        why: Said,
    },
    /// A contestant that is not in the list.
    NoContestant(String),
    /// Two contestants with one number.
    SameContestant(String),
    /// A board that is there twice.
    SameBoard(u32),
    /// A board that is named and is not there.
    NoBoard(u32),
    /// A line that a correction names and that is not there.
    NoLine {
        /// The contestant.
        id: String,
        /// The board.
        board: u32,
    },
    /// A board of a match that a correction names and that is not there.
    NoTeamBoard {
        /// The team.
        id: String,
        /// The board.
        board: u32,
        /// The round.
        round: u32,
    },
    /// A match that a correction names and that is not there.
    NoMatch {
        /// The team.
        id: String,
        /// The round.
        round: u32,
    },
    /// The session cannot be scored.
    Scoring(Said),
}

impl FileError {
    pub(crate) fn at(line: usize, problem: Problem) -> FileError {
        FileError { line, problem: Box::new(problem) }
    }
}

impl FileError {
    /// What it says, in any language.
    pub fn said(&self) -> Said {
        said!(
            "file-line",
            "line {line}: {problem}",
            line = self.line.to_string(),
            problem = self.problem.said()
        )
    }
}

impl Problem {
    /// What it says, in any language.
    pub fn said(&self) -> Said {
        match self {
            Problem::TooLarge => said!("file-too-large", "the file is too large for a session"),
            Problem::Encoding => said!("file-encoding", "the text is not in UTF-8"),
            Problem::Empty => said!("file-empty", "the file is empty"),
            Problem::Form(why) | Problem::Scoring(why) => why.clone(),
            Problem::Unknown(key, known) => said!(
                "file-unknown",
                "`{key}` does not belong here; known are {known}",
                key = key,
                known = known.join(", ")
            ),
            Problem::Missing(key) => said!("file-missing", "`{key}` is missing", key = *key),
            Problem::Double(key) => said!("file-double", "`{key}` stands here twice", key = key),
            Problem::Clash(one, other) => {
                said!("file-clash", "`{one}` and `{other}` do not go together", one = *one, other = *other)
            }
            Problem::NotA { key, wanted, found } => said!(
                "file-not-a",
                "`{key}` should be {wanted}, not {found}",
                key = key,
                wanted = wanted,
                found = found
            ),
            Problem::Bad { key, why } => joined!(format!("`{key}`: "), why),
            Problem::Idle { key, why } => {
                said!("file-idle", "`{key}` has no meaning here: {why}", key = key, why = why)
            }
            Problem::NoContestant(id) => said!("file-no-contestant", "there is no contestant {id}", id = id),
            Problem::SameContestant(id) => {
                said!("file-same-contestant", "there are two contestants {id}", id = id)
            }
            Problem::SameBoard(number) => {
                said!("file-same-board", "board {board} is there twice", board = number.to_string())
            }
            Problem::NoBoard(number) => {
                said!("file-no-board", "there is no board {board}", board = number.to_string())
            }
            Problem::NoLine { id, board } => said!(
                "file-no-line",
                "contestant {id} has no line on board {board}",
                id = id,
                board = board.to_string()
            ),
            Problem::NoTeamBoard { id, board, round } => {
                said!(
                    "file-no-team-board",
                    "team {id} has no board {board} in round {round}",
                    id = id,
                    board = board.to_string(),
                    round = round.to_string()
                )
            }
            Problem::NoMatch { id, round } => said!(
                "file-no-match",
                "team {id} has no match in round {round}",
                id = id,
                round = round.to_string()
            ),
        }
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl std::error::Error for FileError {}
