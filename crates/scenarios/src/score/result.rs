//! What a contract scores.

use openroom_cards::{Contract, Doubling, Outcome};
use openroom_lawbook::Provision;
use openroom_lawbook::provisions::{L19D, L36C, L77Game, L77Passout};
use openroom_scoring::{Inadmissible, Part, doubling_scored, items, score};

use super::number::points;
use super::{Forms, Sheet};
use crate::fault::Fault;
use crate::ground::Check;
use crate::words::Words;

pub(super) const CHECKS: Forms = &[
    ("OUTCOME scores POINTS", "for North-South: `4SXN-1 scores -100`, `pass scores 0`"),
    ("OUTCOME gives PARTS", "for declarer's side: `2HXN= gives 120 tricks, 300 game, 50 made doubled`"),
    (
        "OUTCOME, double inadmissible, scores POINTS",
        "found only after the opening lead was faced; or `redouble`",
    ),
];

impl Sheet {
    pub(super) fn check_result(&self, mut words: Words<'_>) -> Result<Option<Check>, Fault> {
        let outcome: Outcome = words.read("a result (4SXN-1 or pass)", |word| word.parse().ok())?;
        let mut cited = Vec::new();
        let mut text = outcome.to_string();
        let mut scored = outcome;
        for (name, call) in [("double", Inadmissible::Double), ("redouble", Inadmissible::Redouble)] {
            if words.take(&format!(", {name} inadmissible ,")) {
                scored = self.without(outcome, call);
                text += &format!(", {name} inadmissible,");
                cited.extend((scored != outcome).then_some(L36C));
            }
        }
        let here = words;
        let wrong = |why| here.fault(format!("another number of tricks: {why}"));
        cited.extend(cited_by(&scored, self).map_err(wrong)?);
        if words.take("gives") {
            let expected = words.rest();
            let found = self.parts(&scored).map_err(wrong)?;
            return Ok(Some(Check {
                expected: format!("{text} gives {expected}"),
                found: format!("{text} gives {found}"),
                by: cited,
            }));
        }
        words.expect("scores")?;
        let expected = points(&mut words)?;
        words.done()?;
        let found = score(&scored, self.vulnerability).map_err(wrong)?;
        let line = |points: i32| format!("{text} scores {}", signed(points));
        Ok(Some(Check { expected: line(expected), found: line(found), by: cited }))
    }

    fn without(&self, outcome: Outcome, call: Inadmissible) -> Outcome {
        match outcome {
            Outcome::PassedOut => outcome,
            Outcome::Played { contract, tricks } => {
                let doubling =
                    doubling_scored(self.edition, contract.doubling, call).unwrap_or(contract.doubling);
                Outcome::Played { contract: Contract { doubling, ..contract }, tricks }
            }
        }
    }

    fn parts(&self, outcome: &Outcome) -> Result<String, openroom_scoring::TooManyTricks> {
        let Outcome::Played { contract, tricks } = outcome else { return Ok("nothing".to_owned()) };
        let items = items(contract, *tricks, self.vulnerability)?;
        let parts: Vec<String> = items.iter().map(|item| format!("{} {}", item.points, item.part)).collect();
        Ok(parts.join(", "))
    }
}

fn signed(points: i32) -> String {
    if points == 0 { "0".to_owned() } else { format!("{points:+}") }
}

fn cited_by(outcome: &Outcome, sheet: &Sheet) -> Result<Vec<Provision>, openroom_scoring::TooManyTricks> {
    let Outcome::Played { contract, tricks } = outcome else { return Ok(vec![L77Passout]) };
    let items = items(contract, *tricks, sheet.vulnerability)?;
    let mut cited: Vec<Provision> = items.iter().map(|item| item.part.by()).collect();
    if items.iter().any(|item| matches!(item.part, Part::Game | Part::PartScore)) {
        cited.push(L77Game);
    }
    if contract.doubling != Doubling::Undoubled {
        cited.push(L19D);
    }
    Ok(cited)
}
