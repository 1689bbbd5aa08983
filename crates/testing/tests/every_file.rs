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
