//! A value of a file with the line it stands on, whether the file is TOML or JSON.

use super::problem::{FileError, Problem};
use super::want::{self, Want};
use crate::Said;
use crate::said::said;

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
    pub(crate) fn shown(&self) -> Said {
        match self {
            Value::Text(text) => Said::from(format!("{text:?}")),
            Value::Number(text) | Value::Flag(text) => Said::from(text),
            Value::List(_) => said!("file-a-list", "a list"),
            Value::Table(_) => want::TABLE.said(),
        }
    }
}

impl Node {
    /// The text, or a number as it is written.
    pub(crate) fn text(&self, key: &str, wanted: Want) -> Result<&str, FileError> {
        match &self.value {
            Value::Text(text) | Value::Number(text) => Ok(text),
            Value::Flag(_) | Value::List(_) | Value::Table(_) => Err(self.not_a(key, wanted)),
        }
    }

    pub(crate) fn list(&self, key: &str, wanted: Want) -> Result<&[Node], FileError> {
        match &self.value {
            Value::List(list) => Ok(list),
            Value::Text(_) | Value::Number(_) | Value::Flag(_) | Value::Table(_) => {
                Err(self.not_a(key, wanted))
            }
        }
    }

    /// Reads the text, or says what is wanted.
    pub(crate) fn parse<T: std::str::FromStr>(&self, key: &str, wanted: Want) -> Result<T, FileError> {
        self.text(key, wanted)?.trim().parse().map_err(|_| self.not_a(key, wanted))
    }

    /// One of several words.
    pub(crate) fn word<T: Copy>(&self, key: &str, words: &[(&str, T)]) -> Result<T, FileError> {
        let is = |word: &str| match &self.value {
            Value::Text(text) | Value::Number(text) => word.eq_ignore_ascii_case(text.trim()),
            Value::Flag(_) | Value::List(_) | Value::Table(_) => false,
        };
        let found = words.iter().find(|(word, _)| is(word));
        found.map(|(_, value)| *value).ok_or_else(|| {
            let words = words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ");
            self.should_be(key, said!("file-one-of", "one of {words}", words = words))
        })
    }

    pub(crate) fn not_a(&self, key: &str, wanted: Want) -> FileError {
        self.should_be(key, wanted.said())
    }

    fn should_be(&self, key: &str, wanted: Said) -> FileError {
        let problem = Problem::NotA { key: key.to_owned(), wanted, found: self.value.shown() };
        FileError::at(self.line, problem)
    }

    pub(crate) fn bad(&self, key: &str, why: Said) -> FileError {
        FileError::at(self.line, Problem::Bad { key: key.to_owned(), why })
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
        let Value::Table(entries) = &self.value else { return Err(self.not_a(key, want::TABLE)) };
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
        self.get(key).map_or(Ok(&[]), |node| node.list(key, want::TABLES))
    }

    /// A value read from its text, where it is there.
    pub(crate) fn maybe<T: std::str::FromStr>(
        &self,
        key: &str,
        wanted: Want,
    ) -> Result<Option<T>, FileError> {
        self.get(key).map(|node| node.parse(key, wanted)).transpose()
    }

    /// One of several words, or what stands for it where it is absent.
    pub(crate) fn word_or<T: Copy>(&self, key: &str, words: &[(&str, T)], absent: T) -> Result<T, FileError> {
        self.get(key).map_or(Ok(absent), |node| node.word(key, words))
    }

    /// Refuses keys that mean nothing here.
    pub(crate) fn idle(&self, keys: &[&str], why: Said) -> Result<(), FileError> {
        match keys.iter().find_map(|key| Some((key, self.get(key)?))) {
            Some((key, node)) => {
                let problem = Problem::Idle { key: (*key).to_owned(), why };
                Err(FileError::at(node.line, problem))
            }
            None => Ok(()),
        }
    }

    /// A text, empty where it is absent.
    pub(crate) fn text_or_empty(&self, key: &str) -> Result<String, FileError> {
        self.get(key).map_or(Ok(String::new()), |node| Ok(node.text(key, want::TEXT)?.to_owned()))
    }

    pub(crate) fn fail(&self, problem: Problem) -> FileError {
        FileError::at(self.line, problem)
    }
}
