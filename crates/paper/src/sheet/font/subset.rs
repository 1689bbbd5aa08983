//! A font with no more glyphs than a document needs.

use std::collections::{BTreeMap, BTreeSet};

use super::truetype::{TrueType, i16_at, parts};

/// Glyphs as a font file of their own.
pub(crate) struct Subset {
    /// The font file.
    pub(crate) file: Vec<u8>,
    /// The least and the greatest x and y of its outlines, in units: left, bottom, right, top.
    pub(crate) bounds: [i16; 4],
}

/// The font of these glyphs, numbered as they come, and after them the parts of which they are made.
pub(crate) fn subset(font: &TrueType, wanted: &[u16]) -> Subset {
    let glyphs = with_parts(font, wanted);
    let mut numbers = BTreeMap::new();
    for (number, glyph) in (0u16..).zip(&glyphs) {
        numbers.entry(*glyph).or_insert(number);
    }
    let (mut outlines, mut places, mut metrics) = (Vec::new(), Vec::new(), Vec::new());
    let mut bounds = [i16::MAX, i16::MAX, i16::MIN, i16::MIN];
    for &glyph in &glyphs {
        let outline = font.outline(glyph);
        places.extend((outlines.len() as u32).to_be_bytes());
        let start = outlines.len();
        outlines.extend(outline);
        for (at, part) in parts(outline) {
            outlines[start + at..start + at + 2].copy_from_slice(&numbers[&part].to_be_bytes());
        }
        if !outline.is_empty() {
            let [left, bottom, right, top] = [2, 4, 6, 8].map(|at| i16_at(outline, at));
            let [least_x, least_y, most_x, most_y] = bounds;
            bounds = [least_x.min(left), least_y.min(bottom), most_x.max(right), most_y.max(top)];
        }
        let (width, blank) = font.metrics(glyph);
        metrics.extend(width.to_be_bytes());
        metrics.extend(blank.to_be_bytes());
    }
    places.extend((outlines.len() as u32).to_be_bytes());
    let count = (glyphs.len() as u16).to_be_bytes();
    let with = |tag: [u8; 4], at: usize, value: [u8; 2]| {
        let mut table = font.table(tag).to_vec();
        table[at..at + 2].copy_from_slice(&value);
        table
    };
    let file = file([
        (*b"glyf", outlines),
        (*b"head", with(*b"head", 50, [0, 1])),
        (*b"hhea", with(*b"hhea", 34, count)),
        (*b"hmtx", metrics),
        (*b"loca", places),
        (*b"maxp", with(*b"maxp", 4, count)),
    ]);
    Subset { file, bounds }
}

fn with_parts(font: &TrueType, wanted: &[u16]) -> Vec<u16> {
    let mut glyphs = wanted.to_vec();
    let mut there: BTreeSet<u16> = wanted.iter().copied().collect();
    let mut next = 0;
    while let Some(&glyph) = glyphs.get(next) {
        glyphs.extend(
            parts(font.outline(glyph)).into_iter().map(|(_, part)| part).filter(|part| there.insert(*part)),
        );
        next += 1;
    }
    glyphs
}

/// The tables, which are in the order of their names, as one file with their sums.
fn file(tables: [([u8; 4], Vec<u8>); 6]) -> Vec<u8> {
    const HEAD_SUM: usize = 8;
    const DIRECTORY: usize = 12 + 6 * 16;
    let mut file = Vec::from([0, 1, 0, 0, 0, 6, 0, 64, 0, 2, 0, 32]);
    let mut body = Vec::new();
    let mut head = 0;
    for (tag, mut table) in tables {
        let (place, length) = (DIRECTORY + body.len(), table.len());
        if &tag == b"head" {
            head = place;
            table[HEAD_SUM..HEAD_SUM + 4].fill(0);
        }
        table.resize(length.next_multiple_of(4), 0);
        file.extend(tag);
        for number in [sum(&table), place as u32, length as u32] {
            file.extend(number.to_be_bytes());
        }
        body.extend(table);
    }
    file.extend(body);
    let whole = 0xB1B0_AFBA_u32.wrapping_sub(sum(&file));
    file[head + HEAD_SUM..head + HEAD_SUM + 4].copy_from_slice(&whole.to_be_bytes());
    file
}

fn sum(bytes: &[u8]) -> u32 {
    let words = bytes.chunks_exact(4).map(|word| u32::from_be_bytes([word[0], word[1], word[2], word[3]]));
    words.fold(0, u32::wrapping_add)
}
