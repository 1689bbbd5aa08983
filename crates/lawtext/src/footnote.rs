//! Footnotes, which a page sets between two paragraphs.

use crate::line::Line;

/// Whether a line begins a footnote: a star, a dagger or a raised figure before its first word, or a figure at the foot
/// of a page.
pub(crate) fn is_footnote(line: &Line) -> bool {
    let text = line.text.trim_start_matches("- ").trim_start_matches('[');
    let rest = text.trim_start_matches(|one| matches!(one, '*' | '†' | '‡') || is_raised(one));
    let marked = rest.len() < text.len();
    let rest = rest.strip_prefix(['.', ']']).unwrap_or(rest);
    line.footnote.is_some() || (marked && rest.starts_with(|one: char| one == ' ' || one.is_alphabetic()))
}

/// Marks the lines below a rule that begin with a figure which was raised on the page above it.
pub(crate) fn mark_at_foot(lines: &mut [Line]) {
    let mut page: Vec<u8> = Vec::new();
    let mut above: Vec<u8> = Vec::new();
    let mut in_note = false;
    for line in lines {
        if line.rule {
            above = std::mem::take(&mut page);
        }
        if line.is_blank() {
            in_note = false;
            continue;
        }
        let figure = line.text.split_once(". ").and_then(|(figure, _)| figure.parse().ok());
        line.footnote = figure.filter(|figure| above.contains(figure));
        if is_footnote(line) {
            in_note = true;
        } else if !in_note {
            above.clear();
            page.extend(&line.raised);
        }
    }
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
            ("\\*. Note", true),
            ("†† Note", true),
            ("[†] Note", true),
            ("**Bold** text", false),
            ("text*", false),
            ("***", false),
        ] {
            assert_eq!(is_footnote(&lines(text)[0]), note, "{text}");
        }
    }

    #[test]
    fn a_figure_is_a_note_only_below_the_page_that_raised_it() {
        let text = "One<sup>2</sup>.\n\n---\n\n2. Note\nthat goes on.\n\n3. Text.\n\n---\n\n2. Text.";
        let mut found = lines(text);
        mark_at_foot(&mut found);
        let notes: Vec<usize> =
            found.iter().filter(|line| line.footnote.is_some()).map(|line| line.at).collect();
        assert_eq!(notes, [5]);
    }
}
