//! What a score is adjusted to, for both sides alike or for each its own.

use clap::{Args, ValueEnum};
use openroom_cards::{BySide, Side};
use openroom_lawbook::{Edition, Found, Provision, look_up};
use openroom_scoring::Ratio;
use openroom_tournament::{Adjusted, Awarded, Fault};

use crate::finish::Failure;
use crate::output::cut;
use crate::words::spoken;

pub(super) fn provision(text: &str) -> Result<Provision, String> {
    if let Some(found) = Provision::from_id(text) {
        return Ok(found);
    }
    let said = |key, name, list: &[&str]| {
        spoken().say(key, &[("text", cut(text, 40).into_owned()), (name, list.join(", "))])
    };
    match look_up(text, Edition::Laws2017) {
        Ok(Found::Provision(found)) => Ok(found),
        Ok(Found::Place(_, under)) => {
            let under: Vec<&str> = under.into_iter().map(Provision::id).collect();
            Err(said("event-heading", "under", &under))
        }
        Ok(Found::Elsewhere(found)) => {
            let near: Vec<&str> = found.into_iter().map(|(_, one)| one.id()).collect();
            Err(said("event-unknown-provision", "near", &near))
        }
        Err(unknown) if unknown.nearest.is_empty() => {
            Err(spoken().with("event-no-provision", "text", cut(text, 40)))
        }
        Err(unknown) => Err(said("event-unknown-provision", "near", &unknown.nearest)),
    }
}

pub(super) fn ratio(text: &str) -> Result<Ratio, String> {
    text.parse().map_err(|_: openroom_scoring::NotANumber| spoken().with("event-no-share", "text", text))
}

/// A side, as an offender.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
enum Offender {
    Ns,
    Ew,
    Both,
}

/// How far a side was at fault.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
enum Average {
    Plus,
    Even,
    Minus,
}

impl Average {
    fn award(self) -> Awarded {
        Awarded::Average(match self {
            Average::Plus => Fault::None,
            Average::Even => Fault::Partly,
            Average::Minus => Fault::Directly,
        })
    }
}

fn weighted(text: &str) -> Result<(Ratio, i32), String> {
    let wrong = || spoken().with("event-no-points", "text", text);
    let (weight, points) = text.split_once(':').unwrap_or(("1", text));
    Ok((ratio(weight)?, points.parse().map_err(|_| wrong())?))
}

/// One word of what a side is awarded.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Own {
    Points(Ratio, i32),
    Average(Average),
    Share(Ratio),
}

fn own(text: &str) -> Result<Own, String> {
    if let Ok(average) = Average::from_str(text, true) {
        return Ok(Own::Average(average));
    }
    if text.ends_with('%') {
        return ratio(text).map(Own::Share);
    }
    weighted(text)
        .map(|(weight, points)| Own::Points(weight, points))
        .map_err(|_| spoken().with("event-no-award", "text", text))
}

/// What a score is adjusted to.
#[derive(Args)]
pub(crate) struct Award {
    /// Points for North-South with their weights, such as 60%:420 40%:-50; East-West get the same with the other sign
    #[arg(long, num_args = 1.., allow_negative_numbers = true, value_parser = weighted, conflicts_with_all = ["average", "ns", "ew"])]
    points: Vec<(Ratio, i32)>,
    /// An artificial score: North-South, then East-West
    #[arg(long, num_args = 2, conflicts_with_all = ["ns", "ew"])]
    average: Vec<Average>,
    /// What North-South get, where the sides get different scores: points with weights, plus, even, minus, or 55%
    #[arg(long, num_args = 1.., allow_negative_numbers = true, value_parser = own, requires = "ew")]
    ns: Vec<Own>,
    /// What East-West get: the same, and points as North-South would write them
    #[arg(long, num_args = 1.., allow_negative_numbers = true, value_parser = own, requires = "ns")]
    ew: Vec<Own>,
    /// Who offended
    #[arg(long)]
    offender: Option<Offender>,
    /// The provision that it rests on
    #[arg(long, value_parser = provision, default_value = "12A1")]
    law: Provision,
}

impl Award {
    /// The adjusted score; none where nothing was said.
    pub(super) fn adjusted(&self) -> Result<Option<Adjusted>, Failure> {
        let awards = match (self.points.as_slice(), self.average.as_slice()) {
            ([], [ns, ew]) => BySide::new([ns.award(), ew.award()]),
            ([], _) if self.ns.is_empty() && self.ew.is_empty() => return Ok(None),
            ([], _) => BySide::new([side(&self.ns)?, side(&self.ew)?]),
            (points, _) => BySide::from_fn(|_| Awarded::Points(points.to_vec())),
        };
        let offenders = match self.offender {
            None => vec![],
            Some(Offender::Ns) => vec![Side::NorthSouth],
            Some(Offender::Ew) => vec![Side::EastWest],
            Some(Offender::Both) => Side::ALL.to_vec(),
        };
        Ok(Some(Adjusted { awards, offenders, by: self.law }))
    }
}

/// What the words for one side come to.
fn side(words: &[Own]) -> Result<Awarded, Failure> {
    match words {
        [Own::Average(average)] => Ok(average.award()),
        [Own::Share(share)] => Ok(Awarded::Share(share.clone())),
        words => {
            let points = words.iter().map(|word| match word {
                Own::Points(weight, points) => Ok((weight.clone(), *points)),
                Own::Average(_) | Own::Share(_) => Err(Failure::said("event-award-mixed", [])),
            });
            Ok(Awarded::Points(points.collect::<Result<_, _>>()?))
        }
    }
}

/// What a side was awarded, in a few signs: points as North-South write them.
pub(super) fn shown(award: &Awarded) -> String {
    match award {
        Awarded::Points(results) => match results.as_slice() {
            [(_, points)] => points.to_string(),
            results => {
                let each = results.iter().map(|(weight, points)| {
                    let percent = weight.clone() * Ratio::whole(100);
                    format!("{}%:{points}", percent.exact())
                });
                each.collect::<Vec<_>>().join(" ")
            }
        },
        Awarded::Average(Fault::None) => "A+".to_owned(),
        Awarded::Average(Fault::Partly) => "A".to_owned(),
        Awarded::Average(Fault::Directly) => "A−".to_owned(),
        Awarded::Share(share) => format!("{}%", (share.clone() * Ratio::whole(100)).exact()),
    }
}
