//! A line of the file without the marks that a converter left in it.

use crate::footnote::{is_raised, raise};

/// A line: where it stood, what it says, and how it was set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    /// Its number in the file, from 1.
    pub at: usize,
    /// Its words without marks.
    pub text: String,
    /// What was set in bold or italics, or before a tab, at its beginning.
    pub term: Option<String>,
    /// The words as in `text`, after the term.
    pub after_term: String,
    /// A converter marked it as a heading.
    pub heading: bool,
    /// It is a rule between two pages.
    pub rule: bool,
    /// It is a row of a table of contents, of an index or of a table.
    pub tabular: bool,
    /// The figures that are raised in it, which send to footnotes.
    pub raised: Vec<u8>,
    /// The figure by which it begins a footnote.
    pub footnote: Option<u8>,
}

impl Line {
    pub(crate) fn is_blank(&self) -> bool {
        self.text.is_empty()
    }
}

/// The lines of a text; rules between pages, page numbers and pictures are blank. A letter in bold that a scanner put
/// at the end of a sentence begins a line of its own.
pub(crate) fn lines(text: &str) -> Vec<Line> {
    let mut lines = Vec::new();
    for (at, raw) in (1..).zip(text.split(end_of_line(text))) {
        let (sentence, letter) = letter_at_end(raw);
        lines.push(line(at, sentence));
        lines.extend(letter.map(|letter| line(at, letter)));
    }
    lines
}

/// What ends a line: an old system ends them by a carriage return alone.
fn end_of_line(text: &str) -> char {
    if text.contains('\n') { '\n' } else { '\r' }
}

/// Parts a letter such as `**C.**` from the sentence at whose end it stands.
fn letter_at_end(raw: &str) -> (&str, Option<&str>) {
    let trimmed = raw.trim_end();
    let start = trimmed.strip_suffix(".**").and_then(|rest| rest.len().checked_sub(3));
    match start.and_then(|start| Some((raw.get(..start)?, trimmed.get(start..)?))) {
        Some((sentence, mark)) if sentence.ends_with('.') && is_bold_letter(mark) => (sentence, Some(mark)),
        _ => (raw, None),
    }
}

fn is_bold_letter(mark: &str) -> bool {
    matches!(mark.as_bytes(), [b'*', b'*', b'A'..=b'Z', b'.', b'*', b'*'])
}

fn line(at: usize, raw: &str) -> Line {
    let trimmed = raw.trim();
    let unheaded = trimmed.trim_start_matches('#').trim_start();
    let heading = unheaded.len() < trimmed.len();
    let (term, after_term) = lead(unheaded);
    let text = plain(unheaded);
    let furniture = text.chars().all(|one| one.is_ascii_digit() || is_raised(one) || "-–—|. ".contains(one));
    Line {
        at,
        term: term.map(plain).filter(|one| !one.is_empty()),
        after_term: plain(after_term),
        heading,
        rule: trimmed.len() >= 3 && trimmed.bytes().all(|one| one == b'-'),
        tabular: trimmed.contains('\t')
            || trimmed.contains(". . .")
            || trimmed.contains("....")
            || trimmed.starts_with('|'),
        text: if furniture { String::new() } else { text },
        raised: raised(unheaded),
        footnote: None,
    }
}

/// The figures between marks that raise them.
fn raised(raw: &str) -> Vec<u8> {
    let inside = raw.split("<sup>").skip(1).filter_map(|rest| rest.split_once("</sup>"));
    inside.filter_map(|(figure, _)| figure.parse().ok()).collect()
}

/// Splits what is set apart at the beginning of a line from the rest.
fn lead(raw: &str) -> (Option<&str>, &str) {
    for (open, close) in [("<i>", "</i>"), ("<b>", "</b>"), ("**", "**")] {
        let inside = raw.strip_prefix(open).and_then(|rest| rest.split_once(close));
        if let Some((term, rest)) = inside {
            return (Some(term), rest.trim_start_matches(['\t', ' ', '–', '—', '-', ':']));
        }
    }
    (None, raw)
}

/// The words without tags and stars; a star or a raised figure that sends to a footnote stays.
fn plain(raw: &str) -> String {
    let raised = with_figures_raised(raw);
    let raw = raised.as_str();
    let mut text = String::with_capacity(raw.len());
    let mut rest = raw;
    while let Some(start) = rest.find('<') {
        text.push_str(&rest[..start]);
        rest = match rest[start..].find('>') {
            Some(end) if is_tag(&rest[start..=start + end]) => &rest[start + end + 1..],
            _ => {
                text.push('<');
                &rest[start + 1..]
            }
        };
    }
    text.push_str(rest);
    let text = text.replace("**", "").replace('\t', " ");
    let text = without_italics(&text).replace("\\*", "*");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The text without the stars in pairs that set a part of it in italics.
fn without_italics(text: &str) -> String {
    let mut set = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(open) = opening(rest, &set) {
        let Some(close) = closing(rest, open) else { break };
        set.push_str(&rest[..open]);
        set.push_str(&rest[open + 1..close]);
        rest = &rest[close + 1..];
    }
    set + rest
}

/// Where a star stands before a word.
fn opening(text: &str, before: &str) -> Option<usize> {
    let stars = text.match_indices('*').map(|(at, _)| at);
    stars.into_iter().find(|&at| {
        let last = text[..at].chars().next_back().or_else(|| before.chars().next_back());
        let word = |one: char| one.is_alphabetic() || one.is_ascii_digit() || one == '\\';
        let apart = !last.is_some_and(word);
        apart && text[at + 1..].starts_with(|one: char| one.is_alphanumeric() || "§„\"“(".contains(one))
    })
}

/// Where the star stands that belongs to it: after a word or its mark.
fn closing(text: &str, open: usize) -> Option<usize> {
    let stars = text.match_indices('*').map(|(at, _)| at).filter(|at| *at > open + 1);
    stars.into_iter().find(|&at| !text[..at].ends_with([' ', '\\']))
}

/// The text with raised figures in the place of those between tags that raise them.
fn with_figures_raised(raw: &str) -> String {
    let mut parts = raw.split("<sup>");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once("</sup>") {
            Some((figure, rest)) if figure.parse::<u8>().is_ok() => {
                text.push_str(&raise(figure));
                text.push_str(rest);
            }
            _ => text.push_str(part),
        }
    }
    text
}

fn is_tag(one: &str) -> bool {
    let name = one.trim_start_matches(['<', '/']).trim_end_matches(['>', '/']);
    !name.is_empty() && name.len() <= 12 && name.chars().all(|one| one.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_taken_off() {
        let one = line(1, "## **24 § TITLE**");
        assert_eq!(one.text, "24 § TITLE");
        assert!(one.heading);
        assert_eq!(line(1, "a <sup>2</sup> < 3\\*").text, "a ² < 3*");
        assert_eq!(line(1, "L<sup>A</sup>T word<sup>13</sup>. 2<sup>").text, "LAT word¹³. 2");
    }

    #[test]
    fn italics_are_no_signs_of_footnotes() {
        for (raw, text) in [
            ("*A whole line.*", "A whole line."),
            ("a) *Part one* (*see A*), part two* *and three.*", "a) Part one (see A), part two* and three."),
            ("¹*A note.*", "¹A note."),
            ("A word* and another**.", "A word* and another."),
            ("\\*A note to a word", "*A note to a word"),
            ("* A note to a word*", "* A note to a word*"),
            ("*A note to a word", "*A note to a word"),
        ] {
            assert_eq!(line(1, raw).text, text, "{raw}");
        }
    }

    #[test]
    fn lines_end_as_on_any_system() {
        for text in ["One.\n\nTwo.", "One.\r\n\r\nTwo.", "One.\r\rTwo."] {
            let found = lines(text);
            let texts: Vec<(usize, &str)> = found.iter().map(|one| (one.at, one.text.as_str())).collect();
            assert_eq!(texts, [(1, "One."), (2, ""), (3, "Two.")], "{text:?}");
        }
    }

    #[test]
    fn a_term_is_what_is_set_apart() {
        let one = line(1, "**Alert** – A signal.");
        assert_eq!((one.term.as_deref(), one.after_term.as_str()), (Some("Alert"), "A signal."));
        let one = line(1, "<i>Alert</i>\tA signal.");
        assert_eq!((one.term.as_deref(), one.after_term.as_str()), (Some("Alert"), "A signal."));
    }

    #[test]
    fn a_bold_letter_at_the_end_of_a_sentence_stands_alone() {
        let found = lines("That is all.**C.**\n\n**B.** Text.");
        let texts: Vec<(usize, &str)> = found.iter().map(|one| (one.at, one.text.as_str())).collect();
        assert_eq!(texts, [(1, "That is all."), (1, "C."), (2, ""), (3, "B. Text.")]);
    }

    #[test]
    fn raised_figures_are_noted() {
        assert_eq!(line(1, "a <sup>2</sup> b<sup>13</sup> <sup>A</sup>").raised, [2, 13]);
    }

    #[test]
    fn page_furniture_is_blank() {
        for one in ["17", "---", " – 17 – ", "| | |", "<sup>2</sup>"] {
            assert!(line(1, one).is_blank(), "{one}");
        }
    }
}
