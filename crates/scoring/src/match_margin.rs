//! The margin of a match and its victory points.

use crate::rates::bracketed;
use crate::{BoardResult, Knockout, Match, MatchConditions, MatchMethod, MatchResult, Ratio, Reason};

impl MatchConditions {
    /// A penalty lowers the team's own margin alone; in a knockout, which knows only one margin, it raises the
    /// other's.
    pub(crate) fn result(&self, boards: Vec<Option<BoardResult>>, one: &Match) -> MatchResult {
        let mut steps = Vec::new();
        let sums = [0, 1].map(|side| {
            let scores: Vec<&Ratio> = boards.iter().flatten().map(|board| board.of(side)).collect();
            let text = scores.iter().map(|score| bracketed(score)).collect::<Vec<_>>().join(" + ");
            let sum: Ratio = scores.into_iter().sum();
            if !text.is_empty() {
                steps.push(Reason { by: None, text: format!("{}: {text} = {}", TEAMS[side], sum.exact()) });
            }
            sum
        });
        let counted = boards.iter().flatten().count() as u32;
        let mut margins = match self.method {
            MatchMethod::BoardAMatch => {
                let [home, away] = &sums;
                let margins = [home - away, away - home];
                let text = format!("margin {} − {} = {}", home.exact(), away.exact(), margins[0].exact());
                steps.push(Reason { by: None, text });
                margins
            }
            MatchMethod::Imps | MatchMethod::TotalPoints => sums,
        };
        shift("carry-over", &one.carried, &mut margins, &mut steps);
        shift("handicap", &one.handicaps, &mut margins, &mut steps);
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
                let (team, how) = (TEAMS[side], scale.explain(on, margin));
                let text = format!("{team}: margin {}: {} VP; {how}", margin.exact(), points.exact());
                steps.push(Reason { by: None, text });
                points
            })
        });
        MatchResult { boards, home, away, victory_points, steps }
    }

    fn penalties(&self, one: &Match, margins: &mut [Ratio; 2], steps: &mut Vec<Reason>) {
        for (side, penalty) in one.penalties.iter().enumerate().filter(|(_, penalty)| !penalty.is_zero()) {
            change(side, "penalty of", &mut margins[side], &-penalty, steps);
            if self.knockout == Knockout::Yes {
                change(1 - side, "penalty of the other", &mut margins[1 - side], penalty, steps);
            }
        }
    }

    /// The most by which a match can be won comes before the penalties, which would otherwise cost nothing.
    fn hold(&self, side: usize, margin: &mut Ratio, steps: &mut Vec<Reason>) {
        let Some(most) = &self.most_a_match else { return };
        let held = margin.clone().clamp(-most, most.clone());
        if held != *margin {
            let text = format!("{}: {} is held to {}", TEAMS[side], margin.exact(), held.exact());
            steps.push(Reason { by: None, text });
            *margin = held;
        }
    }

    fn rounded(&self, side: usize, margin: &Ratio, steps: &mut Vec<Reason>) -> Ratio {
        let rounded =
            self.rounding.as_ref().map_or_else(|| margin.clone(), |rounding| rounding.round(margin));
        if rounded != *margin {
            let text = format!("{}: {} is rounded to {}", TEAMS[side], margin.exact(), rounded.exact());
            steps.push(Reason { by: None, text });
        }
        rounded
    }
}

/// What one team is given the other loses.
fn shift(what: &str, amounts: &[Ratio; 2], margins: &mut [Ratio; 2], steps: &mut Vec<Reason>) {
    for (side, amount) in amounts.iter().enumerate().filter(|(_, amount)| !amount.is_zero()) {
        change(side, &format!("{what} of"), &mut margins[side], amount, steps);
        change(1 - side, &format!("{what} of the other"), &mut margins[1 - side], &-amount, steps);
    }
}

/// Adds to a margin, and says so.
fn change(side: usize, what: &str, margin: &mut Ratio, amount: &Ratio, steps: &mut Vec<Reason>) {
    let (team, was) = (TEAMS[side], bracketed(margin));
    *margin += amount;
    let (by, now) = (bracketed(amount), margin.exact());
    steps.push(Reason {
        by: None,
        text: format!("{team}, {what} {}: {was} + {by} = {now}", amount.abs().exact()),
    });
}

const TEAMS: [&str; 2] = ["home", "away"];
