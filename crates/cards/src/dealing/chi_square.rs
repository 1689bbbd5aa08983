#![allow(
    clippy::cast_precision_loss,
    reason = "counts of deals stay far below 2^52, and statistics need no more"
)]

use super::Verdict;

/// How many were counted and how many were expected.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub(super) struct Cell {
    pub(super) observed: u64,
    pub(super) expected: f64,
}

/// The fewest expected for which the statistic has its known distribution.
const FEWEST: f64 = 5.0;

/// Compares the cells with their expectation; neighbours with small expectations are put together first.
pub(super) fn chi_square(cells: impl Iterator<Item = Cell>) -> Verdict {
    let mut pooled: Vec<Cell> = Vec::new();
    let mut open = Cell::default();
    for cell in cells {
        open.observed += cell.observed;
        open.expected += cell.expected;
        if open.expected >= FEWEST {
            pooled.push(std::mem::take(&mut open));
        }
    }
    if let Some(last) = pooled.last_mut() {
        last.observed += open.observed;
        last.expected += open.expected;
    }
    if pooled.len() < 2 {
        return Verdict::TooFew;
    }
    let chi_square =
        pooled.iter().map(|cell| (cell.observed as f64 - cell.expected).powi(2) / cell.expected).sum();
    let freedom = pooled.len() as u32 - 1;
    Verdict::Measured { chi_square, freedom, p: tail(chi_square, freedom) }
}

/// How often a chi-square of so many degrees of freedom is as large or larger.
fn tail(chi_square: f64, freedom: u32) -> f64 {
    let (a, x) = (f64::from(freedom) / 2.0, chi_square / 2.0);
    if x <= 0.0 {
        return 1.0;
    }
    let scale = (a * x.ln() - x - ln_gamma_of_half(freedom)).exp();
    if x < a + 1.0 { 1.0 - scale * series(a, x) } else { scale * fraction(a, x) }
}

/// The logarithm of the gamma function at half a whole number.
fn ln_gamma_of_half(twice: u32) -> f64 {
    let (start, value) =
        if twice.is_multiple_of(2) { (2, 0.0) } else { (1, std::f64::consts::PI.ln() / 2.0) };
    (start..twice).step_by(2).fold(value, |sum, twice| sum + (f64::from(twice) / 2.0).ln())
}

/// The lower incomplete gamma function by its series, without its scale.
fn series(a: f64, x: f64) -> f64 {
    let (mut term, mut sum, mut n) = (1.0 / a, 1.0 / a, a);
    while term > sum * f64::EPSILON {
        n += 1.0;
        term *= x / n;
        sum += term;
    }
    sum
}

/// The upper incomplete gamma function by Lentz's continued fraction, without its scale.
fn fraction(a: f64, x: f64) -> f64 {
    let mut part = x + 1.0 - a;
    let mut above = 1.0 / f64::MIN_POSITIVE;
    let mut below = 1.0 / part;
    let mut value = below;
    for i in (1..10_000).map(f64::from) {
        let factor = -i * (i - a);
        part += 2.0;
        below = 1.0 / nonzero(factor * below + part);
        above = nonzero(part + factor / above);
        value *= below * above;
        if (below * above - 1.0).abs() < 1e-15 {
            break;
        }
    }
    value
}

fn nonzero(x: f64) -> f64 {
    if x.abs() < f64::MIN_POSITIVE { f64::MIN_POSITIVE } else { x }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tail_agrees_with_published_tables() {
        for (chi_square, freedom, p) in [
            (3.841, 1, 0.05),
            (6.635, 1, 0.01),
            (18.307, 10, 0.05),
            (29.588, 10, 0.001),
            (3.940, 10, 0.95),
            (124.342, 100, 0.05),
            (43.773, 30, 0.05),
        ] {
            let tail = tail(chi_square, freedom);
            assert!((tail - p).abs() < p * 1e-3 + 1e-5, "{chi_square} {freedom}: {tail}, not {p}");
        }
    }

    #[test]
    fn few_cells_say_nothing() {
        assert_eq!(chi_square(std::iter::empty()), Verdict::TooFew);
        assert_eq!(chi_square([Cell { observed: 3, expected: 9.0 }].into_iter()), Verdict::TooFew);
    }
}
