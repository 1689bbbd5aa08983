//! The two faces that everything is set in, and how wide a text is.

mod subset;
mod truetype;

use std::sync::LazyLock;

pub(crate) use subset::subset;
use truetype::TrueType;

/// A face of the font.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Face {
    Book,
    Bold,
}

/// The sign for a character that the font does not have.
const UNKNOWN: char = '\u{FFFD}';

static BOOK: LazyLock<TrueType> =
    LazyLock::new(|| read(include_bytes!("../../../fonts/DejaVuSansCondensed.ttf")));
static BOLD: LazyLock<TrueType> =
    LazyLock::new(|| read(include_bytes!("../../../fonts/DejaVuSansCondensed-Bold.ttf")));

fn read(file: &'static [u8]) -> TrueType {
    TrueType::read(file).expect("the font is part of the program")
}

/// A character as it is set: its glyph, and its advance as part of the size.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Set {
    pub(crate) glyph: u16,
    pub(crate) advance: f32,
}

impl Face {
    pub(crate) const BOTH: [Face; 2] = [Face::Book, Face::Bold];

    /// The font that it is set in.
    pub(crate) fn font(self) -> &'static TrueType {
        match self {
            Face::Book => &BOOK,
            Face::Bold => &BOLD,
        }
    }

    /// The font's name.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Face::Book => "DejaVuSansCondensed",
            Face::Bold => "DejaVuSansCondensed-Bold",
        }
    }

    /// How thick an upright stroke is, in thousandths of the size.
    pub(crate) fn stem(self) -> u16 {
        match self {
            Face::Book => 95,
            Face::Bold => 169,
        }
    }

    pub(crate) fn set(self, character: char) -> Set {
        let font = self.font();
        let glyph = font.glyph(character).or_else(|| font.glyph(UNKNOWN)).unwrap_or_default();
        Set { glyph, advance: f32::from(font.metrics(glyph).0) / f32::from(font.em) }
    }

    /// Whether it can set this character as it is.
    pub(crate) fn has(self, character: char) -> bool {
        self.font().glyph(character).is_some()
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
        for face in Face::BOTH {
            for character in all.chars() {
                assert!(face.has(character), "{face:?} {character}");
            }
        }
    }

    #[test]
    fn figures_are_equally_wide() {
        for face in Face::BOTH {
            let widths = ('0'..='9').map(|figure| face.width(&figure.to_string(), 10.0));
            assert!(widths.clone().all(|width| (width - face.width("0", 10.0)).abs() < f32::EPSILON));
        }
    }
}
