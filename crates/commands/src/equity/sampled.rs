//! A sample shown: shares with their limits, the mean, suggested weights.

use std::io::{self, Write};

use clap::Args;
use openroom_analysis::equity::{Distribution, Knowledge, Sample, Told, sample};
use openroom_cards::{Contract, Outcome, Seat, Vulnerability};
use openroom_reasoning::Words;

use crate::files;
use crate::finish::Failure;
use crate::progress::Progress;
use crate::words;

/// What was known, and how many hands are drawn.
#[derive(Args, Debug)]
pub(super) struct Sampling {
    /// Who wonders: he sees his own hand
    #[arg(long, value_name = "SEAT")]
    viewer: Option<Seat>,

    /// Other hands that he sees, as declarer sees dummy; may be given several times
    #[arg(long, value_name = "SEAT")]
    sees: Vec<Seat>,

    /// What was told of a hand: "W: 12-14, S5+, H2-3, holds SA, lacks HK", several kinds parted by or
    #[arg(long, value_name = "TEXT")]
    told: Vec<Told>,

    /// How many layouts are drawn; 0 leaves the sample out
    #[arg(long, value_name = "N", default_value_t = 100)]
    samples: usize,

    /// The seed: the same draws the same layouts again
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
}

/// More would take hours.
const MOST: usize = 10_000;

impl Sampling {
    /// Who wonders and whose hands he sees beside his own, where nothing else is said.
    pub(super) fn viewer_or(&self, viewer: Seat, sees: &[Seat]) -> (Seat, Vec<Seat>) {
        let (viewer, sees) = match (self.viewer, self.sees.is_empty()) {
            (None, true) => (viewer, sees),
            (None, false) => (viewer, self.sees.as_slice()),
            (Some(viewer), _) => (viewer, self.sees.as_slice()),
        };
        let others = Seat::ALL.into_iter().filter(|seat| *seat != viewer && sees.contains(seat));
        (viewer, others.collect())
    }

    /// The layouts; none where none are wanted.
    pub(super) fn draw(&self, knowledge: Knowledge) -> Result<Option<(Knowledge, Sample)>, Failure> {
        if self.samples == 0 {
            return Ok(None);
        }
        if self.samples > MOST {
            return Err(Failure::said("err-samples", [("n", MOST.to_string())]));
        }
        let told = self.told.iter().fold(knowledge, |known, told| known.told(told.seat, told.one_of.clone()));
        let drawn = sample(&told, self.samples, self.seed).map_err(files::no_sample)?;
        Ok(Some((told, drawn)))
    }

    /// Says how the sample was drawn.
    pub(super) fn write(
        &self,
        out: &mut dyn Write,
        sample: &Sample,
        (viewer, sees): (Seat, &[Seat]),
        w: Words,
    ) -> io::Result<()> {
        let sees = std::iter::once(viewer).chain(sees.iter().copied()).map(|seat| words::seat(w, seat));
        let said = [
            ("found", sample.hands.len().to_string()),
            ("who", words::seat(w, viewer).to_owned()),
            ("seen", sees.collect::<Vec<_>>().join(", ")),
            ("tries", sample.tries.to_string()),
            ("seed", sample.seed.to_string()),
        ];
        writeln!(out, "{}", w.say("equity-over", &said))?;
        if sample.hands.len() < self.samples {
            writeln!(out, "  {}", w.with("equity-rare", "n", self.samples))?;
        }
        Ok(())
    }
}

/// The tricks of each layout by `solve`, some at a time so that the bar moves.
pub(super) fn results<T>(all: &[T], solve: impl Fn(&[T]) -> Vec<u8>) -> Distribution {
    let bar = Progress::new(all.len());
    let mut tricks = Vec::with_capacity(all.len());
    for some in all.chunks(8) {
        tricks.extend(solve(some));
        bar.did(some.len());
    }
    tricks.into_iter().collect()
}

/// Each number of tricks with its share and the limits of the share, and the mean.
pub(super) fn shares(out: &mut dyn Write, results: &Distribution, w: Words) -> io::Result<()> {
    for share in results.shares() {
        let percent = |part: f64| format!("{:.0}%", part * 100.0);
        let said = [
            ("n", share.tricks.to_string()),
            ("share", percent(share.share)),
            ("low", percent(share.limits.0)),
            ("high", percent(share.limits.1)),
        ];
        writeln!(out, "  {}", w.say("equity-share-of", &said))?;
    }
    let Some((mean, error)) = results.mean() else { return Ok(()) };
    let said = [("mean", format!("{mean:.2}")), ("error", format!("{:.2}", 1.96 * error))];
    writeln!(out, "  {}", w.say("equity-mean-is", &said))
}

/// Weights from which the Director may start, with the scores that they weigh.
pub(super) fn weights(
    out: &mut dyn Write,
    results: &Distribution,
    contract: Contract,
    vulnerability: Vulnerability,
    w: Words,
) -> io::Result<()> {
    writeln!(out, "{}:", w.t("equity-weights"))?;
    for weight in results.weights(&contract, vulnerability) {
        let outcome = Outcome::Played { contract, tricks: weight.tricks };
        let points = w.with("equity-points", "points", format!("{:+}", weight.score));
        writeln!(out, "  {}% × {outcome} ({points})", weight.percent)?;
    }
    Ok(())
}
