use openroom_lawbook::regulations::{
    AssignedScoreMethod2007, FouledBoardScoring, MatchpointUnit, Regulations, SeveralUnplayedBoards,
    WeightedScore,
};
use openroom_lawbook::{
    Edition,
    differences::{self, AssignedScoreMethod},
};

use crate::{Averages, Halves, Ratio, Rounding};

/// What a better score is worth in matchpoints; an equal one is worth half of it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Unit {
    /// Two, one, nothing.
    #[default]
    Two,
    /// One, a half, nothing.
    One,
}

impl Unit {
    /// The points for an equal score.
    pub fn equal(self) -> Ratio {
        match self {
            Unit::Two => Ratio::ONE,
            Unit::One => Ratio::percent(50),
        }
    }
}

/// How a Butler datum is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Butler {
    /// How many of the highest scores, and as many of the lowest, are left out.
    pub left_out: u32,
    /// With fewer results than this nothing is left out.
    pub least_field: u32,
    /// The rounding of the datum; none keeps the exact mean.
    pub rounding: Option<Rounding>,
}

impl Default for Butler {
    /// One high and one low left out from four results on, the mean rounded to the nearest ten.
    fn default() -> Butler {
        let rounding = Rounding { unit: Ratio::whole(10), halves: Halves::AwayFromZero };
        Butler { left_out: 1, least_field: 4, rounding: Some(rounding) }
    }
}

/// What a sum of cross-IMPs is divided by.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Divisor {
    /// Nothing.
    Undivided,
    /// The number of comparisons: tables less one.
    #[default]
    Comparisons,
    /// The number of tables.
    Tables,
    /// The square root of half of tables times comparisons, to two decimals: the English "XIMPQ", made for victory points.
    Root,
}

/// How the scores on a board are compared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Method {
    /// Matchpoints.
    Matchpoints(Unit),
    /// IMPs against a datum.
    Butler(Butler),
    /// IMPs against every other table.
    CrossImps(Divisor),
    /// The points themselves.
    TotalPoints,
}

impl Method {
    /// Whether scores are a share of something: matchpoints are, IMPs and points are not.
    pub fn has_top(&self) -> bool {
        match self {
            Method::Matchpoints(_) => true,
            Method::Butler(_) | Method::CrossImps(_) | Method::TotalPoints => false,
        }
    }
}

/// What is done where a board has fewer results than others.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Unequal {
    /// Each result stands for as many as are missing: the formula of Neuberg.
    #[default]
    Neuberg,
    /// Nothing: the board has a lower top.
    Plain,
}

/// What is done with a fouled board's group of one, two or three results.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum SmallGroups {
    /// The same as with any other group.
    #[default]
    AsOthers,
    /// A single result sixty per cent to each side; two 65 and 55; three 70, 60 and 50; where the group is at most a
    /// third of the results that the board should have, otherwise as others. (English Bridge Union, White Book
    /// 4.2.3.3.)
    Indulgent,
}

/// With whom a contestant is compared and ranked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Field {
    /// With every table of the event.
    #[default]
    Whole,
    /// With the tables of the own section.
    Section,
}

/// How many rankings an event of pairs has.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Winners {
    /// All contestants in one.
    #[default]
    One,
    /// North-South and East-West apart.
    Two,
}

/// How contestants with scores on different numbers of boards are ranked where there are no percentages.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum SitOuts {
    /// By what they have: a board without a score is worth nothing, which is the average.
    #[default]
    Total,
    /// By their mean on a board.
    Mean,
    /// By what their scores on boards come to on the full number of boards; penalties and the like are not factored.
    Factored,
}

/// What becomes of the results of a contestant who withdrew.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Withdrawals {
    /// They stand; he is not ranked.
    #[default]
    Stand,
    /// They are annulled; his opponents have no score on those boards.
    Annulled,
}

/// The conditions under which a session is scored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conditions {
    /// The edition of the Laws.
    pub edition: Edition,
    /// How scores are compared.
    pub method: Method,
    /// What is done where a board has fewer results than others.
    pub unequal: Unequal,
    /// How many results a board should have; where not given, as many as the board with the most lines.
    pub expected: Option<u32>,
    /// The rounding of each score on a board, where a regulation prescribes one; East-West get the rest.
    pub board_rounding: Option<Rounding>,
    /// What is done with small groups of a fouled board.
    pub small_groups: SmallGroups,
    /// With whom contestants are compared.
    pub field: Field,
    /// How many rankings there are.
    pub winners: Winners,
    /// What averages are worth.
    pub averages: Averages,
    /// What a contestant without a result on several boards gets.
    pub several: SeveralUnplayedBoards,
    /// Whether an assigned score may mix several results.
    pub weighting: WeightedScore,
    /// What becomes of the results of a contestant who withdrew.
    pub withdrawals: Withdrawals,
    /// How contestants with scores on different numbers of boards are ranked.
    pub sit_outs: SitOuts,
}

impl Conditions {
    /// What the Laws give where no regulation chose, with the formula of Neuberg.
    pub fn new(edition: Edition, method: Method) -> Conditions {
        Conditions {
            edition,
            method,
            unequal: Unequal::default(),
            expected: None,
            board_rounding: None,
            small_groups: SmallGroups::default(),
            field: Field::default(),
            winners: Winners::default(),
            averages: Averages::default(),
            several: SeveralUnplayedBoards::default(),
            weighting: WeightedScore::default(),
            withdrawals: Withdrawals::default(),
            sit_outs: SitOuts::default(),
        }
    }

    /// What regulations chose, with the formula of Neuberg.
    pub fn regulated(edition: Edition, regulations: &Regulations, method: Method) -> Conditions {
        let scores = &regulations.scores;
        Conditions {
            averages: Averages {
                imps: Ratio::from(u32::from(scores.imp_average_plus_minus.0)),
                ..Averages::default()
            },
            several: scores.several_unplayed_boards,
            weighting: match differences::assigned_score_method(edition) {
                AssignedScoreMethod::AuthorityChooses => match scores.assigned_score_method_2007 {
                    AssignedScoreMethod2007::InWhole => WeightedScore::SingleResult,
                    AssignedScoreMethod2007::Weighted | AssignedScoreMethod2007::InPart => {
                        scores.weighted_score
                    }
                },
                AssignedScoreMethod::Weighted => scores.weighted_score,
            },
            small_groups: match scores.fouled_board_scoring {
                FouledBoardScoring::DirectorChooses => SmallGroups::AsOthers,
                FouledBoardScoring::AsRegulated => SmallGroups::Indulgent,
            },
            ..Conditions::new(edition, method)
        }
    }
}

impl From<MatchpointUnit> for Unit {
    fn from(unit: MatchpointUnit) -> Unit {
        match unit {
            MatchpointUnit::TwoOneNothing => Unit::Two,
            MatchpointUnit::OneHalfNothing => Unit::One,
        }
    }
}
