//! The project's own scenarios and their documents.

use std::fs;
use std::path::{Path, PathBuf};

use openroom_scenarios::{Reasons, driver, parse, run, vocabulary};

const BEGIN: &str = "<!-- words: begin -->\n";
const END: &str = "<!-- words: end -->";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// `UPDATE=1` writes the list.
#[test]
fn the_document_lists_every_word() {
    let path = root().join("scenarios/README.md");
    let text = read(&path);
    let (before, rest) = text.split_once(BEGIN).expect("the beginning of the words");
    let (_, after) = rest.split_once(END).expect("the end of the words");
    let current = format!("{before}{BEGIN}\n{}{END}{after}", vocabulary());
    if std::env::var_os("UPDATE").is_some_and(|update| update == "1") {
        let draft = path.with_extension("draft");
        fs::write(&draft, &current).unwrap();
        fs::rename(&draft, &path).unwrap();
    } else {
        assert!(text == current, "scenarios/README.md lacks words: UPDATE=1 writes them");
    }
}

#[test]
fn the_examples_in_the_documents_run() {
    for name in ["README.md", "scenarios/README.md"] {
        let text = read(&root().join(name));
        let example = text.split("````").nth(1).expect("an example");
        let example = example.strip_prefix("markdown\n").expect("an example in Markdown");
        let document = parse(example).unwrap();
        assert_eq!(document.blocks.len(), 1);
        for block in &document.blocks {
            for edition in block.header.editions() {
                let run = run(&document, block, edition, driver(block.header.kind));
                assert!(run.passed(), "{name} {edition}: {:?}", run.failures);
            }
        }
    }
}

#[test]
fn what_is_by_type_names_a_type_and_a_test_that_exist() {
    let reasons = Reasons::parse(&read(&root().join("scenarios/reasons.toml"))).unwrap();
    for (provision, by) in &reasons.by_type {
        assert!(openroom_testing::has_item(&by.r#type), "{provision}: there is no {}", by.r#type);
        assert!(openroom_testing::has_test(&by.test), "{provision}: there is no test {}", by.test);
    }
}
