//! A font file, read: which glyph a character has, how wide it is and how it is drawn.

use std::ops::Range;

/// A TrueType font whose glyphs have no hints.
pub(crate) struct TrueType {
    file: &'static [u8],
    characters: Vec<(char, u16)>,
    /// How many units the size of a letter has.
    pub(crate) em: u16,
    /// How far letters reach above the line, in units.
    pub(crate) ascent: i16,
    /// How far letters reach below it: less than nothing.
    pub(crate) descent: i16,
    widths: Range<usize>,
    places: Range<usize>,
    outlines: Range<usize>,
}

/// Two bytes of a font file.
pub(crate) fn u16_at(bytes: &[u8], at: usize) -> u16 {
    u16::from_be_bytes([bytes[at], bytes[at + 1]])
}

/// Two bytes of a font file, with a sign.
pub(crate) fn i16_at(bytes: &[u8], at: usize) -> i16 {
    i16::from_be_bytes([bytes[at], bytes[at + 1]])
}

fn u32_at(bytes: &[u8], at: usize) -> u32 {
    u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}

fn found(file: &[u8], tag: [u8; 4]) -> Option<Range<usize>> {
    let entries = file[12..].chunks_exact(16).take(u16_at(file, 4).into());
    let mut places = entries.filter(|entry| entry.starts_with(&tag)).map(|entry| {
        let start = u32_at(entry, 8) as usize;
        start..start + u32_at(entry, 12) as usize
    });
    places.next()
}

/// The characters with their glyphs, in order; the table maps runs of characters of the first plane (its fourth form).
fn characters(file: &[u8]) -> Option<Vec<(char, u16)>> {
    let table = &file[found(file, *b"cmap")?];
    let map = &table[u32_at(table, 8) as usize..];
    if u16_at(map, 0) != 4 {
        return None;
    }
    let twice = usize::from(u16_at(map, 6));
    let (ends, starts) = (14, 16 + twice);
    let (deltas, offsets) = (starts + twice, starts + 2 * twice);
    let mut all = Vec::new();
    for run in (0..twice).step_by(2) {
        let (delta, offset) = (u16_at(map, deltas + run), usize::from(u16_at(map, offsets + run)));
        let start = u16_at(map, starts + run);
        for (step, code) in (start..=u16_at(map, ends + run)).enumerate() {
            let glyph = match offset {
                0 => code.wrapping_add(delta),
                _ => match u16_at(map, offsets + run + offset + 2 * step) {
                    0 => 0,
                    glyph => glyph.wrapping_add(delta),
                },
            };
            if let (Some(character), 1..) = (char::from_u32(code.into()), glyph) {
                all.push((character, glyph));
            }
        }
    }
    Some(all)
}

impl TrueType {
    /// The font in this file, unless it is of another kind.
    pub(crate) fn read(file: &'static [u8]) -> Option<TrueType> {
        let (head, hhea) = (found(file, *b"head")?.start, found(file, *b"hhea")?.start);
        let letters = found(file, *b"OS/2")?.start;
        let glyphs = u16_at(file, found(file, *b"maxp")?.start + 4);
        let (short_places, every_width) = (u16_at(file, head + 50) == 0, u16_at(file, hhea + 34) == glyphs);
        if !short_places || !every_width {
            return None;
        }
        Some(TrueType {
            file,
            characters: characters(file)?,
            em: u16_at(file, head + 18),
            ascent: i16_at(file, letters + 68),
            descent: i16_at(file, letters + 70),
            widths: found(file, *b"hmtx")?,
            places: found(file, *b"loca")?,
            outlines: found(file, *b"glyf")?,
        })
    }

    /// The glyph of a character.
    pub(crate) fn glyph(&self, character: char) -> Option<u16> {
        let place = self.characters.binary_search_by_key(&character, |(character, _)| *character).ok()?;
        Some(self.characters[place].1)
    }

    /// A glyph's width in units, and the blank to its left.
    pub(crate) fn metrics(&self, glyph: u16) -> (u16, i16) {
        let at = self.widths.start + 4 * usize::from(glyph);
        (u16_at(self.file, at), i16_at(self.file, at + 2))
    }

    /// How a glyph is drawn, as the file has it; nothing for a blank.
    pub(crate) fn outline(&self, glyph: u16) -> &'static [u8] {
        let place = |glyph: usize| 2 * usize::from(u16_at(self.file, self.places.start + 2 * glyph));
        let (start, end) = (place(glyph.into()), place(usize::from(glyph) + 1));
        &self.file[self.outlines.clone()][start..end]
    }

    /// A table that is copied as it is.
    pub(crate) fn table(&self, tag: [u8; 4]) -> &'static [u8] {
        found(self.file, tag).map_or(&[], |place| &self.file[place])
    }
}

/// The parts of which an outline is put together: where each is named in it, and its glyph.
pub(crate) fn parts(outline: &[u8]) -> Vec<(usize, u16)> {
    const WORDS: u16 = 1;
    const SCALE: u16 = 1 << 3;
    const MORE: u16 = 1 << 5;
    const TWO_SCALES: u16 = 1 << 6;
    const MATRIX: u16 = 1 << 7;
    let mut parts = Vec::new();
    if outline.is_empty() || i16_at(outline, 0) >= 0 {
        return parts;
    }
    let mut at = 10;
    loop {
        let flags = u16_at(outline, at);
        parts.push((at + 2, u16_at(outline, at + 2)));
        let sized = [(SCALE, 2), (TWO_SCALES, 4), (MATRIX, 8)];
        let scales: usize = sized.iter().filter(|(flag, _)| flags & flag != 0).map(|(_, size)| size).sum();
        at += 4 + if flags & WORDS == 0 { 2 } else { 4 } + scales;
        if flags & MORE == 0 {
            return parts;
        }
    }
}
