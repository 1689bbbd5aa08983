//! What stands behind `score` blocks: results, and what they are worth.

mod adjusted;
mod compared;
mod number;
mod result;
mod revoke;
#[cfg(test)]
mod tests;

use openroom_cards::Vulnerability;
use openroom_lawbook::Edition;
use openroom_lawbook::regulations::Regulations;
use openroom_laws::law64::Established;
use openroom_scoring::{Ratio, Unit};

use crate::document::Header;
use crate::fault::Fault;
use crate::ground::{Asked, Chapter, Did, Differs, Driver, Entry, Ground};
use crate::line::Who;
use crate::settings::regulations;
use crate::words::Words;

/// Blocks of kind `score`.
pub(crate) struct Scores;

/// Forms of lines and what they mean.
type Forms = &'static [(&'static str, &'static str)];

impl Driver for Scores {
    fn begin(&self, edition: Edition, header: &Header) -> Result<Box<dyn Ground>, Fault> {
        Ok(Box::new(Sheet::new(edition, regulations(header)?)))
    }

    fn vocabulary(&self) -> Vec<Entry> {
        let lists = [
            (Chapter::Beginnings, BEGINNINGS),
            (Chapter::Beginnings, compared::BEGINNINGS),
            (Chapter::Beginnings, revoke::BEGINNINGS),
            (Chapter::Acts, result::ACTS),
            (Chapter::Acts, compared::ACTS),
            (Chapter::Acts, adjusted::ACTS),
            (Chapter::Acts, revoke::ACTS),
            (Chapter::Orders, result::ORDERS),
            (Chapter::Orders, compared::ORDERS),
            (Chapter::Orders, adjusted::ORDERS),
            (Chapter::Orders, revoke::ORDERS),
            (Chapter::Checks, result::CHECKS),
        ];
        lists
            .into_iter()
            .flat_map(|(chapter, list)| {
                list.iter().map(move |(form, meaning)| Entry { chapter, form, meaning })
            })
            .collect()
    }
}

const BEGINNINGS: Forms = &[
    ("SIDE vulnerable", "SIDE is `none`, `NS`, `EW` or `both`; nobody is unless the block says so"),
    ("unit 1", "one matchpoint for a better score and one half for an equal one"),
];

/// What a block has said so far.
struct Sheet {
    edition: Edition,
    regulations: Regulations,
    vulnerability: Vulnerability,
    unit: Unit,
    /// Groups of scores for North-South that are compared with one another; more than one on a fouled board.
    scores: Vec<Vec<openroom_scoring::Weighted>>,
    revoke: Option<Established>,
    /// What the last result is worth to North-South.
    worth: Option<i32>,
}

impl Sheet {
    fn new(edition: Edition, regulations: Regulations) -> Sheet {
        Sheet {
            edition,
            unit: regulations.scores.matchpoint_unit.into(),
            regulations,
            vulnerability: Vulnerability::None,
            scores: Vec::new(),
            revoke: None,
            worth: None,
        }
    }

    fn averages(&self) -> openroom_scoring::Averages {
        let imps = Ratio::from(u32::from(self.regulations.scores.imp_average_plus_minus.0));
        openroom_scoring::Averages { imps, ..openroom_scoring::Averages::default() }
    }

    fn begins(&mut self, words: &mut Words<'_>) -> Result<bool, Fault> {
        let sides = [
            ("none", Vulnerability::None),
            ("NS", Vulnerability::NorthSouth),
            ("EW", Vulnerability::EastWest),
            ("both", Vulnerability::Both),
        ];
        for (word, vulnerability) in sides {
            if words.take(&format!("{word} vulnerable")) {
                self.vulnerability = vulnerability;
                words.done()?;
                return Ok(true);
            }
        }
        if words.take("unit") {
            words.expect("1")?;
            words.done()?;
            self.unit = Unit::One;
            return Ok(true);
        }
        Ok(false)
    }
}

impl Ground for Sheet {
    fn act(&mut self, who: Who, words: Words<'_>) -> Result<Did, Fault> {
        self.revokes(who, words)
    }

    fn state(&mut self, mut words: Words<'_>) -> Result<Did, Fault> {
        if self.begins(&mut words)? || self.compares(&mut words)? || self.describes_revoke(&mut words)? {
            return Ok(Did::Prepared);
        }
        if let Some(check) = self.check_worth(words)? {
            return Ok(Did::Checked(check));
        }
        for does in [Sheet::scores_result, Sheet::transfers, Sheet::compared, Sheet::adjusted] {
            if let Some(orders) = does(self, &mut words)? {
                return Ok(Did::Acted(orders));
            }
        }
        Err(words.fault("a line of a score block"))
    }

    fn questions(&self) -> Vec<Asked> {
        Vec::new()
    }

    fn waits(&self) -> Vec<Asked> {
        Vec::new()
    }

    fn answer(&mut self, _: usize, words: Words<'_>) -> Result<Did, Fault> {
        Err(words.fault("no answer: a score block asks nothing"))
    }

    fn rebuild(&mut self) -> Result<(), Differs> {
        Ok(())
    }
}
