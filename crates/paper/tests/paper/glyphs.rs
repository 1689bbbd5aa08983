//! Glyphs of a cut font beside those of the font that it was cut from, read by another library than ours.

use std::collections::BTreeMap;

use ttf_parser::{Face, GlyphId, OutlineBuilder};

/// The fonts of the program, as they are before they are cut to a document.
pub(crate) const FONTS: [(&str, &[u8]); 2] = [
    ("DejaVuSansCondensed", include_bytes!("../../fonts/DejaVuSansCondensed.ttf")),
    ("DejaVuSansCondensed-Bold", include_bytes!("../../fonts/DejaVuSansCondensed-Bold.ttf")),
];

/// The strokes of a glyph.
#[derive(Default, PartialEq, Debug)]
struct Strokes(Vec<(char, [f32; 6])>);

impl OutlineBuilder for Strokes {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.push(('m', [x, y, 0.0, 0.0, 0.0, 0.0]));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.push(('l', [x, y, 0.0, 0.0, 0.0, 0.0]));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.0.push(('q', [x1, y1, x, y, 0.0, 0.0]));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.0.push(('c', [x1, y1, x2, y2, x, y]));
    }

    fn close(&mut self) {
        self.0.push(('z', [0.0; 6]));
    }
}

fn strokes(face: &Face<'_>, glyph: GlyphId) -> Strokes {
    let mut strokes = Strokes::default();
    face.outline_glyph(glyph, &mut strokes);
    strokes
}

/// The letters that our font has.
pub(crate) fn letters() -> Vec<char> {
    let face = Face::parse(FONTS[0].1, 0).unwrap();
    let mut letters = Vec::new();
    face.tables()
        .cmap
        .unwrap()
        .subtables
        .get(0)
        .unwrap()
        .codepoints(|code| letters.extend(char::from_u32(code)));
    letters.retain(|letter| face.glyph_index(*letter).is_some());
    letters
}

/// Each code draws what its character is in the whole font, and `�` where that has none; it is as wide, and as the PDF says.
pub(crate) fn same_glyphs(whole: &[u8], cut: &[u8], meanings: &BTreeMap<u16, char>, widths: &[f64]) {
    let (whole, cut) = (Face::parse(whole, 0).unwrap(), Face::parse(cut, 0).unwrap());
    assert_eq!((whole.units_per_em(), whole.ascender()), (cut.units_per_em(), cut.ascender()));
    let unknown = whole.glyph_index('\u{FFFD}').unwrap();
    let meant = |character: &char| whole.glyph_index(*character).unwrap_or(unknown);
    let glyphs = meanings.iter().map(|(code, character)| (GlyphId(*code), meant(character)));
    for (code, glyph) in glyphs.chain([(GlyphId(0), GlyphId(0))]) {
        assert_eq!(strokes(&cut, code), strokes(&whole, glyph), "{code:?} {glyph:?}");
        assert_eq!(cut.glyph_hor_advance(code), whole.glyph_hor_advance(glyph));
        assert_eq!(cut.glyph_hor_side_bearing(code), whole.glyph_hor_side_bearing(glyph));
        let width =
            f64::from(whole.glyph_hor_advance(glyph).unwrap()) * 1000.0 / f64::from(whole.units_per_em());
        assert!((widths[usize::from(code.0)] - width).abs() < 0.001, "{code:?}");
    }
}
