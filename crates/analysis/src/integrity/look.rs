use std::fmt;

use chacha20::ChaCha20Rng;
use chacha20::rand_core::SeedableRng;

use super::null::{Histogram, Null};
use super::{Decision, FEWEST, LEVEL};
use crate::equity::wilson;

/// One look that was taken, or refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look {
    /// Who looked.
    pub by: String,
    /// On what ground.
    pub ground: String,
    /// At whom.
    pub pairs: Vec<String>,
}

/// All looks so far. They are never taken back.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Looks(Vec<Look>);

impl From<Vec<Look>> for Looks {
    /// The looks that a record holds, in their order.
    fn from(looks: Vec<Look>) -> Looks {
        Looks(looks)
    }
}

impl Looks {
    /// Records a look and gives the number of pairs looked at before; a look that says nothing of itself is refused,
    /// and stays recorded.
    pub(super) fn record(&mut self, by: &str, ground: &str, pairs: Vec<String>) -> Result<usize, LookError> {
        let earlier = self.tests();
        self.0.push(Look { by: by.to_owned(), ground: ground.to_owned(), pairs });
        signed(by, ground)?;
        Ok(earlier)
    }

    /// The looks in order.
    pub fn all(&self) -> &[Look] {
        &self.0
    }

    /// How many pairs were looked at, each time counted.
    pub fn tests(&self) -> usize {
        self.0.iter().map(|look| look.pairs.len()).sum()
    }
}

/// What was found of one pair.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// The pair.
    pub pair: String,
    /// Decisions in which something could be gained.
    pub decisions: usize,
    /// Gain a decision over peers, and its limits at 95 per cent confidence.
    pub gain: f64,
    /// The limits.
    pub limits: (f64, f64),
    /// The gain in standard deviations of a peer's gain on one decision.
    pub effect: f64,
    /// How often an innocent pair gains as much or more, looked at alone.
    pub p: f64,
    /// The same corrected for all looks (Holm).
    pub corrected: f64,
    /// The gain a decision from which on a pair would fall below the level, looked at among as many.
    pub named_from: f64,
    /// What innocent pairs gain a decision, simulated.
    pub innocent: Histogram,
}

/// What a look found. It is for a committee to weigh, with all else that it knows.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// The pairs, in the order asked.
    pub findings: Vec<Finding>,
    /// The looks that were corrected for, earlier ones counted.
    pub tests: usize,
    /// In how many of the simulated innocent fields some pair fell below the level.
    pub falsely_named: usize,
    /// How many innocent fields were simulated.
    pub fields: usize,
}

/// Why a look was refused. It stays recorded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LookError {
    /// A pair has too few decisions in which something could be gained.
    TooFew {
        /// The pair.
        pair: String,
        /// Its decisions.
        decisions: usize,
    },
    /// Its peers have too few cases together.
    TooFewOfPeers {
        /// The pair.
        pair: String,
        /// The cases of its peers.
        cases: usize,
    },
    /// The look does not say who looks or why.
    Unsigned,
}

impl fmt::Display for LookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LookError::TooFew { pair, decisions } => {
                let word = if *decisions == 1 { "decision" } else { "decisions" };
                write!(f, "{pair}: {decisions} {word}; below {FEWEST} nothing is shown")
            }
            LookError::TooFewOfPeers { pair, cases } => {
                let word = if *cases == 1 { "case" } else { "cases" };
                write!(f, "{pair}: its peers have {cases} {word}; below {FEWEST} nothing is shown")
            }
            LookError::Unsigned => f.write_str("a look names who looks and on what ground"),
        }
    }
}

impl std::error::Error for LookError {}

/// Whether a look that is recorded can be taken at all: it is signed, and no pair has fewer decisions than are needed.
/// Asked before anything is computed; how many of the decisions tell something is known only afterwards.
pub fn may_be_taken(
    by: &str,
    ground: &str,
    decisions: impl IntoIterator<Item = (String, usize)>,
) -> Result<(), LookError> {
    signed(by, ground)?;
    let few = decisions.into_iter().find(|(_, decisions)| *decisions < FEWEST);
    few.map_or(Ok(()), |(pair, decisions)| Err(LookError::TooFew { pair, decisions }))
}

fn signed(by: &str, ground: &str) -> Result<(), LookError> {
    let named = !by.trim().is_empty() && !ground.trim().is_empty();
    if named { Ok(()) } else { Err(LookError::Unsigned) }
}

/// The share of innocent fields in which some pair fell below the level, in so many of which that was seen: its limits
/// at 95 per cent confidence.
pub fn false_rate(named: usize, fields: usize) -> (f64, f64) {
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    wilson(number(named), number(fields).max(1))
}

/// How many innocent fields are simulated.
pub(super) const FIELDS: usize = 2000;

/// Records the look, then takes it.
pub fn examine(
    looks: &mut Looks,
    by: &str,
    ground: &str,
    pairs: &[(String, Vec<Decision>)],
    seed: u64,
) -> Result<Report, LookError> {
    let earlier = looks.record(by, ground, pairs.iter().map(|(pair, _)| pair.clone()).collect())?;
    let tests = earlier + pairs.len();
    let mut random = ChaCha20Rng::seed_from_u64(seed);
    let mut nulls = Vec::with_capacity(pairs.len());
    let mut findings = Vec::with_capacity(pairs.len());
    for (pair, decisions) in pairs {
        let decisions: Vec<Decision> =
            decisions.iter().filter(|decision| decision.is_informative()).cloned().collect();
        if decisions.len() < FEWEST {
            return Err(LookError::TooFew { pair: pair.clone(), decisions: decisions.len() });
        }
        let null = Null::of(&decisions, &mut random);
        findings.push(finding(pair, &decisions, &null, tests));
        nulls.push(null);
    }

    let corrected = holm(&findings.iter().map(|finding| finding.p).collect::<Vec<_>>(), tests);
    for (finding, corrected) in findings.iter_mut().zip(corrected) {
        finding.corrected = corrected;
    }
    let falsely_named = (0..FIELDS)
        .filter(|_| {
            let innocent: Vec<f64> = nulls.iter().map(|null| null.p(null.any(&mut random))).collect();
            holm(&innocent, tests).iter().any(|p| *p < LEVEL)
        })
        .count();
    Ok(Report { findings, tests, falsely_named, fields: FIELDS })
}

fn finding(pair: &str, decisions: &[Decision], null: &Null, tests: usize) -> Finding {
    let count = decisions.len() as f64;
    let sum: f64 = decisions.iter().map(Decision::gain).sum();
    let spread = decisions.iter().map(Decision::variance).sum::<f64>().sqrt();
    let gain = sum / count;
    let error = 1.96 * spread / count;
    let p = null.p(sum);
    Finding {
        pair: pair.to_owned(),
        decisions: decisions.len(),
        gain,
        limits: (gain - error, gain + error),
        effect: gain / (spread / count.sqrt()),
        p,
        corrected: p,
        named_from: null.named_from(tests, LEVEL, decisions) / count,
        innocent: null.histogram(decisions.len()),
    }
}

/// Holm's correction of these values among so many tests in all.
pub(super) fn holm(values: &[f64], tests: usize) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|one, other| values[*one].total_cmp(&values[*other]));
    let mut corrected = vec![1.0; values.len()];
    let mut highest: f64 = 0.0;
    for (before, place) in order.into_iter().enumerate() {
        highest = highest.max((values[place] * (tests - before) as f64).min(1.0));
        corrected[place] = highest;
    }
    corrected
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_of_nought_has_an_upper_limit() {
        let (low, high) = false_rate(0, 2000);
        assert!(low.abs() < 1e-12 && (0.001_5..0.002).contains(&high), "{high}");
        let (low, high) = false_rate(20, 2000);
        assert!(low < 0.01 && high > 0.01, "{low} {high}");
    }

    #[test]
    fn holm_corrects_for_all_tests() {
        assert_eq!(holm(&[0.01, 0.04, 0.03], 3), [0.03, 0.06, 0.06]);
        assert_eq!(holm(&[0.5, 0.01], 10), [1.0, 0.1]);
        assert!(holm(&[], 5).is_empty());
    }
}
