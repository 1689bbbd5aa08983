//! What numbers a paragraph at the beginning of a line: `A.`, `2.`, `(b)`, `c)`, `(iv)`, `1)`.

use crate::number::{Level, ROMAN};

/// A mark at the beginning of a text: what it may count, on which levels, and what follows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Marker<'a> {
    /// The readings, the likelier first: `i` is a Roman one before it is the ninth letter.
    pub readings: Vec<(Level, u8)>,
    /// The text after the mark.
    pub rest: &'a str,
}

/// The mark with which a text begins.
pub(crate) fn marker(text: &str) -> Option<Marker<'_>> {
    let inner = text.strip_prefix('(').unwrap_or(text);
    let end = inner.find(|one: char| !one.is_ascii_alphanumeric())?;
    let (word, after) = inner.split_at(end);
    let closing = after.trim_start_matches(' ');
    let closing = if word.len() == 1 { closing } else { after };
    let mark = closing.chars().next().filter(|one| matches!(one, '.' | ')'))?;
    let rest = closing.trim_start_matches(['.', ')']);
    let opened = inner.len() < text.len();
    let readings = readings(word, mark, opened);
    let apart = rest.is_empty() || rest.starts_with(|one: char| !one.is_ascii_digit());
    (!readings.is_empty() && apart).then(|| Marker { readings, rest: rest.trim_start() })
}

fn readings(word: &str, mark: char, opened: bool) -> Vec<(Level, u8)> {
    let mut found = Vec::new();
    if let Ok(count @ 1..=40) = word.parse::<u8>() {
        if mark == ')' {
            found.push((Level::Roman, count));
        }
        found.push((Level::Figure, count));
    }
    if let Some(at) = ROMAN.iter().position(|&one| one == word) {
        found.push((Level::Roman, u8::try_from(at + 1).unwrap_or(u8::MAX)));
    }
    if let [letter @ b'a'..=b'z'] = word.as_bytes() {
        found.push((Level::Small, letter - b'a' + 1));
    }
    if let ([letter @ b'A'..=b'Z'], false) = (word.as_bytes(), opened) {
        found.push((Level::Letter, letter - b'A' + 1));
    }
    found
}

/// The text without a dash or bullet at its beginning, where it has one.
pub(crate) fn unbulleted(text: &str) -> Option<&str> {
    text.strip_prefix(['-', '–', '•']).map(str::trim_start).filter(|rest| !rest.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_of_all_books() {
        for (text, first) in [
            ("A. Title", (Level::Letter, 1)),
            ("B . Title", (Level::Letter, 2)),
            ("12. Text", (Level::Figure, 12)),
            ("(b) Text", (Level::Small, 2)),
            ("b) Text", (Level::Small, 2)),
            ("b. Text", (Level::Small, 2)),
            ("(iv) Text", (Level::Roman, 4)),
            ("(ii. Text", (Level::Roman, 2)),
            ("1) text", (Level::Roman, 1)),
        ] {
            let found = marker(text).expect(text);
            assert_eq!(found.readings[0], first, "{text}");
            assert!(found.rest.starts_with(['T', 't']), "{text}");
        }
    }

    #[test]
    fn other_beginnings_are_text() {
        for text in ["27B1a applies", "Law 3.", "(see 12C)", "1.5 points", "", "(", "2 NT", "dvs. at"] {
            assert_eq!(marker(text), None, "{text}");
        }
    }
}
