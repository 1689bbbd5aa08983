use openroom_cards::{Contract, Outcome, Vulnerability};
use openroom_scoring::score;

/// How often each number of tricks came in a sample.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Distribution([u32; 14]);

impl FromIterator<u8> for Distribution {
    fn from_iter<I: IntoIterator<Item = u8>>(tricks: I) -> Distribution {
        let mut counts = [0; 14];
        for tricks in tricks {
            counts[usize::from(tricks.min(13))] += 1;
        }
        Distribution(counts)
    }
}

/// A number of tricks, how often it came, and within which limits its true share lies.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Share {
    /// The tricks.
    pub tricks: u8,
    /// How often.
    pub count: u32,
    /// Its share of the sample.
    pub share: f64,
    /// The limits of the share at 95 per cent confidence (Wilson's interval).
    pub limits: (f64, f64),
}

/// A suggested weight for a result.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Weight {
    /// The tricks.
    pub tricks: u8,
    /// The score of North-South.
    pub score: i32,
    /// Per cent, a multiple of five; all weights together are 100.
    pub percent: u8,
}

impl Distribution {
    /// The size of the sample.
    pub fn total(&self) -> u32 {
        self.0.iter().sum()
    }

    /// The same sample counted in the tricks of the other side.
    #[must_use]
    pub fn of_the_other_side(&self) -> Distribution {
        let mut counts = self.0;
        counts.reverse();
        Distribution(counts)
    }

    /// The results that came at all, fewest tricks first.
    pub fn shares(&self) -> Vec<Share> {
        let total = self.total();
        (0..14)
            .zip(self.0)
            .filter(|(_, count)| *count > 0)
            .map(|(tricks, count)| Share {
                tricks,
                count,
                share: f64::from(count) / f64::from(total),
                limits: wilson(count, total),
            })
            .collect()
    }

    /// The mean number of tricks and its standard error; none for an empty sample.
    pub fn mean(&self) -> Option<(f64, f64)> {
        let total = f64::from(self.total());
        if total == 0.0 {
            return None;
        }
        let moment = |power: i32| -> f64 {
            self.shares().iter().map(|share| share.share * f64::from(share.tricks).powi(power)).sum()
        };
        let mean = moment(1);
        let variance = (moment(2) - mean * mean).max(0.0);
        Some((mean, (variance / total).sqrt()))
    }

    /// Weights for a contract, rounded to five per cent by the largest remainders. They are as
    /// uncertain as the shares they come from.
    pub fn weights(&self, contract: &Contract, vulnerability: Vulnerability) -> Vec<Weight> {
        let shares = self.shares();
        let total = self.total();
        let mut parts: Vec<(u32, u32)> =
            shares.iter().map(|share| (share.count * 20 / total, share.count * 20 % total)).collect();
        let given: u32 = parts.iter().map(|(part, _)| part).sum();
        let mut order: Vec<usize> = (0..parts.len()).collect();
        order.sort_by_key(|place| std::cmp::Reverse(parts[*place].1));
        for place in order.into_iter().take(20_u32.saturating_sub(given) as usize) {
            parts[place].0 += 1;
        }
        shares
            .iter()
            .zip(parts)
            .filter(|(_, (part, _))| *part > 0)
            .filter_map(|(share, (part, _))| {
                let outcome = Outcome::Played { contract: *contract, tricks: share.tricks };
                let score = score(&outcome, vulnerability).ok()?;
                Some(Weight { tricks: share.tricks, score, percent: part as u8 * 5 })
            })
            .collect()
    }
}

/// Wilson's interval at 95 per cent.
pub(crate) fn wilson(count: u32, total: u32) -> (f64, f64) {
    const Z: f64 = 1.959_963_984_540_054;
    let (total, share) = (f64::from(total), f64::from(count) / f64::from(total));
    let scale = 1.0 + Z * Z / total;
    let middle = share + Z * Z / (2.0 * total);
    let spread = Z * (share * (1.0 - share) / total + Z * Z / (4.0 * total * total)).sqrt();
    (((middle - spread) / scale).max(0.0), ((middle + spread) / scale).min(1.0))
}
