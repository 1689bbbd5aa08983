//! A session of pairs or of an individual event.

use std::collections::{HashMap, HashSet};
use std::num::NonZeroU32;

use openroom_cards::{Board, BySide, Card, Seat, Side};

use super::awards::{fit, master_points};
use super::correct::Planned;
use super::entry::{Ground, KEYS, at_table, entry};
use super::head::{COMMON, Head};
use super::node::{Fields, Node};
use super::people::People;
use super::plan::corrections;
use super::problem::{FileError, Problem};
use super::settings::{conditions, refuse, tie_breaks};
use super::swiss::swiss;
use super::want;
use crate::fault::{check_amount, check_seats};
use crate::said::said;
use crate::{
    Amount, Book, Conditions, Entry, Extra, Field, Line, MasterPoints, Place, Swiss, TieBreak, Traveller,
    Why, Winners,
};

/// Who sits on a side: a pair, or two players.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Seating {
    Pairs,
    Individual,
}

/// A session of pairs or of an individual event, scored as it stood before any correction.
#[derive(Clone, Debug)]
pub struct PairsSession {
    /// Its name, date and notes.
    pub head: Head,
    /// The scores.
    pub book: Book,
    /// What is noted of each line of each board.
    pub marks: Vec<Vec<Mark>>,
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

/// What a file notes of a line beside its score.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Mark {
    /// The table.
    pub table: String,
    /// The opening lead.
    pub lead: Option<Card>,
    /// What happened at the table, where another score took its place.
    pub obtained: Option<Entry>,
}

const OWN: [&str; 15] = [
    "sit_outs",
    "unit",
    "unequal",
    "expected",
    "small_groups",
    "winners",
    "divisor",
    "left_out",
    "least_field",
    "board_rounding",
    "rounds",
    "boards_a_match",
    "margin_rounding",
    "datum_rounding",
    "board",
];

const LINE: [&str; 9] = ["ns", "ew", "n", "e", "s", "w", "table", "form", "lead"];

pub(crate) fn read(root: &Node, seating: Seating) -> Result<PairsSession, FileError> {
    let fields = root.fields_of("the file", &[&COMMON, &OWN])?;
    let conditions = conditions(&fields)?;
    let mut people = People::read(&fields, &["direction"])?;
    if conditions.winners == Winners::One {
        for row in fields.rows("contestant")? {
            let fields = row.fields_of("contestant", &[&CONTESTANT])?;
            fields.idle(
                &["direction"],
                said!("idle-one-ranking", "there is one ranking for both sides (`winners = 1`)"),
            )?;
        }
    }
    if conditions.field == Field::Section {
        people.in_sections(&fields)?;
    }
    let rows = fields.rows("board")?;
    if rows.is_empty() {
        return Err(fields.fail(Problem::Missing("board")));
    }
    let reading = Reading { people: &people, seating, conditions: &conditions };
    let mut read = Vec::with_capacity(rows.len());
    let mut numbers = HashSet::new();
    for row in rows {
        let traveller = reading.traveller(row)?;
        if !numbers.insert(traveller.board.number) {
            return Err(FileError::at(row.line, Problem::SameBoard(traveller.board.number.get())));
        }
        read.push(traveller);
    }
    let marks = read.iter().map(|one| one.lines.iter().map(|line| line.mark.clone()).collect()).collect();
    let lines: Vec<Vec<usize>> =
        read.iter().map(|one| one.lines.iter().map(|line| line.at).collect()).collect();
    let travellers: Vec<Traveller> = read.into_iter().map(ReadTraveller::traveller).collect();
    enough_expected(&fields, &conditions, &travellers)?;
    if conditions.winners == Winners::Two {
        directions(&mut people, &travellers);
    }
    let mut swiss = swiss(&fields, &travellers, &conditions)?;
    let mut extras = Vec::new();
    for (line, extra) in people.extras(&fields, conditions.edition)? {
        fits(line, &extra, swiss.is_some(), &conditions)?;
        match &mut swiss {
            Some(swiss) => swiss.extras.push(extra),
            None => extras.push(extra),
        }
    }
    let ways = tie_breaks(&fields, &TieBreak::for_pairs(&conditions.method, swiss.as_ref()))?;
    let book = Book::new(conditions, people.list.clone(), travellers, extras).map_err(|fault| {
        let line = fault.at.map_or_else(|| line_of(&fields, &fault.why), |at| lines[at.board][at.line]);
        FileError::at(line, Problem::Scoring(fault.why.said()))
    })?;
    let mut session = PairsSession {
        head: Head::read(&fields)?,
        book,
        marks,
        sections: people.sections.clone(),
        corrections: Vec::new(),
        tie_breaks: ways,
        master_points: master_points(&fields, people.strata)?,
        swiss,
    };
    session.corrections = corrections(&fields, &people, &session, seating)?;
    Ok(session)
}

impl PairsSession {
    /// Whether the points for places are for fields as large as those that are ranked.
    pub(crate) fn points_fit(&self, fields: &Fields<'_>) -> Result<(), FileError> {
        let sizes =
            self.lists().into_iter().filter_map(|list| Some((self.points_for(&list)?, list.ranks.len())));
        fit(fields, self.master_points.as_ref(), &sizes.collect::<Vec<_>>())
    }
}

/// The line of a contestant whom a fault names, or the first.
fn line_of(fields: &Fields<'_>, why: &Why) -> usize {
    let Why::NoDirection(named) = why else { return 1 };
    let is = |row: &&Node| {
        let id = row.fields_of("contestant", &[&CONTESTANT]).ok().and_then(|fields| fields.get("id"));
        id.is_some_and(|id| id.text("id", want::ID).is_ok_and(|id| id.trim() == named))
    };
    let rows = fields.rows("contestant").unwrap_or_default();
    rows.iter().find(is).map_or(1, |row| row.line)
}

/// Whether a penalty or the like is counted in what the session is ranked by.
pub(crate) fn fits(
    line: usize,
    extra: &Extra,
    swiss: bool,
    conditions: &Conditions,
) -> Result<(), FileError> {
    match (&extra.amount, swiss) {
        (Amount::VictoryPoints(_), true) => Ok(()),
        (Amount::Score(_) | Amount::Tops(_) | Amount::Session(_), true) => Err(FileError::at(
            line,
            Problem::Scoring(said!("bad-swiss-vp", "a Swiss is ranked by victory points: write `vp`")),
        )),
        (_, false) => check_amount(&extra.amount, conditions)
            .map_err(|why| FileError::at(line, Problem::Scoring(why.said()))),
    }
}

const CONTESTANT: [&str; 6] = ["id", "name", "section", "stratum", "standing", "direction"];

/// No board has more results than each should have.
fn enough_expected(
    fields: &Fields<'_>,
    conditions: &Conditions,
    travellers: &[Traveller],
) -> Result<(), FileError> {
    let (Some(expected), Some(node)) = (conditions.expected, fields.get("expected")) else { return Ok(()) };
    for traveller in travellers {
        let mut sections: HashMap<u16, u32> = HashMap::new();
        for line in &traveller.lines {
            let count = sections.entry(conditions.field.section_of(line)).or_default();
            *count += 1;
            if *count > expected {
                let board = traveller.board.number.to_string();
                let why = said!(
                    "bad-more-results",
                    "board {board} has more results than {expected}",
                    board = board,
                    expected = expected
                );
                return Err(node.bad("expected", why));
            }
        }
    }
    Ok(())
}

/// What the reading of a line needs to know.
pub(crate) struct Reading<'a> {
    pub(crate) people: &'a People,
    pub(crate) seating: Seating,
    pub(crate) conditions: &'a Conditions,
}

struct ReadTraveller {
    board: Board,
    lines: Vec<ReadLine>,
}

struct ReadLine {
    at: usize,
    line: Line,
    mark: Mark,
}

impl ReadTraveller {
    fn traveller(self) -> Traveller {
        Traveller { board: self.board, lines: self.lines.into_iter().map(|read| read.line).collect() }
    }
}

/// The board of a row.
pub(crate) fn board(fields: &Fields<'_>, key: &'static str) -> Result<Board, FileError> {
    let number: NonZeroU32 = fields.need(key)?.parse(key, want::BOARD)?;
    let usual = Board::numbered(number);
    Ok(Board {
        dealer: fields.maybe("dealer", want::SEAT)?.unwrap_or(usual.dealer),
        vulnerability: fields.maybe("vulnerable", want::VULNERABLE)?.unwrap_or(usual.vulnerability),
        ..usual
    })
}

impl Reading<'_> {
    fn traveller(&self, row: &Node) -> Result<ReadTraveller, FileError> {
        let fields = row.fields("board", &["number", "dealer", "vulnerable", "results"])?;
        let board = board(&fields, "number")?;
        let results = fields.need("results")?.list("results", want::RESULTS)?;
        if results.is_empty() {
            return Err(fields
                .need("results")?
                .bad("results", said!("bad-no-line", "a board has at least one line")));
        }
        let mut lines = Vec::with_capacity(results.len());
        for result in results {
            let (line, mark) = self.line(&result.fields_of("results", &[&LINE, &KEYS])?, board)?;
            lines.push(ReadLine { at: result.line, line, mark });
        }
        Ok(ReadTraveller { board, lines })
    }

    pub(crate) fn line(&self, fields: &Fields<'_>, board: Board) -> Result<(Line, Mark), FileError> {
        let people = self.people;
        let at = |key: &'static str| people.find(fields.need(key)?, key);
        let contestants = match self.seating {
            Seating::Pairs => {
                refuse(fields, &["n", "e", "s", "w"], "ns")?;
                BySide::new([[at("ns")?; 2], [at("ew")?; 2]])
            }
            Seating::Individual => {
                refuse(fields, &["ns", "ew"], "n")?;
                BySide::new([[at("n")?, at("s")?], [at("e")?, at("w")?]])
            }
        };
        if let Some(twice) = twice(&contestants, self.seating) {
            let id = people.list[twice as usize].id.clone();
            return Err(fields.fail(Problem::Scoring(Why::Twice(id).said())));
        }
        check_seats(&contestants, &people.list, self.conditions)
            .map_err(|why| fields.fail(Problem::Scoring(why.said())))?;
        let section = people.list[contestants[Side::NorthSouth][0] as usize].section;
        let ground = Ground { board, edition: self.conditions.edition };
        let entry = entry(fields, ground)?;
        let obtained = match &entry {
            Entry::Adjusted(_) => at_table(fields, board)?,
            Entry::Result(_) | Entry::Points(_) | Entry::Late | Entry::NotPlayed | Entry::Cancelled => None,
        };
        let lead = fields.maybe("lead", want::CARD)?;
        let mark = Mark { table: fields.text_or_empty("table")?, lead, obtained };
        Ok((Line { contestants, entry, form: form(fields)?, section }, mark))
    }
}

/// The form in which a board was played: 0 as dealt.
pub(crate) fn form(fields: &Fields<'_>) -> Result<u8, FileError> {
    let Some(node) = fields.get("form") else { return Ok(0) };
    let wanted = want::FORM;
    let letter: char = node.parse("form", wanted)?;
    let form = u8::try_from(letter.to_ascii_uppercase()).unwrap_or(0).wrapping_sub(b'A');
    if form < 26 { Ok(form) } else { Err(node.not_a("form", wanted)) }
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
