//! What readers complain of, in the words of any language.

use crate::{Complaint, Problem, ReadError};

/// The words of a language: a key and its variables to a sentence, none where there is no such sentence.
pub type Sentences<'a> = &'a dyn Fn(&str, &[(&'static str, String)]) -> Option<String>;

impl Problem {
    /// The key of its words: its name in small letters, parted by hyphens.
    pub fn key(self) -> String {
        let mut key = "problem".to_owned();
        for letter in self.name().chars() {
            if letter.is_ascii_uppercase() {
                key.push('-');
            }
            key.push(letter.to_ascii_lowercase());
        }
        key
    }
}

/// The key of the words for what was expected: its English words, parted by hyphens.
pub fn expected_key(wanted: &str) -> String {
    let words = wanted.split(|sign: char| !sign.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.fold("expected".to_owned(), |key, word| format!("{key}-{word}"))
}

/// What was expected, in the language; what is written alike in all has no words of its own.
pub fn expected(wanted: &str, say: Sentences<'_>) -> String {
    say(&expected_key(wanted), &[]).unwrap_or_else(|| wanted.to_owned())
}

/// What is said, and after it what was expected.
pub fn with_expected(said: String, wanted: &str, say: Sentences<'_>) -> String {
    if wanted.is_empty() {
        return said;
    }
    let variables = [("said", said.clone()), ("expected", expected(wanted, say))];
    say("read-expected", &variables).unwrap_or(said)
}

impl Complaint {
    /// What is wrong, with its place and what stood there.
    pub fn said(&self, say: Sentences<'_>) -> String {
        let problem = say(&self.problem.key(), &[]).unwrap_or_else(|| self.problem.text().to_owned());
        let said = match &*self.found {
            "" => format!("{}: {problem}", self.place),
            found => format!("{}: {problem}: {found:?}", self.place),
        };
        with_expected(said, self.expected, say)
    }
}

impl ReadError {
    /// Why a file was not read to its end, with the place.
    pub fn said(&self, say: Sentences<'_>) -> String {
        let of = |place, key| Some(format!("{place}: {}", say(key, &[])?));
        match self {
            ReadError::Io(_) => None,
            ReadError::TooLarge { place, .. } => of(place, "read-too-large"),
            ReadError::NotThisFormat { place, expected } => {
                of(place, "read-not-this-format").map(|said| with_expected(said, expected, say))
            }
        }
        .unwrap_or_else(|| self.to_string())
    }
}
