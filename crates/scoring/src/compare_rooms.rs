//! The results of the two tables of a match, compared.

use openroom_cards::{BySide, Side};
use openroom_lawbook::Provision;
use openroom_lawbook::provisions::{L78A, L78B, L78C};

use crate::traveller::awards;
use crate::{
    Award, BoardResult, MatchBoard, MatchConditions, MatchMethod, Ratio, Reason, TooManyTricks, Weighted,
    imps,
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
    let home = compared("home", &home, conditions, &mut steps);
    let away =
        if split { compared("away", &away, conditions, &mut steps) } else { conditions.both() - &home };
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
    team: &str,
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
            let text = format!(
                "{team}: {points} − {} = {difference}, {}",
                bracketed(*other),
                words(difference, &worth, conditions)
            );
            steps.push(Reason { by, text });
            let worth = conditions.held_on_a_board(team, worth, steps);
            sum += &(&part * &worth);
            parts.push(format!("{} × {}", part.exact(), crate::rates::bracketed(&worth)));
        }
    }
    if parts.len() > 1 {
        let text = format!("{team}: {} = {}", parts.join(" + "), sum.exact());
        steps.push(Reason { by, text });
    }
    sum
}

impl MatchConditions {
    /// A score of a board within what a board may bring.
    pub(crate) fn held_on_a_board(&self, team: &str, score: Ratio, steps: &mut Vec<Reason>) -> Ratio {
        match (&self.most_a_board, self.method) {
            (Some(most), MatchMethod::Imps) if score.abs() > *most => {
                let held = score.clamp(-most, most.clone());
                let text = format!("{team}: a board counts at most {}, so {}", most.exact(), held.exact());
                steps.push(Reason { by: None, text });
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

fn words(difference: i32, worth: &Ratio, conditions: &MatchConditions) -> String {
    match conditions.method {
        MatchMethod::Imps => format!("in IMPs {}", worth.exact()),
        MatchMethod::BoardAMatch => {
            let how = match difference.signum() {
                1 => "more",
                0 => "equal",
                _ => "less",
            };
            format!("{how}: {} of {}", worth.exact(), conditions.both().exact())
        }
        MatchMethod::TotalPoints => "as it is".to_owned(),
    }
}

fn bracketed(points: i32) -> String {
    if points < 0 { format!("({points})") } else { points.to_string() }
}
