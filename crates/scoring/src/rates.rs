//! Artificial scores of teams: by fault, by the own rate in the session, and on several boards.

use std::collections::BTreeMap;

use openroom_lawbook::Provision;
use openroom_lawbook::provisions::{L12C2a, L12C2b, L12C2c, L12C2d, L86B3};

use crate::ratio::bracketed;
use crate::said::{joined, said, sum, team};
use crate::{
    Artificial, Averages, BoardResult, Granted, MatchConditions, MatchMethod, Place, Ratio, Reason,
    Responsibility, Said, average_plus_boards,
};

/// What a team has from results in one session, and on how many boards it has none there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Rate {
    sum: Ratio,
    boards: u32,
    /// The boards without a result for which it has an artificial score.
    unplayed: u32,
    /// The average pluses that were looked at so far.
    given: u32,
}

/// The rates of every team in every session.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rates(BTreeMap<(Place, u32), Rate>);

/// A team in a session.
pub(crate) type Who = (Place, u32);

/// The board for which a team gets an artificial score.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Played {
    /// At no table, or the result of neither counts.
    Nowhere,
    /// At one table only.
    OneTable,
    /// At both, and averages were awarded all the same.
    BothTables,
}

impl Rates {
    pub(crate) fn count(&mut self, who: Who, score: &Ratio) {
        let rate = self.0.entry(who).or_default();
        rate.sum += score;
        rate.boards += 1;
    }

    pub(crate) fn count_unplayed(&mut self, who: Who) {
        self.0.entry(who).or_default().unplayed += 1;
    }

    /// A team's mean on the boards of the session where it has a result.
    fn own(&self, who: Who) -> Option<(Ratio, &Rate)> {
        let rate = self.0.get(&who)?;
        Some((rate.sum.over(&Ratio::from(rate.boards))?, rate))
    }

    /// What a team gets for an artificial score, with the steps.
    pub(crate) fn grant(
        &mut self,
        side: usize,
        who: Who,
        score: &Artificial,
        played: Played,
        conditions: &MatchConditions,
        steps: &mut Vec<Reason>,
    ) -> Ratio {
        let mut fault = match score {
            Artificial::Imps(imps) => {
                steps.push(as_awarded(L12C2b, side, imps.into()));
                return conditions.held_on_a_board(side, imps.clone(), steps);
            }
            Artificial::Share(share) => {
                let both = conditions.both();
                let points = share * &both;
                let sum = sum!("{} × {} = {},", share.exact(), both.exact(), points.exact());
                steps.push(as_awarded(L12C2a, side, sum));
                return points;
            }
            Artificial::Average(fault) => *fault,
        };
        if fault == Responsibility::NotAtFault && played != Played::BothTables {
            let rate = self.0.entry(who).or_default();
            rate.given += 1;
            let (plus, _) = average_plus_boards(conditions.several, rate.unplayed, conditions.edition);
            if rate.given > plus {
                let text = said!(
                    "step-several",
                    "{team}: boards without a result: {unplayed}, with average plus: {plus}; here average",
                    team = team(side),
                    unplayed = rate.unplayed,
                    plus = plus
                );
                steps.push(Reason::new(Some(L12C2d), text));
                fault = Responsibility::PartlyAtFault;
            }
        }
        self.average(side, who, fault, played, conditions, steps)
    }

    /// What average plus, average or average minus is for a team.
    pub(crate) fn average(
        &self,
        side: usize,
        who: Who,
        fault: Responsibility,
        played: Played,
        conditions: &MatchConditions,
        steps: &mut Vec<Reason>,
    ) -> Ratio {
        let own = self.own(who);
        let both = conditions.both();
        let granted = match conditions.method {
            MatchMethod::BoardAMatch => {
                let share = own.as_ref().and_then(|(mean, _)| mean.over(&both));
                let share = conditions.averages.share(fault, share.as_ref());
                Granted { amount: share.amount * &both, by: share.by }
            }
            MatchMethod::Imps | MatchMethod::TotalPoints => {
                let averages = regulated(played, conditions);
                averages.imps(fault, own.as_ref().map(|(mean, _)| mean))
            }
        };
        let (amount, fault_text) = (&granted.amount, fault.to_string());
        let text = match (granted.by, own, conditions.method) {
            (by, Some((mean, rate)), _) if by == L12C2c => said!(
                "step-own-rate",
                "{team}: {fault}, but the mean on the other boards of the session is {mean}",
                team = team(side),
                fault = fault_text,
                mean = sum!("{} / {} = {}", bracketed(&rate.sum), rate.boards, mean.exact())
            ),
            (_, _, MatchMethod::BoardAMatch) => said!(
                "step-average-board",
                "{team}: {fault} is {amount} of {both} on a board",
                team = team(side),
                fault = fault_text,
                amount = amount,
                both = &both
            ),
            (_, _, MatchMethod::Imps | MatchMethod::TotalPoints) => said!(
                "step-average-imps",
                "{team}: {fault} is {amount} IMP",
                team = team(side),
                fault = fault_text,
                amount = amount
            ),
        };
        let by = basis(&granted, fault, played, conditions);
        steps.push(Reason::new(Some(by), text));
        for also in crate::team_average_provisions(conditions.edition) {
            if conditions.method == MatchMethod::Imps {
                steps.push(Reason::new(Some(*also), joined!(team(side), ": ", &granted.amount)));
            }
        }
        conditions.held_on_a_board(side, granted.amount, steps)
    }
}

/// What the Director states is what it is.
fn as_awarded(by: Provision, side: usize, sum: Said) -> Reason {
    let text = said!("step-as-awarded", "{team}: {sum} as awarded", team = team(side), sum = sum);
    Reason::new(Some(by), text)
}

fn regulated(played: Played, conditions: &MatchConditions) -> Averages {
    let imps = match played {
        Played::OneTable => conditions.one_table.clone(),
        Played::Nowhere | Played::BothTables => None,
    };
    let averages = conditions.averages.clone();
    Averages { imps: imps.unwrap_or_else(|| averages.imps.clone()), ..averages }
}

fn basis(
    granted: &Granted,
    fault: Responsibility,
    played: Played,
    conditions: &MatchConditions,
) -> Provision {
    let varied = played == Played::OneTable && conditions.one_table.is_some();
    if granted.by == L12C2b && varied && fault != Responsibility::PartlyAtFault { L86B3 } else { granted.by }
}

/// What both teams of a knockout get where their scores do not balance.
pub(crate) fn balance(result: &mut BoardResult, conditions: &MatchConditions) {
    let over = &result.home + &result.away - conditions.both();
    if over.is_zero() {
        return;
    }
    let seen = conditions.both() - &result.away;
    let mean = (&result.home + &seen) * Ratio::percent(50);
    let sum = sum!("({} + {}) / 2 = {}", bracketed(&result.home), bracketed(&seen), mean.exact());
    let text = said!(
        "step-seen",
        "seen by home {home} and {away}: {mean}",
        home = &result.home,
        away = &seen,
        mean = sum
    );
    result.away = conditions.both() - &mean;
    result.home = mean;
    for by in crate::knockout_provisions(conditions.edition) {
        result.steps.push(Reason::new(Some(*by), text.clone()));
    }
}
