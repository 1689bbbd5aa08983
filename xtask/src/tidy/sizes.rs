//! Files and functions that are too long to be read.

use std::collections::HashMap;
use std::ops::Range;

use super::check::{Finding, Project};
use super::source::Source;

const FILE: usize = 500;
const FUNCTION: usize = 80;
/// An arm of a match without `_` that is no longer than this counts nothing: such a match is read like a table.
const ARM: usize = 8;

/// Files of more than 500 lines, those that only tests have aside.
pub(super) fn files(project: &Project<'_>) -> Vec<Finding> {
    let long = project.written().filter_map(|source| {
        let tested: usize = source.tests.iter().map(|range| span(source, range)).sum();
        let lines = source.text.lines().count().saturating_sub(tested);
        let says = format!("{}: {lines} lines, {FILE} are allowed", source.path);
        (lines > FILE).then(|| Finding { name: source.path.to_owned(), says })
    });
    long.collect()
}

/// Functions of more than 80 lines, the short arms of exhaustive matches aside.
pub(super) fn functions(project: &Project<'_>) -> Vec<Finding> {
    project.written().flat_map(|source| long_functions(source)).collect()
}

fn long_functions(source: &Source<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    let mut seen: HashMap<&str, usize> = HashMap::new();
    for (at, name, body) in source.functions() {
        let whole = at..body.end;
        let lines = span(source, &whole).saturating_sub(saved(source, whole));
        if lines <= FUNCTION {
            continue;
        }
        let before = seen.entry(name).or_default();
        *before += 1;
        let name = if *before == 1 { name.to_owned() } else { format!("{name} {before}") };
        let says = format!(
            "{}:{}: `{name}` has {lines} lines besides short arms of exhaustive matches, {FUNCTION} are allowed",
            source.path,
            source.line(at)
        );
        found.push(Finding { name: format!("{} {name}", source.path), says });
    }
    found
}

fn span(source: &Source<'_>, range: &Range<usize>) -> usize {
    if range.is_empty() { 0 } else { source.line(range.end - 1) - source.line(range.start) + 1 }
}

/// The lines of short arms of exhaustive matches.
fn saved(source: &Source<'_>, range: Range<usize>) -> usize {
    let mut lines = 0;
    let mut at = range.start;
    while at < range.end {
        if !source.is(at, "match") {
            at += 1;
            continue;
        }
        let mut open = at + 1;
        while open < range.end && !source.is(open, "{") {
            open = source.closes[open] + 1;
        }
        if open >= range.end {
            break;
        }
        lines += saved(source, at + 1..open) + saved_in_arms(source, open);
        at = source.closes[open] + 1;
    }
    lines
}

fn saved_in_arms(source: &Source<'_>, open: usize) -> usize {
    let arms = arms(source, open);
    let exhaustive = arms.iter().all(|arm| !source.is(arm.start, "_"));
    let in_arm = |arm: &Range<usize>| {
        let lines = span(source, arm);
        if exhaustive && lines <= ARM { lines } else { saved(source, arm.clone()) }
    };
    arms.iter().map(in_arm).sum()
}

/// The arms of the match whose brace opens here.
fn arms(source: &Source<'_>, open: usize) -> Vec<Range<usize>> {
    let close = source.closes[open];
    let mut arms = Vec::new();
    let mut at = open + 1;
    while at < close {
        let from = at;
        while at < close && !source.is(at, "=>") {
            at = source.closes[at] + 1;
        }
        at += 1;
        if source.is(at, "{") {
            at = source.closes[at] + 1;
        } else {
            while at < close && !source.is(at, ",") {
                at = past(source, at);
            }
        }
        if source.is(at, ",") {
            at += 1;
        }
        arms.push(from..at.min(close));
    }
    arms
}

/// What follows this token, its group or the generic arguments that it begins.
fn past(source: &Source<'_>, at: usize) -> usize {
    if !(source.is(at, "::") && source.is(at + 1, "<")) {
        return source.closes[at] + 1;
    }
    let mut deep = 0_usize;
    let mut next = at + 1;
    while next < source.tokens.len() {
        if source.is(next, "<") {
            deep += 1;
        } else if source.is(next, ">") {
            deep -= 1;
        }
        next = source.closes[next] + 1;
        if deep == 0 {
            break;
        }
    }
    next
}

#[cfg(test)]
mod tests {
    use super::super::check::found_in;
    use super::*;

    fn long(text: &str) -> Vec<String> {
        found_in(&[("crates/a/src/lib.rs", text)], functions)
    }

    fn lines(number: usize) -> String {
        "    a();\n".repeat(number)
    }

    #[test]
    fn a_long_file() {
        let of = |number: usize, more: &str| {
            let text = "// a\n".repeat(number) + more;
            found_in(&[("crates/a/src/lib.rs", &text), ("crates/a/tests/t.rs", &text)], files)
        };
        assert_eq!(of(501, ""), ["crates/a/src/lib.rs"]);
        assert!(of(500, "").is_empty());
        assert!(of(490, &format!("#[cfg(test)]\nmod tests {{\n{}}}\n", lines(30))).is_empty());
        assert!(of(501, "").len() == 1);
        let made = "//! A.\n\n// Made from catalogue/ by a generator.\n".to_owned() + &lines(600);
        assert!(found_in(&[("crates/a/src/lib.rs", &made)], files).is_empty());
    }

    #[test]
    fn a_file_that_only_tests_have_may_be_long() {
        let text = "// a\n".repeat(600);
        let tree =
            [("crates/a/src/lib.rs", "#[cfg(test)] mod tests; mod b;"), ("crates/a/src/tests.rs", &text)];
        assert!(found_in(&tree, files).is_empty());
        let tree = [("crates/a/src/lib.rs", "mod tests;"), ("crates/a/src/tests.rs", &text)];
        assert_eq!(found_in(&tree, files), ["crates/a/src/tests.rs"]);
    }

    #[test]
    fn a_long_function() {
        assert_eq!(long(&format!("fn b() {{\n{}}}\n", lines(79))), ["crates/a/src/lib.rs b"]);
        assert!(long(&format!("fn b() {{\n{}}}\n", lines(78))).is_empty());
        assert!(long(&format!("#[cfg(test)] mod t {{ fn b() {{\n{}}} }}\n", lines(90))).is_empty());
    }

    #[test]
    fn a_table_of_a_macro_is_no_function() {
        assert!(long(&format!("phrases! {{\n    fn b(c: C, d), E {{\n{}    }}\n}}\n", lines(90))).is_empty());
    }

    #[test]
    fn two_of_a_name() {
        let text = format!("fn b() {{\n{0}}}\nfn b() {{\n{0}}}\n", lines(90));
        assert_eq!(long(&text), ["crates/a/src/lib.rs b", "crates/a/src/lib.rs b 2"]);
    }

    #[test]
    fn a_flat_match_may_be_long() {
        let arms = "        A::B => c::<D, E>(1, 2),\n".repeat(90);
        assert!(long(&format!("fn b(a: A) {{\n    match a {{\n{arms}    }}\n}}\n")).is_empty());
        let blocks = "        A::B => {\n            c();\n        }\n".repeat(40);
        assert!(long(&format!("fn b(a: A) {{\n    match a {{\n{blocks}    }}\n}}\n")).is_empty());
    }

    #[test]
    fn not_with_a_rest_or_with_long_arms() {
        let arms = "        A::B => c(),\n".repeat(90);
        let name = ["crates/a/src/lib.rs b"];
        assert_eq!(
            long(&format!("fn b(a: A) {{\n    match a {{\n{arms}        _ => d(),\n    }}\n}}\n")),
            name
        );
        let blocks = format!("        A::B => {{\n{}        }}\n", lines(30)).repeat(3);
        assert_eq!(long(&format!("fn b(a: A) {{\n    match a {{\n{blocks}    }}\n}}\n")), name);
    }

    #[test]
    fn a_flat_match_in_an_arm() {
        let inner =
            format!("        A::B => match c {{\n{}        }},\n", "            C::D => e(),\n".repeat(50));
        assert!(long(&format!("fn b(a: A) {{\n    match a {{\n{}    }}\n}}\n", inner.repeat(4))).is_empty());
    }
}
