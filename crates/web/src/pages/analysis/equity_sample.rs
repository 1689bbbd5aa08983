//! Hands drawn at random that fit what was known, and what they lead to.

use openroom_analysis::double_dummy::Solvers;
use openroom_analysis::equity::{
    Distribution, HandConstraint, History, Knowledge, SampleError, contract_results, kinds, position_results,
    sample,
};
use openroom_cards::{BySeat, Contract, Outcome, Seat, Vulnerability};
use openroom_scoring::score;

use super::makeable::signed;
use crate::acts::clean;
use crate::visitor::Query;
use crate::words::Words;

/// How many layouts may be drawn.
pub(super) const SIZES: [usize; 4] = [20, 50, 100, 200];

/// What is to be drawn.
#[derive(Clone)]
pub(super) struct Wanted {
    pub(super) viewer: Seat,
    pub(super) sees_dummy: bool,
    pub(super) told: BySeat<String>,
    pub(super) size: usize,
    pub(super) seed: u64,
    pub(super) from: From,
}

/// From where the hands are played out.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum From {
    /// The opening lead.
    Contract,
    /// The point of the play that is looked at.
    Point,
}

impl Wanted {
    /// What the form says; none where nothing was asked for yet.
    pub(super) fn read(query: &Query, viewer: Seat) -> (Wanted, Option<usize>) {
        let told = |seat: Seat| clean(query.get(&format!("told-{}", seat.letter())).unwrap_or_default());
        let asked = query.get("samples").and_then(|text| text.parse().ok());
        let asked = asked.filter(|size| SIZES.contains(size));
        let wanted = Wanted {
            viewer: query.get("viewer").and_then(|text| text.parse().ok()).unwrap_or(viewer),
            sees_dummy: query.get("blind").is_none(),
            told: BySeat::from_fn(told),
            size: asked.unwrap_or(50),
            seed: query.get("seed").and_then(|text| text.parse().ok()).unwrap_or(1),
            from: if query.get("from") == Some("point") { From::Point } else { From::Contract },
        };
        (wanted, asked)
    }

    /// What was told of each hand; the seat of one whose words tell nothing.
    fn constraints(&self) -> Result<BySeat<Vec<HandConstraint>>, Seat> {
        let mut all = BySeat::default();
        for seat in Seat::ALL.into_iter().filter(|seat| !self.told[*seat].is_empty()) {
            all[seat] = kinds(&self.told[seat]).map_err(|_| seat)?;
        }
        Ok(all)
    }
}

/// Why nothing was drawn.
pub(super) enum NotDrawn {
    /// The words about this hand tell nothing.
    Words(Seat),
    /// The hand does not fit them, though it is seen.
    Contradiction(Seat),
    /// Too few hands fit.
    NoneFound,
}

impl NotDrawn {
    pub(super) fn sentence(&self, w: Words) -> String {
        match self {
            NotDrawn::Words(seat) => w.with("equity-wrong-words", "who", w.seat(seat)),
            NotDrawn::Contradiction(seat) => w.with("equity-contradiction", "who", w.seat(seat)),
            NotDrawn::NoneFound => w.t("equity-none-found"),
        }
    }
}

/// Declarer's tricks over the layouts, how many of them, of how many drawn.
pub(super) struct Drawn {
    pub(super) results: Distribution,
    pub(super) found: usize,
    pub(super) tries: u64,
}

/// Draws the layouts and plays them out double dummy.
pub(super) fn draw(
    solvers: &Solvers,
    wanted: &Wanted,
    contract: &Contract,
    point: History,
) -> Result<Drawn, NotDrawn> {
    let told = wanted.constraints().map_err(NotDrawn::Words)?;
    let dummy = contract.declarer.partner();
    let sees = if wanted.sees_dummy { vec![dummy] } else { vec![] };
    let mut knowledge = Knowledge::of(point, wanted.viewer, &sees);
    for seat in Seat::ALL {
        if !told[seat].is_empty() {
            knowledge = knowledge.told(seat, told[seat].clone());
        }
    }
    let drawn = sample(&knowledge, wanted.size, wanted.seed).map_err(|why| match why {
        SampleError::Contradiction(seat) => NotDrawn::Contradiction(seat),
        SampleError::NoneFound(_) => NotDrawn::NoneFound,
    })?;
    let (found, tries) = (drawn.hands.len(), drawn.tries);
    let results = match wanted.from {
        From::Contract => contract_results(solvers, &drawn.deals(), contract),
        From::Point => {
            let of_viewer = position_results(solvers, &drawn, &knowledge);
            let declares = wanted.viewer.side() == contract.declarer.side();
            let of_declarer = |tricks: u8| if declares { tricks } else { 13 - tricks };
            let all = of_viewer.shares();
            let counts = all.iter().flat_map(|one| vec![of_declarer(one.tricks); one.count as usize]);
            counts.collect()
        }
    };
    Ok(Drawn { results, found, tries })
}

/// A result with its share, the limits of the share and the score of North-South.
pub(crate) struct ShareShown {
    pub(crate) tricks: u8,
    pub(crate) percent: String,
    /// For a bar.
    pub(crate) part: String,
    pub(crate) limits: String,
    pub(crate) points: String,
}

/// What is shown of a sample.
pub(crate) struct SampleShown {
    pub(crate) about: String,
    pub(crate) shares: Vec<ShareShown>,
    pub(crate) mean: String,
    /// Suggested weights: per cent, the result, the score of North-South.
    pub(crate) weights: Vec<(u8, String, String)>,
}

impl SampleShown {
    pub(super) fn of(
        w: Words,
        wanted: &Wanted,
        drawn: &Drawn,
        contract: &Contract,
        vulnerability: Vulnerability,
    ) -> SampleShown {
        let percent = |share: f64| format!("{:.0} %", share * 100.0);
        let points = |tricks: u8| {
            let outcome = Outcome::Played { contract: *contract, tricks };
            score(&outcome, vulnerability).map_or_else(|_| String::new(), signed)
        };
        let shares = drawn.results.shares();
        let about = [
            ("found", drawn.found.to_string()),
            ("tries", drawn.tries.to_string()),
            ("seed", wanted.seed.to_string()),
            ("who", w.seat(wanted.viewer).to_owned()),
        ];
        let mean = drawn.results.mean().map_or_else(String::new, |(mean, error)| {
            let values = [("mean", decimal(w, mean)), ("error", decimal(w, 1.96 * error))];
            w.say("equity-mean", &values)
        });
        let weights = drawn.results.weights(contract, vulnerability);
        SampleShown {
            about: w.say("equity-about", &about),
            shares: shares
                .iter()
                .map(|share| ShareShown {
                    tricks: share.tricks,
                    percent: percent(share.share),
                    part: format!("{:.3}", share.share),
                    limits: format!("{}–{}", percent(share.limits.0), percent(share.limits.1)),
                    points: points(share.tricks),
                })
                .collect(),
            mean,
            weights: weights
                .iter()
                .map(|one| (one.percent, w.count("equity-tricks", one.tricks), signed(one.score)))
                .collect(),
        }
    }
}

/// A number with two places, as this language writes it.
fn decimal(w: Words, number: f64) -> String {
    let text = format!("{number:.2}");
    match w.language() {
        openroom_lawbook::Language::En => text,
        openroom_lawbook::Language::Et
        | openroom_lawbook::Language::Fi
        | openroom_lawbook::Language::Pl
        | openroom_lawbook::Language::De
        | openroom_lawbook::Language::Nb => text.replace('.', ","),
    }
}
