//! One page, and what is drawn on it. Lengths are points, of which an inch has 72; the origin is top left.

use super::font::Face;
use super::text::{SMALLEST, cut, plain};

/// What something is drawn in.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    Black,
    Red,
    Grey,
    Pale,
    White,
}

/// How a text is set.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Style {
    pub(crate) size: f32,
    pub(crate) face: Face,
    pub(crate) ink: Ink,
}

impl Style {
    pub(crate) const fn book(size: f32) -> Style {
        Style { size, face: Face::Book, ink: Ink::Black }
    }

    pub(crate) const fn bold(size: f32) -> Style {
        Style { size, face: Face::Bold, ink: Ink::Black }
    }

    pub(crate) const fn ink(self, ink: Ink) -> Style {
        Style { ink, ..self }
    }
}

/// Where a text stands in its area.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Align {
    Left,
    Centre,
    Right,
}

/// A rectangle of the page.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Area {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) width: f32,
    pub(crate) height: f32,
}

impl Area {
    pub(crate) const fn new(x: f32, y: f32, width: f32, height: f32) -> Area {
        Area { x, y, width, height }
    }

    pub(crate) const fn right(self) -> f32 {
        self.x + self.width
    }

    pub(crate) const fn bottom(self) -> f32 {
        self.y + self.height
    }

    /// The area without a border of this width.
    pub(crate) const fn inset(self, by: f32) -> Area {
        Area::new(self.x + by, self.y + by, self.width - 2.0 * by, self.height - 2.0 * by)
    }
}

/// Something drawn.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Mark {
    /// A text in one ink; `x` is its left end, `y` its base line.
    Text { x: f32, y: f32, style: Style, text: String },
    /// A straight line.
    Line { from: (f32, f32), to: (f32, f32), width: f32, ink: Ink, dash: Option<f32> },
    /// A filled rectangle.
    Fill { area: Area, ink: Ink },
    /// Many black squares of one size.
    Squares { size: f32, at: Vec<(f32, f32)> },
}

/// A page of A4.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Page {
    pub(crate) marks: Vec<Mark>,
}

/// Hearts and diamonds are red wherever they stand.
fn is_red(character: char) -> bool {
    matches!(character, '♥' | '♦')
}

impl Page {
    /// The size of A4.
    pub(crate) const WHOLE: Area = Area::new(0.0, 0.0, 595.28, 841.89);

    /// A text in an area of one line: smaller where it does not fit, and cut where that is not enough.
    pub(crate) fn text(
        &mut self,
        x: f32,
        y: f32,
        width: f32,
        align: Align,
        style: Style,
        text: impl AsRef<str>,
    ) {
        let text = plain(text.as_ref());
        let natural = style.face.width(&text, style.size);
        let shrunk = (width / natural).min(1.0);
        let (size, text) = if natural <= width || shrunk >= SMALLEST {
            (style.size * shrunk.max(SMALLEST), text)
        } else {
            let size = style.size * SMALLEST;
            (size, cut(&text, style.face, size, width))
        };
        let natural = style.face.width(&text, size);
        let x = match align {
            Align::Left => x,
            Align::Centre => x + (width - natural) / 2.0,
            Align::Right => x + width - natural,
        };
        self.runs(x, y, Style { size, ..style }, &text);
    }

    /// A text that is never cut: as small as it must be.
    pub(crate) fn whole(&mut self, x: f32, y: f32, width: f32, style: Style, text: impl AsRef<str>) {
        let text = plain(text.as_ref());
        let natural = style.face.width(&text, style.size);
        let size = if natural <= width { style.size } else { style.size * width / natural };
        self.runs(x, y, Style { size, ..style }, &text);
    }

    fn runs(&mut self, mut x: f32, y: f32, style: Style, text: &str) {
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let red = is_red(first);
            let end = rest.find(|next| is_red(next) != red).unwrap_or(rest.len());
            let (run, after) = rest.split_at(end);
            let ink = if red && style.ink != Ink::White { Ink::Red } else { style.ink };
            if !run.trim().is_empty() {
                let text = run.to_owned();
                self.marks.push(Mark::Text { x, y, style: Style { ink, ..style }, text });
            }
            x += style.face.width(run, style.size);
            rest = after;
        }
    }

    /// Lines of text, the first at `y`; gives back where the next would stand.
    pub(crate) fn lines(&mut self, x: f32, mut y: f32, width: f32, style: Style, lines: &[String]) -> f32 {
        for line in lines {
            self.text(x, y, width, Align::Left, style, line);
            y += style.size * 1.3;
        }
        y
    }

    pub(crate) fn line(&mut self, from: (f32, f32), to: (f32, f32), width: f32, ink: Ink) {
        self.marks.push(Mark::Line { from, to, width, ink, dash: None });
    }

    /// A line to cut or to write on.
    pub(crate) fn dashed(&mut self, from: (f32, f32), to: (f32, f32), width: f32, dash: f32) {
        self.marks.push(Mark::Line { from, to, width, ink: Ink::Grey, dash: Some(dash) });
    }

    pub(crate) fn fill(&mut self, area: Area, ink: Ink) {
        self.marks.push(Mark::Fill { area, ink });
    }

    /// The four edges of an area.
    pub(crate) fn frame(&mut self, area: Area, width: f32, ink: Ink) {
        let (left, top, right, bottom) = (area.x, area.y, area.right(), area.bottom());
        for (from, to) in [
            ((left, top), (right, top)),
            ((right, top), (right, bottom)),
            ((right, bottom), (left, bottom)),
            ((left, bottom), (left, top)),
        ] {
            self.line(from, to, width, ink);
        }
    }

    /// Dotted lines to write on, the first at the top of the area.
    pub(crate) fn rows_to_write(&mut self, area: Area) {
        let mut y = area.y;
        while y < area.bottom() {
            self.dashed((area.x, y), (area.right(), y), 0.3, 1.5);
            y += 16.0;
        }
    }

    /// A box to tick, with its words beside it; gives back where the words end.
    pub(crate) fn tick(
        &mut self,
        x: f32,
        y: f32,
        width: f32,
        style: Style,
        ticked: Ticked,
        text: &str,
    ) -> f32 {
        let side = style.size;
        let square = Area::new(x, y - side * 0.85, side, side);
        self.frame(square, 0.7, Ink::Black);
        if ticked == Ticked::Yes {
            let inner = square.inset(side * 0.2);
            self.line((inner.x, inner.y), (inner.right(), inner.bottom()), 1.1, Ink::Black);
            self.line((inner.right(), inner.y), (inner.x, inner.bottom()), 1.1, Ink::Black);
        }
        let after = x + side + 4.0;
        self.whole(after, y, width - side - 4.0, style, text);
        after + style.face.width(text, style.size).min(width - side - 4.0)
    }
}

/// Whether a box is ticked.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Ticked {
    Yes,
    No,
}

impl From<bool> for Ticked {
    fn from(yes: bool) -> Ticked {
        if yes { Ticked::Yes } else { Ticked::No }
    }
}
