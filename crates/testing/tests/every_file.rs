//! The tests of a crate are one program, which is quicker to build than many; so each file must be named in it.

use std::fs;
use std::path::{Path, PathBuf};

fn entries(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect()
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_default()
}

/// The files beside a `main.rs` that neither it nor the manifest names.
fn forgotten(folder: &Path, manifest: &str) -> Vec<PathBuf> {
    let main = text(&folder.join("main.rs"));
    let named = |path: &PathBuf| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        name == "main"
            || main.lines().any(|line| line == format!("mod {name};"))
            || manifest.contains(&format!("path = \"tests/{file}\""))
    };
    let rust = |path: &PathBuf| path.extension().is_some_and(|end| end == "rs");
    entries(folder).into_iter().filter(rust).filter(|path| !named(path)).collect()
}

#[test]
fn every_test_file_is_part_of_its_program() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut programs = 0;
    for one in entries(&crates) {
        let tests = one.join("tests");
        let folders = entries(&tests).into_iter().chain([tests]);
        for folder in folders.filter(|folder| folder.join("main.rs").is_file()) {
            programs += 1;
            let left = forgotten(&folder, &text(&one.join("Cargo.toml")));
            assert!(left.is_empty(), "no test program names {left:?}");
        }
    }
    assert!(programs > 10, "{programs} programs were found");
}

/// The examples in a text of documentation that would be run.
fn examples<'a>(lines: impl Iterator<Item = &'a str>) -> usize {
    let (mut inside, mut found) = (false, 0);
    for language in lines.filter_map(|line| line.trim().strip_prefix("```")) {
        let runs = ["", "rust", "no_run", "should_panic", "compile_fail"];
        found += usize::from(!inside && runs.contains(&language));
        inside = !inside;
    }
    found
}

fn rust(folder: &Path, into: &mut Vec<PathBuf>) {
    for path in entries(folder) {
        if path.is_dir() {
            rust(&path, into);
        } else if path.extension().is_some_and(|end| end == "rs") {
            into.push(path);
        }
    }
}

/// Whether the library or the program itself is not looked through for tests.
fn is_untested(manifest: &str) -> bool {
    let mut sections = manifest.split("\n[");
    let own = |section: &str| section.starts_with("lib]") || section.starts_with("[bin]]");
    sections.any(|section| own(section) && section.lines().any(|line| line == "test = false"))
}

fn documentation(line: &str) -> Option<&str> {
    let line = line.trim_start();
    line.strip_prefix("///").or_else(|| line.strip_prefix("//!"))
}

#[test]
fn what_is_not_looked_through_for_examples_or_tests_has_none() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut without = 0;
    for one in entries(&crates) {
        let manifest = text(&one.join("Cargo.toml"));
        let mut sources = Vec::new();
        rust(&one.join("src"), &mut sources);
        if manifest.contains("doctest = false") {
            without += 1;
            for file in &sources {
                let found = examples(text(file).lines().filter_map(documentation));
                assert_eq!(found, 0, "examples in {} are not run", file.display());
            }
            assert_eq!(examples(text(&one.join("README.md")).lines()), 0, "{}", one.display());
        }
        if is_untested(&manifest) {
            for file in &sources {
                assert!(!text(file).contains("#[test]"), "tests in {} are not run", file.display());
            }
        }
    }
    assert!(without > 5, "{without} crates are not looked through");
}
