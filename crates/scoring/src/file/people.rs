//! Contestants, and what is added to or taken from their totals.

use std::collections::HashMap;

use openroom_cards::Side;
use openroom_lawbook::provisions::{L90A, L91A};
use openroom_lawbook::{Edition, Provision};

use super::entry::provision;
use super::node::{Fields, Node};
use super::problem::{FileError, Problem};
use crate::{Amount, Carried, CarryOver, Contestant, Extra, ExtraKind, Place, Ratio, Standing};

/// What is added to or taken from a total, as files call it.
pub(crate) const EXTRAS: [&str; 4] = ["penalty", "bonus", "carry_over", "handicap"];

/// The contestants of a file, and how to find them.
#[derive(Clone, Debug, Default)]
pub(crate) struct People {
    pub(crate) list: Vec<Contestant>,
    pub(crate) sections: Vec<String>,
    places: HashMap<String, Place>,
}

impl People {
    /// Reads them; `keys` are those that a contestant of this event may have beside the usual ones.
    pub(crate) fn read(fields: &Fields<'_>, keys: &[&'static str]) -> Result<People, FileError> {
        let mut people = People::default();
        for row in fields.rows("contestant")? {
            people.add(row, keys)?;
        }
        if people.list.is_empty() {
            return Err(fields.fail(Problem::Missing("contestant")));
        }
        Ok(people)
    }

    /// Where contestants are compared by sections, each must have one.
    pub(crate) fn in_sections(&self, fields: &Fields<'_>) -> Result<(), FileError> {
        let none = self.list.iter().zip(fields.rows("contestant")?);
        let without = |contestant: &Contestant| self.sections[usize::from(contestant.section)].is_empty();
        match none.into_iter().find(|(contestant, _)| without(contestant)) {
            Some((_, row)) => Err(FileError::at(row.line, Problem::Missing("section"))),
            None => Ok(()),
        }
    }

    fn add(&mut self, row: &Node, keys: &[&'static str]) -> Result<(), FileError> {
        let usual: &[&'static str] = &["id", "name", "section", "stratum", "standing"];
        let fields = row.fields_of("contestant", &[usual, keys])?;
        let node = fields.need("id")?;
        let id = node.text("id", "a number or a name")?.trim().to_owned();
        if id.is_empty() {
            return Err(node.not_a("id", "a number or a name"));
        }
        let section = fields.text_or_empty("section")?.trim().to_owned();
        if let (Some(node), true) = (fields.get("section"), section.is_empty()) {
            return Err(node.not_a("section", "the name of a section"));
        }
        let section = self.section(&section);
        if self.sections.len() > usize::from(u16::MAX) {
            return Err(FileError::at(node.line, Problem::Scoring("too many sections".to_owned())));
        }
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
    pub(crate) fn extras(
        &self,
        fields: &Fields<'_>,
        edition: Edition,
    ) -> Result<Vec<(usize, Extra)>, FileError> {
        let mut extras = Vec::new();
        for key in EXTRAS {
            for row in fields.rows(key)? {
                extras.push((row.line, self.extra(row, key, edition, None)?));
            }
        }
        Ok(extras)
    }

    /// One of them; a correction says itself whose it is.
    pub(crate) fn extra(
        &self,
        row: &Node,
        key: &str,
        edition: Edition,
        whose: Option<Place>,
    ) -> Result<Extra, FileError> {
        let kind = match key {
            "bonus" => ExtraKind::Bonus,
            "carry_over" => ExtraKind::CarryOver,
            "handicap" => ExtraKind::Handicap,
            _ => ExtraKind::Procedural,
        };
        let keys: &[&'static str] = &["score", "tops", "session", "vp", "by", "reason"];
        let who: &[&'static str] = if whose.is_none() { &["contestant"] } else { &[] };
        let own: &[&'static str] = match kind {
            ExtraKind::Procedural | ExtraKind::Disciplinary => &["kind"],
            ExtraKind::CarryOver => &["part", "most", "least"],
            ExtraKind::Bonus | ExtraKind::Handicap => &[],
        };
        let fields = row.fields_of(key, &[who, keys, own])?;
        let contestant = match whose {
            Some(whose) => whose,
            None => self.find(fields.need("contestant")?, "contestant")?,
        };
        let kinds = [("procedural", ExtraKind::Procedural), ("disciplinary", ExtraKind::Disciplinary)];
        let kind = match (kind, fields.get("kind")) {
            (ExtraKind::Procedural, Some(node)) => node.word("kind", &kinds)?,
            (kind, _) => kind,
        };
        let carry = carry_over(&fields)?;
        let units: [Unit; 4] = [
            ("score", Amount::Score),
            ("tops", Amount::Tops),
            ("session", Amount::Session),
            ("vp", Amount::VictoryPoints),
        ];
        let mut from = None;
        for (unit, of) in units {
            let Some(node) = fields.get(unit) else { continue };
            if from.is_some() {
                return Err(FileError::at(node.line, Problem::Clash(unit, "score")));
            }
            let number: Ratio = node.read(unit, "a number")?;
            if kind.is_penalty() && number.is_negative() {
                return Err(node.bad(unit, "a penalty is written without a sign"));
            }
            if kind == ExtraKind::Bonus && number.is_negative() {
                return Err(node.bad(unit, "a bonus is not below zero; write a penalty"));
            }
            from = Some(of(number));
        }
        let by = match fields.get("by") {
            None => usual(kind),
            Some(node) => Some(provision(node, edition)?),
        };
        let from = from.ok_or_else(|| fields.fail(Problem::Missing("score")))?;
        let carried = Carried { from: from.clone(), by: carry };
        let reason = fields.text_or_empty("reason")?;
        let reckoned = ["part", "most", "least"].iter().any(|key| fields.get(key).is_some());
        Ok(Extra {
            contestant,
            kind,
            amount: carried.amount(),
            by,
            reason,
            carried: reckoned.then_some(carried),
        })
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
    let carry = CarryOver {
        part: fields.maybe("part", "a share such as 50%")?.unwrap_or(Ratio::ONE),
        most: fields.maybe("most", "a number")?,
        least: fields.maybe("least", "a number")?,
    };
    if let (Some(node), true) = (fields.get("part"), carry.part.is_negative() || carry.part > Ratio::ONE) {
        return Err(node.bad("part", "not between 0% and 100%"));
    }
    if let (Some(least), Some(most), Some(node)) = (&carry.least, &carry.most, fields.get("most"))
        && least > most
    {
        return Err(node.bad("most", "less than `least`"));
    }
    Ok(carry)
}
