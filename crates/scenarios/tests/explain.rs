//! The reasoning of every scenario is plain English.

use std::fs;
use std::path::Path;

use openroom_scenarios::{driver, parse, run};

/// What of a sentence shows how things are stored and not what they are.
fn raw(sentence: &str) -> Option<&'static str> {
    let letters = |word: &str| word.bytes().all(|b| b.is_ascii_lowercase() || b == b'_');
    let snake = |word: &str| word.len() > 2 && word[1..word.len() - 1].contains('_') && letters(word);
    let words = || sentence.split(|c: char| !c.is_alphanumeric() && c != '_');
    let hand =
        |word: &str| word.matches('.').count() == 3 && word.chars().all(|c| ".AKQJT98765432".contains(c));
    let masked = ["lead ", "forbid ", "require ", "suits: ", "cards of "].iter().any(|before| {
        let mut after = sentence.match_indices(before).map(|(at, _)| &sentence[at + before.len()..]);
        after.any(|after| after.starts_with(|c: char| c.is_ascii_digit()))
    });
    if sentence.contains("{$") || sentence.contains("{ $") {
        Some("a part that was not filled in")
    } else if sentence.contains('#') {
        Some("the number of an act")
    } else if words().any(snake) {
        Some("the name of a field")
    } else if masked {
        Some("suits as a number")
    } else if sentence.split(|c: char| c.is_whitespace() || "(),?:".contains(c)).any(hand) {
        Some("cards as a hand is stored")
    } else if sentence.contains(": ,") || sentence.contains("()") {
        Some("an empty part")
    } else {
        None
    }
}

#[test]
fn what_is_raw_is_found() {
    for sentence in [
        "accept the call out of turn {$at}",
        "agree to the claim (#26)",
        "a lead (led_by: defender)",
        "W may not lead 4 until another hand wins the lead",
        "cards: .8..",
        "corrected: , winners: S",
    ] {
        assert!(raw(sentence).is_some(), "{sentence}");
    }
    assert_eq!(raw("27B1a: W must not lead hearts, spades. 3NT by N, 5 tricks of the last 8."), None);
}

#[test]
fn the_reasoning_of_every_scenario_is_plain() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let mut sentences = 0;
    let mut wrong = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|end| end != "md") || path.ends_with("README.md") {
            continue;
        }
        let document = parse(&fs::read_to_string(&path).unwrap()).unwrap();
        for block in &document.blocks {
            let Some(edition) = block.header.editions().first().copied() else { continue };
            let run = run(&document, block, edition, driver(block.header.kind));
            for sentence in run.reasoning.iter().flatten() {
                sentences += 1;
                if let Some(what) = raw(sentence) {
                    wrong.push(format!("{}:{}: {what}: {sentence}", path.display(), block.header.place.line));
                }
            }
        }
    }
    assert!(sentences > 1000, "{sentences}");
    assert!(wrong.is_empty(), "{} of {sentences}:\n{}", wrong.len(), wrong.join("\n"));
}
