//! Artificial scores, and scores that do not balance.

use openroom_scoring::{
    Granted, Ratio, Responsibility, average_plus_boards, knockout_mean, one_team_at_fault, self_inflicted,
};

use super::number::number;
use super::{Forms, Sheet};
use crate::fault::Fault;
use crate::ground::Check;
use crate::words::Words;

pub(super) const CHECKS: Forms = &[
    ("not at fault, top NUMBER, gets NUMBER", "or `partly at fault`, `directly at fault`"),
    ("not at fault, NUMBER on the other boards, top NUMBER, gets NUMBER", "`64%`: his share there"),
    ("not at fault gets NUMBER IMP", ""),
    ("not at fault, NUMBER on the other boards, gets NUMBER IMP", "his mean in IMPs there"),
    ("NUMBER boards without a result: average plus on NUMBER", "not at fault"),
    ("knockout NUMBER and NUMBER is NUMBER and NUMBER", "what each team was awarded, and what both get"),
    (
        "table NUMBER, without own error NUMBER, rectified NUMBER: NUMBER and NUMBER",
        "non-offenders and offenders",
    ),
    ("one team at fault, assigned NUMBER: NUMBER and NUMBER", "non-offenders and offenders, in IMPs"),
];

impl Sheet {
    pub(super) fn check_adjusted(&self, mut words: Words<'_>) -> Result<Option<Check>, Fault> {
        let faults = [
            ("not at fault", Responsibility::NotAtFault),
            ("partly at fault", Responsibility::PartlyAtFault),
            ("directly at fault", Responsibility::DirectlyAtFault),
        ];
        for (name, fault) in faults {
            if words.take(name) {
                return self.average(words, name, fault).map(Some);
            }
        }
        if words.take("knockout") {
            return knockout(words).map(Some);
        }
        if words.take("table") {
            return own_error(words).map(Some);
        }
        if words.take("one team at fault , assigned") {
            return self.one_team(words).map(Some);
        }
        if words.part_at("boards").is_some() {
            return self.several(words).map(Some);
        }
        Ok(None)
    }

    fn average(&self, mut words: Words<'_>, name: &str, fault: Responsibility) -> Result<Check, Fault> {
        let mut text = name.to_owned();
        words.take(",");
        let mut own = None;
        if !matches!(words.peek(), Some("top" | "gets")) {
            let rate = number(&mut words)?;
            words.expect("on the other boards ,")?;
            text += &format!(", {} on the other boards", rate.exact());
            own = Some(rate);
        }
        let mut top = None;
        if words.take("top") {
            let number = number(&mut words)?;
            words.take(",");
            text += &format!(", top {}", number.exact());
            top = Some(number);
        }
        words.expect("gets")?;
        let expected = number(&mut words)?;
        let (granted, unit) = match top {
            Some(top) => {
                let share = self.averages().share(fault, own.as_ref());
                (Granted { amount: share.amount * top, by: share.by }, "")
            }
            None => {
                words.expect("IMP")?;
                (self.averages().imps(fault, own.as_ref()), " IMP")
            }
        };
        words.done()?;
        let line = |amount: &Ratio| format!("{text} gets {}{unit}", amount.exact());
        Ok(Check { expected: line(&expected), found: line(&granted.amount), by: vec![granted.by] })
    }

    fn several(&self, mut words: Words<'_>) -> Result<Check, Fault> {
        let missed: u32 = words.number()?;
        words.expect("boards without a result : average plus on")?;
        let expected: u32 = words.number()?;
        words.done()?;
        let scheme = self.regulations.scores.several_unplayed_boards;
        let (found, by) = average_plus_boards(scheme, missed, self.edition);
        let line = |plus: u32| format!("{missed} boards without a result: average plus on {plus}");
        Ok(Check { expected: line(expected), found: line(found), by: by_scheme(by, scheme, self) })
    }

    fn one_team(&self, mut words: Words<'_>) -> Result<Check, Fault> {
        let assigned = number(&mut words)?;
        words.expect(":")?;
        let expected = pair(&mut words)?;
        let apart = one_team_at_fault(self.edition, &self.averages(), Some(&assigned));
        let Some(apart) = apart else { return Err(words.fault("an edition that has this paragraph")) };
        let line = |a: &Ratio, b: &Ratio| {
            format!("one team at fault, assigned {}: {} and {}", assigned.exact(), a.exact(), b.exact())
        };
        let found = line(&apart.first.amount, &apart.second.amount);
        Ok(Check { expected: line(&expected.0, &expected.1), found, by: vec![apart.first.by] })
    }
}

/// Where no scheme varies it, the usual average stands, and the paragraph on schemes was still consulted.
fn by_scheme(
    by: openroom_lawbook::Provision,
    scheme: openroom_lawbook::regulations::SeveralUnplayedBoards,
    sheet: &Sheet,
) -> Vec<openroom_lawbook::Provision> {
    use openroom_lawbook::provisions::L12C2d;
    let regulated = scheme != openroom_lawbook::regulations::SeveralUnplayedBoards::EveryBoard;
    if by != L12C2d && regulated && L12C2d.exists_in(sheet.edition) { vec![by, L12C2d] } else { vec![by] }
}

fn pair(words: &mut Words<'_>) -> Result<(Ratio, Ratio), Fault> {
    let first = number(words)?;
    words.expect("and")?;
    let second = number(words)?;
    words.done()?;
    Ok((first, second))
}

fn knockout(mut words: Words<'_>) -> Result<Check, Fault> {
    let first = number(&mut words)?;
    words.expect("and")?;
    let second = number(&mut words)?;
    words.expect("is")?;
    let expected = pair(&mut words)?;
    let apart = knockout_mean(&first, &second);
    let line = |a: &Ratio, b: &Ratio| {
        format!("knockout {} and {} is {} and {}", first.exact(), second.exact(), a.exact(), b.exact())
    };
    let found = line(&apart.first.amount, &apart.second.amount);
    Ok(Check { expected: line(&expected.0, &expected.1), found, by: vec![apart.first.by] })
}

fn own_error(mut words: Words<'_>) -> Result<Check, Fault> {
    let table = number(&mut words)?;
    words.expect(", without own error")?;
    let without = number(&mut words)?;
    words.expect(", rectified")?;
    let rectified = number(&mut words)?;
    words.expect(":")?;
    let expected = pair(&mut words)?;
    let apart = self_inflicted(&table, &without, &rectified);
    let line = |a: &Ratio, b: &Ratio| {
        let [table, without, rectified] = [&table, &without, &rectified].map(Ratio::exact);
        format!(
            "table {table}, without own error {without}, rectified {rectified}: {} and {}",
            a.exact(),
            b.exact()
        )
    };
    let found = line(&apart.first.amount, &apart.second.amount);
    Ok(Check { expected: line(&expected.0, &expected.1), found, by: vec![apart.first.by, apart.second.by] })
}
