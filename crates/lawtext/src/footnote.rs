//! Footnotes, which a page sets between two paragraphs.

use crate::line::Line;

/// Whether a line begins a footnote: a star or a raised figure before its first word.
pub(crate) fn is_footnote(line: &Line) -> bool {
    let text = line.text.trim_start_matches("- ");
    let mark = text.chars().take_while(|&one| one == '*' || is_raised(one)).count();
    mark > 0 && text.chars().nth(mark).is_some_and(|one| one == ' ' || one.is_alphabetic())
}

/// A raised figure.
pub(crate) fn is_raised(one: char) -> bool {
    matches!(one, '¹' | '²' | '³' | '⁰' | '⁴'..='⁹')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::lines;

    #[test]
    fn stars_and_raised_figures() {
        for (text, note) in [
            ("\\* Note", true),
            ("²⁷ Note", true),
            ("**Bold** text", false),
            ("text*", false),
            ("***", false),
        ] {
            assert_eq!(is_footnote(&lines(text)[0]), note, "{text}");
        }
    }
}
