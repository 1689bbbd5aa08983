//! What is said of session files: every sentence of the code is in the messages, and every message is said.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use openroom_lawbook::Language;
use openroom_scoring::file::read;
use openroom_scoring::{Said, file_messages};

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            found.push(path);
        }
    }
}

/// The key and the English of every sentence that stands in the code.
fn in_the_code() -> BTreeMap<String, BTreeSet<String>> {
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    let mut said: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in files {
        let text = std::fs::read_to_string(file).unwrap().replace("\\\"", "”");
        for start in ["said!(", "Want("] {
            for part in text.split(start).skip(1) {
                let mut literals = part.split('"').skip(1).step_by(2);
                if let (Some(key), Some(english)) = (literals.next(), literals.next()) {
                    said.entry(key.to_owned()).or_default().insert(english.replace('”', "\""));
                }
            }
        }
    }
    said
}

fn messages(language: Language) -> BTreeMap<String, String> {
    let lines = file_messages(language).lines().filter_map(|line| line.split_once(" = "));
    lines.map(|(key, text)| (key.to_owned(), text.replace("{ $", "{").replace(" }", "}"))).collect()
}

#[test]
fn the_sentences_of_the_code_are_those_of_the_messages() {
    let code = in_the_code();
    for (key, english) in messages(Language::En) {
        let said = code.get(&key).unwrap_or_else(|| panic!("nobody says {key}"));
        assert_eq!(said.iter().collect::<Vec<_>>(), [&english], "{key}");
    }
}

#[test]
fn every_part_of_a_sentence_has_its_key() {
    fn keys(said: &Said, found: &mut Vec<&'static str>) {
        match said {
            Said::Sentence { key, parts, .. } => {
                found.push(key);
                for (_, part) in parts {
                    keys(part, found);
                }
            }
            Said::Joined(parts, _) => parts.iter().for_each(|part| keys(part, found)),
            Said::Plain(_) | Said::Sum(_) | Said::Result(_) | Said::Laws(_) => {}
        }
    }
    let english = messages(Language::En);
    for (file, wanted) in [
        ("", "file-empty"),
        ("event = \"pairs\"", "file-missing"),
        ("event = \"chess\"", "file-one-of"),
        ("event = \"pairs\"\nscoring = \"matchpoints\"\nexpected = []", "file-a-list"),
        ("event = \"pairs\"\nscoring = \"butler\"\nunit = \"2-1-0\"", "idle-scored-by"),
        ("event = \"pairs\"\nscoring = \"matchpoints\"\noptions = [\"colour = red\"]", "bad-option-name"),
        ("{\"event\" 1}", "file-json-colon"),
    ] {
        let said = read(file.as_bytes()).unwrap_err().said();
        let mut found = Vec::new();
        keys(&said, &mut found);
        assert!(found.contains(&wanted), "{said}: {found:?}");
        assert!(found.iter().all(|key| english.contains_key(*key)), "{found:?}");
    }
}
