//! Cards and slips of one size, several on a page, with lines to cut along.

use super::page::{Area, Page};

/// How cards stand on a page.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tile {
    pub(crate) columns: usize,
    pub(crate) rows: usize,
}

impl Tile {
    /// As many rows as cards of this height leave room for, and at least one.
    pub(crate) fn of_height(columns: usize, height: f32) -> Tile {
        let rows = (Page::WHOLE.height / height).floor().max(1.0) as usize;
        Tile { columns, rows }
    }

    fn area(self, place: usize) -> Area {
        let width = Page::WHOLE.width / self.columns as f32;
        let height = Page::WHOLE.height / self.rows as f32;
        let (row, column) = (place / self.columns, place % self.columns);
        Area::new(column as f32 * width, row as f32 * height, width, height)
    }

    /// The size of one card.
    pub(crate) fn size(self) -> Area {
        self.area(0)
    }

    fn cut_lines(self, page: &mut Page) {
        let Area { width, height, .. } = Page::WHOLE;
        for column in 1..self.columns {
            let x = width * column as f32 / self.columns as f32;
            page.dashed((x, 0.0), (x, height), 0.4, 3.0);
        }
        for row in 1..self.rows {
            let y = height * row as f32 / self.rows as f32;
            page.dashed((0.0, y), (width, y), 0.4, 3.0);
        }
    }
}

/// The cards on as many pages as they need.
pub(crate) fn tiles<T, E>(
    tile: Tile,
    cards: &[T],
    mut draw: impl FnMut(&mut Page, Area, &T) -> Result<(), E>,
) -> Result<Vec<Page>, E> {
    let mut pages = Vec::new();
    for some in cards.chunks(tile.columns * tile.rows) {
        let mut page = Page::default();
        for (place, card) in some.iter().enumerate() {
            draw(&mut page, tile.area(place), card)?;
        }
        tile.cut_lines(&mut page);
        pages.push(page);
    }
    Ok(pages)
}
