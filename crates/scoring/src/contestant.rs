use openroom_cards::Side;
use openroom_lawbook::Provision;

use crate::{Place, Ratio};

/// Whether a contestant has a place in the ranking.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Standing {
    /// He is ranked.
    #[default]
    Ranked,
    /// His results count for the others; he has no place himself.
    WithoutStanding,
    /// He left the event.
    Withdrawn,
    /// He was disqualified.
    Disqualified,
}

/// A pair, a player of an individual event, or a team.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Contestant {
    /// The number or name under which he plays.
    pub id: String,
    /// The names of the people.
    pub name: String,
    /// The section he plays in.
    pub section: u16,
    /// The side on which he sits all through, where there are two rankings.
    pub direction: Option<Side>,
    /// The stratum, 0 for the highest; a contestant also competes in every higher one.
    pub stratum: u8,
    /// Whether he has a place in the ranking.
    pub standing: Standing,
}

/// Why a contestant's total differs from the sum of his boards.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum ExtraKind {
    /// A procedural penalty.
    Procedural,
    /// A disciplinary penalty.
    Disciplinary,
    /// Points that a regulation gives.
    Bonus,
    /// What he brings from an earlier session.
    CarryOver,
    /// What he is given for being weaker.
    Handicap,
}

impl ExtraKind {
    /// What a file calls it.
    pub const fn key(self) -> &'static str {
        match self {
            ExtraKind::Procedural | ExtraKind::Disciplinary => "penalty",
            ExtraKind::Bonus => "bonus",
            ExtraKind::CarryOver => "carry_over",
            ExtraKind::Handicap => "handicap",
        }
    }

    /// Whether the amount is taken away.
    pub fn is_penalty(self) -> bool {
        match self {
            ExtraKind::Procedural | ExtraKind::Disciplinary => true,
            ExtraKind::Bonus | ExtraKind::CarryOver | ExtraKind::Handicap => false,
        }
    }
}

/// How much, and of what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Amount {
    /// Matchpoints, IMPs or points: whatever the session is scored in.
    Score(Ratio),
    /// Shares of a top on one board.
    Tops(Ratio),
    /// A share of all that was available in the session.
    Session(Ratio),
    /// Victory points.
    VictoryPoints(Ratio),
}

impl Amount {
    /// The number without its unit; a share is a part of one.
    pub fn number(&self) -> &Ratio {
        match self {
            Amount::Score(number)
            | Amount::Tops(number)
            | Amount::Session(number)
            | Amount::VictoryPoints(number) => number,
        }
    }

    /// Another number of the same unit.
    fn with(&self, number: Ratio) -> Amount {
        match self {
            Amount::Score(_) => Amount::Score(number),
            Amount::Tops(_) => Amount::Tops(number),
            Amount::Session(_) => Amount::Session(number),
            Amount::VictoryPoints(_) => Amount::VictoryPoints(number),
        }
    }
}

/// Something added to or taken from a contestant's total.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Extra {
    /// Whose total.
    pub contestant: Place,
    /// Why.
    pub kind: ExtraKind,
    /// How much; a penalty is written as a positive amount.
    pub amount: Amount,
    /// The provision it rests on, where it is one of the Laws.
    pub by: Option<Provision>,
    /// The reason, in the Director's words.
    pub reason: String,
    /// What a carry-over was reckoned from, where it is a part of something or held within limits.
    pub carried: Option<Carried>,
    /// Its number among those of the same contestant and kind, from 1, which it keeps; none where nobody counts them.
    pub number: Option<u32>,
}

/// What was brought from an earlier session, and what is carried of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Carried {
    /// What was brought.
    pub from: Amount,
    /// The part and the limits.
    pub by: CarryOver,
}

impl Carried {
    /// What is carried.
    pub fn amount(&self) -> Amount {
        self.from.with(self.by.of(self.from.number()))
    }
}

/// What a contestant brings from one session into the next: a part of his score, held within limits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CarryOver {
    /// The part that is carried: one for all of it, a half for half.
    pub part: Ratio,
    /// The most that can be carried.
    pub most: Option<Ratio>,
    /// The least.
    pub least: Option<Ratio>,
}

impl CarryOver {
    /// What is carried of a score.
    pub fn of(&self, score: &Ratio) -> Ratio {
        let carried = score * &self.part;
        let carried = self.most.as_ref().map_or(carried.clone(), |most| carried.min(most.clone()));
        self.least.as_ref().map_or(carried.clone(), |least| carried.max(least.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_a_score_is_carried_within_limits() {
        let half = CarryOver {
            part: Ratio::percent(50),
            most: Some(Ratio::whole(20)),
            least: Some(Ratio::whole(-20)),
        };
        assert_eq!(half.of(&Ratio::whole(31)), Ratio::new(31, 2).unwrap());
        assert_eq!(half.of(&Ratio::whole(44)), Ratio::whole(20));
        assert_eq!(half.of(&Ratio::whole(-44)), Ratio::whole(-20));
    }
}
