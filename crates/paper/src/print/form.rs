//! Fields of a form: a label, what is known, and room for what is not.

use crate::heading::{BODY, Flow};
use crate::sheet::{Align, Area, Ink, Page, Style, wrapped};
use crate::words::Words;

/// A form that is filled from top to bottom. What does not fit in its field goes on behind it.
pub(crate) struct Form<'a, 'h> {
    pub(crate) flow: &'a mut Flow<'h>,
    pub(crate) words: Words,
    rest: Vec<(String, Vec<String>)>,
}

const LABEL: f32 = 6.8;
const VALUE: f32 = 9.2;

impl<'a, 'h> Form<'a, 'h> {
    pub(crate) fn new(flow: &'a mut Flow<'h>, words: Words) -> Form<'a, 'h> {
        Form { flow, words, rest: Vec::new() }
    }

    /// A row of fields of one line, each with its part of the width.
    pub(crate) fn row(&mut self, fields: &[(f32, String, String)]) {
        const HEIGHT: f32 = 27.0;
        self.flow.need(HEIGHT);
        let total: f32 = fields.iter().map(|(part, ..)| part).sum();
        let (mut x, y) = (BODY.x, self.flow.y);
        for (part, label, value) in fields {
            let area = Area::new(x, y, BODY.width * part / total, HEIGHT);
            frame(self.flow.page(), area, label);
            let inner = area.inset(4.0);
            self.flow.page().text(
                inner.x,
                area.y + 21.0,
                inner.width,
                Align::Left,
                Style::book(VALUE),
                value,
            );
            x += area.width;
        }
        self.flow.y += HEIGHT;
    }

    /// A field of several lines.
    pub(crate) fn text(&mut self, height: f32, label: &str, value: &str) {
        self.flow.need(height);
        let area = Area::new(BODY.x, self.flow.y, BODY.width, height);
        self.text_in(area, label, value);
        self.flow.y += height;
    }

    fn text_in(&mut self, area: Area, label: &str, value: &str) {
        frame(self.flow.page(), area, label);
        let inner = area.inset(4.0);
        let (y, style) = (area.y + 20.0, Style::book(VALUE));
        let line = VALUE * 1.3;
        let lines =
            if value.trim().is_empty() { Vec::new() } else { wrapped(value.trim(), style, inner.width) };
        let room = ((inner.bottom() - y) / line) as usize + 1;
        if lines.is_empty() {
            self.flow.page().rows_to_write(Area::new(
                inner.x,
                y + 2.0,
                inner.width,
                inner.bottom() - y - 2.0,
            ));
        } else if lines.len() <= room {
            self.flow.page().lines(inner.x, y, inner.width, style, &lines);
        } else {
            let (here, later) = lines.split_at(room - 1);
            let after = self.flow.page().lines(inner.x, y, inner.width, style, here);
            let note = self.words.t("continued");
            self.flow.page().text(inner.x, after, inner.width, Align::Right, style.ink(Ink::Grey), note);
            self.rest.push((label.to_owned(), later.to_vec()));
        }
    }

    /// A row of boxes to tick.
    pub(crate) fn ticks(&mut self, label: &str, boxes: &[(bool, String)]) {
        const HEIGHT: f32 = 27.0;
        self.flow.need(HEIGHT);
        let area = Area::new(BODY.x, self.flow.y, BODY.width, HEIGHT);
        frame(self.flow.page(), area, label);
        let style = Style::book(VALUE);
        let natural: Vec<f32> =
            boxes.iter().map(|(_, words)| style.face.width(words, VALUE) + VALUE + 14.0).collect();
        let even = area.width / boxes.len().max(1) as f32;
        let fits = natural.iter().all(|width| *width <= even);
        let all: f32 = natural.iter().sum();
        let mut x = area.x + 6.0;
        for ((ticked, words), natural) in boxes.iter().zip(natural) {
            let part = if fits { even } else { area.width * natural / all };
            self.flow.page().tick(x, area.y + 21.0, part - 10.0, style, (*ticked).into(), words);
            x += part;
        }
        self.flow.y += HEIGHT;
    }

    /// A heading between fields.
    pub(crate) fn heading(&mut self, text: &str) {
        self.flow.need(60.0);
        let area = Area::new(BODY.x, self.flow.y + 5.0, BODY.width, 16.0);
        self.flow.page().fill(area, Ink::Pale);
        self.flow.page().text(
            area.x + 4.0,
            area.y + 11.5,
            area.width - 8.0,
            Align::Left,
            Style::bold(9.5),
            text,
        );
        self.flow.y += 21.0;
    }

    /// What did not fit.
    pub(crate) fn end(self) {
        for (label, lines) in self.rest {
            self.flow.y += 8.0;
            self.flow.title(&format!("{label} ({})", self.words.t("continuation")));
            self.flow.paragraph(Style::book(VALUE), &lines.join("\n"));
        }
    }
}

fn frame(page: &mut Page, area: Area, label: &str) {
    page.frame(area, 0.5, Ink::Black);
    let style = Style::book(LABEL).ink(Ink::Grey);
    page.whole(area.x + 4.0, area.y + 8.5, area.width - 8.0, style, label);
}
