//! Corrections of a session of pairs or of an individual event, as a file writes them.

use std::num::NonZeroU32;

use openroom_cards::{Seat, Side};

use super::correct::{Chair, Change, ExtraChange, Planned};
use super::entry::{Ground, KEYS, entry};
use super::moment::InOrder;
use super::node::{Fields, Node};
use super::pairs::{PairsSession, Reading, Seating, fits, form};
use super::people::{EXTRAS, Numbers, People, STANDINGS};
use super::problem::{FileError, Problem};
use super::settings::refuse;
use super::want;
use crate::said::said;
use crate::{Extra, Line, Place, Standing, Where};

const OWN: [&str; 11] = ["board", "contestant", "form", "ns", "ew", "n", "e", "s", "w", "who", "why"];

/// Reads the corrections in their order, each against what the ones before it left, and tries it.
pub(crate) fn corrections(
    fields: &Fields<'_>,
    people: &People,
    session: &PairsSession,
    seating: Seating,
) -> Result<Vec<Planned>, FileError> {
    let rows = fields.rows("correction")?;
    if rows.is_empty() {
        return session.points_fit(fields).map(|()| Vec::new());
    }
    let mut now = session.clone();
    let mut times = InOrder::default();
    let mut numbers = Numbers::of(session.extras());
    let mut planned = Vec::with_capacity(rows.len());
    for row in rows {
        let more: &[&'static str] = &["when", "withdraw", "add", "standing", "table", "lead"];
        let fields = row.fields_of("correction", &[&OWN, more, &EXTRAS, &KEYS])?;
        let alone = |with: &'static str| {
            refuse(&fields, &OWN[..1], with)?;
            refuse(&fields, &OWN[2..9], with)?;
            refuse(&fields, &["add"], with)?;
            refuse(&fields, &KEYS, with)
        };
        if fields.get("add").is_none() {
            fields.idle(&["table", "lead"], said!("idle-add", "it goes with `add`"))?;
        }
        let change = if fields.get("standing").is_some() {
            alone("standing")?;
            refuse(&fields, &["withdraw"], "standing")?;
            refuse(&fields, &EXTRAS, "standing")?;
            let (place, standing) = standing(&fields, people)?;
            Change::Standing(place, standing)
        } else if changes_extra(&fields) {
            alone("withdraw")?;
            let change = extra_change(&fields, people, &mut numbers, &now)?;
            Change::Extra(Box::new(change))
        } else if fields.get("add").is_some() {
            added_line(&fields, people, &now, seating)?
        } else {
            line_change(&fields, people, &now, seating)?
        };
        let plan = told(&fields, change, &mut times)?;
        now.correct(plan.clone()).map_err(|fault| fields.fail(Problem::Scoring(fault.why.said())))?;
        planned.push(plan);
    }
    now.points_fit(fields)?;
    Ok(planned)
}

/// Whether a correction is one of a penalty or the like.
pub(crate) fn changes_extra(fields: &Fields<'_>) -> bool {
    EXTRAS.iter().chain(&["withdraw"]).any(|key| fields.get(key).is_some())
}

fn told(fields: &Fields<'_>, change: Change, times: &mut InOrder) -> Result<Planned, FileError> {
    let when = times.next(fields.need("when")?)?;
    Ok(Planned { change, who: words(fields, "who")?, why: words(fields, "why")?, when })
}

/// A text that a correction must have.
pub(crate) fn words(fields: &Fields<'_>, key: &'static str) -> Result<String, FileError> {
    let node = fields.need(key)?;
    let text = node.text(key, want::TEXT)?;
    if text.trim().is_empty() { Err(node.not_a(key, want::TEXT)) } else { Ok(text.to_owned()) }
}

/// Whose standing a correction changes, and to what.
pub(crate) fn standing(fields: &Fields<'_>, people: &People) -> Result<(Place, Standing), FileError> {
    let place = people.find(fields.need("contestant")?, "contestant")?;
    Ok((place, fields.need("standing")?.word("standing", &STANDINGS)?))
}

/// The traveller of a correction.
fn traveller(fields: &Fields<'_>, now: &PairsSession) -> Result<usize, FileError> {
    let number: NonZeroU32 = fields.need("board")?.parse("board", want::BOARD)?;
    let board = now.book.travellers().iter().position(|traveller| traveller.board.number == number);
    board.ok_or_else(|| fields.fail(Problem::NoBoard(number.get())))
}

/// A result that was forgotten.
fn added_line(
    fields: &Fields<'_>,
    people: &People,
    now: &PairsSession,
    seating: Seating,
) -> Result<Change, FileError> {
    fields.need("add")?.word("add", &[("result", ())])?;
    refuse(fields, &["contestant"], "add")?;
    let (board, conditions) = (traveller(fields, now)?, now.book.conditions());
    let there = &now.book.travellers()[board];
    let (line, mark) = Reading { people, seating, conditions }.line(fields, there.board)?;
    let beside = |other: &&Line| conditions.field.section_of(other) == conditions.field.section_of(&line);
    let results = there.lines.iter().filter(beside).count() as u32;
    match conditions.expected {
        Some(expected) if results >= expected => {
            let board = there.board.number.to_string();
            let why = said!(
                "bad-more-results",
                "board {board} has more results than {expected}",
                board = board,
                expected = expected
            );
            Err(fields.fail(Problem::Bad { key: "expected".to_owned(), why }))
        }
        Some(_) | None => Ok(Change::Added { board, line: Box::new(line), mark }),
    }
}

fn line_change(
    fields: &Fields<'_>,
    people: &People,
    now: &PairsSession,
    seating: Seating,
) -> Result<Change, FileError> {
    let board = traveller(fields, now)?;
    let contestant = people.find(fields.need("contestant")?, "contestant")?;
    let travellers = now.book.travellers();
    let number = travellers[board].board.number;
    let seated = |line: &Line| Side::ALL.iter().any(|side| line.of(*side).contains(&contestant));
    let line = travellers[board].lines.iter().position(seated).ok_or_else(|| {
        let id = people.list[contestant as usize].id.clone();
        fields.fail(Problem::NoLine { id, board: number.get() })
    })?;
    let seats = seats(fields, people, seating)?;
    let form = fields.get("form").map(|_| form(fields)).transpose()?;
    let no_entry = KEYS.iter().all(|key| fields.get(key).is_none());
    let entry = if no_entry && (form.is_some() || !seats.is_empty()) {
        None
    } else {
        let edition = now.book.conditions().edition;
        Some(entry(fields, Ground { board: travellers[board].board, edition })?)
    };
    Ok(Change::Line { at: Where { board, line }, seats, entry, form })
}

/// Who sat on the line, where the file says so.
fn seats(fields: &Fields<'_>, people: &People, seating: Seating) -> Result<Vec<(Chair, Place)>, FileError> {
    let chairs: Vec<(&'static str, Chair)> = match seating {
        Seating::Pairs => {
            refuse(fields, &["n", "e", "s", "w"], "ns")?;
            let both = [("ns", Side::NorthSouth), ("ew", Side::EastWest)];
            both.map(|(key, side)| (key, Chair { side, player: 0 })).to_vec()
        }
        Seating::Individual => {
            refuse(fields, &["ns", "ew"], "n")?;
            let of = |(key, seat): (&'static str, Seat)| {
                let player = usize::from(matches!(seat, Seat::South | Seat::West));
                (key, Chair { side: seat.side(), player })
            };
            [("n", Seat::North), ("e", Seat::East), ("s", Seat::South), ("w", Seat::West)].map(of).to_vec()
        }
    };
    let named = chairs.into_iter().filter_map(|(key, chair)| Some((key, chair, fields.get(key)?)));
    named.map(|(key, chair, node)| Ok((chair, people.find(node, key)?))).collect()
}

fn extra_change(
    fields: &Fields<'_>,
    people: &People,
    numbers: &mut Numbers,
    now: &PairsSession,
) -> Result<ExtraChange, FileError> {
    let change = read_extra_change(fields, people, numbers, now.extras(), now.book.conditions().edition)?;
    if let Some(added) = &change.added {
        fits(fields.line, added, now.swiss.is_some(), now.book.conditions())?;
    }
    Ok(change)
}

/// What a correction withdraws from a contestant and what it adds.
pub(crate) fn read_extra_change(
    fields: &Fields<'_>,
    people: &People,
    numbers: &mut Numbers,
    extras: &[Extra],
    edition: openroom_lawbook::Edition,
) -> Result<ExtraChange, FileError> {
    let contestant = people.find(fields.need("contestant")?, "contestant")?;
    let withdrawn = match fields.get("withdraw") {
        Some(node) => Some(named_extra(node, people, contestant, extras)?),
        None => None,
    };
    let mut added = None;
    for key in EXTRAS {
        let Some(node) = fields.get(key) else { continue };
        if added.is_some() {
            return Err(FileError::at(node.line, Problem::Clash(key, "penalty")));
        }
        added = Some(people.extra(node, key, edition, Some(contestant))?);
    }
    match (&mut added, &withdrawn) {
        // What takes the place of another keeps its number.
        (Some(added), Some(gone)) if gone.kind.key() == added.kind.key() => added.number = gone.number,
        (Some(added), _) => numbers.number(added),
        (None, _) => {}
    }
    Ok(ExtraChange { withdrawn, added })
}

/// `penalty`, or `penalty 2` where the contestant has several.
fn named_extra(
    node: &Node,
    people: &People,
    contestant: Place,
    extras: &[Extra],
) -> Result<Extra, FileError> {
    let wanted = want::EXTRA;
    let text = node.text("withdraw", wanted)?.trim();
    let (kind, number) = text.split_once(' ').map_or((text, None), |(kind, rest)| (kind, Some(rest.trim())));
    let of_kind = |extra: &&Extra| extra.contestant == contestant && extra.kind.key() == kind;
    if !EXTRAS.contains(&kind) {
        return Err(node.not_a("withdraw", wanted));
    }
    let found: Vec<&Extra> = extras.iter().filter(of_kind).collect();
    let id = &people.list[contestant as usize].id;
    let extra = match number {
        None if found.len() > 1 => {
            let named = found.iter().filter_map(|extra| extra.number);
            let named: Vec<String> = named.map(|number| format!("`{kind} {number}`")).collect();
            let why = said!(
                "bad-several-extras",
                "contestant {id} has {n}: write {named}",
                id = id,
                n = found.len() as u32,
                named = named.join(", ")
            );
            return Err(node.bad("withdraw", why));
        }
        None => found.first(),
        Some(number) => {
            let number: u32 = number.parse().map_err(|_| node.not_a("withdraw", wanted))?;
            found.iter().find(|extra| extra.number == Some(number))
        }
    };
    let none =
        || node.bad("withdraw", said!("bad-no-extra", "contestant {id} has no {what}", id = id, what = text));
    extra.map(|extra| (*extra).clone()).ok_or_else(none)
}
