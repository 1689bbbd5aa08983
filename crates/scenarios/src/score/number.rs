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

/// A list of numbers, parted by commas.
pub(super) fn numbers(words: &Words<'_>) -> Result<Vec<Ratio>, Fault> {
    words
        .parts(",")
        .into_iter()
        .map(|mut part| {
            let number = number(&mut part)?;
            part.done()?;
            Ok(number)
        })
        .collect()
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
