//! Tables of results as games hold them.

use std::rc::Rc;

use crate::Place;
use crate::pbn::{Game, Item, Section, Table, TableWord, Tag};

/// A value with the column that it stands in, and its place in the file.
pub(crate) type Named = (String, String, Place);

/// A table being made: columns as they come, rows of named values.
#[derive(Default)]
pub(crate) struct Rows {
    columns: Vec<String>,
    made: Vec<Vec<Option<(Place, String)>>>,
    /// The cells that rows were given.
    cells: usize,
}

/// The most columns of a table.
const COLUMNS: usize = 1_000;

/// The most empty cells for each that says something, and those that any table may have.
const EMPTY: usize = 32;
const FREE: usize = 100_000;

/// A row that would make a table of nearly nothing but empty cells.
pub(crate) struct TooWide;

impl Rows {
    /// Adds a row of named values, unless it would make a table of nearly nothing but empty cells.
    pub(crate) fn push_bounded(&mut self, values: Vec<Named>) -> Result<(), TooWide> {
        self.cells += values.len();
        let new = values.iter().filter(|(name, ..)| !self.columns.contains(name)).count();
        let width = self.columns.len() + new;
        if width > COLUMNS || width * (self.made.len() + 1) > FREE + EMPTY * self.cells {
            return Err(TooWide);
        }
        self.push(values);
        Ok(())
    }

    /// Adds a row of named values.
    pub(crate) fn push(&mut self, values: Vec<Named>) {
        let mut row = vec![None; self.columns.len()];
        for (name, value, place) in values {
            let at = self.columns.iter().position(|column| *column == name).unwrap_or_else(|| {
                self.columns.push(name);
                row.push(None);
                self.columns.len() - 1
            });
            row[at] = Some((place, value)).filter(|(_, value)| !value.is_empty());
        }
        self.made.push(row);
    }

    /// How many rows it has.
    pub(crate) fn len(&self) -> usize {
        self.made.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.made.is_empty() || self.columns.is_empty()
    }

    /// The table as a tag; what a row does not have is a hyphen.
    pub(crate) fn tag(self, name: &'static str) -> Tag {
        let width = self.columns.len();
        let mut words = Vec::with_capacity(width * self.made.len());
        for mut row in self.made {
            row.resize(width, None);
            let cells =
                row.into_iter().map(|cell| cell.unwrap_or_else(|| (Place::default(), "-".to_owned())));
            words.extend(cells.map(|(place, cell)| (place, TableWord::Cell(cell.into()))));
        }
        let columns: Vec<String> = self.columns.iter().map(|name| column_name(name)).collect();
        Tag::new(name, columns.join(";")).with(Section::Table(words))
    }
}

/// A name that a column can have.
pub(crate) fn column_name(name: &str) -> String {
    let name: String = name.chars().filter(|c| c.is_alphanumeric() || *c == '_').collect();
    if name.is_empty() { "Column".to_owned() } else { name }
}

/// A name that a tag can have.
pub(crate) fn tag_name(name: &str) -> String {
    let name: String = name.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
    if name.starts_with(|c: char| c.is_ascii_alphabetic()) { name } else { format!("X{name}") }
}

/// The rows of a game's table as named values; a hyphen is nothing.
pub(crate) fn rows_of<'a>(game: &'a Game, name: &str) -> Vec<Vec<(Rc<str>, &'a str)>> {
    let Some(table) = game.tag(name).and_then(Table::of) else { return Vec::new() };
    let columns: Vec<Rc<str>> = table.columns.iter().map(|column| Rc::from(&*column.name)).collect();
    table
        .rows
        .iter()
        .map(|row| {
            columns
                .iter()
                .zip(row)
                .filter(|(_, cell)| **cell != "-")
                .map(|(column, cell)| (Rc::clone(column), *cell))
                .collect()
        })
        .collect()
}

/// Adds a table to a game where it has rows.
pub(crate) fn add(game: &mut Game, name: &'static str, rows: Rows) {
    if !rows.is_empty() {
        game.items.push(Item::Tag(rows.tag(name)));
    }
}
