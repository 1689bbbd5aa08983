//! What the project prints is in its own words: no eight words in a row stand in a law book too.
//! The federations' titles of the Laws in the glossary are left out: they are what it is for.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

const IN_A_ROW: usize = 8;

fn words(text: &str) -> Vec<String> {
    text.split(|c: char| !c.is_alphanumeric())
        .filter(|word| word.chars().any(char::is_alphabetic))
        .map(str::to_lowercase)
        .collect()
}

fn files(folder: &Path, ends: &[&str], into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = entry.file_name();
        let passed_over =
            name.to_string_lossy().starts_with('.') || name == "target" || name == "node_modules";
        if path.is_dir() && !passed_over {
            files(&path, ends, into);
        } else if path.extension().is_some_and(|end| ends.iter().any(|one| end == *one)) {
            into.push(path);
        }
    }
}

/// A text without the titles of the Laws, as the glossary and the table made from it have them.
fn without_titles(text: &str) -> String {
    let is_title = |entry: &&str| entry.trim_start().starts_with("key = \"law_");
    if text.starts_with("//! ") && text.contains("key: \"law_") {
        text.lines().filter(|line| !line.contains("key: \"law_")).collect::<Vec<_>>().join("\n")
    } else {
        text.split("[[term]]").filter(|entry| !is_title(entry)).collect()
    }
}

/// The passages of a text that stand in a book.
fn shared(books: &HashMap<&[String], &Path>, text: &[String]) -> Vec<String> {
    text.windows(IN_A_ROW)
        .filter_map(|row| books.get(row).map(|book| format!("{}: {}", book.display(), row.join(" "))))
        .collect()
}

#[test]
fn no_eight_words_in_a_row_stand_in_a_book() {
    let Some(folder) = openroom_testing::books("") else { return };
    let mut paths = Vec::new();
    files(&folder, &["txt", "md"], &mut paths);
    let texts: Vec<(PathBuf, Vec<String>)> = paths
        .into_iter()
        .map(|path| {
            let bytes = fs::read(&path).unwrap();
            (path, words(&String::from_utf8_lossy(&bytes)))
        })
        .collect();
    let books: HashMap<&[String], &Path> = texts
        .iter()
        .flat_map(|(path, words)| words.windows(IN_A_ROW).map(|row| (row, path.as_path())))
        .collect();
    assert!(books.len() > 1000, "there is no book in {}", folder.display());
    let passage = &texts[0].1[100..100 + 2 * IN_A_ROW];
    assert_eq!(shared(&books, passage).len(), IN_A_ROW + 1, "a passage of a book is found");

    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut ours = Vec::new();
    files(&root, &["toml", "md", "rs", "ftl", "html"], &mut ours);
    assert!(ours.len() > 100);
    let mut found = Vec::new();
    for path in ours {
        let text = words(&without_titles(&String::from_utf8_lossy(&fs::read(&path).unwrap())));
        found.extend(shared(&books, &text).into_iter().map(|row| format!("{} has of {row}", path.display())));
    }
    assert!(found.is_empty(), "{} passages of books:\n{}", found.len(), found.join("\n"));
}
