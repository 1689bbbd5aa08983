//! What stands at the head and foot of a page.

use crate::sheet::{Align, Area, Ink, Page, Style, fitted, wrapped};
use crate::words::Words;

/// The head of a document.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Heading {
    /// The event.
    pub title: String,
    /// Which part of it: session, section, place.
    pub detail: String,
    /// When, as it is to be printed.
    pub date: String,
}

impl Heading {
    /// A heading of a title alone.
    pub fn titled(title: impl Into<String>) -> Heading {
        Heading { title: title.into(), ..Heading::default() }
    }

    /// Detail and date in one text.
    pub(crate) fn aside(&self) -> String {
        let both = [self.detail.as_str(), self.date.as_str()];
        both.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" · ")
    }
}

/// The part of a page between head and foot.
pub(crate) const BODY: Area = Area::new(36.0, 66.0, 523.28, 738.0);

/// Draws the head: what the document is, of which event.
pub(crate) fn head(page: &mut Page, heading: &Heading, what: &str) {
    let (x, width) = (BODY.x, BODY.width);
    let aside = heading.aside();
    let part = if aside.is_empty() { 1.0 } else { 0.62 };
    headline(page, x, width * part, Align::Left, Style::bold(14.0), &heading.title);
    headline(page, x + width * 0.64, width * 0.36, Align::Right, Style::book(9.0), &aside);
    page.text(x, 50.0, width, Align::Left, Style::book(10.0).ink(Ink::Grey), what);
    page.line((x, 56.0), (x + width, 56.0), 1.0, Ink::Black);
}

/// A text over the line of the head: in two lines where one is not enough, and then as small as it must be.
fn headline(page: &mut Page, x: f32, width: f32, align: Align, style: Style, text: &str) {
    let mut small = Style { size: style.size.min(9.5), ..style };
    let mut lines = fitted(text, style, width);
    if let [line] = lines.as_slice() {
        page.text(x, 36.0, width, align, style, line);
        return;
    }
    while small.size > 4.0 {
        lines = wrapped(text, small, width);
        if lines.len() <= 2 {
            break;
        }
        small.size -= 0.5;
    }
    for (line, y) in lines.iter().zip([28.0, 39.0]) {
        page.text(x, y, width, align, small, line);
    }
}

/// Numbers the pages and adds a note to each.
pub(crate) fn feet(pages: &mut [Page], words: Words, note: &str) {
    let count = pages.len().to_string();
    for (number, page) in (1usize..).zip(pages) {
        let style = Style::book(7.5).ink(Ink::Grey);
        let numbered = words.say("page", &[("page", number.to_string()), ("pages", count.clone())]);
        page.whole(BODY.x, 823.0, BODY.width * 0.8, style, note);
        page.text(BODY.x + BODY.width * 0.8, 823.0, BODY.width * 0.2, Align::Right, style, numbered);
    }
}

/// Pages that are filled from top to bottom, each with the same head.
pub(crate) struct Flow<'a> {
    heading: &'a Heading,
    what: String,
    pub(crate) pages: Vec<Page>,
    pub(crate) y: f32,
}

impl<'a> Flow<'a> {
    pub(crate) fn new(heading: &'a Heading, what: String) -> Flow<'a> {
        let mut flow = Flow { heading, what, pages: Vec::new(), y: 0.0 };
        flow.turn();
        flow
    }

    /// Goes to a new page.
    pub(crate) fn turn(&mut self) {
        let mut page = Page::default();
        head(&mut page, self.heading, &self.what);
        self.pages.push(page);
        self.y = BODY.y + 4.0;
    }

    pub(crate) fn left(&self) -> f32 {
        BODY.bottom() - self.y
    }

    /// Goes to a new page where less than this is left.
    pub(crate) fn need(&mut self, height: f32) {
        if self.left() < height {
            self.turn();
        }
    }

    pub(crate) fn page(&mut self) -> &mut Page {
        self.pages.last_mut().expect("a flow begins with a page")
    }

    /// A heading within the page.
    pub(crate) fn title(&mut self, text: &str) {
        let style = Style::bold(11.0);
        let lines = fitted(text, style, BODY.width);
        self.need(60.0 + (lines.len() - 1) as f32 * 14.0);
        for line in &lines {
            let y = self.y + 12.0;
            self.page().text(BODY.x, y, BODY.width, Align::Left, style, line);
            self.y += 14.0;
        }
        self.y += 4.0;
    }

    /// A paragraph.
    pub(crate) fn paragraph(&mut self, style: Style, text: &str) {
        for line in wrapped(text, style, BODY.width) {
            self.need(style.size * 1.4);
            let y = self.y + style.size;
            self.page().text(BODY.x, y, BODY.width, Align::Left, style, line);
            self.y += style.size * 1.35;
        }
        self.y += 4.0;
    }

    /// A table over the whole width, with its heading again on each page.
    pub(crate) fn table(&mut self, table: &crate::sheet::Table) {
        let table = table.laid(BODY.width);
        let mut done = 0;
        loop {
            self.need(table.height(done..table.rows().min(done + 1)));
            let fitting = table.fitting(done, self.left()).max(1);
            let (x, y, until) = (BODY.x, self.y, (done + fitting).min(table.rows()));
            let y = table.draw(self.page(), x, y, done..until);
            self.y = y;
            done = until;
            if done >= table.rows() {
                break;
            }
        }
        self.y += 8.0;
    }
}
