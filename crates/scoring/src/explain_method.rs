//! How each way of scoring makes a score from a result, with its numbers.

use openroom_cards::Side;
use openroom_lawbook::provisions::{L12C2c, L12C2d};

use crate::board::Group;
use crate::column::Column;
use crate::compare::{Compared, Finish, Small, datum};
use crate::explain::{bracketed, signed};
use crate::{
    Artificial, Book, Butler, Divisor, Granted, LineScore, Method, Place, Ratio, Reason, Responsibility,
    Surd, Unequal, imps, imps_of,
};

impl Book {
    /// What holds for the whole group: the datum, the formula for missing results.
    pub(crate) fn explain_method(
        &self,
        group: &Group,
        column: &Column,
        compared: &Compared,
        reasons: &mut Vec<Reason>,
    ) {
        let (tables, expected) = (column.tables, group.size.expected.max(column.tables));
        let fewer = tables > 0 && tables < expected;
        let small = match self.conditions.method {
            Method::Matchpoints(_) => group.size.small(tables),
            Method::Butler(_) | Method::CrossImps(_) | Method::TotalPoints => Small::No,
        };
        if small == Small::TooLargeAPart {
            let text = format!(
                "{tables} of {expected} results is a small group, but more than a third of them: scored as any other group"
            );
            reasons.push(Reason::regulation(text));
        }
        match &self.conditions.method {
            Method::Butler(butler) => reasons.push(Reason::regulation(datum_words(column, butler))),
            Method::Matchpoints(_) if small == Small::Indulged => {
                let text = format!(
                    "{tables} of {expected} results, at most a third: a small group gets 60% of {} and 5% more or less for each comparison won or lost",
                    compared.top.exact()
                );
                reasons.push(Reason::regulation(text));
            }
            Method::Matchpoints(unit) if fewer && group.size.unequal == Unequal::Neuberg => {
                let one = unit.equal().exact();
                let text = format!(
                    "{tables} of {expected} results: Neuberg, (score + {one}) × {expected}/{tables} − {one}, top {}",
                    compared.top.exact()
                );
                reasons.push(Reason::regulation(text));
            }
            Method::CrossImps(_) if fewer && group.size.unequal == Unequal::Neuberg => {
                let text = format!(
                    "{tables} of {expected} results: each stands for {expected}/{tables}, as Neuberg's formula has it"
                );
                reasons.push(Reason::regulation(text));
            }
            Method::Matchpoints(_) | Method::CrossImps(_) | Method::TotalPoints => {}
        }
    }

    /// How a result of the column became its score, before any rounding of it.
    pub(crate) fn how(&self, group: &Group, column: &Column, compared: &Compared, points: i32) -> String {
        match &self.conditions.method {
            Method::Matchpoints(unit) => {
                let (lower, equal) = lower_and_equal(column, points);
                let (two, one) = (unit.equal() * Ratio::whole(2), unit.equal());
                let sum = &lower * &two + &equal * &one;
                let how = format!(
                    "{} × {} lower + {} × {} equal = {}",
                    two.exact(),
                    lower.exact(),
                    one.exact(),
                    equal.exact(),
                    sum.exact()
                );
                let Finish { times, plus, .. } = &compared.finish;
                if compared.finish.is_plain() {
                    return how;
                }
                let score = compared.finish.of(&sum).exact();
                format!("{how}; {} × {} + {} = {score}", sum.exact(), times.exact(), bracketed(plus))
            }
            Method::Butler(_) => {
                let datum = compared.datum.clone().unwrap_or_default();
                let difference = Ratio::from(points) - &datum;
                let (datum, imps) = (bracketed(&datum), imps_of(&difference));
                format!("{points} − {datum} = {}, in IMPs {imps}", difference.exact())
            }
            Method::CrossImps(divisor) => cross_words(group, column, compared, *divisor, points),
            Method::TotalPoints => "the points themselves".to_owned(),
        }
    }

    /// How an artificial score got its size.
    pub(crate) fn explain_artificial(
        &self,
        board: usize,
        line: usize,
        place: Place,
        side: Side,
    ) -> Vec<Reason> {
        let LineScore::Artificial(granted) = self.score_of(place, board, line, side) else {
            return Vec::new();
        };
        let who = format!("{side} {}", self.contestants[place as usize].id);
        let totals = &self.totals[place as usize];
        let top = self.top(board, line, side);
        let has_top = self.conditions.method.has_top();
        let awarded = totals.artificial.iter().find(|one| (one.board, one.line) == (board, line));
        let Some(awarded) = awarded else { return Vec::new() };
        // What the scheme lowered is shown as what it became.
        let lowered = Artificial::Average(Responsibility::PartlyAtFault);
        let score = if granted.by == L12C2d { &lowered } else { &awarded.score };
        let mut reasons = Vec::new();
        let amount = granted.amount.exact();
        if granted.by == L12C2d {
            let text = format!(
                "{who}: beyond the boards on which the scheme gives average plus: {} is lowered to average",
                awarded.score
            );
            reasons.push(Reason { by: Some(L12C2d), text });
        }
        if granted.by == L12C2c {
            let own = self.own_rate(place).unwrap_or_default();
            let (sum, of, what) = if has_top {
                (totals.natural.exact(), totals.available.exact(), "share")
            } else {
                (totals.exact().exact(), totals.boards.to_string(), "mean")
            };
            let text = format!("{who}: own {what} on the other boards {sum} / {of} = {}", own.exact());
            reasons.push(Reason { by: Some(L12C2c), text });
        }
        let share = granted.amount.over(&top);
        let text = match (score, share) {
            (_, Some(share)) if has_top => {
                format!("{who}: {score}, {} × {} = {amount}", share.exact(), top.exact())
            }
            (Artificial::Imps(imps), _) => {
                format!("{who}: {} IMP awarded{}, counted as {amount}", imps.exact(), self.against_all())
            }
            (Artificial::Average(Responsibility::PartlyAtFault), _) => format!("{who}: average is {amount}"),
            _ => format!("{who}: {score} is {amount}{}", self.scaled(&granted)),
        };
        reasons.push(Reason { by: Some(granted.by), text });
        reasons
    }

    /// What IMPs that were awarded are set against.
    fn against_all(&self) -> &'static str {
        match self.conditions.method {
            Method::CrossImps(_) => " against every table, divided as others",
            Method::Butler(_) | Method::Matchpoints(_) | Method::TotalPoints => "",
        }
    }

    fn scaled(&self, granted: &Granted) -> String {
        match self.conditions.method {
            Method::CrossImps(_) if granted.by != L12C2c => {
                format!(", {} IMP{}", self.conditions.averages.imps.exact(), self.against_all())
            }
            Method::CrossImps(_) | Method::Butler(_) | Method::Matchpoints(_) | Method::TotalPoints => {
                String::new()
            }
        }
    }
}

/// How many are lower than a result, and how many others are equal to it.
fn lower_and_equal(column: &Column, points: i32) -> (Ratio, Ratio) {
    let lower = column.levels.iter().filter(|level| level.points < points).map(|level| &level.count).sum();
    let equal: Ratio =
        column.levels.iter().filter(|level| level.points == points).map(|level| &level.count).sum();
    (lower, equal - Ratio::ONE)
}

fn datum_words(column: &Column, butler: &Butler) -> String {
    let out = butler.left_out_of(column.tables);
    let parts: Vec<String> = butler
        .kept(column)
        .into_iter()
        .map(|(count, points)| format!("{} × {}", count.exact(), bracketed(&Ratio::from(points))))
        .collect();
    let exact = datum(column, butler);
    let kept = column.tables - 2 * out;
    let left = match (out, butler.left_out) {
        (0, 0) => String::new(),
        (0, _) => format!(", none left out of fewer than {} results", butler.needed()),
        (out, _) => format!(", {out} high and {out} low left out"),
    };
    let parts = if parts.is_empty() { "0".to_owned() } else { parts.join(" + ") };
    let mean = format!("the datum{left}: ({parts}) / {} = {}", kept.max(1), exact.exact());
    match &butler.rounding {
        Some(rounding) => {
            format!("{mean}, to {} {}", rounding.unit.exact(), rounding.round(&exact).exact())
        }
        None => mean,
    }
}

fn cross_words(group: &Group, column: &Column, compared: &Compared, divisor: Divisor, points: i32) -> String {
    let mut sum = Ratio::ZERO;
    let mut parts = Vec::new();
    for level in column.levels.iter().filter(|level| level.points != points) {
        let each = imps(points - level.points);
        sum += &(Ratio::from(each) * &level.count);
        let against = signed(level.points);
        parts.push(format!("{} × {} against {against}", bracketed(&Ratio::from(each)), level.count.exact()));
    }
    if parts.is_empty() {
        return "nothing to compare, 0".to_owned();
    }
    let how = format!("{} = {}", parts.join(" + "), sum.exact());
    let expected = match group.size.unequal {
        Unequal::Neuberg => group.size.expected.max(column.tables),
        Unequal::Plain => column.tables,
    };
    let by = match divisor {
        Divisor::Undivided => "undivided",
        Divisor::Comparisons => "by comparisons",
        Divisor::Tables => "by tables",
        Divisor::Root => {
            let comparisons = expected.saturating_sub(1);
            let score = Surd::term(compared.finish.of(&sum), compared.finish.radicand);
            return format!(
                "{how}; by the root of {expected} tables × {comparisons} comparisons / 2: {}, to hundredths {}",
                score.exact(),
                score.hundredths().exact()
            );
        }
    };
    if compared.finish.is_plain() {
        return how;
    }
    let (times, score) = (compared.finish.times.exact(), compared.finish.of(&sum).exact());
    format!("{how}; {by}: {} × {times} = {score}", bracketed(&sum))
}
