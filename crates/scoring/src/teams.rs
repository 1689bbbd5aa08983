use openroom_cards::{Board, BySide, Side};
use openroom_lawbook::Provision;
use openroom_lawbook::provisions::{L12C4, L78A, L78B, L78C};

use crate::traveller::awards;
use crate::{
    Artificial, Averages, Award, Entry, Granted, Ratio, Responsibility, Rounding, Scale, TooManyTricks,
    Weighted, imps,
};

/// How a match is scored.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum MatchMethod {
    /// IMPs.
    #[default]
    Imps,
    /// Two points for the better score on a board, one for an equal one.
    BoardAMatch,
    /// The difference in points.
    TotalPoints,
}

/// The conditions of a match.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MatchConditions {
    /// How it is scored.
    pub method: MatchMethod,
    /// What averages are worth.
    pub averages: Averages,
    /// The most IMPs that a board can count.
    pub most_a_board: Option<Ratio>,
    /// The most by which a match can be won.
    pub most_a_match: Option<Ratio>,
    /// The rounding of the margin before it becomes victory points.
    pub rounding: Option<Rounding>,
    /// How the margin becomes victory points.
    pub scale: Option<Scale>,
    /// Whether the match is a knockout, where both teams must have one result.
    pub knockout: Knockout,
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
}

/// What a board of a match gave.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardResult {
    /// The home team's score in its own sign; board-a-match counts from zero to two.
    pub home: Ratio,
    /// The visitors' in theirs.
    pub away: Ratio,
    /// The provisions that made it.
    pub by: Vec<Provision>,
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
}

/// Scores a match without penalties.
pub fn score_match(
    boards: &[MatchBoard],
    conditions: &MatchConditions,
) -> Result<MatchResult, (usize, TooManyTricks)> {
    score_match_with(boards, &[Ratio::ZERO, Ratio::ZERO], conditions)
}

/// Scores a match with penalties against the home team and the visitors, in the unit of the match.
///
/// A penalty lowers the team's own margin alone; in a knockout, which knows only one margin, it raises the other's.
pub fn score_match_with(
    boards: &[MatchBoard],
    penalties: &[Ratio; 2],
    conditions: &MatchConditions,
) -> Result<MatchResult, (usize, TooManyTricks)> {
    let mut results = Vec::with_capacity(boards.len());
    for (place, board) in boards.iter().enumerate() {
        results.push(natural(board, conditions).map_err(|why| (place, why))?);
    }
    let own = |of: fn(&BoardResult) -> &Ratio| {
        let played: Vec<&Ratio> = results.iter().flatten().map(of).collect();
        let sum: Ratio = played.iter().copied().sum();
        sum.over(&Ratio::from(played.len() as u32))
    };
    let means = [own(|result| &result.home), own(|result| &result.away)];
    for (board, result) in boards.iter().zip(&mut results) {
        if let Some(awarded) = artificial(board) {
            *result = Some(grant(&awarded, &means, conditions));
        }
        if let Some(result) = result {
            balance(result, conditions);
        }
    }
    let sum = |of: fn(&BoardResult) -> &Ratio| results.iter().flatten().map(of).sum::<Ratio>();
    let (home, away) = (sum(|result| &result.home), sum(|result| &result.away));
    let counted = results.iter().flatten().count() as u32;
    let (home, away) = match conditions.method {
        MatchMethod::BoardAMatch => (&home - &away, &away - &home),
        MatchMethod::Imps | MatchMethod::TotalPoints => (home, away),
    };
    let [home_penalty, away_penalty] = penalties;
    let (home, away) = match conditions.knockout {
        Knockout::No => (home - home_penalty, away - away_penalty),
        Knockout::Yes => {
            let margin = home - home_penalty + away_penalty;
            (margin.clone(), -margin)
        }
    };
    let finished = |margin: Ratio| finish(margin, conditions);
    let (home, away) = (finished(home), finished(away));
    let victory_points =
        conditions.scale.as_ref().map(|scale| [scale.own(counted, &home), scale.own(counted, &away)]);
    Ok(MatchResult { boards: results, home, away, victory_points })
}

fn finish(margin: Ratio, conditions: &MatchConditions) -> Ratio {
    let margin = match &conditions.rounding {
        Some(rounding) => rounding.round(&margin),
        None => margin,
    };
    capped(margin, conditions.most_a_match.as_ref())
}

fn capped(margin: Ratio, most: Option<&Ratio>) -> Ratio {
    match most {
        Some(most) => margin.clamp(-most, most.clone()),
        None => margin,
    }
}

fn natural(board: &MatchBoard, conditions: &MatchConditions) -> Result<Option<BoardResult>, TooManyTricks> {
    let open = awards(&board.open, board.board)?;
    let closed = awards(&board.closed, board.board)?;
    let (Some(open), Some(closed)) = (open, closed) else { return Ok(None) };
    if board.awarded.is_some() {
        return Ok(None);
    }
    let points = |awards: &BySide<Award>, side| awards[side].points().cloned();
    // The home team's scores are those of North-South here and of East-West there; the visitors' the other two.
    let home = points(&open, Side::NorthSouth).zip(points(&closed, Side::EastWest));
    let away = points(&open, Side::EastWest).zip(points(&closed, Side::NorthSouth));
    let (Some((home_open, home_closed)), Some((away_open, away_closed))) = (home, away) else {
        return Ok(None);
    };
    let home = compared(&home_open, &home_closed, conditions);
    let away = compared(&away_closed, &away_open, conditions);
    let by = match conditions.method {
        MatchMethod::Imps => L78B,
        MatchMethod::BoardAMatch => L78A,
        MatchMethod::TotalPoints => L78C,
    };
    Ok(Some(BoardResult { home, away, by: vec![by] }))
}

/// The mean over both tables' outcomes, each pair of outcomes by the product of their weights.
fn compared(one: &Weighted, other: &Weighted, conditions: &MatchConditions) -> Ratio {
    let score = one.mean(|points| {
        other.mean(|against| {
            let difference = points - against;
            Ratio::from(match conditions.method {
                MatchMethod::Imps => imps(difference),
                MatchMethod::BoardAMatch => 1 + difference.signum(),
                MatchMethod::TotalPoints => difference,
            })
        })
    });
    match conditions.method {
        MatchMethod::Imps => capped(score, conditions.most_a_board.as_ref()),
        MatchMethod::BoardAMatch | MatchMethod::TotalPoints => score,
    }
}

/// The artificial scores of a board, home first: given for the board, or at one of its tables.
fn artificial(board: &MatchBoard) -> Option<[Artificial; 2]> {
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

fn grant(awarded: &[Artificial; 2], means: &[Option<Ratio>; 2], conditions: &MatchConditions) -> BoardResult {
    let one = |artificial: &Artificial, own: Option<&Ratio>| -> Granted {
        match (artificial, conditions.method) {
            (Artificial::Imps(imps), _) => {
                Granted { amount: imps.clone(), by: openroom_lawbook::provisions::L12C2b }
            }
            (Artificial::Share(share), _) => {
                Granted { amount: share * Ratio::whole(2), by: openroom_lawbook::provisions::L12C2a }
            }
            (Artificial::Average(fault), MatchMethod::BoardAMatch) => {
                let half = own.map(|own| own * Ratio::percent(50));
                let share = conditions.averages.share(*fault, half.as_ref());
                Granted { amount: share.amount * Ratio::whole(2), by: share.by }
            }
            (Artificial::Average(fault), MatchMethod::Imps | MatchMethod::TotalPoints) => {
                conditions.averages.imps(*fault, own)
            }
        }
    };
    let home = one(&awarded[0], means[0].as_ref());
    let away = one(&awarded[1], means[1].as_ref());
    let mut by = vec![home.by];
    if away.by != home.by {
        by.push(away.by);
    }
    BoardResult { home: home.amount, away: away.amount, by }
}

fn balance(result: &mut BoardResult, conditions: &MatchConditions) {
    let both = match conditions.method {
        MatchMethod::BoardAMatch => Ratio::whole(2),
        MatchMethod::Imps | MatchMethod::TotalPoints => Ratio::ZERO,
    };
    let over = &result.home + &result.away - both;
    if conditions.knockout == Knockout::Yes && !over.is_zero() {
        let half = over * Ratio::percent(50);
        result.home -= &half;
        result.away -= &half;
        result.by.push(L12C4);
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
    use crate::{Adjustment, Offenders};
    use openroom_lawbook::provisions::{L12C1c, L12C2b, L12C2c};
    use std::num::NonZeroU32;

    fn board(number: u32, open: i32, closed: i32) -> MatchBoard {
        MatchBoard {
            board: Board::numbered(NonZeroU32::new(number).unwrap()),
            open: Entry::Points(open),
            closed: Entry::Points(closed),
            awarded: None,
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
        let adjustment = Adjustment { awards, offenders: Offenders::Side(Side::EastWest), by: L12C1c };
        let one = MatchBoard { open: Entry::Adjusted(adjustment), ..board(1, 0, 170) };
        let result = score_match(&[one], &MatchConditions::default()).unwrap();
        assert_eq!((result.home, result.away), (r("1.2"), r("-1.2")));
    }

    #[test]
    fn a_split_score_need_not_balance_except_in_a_knockout() {
        // Home keeps +110 (against +110: 0); the visitors get −420 (310 worse: −7). Seen from home 0 and 7: 3.5.
        let awards = BySide::new([110, 420].map(|points| Award::Points(Weighted::certain(points))));
        let split = Adjustment { awards, offenders: Offenders::Side(Side::EastWest), by: L12C1c };
        let boards = [MatchBoard { open: Entry::Adjusted(split), ..board(1, 0, 110) }];
        let league = score_match(&boards, &MatchConditions::default()).unwrap();
        assert_eq!((league.home, league.away), (r("0"), r("-7")));
        let knockout = MatchConditions { knockout: Knockout::Yes, ..MatchConditions::default() };
        let knockout = score_match(&boards, &knockout).unwrap();
        assert_eq!((knockout.home, knockout.away), (r("3.5"), r("-3.5")));
        assert_eq!(knockout.boards[0].as_ref().unwrap().by, [L78B, L12C4]);
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
        assert_eq!(third.by, [L12C2c]);
        let boards = [board(1, 110, 110), boards[2].clone()];
        let result = score_match(&boards, &MatchConditions::default()).unwrap();
        assert_eq!(result.boards[1].as_ref().unwrap().by, [L12C2b]);
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
