//! Footnotes, which a page sets between two paragraphs, and the signs that send to them.

use crate::line::Line;

/// A footnote, its sign first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Note {
    /// The line of the file where it begins.
    pub at: usize,
    /// Its words.
    pub text: String,
}

impl Note {
    /// The footnote that a line begins, with the sign as the text has it.
    pub(crate) fn begun(line: &Line) -> Note {
        let text = match (line.footnote, line.text.split_once(". ")) {
            (Some(figure), Some((_, words))) => format!("{} {words}", raise(&figure.to_string())),
            _ => line.text.clone(),
        };
        Note { at: line.at, text }
    }

    fn sign(&self) -> &str {
        let text = self.text.trim_start_matches("- ").trim_start_matches('[');
        &text[..text.len() - text.trim_start_matches(is_sign).len()]
    }
}

/// The footnotes to which the signs in a text send that begins at this line: the next with that sign. A figure may send
/// back to the one that stands on an earlier page.
pub(crate) fn sent_to(text: &str, from: usize, notes: &[Note]) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for sign in signs(text) {
        let is_it = |note: &&Note| note.sign() == sign;
        let next = notes.iter().filter(|note| note.at >= from).find(is_it);
        let earlier = || notes.iter().rev().filter(|_| sign.starts_with(is_raised)).find(is_it);
        if let Some(note) = next.or_else(earlier).filter(|note| !found.contains(&note.text)) {
            found.push(note.text.clone());
        }
    }
    found
}

/// The signs in a text: raised figures, daggers, and stars at the end of a word.
fn signs(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find(is_sign) {
        let kind = if rest[start..].starts_with(is_raised) { is_raised } else { is_mark };
        let after = rest[start..].trim_start_matches(kind);
        let sign = &rest[start..rest.len() - after.len()];
        let begins_a_word = rest[..start].ends_with(char::is_whitespace) || start == 0;
        if !sign.starts_with('*') || !(begins_a_word || after.starts_with(char::is_alphanumeric)) {
            found.push(sign);
        }
        rest = after;
    }
    found
}

fn is_sign(one: char) -> bool {
    is_mark(one) || is_raised(one)
}

fn is_mark(one: char) -> bool {
    matches!(one, '*' | '†' | '‡')
}

/// The figures of a text, raised.
pub(crate) fn raise(figures: &str) -> String {
    let raised = |one: char| match one {
        '0' => '⁰',
        '1' => '¹',
        '2' => '²',
        '3' => '³',
        '4' => '⁴',
        '5' => '⁵',
        '6' => '⁶',
        '7' => '⁷',
        '8' => '⁸',
        '9' => '⁹',
        other => other,
    };
    figures.chars().map(raised).collect()
}

/// Whether a line begins a footnote: a star, a dagger or a raised figure before its first word, or a figure at the foot
/// of a page.
pub(crate) fn is_footnote(line: &Line) -> bool {
    let text = line.text.trim_start_matches("- ").trim_start_matches('[');
    let rest = text.trim_start_matches(is_sign);
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
    fn signs_send_to_the_next_note_with_that_sign() {
        let note = |at, text: &str| Note { at, text: text.to_owned() };
        let notes = [
            note(3, "* One"),
            note(4, "** Two"),
            note(9, "* Three"),
            note(9, "¹² Four"),
            note(9, "[†] Five"),
        ];
        let of = |text, from| sent_to(text, from, &notes);
        assert_eq!(of("word* and word**.", 1), ["* One", "** Two"]);
        assert_eq!(of("word*", 5), ["* Three"]);
        assert_eq!(of("word¹² and word¹²", 20), ["¹² Four"]);
        assert_eq!(of("word[†]", 5), ["[†] Five"]);
        assert!(of("word², 2 * 3, *word", 1).is_empty());
    }

    #[test]
    fn the_sign_of_a_note_is_that_of_the_text() {
        let mut found = lines("One<sup>12</sup>.\n\n---\n\n12. Note\n");
        mark_at_foot(&mut found);
        assert_eq!(Note::begun(&found[4]).text, "¹² Note");
        assert_eq!(sent_to(&found[0].text, 1, &[Note::begun(&found[4])]), ["¹² Note"]);
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
