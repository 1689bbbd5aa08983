use chacha20::ChaCha20Rng;
use chacha20::rand_core::Rng;

use super::Decision;

/// The gains that innocent players make on a set of decisions, by simulation.
pub(super) struct Null {
    /// Sums of gains, lowest first.
    sums: Vec<f64>,
    variance: f64,
    most: f64,
}

/// How often innocent players gain so much a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Histogram {
    /// Where the first bar begins.
    pub from: f64,
    /// How wide a bar is.
    pub width: f64,
    /// How many simulated players are in each bar.
    pub counts: Vec<u32>,
}

/// The bars of a histogram.
const BARS: u8 = 40;

/// How often the decisions are played by simulated peers.
const ROUNDS: usize = 19_999;

impl Null {
    pub(super) fn of(decisions: &[Decision], random: &mut ChaCha20Rng) -> Null {
        let mut sums: Vec<f64> = (0..ROUNDS).map(|_| draw(decisions, random)).collect();
        sums.sort_by(f64::total_cmp);
        Null {
            sums,
            variance: decisions.iter().map(Decision::variance).sum(),
            most: decisions.iter().map(Decision::most).fold(0.0, f64::max),
        }
    }

    /// How often an innocent player gains as much or more; never 0. Beyond what was simulated it is
    /// Bennett's bound, which is never too small.
    pub(super) fn p(&self, sum: f64) -> f64 {
        let below = self.sums.partition_point(|other| *other < sum - 1e-9);
        let simulated = (self.sums.len() - below + 1) as f64 / (self.sums.len() + 1) as f64;
        if below < self.sums.len() { simulated } else { simulated.min(self.bound(sum)) }
    }

    fn bound(&self, sum: f64) -> f64 {
        if sum <= 0.0 || self.most <= 0.0 || self.variance <= 0.0 {
            return 1.0;
        }
        let ratio = self.most * sum / self.variance;
        (-(self.variance / (self.most * self.most)) * ((1.0 + ratio) * ratio.ln_1p() - ratio)).exp()
    }

    /// The least sum at which a pair would be named among so many tests, at this level.
    pub(super) fn named_from(&self, tests: usize, level: f64, decisions: &[Decision]) -> f64 {
        let most: f64 = decisions.iter().map(Decision::most).sum();
        let named = |sum: f64| self.p(sum) * tests as f64 <= level;
        let (mut below, mut above) = (0.0, most);
        if !named(above) {
            return above;
        }
        for _ in 0..60 {
            let middle = f64::midpoint(below, above);
            if named(middle) { above = middle } else { below = middle }
        }
        above
    }

    /// The simulated gains a decision in bars.
    pub(super) fn histogram(&self, decisions: usize) -> Histogram {
        let count = decisions as f64;
        let (first, last) = (self.sums[0] / count, self.sums[self.sums.len() - 1] / count);
        let width = ((last - first) / f64::from(BARS)).max(1e-9);
        let mut counts = vec![0; usize::from(BARS)];
        let mut bar = 0;
        for sum in &self.sums {
            // The sums rise, so the bars are filled one after the other.
            while bar + 1 < counts.len() && sum / count >= first + (bar + 1) as f64 * width {
                bar += 1;
            }
            counts[bar] += 1;
        }
        Histogram { from: first, width, counts }
    }

    /// One of the simulated sums.
    pub(super) fn any(&self, random: &mut ChaCha20Rng) -> f64 {
        self.sums[random.next_u32() as usize % self.sums.len()]
    }
}

fn draw(decisions: &[Decision], random: &mut ChaCha20Rng) -> f64 {
    decisions.iter().map(|decision| decision.gain_of_peer(unit(random))).sum()
}

/// A number from 0 up to but not 1.
fn unit(random: &mut ChaCha20Rng) -> f64 {
    f64::from(random.next_u32()) / 4_294_967_296.0
}
