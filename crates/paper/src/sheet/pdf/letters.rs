//! The letters of a document: their codes in it, and the font that goes along with it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::objects::{Hex, Id, Objects, digest};
use crate::sheet::font::{Face, subset};
use crate::sheet::page::{Mark, Page};

/// The most letters that one font holds.
const MOST: usize = 60_000;

/// The characters that one face sets. Each has its own code, so that what a reader copies out is what was written
/// even where one sign stands for several.
pub(super) struct Letters {
    pub(super) face: Face,
    codes: BTreeMap<char, u16>,
}

impl Letters {
    /// Those of these pages.
    pub(super) fn of(pages: &[Page], face: Face) -> Letters {
        let mut all = BTreeSet::new();
        for mark in pages.iter().flat_map(|page| &page.marks) {
            match mark {
                Mark::Text { style, text, .. } if style.face == face => all.extend(text.chars()),
                Mark::Text { .. } | Mark::Line { .. } | Mark::Fill { .. } | Mark::Squares { .. } => {}
            }
        }
        Letters { face, codes: all.into_iter().take(MOST).zip(1..).collect() }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.codes.is_empty()
    }

    /// Two bytes that stand for a character; nought, the sign for what is missing, where there were too many.
    pub(super) fn code(&self, character: char) -> [u8; 2] {
        self.codes.get(&character).copied().unwrap_or_default().to_be_bytes()
    }

    /// Writes the font.
    pub(super) fn write(&self, objects: &mut Objects) -> Id {
        let font = self.face.font();
        let thousandths = |units: f32| units * 1000.0 / f32::from(font.em);
        let mut glyphs = vec![0];
        glyphs.extend(self.codes.keys().map(|character| self.face.set(*character).glyph));
        let subset = subset(font, &glyphs);
        let name = format!("{}+{}", tag(&subset.file), self.face.name());
        let file = objects.stream(format_args!("/Length1 {}", subset.file.len()), &subset.file);
        let [left, bottom, right, top] = subset.bounds.map(|bound| thousandths(bound.into()));
        let (ascent, descent) = (thousandths(font.ascent.into()), thousandths(font.descent.into()));
        let (capital, stem) = (thousandths(CAPITAL), self.face.stem());
        let descriptor = objects.push(format_args!(
            "<</Type/FontDescriptor/FontName/{name}/Flags 4/FontBBox[{left} {bottom} {right} {top}]/ItalicAngle 0\
             /Ascent {ascent}/Descent {descent}/CapHeight {capital}/StemV {stem}/FontFile2 {file}>>"
        ));
        let mut widths = String::new();
        for glyph in glyphs {
            let _ = write!(widths, "{} ", thousandths(font.metrics(glyph).0.into()));
        }
        let widths = widths.trim_end();
        let cid_font = objects.push(format_args!(
            "<</Type/Font/Subtype/CIDFontType2/BaseFont/{name}/CIDSystemInfo{SYSTEM}/FontDescriptor {descriptor}\
             /CIDToGIDMap/Identity/DW 0/W[0[{widths}]]>>"
        ));
        let meant = objects.stream("", self.meant().as_bytes());
        objects.push(format_args!(
            "<</Type/Font/Subtype/Type0/BaseFont/{name}/Encoding/Identity-H/DescendantFonts[{cid_font}]/ToUnicode {meant}>>"
        ))
    }

    /// What each code means, for those who search and copy.
    fn meant(&self) -> String {
        const MOST_IN_A_GROUP: usize = 100;
        let mut map = format!(
            "/CIDInit/ProcSet findresource begin\n12 dict begin\nbegincmap\n/CIDSystemInfo{SYSTEM}def\n\
             /CMapName/Letters def\n/CMapType 2 def\n1 begincodespacerange\n<0000><FFFF>\nendcodespacerange\n"
        );
        let codes: Vec<(&char, &u16)> = self.codes.iter().collect();
        for group in codes.chunks(MOST_IN_A_GROUP) {
            let _ = writeln!(map, "{} beginbfchar", group.len());
            for (character, code) in group {
                let _ = writeln!(map, "<{code:04X}>{}", Hex(&character.to_string()));
            }
            map.push_str("endbfchar\n");
        }
        map.push_str("endcmap\nCMapName currentdict/CMap defineresource pop\nend\nend\n");
        map
    }
}

/// How high capital letters are, in units of the font.
const CAPITAL: f32 = 1493.0;

/// The set of characters that a font is of: none that has a name.
const SYSTEM: &str = "<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>";

/// Six letters that tell one subset of a font from another.
fn tag(font: &[u8]) -> String {
    let letters = std::iter::successors(Some(digest(font)), |rest| Some(rest / 26));
    letters.take(6).map(|rest| char::from(b'A' + (rest % 26) as u8)).collect()
}
