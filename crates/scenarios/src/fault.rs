use std::borrow::Cow;
use std::fmt;

/// A place in a file, both counted from one.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The character in the line.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// Something in a file that cannot be read: where, what stands there and what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Where.
    pub place: Place,
    /// What stands there; empty at the end of a line.
    pub found: String,
    /// What would have been right.
    pub expected: Cow<'static, str>,
}

impl Fault {
    /// A fault at a place.
    pub fn new(place: Place, found: impl Into<String>, expected: impl Into<Cow<'static, str>>) -> Fault {
        Fault { place, found: found.into(), expected: expected.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.found.as_str() {
            "" => write!(f, "{}: the line ends, expected {}", self.place, self.expected),
            found => write!(f, "{}: found {}, expected {}", self.place, Quoted(found), self.expected),
        }
    }
}

impl std::error::Error for Fault {}

/// Text from a file as it may be shown: control characters escaped, long text cut.
pub(crate) struct Quoted<'a>(pub(crate) &'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const LONGEST: usize = 80;
        f.write_str("`")?;
        for character in self.0.chars().take(LONGEST) {
            if character.is_control() {
                write!(f, "{}", character.escape_default())?;
            } else {
                write!(f, "{character}")?;
            }
        }
        f.write_str(if self.0.chars().nth(LONGEST).is_some() { "…`" } else { "`" })
    }
}

/// Something in words that a file may have made long, cut.
pub(crate) struct Short<T>(pub(crate) T);

impl<T: fmt::Display> fmt::Display for Short<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const LONGEST: usize = 200;
        let text = self.0.to_string();
        match text.char_indices().nth(LONGEST) {
            Some((end, _)) => write!(f, "{}…", &text[..end]),
            None => f.write_str(&text),
        }
    }
}
