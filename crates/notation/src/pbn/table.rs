use super::amount::decimal;
use super::game::{Comment, Section, Tag};
use super::tags::Kind;
use super::valid::validate;
use super::value::Misread;
use crate::{Complaint, Place, Problem};

/// How the rows of a table are ordered by a column.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Order {
    /// The lowest first.
    Ascending,
    /// The highest first.
    Descending,
}

/// On which side the elements of a column line up.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Align {
    /// On the left.
    Left,
    /// On the right.
    Right,
}

/// A column of a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Column {
    /// The name.
    pub name: Box<str>,
    /// How the rows are ordered by it.
    pub order: Option<Order>,
    /// How wide its elements are.
    pub width: Option<u16>,
    /// On which side they line up.
    pub align: Option<Align>,
}

impl std::fmt::Display for Column {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.order {
            Some(Order::Ascending) => f.write_str("-")?,
            Some(Order::Descending) => f.write_str("+")?,
            None => {}
        }
        f.write_str(&self.name)?;
        if let Some(width) = self.width {
            write!(f, "\\{width}")?;
            match self.align {
                Some(Align::Left) => f.write_str("L")?,
                Some(Align::Right) => f.write_str("R")?,
                None => {}
            }
        }
        Ok(())
    }
}

/// The columns that a table's tag value names.
pub fn columns_of(value: &str) -> Result<Vec<Column>, Misread> {
    let mut at = 0;
    let mut columns = Vec::new();
    for text in value.split(';') {
        columns.push(column(text).map_err(|misread| Misread { at: misread.at + at, ..misread })?);
        at += text.chars().count() + 1;
    }
    Ok(columns)
}

fn column(text: &str) -> Result<Column, Misread> {
    let bad = |at, expected| Misread::new(at, Problem::BadColumn, expected);
    let (order, rest) = match text.as_bytes().first() {
        Some(b'+') => (Some(Order::Descending), &text[1..]),
        Some(b'-') => (Some(Order::Ascending), &text[1..]),
        _ => (None, text),
    };
    let (name, width) = match rest.split_once('\\') {
        Some((name, width)) => (name, Some(width)),
        None => (rest, None),
    };
    if name.trim().is_empty() {
        return Err(bad(0, "the name of a column"));
    }
    let (width, align) = match width {
        None => (None, None),
        Some(width) => {
            let (digits, align) = match width.as_bytes().last() {
                Some(b'L') => (&width[..width.len() - 1], Some(Align::Left)),
                Some(b'R') => (&width[..width.len() - 1], Some(Align::Right)),
                _ => (width, None),
            };
            let at = text.chars().count() - width.chars().count();
            let width = digits.parse().map_err(|_| bad(at, "a width, then L or R or nothing"))?;
            (Some(width), align)
        }
    };
    Ok(Column { name: name.trim().into(), order, width, align })
}

/// One thing in a table's section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableWord {
    /// An element, without its quotes.
    Cell(Box<str>),
    /// A comment.
    Comment(Comment),
}

/// A table: its columns and rows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table<'a> {
    /// The columns.
    pub columns: Vec<Column>,
    /// The rows, each as long as there are columns.
    pub rows: Vec<Vec<&'a str>>,
}

impl<'a> Table<'a> {
    /// The table of a tag; none where it has no columns.
    pub fn of(tag: &'a Tag) -> Option<Table<'a>> {
        let Section::Table(words) = &tag.section else { return None };
        let columns = columns_of(tag.effective()).ok()?;
        let cells: Vec<&str> = words
            .iter()
            .filter_map(|(_, word)| match word {
                TableWord::Cell(text) => Some(&**text),
                TableWord::Comment(_) => None,
            })
            .collect();
        let rows = cells.chunks_exact(columns.len()).map(<[&str]>::to_vec).collect();
        Some(Table { columns, rows })
    }

    /// The number of the column of this name.
    pub fn column(&self, name: &str) -> Option<usize> {
        self.columns.iter().position(|column| &*column.name == name)
    }
}

/// Complains about rows that do not fit the columns.
pub(super) fn check(tag: &Tag, complaints: &mut Vec<Complaint>) {
    let Section::Table(words) = &tag.section else { return };
    let Ok(columns) = columns_of(tag.effective()) else { return };
    let cells: Vec<(Place, &str)> = words
        .iter()
        .filter_map(|(place, word)| match word {
            TableWord::Cell(text) => Some((*place, &**text)),
            TableWord::Comment(_) => None,
        })
        .collect();
    if !cells.len().is_multiple_of(columns.len())
        && let Some((place, text)) = cells.last()
    {
        let expected = "as many elements in each row as there are columns";
        complaints.push(Complaint::new(*place, Problem::MissingCell, text, expected));
    }
    if tag.name() == "ScoreTable" {
        scores(&columns, &cells, complaints);
    }
    for (number, column) in columns.iter().enumerate() {
        let Some(order) = column.order else { continue };
        let mut last: Option<f64> = None;
        for (place, text) in cells.iter().skip(number).step_by(columns.len()) {
            let Some((value, _)) = decimal(text).filter(|(_, length)| *length == text.len()) else {
                continue;
            };
            let out = last.is_some_and(|last| match order {
                Order::Ascending => value < last,
                Order::Descending => value > last,
            });
            if out {
                let expected = match order {
                    Order::Ascending => "rising values in a column marked -",
                    Order::Descending => "falling values in a column marked +",
                };
                complaints.push(Complaint::new(*place, Problem::BadOrder, text, expected));
                break;
            }
            last = Some(value);
        }
    }
}

/// Complains about contracts, declarers and results in a table of scores that are none.
fn scores(columns: &[Column], cells: &[(Place, &str)], complaints: &mut Vec<Complaint>) {
    for (number, column) in columns.iter().enumerate() {
        let kind = match &*column.name {
            "Contract" => Kind::Contract,
            "Declarer" => Kind::Declarer,
            "Result" => Kind::Result,
            _ => continue,
        };
        for (place, text) in cells.iter().skip(number).step_by(columns.len()) {
            if *text == "-" {
                continue;
            }
            let spelled = if kind == Kind::Contract { contract(text) } else { (*text).to_owned() };
            if let Err(misread) = validate(kind, &spelled) {
                complaints.push(Complaint::new(*place, misread.problem, text, misread.expected));
            }
        }
    }
}

/// A contract in the standard's spelling: some programs write N for no trump, a star for a double, and spaces.
fn contract(text: &str) -> String {
    let text: String = text.chars().filter(|letter| *letter != ' ').collect();
    let text = text.replace('*', "X");
    if text.contains(['N', 'n']) && !text.to_ascii_uppercase().contains("NT") {
        return text.replacen(['N', 'n'], "NT", 1);
    }
    text
}
