//! What is drawn on a page, as the operators of a PDF.

use std::fmt;
use std::io::Write as _;

use super::letters::Letters;
use crate::sheet::font::Face;
use crate::sheet::page::{Area, Ink, Mark, Page, Style};

/// The operators so far, and what they have set.
struct Drawing<'a> {
    bytes: Vec<u8>,
    letters: &'a [Letters; 2],
    filling: Ink,
    ink: Ink,
    width: f32,
    dash: Option<f32>,
    font: Option<(Face, f32)>,
}

/// The operators that draw a page.
pub(super) fn drawn(page: &Page, letters: &[Letters; 2]) -> Vec<u8> {
    let mut drawing = Drawing {
        bytes: Vec::new(),
        letters,
        filling: Ink::Black,
        ink: Ink::Black,
        width: 1.0,
        dash: None,
        font: None,
    };
    // The origin of a PDF is at the bottom left.
    drawing.add(format_args!("1 0 0 -1 0 {} cm\n", Page::WHOLE.height));
    for mark in &page.marks {
        drawing.mark(mark);
    }
    drawing.bytes
}

/// The name of a face in the pages.
pub(super) fn name(face: Face) -> &'static str {
    match face {
        Face::Book => "A",
        Face::Bold => "B",
    }
}

/// The shares of red, green and blue.
fn colour(ink: Ink) -> [f32; 3] {
    let parts: [u8; 3] = match ink {
        Ink::Black => [0, 0, 0],
        Ink::Red => [196, 18, 28],
        Ink::Grey => [120, 120, 120],
        Ink::Pale => [236, 238, 240],
        Ink::White => [255, 255, 255],
    };
    parts.map(|part| f32::from(part) / 255.0)
}

impl Drawing<'_> {
    fn add(&mut self, operators: fmt::Arguments<'_>) {
        let _ = self.bytes.write_fmt(operators);
    }

    fn mark(&mut self, mark: &Mark) {
        match mark {
            Mark::Text { x, y, style, text } => self.text(*x, *y, *style, text),
            Mark::Line { from, to, .. } if from == to => {}
            Mark::Line { from, to, width, ink, dash } => self.line(*from, *to, *width, *ink, *dash),
            Mark::Fill { area, ink } => self.rectangles(*ink, &[*area]),
            Mark::Squares { size, at } => {
                let areas: Vec<Area> = at.iter().map(|(x, y)| Area::new(*x, *y, *size, *size)).collect();
                self.rectangles(Ink::Black, &areas);
            }
        }
    }

    fn fill_with(&mut self, ink: Ink) {
        if self.filling != ink {
            let [red, green, blue] = colour(ink);
            self.add(format_args!("{red} {green} {blue} rg\n"));
            self.filling = ink;
        }
    }

    fn draw_with(&mut self, ink: Ink, width: f32, dash: Option<f32>) {
        if self.ink != ink {
            let [red, green, blue] = colour(ink);
            self.add(format_args!("{red} {green} {blue} RG\n"));
            self.ink = ink;
        }
        if self.width.to_bits() != width.to_bits() {
            self.add(format_args!("{width} w\n"));
            self.width = width;
        }
        if self.dash != dash {
            match dash {
                Some(dash) => self.add(format_args!("[{dash}]0 d\n")),
                None => self.add(format_args!("[]0 d\n")),
            }
            self.dash = dash;
        }
    }

    fn line(&mut self, from: (f32, f32), to: (f32, f32), width: f32, ink: Ink, dash: Option<f32>) {
        self.draw_with(ink, width, dash);
        self.add(format_args!("{} {} m {} {} l S\n", from.0, from.1, to.0, to.1));
    }

    fn rectangles(&mut self, ink: Ink, areas: &[Area]) {
        let seen = |area: &&Area| area.width > 0.0 && area.height > 0.0;
        let mut areas = areas.iter().filter(seen).peekable();
        if areas.peek().is_none() {
            return;
        }
        self.fill_with(ink);
        for Area { x, y, width, height } in areas {
            self.add(format_args!("{x} {y} {width} {height} re\n"));
        }
        self.add(format_args!("f\n"));
    }

    fn text(&mut self, x: f32, y: f32, style: Style, text: &str) {
        self.fill_with(style.ink);
        self.add(format_args!("BT"));
        if self.font != Some((style.face, style.size)) {
            self.add(format_args!("/{} {} Tf", name(style.face), style.size));
            self.font = Some((style.face, style.size));
        }
        self.add(format_args!(" 1 0 0 -1 {x} {y} Tm("));
        for byte in text.chars().flat_map(|character| self.letters[style.face as usize].code(character)) {
            match byte {
                b'(' | b')' | b'\\' => self.bytes.extend([b'\\', byte]),
                b'\r' => self.bytes.extend(b"\\r"),
                _ => self.bytes.push(byte),
            }
        }
        self.add(format_args!(")Tj ET\n"));
    }
}
