//! Pages as a PDF. The same pages give the same bytes.

use krilla::Document;
use krilla::color::rgb;
use krilla::geom::{PathBuilder, Point, Rect};
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla::paint::{Fill, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::text::{Font, GlyphId, KrillaGlyph};

use super::font::{BOLD, BOOK, Face};
use super::page::{Area, Ink, Mark, Page, Style};
use crate::Unprintable;

/// What a reader of the PDF is told about it.
pub(crate) struct About {
    pub(crate) title: String,
    pub(crate) language: &'static str,
}

/// A PDF.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pdf {
    /// The file.
    pub bytes: Vec<u8>,
    /// Letters that the font does not have, each once; on the paper a sign stands for each.
    pub lacking: String,
}

impl AsRef<[u8]> for Pdf {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

/// More pages than this are refused.
const MOST_PAGES: usize = 5_000;

struct Fonts([Font; 2]);

impl Fonts {
    fn new() -> Option<Fonts> {
        Some(Fonts([Font::new(BOOK.into(), 0)?, Font::new(BOLD.into(), 0)?]))
    }

    fn of(&self, face: Face) -> Font {
        self.0[face as usize].clone()
    }
}

/// The PDF of these pages.
pub(crate) fn pdf(pages: &[Page], about: About) -> Result<Pdf, Unprintable> {
    if pages.is_empty() {
        return Err(Unprintable::Nothing);
    }
    if pages.len() > MOST_PAGES {
        return Err(Unprintable::TooLong { pages: pages.len() });
    }
    let fonts = Fonts::new().expect("the fonts are part of the program");
    let mut document = Document::new();
    document.set_metadata(
        Metadata::new().title(about.title).language(about.language.to_owned()).creator("Openroom".to_owned()),
    );
    let settings = PageSettings::from_wh(Page::WHOLE.width, Page::WHOLE.height).expect("A4 has a size");
    for page in pages {
        let mut sheet = document.start_page_with(settings.clone());
        let mut surface = sheet.surface();
        for mark in &page.marks {
            draw(&mut surface, &fonts, mark);
        }
        surface.finish();
        sheet.finish();
    }
    let bytes = document.finish().map_err(Unprintable::Pdf)?;
    Ok(Pdf { bytes, lacking: lacking(pages) })
}

/// The letters of these pages that the font does not have, in the order in which they come.
fn lacking(pages: &[Page]) -> String {
    let mut all = String::new();
    for mark in pages.iter().flat_map(|page| &page.marks) {
        let Mark::Text { style, text, .. } = mark else { continue };
        for character in text.chars() {
            if !style.face.has(character) && !all.contains(character) {
                all.push(character);
            }
        }
    }
    all
}

fn colour(ink: Ink) -> rgb::Color {
    match ink {
        Ink::Black => rgb::Color::new(0, 0, 0),
        Ink::Red => rgb::Color::new(196, 18, 28),
        Ink::Grey => rgb::Color::new(120, 120, 120),
        Ink::Pale => rgb::Color::new(236, 238, 240),
        Ink::White => rgb::Color::new(255, 255, 255),
    }
}

fn filled(ink: Ink) -> Fill {
    Fill { paint: colour(ink).into(), ..Fill::default() }
}

fn draw(surface: &mut Surface<'_>, fonts: &Fonts, mark: &Mark) {
    match mark {
        Mark::Text { x, y, style, text } => text_run(surface, fonts, *x, *y, *style, text),
        Mark::Line { from, to, width, ink, dash } => {
            let mut path = PathBuilder::new();
            path.move_to(from.0, from.1);
            path.line_to(to.0, to.1);
            surface.set_fill(None);
            surface.set_stroke(Some(Stroke {
                paint: colour(*ink).into(),
                width: *width,
                dash: dash.map(|dash| StrokeDash { array: vec![dash, dash], offset: 0.0 }),
                ..Stroke::default()
            }));
            if let Some(path) = path.finish() {
                surface.draw_path(&path);
            }
        }
        Mark::Fill { area, ink } => rectangles(surface, *ink, &[*area]),
        Mark::Squares { size, at } => {
            let areas: Vec<Area> = at.iter().map(|(x, y)| Area::new(*x, *y, *size, *size)).collect();
            rectangles(surface, Ink::Black, &areas);
        }
    }
}

fn rectangles(surface: &mut Surface<'_>, ink: Ink, areas: &[Area]) {
    let mut path = PathBuilder::new();
    for area in areas {
        if let Some(rect) = Rect::from_xywh(area.x, area.y, area.width, area.height) {
            path.push_rect(rect);
        }
    }
    surface.set_stroke(None);
    surface.set_fill(Some(filled(ink)));
    if let Some(path) = path.finish() {
        surface.draw_path(&path);
    }
}

fn text_run(surface: &mut Surface<'_>, fonts: &Fonts, x: f32, y: f32, style: Style, text: &str) {
    let glyphs: Vec<KrillaGlyph> = text
        .char_indices()
        .map(|(at, character)| {
            let set = style.face.set(character);
            let range = at..at + character.len_utf8();
            KrillaGlyph::new(GlyphId::new(set.glyph.into()), set.advance, 0.0, 0.0, 0.0, range, None)
        })
        .collect();
    surface.set_stroke(None);
    surface.set_fill(Some(filled(style.ink)));
    surface.draw_glyphs(Point::from_xy(x, y), &glyphs, fonts.of(style.face), text, style.size, false);
}
