/// How two things that are either so or not go together: tempo and holding, for instance.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Association {
    /// The odds ratio, half a case added to each cell.
    pub odds_ratio: f64,
    /// Its limits at 95 per cent confidence.
    pub limits: (f64, f64),
    /// How often counts as uneven or more come by chance (Fisher's exact test, both ways).
    pub p: f64,
}

/// The association in a table of counts: rows are one thing (slow, not slow), columns the other
/// (holds, does not hold).
pub fn association(counts: [[u32; 2]; 2]) -> Association {
    let cells = counts.as_flattened().iter().map(|count| f64::from(*count) + 0.5);
    let [a, b, c, d]: [f64; 4] = cells.collect::<Vec<_>>().try_into().unwrap_or([1.0; 4]);
    let log = (a * d / (b * c)).ln();
    let error = 1.96 * (1.0 / a + 1.0 / b + 1.0 / c + 1.0 / d).sqrt();
    Association {
        odds_ratio: log.exp(),
        limits: ((log - error).exp(), (log + error).exp()),
        p: fisher(counts),
    }
}

fn fisher(counts: [[u32; 2]; 2]) -> f64 {
    let [[a, b], [c, d]] = counts;
    let (row, column, total) = (a + b, a + c, a + b + c + d);
    let logs: Vec<f64> = std::iter::once(0.0)
        .chain((1..=total).scan(0.0, |sum, number| {
            *sum += f64::from(number).ln();
            Some(*sum)
        }))
        .collect();
    let choose = |n: u32, k: u32| logs[n as usize] - logs[k as usize] - logs[(n - k) as usize];
    let chance = |a: u32| (choose(column, a) + choose(total - column, row - a) - choose(total, row)).exp();
    let seen = chance(a);
    let least = (row + column).saturating_sub(total);
    let all = (least..=row.min(column)).map(chance);
    all.filter(|chance| *chance <= seen * (1.0 + 1e-9)).sum::<f64>().min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lady_tasting_tea() {
        let tea = association([[3, 1], [1, 3]]);
        assert!((tea.p - 34.0 / 70.0).abs() < 1e-9, "{tea:?}");
        assert!(tea.limits.0 < 1.0 && tea.limits.1 > 1.0);
        assert!((association([[4, 0], [0, 4]]).p - 2.0 / 70.0).abs() < 1e-9);
    }

    #[test]
    fn nothing_counted_shows_nothing() {
        let nothing = association([[0, 0], [0, 0]]);
        assert!((nothing.p - 1.0).abs() < 1e-9 && (nothing.odds_ratio - 1.0).abs() < 1e-9);
    }
}
