//! A session of pairs or of an individual event.

use std::collections::HashSet;
use std::num::NonZeroU32;

use openroom_cards::{Board, BySide, Seat, Side};

use super::entry::{KEYS, entry};
use super::node::{Fields, Node};
use super::people::People;
use super::problem::{FileError, Problem};
use super::settings::{conditions, refuse, scale, tie_breaks};
use crate::fault::check_amount;
use crate::{
    Book, Conditions, Entry, Line, MasterPoints, Place, Ratio, Scale, Swiss, TieBreak, Traveller, Where,
    Winners,
};

/// Who sits on a side: a pair, or two players.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Seating {
    Pairs,
    Individual,
}

/// A correction that a file asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Planned {
    /// The line of the traveller.
    pub at: Where,
    /// What shall stand there.
    pub entry: Entry,
    /// Who changed it.
    pub who: String,
    /// Why.
    pub why: String,
    /// When.
    pub when: String,
}

/// A session of pairs or of an individual event, scored as it stood before any correction.
#[derive(Clone, Debug)]
pub struct PairsSession {
    /// Its name.
    pub name: String,
    /// Its date.
    pub date: String,
    /// The scores.
    pub book: Book,
    /// The names of the sections.
    pub sections: Vec<String>,
    /// The corrections, in their order.
    pub corrections: Vec<Planned>,
    /// The ways to part equal scores.
    pub tie_breaks: Vec<TieBreak>,
    /// Points for places.
    pub master_points: Option<MasterPoints>,
    /// The rounds of a Swiss and their victory points.
    pub swiss: Option<Swiss>,
}

const ROOT: [&str; 34] = [
    "name",
    "date",
    "event",
    "scoring",
    "preset",
    "edition",
    "options",
    "unit",
    "unequal",
    "expected",
    "small_groups",
    "field",
    "winners",
    "withdrawals",
    "average_plus",
    "average_minus",
    "average_imps",
    "divisor",
    "left_out",
    "least_field",
    "board_rounding",
    "rounds",
    "victory_points",
    "datum_rounding",
    "tie_breaks",
    "master_points",
    "contestant",
    "board",
    "penalty",
    "bonus",
    "carry_over",
    "handicap",
    "correction",
    "notes",
];

const RESULT: [&str; 19] = [
    "ns", "ew", "n", "e", "s", "w", "table", "form", "lead", KEYS[0], KEYS[1], KEYS[2], KEYS[3], KEYS[4],
    KEYS[5], KEYS[6], KEYS[7], KEYS[8], KEYS[9],
];

pub(crate) fn read(root: &Node, seating: Seating) -> Result<PairsSession, FileError> {
    let fields = root.fields("the file", &ROOT)?;
    let conditions = conditions(&fields)?;
    let mut people = People::read(&fields)?;
    let rows = fields.rows("board")?;
    if rows.is_empty() {
        return Err(fields.fail(Problem::Missing("board")));
    }
    let mut travellers = Vec::with_capacity(rows.len());
    let mut lines: Vec<Vec<usize>> = Vec::with_capacity(rows.len());
    let mut numbers = HashSet::new();
    for row in rows {
        let (traveller, places) = traveller(row, &people, seating)?;
        if !numbers.insert(traveller.board.number) {
            return Err(FileError::at(row.line, Problem::SameBoard(traveller.board.number.get())));
        }
        travellers.push(traveller);
        lines.push(places);
    }
    if conditions.winners == Winners::Two {
        directions(&mut people, &travellers);
    }
    let corrections = corrections(&fields, &people, &travellers)?;
    let swiss = swiss(&fields, &travellers, &conditions)?;
    let mut extras = Vec::new();
    for (line, extra) in people.extras(&fields)? {
        check_amount(&extra.amount, &conditions)
            .map_err(|why| FileError::at(line, Problem::Scoring(why.to_string())))?;
        extras.push(extra);
    }
    let book = Book::new(conditions, people.list, travellers, extras).map_err(|fault| {
        let line = fault.at.map_or(1, |at| lines[at.board][at.line]);
        FileError::at(line, Problem::Scoring(fault.why.to_string()))
    })?;
    Ok(PairsSession {
        name: fields.text_or_empty("name")?,
        date: fields.text_or_empty("date")?,
        book,
        sections: people.sections,
        corrections,
        tie_breaks: tie_breaks(&fields)?,
        master_points: master_points(&fields)?,
        swiss,
    })
}

/// The board of a row.
pub(crate) fn board(fields: &Fields<'_>, key: &'static str) -> Result<Board, FileError> {
    let number: NonZeroU32 = fields.need(key)?.parse(key, "the number of a board")?;
    let usual = Board::numbered(number);
    Ok(Board {
        dealer: fields.maybe("dealer", "a seat")?.unwrap_or(usual.dealer),
        vulnerability: fields.maybe("vulnerable", "None, NS, EW or All")?.unwrap_or(usual.vulnerability),
        ..usual
    })
}

fn traveller(row: &Node, people: &People, seating: Seating) -> Result<(Traveller, Vec<usize>), FileError> {
    let fields = row.fields("board", &["number", "dealer", "vulnerable", "results"])?;
    let board = board(&fields, "number")?;
    let results = fields.need("results")?.list("results", "a list of results")?;
    let mut lines = Vec::with_capacity(results.len());
    for result in results {
        lines.push(line(&result.fields("results", &RESULT)?, people, seating, board)?);
    }
    Ok((Traveller { board, lines }, results.iter().map(|result| result.line).collect()))
}

fn line(fields: &Fields<'_>, people: &People, seating: Seating, board: Board) -> Result<Line, FileError> {
    let at = |key: &'static str| people.find(fields.need(key)?, key);
    let contestants = match seating {
        Seating::Pairs => {
            refuse(fields, &["n", "e", "s", "w"], "ns")?;
            BySide::new([[at("ns")?; 2], [at("ew")?; 2]])
        }
        Seating::Individual => {
            refuse(fields, &["ns", "ew"], "n")?;
            BySide::new([[at("n")?, at("s")?], [at("e")?, at("w")?]])
        }
    };
    if let Some(twice) = twice(&contestants, seating) {
        let id = people.list[twice as usize].id.clone();
        return Err(fields.fail(Problem::Scoring(format!("contestant {id} is on this board twice"))));
    }
    let form = match fields.get("form") {
        None => 0,
        Some(node) => {
            let letter: char = node.parse("form", "a letter, A for the board as dealt")?;
            let form = u8::try_from(letter.to_ascii_uppercase()).unwrap_or(0).wrapping_sub(b'A');
            if form < 26 {
                form
            } else {
                return Err(node.not_a("form", "a letter, A for the board as dealt"));
            }
        }
    };
    let section = people.list[contestants[Side::NorthSouth][0] as usize].section;
    Ok(Line { contestants, entry: entry(fields, board)?, form, section })
}

fn twice(contestants: &BySide<[Place; 2]>, seating: Seating) -> Option<Place> {
    let [ns, ew] = contestants.values();
    let seats = match seating {
        Seating::Pairs => vec![ns[0], ew[0]],
        Seating::Individual => vec![ns[0], ew[0], ns[1], ew[1]],
    };
    debug_assert!(seats.len() <= Seat::ALL.len());
    (1..seats.len()).find(|at| seats[..*at].contains(&seats[*at])).map(|at| seats[at])
}

/// Those who sit on one side all through belong to its ranking.
fn directions(people: &mut People, travellers: &[Traveller]) {
    let mut sides: Vec<Vec<Side>> = vec![Vec::new(); people.list.len()];
    for line in travellers.iter().flat_map(|traveller| &traveller.lines) {
        for side in Side::ALL {
            for place in line.of(side) {
                if !sides[*place as usize].contains(&side) {
                    sides[*place as usize].push(side);
                }
            }
        }
    }
    for (contestant, sides) in people.list.iter_mut().zip(sides) {
        if let ([side], None) = (sides.as_slice(), contestant.direction) {
            contestant.direction = Some(*side);
        }
    }
}

fn corrections(
    fields: &Fields<'_>,
    people: &People,
    travellers: &[Traveller],
) -> Result<Vec<Planned>, FileError> {
    const CORRECTION: [&str; 16] = [
        "board",
        "contestant",
        "who",
        "why",
        "when",
        "form",
        KEYS[0],
        KEYS[1],
        KEYS[2],
        KEYS[3],
        KEYS[4],
        KEYS[5],
        KEYS[6],
        KEYS[7],
        KEYS[8],
        KEYS[9],
    ];
    let mut planned = Vec::new();
    for row in fields.rows("correction")? {
        let fields = row.fields("correction", &CORRECTION)?;
        let number: NonZeroU32 = fields.need("board")?.parse("board", "the number of a board")?;
        let contestant = people.find(fields.need("contestant")?, "contestant")?;
        let board = travellers.iter().position(|traveller| traveller.board.number == number);
        let board = board.ok_or_else(|| fields.fail(Problem::NoLine(format!("board {number}"))))?;
        let seated = |line: &Line| Side::ALL.iter().any(|side| line.of(*side).contains(&contestant));
        let line = travellers[board].lines.iter().position(seated).ok_or_else(|| {
            let id = &people.list[contestant as usize].id;
            fields.fail(Problem::NoLine(format!("line of contestant {id} on board {number}")))
        })?;
        let needed = |key: &'static str| Ok(fields.need(key)?.text(key, "a text")?.to_owned());
        planned.push(Planned {
            at: Where { board, line },
            entry: entry(&fields, travellers[board].board)?,
            who: needed("who")?,
            why: needed("why")?,
            when: needed("when")?,
        });
    }
    Ok(planned)
}

/// The rounds by the numbers of their boards, and a table from percentage points above fifty.
fn swiss(
    fields: &Fields<'_>,
    travellers: &[Traveller],
    conditions: &Conditions,
) -> Result<Option<Swiss>, FileError> {
    let (rounds, scale) = match (fields.get("rounds"), fields.get("victory_points")) {
        (None, None) => return Ok(None),
        (Some(_), None) => return Err(fields.fail(Problem::Missing("victory_points"))),
        (None, Some(_)) => return Err(fields.fail(Problem::Missing("rounds"))),
        (Some(rounds), Some(node)) => match scale(fields)? {
            Some(scale @ Scale::Table(_)) if conditions.method.has_top() => (rounds, scale),
            _ => return Err(node.not_a("victory_points", "a table from percentage points, at matchpoints")),
        },
    };
    let mut swiss = Swiss { rounds: Vec::new(), scale };
    for round in rounds.list("rounds", "a list of rounds")? {
        let mut boards = Vec::new();
        for node in round.list("rounds", "a list of boards")? {
            let number: NonZeroU32 = node.parse("rounds", "the number of a board")?;
            let found = travellers.iter().position(|traveller| traveller.board.number == number);
            let none = || FileError::at(node.line, Problem::NoLine(format!("board {number}")));
            boards.push(found.ok_or_else(none)?);
        }
        swiss.rounds.push(boards);
    }
    Ok(Some(swiss))
}

pub(crate) fn master_points(fields: &Fields<'_>) -> Result<Option<MasterPoints>, FileError> {
    let Some(node) = fields.get("master_points") else { return Ok(None) };
    let fields = node.fields("master_points", &["source", "awards"])?;
    let awards = fields.need("awards")?.list("awards", "a list of numbers")?;
    let awards =
        awards.iter().map(|node| node.read::<Ratio>("awards", "a number")).collect::<Result<_, _>>()?;
    Ok(Some(MasterPoints { source: fields.text_or_empty("source")?, awards }))
}
