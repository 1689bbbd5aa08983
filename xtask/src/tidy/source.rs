//! A Rust file as the checks see it: its tokens, which bracket closes which, what is there for tests only.

use std::ops::Range;

use super::lex::{Comment, Kind, Token, lex};

/// A file of the project: its path from the root, with `/`, and its text.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Text {
    pub(super) path: String,
    pub(super) text: String,
}

impl Text {
    pub(super) fn is_rust(&self) -> bool {
        self.path.rsplit_once('.').is_some_and(|(_, end)| end == "rs")
    }
}

/// A Rust file that was cut into tokens.
#[derive(Debug)]
pub(super) struct Source<'s> {
    pub(super) path: &'s str,
    pub(super) text: &'s str,
    pub(super) tokens: Vec<Token<'s>>,
    pub(super) comments: Vec<Comment<'s>>,
    /// For an opening bracket the token that closes it, for every other token itself.
    pub(super) closes: Vec<usize>,
    /// The tokens of items that only tests have.
    pub(super) tests: Vec<Range<usize>>,
    /// Whether only tests have a token.
    tested: Vec<bool>,
}

impl<'s> Source<'s> {
    pub(super) fn new(file: &'s Text) -> Source<'s> {
        let lexed = lex(&file.text);
        let closes = closes(&lexed.tokens);
        let mut source = Source {
            path: &file.path,
            text: &file.text,
            tokens: lexed.tokens,
            comments: lexed.comments,
            closes,
            tests: Vec::new(),
            tested: Vec::new(),
        };
        source.tests = tests(&source);
        source.tested = vec![false; source.tokens.len()];
        for range in &source.tests {
            source.tested[range.clone()].fill(true);
        }
        source
    }

    /// Whether a generator wrote this file: one of its first lines says so.
    pub(super) fn is_generated(&self) -> bool {
        self.text.lines().take(5).any(|line| line.starts_with("// Made from ") || line.contains("@generated"))
    }

    /// Whether tests, benchmarks or examples alone have this file, as its folder says.
    pub(super) fn is_beside(&self) -> bool {
        ["/tests/", "/benches/", "/examples/", "fuzz/"].iter().any(|folder| self.path.contains(folder))
    }

    pub(super) fn is(&self, at: usize, text: &str) -> bool {
        self.tokens.get(at).is_some_and(|token| token.is(text))
    }

    pub(super) fn word(&self, at: usize) -> Option<&'s str> {
        self.tokens.get(at).filter(|token| token.kind == Kind::Word).map(|token| token.text)
    }

    pub(super) fn line(&self, at: usize) -> usize {
        self.tokens.get(at).map_or(1, |token| token.line)
    }

    pub(super) fn is_test(&self, at: usize) -> bool {
        self.tested.get(at).copied().unwrap_or(false)
    }

    /// The functions outside of tests: where each begins, its name, and its tokens from the name on.
    pub(super) fn functions(&self) -> impl Iterator<Item = (usize, &'s str, Range<usize>)> {
        (0..self.tokens.len()).filter_map(|at| {
            let name = self.word(at + 1).filter(|_| self.is(at, "fn") && !self.is_test(at))?;
            let open = (at + 2..self.tokens.len()).find(|at| self.is(*at, "("))?;
            let behind = self.closes[open] + 1;
            let is_function = ["->", "where", "{", ";"].iter().any(|sign| self.is(behind, sign));
            is_function.then(|| (at, name, at + 2..self.end(at + 2)))
        })
    }

    /// Where the item that begins here ends: behind its `;` or its braces.
    pub(super) fn end(&self, from: usize) -> usize {
        self.behind(from, &[";"])
    }

    /// Behind one of these signs, or behind braces, or before the end of what is around.
    fn behind(&self, from: usize, signs: &[&str]) -> usize {
        let mut at = from;
        while at < self.tokens.len() {
            if signs.iter().any(|sign| self.is(at, sign)) {
                return at + 1;
            }
            if self.is(at, "{") {
                return self.closes[at] + 1;
            }
            if self.is(at, "}") {
                return at;
            }
            at = self.closes[at] + 1;
        }
        at
    }
}

/// What items and statements begin with; what begins otherwise is a field, a variant or an arm.
const ITEMS: [&str; 16] = [
    "async",
    "const",
    "enum",
    "extern",
    "fn",
    "impl",
    "let",
    "macro_rules",
    "mod",
    "static",
    "struct",
    "trait",
    "type",
    "union",
    "unsafe",
    "use",
];

fn closes(tokens: &[Token<'_>]) -> Vec<usize> {
    let mut closes: Vec<usize> = (0..tokens.len()).collect();
    let mut open = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        if token.kind != Kind::Sign {
            continue;
        }
        match token.text {
            "(" | "[" | "{" => open.push(at),
            ")" | "]" | "}" => {
                if let Some(from) = open.pop() {
                    closes[from] = at;
                }
            }
            _ => {}
        }
    }
    closes
}

fn tests(source: &Source<'_>) -> Vec<Range<usize>> {
    let mut tests: Vec<Range<usize>> = Vec::new();
    let mut at = 0;
    while at < source.tokens.len() {
        if let Some(range) = test_at(source, at) {
            at = range.end.max(at + 1);
            tests.push(range);
        } else {
            at += 1;
        }
    }
    tests
}

/// The item with its attributes, where this token begins an attribute that keeps it for tests.
fn test_at(source: &Source<'_>, at: usize) -> Option<Range<usize>> {
    if !source.is(at, "#") {
        return None;
    }
    let whole_file = source.is(at + 1, "!");
    let open = if whole_file { at + 2 } else { at + 1 };
    if !source.is(open, "[") {
        return None;
    }
    let close = source.closes[open];
    let words: Vec<&str> = (open + 1..close).filter_map(|at| source.word(at)).collect();
    let kept = match words.as_slice() {
        ["test"] => true,
        ["cfg", rest @ ..] => rest.contains(&"test") && !rest.contains(&"not") && !rest.contains(&"any"),
        _ => false,
    };
    if !kept {
        return None;
    }
    if whole_file {
        return Some(0..source.tokens.len());
    }
    let mut item = close + 1;
    while source.is(item, "#") && source.is(item + 1, "[") {
        item = source.closes[item + 1] + 1;
    }
    let mut first = item;
    if source.is(first, "pub") {
        first = if source.is(first + 1, "(") { source.closes[first + 1] + 1 } else { first + 1 };
    }
    let is_item = source.word(first).is_some_and(|word| ITEMS.contains(&word));
    let signs: &[&str] = if is_item { &[";"] } else { &[";", ","] };
    Some(at..source.behind(item, signs))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tested(text: &str) -> Vec<String> {
        let file = Text { path: "crates/a/src/lib.rs".to_owned(), text: text.to_owned() };
        let source = Source::new(&file);
        source
            .tests
            .iter()
            .map(|range| source.tokens[range.clone()].iter().map(|token| token.text).collect::<String>())
            .collect()
    }

    #[test]
    fn what_only_tests_have() {
        assert_eq!(tested("#[cfg(test)] mod tests; fn a() {}"), ["#[cfg(test)]modtests;"]);
        assert_eq!(
            tested("#[cfg(test)] #[x] mod tests { fn b() {} } fn a() {}"),
            ["#[cfg(test)]#[x]modtests{fnb(){}}"]
        );
        assert_eq!(tested("#[test] fn b() { c(); } fn a() {}"), ["#[test]fnb(){c();}"]);
        assert_eq!(tested("#[cfg(not(test))] fn a() {}"), Vec::<String>::new());
        assert_eq!(
            tested("#[cfg(test)] pub(super) fn b<C, D>() {} fn a() {}"),
            ["#[cfg(test)]pub(super)fnb<C,D>(){}"]
        );
        assert_eq!(tested("struct A { #[cfg(test)] b: B, c: C }"), ["#[cfg(test)]b:B,"]);
        assert_eq!(tested("#![cfg(test)] fn a() {}").len(), 1);
    }

    #[test]
    fn generated_and_beside() {
        let file = |path: &str, text: &str| Text { path: path.to_owned(), text: text.to_owned() };
        let made = file("crates/a/src/t.rs", "//! T.\n\n// Made from catalogue/ by a generator; …\n");
        assert!(Source::new(&made).is_generated());
        assert!(!Source::new(&made).is_beside());
        assert!(Source::new(&file("crates/a/tests/t.rs", "")).is_beside());
    }
}
