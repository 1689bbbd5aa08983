//! JSON with the line of every value.

use super::node::{Node, Value};
use super::problem::{FileError, Problem};
use crate::Said;
use crate::said::said;

/// Deeper than any session goes.
const DEEPEST: usize = 32;

pub(crate) fn read(text: &str) -> Result<Node, FileError> {
    let mut reader = Reader { rest: text, line: 1 };
    let node = reader.value(0)?;
    reader.blanks();
    if reader.rest.is_empty() {
        Ok(node)
    } else {
        Err(reader.fail(said!("file-json-after", "something follows the end")))
    }
}

struct Reader<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Reader<'a> {
    fn fail(&self, why: Said) -> FileError {
        FileError::at(self.line, Problem::Form(why))
    }

    fn blanks(&mut self) {
        let end = self.rest.find(|next: char| !matches!(next, ' ' | '\t' | '\r' | '\n'));
        self.take(end.unwrap_or(self.rest.len()));
    }

    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    fn eat(&mut self, mark: char) -> bool {
        self.blanks();
        let found = self.rest.starts_with(mark);
        if found {
            self.take(mark.len_utf8());
        }
        found
    }

    fn value(&mut self, depth: usize) -> Result<Node, FileError> {
        if depth > DEEPEST {
            return Err(self.fail(said!("file-json-deep", "this goes too deep")));
        }
        self.blanks();
        let line = self.line;
        let value = match self.rest.chars().next() {
            None => return Err(self.fail(said!("file-json-end", "the file ends in the middle"))),
            Some('{') => self.table(depth)?,
            Some('[') => self.list(depth)?,
            Some('"') => Value::Text(self.text()?),
            Some('-' | '0'..='9') => {
                let end =
                    self.rest.find(|next: char| !matches!(next, '-' | '+' | '.' | 'e' | 'E' | '0'..='9'));
                Value::Number(self.take(end.unwrap_or(self.rest.len())).to_owned())
            }
            Some(_) => {
                let word = ["true", "false", "null"].into_iter().find(|word| self.rest.starts_with(word));
                let word =
                    word.ok_or_else(|| self.fail(said!("file-json-value", "a value should stand here")))?;
                Value::Flag(self.take(word.len()).to_owned())
            }
        };
        Ok(Node { line, value })
    }

    fn table(&mut self, depth: usize) -> Result<Value, FileError> {
        self.eat('{');
        let mut entries = Vec::new();
        if self.eat('}') {
            return Ok(Value::Table(entries));
        }
        loop {
            self.blanks();
            let key = self.text()?;
            if !self.eat(':') {
                return Err(self.fail(said!("file-json-colon", "a colon should stand after a key")));
            }
            entries.push((key, self.value(depth + 1)?));
            if self.eat('}') {
                return Ok(Value::Table(entries));
            }
            if !self.eat(',') {
                return Err(
                    self.fail(said!("file-json-brace", "a comma or a closing brace should stand here"))
                );
            }
        }
    }

    fn list(&mut self, depth: usize) -> Result<Value, FileError> {
        self.eat('[');
        let mut list = Vec::new();
        if self.eat(']') {
            return Ok(Value::List(list));
        }
        loop {
            list.push(self.value(depth + 1)?);
            if self.eat(']') {
                return Ok(Value::List(list));
            }
            if !self.eat(',') {
                return Err(
                    self.fail(said!("file-json-bracket", "a comma or a closing bracket should stand here"))
                );
            }
        }
    }

    fn text(&mut self) -> Result<String, FileError> {
        if !self.rest.starts_with('"') {
            return Err(self.fail(said!("file-json-quotes", "a text in quotes should stand here")));
        }
        let mut escaped = false;
        let end = self.rest.char_indices().skip(1).find(|(_, next)| {
            let closes = *next == '"' && !escaped;
            escaped = *next == '\\' && !escaped;
            closes || *next == '\n'
        });
        match end {
            Some((end, '"')) => {
                let quoted = self.take(end + 1);
                serde_json::from_str(quoted).map_err(|_| {
                    self.fail(said!("file-json-text", "this text is not written as JSON wants it"))
                })
            }
            _ => Err(self.fail(said!("file-json-no-end", "this text has no end"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn lines_and_exact_numbers() {
        let node = read("{\n \"a\": [1.10,\n \"x\\\"\\n\"],\n\"b\": null }").unwrap();
        let Value::Table(entries) = &node.value else { panic!() };
        let Value::List(list) = &entries[0].1.value else { panic!() };
        assert_eq!(list[0], Node { line: 2, value: Value::Number("1.10".to_owned()) });
        assert_eq!(list[1], Node { line: 3, value: Value::Text("x\"\n".to_owned()) });
        assert_eq!(entries[1].1.line, 4);
    }

    #[test]
    fn bad_text_is_refused_with_its_line() {
        for (text, line) in [
            ("", 1),
            ("{", 1),
            ("{\"a\":1,\n}", 2),
            ("[1 2]", 1),
            ("\n\n\"a", 3),
            ("{} x", 1),
            ("[\n+1]", 2),
            ("nul", 1),
        ] {
            assert_eq!(read(text).unwrap_err().line, line, "{text:?}");
        }
        assert!(read(&"[".repeat(100_000)).unwrap_err().to_string().contains("too deep"));
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in ".{0,60}") {
            let _ = read(&text);
        }

        #[test]
        fn what_serde_refuses_is_refused_and_the_other_way(text in r#"[\[\]{},:"a1. -]{0,12}"#) {
            let serde = serde_json::from_str::<serde_json::Value>(&text).is_ok();
            // Numbers are checked where they are used.
            prop_assert!(read(&text).is_ok() || !serde, "{}", text);
        }
    }
}
