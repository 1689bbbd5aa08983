//! Text from outside made fit for paper: shown as it is, cut and broken where it must be.

use std::fmt::Write as _;

use unicode_normalization::UnicodeNormalization;

use super::font::Face;
use super::page::Style;

/// The most characters of one text; nobody prints more in one place.
const LONGEST: usize = 20_000;

/// The text without anything that would turn it around or hide in it: such a character is written out.
pub(crate) fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for character in text.nfc().take(LONGEST) {
        match character {
            '\t' | '\n' | '\r' | '\u{A0}' => plain.push(' '),
            _ if is_hidden(character) => {
                let _ = write!(plain, "{}", character.escape_unicode());
            }
            _ => plain.push(character),
        }
    }
    plain
}

/// Control characters, line and direction marks, invisible blanks and tags.
fn is_hidden(character: char) -> bool {
    character.is_control()
        || matches!(character,
            '\u{AD}' | '\u{61C}' | '\u{180E}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}'
            | '\u{E0000}'..='\u{E007F}')
}

/// The beginning of the text that fits, with `…` where something is left out.
pub(crate) fn cut(text: &str, face: Face, size: f32, width: f32) -> String {
    if face.width(text, size) <= width {
        return text.to_owned();
    }
    let mut room = width - face.width("…", size);
    let fits = |character: &char| {
        room -= face.set(*character).advance * size;
        room >= 0.0
    };
    let start: String = text.chars().take_while(fits).collect();
    format!("{}…", start.trim_end())
}

/// How small a text may become before it is broken or cut.
pub(crate) const SMALLEST: f32 = 0.72;

/// The most lines of one cell or title.
const MOST_LINES: usize = 12;

/// The text in one line where it fits, perhaps somewhat smaller, otherwise in lines of this width.
pub(crate) fn fitted(text: &str, style: Style, width: f32) -> Vec<String> {
    let whole = plain(text);
    let natural = style.face.width(&whole, style.size);
    if natural <= width || width / natural >= SMALLEST {
        return vec![whole];
    }
    let mut lines = wrapped(text, style, width);
    if lines.len() > MOST_LINES {
        lines.truncate(MOST_LINES);
        if let Some(last) = lines.last_mut() {
            last.push('…');
        }
    }
    lines
}

/// The text in lines of at most this width; line ends of the text are kept, words that are too long are broken.
pub(crate) fn wrapped(text: &str, style: Style, width: f32) -> Vec<String> {
    text.lines().flat_map(|line| wrap_line(line, style, width)).collect()
}

fn wrap_line(text: &str, style: Style, width: f32) -> Vec<String> {
    let measure = |text: &str| style.face.width(text, style.size);
    let mut lines = Vec::new();
    let mut line = String::new();
    // A blank that does not break is within a word here, and a blank only on paper.
    for word in text.split([' ', '\t']).filter(|word| !word.is_empty()).map(plain) {
        let longer = if line.is_empty() { word.clone() } else { format!("{line} {word}") };
        if measure(&longer) <= width {
            line = longer;
            continue;
        }
        if !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        for character in word.chars() {
            if measure(&line) + style.face.set(character).advance * style.size > width && !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            line.push(character);
        }
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_hides_in_a_name() {
        assert_eq!(plain("Ann\u{202E}bob"), "Ann\\u{202e}bob");
        assert_eq!(plain("<b>Ann</b> & \\co{x}"), "<b>Ann</b> & \\co{x}");
        assert_eq!(plain("a\u{0}b\tc\u{200B}"), "a\\u{0}b c\\u{200b}");
        assert_eq!(plain("o\u{308}"), "ö");
    }

    #[test]
    fn what_is_cut_fits() {
        for width in [0.0, 3.0, 40.0, 400.0] {
            let cut = cut("Wolfeschlegelsteinhausenbergerdorff", Face::Bold, 9.0, width);
            assert!(Face::Bold.width(&cut, 9.0) <= width.max(Face::Bold.width("…", 9.0)), "{cut}");
        }
    }

    #[test]
    fn a_weight_stays_with_its_points() {
        let text = "60\u{A0}%\u{A0}+420, 40\u{A0}%\u{A0}−50";
        assert_eq!(wrapped(text, Style::book(8.0), 50.0), ["60 % +420,", "40 % −50"]);
    }

    #[test]
    fn lines_fit_and_lose_no_letter() {
        let style = Style::book(9.0);
        let text =
            "a Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft sits out";
        let lines = wrapped(text, style, 60.0);
        assert!(lines.iter().all(|line| Face::Book.width(line, 9.0) <= 60.0), "{lines:?}");
        assert_eq!(lines.concat().replace(' ', ""), text.replace(' ', ""));
    }
}
