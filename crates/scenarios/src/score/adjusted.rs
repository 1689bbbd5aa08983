//! Artificial scores, and scores that do not balance.

use openroom_lawbook::provisions::L12C2d;
use openroom_lawbook::regulations::SeveralUnplayedBoards;
use openroom_scoring::{
    Granted, Ratio, Responsibility, average_plus_boards, best_likely_worst_probable, knockout_mean,
    knockout_provisions, one_team_at_fault, self_inflicted, team_average_provisions,
};

use super::number::{number, points, signed};
use super::{Forms, Sheet};
use crate::fault::Fault;
use crate::ground::Ordered;
use crate::words::Words;

pub(super) const ACTS: Forms = &[
    ("not at fault, top NUMBER", "or `partly at fault`, `directly at fault`"),
    ("not at fault, NUMBER on the other boards, top NUMBER", "`64%`: his share there"),
    ("not at fault, IMPs", ""),
    ("not at fault, NUMBER on the other boards, IMPs", "his mean in IMPs there"),
    ("in a match, not at fault, IMPs", "teams"),
    ("NUMBER boards without a result", "not at fault"),
    ("knockout NUMBER and NUMBER", "what each team was awarded by its ruling"),
    ("table NUMBER, without own error NUMBER, rectified NUMBER", "seen from the non-offenders"),
    ("one team at fault, assigned NUMBER", "in IMPs, for the non-offenders"),
    (
        "likely POINTS, POINTS; at all probable POINTS, POINTS",
        "the method of 2007, seen from the non-offenders",
    ),
];

pub(super) const ORDERS: Forms = &[
    ("NUMBER", "what he gets"),
    ("average plus on NUMBER", "of the boards"),
    ("NUMBER and NUMBER", "what both get"),
    ("both stand", "scores that do not balance"),
];

impl Sheet {
    pub(super) fn adjusted(&mut self, words: &mut Words<'_>) -> Result<Option<Vec<Ordered>>, Fault> {
        let in_match = words.take("in a match ,");
        let faults = [
            ("not at fault", Responsibility::NotAtFault),
            ("partly at fault", Responsibility::PartlyAtFault),
            ("directly at fault", Responsibility::DirectlyAtFault),
        ];
        for (name, fault) in faults {
            if words.take(name) {
                let granted = self.average(words, fault)?;
                let also = if in_match { team_average_provisions(self.edition) } else { &[] };
                let by = std::iter::once(&granted.0.by).chain(also);
                return Ok(Some(by.map(|by| Ordered { by: *by, words: granted.1.clone() }).collect()));
            }
        }
        if words.take("knockout") {
            return self.knockout(words).map(Some);
        }
        if words.take("table") {
            return own_error(words).map(Some);
        }
        if words.take("one team at fault , assigned") {
            return self.one_team(words).map(Some);
        }
        if words.take("likely") {
            return self.method_of_2007(words).map(Some);
        }
        if words.part_at("boards").is_some() {
            return self.several(words).map(Some);
        }
        Ok(None)
    }

    fn average(&self, words: &mut Words<'_>, fault: Responsibility) -> Result<(Granted, String), Fault> {
        words.expect(",")?;
        let mut own = None;
        if !matches!(words.peek(), Some("top" | "IMPs")) {
            own = Some(number(words)?);
            words.expect("on the other boards ,")?;
        }
        let granted = if words.take("top") {
            let top = number(words)?;
            let share = self.averages().share(fault, own.as_ref());
            Granted { amount: share.amount * top, by: share.by }
        } else {
            words.expect("IMPs")?;
            self.averages().imps(fault, own.as_ref())
        };
        words.done()?;
        let text = granted.amount.exact();
        Ok((granted, text))
    }

    fn several(&self, words: &mut Words<'_>) -> Result<Vec<Ordered>, Fault> {
        let missed: u32 = words.number()?;
        words.expect("boards without a result")?;
        words.done()?;
        let scheme = self.regulations.scores.several_unplayed_boards;
        let (plus, by) = average_plus_boards(scheme, missed, self.edition);
        let regulated = scheme != SeveralUnplayedBoards::EveryBoard && L12C2d.exists_in(self.edition);
        let by = if regulated { L12C2d } else { by };
        Ok(vec![Ordered { by, words: format!("average plus on {plus}") }])
    }

    fn one_team(&self, words: &mut Words<'_>) -> Result<Vec<Ordered>, Fault> {
        let assigned = number(words)?;
        words.done()?;
        let Some(apart) = one_team_at_fault(self.edition, &self.averages(), Some(&assigned)) else {
            return Ok(vec![]);
        };
        Ok(vec![Ordered { by: apart.first.by, words: both(&apart.first.amount, &apart.second.amount) }])
    }

    fn knockout(&self, words: &mut Words<'_>) -> Result<Vec<Ordered>, Fault> {
        let first = number(words)?;
        words.expect("and")?;
        let second = number(words)?;
        words.done()?;
        let apart = knockout_mean(&first, &second);
        let text = both(&apart.first.amount, &apart.second.amount);
        Ok(knockout_provisions(self.edition)
            .iter()
            .map(|by| Ordered { by: *by, words: text.clone() })
            .collect())
    }

    fn method_of_2007(&self, words: &mut Words<'_>) -> Result<Vec<Ordered>, Fault> {
        let Some((likely, mut probable)) = words.part_at(";") else {
            return Err(words.fault("`;` and more results"));
        };
        probable.expect("at all probable")?;
        let list = |words: &Words<'_>| -> Result<Vec<i32>, Fault> {
            words
                .parts(",")
                .into_iter()
                .map(|mut part| {
                    let score = points(&mut part)?;
                    part.done()?;
                    Ok(score)
                })
                .collect()
        };
        let apart = best_likely_worst_probable(self.edition, &list(&likely)?, &list(&probable)?);
        let Some(apart) = apart else { return Ok(vec![]) };
        let mut orders = vec![
            Ordered { by: apart.non_offenders.1, words: signed(apart.non_offenders.0) },
            Ordered { by: apart.offenders.1, words: signed(apart.offenders.0) },
        ];
        if let Some(by) = apart.need_not_balance {
            orders.push(Ordered { by, words: "both stand".to_owned() });
        }
        Ok(orders)
    }
}

fn both(first: &Ratio, second: &Ratio) -> String {
    format!("{} and {}", first.exact(), second.exact())
}

fn own_error(words: &mut Words<'_>) -> Result<Vec<Ordered>, Fault> {
    let table = number(words)?;
    words.expect(", without own error")?;
    let without = number(words)?;
    words.expect(", rectified")?;
    let rectified = number(words)?;
    words.done()?;
    let apart = self_inflicted(&table, &without, &rectified);
    let order = |granted: &Granted| Ordered { by: granted.by, words: granted.amount.exact() };
    Ok(vec![order(&apart.first), order(&apart.second)])
}
