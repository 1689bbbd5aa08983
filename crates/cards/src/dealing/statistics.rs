#![allow(
    clippy::cast_precision_loss,
    reason = "counts of deals stay far below 2^52, and statistics need no more"
)]

use super::chi_square::{Cell, chi_square};
use super::number::choose;
use crate::{BySeat, Deal, Seat, Suit};

/// What the hands of a set look like, counted as the deals come.
#[derive(Clone, Debug)]
pub struct Statistics {
    deals: u64,
    points: BySeat<[u64; 38]>,
    lengths: BySeat<Vec<u64>>,
}

/// What is compared with its exact expectation.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Measure {
    /// High-card points of a hand.
    Points,
    /// The lengths of the four suits, whichever suits they are.
    Shapes,
    /// The length of one suit.
    Length(Suit),
}

/// The hands of one seat against their exact expectation. Only hands of one seat are independent of each other.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Test {
    /// What is compared.
    pub measure: Measure,
    /// Whose hands.
    pub seat: Seat,
    /// How it compares.
    pub verdict: Verdict,
}

/// How a count compares with its expectation.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Verdict {
    /// There are too few deals to say anything.
    TooFew,
    /// Pearson's chi-square over cells of five expected hands or more.
    Measured {
        /// The statistic.
        chi_square: f64,
        /// Degrees of freedom.
        freedom: u32,
        /// How often a random set of this size departs as far or farther.
        p: f64,
    },
}

/// One line of a table: what was counted, over all four seats, and what is expected.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// Points, or lengths of suits from the longest, or length.
    pub name: String,
    /// Hands counted.
    pub hands: u64,
    /// Hands expected.
    pub expected: f64,
}

impl Default for Statistics {
    fn default() -> Statistics {
        let lengths = BySeat::from_fn(|_| vec![0; 14 * 14 * 14]);
        Statistics { deals: 0, points: BySeat::new([[0; 38]; 4]), lengths }
    }
}

impl Statistics {
    /// Nothing counted.
    pub fn new() -> Statistics {
        Statistics::default()
    }

    /// Counts a deal.
    pub fn add(&mut self, deal: &Deal) {
        self.deals += 1;
        for (seat, hand) in deal.hands().iter() {
            self.points[seat][hand.points() as usize] += 1;
            let length = |suit| hand.in_suit(suit).len() as usize;
            let place = (length(Suit::Clubs) * 14 + length(Suit::Diamonds)) * 14 + length(Suit::Hearts);
            self.lengths[seat][place] += 1;
        }
    }

    /// How many deals were counted.
    pub fn deals(&self) -> u64 {
        self.deals
    }

    /// Every measure for every seat.
    pub fn tests(&self) -> Vec<Test> {
        let lengths = Suit::ALL.map(Measure::Length);
        let measures = [Measure::Points, Measure::Shapes].into_iter().chain(lengths);
        measures.flat_map(|measure| Seat::ALL.map(|seat| self.test(measure, seat))).collect()
    }

    fn test(&self, measure: Measure, seat: Seat) -> Test {
        let mut cells = self.cells(measure, seat);
        if measure == Measure::Shapes {
            cells.sort_by(|one, other| other.1.expected.total_cmp(&one.1.expected));
        }
        let cells = cells.into_iter().map(|(_, cell)| cell);
        Test { measure, seat, verdict: chi_square(cells) }
    }

    /// The whole table of a measure, over all seats.
    pub fn table(&self, measure: Measure) -> Vec<Line> {
        let mut seats = Seat::ALL.map(|seat| self.cells(measure, seat)).into_iter();
        let first = seats.next().unwrap_or_default();
        let mut lines: Vec<Line> = first
            .into_iter()
            .map(|(name, cell)| Line { name, hands: cell.observed, expected: cell.expected * 4.0 })
            .collect();
        for cells in seats {
            lines.iter_mut().zip(cells).for_each(|(line, (_, cell))| line.hands += cell.observed);
        }
        lines
    }

    /// The least p of all tests, corrected for their number; none where there are too few deals.
    pub fn least_p(&self) -> Option<f64> {
        let measured: Vec<f64> = self
            .tests()
            .into_iter()
            .filter_map(|test| match test.verdict {
                Verdict::Measured { p, .. } => Some(p),
                Verdict::TooFew => None,
            })
            .collect();
        let least = measured.iter().copied().min_by(f64::total_cmp)?;
        Some((least * measured.len() as f64).min(1.0))
    }

    fn cells(&self, measure: Measure, seat: Seat) -> Vec<(String, Cell)> {
        let cell = |observed, ways: u64| Cell {
            observed,
            expected: self.deals as f64 * ways as f64 / choose(52, 13) as f64,
        };
        match measure {
            Measure::Points => ways_of_points()
                .into_iter()
                .zip(self.points[seat])
                .enumerate()
                .map(|(points, (ways, observed))| (points.to_string(), cell(observed, ways)))
                .collect(),
            Measure::Shapes => {
                let mut shapes = std::collections::BTreeMap::<[usize; 4], (u64, u64)>::new();
                for (lengths, observed) in self.by_lengths(seat) {
                    let mut shape = lengths;
                    shape.sort_unstable_by(|one, other| other.cmp(one));
                    let (seen, ways) = shapes.entry(shape).or_default();
                    *seen += observed;
                    *ways += lengths.into_iter().map(|length| choose(13, length)).product::<u64>();
                }
                shapes
                    .into_iter()
                    .map(|([a, b, c, d], (seen, ways))| (format!("{a}-{b}-{c}-{d}"), cell(seen, ways)))
                    .collect()
            }
            Measure::Length(suit) => {
                let mut seen = [0; 14];
                for (lengths, hands) in self.by_lengths(seat) {
                    seen[lengths[suit as usize]] += hands;
                }
                let ways = |length| choose(13, length) * choose(39, 13 - length);
                (0..).zip(seen).map(|(length, seen)| (length.to_string(), cell(seen, ways(length)))).collect()
            }
        }
    }

    /// Lengths of clubs, diamonds, hearts and spades, and how many hands had them.
    fn by_lengths(&self, seat: Seat) -> impl Iterator<Item = ([usize; 4], u64)> {
        self.lengths[seat].iter().enumerate().filter_map(|(place, hands)| {
            let (clubs, diamonds, hearts) = (place / 196, place / 14 % 14, place % 14);
            let spades = 13usize.checked_sub(clubs + diamonds + hearts)?;
            Some(([clubs, diamonds, hearts, spades], *hands))
        })
    }
}

/// In how many ways thirteen cards have 0 to 37 points.
fn ways_of_points() -> [u64; 38] {
    let mut ways = [0; 38];
    for code in 0..625usize {
        let [jacks, queens, kings, aces] = [code % 5, code / 5 % 5, code / 25 % 5, code / 125];
        let Some(others) = 13usize.checked_sub(jacks + queens + kings + aces) else { continue };
        let honours: u64 = [jacks, queens, kings, aces].into_iter().map(|count| choose(4, count)).product();
        ways[jacks + 2 * queens + 3 * kings + 4 * aces] += honours * choose(36, others);
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ways_add_up_to_all_hands() {
        assert_eq!(ways_of_points().iter().sum::<u64>(), choose(52, 13));
        assert_eq!(ways_of_points()[37], 4);
        assert_eq!(ways_of_points()[0], choose(36, 13));
        let mut one = Statistics::new();
        one.deals = 1;
        for measure in [Measure::Points, Measure::Shapes, Measure::Length(Suit::Hearts)] {
            let expected: f64 = one.table(measure).iter().map(|line| line.expected).sum();
            assert!((expected - 4.0).abs() < 1e-12, "{measure:?} {expected}");
        }
        let shapes = one.table(Measure::Shapes);
        assert_eq!(shapes.len(), 39);
        let balanced = shapes.iter().find(|line| line.name == "4-4-3-2").unwrap();
        assert!((balanced.expected / 4.0 - 0.215_511_756).abs() < 1e-9);
    }
}
