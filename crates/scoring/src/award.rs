use std::fmt;

use openroom_cards::{BySide, Side};
use openroom_lawbook::Provision;

use crate::said::said;
use crate::{Ratio, Said};

/// How far a contestant is responsible for the irregularity that left a board without a result.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Responsibility {
    /// In no way at fault: average plus.
    NotAtFault,
    /// Only partly at fault: average.
    PartlyAtFault,
    /// Directly at fault: average minus.
    DirectlyAtFault,
}

impl Responsibility {
    /// The three, least fault first.
    pub const ALL: [Responsibility; 3] =
        [Responsibility::NotAtFault, Responsibility::PartlyAtFault, Responsibility::DirectlyAtFault];
}

impl fmt::Display for Responsibility {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Responsibility::NotAtFault => "A+",
            Responsibility::PartlyAtFault => "A",
            Responsibility::DirectlyAtFault => "A-",
        })
    }
}

/// A score that stands for no result at the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Artificial {
    /// Average plus, average or average minus.
    Average(Responsibility),
    /// A share of the top that the Director states: 1/2 for fifty per cent.
    Share(Ratio),
    /// International matchpoints that the Director states.
    Imps(Ratio),
}

impl fmt::Display for Artificial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Artificial::Average(responsibility) => responsibility.fmt(f),
            Artificial::Share(share) => write!(f, "{}%", (share * Ratio::whole(100)).exact()),
            Artificial::Imps(imps) => write!(f, "{} IMP", imps.exact()),
        }
    }
}

/// Several results, each with its weight; the weights add up to one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Weighted(Vec<(Ratio, i32)>);

/// Why weights are refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadWeights {
    /// There is no result at all.
    None,
    /// A weight is below zero or zero.
    NotAbove(Ratio),
    /// They add up to this and not to one.
    Sum(Ratio),
}

impl BadWeights {
    /// What it says, in any language.
    pub fn said(&self) -> Said {
        match self {
            BadWeights::None => said!("weights-none", "a weighted score needs at least one result"),
            BadWeights::NotAbove(weight) => {
                said!("weights-zero", "a weight of {weight} is not above zero", weight = weight)
            }
            BadWeights::Sum(sum) => said!("weights-sum", "the weights add up to {sum}, not to 1", sum = sum),
        }
    }
}

impl fmt::Display for BadWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.said().fmt(f)
    }
}

impl std::error::Error for BadWeights {}

impl Weighted {
    /// One result, certain.
    pub fn certain(points: i32) -> Weighted {
        Weighted(vec![(Ratio::ONE, points)])
    }

    /// Results for North-South with their weights.
    pub fn new(results: Vec<(Ratio, i32)>) -> Result<Weighted, BadWeights> {
        if results.is_empty() {
            return Err(BadWeights::None);
        }
        if let Some((weight, _)) = results.iter().find(|(weight, _)| !weight.is_positive()) {
            return Err(BadWeights::NotAbove(weight.clone()));
        }
        let sum: Ratio = results.iter().map(|(weight, _)| weight).sum();
        if sum == Ratio::ONE { Ok(Weighted(results)) } else { Err(BadWeights::Sum(sum)) }
    }

    /// The results and their weights.
    pub fn results(&self) -> &[(Ratio, i32)] {
        &self.0
    }

    /// The one result, where there is only one.
    pub fn single(&self) -> Option<i32> {
        match self.0.as_slice() {
            [(_, points)] => Some(*points),
            _ => None,
        }
    }

    /// The mean of a value of each result.
    pub fn mean(&self, mut value: impl FnMut(i32) -> Ratio) -> Ratio {
        self.0.iter().map(|(weight, points)| weight * value(*points)).sum()
    }
}

impl fmt::Display for Weighted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(points) = self.single() {
            return write!(f, "{points:+}");
        }
        for (place, (weight, points)) in self.0.iter().enumerate() {
            let gap = if place == 0 { "" } else { ", " };
            write!(f, "{gap}{} of {points:+}", weight.exact())?;
        }
        Ok(())
    }
}

/// What a side gets on a board.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Award {
    /// Points, in the sign of North-South: the table's own, assigned, or a weighted mix.
    Points(Weighted),
    /// A score that stands for no result.
    Artificial(Artificial),
}

impl Award {
    /// The points, where there are any.
    pub fn points(&self) -> Option<&Weighted> {
        match self {
            Award::Points(points) => Some(points),
            Award::Artificial(_) => None,
        }
    }

    /// The artificial score, where it is one.
    pub fn artificial(&self) -> Option<&Artificial> {
        match self {
            Award::Points(_) => None,
            Award::Artificial(artificial) => Some(artificial),
        }
    }
}

impl fmt::Display for Award {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Award::Points(points) => points.fmt(f),
            Award::Artificial(artificial) => artificial.fmt(f),
        }
    }
}

/// Which sides offended.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Offenders {
    /// Neither; both are treated as non-offending.
    Neither,
    /// One side.
    Side(Side),
    /// Both.
    Both,
    /// Nobody says who.
    NotStated,
}

impl Offenders {
    /// Whether this side is known to be one of them.
    pub fn offended(self, side: Side) -> bool {
        match self {
            Offenders::Neither | Offenders::NotStated => false,
            Offenders::Side(offender) => offender == side,
            Offenders::Both => true,
        }
    }
}

impl fmt::Display for Offenders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Offenders::Neither => f.write_str("neither side offended"),
            Offenders::Side(side) => write!(f, "{side} offended"),
            Offenders::Both => f.write_str("both sides offended"),
            Offenders::NotStated => f.write_str("who offended is not stated"),
        }
    }
}

/// A score that the Director put in the place of the one obtained at the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Adjustment {
    /// What each side gets; they may differ.
    pub awards: BySide<Award>,
    /// Who offended.
    pub offenders: Offenders,
    /// The provision it rests on.
    pub by: Provision,
    /// Whether the table had a result before.
    pub at_table: AtTable,
}

/// Whether a table obtained a result before its score was adjusted.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum AtTable {
    /// It did.
    Result,
    /// It did not, or nobody says so.
    NoResult,
}

impl Adjustment {
    /// Whether the two sides get different scores.
    pub fn is_split(&self) -> bool {
        match self.awards.values() {
            [Award::Points(ns), Award::Points(ew)] => ns != ew,
            [Award::Artificial(_), Award::Artificial(_)] => false,
            [Award::Points(_), Award::Artificial(_)] | [Award::Artificial(_), Award::Points(_)] => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_add_up_to_one() {
        let part = |text: &str| text.parse::<Ratio>().unwrap();
        assert!(Weighted::new(vec![(part("60%"), 420), (part("40%"), -50)]).is_ok());
        assert!(Weighted::new(vec![(part("1/3"), 1), (part("1/3"), 2), (part("1/3"), 3)]).is_ok());
        assert_eq!(Weighted::new(vec![(part("0.33"), 1); 3]), Err(BadWeights::Sum(part("0.99"))));
        assert_eq!(Weighted::new(vec![]), Err(BadWeights::None));
        assert_eq!(
            Weighted::new(vec![(part("2"), 1), (part("-1"), 2)]),
            Err(BadWeights::NotAbove(part("-1")))
        );
    }
}
