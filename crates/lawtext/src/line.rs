//! A line of the file without the marks that a converter left in it.

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
}

impl Line {
    pub(crate) fn is_blank(&self) -> bool {
        self.text.is_empty()
    }
}

/// The lines of a text; rules between pages, page numbers and pictures are blank.
pub(crate) fn lines(text: &str) -> Vec<Line> {
    text.lines().enumerate().map(|(at, raw)| line(at + 1, raw)).collect()
}

fn line(at: usize, raw: &str) -> Line {
    let trimmed = raw.trim();
    let unheaded = trimmed.trim_start_matches('#').trim_start();
    let heading = unheaded.len() < trimmed.len();
    let (term, after_term) = lead(unheaded);
    let text = plain(unheaded);
    let furniture =
        text.chars().all(|one| one.is_ascii_digit() || matches!(one, '-' | '–' | '—' | '|' | '.' | ' '));
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
    }
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

/// The words without tags and stars; a star that stands for a footnote stays.
fn plain(raw: &str) -> String {
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
    let text = text.replace("**", "").replace("\\*", "*").replace('\t', " ");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
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
        assert_eq!(line(1, "a <sup>2</sup> < 3\\*").text, "a 2 < 3*");
    }

    #[test]
    fn a_term_is_what_is_set_apart() {
        let one = line(1, "**Alert** – A signal.");
        assert_eq!((one.term.as_deref(), one.after_term.as_str()), (Some("Alert"), "A signal."));
        let one = line(1, "<i>Alert</i>\tA signal.");
        assert_eq!((one.term.as_deref(), one.after_term.as_str()), (Some("Alert"), "A signal."));
    }

    #[test]
    fn page_furniture_is_blank() {
        for one in ["17", "---", " – 17 – ", "| | |"] {
            assert!(line(1, one).is_blank(), "{one}");
        }
    }
}
