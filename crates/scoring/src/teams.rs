use openroom_cards::{Board, BySide, Side};
use openroom_lawbook::regulations::{SeveralUnplayedBoards, WeightedScore};
use openroom_lawbook::{Edition, Provision};

use crate::{
    Artificial, Averages, Entry, Field, Ratio, Reason, Responsibility, Rounding, Scale, Unit, Withdrawals,
};

/// How a match is scored.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum MatchMethod {
    /// IMPs.
    #[default]
    Imps,
    /// Two points for the better score on a board, one for an equal one, or half of that.
    BoardAMatch,
    /// The difference in points.
    TotalPoints,
}

impl MatchConditions {
    /// What the two teams have together on a board.
    pub(crate) fn both(&self) -> Ratio {
        match self.method {
            MatchMethod::BoardAMatch => Ratio::whole(2) * self.unit.equal(),
            MatchMethod::Imps | MatchMethod::TotalPoints => Ratio::ZERO,
        }
    }
}

/// The conditions of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchConditions {
    /// The edition of the Laws.
    pub edition: Edition,
    /// How it is scored.
    pub method: MatchMethod,
    /// What a better score is worth at board-a-match.
    pub unit: Unit,
    /// What averages are worth.
    pub averages: Averages,
    /// What a team without a result on several boards gets.
    pub several: SeveralUnplayedBoards,
    /// Whether an assigned score may mix several results.
    pub weighting: WeightedScore,
    /// The IMPs of an average on a board played at one table only, where a regulation sets them.
    pub one_table: Option<Ratio>,
    /// The most IMPs that a board can count.
    pub most_a_board: Option<Ratio>,
    /// The most by which a match can be won.
    pub most_a_match: Option<Ratio>,
    /// The rounding of the margin before it becomes victory points.
    pub rounding: Option<Rounding>,
    /// How the margin becomes victory points.
    pub scale: Option<Scale>,
    /// The boards of a match by which a scale is chosen; the boards with a score where it is not given.
    pub boards: Option<u32>,
    /// Whether the match is a knockout, where both teams must have one result.
    pub knockout: Knockout,
    /// With whom a team is ranked.
    pub field: Field,
    /// What becomes of the matches of a team that withdrew.
    pub withdrawals: Withdrawals,
}

impl Default for MatchConditions {
    /// IMPs by the usual edition, where no regulation chose.
    fn default() -> MatchConditions {
        MatchConditions {
            edition: Edition::USUAL,
            method: MatchMethod::default(),
            unit: Unit::default(),
            averages: Averages::default(),
            several: SeveralUnplayedBoards::default(),
            weighting: WeightedScore::default(),
            one_table: None,
            most_a_board: None,
            most_a_match: None,
            rounding: None,
            scale: None,
            boards: None,
            knockout: Knockout::default(),
            field: Field::default(),
            withdrawals: Withdrawals::default(),
        }
    }
}

/// Whether a match is a knockout.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Knockout {
    /// It is not: the two teams' scores need not balance.
    #[default]
    No,
    /// It is: scores that do not balance are averaged.
    Yes,
}

/// One board of a match: at the first table the home team sits North-South, at the second East-West.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchBoard {
    /// The board.
    pub board: Board,
    /// The table where the home team sits North-South.
    pub open: Entry,
    /// The table where it sits East-West.
    pub closed: Entry,
    /// Artificial scores that the Director gave the teams for this board, home first.
    pub awarded: Option<[Artificial; 2]>,
    /// What the Director found where the results of the two tables cannot be compared.
    pub incomparable: Option<Incomparable>,
}

impl MatchBoard {
    /// The provisions by which scores at its tables were adjusted.
    fn adjusted_by(&self) -> impl Iterator<Item = Provision> {
        [&self.open, &self.closed].into_iter().filter_map(|entry| match entry {
            Entry::Adjusted(adjustment) => Some(adjustment.by),
            Entry::Result(_) | Entry::Points(_) | Entry::Late | Entry::NotPlayed | Entry::Cancelled => None,
        })
    }

    /// The provisions that made a score of it, each once: those of adjusted scores at its tables first.
    pub fn by(&self, score: &BoardResult) -> Vec<Provision> {
        let mut all = Vec::new();
        for provision in self.adjusted_by().chain(score.by()) {
            if !all.contains(&provision) {
                all.push(provision);
            }
        }
        all
    }
}

/// Results that cannot be compared: why, by whose fault, and the score that could be assigned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Incomparable {
    /// Why.
    pub cause: Cause,
    /// By whose fault.
    pub at_fault: AtFault,
    /// What the team not at fault would be assigned, in its own sign and in the unit of the match.
    pub assigned: Option<Ratio>,
    /// Whom the one result that there is favours.
    pub favours: Favours,
}

/// Whom the result at the other table clearly favours.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Favours {
    /// Nobody, or nobody says so.
    #[default]
    Nobody,
    /// One of the teams: then a score is assigned, and an average does not take its place.
    ATeam,
}

/// Why the results of the two tables cannot be compared.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// The board was fouled: the tables played it in different forms.
    Fouled,
    /// It was played otherwise than it should be: turned, or by the wrong players.
    PlayedWrongly,
    /// Only one table has a result.
    OneTable,
    /// Neither table has a result.
    NoResult,
}

/// Which team is at fault.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum AtFault {
    /// Neither.
    Neither,
    /// The home team.
    Home,
    /// The visitors.
    Away,
    /// Both.
    Both,
}

/// What a board of a match gave.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardResult {
    /// The home team's score in its own sign; board-a-match counts from zero.
    pub home: Ratio,
    /// The visitors' in theirs.
    pub away: Ratio,
    /// The steps that made it.
    pub steps: Vec<Reason>,
}

impl BoardResult {
    /// The provisions that made it, each once.
    pub fn by(&self) -> Vec<Provision> {
        let mut by: Vec<Provision> = Vec::new();
        for provision in self.steps.iter().filter_map(|step| step.by) {
            if !by.contains(&provision) {
                by.push(provision);
            }
        }
        by
    }

    pub(crate) fn of(&self, side: usize) -> &Ratio {
        if side == 0 { &self.home } else { &self.away }
    }
}

/// What a match gave.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchResult {
    /// Board by board; none where a board has no score.
    pub boards: Vec<Option<BoardResult>>,
    /// The home team's margin, rounded and capped as the conditions say.
    pub home: Ratio,
    /// The visitors' margin.
    pub away: Ratio,
    /// The victory points, home first, where there are any.
    pub victory_points: Option<[Ratio; 2]>,
    /// What each team has for its total, home first: victory points, boards, or the margin.
    pub scores: [Ratio; 2],
    /// How the margins and the victory points were made.
    pub steps: Vec<Reason>,
}

impl MatchResult {
    /// How many boards have a score.
    pub fn counted(&self) -> u32 {
        self.boards.iter().flatten().count() as u32
    }

    pub(crate) fn margin(&self, side: usize) -> &Ratio {
        if side == 0 { &self.home } else { &self.away }
    }
}

/// The artificial scores of a board, home first: given for the board, or at one of its tables.
pub(crate) fn artificial(board: &MatchBoard) -> Option<[Artificial; 2]> {
    if let Some(awarded) = &board.awarded {
        return Some(awarded.clone());
    }
    let at = |entry: &Entry, home: Side| match entry {
        Entry::Adjusted(adjustment) => {
            let of = |side: Side| adjustment.awards[side].artificial().cloned();
            of(home).zip(of(home.other())).map(|(home, away)| [home, away])
        }
        Entry::Result(_) | Entry::Points(_) | Entry::Late | Entry::NotPlayed | Entry::Cancelled => None,
    };
    at(&board.open, Side::NorthSouth).or_else(|| at(&board.closed, Side::EastWest))
}

/// Whether a table has a result of its own, or one that was assigned.
pub(crate) fn has_points(entry: &Entry) -> bool {
    match entry {
        Entry::Result(_) | Entry::Points(_) => true,
        Entry::Adjusted(adjustment) => {
            BySide::values(&adjustment.awards).iter().all(|award| award.points().is_some())
        }
        Entry::Late | Entry::NotPlayed | Entry::Cancelled => false,
    }
}

impl Responsibility {
    /// The artificial score that goes with it.
    pub fn average(self) -> Artificial {
        Artificial::Average(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Adjustment, AtTable, Award, Offenders, Weighted, score_match};
    use openroom_lawbook::provisions::{L12C1c, L12C2b, L12C2c, L12C4, L78B};
    use std::num::NonZeroU32;

    fn board(number: u32, open: i32, closed: i32) -> MatchBoard {
        MatchBoard {
            board: Board::numbered(NonZeroU32::new(number).unwrap()),
            open: Entry::Points(open),
            closed: Entry::Points(closed),
            awarded: None,
            incomparable: None,
        }
    }

    fn r(text: &str) -> Ratio {
        text.parse().unwrap()
    }

    #[test]
    fn two_tables_in_imps() {
        // +620 − 170 = 450: 10 IMP. −50 − 100 = −150: −4.
        let result =
            score_match(&[board(1, 620, 170), board(2, -50, 100)], &MatchConditions::default()).unwrap();
        assert_eq!((result.home, result.away), (r("6"), r("-6")));
    }

    #[test]
    fn a_weighted_score_against_the_other_table() {
        // 60% of +420 against +170: 250 is 6 IMP; 40% of −50: −220 is −6 IMP. 3.6 − 2.4 = 1.2.
        let weighted = Weighted::new(vec![(r("0.6"), 420), (r("0.4"), -50)]).unwrap();
        let awards = BySide::from_fn(|_| Award::Points(weighted.clone()));
        let adjustment = Adjustment {
            awards,
            offenders: Offenders::Side(Side::EastWest),
            by: L12C1c,
            at_table: AtTable::Result,
        };
        let one = MatchBoard { open: Entry::Adjusted(adjustment), ..board(1, 0, 170) };
        let result = score_match(&[one], &MatchConditions::default()).unwrap();
        assert_eq!((result.home, result.away), (r("1.2"), r("-1.2")));
    }

    #[test]
    fn a_split_score_need_not_balance_except_in_a_knockout() {
        // Home keeps +110 (against +110: 0); the visitors get −420 (310 worse: −7). Seen from home 0 and 7: 3.5.
        let awards = BySide::new([110, 420].map(|points| Award::Points(Weighted::certain(points))));
        let split = Adjustment {
            awards,
            offenders: Offenders::Side(Side::EastWest),
            by: L12C1c,
            at_table: AtTable::Result,
        };
        let boards = [MatchBoard { open: Entry::Adjusted(split), ..board(1, 0, 110) }];
        let league = score_match(&boards, &MatchConditions::default()).unwrap();
        assert_eq!((league.home, league.away), (r("0"), r("-7")));
        let knockout = MatchConditions { knockout: Knockout::Yes, ..MatchConditions::default() };
        let knockout = score_match(&boards, &knockout).unwrap();
        assert_eq!((knockout.home, knockout.away), (r("3.5"), r("-3.5")));
        assert_eq!(knockout.boards[0].as_ref().unwrap().by(), [L78B, L12C4]);
    }

    #[test]
    fn averages_in_a_match() {
        use Responsibility::{DirectlyAtFault, NotAtFault};
        let awarded = Some([NotAtFault.average(), DirectlyAtFault.average()]);
        let boards = [board(1, 620, 170), board(2, 110, 110), MatchBoard { awarded, ..board(3, 0, 0) }];
        let result = score_match(&boards, &MatchConditions::default()).unwrap();
        // Home has 10 IMP on two boards, 5 a board: more than 3. The visitors have −5: less than −3.
        let third = result.boards[2].as_ref().unwrap();
        assert_eq!((&third.home, &third.away), (&r("5"), &r("-5")));
        assert_eq!(third.by(), [L12C2c]);
        let boards = [board(1, 110, 110), boards[2].clone()];
        let result = score_match(&boards, &MatchConditions::default()).unwrap();
        assert_eq!(result.boards[1].as_ref().unwrap().by(), [L12C2b]);
        assert_eq!((result.home, result.away), (r("3"), r("-3")));
    }

    #[test]
    fn board_a_match_caps_and_victory_points() {
        let boards = [board(1, 620, 170), board(2, 110, 110), board(3, -50, 100), board(4, 400, -50)];
        let bam = MatchConditions { method: MatchMethod::BoardAMatch, ..MatchConditions::default() };
        let result = score_match(&boards, &bam).unwrap();
        let homes: Vec<Ratio> = result.boards.iter().flatten().map(|board| board.home.clone()).collect();
        assert_eq!(homes, [r("2"), r("1"), r("0"), r("2")]);
        assert_eq!(result.home, r("2"));
        let capped = MatchConditions {
            most_a_board: Some(r("8")),
            most_a_match: Some(r("11")),
            scale: Some(Scale::Discrete),
            ..MatchConditions::default()
        };
        // 10 capped to 8, 0, −4, 10 capped to 8: 12, capped to 11.
        let result = score_match(&boards, &capped).unwrap();
        assert_eq!((&result.home, &result.away), (&r("11"), &r("-11")));
        // 15√4 = 30: 11 is between the limits for 15 (8.75 … 11.32).
        assert_eq!(result.victory_points, Some([r("15"), r("5")]));
    }
}
