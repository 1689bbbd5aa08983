//! A value of a file with the line it stands on, whether the file is TOML or JSON.

use super::problem::{FileError, Problem};

/// A value and its line.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Node {
    pub(crate) line: usize,
    pub(crate) value: Value,
}

/// What a value is; numbers stay as they are written, so that nothing is lost.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value {
    Text(String),
    Number(String),
    Flag(String),
    List(Vec<Node>),
    Table(Vec<(String, Node)>),
}

impl Value {
    pub(crate) fn shown(&self) -> String {
        match self {
            Value::Text(text) => format!("{text:?}"),
            Value::Number(text) | Value::Flag(text) => text.clone(),
            Value::List(_) => "a list".to_owned(),
            Value::Table(_) => "a table".to_owned(),
        }
    }
}

impl Node {
    /// The text, or a number as it is written.
    pub(crate) fn text(&self, key: &str, wanted: &str) -> Result<&str, FileError> {
        match &self.value {
            Value::Text(text) | Value::Number(text) => Ok(text),
            Value::Flag(_) | Value::List(_) | Value::Table(_) => Err(self.not_a(key, wanted)),
        }
    }

    pub(crate) fn list(&self, key: &str, wanted: &str) -> Result<&[Node], FileError> {
        match &self.value {
            Value::List(list) => Ok(list),
            Value::Text(_) | Value::Number(_) | Value::Flag(_) | Value::Table(_) => {
                Err(self.not_a(key, wanted))
            }
        }
    }

    /// Reads the text, or says what is wanted.
    pub(crate) fn parse<T: std::str::FromStr>(&self, key: &str, wanted: &str) -> Result<T, FileError> {
        self.text(key, wanted)?.trim().parse().map_err(|_| self.not_a(key, wanted))
    }

    /// Reads the text; what is wrong with it, it says itself.
    pub(crate) fn read<T: std::str::FromStr<Err: std::fmt::Display>>(
        &self,
        key: &str,
        wanted: &str,
    ) -> Result<T, FileError> {
        let text = self.text(key, wanted)?;
        text.trim().parse().map_err(|why| self.bad(key, format_args!("{text:?}: {why}")))
    }

    /// One of several words.
    pub(crate) fn word<T: Copy>(&self, key: &str, words: &[(&str, T)]) -> Result<T, FileError> {
        let wanted = words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ");
        let text = self.text(key, &wanted)?;
        let found = words.iter().find(|(word, _)| word.eq_ignore_ascii_case(text.trim()));
        found.map(|(_, value)| *value).ok_or_else(|| self.not_a(key, &format!("one of {wanted}")))
    }

    pub(crate) fn not_a(&self, key: &str, wanted: &str) -> FileError {
        let problem =
            Problem::NotA { key: key.to_owned(), wanted: wanted.to_owned(), found: self.value.shown() };
        FileError::at(self.line, problem)
    }

    pub(crate) fn bad(&self, key: &str, why: impl std::fmt::Display) -> FileError {
        FileError::at(self.line, Problem::Bad { key: key.to_owned(), why: why.to_string() })
    }

    pub(crate) fn fields<'a>(&'a self, key: &str, known: &[&'static str]) -> Result<Fields<'a>, FileError> {
        self.fields_of(key, &[known])
    }

    /// The entries of a table whose known keys stand in several lists.
    pub(crate) fn fields_of<'a>(
        &'a self,
        key: &str,
        known: &[&[&'static str]],
    ) -> Result<Fields<'a>, FileError> {
        let Value::Table(entries) = &self.value else { return Err(self.not_a(key, "a table")) };
        for (place, (name, node)) in entries.iter().enumerate() {
            if !known.iter().any(|keys| keys.contains(&name.as_str())) {
                return Err(FileError::at(node.line, Problem::Unknown(name.clone(), known.concat())));
            }
            if entries[..place].iter().any(|(before, _)| before == name) {
                return Err(FileError::at(node.line, Problem::Double(name.clone())));
            }
        }
        Ok(Fields { line: self.line, entries })
    }
}

/// The entries of a table, all of which are known.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Fields<'a> {
    pub(crate) line: usize,
    entries: &'a [(String, Node)],
}

impl<'a> Fields<'a> {
    pub(crate) fn get(&self, key: &str) -> Option<&'a Node> {
        self.entries.iter().find(|(name, _)| name == key).map(|(_, node)| node)
    }

    pub(crate) fn need(&self, key: &'static str) -> Result<&'a Node, FileError> {
        self.get(key).ok_or(FileError::at(self.line, Problem::Missing(key)))
    }

    /// The tables of a list; none where the key is absent.
    pub(crate) fn rows(&self, key: &str) -> Result<&'a [Node], FileError> {
        self.get(key).map_or(Ok(&[]), |node| node.list(key, "a list of tables"))
    }

    /// A value read from its text, where it is there.
    pub(crate) fn maybe<T: std::str::FromStr<Err: std::fmt::Display>>(
        &self,
        key: &str,
        wanted: &str,
    ) -> Result<Option<T>, FileError> {
        self.get(key).map(|node| node.read(key, wanted)).transpose()
    }

    /// One of several words, or what stands for it where it is absent.
    pub(crate) fn word_or<T: Copy>(&self, key: &str, words: &[(&str, T)], absent: T) -> Result<T, FileError> {
        self.get(key).map_or(Ok(absent), |node| node.word(key, words))
    }

    /// Refuses keys that mean nothing here.
    pub(crate) fn idle(&self, keys: &[&str], why: &str) -> Result<(), FileError> {
        match keys.iter().find_map(|key| Some((key, self.get(key)?))) {
            Some((key, node)) => {
                let problem = Problem::Idle { key: (*key).to_owned(), why: why.to_owned() };
                Err(FileError::at(node.line, problem))
            }
            None => Ok(()),
        }
    }

    /// A text, empty where it is absent.
    pub(crate) fn text_or_empty(&self, key: &str) -> Result<String, FileError> {
        self.get(key).map_or(Ok(String::new()), |node| Ok(node.text(key, "a text")?.to_owned()))
    }

    pub(crate) fn fail(&self, problem: Problem) -> FileError {
        FileError::at(self.line, problem)
    }
}
