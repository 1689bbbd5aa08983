//! The results of the two tables of a match, compared.

use openroom_cards::{BySide, Side};
use openroom_lawbook::Provision;
use openroom_lawbook::provisions::{L78A, L78B, L78C};

use crate::said::{joined, said, sum, team};
use crate::traveller::awards;
use crate::{
    Award, BoardResult, MatchBoard, MatchConditions, MatchMethod, Ratio, Reason, Said, TooManyTricks,
    Weighted, imps,
};

/// What the two tables give, where both have points for both teams.
pub(crate) fn rooms(
    board: &MatchBoard,
    conditions: &MatchConditions,
) -> Result<Option<BoardResult>, TooManyTricks> {
    let open = awards(&board.open, board.board)?;
    let closed = awards(&board.closed, board.board)?;
    let (Some(open), Some(closed)) = (open, closed) else { return Ok(None) };
    let points = |awards: &BySide<Award>, side| awards[side].points().cloned();
    // The home team's scores are those of North-South here and of East-West there; the visitors' the other two.
    let home = points(&open, Side::NorthSouth).zip(points(&closed, Side::EastWest));
    let away = points(&closed, Side::NorthSouth).zip(points(&open, Side::EastWest));
    let (Some(home), Some(away)) = (home, away) else { return Ok(None) };
    let mut steps = Vec::new();
    let split = (&home.0, &home.1) != (&away.1, &away.0);
    let home = compared(0, &home, conditions, &mut steps);
    let away = if split { compared(1, &away, conditions, &mut steps) } else { conditions.both() - &home };
    Ok(Some(BoardResult { home, away, steps }))
}

pub(crate) fn provision(method: MatchMethod) -> Provision {
    match method {
        MatchMethod::Imps => L78B,
        MatchMethod::BoardAMatch => L78A,
        MatchMethod::TotalPoints => L78C,
    }
}

/// The mean over both tables' outcomes, each pair of outcomes by the product of their weights.
fn compared(
    side: usize,
    (one, other): &(Weighted, Weighted),
    conditions: &MatchConditions,
    steps: &mut Vec<Reason>,
) -> Ratio {
    let by = Some(provision(conditions.method));
    let mut sum = Ratio::ZERO;
    let mut parts = Vec::new();
    for (weight, points) in one.results() {
        for (against, other) in other.results() {
            let difference = points - other;
            let worth = worth(difference, conditions);
            let part = weight * against;
            let sums = sum!("{points} − {} = {difference}", bracketed(*other));
            let text = joined!(team(side), ": ", words(sums, difference, &worth, conditions));
            steps.push(Reason::new(by, text));
            let worth = conditions.held_on_a_board(side, worth, steps);
            sum += &(&part * &worth);
            parts.push(format!("{} × {}", part.exact(), crate::ratio::bracketed(&worth)));
        }
    }
    if parts.len() > 1 {
        let text = sum!("{} = {}", parts.join(" + "), sum.exact());
        steps.push(Reason::new(by, joined!(team(side), ": ", text)));
    }
    sum
}

impl MatchConditions {
    /// A score of a board within what a board may bring.
    pub(crate) fn held_on_a_board(&self, side: usize, score: Ratio, steps: &mut Vec<Reason>) -> Ratio {
        match (&self.most_a_board, self.method) {
            (Some(most), MatchMethod::Imps) if score.abs() > *most => {
                let held = score.clamp(-most, most.clone());
                steps.push(Reason::regulation(said!(
                    "step-most-board",
                    "{team}: a board counts at most {most}, so {held}",
                    team = team(side),
                    most = most,
                    held = &held
                )));
                held
            }
            (Some(_) | None, MatchMethod::Imps | MatchMethod::BoardAMatch | MatchMethod::TotalPoints) => {
                score
            }
        }
    }
}

fn worth(difference: i32, conditions: &MatchConditions) -> Ratio {
    match conditions.method {
        MatchMethod::Imps => Ratio::from(imps(difference)),
        MatchMethod::BoardAMatch => Ratio::from(1 + difference.signum()) * conditions.unit.equal(),
        MatchMethod::TotalPoints => Ratio::from(difference),
    }
}

fn words(sums: Said, difference: i32, worth: &Ratio, conditions: &MatchConditions) -> Said {
    let both = &conditions.both();
    match (conditions.method, difference.signum()) {
        (MatchMethod::Imps, _) => {
            said!("step-butler", "{difference}, in IMPs {imps}", difference = sums, imps = worth)
        }
        (MatchMethod::BoardAMatch, 1) => said!(
            "step-more",
            "{difference}, more: {points} of {both}",
            difference = sums,
            points = worth,
            both = both
        ),
        (MatchMethod::BoardAMatch, 0) => said!(
            "step-equal",
            "{difference}, equal: {points} of {both}",
            difference = sums,
            points = worth,
            both = both
        ),
        (MatchMethod::BoardAMatch, _) => said!(
            "step-less",
            "{difference}, less: {points} of {both}",
            difference = sums,
            points = worth,
            both = both
        ),
        (MatchMethod::TotalPoints, _) => said!("step-as-it-is", "{difference}, as it is", difference = sums),
    }
}

fn bracketed(points: i32) -> String {
    if points < 0 { format!("({points})") } else { points.to_string() }
}
