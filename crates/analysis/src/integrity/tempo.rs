use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};

use super::look::{FIELDS, holm};
use super::{Association, FEWEST, LEVEL, LookError, Looks, association};

/// How often a pair was slow with and without a holding, and how often its peers were.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tempo {
    /// The pair.
    pub pair: String,
    /// Its cases: slow and not slow, each with and without the holding.
    pub own: [[u32; 2]; 2],
    /// The cases of its peers.
    pub peers: [[u32; 2]; 2],
}

/// What was found of one pair.
#[derive(Clone, PartialEq, Debug)]
pub struct TempoFinding {
    /// The pair.
    pub pair: String,
    /// Its cases.
    pub cases: u32,
    /// How tempo and holding go together with this pair.
    pub own: Association,
    /// How they go together with its peers.
    pub peers: Association,
    /// The odds ratio of the pair over that of its peers, with its limits at 95 per cent confidence.
    pub ratio: f64,
    /// The limits.
    pub limits: (f64, f64),
    /// How often a pair like its peers shows a ratio as high or higher, looked at alone.
    pub p: f64,
    /// The same corrected for all looks (Holm).
    pub corrected: f64,
}

/// What a look at tempo found.
#[derive(Clone, PartialEq, Debug)]
pub struct TempoReport {
    /// The pairs, in the order asked.
    pub findings: Vec<TempoFinding>,
    /// The looks that were corrected for, earlier ones counted.
    pub tests: usize,
    /// In how many of the simulated innocent fields some pair fell below the level.
    pub falsely_named: usize,
    /// How many innocent fields were simulated.
    pub fields: usize,
}

/// Records the look, then compares how tempo and holding go together with how they do for the peers.
pub fn examine_tempo(
    looks: &mut Looks,
    by: &str,
    ground: &str,
    pairs: &[Tempo],
    seed: u64,
) -> Result<TempoReport, LookError> {
    let earlier = looks.record(by, ground, pairs.iter().map(|tempo| tempo.pair.clone()).collect())?;
    let tests = earlier + pairs.len();
    let mut findings = Vec::with_capacity(pairs.len());
    for tempo in pairs {
        let [own, peers] = [tempo.own, tempo.peers].map(|counts| total(counts) as usize);
        if own < FEWEST {
            return Err(LookError::TooFew { pair: tempo.pair.clone(), decisions: own });
        }
        if peers < FEWEST {
            return Err(LookError::TooFewOfPeers { pair: tempo.pair.clone(), cases: peers });
        }
        findings.push(finding(tempo));
    }
    let corrected = holm(&findings.iter().map(|finding| finding.p).collect::<Vec<_>>(), tests);
    for (finding, corrected) in findings.iter_mut().zip(corrected) {
        finding.corrected = corrected;
    }
    let mut random = ChaCha20Rng::seed_from_u64(seed);
    let falsely_named = (0..FIELDS)
        .filter(|_| {
            let innocent: Vec<f64> =
                pairs.iter().map(|tempo| compared(like_peers(tempo, &mut random), tempo.peers).2).collect();
            holm(&innocent, tests).iter().any(|p| *p < LEVEL)
        })
        .count();
    Ok(TempoReport { findings, tests, falsely_named, fields: FIELDS })
}

fn finding(tempo: &Tempo) -> TempoFinding {
    let (ratio, limits, p) = compared(tempo.own, tempo.peers);
    TempoFinding {
        pair: tempo.pair.clone(),
        cases: total(tempo.own),
        own: association(tempo.own),
        peers: association(tempo.peers),
        ratio,
        limits,
        p,
        corrected: p,
    }
}

fn total(counts: [[u32; 2]; 2]) -> u32 {
    counts.as_flattened().iter().sum()
}

/// The smallest chance that is told: an approximation says nothing of smaller ones.
const SMALLEST: f64 = 1e-6;

/// The ratio of two odds ratios, its limits, and how often it comes as high by chance.
fn compared(own: [[u32; 2]; 2], peers: [[u32; 2]; 2]) -> (f64, (f64, f64), f64) {
    let log = |counts: [[u32; 2]; 2]| {
        let cells = counts.map(|row| row.map(|count| f64::from(count) + 0.5));
        let [[a, b], [c, d]] = cells;
        ((a * d / (b * c)).ln(), 1.0 / a + 1.0 / b + 1.0 / c + 1.0 / d)
    };
    let ((own, own_variance), (peers, peers_variance)) = (log(own), log(peers));
    let error = (own_variance + peers_variance).sqrt();
    let difference = own - peers;
    let limits = ((difference - 1.96 * error).exp(), (difference + 1.96 * error).exp());
    (difference.exp(), limits, above(difference / error).max(SMALLEST))
}

/// The cases of a pair as slow as this one whose holdings then come as its peers' do.
fn like_peers(tempo: &Tempo, random: &mut ChaCha20Rng) -> [[u32; 2]; 2] {
    let mut counts = [[0; 2]; 2];
    for (row, (own, peers)) in counts.iter_mut().zip(tempo.own.iter().zip(&tempo.peers)) {
        let share = (f64::from(peers[0]) + 0.5) / (f64::from(peers[0]) + f64::from(peers[1]) + 1.0);
        for _ in 0..own[0] + own[1] {
            let drawn = f64::from(random.next_u32()) / 4_294_967_296.0;
            row[usize::from(drawn >= share)] += 1;
        }
    }
    counts
}

/// The terms of the fit below, the highest power first.
const FIT: [f64; 10] = [
    0.170_872_77,
    -0.822_152_23,
    1.488_515_87,
    -1.135_203_98,
    0.278_868_07,
    -0.186_288_06,
    0.096_784_18,
    0.374_091_96,
    1.000_023_68,
    -1.265_512_23,
];

/// The chance that a normal number lies above this one: half of the complementary error function, by a
/// Chebyshev fit that is good to seven figures everywhere.
fn above(number: f64) -> f64 {
    let x = number.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.5 * x);
    let fit = FIT.iter().fold(0.0, |sum, term| sum * t + term);
    let tail = t * (fit - x * x).exp() / 2.0;
    if number < 0.0 { 1.0 - tail } else { tail }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_normal_tail() {
        for (number, chance) in
            [(0.0, 0.5), (1.0, 0.158_655_25), (1.96, 0.024_997_9), (-1.0, 0.841_344_75), (4.0, 3.167_12e-5)]
        {
            assert!((above(number) - chance).abs() < 1e-6 * (1.0 + chance), "{number}: {}", above(number));
        }
    }

    #[test]
    fn a_pair_whose_tempo_tells_stands_out_and_one_like_its_peers_does_not() {
        let peers = [[600, 400], [1500, 1500]];
        let told = |own| Tempo { pair: "a".to_owned(), own, peers };
        let mut looks = Looks::default();
        let report = examine_tempo(
            &mut looks,
            "committee",
            "complaint 7",
            &[told([[90, 10], [60, 140]]), told([[60, 40], [100, 100]])],
            1,
        )
        .unwrap();
        assert!(report.findings[0].corrected < LEVEL, "{report:?}");
        assert_eq!(report.findings[0].p.to_bits(), SMALLEST.to_bits(), "{report:?}");
        assert!(report.findings[1].corrected > 0.5, "{report:?}");
        assert!(report.falsely_named <= 20, "{report:?}");
        assert_eq!(looks.tests(), 2);
    }

    #[test]
    fn few_cases_are_refused_and_the_look_stays() {
        let mut looks = Looks::default();
        let few = Tempo { pair: "a".to_owned(), own: [[1, 2], [3, 4]], peers: [[600, 400], [1500, 1500]] };
        let refused = examine_tempo(&mut looks, "committee", "complaint 7", &[few], 1);
        assert_eq!(refused, Err(LookError::TooFew { pair: "a".to_owned(), decisions: 10 }));
        assert_eq!(looks.tests(), 1);
    }
}
