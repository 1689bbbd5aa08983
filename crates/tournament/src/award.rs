use openroom_cards::{BySide, Side};
use openroom_lawbook::Provision;
use openroom_lawbook::provisions::L12C2d;
use openroom_scoring as scoring;
use openroom_scoring::Ratio;
use serde::{Deserialize, Serialize};

/// How far a side was at fault for a board without a result.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// In no way.
    None,
    /// Partly.
    Partly,
    /// Directly.
    Directly,
}

/// What a side is awarded on a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Awarded {
    /// Results with their weights, which add up to one; points in the sign of North-South.
    Points(Vec<(Ratio, i32)>),
    /// Average plus, average or average minus.
    Average(Fault),
    /// A share of the top.
    Share(Ratio),
}

/// A score that the Director or a committee put in the place of the table's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Adjusted {
    /// For each side.
    pub awards: BySide<Awarded>,
    /// The sides that offended.
    pub offenders: Vec<Side>,
    /// The provision it rests on.
    pub by: Provision,
}

/// What a penalty is for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PenaltyKind {
    /// For what was done to the order of the event.
    Procedural,
    /// For conduct.
    Disciplinary,
}

/// How much a penalty is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PenaltyAmount {
    /// A warning, which costs nothing.
    Warning,
    /// Shares of a top on one board, in pairs and individuals.
    Tops(Ratio),
    /// In the unit of the ranking: matchpoints, IMPs, victory points.
    Points(Ratio),
}

/// A penalty.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Penalty {
    /// What it is for.
    pub kind: PenaltyKind,
    /// How much it is.
    pub amount: PenaltyAmount,
}

impl Awarded {
    fn scored(&self) -> Option<scoring::Award> {
        Some(match self {
            Awarded::Points(results) => scoring::Award::Points(scoring::Weighted::new(results.clone()).ok()?),
            Awarded::Average(fault) => {
                scoring::Award::Artificial(scoring::Artificial::Average(match fault {
                    Fault::None => scoring::Responsibility::NotAtFault,
                    Fault::Partly => scoring::Responsibility::PartlyAtFault,
                    Fault::Directly => scoring::Responsibility::DirectlyAtFault,
                }))
            }
            Awarded::Share(share) => {
                if share.is_negative() || *share > Ratio::ONE {
                    return None;
                }
                scoring::Award::Artificial(scoring::Artificial::Share(share.clone()))
            }
        })
    }
}

impl Adjusted {
    /// A side whose artificial score contradicts that it offended, or that it did not; nothing is contradicted where no
    /// side is said to have offended. Where one contestant has several boards without a result, other limits hold.
    pub fn against_fault(&self) -> Option<Side> {
        if self.offenders.is_empty() || self.by == L12C2d {
            return None;
        }
        let usual = scoring::Averages::default();
        let wrong = |side: &Side| {
            let offended = self.offenders.contains(side);
            match &self.awards[*side] {
                Awarded::Points(_) | Awarded::Average(Fault::Partly) => false,
                Awarded::Average(Fault::None) => offended,
                Awarded::Average(Fault::Directly) => !offended,
                Awarded::Share(share) if offended => *share > usual.minus,
                Awarded::Share(share) => *share < usual.plus,
            }
        };
        Side::ALL.into_iter().find(wrong)
    }

    /// Whether both sides get an average or a share, and no points.
    pub fn is_average(&self) -> bool {
        let artificial = |award: &Awarded| matches!(award, Awarded::Average(_) | Awarded::Share(_));
        self.awards.values().iter().all(artificial)
    }

    /// Whether weights and shares are what they must be.
    pub fn is_sound(&self) -> bool {
        self.scored(scoring::AtTable::NoResult).is_some()
    }

    /// The adjustment as it is scored, given whether the table had a result; none where weights or shares are not
    /// what they must be.
    pub fn scored(&self, at_table: scoring::AtTable) -> Option<scoring::Adjustment> {
        let awards = [self.awards[Side::NorthSouth].scored()?, self.awards[Side::EastWest].scored()?];
        let offenders =
            match (self.offenders.contains(&Side::NorthSouth), self.offenders.contains(&Side::EastWest)) {
                (false, false) => scoring::Offenders::Neither,
                (true, false) => scoring::Offenders::Side(Side::NorthSouth),
                (false, true) => scoring::Offenders::Side(Side::EastWest),
                (true, true) => scoring::Offenders::Both,
            };
        Some(scoring::Adjustment { awards: BySide::new(awards), offenders, by: self.by, at_table })
    }
}
