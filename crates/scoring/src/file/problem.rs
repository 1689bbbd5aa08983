use std::fmt;

/// Why a session file cannot be used, and on which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
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
    Form(String),
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
        wanted: String,
        /// What stands there.
        found: String,
    },
    /// A value that cannot be used, for a reason that knows its own words.
    Bad {
        /// The key.
        key: String,
        /// Why.
        why: String,
    },
    /// A key that means nothing here, and why.
    Idle {
        /// The key.
        key: String,
        /// Why.
        why: String,
    },
    /// A contestant that is not in the list.
    NoContestant(String),
    /// Two contestants with one number.
    SameContestant(String),
    /// A board that is there twice.
    SameBoard(u32),
    /// A board or line that a correction names and that is not there.
    NoLine(String),
    /// The session cannot be scored.
    Scoring(String),
}

impl FileError {
    pub(crate) fn at(line: usize, problem: Problem) -> FileError {
        FileError { line, problem }
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::TooLarge => f.write_str("the file is too large for a session"),
            Problem::Encoding => f.write_str("the text is not in UTF-8"),
            Problem::Empty => f.write_str("the file is empty"),
            Problem::Form(why) | Problem::Scoring(why) => f.write_str(why),
            Problem::Unknown(key, known) => {
                write!(f, "`{key}` does not belong here; known are {}", known.join(", "))
            }
            Problem::Missing(key) => write!(f, "`{key}` is missing"),
            Problem::Double(key) => write!(f, "`{key}` stands here twice"),
            Problem::Clash(one, other) => write!(f, "`{one}` and `{other}` do not go together"),
            Problem::NotA { key, wanted, found } => write!(f, "`{key}` should be {wanted}, not {found}"),
            Problem::Bad { key, why } => write!(f, "`{key}`: {why}"),
            Problem::Idle { key, why } => write!(f, "`{key}` has no meaning here: {why}"),
            Problem::NoContestant(id) => write!(f, "there is no contestant {id}"),
            Problem::SameContestant(id) => write!(f, "there are two contestants {id}"),
            Problem::SameBoard(number) => write!(f, "board {number} is there twice"),
            Problem::NoLine(what) => write!(f, "there is no {what}"),
        }
    }
}

impl std::error::Error for FileError {}
