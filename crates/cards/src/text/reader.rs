use super::{Problem, TextError};

/// A place in a text that is read from left to right.
#[derive(Copy, Clone)]
pub(crate) struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(text: &'a str) -> Reader<'a> {
        Reader { text, at: 0 }
    }

    pub(crate) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Steps over the next character where `value` knows it.
    pub(crate) fn take<T>(&mut self, value: impl FnOnce(char) -> Option<T>) -> Option<T> {
        let next = self.peek()?;
        let value = value(next)?;
        self.at += next.len_utf8();
        Some(value)
    }

    /// Steps over this character where it is next.
    pub(crate) fn eat(&mut self, wanted: char) -> bool {
        self.take(|next| (next == wanted).then_some(())).is_some()
    }

    /// Steps over this word, in upper or lower case, where it is next.
    pub(crate) fn eat_word(&mut self, word: &str) -> bool {
        let found = self.rest().get(..word.len()).is_some_and(|next| next.eq_ignore_ascii_case(word));
        if found {
            self.at += word.len();
        }
        found
    }

    /// The value of the first of these words that is next; longer words must stand before their beginnings.
    pub(crate) fn word<T: Copy>(&mut self, words: &[(&str, T)]) -> Option<T> {
        words.iter().find(|(word, _)| self.eat_word(word)).map(|(_, value)| *value)
    }

    /// Steps over blanks; false where there were none.
    pub(crate) fn blanks(&mut self) -> bool {
        let before = self.at;
        while self.take(|next| next.is_whitespace().then_some(())).is_some() {}
        before < self.at
    }

    /// Steps over the digits that are next; there may be none.
    pub(crate) fn digits(&mut self) -> &'a str {
        let rest = self.rest();
        let digits = rest.trim_start_matches(|next: char| next.is_ascii_digit());
        self.at = self.text.len() - digits.len();
        &rest[..rest.len() - digits.len()]
    }

    /// An error at this place.
    pub(crate) fn fail<T>(&self, problem: impl Into<Problem>) -> Result<T, TextError> {
        Err(TextError {
            byte: self.at,
            character: self.text[..self.at].chars().count(),
            found: self.peek(),
            problem: problem.into(),
        })
    }

    /// Nothing may follow.
    pub(crate) fn end(&self) -> Result<(), TextError> {
        if self.rest().is_empty() { Ok(()) } else { self.fail(super::Expected::End) }
    }
}
