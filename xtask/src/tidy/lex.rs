//! The words and signs of a Rust file, its comments aside.

/// What a token is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Word,
    /// A string, a character or a byte.
    Text,
    Number,
    Lifetime,
    /// One sign, or `::`, `=>`, `->`, `==`, `!=`, `..`.
    Sign,
}

/// One token and the line that it begins on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Token<'s> {
    pub(super) kind: Kind,
    pub(super) text: &'s str,
    pub(super) line: usize,
}

impl Token<'_> {
    /// Whether this is the sign or word.
    pub(super) fn is(&self, text: &str) -> bool {
        self.kind != Kind::Text && self.text == text
    }
}

/// One comment, its slashes and all; a block comment is one too.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Comment<'s> {
    pub(super) text: &'s str,
    pub(super) line: usize,
}

/// A file cut into tokens and comments.
#[derive(Debug, Default)]
pub(super) struct Lexed<'s> {
    pub(super) tokens: Vec<Token<'s>>,
    pub(super) comments: Vec<Comment<'s>>,
}

const JOINED: [&str; 6] = ["::", "=>", "->", "==", "!=", ".."];

/// Cuts a file that compiles; of one that does not it makes what it can.
pub(super) fn lex(text: &str) -> Lexed<'_> {
    let mut lexed = Lexed::default();
    let mut cut = Cut { text, at: 0, line: 1 };
    while let Some(byte) = cut.byte(0) {
        let line = cut.line;
        let from = cut.at;
        let kind = match byte {
            b'\n' | b' ' | b'\t' | b'\r' => {
                cut.go(1);
                continue;
            }
            b'/' if matches!(cut.byte(1), Some(b'/' | b'*')) => {
                cut.comment();
                lexed.comments.push(Comment { text: &text[from..cut.at], line });
                continue;
            }
            b'"' => cut.string(),
            b'\'' => cut.quote(),
            b'0'..=b'9' => cut.number(),
            b'_' | b'a'..=b'z' | b'A'..=b'Z' | 0x80.. => cut.word(),
            _ => {
                let two = text.get(from..from + 2).is_some_and(|two| JOINED.contains(&two));
                cut.go(if two { 2 } else { 1 });
                Kind::Sign
            }
        };
        lexed.tokens.push(Token { kind, text: &text[from..cut.at], line });
    }
    lexed
}

struct Cut<'s> {
    text: &'s str,
    at: usize,
    line: usize,
}

impl Cut<'_> {
    fn byte(&self, ahead: usize) -> Option<u8> {
        self.text.as_bytes().get(self.at + ahead).copied()
    }

    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn go(&mut self, bytes: usize) {
        let to = (self.at + bytes).min(self.text.len());
        self.line += self.text.as_bytes()[self.at..to].split(|byte| *byte == b'\n').count() - 1;
        self.at = to;
    }

    /// Goes on behind the first place where this stands, or to the end.
    fn past(&mut self, end: &str) {
        let bytes = self.rest().find(end).map_or(self.rest().len(), |found| found + end.len());
        self.go(bytes);
    }

    fn comment(&mut self) {
        if self.byte(1) == Some(b'/') {
            let bytes = self.rest().find('\n').unwrap_or(self.rest().len());
            return self.go(bytes);
        }
        let mut deep = 0_usize;
        loop {
            match (self.byte(0), self.byte(1)) {
                (Some(b'/'), Some(b'*')) => {
                    deep += 1;
                    self.go(2);
                }
                (Some(b'*'), Some(b'/')) => {
                    deep -= 1;
                    self.go(2);
                }
                (Some(_), _) => self.go(1),
                (None, _) => break,
            }
            if deep == 0 {
                break;
            }
        }
    }

    fn string(&mut self) -> Kind {
        self.go(1);
        while let Some(byte) = self.byte(0) {
            self.go(if byte == b'\\' { 2 } else { 1 });
            if byte == b'"' {
                break;
            }
        }
        Kind::Text
    }

    /// A character, or the name of a lifetime.
    fn quote(&mut self) -> Kind {
        let mut letters = self.rest().char_indices().skip(1);
        let first = letters.next().map_or(' ', |(_, letter)| letter);
        let second = letters.next();
        if first == '\\' {
            self.go(3);
            self.past("'");
            return Kind::Text;
        }
        if let Some((at, '\'')) = second {
            self.go(at + 1);
            return Kind::Text;
        }
        self.go(1);
        self.name();
        Kind::Lifetime
    }

    fn number(&mut self) -> Kind {
        self.name();
        while self.byte(0) == Some(b'.') && self.byte(1).is_some_and(|byte| byte.is_ascii_digit()) {
            self.go(1);
            self.name();
        }
        Kind::Number
    }

    fn name(&mut self) {
        while self.byte(0).is_some_and(|byte| byte == b'_' || byte.is_ascii_alphanumeric() || byte >= 0x80) {
            self.at += 1;
        }
    }

    /// A word, or a string or character that a letter begins (`r"…"`, `b'…'`).
    fn word(&mut self) -> Kind {
        let from = self.at;
        self.name();
        match (&self.text[from..self.at], self.byte(0)) {
            ("b" | "c", Some(b'"')) => self.string(),
            ("b", Some(b'\'')) => self.quote(),
            ("r" | "br" | "cr", Some(b'"' | b'#')) => self.raw(),
            _ => Kind::Word,
        }
    }

    fn raw(&mut self) -> Kind {
        let signs = self.rest().bytes().take_while(|byte| *byte == b'#').count();
        if self.byte(signs) != Some(b'"') {
            self.go(signs);
            self.name();
            return Kind::Word;
        }
        self.go(signs + 1);
        self.past(&format!("\"{}", "#".repeat(signs)));
        Kind::Text
    }
}

#[cfg(test)]
mod tests {
    use super::Kind::{Lifetime, Number, Sign, Text, Word};
    use super::*;

    fn words(text: &str) -> Vec<(Kind, &str, usize)> {
        lex(text).tokens.into_iter().map(|token| (token.kind, token.text, token.line)).collect()
    }

    #[test]
    fn words_signs_and_lines() {
        assert_eq!(
            words("a::b\n=> r#type 1..20.5_f64"),
            [
                (Word, "a", 1),
                (Sign, "::", 1),
                (Word, "b", 1),
                (Sign, "=>", 2),
                (Word, "r#type", 2),
                (Number, "1", 2),
                (Sign, "..", 2),
                (Number, "20.5_f64", 2),
            ]
        );
    }

    #[test]
    fn strings_hold_what_looks_like_code() {
        let text = "\"a \\\" // }\" r#\"{ \" \"# b'\\'' '\"' 'é' '\\u{e9}' &'a x";
        let kinds: Vec<Kind> = lex(text).tokens.iter().map(|token| token.kind).collect();
        assert_eq!(kinds, [Text, Text, Text, Text, Text, Text, Sign, Lifetime, Word]);
        assert!(lex(text).comments.is_empty());
    }

    #[test]
    fn comments_stand_aside() {
        let lexed = lex("a // one\n/* two /* three */ */ b\n/// four");
        let comments: Vec<(&str, usize)> =
            lexed.comments.iter().map(|found| (found.text, found.line)).collect();
        assert_eq!(comments, [("// one", 1), ("/* two /* three */ */", 2), ("/// four", 3)]);
        assert_eq!(lexed.tokens.len(), 2);
    }

    #[test]
    fn what_does_not_end_ends_with_the_file() {
        for text in ["\"a", "r#\"a", "/* a", "'", "'\\", "b'"] {
            lex(text);
        }
    }
}
