//! Identity by `Debug` text: a mark, hash or comparison that changes when a name in the code does.

use std::ops::Range;

use super::check::{Finding, Project};
use super::lex::Kind;
use super::source::Source;

const MARKS: [&str; 5] = ["digest", "hash", "fingerprint", "hmac", "sha2"];

/// Digests and hashes of `Debug` text, made right there or named before in the same function; and comparisons with it.
pub(super) fn identities(project: &Project<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for source in project.written() {
        for (_, name, whole) in source.functions() {
            let Some(debug) = whole.clone().find(|at| is_debug(source, *at)) else { continue };
            let names = named(source, whole.clone());
            let holds =
                |at: usize| is_debug(source, at) || source.word(at).is_some_and(|word| names.contains(&word));
            let marked = |at: &usize| is_mark(source, *at) && (at + 1..source.closes[at + 1]).any(holds);
            if whole.clone().any(|at| marked(&at)) || compared(source, whole) {
                let says = format!(
                    "{}:{}: `Debug` text is an identity, in `{name}`",
                    source.path,
                    source.line(debug)
                );
                found.push(Finding { name: format!("{} {name}", source.path), says });
            }
        }
    }
    found
}

/// What `let` names that holds `Debug` text.
fn named<'s>(source: &Source<'s>, range: Range<usize>) -> Vec<&'s str> {
    let mut names = Vec::new();
    for at in range.filter(|at| source.is(*at, "let")) {
        let mut end = at;
        while end < source.tokens.len() && !source.is(end, ";") && !source.is(end, "{") {
            end = source.closes[end] + 1;
        }
        if (at..end).any(|at| is_debug(source, at)) {
            names.extend((at + 1..end).find_map(|at| source.word(at).filter(|word| *word != "mut")));
        }
    }
    names
}

fn is_debug(source: &Source<'_>, at: usize) -> bool {
    let token = &source.tokens[at];
    token.kind == Kind::Text && (token.text.contains(":?}") || token.text.contains(":#?}"))
}

/// Whether this is a call that makes a digest, or adds to one.
fn is_mark(source: &Source<'_>, at: usize) -> bool {
    let Some(word) = source.word(at).filter(|_| source.is(at + 1, "(")) else { return false };
    let begins = |part: &str| MARKS.iter().any(|mark| part.starts_with(mark));
    word == "update" || word.to_lowercase().split('_').any(begins)
}

/// Whether what a `format!` with `Debug` text makes is compared right there.
fn compared(source: &Source<'_>, range: Range<usize>) -> bool {
    let compares = |at: usize| source.is(at, "==") || source.is(at, "!=");
    let mut range = range;
    range.any(|at| {
        let open = at + 2;
        if !(source.is(at, "format") && source.is(at + 1, "!")) {
            return false;
        }
        let close = source.closes[open];
        let before = if at > 0 && source.is(at - 1, "&") { at.checked_sub(2) } else { at.checked_sub(1) };
        (open..close).any(|at| is_debug(source, at)) && (compares(close + 1) || before.is_some_and(compares))
    })
}

#[cfg(test)]
mod tests {
    use super::super::check::found_in;
    use super::*;

    fn of(text: &str) -> Vec<String> {
        found_in(&[("crates/a/src/lib.rs", text)], identities)
    }

    #[test]
    fn a_mark_of_debug_text() {
        let name = ["crates/a/src/lib.rs b"];
        assert_eq!(of("fn b() { digest(&format!(\"{c:?}\")) }"), name);
        assert_eq!(of("fn b() { let mut d = format!(\"{:#?}\", c); crate::secret::sha256(&d) }"), name);
        assert_eq!(of("fn b() { if format!(\"{c:?}\") == d {} }"), name);
        assert_eq!(of("fn b() { if d != &format!(\"{c:?}\") {} }"), name);
    }

    #[test]
    fn other_debug_text() {
        for text in [
            "fn b() { say(&format!(\"{c:?}\")) }",
            "fn b() { digest(&format!(\"{c}\")) } fn d() { format!(\"{c:?}\") }",
            "#[test] fn b() { assert!(digest(&format!(\"{c:?}\"))) }",
            "fn b() { digest(&c); say(&format!(\"{c:?}\")) }",
            "fn b(shape: Shape) { if c == d { say(&format!(\"{c:?}\")) } }",
        ] {
            assert!(of(text).is_empty(), "{text}");
        }
    }
}
