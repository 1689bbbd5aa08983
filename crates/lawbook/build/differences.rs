//! The questions on which editions differ: a typed answer to each, and the table of all in every language.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
};

use serde::Deserialize;

use super::{
    BuildError,
    catalogue::{LANGUAGES, Row},
    editions::Editions,
    pascal,
    provisions::constant,
};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    difference: Vec<Difference>,
}

/// A question on which editions differ.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Difference {
    id: String,
    provisions: Vec<String>,
    question: String,
    answers: Vec<Answer>,
}

/// What some editions answer.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Answer {
    key: String,
    editions: Vec<String>,
    means: String,
}

/// The questions in one other language: by the id of the question, `question` and the keys of its answers.
pub(super) type Translated = BTreeMap<String, BTreeMap<String, String>>;

/// The register as it is written, with its translations in the order of the languages after English.
pub(super) struct Register {
    pub(super) file: File,
    pub(super) translated: Vec<Translated>,
}

/// The enums of the answers, the functions that give them, and the table.
pub(super) fn table(register: &Register, editions: &Editions, rows: &[Row]) -> Result<String, BuildError> {
    let all = &register.file.difference;
    for (translated, language) in register.translated.iter().zip(LANGUAGES) {
        if let Some(id) = translated.keys().find(|id| all.iter().all(|one| one.id != **id)) {
            return Err(BuildError::Content(format!("{language} translates {id}, which is no difference")));
        }
    }
    let mut out = String::new();
    let mut seen = BTreeSet::new();
    for one in all {
        if !seen.insert(&one.id) {
            return Err(BuildError::Content(format!("the difference {} stands twice", one.id)));
        }
        typed(&mut out, one, &answered(one, editions)?, editions);
    }
    let _ = writeln!(out, "\nstatic ALL: [Difference; {}] = [", all.len());
    for one in all {
        entry(&mut out, one, register, editions, rows)?;
    }
    out.push_str("];\n");
    Ok(out)
}

/// For each edition the answer that it gives, by its place.
fn answered(one: &Difference, editions: &Editions) -> Result<Vec<usize>, BuildError> {
    let refused = |what: String| Err(BuildError::Content(format!("{}: {what}", one.id)));
    let mut named: Vec<Option<usize>> = vec![None; editions.len()];
    let mut keys = BTreeSet::new();
    for (at, answer) in one.answers.iter().enumerate() {
        if !keys.insert(&answer.key) {
            return refused(format!("the answer {} stands twice", answer.key));
        }
        for id in &answer.editions {
            let Some(place) = editions.place(id) else { return refused(format!("names the edition {id}")) };
            if named[place].replace(at).is_some() {
                return refused(format!("{id} has two answers"));
            }
        }
    }
    let mut given: Vec<usize> = Vec::new();
    for (place, own) in named.into_iter().enumerate() {
        let of_base = editions.base(place).and_then(|base| given.get(base).copied());
        match own.or(of_base) {
            Some(at) => given.push(at),
            None => return refused(format!("no answer for {}", editions.id(place))),
        }
    }
    if let Some(unused) = (0..one.answers.len()).find(|at| !given.contains(at)) {
        return refused(format!("no edition gives the answer {}", one.answers[unused].key));
    }
    if one.answers.len() < 2 {
        return refused("all editions agree".to_owned());
    }
    Ok(given)
}

fn typed(out: &mut String, one: &Difference, given: &[usize], editions: &Editions) {
    let name = pascal(&one.id);
    let _ = writeln!(out, "\n/// {}", one.question);
    let _ = writeln!(out, "#[derive(Clone, Copy, PartialEq, Eq, Debug)]\npub enum {name} {{");
    for answer in &one.answers {
        let _ = writeln!(out, "    /// {}\n    {},", answer.means, pascal(&answer.key));
    }
    let _ = writeln!(out, "}}\n\n/// {} ({})", one.question, one.provisions.join(", "));
    let _ = writeln!(out, "pub const fn {}(edition: Edition) -> {name} {{", one.id.replace('-', "_"));
    out.push_str("    match edition {\n");
    for (at, answer) in one.answers.iter().enumerate() {
        let those: Vec<String> = (0..given.len())
            .filter(|place| given[*place] == at)
            .map(|place| format!("Edition::{}", editions.variant(place)))
            .collect();
        let _ = writeln!(out, "        {} => {name}::{},", those.join(" | "), pascal(&answer.key));
    }
    out.push_str("    }\n}\n");
}

fn entry(
    out: &mut String,
    one: &Difference,
    register: &Register,
    editions: &Editions,
    rows: &[Row],
) -> Result<(), BuildError> {
    let mut provisions = Vec::new();
    for id in &one.provisions {
        if rows.iter().all(|row| row.id != *id) {
            return Err(BuildError::Content(format!("{} names {id}, which does not exist", one.id)));
        }
        provisions.push(format!("p::{}", constant(id)));
    }
    let given = answered(one, editions)?;
    let question = spoken(one, "question", &one.question, register)?;
    let _ = writeln!(
        out,
        "    Difference {{\n        id: {:?},\n        provisions: &[{}],\n        question: {question:?},\n        answers: &[",
        one.id,
        provisions.join(", ")
    );
    for (at, answer) in one.answers.iter().enumerate() {
        let set: u32 =
            given.iter().enumerate().filter(|(_, of)| **of == at).map(|(place, _)| 1 << place).sum();
        let means = spoken(one, &answer.key, &answer.means, register)?;
        let _ = writeln!(
            out,
            "            Answer {{ key: {:?}, editions: Editions({set}), means: {means:?} }},",
            answer.key
        );
    }
    out.push_str("        ],\n    },\n");
    Ok(())
}

/// A sentence of the register in every language.
fn spoken(
    one: &Difference,
    key: &str,
    english: &str,
    register: &Register,
) -> Result<Vec<String>, BuildError> {
    let mut out = vec![english.to_owned()];
    for (translated, language) in register.translated.iter().zip(LANGUAGES) {
        let sentence = translated.get(&one.id).and_then(|row| row.get(key));
        let Some(sentence) = sentence.filter(|sentence| !sentence.is_empty()) else {
            return Err(BuildError::Content(format!("{language} lacks {key} of {}", one.id)));
        };
        out.push(sentence.clone());
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::{super::editions::tests::three, *};

    const GOOD: &str = "[[difference]]\nid = \"last-trick\"\nprovisions = []\nquestion = \"May it?\"\nanswers = [\n\
                        { key = \"it-may\", editions = [\"2007\"], means = \"Yes.\" },\n\
                        { key = \"it-may-not\", editions = [\"2017\"], means = \"No.\" },\n]\n";

    fn made(text: &str) -> Result<String, String> {
        let register = Register { file: toml::from_str(text).unwrap(), translated: Vec::new() };
        table(&register, &three(), &[]).map_err(|why| why.to_string())
    }

    #[test]
    fn an_edition_answers_as_the_one_that_it_is_based_on() {
        let text = made(GOOD).unwrap();
        assert!(text.contains("pub const fn last_trick(edition: Edition) -> LastTrick {"), "{text}");
        assert!(text.contains("Edition::Laws2007 => LastTrick::ItMay,"), "{text}");
        assert!(text.contains("Edition::Laws2017 | Edition::Poland2024 => LastTrick::ItMayNot,"), "{text}");
        assert!(text.contains("key: \"it-may-not\", editions: Editions(6)"), "{text}");
    }

    #[test]
    fn a_row_that_is_not_whole_does_not_generate() {
        let refused = |from: &str, to: &str| made(&GOOD.replace(from, to)).unwrap_err();
        assert!(refused("[\"2017\"]", "[\"poland2024\"]").contains("no answer for 2017"));
        assert!(refused("[\"2017\"]", "[\"2017\", \"1997\"]").contains("names the edition 1997"));
        assert!(refused("[\"2017\"]", "[\"2017\", \"2007\"]").contains("2007 has two answers"));
        assert!(refused("[\"2017\"], means = \"No.\"", "[], means = \"No.\"").contains("no answer for 2017"));
        assert!(refused("it-may-not", "it-may").contains("stands twice"));
        assert!(refused("provisions = []", "provisions = [\"9\"]").contains("names 9"));
        assert!(made(&format!("{GOOD}{GOOD}")).unwrap_err().contains("stands twice"));
    }

    #[test]
    fn a_sentence_that_a_language_lacks_does_not_generate() {
        let file = || toml::from_str(GOOD).unwrap();
        let with = |row: &str| {
            let translated = vec![toml::from_str(row).unwrap()];
            table(&Register { file: file(), translated }, &three(), &[]).map_err(|why| why.to_string())
        };
        let whole = "[last-trick]\nquestion = \"Q\"\nit-may = \"J\"\nit-may-not = \"E\"\n";
        assert!(with(whole).unwrap().contains("question: [\"May it?\", \"Q\"]"));
        let short = with("[last-trick]\nquestion = \"Q\"\nit-may = \"J\"\n").unwrap_err();
        assert!(short.contains("lacks it-may-not"), "{short}");
        assert!(with("[first-trick]\n").unwrap_err().contains("no difference"));
    }
}
