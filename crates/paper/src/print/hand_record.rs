//! Hand records: twelve boards a page.

use openroom_lawbook::Language;

use crate::diagram::{HEIGHT, HandBoard, WIDTH, diagram};
use crate::heading::{BODY, Heading, feet, head};
use crate::sheet::{About, Area, Ink, Page, pdf};
use crate::words::Words;
use crate::{Pdf, Unprintable};

/// The hands of a session.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HandRecord {
    /// What stands above.
    pub heading: Heading,
    /// The boards in their order.
    pub boards: Vec<HandBoard>,
}

const COLUMNS: usize = 3;
const ROWS: usize = 4;

impl HandRecord {
    /// The record as a PDF.
    pub fn pdf(&self, language: Language) -> Result<Pdf, Unprintable> {
        let words = Words::of(language);
        let title = format!("{} – {}", words.t("hand-record"), self.heading.title);
        pdf(&self.pages(words), &About { title, language: words.code() })
    }

    pub(crate) fn pages(&self, words: Words) -> Vec<Page> {
        let mut pages: Vec<Page> =
            self.boards.chunks(COLUMNS * ROWS).map(|boards| self.page(words, boards)).collect();
        let analysed = self.boards.iter().any(|board| board.makeable.is_some());
        let note = if analysed { words.t("double-dummy-note") } else { String::new() };
        feet(&mut pages, words, &note);
        pages
    }

    fn page(&self, words: Words, boards: &[HandBoard]) -> Page {
        let mut page = Page::default();
        head(&mut page, &self.heading, &words.t("hand-record"));
        let (width, height) = (BODY.width / COLUMNS as f32, (BODY.height + 6.0) / ROWS as f32);
        for (place, board) in boards.iter().enumerate() {
            let cell = Area::new(
                BODY.x + (place % COLUMNS) as f32 * width,
                BODY.y - 2.0 + (place / COLUMNS) as f32 * height,
                width,
                height,
            );
            page.frame(cell, 0.5, Ink::Grey);
            diagram(
                &mut page,
                words,
                cell.x + (width - WIDTH) / 2.0 + 1.0,
                cell.y + (height - HEIGHT) / 2.0,
                board,
            );
        }
        page
    }
}
