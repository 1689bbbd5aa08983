//! Tables: columns as wide as what stands in them, rows that go on over the next page.

use std::ops::Range;

use super::page::{Align, Area, Ink, Page, Style};
use super::text::{fitted, plain};

/// A column.
#[derive(Clone, Debug)]
pub(crate) struct Column {
    title: String,
    align: Align,
    /// Takes the room that the others leave, and gives room where there is none.
    stretches: bool,
    /// The room that its title may claim; a longer one goes over several lines.
    title_room: f32,
}

impl Column {
    pub(crate) fn new(title: impl Into<String>, align: Align) -> Column {
        Column { title: title.into(), align, stretches: false, title_room: f32::INFINITY }
    }

    /// A column of names.
    pub(crate) fn wide(title: impl Into<String>) -> Column {
        Column { stretches: true, ..Column::new(title, Align::Left) }
    }

    /// A column of figures under a name.
    pub(crate) fn named(title: impl Into<String>, room: f32) -> Column {
        Column { title_room: room, ..Column::new(title, Align::Right) }
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

    /// A table whose columns share all the room that there is, and whose rows have one line each.
    pub(crate) fn filling(self) -> Table {
        Table { fills: true, ..self }
    }

    pub(crate) fn row(&mut self, cells: Vec<Cell>) {
        self.rows.push(cells);
    }

    pub(crate) fn rows(&self) -> usize {
        self.rows.len()
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
            widths.fold(title.min(column.title_room), f32::max) + self.gap()
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

    /// The table laid out in so much room.
    pub(crate) fn laid(&self, room: f32) -> Laid<'_> {
        let widths = self.widths(room);
        let lines = |text: &str, style: Style, at: usize| match widths.get(at) {
            Some(width) if !self.fills => fitted(text, style, width - self.gap()),
            _ => vec![plain(text)],
        };
        let title = |(at, column): (usize, &Column)| lines(&column.title, self.heading(), at);
        let titles = self.columns.iter().enumerate().map(title).collect();
        let cell = |(at, cell): (usize, &Cell)| lines(&cell.text, self.style(cell), at);
        let rows = self.rows.iter().map(|row| row.iter().enumerate().map(cell).collect()).collect();
        Laid { table: self, widths, titles, rows }
    }
}

/// A table in its place: how wide its columns are, and the lines of each cell.
pub(crate) struct Laid<'a> {
    table: &'a Table,
    widths: Vec<f32>,
    titles: Vec<Vec<String>>,
    rows: Vec<Vec<Vec<String>>>,
}

impl Laid<'_> {
    pub(crate) fn rows(&self) -> usize {
        self.rows.len()
    }

    /// The height of cells of which the longest has most lines.
    fn tall(&self, cells: &[Vec<String>]) -> f32 {
        let lines = cells.iter().map(Vec::len).max().unwrap_or(1).max(1);
        self.table.size * 1.42 + (lines - 1) as f32 * self.leading()
    }

    fn leading(&self) -> f32 {
        self.table.size * 1.15
    }

    /// The height of the heading and these rows.
    pub(crate) fn height(&self, rows: Range<usize>) -> f32 {
        let heights = self.rows[rows].iter().map(|row| self.tall(row));
        self.tall(&self.titles) + 3.0 + heights.sum::<f32>()
    }

    /// How many rows from this one on fit under a heading in this height.
    pub(crate) fn fitting(&self, from: usize, height: f32) -> usize {
        let mut left = height - self.tall(&self.titles) - 3.0;
        let fits = |row: &&Vec<Vec<String>>| {
            left -= self.tall(row);
            left >= -0.01
        };
        self.rows[from..].iter().take_while(fits).count()
    }

    /// Draws the heading and some rows; gives back where they end.
    pub(crate) fn draw(&self, page: &mut Page, x: f32, y: f32, rows: Range<usize>) -> f32 {
        let total: f32 = self.widths.iter().sum();
        let titles = self.titles.iter().map(|lines| (lines, self.table.heading()));
        self.cells(page, x, y, titles);
        let mut top = y + self.tall(&self.titles);
        page.line((x, top), (x + total, top), 0.7, Ink::Black);
        top += 1.5;
        let cells = &self.table.rows[rows.clone()];
        for (place, (row, cells)) in self.rows[rows].iter().zip(cells).enumerate() {
            let height = self.tall(row);
            if place % 2 == 1 {
                page.fill(Area::new(x, top, total, height), Ink::Pale);
            }
            let styles = cells.iter().map(|cell| self.table.style(cell));
            self.cells(page, x, top, row.iter().zip(styles));
            top += height;
        }
        page.line((x, top), (x + total, top), 0.4, Ink::Grey);
        top + 1.5
    }

    fn cells<'c>(
        &self,
        page: &mut Page,
        x: f32,
        top: f32,
        cells: impl Iterator<Item = (&'c Vec<String>, Style)>,
    ) {
        let gap = self.table.gap();
        let mut left = x;
        for (((lines, style), column), width) in cells.zip(&self.table.columns).zip(&self.widths) {
            let mut base = top + self.table.size * 1.42 * 0.74;
            for line in lines {
                page.text(left + gap / 2.0, base, width - gap, column.align, style, line);
                base += self.leading();
            }
            left += width;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_cell_goes_over_several_lines_and_loses_nothing() {
        let long = "33,33 % +1080, 33,33 % −50, 33,33 % +1200";
        let mut table = Table::new(8.0, vec![Column::new("Board", Align::Right), Column::wide("Contract")]);
        table.row(vec!["1".into(), long.into()]);
        table.row(vec!["2".into(), "4♠ N =".into()]);
        let laid = table.laid(120.0);
        assert!(laid.rows[0][1].len() > 1, "{:?}", laid.rows[0]);
        assert_eq!(laid.rows[0][1].join(" "), long);
        assert_eq!(laid.rows[1][1], ["4♠ N ="]);
        assert!(laid.height(0..1) > laid.height(1..2));
        assert_eq!(laid.fitting(0, laid.height(0..2)), 2);
        assert_eq!(laid.fitting(0, laid.height(0..2) - 1.0), 1);
        assert_eq!(laid.fitting(1, laid.height(1..2)), 1);
    }

    #[test]
    fn a_name_over_a_column_of_figures_takes_no_more_than_its_room() {
        let name = "Akadeemilise Bridžiklubi Veteranide Meeskond";
        let mut table = Table::new(8.0, vec![Column::wide("x"), Column::named(name, 60.0)]);
        table.row(vec!["1".into(), "12".into()]);
        let laid = table.laid(300.0);
        assert!(laid.widths[1] <= 60.0 + table.gap() + 0.1, "{:?}", laid.widths);
        assert_eq!(laid.titles[1].join(" "), name);
    }
}
