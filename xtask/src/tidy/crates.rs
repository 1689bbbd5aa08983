//! Which crate may depend on which, and which may touch the world outside.

use super::ceilings::Ceilings;
use super::check::{Finding, Project, Reach, package};
use super::names::Found;

/// What one kind of thing outside is, and who may touch it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Touch<'s> {
    /// Beginnings of paths; one with `!` is a macro.
    pub(super) paths: &'s [String],
    /// Crates and files.
    pub(super) only: &'s [String],
}

/// Dependencies between crates that the list does not have, and crates that it does not know.
pub(super) fn direction(project: &Project<'_>, ceilings: &Ceilings) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in project.files.iter().filter(|file| file.path.ends_with("/Cargo.toml")) {
        let from = package(&file.path);
        let Some(allowed) = ceilings.names("direction", from) else {
            let says = format!("{}: xtask/tidy.toml does not say what `{from}` may depend on", file.path);
            found.push(Finding { name: from.to_owned(), says });
            continue;
        };
        for to in dependencies(&file.text).filter(|to| !allowed.iter().any(|allowed| allowed == to)) {
            let says = format!("{}: `{from}` may not depend on `{to}`", file.path);
            found.push(Finding { name: format!("{from} {to}"), says });
        }
    }
    found
}

/// The crates of the project that a manifest names for more than its tests.
fn dependencies(manifest: &str) -> impl Iterator<Item = &str> {
    let mut counts = false;
    manifest.lines().filter_map(move |line| {
        if let Some(table) = line.strip_prefix('[') {
            let table = table.trim_end().trim_end_matches(']');
            counts = table.ends_with("dependencies") && !table.ends_with("dev-dependencies");
        }
        let name = line.split(['.', ' ', '=']).next()?;
        name.strip_prefix("openroom-").filter(|_| counts)
    })
}

/// Paths to what a file may not touch, by what they name in the end.
pub(super) fn touches(project: &Project<'_>, touch: Touch<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for Reach { module, path, found: reached } in &project.reaches {
        let own = &project.names.modules[*module];
        let source = &project.sources[own.file];
        let Some(touched) = touch.paths.iter().find(|with| match (with.strip_suffix('!'), reached) {
            (Some(name), _) => path.words == [name] && source.is(path.at + 1, "!"),
            (None, Some(Found::Outside(words))) => begins(words, with),
            (None, Some(Found::Item(..) | Found::Module(_)) | None) => false,
        }) else {
            continue;
        };
        if !touch.only.iter().any(|only| only == own.package || only == source.path) {
            let says = format!("{}:{}: may not touch {touched}", source.path, source.line(path.at));
            found.push(Finding { name: format!("{} {touched}", source.path), says });
        }
    }
    found.sort();
    found.dedup_by(|one, other| one.name == other.name);
    found
}

fn begins(words: &[&str], with: &str) -> bool {
    let mut words = words.iter();
    with.split("::").all(|part| words.next() == Some(&part))
}

#[cfg(test)]
mod tests {
    use super::super::check::found_in;
    use super::*;

    #[test]
    fn a_dependency_that_is_not_allowed() {
        let manifest = "\
[package]
name = \"openroom-a\"

[dependencies]
openroom-b.workspace = true
openroom-c = { workspace = true }

[dev-dependencies]
openroom-d.workspace = true

[target.'cfg(unix)'.dependencies]
openroom-e.workspace = true
";
        let tree = [("crates/a/Cargo.toml", manifest), ("crates/f/Cargo.toml", "[dependencies]\n")];
        let allowed = Ceilings::read("[direction]\na = [\"b\"]\n").unwrap();
        assert_eq!(found_in(&tree, |project| direction(project, &allowed)), ["a c", "a e", "f"]);
    }

    fn touched(text: &str) -> Vec<String> {
        let paths = ["std::fs".to_owned(), "println!".to_owned()];
        let only = ["b".to_owned(), "crates/a/src/c.rs".to_owned()];
        let own = format!("{text} mod c;");
        let tree = [
            ("crates/a/src/lib.rs", own.as_str()),
            ("crates/a/src/c.rs", text),
            ("crates/b/src/lib.rs", text),
            ("crates/a/tests/t.rs", text),
        ];
        found_in(&tree, |project| touches(project, Touch { paths: &paths, only: &only }))
    }

    #[test]
    fn a_touch_that_is_not_allowed() {
        let file = "crates/a/src/lib.rs";
        assert_eq!(touched("use std::{fs::File, io};"), [format!("{file} std::fs")]);
        assert_eq!(touched("use std as s; fn c() { s::fs::read(d); }"), [format!("{file} std::fs")]);
        assert_eq!(touched("fn c() { println!(\"d\"); }"), [format!("{file} println!")]);
        assert_eq!(
            touched("mod m { pub use std::fs; } fn c() { m::fs::read(d); }"),
            [format!("{file} std::fs")]
        );
    }

    #[test]
    fn other_paths() {
        for text in
            ["use std::fsx;", "mod fs {} use fs::read;", "#[cfg(test)] use std::fs;", "fn println() {}"]
        {
            assert!(touched(text).is_empty(), "{text}");
        }
    }
}
