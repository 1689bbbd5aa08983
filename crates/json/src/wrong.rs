//! What is wrong with JSON that was sent, and where.

use std::fmt::{self, Display};

use serde::de::{Error, Expected, Unexpected};

/// What is wrong with JSON that was sent, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// Where.
    pub place: Place,
    /// What.
    pub reason: Reason,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Nobody knows a field of this name.
    Unknown,
    /// The field is not there.
    Missing,
    /// The field stands there twice.
    Twice,
    /// It is none of the words that it can be.
    OneOf {
        /// The word that it is.
        word: String,
        /// Those that it can be.
        words: &'static [&'static str],
    },
    /// It is of another kind, or has no meaning.
    Kind,
    /// It is no JSON from here on; the place is that of the whole.
    Malformed {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
}

/// Where something stands, from the outside: `commands[0].agree.board`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place(Vec<Step>);

/// A step further in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// Into the field of this name.
    Field(String),
    /// To the item of this number, from 0.
    Item(usize),
}

impl Place {
    /// Whether it is the whole.
    pub const fn is_whole(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn steps(&self) -> &[Step] {
        &self.0
    }

    pub(crate) fn enter(&mut self, step: Step) {
        self.0.push(step);
    }

    pub(crate) fn leave(&mut self) {
        self.0.pop();
    }
}

impl Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, step) in self.0.iter().enumerate() {
            match step {
                Step::Field(name) if number == 0 => f.write_str(name)?,
                Step::Field(name) => write!(f, ".{name}")?,
                Step::Item(item) => write!(f, "[{item}]")?,
            }
        }
        Ok(())
    }
}

impl Wrong {
    /// This reason for the whole.
    pub fn with(reason: Reason) -> Wrong {
        Wrong { place: Place::default(), reason }
    }

    /// The same, seen from outside this step.
    pub fn within(mut self, step: Step) -> Wrong {
        self.place.0.insert(0, step);
        self
    }

    pub(crate) fn within_field(self, name: &str) -> Wrong {
        self.within(Step::Field(name.to_owned()))
    }
}

impl Error for Wrong {
    fn custom<T: Display>(_: T) -> Wrong {
        Wrong::with(Reason::Kind)
    }

    fn invalid_type(_: Unexpected<'_>, _: &dyn Expected) -> Wrong {
        Wrong::with(Reason::Kind)
    }

    fn invalid_value(_: Unexpected<'_>, _: &dyn Expected) -> Wrong {
        Wrong::with(Reason::Kind)
    }

    fn invalid_length(_: usize, _: &dyn Expected) -> Wrong {
        Wrong::with(Reason::Kind)
    }

    fn unknown_variant(word: &str, words: &'static [&'static str]) -> Wrong {
        Wrong::with(Reason::OneOf { word: word.to_owned(), words })
    }

    fn unknown_field(name: &str, _: &'static [&'static str]) -> Wrong {
        Wrong::with(Reason::Unknown).within_field(name)
    }

    fn missing_field(name: &'static str) -> Wrong {
        Wrong::with(Reason::Missing).within_field(name)
    }

    fn duplicate_field(name: &'static str) -> Wrong {
        Wrong::with(Reason::Twice).within_field(name)
    }
}

/// For whoever has no words of his own; a server tells it in the language of who asks.
impl Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.place.is_whole() {
            write!(f, "{}: ", self.place)?;
        }
        match &self.reason {
            Reason::Unknown => f.write_str("no such field"),
            Reason::Missing => f.write_str("is missing"),
            Reason::Twice => f.write_str("stands there twice"),
            Reason::OneOf { word, words } => write!(f, "{word} is none of {}", words.join(", ")),
            Reason::Kind => f.write_str("is of another kind, or makes no sense"),
            Reason::Malformed { line, column } => write!(f, "no JSON at line {line}, column {column}"),
        }
    }
}

impl std::error::Error for Wrong {}
