//! What each result of a column is worth against the others.

use crate::column::Column;
use crate::surd::one_over_root;
use crate::{
    Butler, Divisor, Method, Ratio, Rounding, SmallGroups, Surd, Unequal, Unit, Weighted, imps, imps_of,
};

/// How many results a column should have, and what its group is.
#[derive(Clone, Debug)]
pub(crate) struct Size {
    /// The results that every board should have.
    pub(crate) expected: u32,
    /// What is done where there are fewer.
    pub(crate) unequal: Unequal,
    /// What is done with a small group; `None` on a board that is not fouled.
    pub(crate) fouled: Option<SmallGroups>,
    /// The rounding of a score.
    pub(crate) rounding: Option<Rounding>,
}

/// What the regulation for small groups of a fouled board says of a group.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Small {
    /// Nothing: there is no such regulation, the board is not fouled, or the group is not small.
    No,
    /// The group is small, but more than a third of the results: it is scored as others.
    TooLargeAPart,
    /// It has shares of its own.
    Indulged,
}

impl Size {
    pub(crate) fn small(&self, tables: u32) -> Small {
        if self.fouled != Some(SmallGroups::Indulgent) || !(1..=3).contains(&tables) {
            Small::No
        } else if self.expected.max(tables) >= 3 * tables {
            Small::Indulged
        } else {
            Small::TooLargeAPart
        }
    }
}

/// How a sum of comparisons becomes a score: `times` the sum, `plus` something, times the square root of `radicand`.
#[derive(Clone, Debug)]
pub(crate) struct Finish {
    pub(crate) times: Ratio,
    pub(crate) plus: Ratio,
    /// No square divides it; 1 where there is no root.
    pub(crate) radicand: u64,
}

impl Finish {
    fn times(times: Ratio) -> Finish {
        Finish { times, plus: Ratio::ZERO, radicand: 1 }
    }

    /// The score without its root.
    pub(crate) fn of(&self, sum: &Ratio) -> Ratio {
        sum * &self.times + &self.plus
    }

    /// Whether a sum stays what it is.
    pub(crate) fn is_plain(&self) -> bool {
        self.times == Ratio::ONE && self.plus.is_zero() && self.radicand == 1
    }
}

/// A column with what its results are worth.
#[derive(Clone, Debug)]
pub(crate) struct Compared {
    /// One score a level, for North-South, without its root.
    pub(crate) scores: Vec<Ratio>,
    pub(crate) finish: Finish,
    pub(crate) rounding: Option<Rounding>,
    /// The mean that a Butler score is compared with.
    pub(crate) datum: Option<Ratio>,
    /// What the two sides of a table get together.
    pub(crate) both: Ratio,
    /// The most that a side can get; zero where there is no such thing.
    pub(crate) top: Ratio,
    /// The most on the board with all its results, of which an artificial score is a share.
    pub(crate) full_top: Ratio,
}

impl Compared {
    /// The number whose root the scores are still to be multiplied by; 1 where there is none.
    pub(crate) fn radicand(&self) -> u64 {
        if self.rounding.is_some() { 1 } else { self.finish.radicand }
    }

    /// A score as the regulation for scores on a board rounds it, where there is one.
    fn rounded(&self, score: Ratio) -> Ratio {
        match &self.rounding {
            Some(rounding) => Surd::term(score, self.finish.radicand).round(rounding),
            None => score,
        }
    }
}

pub(crate) fn compare(column: &Column, method: &Method, size: &Size) -> Compared {
    let mut compared = unrounded(column, method, size);
    if size.rounding.is_some() {
        compared.rounding.clone_from(&size.rounding);
        let scores = std::mem::take(&mut compared.scores);
        compared.scores = scores.into_iter().map(|score| compared.rounded(score)).collect();
    }
    compared
}

/// The column after one result became another, from what its results were worth before.
///
/// In cross-IMPs each result gains only the difference of two comparisons.
pub(crate) fn compare_again(
    column: &Column,
    method: &Method,
    size: &Size,
    finish: &Finish,
    was: impl Fn(i32) -> Option<Ratio>,
    (before, after): (i32, i32),
) -> Compared {
    let (Method::CrossImps(_), None) = (method, &size.rounding) else {
        return compare(column, method, size);
    };
    let score = |points: i32| match was(points) {
        Some(was) => {
            let gained = imps(points - after) - imps(points - before);
            if gained == 0 { was } else { was + &finish.times * Ratio::from(gained) }
        }
        None => finish.of(&imp_sum(column, points)),
    };
    let scores = column.levels.iter().map(|level| score(level.points)).collect();
    let finish = finish.clone();
    Compared {
        scores,
        finish,
        rounding: None,
        datum: None,
        both: Ratio::ZERO,
        top: Ratio::ZERO,
        full_top: Ratio::ZERO,
    }
}

fn unrounded(column: &Column, method: &Method, size: &Size) -> Compared {
    match method {
        Method::Matchpoints(unit) => matchpoints(column, *unit, size),
        Method::Butler(butler) => against_datum(column, butler),
        Method::CrossImps(divisor) => cross_imps(column, *divisor, size),
        Method::TotalPoints => Compared {
            scores: column.levels.iter().map(|level| Ratio::from(level.points)).collect(),
            finish: plain(),
            rounding: None,
            datum: None,
            both: Ratio::ZERO,
            top: Ratio::ZERO,
            full_top: Ratio::ZERO,
        },
    }
}

fn plain() -> Finish {
    Finish::times(Ratio::ONE)
}

fn matchpoints(column: &Column, unit: Unit, size: &Size) -> Compared {
    let equal = unit.equal();
    let (finish, both, top) = matchpoint_finish(column.tables, &equal, size);
    let full_top = top_of(size.expected.max(column.tables), &equal);
    let mut below = Ratio::ZERO;
    let scores = column
        .levels
        .iter()
        .map(|level| {
            let sum = (&below + &below + &level.count - Ratio::ONE) * &equal;
            below += &level.count;
            finish.of(&sum)
        })
        .collect();
    Compared { scores, finish, rounding: None, datum: None, both, top, full_top }
}

/// The top with so many results.
pub(crate) fn top_of(tables: u32, equal: &Ratio) -> Ratio {
    Ratio::from(2 * tables.saturating_sub(1)) * equal
}

fn matchpoint_finish(tables: u32, equal: &Ratio, size: &Size) -> (Finish, Ratio, Ratio) {
    let expected = size.expected.max(tables);
    let top = top_of(expected, equal);
    if size.small(tables) == Small::Indulged {
        // 60% + (M − (A − 1)) × 5%, M counted in units of an equal score.
        let each = Ratio::percent(5) * &top;
        let times = each.over(equal).unwrap_or_default();
        let plus = Ratio::percent(60) * &top - Ratio::from(tables - 1) * &each;
        return (Finish { times, plus, radicand: 1 }, Ratio::percent(120) * &top, top);
    }
    match size.unequal {
        Unequal::Neuberg if tables > 0 && tables < expected => {
            let times = Ratio::from(expected).over(&Ratio::from(tables)).unwrap_or(Ratio::ONE);
            let plus = (&times - Ratio::ONE) * equal;
            (Finish { times, plus, radicand: 1 }, top.clone(), top)
        }
        Unequal::Neuberg => (plain(), top.clone(), top),
        Unequal::Plain => (plain(), top_of(tables, equal), top_of(tables, equal)),
    }
}

fn cross_imps(column: &Column, divisor: Divisor, size: &Size) -> Compared {
    let finish = cross_imp_finish(column.tables, divisor, size);
    let scores = column.levels.iter().map(|level| finish.of(&imp_sum(column, level.points))).collect();
    Compared {
        scores,
        finish,
        rounding: None,
        datum: None,
        both: Ratio::ZERO,
        top: Ratio::ZERO,
        full_top: Ratio::ZERO,
    }
}

fn imp_sum(column: &Column, points: i32) -> Ratio {
    let mut wholes = 0;
    let mut parts = Ratio::ZERO;
    for other in &column.levels {
        let each = i64::from(imps(points - other.points));
        match other.count.to_whole() {
            Some(count) => wholes += each * count,
            None => parts += &(Ratio::whole(each) * &other.count),
        }
    }
    parts + Ratio::whole(wholes)
}

pub(crate) fn cross_imp_finish(tables: u32, divisor: Divisor, size: &Size) -> Finish {
    let expected = match size.unequal {
        Unequal::Neuberg => size.expected.max(tables),
        Unequal::Plain => tables,
    };
    let times = Ratio::from(expected).over(&Ratio::from(tables)).unwrap_or(Ratio::ONE);
    let comparisons = expected.saturating_sub(1);
    match divisor {
        Divisor::Undivided => Finish::times(times),
        Divisor::Comparisons => linear_over(&times, comparisons),
        Divisor::Tables => linear_over(&times, expected),
        // Over √(tables × comparisons / 2) is twice over √(2 × tables × comparisons).
        Divisor::Root => {
            let under = 2 * u64::from(expected) * u64::from(comparisons);
            let (over, radicand) = one_over_root(under).unwrap_or((Ratio::ZERO, 1));
            Finish { times: times * Ratio::whole(2) * over, plus: Ratio::ZERO, radicand }
        }
    }
}

fn linear_over(times: &Ratio, divisor: u32) -> Finish {
    Finish::times(times.over(&Ratio::from(divisor)).unwrap_or_default())
}

fn against_datum(column: &Column, butler: &Butler) -> Compared {
    let exact = datum(column, butler);
    let datum = match &butler.rounding {
        Some(rounding) => rounding.round(&exact),
        None => exact,
    };
    let scores = column.levels.iter().map(|level| butler_imps(level.points, &datum)).collect();
    Compared {
        scores,
        finish: plain(),
        rounding: None,
        datum: Some(datum),
        both: Ratio::ZERO,
        top: Ratio::ZERO,
        full_top: Ratio::ZERO,
    }
}

fn butler_imps(points: i32, datum: &Ratio) -> Ratio {
    Ratio::from(i64::from(imps_of(&(Ratio::from(points) - datum))))
}

impl Butler {
    /// How many of the highest and of the lowest are left out of so many results.
    pub(crate) fn left_out_of(&self, tables: u32) -> u32 {
        if tables >= self.needed() { self.left_out } else { 0 }
    }

    /// From how many results on any are left out.
    pub(crate) fn needed(&self) -> u32 {
        self.least_field.max(self.left_out.saturating_mul(2).saturating_add(1))
    }

    /// The results that make the datum, each with how often it counts.
    pub(crate) fn kept(&self, column: &Column) -> Vec<(Ratio, i32)> {
        let out = self.left_out_of(column.tables);
        let (keep_from, keep_to) = (Ratio::from(out), Ratio::from(column.tables - out));
        let mut seen = Ratio::ZERO;
        let mut all = Vec::with_capacity(column.levels.len());
        for level in &column.levels {
            let upto = &seen + &level.count;
            let kept = upto.clone().min(keep_to.clone()) - seen.max(keep_from.clone());
            if kept.is_positive() {
                all.push((kept, level.points));
            }
            seen = upto;
        }
        all
    }
}

/// The mean of the results, the highest and the lowest left out where the field is large enough.
pub(crate) fn datum(column: &Column, butler: &Butler) -> Ratio {
    let sum: Ratio = butler.kept(column).into_iter().map(|(count, points)| count * Ratio::from(points)).sum();
    sum.over(&Ratio::from(column.tables - 2 * butler.left_out_of(column.tables))).unwrap_or_default()
}

/// What a weighted line is worth: the mean of its results, none of them compared with the line itself.
pub(crate) fn weighted_score(
    column: &Column,
    compared: &Compared,
    method: &Method,
    line: &Weighted,
) -> Ratio {
    compared.rounded(exact_weighted(column, compared, method, line))
}

fn exact_weighted(column: &Column, compared: &Compared, method: &Method, line: &Weighted) -> Ratio {
    match method {
        Method::Butler(_) | Method::TotalPoints => {
            line.mean(|points| outcome_score(column, compared, method, line, points))
        }
        Method::CrossImps(_) | Method::Matchpoints(_) => {
            compared.finish.of(&line.mean(|points| against_others(column, method, line, points)))
        }
    }
}

/// What one of a weighted line's results is worth, not compared with the line itself.
pub(crate) fn outcome_score(
    column: &Column,
    compared: &Compared,
    method: &Method,
    line: &Weighted,
    points: i32,
) -> Ratio {
    match method {
        Method::Butler(_) => compared.datum.as_ref().map_or(Ratio::ZERO, |datum| butler_imps(points, datum)),
        Method::TotalPoints => Ratio::from(points),
        Method::CrossImps(_) | Method::Matchpoints(_) => {
            compared.finish.of(&against_others(column, method, line, points))
        }
    }
}

/// The sum of a result's comparisons with all tables but its own.
fn against_others(column: &Column, method: &Method, line: &Weighted, points: i32) -> Ratio {
    let own = line.results().iter().map(|(weight, other)| (-weight, *other));
    let levels = column.levels.iter().map(|level| (level.count.clone(), level.points));
    levels.chain(own).map(|(count, other)| count * comparison(method, points, other)).sum()
}

fn comparison(method: &Method, points: i32, other: i32) -> Ratio {
    match method {
        Method::Matchpoints(unit) => unit.equal() * Ratio::from(1 + (points - other).signum()),
        Method::CrossImps(_) => Ratio::from(imps(points - other)),
        Method::Butler(_) | Method::TotalPoints => Ratio::ZERO,
    }
}
