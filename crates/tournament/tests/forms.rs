//! The document of commands: every form in it is one, and every command is in it.

use std::collections::BTreeSet;

use openroom_json::Reason;
use openroom_tournament::Command;

const DOCUMENT: &str = include_str!("../../../docs/event-commands.md");

/// The names that the program knows, as it tells them to one who gives another.
fn known() -> BTreeSet<String> {
    match Command::from_json(b"\"nothing of the kind\"").unwrap_err().reason {
        Reason::OneOf { words, .. } => words.iter().map(|word| (*word).to_owned()).collect(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_command_is_in_the_document_and_every_form_there_is_one() {
    let forms = DOCUMENT.lines().filter(|line| line.starts_with('|')).filter_map(|line| {
        let form = line.trim_end_matches(" |").strip_suffix('`')?;
        Some(&form[form.rfind("| `")? + 3..])
    });
    let mut told = BTreeSet::new();
    for form in forms {
        let command = Command::from_json(form.as_bytes()).unwrap_or_else(|wrong| panic!("{form}: {wrong}"));
        let again = serde_json::to_value(&command).unwrap();
        let name = again.as_object().and_then(|object| object.keys().next().cloned());
        told.insert(name.unwrap_or_else(|| again.as_str().unwrap().to_owned()));
    }
    assert_eq!(told, known());
}
