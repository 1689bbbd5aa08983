//! Contestants, and what is added to or taken from their totals.

use std::collections::HashMap;

use openroom_cards::Side;
use openroom_lawbook::Provision;
use openroom_lawbook::provisions::{L90A, L91A};

use super::node::{Fields, Node};
use super::problem::{FileError, Problem};
use crate::{Amount, CarryOver, Contestant, Extra, ExtraKind, Place, Ratio, Standing};

/// The contestants of a file, and how to find them.
#[derive(Clone, Debug, Default)]
pub(crate) struct People {
    pub(crate) list: Vec<Contestant>,
    pub(crate) sections: Vec<String>,
    places: HashMap<String, Place>,
}

impl People {
    pub(crate) fn read(fields: &Fields<'_>) -> Result<People, FileError> {
        let mut people = People::default();
        for row in fields.rows("contestant")? {
            people.add(row)?;
        }
        if people.list.is_empty() {
            return Err(fields.fail(Problem::Missing("contestant")));
        }
        Ok(people)
    }

    fn add(&mut self, row: &Node) -> Result<(), FileError> {
        let keys = &["id", "name", "section", "direction", "stratum", "standing"];
        let fields = row.fields("contestant", keys)?;
        let node = fields.need("id")?;
        let id = node.text("id", "a number or a name")?.trim().to_owned();
        let section = fields.text_or_empty("section")?;
        let section = self.section(&section);
        let standing = [
            ("ranked", Standing::Ranked),
            ("without standing", Standing::WithoutStanding),
            ("withdrawn", Standing::Withdrawn),
            ("disqualified", Standing::Disqualified),
        ];
        let sides = [("NS", Some(Side::NorthSouth)), ("EW", Some(Side::EastWest))];
        let stratum = match fields.get("stratum") {
            None => 0,
            Some(node) => {
                let letter: char = node.parse("stratum", "a letter from A")?;
                let place = u8::try_from(letter.to_ascii_uppercase()).unwrap_or(0).wrapping_sub(b'A');
                if place < 26 { place } else { return Err(node.not_a("stratum", "a letter from A")) }
            }
        };
        let contestant = Contestant {
            name: fields.text_or_empty("name")?,
            section,
            direction: fields.word_or("direction", &sides, None)?,
            stratum,
            standing: fields.word_or("standing", &standing, Standing::Ranked)?,
            id: id.clone(),
        };
        let place = self.list.len() as Place;
        self.list.push(contestant);
        match self.places.insert(id.clone(), place) {
            None => Ok(()),
            Some(_) => Err(FileError::at(node.line, Problem::SameContestant(id))),
        }
    }

    fn section(&mut self, name: &str) -> u16 {
        let found = self.sections.iter().position(|section| section == name);
        found.unwrap_or_else(|| {
            self.sections.push(name.to_owned());
            self.sections.len() - 1
        }) as u16
    }

    pub(crate) fn find(&self, node: &Node, key: &str) -> Result<Place, FileError> {
        let id = node.text(key, "the number of a contestant")?.trim();
        let place = self.places.get(id).copied();
        place.ok_or_else(|| FileError::at(node.line, Problem::NoContestant(id.to_owned())))
    }

    /// Penalties, bonus, carry-over and handicaps.
    pub(crate) fn extras(&self, fields: &Fields<'_>) -> Result<Vec<(usize, Extra)>, FileError> {
        let kinds = [
            ("penalty", ExtraKind::Procedural),
            ("bonus", ExtraKind::Bonus),
            ("carry_over", ExtraKind::CarryOver),
            ("handicap", ExtraKind::Handicap),
        ];
        let mut extras = Vec::new();
        for (key, kind) in kinds {
            for row in fields.rows(key)? {
                extras.push((row.line, self.extra(row, key, kind)?));
            }
        }
        Ok(extras)
    }

    fn extra(&self, row: &Node, key: &str, kind: ExtraKind) -> Result<Extra, FileError> {
        let keys = &[
            "contestant",
            "kind",
            "score",
            "tops",
            "session",
            "vp",
            "by",
            "reason",
            "part",
            "most",
            "least",
        ];
        let fields = row.fields(key, keys)?;
        let contestant = self.find(fields.need("contestant")?, "contestant")?;
        let kinds = [("procedural", ExtraKind::Procedural), ("disciplinary", ExtraKind::Disciplinary)];
        let kind = match (kind, fields.get("kind")) {
            (ExtraKind::Procedural, Some(node)) => node.word("kind", &kinds)?,
            (_, Some(_)) => return Err(fields.fail(Problem::Clash("kind", "bonus"))),
            (kind, None) => kind,
        };
        let carry = carry_over(&fields)?;
        let units: [Unit; 4] = [
            ("score", Amount::Score),
            ("tops", Amount::Tops),
            ("session", Amount::Session),
            ("vp", Amount::VictoryPoints),
        ];
        let mut amount = None;
        for (unit, of) in units {
            let Some(node) = fields.get(unit) else { continue };
            if amount.is_some() {
                return Err(FileError::at(node.line, Problem::Clash(unit, "score")));
            }
            let number: Ratio = node.read(unit, "a number")?;
            if kind.is_penalty() && number.is_negative() {
                return Err(node.bad(unit, "a penalty is written without a sign"));
            }
            amount = Some(of(carry.of(&number)));
        }
        let by = match fields.get("by") {
            None => usual(kind),
            Some(node) => {
                let text = node.text("by", "a provision of the Laws")?;
                Some(
                    Provision::from_id(text.trim())
                        .ok_or_else(|| node.not_a("by", "a provision of the Laws"))?,
                )
            }
        };
        let amount = amount.ok_or_else(|| fields.fail(Problem::Missing("score")))?;
        Ok(Extra { contestant, kind, amount, by, reason: fields.text_or_empty("reason")? })
    }
}

/// A key and the amount it makes of a number.
type Unit = (&'static str, fn(Ratio) -> Amount);

fn usual(kind: ExtraKind) -> Option<Provision> {
    match kind {
        ExtraKind::Procedural => Some(L90A),
        ExtraKind::Disciplinary => Some(L91A),
        ExtraKind::Bonus | ExtraKind::CarryOver | ExtraKind::Handicap => None,
    }
}

fn carry_over(fields: &Fields<'_>) -> Result<CarryOver, FileError> {
    Ok(CarryOver {
        part: fields.maybe("part", "a share such as 50%")?.unwrap_or(Ratio::ONE),
        most: fields.maybe("most", "a number")?,
        least: fields.maybe("least", "a number")?,
    })
}
