//! Every variant of what a ruling can hold has its sentence, and no sentence is left over.

use std::collections::BTreeSet;

use openroom_laws::*;
use openroom_reasoning::{Language, key, variants};

fn keys() -> BTreeSet<String> {
    let kinds = [
        variants::<Matter>(),
        variants::<Order>(),
        variants::<Adjustment>(),
        variants::<Choice>(),
        variants::<Finding>(),
        variants::<Fact>(),
        variants::<Wait>(),
        variants::<Takes>(),
        variants::<Answer>(),
        variants::<Notice>(),
        variants::<Who>(),
        variants::<Rule>(),
        variants::<Demand>(),
        variants::<PenaltyCard>(),
        variants::<Until>(),
        variants::<Place>(),
        variants::<Exposure>(),
    ];
    let known = kinds.into_iter().map(|kind| kind.expect("an enum"));
    known.flat_map(|(of, names)| names.iter().map(move |name| key(of, name))).collect()
}

#[test]
fn everything_has_its_sentence() {
    let missing: Vec<_> = keys().into_iter().filter(|key| !Language::english().has(key)).collect();
    assert!(missing.is_empty(), "messages/en/reasoning.ftl lacks {missing:?}");
}

#[test]
fn no_sentence_is_left_over() {
    let text = include_str!("../messages/en/reasoning.ftl");
    let keys = keys();
    let over: Vec<&str> = text
        .lines()
        .filter_map(|line| line.split_once(" = "))
        .map(|(key, _)| key)
        .filter(|key| !key.starts_with("frame-") && *key != "director" && *key != "nothing")
        .filter(|key| !keys.contains(*key))
        .collect();
    assert!(over.is_empty(), "messages/en/reasoning.ftl has {over:?}, which nothing says");
}
