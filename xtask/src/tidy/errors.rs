//! Words as errors: who gets one can only show it, and reads its meaning back out of it sooner or later.

use std::collections::BTreeSet;

use super::check::{Finding, Project};
use super::names::Found;
use super::source::Source;

/// Names of fields that say why, not what.
const REASONS: [&str; 8] = ["why", "reason", "message", "because", "cause", "error", "problem", "detail"];

/// Crates that show what went wrong to a person.
const DOORS: [&str; 3] = ["commands", "openroom", "web"];

/// `Result`s whose error is a text, errors whose reason is one, and errors made of another error's words.
pub(super) fn errors(project: &Project<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    let mut types = BTreeSet::new();
    for module in project.modules() {
        let own = &project.names.modules[module];
        let source = &project.sources[own.file];
        for at in own.range.clone().filter(|at| !source.is_test(*at) && source.is(*at, "Result")) {
            if !project.names.is_in(module, at) {
                continue;
            }
            let Some(error) = error_of(source, at) else { continue };
            if is_text(source, error) {
                let name = function(source, at).unwrap_or("a type");
                let says = format!("{}:{}: a `Result` whose error is a text", source.path, source.line(at));
                found.push(Finding { name: format!("{} {name}", source.path), says });
            } else if let Some(Found::Item(module, name)) =
                project.names.find_anywhere(module, &path(source, error))
            {
                types.insert((module, name));
            }
        }
    }
    for module in project.modules() {
        types.extend(told(project, module));
        if !DOORS.contains(&project.names.modules[module].package) {
            found.extend(made_of_words(project, module));
        }
    }
    for (module, name) in types {
        found.extend(reasons(project, module, name));
    }
    found.sort();
    found.dedup_by(|one, other| one.name == other.name);
    found
}

/// The types of a module that can be told or are errors.
fn told<'s>(project: &Project<'s>, module: usize) -> Vec<(usize, &'s str)> {
    let own = &project.names.modules[module];
    let source = &project.sources[own.file];
    let mut told = Vec::new();
    for at in own.range.clone() {
        let is_trait = source.is(at, "Display") || source.is(at, "Error");
        if is_trait && source.is(at + 1, "for") && !source.is_test(at) && project.names.is_in(module, at) {
            let found = project.names.find(module, &path(source, at + 2));
            told.extend(found.and_then(|found| match found {
                Found::Item(module, name) => Some((module, name)),
                Found::Module(_) | Found::Outside(_) => None,
            }));
        }
    }
    told
}

/// Where `map_err` makes a text of what it is given: `|error| Other(error.to_string())`.
fn made_of_words(project: &Project<'_>, module: usize) -> Vec<Finding> {
    let own = &project.names.modules[module];
    let source = &project.sources[own.file];
    let mut found = Vec::new();
    for at in own.range.clone().filter(|at| source.is(*at, "map_err") && source.is(at + 2, "|")) {
        if source.is_test(at) || !project.names.is_in(module, at) {
            continue;
        }
        let given = source.word(at + 3);
        let words = (at + 4..source.closes[at + 1])
            .any(|at| given.is_some() && source.word(at) == given && source.is(at + 2, "to_string"));
        if words {
            let name = function(source, at).unwrap_or("?");
            let says = format!("{}:{}: an error made of another error's words", source.path, source.line(at));
            found.push(Finding { name: format!("{} {name}", source.path), says });
        }
    }
    found
}

/// Where the second argument of this `Result` begins.
fn error_of(source: &Source<'_>, at: usize) -> Option<usize> {
    let open = if source.is(at + 1, "::") { at + 2 } else { at + 1 };
    if !source.is(open, "<") {
        return None;
    }
    let mut deep = 0_usize;
    let mut next = open;
    while next < source.tokens.len() {
        if source.is(next, "<") {
            deep += 1;
        } else if source.is(next, ">") {
            deep -= 1;
        }
        if deep == 0 || source.is(next, ";") {
            return None;
        }
        if deep == 1 && source.is(next, ",") {
            return Some(next + 1).filter(|at| !source.is(*at, ">"));
        }
        next = source.closes[next] + 1;
    }
    None
}

/// Whether the type that begins here is a text, or an error of any kind.
fn is_text(source: &Source<'_>, at: usize) -> bool {
    let mut at = at;
    if source.is(at, "&") {
        at += 1;
        if source.tokens.get(at).is_some_and(|token| token.text.starts_with('\'')) {
            at += 1;
        }
        return source.is(at, "str");
    }
    let path = path(source, at);
    let behind = at + 2 * path.len() - path.len().min(1);
    match path.last() {
        Some(&("String" | "Cow")) => true,
        Some(&"Box") => source.is(behind + 1, "dyn") || source.is(behind + 1, "str"),
        _ => false,
    }
}

fn path<'s>(source: &Source<'s>, at: usize) -> Vec<&'s str> {
    let mut path: Vec<&str> = source.word(at).into_iter().collect();
    let mut next = at + 1;
    while source.is(next, "::")
        && let Some(word) = source.word(next + 1)
    {
        path.push(word);
        next += 2;
    }
    path
}

/// The function whose head or body holds this token.
fn function<'s>(source: &Source<'s>, at: usize) -> Option<&'s str> {
    (0..at).rev().filter(|from| source.is(*from, "fn")).find_map(|from| source.word(from + 1))
}

/// The fields of an error that say its reason as a text.
fn reasons(project: &Project<'_>, module: usize, name: &str) -> Vec<Finding> {
    let own = &project.names.modules[module];
    let source = &project.sources[own.file];
    let is_type = |at: &usize| source.is(*at, "enum") || source.is(*at, "struct");
    let Some(at) = own.range.clone().find(|at| is_type(at) && source.word(at + 1) == Some(name)) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for field in at + 2..source.end(at + 2) {
        let Some(word) = source.word(field).filter(|word| REASONS.contains(word)) else { continue };
        if source.is(field + 1, ":") && is_text(source, field + 2) {
            let says =
                format!("{}:{}: `{name}` tells its `{word}` as a text", source.path, source.line(field));
            found.push(Finding { name: format!("{} {name}.{word}", source.path), says });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::check::found_in;
    use super::*;

    fn of(text: &str) -> Vec<String> {
        found_in(&[("crates/a/src/lib.rs", text)], errors)
    }

    #[test]
    fn a_result_whose_error_is_a_text() {
        let name = ["crates/a/src/lib.rs b"];
        assert_eq!(of("fn b() -> Result<C<D, E>, String> {}"), name);
        assert_eq!(of("fn b() -> std::result::Result<(), &'static str> {}"), name);
        assert_eq!(of("fn b() -> Result<(), &str> {}"), name);
        assert_eq!(of("fn b() -> Result<(), Box<dyn Error>> {}"), name);
        assert_eq!(of("fn b() { let c: Result<_, Cow<'_, str>> = d; }"), name);
    }

    #[test]
    fn an_error_that_tells_its_reason_as_a_text() {
        let name = ["crates/a/src/lib.rs C.why"];
        assert_eq!(of("enum C { D { why: String } } fn b() -> Result<(), C> {}"), name);
        assert_eq!(of("struct C { why: &'static str } impl fmt::Display for C {}"), name);
        assert_eq!(of("mod m { pub struct C { pub why: Box<str> } } fn b() -> Result<(), m::C> {}"), name);
    }

    #[test]
    fn an_error_made_of_words() {
        let name = ["crates/a/src/lib.rs b"];
        assert_eq!(of("fn b() -> Result<(), C> { d().map_err(|why| C::D(why.to_string())) }"), name);
    }

    #[test]
    fn what_is_no_text_as_an_error() {
        for text in [
            "fn b() -> Result<String, C> {}",
            "fn b() -> Result<(String, &'static str), C> {}",
            "fn b() -> Option<Result<Vec<String>, C>> {}",
            "enum C { Unknown(String), Line { line: u32, name: String } } fn b() -> Result<(), C> {}",
            "struct Note { reason: String }",
            "#[cfg(test)] fn b() -> Result<(), String> {}",
            "fn b() -> Result<(), C> { d().map_err(|_| C::D(e.to_string())) }",
        ] {
            assert!(of(text).is_empty(), "{text}");
        }
    }
}
