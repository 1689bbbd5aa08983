//! Numbers as score blocks write them.

use openroom_scoring::{Ratio, Weighted};

use crate::fault::Fault;
use crate::words::Words;

/// The next word as an exact number.
pub(super) fn number(words: &mut Words<'_>) -> Result<Ratio, Fault> {
    words.read("a number (12, 7.2, 1/3, 64%)", |word| word.parse().ok())
}

/// The next word as points.
pub(super) fn points(words: &mut Words<'_>) -> Result<i32, Fault> {
    words.read("points with their sign (+420, -50, 0)", |word| word.parse().ok())
}

/// One score: `+420`, or weighted `60% +420 40% -50`.
pub(super) fn weighted(mut words: Words<'_>) -> Result<Weighted, Fault> {
    if words.len() == 1 {
        return points(&mut words).map(Weighted::certain);
    }
    let whole = words;
    let mut results = Vec::new();
    while !words.is_empty() {
        let weight = number(&mut words)?;
        results.push((weight, points(&mut words)?));
    }
    Weighted::new(results).map_err(|why| whole.fault(format!("weights that add up: {why}")))
}

/// Numbers written as they are checked.
pub(super) fn list(numbers: &[Ratio]) -> String {
    numbers.iter().map(Ratio::exact).collect::<Vec<_>>().join(", ")
}

/// Points as they are written: with their sign, nothing for nothing.
pub(super) fn signed(points: i32) -> String {
    if points == 0 { "0".to_owned() } else { format!("{points:+}") }
}
