//! One board: its groups of comparable tables, and what each line is worth in its group.

use std::collections::{BTreeMap, BTreeSet};

use openroom_cards::{Board, Side};

use crate::column::Column;
use crate::compare::{Compared, Size, compare, weighted_score};
use crate::expected::Expected;
use crate::totals::{Awarded, Totals};
use crate::{
    Artificial, AtTable, Award, Conditions, Entry, Field, Line, Place, Ratio, TooManyTricks, Traveller,
    Weighted, score,
};

/// What scoring a board needs to know of the session.
pub(crate) struct Setting<'a> {
    pub(crate) conditions: &'a Conditions,
    pub(crate) expected: &'a Expected,
}

/// What a line brings into the column of a side.
#[derive(Clone, Debug)]
pub(crate) enum Cell<'a> {
    Nothing,
    Single(i32),
    Weighted(&'a Weighted),
    Artificial(&'a Artificial),
}

pub(crate) fn cell(entry: &Entry, board: Board, side: Side) -> Result<Cell<'_>, TooManyTricks> {
    Ok(match entry {
        Entry::Result(outcome) => Cell::Single(score(outcome, board.vulnerability)?),
        Entry::Points(points) => Cell::Single(*points),
        Entry::Adjusted(adjustment) => match &adjustment.awards[side] {
            Award::Points(points) => match points.single() {
                Some(points) => Cell::Single(points),
                None => Cell::Weighted(points),
            },
            Award::Artificial(artificial) => Cell::Artificial(artificial),
        },
        Entry::Late | Entry::NotPlayed | Entry::Cancelled => Cell::Nothing,
    })
}

/// The tables that are compared with one another.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    pub(crate) size: Size,
    /// One column for both sides, or one for each where a score is split.
    pub(crate) columns: Vec<(Column, Compared)>,
    /// The lines with a weighted score.
    pub(crate) weighted: Vec<u32>,
}

impl Group {
    pub(crate) fn column(&self, side: Side) -> &(Column, Compared) {
        match side {
            Side::NorthSouth => &self.columns[0],
            Side::EastWest => &self.columns[self.columns.len() - 1],
        }
    }

    /// The top of a side: that of the results, or with an artificial score that of the whole board.
    fn top(&self, side: Side, cell: &Cell<'_>) -> &Ratio {
        let (_, compared) = self.column(side);
        match cell {
            Cell::Artificial(_) => &compared.full_top,
            Cell::Nothing | Cell::Single(_) | Cell::Weighted(_) => &compared.top,
        }
    }
}

/// A board scored.
#[derive(Clone, Debug)]
pub(crate) struct BoardScores {
    pub(crate) groups: Vec<Group>,
    pub(crate) group_of: Vec<u16>,
}

type Failed = (usize, TooManyTricks);

impl BoardScores {
    pub(crate) fn new(traveller: &Traveller, setting: &Setting<'_>) -> Result<BoardScores, Failed> {
        let field = setting.conditions.field;
        let fouled = fouled(traveller, field);
        let of_line: Vec<(u16, u8)> = traveller
            .lines
            .iter()
            .map(|line| (field.section_of(line), line.form))
            .map(|(section, form)| (section, if fouled.contains(&section) { form } else { 0 }))
            .collect();
        let mut keys = of_line.clone();
        keys.sort_unstable();
        keys.dedup();
        let group_of: Vec<u16> =
            of_line.iter().map(|key| keys.binary_search(key).unwrap_or_default() as u16).collect();
        let mut groups = Vec::with_capacity(keys.len());
        for (place, (section, _)) in keys.iter().enumerate() {
            let lines = || (0..traveller.lines.len()).filter(|line| group_of[*line] == place as u16);
            let small_groups = fouled.contains(section).then_some(setting.conditions.small_groups);
            let size = Size {
                expected: setting.expected.of(*section),
                unequal: setting.conditions.unequal,
                fouled: small_groups,
                rounding: setting.conditions.board_rounding.clone(),
            };
            groups.push(group(traveller, lines, setting.conditions, size)?);
        }
        Ok(BoardScores { groups, group_of })
    }

    pub(crate) fn group(&self, line: usize) -> &Group {
        &self.groups[usize::from(self.group_of[line])]
    }

    pub(crate) fn top_of(&self, traveller: &Traveller, line: usize, side: Side) -> Ratio {
        let cell = cell(&traveller.lines[line].entry, traveller.board, side).unwrap_or(Cell::Nothing);
        self.group(line).top(side, &cell).clone()
    }

    /// What a side has on a line from points, and the number whose root it is still to be multiplied by.
    pub(crate) fn natural(
        &self,
        traveller: &Traveller,
        line: usize,
        side: Side,
        conditions: &Conditions,
    ) -> Option<(Ratio, u64)> {
        let (column, compared) = self.group(line).column(side);
        let score = match cell(&traveller.lines[line].entry, traveller.board, side).ok()? {
            Cell::Single(points) => compared.scores[column.find(points).ok()?].clone(),
            Cell::Weighted(points) => weighted_score(column, compared, &conditions.method, points),
            Cell::Nothing | Cell::Artificial(_) => return None,
        };
        Some((compared.for_side(score, side), compared.radicand()))
    }

    /// Adds this board to the contestants' totals.
    pub(crate) fn credit(
        &self,
        index: usize,
        traveller: &Traveller,
        conditions: &Conditions,
        totals: &mut [Totals],
    ) {
        self.walk(traveller, conditions, |place, line, gained| {
            let total = &mut totals[place as usize];
            match gained {
                Gained::Natural((score, radicand), top) => {
                    total.add(score, *radicand);
                    total.available += *top;
                    total.boards += 1;
                }
                Gained::Artificial(score, top) => {
                    let (score, top) = ((*score).clone(), (*top).clone());
                    let at_table = at_table(&traveller.lines[line].entry);
                    total.artificial.push(Awarded { board: index, line, score, top, at_table });
                }
            }
        });
    }

    /// Takes this board out of the contestants' totals again.
    pub(crate) fn debit(
        &self,
        index: usize,
        traveller: &Traveller,
        conditions: &Conditions,
        totals: &mut [Totals],
    ) {
        self.walk(traveller, conditions, |place, _, gained| {
            let total = &mut totals[place as usize];
            match gained {
                Gained::Natural((score, radicand), top) => {
                    total.add(&-score, *radicand);
                    total.available -= *top;
                    total.boards -= 1;
                }
                Gained::Artificial(..) => total.artificial.retain(|awarded| awarded.board != index),
            }
        });
    }

    /// Visits everybody who has something on this board, with his line.
    fn walk(
        &self,
        traveller: &Traveller,
        conditions: &Conditions,
        mut visit: impl FnMut(Place, usize, &Gained<'_>),
    ) {
        for (place, line) in traveller.lines.iter().enumerate() {
            for side in Side::ALL {
                let natural = self.natural(traveller, place, side, conditions);
                let Ok(cell) = cell(&line.entry, traveller.board, side) else { continue };
                let top = self.group(place).top(side, &cell);
                let gained = match (&natural, cell) {
                    (Some(score), _) => Gained::Natural(score, top),
                    (None, Cell::Artificial(artificial)) => Gained::Artificial(artificial, top),
                    (None, Cell::Nothing | Cell::Single(_) | Cell::Weighted(_)) => continue,
                };
                for contestant in line.of(side) {
                    visit(*contestant, place, &gained);
                }
            }
        }
    }
}

/// Where the board was fouled, in the whole field or in sections: those who played it had it in different forms.
fn fouled(traveller: &Traveller, field: Field) -> BTreeSet<u16> {
    let mut forms: BTreeMap<u16, BTreeSet<u8>> = BTreeMap::new();
    let played = |line: &&Line| line.is_compared() || at_table(&line.entry) == AtTable::Result;
    for line in traveller.lines.iter().filter(played) {
        forms.entry(field.section_of(line)).or_default().insert(line.form);
    }
    forms.into_iter().filter(|(_, forms)| forms.len() > 1).map(|(section, _)| section).collect()
}

fn at_table(entry: &Entry) -> AtTable {
    match entry {
        Entry::Result(_) | Entry::Points(_) => AtTable::Result,
        Entry::Adjusted(adjustment) => adjustment.at_table,
        Entry::Late | Entry::NotPlayed | Entry::Cancelled => AtTable::NoResult,
    }
}

/// What a contestant has on a board, with the top.
enum Gained<'a> {
    Natural(&'a (Ratio, u64), &'a Ratio),
    Artificial(&'a Artificial, &'a Ratio),
}

impl Compared {
    /// The score for a side, from the score for North-South.
    pub(crate) fn for_side(&self, score: Ratio, side: Side) -> Ratio {
        match side {
            Side::NorthSouth => score,
            Side::EastWest => &self.both - score,
        }
    }
}

fn group<I: Iterator<Item = usize>>(
    traveller: &Traveller,
    lines: impl Fn() -> I,
    conditions: &Conditions,
    size: Size,
) -> Result<Group, Failed> {
    let split = lines().any(|line| match &traveller.lines[line].entry {
        Entry::Adjusted(adjustment) => adjustment.is_split(),
        Entry::Result(_) | Entry::Points(_) | Entry::Late | Entry::NotPlayed | Entry::Cancelled => false,
    });
    let sides: &[Side] = if split { &Side::ALL } else { &[Side::NorthSouth] };
    let mut weighted = Vec::new();
    let mut columns = Vec::with_capacity(sides.len());
    for side in sides {
        let mut singles = Vec::with_capacity(traveller.lines.len());
        let mut mixed = Vec::new();
        for line in lines() {
            match cell(&traveller.lines[line].entry, traveller.board, *side).map_err(|why| (line, why))? {
                Cell::Single(points) => singles.push((points, line as u32)),
                Cell::Weighted(points) => {
                    mixed.push(points);
                    weighted.push(line as u32);
                }
                Cell::Nothing | Cell::Artificial(_) => {}
            }
        }
        let mut column = Column::new(&mut singles);
        for points in mixed {
            column.add_weighted(points);
        }
        let compared = compare(&column, &conditions.method, &size);
        columns.push((column, compared));
    }
    weighted.sort_unstable();
    weighted.dedup();
    Ok(Group { size, columns, weighted })
}
