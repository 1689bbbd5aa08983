//! Contestants, and what is added to or taken from their totals.

use std::collections::HashMap;

use openroom_cards::Side;
use openroom_lawbook::provisions::{L90A, L91A};
use openroom_lawbook::{Edition, Provision};

use super::entry::provision;
use super::node::{Fields, Node};
use super::problem::{FileError, Problem};
use super::want;
use crate::said::said;
use crate::{Amount, Carried, CarryOver, Contestant, Extra, ExtraKind, Place, Ratio, Standing};

/// What is added to or taken from a total, as files call it.
pub(crate) const EXTRAS: [&str; 4] = ["penalty", "bonus", "carry_over", "handicap"];

/// The contestants of a file, and how to find them.
#[derive(Clone, Debug, Default)]
pub(crate) struct People {
    pub(crate) list: Vec<Contestant>,
    pub(crate) sections: Vec<String>,
    /// How many strata there are.
    pub(crate) strata: u8,
    places: HashMap<String, Place>,
}

/// The standings by their names.
pub(crate) const STANDINGS: [(&str, Standing); 4] = [
    ("ranked", Standing::Ranked),
    ("without standing", Standing::WithoutStanding),
    ("withdrawn", Standing::Withdrawn),
    ("disqualified", Standing::Disqualified),
];

/// A letter as a number: 0 for A.
pub(crate) fn letter(node: &Node, key: &str) -> Result<u8, FileError> {
    let letter: char = node.parse(key, want::LETTER)?;
    let place = u8::try_from(letter.to_ascii_uppercase()).unwrap_or(0).wrapping_sub(b'A');
    if place < 26 { Ok(place) } else { Err(node.not_a(key, want::LETTER)) }
}

/// The last number that was given to the extras of each contestant and kind.
#[derive(Clone, Debug, Default)]
pub(crate) struct Numbers(HashMap<(Place, &'static str), u32>);

impl Numbers {
    pub(crate) fn of(extras: &[Extra]) -> Numbers {
        let mut numbers = Numbers::default();
        for extra in extras {
            let last = numbers.0.entry((extra.contestant, extra.kind.key())).or_default();
            *last = extra.number.unwrap_or_default().max(*last);
        }
        numbers
    }

    /// Gives an extra the next number, which none before it had.
    pub(crate) fn number(&mut self, extra: &mut Extra) {
        let last = self.0.entry((extra.contestant, extra.kind.key())).or_default();
        *last += 1;
        extra.number = Some(*last);
    }
}

impl People {
    /// Reads them; `keys` are those that a contestant of this event may have beside the usual ones.
    pub(crate) fn read(fields: &Fields<'_>, keys: &[&'static str]) -> Result<People, FileError> {
        let mut people = People::default();
        let stated = strata(fields)?;
        for row in fields.rows("contestant")? {
            people.add(row, keys, stated)?;
        }
        if people.list.is_empty() {
            return Err(fields.fail(Problem::Missing("contestant")));
        }
        let lowest = people.list.iter().map(|one| one.stratum).max().unwrap_or_default();
        people.strata = lowest + 1;
        if stated.is_none() {
            people.without_gap(fields)?;
        }
        Ok(people)
    }

    /// Where no strata are stated, somebody is in each between the highest and the lowest.
    fn without_gap(&self, fields: &Fields<'_>) -> Result<(), FileError> {
        let empty = (1..self.strata).find(|place| self.list.iter().all(|one| one.stratum != *place));
        let Some(empty) = empty else { return Ok(()) };
        let rows = self.list.iter().zip(fields.rows("contestant")?);
        let mut below = rows.filter(|(one, _)| one.stratum > empty);
        let line = below.next().map_or(fields.line, |(_, row)| row.line);
        let why = said!(
            "bad-stratum-gap",
            "nobody is of stratum {stratum}, which is above this one; state the `strata` if that is right",
            stratum = char::from(b'A' + empty).to_string()
        );
        Err(FileError::at(line, Problem::Bad { key: "stratum".to_owned(), why }))
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

    fn add(&mut self, row: &Node, keys: &[&'static str], strata: Option<u8>) -> Result<(), FileError> {
        let usual: &[&'static str] = &["id", "name", "section", "stratum", "standing"];
        let fields = row.fields_of("contestant", &[usual, keys])?;
        let node = fields.need("id")?;
        let id = node.text("id", want::ID)?.trim().to_owned();
        if id.is_empty() {
            return Err(node.not_a("id", want::ID));
        }
        let section = fields.text_or_empty("section")?.trim().to_owned();
        if let (Some(node), true) = (fields.get("section"), section.is_empty()) {
            return Err(node.not_a("section", want::SECTION));
        }
        let section = self.section(&section);
        if self.sections.len() > usize::from(u16::MAX) {
            return Err(FileError::at(
                node.line,
                Problem::Scoring(said!("bad-sections", "too many sections")),
            ));
        }
        let sides = [("NS", Some(Side::NorthSouth)), ("EW", Some(Side::EastWest))];
        let stratum = match fields.get("stratum") {
            None => 0,
            Some(node) => match (letter(node, "stratum")?, strata) {
                (place, Some(strata)) if place >= strata => {
                    let last = char::from(b'A' + strata.saturating_sub(1));
                    return Err(node.bad(
                        "stratum",
                        said!("bad-strata", "the strata are A to {last}", last = last.to_string()),
                    ));
                }
                (place, _) => place,
            },
        };
        let contestant = Contestant {
            name: fields.text_or_empty("name")?,
            section,
            direction: fields.word_or("direction", &sides, None)?,
            stratum,
            standing: fields.word_or("standing", &STANDINGS, Standing::Ranked)?,
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
        let id = node.text(key, want::CONTESTANT)?.trim();
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
        let mut numbers = Numbers::default();
        for key in EXTRAS {
            for row in fields.rows(key)? {
                let mut extra = self.extra(row, key, edition, None)?;
                numbers.number(&mut extra);
                extras.push((row.line, extra));
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
            let number: Ratio = node.parse(unit, want::NUMBER)?;
            if kind.is_penalty() && number.is_negative() {
                return Err(node.bad(unit, said!("bad-penalty-sign", "a penalty is written without a sign")));
            }
            if kind == ExtraKind::Bonus && number.is_negative() {
                return Err(
                    node.bad(unit, said!("bad-bonus-sign", "a bonus is not below zero; write a penalty"))
                );
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
            number: None,
        })
    }
}

/// How many strata a file states: the letters from A.
fn strata(fields: &Fields<'_>) -> Result<Option<u8>, FileError> {
    let Some(node) = fields.get("strata") else { return Ok(None) };
    let list = node.list("strata", want::LETTERS)?;
    if list.is_empty() {
        return Err(node.bad("strata", said!("bad-no-strata", "there is at least one")));
    }
    for (place, node) in list.iter().enumerate() {
        if usize::from(letter(node, "strata")?) != place {
            return Err(
                node.bad("strata", said!("bad-strata-order", "the letters stand in their order from A"))
            );
        }
    }
    Ok(Some(list.len() as u8))
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
        part: fields.maybe("part", want::SHARE)?.unwrap_or(Ratio::ONE),
        most: fields.maybe("most", want::NUMBER)?,
        least: fields.maybe("least", want::NUMBER)?,
    };
    if let (Some(node), true) = (fields.get("part"), carry.part.is_negative() || carry.part > Ratio::ONE) {
        return Err(node.bad("part", said!("bad-part", "not between 0% and 100%")));
    }
    if let (Some(least), Some(most), Some(node)) = (&carry.least, &carry.most, fields.get("most"))
        && least > most
    {
        return Err(node.bad("most", said!("bad-least", "less than `least`")));
    }
    Ok(carry)
}
