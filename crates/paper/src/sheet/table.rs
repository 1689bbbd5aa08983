//! Tables: columns as wide as what stands in them, rows that go on over the next page.

use super::page::{Align, Area, Ink, Page, Style};
use super::text::plain;

/// A column.
#[derive(Clone, Debug)]
pub(crate) struct Column {
    title: String,
    align: Align,
    /// Takes the room that the others leave, and gives room where there is none.
    stretches: bool,
}

impl Column {
    pub(crate) fn new(title: impl Into<String>, align: Align) -> Column {
        Column { title: title.into(), align, stretches: false }
    }

    /// A column of names.
    pub(crate) fn wide(title: impl Into<String>) -> Column {
        Column { title: title.into(), align: Align::Left, stretches: true }
    }
}

/// What stands in a row and column.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Cell {
    text: String,
    bold: bool,
}

impl Cell {
    pub(crate) fn bold(text: impl Into<String>) -> Cell {
        Cell { text: text.into(), bold: true }
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Cell {
        Cell { text, bold: false }
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Cell {
        text.to_owned().into()
    }
}

/// A table: its columns, its rows, the size of its text.
pub(crate) struct Table {
    pub(crate) size: f32,
    columns: Vec<Column>,
    rows: Vec<Vec<Cell>>,
    fills: bool,
}

impl Table {
    pub(crate) fn new(size: f32, columns: Vec<Column>) -> Table {
        Table { size, columns, rows: Vec::new(), fills: false }
    }

    /// A table whose columns share all the room that there is.
    pub(crate) fn filling(self) -> Table {
        Table { fills: true, ..self }
    }

    pub(crate) fn row(&mut self, cells: Vec<Cell>) {
        self.rows.push(cells);
    }

    pub(crate) fn rows(&self) -> usize {
        self.rows.len()
    }

    pub(crate) fn row_height(&self) -> f32 {
        self.size * 1.42
    }

    /// The height of the heading and so many rows.
    pub(crate) fn height(&self, rows: usize) -> f32 {
        self.row_height() * (rows as f32 + 1.0) + 3.0
    }

    /// How many rows fit under a heading in this height.
    pub(crate) fn fitting(&self, height: f32) -> usize {
        ((height - 3.0) / self.row_height() - 1.0).max(0.0) as usize
    }

    fn style(&self, cell: &Cell) -> Style {
        if cell.bold { Style::bold(self.size) } else { Style::book(self.size) }
    }

    fn gap(&self) -> f32 {
        self.size * 0.7
    }

    fn heading(&self) -> Style {
        Style::bold(self.size * 0.88)
    }

    /// The width of each column in so much room.
    fn widths(&self, room: f32) -> Vec<f32> {
        let natural = |place: usize, column: &Column| {
            let cells = self.rows.iter().filter_map(|row| row.get(place));
            let widths = cells.map(|cell| {
                let style = self.style(cell);
                style.face.width(&plain(&cell.text), style.size)
            });
            let title = self.heading().face.width(&column.title, self.heading().size);
            widths.fold(title, f32::max) + self.gap()
        };
        let mut widths: Vec<f32> =
            self.columns.iter().enumerate().map(|(place, column)| natural(place, column)).collect();
        let stretching: Vec<usize> = (0..widths.len()).filter(|&at| self.columns[at].stretches).collect();
        let stretched: f32 = stretching.iter().map(|&at| widths[at]).sum();
        let left = room - (widths.iter().sum::<f32>() - stretched);
        let least = 40.0 * stretching.len() as f32;
        if stretching.is_empty() || left < least.min(stretched) {
            let total: f32 = widths.iter().sum();
            if total > room || self.fills {
                for width in &mut widths {
                    *width *= room / total;
                }
            }
        } else {
            for at in stretching {
                widths[at] *= left / stretched;
            }
        }
        widths
    }

    /// Draws the heading and some rows; gives back where they end.
    pub(crate) fn draw(
        &self,
        page: &mut Page,
        x: f32,
        y: f32,
        width: f32,
        rows: std::ops::Range<usize>,
    ) -> f32 {
        let widths = self.widths(width);
        let total: f32 = widths.iter().sum();
        let height = self.row_height();
        let base = |top: f32| top + height * 0.74;
        let mut left = x;
        for (column, width) in self.columns.iter().zip(&widths) {
            let inner = width - self.gap();
            page.text(left + self.gap() / 2.0, base(y), inner, column.align, self.heading(), &column.title);
            left += width;
        }
        let mut top = y + height;
        page.line((x, top), (x + total, top), 0.7, Ink::Black);
        top += 1.5;
        for (place, row) in self.rows[rows].iter().enumerate() {
            if place % 2 == 1 {
                page.fill(Area::new(x, top, total, height), Ink::Pale);
            }
            let mut left = x;
            for ((cell, column), width) in row.iter().zip(&self.columns).zip(&widths) {
                let inner = width - self.gap();
                page.text(
                    left + self.gap() / 2.0,
                    base(top),
                    inner,
                    column.align,
                    self.style(cell),
                    &cell.text,
                );
                left += width;
            }
            top += height;
        }
        page.line((x, top), (x + total, top), 0.4, Ink::Grey);
        top + 1.5
    }
}
