//! What a contestant has on the boards of a session, before it is ranked.

use openroom_lawbook::Provision;

use crate::{Artificial, AtTable, Ratio, Responsibility, Surd};

/// What a contestant has on the boards of the session.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Totals {
    /// The sum of his scores that rest on points, those with a square root apart.
    pub(crate) natural: Ratio,
    /// The sum of those with a square root.
    pub(crate) rooted: Surd,
    /// The tops of those boards.
    pub(crate) available: Ratio,
    /// How many they are.
    pub(crate) boards: u32,
    /// His artificial scores.
    pub(crate) artificial: Vec<Awarded>,
}

impl Totals {
    pub(crate) fn add(&mut self, score: &Ratio, radicand: u64) {
        if radicand == 1 { self.natural += score } else { self.rooted.add_term(score, radicand) }
    }

    pub(crate) fn exact(&self) -> Surd {
        let mut sum = Surd::from(self.natural.clone());
        sum.add(&self.rooted);
        sum
    }

    pub(crate) fn with_a_score(&self) -> u32 {
        self.boards + self.artificial.len() as u32
    }
}

/// How much an artificial score is, before any rounding, and by which provision.
pub(crate) struct Exact {
    pub(crate) amount: Surd,
    pub(crate) by: Provision,
}

/// An artificial score not yet turned into matchpoints or IMPs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Awarded {
    pub(crate) board: usize,
    pub(crate) line: usize,
    pub(crate) score: Artificial,
    pub(crate) top: Ratio,
    pub(crate) at_table: AtTable,
}

impl Awarded {
    /// Whether it is for one of the boards without a result that a scheme for several of them counts.
    pub(crate) fn is_unplayed(&self) -> bool {
        self.at_table == AtTable::NoResult
    }

    /// Whether it is average plus, which the scheme may lower.
    pub(crate) fn is_scheduled(&self) -> bool {
        self.score == Artificial::Average(Responsibility::NotAtFault) && self.is_unplayed()
    }
}
