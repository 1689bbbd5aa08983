//! Every step of an arithmetic can be said in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The keys and English sentences that the source of the scores says.
fn said() -> Vec<(String, String)> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scoring/src");
    let mut all = Vec::new();
    for file in fs::read_dir(source).unwrap().map(|entry| entry.unwrap().path()) {
        if file.extension().is_none_or(|end| end != "rs") {
            continue;
        }
        let text = fs::read_to_string(file).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for call in code.split("said!(").skip(1) {
            let mut literals = call.split('"');
            literals.next();
            let key = literals.next().unwrap_or_default();
            literals.next();
            all.push((key.to_owned(), literals.next().unwrap_or_default().to_owned()));
        }
    }
    all
}

#[test]
fn the_steps_are_the_messages() {
    let texts = [
        include_str!("../../commands/messages/en.ftl"),
        include_str!("../../scoring/messages/en.ftl"),
        include_str!("../../scoring/messages/file/en.ftl"),
    ];
    let messages: Vec<(&str, &str)> =
        texts.iter().flat_map(|text| text.lines()).filter_map(|line| line.split_once(" = ")).collect();
    let said = said();
    assert!(said.len() > 90, "{}", said.len());
    for (key, sentence) in &said {
        let message = messages.iter().find(|(name, _)| name == key);
        let message = message.unwrap_or_else(|| panic!("{key} is no message")).1;
        if message.ends_with("->") {
            continue; // It has several forms.
        }
        assert_eq!(*sentence, message.replace("{ $", "{").replace(" }", "}"), "{key}");
    }
    let used: BTreeSet<&str> = said.iter().map(|(key, _)| key.as_str()).chain(["step-regulation"]).collect();
    let idle: Vec<_> =
        messages.iter().filter(|(key, _)| key.starts_with("step-") && !used.contains(key)).collect();
    assert!(idle.is_empty(), "{idle:?}");
}
