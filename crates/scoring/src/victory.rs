use crate::said::{joined, said, sum};
use crate::{Columns, Halves, Ratio, Reason, Rounding, Said, Table, VictoryPoints};

/// How the margin of a match becomes victory points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Scale {
    /// The World Bridge Federation's scale of 2013 to two decimals.
    Continuous,
    /// The same in whole victory points.
    Discrete,
    /// A scale given row by row, the same for any number of boards.
    Table(Table),
    /// A scale given row by row, with a column for each range of numbers of boards.
    Columns(Columns),
}

impl Scale {
    /// The victory points for a match of so many boards won by this margin.
    pub fn of(&self, boards: u32, margin: &Ratio) -> VictoryPoints {
        let margin = margin.abs();
        match self {
            Scale::Continuous => sharing_twenty(continuous(boards, &margin)),
            Scale::Discrete => sharing_twenty(Ratio::whole(discrete(boards, &margin))),
            Scale::Table(table) => table.of(&margin),
            Scale::Columns(columns) => columns.column(boards).of(&margin),
        }
    }

    /// How a margin becomes victory points, for someone who follows with a pencil.
    pub fn explain(&self, boards: u32, margin: &Ratio) -> Said {
        let winner = self.explain_win(boards, margin);
        match self {
            Scale::Continuous | Scale::Discrete if margin.is_negative() => {
                let points = self.of(boards, margin);
                let loser = sum!("20 − {} = {}", points.winner.exact(), points.loser.exact());
                said!("step-vp-winner", "the winner has {winner}; {loser}", winner = winner, loser = loser)
            }
            Scale::Continuous | Scale::Discrete | Scale::Table(_) | Scale::Columns(_) => winner,
        }
    }

    fn explain_win(&self, boards: u32, margin: &Ratio) -> Said {
        let size = margin.abs();
        match self {
            Scale::Continuous => {
                let scale = continuous_scale(boards);
                let last = scale.len() - 1;
                let shown = |hundredths: i64| Said::Sum(Ratio::percent(hundredths).shown(2));
                let (below, above) = whole_neighbours(&size);
                if size >= Ratio::from(last as u32) {
                    return said!(
                        "step-vp-full",
                        "a full win, boards: {boards}, is 15 × √{boards}; from {last} on {full}",
                        boards = boards,
                        last = last as u32,
                        full = shown(2000)
                    );
                }
                let at = |margin: i64| {
                    let at = usize::try_from(margin).unwrap_or(last);
                    shown(scale.get(at).copied().unwrap_or(2000))
                };
                let formula = said!(
                    "step-vp-formula",
                    "10 + 10 × (1 − R^({margin}/B)) / (1 − R) with B = 15 × √{boards}, R = ((√5 − 1)/2)³, to hundredths, no IMP worth more than the one before",
                    margin = &size,
                    boards = boards
                );
                if below == above {
                    return joined!(formula, ": ", at(below));
                }
                let (low, high) = (below.to_string(), above.to_string());
                said!(
                    "step-vp-between",
                    "{formula}; straight between {below} at {low} and {above} at {high}",
                    formula = formula,
                    below = at(below),
                    above = at(above),
                    low = low,
                    high = high
                )
            }
            Scale::Discrete => {
                let upto = discrete_scale(boards);
                let points = discrete(boards, &size);
                let limit = |place: i64| usize::try_from(place - 10).ok().and_then(|at| upto.get(at));
                let above = limit(points - 1);
                let above = above.map(|least| said!("step-vp-above", "above {n}", n = least.to_string()));
                let until = limit(points);
                let until = until.map(|most| said!("step-vp-up-to", "up to {n}", n = most.to_string()));
                said!(
                    "step-vp-discrete",
                    "the whole-number scale, boards: {boards}, gives {points} {range}",
                    boards = boards,
                    points = points.to_string(),
                    range = Said::join(above.into_iter().chain(until).collect(), ", ")
                )
            }
            Scale::Table(table) => table.explain(&size),
            Scale::Columns(columns) => columns.explain(boards, &size),
        }
    }

    /// Where it is from, for one that is given row by row.
    pub(crate) fn explain_source(&self) -> Option<Reason> {
        let source = match self {
            Scale::Continuous | Scale::Discrete => return None,
            Scale::Table(table) => &table.source,
            Scale::Columns(columns) => columns.source(),
        };
        Some(Reason::regulation(said!(
            "step-vp-source",
            "the scale of victory points: {source}",
            source = source
        )))
    }

    /// Whether the scale says what a match of so many boards gives.
    pub fn covers(&self, boards: u32) -> bool {
        match self {
            Scale::Continuous | Scale::Discrete | Scale::Table(_) => true,
            Scale::Columns(columns) => columns.covers(boards),
        }
    }

    /// The most that a match can bring.
    pub fn top(&self) -> Ratio {
        match self {
            Scale::Continuous | Scale::Discrete => Ratio::whole(20),
            Scale::Table(table) => table.top(),
            Scale::Columns(columns) => columns.top(),
        }
    }

    /// The most boards for which the scale has a column; none where it takes any number.
    pub fn most(&self) -> Option<u32> {
        match self {
            Scale::Continuous | Scale::Discrete | Scale::Table(_) => None,
            Scale::Columns(columns) => Some(columns.most()),
        }
    }

    /// What a contestant gets for a margin of his own, negative where he lost.
    pub fn own(&self, boards: u32, margin: &Ratio) -> Ratio {
        let points = self.of(boards, margin);
        if margin.is_negative() { points.loser } else { points.winner }
    }
}

fn sharing_twenty(winner: Ratio) -> VictoryPoints {
    VictoryPoints { loser: Ratio::whole(20) - &winner, winner }
}

/// Three steps of the golden section.
fn golden_cubed() -> f64 {
    ((5f64.sqrt() - 1.0) / 2.0).powi(3)
}

fn full_win(boards: u32) -> f64 {
    15.0 * f64::from(boards).sqrt()
}

/// The victory points for every whole margin up to the full win, in hundredths.
///
/// The formula, rounded to hundredths; then no further IMP is worth more than the one before it: where rounding made
/// it so, the margin between the two is raised by a hundredth.
pub fn continuous_scale(boards: u32) -> Vec<i64> {
    let (full, r) = (full_win(boards), golden_cubed());
    let exact = |margin: u32| 1000.0 + 1000.0 * (1.0 - r.powf(f64::from(margin) / full)) / (1.0 - r);
    let mut scale: Vec<i64> = (0..u32::MAX)
        .take_while(|margin| f64::from(*margin) < full)
        .map(|margin| exact(margin).round() as i64)
        .chain([2000])
        .collect();
    while let Some(low) =
        (1..scale.len().saturating_sub(1)).find(|at| scale[at + 1] - scale[*at] > scale[*at] - scale[at - 1])
    {
        scale[low] += 1;
    }
    scale
}

/// The whole margins on both sides of one that need not be whole.
fn whole_neighbours(margin: &Ratio) -> (i64, i64) {
    let nearest = Rounding::places(0, Halves::Up).round(margin);
    let below = if nearest > *margin { nearest - Ratio::ONE } else { nearest };
    let whole = below.to_whole().unwrap_or(i64::MAX - 1);
    (whole, if below == *margin { whole } else { whole + 1 })
}

fn continuous(boards: u32, margin: &Ratio) -> Ratio {
    let scale = continuous_scale(boards);
    let (below, above) = whole_neighbours(margin);
    let (Ok(at), Ok(next)) = (usize::try_from(below), usize::try_from(above)) else {
        return Ratio::whole(20);
    };
    if at + 1 >= scale.len() {
        return Ratio::whole(20);
    }
    // Between two whole margins the scale goes straight.
    let part = margin - Ratio::whole(below);
    let points = Ratio::whole(scale[at]) + part * Ratio::whole(scale[next] - scale[at]);
    Rounding::places(0, Halves::AwayFromZero).round(&points) * Ratio::percent(1)
}

/// The greatest margin for each of 10, 11 … 19 victory points.
///
/// Each margin goes to the whole number nearest to the formula's value; then no range is narrower than the one
/// before it, its first margin going down to the range before where it would be.
pub fn discrete_scale(boards: u32) -> [i64; 10] {
    let (full, r) = (full_win(boards), golden_cubed());
    let margin_of = |points: f64| full * (1.0 - (points - 10.0) / 10.0 * (1.0 - r)).ln() / r.ln();
    let mut upto = [0i64; 10];
    for (greatest, place) in upto.iter_mut().zip(0u8..) {
        *greatest = margin_of(10.5 + f64::from(place)).floor() as i64;
    }
    while let Some(wide) = (2..10)
        .find(|at| upto[at - 1] - upto[at - 2] > upto[*at] - upto[at - 1] && upto[at - 1] > upto[at - 2])
    {
        upto[wide - 1] -= 1;
    }
    upto
}

fn discrete(boards: u32, margin: &Ratio) -> i64 {
    10 + i64::from(discrete_scale(boards).partition_point(|greatest| Ratio::whole(*greatest) < *margin) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn r(text: &str) -> Ratio {
        text.parse().unwrap()
    }

    #[test]
    fn the_continuous_scale_of_sixteen_boards() {
        // A full win at 15√16 = 60. One IMP: 10 + 10(1 − R^(1/60))/(1 − R) with R = 0.236068: R^(1/60) = 0.976227,
        // so 10 + 10 × 0.023773/0.763932 = 10.3112. Half of it, 30: R^½ = 0.485868, 10 + 10 × 0.673009 = 16.730.
        let at = |margin: &str| Scale::Continuous.of(16, &r(margin)).winner.shown(2);
        assert_eq!(at("0"), "10.00");
        assert_eq!(at("1"), "10.31");
        assert_eq!(at("30"), "16.73");
        assert_eq!(at("60"), "20.00");
        assert_eq!(at("200"), "20.00");
        assert_eq!(Scale::Continuous.of(16, &r("1")).loser, r("9.69"));
        // 14 rounds to 13.74, but then the fifteenth IMP (0.23) would be worth more than the fourteenth (0.22).
        assert_eq!(at("14"), "13.75");
        // The same at 59: 19.92 by the formula, but the last IMP would gain 0.08 and the one before it 0.07.
        assert_eq!(at("59"), "19.93");
        // Half-way between 10.31 and 10.61.
        assert_eq!(at("1.5"), "10.46");
    }

    #[test]
    fn as_many_rows_as_were_published() {
        // bridgekosice.sk on the scale of 2013: 37 rows for 6 boards, 85 for 32.
        assert_eq!(continuous_scale(6).len() - 1, 37);
        assert_eq!(continuous_scale(32).len() - 1, 85);
    }

    #[test]
    fn no_value_is_so_near_a_half_that_floating_point_could_err() {
        for boards in 1..=256u32 {
            let (full, r) = (full_win(boards), golden_cubed());
            for margin in (0..).take_while(|margin| f64::from(*margin) < full) {
                let hundredths = 1000.0 * (1.0 - r.powf(f64::from(margin) / full)) / (1.0 - r);
                assert!((hundredths.fract() - 0.5).abs() > 1e-7, "{boards} boards, margin {margin}");
            }
        }
    }

    #[test]
    fn every_scale_is_concave() {
        for boards in 1..=128 {
            let scale = continuous_scale(boards);
            let gains: Vec<i64> = scale.windows(2).map(|pair| pair[1] - pair[0]).collect();
            assert!(gains.windows(2).all(|pair| pair[0] >= pair[1]), "{boards} boards");
            assert_eq!((scale[0], scale.last()), (1000, Some(&2000)));
            let widths: Vec<i64> = discrete_scale(boards).windows(2).map(|pair| pair[1] - pair[0]).collect();
            if boards >= 6 {
                assert!(widths.windows(2).all(|pair| pair[0] <= pair[1]), "{boards} boards: {widths:?}");
            }
        }
    }

    #[test]
    fn the_discrete_scale_of_eight_boards() {
        // A full win at 15√8 = 42.43. 10.5 VP at 42.43 × ln(1 − 0.05 × 0.763932)/ln 0.236068 = 1.14;
        // 11.5 at 3.58; 12.5 at 6.23; 13.5 at 9.14; 14.5 at 12.38; 15.5 at 16.02; 16.5 at 20.17; 17.5 at 25.01;
        // 18.5 at 30.80; 19.5 at 38.02.
        assert_eq!(discrete_scale(8), [1, 3, 6, 9, 12, 16, 20, 25, 30, 38]);
        assert_eq!(Scale::Discrete.of(8, &r("17")), VictoryPoints { winner: r("16"), loser: r("4") });
    }

    proptest! {
        #[test]
        fn both_sides_share_twenty(boards in 1u32..64, tenths in -2000i64..2000) {
            let margin = Ratio::new(tenths, 10).unwrap();
            for scale in [Scale::Continuous, Scale::Discrete] {
                let points = scale.of(boards, &margin);
                prop_assert_eq!(&points.winner + &points.loser, Ratio::whole(20));
                prop_assert!(points.winner >= points.loser);
                prop_assert_eq!(scale.own(boards, &margin) + scale.own(boards, &-&margin), Ratio::whole(20));
            }
        }
    }
}
