//! The two faces that everything is set in, and how wide a text is.

use std::sync::LazyLock;

/// A face of the font.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Face {
    Book,
    Bold,
}

pub(crate) const BOOK: &[u8] = include_bytes!("../../fonts/DejaVuSansCondensed.ttf");
pub(crate) const BOLD: &[u8] = include_bytes!("../../fonts/DejaVuSansCondensed-Bold.ttf");

/// The sign for a character that the font does not have.
const UNKNOWN: char = '\u{FFFD}';

struct Parsed {
    face: ttf_parser::Face<'static>,
    em: f32,
}

fn parsed(face: Face) -> &'static Parsed {
    static FACES: LazyLock<[Parsed; 2]> = LazyLock::new(|| {
        [BOOK, BOLD].map(|bytes| {
            let face = ttf_parser::Face::parse(bytes, 0).expect("the font is part of the program");
            let em = f32::from(face.units_per_em());
            Parsed { face, em }
        })
    });
    &FACES[face as usize]
}

/// A character as it is set: its glyph, and its advance as part of the size.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Set {
    pub(crate) glyph: u16,
    pub(crate) advance: f32,
}

impl Face {
    pub(crate) fn set(self, character: char) -> Set {
        let Parsed { face, em } = parsed(self);
        let glyph = face.glyph_index(character).or_else(|| face.glyph_index(UNKNOWN)).unwrap_or_default();
        Set { glyph: glyph.0, advance: f32::from(face.glyph_hor_advance(glyph).unwrap_or_default()) / em }
    }

    /// Whether it can set this character as it is.
    pub(crate) fn has(self, character: char) -> bool {
        parsed(self).face.glyph_index(character).is_some()
    }

    /// How wide the text is at this size.
    pub(crate) fn width(self, text: &str, size: f32) -> f32 {
        text.chars().map(|character| self.set(character).advance).sum::<f32>() * size
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_faces_have_every_letter_that_we_print() {
        let all = "ÄÕÖÜŠŽäõöüšž ÅåÆæØø ĄĆĘŁŃÓŚŹŻąćęłńóśźż ß §№ ♠♥♦♣ −–—… „”“’«» ½ × → ☐☑ �";
        for face in [Face::Book, Face::Bold] {
            for character in all.chars() {
                assert!(parsed(face).face.glyph_index(character).is_some(), "{face:?} {character}");
            }
        }
    }

    #[test]
    fn figures_are_equally_wide() {
        for face in [Face::Book, Face::Bold] {
            let widths = ('0'..='9').map(|figure| face.width(&figure.to_string(), 10.0));
            assert!(widths.clone().all(|width| (width - face.width("0", 10.0)).abs() < f32::EPSILON));
        }
    }
}
