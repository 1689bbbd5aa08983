//! What a contract scores.

use openroom_cards::{Contract, Doubling, Outcome};
use openroom_lawbook::provisions::{L19D, L36C, L77Game, L77Passout};
use openroom_scoring::{Inadmissible, Item, Part, doubling_scored, items, score};

use super::number::{points, signed};
use super::{Forms, Sheet};
use crate::fault::Fault;
use crate::ground::{Check, Ordered};
use crate::words::Words;

pub(super) const ACTS: Forms = &[
    ("score OUTCOME", "`score 4SXN-1`, `score pass`; one order a part of the score"),
    ("score OUTCOME, double inadmissible", "found only after the opening lead was faced; or `redouble`"),
];

pub(super) const ORDERS: Forms = &[
    (
        "POINTS for tricks",
        "or `for overtricks`, `for game`, `for a part-score`, `for a slam`, `for making it doubled`",
    ),
    ("POINTS to the defenders", "undertricks"),
    ("game", "or `part-score`: what the trick points make"),
    ("doubled", "or `redoubled`: the values rise"),
    ("as OUTCOME", "the result that is scored"),
];

pub(super) const CHECKS: Forms = &[("worth POINTS", "the last result, for North-South")];

impl Sheet {
    pub(super) fn scores_result(&mut self, words: &mut Words<'_>) -> Result<Option<Vec<Ordered>>, Fault> {
        if !words.take("score") {
            return Ok(None);
        }
        let here = *words;
        let outcome: Outcome = words.read("a result (4SXN-1 or pass)", |word| word.parse().ok())?;
        let mut orders = Vec::new();
        let mut scored = outcome;
        for (name, call) in [("double", Inadmissible::Double), ("redouble", Inadmissible::Redouble)] {
            if words.take(&format!(", {name} inadmissible")) {
                scored = self.without(outcome, call);
                if scored != outcome {
                    orders.push(Ordered { by: L36C, words: format!("as {scored}") });
                }
            }
        }
        words.done()?;
        let wrong = |why| here.fault(format!("another number of tricks: {why}"));
        orders.extend(self.parts(scored).map_err(wrong)?);
        self.worth = Some(score(&scored, self.vulnerability).map_err(wrong)?);
        Ok(Some(orders))
    }

    fn without(&self, outcome: Outcome, call: Inadmissible) -> Outcome {
        match outcome {
            Outcome::PassedOut => outcome,
            Outcome::Played { contract, tricks } => {
                let doubling = doubling_scored(self.edition, contract.doubling, call);
                let doubling = doubling.unwrap_or(contract.doubling);
                Outcome::Played { contract: Contract { doubling, ..contract }, tricks }
            }
        }
    }

    fn parts(&self, outcome: Outcome) -> Result<Vec<Ordered>, openroom_scoring::TooManyTricks> {
        let Outcome::Played { contract, tricks } = outcome else {
            return Ok(vec![Ordered { by: L77Passout, words: "0".to_owned() }]);
        };
        let mut orders = Vec::new();
        for item in items(&contract, tricks, self.vulnerability)? {
            orders.push(Ordered { by: item.part.by(), words: words_of(item) });
            match item.part {
                Part::Game => orders.push(Ordered { by: L77Game, words: "game".to_owned() }),
                Part::PartScore => orders.push(Ordered { by: L77Game, words: "part-score".to_owned() }),
                Part::Tricks
                | Part::Overtricks
                | Part::Slam
                | Part::MadeDoubled
                | Part::Undertricks
                | Part::PassedOut => {}
            }
        }
        match contract.doubling {
            Doubling::Undoubled => {}
            Doubling::Doubled => orders.push(Ordered { by: L19D, words: "doubled".to_owned() }),
            Doubling::Redoubled => orders.push(Ordered { by: L19D, words: "redoubled".to_owned() }),
        }
        Ok(orders)
    }

    pub(super) fn check_worth(&self, mut words: Words<'_>) -> Result<Option<Check>, Fault> {
        if !words.take("worth") {
            return Ok(None);
        }
        let Some(worth) = self.worth else { return Err(words.fault("`score` before this line")) };
        let expected = points(&mut words)?;
        words.done()?;
        let line = |points: i32| format!("worth {}", signed(points));
        Ok(Some(Check { expected: line(expected), found: line(worth), by: Vec::new() }))
    }
}

fn words_of(item: Item) -> String {
    let points = item.points;
    match item.part {
        Part::Tricks => format!("{points} for tricks"),
        Part::Overtricks => format!("{points} for overtricks"),
        Part::Game => format!("{points} for game"),
        Part::PartScore => format!("{points} for a part-score"),
        Part::Slam => format!("{points} for a slam"),
        Part::MadeDoubled => format!("{points} for making it doubled"),
        Part::Undertricks => format!("{} to the defenders", -points),
        Part::PassedOut => points.to_string(),
    }
}
