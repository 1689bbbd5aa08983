//! How each way of scoring makes a score from a result, with its numbers.

use openroom_cards::Side;
use openroom_lawbook::provisions::{L12C2c, L12C2d};

use crate::board::Group;
use crate::column::Column;
use crate::compare::{Compared, Finish, Small, datum};
use crate::explain::rounded_to;
use crate::ratio::bracketed;
use crate::said::{joined, said, signed, sum};
use crate::{
    Artificial, Book, Butler, Divisor, Granted, LineScore, Method, Place, Ratio, Reason, Responsibility,
    Said, Surd, Unequal, imps, imps_of,
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
            let text = said!(
                "step-small-too-large",
                "results: {tables} of {expected}, a small group, but more than a third: scored as any other group",
                tables = tables,
                expected = expected
            );
            reasons.push(Reason::regulation(text));
        }
        match &self.conditions.method {
            Method::Butler(butler) => reasons.push(Reason::regulation(datum_words(column, butler))),
            Method::Matchpoints(_) if small == Small::Indulged => {
                let text = said!(
                    "step-small",
                    "results: {tables} of {expected}, at most a third: a small group gets 60% of {top} and 5% more or less for each comparison won or lost",
                    tables = tables,
                    expected = expected,
                    top = &compared.top
                );
                reasons.push(Reason::regulation(text));
            }
            Method::Matchpoints(unit) if fewer && group.size.unequal == Unequal::Neuberg => {
                let text = said!(
                    "step-neuberg",
                    "results: {tables} of {expected}; Neuberg, (score + {one}) × {expected}/{tables} − {one}, top {top}",
                    tables = tables,
                    expected = expected,
                    one = &unit.equal(),
                    top = &compared.top
                );
                reasons.push(Reason::regulation(text));
            }
            Method::CrossImps(_) if fewer && group.size.unequal == Unequal::Neuberg => {
                let text = said!(
                    "step-neuberg-imps",
                    "results: {tables} of {expected}; each stands for {expected}/{tables}, as Neuberg's formula has it",
                    tables = tables,
                    expected = expected
                );
                reasons.push(Reason::regulation(text));
            }
            Method::Matchpoints(_) | Method::CrossImps(_) | Method::TotalPoints => {}
        }
    }

    /// How a result of the column became its score, before any rounding of it.
    pub(crate) fn how(&self, group: &Group, column: &Column, compared: &Compared, points: i32) -> Said {
        match &self.conditions.method {
            Method::Matchpoints(unit) => {
                let (lower, equal) = lower_and_equal(column, points);
                let (two, one) = (unit.equal() * Ratio::whole(2), unit.equal());
                let sum = &lower * &two + &equal * &one;
                let how = said!(
                    "step-matchpoints",
                    "{two} × {lower} lower + {one} × {equal} equal = {sum}",
                    two = &two,
                    lower = &lower,
                    one = &one,
                    equal = &equal,
                    sum = &sum
                );
                let Finish { times, plus, .. } = &compared.finish;
                if compared.finish.is_plain() {
                    return how;
                }
                let score = compared.finish.of(&sum).exact();
                let rest = sum!("; {} × {} + {} = {score}", sum.exact(), times.exact(), bracketed(plus));
                joined!(how, rest)
            }
            Method::Butler(_) => {
                let datum = compared.datum.clone().unwrap_or_default();
                let difference = Ratio::from(points) - &datum;
                let (datum, imps) = (bracketed(&datum), imps_of(&difference).to_string());
                let difference = sum!("{points} − {datum} = {}", difference.exact());
                said!("step-butler", "{difference}, in IMPs {imps}", difference = difference, imps = imps)
            }
            Method::CrossImps(divisor) => cross_words(group, column, compared, *divisor, points),
            Method::TotalPoints => said!("step-points", "the points themselves"),
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
        let who = joined!(side, " ", &self.contestants[place as usize].id);
        let totals = &self.totals[place as usize];
        let top = self.top(board, line, side);
        let has_top = self.conditions.method.has_top();
        let awarded = totals.artificial.iter().find(|one| (one.board, one.line) == (board, line));
        let Some(awarded) = awarded else { return Vec::new() };
        // What the scheme lowered is shown as what it became.
        let lowered = Artificial::Average(Responsibility::PartlyAtFault);
        let score = if granted.by == L12C2d { &lowered } else { &awarded.score };
        let mut reasons = Vec::new();
        let amount = Said::from(&granted.amount);
        if granted.by == L12C2d {
            let text = said!(
                "step-beyond",
                "{who}: beyond the boards on which the scheme gives average plus: {score} is lowered to average",
                who = &who,
                score = awarded.score.said()
            );
            reasons.push(Reason::new(Some(L12C2d), text));
        }
        if granted.by == L12C2c {
            let own = self.own_rate(place).unwrap_or_default();
            let own = &own;
            let text = if has_top {
                said!(
                    "step-own-share",
                    "{who}: own share on the other boards {sum} / {of} = {own}",
                    who = &who,
                    sum = &totals.natural,
                    of = &totals.available,
                    own = own
                )
            } else {
                said!(
                    "step-own-mean",
                    "{who}: own mean on the other boards {sum} / {of} = {own}",
                    who = &who,
                    sum = Said::Sum(totals.exact().exact()),
                    of = totals.boards,
                    own = own
                )
            };
            reasons.push(Reason::new(Some(L12C2c), text));
        }
        let share = granted.amount.over(&top);
        let text = match (score, share) {
            (_, Some(share)) if has_top => {
                let sum = sum!("{} × {} = {}", share.exact(), top.exact(), granted.amount.exact());
                joined!(who, ": ", score.said(), ", ", sum)
            }
            (Artificial::Imps(imps), _) => self.awarded_words(who, imps, amount),
            (Artificial::Average(Responsibility::PartlyAtFault), _) => {
                said!("step-average", "{who}: average is {amount}", who = who, amount = amount)
            }
            _ => self.average_words(who, score.said(), &granted),
        };
        reasons.push(Reason::new(Some(granted.by), text));
        reasons
    }

    fn awarded_words(&self, who: Said, imps: &Ratio, amount: Said) -> Said {
        match self.conditions.method {
            Method::CrossImps(_) => said!(
                "step-imps-awarded-cross",
                "{who}: {imps} IMP awarded against every table, divided as others, counted as {amount}",
                who = who,
                imps = imps,
                amount = amount
            ),
            Method::Butler(_) | Method::Matchpoints(_) | Method::TotalPoints => said!(
                "step-imps-awarded",
                "{who}: {imps} IMP awarded, counted as {amount}",
                who = who,
                imps = imps,
                amount = amount
            ),
        }
    }

    fn average_words(&self, who: Said, score: Said, granted: &Granted) -> Said {
        let amount = &granted.amount;
        match self.conditions.method {
            Method::CrossImps(_) if granted.by != L12C2c => said!(
                "step-average-cross",
                "{who}: {score} is {amount}, {imps} IMP against every table, divided as others",
                who = who,
                score = score,
                amount = amount,
                imps = &self.conditions.averages.imps
            ),
            Method::CrossImps(_) | Method::Butler(_) | Method::Matchpoints(_) | Method::TotalPoints => {
                said!(
                    "step-average-is",
                    "{who}: {score} is {amount}",
                    who = who,
                    score = score,
                    amount = amount
                )
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

fn datum_words(column: &Column, butler: &Butler) -> Said {
    let out = butler.left_out_of(column.tables);
    let parts: Vec<String> = butler
        .kept(column)
        .into_iter()
        .map(|(count, points)| format!("{} × {}", count.exact(), bracketed(&Ratio::from(points))))
        .collect();
    let exact = datum(column, butler);
    let kept = column.tables - 2 * out;
    let parts = if parts.is_empty() { "0".to_owned() } else { parts.join(" + ") };
    let mean = sum!("({parts}) / {} = {}", kept.max(1), exact.exact());
    let words = match (out, butler.left_out) {
        (0, 0) => said!("step-datum", "the datum: {mean}", mean = mean),
        (0, _) => said!(
            "step-datum-few",
            "the datum, none left out of fewer than {n} results: {mean}",
            n = butler.needed(),
            mean = mean
        ),
        (out, _) => {
            said!("step-datum-left", "the datum, {n} high and {n} low left out: {mean}", n = out, mean = mean)
        }
    };
    match &butler.rounding {
        Some(rounding) => rounded_to(words, rounding, &rounding.round(&exact)),
        None => words,
    }
}

fn cross_words(group: &Group, column: &Column, compared: &Compared, divisor: Divisor, points: i32) -> Said {
    let mut sum = Ratio::ZERO;
    let mut parts = Vec::new();
    for level in column.levels.iter().filter(|level| level.points != points) {
        let each = imps(points - level.points);
        sum += &(Ratio::from(each) * &level.count);
        parts.push(said!(
            "step-against",
            "{imps} × {count} against {points}",
            imps = bracketed(&Ratio::from(each)),
            count = &level.count,
            points = signed(level.points)
        ));
    }
    if parts.is_empty() {
        return said!("step-nothing", "nothing to compare, 0");
    }
    let how = joined!(Said::join(parts, " + "), sum!(" = {}", sum.exact()));
    if compared.finish.is_plain() {
        return how;
    }
    let expected = match group.size.unequal {
        Unequal::Neuberg => group.size.expected.max(column.tables),
        Unequal::Plain => column.tables,
    };
    let score = compared.finish.of(&sum);
    let sum = sum!("{} × {} = {}", bracketed(&sum), compared.finish.times.exact(), score.exact());
    let divided = match divisor {
        Divisor::Undivided => said!("step-undivided", "undivided: {sum}", sum = sum),
        Divisor::Comparisons => said!("step-by-comparisons", "by comparisons: {sum}", sum = sum),
        Divisor::Tables => said!("step-by-tables", "by tables: {sum}", sum = sum),
        Divisor::Root => {
            let score = Surd::term(score, compared.finish.radicand);
            let score = said!(
                "step-hundredths",
                "{exact}, to hundredths {score}",
                exact = Said::Sum(score.exact()),
                score = &score.hundredths()
            );
            said!(
                "step-by-root",
                "by the root of tables × comparisons / 2, {tables} × {comparisons} / 2: {score}",
                tables = expected,
                comparisons = expected.saturating_sub(1),
                score = score
            )
        }
    };
    joined!(how, "; ", divided)
}
