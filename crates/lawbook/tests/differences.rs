//! Code asks what an edition answers and never which edition it is, and every question of the register is asked.

use std::{
    fs,
    path::{Path, PathBuf},
};

use openroom_lawbook::{Edition, differences};

/// What is written by hand and is no test, outside the law book itself.
fn sources() -> Vec<(PathBuf, String)> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut found = Vec::new();
    for one in fs::read_dir(crates).unwrap().map(Result::unwrap) {
        if one.file_name() != "lawbook" {
            collect(&one.path().join("src"), &mut found);
        }
    }
    assert!(found.len() > 300, "{} files", found.len());
    found
}

fn collect(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
    for one in fs::read_dir(folder).into_iter().flatten().map(Result::unwrap) {
        let path = one.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() && name != "tests" {
            collect(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "rs") && name != "tests.rs" {
            let text = fs::read_to_string(&path).unwrap();
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
            found.push((path, lines.collect::<Vec<_>>().join("\n")));
        }
    }
}

#[test]
fn no_edition_is_named_outside_the_law_book() {
    let names = Edition::ALL.map(|edition| format!("{edition:?}"));
    for (path, code) in sources() {
        for name in &names {
            let named = code.split(|one: char| !one.is_ascii_alphanumeric()).any(|word| word == name);
            assert!(!named, "{} names {name}: ask a question of catalogue/differences.toml", path.display());
        }
    }
}

#[test]
fn every_question_is_asked() {
    let sources = sources();
    for row in differences::all() {
        let asked = format!("differences::{}", row.id().replace('-', "_"));
        assert!(sources.iter().any(|(_, code)| code.contains(&asked)), "nobody asks {}", row.id());
    }
}
