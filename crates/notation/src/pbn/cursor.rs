use crate::{Line, Place};

/// A line with its reading position.
pub(super) struct Cursor<'a> {
    pub(super) text: &'a str,
    pub(super) at: usize,
    number: u32,
    ascii: bool,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(line: &'a Line) -> Cursor<'a> {
        Cursor { text: &line.text, at: 0, number: line.number, ascii: line.text.is_ascii() }
    }

    pub(super) fn place(&self, at: usize) -> Place {
        let column = if self.ascii { at } else { self.text[..at].chars().count() };
        Place::new(self.number, column as u32 + 1)
    }

    pub(super) fn here(&self) -> Place {
        self.place(self.at)
    }

    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub(super) fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    pub(super) fn skip_space(&mut self) -> Option<u8> {
        while let Some(byte) = self.peek() {
            if !byte.is_ascii_whitespace() && byte != 0x0B {
                return Some(byte);
            }
            self.at += 1;
        }
        None
    }

    /// Takes bytes up to the first that `ends`; at least one where there is any.
    pub(super) fn take(&mut self, ends: impl Fn(u8) -> bool) -> &'a str {
        let start = self.at;
        let bytes = self.text.as_bytes();
        self.at += 1;
        while self.at < bytes.len() && (!ends(bytes[self.at]) || !self.text.is_char_boundary(self.at)) {
            self.at += 1;
        }
        self.at = self.at.min(bytes.len());
        while !self.text.is_char_boundary(self.at) {
            self.at += 1;
        }
        &self.text[start..self.at]
    }

    pub(super) fn take_rest(&mut self) -> &'a str {
        let rest = self.rest();
        self.at = self.text.len();
        rest
    }
}
