//! What results are worth.

use super::value::{Value, number_with_unit, words};

/// What results are worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ScoreRegulations {
    /// `weighted_score`: whether an assigned score may mix several results (12C1c).
    pub weighted_score: WeightedScore,
    /// `assigned_score_method_2007`: how scores are assigned in the edition of 2007 (12C1e of 2007).
    pub assigned_score_method_2007: AssignedScoreMethod2007,
    /// `imp_average_plus_minus`: how many IMPs an average plus or minus is worth (12C2b).
    pub imp_average_plus_minus: Imps,
    /// `several_unplayed_boards`: the score on several boards without a result (12C2d).
    pub several_unplayed_boards: SeveralUnplayedBoards,
    /// `matchpoint_unit`: what a better score is worth in matchpoints (78A).
    pub matchpoint_unit: MatchpointUnit,
    /// `scoring_method`: which ways of scoring are approved (78D).
    pub scoring_method: ScoringMethod,
    /// `one_table_result`: boards played at one table only (86B3).
    pub one_table_result: OneTableResult,
    /// `fouled_board_scoring`: how the groups of a fouled board are scored (87B).
    pub fouled_board_scoring: FouledBoardScoring,
}

words! {
    /// Whether an assigned score may mix several results.
    pub enum WeightedScore {
        /// It may, each result by its probability.
        Weighted = "weighted",
        /// It is one result.
        SingleResult = "single result",
    }
}

words! {
    /// How scores are assigned in the edition of 2007.
    pub enum AssignedScoreMethod2007 {
        /// By weighting.
        Weighted = "weighted (12C1c)",
        /// The best likely result for one side, the worst at all probable for the other.
        InWhole = "12C1e in whole",
        /// That in part, as the authority describes.
        InPart = "12C1e in part",
    }
}

words! {
    /// What a better, an equal and a worse score are worth in matchpoints.
    pub enum MatchpointUnit {
        /// Two, one and nothing.
        TwoOneNothing = "2, 1, 0",
        /// One, one half and nothing.
        OneHalfNothing = "1, one half, 0",
    }
}

words! {
    /// Which ways of scoring are approved.
    pub enum ScoringMethod {
        /// Matchpoints, IMPs and total points.
        OfTheLaws = "78A to 78C only",
        /// Those, and victory points made from them.
        AlsoVictoryPoints = "also victory points",
        /// Others too.
        OthersApproved = "others approved",
    }
}

words! {
    /// How boards played at one table only are scored.
    pub enum OneTableResult {
        /// As several results missing between the same contestants.
        AsTheLaws = "86B2",
        /// As the authority describes.
        ByRegulation = "by regulation",
    }
}

words! {
    /// How the groups of a fouled board are scored.
    pub enum FouledBoardScoring {
        /// The Director chooses a method and announces it.
        DirectorChooses = "Director chooses and announces",
        /// As the regulations of the event say.
        AsRegulated = "as regulated",
    }
}

/// A number of IMPs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Imps(pub u8);

impl Default for Imps {
    fn default() -> Self {
        Self(3)
    }
}

impl Value for Imps {
    fn values() -> Vec<&'static str> {
        vec!["a number of IMPs"]
    }

    fn parse(text: &str) -> Option<Self> {
        number_with_unit(text, &["IMP", "IMPs"]).map(Self)
    }

    fn text(&self) -> String {
        self.0.to_string()
    }
}

/// The score of a contestant without fault who gets no result on several boards of a session.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SeveralUnplayedBoards {
    /// Average plus on every board.
    #[default]
    EveryBoard,
    /// Average plus on so many boards, or on so many percent of them (rounded) if that is more; average on the rest.
    AtMost {
        /// So many in any case.
        boards: u8,
        /// So many of a hundred.
        percent: u8,
    },
}

impl SeveralUnplayedBoards {
    /// On how many of the boards without a result the contestant gets average plus.
    pub fn average_plus_on(self, without_result: u32) -> u32 {
        match self {
            Self::EveryBoard => without_result,
            Self::AtMost { boards, percent } => {
                let share = (u64::from(without_result) * u64::from(percent) + 50) / 100;
                let share = u32::try_from(share).unwrap_or(u32::MAX);
                share.max(u32::from(boards)).min(without_result)
            }
        }
    }
}

impl Value for SeveralUnplayedBoards {
    fn values() -> Vec<&'static str> {
        vec![
            "12C2a and 12C2b for every board",
            "average plus on at most NUMBER boards or PERCENT percent of them",
        ]
    }

    fn parse(text: &str) -> Option<Self> {
        if text.eq_ignore_ascii_case("12C2a and 12C2b for every board") {
            return Some(Self::EveryBoard);
        }
        let rest = text.strip_prefix("average plus on at most ")?;
        let (boards, rest) = rest.split_once(" boards or ")?;
        let percent = rest.strip_suffix(" percent of them")?;
        let percent: u8 = percent.parse().ok().filter(|percent| *percent <= 100)?;
        Some(Self::AtMost { boards: boards.parse().ok()?, percent })
    }

    fn text(&self) -> String {
        match self {
            Self::EveryBoard => "12C2a and 12C2b for every board".to_owned(),
            Self::AtMost { boards, percent } => {
                format!("average plus on at most {boards} boards or {percent} percent of them")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::SeveralUnplayedBoards;

    #[test]
    fn a_share_of_the_boards() {
        let limited = SeveralUnplayedBoards::AtMost { boards: 2, percent: 40 };
        let expected = [0, 1, 2, 2, 2, 2, 2, 3, 3, 4, 4];
        for (boards, plus) in (0..).zip(expected) {
            assert_eq!(limited.average_plus_on(boards), plus, "{boards} boards");
        }
        assert_eq!(SeveralUnplayedBoards::EveryBoard.average_plus_on(7), 7);
    }
}
