//! The margin of a match and its victory points.

use crate::ratio::bracketed;
use crate::said::{joined, said, sum, team};
use crate::{BoardResult, Knockout, Match, MatchConditions, MatchMethod, MatchResult, Ratio, Reason, Said};

impl MatchConditions {
    /// A penalty lowers the team's own margin alone; in a knockout, which knows only one margin, it raises the
    /// other's.
    pub(crate) fn result(&self, boards: Vec<Option<BoardResult>>, one: &Match) -> MatchResult {
        let mut steps = Vec::new();
        let sums = [0, 1].map(|side| {
            let scores: Vec<&Ratio> = boards.iter().flatten().map(|board| board.of(side)).collect();
            let text = scores.iter().map(|score| bracketed(score)).collect::<Vec<_>>().join(" + ");
            let sum: Ratio = scores.iter().copied().sum();
            let added = match scores.len() {
                0 => None,
                1 => Some(Said::from(&sum)),
                _ => Some(sum!("{text} = {}", sum.exact())),
            };
            steps.extend(added.map(|added| Reason::regulation(joined!(team(side), ": ", added))));
            sum
        });
        let counted = boards.iter().flatten().count() as u32;
        let mut margins = match self.method {
            MatchMethod::BoardAMatch => {
                let [home, away] = &sums;
                let margins = [home - away, away - home];
                let sum = sum!("{} − {} = {}", home.exact(), away.exact(), margins[0].exact());
                steps.push(Reason::regulation(said!("step-margin", "margin {sum}", sum = sum)));
                margins
            }
            MatchMethod::Imps | MatchMethod::TotalPoints => sums.clone(),
        };
        shift(Moves::CarryOver, &one.carried, &mut margins, &mut steps);
        shift(Moves::Handicap, &one.handicaps, &mut margins, &mut steps);
        for (side, margin) in margins.iter_mut().enumerate() {
            self.hold(side, margin, &mut steps);
        }
        self.penalties(one, &mut margins, &mut steps);
        let [home, away] = [0, 1].map(|side| self.rounded(side, &margins[side], &mut steps));
        let scale = self.scale.as_ref().filter(|_| counted > 0);
        let victory_points = scale.map(|scale| {
            let on = self.boards.unwrap_or(counted);
            [(0, &home), (1, &away)].map(|(side, margin)| {
                let points = scale.own(on, margin);
                steps.push(Reason::regulation(said!(
                    "step-margin-points",
                    "{team}: margin {margin}: {points} VP; {how}",
                    team = team(side),
                    how = scale.explain(on, margin),
                    margin = margin,
                    points = &points
                )));
                points
            })
        });
        let scores = match (&victory_points, self.method) {
            (Some(points), _) => points.clone(),
            (None, MatchMethod::BoardAMatch) => self.on_boards(&sums, [&home, &away], one, &mut steps),
            (None, MatchMethod::Imps | MatchMethod::TotalPoints) => [home.clone(), away.clone()],
        };
        MatchResult { boards, home, away, victory_points, scores, steps }
    }

    /// What counts in the totals of board-a-match: the boards and half of what moved the margin, since the other team
    /// has the other half; a penalty that the other gains nothing from is the team's alone.
    fn on_boards(
        &self,
        sums: &[Ratio; 2],
        margins: [&Ratio; 2],
        one: &Match,
        steps: &mut Vec<Reason>,
    ) -> [Ratio; 2] {
        [0, 1].map(|side| {
            let own = &sums[side];
            let alone = match self.knockout {
                Knockout::No => one.penalties[side].clone(),
                Knockout::Yes => Ratio::ZERO,
            };
            let moved = margins[side] + &alone - (own - &sums[1 - side]);
            let score = own + &moved * Ratio::percent(50) - &alone;
            if score != *own || !moved.is_zero() {
                let half =
                    if moved.is_zero() { String::new() } else { format!(" + {} / 2", bracketed(&moved)) };
                let less =
                    if alone.is_zero() { String::new() } else { format!(" − {}", bracketed(&alone)) };
                steps.push(Reason::regulation(said!(
                    "step-board-total",
                    "{team}: the boards, half of what moved the margin, and the penalties: {sum}",
                    team = team(side),
                    sum = sum!("{}{half}{less} = {}", bracketed(own), score.exact())
                )));
            }
            score
        })
    }

    fn penalties(&self, one: &Match, margins: &mut [Ratio; 2], steps: &mut Vec<Reason>) {
        for (side, penalty) in one.penalties.iter().enumerate().filter(|(_, penalty)| !penalty.is_zero()) {
            change(side, Moves::Penalty, Whose::Own, &mut margins[side], &-penalty, steps);
            if self.knockout == Knockout::Yes {
                change(1 - side, Moves::Penalty, Whose::Others, &mut margins[1 - side], penalty, steps);
            }
        }
    }

    /// The most by which a match can be won comes before the penalties, which would otherwise cost nothing.
    fn hold(&self, side: usize, margin: &mut Ratio, steps: &mut Vec<Reason>) {
        let Some(most) = &self.most_a_match else { return };
        let held = margin.clone().clamp(-most, most.clone());
        if held != *margin {
            steps.push(Reason::regulation(said!(
                "step-is-held",
                "{team}: {margin} is held to {held}",
                team = team(side),
                margin = &*margin,
                held = &held
            )));
            *margin = held;
        }
    }

    fn rounded(&self, side: usize, margin: &Ratio, steps: &mut Vec<Reason>) -> Ratio {
        let rounded =
            self.rounding.as_ref().map_or_else(|| margin.clone(), |rounding| rounding.round(margin));
        if rounded != *margin {
            steps.push(Reason::regulation(said!(
                "step-is-rounded",
                "{team}: {margin} is rounded to {rounded}",
                team = team(side),
                margin = margin,
                rounded = &rounded
            )));
        }
        rounded
    }
}

/// What moves a margin beside the boards.
#[derive(Copy, Clone)]
enum Moves {
    CarryOver,
    Handicap,
    Penalty,
}

/// Whose it is.
#[derive(Copy, Clone)]
enum Whose {
    Own,
    Others,
}

/// What one team is given the other loses.
fn shift(what: Moves, amounts: &[Ratio; 2], margins: &mut [Ratio; 2], steps: &mut Vec<Reason>) {
    for (side, amount) in amounts.iter().enumerate().filter(|(_, amount)| !amount.is_zero()) {
        change(side, what, Whose::Own, &mut margins[side], amount, steps);
        change(1 - side, what, Whose::Others, &mut margins[1 - side], &-amount, steps);
    }
}

/// Adds to a margin, and says so.
fn change(
    side: usize,
    what: Moves,
    whose: Whose,
    margin: &mut Ratio,
    amount: &Ratio,
    steps: &mut Vec<Reason>,
) {
    let was = bracketed(margin);
    *margin += amount;
    let sum = sum!("{was} + {} = {}", bracketed(amount), margin.exact());
    let (team, amount) = (team(side), &amount.abs());
    let text = match (what, whose) {
        (Moves::CarryOver, Whose::Own) => {
            said!(
                "step-carry",
                "{team}, carry-over of {amount}: {sum}",
                team = team,
                amount = amount,
                sum = sum
            )
        }
        (Moves::CarryOver, Whose::Others) => said!(
            "step-carry-other",
            "{team}, carry-over of the other {amount}: {sum}",
            team = team,
            amount = amount,
            sum = sum
        ),
        (Moves::Handicap, Whose::Own) => {
            said!(
                "step-handicap",
                "{team}, handicap of {amount}: {sum}",
                team = team,
                amount = amount,
                sum = sum
            )
        }
        (Moves::Handicap, Whose::Others) => said!(
            "step-handicap-other",
            "{team}, handicap of the other {amount}: {sum}",
            team = team,
            amount = amount,
            sum = sum
        ),
        (Moves::Penalty, Whose::Own) => {
            said!(
                "step-penalty",
                "{team}, penalty of {amount}: {sum}",
                team = team,
                amount = amount,
                sum = sum
            )
        }
        (Moves::Penalty, Whose::Others) => said!(
            "step-penalty-other",
            "{team}, penalty of the other {amount}: {sum}",
            team = team,
            amount = amount,
            sum = sum
        ),
    };
    steps.push(Reason::regulation(text));
}
